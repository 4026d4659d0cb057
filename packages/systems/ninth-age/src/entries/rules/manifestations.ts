// Manifestations of Daemons, sold to units as options and to Characters as special items (army books).
import { defineRule, defineState } from "../define.ts";

const ofArmies = { group: "armies", from: "army" } as const;

export const centipedeLegs = defineRule({
  id: "t9a.rule.centipede-legs",
  name: { en: "Centipede Legs", fr: "Pattes de mille-pattes" },
  listed: true,
  figures: { marchRate: 2 },
  reference: { ...ofArmies, text: { en: "+2″ March Rate.", fr: "+2″ en Marche forcée." } },
});

export const chillingYawn = defineRule({
  id: "t9a.rule.chilling-yawn",
  name: { en: "Chilling Yawn", fr: "Bâillement glaçant" },
  listed: true,
  grantsTo: "unit",
  figures: { agility: -2 },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: {
      en: "Enemy units in contact with its unit have -2 Agility; more of these models take no more.",
      fr: "Les unités ennemies au contact de son unité ont -2 en Agilité ; d’autres figurines de ce genre n’y ajoutent rien.",
    },
  },
});

export const chitinousScales = defineRule({
  id: "t9a.rule.chitinous-scales",
  name: { en: "Chitinous Scales", fr: "Écailles de chitine" },
  listed: true,
  figures: { armour: 2, most: 3 },
  reference: {
    ...ofArmies,
    text: {
      en: "+2 Armour, but no further than 3.",
      fr: "+2 en Armure, mais sans dépasser 3.",
    },
    see: ["t9a.rule.armour-worn"],
  },
});

export const darkHide = defineRule({
  id: "t9a.rule.dark-hide",
  name: { en: "Dark Hide", fr: "Peau sombre" },
  listed: true,
  grants: ["scout"],
  refused: {
    en: "Dark Hide: this unit scouts in its own Deployment Zone, once another unit of its side is to be deployed.",
    fr: "Peau sombre : cette unité se place en éclaireur dans sa propre Zone de déploiement, si une autre unité de son camp se déploie.",
  },
  figures: { gives: ["Scout"], within: "its own Deployment Zone", others: 1 },
  reference: {
    ...ofArmies,
    phases: ["deployment"],
    text: {
      en: "Scout, but placed wholly inside its own Deployment Zone, and only if its side deploys at least 1 other unit as usual.",
      fr: "Éclaireur, mais se place entièrement dans sa propre Zone de déploiement, et seulement si son camp déploie au moins 1 autre unité normalement.",
    },
    see: ["t9a.rule.scout"],
  },
});

export const digestiveVomit = defineRule({
  id: "t9a.rule.digestive-vomit",
  name: { en: "Digestive Vomit", fr: "Vomi digestif" },
  listed: true,
  figures: { strength: 1, armourPenetration: 1, from: "the first Round of Combat that its side wins" },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: {
      en: "Once its side has won a Round of Combat that it fights, it has +1 Strength and +1 Armour Penetration for the rest of the battle.",
      fr: "Dès que son camp a gagné une manche de combat à laquelle elle participe, elle a +1 en Force et +1 en Pénétration d’armure jusqu’à la fin de la bataille.",
    },
  },
});

export const fedOnFoes = defineState({
  word: "fed-on-foes",
  of: ["t9a.rule.digestive-vomit"],
  name: { en: "Digestive Vomit, fed", fr: "Vomi digestif, repue" },
});

export const diviningSnout = defineRule({
  id: "t9a.rule.divining-snout",
  name: { en: "Divining Snout", fr: "Groin divinatoire" },
  listed: true,
  figures: { chargeAdvance: 2, against: "units with a special item", needs: "all models of the unit" },
  reference: {
    ...ofArmies,
    phases: ["charge"],
    text: {
      en: "Against a unit that has a special item its charge goes 2″ farther, as long as all models of its own unit have this rule.",
      fr: "Contre une unité qui a un objet spécial, sa charge va 2″ plus loin, tant que toutes les figurines de son unité ont cette règle.",
    },
  },
});

export const hotBlood = defineRule({
  id: "t9a.rule.hot-blood",
  name: { en: "Hot Blood", fr: "Sang chaud" },
  listed: true,
  grants: [{ rule: "devastating-charge", agility: 2 }],
  figures: { agility: 2, gives: ["Devastating Charge"] },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: { en: "Devastating Charge (+2 Agility).", fr: "Charge dévastatrice (+2 en Agilité)." },
    see: ["t9a.rule.devastating-charge"],
  },
});

export const ironHusk = defineRule({
  id: "t9a.rule.iron-husk",
  name: { en: "Iron Husk", fr: "Carapace de fer" },
  listed: true,
  figures: { resilience: 6 },
  reference: { ...ofArmies, text: { en: "Its Resilience is 6.", fr: "Sa Résistance est de 6." } },
});

export const kaleidoscopicFlesh = defineRule({
  id: "t9a.rule.kaleidoscopic-flesh",
  name: { en: "Kaleidoscopic Flesh", fr: "Chair kaléidoscopique" },
  listed: true,
  grants: [{ rule: "hard-target", value: 1 }],
  figures: { value: 1, gives: ["Hard Target"] },
  reference: {
    ...ofArmies,
    phases: ["shooting"],
    text: { en: "Hard Target (1).", fr: "Cible difficile (1)." },
    see: ["t9a.rule.hard-target"],
  },
});

export const mesmerisingPlumage = defineRule({
  id: "t9a.rule.mesmerising-plumage",
  name: { en: "Mesmerising Plumage", fr: "Plumage hypnotique" },
  listed: true,
  grantsTo: "unit",
  figures: { offensiveSkill: -1, defensiveSkill: -1 },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: {
      en: "Enemy units in contact with its unit have -1 Offensive Skill and -1 Defensive Skill; more of these models take no more.",
      fr: "Les unités ennemies au contact de son unité ont -1 en Capacité offensive et -1 en Capacité défensive ; d’autres figurines de ce genre n’y ajoutent rien.",
    },
  },
});

export const mirroredScales = defineRule({
  id: "t9a.rule.mirrored-scales",
  name: { en: "Mirrored Scales", fr: "Écailles miroitantes" },
  listed: true,
  figures: { naturalToHit: 1, hits: "the unit that strikes" },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: {
      en: "Each natural 1 to hit of a Close Combat Attack at the model is a hit on the unit that strikes, with its own Strength and Armour Penetration.",
      fr: "Chaque 1 naturel pour toucher d’une attaque de corps à corps contre la figurine est une touche sur l’unité qui frappe, avec ses propres Force et Pénétration d’armure.",
    },
    see: ["t9a.rule.red-haze"],
    ruling: "red-haze",
  },
});

export const roamingHands = defineRule({
  id: "t9a.rule.roaming-hands",
  name: { en: "Roaming Hands", fr: "Mains baladeuses" },
  listed: true,
  figures: { strength: 1, armourPenetration: 1, facings: "flank or rear" },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: {
      en: "While its unit fights an enemy on the flank or the rear, +1 Strength and +1 Armour Penetration, at any target.",
      fr: "Tant que son unité combat un ennemi de flanc ou de dos, +1 en Force et +1 en Pénétration d’armure, contre toute cible.",
    },
  },
});

export const smotheringCoils = defineRule({
  id: "t9a.rule.smothering-coils",
  name: { en: "Smothering Coils", fr: "Anneaux étouffants" },
  listed: true,
  figures: { toWound: 1, against: "Scoring" },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: {
      en: "+1 to wound in close combat against models of Scoring units.",
      fr: "+1 pour blesser au corps à corps contre les figurines des Unités de capture.",
    },
    see: ["t9a.rule.scoring"],
  },
});

export const sorcerousAntennae = defineRule({
  id: "t9a.rule.sorcerous-antennae",
  name: { en: "Sorcerous Antennae", fr: "Antennes sorcières" },
  listed: true,
  figures: { veilTokens: 1, each: "unit" },
  reference: {
    ...ofArmies,
    phases: ["magic"],
    text: {
      en: "When its side siphons the Veil, one model of each unit with this rule has Channel (1). A Fleeing model does not channel.",
      fr: "Quand son camp siphonne le Voile, une figurine de chaque unité dotée de cette règle a Canalisation (1). Une figurine en fuite ne canalise pas.",
    },
    see: ["t9a.rule.channel", "t9a.rule.siphon"],
  },
});

export const stiffUpperLip = defineRule({
  id: "t9a.rule.stiff-upper-lip",
  name: { en: "Stiff Upper Lip", fr: "Flegme" },
  listed: true,
  grantsTo: "unit",
  figures: { fewerDice: 1, dropped: "highest" },
  reference: {
    ...ofArmies,
    text: {
      en: "Discipline Tests of its unit are Minimised Rolls.",
      fr: "Les tests de discipline de son unité sont des jets minimisés.",
    },
  },
});

export const unhingingJaw = defineRule({
  id: "t9a.rule.unhinging-jaw",
  name: { en: "Unhinging Jaw", fr: "Mâchoire décrochée" },
  listed: true,
  figures: { rerolled: "failed to-wound rolls", against: ["Large", "Gigantic"] },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: {
      en: "It re-rolls failed to-wound rolls when it strikes Large and Gigantic models in close combat.",
      fr: "Elle relance ses jets pour blesser ratés quand elle frappe au corps à corps des figurines Grandes et Gigantesques.",
    },
  },
});

export const whipcrackTail = defineRule({
  id: "t9a.rule.whipcrack-tail",
  name: { en: "Whipcrack Tail", fr: "Queue-fouet" },
  listed: true,
  grants: ["lightning-reflexes"],
  figures: { gives: ["Lightning Reflexes"] },
  reference: {
    ...ofArmies,
    phases: ["melee"],
    text: { en: "Lightning Reflexes.", fr: "Réflexes éclairs." },
    see: ["t9a.rule.lightning-reflexes"],
  },
});
