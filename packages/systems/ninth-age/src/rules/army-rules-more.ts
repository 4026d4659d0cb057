import type { Modifier, Rule } from "@tercio/kernel";
import type { NinthAgeMoments } from "../asking/moments.ts";
import { armyRules as rows } from "../book/army-rules.ts";
import { attributes } from "../book/attributes.ts";
import { healthEach, poolHealth } from "../calculation/health.ts";
import { firstRound, hasRule } from "../state/held.ts";
import { SPENT } from "../state/items.ts";
import { because } from "../state/ids.ts";
import type { NinthAge, Pool, Unit } from "../state/state.ts";
import { byHand, only, rule } from "./army-rules.ts";

const swordSworn = rule("sword-sworn", "Sword Sworn", "Lié à l’épée", {
  modify: {
    "to-hit roll": {
      by: (_, s) =>
        byHand(s) && s.pool.weapon === rows["t9a.rule.sword-sworn"].weapon
          ? because("sword-sworn", "add", rows["t9a.rule.sword-sworn"].toHit)
          : null,
    },
  },
});

/** As Lightning Reflexes; with a Great Weapon it is the own Agility instead (`rules/weapons.ts`). */
const favourOfWrath = rule(
  "favour-of-vanadra-goddess-of-wrath",
  "Favour of Vanadra, Goddess of Wrath",
  "Faveur de Vanadra, déesse de la colère",
  {
    modify: {
      "to-hit roll": {
        by: (_, s) =>
          byHand(s) && firstRound(s.by) && s.pool.weapon !== "great-weapon"
            ? because("favour-of-vanadra-goddess-of-wrath", "add", attributes["t9a.rule.lightning-reflexes"].toHit)
            : null,
      },
    },
  },
);

/** On horseback. */
const prizedStallion = rule("prized-stallion", "Prized Stallion", "Étalon de prix", {
  modify: {
    "march rate": {
      unit: (_, { unit: u }) =>
        u.entry.type === "Cavalry" && !u.air
          ? because("prized-stallion", "set", rows["t9a.rule.prized-stallion"].marchRate)
          : null,
    },
  },
});

const again = rows["t9a.rule.rebirth"];
/** Once in the battle, where it has lost its last Health Point. */
const rebirth = rule("rebirth", "Rebirth", "Renaissance", {
  offer: {
    rebirth: {
      unit: (game, { unit: u }) =>
        game.effects.some((e) => e.rule === SPENT && e.on === u.id && e.params.item === "rebirth")
          ? []
          : [hasRule(game, u, "wardens-bond") ? again.bonded.needed : again.needed],
    },
  },
});

const star = rows["t9a.rule.falling-star"];
/** What a model has left counts so many times; of several models those that have lost nothing fight. */
const shining = (game: NinthAge, u: Unit, pool: Pool): Modifier =>
  because("falling-star", "set", star.ofHealthPoints * Math.min(healthEach(game, u, pool), poolHealth(game, u, pool)));
const fallingStar = rule("falling-star", "Falling Star", "Étoile filante", {
  modify: {
    "offensive skill": { by: (game, s) => shining(game, s.by, s.pool) },
    "defensive skill": { at: (game, s) => shining(game, s.at, s.atPool) },
  },
});

/** More of the armies' own rules: who strikes and marches better, who may join whom. */
export const moreArmyRules: readonly Rule<NinthAge, NinthAgeMoments>[] = [
  swordSworn,
  favourOfWrath,
  prizedStallion,
  rebirth,
  fallingStar,
  // What it does is asked before the battle and where the Magic Phase begins (`sequence/gateway.ts`).
  only("gateway", "Gateway", "Portail"),
  only("zealots", "Zealots", "Zélotes"),
  only("veil-stalker", "Veil Stalker", "Rôdeur du Voile"),
];
