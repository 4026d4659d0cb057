import { describe, expect, test } from "vitest";
import { counterSource } from "./generator.ts";
import { read, type ReadStage } from "./reading.ts";
import { roll } from "./roll.ts";
import type { Chain, DiceRequest, Stage } from "./types.ts";

const stage = (need: number | null, more: Partial<Stage> = {}): Stage => ({
  name: "stage",
  need,
  passOn: "success",
  ...more,
});
const chain = (dice: number, ...stages: readonly Stage[]): Chain => ({ kind: "chain", dice, stages });
const plain = (request: DiceRequest, faces: readonly (readonly number[])[]) => {
  const reading = read(request, faces);
  return reading?.kind === "dice" ? reading.groups : null;
};
const stages = (request: DiceRequest, faces: readonly (readonly number[])[]): readonly ReadStage[] => {
  const reading = read(request, faces);
  return reading?.kind === "chains" ? (reading.chains[0] ?? []) : [];
};

describe("dice that fell, read", () => {
  test("the highest first, how many succeed and how many go on", () => {
    const [hit, save] = stages(chain(4, stage(4), stage(5, { passOn: "failure" })), [
      [2, 6, 4, 1],
      [5, 3],
    ]);
    expect(hit?.groups[0]?.dice.map((d) => [d.face, d.fate])).toEqual([
      [6, "on"],
      [4, "on"],
      [2, "out"],
      [1, "out"],
    ]);
    expect([hit?.succeeded, hit?.counted, hit?.passed]).toEqual([2, 4, 2]);
    // Of a stage that failures go on from: one succeeds, and the other goes on.
    expect([save?.succeeded, save?.counted, save?.passed]).toEqual([1, 2, 1]);
  });

  test("a die that is rolled once more counts once", () => {
    const [hit] = stages(chain(3, stage(4, { reroll: "failures" })), [
      [4, 3, 1],
      [4, 2],
    ]);
    expect(hit?.groups.map((g) => g.dice.map((d) => d.fate))).toEqual([
      ["on", "again", "again"],
      ["on", "out"],
    ]);
    expect([hit?.succeeded, hit?.counted]).toEqual([2, 3]);
  });

  test("after a natural 6 another need holds", () => {
    const request = chain(2, stage(3), stage(4), stage(2, { passOn: "failure", needAfter6: 6 }));
    const [, , save] = stages(request, [[3, 3], [4, 6], [5], [5]]);
    expect(save?.groups.map((g) => [g.purpose, g.dice[0]?.fate])).toEqual([
      ["first", "on"],
      ["after6", "out"],
    ]);
    expect(save?.passed).toBe(1);
  });

  test("whoever went past a stage needs another face behind it, and rolls other dice again", () => {
    const request = chain(
      2,
      stage(3, { when6: "skip-next" }),
      stage(4, { passOn: "failure" }),
      stage(2, { passOn: "failure", afterSkip: { need: 5, reroll: "successes" } }),
    );
    const [, , save] = stages(request, [[3, 6], [1], [2], [5], [3]]);
    expect(save?.groups.map((g) => [g.purpose, g.dice[0]?.fate])).toEqual([
      ["first", "on"],
      ["after6", "again"],
      ["reroll", "out"],
    ]);
    expect(save?.passed).toBe(1);
  });

  test("sums without what is dropped, tables, pools, directions", () => {
    const sum = { kind: "sum", dice: 3, sides: 6, dropLowest: 1 } as const;
    expect(plain(sum, [[1, 5, 4]])).toEqual([
      {
        purpose: "first",
        dice: [
          { face: 5, fate: null },
          { face: 4, fate: null },
          { face: 1, fate: "dropped" },
        ],
        total: 9,
      },
    ]);
    const highest = { kind: "sum", dice: 3, sides: 6, dropHighest: 1 } as const;
    expect(plain(highest, [[1, 5, 4]])?.[0]?.total).toBe(5);
    const test = { kind: "table", dice: 2, sides: 6, add: 0, rows: [8], reroll: { rows: [1] } } as const;
    expect(
      plain(test, [
        [6, 5],
        [1, 2],
      ])?.map((g) => [g.dice[0]?.fate, g.total]),
    ).toEqual([
      ["again", null],
      [null, 3],
    ]);
    const pool = { kind: "pool", dice: 3, sides: 6, groups: [4], reroll: { faces: [1] } } as const;
    expect(plain(pool, [[1, 4, 2], [6]])?.[0]?.dice.map((d) => d.fate)).toEqual([null, null, "again"]);
    expect(plain({ kind: "direction" }, [[16385]])?.[0]).toMatchObject({ purpose: "turn", dice: [{ face: 16385 }] });
  });

  test("faces of other dice are no reading", () => expect(read(chain(3, stage(4)), [[4]])).toBeNull());

  test("whatever falls, those that go on are those that the dice counted", () => {
    const request = chain(
      12,
      stage(3, { reroll: { faces: [1] } }),
      stage(4, { reroll: "failures" }),
      stage(5, { passOn: "failure", needAfter6: 6 }),
    );
    for (let seed = 1; seed < 200; seed++) {
      const { faces, outcome } = roll(request, counterSource(seed, 0));
      for (const s of stages(request, faces)) {
        expect(s.passed).toBe(outcome.passed[s.stage]);
        expect(request.stages[s.stage]?.passOn === "success" ? s.succeeded : s.counted - s.succeeded).toBe(s.passed);
      }
    }
  });
});
