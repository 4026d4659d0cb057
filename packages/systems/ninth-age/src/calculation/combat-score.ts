import * as breaking from "../entries/rules/breaking.ts";
import {
  type Breakdown,
  type BreakdownLine,
  inForce,
  type Message,
  message,
  type Modifier,
  resolve,
  valueOf,
} from "@tercio/kernel";
import { combatScore as combatScoreRows, overkill } from "../book/combat.ts";
import { titlesOf } from "../state/held.ts";
import { because } from "../state/ids.ts";
import { book } from "../hooks/book.ts";
import { remembered } from "../state/remembered.ts";
import { engaged, type Facing, type NinthAge, type Pool, type Seat, type Unit, unit } from "../state/state.ts";
import { type Tested, testOf } from "./characteristics.ts";
import { fullRanksOf, rankBonus } from "./formation.ts";
import { priorityOfModifiers } from "./pipeline.ts";

export type SideScore = {
  readonly value: number;
  readonly lines: readonly BreakdownLine[];
};

/** Does a Battle Standard stand with these models? Not that of one who refused a Duel. */
const bearsBattleStandard = ({ profile, count, refused }: Pool): boolean =>
  count > 0 && !refused && titlesOf(profile).includes("battle-standard-bearer");

export interface CombatTally {
  readonly units: readonly number[];
  /** Health Points each seat's units lost this round. */
  readonly lost: readonly [number, number];
  readonly overkill: readonly [number, number];
}

interface PositionPoints {
  readonly bonus: number;
  readonly withFullRank: number;
}

/** A unit's bonus for striking an enemy on these facings; with a Full Rank it is higher. */
function positionBonus(game: NinthAge, u: Unit, facings: readonly Facing[], points: PositionPoints): number {
  for (const e of game.engagements) {
    if (e.a !== u.id && e.b !== u.id) continue;
    if (facings.includes(e.a === u.id ? e.bFacing : e.aFacing))
      return fullRanksOf(game, u) >= 1 ? points.withFullRank : points.bonus;
  }
  return 0;
}

const FLANKS: readonly Facing[] = ["left", "right"];
const REAR: readonly Facing[] = ["rear"];

/** What one unit brings to its side's Combat Score besides losses. */
interface Share {
  readonly fullRanks: number;
  /** Those that count for whether it is Steadfast. */
  readonly steadyRanks: number;
  readonly ranks: number;
  readonly standards: number;
  readonly given: readonly Modifier[];
  readonly flank: number;
  readonly rear: number;
}

const shareOf = remembered((game, u): Share => {
  let standards = u.standard ? 1 : 0;
  for (const p of u.pools) if (bearsBattleStandard(p)) standards++;
  const fullRanks = fullRanksOf(game, u);
  const steadying = book.modifiers("ranks that steady", game, { unit: u });
  return {
    fullRanks,
    steadyRanks: resolve(priorityOfModifiers, fullRanks, steadying).value,
    ranks: rankBonus(game, u),
    standards,
    given: book.modifiers("combat score", game, { unit: u }),
    flank: positionBonus(game, u, FLANKS, combatScoreRows["t9a.combat-score.flank"]),
    rear: positionBonus(game, u, REAR, combatScoreRows["t9a.combat-score.rear"]),
  };
});

/** Told each part of a side's Combat Score that is not nothing; `because`: the reason, or the key of one. */
type Told = (by: number, because: Message | string, rule: string) => void;

type ScoreRow = keyof typeof combatScoreRows;
/** One part: what it comes to, told to whoever wants the reasons. */
function part(told: Told | null, key: string, rule: ScoreRow, by: number): number {
  if (by === 0 || !inForce(rule) || !inForce("t9a.table.combat-score")) return 0;
  told?.(by, key, rule);
  return by;
}

/** What a side's Combat Score is made of (sheet 000, Combat Score Summary), part by part; what they come to. */
function scored(game: NinthAge, tally: CombatTally, seat: Seat, told: Told | null): number {
  const enemy = seat === 0 ? 1 : 0;
  const perPoint = combatScoreRows["t9a.combat-score.health-points-lost"].perHealthPoint;
  let value = part(told, "score.health-points", "t9a.combat-score.health-points-lost", tally.lost[enemy] * perPoint);
  const beyond = Math.min(overkill.maximum, tally.overkill[seat] * overkill.perHealthPoint);
  value += part(told, "score.overkill", "t9a.combat-score.overkill", beyond);
  // A unit left without an enemy in contact still counts as winner, but only losses are scored for it.
  let charging = false;
  let ranks = 0;
  let standards = 0;
  let flank = 0;
  let rear = 0;
  for (const id of tally.units) {
    const u = unit(game, id);
    if (u.seat !== seat || u.place !== "field") continue;
    if (!engaged(game, id) && inForce("t9a.rule.no-more-foes")) continue;
    charging ||= u.charging;
    const share = shareOf(game, u);
    ranks = Math.max(ranks, share.ranks);
    standards += share.standards;
    for (const { value: by, because, rule } of share.given) {
      value += by;
      told?.(by, because, rule ?? "t9a.table.combat-score");
    }
    flank = Math.max(flank, share.flank);
    rear = Math.max(rear, share.rear);
  }
  const charge = charging ? combatScoreRows["t9a.combat-score.charge"].side : 0;
  value += part(told, "score.charge", "t9a.combat-score.charge", charge);
  value += part(told, "score.rank-bonus", "t9a.combat-score.rank-bonus", ranks);
  const borne = standards * combatScoreRows["t9a.combat-score.standard-bearer"].each;
  value += part(told, "score.standard", "t9a.combat-score.standard-bearer", borne);
  value += part(told, "score.flank", "t9a.combat-score.flank", flank);
  return value + part(told, "score.rear", "t9a.combat-score.rear", rear);
}

/** The Combat Score of one side as a number: the odds ask for thousands, and read no reasons. */
export const scoreOf = (game: NinthAge, tally: CombatTally, seat: Seat): number => scored(game, tally, seat, null);

/** The Combat Score of one side, with a line for each part. */
export function combatScore(game: NinthAge, tally: CombatTally, seat: Seat): SideScore {
  let value = 0;
  const lines: BreakdownLine[] = [];
  scored(game, tally, seat, (by, because, rule) => {
    value += by;
    const reason = typeof because === "string" ? message(because) : because;
    lines.push({ value, operation: "add", by, because: reason, rule });
  });
  return { value, lines };
}

const DIFFERENCE = message("value.difference");
const HOLDS = because("t9a.rule.steadfast", "set", breaking.steadfast.figures.breakTestModifier);

/** More Full Ranks than each enemy unit of the combat, and nothing that forbids to be Steadfast. */
export const isSteadfast = (game: NinthAge, u: Unit, units: readonly number[]): boolean =>
  steadfast(game, u, units, loserOf(game, u, units));

function steadfast(game: NinthAge, u: Unit, units: readonly number[], { maySteady }: Loser): boolean {
  if (!maySteady || !inForce("t9a.rule.steadfast")) return false;
  const { steadyRanks } = shareOf(game, u);
  for (const id of units) {
    const v = unit(game, id);
    if (v.seat !== u.seat && v.place === "field" && shareOf(game, v).fullRanks >= steadyRanks) return false;
  }
  return true;
}

/** All that the tests of a loser hang on of itself, whatever it has lost by; `units`: all of the combat. */
export interface Loser {
  /** How it pays for a lost combat, where not by its flight: at once, or where it would break. */
  readonly fate: "crumbles" | "crumbles where it would break" | null;
  /** Does it take a Break Test? Not who stays whatever happens, nor who crumbles without one. */
  readonly tests: boolean;
  /** May it be Steadfast, if it has the ranks for it? */
  readonly maySteady: boolean;
  /** The Break Test, but for the difference; what makes less of that. */
  readonly test: Tested;
  readonly lostBy: readonly Modifier[];
  /** What the dice of its Break Test hang on, by the points that this is harder: written down when it is asked first. */
  readonly dice: string[];
}

export const loserOf = remembered((game, u, units: readonly number[]): Loser => {
  const fates = book.offers("fate of a loser", game, { unit: u }).map((o) => o.value);
  const fate = fates.find((f) => f === "crumbles") ?? fates[0] ?? null;
  return {
    fate,
    tests: fate !== "crumbles" && book.refusals("take a break test", game, { unit: u }).length === 0,
    maySteady: book.refusals("be steadfast", game, { unit: u }).length === 0,
    test: testOf(game, u, "break"),
    lostBy: book.modifiers("lost by", game, { unit: u, units }),
    dice: [],
  };
}, "of any record");

/**
 * By how many points the tests of a loser are harder, with the reasons: the difference of the Combat Scores, or 0 for who
 * is Steadfast or Stubborn. `units`: all of the combat.
 */
export function lostBy(game: NinthAge, u: Unit, units: readonly number[], difference: number): Breakdown {
  return resolve(priorityOfModifiers, difference, lessening(game, u, units), DIFFERENCE);
}

/** The same without the reasons; `loser`: what {@link loserOf} says of it. */
export const lostByNumber = (
  game: NinthAge,
  u: Unit,
  units: readonly number[],
  difference: number,
  loser: Loser,
): number => valueOf(priorityOfModifiers, difference, lessening(game, u, units, loser));

function lessening(
  game: NinthAge,
  u: Unit,
  units: readonly number[],
  loser = loserOf(game, u, units),
): readonly Modifier[] {
  return steadfast(game, u, units, loser) ? [...loser.lostBy, HOLDS] : loser.lostBy;
}
