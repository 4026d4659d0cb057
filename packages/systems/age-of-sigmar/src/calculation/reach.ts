import { inForce } from "@tercio/kernel";
import { fightOrder } from "../entries/rules/battle.ts";
import { chargeRoll, coherency, retreat, threeInches } from "../entries/rules/moves.ts";
import { nearest, within } from "@tercio/loose";
import { INCH } from "@tercio/tabletop";
import { basesOf, enemiesOf, type Sigmar, type Unit } from "../state/state.ts";

export const inches = (n: number): number => n * INCH;

/** Coherency: models no farther apart than this, in 0.01 mm. */
export const COHERENT = inches(coherency.figures.within);
/** Within this of an enemy no part of a normal move may lie. */
export const KEEP = inches(threeInches.figures.distance);

/** Distance of two units, from the nearest model to the nearest, 0.01 mm. */
export const apart = (p: Unit, q: Unit): number => nearest(basesOf(p), basesOf(q));

/** Is it no farther than so many inches? Exactly so far is within. */
const isWithin = (distance: number, u: Unit) => (e: Unit) => apart(u, e) <= inches(distance);

/** Its enemies within so many inches. */
export const enemiesWithin = (game: Sigmar, u: Unit, distance: number): readonly Unit[] =>
  enemiesOf(game, u).filter(isWithin(distance, u));

/** Is an enemy within so many inches? */
export const enemyWithin = (game: Sigmar, u: Unit, distance: number): boolean =>
  enemiesOf(game, u).some(isWithin(distance, u));

/** So near to an enemy that it may only retreat or stand. */
export const mustRetreat = (game: Sigmar, u: Unit): boolean => enemyWithin(game, u, retreat.figures.startsWithin);

/** Near enough to an enemy to be picked to fight. */
export const inFight = (game: Sigmar, u: Unit): boolean => enemyWithin(game, u, fightOrder.figures.within);

/** Models of `by` (by their place in the unit) that reach a model of `at` over so many inches. */
export const reaching = (by: Unit, at: Unit, range: number): readonly number[] => {
  const targets = basesOf(at);
  return inForce("aos2.core.melee-weapons")
    ? basesOf(by).flatMap((b, i) => (targets.some((t) => within(b, t, inches(range))) ? [i] : []))
    : [];
};

/** May it still be picked to fight in this phase? */
export const mayFight = (game: Sigmar, u: Unit): boolean =>
  u.models.length > 0 && !u.fought && (u.charged || inFight(game, u));

/** May it try to charge: near enough, not in a fight, and it neither ran nor retreated. */
export const mayCharge = (game: Sigmar, u: Unit): boolean =>
  u.models.length > 0 &&
  !u.triedToCharge &&
  !u.ran &&
  !u.retreated &&
  !enemyWithin(game, u, chargeRoll.figures.enemyDistance) &&
  enemyWithin(game, u, chargeRoll.figures.within);
