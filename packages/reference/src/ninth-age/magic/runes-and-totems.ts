import type { Entry, Misprint } from "../../entry/entry.ts";
import { magicEntry, type Place, spellEntry } from "./writing.ts";

const runes: Place = {
  chapter: "hereditary",
  early: "DH Battle Runes",
  late: "Runes de bataille (Forteresses naines)",
  facts: { powerLevel: [5, 8] },
  see: ["t9a.battle-rune.general"],
};

const totems: Place = {
  chapter: "hereditary",
  early: "",
  late: "Totems (Hardes bestiales)",
  facts: { powerLevel: [4, 8], greatTotem: { range: 18, types: ["A"] } },
  see: ["t9a.totem.general"],
};

const powerLevelPair: Misprint = {
  printed: {
    en: "Two Power Levels, without the dice they belong to.",
    fr: "Deux niveaux de puissance, sans les dés auxquels ils répondent.",
  },
  used: {
    en: "The first holds for 2 Magic Dice, the second for 3.",
    fr: "Le premier vaut pour 2 Dés de magie, le second pour 3.",
  },
  why: {
    en: "A Bound Spell takes 2 or 3 dice, and more dice make it harder to dispel.",
    fr: "Un sort lié prend 2 ou 3 dés, et davantage de dés le rendent plus dur à dissiper.",
  },
};

export const runeAndTotemEntries: readonly Entry[] = [
  magicEntry(runes, {
    id: "t9a.battle-rune.general",
    kind: "rule",
    names: { en: "Battle Runes", fr: "Runes de bataille" },
    summary: {
      en: "Dwarven Holds. Bound Spells with Power Level 5 or 8; 5 for 2 dice, 8 for 3, and it is the total a dispel must reach.° Range 18″ for a Runic Smith, 36″ for an Anvil of Power.",
      fr: "Forteresses naines. Des sorts liés de niveau de puissance 5 ou 8\u00a0; 5 pour 2 dés, 8 pour 3, et c’est le total qu’une dissipation doit atteindre.° Portée 36″ pour une Enclume de pouvoir, 18″ pour un Forgerune.",
    },
    lateSummary: {
      en: "Dwarven Holds. Bound Spells with Power Level 5 or 8; 5 for 2 dice, 8 for 3, and it is the total a dispel must reach.° Range 36″ for an Anvil of Power, 18″ for anyone else.",
      fr: "Forteresses naines. Des sorts liés de niveau de puissance 5 ou 8\u00a0; 5 pour 2 dés, 8 pour 3, et c’est le total qu’une dissipation doit atteindre.° Portée 36″ pour une Enclume de pouvoir, 18″ pour tout autre porteur.",
    },
    both: { boundSpell: true, magicDice: [2, 3], range: { runicSmith: 18, anvilOfPower: 36 } },
    see: ["t9a.sequence.magic.bound-spell.1", "t9a.sequence.magic.dispelling-attempt.3"],
    misprints: [powerLevelPair],
  }),
  spellEntry(runes, {
    id: "t9a.battle-rune.gleaming",
    summary: {
      en: "The target becomes Distracting and a Hard Target (1).",
      fr: "La cible devient Perturbante et Cible difficile (1).",
    },
  }),
  spellEntry(runes, {
    id: "t9a.battle-rune.oaths",
    summary: {
      en: "When the target’s Melee Attacks fail to wound, they are rolled again.",
      fr: "Quand les Attaques de mêlée de la cible ne blessent pas, on les relance.",
    },
  }),
  spellEntry(runes, {
    id: "t9a.battle-rune.reckoning",
    summary: {
      en: "When the target’s Close Combat Attacks miss, they are rolled again.",
      fr: "Quand les attaques de corps à corps de la cible manquent, on les relance.",
    },
  }),
  spellEntry(runes, {
    id: "t9a.battle-rune.resilience",
    summary: {
      en: "Whatever strikes the target, in melee or from afar, has -1 to wound.",
      fr: "Tout ce qui frappe la cible, en mêlée ou de loin, a -1 pour blesser.",
    },
  }),
  spellEntry(runes, {
    id: "t9a.battle-rune.resolve",
    summary: {
      en: "The target may make an 8″ Magical Move, with Light Troops for it.",
      fr: "La cible peut faire un Mouvement magique de 8″, avec Troupe légère.",
    },
    lateSummary: {
      en: "The target may make an 8″ Magical Move, with Light Troops for it; it is not Scoring until your next Magic Phase begins.",
      fr: "La cible peut faire un Mouvement magique de 8″, avec Troupe légère ; elle n’a plus Capture jusqu’au début de la prochaine Phase de magie alliée.",
    },
  }),
  spellEntry(runes, {
    id: "t9a.battle-rune.revocation",
    summary: {
      en: "Every other One Turn spell on the target ends now. The next enemy spell that is successfully cast and touches the unit, be it Aura or Attribute, is dispelled by itself.",
      fr: "Tout autre sort de durée Un tour sur la cible cesse. Le prochain sort ennemi lancé avec succès qui vise l’unité, Aura ou Attribut compris, est dissipé d’office.",
    },
    lateSummary: {
      en: "Every other One Turn spell on the target ends now. The next time the enemy picks the unit as a spell’s target, Aura or Attribute too, that spell is dispelled by itself.",
      fr: "Tout autre sort de durée Un tour sur la cible cesse. Dès que l’ennemi désigne ensuite l’unité pour un sort, Aura ou Attribut compris, ce sort est dissipé d’office.",
    },
  }),
  magicEntry(totems, {
    id: "t9a.totem.general",
    kind: "rule",
    names: { en: "Totems", fr: "Totems" },
    summary: {
      en: "Beast Herds. Bound Spells with Power Level 4 or 8; 4 for 2 dice, 8 for 3.° They act on the bearer’s own unit; a Great Totem is an Augment with range 18″.",
      fr: "Hardes bestiales. Des sorts liés de niveau de puissance 4 ou 8\u00a0; 4 pour 2 dés, 8 pour 3.° Ils agissent sur l’unité du porteur\u00a0; un Grand totem est une Amélioration de portée 18″.",
    },
    late: { boundSpell: true, magicDice: [2, 3] },
    see: ["t9a.sequence.magic.bound-spell.1", "t9a.sequence.magic.dispelling-attempt.3"],
    misprints: [{ edition: "2e-late", ...powerLevelPair }],
  }),
  spellEntry(totems, {
    id: "t9a.totem.blooded-horn",
    summary: {
      en: "The unit’s Close Combat Attacks have +1 Attack Value and +2 AP.",
      fr: "Les attaques de corps à corps de l’unité ont +1 en Attaques et +2 en PA.",
    },
  }),
  spellEntry(totems, {
    id: "t9a.totem.black-wing",
    ruling: "black-wing-rolled",
    summary: {
      en: "The unit has +3 Agility, and D3+1″ more Advance Rate when it charges (Devastating Charge).",
      fr: "L’unité a +3 en Agilité, et D3+1″ de MS en plus quand elle charge (Charge dévastatrice).",
    },
  }),
  spellEntry(totems, {
    id: "t9a.totem.gnarled-hide",
    summary: {
      en: "The unit has +1 Armour and is Distracting.",
      fr: "L’unité a +1 en Armure et devient Perturbante.",
    },
  }),
  spellEntry(totems, {
    id: "t9a.totem.clouded-eye",
    summary: {
      en: "The unit is a Hard Target (1) with Magic Resistance (3).",
      fr: "L’unité devient Cible difficile (1) avec Résistance à la magie (3).",
    },
  }),
];
