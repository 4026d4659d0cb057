import type { ItemEntries } from "./item.ts";

/** Items of the Undying Dynasties. */
export const undyingDynasties = {
  "t9a.rule.jackals-blessing": {
    name: { en: "Jackal’s Blessing", fr: "Bénédiction du chacal" },
    slot: "armour",
    effects: [
      { change: "health points", add: 2 },
      { save: "fortitude", needed: 5 },
    ],
  },
  "t9a.rule.suns-embrace": {
    name: { en: "Sun’s Embrace", fr: "Étreinte du soleil" },
    slot: "shield",
    effects: [{ give: "distracting" }],
  },
  "t9a.rule.blessed-wrappings": {
    name: { en: "Blessed Wrappings", fr: "Bandelettes bénies" },
    slot: "artefact",
    effects: [{ change: "health points", add: 1 }, { take: "flammable" }],
  },
  "t9a.rule.death-mask-of-teput": {
    name: { en: "Death Mask of Teput", fr: "Masque mortuaire de Teput" },
    slot: "artefact",
    effects: [{ change: "offensive skill", add: -2, of: "enemies" }],
  },
  "t9a.rule.godslayer": {
    name: { en: "Godslayer", fr: "Déicide" },
    slot: "weapon",
    on: ["great-weapon"],
    effects: [{ change: "attack value", add: 1 }, { give: "divine-attacks" }, { wounds: "2", against: "aegis" }],
  },
  "t9a.rule.book-of-the-dead": {
    name: { en: "Book of the Dead", fr: "Livre des morts" },
    slot: "artefact",
    effects: [{ casts: "rule.call-of-the-dead", power: [4, 8] }],
  },
  "t9a.rule.scourge-of-kings": {
    name: { en: "Scourge of Kings", fr: "Fléau des rois" },
    slot: "weapon",
    on: ["hand-weapon", "paired-weapons"],
    effects: [
      { change: "attack value", set: 6 },
      { again: "wounds", when: "in a Duel" },
    ],
  },
} as const satisfies ItemEntries;
