import { EARLY } from "../editions.ts";
import type { RuleCase } from "@tercio/testkit";
import type { FreeHit } from "../../src/hooks/casting.ts";
import { hitsOf } from "../../src/calculation/spell-effects.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { enter } from "../../src/sequence/flow.ts";
import { freeShots } from "../../src/sequence/spell-hits.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { hero } from "./item-scenes.ts";
import { like } from "./combat-scenes.ts";
import { melee, type Played, played, quiet } from "./scenes.ts";
import { asked, cast, foe, friend, healthOf, liesOn, rolled, spellbook, wizard } from "./spell-scenes.ts";
import { assert, one } from "./table.ts";

const FAVOUR: SpellWord = "hereditary.he.favour-of-meladis";
const t9a = `t9a.${FAVOUR}`;
const favour = (on: number, more: object = {}) => ({
  ...{ id: 1, rule: FAVOUR, on, from: on, until: {} },
  params: { spell: FAVOUR, way: "basic", friendly: true, ...more },
});
const hitOf = (word: SpellWord): FreeHit => hitsOf(EARLY, word, "basic")?.hit as FreeHit;
const FIRE = hitOf("spell.pyromancy.fireball");
/** A wound of it counts as D3. */
const DOOM = hitOf("spell.occultism.marked-for-doom");
const counts = (...of: readonly number[]) => ({ show: { counts: of } });

export interface Struck {
  readonly inches: number;
  /** Wounds, volley by volley. */
  readonly wounds: readonly number[];
  readonly held: number;
  /** Tokens that are discarded whenever somebody asks. */
  readonly spends: number;
  readonly friend?: Partial<SceneUnit>;
  readonly hit?: FreeHit;
  readonly lies?: boolean;
  readonly saves?: readonly number[];
  /** Health Points that wounds of several cost. */
  readonly points?: readonly number[];
  /** In one volley, as hits of several kinds. */
  readonly together?: boolean;
}

/** Hits of B on C, whose nearest edge is so many inches east of the caster. */
export function struck(s: Struck): Played {
  const scene = spellbook(
    "evocation",
    [],
    { B: foe(12), C: friend(s.inches + (10 + 50) / 25.4, s.friend) },
    { effects: s.lies === false ? [] : [favour(0)], magic: { known: {}, cards: [[5], [5]], tokens: [s.held, 0] } },
  );
  const shots = s.wounds.map((dice) => freeShots({ unit: 1, pool: 0 }, { unit: 2, pool: 0 }, dice, s.hit ?? FIRE));
  const falls = s.together === true ? [shots] : shots.map((shot) => [shot]);
  return played(
    scene,
    quiet({
      "roll.apart.wound": (request) =>
        request.type === "roll" && request.dice.kind === "pool" ? counts(0, request.dice.dice, 0) : "usual",
      "roll.apart.special": counts(...(s.saves ?? [1, 0, 0])),
      "roll.hits": { show: { points: [...(s.points ?? s.wounds)] } },
      "roll.and": { show: { points: [...(s.points ?? s.wounds)] } },
      "ignore-losses": { choice: "ignore-losses", answer: { tokens: s.spends } },
    }),
    { enter: falls.map((list) => enter("volley", { by: 1, target: 2, shots: list })).reverse() } as never,
  );
}

const lost = (s: Struck, of = 10): number => of - (healthOf(struck(s), "C")[0] as number);
const most = (s: Struck): readonly number[] =>
  asked(struck(s), "ignore-losses").map((r) => (r.about as { readonly most: number }).most);
const whole = { models: 1, files: 1 };
const character = hero("first", { hp: 4 }) as Partial<SceneUnit>;

export const favourCases: readonly RuleCase[] = [
  one(
    t9a,
    "a Veil Token is gained; each that is discarded does for two wounds of Standard Infantry within 18 inches of the caster",
    () => {
      const given = cast(spellbook("evocation", [FAVOUR], { B: foe(12), C: friend(5) }), { spell: FAVOUR });
      assert.number(liesOn(given.game, 0), [FAVOUR]);
      // Card 5 brings more than three Veil Tokens: three are kept, and one is gained.
      assert.number(given.game.magic.tokens[0], 4);
      const two = { wounds: [2], held: 2, spends: 1 };
      assert.number([lost({ ...two, inches: 18 }), lost({ ...two, inches: 18.01 })], [0, 2]);
      assert.number([lost({ ...two, inches: 5, lies: false }), lost({ ...two, inches: 5, held: 0 })], [2, 2]);
      // Three wounds: one token does for two of them, two for all; nobody needs a third.
      const three = { wounds: [3], held: 3, inches: 5 };
      assert.number(
        [1, 2].map((spends) => lost({ ...three, spends })),
        [1, 0],
      );
      assert.legality(most({ ...three, spends: 0 }), [2]);
      assert.number(struck({ ...three, spends: 2 }).game.magic.tokens[0], 1);
      // Hits that are saved ask for nothing.
      assert.legality(
        asked(struck({ ...two, inches: 5, friend: { profile: like({ arm: 6 }) } }), "ignore-losses").length,
        0,
      );
    },
    "losses-ignored",
  ),
  one(
    t9a,
    "two tokens in a phase, one for a Character, and for others than Standard Infantry one wound each",
    () => {
      const often = { wounds: [4, 4, 4], held: 6, inches: 5 };
      // Each time two wounds of four; the third time none is left to discard.
      assert.number(lost({ ...often, spends: 1 }), 8);
      assert.legality(most({ ...often, spends: 1 }), [2, 1]);
      const alone = { ...whole, ...character };
      assert.legality(most({ wounds: [1, 1], held: 6, inches: 5, spends: 1, friend: alone }), [1]);
      assert.number(lost({ wounds: [1, 1], held: 6, inches: 5, spends: 1, friend: alone }, 4), 1);
      const beasts = { profile: like({ type: "Beast" } as never) };
      assert.number(lost({ wounds: [3], held: 6, inches: 5, spends: 2, friend: beasts }), 1);
    },
    "losses-ignored",
  ),
  one(
    t9a,
    "the second wound of a token may come from other hits of the same moment, not from later ones",
    () => {
      const singles = { wounds: [1, 1], held: 1, inches: 5, spends: 1 };
      assert.number([lost({ ...singles, together: true }), lost(singles)], [0, 1]);
    },
    "losses-ignored",
  ),
  one(
    t9a,
    "before special saves; of Multiple Wounds one point less, which may be none",
    () => {
      const saved = { profile: like({ rules: [{ rule: "aegis", need: 4 }] as never }) };
      // Of three wounds two are ignored, one is left to save.
      const dice = (s: Struck) =>
        rolled(struck(s), "roll.apart.special").map((r) => (r.dice.kind === "pool" ? r.dice.dice : -1));
      assert.number(dice({ wounds: [3], held: 1, inches: 5, spends: 1, friend: saved }), [1]);
      assert.number(dice({ wounds: [3], held: 1, inches: 5, spends: 0, friend: saved, saves: [3, 0, 0] }), [3]);
      const ogres = { models: 3, files: 3, profile: like({ hp: 3, type: "Beast" } as never) };
      const doomed = { wounds: [2], held: 1, inches: 5, hit: DOOM, friend: ogres };
      const chains = (s: Struck) =>
        [...rolled(struck(s), "roll.hits"), ...rolled(struck(s), "roll.and")].flatMap((r) =>
          r.dice.kind === "chains" ? r.dice.chains.map((c) => [c.dice, c.stages.at(-1)?.multiply]) : [],
        );
      const d3 = { dice: 1, sides: 3, add: 0, cap: 3 };
      assert.number(chains({ ...doomed, spends: 0, points: [4] }), [[2, d3]]);
      assert.number(chains({ ...doomed, spends: 1, points: [2] }), [
        [1, d3],
        [1, { ...d3, add: -1, cap: 2 }],
      ]);
    },
    "losses-ignored",
  ),
  one(
    t9a,
    "of blows as of shots",
    () => {
      const fought = (tokens: number, spends: number): number => {
        const scene = melee({ W: { ...wizard("evocation"), side: "second", at: [10, 5], facing: "south" } as never });
        const run = played(
          { ...scene, effects: [favour(2)], magic: { known: {}, cards: [[5], [5]], tokens: [0, tokens] } },
          quiet({
            "roll.hits-first": counts(4, 5, 3, 0),
            "roll.apart.wound": counts(0, 3, 0),
            "ignore-losses": { choice: "ignore-losses", answer: { tokens: spends } },
          }),
          { until: { step: "round-of-combat/7" } },
        );
        return (run.game.stack.at(-1)?.vars as { lost: readonly number[] }).lost[1] as number;
      };
      assert.number([fought(2, 2), fought(2, 1), fought(2, 0)], [0, 1, 3]);
    },
    "losses-ignored",
  ),
];
