// What attacks do besides hitting and wounding, and special saves, in close combat and from afar (sheet 000, Attributes; Special Saves).
import { defineRule, defineState, whole, oneOf, listOf, optional } from "../define.ts";
import { WOUNDS, AGAINST } from "../forms.ts";

export const poisonAttacks = defineRule({
  id: "t9a.rule.poison-attacks",
  name: { en: "Poison Attacks", fr: "Attaques empoisonnées" },
  listed: true,
  of: "attacks",
  asked: true,
  reference: {
    group: "attributes",
    text: {
      en: "A natural 6 to hit wounds without a roll. A hopeless shot that hits has rolled one.",
      fr: "Un 6 naturel pour toucher blesse sans jet. Un tir désespéré qui touche en a obtenu un.",
    },
    phases: ["shooting", "melee"],
    facts: { natural: 6 },
    see: ["t9a.shooting.hopeless-shots"],
    ruling: "poison-hopeless",
  },
});

export const lethalStrike = defineRule({
  id: "t9a.rule.lethal-strike",
  name: { en: "Lethal Strike", fr: "Coup fatal" },
  listed: true,
  of: "attacks",
  asked: true,
  reference: {
    group: "attributes",
    text: {
      en: "A natural 6 to wound is stopped by no armour and no Fortitude.",
      fr: "Un 6 naturel pour blesser n’est arrêté par aucune armure ni par la Fortitude.",
    },
    phases: ["shooting", "melee"],
    facts: { natural: 6 },
    see: ["t9a.rule.fortitude"],
  },
});

export const divineAttacks = defineRule({
  id: "t9a.rule.divine-attacks",
  name: { en: "Divine Attacks", fr: "Attaques divines" },
  listed: true,
  of: "attacks",
  asked: true,
  reference: {
    group: "attributes",
    text: {
      en: "Passed Aegis saves against them are re-rolled.",
      fr: "Les sauvegardes d’Ægide réussies contre elles sont relancées.",
    },
    phases: ["shooting", "melee"],
    facts: { rerolls: "passed Aegis saves" },
    see: ["t9a.rule.aegis"],
  },
});

export const flamingAttacks = defineRule({
  id: "t9a.rule.flaming-attacks",
  name: { en: "Flaming Attacks", fr: "Attaques enflammées" },
  also: ["t9a.terrain.water.lose-flaming"],
  listed: true,
  of: "attacks",
  reference: {
    group: "attributes",
    text: {
      en: "No Fortitude saves are made against them; failed rolls to wound Flammable models are re-rolled.",
      fr: "Aucune sauvegarde de Fortitude contre elles ; les jets ratés pour blesser des figurines Inflammables sont relancés.",
    },
    phases: ["shooting", "melee"],
    facts: { against: "Fortitude", with: "Flammable" },
    see: ["t9a.rule.flammable", "t9a.rule.fortitude"],
  },
});

export const magicalAttacks = defineRule({
  id: "t9a.rule.magical-attacks",
  name: { en: "Magical Attacks", fr: "Attaques magiques" },
  listed: true,
  of: "attacks",
  reference: {
    group: "attributes",
    text: { en: "Nothing of their own; other rules ask for them.", fr: "Rien en soi ; d’autres règles les demandent." },
    phases: ["shooting", "melee"],
    facts: { alone: "nothing" },
  },
});

export const flammable = defineRule({
  id: "t9a.rule.flammable",
  name: { en: "Flammable", fr: "Inflammable" },
  listed: true,
  reference: {
    group: "attributes",
    text: {
      en: "Failed rolls to wound it with Flaming Attacks are re-rolled.",
      fr: "Les jets ratés pour la blesser par des Attaques enflammées sont relancés.",
    },
    phases: ["shooting", "melee"],
    facts: { against: "Flaming Attacks" },
    see: ["t9a.rule.flaming-attacks"],
  },
});

export const toxicAttacks = defineRule({
  id: "t9a.rule.toxic-attacks",
  name: { en: "Toxic Attacks", fr: "Attaques toxiques" },
  listed: true,
  of: "attacks",
  figures: { strength: 3, armourPenetration: 10 },
  reference: {
    group: "attributes",
    text: { en: "Always Strength 3 and Armour Penetration 10.", fr: "Toujours Force 3 et Pénétration d’armure 10." },
    phases: ["shooting", "melee"],
    see: ["t9a.modifier-priority.4"],
  },
});

export const aegis = defineRule({
  id: "t9a.rule.aegis",
  name: { en: "Aegis", fr: "Ægide" },
  listed: true,
  parameters: { need: whole(2, 6), against: optional(listOf(AGAINST, 6)) },
  said: { en: "{name} ({need}+)", fr: "{name} ({need}+)" },
  saidAgainst: { en: "{name} ({need}+, {against})", fr: "{name} ({need}+, {against})" },
  several: "beside",
  reference: {
    group: "attributes",
    text: {
      en: "Aegis (X+): a special save on X or more, after the Armour Save. One special save is made for each wound, the best.",
      fr: "Ægide (X+) : sauvegarde spéciale sur X ou plus, après la sauvegarde d’armure. Une seule par blessure, la meilleure.",
    },
    phases: ["shooting", "melee"],
    facts: { save: "X+" },
    see: ["t9a.sequence.attacks.attack.6", "t9a.rule.divine-attacks"],
  },
});

export const fortitude = defineRule({
  id: "t9a.rule.fortitude",
  name: { en: "Fortitude", fr: "Fortitude" },
  listed: true,
  parameters: { need: whole(2, 6), against: optional(listOf(AGAINST, 6)) },
  said: { en: "{name} ({need}+)", fr: "{name} ({need}+)" },
  saidAgainst: { en: "{name} ({need}+, {against})", fr: "{name} ({need}+, {against})" },
  several: "beside",
  reference: {
    group: "attributes",
    text: {
      en: "Fortitude (X+): a special save on X or more, but not against Flaming Attacks nor against a natural 6 to wound of Lethal Strike.",
      fr: "Fortitude (X+) : sauvegarde spéciale sur X ou plus, mais pas contre les Attaques enflammées ni contre un 6 naturel pour blesser d’un Coup fatal.",
    },
    phases: ["shooting", "melee"],
    facts: { save: "X+", lethal: 6 },
    ruling: "aegis-or-fortitude",
    see: ["t9a.sequence.attacks.attack.6", "t9a.rule.flaming-attacks", "t9a.rule.lethal-strike"],
  },
});

export const hardTarget = defineRule({
  id: "t9a.rule.hard-target",
  name: { en: "Hard Target", fr: "Cible difficile" },
  also: ["t9a.to-hit-modifier.hard-target"],
  listed: true,
  parameters: { value: whole(1, 3) },
  said: { en: "{name} ({value})", fr: "{name} ({value})" },
  several: "sum",
  reads: { value: { usual: 1 } },
  reference: {
    group: "attributes",
    text: {
      en: "Hard Target (X): shots at a unit of which more than half the models have it need X more to hit.",
      fr: "Cible difficile (X) : il faut X de plus pour toucher une unité dont plus de la moitié des figurines l’ont.",
    },
    facts: { toHit: "-X", share: "half", part: "moitié" },
    see: ["t9a.to-hit-modifier.hard-target"],
  },
});

export const multipleWounds = defineRule({
  id: "t9a.rule.multiple-wounds",
  name: { en: "Multiple Wounds", fr: "Blessures multiples" },
  listed: true,
  of: "attacks",
  parameters: { times: oneOf(...WOUNDS), against: optional(listOf(AGAINST, 6)) },
  said: { en: "{name} ({times})", fr: "{name} ({times})" },
  saidAgainst: { en: "{name} ({times}, {against})", fr: "{name} ({times}, {against})" },
  several: "beside",
  reference: {
    group: "attributes",
    text: {
      en: "Multiple Wounds (X): each unsaved wound counts as X, but no more than the Health Points of one model it falls on.",
      fr: "Blessures multiples (X) : chaque blessure non sauvegardée en vaut X, mais pas plus que les Points de vie d’une figurine touchée.",
    },
    phases: ["shooting", "melee"],
    facts: { each: "X", atMost: "Health Points of one model" },
  },
});

export const multipleWoundsOfWeapons = defineState({
  word: "multiple-wounds-of-weapons",
  of: ["t9a.rule.multiple-wounds"],
  name: { en: "Multiple Wounds of weapons", fr: "Blessures multiples des armes" },
});

export const lightningReflexes = defineRule({
  id: "t9a.rule.lightning-reflexes",
  name: { en: "Lightning Reflexes", fr: "Réflexes éclairs" },
  listed: true,
  of: "attacks",
  figures: { toHit: 1 },
  reference: {
    group: "attributes",
    text: {
      en: "Close Combat Attacks have +1 to hit. A model with a Great Weapon strikes at its own Agility instead.",
      fr: "Les attaques de corps à corps ont +1 pour toucher. Une figurine avec une Arme lourde frappe à la place à sa propre Agilité.",
    },
    phases: ["melee"],
    see: ["t9a.rule.great-weapon"],
  },
});

export const clippedWings = defineRule({
  id: "t9a.rule.clipped-wings",
  name: { en: "Clipped Wings", fr: "Ailes rognées" },
  figures: { add: 1 },
  reference: {
    group: "attributes",
    text: {
      en: "Multiple Wounds (X, Clipped Wings): each unsaved wound counts as X+1 against models that Fly.",
      fr: "Blessures multiples (X, Ailes rognées) : chaque blessure non sauvegardée vaut X+1 contre les figurines qui ont Vol.",
    },
    phases: ["shooting"],
    see: ["t9a.rule.multiple-wounds", "t9a.rule.fly"],
  },
});
