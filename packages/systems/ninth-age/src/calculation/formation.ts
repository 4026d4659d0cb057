import { inForce, message, resolve } from "@tercio/kernel";
import { boundary, type Formation, fullRanks } from "@tercio/mass-battle";
import { distance, type Rectangle } from "@tercio/tabletop";
import { combatScore } from "../book/combat.ts";
import { modelRules } from "../book/models.ts";
import { ruleId } from "../state/ids.ts";
import { models, type NinthAge, type Unit } from "../state/state.ts";
import { book } from "../asking/book.ts";
import { priorityOfModifiers } from "./pipeline.ts";
import { heightOf } from "./rates.ts";
import { modelsPerFullRank } from "../state/tables.ts";

/** The unit as its formation alone, for the geometry. Made anew each time: cheaper than to remember it. */
export function formationOf(u: Unit): Formation {
  const { baseWidth, baseDepth } = u.entry;
  return { files: u.files, models: Math.max(1, models(u)), baseWidth, baseDepth };
}

const rectangles = new WeakMap<Unit, Rectangle>();

/** The Unit Boundary: the rectangle around all ranks, an incomplete last one included. */
export function rectangleOf(u: Unit): Rectangle {
  const known = rectangles.get(u);
  if (known !== undefined) return known;
  const made = boundary(u, formationOf(u));
  rectangles.set(u, made);
  return made;
}

export const unitDistance = (u: Unit, v: Unit): number => distance(rectangleOf(u), rectangleOf(v));

/** Ranks with enough models (5, 3 or 1 by Height). */
export function fullRanksOf(game: NinthAge, u: Unit): number {
  const stand = fullRanks(formationOf(u), modelsPerFullRank(heightOf(game, u)));
  const modifiers = book.modifiers("full ranks", game, { unit: u });
  return modifiers.length === 0 ? stand : resolve(priorityOfModifiers, stand, modifiers, FULL_RANKS).value;
}
const FULL_RANKS = message("fact.full-ranks");

export const inLine = (u: Unit): boolean =>
  u.files >= modelRules["t9a.rule.line-formation"].width && inForce(ruleId("line-formation"));

/** +1 for each Full Rank after the first, at most +3; none in Line Formation. */
export function rankBonus(game: NinthAge, u: Unit): number {
  if (!inForce("t9a.combat-score.rank-bonus") || inLine(u)) return 0;
  const { maximum, perFullRankAfterFirst } = combatScore["t9a.combat-score.rank-bonus"];
  return Math.max(0, Math.min(maximum, (fullRanksOf(game, u) - 1) * perFullRankAfterFirst));
}
