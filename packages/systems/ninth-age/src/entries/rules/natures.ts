// What models are by nature (sheet 000, Model Rules).
import { defineRule, optional, text } from "../define.ts";

export const unstable = defineRule({
  id: "t9a.rule.unstable",
  name: { en: "Unstable", fr: "Instable" },
  listed: true,
  figures: { healthPerPoint: 1, order: ["rank and file", "champion", "Characters in turn"], breakTest: false },
  reference: {
    group: "natures",
    phases: ["melee"],
    text: {
      en: "A unit that loses a Round of Combat takes no Break Test: it loses as many Health Points as the Combat Scores differ by, with no saves, from the rank and file, then the Champion, then one after the other from the Characters.",
      fr: "Une unité qui perd une Manche de combat ne passe pas de test de moral : elle perd autant de Points de vie que les Résultats de combat diffèrent, sans sauvegarde, d’abord sur la troupe, puis le Champion, puis tour à tour les Personnages.",
    },
    see: ["t9a.rule.undead", "t9a.rule.supernal"],
    ruling: "crumbling-characters",
  },
});

export const undead = defineRule({
  id: "t9a.rule.undead",
  name: { en: "Undead", fr: "Mort-vivant" },
  listed: true,
  grants: ["unstable"],
  figures: {
    grants: ["Unstable"],
    stubbornDivisor: 2,
    steadfastAtMost: 12,
    leastByTheFlag: 1,
    reactions: ["Hold"],
    marches: "within Commanding Presence",
  },
  reference: {
    group: "natures",
    phases: ["charge", "movement", "melee"],
    text: {
      en: "Unstable. Its loss after a combat is divided by 2, fractions up, where the unit is Stubborn; then it is 12 at most where it is Steadfast; then, within Rally Around the Flag, fewer by its Rank Bonus, and by at least 1. To a charge it can only hold. It marches only from within Commanding Presence.",
      fr: "Instable. Ce qu’elle perd après un combat est divisé par 2, arrondi au supérieur, si l’unité est Tenace ; puis c’est 12 au plus si elle est Indomptable ; puis, à portée de Ralliement au drapeau, son Bonus de rang de moins, et au moins 1. Face à une charge elle ne peut que tenir. Elle ne fait de marche forcée qu’à portée de Présence impérieuse.",
    },
    see: ["t9a.rule.unstable", "t9a.rule.stubborn", "t9a.rule.steadfast", "t9a.rule.rally-around-the-flag"],
  },
});

export const supernal = defineRule({
  id: "t9a.rule.supernal",
  name: { en: "Supernal", fr: "Surnaturel" },
  listed: true,
  grants: ["magical-attacks"],
  figures: { gives: ["Magical Attacks"], lossesOn: "a failed Break Test" },
  reference: {
    group: "natures",
    phases: ["melee"],
    text: {
      en: "Its attacks are Magical Attacks. A unit that fails its Break Test does not flee: it loses Health Points as Unstable units do.",
      fr: "Ses attaques sont magiques. Une unité qui rate son test de moral ne fuit pas : elle perd des Points de vie comme les unités Instables.",
    },
    see: ["t9a.rule.unstable", "t9a.rule.magical-attacks"],
  },
});

export const unbreakable = defineRule({
  id: "t9a.rule.unbreakable",
  name: { en: "Unbreakable", fr: "Indémoralisable" },
  listed: true,
  figures: { breakTest: false, joins: "Unbreakable" },
  reference: {
    group: "natures",
    phases: ["movement", "melee"],
    text: {
      en: "The unit never breaks and takes no Break Test. Only Unbreakable Characters join it, and they join no others.",
      fr: "L’unité n’est jamais démoralisée et ne passe pas de test de moral. Seuls des Personnages Indémoralisables la rejoignent, et ils n’en rejoignent pas d’autres.",
    },
    see: ["t9a.rule.joining"],
    ruling: "unbreakable-joining",
  },
});

export const bodyguard = defineRule({
  id: "t9a.rule.bodyguard",
  name: { en: "Bodyguard", fr: "Garde du corps" },
  listed: true,
  parameters: { of: optional(text) },
  alone: true,
  said: { en: "{name} ({of})", fr: "{name} ({of})" },
  figures: { gives: ["Stubborn"], while: "joined by a Character" },
  reads: { of: { first: "of" } },
  reference: {
    group: "natures",
    phases: ["melee"],
    text: {
      en: "The unit is Stubborn while a Character is in it; where one is named in brackets, only with that one.",
      fr: "L’unité est Tenace tant qu’un Personnage s’y trouve ; si un nom suit entre parenthèses, seulement avec celui-là.",
    },
    see: ["t9a.rule.stubborn", "t9a.rule.joining"],
  },
});

export const terror = defineRule({
  id: "t9a.rule.terror",
  name: { en: "Terror", fr: "Terreur" },
  listed: true,
  figures: { test: "Panic Test", before: "the Charge Reaction" },
  reference: {
    group: "natures",
    phases: ["charge"],
    text: {
      en: "A unit at which such a model declares a charge takes a Panic Test before it reacts; if it fails, it must flee where it may. Not a unit that has Terror itself.",
      fr: "Une unité contre laquelle une telle figurine déclare une charge passe un test de panique avant de réagir ; si elle le rate, elle doit fuir si elle le peut. Sauf une unité qui a elle-même Terreur.",
    },
    see: ["t9a.rule.charge-reaction", "t9a.rule.fear"],
  },
});

export const frenzy = defineRule({
  id: "t9a.rule.frenzy",
  name: { en: "Frenzy", fr: "Frénésie" },
  listed: true,
  figures: { beyondAdvanceRate: 7, moreDice: 1, dropped: "lowest" },
  reference: {
    group: "natures",
    phases: ["charge", "melee"],
    text: {
      en: "At the start of its Charge Phase, a unit with an enemy that it could charge within its Advance Rate and 7″ more takes a Discipline Test; if it fails, it must declare a charge. That test, and the one to restrain a pursuit, are Maximised Rolls.",
      fr: "Au début de sa phase de charge, une unité qui a un ennemi qu’elle pourrait charger à portée de son Mouvement et de 7″ de plus passe un test de discipline ; si elle le rate, elle doit déclarer une charge. Ce test, et celui pour se retenir de poursuivre, sont des jets maximisés.",
    },
    see: ["t9a.rule.charge-declaration", "t9a.rule.restrain"],
    ruling: "frenzy-provoked",
  },
});
