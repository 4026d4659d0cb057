import { inForce, type Rule, refuse } from "@tercio/kernel";
import { armour } from "../book/weapons.ts";
import { modelRules as modelRows } from "../book/models.ts";
import { engaged, foes, models, type NinthAge, type Unit, unit } from "../state.ts";
import { hasRule } from "./has-rule.ts";
import { because, ruleId } from "./ids.ts";
import type { NinthAgeMoments, Strike } from "./moments.ts";
import { twoHanded } from "./weapons.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const swiftstride: R = {
  id: "swiftstride",
  name: { en: "Swiftstride", fr: "Course rapide" },
  enforces: [ruleId("swiftstride")],
  modify: {
    "maximised dice": (_, { unit: u }) =>
      hasRule(u, "swiftstride") ? because("swiftstride", "add", modelRows["t9a.rule.swiftstride"].moreDice) : null,
  },
};

const chargingMomentum: R = {
  id: "charging-momentum",
  name: { en: "Charging Momentum", fr: "Élan de charge" },
  enforces: [ruleId("charging-momentum")],
  modify: {
    agility: (_, { unit: u }) =>
      u.charging ? because("charging-momentum", "add", modelRows["t9a.rule.charging-momentum"].agility) : null,
  },
};

/** Does the unit struck parry this blow? Whoever fights on foot with a Hand Weapon and a Shield does. */
const parries = (s: Strike): boolean =>
  s.foeFacing === "front" &&
  s.atPool.weapon === "hand-weapon" &&
  inForce(ruleId("hand-weapon")) &&
  s.atPool.profile.shield &&
  s.atPool.profile.type === "Infantry" &&
  (s.pool.weapon !== "paired-weapons" || s.part.harnessed);

const parry: R = {
  id: "parry",
  name: { en: "Parry", fr: "Parade" },
  enforces: [ruleId("parry")],
  modify: {
    "defensive skill, raised": (_, s) =>
      parries(s) ? because("parry", "add", modelRows["t9a.rule.parry"].defensiveSkill) : null,
    "defensive skill, copied": (_, s) => (parries(s) ? because("parry", "set", s.offensiveSkill) : null),
  },
};

/** A unit that is itself feared or fearless does not mind Fear. */
const minds = (u: Unit): boolean => !hasRule(u, "fear") && !hasRule(u, "fearless");
export const facesFear = (game: NinthAge, u: Unit): boolean =>
  minds(u) && foes(game, u.id).some((f) => hasRule(unit(game, f.foe), "fear"));

const afraid = modelRows["t9a.rule.fear"];
const fear: R = {
  id: "fear",
  name: { en: "Fear", fr: "Peur" },
  enforces: [ruleId("fear")],
  modify: {
    discipline: (game, { unit: u }) =>
      engaged(game, u.id) && facesFear(game, u) ? because("fear", "add", afraid.discipline) : null,
    "to-hit roll": (_, s) => {
      const total = (s.by.afraid ? afraid.ownToHit : 0) + (s.at.afraid ? afraid.enemyToHit : 0);
      return total === 0 ? null : because("fear", "add", total);
    },
  },
};

const fearless: R = {
  id: "fearless",
  name: { en: "Fearless", fr: "Sans peur" },
  enforces: [ruleId("fearless")],
  allow: {
    "flee as a charge reaction": (_, { unit: u }) =>
      hasRule(u, "fearless") && !u.fleeing ? refuse("refuse.fearless-flee", ruleId("fearless")) : true,
    "take a panic test": (_, { unit: u }) =>
      hasRule(u, "fearless") ? refuse("refuse.fearless-panic", ruleId("fearless")) : true,
  },
};

const line = modelRows["t9a.rule.line-formation"];
const lineFormation: R = {
  id: "line-formation",
  name: { en: "Line Formation", fr: "Formation en ligne" },
  enforces: [ruleId("line-formation")],
  modify: {
    "supporting ranks": (_, { unit: u }) =>
      u.files >= line.width && models(u) > u.files ? because("line-formation", "add", line.ranksOfSupport) : null,
  },
};

const worn = armour["t9a.rule.armour-worn"];
const armourWorn: R = {
  id: "armour-worn",
  name: { en: "Suits of armour and shields", fr: "Armures et boucliers" },
  enforces: [ruleId("armour-worn")],
  modify: {
    armour: (_, { pool: { profile, weapon } }) => {
      const suit = profile.suit === "none" ? 0 : worn[profile.suit];
      const shield = profile.shield && !twoHanded(weapon) ? worn.shield : 0;
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
