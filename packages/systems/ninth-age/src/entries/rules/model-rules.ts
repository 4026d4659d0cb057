// Universal rules of models (sheet 000, Model Rules; Model Type and Height).
import { defineRule, defineState } from "../define.ts";

export const swiftstride = defineRule({
  id: "t9a.rule.swiftstride",
  name: { en: "Swiftstride", fr: "Course rapide" },
  listed: true,
  figures: { moreDice: 1, dropped: "lowest" },
  reference: {
    group: "models",
    text: {
      en: "Charge Range, Flee, Pursuit and Overrun Distances are Maximised: one more die, the lowest dropped.",
      fr: "Portée de charge, distances de fuite, de poursuite et de Charge irrésistible sont maximisées : un dé de plus, le plus bas est retiré.",
    },
    see: ["t9a.table.model-type"],
  },
});

export const chargingMomentum = defineRule({
  id: "t9a.rule.charging-momentum",
  name: { en: "Charging Momentum", fr: "Élan de charge" },
  figures: { agility: 1 },
  reference: {
    group: "combat",
    text: {
      en: "Charging models have +1 Agility until the end of the First Round they fight after the charge.",
      fr: "Les figurines en charge ont +1 en Agilité jusqu’à la fin de la première manche livrée après la charge.",
    },
    see: ["t9a.rule.first-round"],
  },
});

export const parry = defineRule({
  id: "t9a.rule.parry",
  name: { en: "Parry", fr: "Parade" },
  listed: true,
  figures: { defensiveSkill: 1, orAttackersOffensiveSkill: true, facing: "front" },
  reference: {
    group: "models",
    phases: ["melee"],
    text: {
      en: "On foot with Hand Weapon and Shield, against Close Combat Attacks from the front: Defensive Skill +1, or as high as the attacker’s Offensive Skill with all its modifiers, whichever ends higher. Paired Weapons ignore it.",
      fr: "À pied, avec Arme de base et Bouclier, contre les attaques de corps à corps de front : Capacité défensive +1, ou aussi haute que la Capacité offensive de l’attaquant, modificateurs compris, la plus haute des deux. Les Paires d’armes l’ignorent.",
    },
    see: ["t9a.rule.hand-weapon", "t9a.rule.paired-weapons", "t9a.modifier-priority.1"],
    ruling: "parry",
  },
});

export const parryOfBeasts = defineState({
  word: "parry-of-beasts",
  of: ["t9a.rule.parry"],
  name: { en: "Parry", fr: "Parade" },
});

export const distracting = defineRule({
  id: "t9a.rule.distracting",
  name: { en: "Distracting", fr: "Perturbant" },
  listed: true,
  figures: { toHit: -1, cumulative: false },
  reference: {
    group: "models",
    text: {
      en: "Blows in close combat at such a model are at -1 to hit; not where something else makes them harder already.",
      fr: "Les coups portés au corps à corps à une telle figurine ont -1 pour toucher ; pas si autre chose les gêne déjà.",
    },
  },
});

export const fear = defineRule({
  id: "t9a.rule.fear",
  name: { en: "Fear", fr: "Peur" },
  listed: true,
  figures: { discipline: -1, ownToHit: -1, enemyToHit: 1 },
  reference: {
    group: "models",
    phases: ["melee"],
    text: {
      en: "Enemy units in contact have -1 Discipline. At the start of each Round of Combat they take a Discipline Test; a unit that fails is Shaken until the end of the Player Turn, strikes at -1 to hit and is struck at +1 to hit in that round. Units that cause Fear or are Fearless do not mind.",
      fr: "Les unités ennemies au contact ont -1 en Discipline. Au début de chaque manche elles font un test de discipline ; celle qui échoue est Ébranlée jusqu’à la fin du tour de joueur, frappe à -1 pour toucher et est frappée à +1 durant cette manche. Les unités qui causent la Peur ou sont Sans peur n’en souffrent pas.",
    },
    see: ["t9a.rule.fearless", "t9a.shaken"],
  },
});

export const afraid = defineState({ word: "afraid", of: ["t9a.rule.fear"], name: { en: "Afraid", fr: "Apeurée" } });

export const fearless = defineRule({
  id: "t9a.rule.fearless",
  name: { en: "Fearless", fr: "Sans peur" },
  listed: true,
  reference: {
    group: "models",
    text: {
      en: "Passes every Panic Test, cannot choose to Flee from a charge, and does not mind Fear.",
      fr: "Réussit tout test de panique, ne peut pas choisir de Fuir une charge et ne craint pas la Peur.",
    },
    facts: { panicTests: "passed", mayFleeFromCharge: false, fear: "immune" },
    see: ["t9a.rule.fear"],
  },
});

export const lineFormation = defineRule({
  id: "t9a.rule.line-formation",
  name: { en: "Line Formation", fr: "Formation en ligne" },
  figures: { width: 8, ranksOfSupport: 1, rankBonus: 0 },
  reference: {
    group: "models",
    text: {
      en: "A unit 8 or more models wide supports from one more rank and has no Rank Bonus.",
      fr: "Une unité d’au moins 8 figurines de front soutient depuis un rang de plus et n’a pas de bonus de rang.",
    },
    ruling: "line-formation",
    see: ["t9a.rule.supporting-attacks", "t9a.combat-score.rank-bonus"],
  },
});

export const armourWorn = defineRule({
  id: "t9a.rule.armour-worn",
  name: { en: "Suits of armour and shields", fr: "Armures et boucliers" },
  figures: { light: 1, heavy: 2, plate: 3, shield: 1 },
  reference: {
    group: "weapons",
    kind: "rule",
    text: {
      en: "Light Armour adds 1 to Armour, Heavy Armour 2, Plate Armour 3; one suit counts. A Shield adds 1 unless the weapon in use takes both hands.",
      fr: "L’Armure légère ajoute 1 en Armure, la lourde 2, celle de plates 3 ; une seule compte. Le Bouclier ajoute 1, sauf si l’arme en main se tient à deux mains.",
    },
    see: ["t9a.table.armour-save"],
  },
});

export const massiveBulk = defineRule({
  id: "t9a.rule.massive-bulk",
  name: { en: "Massive Bulk", fr: "Masse énorme" },
  listed: true,
  reference: {
    group: "models",
    phases: ["shooting", "melee"],
    text: {
      en: "Where such a model is ridden, its rider’s armour, shield and special saves do not count.",
      fr: "Quand une telle figurine est montée, l’armure, le bouclier et les sauvegardes spéciales de son cavalier ne comptent pas.",
    },
    facts: { ridersArmour: "not counted" },
    see: ["t9a.table.model-height", "t9a.rule.armour-worn"],
  },
});

export const chariot = defineState({
  word: "chariot",
  of: ["t9a.terrain.dangerous-terrain-test.dice.chariot"],
  name: { en: "Chariot", fr: "Char" },
});

export const untyped = defineRule({ id: "t9a.rule.untyped", name: { en: "No Type", fr: "Sans Type" } });

export const tall = defineRule({
  id: "t9a.rule.tall",
  name: { en: "Tall", fr: "Une tête au-dessus" },
  listed: true,
  reference: {
    group: "models",
    text: {
      en: "A Tall model looks and is seen over models of its own Height, unless these are Tall as well.",
      fr: "La figurine voit et se voit par-dessus celles de sa Taille, sauf si elles ont la même règle.",
    },
    facts: { seenOver: "same Height, not Tall" },
    see: ["t9a.line-of-sight.definition"],
  },
});

export const cannotBeStomped = defineRule({
  id: "t9a.rule.cannot-be-stomped",
  name: { en: "Cannot be Stomped", fr: "Ne peut être piétiné" },
  listed: true,
  reference: {
    group: "models",
    phases: ["melee"],
    text: { en: "Stomp Attacks cannot be made against it.", fr: "Les Piétinements ne peuvent pas la viser." },
    facts: { stompAttacks: 0 },
    see: ["t9a.rule.stomp-distribution"],
  },
});

export const cannotUseStomp = defineRule({
  id: "t9a.rule.cannot-use-stomp",
  name: { en: "Cannot use Stomp Attacks", fr: "Aucune Attaque de piétinement" },
  takes: ["stomp-1", "stomp-d6", "stomp-attacks"],
});
