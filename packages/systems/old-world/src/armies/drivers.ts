import type { Bilingual } from "@tercio/kernel";
import { recruit } from "../state/units.ts";
import type { Army, ArmyUnit } from "./army.ts";

const unit = (name: Bilingual, points: number, more: Partial<ArmyUnit>): ArmyUnit => ({
  ...recruit,
  name,
  points,
  ...more,
});
const wheels = { baseWidth: 5000, baseDepth: 10_000, toughness: 4, wounds: 4, leadership: 8 } as const;

/** An army of our own that lives by its ground, of no army list; figures are plausible, points are guesses. */
export const plains: Army = {
  id: "salt-plains",
  name: { en: "Salt Plains", fr: "Plaines de sel" },
  units: [
    unit({ en: "Sun Chariots", fr: "Chars du soleil" }, 255, {
      ...wheels,
      ...{ troopType: "light-chariot", models: 3, files: 3, movement: 8, strength: 4, attacks: 3 },
    }),
    unit({ en: "Salt Wain", fr: "Chariot de sel" }, 180, {
      ...wheels,
      ...{ troopType: "heavy-chariot", models: 1, files: 1, movement: 7, strength: 5, toughness: 5, attacks: 4 },
      ...{ wounds: 5, armour: "heavy" },
    }),
    unit({ en: "Pan Guard", fr: "Garde des salines" }, 230, {
      ...{ troopType: "heavy-infantry", models: 20, files: 5, weaponSkill: 4, leadership: 8, armour: "heavy" },
      ...{ standard: true, musician: true, general: true },
    }),
    unit({ en: "Tower Watch", fr: "Guet des tours" }, 90, {
      models: 10,
      files: 5,
      missile: { range: 24 },
      shield: false,
    }),
    unit({ en: "Well Spears", fr: "Lances des puits" }, 170, { models: 20, files: 5, weapon: "thrusting-spear" }),
    unit({ en: "Dune Striders", fr: "Arpenteurs des dunes" }, 120, {
      ...{ models: 8, files: 4, armour: "none", skirmishers: true, missile: { range: 18 }, rules: ["scouts"] },
    }),
  ],
};
