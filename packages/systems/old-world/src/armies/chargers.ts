import type { Bilingual } from "@tercio/kernel";
import { recruit } from "../state/units.ts";
import type { Army, ArmyUnit } from "./army.ts";

const unit = (name: Bilingual, points: number, more: Partial<ArmyUnit>): ArmyUnit => ({
  ...recruit,
  name,
  points,
  ...more,
});
const riders = { troopType: "heavy-cavalry", baseWidth: 3000, baseDepth: 6000, movement: 8, leadership: 8 } as const;
const light = { troopType: "light-cavalry", baseWidth: 3000, baseDepth: 6000, movement: 9, armour: "light" } as const;
const beast = {
  baseWidth: 4000,
  baseDepth: 4000,
  movement: 6,
  wounds: 3,
  toughness: 4,
  strength: 4,
  attacks: 3,
} as const;

/** Armies of our own that live by their charges, of no army list; figures are plausible, points are guesses. */
export const steppe: Army = {
  id: "steppe-riders",
  name: { en: "Steppe Riders", fr: "Cavaliers des steppes" },
  units: [
    unit({ en: "Khan’s Lancers", fr: "Lanciers du khan" }, 320, {
      ...riders,
      ...{
        models: 8,
        files: 4,
        weaponSkill: 4,
        standard: true,
        rules: ["swiftstride", "first-charge", "counter-charge"],
      },
    }),
    unit({ en: "Clan Lancers", fr: "Lanciers du clan" }, 260, {
      ...riders,
      ...{ models: 6, files: 3, musician: true, rules: ["swiftstride", "counter-charge", "ambushers"] },
    }),
    unit({ en: "Bow Riders", fr: "Archers montés" }, 190, {
      ...light,
      ...{ models: 6, files: 6 },
      rules: ["swiftstride", "fire-and-flee", "quick-shot", "open-order", "fast-cavalry", "reserve-move", "vanguard"],
      missile: { range: 18 },
    }),
    unit({ en: "Decoy Riders", fr: "Cavaliers leurres" }, 160, {
      ...light,
      ...{
        models: 5,
        files: 5,
        rules: ["swiftstride", "feigned-flight", "fire-and-flee", "open-order", "fast-cavalry"],
      },
      missile: { range: 18 },
    }),
    unit({ en: "Sworn Guard", fr: "Garde jurée" }, 220, {
      ...{
        models: 20,
        files: 5,
        weaponSkill: 4,
        leadership: 8,
        standard: true,
        rules: ["immune-to-psychology", "drilled"],
      },
    }),
    unit({ en: "Camp Spears", fr: "Lances du camp" }, 170, { models: 20, files: 5, weapon: "thrusting-spear" }),
  ],
};

export const wilds: Army = {
  id: "wild-host",
  name: { en: "Wild Host", fr: "Horde sauvage" },
  units: [
    unit({ en: "Blood-Mad", fr: "Fous de sang" }, 210, {
      ...{ models: 15, files: 5, attacks: 2, armour: "none", shield: false, rules: ["frenzy", "ambushers"] },
    }),
    unit({ en: "Great Band", fr: "Grande bande" }, 200, {
      ...{ models: 30, files: 6, leadership: 6, armour: "none", standard: true, rules: ["warband", "impetuous"] },
    }),
    unit({ en: "Bog Brutes", fr: "Brutes des tourbières" }, 240, {
      ...beast,
      ...{ troopType: "monstrous-infantry", models: 8, files: 4, shield: false, rules: ["fear", "impetuous"] },
    }),
    unit({ en: "Old Horror", fr: "Vieille horreur" }, 230, {
      ...beast,
      ...{ troopType: "monstrous-creature", models: 1, files: 1, wounds: 6, strength: 6, toughness: 5, leadership: 7 },
      ...{ baseWidth: 6000, baseDepth: 10_000, shield: false, armour: "none", rules: ["terror"] },
    }),
    unit({ en: "Stone Slingers", fr: "Frondeurs" }, 120, {
      ...{ models: 10, files: 5, armour: "none", skirmishers: true, missile: { range: 18 }, rules: ["scouts"] },
    }),
    unit({ en: "Cave Bounders", fr: "Bondisseurs des cavernes" }, 110, {
      ...{ troopType: "war-beasts", models: 8, files: 4, strength: 4, armour: "none", shield: false, leadership: 5 },
      rules: [{ rule: "random-movement", dice: "2D6" }],
    }),
    unit({ en: "Dull Giants", fr: "Géants obtus" }, 190, {
      ...beast,
      ...{ troopType: "monstrous-infantry", models: 4, files: 4, leadership: 5, shield: false, rules: ["stupidity"] },
    }),
  ],
};
