import type { ItemEntries } from "./item.ts";

/** Rules of single entries that do what items do: Bound Spells, and what works once. */
export const abilities = {
  "t9a.rule.arcane-shield": {
    name: { en: "Arcane Shield", fr: "Bouclier arcanique" },
    reference: { ruling: "arcane-shield" },
    slot: "ability",
    effects: [
      { near: 6, are: "distracting" },
      { casts: "spell.cosmology.perception-of-strength", power: [4, 8] },
    ],
  },
  "t9a.rule.veil-walker": {
    name: { en: "Veil Walker", fr: "Marcheur du Voile" },
    reference: { ruling: "veil-walker" },
    slot: "ability",
    effects: [{ walks: 1 }],
  },
  "t9a.rule.release-the-hounds": {
    name: { en: "Release the Hounds", fr: "Lâchez les chiens" },
    slot: "ability",
    once: { at: ["charge"], until: "turn" },
    effects: [
      { change: "march rate", add: 6 },
      { change: "attack value", add: 1, when: "charging" },
      { change: "strength", add: 1, when: "charging" },
    ],
  },
  "t9a.rule.idol-of-spite": {
    name: { en: "Idol of Spite", fr: "Idole de rancune" },
    slot: "ability",
    once: { at: ["melee"], until: "phase" },
    effects: [
      { change: "attack value", add: 1 },
      { change: "strength", add: 1 },
      { change: "armour penetration", add: 1 },
    ],
  },
} as const satisfies ItemEntries;
