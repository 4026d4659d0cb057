import { type Breakdown, type BreakdownLine, inForce, message, resolve } from "@tercio/kernel";
import { modelRules } from "../book/models.ts";
import { combatScore as combatScoreRows } from "../book/combat.ts";
import { because, ruleId } from "../state/ids.ts";
import { book } from "../asking/book.ts";
import { engaged, type Facing, type NinthAge, type Seat, type Unit, unit } from "../state/state.ts";
import { fullRanksOf, rankBonus } from "./formation.ts";
import { priorityOfModifiers } from "./pipeline.ts";

export interface SideScore {
  readonly value: number;
  readonly lines: readonly BreakdownLine[];
}

export interface CombatTally {
  readonly units: readonly number[];
  /** Health Points each seat's units lost this round. */
  readonly lost: readonly [number, number];
  readonly overkill: readonly [number, number];
}

const overkill = combatScoreRows["t9a.combat-score.overkill"]["2e-early"];
interface PositionPoints {
  readonly bonus: number;
  readonly withFullRank: number;
}

/** The best bonus for striking an enemy on these facings; with a Full Rank it is higher. */
function positionBonus(
  game: NinthAge,
  own: readonly Unit[],
  facings: readonly Facing[],
  points: PositionPoints,
): number {
  let best = 0;
  for (const u of own)
    for (const e of game.engagements) {
      if (e.a !== u.id && e.b !== u.id) continue;
      if (!facings.includes(e.a === u.id ? e.bFacing : e.aFacing)) continue;
      best = Math.max(best, fullRanksOf(game, u) >= 1 ? points.withFullRank : points.bonus);
    }
  return best;
}

/** Combat Score of one side (sheet 000, Combat Score Summary), with a line for each part. */
export function combatScore(game: NinthAge, tally: CombatTally, seat: Seat): SideScore {
  const enemy = seat === 0 ? 1 : 0;
  const lines: BreakdownLine[] = [];
  let value = 0;
  const add = (key: string, rule: string, by: number): void => {
    if (by === 0 || !inForce(rule) || !inForce("t9a.table.combat-score")) return;
    value += by;
    lines.push({ value, operation: "add", by, because: message(key), rule });
  };
  add(
    "score.health-points",
    "t9a.combat-score.health-points-lost",
    tally.lost[enemy] * combatScoreRows["t9a.combat-score.health-points-lost"].perHealthPoint,
  );
  add(
    "score.overkill",
    "t9a.combat-score.overkill",
    Math.min(overkill.maximum, tally.overkill[seat] * overkill.perHealthPoint),
  );
  // A unit left without an enemy in contact still counts as winner, but only losses are scored for it.
  const own = tally.units
    .map((id) => unit(game, id))
    .filter((u) => u.seat === seat && u.place === "field")
    .filter((u) => engaged(game, u.id) || !inForce(ruleId("no-more-foes")));
  if (own.length > 0) {
    add(
      "score.charge",
      "t9a.combat-score.charge",
      own.some((u) => u.charging) ? combatScoreRows["t9a.combat-score.charge"].side : 0,
    );
    add("score.rank-bonus", "t9a.combat-score.rank-bonus", Math.max(...own.map((u) => rankBonus(game, u))));
    add(
      "score.standard",
      "t9a.combat-score.standard-bearer",
      own.filter((u) => u.standard).length * combatScoreRows["t9a.combat-score.standard-bearer"].each,
    );
    add(
      "score.flank",
      "t9a.combat-score.flank",
      positionBonus(game, own, ["left", "right"], combatScoreRows["t9a.combat-score.flank"]),
    );
    add(
      "score.rear",
      "t9a.combat-score.rear",
      positionBonus(game, own, ["rear"], combatScoreRows["t9a.combat-score.rear"]),
    );
  }
  return { value, lines };
}

/** More Full Ranks than each enemy unit of the combat, and nothing that forbids to be Steadfast. */
function steadfast(game: NinthAge, u: Unit, units: readonly number[]): boolean {
  if (!inForce(ruleId("steadfast"))) return false;
  const own = fullRanksOf(game, u);
  for (const id of units) {
    const v = unit(game, id);
    if (v.seat !== u.seat && v.place === "field" && fullRanksOf(game, v) >= own) return false;
  }
  return book.refusals("be steadfast", game, { unit: u }).length === 0;
}

/**
 * By how many points the tests of a loser are harder, with the reasons: the difference of the Combat Scores, or 0 for who
 * is Steadfast or Stubborn. `units`: all of the combat.
 */
export function lostBy(game: NinthAge, u: Unit, units: readonly number[], difference: number): Breakdown {
  const modifiers = book.modifiers("lost by", game, { unit: u, units });
  const holds = because("steadfast", "set", modelRules["t9a.rule.steadfast"].breakTestModifier);
  return resolve(
    priorityOfModifiers,
    difference,
    steadfast(game, u, units) ? [...modifiers, holds] : modifiers,
    message("value.difference"),
  );
}
