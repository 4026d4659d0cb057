// What units of single armies are drilled or built for (army books).
import { defineRule, defineState } from "../define.ts";

export const academyTrained = defineRule({
  id: "t9a.rule.academy-trained",
  name: { en: "Academy Trained", fr: "Formés à l’académie" },
  listed: true,
  figures: { inches: 8, chargeAdvance: 1, ofCharges: "the first", leastFullRanks: 1, moreFullRanks: 1 },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "While all of the unit is infantry and another unit of its side with Academy Trained is within 8″, its first charge in the battle goes 1″ farther, and a unit with 1 Full Rank or more counts 1 more, for being Steadfast and for disrupting.",
      fr: "Tant que toute l’unité est d’infanterie et qu’une autre unité de son camp formée à l’académie est à 8″ ou moins, sa première charge de la bataille va 1″ plus loin, et une unité d’au moins 1 Rang complet en compte 1 de plus, pour être Indomptable et pour désorganiser.",
    },
    see: ["t9a.rule.tactician", "t9a.rule.steadfast", "t9a.rule.steadfast-disrupted"],
    ruling: "academies",
  },
});

export const fireOnImpact = defineRule({
  id: "t9a.rule.fire-on-impact",
  name: { en: "Fire on Impact", fr: "Feu à l’impact" },
  listed: true,
  figures: { initiativeStep: 10, strength: 4, armourPenetration: 2, weapons: ["pistol", "brace-of-pistols"] },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "In the round in which it charges, a rider with a Pistol or a Brace of Pistols strikes in Initiative Step 10, with Strength 4 and Armour Penetration 2.",
      fr: "Dans la manche où il charge, un cavalier avec un pistolet ou une paire de pistolets frappe au palier d’initiative 10, avec une Force de 4 et une Pénétration d’armure de 2.",
    },
    see: ["t9a.rule.pistol", "t9a.rule.brace-of-pistols"],
  },
});

export const steamPowered = defineRule({
  id: "t9a.rule.steam-powered",
  name: { en: "Steam Powered", fr: "Mue par la vapeur" },
  listed: true,
  figures: { moreDice: 1, dropped: "lowest", pursuit: 0 },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Its Random Movement is a Maximised Roll, and it may stand still instead. It goes 0″ after a beaten enemy: it neither pursues nor overruns, and needs no test for that.",
      fr: "Son mouvement aléatoire est un jet maximisé, et elle peut rester sur place. Elle va de 0″ après un ennemi vaincu : ni poursuite ni charge irrésistible, et aucun test pour cela.",
    },
    see: ["t9a.rule.random-movement", "t9a.rule.pursuit", "t9a.rule.overrun"],
    ruling: "steam-powered",
  },
});

export const tactician = defineRule({
  id: "t9a.rule.tactician",
  name: { en: "Tactician", fr: "Tacticien" },
  listed: true,
  figures: { within: "Commanding Presence", countsAs: "Academy Trained" },
  reference: {
    group: "armies",
    from: "army",
    text: {
      en: "Units within the Commanding Presence of a General with this rule count as standing near another unit with Academy Trained.",
      fr: "Les unités à portée de la Présence impérieuse d’un Général doté de cette règle comptent comme proches d’une autre unité formée à l’académie.",
    },
    see: ["t9a.rule.academy-trained", "t9a.rule.commanding-presence"],
    ruling: "academies",
  },
});

export const deedsNotWords = defineRule({
  id: "t9a.rule.deeds-not-words",
  name: { en: "Deeds not Words", fr: "Des actes, pas des mots" },
  listed: true,
  figures: { among: "Battle Fever", gives: ["Battle Focus", "Hatred"] },
  lentBy: { among: "battle-fever", lends: ["battle-focus", "hatred"] },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "In a unit whose rank and file have Battle Fever the Character has Battle Focus and Hatred.",
      fr: "Dans une unité dont la troupe a Fièvre du combat, le Personnage a Ardeur guerrière et Haine.",
    },
    see: ["t9a.rule.battle-fever", "t9a.rule.battle-focus", "t9a.rule.hatred"],
  },
});

export const boundInDeath = defineRule({
  id: "t9a.rule.bound-in-death",
  name: { en: "Bound in Death", fr: "Liés dans la mort" },
  listed: true,
  figures: { charactersHitBelow: 3 },
  reference: {
    group: "armies",
    from: "army",
    phases: ["shooting"],
    text: {
      en: "Hits from afar fall on Characters in the unit only when fewer than 3 of its own models stand.",
      fr: "Les touches venues de loin ne tombent sur les Personnages de l’unité que si moins de 3 de ses propres figurines sont debout.",
    },
    see: ["t9a.sequence.attacks.attack.3"],
  },
});

export const bronzeBackbone = defineRule({
  id: "t9a.rule.bronze-backbone",
  name: { en: "Bronze Backbone", fr: "Échine de bronze" },
  listed: true,
  grants: ["hatred"],
  figures: { gives: ["Hatred"] },
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: { en: "The model has Hatred.", fr: "La figurine a la règle Haine." },
    see: ["t9a.rule.hatred"],
  },
});

export const favourOfSugulagGodOfGreed = defineRule({
  id: "t9a.rule.favour-of-sugulag-god-of-greed",
  name: { en: "Favour of Sugulag, God of Greed", fr: "Faveur de Sugulag, dieu de l’avidité" },
  listed: true,
  grants: ["weapon-master"],
  figures: { gives: ["Great Weapon", "Halberd", "Paired Weapons", "Weapon Master"] },
  arms: ["great-weapon", "halberd", "paired-weapons"],
  reference: {
    group: "armies",
    from: "army",
    phases: ["melee"],
    text: {
      en: "The models have a Great Weapon, a Halberd and Paired Weapons, and are Weapon Masters.",
      fr: "Les figurines ont une Arme lourde, une Hallebarde et une Paire d’armes, et sont Maîtres d’armes.",
    },
    see: ["t9a.rule.weapon-master", "t9a.rule.great-weapon", "t9a.rule.halberd", "t9a.rule.paired-weapons"],
  },
});

export const hasCharged = defineState({
  word: "has-charged",
  remembered: true,
  of: [],
  name: { en: "Has charged", fr: "A chargé" },
});
