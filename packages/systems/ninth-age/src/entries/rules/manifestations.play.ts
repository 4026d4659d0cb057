import * as entry from "./manifestations.ts";
import { type Play, play } from "../play.ts";
import { EVERYBODY, refuse } from "@tercio/kernel";
import type { Strike } from "../../hooks/moments.ts";
import { meets } from "../../rules/against.ts";
import { hasRule, profileHas } from "../../state/held.ts";
import { because } from "../../state/ids.ts";
import { itemRow } from "../../state/items.ts";
import { foes, type NinthAge, onField, type Unit, unit } from "../../state/state.ts";

/** A blow in close combat, whoever makes it of a model. */
const inMelee = (s: Strike): boolean => s.shot === null && s.special === null;

const centipedeLegs = play(entry.centipedeLegs, {
  modify: {
    "march rate": { unit: () => because("t9a.rule.centipede-legs", "add", entry.centipedeLegs.figures.marchRate) },
  },
});

/** Does a unit touch one whose models have such a rule? Every blow asks: no list is made of its enemies. */
export function touches(game: NinthAge, u: Unit, rule: string): boolean {
  for (const { a, b } of game.engagements)
    if ((a === u.id || b === u.id) && hasRule(game, unit(game, a === u.id ? b : a), rule)) return true;
  return false;
}

const chillingYawn = play(entry.chillingYawn, {
  heldBy: EVERYBODY,
  modify: {
    agility: {
      model: (game, { unit: u }) =>
        touches(game, u, "chilling-yawn")
          ? because("t9a.rule.chilling-yawn", "add", entry.chillingYawn.figures.agility)
          : null,
    },
  },
});

const scales = entry.chitinousScales.figures;
/** What it adds ends at the most, but lowers no Armour of its own that is higher. */
const chitinousScales = play(entry.chitinousScales, {
  modify: {
    armour: {
      model: (_, { pool }) => {
        const more = Math.min(scales.armour, scales.most - pool.profile.armour);
        return more > 0 ? because("t9a.rule.chitinous-scales", "add", more) : null;
      },
    },
  },
});

/** It lies on a Character, or on the unit whose rank and file it is. */
const digestiveVomit = play(entry.digestiveVomit, {
  on: {
    "combat won": {
      model: (_, { unit: u, pool }) => [
        { rule: "fed-on-foes", on: pool.self ?? u.id, from: null, until: {}, params: {} },
      ],
    },
  },
});
const fed = entry.digestiveVomit.figures;
/** Of those alone who have the rule: whoever has joined them has not eaten. */
const eats = (s: Strike): boolean => profileHas(s.pool.profile, "digestive-vomit");
const fedOnFoes = play(entry.fedOnFoes, {
  modify: {
    strength: { by: (_, s) => (eats(s) ? because("t9a.rule.digestive-vomit", "add", fed.strength) : null) },
    "armour penetration": {
      by: (_, s) => (eats(s) ? because("t9a.rule.digestive-vomit", "add", fed.armourPenetration) : null),
    },
  },
});

const hidden = refuse("refuse.dark-hide", entry.darkHide.id);
/** Units of its side that are to be deployed as usual. */
const deployed = (game: NinthAge, u: Unit): number =>
  game.units.filter((v) => v.seat === u.seat && v.id !== u.id && v.place === "reserve" && v.special === null).length;
const darkHide = play(entry.darkHide, {
  allow: {
    "be announced as a scout": {
      unit: (game, { unit: u }) => (deployed(game, u) >= entry.darkHide.figures.others ? true : hidden),
    },
    "scout outside its zone": { unit: () => hidden },
  },
});

/** What a unit carries that is no rule of its own (`ability`). */
const carriesItems = (u: Unit): boolean =>
  u.pools.some((p) => p.count > 0 && p.profile.items?.some((id) => itemRow(id).slot !== "ability") === true);
const diviningSnout = play(entry.diviningSnout, {
  modify: {
    "charge advance": {
      unit: (_, { unit: u, target }) =>
        target !== null &&
        carriesItems(target) &&
        u.pools.every((p) => p.count === 0 || profileHas(p.profile, "divining-snout"))
          ? because("t9a.rule.divining-snout", "add", entry.diviningSnout.figures.chargeAdvance)
          : null,
    },
  },
});

const ironHusk = play(entry.ironHusk, {
  modify: { resilience: { at: () => because("t9a.rule.iron-husk", "set", entry.ironHusk.figures.resilience) } },
});

const plumage = entry.mesmerisingPlumage.figures;
const mesmerisingPlumage = play(entry.mesmerisingPlumage, {
  heldBy: EVERYBODY,
  modify: {
    "offensive skill": {
      by: (game, s) =>
        s.shot === null && touches(game, s.by, "mesmerising-plumage")
          ? because("t9a.rule.mesmerising-plumage", "add", plumage.offensiveSkill)
          : null,
    },
    "defensive skill": {
      at: (game, s) =>
        s.shot === null && touches(game, s.at, "mesmerising-plumage")
          ? because("t9a.rule.mesmerising-plumage", "add", plumage.defensiveSkill)
          : null,
    },
  },
});

const mirroredScales = play(entry.mirroredScales, {
  offer: { "attack effects": { at: (_, s) => (inMelee(s) ? [{ kind: "ones-hit-own" }] : []) } },
});

const roaming = entry.roamingHands.figures;
/** On whatever enemy’s flank or rear its unit fights. */
const flanks = (game: NinthAge, s: Strike): boolean =>
  s.shot === null && foes(game, s.by.id).some((f) => f.foeFacing !== "front");
const roamingHands = play(entry.roamingHands, {
  modify: {
    strength: {
      by: (game, s) => (flanks(game, s) ? because("t9a.rule.roaming-hands", "add", roaming.strength) : null),
    },
    "armour penetration": {
      by: (game, s) => (flanks(game, s) ? because("t9a.rule.roaming-hands", "add", roaming.armourPenetration) : null),
    },
  },
});

const smotheringCoils = play(entry.smotheringCoils, {
  modify: {
    "to-wound roll": {
      by: (_, s) =>
        inMelee(s) && s.at.entry.scoring
          ? because("t9a.rule.smothering-coils", "add", entry.smotheringCoils.figures.toWound)
          : null,
    },
  },
});

const antennae = entry.sorcerousAntennae.figures;
const feels = (u: Unit): boolean =>
  onField(u) && !u.fleeing && u.pools.some((p) => p.count > 0 && profileHas(p.profile, "sorcerous-antennae"));
const sorcerousAntennae = play(entry.sorcerousAntennae, {
  heldBy: EVERYBODY,
  modify: {
    "veil tokens": {
      side: (game, { seat }) => {
        const units = game.units.filter((u) => u.seat === seat && feels(u)).length;
        return units > 0 ? because("t9a.rule.sorcerous-antennae", "add", units * antennae.veilTokens) : null;
      },
    },
  },
});

const stiffUpperLip = play(entry.stiffUpperLip, {
  modify: {
    "test dice": {
      unit: () => because("t9a.rule.stiff-upper-lip", "add", -entry.stiffUpperLip.figures.fewerDice),
    },
  },
});

const unhingingJaw = play(entry.unhingingJaw, {
  offer: {
    "attack effects": {
      by: (game, s) =>
        inMelee(s) && meets(game, s, entry.unhingingJaw.figures.against) ? [{ kind: "reroll-wounds" }] : [],
    },
  },
});

/** Manifestations of Daemons. */
export const manifestationRules: readonly Play[] = [
  centipedeLegs,
  chillingYawn,
  chitinousScales,
  darkHide,
  digestiveVomit,
  fedOnFoes,
  diviningSnout,
  play(entry.hotBlood),
  ironHusk,
  play(entry.kaleidoscopicFlesh),
  mesmerisingPlumage,
  mirroredScales,
  roamingHands,
  smotheringCoils,
  sorcerousAntennae,
  stiffUpperLip,
  unhingingJaw,
  play(entry.whipcrackTail),
];
