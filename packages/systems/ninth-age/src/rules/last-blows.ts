import { refuse, type Rule } from "@tercio/kernel";
import type { NinthAgeMoments, SpecialAttack, Strike } from "../asking/moments.ts";
import { armyRules as rows } from "../book/army-rules.ts";
import { because, ruleId } from "../state/ids.ts";
import type { NinthAge } from "../state/state.ts";
import { rule } from "./army-rules.ts";

type R = Rule<NinthAge, NinthAgeMoments>;

const inMelee = (s: Strike): boolean => s.shot === null && s.special === null;
const haze = rows["t9a.rule.red-haze"];
const redHaze = rule("red-haze", "Red Haze", "Brume rouge", {
  modify: {
    strength: { by: (_, s) => (inMelee(s) ? because("red-haze", "add", haze.strength) : null) },
    "armour penetration": { by: (_, s) => (inMelee(s) ? because("red-haze", "add", haze.armourPenetration) : null) },
  },
  offer: { "attack effects": { by: (_, s) => (inMelee(s) ? [{ kind: "ones-hit-own" }] : []) } },
});

/** Who joined them falls as everybody does: the rule is that of these models alone. */
const fanatical = rule("fanatical", "Fanatical", "Fanatique", {
  allow: { "fall at once": { model: () => refuse("refuse.fanatical", ruleId("fanatical")) } },
});

const curse = rows["t9a.rule.mummys-curse"];
const cursed: SpecialAttack = {
  ...{ rule: "mummys-curse", rolls: false, each: curse.hits, sides: 0, add: 0 },
  ...{ strength: curse.strength, armourPenetration: curse.armourPenetration, attributes: [] },
};
const mummysCurse = rule("mummys-curse", "Mummy’s Curse", "Malédiction de la momie", {
  offer: { dying: { model: () => [cursed] } },
});

/** Held by an effect, by whoever a Death Warrant has hit: all who strike it are foes of it, and have Battle Focus. */
const focusedOn: R = {
  id: "focused-on",
  name: { en: "Battle Focus against it", fr: "Ardeur guerrière contre elle" },
  enforces: [],
  offer: { "attack effects": { at: (_, s) => (inMelee(s) ? [{ kind: "six-hits" }] : []) } },
};

const heads = rows["t9a.rule.cut-one-off"];
/** What grows again of it: nothing where nothing of its save is rolled. */
const cutOneOff = rule("cut-one-off", "Cut One Off…", "Coupez-en une…", {
  offer: {
    "attack effects": {
      at: () => [{ kind: "sixes-heal", save: heads.save, points: heads.recovers, rule: ruleId("cut-one-off") }],
    },
  },
});

const mist = rows["t9a.rule.fae-miasma"];
const MISTY: readonly (string | null)[] = mist.weapons;
const faeMiasma = rule("fae-miasma", "Fae Miasma", "Miasme féerique", {
  offer: {
    "attack effects": {
      by: (_, s) =>
        s.special === null && MISTY.includes(s.shot === null ? s.pool.weapon : s.shot.weapon)
          ? [{ kind: "sickens", rule: ruleId("fae-miasma") }]
          : [],
    },
  },
});
/** Held by an effect, by whoever has failed one of its tests. */
const sickened: R = {
  id: "sickened",
  name: { en: "In a Fae Miasma", fr: "Dans un miasme féerique" },
  enforces: [ruleId("fae-miasma")],
  modify: { "to-hit roll": { by: () => because("fae-miasma", "add", mist.toHit) } },
};

/** One hit of each model on an enemy that it passes over. */
const rakingClaws = rule("raking-claws", "Raking Claws", "Griffes acérées", {
  offer: { sweep: { unit: () => ["raking-claws"] } },
});

/** What blows do to who strikes them, and what those do who fall. */
export const lastBlowRules: readonly R[] = [
  redHaze,
  fanatical,
  mummysCurse,
  focusedOn,
  cutOneOff,
  faeMiasma,
  sickened,
  rakingClaws,
];
