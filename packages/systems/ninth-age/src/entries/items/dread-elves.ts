import type { ItemEntries } from "./item.ts";

/** Items of the Dread Elves. */
export const dreadElves = {
  "t9a.rule.crippling-frost": {
    name: { en: "Crippling Frost", fr: "Givre mutilant" },
    slot: "weapon",
    on: ["great-weapon"],
    effects: [{ change: "defensive skill", add: -2, of: "enemies" }],
  },
  "t9a.rule.lacerating-touch": {
    name: { en: "Lacerating Touch", fr: "Toucher lacérant" },
    slot: "weapon",
    on: ["paired-weapons"],
    effects: [{ change: "armour penetration", add: 2 }, { change: "attack value", add: 2 }, { give: "fear" }],
  },
  "t9a.rule.pride-of-gar-daecos": {
    name: { en: "Pride of Gar Daecos", fr: "Orgueil de Gar Daecos" },
    slot: "weapon",
    on: ["halberd"],
    effects: [{ change: "attack value", add: 1 }, { give: "divine-attacks" }],
  },
  "t9a.rule.caehrens-boon": {
    name: { en: "Caehren’s Boon", fr: "Bienfait de Caehren" },
    slot: "banner",
    effects: [
      { give: "scent-of-blood", when: "on foot" },
      { give: "swiftstride", when: "on foot" },
    ],
  },
  "t9a.rule.executioners-icon": {
    name: { en: "Executioner’s Icon", fr: "Icône du bourreau" },
    slot: "banner",
    effects: [{ give: "artistry-of-death", inPlaceOf: "ruthless-efficiency" }],
  },
  "t9a.rule.mastery-of-slaughter": {
    name: { en: "Mastery of Slaughter", fr: "Maîtrise du massacre" },
    slot: "weapon",
    on: ["spear"],
    effects: [
      { give: "artistry-of-death" },
      { take: "ruthless-efficiency" },
      { give: "battle-focus" },
      { give: "lethal-strike" },
      { wounds: "2" },
    ],
  },
  "t9a.rule.ring-of-the-obsidian-thrones": {
    name: { en: "Ring of the Obsidian Thrones", fr: "Anneau des trônes d’obsidienne" },
    slot: "artefact",
    effects: [{ near: 6, minimises: ["break", "panic"] }],
  },
} as const satisfies ItemEntries;
