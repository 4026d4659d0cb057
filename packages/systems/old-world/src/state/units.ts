import type { UnitEntry } from "./state.ts";

/** A plain human on foot; the units below are examples of ours, of no army list. */
export const recruit: Omit<UnitEntry, "name" | "seat"> = {
  troopType: "regular-infantry",
  weaponSkill: 3,
  strength: 3,
  toughness: 3,
  wounds: 1,
  initiative: 3,
  attacks: 1,
  leadership: 7,
  armour: "light",
  shield: true,
  armourBonus: 0,
  weapon: "hand-weapon",
  models: 20,
  files: 5,
  standard: false,
  battleStandard: false,
  musician: false,
  highGround: false,
  movement: 4,
  skirmishers: false,
};

export const spears: UnitEntry = {
  ...recruit,
  name: { en: "Spear regiment", fr: "Régiment de lanciers" },
  seat: 0,
  weapon: "thrusting-spear",
  standard: true,
  musician: true,
};
export const halberds: UnitEntry = {
  ...recruit,
  name: { en: "Halberd band", fr: "Bande de hallebardiers" },
  seat: 0,
  shield: false,
  weapon: "halberd",
  models: 10,
};
export const northmen: UnitEntry = {
  ...recruit,
  name: { en: "Northmen with great weapons", fr: "Nordiques aux armes lourdes" },
  seat: 1,
  troopType: "heavy-infantry",
  weaponSkill: 4,
  toughness: 4,
  initiative: 4,
  armour: "heavy",
  shield: false,
  weapon: "great-weapon",
  models: 16,
  files: 6,
  leadership: 8,
  standard: true,
};
