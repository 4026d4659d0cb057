import type { ItemEntries } from "./item.ts";

/** Items of the Warriors of the Dark Gods. */
export const warriorsOfTheDarkGods = {
  "t9a.rule.gladiators-spirit": {
    name: { en: "Gladiator’s Spirit", fr: "Esprit du gladiateur" },
    slot: "armour",
    effects: [{ change: "armour", add: 1 }, { give: "parry" }],
  },
  "t9a.rule.thriceforged": {
    name: { en: "ThriceForged", fr: "Trois fois forgé" },
    slot: "armour",
    effects: [
      { change: "armour", add: 3 },
      { change: "armour", atMost: 5, when: "towering" },
    ],
  },
  "t9a.rule.blessed-inscriptions": {
    name: { en: "Blessed Inscriptions", fr: "Inscriptions bénies" },
    slot: "weapon",
    effects: [{ again: "wounds" }, { give: "divine-attacks" }],
  },
  "t9a.rule.burning-portent": {
    name: { en: "Burning Portent", fr: "Présage ardent" },
    slot: "weapon",
    on: ["hand-weapon"],
    effects: [{ give: "flaming-attacks" }, { wounds: "D3" }, { change: "armour penetration", always: 10 }],
  },
  "t9a.rule.symbol-of-slaughter": {
    name: { en: "Symbol of Slaughter", fr: "Symbole du massacre" },
    slot: "weapon",
    on: ["hand-weapon", "paired-weapons"],
    effects: [
      { change: "attack value", add: 2 },
      { change: "agility", add: 2 },
      { change: "to-hit roll", add: 1, of: "enemies" },
    ],
  },
  "t9a.rule.wyrd-stone": {
    name: { en: "Wyrd Stone", fr: "Pierre du destin" },
    reference: { ruling: "wyrd-stone" },
    slot: "artefact",
    effects: [{ ignores: "first hit" }],
  },
  "t9a.rule.zealots-banner": {
    name: { en: "Zealots Banner", fr: "Bannière des zélotes" },
    slot: "banner",
    effects: [{ give: "extra-support", value: 2 }],
  },
  "t9a.rule.titanic-might": {
    name: { en: "Titanic Might", fr: "Puissance titanesque" },
    slot: "weapon",
    effects: [{ change: "strength", add: 3 }, { give: "magical-attacks" }],
  },
  "t9a.rule.icon-of-the-infinite": {
    name: { en: "Icon of the Infinite", fr: "Icône de l’infini" },
    slot: "banner",
    effects: [{ casts: "hereditary.wdg.hellfire", power: [4, 8] }],
  },
} as const satisfies ItemEntries;
