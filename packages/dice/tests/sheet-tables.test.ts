import { describe, expect, test } from "vitest";
import { chance, distribution, exactDistribution, type Hand, percent, type Sum } from "../src/index.ts";

/**
 * The printed probability tables of The Ninth Age sheets, recomputed from requests. Keys are ids of the rules index;
 * numbers are percent. Both language editions print the same cells.
 */
const chargeRange: Readonly<Record<string, { readonly request: Sum; readonly printed: string }>> = {
  "t9a.table.charge-range.charge": {
    request: { kind: "sum", dice: 2, sides: 6 },
    printed: "100 97 92 83 72 58 42 28 17 8 3",
  },
  "t9a.table.charge-range.charge-swiftstride": {
    request: { kind: "sum", dice: 3, sides: 6, dropLowest: 1 },
    printed: "100 99 98 95 89 81 68 52 36 20 7",
  },
  "t9a.table.charge-range.charge-reroll": {
    request: { kind: "sum", dice: 2, sides: 6, reroll: {} },
    printed: "100 99 99 97 92 83 66 48 31 16 5",
  },
  "t9a.table.charge-range.charge-swiftstride-reroll": {
    request: { kind: "sum", dice: 3, sides: 6, dropLowest: 1, reroll: {} },
    printed: "100 99 99 99 99 96 90 77 59 36 14",
  },
};

const disciplineTest: Readonly<Record<string, { readonly request: Sum; readonly printed: string }>> = {
  "t9a.table.discipline-test.2d6": {
    request: { kind: "sum", dice: 2, sides: 6 },
    printed: "3 8 17 28 42 58 72 83 92",
  },
  "t9a.table.discipline-test.2d6-reroll": {
    request: { kind: "sum", dice: 2, sides: 6, reroll: {} },
    printed: "5 16 31 48 66 83 92 97 99",
  },
  "t9a.table.discipline-test.minimised": {
    request: { kind: "sum", dice: 3, sides: 6, dropHighest: 1 },
    printed: "7 20 36 52 68 81 89 95 98",
  },
  "t9a.table.discipline-test.minimised-reroll": {
    request: { kind: "sum", dice: 3, sides: 6, dropHighest: 1, reroll: {} },
    printed: "14 36 59 77 90 96 99 99 99",
  },
  "t9a.table.discipline-test.maximised": {
    request: { kind: "sum", dice: 3, sides: 6, dropLowest: 1 },
    printed: "1 2 5 11 19 32 48 64 80",
  },
  "t9a.table.discipline-test.maximised-reroll": {
    request: { kind: "sum", dice: 3, sides: 6, dropLowest: 1, reroll: {} },
    printed: "1 4 10 20 35 54 73 87 96",
  },
};

/** Exactly counted chance, and the double, both as printed; they must agree. */
function cell<R extends Sum | Hand>(
  request: R,
  passes: (outcome: { readonly total?: number; readonly faces?: readonly number[] }) => boolean,
): string {
  const double = percent(chance(distribution<Sum | Hand>(request), passes));
  const exact = exactDistribution<Sum | Hand>(request);
  let ways = 0n;
  for (const { outcome, numerator } of exact.branches) if (passes(outcome)) ways += numerator;
  const nearest = (ways * 200n + exact.denominator) / (2n * exact.denominator);
  const edged = ways === 0n || ways === exact.denominator ? nearest : nearest < 1n ? 1n : nearest > 99n ? 99n : nearest;
  expect(double).toBe(String(edged));
  return double;
}

describe("t9a.table.charge-range: the chance to reach 2 to 12", () => {
  test.each(Object.entries(chargeRange))("%s", (_, { request, printed }) => {
    const found = printed.split(" ").map((_percent, index) => {
      const needed = index + 2;
      const again = request.reroll === undefined ? request : { ...request, reroll: { below: needed } };
      return cell(again, (outcome) => outcome.total! >= needed);
    });
    expect(found.join(" ")).toBe(printed);
  });
});

describe("t9a.table.discipline-test: the chance to pass on Discipline 2 to 10", () => {
  test.each(Object.entries(disciplineTest))("%s", (_, { request, printed }) => {
    const found = printed.split(" ").map((_percent, index) => {
      const discipline = index + 2;
      const again = request.reroll === undefined ? request : { ...request, reroll: { above: discipline } };
      return cell(again, (outcome) => outcome.total! <= discipline);
    });
    expect(found.join(" ")).toBe(printed);
  });
});

function isMiscast(faces: readonly number[]): boolean {
  return [1, 2, 3, 4, 5, 6].some((face) => faces.filter((other) => other === face).length >= 3);
}

/** A casting attempt: faces, and the Casting Value to reach. Three 1s fail, and so does a single die of 1 or 2. */
function isCast(faces: readonly number[], value: number): boolean {
  if (faces.length === 1 && faces[0]! <= 2) return false;
  if (faces.filter((face) => face === 1).length >= 3) return false;
  return faces.reduce((sum, face) => sum + face, 0) >= value;
}

/** With Judgement on High the triple that fails by itself is out of reach: three 1s count one row up. */
function isCastWithJudgement(faces: readonly number[], value: number): boolean {
  if (faces.length === 1 && faces[0]! <= 2) return false;
  return faces.reduce((sum, face) => sum + face, 0) >= value;
}

/** Rows by number of dice: Casting Values 3+ to 18+, then Miscast. */
const casting: Readonly<Record<string, string>> = {
  "t9a.table.casting.1d6": "67 50 33 17 0 0 0 0 0 0 0 0 0 0 0 0 0",
  "t9a.table.casting.2d6": "97 92 83 72 58 42 28 17 8 3 0 0 0 0 0 0 0",
  "t9a.table.casting.3d6": "99 99 98 95 91 84 74 63 50 38 26 16 10 5 2 1 3",
  "t9a.table.casting.4d6": "98 98 98 98 98 97 94 90 84 76 66 56 44 34 24 16 10",
  "t9a.table.casting.5d6": "100 100 100 99 99 99 99 98 97 94 90 85 78 70 60 50 21",
  "t9a.table.casting-thaumaturgy.1d6": "78 58 39 19 0 0 0 0 0 0 0 0 0 0 0 0 0",
  "t9a.table.casting-thaumaturgy.2d6": "99 99 94 85 73 57 38 23 11 4 0 0 0 0 0 0 0",
  "t9a.table.casting-thaumaturgy.3d6": "99 99 99 99 98 95 89 80 68 54 39 36 15 7 3 1 4",
  "t9a.table.casting-thaumaturgy.4d6": "100 100 99 99 99 99 98 97 95 90 84 75 64 52 39 27 14",
  "t9a.table.casting-thaumaturgy.5d6": "100 100 100 99 99 99 99 99 98 97 96 94 91 86 80 71 30",
};

/** Cells printed wrongly (ruling "probability misprints"): Casting Value, and what it should be. */
const misprints: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  "t9a.table.casting.3d6": { 15: "9" },
  // This row leaves out the three 1s that fail, which the rows above it count.
  "t9a.table.casting.5d6": {
    3: "96",
    4: "96",
    5: "96",
    6: "96",
    7: "96",
    8: "96",
    9: "96",
    10: "96",
    11: "95",
    12: "93",
    13: "89",
    14: "84",
    16: "69",
  },
  "t9a.table.casting-thaumaturgy.3d6": { 3: "100", 14: "26" },
};

describe("t9a.table.casting: the chance to cast at 3+ to 18+, and of a Miscast", () => {
  test.each(Object.entries(casting))("%s", (id, printed) => {
    const dice = Number(id.at(-3));
    const judged = id.includes("thaumaturgy");
    // Dice of 1 are re-rolled, except where they are a Miscast as they lie.
    const request: Hand = { kind: "hand", dice, sides: 6, ...(judged && { rerollFaces: [1], keepAlike: 3 }) };
    const corrected = printed.split(" ").map((percentage, index) => misprints[id]?.[index + 3] ?? percentage);
    const found = corrected.map((_percent, index) => {
      if (index === 16) return cell(request, (outcome) => isMiscast(outcome.faces!));
      const succeeds = judged ? isCastWithJudgement : isCast;
      return cell(request, (outcome) => succeeds(outcome.faces!, index + 3));
    });
    expect(found.join(" ")).toBe(corrected.join(" "));
  });

  test("each misprint does differ from what is printed", () => {
    for (const [id, cells] of Object.entries(misprints))
      for (const [value, right] of Object.entries(cells))
        expect(casting[id]!.split(" ")[Number(value) - 3]).not.toBe(right);
  });
});
