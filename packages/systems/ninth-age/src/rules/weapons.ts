import { type Modifier, message, type Operation, type Rule } from "@tercio/kernel";
import type { NinthAge, WeaponId } from "../state.ts";
import type { NinthAgeMoments, Strike } from "./moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

export const because = (rule: string, operation: Operation, value: number): Modifier => ({
  operation,
  value,
  because: message(`rule.${rule}`),
  rule,
});

/** A Harnessed part never uses the unit's weapon. */
const wields = (weapon: WeaponId, s: { readonly by: Strike["by"]; readonly part: Strike["part"] }): boolean =>
  !s.part.harnessed && s.by.weapon === weapon;

const plain = (
  id: WeaponId,
  en: string,
  fr: string,
  textEn: string,
  textFr: string,
  strength: number,
  penetration: number,
): R => ({
  id,
  name: { en, fr },
  text: { en: textEn, fr: textFr },
  enforces: [id],
  modify: {
    strength: (_, s) => (wields(id, s) && strength !== 0 ? because(id, "add", strength) : null),
    "armour penetration": (_, s) => (wields(id, s) && penetration !== 0 ? because(id, "add", penetration) : null),
  },
});

const handWeapon: R = {
  id: "hand-weapon",
  name: { en: "Hand Weapon", fr: "Arme de base" },
  text: {
    en: "No bonus; with a Shield on foot it gives Parry.",
    fr: "Aucun bonus ; avec un Bouclier à pied, elle donne Parade.",
  },
  enforces: ["hand-weapon"],
};

const greatWeapon: R = {
  ...plain(
    "great-weapon",
    "Great Weapon",
    "Arme lourde",
    "+2 Strength and Armour Penetration; two-handed; strikes at Initiative Step 0.",
    "+2 en Force et en Pénétration ; à deux mains ; frappe au palier d’Initiative 0.",
    2,
    2,
  ),
  modify: {
    strength: (_, s) => (wields("great-weapon", s) ? because("great-weapon", "add", 2) : null),
    "armour penetration": (_, s) => (wields("great-weapon", s) ? because("great-weapon", "add", 2) : null),
    agility: (_, { unit, part }) =>
      !part.harnessed && unit.weapon === "great-weapon" ? because("great-weapon", "atMost", 0) : null,
  },
};

const halberd = plain(
  "halberd",
  "Halberd",
  "Hallebarde",
  "+1 Strength and Armour Penetration; two-handed.",
  "+1 en Force et en Pénétration ; à deux mains.",
  1,
  1,
);
const cavalryPick = plain(
  "cavalry-pick",
  "Cavalry Pick",
  "Pic de cavalerie",
  "+2 Armour Penetration.",
  "+2 en Pénétration.",
  0,
  2,
);

const pairedWeapons: R = {
  id: "paired-weapons",
  name: { en: "Paired Weapons", fr: "Paire d’armes" },
  text: {
    en: "+1 Attack Value and +1 Offensive Skill; two-handed; ignores Parry.",
    fr: "+1 Attaque et +1 Capacité Offensive ; à deux mains ; ignore Parade.",
  },
  enforces: ["paired-weapons"],
  modify: {
    "attack value": (_, s) => (wields("paired-weapons", s) ? because("paired-weapons", "add", 1) : null),
    "offensive skill": (_, s) => (wields("paired-weapons", s) ? because("paired-weapons", "add", 1) : null),
  },
};

/** First Round of Combat, not charging, and no enemy in flank or rear. */
const braced = (unit: Strike["by"], facings: readonly string[]): boolean =>
  unit.rounds === 0 && !unit.charging && facings.every((f) => f === "front");

const spear: R = {
  id: "spear",
  name: { en: "Spear", fr: "Lance d’infanterie" },
  text: {
    en: "+1 Armour Penetration and one more rank of Supporting Attacks. In the first Round of Combat, not charging and not struck in flank or rear: +2 Agility and another +1 Armour Penetration.",
    fr: "+1 en Pénétration et un rang d’attaques de soutien de plus. Au premier round, sans charger ni être engagé de flanc ou de dos : +2 en Agilité et encore +1 en Pénétration.",
  },
  enforces: ["spear"],
  modify: {
    "armour penetration": (_, s) =>
      wields("spear", s) ? because("spear", "add", braced(s.by, [s.facing]) ? 2 : 1) : null,
    agility: (_, { unit, part, facings }) =>
      !part.harnessed && unit.weapon === "spear" && braced(unit, facings) ? because("spear", "add", 2) : null,
    "supporting ranks": (_, { unit }) => (unit.weapon === "spear" ? because("spear", "add", 1) : null),
  },
};

const couched = (id: WeaponId, en: string, fr: string, bonus: number): R => ({
  id,
  name: { en, fr },
  text: {
    en: `Charging, against enemies to the front: +${bonus} Strength and Armour Penetration.`,
    fr: `En charge, contre un ennemi de front : +${bonus} en Force et en Pénétration.`,
  },
  enforces: [id],
  modify: {
    strength: (_, s) => (wields(id, s) && s.by.charging && s.facing === "front" ? because(id, "add", bonus) : null),
    "armour penetration": (_, s) =>
      wields(id, s) && s.by.charging && s.facing === "front" ? because(id, "add", bonus) : null,
  },
});

const lance = couched("lance", "Lance", "Lance de cavalerie", 2);
const lightLance = couched("light-lance", "Light Lance", "Lance légère", 1);

export const weaponRules: readonly R[] = [
  handWeapon,
  greatWeapon,
  halberd,
  cavalryPick,
  pairedWeapons,
  spear,
  lance,
  lightLance,
];

export const twoHanded = (weapon: WeaponId | null): boolean =>
  weapon === "great-weapon" || weapon === "halberd" || weapon === "paired-weapons";
