import * as entry from "./model-rules.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, inForce, message, refuse } from "@tercio/kernel";
import { terrainDice } from "../../book/models.ts";
import { foes, type NinthAge, type Profile, type Unit, unit, type WeaponId } from "../../state/state.ts";
import { hasRule, hidesRider } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import type { Strike } from "../../hooks/moments.ts";
import { twoHanded } from "../../state/items.ts";
import { ranksOf } from "@tercio/mass-battle";
import { formationOf } from "../../calculation/formation.ts";
import { filesOfItsOwn } from "../../state/rooms.ts";

const swiftstride = play(entry.swiftstride, {
  modify: {
    "maximised dice": { unit: () => because("t9a.rule.swiftstride", "add", entry.swiftstride.figures.moreDice) },
  },
});

const chargingMomentum = play(entry.chargingMomentum, {
  heldBy: EVERYBODY,
  modify: {
    agility: {
      model: (_, { unit: u }) =>
        u.charging ? because("t9a.rule.charging-momentum", "add", entry.chargingMomentum.figures.agility) : null,
    },
  },
});

/** Can this blow be parried? Nobody parries to the side, nor Paired Weapons. */
const parried = (s: Strike): boolean => s.foeFacing === "front" && !s.striker.rules.has("paired-weapons");

/** Parry, and the models that hold it alone in battles that rule so. */
const parryHeldBy = (of: typeof entry.parry | typeof entry.parryOfBeasts, holds: (game: NinthAge) => boolean): Play =>
  play(of, {
    modify: {
      "defensive skill, raised": {
        at: (game, s) =>
          parried(s) && holds(game) ? because("t9a.rule.parry", "add", entry.parry.figures.defensiveSkill) : null,
      },
      "defensive skill, copied": {
        at: (game, s) => (parried(s) && holds(game) ? because("t9a.rule.parry", "set", s.offensiveSkill) : null),
      },
    },
  });
const parry = parryHeldBy(entry.parry, () => true);
const parryOfBeasts = parryHeldBy(entry.parryOfBeasts, ({ rulings }) => rulings["parry-of-beasts"] === "all-on-foot");

const distracting = play(entry.distracting, {
  modify: {
    "to-hit roll": {
      at: (_, s) => (s.shot === null ? because("t9a.rule.distracting", "add", entry.distracting.figures.toHit) : null),
    },
  },
});

const UNAFRAID = ["fear", "fearless", "valiant", "scent-of-blood"] as const;
/** A unit that is itself feared or fearless does not mind Fear, nor does who scents blood in the fight. */
export const mindsFear = (game: NinthAge, u: Unit): boolean => UNAFRAID.every((rule) => !hasRule(game, u, rule));
export const facesFear = (game: NinthAge, u: Unit): boolean =>
  mindsFear(game, u) && foes(game, u.id).some((f) => hasRule(game, unit(game, f.foe), "fear"));

const afraid = entry.fear.figures;
const fear = play(entry.fear, {
  modify: {
    discipline: {
      foes: (game, { unit: u }) => (mindsFear(game, u) ? because("t9a.rule.fear", "add", afraid.discipline) : null),
    },
  },
});

/** A unit that failed its Fear Test, against all enemies. */
const afraidOf = play(entry.afraid, {
  heldBy: EVERYBODY,
  modify: {
    "to-hit roll": {
      by: (_, s) => (s.by.afraid && s.shot === null ? because("t9a.rule.fear", "add", afraid.ownToHit) : null),
      at: (_, s) => (s.at.afraid && s.shot === null ? because("t9a.rule.fear", "add", afraid.enemyToHit) : null),
    },
  },
});

const fearless = play(entry.fearless, {
  allow: {
    "flee as a charge reaction": {
      unit: (game, { unit: u }) =>
        u.fleeing || hasRule(game, u, "favour-of-cibaresh-god-of-lust")
          ? true
          : refuse("refuse.fearless-flee", "t9a.rule.fearless"),
    },
    "take a panic test": { unit: () => refuse("refuse.fearless-panic", "t9a.rule.fearless") },
  },
});

const line = entry.lineFormation.figures;
const lineFormation = play(entry.lineFormation, {
  heldBy: EVERYBODY,
  modify: {
    "supporting ranks": {
      model: (_, { unit: u }) =>
        filesOfItsOwn(u) >= line.width && ranksOf(formationOf(u)) > 1
          ? because("t9a.rule.line-formation", "add", line.ranksOfSupport)
          : null,
    },
  },
});

const worn = entry.armourWorn.figures;
const wornBy = (profile: Profile, weapon: WeaponId | null): { readonly suit: number; readonly shield: number } => ({
  suit: profile.suit === "none" ? 0 : worn[profile.suit],
  shield: profile.shield && !twoHanded(weapon) ? worn.shield : 0,
});
const armourWorn = play(entry.armourWorn, {
  heldBy: EVERYBODY,
  modify: {
    armour: {
      model(_, { pool: { profile, weapon } }) {
        const { suit, shield } = wornBy(profile, weapon);
        return suit + shield === 0 ? null : because("t9a.rule.armour-worn", "add", suit + shield);
      },
    },
  },
});

/** What a rider wears is no armour of so large a model; a model that is not ridden wears its own. */
const massiveBulk = play(entry.massiveBulk, {
  modify: {
    armour: {
      model(_, { pool: { profile, weapon } }) {
        const { suit, shield } = wornBy(profile, weapon);
        return suit + shield === 0 || !hidesRider(profile) || !inForce("t9a.rule.armour-worn")
          ? null
          : because("t9a.rule.massive-bulk", "add", -suit - shield);
      },
    },
  },
});

const CHARIOT = "t9a.terrain.dangerous-terrain-test.dice.chariot";
/** Every Construct is one, and so is who says so; the sheet has its number beside those of the Heights. */
const chariot = play(entry.chariot, {
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
});

export const modelRules: readonly Play[] = [
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
