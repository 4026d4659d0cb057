import { expect, test } from "vitest";
import { asCsv } from "./csv.ts";
import { tailsIn } from "./tails.ts";

test("U16: a sampled line keeps its error in the CSV, an exact one has no column for it", () => {
  const lines = [
    { name: "First", values: [0.5, null], errors: [0.02, 0.03] },
    { name: "Second", values: [0.25, 1], errors: [0, 0] },
  ];
  expect(asCsv("inches", [7, 8], lines, (name) => `${name} ±`)).toBe(
    '"inches","First","First ±","Second"\n"7","0.5","0.02","0.25"\n"8","","","1"',
  );
});

test("U16: all that is rarer than a tenth of a percent at an end is one row, as the likelier of two cases has it", () => {
  const posed = (chances: readonly number[]) => ({
    ...{ probability: 1, error: null, mean: 1, variance: 0, from: null, assumes: [] },
    each: chances.map((probability, value) => ({ id: `${value}`, label: { key: "n" }, value, probability })),
  });
  const one = posed([0.5, 0.4996, 0.0003, 0.0001, 1e-14]);
  const all = [0, 1, 2, 3, 4];
  expect(tailsIn([one], all, "exactly")).toMatchObject({ from: 0, to: 1, after: [0.0003 + 0.0001 + 1e-14] });
  expect(tailsIn([one, posed([0.2, 0.2, 0.2, 0.2, 0.2])], all, "least").to).toBe(4);
  expect(tailsIn([one], all, "most").after).toEqual([1]);
});
