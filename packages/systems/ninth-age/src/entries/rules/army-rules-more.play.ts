import * as entry from "./army-rules-more.ts";
import { type Play, play } from "../play.ts";
import * as attackEffects from "./attack-effects.ts";
import { EVERYBODY, type Modifier } from "@tercio/kernel";
import type { Strike } from "../../hooks/moments.ts";
import { opensGate } from "../../calculation/gateway.ts";
import { healthEach, poolHealth } from "../../calculation/health.ts";
import { firstRound, hasRule } from "../../state/held.ts";
import { SPENT } from "../../state/items.ts";
import { because } from "../../state/ids.ts";
import type { NinthAge, Pool, Unit } from "../../state/state.ts";
import { byHand } from "./army-rules.play.ts";
import { touches } from "./manifestations.play.ts";

const swordSworn = play(entry.swordSworn, {
  modify: {
    "to-hit roll": {
      by: (_, s) =>
        byHand(s) && s.pool.weapon === entry.swordSworn.figures.weapon
          ? because("t9a.rule.sword-sworn", "add", entry.swordSworn.figures.toHit)
          : null,
    },
  },
});

/** As Lightning Reflexes; with a Great Weapon it is the own Agility instead (`rules/weapons.ts`). */
const favourOfWrath = play(entry.favourOfVanadraGoddessOfWrath, {
  modify: {
    "to-hit roll": {
      by: (_, s) =>
        byHand(s) && firstRound(s.by) && s.pool.weapon !== "great-weapon"
          ? because("t9a.rule.favour-of-vanadra-goddess-of-wrath", "add", attackEffects.lightningReflexes.figures.toHit)
          : null,
    },
  },
});

/** On horseback. */
const prizedStallion = play(entry.prizedStallion, {
  modify: {
    "march rate": {
      unit: (_, { unit: u }) =>
        u.entry.type === "Cavalry" && !u.air
          ? because("t9a.rule.prized-stallion", "set", entry.prizedStallion.figures.marchRate)
          : null,
    },
  },
});

const again = entry.rebirth.figures;
/** Once in the battle, where it has lost its last Health Point. */
const rebirth = play(entry.rebirth, {
  offer: {
    rebirth: {
      unit: (game, { unit: u }) =>
        game.effects.some((e) => e.rule === SPENT && e.on === u.id && e.params.item === "rebirth")
          ? []
          : [hasRule(game, u, "wardens-bond") ? again.bonded.needed : again.needed],
    },
    "between steps": {
      unit: (game, { unit: u, at }) =>
        at === "before rallying" && u.seat === game.active && u.place === "reserve" && u.special === "reborn"
          ? [{ plays: "reborn", unit: u.id }]
          : [],
    },
  },
});

const star = entry.fallingStar.figures;
/** What a model has left counts so many times; of several models those that have lost nothing fight. */
const shining = (game: NinthAge, u: Unit, pool: Pool): Modifier =>
  because(
    "t9a.rule.falling-star",
    "set",
    star.ofHealthPoints * Math.min(healthEach(game, u, pool), poolHealth(game, u, pool)),
  );
const fallingStar = play(entry.fallingStar, {
  modify: {
    "offensive skill": { by: (game, s) => shining(game, s.by, s.pool) },
    "defensive skill": { at: (game, s) => shining(game, s.at, s.atPool) },
  },
});

const storm = entry.stormOfWings.figures;
const stormOfWings = play(entry.stormOfWings, {
  heldBy: EVERYBODY,
  modify: {
    "offensive skill": {
      by: (game, s) =>
        s.shot === null && touches(game, s.by, "storm-of-wings")
          ? because("t9a.rule.storm-of-wings", "add", storm.offensiveSkill)
          : null,
    },
    "defensive skill": {
      at: (game, s) =>
        s.shot === null && touches(game, s.at, "storm-of-wings")
          ? because("t9a.rule.storm-of-wings", "add", storm.defensiveSkill)
          : null,
    },
  },
});

const alike = (s: Strike): boolean =>
  s.shot === null && s.special === null && s.pool.profile.height === s.atPool.profile.height;
const smother = play(entry.smother, {
  modify: {
    "to-hit roll": {
      by: (_, s) => (alike(s) ? because("t9a.rule.smother", "add", entry.smother.figures.toHit) : null),
    },
    "to-wound roll": {
      by: (_, s) => (alike(s) ? because("t9a.rule.smother", "add", entry.smother.figures.toWound) : null),
    },
  },
});

/** More of the armies' own rules: units that strike and march better, and that may join others. */
export const moreArmyRules: readonly Play[] = [
  swordSworn,
  favourOfWrath,
  prizedStallion,
  rebirth,
  fallingStar,
  play(entry.gateway, {
    offer: {
      "between steps": {
        unit(game, { unit: u, at }) {
          if (at === "before deployment") return u.place === "gone" ? [] : [{ plays: "first-gate", unit: u.id }];
          return at === "the Magic Phase begins" && opensGate(game, u) ? [{ plays: "gateway", unit: u.id }] : [];
        },
      },
    },
  }),
  play(entry.zealots),
  play(entry.veilStalker),
  stormOfWings,
  smother,
];
