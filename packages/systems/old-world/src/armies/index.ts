import type { Bilingual } from "@tercio/kernel";
import { recruit } from "../state/units.ts";
import type { Army, ArmyUnit } from "./army.ts";
import { steppe, wilds } from "./chargers.ts";
import { plains } from "./drivers.ts";

const foot = (name: Bilingual, points: number, more: Partial<ArmyUnit>): ArmyUnit => ({
  ...recruit,
  name,
  points,
  ...more,
});
const cavalry = { baseWidth: 3000, baseDepth: 6000, shield: true } as const;

/** Armies of our own, of no army list; figures are plausible, points are guesses until battles have shown them. */
const league: Army = {
  id: "river-league",
  name: { en: "River League", fr: "Ligue du Fleuve" },
  units: [
    foot({ en: "Captain-General", fr: "Capitaine général" }, 120, {
      ...{ models: 1, files: 1, weaponSkill: 5, strength: 4, toughness: 4, wounds: 2, initiative: 5, attacks: 3 },
      ...{ leadership: 9, armour: "full-plate", character: true, general: true, rules: ["rallying-cry"] },
    }),
    foot({ en: "Banner Guard", fr: "Garde de la bannière" }, 275, {
      ...{ troopType: "heavy-infantry", models: 20, files: 5, weaponSkill: 4, leadership: 8, armour: "heavy" },
      ...{ weapon: "halberd", shield: false, standard: true, musician: true, battleStandard: true },
    }),
    foot({ en: "Pikemen of the Quays", fr: "Piquiers des Quais" }, 270, {
      ...{ models: 30, files: 6, weapon: "thrusting-spear", standard: true, musician: true },
    }),
    foot({ en: "Town Militia", fr: "Milice urbaine" }, 180, { models: 25, files: 5, standard: true, musician: true }),
    foot({ en: "Crossbow Company", fr: "Compagnie d’arbalétriers" }, 200, {
      ...{ models: 15, files: 8, shield: false, rules: ["open-order"], missile: { range: 30 }, musician: true },
    }),
    foot({ en: "Reed Hunters", fr: "Chasseurs des roseaux" }, 150, {
      ...{ models: 10, files: 5, armour: "none", shield: false, rules: ["open-order", "scouts", "move-through-cover"] },
      missile: { range: 24 },
    }),
    foot({ en: "River Knights", fr: "Chevaliers du fleuve" }, 330, {
      ...cavalry,
      ...{ troopType: "heavy-cavalry", models: 8, files: 4, movement: 8, weaponSkill: 4, leadership: 8 },
      ...{ armour: "full-plate", standard: true, musician: true },
    }),
    foot({ en: "Ferry Riders", fr: "Cavaliers du bac" }, 175, {
      ...cavalry,
      ...{ troopType: "light-cavalry", models: 7, files: 7, movement: 9, initiative: 4 },
      rules: ["open-order", "fast-cavalry", "vanguard"],
    }),
    foot({ en: "Granite Brutes", fr: "Brutes de granit" }, 250, {
      ...{ troopType: "monstrous-infantry", models: 4, files: 4, baseWidth: 4000, baseDepth: 4000, movement: 6 },
      ...{ strength: 4, toughness: 4, wounds: 3, attacks: 3, initiative: 2, weapon: "great-weapon", shield: false },
    }),
  ],
};
const holds: Army = {
  id: "northern-holds",
  name: { en: "Northern Holds", fr: "Forts du Nord" },
  units: [
    foot({ en: "Hold Thane", fr: "Thane du fort" }, 130, {
      ...{ models: 1, files: 1, weaponSkill: 6, strength: 4, toughness: 4, wounds: 2, initiative: 5, attacks: 4 },
      ...{ leadership: 9, armour: "heavy", character: true, general: true, weapon: "great-weapon", shield: false },
      rules: ["rallying-cry"],
    }),
    foot({ en: "Northmen with great weapons", fr: "Nordiques aux armes lourdes" }, 300, {
      ...{ troopType: "heavy-infantry", models: 20, files: 5, weaponSkill: 4, toughness: 4, initiative: 4 },
      ...{ armour: "heavy", shield: false, weapon: "great-weapon", leadership: 8, standard: true, musician: true },
      battleStandard: true,
    }),
    foot({ en: "Shield Wall of the Fjord", fr: "Mur de boucliers du fjord" }, 290, {
      ...{ models: 25, files: 5, weaponSkill: 4, leadership: 8, armour: "heavy", standard: true, musician: true },
    }),
    foot({ en: "Axe Band", fr: "Bande de haches" }, 220, {
      ...{ models: 20, files: 5, weaponSkill: 4, shield: false, weapon: "additional-hand-weapon" },
      rules: ["furious-charge", "ambushers"],
    }),
    foot({ en: "Bondsmen", fr: "Serfs" }, 130, { models: 25, files: 5, leadership: 6, armour: "none", shield: false }),
    foot({ en: "Skerry Archers", fr: "Archers des récifs" }, 150, {
      ...{ models: 12, files: 6, shield: false, armour: "none", rules: ["open-order", "scouts"] },
      missile: { range: 30 },
    }),
    foot({ en: "Frost Riders", fr: "Cavaliers du gel" }, 290, {
      ...cavalry,
      ...{
        troopType: "heavy-cavalry",
        models: 7,
        files: 4,
        movement: 7,
        weaponSkill: 4,
        leadership: 8,
        armour: "heavy",
      },
      ...{ standard: true, musician: true },
    }),
    foot({ en: "Hounds", fr: "Molosses" }, 110, {
      ...{ troopType: "war-beasts", models: 8, files: 4, baseWidth: 2500, baseDepth: 5000, movement: 8, leadership: 5 },
      ...{ armour: "none", shield: false, initiative: 4, rules: ["vanguard"] },
    }),
    foot({ en: "Ice Troll", fr: "Troll des glaces" }, 170, {
      ...{ troopType: "monstrous-creature", models: 1, files: 1, baseWidth: 5000, baseDepth: 5000, movement: 6 },
      ...{
        strength: 5,
        toughness: 5,
        wounds: 5,
        attacks: 4,
        initiative: 2,
        leadership: 5,
        armour: "none",
        shield: false,
      },
    }),
    foot({ en: "Cliff Wyrm", fr: "Ver des falaises" }, 210, {
      ...{ troopType: "monstrous-creature", models: 1, files: 1, baseWidth: 6000, baseDepth: 10_000, movement: 6 },
      ...{
        strength: 5,
        toughness: 5,
        wounds: 5,
        attacks: 4,
        initiative: 3,
        leadership: 6,
        armour: "light",
        shield: false,
      },
      rules: [{ rule: "fly", value: 9 }],
    }),
  ],
};

export const armies: { readonly [id: string]: Army } = Object.fromEntries(
  [league, holds, steppe, wilds, plains].map((army) => [army.id, army]),
);
