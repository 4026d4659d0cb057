import { distribution } from "@tercio/dice";
import { expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";

const chance = (id: string, given: { readonly [id: string]: number | boolean }): number => {
  const question = ninthAge.views.diceQuestions?.find((q) => q.id === id);
  if (question === undefined) throw new Error(`no question "${id}"`);
  const { dice, passes } = question.roll(given);
  return distribution(dice).reduce((sum, b) => sum + (passes(b.outcome) ? b.probability : 0), 0);
};

/** Sheet 000, Chances to Pass a Charge Range Roll: 2 to 12 beyond the Advance Rate. */
const printed = [
  [{}, [100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3]],
  [{ swiftstride: true }, [100, 99, 98, 95, 89, 81, 68, 52, 36, 20, 7]],
  [{ reroll: true }, [100, 99, 99, 97, 92, 83, 66, 48, 31, 16, 5]],
  [{ swiftstride: true, reroll: true }, [100, 99, 99, 99, 99, 96, 90, 77, 59, 36, 14]],
] as const;

test("the chances of a Charge Range are those of the sheet; it rounds, but up to 100 only what is certain", () => {
  for (const [given, row] of printed)
    row.forEach((percent, i) => {
      const exact = chance("charge", { ...given, needed: i + 2 }) * 100;
      expect(exact < 100 ? Math.min(99, Math.round(exact)) : 100, JSON.stringify([given, i + 2])).toBe(percent);
    });
});

test("a Break Test at the value less the difference, and never less than 0", () => {
  expect(chance("break", { discipline: 7, difference: 0 })).toBeCloseTo(21 / 36, 12);
  expect(chance("break", { discipline: 7, difference: 3 })).toBeCloseTo(6 / 36, 12);
  expect(chance("break", { discipline: 7, difference: 9 })).toBe(0);
});

test("a Random Movement by two dice or three", () => {
  expect(chance("random-movement", { needed: 7 })).toBeCloseTo(21 / 36, 12);
  expect(chance("random-movement", { needed: 8 })).toBeCloseTo(15 / 36, 12);
  expect(chance("random-movement", { needed: 8, third: true })).toBeCloseTo(181 / 216, 12);
});
