import { inForce, there } from "@tercio/kernel";
import { toHit as hitRows, toWound as woundRows } from "../book/attack.ts";
import { ranks, unitStrength } from "../entries/rules/troops.ts";
import * as melee from "../entries/weapons/melee.ts";
import type { WeaponRow } from "../entries/weapons/weapon.ts";
import type { UnitEntry } from "./state.ts";
import type { TroopType } from "./troop-types.ts";

const rank = ranks.figures;
const strengthOf = unitStrength.figures.values;
const [regular, heavy, monstrous] = rank.modelsPerRank;

/** What a troop type comes to (public page): models that a rank needs to count, most ranks that count, Unit Strength of one model. */
export interface TroopRow {
  /** Null: it has no Rank Bonus. */
  readonly perRank: number | null;
  readonly maximumRankBonus: number;
  /** "wounds": its Wounds at the start. */
  readonly unitStrength: number | "wounds";
}
const row = (perRank: number | null, maximumRankBonus: number, unitStrength: number | "wounds"): TroopRow => ({
  perRank,
  maximumRankBonus,
  unitStrength,
});
const alone = (unitStrength: number | "wounds"): TroopRow => row(null, 0, unitStrength);
const { capInfantry, capOthers } = rank;

export const troopTypes: { readonly [type in TroopType]: TroopRow } = {
  "regular-infantry": row(regular, capInfantry, strengthOf.infantry),
  "heavy-infantry": row(heavy, capInfantry, strengthOf.infantry),
  "monstrous-infantry": row(monstrous, capInfantry, strengthOf.monstrousInfantry),
  swarms: alone(strengthOf.swarms),
  "light-cavalry": row(regular, capOthers, strengthOf.cavalry),
  "heavy-cavalry": row(heavy, capOthers, strengthOf.cavalry),
  "monstrous-cavalry": row(monstrous, capOthers, strengthOf.monstrousCavalry),
  "war-beasts": row(regular, capOthers, strengthOf.warBeasts),
  "light-chariot": row(monstrous, capOthers, strengthOf.lightChariots),
  "heavy-chariot": alone(strengthOf.heavyChariots),
  "monstrous-creature": alone("wounds"),
  behemoth: alone("wounds"),
  "war-machine": alone("wounds"),
};

/** A table is one rule and each of its rows another; without either the attack does not succeed. */
const rowInForce = (table: string, row: string): boolean => inForce(table) && inForce(`${table}.${row}`);

/** D6 needed to hit in combat, for Weapon Skills 1-10; null: it cannot hit. */
export function toHit(attacker: number, target: number): number | null {
  if (!rowInForce("tow.table.to-hit.combat", `ws${attacker}`)) return null;
  return hitRows[`tow.table.to-hit.combat.ws${attacker}`]?.needs[target - 1] ?? null;
}

/** D6 needed to wound, for Strength and Toughness 1-10; null: it cannot wound. */
export function toWound(strength: number, toughness: number): number | null {
  if (!rowInForce("tow.table.to-wound", `s${strength}`)) return null;
  return woundRows[`tow.table.to-wound.s${strength}`]?.needs[toughness - 1] ?? null;
}

/** D6 needed to save with an armour value against an AP of 0 or more; null: no save. */
export const armourSave = (value: number, penetration: number): number | null =>
  value + penetration > 6 ? null : value + penetration;

/** What a row of the table of melee weapons comes to in play. */
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

/** A printed row as it is played. */
export function played(row: WeaponRow): Weapon {
  const has = (rule: WeaponRow["rules"][number]): boolean => row.rules.includes(rule);
  const extra =
    row.extraRankWhen === undefined ? "always" : row.extraRankWhen === "turn user charged" ? "charged" : "not-charged";
  return {
    // "S+2": the user's Strength and 2.
    strength: Number(row.strength.slice(1)),
    penetration: 0 - row.armourPenetration,
    bonus: row.firstRound === undefined ? "always" : "first-round",
    armourBane: row.armourBane ?? 0,
    extraAttacks: row.extraAttacks ?? 0,
    extraRank: has("Fight in Extra Rank") ? extra : "never",
    strikes: has("Strike First") ? "first" : has("Strike Last") ? "last" : null,
    twoHands: has("Requires Two Hands"),
    initiativeWhenCharged: row.initiativeWhenCharged ?? 0,
  };
}

const plain = played(melee.handWeapon.figures);
const weapons: ReadonlyMap<string, Weapon> = new Map(Object.values(melee).map((w) => [w.id, played(w.figures)]));

/** The weapon as its row gives it; without the row a unit has nothing but its profile, without a hand weapon it does not strike. */
export function weaponOf(entry: Pick<UnitEntry, "weapon">): Weapon | null {
  const id = `tow.weapon.melee.${entry.weapon}` as const;
  if (inForce(id)) return there(weapons.get(id));
  return entry.weapon === "hand-weapon" ? null : plain;
}

export const armourBane = (entry: Pick<UnitEntry, "weapon">): number =>
  inForce("tow.keyword.armour-bane") ? (weaponOf(entry)?.armourBane ?? 0) : 0;
