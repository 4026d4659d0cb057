import type { RuleCase } from "@tercio/testkit";
import { lostBy } from "../../src/calculation/combat-score.ts";
import type { Facing, Unit } from "../../src/state/state.ts";
import { fight, gameOf, like, man } from "./combat-scenes.ts";
import { assert, one } from "./table.ts";

/** By how much the tests of A are harder, thirty men six wide with five Full Ranks, after losing by 3. */
function harder(facing: Facing, models: number, rules: readonly string[] = [], files = 6): number {
  const game = gameOf(fight({ a: { profile: like({ rules }, {}, man) }, b: { models, files }, facing }));
  return lostBy(game, game.units[0] as Unit, [0, 1], 3).value;
}

export const breakingCases: readonly RuleCase[] = [
  one(
    "t9a.rule.steadfast",
    "four Full Ranks against five: the difference does not count; five against five: it does",
    () =>
      // Twenty-nine men six wide have a fifth rank of five, twenty-eight one of four.
      assert.deepEqual([harder("front", 28), harder("front", 29)], [0, 3]),
  ),
  one("t9a.rule.steadfast-disrupted", "two Full Ranks in the flank or rear, not one, and not in front", () =>
    assert.deepEqual(
      [harder("left", 10), harder("left", 11), harder("rear", 11), harder("right", 11), harder("front", 11)],
      [0, 3, 3, 3, 0],
    ),
  ),
  one("t9a.rule.stubborn", "the difference does not count, whatever stands where", () =>
    assert.deepEqual([harder("left", 30), harder("left", 30, ["stubborn"])], [3, 0]),
  ),
];
