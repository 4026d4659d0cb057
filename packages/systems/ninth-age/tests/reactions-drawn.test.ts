import { counterSource } from "@tercio/dice";
import type { Json } from "@tercio/kernel";
import { verdict } from "@tercio/testkit";
import { expect, test } from "vitest";
import type { RuleGiven } from "../src/state/parameters.ts";
import { block, played } from "./rule-cases/scenes.ts";
import { shooter } from "./rule-cases/shooting-scenes.ts";

/** What a random player does, of two hundred draws, whom somebody charges from eight inches away. */
function drawn(rules: readonly RuleGiven[]): readonly string[] {
  const profile = shooter(["handgun"], { rules });
  const run = played(
    {
      phase: "charge",
      active: "second",
      units: { A: block("first", [0, 0], "north", { profile }), B: block("second", [0, 8], "south") },
    },
    [{ choice: "charge", answer: { unit: "B", target: "A" } }],
  );
  const { request, game } = run;
  if (request?.type !== "choice" || request.choice !== "charge-reaction") throw new Error("nobody is asked to react");
  const source = counterSource(1, 0);
  const list = Array.from({ length: 200 }, () => {
    const answer = run.system.rules.choices["charge-reaction"]?.sample(game, request.about as never, source) as Json;
    expect(verdict(run, answer as never).legal, JSON.stringify(answer)).toBe(true);
    return (answer as { readonly reaction: string }).reaction;
  });
  return [...new Set(list)].sort();
}

test("t9a.rule.charge-reaction: a random player does nothing that a rule forbids it, also where two other reactions are open", () => {
  expect(drawn([])).toEqual(["hold", "stand-and-shoot"]);
  expect(drawn(["fearless"])).toEqual(["hold", "stand-and-shoot"]);
});
