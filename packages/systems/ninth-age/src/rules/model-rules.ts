import { EVERYBODY, inForce, message, type Rule, refuse } from "@tercio/kernel";
import { armour } from "../book/weapons.ts";
import { modelRules as modelRows, terrainDice } from "../book/models.ts";
import { foes, type NinthAge, type Profile, type Unit, unit, type WeaponId } from "../state/state.ts";
import { hasRule, hidesRider, PARRY_OF_BEASTS } from "../state/held.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAgeMoments, Strike } from "../asking/moments.ts";
import { twoHanded } from "../state/items.ts";
import { ranksOf } from "@tercio/mass-battle";
import { formationOf } from "../calculation/formation.ts";
import { filesOfItsOwn } from "../state/rooms.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const swiftstride: R = {
  id: "swiftstride",
  name: { en: "Swiftstride", fr: "Course rapide" },
  enforces: [ruleId("swiftstride")],
  modify: {
    "maximised dice": { unit: () => because("swiftstride", "add", modelRows["t9a.rule.swiftstride"].moreDice) },
  },
};

const chargingMomentum: R = {
  id: "charging-momentum",
  name: { en: "Charging Momentum", fr: "Élan de charge" },
  enforces: [ruleId("charging-momentum")],
  heldBy: EVERYBODY,
  modify: {
    agility: {
      model: (_, { unit: u }) =>
        u.charging ? because("charging-momentum", "add", modelRows["t9a.rule.charging-momentum"].agility) : null,
    },
  },
};

/** Can this blow be parried? Nobody parries to the side, nor Paired Weapons. */
const parried = (s: Strike): boolean => s.foeFacing === "front" && !s.striker.rules.has("paired-weapons");

/** Parry by whom it is held, in battles that rule so. */
const parryHeldBy = (id: string, holds: (game: NinthAge) => boolean): R => ({
  id,
  name: { en: "Parry", fr: "Parade" },
  enforces: [ruleId("parry")],
  modify: {
    "defensive skill, raised": {
      at: (game, s) =>
        parried(s) && holds(game) ? because("parry", "add", modelRows["t9a.rule.parry"].defensiveSkill) : null,
    },
    "defensive skill, copied": {
      at: (game, s) => (parried(s) && holds(game) ? because("parry", "set", s.offensiveSkill) : null),
    },
  },
});
const parry = parryHeldBy("parry", () => true);
const parryOfBeasts = parryHeldBy(PARRY_OF_BEASTS, ({ rulings }) => rulings["parry-of-beasts"] === "all-on-foot");

const distracting: R = {
  id: "distracting",
  name: { en: "Distracting", fr: "Perturbant" },
  enforces: [ruleId("distracting")],
  modify: {
    "to-hit roll": {
      at: (_, s) => (s.shot === null ? because("distracting", "add", modelRows["t9a.rule.distracting"].toHit) : null),
    },
  },
};

const UNAFRAID = ["fear", "fearless", "valiant", "scent-of-blood"] as const;
/** A unit that is itself feared or fearless does not mind Fear, nor does who scents blood in the fight. */
export const mindsFear = (game: NinthAge, u: Unit): boolean => UNAFRAID.every((rule) => !hasRule(game, u, rule));
export const facesFear = (game: NinthAge, u: Unit): boolean =>
  mindsFear(game, u) && foes(game, u.id).some((f) => hasRule(game, unit(game, f.foe), "fear"));

const afraid = modelRows["t9a.rule.fear"];
const fear: R = {
  id: "fear",
  name: { en: "Fear", fr: "Peur" },
  enforces: [ruleId("fear")],
  modify: {
    discipline: {
      foes: (game, { unit: u }) => (mindsFear(game, u) ? because("fear", "add", afraid.discipline) : null),
    },
  },
};

/** Who failed its Fear Test, whoever frightened it. */
const afraidOf: R = {
  id: "afraid",
  name: { en: "Afraid", fr: "Apeurée" },
  enforces: [ruleId("fear")],
  heldBy: EVERYBODY,
  modify: {
    "to-hit roll": {
      by: (_, s) => (s.by.afraid && s.shot === null ? because("fear", "add", afraid.ownToHit) : null),
      at: (_, s) => (s.at.afraid && s.shot === null ? because("fear", "add", afraid.enemyToHit) : null),
    },
  },
};

const fearless: R = {
  id: "fearless",
  name: { en: "Fearless", fr: "Sans peur" },
  enforces: [ruleId("fearless")],
  allow: {
    "flee as a charge reaction": {
      unit: (game, { unit: u }) =>
        u.fleeing || hasRule(game, u, "favour-of-cibaresh-god-of-lust")
          ? true
          : refuse("refuse.fearless-flee", ruleId("fearless")),
    },
    "take a panic test": { unit: () => refuse("refuse.fearless-panic", ruleId("fearless")) },
  },
};

const line = modelRows["t9a.rule.line-formation"];
const lineFormation: R = {
  id: "line-formation",
  name: { en: "Line Formation", fr: "Formation en ligne" },
  enforces: [ruleId("line-formation")],
  heldBy: EVERYBODY,
  modify: {
    "supporting ranks": {
      model: (_, { unit: u }) =>
        filesOfItsOwn(u) >= line.width && ranksOf(formationOf(u)) > 1
          ? because("line-formation", "add", line.ranksOfSupport)
          : null,
    },
  },
};

const worn = armour["t9a.rule.armour-worn"];
const wornBy = (profile: Profile, weapon: WeaponId | null): { readonly suit: number; readonly shield: number } => ({
  suit: profile.suit === "none" ? 0 : worn[profile.suit],
  shield: profile.shield && !twoHanded(weapon) ? worn.shield : 0,
});
const armourWorn: R = {
  id: "armour-worn",
  name: { en: "Suits of armour and shields", fr: "Armures et boucliers" },
  enforces: [ruleId("armour-worn")],
  heldBy: EVERYBODY,
  modify: {
    armour: {
      model(_, { pool: { profile, weapon } }) {
        const { suit, shield } = wornBy(profile, weapon);
        return suit + shield === 0 ? null : because("armour-worn", "add", suit + shield);
      },
    },
  },
};

/** What a rider wears is no armour of so large a model; whoever is not ridden wears its own. */
const massiveBulk: R = {
  id: "massive-bulk",
  name: { en: "Massive Bulk", fr: "Masse énorme" },
  enforces: [ruleId("massive-bulk")],
  modify: {
    armour: {
      model(_, { pool: { profile, weapon } }) {
        const { suit, shield } = wornBy(profile, weapon);
        return suit + shield === 0 || !hidesRider(profile) || !inForce(ruleId("armour-worn"))
          ? null
          : because("massive-bulk", "add", -suit - shield);
      },
    },
  },
};

const CHARIOT = "t9a.terrain.dangerous-terrain-test.dice.chariot";
/** Every Construct is one, and so is who says so; the sheet has its number beside those of the Heights. */
const chariot: R = {
  id: "chariot",
  name: { en: "Chariot", fr: "Char" },
  enforces: [CHARIOT],
  modify: {
    "dangerous terrain dice": {
      unit: () => ({
        operation: "add",
        value: terrainDice[CHARIOT].extraDice,
        because: message("rule.chariot"),
        rule: CHARIOT,
      }),
    },
  },
};

export const modelRules: readonly R[] = [
  swiftstride,
  chargingMomentum,
  parry,
  parryOfBeasts,
  distracting,
  fear,
  afraidOf,
  fearless,
  lineFormation,
  armourWorn,
  massiveBulk,
  chariot,
];
