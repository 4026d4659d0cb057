import type { ItemEntries } from "./item.ts";

/** Items of the Empire of Sonnstahl. */
export const empireOfSonnstahl = {
  "t9a.rule.blacksteel": {
    name: { en: "Blacksteel", fr: "Acier noir" },
    slot: "armour",
    effects: [{ change: "armour", add: 1 }, { change: "armour", add: 1, when: "on foot" }, { give: "fear" }],
  },
  "t9a.rule.imperial-seal": {
    name: { en: "Imperial Seal", fr: "Sceau impérial" },
    slot: "armour",
    shared: true,
    effects: [
      { change: "armour", add: 3, when: "on foot" },
      { change: "discipline", add: 1, when: "on foot" },
      { never: "flee" },
    ],
  },
  "t9a.rule.shield-of-volund": {
    name: { en: "Shield of Volund", fr: "Bouclier de Volund" },
    slot: "shield",
    effects: [{ stops: ["lethal-strike", "battle-focus"] }],
  },
  "t9a.rule.household-standard": {
    name: { en: "Household Standard", fr: "Étendard de la maison" },
    slot: "banner",
    effects: [{ change: "commanding presence", add: 6 }],
  },
  "t9a.rule.locket-of-sunna": {
    name: { en: "Locket of Sunna", fr: "Médaillon de Sunna" },
    slot: "artefact",
    effects: [{ swaps: "duel" }],
  },
  "t9a.rule.death-warrant": {
    name: { en: "Death Warrant", fr: "Arrêt de mort" },
    reference: { ruling: "death-warrant" },
    slot: "weapon",
    on: ["hand-weapon"],
    effects: [{ give: "battle-focus" }, { give: "magical-attacks" }, { marks: "battle-focus" }],
  },
  "t9a.rule.marksmans-pennant": {
    name: { en: "Marksman’s Pennant", fr: "Fanion du tireur" },
    slot: "banner",
    effects: [{ give: "steady-aim" }],
  },
  "t9a.rule.the-light-of-sonnstahl": {
    name: { en: "The Light of Sonnstahl", fr: "La Lumière de Sonnstahl" },
    slot: "weapon",
    effects: [{ woundsBy: "hit" }, { change: "armour penetration", always: 10 }, { give: "magical-attacks" }],
  },
  "t9a.rule.hammer-of-witches": {
    name: { en: "Hammer of Witches", fr: "Marteau des sorcières" },
    slot: "weapon",
    on: ["hand-weapon"],
    effects: [{ change: "attack value", set: 5 }, { focus: "channel" }, { give: "magical-attacks" }],
  },
} as const satisfies ItemEntries;
