// Universal rules of models (sheet 000, Model Rules; Model Type and Height).
import { defineRule, defineState } from "../define.ts";

export const swiftstride = defineRule({
  id: "t9a.rule.swiftstride",
  name: { en: "Swiftstride", fr: "Course rapide" },
  listed: true,
  figures: { moreDice: 1, dropped: "lowest" },
});

export const chargingMomentum = defineRule({
  id: "t9a.rule.charging-momentum",
  name: { en: "Charging Momentum", fr: "Élan de charge" },
  figures: { agility: 1 },
});

export const parry = defineRule({
  id: "t9a.rule.parry",
  name: { en: "Parry", fr: "Parade" },
  listed: true,
  figures: { defensiveSkill: 1, orAttackersOffensiveSkill: true, facing: "front" },
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
});

export const fear = defineRule({
  id: "t9a.rule.fear",
  name: { en: "Fear", fr: "Peur" },
  listed: true,
  figures: { discipline: -1, ownToHit: -1, enemyToHit: 1 },
});

export const afraid = defineState({ word: "afraid", of: ["t9a.rule.fear"], name: { en: "Afraid", fr: "Apeurée" } });

export const fearless = defineRule({
  id: "t9a.rule.fearless",
  name: { en: "Fearless", fr: "Sans peur" },
  listed: true,
});

export const lineFormation = defineRule({
  id: "t9a.rule.line-formation",
  name: { en: "Line Formation", fr: "Formation en ligne" },
  figures: { width: 8, ranksOfSupport: 1, rankBonus: 0 },
});

export const armourWorn = defineRule({
  id: "t9a.rule.armour-worn",
  name: { en: "Suits of armour and shields", fr: "Armures et boucliers" },
  figures: { light: 1, heavy: 2, plate: 3, shield: 1 },
});

export const massiveBulk = defineRule({
  id: "t9a.rule.massive-bulk",
  name: { en: "Massive Bulk", fr: "Masse énorme" },
  listed: true,
});

export const chariot = defineState({
  word: "chariot",
  of: ["t9a.terrain.dangerous-terrain-test.dice.chariot"],
  name: { en: "Chariot", fr: "Char" },
});

export const untyped = defineRule({ id: "t9a.rule.untyped", name: { en: "No Type", fr: "Sans Type" } });

export const tall = defineRule({ id: "t9a.rule.tall", name: { en: "Tall", fr: "Une tête au-dessus" }, listed: true });

export const cannotBeStomped = defineRule({
  id: "t9a.rule.cannot-be-stomped",
  name: { en: "Cannot be Stomped", fr: "Ne peut être piétiné" },
  listed: true,
});

export const cannotUseStomp = defineRule({
  id: "t9a.rule.cannot-use-stomp",
  name: { en: "Cannot use Stomp Attacks", fr: "Aucune Attaque de piétinement" },
  takes: ["stomp-1", "stomp-d6", "stomp-attacks"],
});
