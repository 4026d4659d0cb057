import { inForce, type Rule } from "@tercio/kernel";
import { foes, type NinthAge, type Unit, type WeaponId } from "../state.ts";
import { firstRound } from "./has-rule.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments, Strike } from "./moments.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

/** A Harnessed part never uses the unit's weapon, and nobody tramples with one. */
const wields = (weapon: WeaponId, s: Strike): boolean => !s.stomp && !s.part.harnessed && s.by.weapon === weapon;

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
  enforces: [ruleId(id)],
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
    fr: "Aucun bonus ; avec un Bouclier à pied, elle donne Parade.",
  },
  enforces: [ruleId("hand-weapon")],
};

const greatWeapon: R = {
  ...plain(
    "great-weapon",
    "Great Weapon",
    "Arme lourde",
    "+2 Strength and Armour Penetration; two-handed; strikes at Initiative Step 0.",
    "+2 en Force et en Pénétration ; à deux mains ; frappe au palier d’Initiative 0.",
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
  "+1 en Force et en Pénétration ; à deux mains.",
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
    fr: "+1 Attaque et +1 Capacité Offensive ; à deux mains ; ignore Parade.",
  },
  enforces: [ruleId("paired-weapons")],
  modify: {
    "attack value": (_, s) => (wields("paired-weapons", s) ? because("paired-weapons", "add", 1) : null),
    "offensive skill": (_, s) => (wields("paired-weapons", s) ? because("paired-weapons", "add", 1) : null),
  },
};

/** First Round of Combat, not charging, and no enemy in contact with flank or rear: also against those in front. */
const braced = (game: NinthAge, u: Unit): boolean =>
  firstRound(u) && !u.charging && foes(game, u.id).every((f) => f.facing === "front");

const spear: R = {
  id: "spear",
  name: { en: "Spear", fr: "Lance d’infanterie" },
  text: {
    en: "+1 Armour Penetration and one more rank of Supporting Attacks. In the first Round of Combat, not charging and with no enemy on flank or rear: +2 Agility and another +1 Armour Penetration.",
    fr: "+1 en Pénétration et un rang d’attaques de soutien de plus. À la première manche, sans charger ni être engagé de flanc ou de dos : +2 en Agilité et encore +1 en Pénétration.",
  },
  enforces: [ruleId("spear")],
  modify: {
    "armour penetration": (game, s) =>
      wields("spear", s) ? because("spear", "add", braced(game, s.by) ? 2 : 1) : null,
    agility: (game, { unit, part }) =>
      !part.harnessed && unit.weapon === "spear" && braced(game, unit) ? because("spear", "add", 2) : null,
    "supporting ranks": (_, { unit }) => (unit.weapon === "spear" ? because("spear", "add", 1) : null),
  },
};

const couched = (id: WeaponId, en: string, fr: string, bonus: number): R => ({
  id,
  name: { en, fr },
  text: {
    en: `Charging, against enemies to the front: +${bonus} Strength and Armour Penetration.`,
    fr: `En charge, contre un ennemi de front : +${bonus} en Force et en Pénétration.`,
  },
  enforces: [ruleId(id)],
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

/** What a unit may choose in its first round: not the Hand Weapon, where it has anything else. */
export function weaponsFor(u: Unit): readonly WeaponId[] {
  const { weapons } = u.entry;
  const others = weapons.filter((w) => w !== "hand-weapon");
  return others.length > 0 && inForce(ruleId("weapon-choice")) ? others : weapons;
}

export const twoHanded = (weapon: WeaponId | null): boolean =>
  weapon === "great-weapon" || weapon === "halberd" || weapon === "paired-weapons";
