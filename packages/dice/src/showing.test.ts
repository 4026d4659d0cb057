import { describe, expect, test } from "vitest";
import { scriptedSource } from "./generator.ts";
import { roll } from "./roll.ts";
import { showing } from "./showing.ts";
import type { Chain, DiceRequest, OutcomeOf, Stage } from "./types.ts";

const shown = <R extends DiceRequest>(dice: R, wish: Parameters<typeof showing>[1]): OutcomeOf<R> => {
  const source = scriptedSource(showing(dice, wish));
  const { outcome } = roll(dice, source);
  expect(source.left).toBe(0);
  return outcome;
};
const stage = (need: number | null, more: Partial<Stage> = {}): Stage => ({
  name: "stage",
  need,
  passOn: "success",
  ...more,
});
const chains: readonly (readonly [string, readonly Stage[]])[] = [
  ["three plain stages", [stage(4), stage(3), stage(5, { passOn: "failure" })]],
  ["nothing saves", [stage(4), stage(2), stage(null)]],
  ["failures fall again", [stage(4, { reroll: "failures" }), stage(3, { reroll: "failures" })]],
  ["successes fall again", [stage(3, { reroll: "successes" }), stage(4, { passOn: "failure", reroll: "successes" })]],
  ["ones fall again", [stage(3, { reroll: { faces: [1] } }), stage(3)]],
  ["natural sixes pass by", [stage(4), stage(4, { when6: "skip-next" }), stage(3, { passOn: "failure" })]],
  [
    "sixes that passed by need another",
    [
      stage(4, { when6: "skip-next" }),
      stage(4, { passOn: "failure" }),
      stage(3, { passOn: "failure", afterSkip: { need: 6 } }),
    ],
  ],
  ["another need after a six", [stage(3), stage(4), stage(2, { passOn: "failure", needAfter6: 6 })]],
];

describe("faces for a wish", () => {
  test.each(chains)("a chain where %s comes to every number of points", (_, stages) => {
    const dice: Chain = { kind: "chain", dice: 7, stages };
    for (let points = 0; points <= 7; points++) expect(shown(dice, { points: [points] }).points).toBe(points);
    expect(() => showing(dice, { points: [8] })).toThrow("8 points from 7 dice");
  });

  test("sixes that count twice come to even numbers only", () => {
    const dice: Chain = { kind: "chain", dice: 3, stages: [stage(6, { when6: "again" }), stage(null)] };
    expect(shown(dice, { points: [4] }).points).toBe(4);
    expect(() => showing(dice, { points: [3] })).toThrow();
  });

  test("points that are multiplied", () => {
    const multiply = { dice: 1, sides: 3, add: 0, cap: 3 } as const;
    const dice: Chain = { kind: "chain", dice: 4, stages: [stage(4), stage(4, { multiply })] };
    for (const points of [0, 1, 2, 3, 4, 6, 9, 12]) expect(shown(dice, { points: [points] }).points).toBe(points);
  });

  test("each of several chains", () => {
    const one = { kind: "chain", dice: 4, stages: [stage(4), stage(3)] } as const;
    const dice = { kind: "chains", chains: [one, one, one], into: [0, 1, 0] } as const;
    expect(shown(dice, { points: [1, 2, 3] }).points).toEqual([4, 2]);
    expect(shown(dice, {}).points).toEqual([0, 0]);
  });

  test("a total, its highest die, a re-rolled one, one of which the lowest does not count", () => {
    expect(shown({ kind: "sum", dice: 2, sides: 6, highest: true }, { total: 7, highest: 6 })).toEqual({
      total: 7,
      highest: 6,
    });
    expect(shown({ kind: "sum", dice: 3, sides: 6, dropLowest: 1 }, { total: 12 })).toEqual({ total: 12 });
    expect(showing({ kind: "sum", dice: 2, sides: 6, reroll: { below: 8 } }, { total: 4 })).toEqual([2, 2, 2, 2]);
    for (const total of [1, 13, 2.5, Number.NaN])
      expect(() => showing({ kind: "sum", dice: 2, sides: 6 }, { total })).toThrow();
  });

  test("a row of a table, by its number or by the total", () => {
    const dice = { kind: "table", dice: 2, sides: 6, add: 1, rows: [5, 9] } as const;
    for (const row of [0, 1, 2]) expect(shown(dice, { row })).toEqual({ row });
    expect(shown(dice, { total: 8 })).toEqual({ row: 2 });
    expect(shown(dice, { total: 7 })).toEqual({ row: 1 });
    expect(() => showing(dice, { row: 3 })).toThrow();
  });

  test("a pool, group by group", () => {
    const dice = { kind: "pool", dice: 5, sides: 6, groups: [3, 6] } as const;
    expect(shown(dice, { counts: [1, 3, 1] })).toEqual({ counts: [1, 3, 1] });
    for (const counts of [
      [1, 3],
      [6, -1, 0],
      [1e9, 0, 0],
      [0, 0, 0, 5],
    ])
      expect(() => showing(dice, { counts })).toThrow();
  });
});
