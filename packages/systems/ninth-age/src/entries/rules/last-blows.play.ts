import * as entry from "./last-blows.ts";
import { type Play, play } from "../play.ts";
import { refuse } from "@tercio/kernel";
import type { SpecialAttack, Strike } from "../../hooks/moments.ts";
import { because } from "../../state/ids.ts";

const inMelee = (s: Strike): boolean => s.shot === null && s.special === null;
const haze = entry.redHaze.figures;
const redHaze = play(entry.redHaze, {
  modify: {
    strength: { by: (_, s) => (inMelee(s) ? because("t9a.rule.red-haze", "add", haze.strength) : null) },
    "armour penetration": {
      by: (_, s) => (inMelee(s) ? because("t9a.rule.red-haze", "add", haze.armourPenetration) : null),
    },
  },
  offer: { "attack effects": { by: (_, s) => (inMelee(s) ? [{ kind: "ones-hit-own" }] : []) } },
});

/** Who joined them falls as everybody does: the rule is that of these models alone. */
const fanatical = play(entry.fanatical, {
  allow: { "fall at once": { model: () => refuse("refuse.fanatical", "t9a.rule.fanatical") } },
});

const curse = entry.mummysCurse.figures;
const cursed: SpecialAttack = {
  ...{ rule: "mummys-curse", rolls: false, each: curse.hits, sides: 0, add: 0 },
  ...{ strength: curse.strength, armourPenetration: curse.armourPenetration, attributes: [] },
};
const mummysCurse = play(entry.mummysCurse, {
  offer: { dying: { model: () => [cursed] } },
});

/** Held by an effect, by a model that a Death Warrant has hit: all that strike it are foes of it, and have Battle Focus. */
const focusedOn = play(entry.focusedOn, {
  offer: { "attack effects": { at: (_, s) => (inMelee(s) ? [{ kind: "six-hits" }] : []) } },
});

const heads = entry.cutOneOff.figures;
/** What grows again of it: nothing where nothing of its save is rolled. */
const cutOneOff = play(entry.cutOneOff, {
  offer: {
    "attack effects": {
      at: () => [{ kind: "sixes-heal", save: heads.save, points: heads.recovers, rule: "t9a.rule.cut-one-off" }],
    },
  },
});

const mist = entry.faeMiasma.figures;
const MISTY: readonly (string | null)[] = mist.weapons;
const faeMiasma = play(entry.faeMiasma, {
  offer: {
    "attack effects": {
      by: (_, s) =>
        s.special === null && MISTY.includes(s.shot === null ? s.pool.weapon : s.shot.weapon)
          ? [{ kind: "sickens", rule: "t9a.rule.fae-miasma" }]
          : [],
    },
  },
});
/** Held by an effect, by a unit that has failed one of its tests. */
const sickened = play(entry.sickened, {
  modify: { "to-hit roll": { by: () => because("t9a.rule.fae-miasma", "add", mist.toHit) } },
});

/** One hit of each model on an enemy that it passes over. */
const rakingClaws = play(entry.rakingClaws, {
  offer: { sweep: { unit: () => ["raking-claws"] } },
});

/** What blows do to who strikes them, and what those do who fall. */
export const lastBlowRules: readonly Play[] = [
  redHaze,
  fanatical,
  mummysCurse,
  focusedOn,
  cutOneOff,
  faeMiasma,
  sickened,
  rakingClaws,
];
