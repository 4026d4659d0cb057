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

/** Armour value of a model: the D6 it saves on before AP; 7 = none. */
export function armourValue(entry: Pick<UnitEntry, "armour" | "shield">): number {
  let value = 7;
  if (entry.armour === "light" && inForce("tow.armour.light")) value = 6;
  if (entry.armour === "heavy" && inForce("tow.armour.heavy")) value = 5;
  if (entry.armour === "full-plate" && inForce("tow.armour.full-plate")) value = 4;
  if (entry.shield && inForce("tow.armour.shield")) value -= 1;
  return value;
}

/** D6 needed to save against an AP of `penetration` (0 or more); null: no save. */
export function armourSave(value: number, penetration: number): number | null {
  const best = inForce("tow.armour.best-save") ? Math.max(2, value) : value;
  const need = best + penetration;
  return need > 6 ? null : need;
}

/** A melee weapon. Weapons with Armour Bane are missing: one chain of dice cannot carry it (see the spike's report). */
export interface Weapon {
  readonly strength: number;
  readonly penetration: number;
  /** When Strength and AP count. */
  readonly bonus: "always" | "first-round";
  readonly extraAttacks: number;
  readonly extraRank: "never" | "always" | "charged" | "not-charged";
  readonly strikeFirst: boolean;
  /** Added to the Initiative of a user that was charged this turn. */
  readonly initiativeWhenCharged: number;
}

const plain: Weapon = {
  strength: 0,
  penetration: 0,
  bonus: "always",
  extraAttacks: 0,
  extraRank: "never",
  strikeFirst: false,
  initiativeWhenCharged: 0,
};

export const weapons: { readonly [id in WeaponId]: Weapon } = {
  "hand-weapon": plain,
  "additional-hand-weapon": { ...plain, extraAttacks: 1 },
  flail: { ...plain, strength: 2, penetration: 2, bonus: "first-round" },
  morningstar: { ...plain, strength: 1, penetration: 1, bonus: "first-round" },
  whip: { ...plain, extraRank: "always", strikeFirst: true },
  "throwing-spear": { ...plain, extraRank: "charged" },
  "thrusting-spear": { ...plain, extraRank: "not-charged", initiativeWhenCharged: 1 },
};

/** The weapon as its row gives it; a plain one while the row is off. */
export const weaponOf = (entry: Pick<UnitEntry, "weapon">): Weapon =>
  inForce(`tow.weapon.melee.${entry.weapon}`) ? weapons[entry.weapon] : plain;
