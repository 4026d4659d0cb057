// Rules of single armies that their Characters, gods and monuments bring.
import { defineRule } from "../define.ts";

const HUBRIS = 6;

export const masterOfDestruction = defineRule({
  id: "t9a.rule.master-of-destruction",
  name: { en: "Master of Destruction", fr: "Maître de la destruction" },
  listed: true,
  figures: { shieldWith: ["Great Weapon", "Halberd"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Its Shield counts also while it fights with a Great Weapon or a Halberd.",
      fr: "Son Bouclier compte aussi quand il se bat avec une Arme lourde ou une Hallebarde.",
    },
    see: ["t9a.rule.armour-worn"],
  },
});

export const trophyRack = defineRule({
  id: "t9a.rule.trophy-rack",
  name: { en: "Trophy Rack", fr: "Râtelier à trophées" },
  listed: true,
  grantsTo: "unit",
  figures: { rerolls: "failed Discipline Tests" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "The unit that it is in rolls failed Discipline Tests once more. The rest that its book gives this is not played yet.",
      fr: "L’unité où il se trouve relance une fois les tests de discipline ratés. Le reste de ce que son livre lui donne n’est pas encore joué.",
    },
    see: ["t9a.rule.rally-around-the-flag"],
  },
});

export const undyingWill = defineRule({
  id: "t9a.rule.undying-will",
  name: { en: "Undying Will", fr: "Volonté immortelle" },
  listed: true,
  grantsTo: "models",
  figures: { offensiveSkill: 2, defensiveSkill: 2, gives: ["Lethal Strike"], aim: { needed: 4 } },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "The rank and file of the unit that it is in, but not beasts, statues and Harnessed models, have +2 Offensive Skill, +2 Defensive Skill and Lethal Strike, and shoot with an Aim of 4+ at worst.",
      fr: "La troupe de l’unité où il se trouve, sauf bêtes, statues et figurines Attelées, a +2 en Capacité offensive, +2 en Capacité défensive et Coup fatal, et tire avec une Visée de 4+ au pire.",
    },
    see: ["t9a.rule.lethal-strike"],
  },
});

export const ensouledStatue = defineRule({
  id: "t9a.rule.ensouled-statue",
  name: { en: "Ensouled Statue", fr: "Statue animée" },
  listed: true,
  grants: ["undead", "dust-to-dust"],
  figures: { gives: ["Undead", "Dust to Dust"], losses: -1 },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Undead, with Dust to Dust; it loses 1 Health Point less whenever it crumbles or falls to dust.",
      fr: "Mort-vivant, avec Poussière à la poussière ; elle perd 1 Point de vie de moins chaque fois qu’elle s’effrite ou tombe en poussière.",
    },
    see: ["t9a.rule.undead", "t9a.rule.dust-to-dust"],
  },
});

export const wardensBond = defineRule({
  id: "t9a.rule.wardens-bond",
  name: { en: "Warden’s Bond", fr: "Lien du gardien" },
  listed: true,
  grants: ["martial-discipline"],
  figures: { discipline: 1, gives: ["Martial Discipline"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "+1 Discipline, and Martial Discipline. The rest that its book gives this is not played yet.",
      fr: "+1 en Discipline, et Discipline martiale. Le reste de ce que son livre lui donne n’est pas encore joué.",
    },
    see: ["t9a.rule.martial-discipline"],
  },
});

export const frostPhoenix = defineRule({
  id: "t9a.rule.frost-phoenix",
  name: { en: "Frost Phoenix", fr: "Phénix de givre" },
  listed: true,
  figures: { agility: -2, offensiveSkill: -2, defensiveSkill: -2 },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "All models of units in contact have -2 Agility, -2 Offensive Skill and -2 Defensive Skill.",
      fr: "Toutes les figurines des unités au contact ont -2 en Agilité, -2 en Capacité offensive et -2 en Capacité défensive.",
    },
    see: ["t9a.rule.supernal"],
  },
});

export const highWardenOfTheFlame = defineRule({
  id: "t9a.rule.high-warden-of-the-flame",
  name: { en: "High Warden of the Flame", fr: "Haut gardien de la flamme" },
  listed: true,
  grants: ["fearless"],
  figures: { gives: ["Fearless"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "The model is Fearless. Its other rules are beside it on the Army List.",
      fr: "La figurine est Sans peur. Le reste figure à côté sur la liste d’armée.",
    },
    see: ["t9a.rule.fearless"],
  },
});

export const hierophant = defineRule({
  id: "t9a.rule.hierophant",
  name: { en: "Hierophant", fr: "Hiérophante" },
  listed: true,
  figures: { ofEachArmy: 1 },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Holds an army of the dead together: without one it falls to dust.",
      fr: "Tient une armée de morts : sans lui elle tombe en poussière.",
    },
    see: ["t9a.rule.dust-to-dust"],
  },
});

export const hornsOfHubris = defineRule({
  id: "t9a.rule.horns-of-hubris",
  name: { en: "Horns of Hubris", fr: "Cornes d’hubris" },
  listed: true,
  grants: [{ rule: "vanguard", inches: HUBRIS }],
  figures: { gives: ["Vanguard"], vanguard: HUBRIS },
  reference: {
    group: "armies",
    from: "army",
    text: { en: "Vanguard (6″).", fr: "Avant-garde (6″)." },
    see: ["t9a.rule.vanguard"],
  },
});

export const mistrusted = defineRule({
  id: "t9a.rule.mistrusted",
  name: { en: "Mistrusted", fr: "Suspect" },
  listed: true,
  figures: { discipline: -1, of: "Commanding Presence" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "As General it lends others a Discipline of 1 less than its own.",
      fr: "En Général, il prête aux autres une Discipline de 1 de moins que la sienne.",
    },
    see: ["t9a.rule.commanding-presence"],
  },
});

export const pathOfTheExiled = defineRule({
  id: "t9a.rule.path-of-the-exiled",
  name: { en: "Path of the Exiled", fr: "Voie des exilés" },
  listed: true,
  figures: { gives: ["Stubborn"], round: "first", enemies: "front", ranks: "no more than files" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Stubborn in the first Round of Combat, where all enemies touch its front and it has no more ranks than files.",
      fr: "Tenace dans la première Manche de combat, si tous les ennemis touchent son front et qu’elle n’a pas plus de rangs que de colonnes.",
    },
    see: ["t9a.rule.stubborn", "t9a.rule.first-round"],
  },
});

export const favourOfCibareshGodOfLust = defineRule({
  id: "t9a.rule.favour-of-cibaresh-god-of-lust",
  name: { en: "Favour of Cibaresh, God of Lust", fr: "Faveur de Cibaresh, dieu de la luxure" },
  listed: true,
  grants: ["feigned-flight"],
  figures: { gives: ["Feigned Flight"], fewerDiceToRally: 1, flees: true },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "The unit has Feigned Flight, may flee from a charge although it is Fearless, and rallies by a Minimised Roll.",
      fr: "L’unité a Fuite simulée, peut fuir une charge bien qu’elle soit Sans peur, et se rallie sur un jet minimisé.",
    },
    see: ["t9a.rule.feigned-flight"],
  },
});

export const favourOfKuulimaGoddessOfEnvy = defineRule({
  id: "t9a.rule.favour-of-kuulima-goddess-of-envy",
  name: { en: "Favour of Kuulima, Goddess of Envy", fr: "Faveur de Kuulima, déesse de l’envie" },
  listed: true,
  figures: { moreDice: 1, dropped: "lowest", distances: ["charge", "pursuit", "overrun"] },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Charge Range, Pursuit and Overrun Distances are Maximised Rolls.",
      fr: "Portée de charge, distances de poursuite et de Charge irrésistible sont des jets maximisés.",
    },
    see: ["t9a.rule.swiftstride"],
  },
});
