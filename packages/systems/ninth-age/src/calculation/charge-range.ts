import type { Sum } from "@tercio/dice";
import { type Breakdown, type BreakdownLine, inForce, message, resolve } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { chargeAdvance } from "./rates.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { chargeRoll } from "./characteristics.ts";
import { unitDistance } from "./formation.ts";
import { chargesDownhill } from "./ground.ts";
import { priorityOfModifiers } from "./pipeline.ts";

/** Charge Range against the distance (rulings.md, "success of a charge"). */
export const CHARGE_RANGE = "t9a.rule.charge-range";

/** What the Charge Range dice count for when it is decided whether the charge arrives, with the reasons. */
export const chargeDice = (game: NinthAge, u: Unit, total: number): Breakdown =>
  resolve(priorityOfModifiers, total, book.modifiers("charge dice", game, { unit: u }), message("value.charge-dice"));

/** How far a charge goes when its dice show `total`: Advance Rate, what is added to that against this target, and dice, 0.01 mm. */
export const chargeRange = (game: NinthAge, u: Unit, total: number, target: Unit | null = null): number =>
  (chargeAdvance(game, u, target).value + chargeDice(game, u, total).value) * INCH;

/** What a charge has to cover: the shortest way between the two Unit Boundaries, in whole 0.01 mm as units stand. */
export const chargeDistance = (u: Unit, target: Unit): number => Math.floor(unitDistance(u, target) + 0.5);

/** Does a charge whose dice show `total` get to the target? Straight across: a wheel on the way costs nothing. */
export const chargeReaches = (game: NinthAge, u: Unit, target: Unit, total: number): boolean =>
  !inForce(CHARGE_RANGE) || chargeDistance(u, target) <= chargeRange(game, u, total, target);

/** Would the dice as they fell, whatever rules make them count for, not get there? */
export const shortByDice = (game: NinthAge, u: Unit, target: Unit, total: number): boolean =>
  chargeDistance(u, target) > (chargeAdvance(game, u, target).value + total) * INCH;

/** The least and the greatest total that such dice can show. */
export function totalsOf(dice: Sum): { readonly least: number; readonly most: number } {
  const kept = dice.dice - (dice.dropLowest ?? 0) - (dice.dropHighest ?? 0);
  return { least: kept, most: kept * dice.sides };
}

/** Farthest a charge of this unit can go, 0.01 mm: with the best its dice can show. */
export const farthestCharge = (game: NinthAge, u: Unit, target: Unit | null = null): number =>
  chargeRange(game, u, totalsOf(chargeRoll(game, u)).most, target);

export interface ChargeNeed {
  /** From boundary to boundary, 0.01 mm. */
  readonly distance: number;
  readonly dice: Sum & { readonly highest: true };
  /** What the dice have to count for: at least the least they can show. */
  readonly counted: number;
  /** The least total that has to be rolled for that; null where no total does. */
  readonly need: number | null;
  /** Does it arrive whatever the dice show? */
  readonly sure: boolean;
  /** How the need came about. */
  readonly reasons: Breakdown;
}

/** What the Charge Range dice must show for this charge to arrive, from where both stand now. */
export function chargeNeed(game: NinthAge, u: Unit, target: Unit): ChargeNeed {
  const roll = chargeRoll(game, u);
  const distance = chargeDistance(u, target);
  const { least, most } = totalsOf(roll);
  let need = least;
  while (need <= most && !chargeReaches(game, u, target, need)) need++;
  const away = Math.ceil(distance / INCH);
  const pace = chargeAdvance(game, u, target);
  const bare = away - pace.value;
  // A value that is set (through the air) counts for itself, whatever it was before.
  const own = pace.lines.slice(
    Math.max(
      0,
      pace.lines.findLastIndex((line) => line.operation === "set"),
    ),
  );
  const lines: BreakdownLine[] = [
    { value: away, operation: "base", by: away, because: message("value.inches-away"), rule: CHARGE_RANGE },
    // What it goes by itself, and then each reason for more or less: the inches that are left for the dice.
    ...own.map(({ value, because, rule }, i): BreakdownLine => {
      const before = i === 0 ? 0 : (own[i - 1]?.value ?? 0);
      return { value: away - value, operation: "add", by: before - value, because, rule };
    }),
  ];
  // Rules that change what the dice count for: of them the need may be lower, or higher.
  if (need !== Math.max(least, bare))
    for (const line of chargeDice(game, u, Math.min(need, most)).lines.slice(1)) lines.push({ ...line, value: need });
  else if (bare < least)
    lines.push({ value: least, operation: "atLeast", by: least, because: message("value.least-of-dice"), rule: null });
  // What would not get there is rolled again, once.
  const again = need > least && need <= most && chargesDownhill(game, u, target);
  if (again)
    lines.push({
      value: need,
      operation: "add",
      by: 0,
      because: message("terrain.charge-reroll"),
      rule: "t9a.terrain.hill.charge-reroll",
    });
  return {
    distance,
    dice: again ? { ...roll, reroll: { below: need } } : roll,
    counted: Math.max(least, bare),
    need: need > most ? null : need,
    sure: need === least,
    reasons: { value: need, lines },
  };
}
