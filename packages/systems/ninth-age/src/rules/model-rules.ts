import { inForce, type Rule, refuse } from "@tercio/kernel";
import { engaged, foes, models, type NinthAge, type Unit, unit } from "../state.ts";
import { hasRule } from "./has-rule.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments, Strike } from "./moments.ts";
import { twoHanded } from "./weapons.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const swiftstride: R = {
  id: "swiftstride",
  name: { en: "Swiftstride", fr: "Course rapide" },
  text: {
    en: "Charge Range, Flee, Pursuit and Overrun Distances are Maximised Rolls: one more die, the lowest dropped.",
    fr: "Portée de charge et distances de fuite, poursuite et charge irrésistible : jet maximisé, un dé de plus et le plus bas est retiré.",
  },
  enforces: [ruleId("swiftstride")],
  modify: {
    "maximised dice": (_, { unit: u }) => (hasRule(u, "swiftstride") ? because("swiftstride", "add", 1) : null),
  },
};

const chargingMomentum: R = {
  id: "charging-momentum",
  name: { en: "Charging Momentum", fr: "Élan de charge" },
  text: { en: "Charging models strike with +1 Agility.", fr: "Les figurines en charge frappent avec +1 en Agilité." },
  enforces: [ruleId("charging-momentum")],
  modify: { agility: (_, { unit: u }) => (u.charging ? because("charging-momentum", "add", 1) : null) },
};

/** Does the unit struck parry this blow? Whoever fights on foot with a Hand Weapon and a Shield does. */
const parries = (s: Strike): boolean =>
  s.foeFacing === "front" &&
  s.at.weapon === "hand-weapon" &&
  inForce(ruleId("hand-weapon")) &&
  s.at.entry.shield &&
  s.at.entry.type === "Infantry" &&
  (s.by.weapon !== "paired-weapons" || s.part.harnessed);

const parry: R = {
  id: "parry",
  name: { en: "Parry", fr: "Parade" },
  text: {
    en: "Against Close Combat Attacks from the front: Defensive Skill +1, or the attacker's modified Offensive Skill, whichever ends higher. Needs Hand Weapon and Shield, on foot.",
    fr: "Contre les attaques de corps à corps de front : Capacité Défensive +1, ou la Capacité Offensive modifiée de l’attaquant, la plus haute au bout du compte. Arme de base et Bouclier, à pied.",
  },
  enforces: [ruleId("parry")],
  modify: {
    "defensive skill, raised": (_, s) => (parries(s) ? because("parry", "add", 1) : null),
    "defensive skill, copied": (_, s) => (parries(s) ? because("parry", "set", s.offensiveSkill) : null),
  },
};

/** A unit that is itself feared or fearless does not mind Fear. */
const minds = (u: Unit): boolean => !hasRule(u, "fear") && !hasRule(u, "fearless");
export const facesFear = (game: NinthAge, u: Unit): boolean =>
  minds(u) && foes(game, u.id).some((f) => hasRule(unit(game, f.foe), "fear"));

const fear: R = {
  id: "fear",
  name: { en: "Fear", fr: "Peur" },
  text: {
    en: "Enemy units in contact have −1 Discipline and take a Discipline Test at the start of each Round of Combat; if it fails they are Shaken, strike at −1 to hit and are struck at +1 to hit.",
    fr: "Les unités ennemies au contact ont −1 en Discipline et font un test de Discipline au début de chaque manche ; en cas d’échec elles sont Ébranlées, frappent à −1 pour toucher et sont frappées à +1.",
  },
  enforces: [ruleId("fear")],
  modify: {
    discipline: (game, { unit: u }) => (engaged(game, u.id) && facesFear(game, u) ? because("fear", "add", -1) : null),
    "to-hit roll": (_, s) => {
      const total = (s.by.afraid ? -1 : 0) + (s.at.afraid ? 1 : 0);
      return total === 0 ? null : because("fear", "add", total);
    },
  },
};

const fearless: R = {
  id: "fearless",
  name: { en: "Fearless", fr: "Sans peur" },
  text: {
    en: "Passes Panic Tests, cannot choose Flee as a Charge Reaction, and is immune to Fear.",
    fr: "Réussit ses tests de Panique, ne peut pas choisir Fuir en réaction à une charge, et ne craint pas la Peur.",
  },
  enforces: [ruleId("fearless")],
  allow: {
    "flee as a charge reaction": (_, { unit: u }) =>
      hasRule(u, "fearless") && !u.fleeing ? refuse("refuse.fearless-flee", ruleId("fearless")) : true,
    "take a panic test": (_, { unit: u }) =>
      hasRule(u, "fearless") ? refuse("refuse.fearless-panic", ruleId("fearless")) : true,
  },
};

const lineFormation: R = {
  id: "line-formation",
  name: { en: "Line Formation", fr: "Formation en ligne" },
  text: {
    en: "A unit eight or more models wide makes Supporting Attacks from one more rank, but has no Rank Bonus.",
    fr: "Une unité d’au moins huit figurines de front soutient sur un rang de plus, mais n’a pas de bonus de rang.",
  },
  enforces: [ruleId("line-formation")],
  modify: {
    "supporting ranks": (_, { unit: u }) =>
      u.files >= 8 && models(u) > u.files ? because("line-formation", "add", 1) : null,
  },
};

const armourWorn: R = {
  id: "armour-worn",
  name: { en: "Suits of armour and shields", fr: "Armures et boucliers" },
  text: {
    en: "Light Armour +1, Heavy Armour +2, Plate Armour +3; a Shield +1 unless both hands hold the weapon in melee.",
    fr: "Armure légère +1, lourde +2, de plates +3 ; Bouclier +1 sauf si l’arme de mêlée occupe les deux mains.",
  },
  enforces: [ruleId("armour-worn")],
  modify: {
    armour: (_, { unit: u }) => {
      const suit = { none: 0, light: 1, heavy: 2, plate: 3 }[u.entry.suit];
      const shield = u.entry.shield && !twoHanded(u.weapon) ? 1 : 0;
      return suit + shield === 0 ? null : because("armour-worn", "add", suit + shield);
    },
  },
};

export const modelRules: readonly R[] = [
  swiftstride,
  chargingMomentum,
  parry,
  fear,
  fearless,
  lineFormation,
  armourWorn,
];
