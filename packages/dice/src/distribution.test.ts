import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { chain, chains, hand, listed, pool, sum, table } from "../tests/requests.ts";
import { everyFall } from "../tests/every-fall.ts";
import { cacheSize, contentKey } from "./cache.ts";
import {
  accepts,
  type ChainOutcome,
  type ChainsOutcome,
  type DiceRequest,
  distribution,
  enumerable,
  exactDistribution,
  sameOutcome,
} from "./index.ts";

/** The fall of every die, merged by points for a chain, against the distribution. */
function agreesWithEveryFall(request: DiceRequest): boolean {
  const tried = everyFall(request, 60_000);
  if (tried === null) return false;
  const wanted = new Map<string, number>();
  for (const [key, chance] of tried.chances) {
    const merged =
      request.kind === "chain"
        ? { passed: [], points: (tried.outcomes.get(key) as ChainOutcome).points }
        : request.kind === "chains"
          ? { chains: [], points: (tried.outcomes.get(key) as ChainsOutcome).points }
          : null;
    const branch = merged === null ? key : JSON.stringify(merged);
    wanted.set(branch, (wanted.get(branch) ?? 0) + chance);
  }
  const branches = distribution(request);
  expect(branches.map((branch) => JSON.stringify(branch.outcome)).sort()).toEqual([...wanted.keys()].sort());
  const off = branches.map(({ outcome, probability }) => Math.abs(probability - wanted.get(JSON.stringify(outcome))!));
  expect(Math.max(...off)).toBeLessThan(1e-12);
  return true;
}

describe("a distribution is what every fall of the dice gives", () => {
  test.each([
    ["pool", pool, 300],
    ["sum", sum, 300],
    ["table", table, 300],
    ["hand", hand, 300],
    // Every fall of several stages is much to count.
    ["chain", chain, 120],
    ["chains", chains, 120],
  ] as const)("%s", (_, requests, runs) => {
    let tried = 0;
    fc.assert(
      fc.property(requests, (request) => {
        if (agreesWithEveryFall(request)) tried += 1;
      }),
      { numRuns: inject("fully") ? runs : runs / 6, seed: 7 },
    );
    expect(tried).toBeGreaterThan(runs / 8);
  });
});

test("the distribution in doubles equals the one in whole numbers, branch by branch", () => {
  const large: readonly DiceRequest[] = [
    { kind: "pool", dice: 40, sides: 6, groups: [3, 6], reroll: { faces: [1] } },
    { kind: "pool", dice: 1000, sides: 6, groups: [4] },
    { kind: "sum", dice: 12, sides: 6, dropLowest: 3, dropHighest: 1, highest: true },
    { kind: "sum", dice: 60, sides: 6, reroll: { below: 200, above: 250 } },
    { kind: "table", dice: 100, sides: 6, add: -3, rows: [300, 340, 360, 600, 700] },
    { kind: "hand", dice: 6, sides: 6, rerollFaces: [1, 2], keepAlike: 3 },
    { kind: "hand", dice: 9, sides: 6, rerollFaces: [5] },
    {
      kind: "chain",
      dice: 200,
      stages: [
        { name: "a", need: 4, passOn: "success", when6: "again", reroll: { faces: [1] } },
        { name: "b", need: 3, passOn: "success", when6: "skip-next" },
        { name: "c", need: 5, passOn: "failure", multiply: { dice: 1, sides: 3, add: 0, cap: 2 } },
      ],
    },
    { kind: "chain", dice: 1500, stages: [{ name: "a", need: 6, passOn: "success" }] },
  ];
  const check = (request: DiceRequest): void => {
    const branches = distribution(request);
    const exact = exactDistribution(request);
    expect(exact.branches.reduce((all, branch) => all + branch.numerator, 0n)).toBe(exact.denominator);
    let all = 0;
    // Outcomes less likely than a double can tell from nothing are not listed in doubles.
    const scale = 1n << 1074n;
    const told = exact.branches.filter((branch) => (branch.numerator * scale) / exact.denominator > 1n << 60n);
    expect(branches.length).toBeGreaterThanOrEqual(told.length);
    const places = new Map(branches.map((branch, index) => [JSON.stringify(branch.outcome), index]));
    let last = -1;
    let most = 0;
    for (const { outcome, numerator } of told) {
      const at = places.get(JSON.stringify(outcome)) ?? -1;
      if (at <= last) expect(at, `branch ${JSON.stringify(outcome)}`).toBeGreaterThan(last);
      last = at;
      // Compared digit by digit: the quotient to 60 significant bits.
      const bits = BigInt(exact.denominator.toString(2).length - numerator.toString(2).length + 60);
      const mantissa = Number((numerator << bits) / exact.denominator);
      const ratio = branches[at]!.probability / (mantissa * 2 ** -Number(bits));
      most = Math.max(most, Math.abs(ratio - 1));
    }
    expect(most).toBeLessThan(1e-11);
    for (const { probability } of branches) all += probability;
    expect(Math.abs(all - 1)).toBeLessThan(1e-12);
  };
  for (const request of large) check(request);
  fc.assert(fc.property(listed, check), { numRuns: inject("fully") ? 500 : 60, seed: 11 });
});

test("every branch is an outcome of the request, and no two are the same", () => {
  fc.assert(
    fc.property(listed, (request) => {
      const branches = distribution(request);
      const wrong = branches.filter(
        ({ outcome, probability }, index) =>
          accepts(request, outcome) !== true ||
          !(probability > 0) ||
          (index > 0 && sameOutcome(outcome, branches[index - 1]!.outcome)),
      );
      expect(wrong).toEqual([]);
    }),
    { numRuns: inject("fully") ? 300 : 120, seed: 3 },
  );
});

test("known numbers", () => {
  const attack = distribution({
    kind: "chain",
    dice: 1,
    stages: [
      { name: "first", need: 4, passOn: "success" },
      { name: "second", need: 4, passOn: "success" },
      { name: "third", need: 5, passOn: "failure" },
    ],
  });
  expect(attack.map((branch) => branch.outcome.points)).toEqual([0, 1]);
  expect(attack[1]!.probability).toBeCloseTo((1 / 2) * (1 / 2) * (2 / 3), 14);
  const spread = exactDistribution({ kind: "sum", dice: 2, sides: 6 });
  expect(spread.branches.map((branch) => (branch.numerator * 36n) / spread.denominator)).toEqual([
    1n,
    2n,
    3n,
    4n,
    5n,
    6n,
    5n,
    4n,
    3n,
    2n,
    1n,
  ]);
  expect(
    distribution({ kind: "pool", dice: 2, sides: 6, groups: [3, 6] }).map((branch) => branch.outcome.counts),
  ).toEqual([
    [0, 0, 2],
    [0, 1, 1],
    [0, 2, 0],
    [1, 0, 1],
    [1, 1, 0],
    [2, 0, 0],
  ]);
  expect(distribution({ kind: "hand", dice: 2, sides: 2 }).map((branch) => branch.outcome.faces)).toEqual([
    [1, 1],
    [1, 2],
    [2, 2],
  ]);
});

test("what cannot be listed is refused by name", () => {
  const refused: readonly DiceRequest[] = [
    { kind: "direction" },
    { kind: "scatter", dice: 2, sides: 6, hitFaces: 2 },
    { kind: "pool", dice: 500, sides: 6, groups: [2, 3, 4] },
    { kind: "hand", dice: 40, sides: 6 },
    { kind: "hand", dice: 0, sides: 60_000 },
    { kind: "sum", dice: 50, sides: 6, dropLowest: 1 },
    { kind: "sum", dice: 1, sides: 65_536 },
    { kind: "table", dice: 2000, sides: 100, add: 0, rows: [] },
    { kind: "chain", dice: 50_000, stages: [] },
    {
      kind: "chain",
      dice: 2000,
      stages: ["a", "b", "c"].map((name) => ({ name, need: 2, passOn: "success", when6: "again" })),
    },
    {
      kind: "chain",
      dice: 20,
      stages: [{ name: "a", need: 2, passOn: "success", multiply: { dice: 0, sides: 1, add: 5000, cap: 5000 } }],
    },
  ];
  for (const request of refused) {
    expect(enumerable(request)).toBe(false);
    expect(() => distribution(request)).toThrow(request.kind);
    expect(() => exactDistribution(request)).toThrow(request.kind);
  }
  fc.assert(fc.property(listed, (request) => enumerable(request)));
});

describe("the memory of answers", () => {
  test("gives the same frozen answer to equal requests, whatever their stages are called", () => {
    const named = (name: string): DiceRequest => ({
      kind: "chain",
      dice: 9,
      stages: [{ name, need: 3, passOn: "success" }],
    });
    expect(distribution(named("one"))).toBe(distribution(named("two")));
    const branch = distribution(named("one"))[0]!;
    expect(() => Object.assign(branch, { probability: 1 })).toThrow();
    expect(() => Object.assign(branch.outcome, { points: 1 })).toThrow();
  });

  test("tells requests of different content apart", () => {
    const base = { name: "a", need: 4, passOn: "success" } as const;
    const by = { dice: 1, sides: 3, add: 1, cap: 3 } as const;
    const different: readonly DiceRequest[] = [
      { kind: "chain", dice: 2, stages: [base] },
      { kind: "chain", dice: 3, stages: [base] },
      { kind: "chain", dice: 2, stages: [base, base] },
      { kind: "chain", dice: 2, stages: [{ ...base, need: 5 }] },
      { kind: "chain", dice: 2, stages: [{ ...base, need: null }] },
      { kind: "chain", dice: 2, stages: [{ ...base, passOn: "failure" }] },
      { kind: "chain", dice: 2, stages: [{ ...base, reroll: "failures" }] },
      { kind: "chain", dice: 2, stages: [{ ...base, reroll: "successes" }] },
      { kind: "chain", dice: 2, stages: [{ ...base, reroll: { faces: [1] } }] },
      { kind: "chain", dice: 2, stages: [{ ...base, when6: "again" }] },
      { kind: "chain", dice: 2, stages: [{ ...base, needAfter6: 5 }] },
      { kind: "chain", dice: 2, stages: [{ ...base, afterSkip: { need: 5 } }] },
      { kind: "chain", dice: 2, stages: [{ ...base, afterSkip: { need: 6 } }] },
      { kind: "chain", dice: 2, stages: [{ ...base, afterSkip: { need: 5, reroll: "failures" } }] },
      { kind: "chain", dice: 2, stages: [{ ...base, when6: "skip-next" }] },
      { kind: "chain", dice: 2, stages: [{ ...base, multiply: by }] },
      { kind: "chain", dice: 2, stages: [{ ...base, multiply: { ...by, dice: 0 } }] },
      { kind: "chain", dice: 2, stages: [{ ...base, multiply: { ...by, sides: 2 } }] },
      { kind: "chain", dice: 2, stages: [{ ...base, multiply: { ...by, add: 0 } }] },
      { kind: "chain", dice: 2, stages: [{ ...base, multiply: { ...by, cap: 2 } }] },
      { kind: "pool", dice: 2, sides: 6, groups: [3] },
      { kind: "pool", dice: 2, sides: 6, groups: [3], reroll: { faces: [1] } },
      { kind: "pool", dice: 2, sides: 6, groups: [3, 4] },
      { kind: "pool", dice: 2, sides: 8, groups: [3] },
      { kind: "sum", dice: 2, sides: 6 },
      { kind: "sum", dice: 2, sides: 6, dropLowest: 1 },
      { kind: "sum", dice: 2, sides: 6, dropHighest: 1 },
      { kind: "sum", dice: 2, sides: 6, reroll: { below: 5 } },
      { kind: "sum", dice: 2, sides: 6, reroll: { above: 5 } },
      { kind: "sum", dice: 2, sides: 6, highest: true },
      { kind: "table", dice: 2, sides: 6, add: 0, rows: [3] },
      { kind: "table", dice: 2, sides: 6, add: 1, rows: [3] },
      { kind: "table", dice: 2, sides: 6, add: 0, rows: [3, 5] },
      { kind: "table", dice: 2, sides: 6, add: 0, rows: [3, 5], reroll: { rows: [1] } },
      { kind: "hand", dice: 2, sides: 6 },
      { kind: "hand", dice: 2, sides: 6, rerollFaces: [1] },
      { kind: "hand", dice: 2, sides: 6, rerollFaces: [1], keepAlike: 2 },
    ];
    expect(new Set(different.map(contentKey)).size).toBe(different.length);
  });

  test("stays bounded", () => {
    for (let dice = 0; dice < 130; dice += 1)
      for (let need = 2; need <= 6; need += 1)
        for (let faces = 1; faces <= 3; faces += 1)
          distribution({
            kind: "pool",
            dice: dice + 30,
            sides: 6,
            groups: [need, 6 + faces],
            reroll: { faces: [faces] },
          });
    for (let dice = 30; dice < 120; dice += 1) distribution({ kind: "pool", dice, sides: 6, groups: [3, 5] });
    const { answers, branches } = cacheSize();
    expect(branches).toBeLessThanOrEqual(400_000);
    expect(answers).toBeGreaterThan(10);
  });
});
