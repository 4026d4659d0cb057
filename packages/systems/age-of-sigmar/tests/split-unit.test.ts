import { expect, test } from "vitest";
import { choices } from "../src/choice/index.ts";
import { ageOfSigmar } from "../src/index.ts";
import { change, unit } from "../src/state/state.ts";

test("a unit that losses have split may stay where it is in any move, and makes none that leaves it split", () => {
  const start = ageOfSigmar.rules.setup(ageOfSigmar.rules.starter());
  const whole = unit(start, 0);
  const [first, ...rest] = whole.models;
  if (first === undefined) throw new Error("the starter has models");
  // Two of ten are left, an inch and a hundredth too far apart.
  const last = { ...first, x: first.x + 2 * 3200 + 2541 };
  const game = change(start, 0, { models: [first, last], slain: rest.length - 1 });
  for (const [kind, about] of [
    ["pile-in", { unit: 0, limit: 7620 }],
    ["move", { unit: 0, kind: "move", limit: 12_700 }],
  ] as const) {
    const choice = choices[kind];
    if (choice === undefined) throw new Error(`no choice ${kind}`);
    expect(choice.accept(game, about as never, { to: [first, last], order: [] })).toBe(true);
    expect(choice.accept(game, about as never, choice.timeout(game, about as never))).toBe(true);
    const nudged = { to: [{ ...first, y: first.y + 100 }, last], order: [0] };
    expect(choice.accept(game, about as never, nudged)).toMatchObject({ message: { key: "refuse.coherency" } });
  }
});
