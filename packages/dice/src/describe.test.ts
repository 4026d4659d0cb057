import fc from "fast-check";
import { expect, test } from "vitest";
import { any } from "../tests/requests.ts";
import {
  chance,
  type DiceRequest,
  describe,
  distribution,
  percent,
  percents,
  shownChance,
  wholePercent,
} from "./index.ts";

test.each<[string, DiceRequest]>([
  ["2D6, highest dropped", { kind: "sum", dice: 2, sides: 6, dropHighest: 1 }],
  ["3D6", { kind: "sum", dice: 3, sides: 6 }],
  [
    "5D6, 2 lowest dropped, re-rolled below 5 or above 9, with the highest die",
    { kind: "sum", dice: 5, sides: 6, dropLowest: 2, reroll: { below: 5, above: 9 }, highest: true },
  ],
  ["10D6 in groups 1-2, 3-5, 6", { kind: "pool", dice: 10, sides: 6, groups: [3, 6] }],
  ["1D6 in groups 1-6, none, 1s re-rolled", { kind: "pool", dice: 1, sides: 6, groups: [7], reroll: { faces: [1] } }],
  ["2D6+1 on a table with rows from 3, 7", { kind: "table", dice: 2, sides: 6, add: 1, rows: [3, 7] }],
  [
    "2D6 on a table with rows from 8, re-rolled on row 1",
    { kind: "table", dice: 2, sides: 6, add: 0, rows: [8], reroll: { rows: [1] } },
  ],
  ["2D6-1 on a table with rows from 3", { kind: "table", dice: 2, sides: 6, add: -1, rows: [3] }],
  ["5D6 face by face", { kind: "hand", dice: 5, sides: 6 }],
  [
    "5D6 face by face, 1s and 2s re-rolled unless 3 are alike",
    { kind: "hand", dice: 5, sides: 6, rerollFaces: [1, 2], keepAlike: 3 },
  ],
  ["a random direction", { kind: "direction" }],
  ["scatter: 2 of 6 faces hit, else 2D6 in a random direction", { kind: "scatter", dice: 2, sides: 6, hitFaces: 2 }],
  [
    "7 dice: aim 2+, 1s re-rolled, 6s count twice; grip: all go on; shield 5+, failures go on, failures re-rolled, each becomes D3+1, at most 3",
    {
      kind: "chain",
      dice: 7,
      stages: [
        { name: "aim", need: 1, passOn: "success", when6: "again", reroll: { faces: [1] } },
        { name: "grip", need: null, passOn: "success" },
        {
          name: "shield",
          need: 5,
          passOn: "failure",
          reroll: "failures",
          multiply: { dice: 1, sides: 3, add: 1, cap: 3 },
        },
      ],
    },
  ],
  [
    "4 dice: grip 4+; shield 3+, 5+ after a 6, failures go on",
    {
      kind: "chain",
      dice: 4,
      stages: [
        { name: "grip", need: 4, passOn: "success" },
        { name: "shield", need: 3, needAfter6: 5, passOn: "failure" },
      ],
    },
  ],
  [
    "1 dice: ward 3+, 6+, successes re-rolled for those past the stage before, failures go on",
    {
      kind: "chain",
      dice: 1,
      stages: [{ name: "ward", need: 3, afterSkip: { need: 6, reroll: "successes" }, passOn: "failure" }],
    },
  ],
])("%s", (line, request) => {
  expect(describe(request)).toBe(line);
});

test("every request has one line", () => {
  fc.assert(
    fc.property(any, (request) => /^[^\n]+$/.test(describe(request)) && !describe(request).includes("undefined")),
  );
});

test("a half that is a little short as a double still rounds up", () => {
  expect(percent(0.625 - 1e-13)).toBe("63");
  expect(percent(0.625 - 1e-9)).toBe("62");
});

test("percentages round to the nearest whole, but never to certain or impossible", () => {
  const rounded = [0, 1e-9, 0.004, 0.005, 0.015, 0.125, 0.5, 0.985, 0.994, 0.996, 1 - 1e-9, 1];
  expect(rounded.map(percent)).toEqual(["0", "1", "1", "1", "2", "13", "50", "99", "99", "99", "99", "100"]);
  expect(percent(0.1 + 0.2 + 0.3 + 0.2 + 0.1 + 0.1 - 1e-15)).toBe("100");
  const certain = distribution({ kind: "sum", dice: 9, sides: 6 });
  expect(percent(chance(certain, () => true))).toBe("100");
  expect(percent(chance(certain, (outcome) => outcome.total < 54))).toBe("99");
  expect(percent(chance(certain, (outcome) => outcome.total === 54))).toBe("1");
  expect(percent(chance(certain, (outcome) => outcome.total > 54))).toBe("0");
});

test("U16: what is rarer than a percent is shown as that, and nothing uncertain as all", () => {
  expect([0, 1e-44, 1e-14, 0.0099, 0.01, 0.125, 0.99, 0.9901, 1 - 1e-9, 1].map(wholePercent)).toEqual([
    ...["0", "<1", "<1", "<1", "1", "13", "99", ">99", ">99", "100"],
  ]);
  expect(shownChance(0, 0.001, 0.0123)).toEqual({ bound: "<", share: 0.013 });
  expect(shownChance(0.5, 0.001, 0.0123)).toEqual({ bound: "", share: 0.5 });
});

test("the percentages of one list add up", () => {
  expect(percents([0.99, 0.006, 0.004])).toEqual([98, 1, 1]);
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  // As two numbers would be rounded by themselves, the first of two equal halves up.
  expect(percents([0.875, 0.125])).toEqual([88, 12]);
  expect(percents([0.125 - 1e-13, 0.875])).toEqual([13, 87]);
  expect(percents([1 - 1e-9, 1e-9, 0])).toEqual([99, 1, 0]);
  expect(percents([1, 0])).toEqual([100, 0]);
  expect(percents([])).toEqual([]);
  // A list that is not complete adds up to what it comes to together.
  expect(percents([0.104, 0.104])).toEqual([11, 10]);
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 20 }), (weights) => {
      const total = weights.reduce((s, n) => s + n, 0);
      fc.pre(total > 0);
      const shown = percents(weights.map((n) => n / total));
      expect(shown.reduce((s, n) => s + n, 0)).toBe(100);
      shown.forEach((n, i) => expect(n > 0).toBe((weights[i] as number) > 0));
    }),
  );
});
