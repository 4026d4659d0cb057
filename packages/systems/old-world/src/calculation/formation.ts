import { inForce, there } from "@tercio/kernel";
import { boundary } from "@tercio/mass-battle";
import { distance, type Rectangle } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { ranks as rankRule } from "../entries/rules/troops.ts";
import { type Facing, foes, type OldWorld, type Unit, unit } from "../state/state.ts";
import { shapesOf } from "./models.ts";
import { BASE, formationOf } from "./shape.ts";
import { troopTypes } from "../state/tables.ts";

export { BASE, formationOf };

const rectangles = new WeakMap<Unit, Rectangle>();

/** The rectangle around all ranks, an incomplete last one included; of loose models that in which they would stand in ranks. */
export function rectangleOf(u: Unit): Rectangle {
  const known = rectangles.get(u);
  if (known !== undefined) return known;
  const made = boundary(u, formationOf(u));
  rectangles.set(u, made);
  return made;
}

/** The shortest distance between two units, model by model where one is loose. */
export function unitDistance(u: Unit, v: Unit): number {
  let least = Infinity;
  for (const a of shapesOf(u)) for (const b of shapesOf(v)) least = Math.min(least, distance(a, b));
  return least;
}

/** Ranks a unit stands in, the incomplete last one counted. */
export const ranksOf = (u: Unit): number => Math.ceil(u.models / u.files);

/** Skirmishers that have formed up: they have no flank and no rear, and are in no order. */
export const skirmishing = (u: Unit): boolean => u.formedUp && inForce("tow.rule.skirmishers");

/** Has it no flank and no rear: skirmishers that have formed up, and garrisons? */
export const allRound = (u: Unit): boolean => skirmishing(u) || u.garrison !== null;

/** Combat Order: at least as wide as deep (bases are taken as square). */
export const combatOrder = (u: Unit): boolean => u.files >= ranksOf(u) && !allRound(u);

/** May a unit charge as it is arrayed: in no Marching Column? */
export const mayChargeSo = (u: Unit): boolean => combatOrder(u) || u.order === "skirmish";

/** What it counts for: models times the troop type's; what fights alone counts the Wounds that it began with. */
export function unitStrength(u: Unit): number {
  const each = troopTypes[u.entry.troopType].unitStrength;
  return u.models * (each === "wounds" ? u.entry.wounds : each);
}

const { lostToUnitStrength } = rankRule.figures;

/** The Unit Strength at which an enemy in its flank or rear disrupts a unit. */
function disruptingStrength(game: OldWorld, u: Unit): number {
  const raised = book.modifiers("disrupting strength", game, { unit: u }).map((m) => m.value);
  return Math.max(lostToUnitStrength, ...raised);
}

/** Struck in the flank or rear by an enemy of enough Unit Strength, or by a First Charge, or where it stands: no Rank Bonus. */
export const disrupted = (game: OldWorld, u: Unit): boolean =>
  book.offers("disrupted", game, { unit: u }).length > 0 ||
  foes(game, u.id).some(({ own, foe, contact }) => {
    const by = unit(game, foe);
    const { first, charged, turn } = there(game.contacts[contact]);
    if (first === true && charged === u.id && turn === game.turn) return true;
    return own !== "front" && !allRound(by) && unitStrength(by) >= disruptingStrength(game, u);
  });

/** Ranks behind the first that have enough models, up to the maximum of the troop type. */
export function rankBonus(game: OldWorld, u: Unit): number {
  const type = troopTypes[u.entry.troopType];
  const { perRank } = type;
  if (perRank === null || !combatOrder(u) || disrupted(game, u)) return 0;
  let ranks = 0;
  for (let left = u.models - u.files; left >= perRank && u.files >= perRank; left -= u.files) ranks++;
  return Math.min(type.maximumRankBonus, ranks);
}

/** Models of the row that faces an enemy: the first rank, the last, or an outer file. */
export function rowTowards(u: Unit, facing: Facing): number {
  const ranks = ranksOf(u);
  if (facing === "front") return Math.min(u.files, u.models);
  if (facing === "rear") return u.models - (ranks - 1) * u.files;
  // An incomplete last rank stands in the middle and leaves the outer files one shorter.
  return u.models % u.files === 0 ? ranks : Math.max(1, ranks - 1);
}

/** Did this unit charge somebody whom it touches in the turn that is played? */
export const chargedThisTurn = (game: OldWorld, id: number): boolean =>
  foes(game, id).some((f) => f.charged && game.contacts[f.contact]?.turn === game.turn);
