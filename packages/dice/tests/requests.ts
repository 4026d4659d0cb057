import fc from "fast-check";
import type { Chain, Chains, DiceRequest, Hand, Pool, Stage, Sum, TableRoll } from "../src/index.ts";

/** Small random requests of each kind, such that every fall of the dice can be tried. */
const faces = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });
const bounds = (most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: -1, max: most }), { maxLength: 3 }).map((list) => list.sort((a, b) => a - b));

export const pool: fc.Arbitrary<Pool> = fc
  .record({
    dice: fc.integer({ min: 0, max: 3 }),
    sides: fc.integer({ min: 4, max: 6 }),
    groups: bounds(8),
    again: faces,
  })
  .map(({ again, ...rest }) => ({ kind: "pool", ...rest, ...(again.length > 0 && { reroll: { faces: again } }) }));

export const sum: fc.Arbitrary<Sum> = fc
  .record({
    dice: fc.integer({ min: 0, max: 3 }),
    sides: fc.integer({ min: 1, max: 4 }),
    low: fc.integer({ min: 0, max: 3 }),
    high: fc.integer({ min: 0, max: 3 }),
    below: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
    above: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
    highest: fc.boolean(),
  })
  .map(({ dice, sides, low, high, below, above, highest }) => {
    const dropLowest = Math.min(low, dice);
    const dropHighest = Math.min(high, dice - dropLowest);
    const reroll = { ...(below !== undefined && { below }), ...(above !== undefined && { above }) };
    return {
      kind: "sum",
      dice,
      sides,
      ...(dropLowest > 0 && { dropLowest }),
      ...(dropHighest > 0 && { dropHighest }),
      ...((below ?? above) !== undefined && { reroll }),
      ...(highest && { highest }),
    };
  });

export const table: fc.Arbitrary<TableRoll> = fc
  .record({
    dice: fc.integer({ min: 0, max: 4 }),
    sides: fc.integer({ min: 1, max: 6 }),
    add: fc.integer({ min: -3, max: 3 }),
    rows: bounds(26),
    low: fc.integer({ min: 0, max: 2 }),
    high: fc.integer({ min: 0, max: 1 }),
    again: fc.option(fc.array(fc.nat(), { maxLength: 2 }), { nil: undefined }),
  })
  .map(({ again, low, high, ...rest }) => ({
    kind: "table",
    ...rest,
    ...(low > 0 && low + high <= Math.min(rest.dice, 3) && { dropLowest: low, dropHighest: high }),
    // Few enough falls for a test to try them all.
    ...(again && { dice: Math.min(rest.dice, 3), reroll: { rows: again.map((row) => row % (rest.rows.length + 1)) } }),
  }));

export const hand: fc.Arbitrary<Hand> = fc
  .record({
    dice: fc.integer({ min: 0, max: 3 }),
    sides: fc.integer({ min: 4, max: 5 }),
    again: faces,
    alike: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  })
  .map(({ dice, sides, again, alike }) => ({
    kind: "hand",
    dice,
    sides,
    ...(again.length > 0 && { rerollFaces: again }),
    ...(alike !== undefined && { keepAlike: alike }),
  }));

const multiply: fc.Arbitrary<NonNullable<Stage["multiply"]>> = fc.record({
  dice: fc.constantFrom(0, 1),
  sides: fc.integer({ min: 1, max: 3 }),
  add: fc.integer({ min: 0, max: 2 }),
  cap: fc.integer({ min: 0, max: 4 }),
});

export const stage: fc.Arbitrary<Stage> = fc
  .record({
    need: fc.option(fc.integer({ min: -1, max: 8 }), { nil: null, freq: 6 }),
    reroll: fc.option(
      fc.constantFrom<NonNullable<Stage["reroll"]>>("failures", "successes", { faces: [1] }, { faces: [2, 6] }),
      { nil: undefined },
    ),
    when6: fc.constantFrom<NonNullable<Stage["when6"]> | null | undefined>(
      "again",
      "skip-next",
      "skip-two",
      "again-skip",
      null,
      undefined,
    ),
    passOn: fc.constantFrom("success", "failure"),
    by: fc.option(multiply, { nil: undefined, freq: 2 }),
    after6: fc.option(fc.integer({ min: -1, max: 8 }), { nil: undefined }),
    skipped: fc.option(
      fc.record(
        {
          need: fc.integer({ min: -1, max: 8 }),
          reroll: fc.constantFrom<NonNullable<Stage["reroll"]>>("failures", "successes", { faces: [2, 6] }),
        },
        { requiredKeys: ["need"] },
      ),
      { nil: undefined },
    ),
  })
  .map(({ need, reroll, when6, passOn, by, after6, skipped }) => ({
    name: "stage",
    need,
    passOn,
    ...(reroll !== undefined && { reroll }),
    ...(when6 !== undefined && { when6 }),
    ...(after6 !== undefined && need !== null && (when6 ?? null) === null && { needAfter6: after6 }),
    ...(skipped !== undefined &&
      after6 === undefined &&
      need !== null &&
      (when6 ?? null) === null && { afterSkip: skipped }),
    ...(by !== undefined && { multiply: by }),
  }));

export const chain: fc.Arbitrary<Chain> = fc
  .record({ dice: fc.integer({ min: 0, max: 4 }), stages: fc.array(stage, { maxLength: 4 }) })
  .map((rest) => ({ kind: "chain", ...rest }));

export const chains: fc.Arbitrary<Chains> = fc.array(fc.tuple(chain, fc.nat(2)), { maxLength: 3 }).map((list) => {
  const order = [...new Set(list.map(([, sum]) => sum))];
  // Few enough dice for a test to try every fall.
  const few = list.map(([one]) => ({ ...one, dice: Math.min(one.dice, 1) }));
  return { kind: "chains", chains: few, into: list.map(([, sum]) => order.indexOf(sum)) };
});

/** Any request that has a distribution. */
export const listed: fc.Arbitrary<DiceRequest> = fc.oneof(pool, sum, table, hand, chain, chains);

/** Any request at all. */
export const any: fc.Arbitrary<DiceRequest> = fc.oneof(
  { weight: 8, arbitrary: listed },
  { weight: 1, arbitrary: fc.constant<DiceRequest>({ kind: "direction" }) },
  {
    weight: 1,
    arbitrary: fc
      .record({
        dice: fc.integer({ min: 0, max: 3 }),
        sides: fc.integer({ min: 1, max: 10 }),
        hitFaces: fc.integer({ min: 0, max: 6 }),
      })
      .map((rest): DiceRequest => ({ kind: "scatter", ...rest })),
  },
);
