import { inForce } from "@tercio/kernel";
import { ranks as rankRule } from "../entries/rules/troops.ts";
import { type Facing, foes, type OldWorld, type Unit, unit } from "../state/state.ts";
import { troopTypes } from "../state/tables.ts";

/** Ranks a unit stands in, the incomplete last one counted. */
export const ranksOf = (u: Unit): number => Math.ceil(u.models / u.files);

/** Skirmishers that have formed up: they have no flank and no rear, and are in no order. */
export const skirmishing = (u: Unit): boolean => u.formedUp && inForce("tow.rule.skirmishers");

/** Combat Order: at least as wide as deep (bases are taken as square). */
export const combatOrder = (u: Unit): boolean => u.files >= ranksOf(u) && !skirmishing(u);

export const unitStrength = (u: Unit): number => u.models * troopTypes[u.entry.troopType].unitStrength;

const { lostToUnitStrength } = rankRule.figures;

/** Struck in the flank or rear by an enemy of enough Unit Strength: no Rank Bonus. */
export const disrupted = (game: OldWorld, u: Unit): boolean =>
  foes(game, u.id).some(({ own, foe }) => {
    const by = unit(game, foe);
    return own !== "front" && !skirmishing(by) && unitStrength(by) >= lostToUnitStrength;
  });

/** Ranks behind the first that have enough models, up to the maximum of the troop type. */
export function rankBonus(game: OldWorld, u: Unit): number {
  const type = troopTypes[u.entry.troopType];
  if (!combatOrder(u) || disrupted(game, u)) return 0;
  let ranks = 0;
  for (let left = u.models - u.files; left >= type.perRank && u.files >= type.perRank; left -= u.files) ranks++;
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
