import * as shooting from "../entries/rules/shooting.ts";
import * as modelRules from "../entries/rules/model-rules.ts";
import { inForce, message, resolve } from "@tercio/kernel";
import { type Big, boundary, type Formation, fullRanks } from "@tercio/mass-battle";
import { distance, type Rectangle } from "@tercio/tabletop";
import { combatScore } from "../book/combat.ts";
import { cornerOf, filesOfItsOwn, hasBig, roomIn } from "../state/rooms.ts";
import { models, type NinthAge, type Unit } from "../state/state.ts";
import { book } from "../hooks/book.ts";
import { priorityOfModifiers } from "./pipeline.ts";
import { heightOf } from "./rates.ts";
import { modelsPerFullRank } from "../state/tables.ts";

/** Between two models in skirmish formation, 0.01 mm. */
export const APART = shooting.skirmisher.figures.millimetresApart * 100;

/** Is a unit one of Skirmishers by its row of the Army List? Asked of every formation, so that nothing is looked up. */
export const isSkirmisher = ({ entry }: Unit): boolean => entry.rules.length > 0 && entry.rules.includes("skirmisher");

/**
 * Does a unit stand in skirmish formation? As long as one of its own models that is a Skirmisher stands, a champion among
 * them; by its row of the Army List, as no effect gives this. Where only who joined it is left, it has closed up.
 */
export const skirmishes = (u: Unit): boolean =>
  isSkirmisher(u) && u.pools.some((p) => p.kind !== "character" && p.count > 0) && inForce("t9a.rule.skirmisher");

/** The unit as its formation alone, for the geometry. Made anew each time: cheaper than to remember it. */
export function formationOf(u: Unit): Formation {
  const { baseWidth, baseDepth, round } = u.entry;
  const formation = {
    files: u.files,
    models: Math.max(1, models(u)),
    baseWidth,
    baseDepth,
    gap: skirmishes(u) ? APART : 0,
  };
  if (round === true) return { ...formation, round };
  return u.pools.length > 1 && hasBig(u) ? { ...formation, bigs: bigsOf(u) } : formation;
}

/** Those in its first rank whose bases are of another size. */
const bigsOf = (u: Unit): readonly Big[] =>
  u.pools.flatMap((p): readonly Big[] => {
    const room = p.count > 0 ? roomIn(u, p) : null;
    if (room === null || p.slot === null) return [];
    const corner = cornerOf(u, p);
    return [
      {
        ...{ file: p.slot, files: room.files, ranks: room.ranks },
        ...{ width: p.profile.baseWidth, depth: p.profile.baseDepth },
        ...(corner === null ? {} : { corner }),
      },
    ];
  });

const rectangles = new WeakMap<Unit, Rectangle>();

/** The Unit Boundary: the rectangle around all ranks, an incomplete last one included; of a round base the disc itself. */
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

/** The same where it disrupts an enemy. */
export function disruptingRanks(game: NinthAge, u: Unit): number {
  const modifiers = book.modifiers("ranks that disrupt", game, { unit: u });
  const stand = fullRanksOf(game, u);
  return modifiers.length === 0 ? stand : resolve(priorityOfModifiers, stand, modifiers, FULL_RANKS).value;
}

export const inLine = (u: Unit): boolean =>
  filesOfItsOwn(u) >= modelRules.lineFormation.figures.width && inForce("t9a.rule.line-formation");

/** +1 for each Full Rank after the first, at most +3; none in Line Formation. */
export function rankBonus(game: NinthAge, u: Unit): number {
  if (!inForce("t9a.combat-score.rank-bonus") || inLine(u)) return 0;
  const { maximum, perFullRankAfterFirst } = combatScore["t9a.combat-score.rank-bonus"];
  const most = resolve(priorityOfModifiers, maximum, book.modifiers("most rank bonus", game, { unit: u })).value;
  return Math.max(0, Math.min(most, (fullRanksOf(game, u) - 1) * perFullRankAfterFirst));
}
