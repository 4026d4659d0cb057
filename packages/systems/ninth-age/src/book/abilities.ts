import type { ItemRows } from "./items.ts";

/** Rules of single entries that do what items do: Bound Spells, and what works once. */
export const abilities = {
  "t9a.rule.arcane-shield": {
    slot: "ability",
    effects: [
      { near: 6, are: "distracting" },
      { casts: "spell.cosmology.perception-of-strength", power: [4, 8] },
    ],
  },
  "t9a.rule.asfad-scholar": {
    slot: "ability",
    effects: [
      { reaches: 6, aura: 3 },
      { casts: "rule.drain-magic", power: [4, 8] },
    ],
  },
  "t9a.rule.blessings": {
    slot: "ability",
    effects: [
      { lends: "hatred" },
      { casts: "rule.blessing-of-protection", power: [4, 8] },
      { casts: "rule.blessing-of-fire", power: [4, 8] },
      { casts: "rule.blessing-of-fervour", power: [4, 8] },
    ],
  },
  "t9a.rule.veil-walker": { slot: "ability", effects: [{ walks: 1 }] },
  "t9a.rule.release-the-hounds": {
    slot: "ability",
    once: { at: ["charge"], until: "turn" },
    effects: [
      { change: "march rate", add: 6 },
      { change: "attack value", add: 1, when: "charging" },
      { change: "strength", add: 1, when: "charging" },
    ],
  },
  "t9a.rule.idol-of-spite": {
    slot: "ability",
    once: { at: ["melee"], until: "phase" },
    effects: [
      { change: "attack value", add: 1 },
      { change: "strength", add: 1 },
      { change: "armour penetration", add: 1 },
    ],
  },
} as const satisfies ItemRows;

/** Artefacts that touch casting and dispelling, and one that is used when a save fails. */
export const relics = {
  "t9a.rule.lucky-charm": { slot: "artefact", effects: [{ again: "one armour save" }] },
  "t9a.rule.binding-scroll": { slot: "artefact", effects: [{ binds: "spell" }] },
  "t9a.rule.crown-of-the-wizard-king": { slot: "artefact", effects: [{ makes: "wizard-apprentice" }] },
  "t9a.rule.scepter-of-power": { slot: "artefact", effects: [{ adds: "magic die" }] },
  "t9a.rule.rod-of-battle": { slot: "artefact", effects: [{ casts: "rule.command-of-the-rod", power: [4, 8] }] },
  "t9a.rule.sacred-hourglass": { slot: "artefact", effects: [{ recasts: 2 }] },
  "t9a.rule.ledger-of-souls": { slot: "artefact", effects: [{ souls: 9, tokens: 1 }] },
} as const satisfies ItemRows;
