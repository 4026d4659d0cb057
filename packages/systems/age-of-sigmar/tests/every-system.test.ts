import { playOne } from "@tercio/lab";
import { laws } from "@tercio/testkit";
import { expect, inject, test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";

// A fork is a new battle for twenty-five replies, most of them searches for charges: `npm run proof -- laws` makes more of them.
const limits = { maximumAnswers: 1500, cuts: 24, forks: 8 };
const all = ageOfSigmar.rules.scenarios();
/** A battle of a crowd costs five times what any other does: of it all laws hold in the proof, here that it ends and is sound. */
const scenarios = inject("fully") ? all : all.filter((s) => s.id !== "crowd");

for (const law of laws(ageOfSigmar, { battles: 1, scenarios, ...limits })) test(`Age of Sigmar: ${law.name}`, law.run);

test("the battle of a crowd ends by the rules and breaks nothing", () => {
  const crowd = all.find((s) => s.id === "crowd");
  if (crowd === undefined) throw new Error("no crowd");
  expect(playOne(ageOfSigmar, 1, { bots: "random", scenario: crowd.scenario }).tally.problems).toEqual([]);
});
