// Attacks that are no blows (sheet 000, Special Attacks).
import { defineRule, defineState, whole, oneOf, listOf, optional } from "../define.ts";
import { HITS, BREATH } from "../forms.ts";

/** Stomp Attacks come last of all (sheet 000, Model Height: as many as it gives). */
const stomps = { initiativeStep: 0, hits: "without a roll", targets: "Standard" } as const;
const ONE = 1;
const ROLLED = "D6";

export const stomp1 = defineRule({
  id: "t9a.rule.stomp-1",
  name: { en: `Stomp Attacks (${ONE})`, fr: `Piétinement (${ONE})` },
  figures: { attacks: ONE, ...stomps },
  reference: {
    group: "models",
    phases: ["melee"],
    text: {
      en: "At Initiative Step 0 the model makes 1 attack more, against Standard models it touches: it hits without a roll, with the model’s own Strength and Armour Penetration and no weapon.",
      fr: "Au palier d’Initiative 0, la figurine porte 1 attaque de plus contre les figurines de Taille Standard qu’elle touche : elle touche sans jet, avec la Force et la Pénétration de la figurine, sans arme.",
    },
    see: ["t9a.rule.stomp-distribution", "t9a.rule.cannot-be-stomped"],
    ruling: "stomp-strength",
  },
});

export const stompD6 = defineRule({
  id: "t9a.rule.stomp-d6",
  name: { en: `Stomp Attacks (${ROLLED})`, fr: `Piétinement (1${ROLLED})` },
  figures: { attacks: ROLLED, ...stomps },
  reference: {
    group: "attacks",
    text: {
      en: "Stomp Attacks, D6 of each model, as Gigantic models have them.",
      fr: "Piétinements, 1D6 par figurine, comme en ont les figurines gigantesques.",
    },
    see: ["t9a.rule.stomp-1", "t9a.rule.stomp-distribution"],
    ruling: "hits-of-one-model",
  },
});

export const stompAttacks = defineRule({
  id: "t9a.rule.stomp-attacks",
  name: { en: "Stomp Attacks", fr: "Piétinement" },
  listed: true,
  of: "parts",
  parameters: { dice: oneOf(...HITS) },
  said: { en: "{name} ({dice})", fr: "{name} ({dice})" },
  takes: ["stomp-1", "stomp-d6"],
  figures: stomps,
  reads: { dice: { usual: "1" } },
  reference: {
    group: "attacks",
    text: {
      en: "Stomp Attacks, X of each model, in place of those that its Height gives.",
      fr: "Piétinements, X par figurine, à la place de ceux que donne sa Taille.",
    },
    see: ["t9a.rule.stomp-1", "t9a.rule.stomp-distribution"],
    ruling: "stomps-of-two-kinds",
  },
});

export const impactHits = defineRule({
  id: "t9a.rule.impact-hits",
  name: { en: "Impact Hits", fr: "Touches d’impact" },
  listed: true,
  of: "parts",
  parameters: { dice: oneOf(...HITS) },
  said: { en: "{name} ({dice})", fr: "{name} ({dice})" },
  figures: { initiativeStep: 10, facing: "front" },
  reference: {
    group: "attacks",
    text: {
      en: "Impact Hits (X): a charging model deals X hits at Initiative Step 10 to a unit that it touches with its front, without a roll to hit, with the part’s own Strength and Armour Penetration. In a model of several parts only one that is Harnessed or Inanimate does so. A model makes either these or Grind Attacks in a round.",
      fr: "Touches d’impact (X) : une figurine qui charge inflige X touches au palier d’Initiative 10 à une unité que touche son front, sans jet pour toucher, avec la Force et la Pénétration de l’élément. Dans une figurine à plusieurs éléments, seulement par un élément attelé ou Inanimé. Une figurine fait dans une manche ou celles-ci ou ses Attaques de broyage.",
    },
    see: ["t9a.rule.grind-attacks", "t9a.sequence.attacks.attack.3"],
    ruling: "special-attacks-declared",
  },
});

export const chariotHost = defineRule({
  id: "t9a.rule.chariot-host",
  name: { en: "Chariot Host", fr: "Horde de chars" },
  listed: true,
  figures: { hits: 1, leastFullRanks: 1 },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "In a unit with 1 Full Rank or more, each model of the first rank that has another right behind it makes 1 more Impact Hit.",
      fr: "Dans une unité d’au moins 1 Rang complet, chaque figurine du premier rang qui en a une autre juste derrière elle inflige 1 Touche d’impact de plus.",
    },
    see: ["t9a.rule.impact-hits"],
    ruling: "chariot-host",
  },
});

export const grindAttacks = defineRule({
  id: "t9a.rule.grind-attacks",
  name: { en: "Grind Attacks", fr: "Attaques de broyage" },
  listed: true,
  of: "parts",
  parameters: { dice: oneOf(...HITS) },
  said: { en: "{name} ({dice})", fr: "{name} ({dice})" },
  reference: {
    group: "attacks",
    text: {
      en: "Grind Attacks (X): at its own Agility the model part deals X hits to a unit that its model touches, without a roll to hit, with its own Strength and Armour Penetration.",
      fr: "Attaques de broyage (X) : à sa propre Agilité, l’élément inflige X touches à une unité que touche sa figurine, sans jet pour toucher, avec sa Force et sa Pénétration.",
    },
    facts: { hits: "X", initiativeStep: "own Agility" },
    see: ["t9a.rule.impact-hits", "t9a.sequence.attacks.attack.3"],
    ruling: "special-attacks-declared",
  },
});

export const breathAttack = defineRule({
  id: "t9a.rule.breath-attack",
  name: { en: "Breath Attack", fr: "Attaque de souffle" },
  listed: true,
  of: "parts",
  parameters: { strength: whole(1, 10), armourPenetration: whole(0, 10), attributes: optional(listOf(BREATH, 3)) },
  said: {
    en: "{name} (Strength {strength}, Armour Penetration {armourPenetration}{list})",
    fr: "{name} (Force {strength}, Pénétration {armourPenetration}{list})",
  },
  figures: { hits: "2D6", inches: 6, uses: 1 },
  reads: { attributes: { all: "and", attributes: true } },
  reference: {
    group: "attacks",
    text: {
      en: "Once in a battle the model part deals 2D6 hits of the Strength, the Armour Penetration and the attributes in the brackets, without a roll to hit: to a unit that its model touches, at its own Agility; or as a Shooting Attack at a unit within 6″, also after a March, and as Stand and Shoot.",
      fr: "Une fois par bataille, l’élément inflige 2D6 touches de la Force, de la Pénétration et des attributs entre parenthèses, sans jet pour toucher : à une unité que touche sa figurine, à sa propre Agilité ; ou comme attaque de tir sur une unité à 6″ ou moins, même après une marche forcée, et en tenant la position.",
    },
    see: ["t9a.sequence.attacks.attack.3"],
    ruling: "special-attacks-declared",
  },
});

export const crushAttack = defineRule({
  id: "t9a.rule.crush-attack",
  name: { en: "Crush Attack", fr: "Attaque écrasante" },
  listed: true,
  of: "parts",
  figures: { attacks: 1, initiativeStep: 0, strength: 10, armourPenetration: 10, multipleWounds: "D3+1" },
  reference: {
    group: "attacks",
    text: {
      en: "In place of its blows the model part may make 1 attack at Initiative Step 0, of Strength 10 and Armour Penetration 10 with Multiple Wounds (D3+1).",
      fr: "À la place de ses coups, l’élément peut porter 1 attaque au palier d’Initiative 0, de Force 10 et de Pénétration 10 avec Blessures multiples (1D3+1).",
    },
    see: ["t9a.rule.multiple-wounds"],
    ruling: "special-attacks-declared",
  },
});

export const declaredAttack = defineState({
  word: "declared-attack",
  remembered: true,
  of: [],
  name: { en: "Special Attack declared", fr: "Attaque spéciale annoncée" },
});

export const spentAttack = defineState({
  word: "spent-attack",
  remembered: true,
  of: [],
  name: { en: "Special Attack spent", fr: "Attaque spéciale épuisée" },
});
