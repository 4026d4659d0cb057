import type { ItemEntries } from "./item.ts";

/** Artefacts that touch casting and dispelling, and one that is used when a save fails. */
export const relics = {
  "t9a.rule.lucky-charm": {
    name: { en: "Lucky Charm", fr: "Porte-bonheur" },
    reference: { ruling: "saves-apart" },
    slot: "artefact",
    effects: [{ again: "one armour save" }],
  },
  "t9a.rule.binding-scroll": {
    name: { en: "Binding Scroll", fr: "Parchemin d’entrave" },
    reference: { ruling: "binding-scroll" },
    slot: "artefact",
    effects: [{ binds: "spell" }],
  },
  "t9a.rule.crown-of-the-wizard-king": {
    name: { en: "Crown of the Wizard King", fr: "Couronne du roi sorcier" },
    reference: { ruling: "crown-path" },
    slot: "artefact",
    effects: [{ makes: "wizard-apprentice" }],
  },
  "t9a.rule.scepter-of-power": {
    name: { en: "Scepter of Power", fr: "Sceptre de pouvoir" },
    reference: { ruling: "scepter" },
    slot: "artefact",
    effects: [{ adds: "magic die" }],
  },
  "t9a.rule.rod-of-battle": {
    name: { en: "Rod of Battle", fr: "Bâton de bataille" },
    reference: { ruling: "rod-of-battle" },
    slot: "artefact",
    effects: [{ casts: "rule.command-of-the-rod", power: [4, 8] }],
  },
  "t9a.rule.sacred-hourglass": {
    name: { en: "Sacred Hourglass", fr: "Sablier sacré" },
    reference: { ruling: "scepter" },
    slot: "artefact",
    effects: [{ recasts: 2 }],
  },
  "t9a.rule.ledger-of-souls": {
    name: { en: "Ledger of Souls", fr: "Registre des âmes" },
    reference: { ruling: "ledger-of-souls" },
    slot: "artefact",
    effects: [{ souls: 9, tokens: 1 }],
  },
} as const satisfies ItemEntries;
