import type { Message } from "@tercio/kernel";
import { play } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { chargeNeed } from "../src/calculation/charge-range.ts";
import { chargeUnder } from "../src/choice/charge.ts";
import { aheadWords } from "../src/choice/random-movement.ts";
import { ninthAge } from "../src/index.ts";
import type { Scene } from "../src/scene/types.ts";
import { enter } from "../src/sequence/flow.ts";
import { unit } from "../src/state/state.ts";
import { board as boardOf } from "../src/view/board.ts";
import { targets } from "../src/view/reach.ts";
import { sight } from "../src/view/sight.ts";
import { gameOf, like } from "./rule-cases/combat-scenes.ts";
import { block } from "./rule-cases/scenes.ts";

/** Men of Advance Rate 4 look north; the enemy's front is so many inches away. */
const apart = (inches: number): Scene => ({
  phase: "charge",
  units: { A: block("first", [0, 0], "north"), B: block("second", [0, inches], "south") },
});
const ADVANCE = 4;

const numbersOf = (m: Message | undefined): readonly [distance: number, need: number] => [
  Number(m?.values?.distance),
  Number(m?.values?.need),
];

/** What the sheet asks: dice and Advance Rate together at least as far as the distance is. */
const expectedNeed = (inches: number): number => Math.max(2, Math.ceil(inches - ADVANCE));

describe.each([
  [9.94, 10],
  [9.99, 10],
  [10, 10],
  [10.01, 10.1],
  [10.04, 10.1],
  [10.1, 10.1],
  [10.96, 11],
  [11.04, 11.1],
])("R2: a charge over %s inches is told as %s, which agrees with its need", (inches, told) => {
  const need = expectedNeed(inches);

  test("in the list of answers, on its roll and as a line on the board", () => {
    const game = gameOf(apart(inches));
    const answer = chargeUnder(game, { unit: 0, target: 1 }).label;
    const line = targets(game, 0)[0]?.label;
    const run = play(ninthAge, game, [{ choice: "charge", answer: { unit: 0, target: 1 } }, "usual"], {
      until: { roll: "roll.charge" },
    });
    const rolled = run.request?.type === "roll" ? run.request.label : undefined;
    for (const m of [answer, rolled, line]) expect(numbersOf(m)).toEqual([told, need]);
    expect(Math.ceil(told - ADVANCE)).toBe(need);
    expect(chargeNeed(game, unit(game, 0), unit(game, 1)).need).toBe(need);
  });
});

test("R2: an enemy ahead of Random Movement, on its roll and in its note", () => {
  const strays = { profile: like({ rules: [{ rule: "random-movement", dice: "3D6" }] }) };
  const told = [9.99, 10, 10.04].map((inches) => {
    const game = gameOf({
      phase: "movement",
      units: { A: block("first", [0, 0], "north", strays), B: block("second", [0, inches], "south") },
    });
    const run = play(ninthAge, game, [{ choice: "random-movement", answer: { facing: 0 } }], {
      enter: [enter("random-movement", { unit: 0 })],
      until: { roll: "roll.random-movement.foe" },
    });
    const rolled = run.request?.type === "roll" ? run.request.label : undefined;
    return [Number(aheadWords(game, { unit: 0 }, 0).values?.distance), ...numbersOf(rolled)];
  });
  expect(told).toEqual([
    [10, 10, 10],
    [10, 10, 10],
    [10.1, 10.1, 11],
  ]);
});

test("R2: an enemy that may be charged, as it is seen, and the nearest in the line of text of a unit", () => {
  const told = [9.99, 10, 10.01].map((inches) => {
    const game = gameOf(apart(inches));
    const { request } = play(ninthAge, game, []);
    const seen = request === null ? null : sight(game, request, 0, 1);
    const piece = boardOf(game).pieces.find((p) => p.spoken.key === "spoken.field");
    return [seen?.words, piece?.spoken].map((m) => Number(m?.values?.distance));
  });
  expect(told).toEqual([
    [10, 10],
    [10, 10],
    [10.1, 10.1],
  ]);
});
