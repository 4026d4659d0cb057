import { inForce } from "@tercio/kernel";
import type { TroopType, UnitEntry, WeaponId } from "../state.ts";

/** Models a rank needs to count for the Rank Bonus, the bonus' maximum, Unit Strength of one model (public page). */
export const troopTypes: {
  readonly [type in TroopType]: {
    readonly perRank: number;
    readonly maximumRankBonus: number;
    readonly unitStrength: number;
  };
} = {
  "regular-infantry": { perRank: 5, maximumRankBonus: 2, unitStrength: 1 },
  "heavy-infantry": { perRank: 4, maximumRankBonus: 2, unitStrength: 1 },
  "monstrous-infantry": { perRank: 3, maximumRankBonus: 2, unitStrength: 3 },
  "war-beasts": { perRank: 5, maximumRankBonus: 1, unitStrength: 1 },
};

/** A table is one rule and each of its rows another; without either the attack does not succeed. */
const rowInForce = (table: string, row: string): boolean => inForce(table) && inForce(`${table}.${row}`);

/** D6 needed to hit in combat, for Weapon Skills 1-10; null: it cannot hit. */
export function toHit(attacker: number, target: number): number | null {
  if (!rowInForce("tow.table.to-hit.combat", `ws${attacker}`)) return null;
  if (attacker > 2 * target) return 2;
  if (attacker > target) return 3;
  return target > 2 * attacker ? 5 : 4;
}

/** D6 needed to wound, for Strength and Toughness 1-10; null: it cannot wound. */
export function toWound(strength: number, toughness: number): number | null {
  if (!rowInForce("tow.table.to-wound", `s${strength}`)) return null;
  if (toughness - strength >= 6) return null;
  return Math.min(6, Math.max(2, 4 + toughness - strength));
}

/** D6 needed to save with an armour value against an AP of 0 or more; null: no save. */
export const armourSave = (value: number, penetration: number): number | null =>
  value + penetration > 6 ? null : value + penetration;

/** One row of the table of melee weapons. */
export interface Weapon {
  readonly strength: number;
  readonly penetration: number;
  /** When Strength and AP count. */
  readonly bonus: "always" | "first-round";
  /** AP gained by a natural 6 to wound. */
  readonly armourBane: number;
  readonly extraAttacks: number;
  readonly extraRank: "never" | "always" | "charged" | "not-charged";
  readonly strikes: "first" | "last" | null;
  readonly twoHands: boolean;
  /** Added to the Initiative of a user that was charged this turn. */
  readonly initiativeWhenCharged: number;
}

const plain: Weapon = {
  strength: 0,
  penetration: 0,
  bonus: "always",
  armourBane: 0,
  extraAttacks: 0,
  extraRank: "never",
  strikes: null,
  twoHands: false,
  initiativeWhenCharged: 0,
};

/** Lance and cavalry spear belong to split profiles and are not in this spike. */
export const weapons: { readonly [id in WeaponId]: Weapon } = {
  "hand-weapon": plain,
  "additional-hand-weapon": { ...plain, extraAttacks: 1, twoHands: true },
  "great-weapon": { ...plain, strength: 2, penetration: 2, armourBane: 1, strikes: "last", twoHands: true },
  flail: { ...plain, strength: 2, penetration: 2, bonus: "first-round", twoHands: true },
  morningstar: { ...plain, strength: 1, penetration: 1, bonus: "first-round" },
  halberd: { ...plain, strength: 1, penetration: 1, armourBane: 1, twoHands: true },
  whip: { ...plain, extraRank: "always", strikes: "first" },
  "throwing-spear": { ...plain, extraRank: "charged" },
  "thrusting-spear": { ...plain, extraRank: "not-charged", initiativeWhenCharged: 1 },
};

/** The weapon as its row gives it; without the row a unit has nothing but its profile, without a hand weapon it does not strike. */
export function weaponOf(entry: Pick<UnitEntry, "weapon">): Weapon | null {
  const known = inForce(`tow.weapon.melee.${entry.weapon}`);
  if (known) return weapons[entry.weapon];
  return entry.weapon === "hand-weapon" ? null : plain;
}

export const armourBane = (entry: Pick<UnitEntry, "weapon">): number =>
  inForce("tow.keyword.armour-bane") ? (weaponOf(entry)?.armourBane ?? 0) : 0;
