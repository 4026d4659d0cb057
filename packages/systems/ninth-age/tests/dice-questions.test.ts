import { distribution } from "@tercio/dice";
import { expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";

const chance = (id: string, given: { readonly [id: string]: number | boolean }): number => {
  const question = ninthAge.views.diceQuestions?.find((q) => q.id === id);
  if (question === undefined) throw new Error(`no question "${id}"`);
  const { dice, passes } = question.roll(given);
  return distribution(dice).reduce((sum, b) => sum + Number(passes(b.outcome)) * b.probability, 0);
};

test("a Break Test at the value less the difference, and never less than 0", () => {
  expect(chance("discipline", { value: 7, difference: 0 })).toBeCloseTo(21 / 36, 12);
  expect(chance("discipline", { value: 7, difference: 3 })).toBeCloseTo(6 / 36, 12);
  expect(chance("discipline", { value: 7, difference: 9 })).toBe(0);
});

test("a Random Movement by two dice or three", () => {
  expect(chance("random-movement", { need: 7 })).toBeCloseTo(21 / 36, 12);
  expect(chance("random-movement", { need: 8 })).toBeCloseTo(15 / 36, 12);
  expect(chance("random-movement", { need: 8, third: true })).toBeCloseTo(181 / 216, 12);
});

test("a spell by its dice, its Miscast and the dice against it", () => {
  // Two dice to 7 and one to 3 that fails on a 2; a triple is a Miscast only where the spell is cast.
  expect(chance("cast", { dice: 2, value: 7 })).toBeCloseTo(21 / 36, 12);
  expect(chance("cast", { dice: 2, value: 8 })).toBeCloseTo(15 / 36, 12);
  expect(chance("cast", { dice: 1, value: 2 })).toBeCloseTo(4 / 6, 12);
  expect(chance("cast", { dice: 1, value: 3 })).toBeCloseTo(4 / 6, 12);
  expect(chance("cast", { dice: 1, value: 4 })).toBeCloseTo(3 / 6, 12);
  expect(chance("cast", { dice: 3, value: 9, miscasts: true })).toBeCloseTo(4 / 216, 12);
  // Triple ones break the concentration, unless the modifier makes another row of them.
  expect(chance("cast", { dice: 3, value: 3 })).toBeCloseTo(215 / 216, 12);
  expect(chance("cast", { dice: 3, value: 3, miscast: 1 })).toBeCloseTo(1, 12);
  // One die shows 4 at least, and one die against it shows as much.
  expect(chance("cast", { dice: 1, value: 4, "dispel-dice": 1 })).toBeCloseTo((3 / 6 + 4 / 6 + 5 / 6) / 6, 12);
});
