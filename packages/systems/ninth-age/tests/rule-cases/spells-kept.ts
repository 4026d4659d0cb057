import { type RuleCase, verdict } from "@tercio/testkit";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import { spent } from "../../src/calculation/declared.ts";
import { volleys } from "../../src/battlefield/volleys.ts";
import { pointsFor, whyNotPoint } from "../../src/battlefield/spell-points.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { castable } from "../../src/sequence/magic-phase.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { unit } from "../../src/state/state.ts";
import { gameOf } from "./combat-scenes.ts";
import { stage, under } from "./magic-scenes.ts";
import { block } from "./scenes.ts";
import {
  asked,
  cast,
  castUpTo,
  foe,
  friend,
  healthOf,
  like,
  rolled,
  spellbook,
  unitOf,
  wizard,
} from "./spell-scenes.ts";
import { assert, INCH, one } from "./table.ts";

const DANSE = "spell.evocation.danse-macabre";
const RAVEN = "spell.witchcraft.ravens-wing";
const EYE: SpellWord = "spell.witchcraft.evil-eye";
const FIRE = "spell.thaumaturgy.cleansing-fire";
const RATS: SpellWord = "hereditary.vs.the-awakened-swarm";
const TOTEM: SpellWord = "spell.shamanism.totemic-summon";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
const straight = (inches: number) => [{ kind: "straight", distance: Math.round(inches * INCH) }];
const go = (name: string, inches: number, more: object = {}) =>
  ({ choice: "move", answer: { unit: name, move: "advance", ...more, path: straight(inches) } }) as never;
/** Ten men who have moved so in this turn, and are moved by Danse Macabre. */
const danced = (moved: NonNullable<SceneUnit["state"]>["moved"], inches: number) =>
  unitOf(
    cast(spellbook("evocation", [DANSE], { B: foe(40), C: friend(5, { state: { moved } as never }) }), {
      ...{ spell: DANSE, at: "C" },
      told: inches === 0 ? {} : { move: go("C", inches) },
    }),
    "C",
  );
const captain = like({ adv: 4, mar: 8, hp: 3 });

/** What spells leave as it is: other moves, other breaths, other blows in passing. */
export const keptCases: readonly RuleCase[] = [
  one(
    [t9a(DANSE), "t9a.rule.magical-move"],
    "a charge is a charge afterwards; Characters may leave for a move of their own, as far, or join another unit",
    () => {
      assert.number([danced("charge", 0).moved, danced("charge", 3).moved], ["charge", "charge"]);
      assert.number([danced("march", 0).moved, danced("march", 3).moved], ["march", "march"]);
      assert.number([danced("none", 0).moved, danced("pivot", 3).moved], ["none", "advance"]);
      assert.place([danced("charge", 3).y], [3 * INCH]);
      // He stands in the unit, the fifth record after four units.
      const led = { B: foe(40), C: friend(5, { models: 9, characters: [{ profile: captain, file: 2 }] }) };
      const book = spellbook("evocation", [DANSE], { ...led, D: block("first", [5, 12], "north", { models: 10 }) });
      const HE = 4;
      const leaves = castUpTo({ choice: "move" }, book, { spell: DANSE, at: "C" });
      const by = (inches: number, more: object = {}) =>
        verdict(leaves, { unit: HE, move: "march", ...more, path: straight(inches) } as never).legal;
      assert.legality([by(11), by(8)], [false, true]);
      const free = castUpTo({ choice: "move" }, spellbook("evocation", [DANSE], led), { spell: DANSE, at: "C" });
      const alone = (inches: number) =>
        verdict(free, { unit: HE - 1, move: "march", path: straight(inches) } as never).legal;
      assert.legality([alone(12), alone(12.01)], [true, false]);
      // His unit has not moved with that.
      const gone = castUpTo({ step: "magical-move/c" }, spellbook("evocation", [DANSE], led), {
        ...{ spell: DANSE, at: "C" },
        told: { move: { choice: "move", answer: { unit: HE - 1, move: "march", path: straight(12) } } as never },
      });
      const he = unit(gone.game, HE - 1);
      assert.place([he.y, he.place, he.moved], [12 * INCH, "field", "march"]);
    },
    "magical-move-after",
  ),
  one(
    t9a(FIRE),
    "a breath that is lent is one besides that of the model itself: neither gives the other back",
    () => {
      const dragon = wizard("thaumaturgy", {
        rules: [
          { rule: "wizard-adept", path: "thaumaturgy" } as never,
          { rule: "breath-attack", strength: 6, armourPenetration: 3 } as never,
        ],
      });
      const own = { id: 1, rule: "spent-attack", on: 0, from: null, until: {}, params: { attack: "breath-attack" } };
      const given = (spent: boolean, cast1: boolean) => {
        const scene = spellbook("thaumaturgy", [FIRE], { W: dragon, B: foe(6) }, spent ? { effects: [own] } : {});
        return cast(scene, ...(cast1 ? [{ spell: FIRE, dice: [5, 4] } as const] : [])).game;
      };
      /** Is it a lent one that is breathed now, or its own, and which after that? */
      const breaths = (game: ReturnType<typeof given>): readonly string[] => {
        const [w, b] = game.units;
        const [v] = volleys(game, w as never, b as never, false);
        if (v === undefined) return [];
        const used = spent(
          game,
          w as never,
          (w as never as { pools: readonly never[] }).pools[0] as never,
          "breath-attack",
          v.lent === true,
        );
        return [v.lent === true ? "lent" : "own", ...breaths(used)];
      };
      assert.legality([given(false, false), given(false, true), given(true, false), given(true, true)].map(breaths), [
        ["own"],
        ["lent", "own"],
        [],
        ["lent"],
      ]);
    },
    "breath-lent",
  ),
  one(t9a(RAVEN), "what the spell does in passing, and what the unit does so by itself: both", () => {
    const over = {
      B: block("second", [5, 3], "north", { models: 10, files: 10 }),
      C: friend(5, { profile: like({ rules: ["raking-claws"] as never }) }),
    };
    const flown = (target: string | null) =>
      cast(spellbook("witchcraft", [RAVEN], over), {
        ...{ spell: RAVEN, at: "C" },
        told: {
          move: go("C", 8, { air: true }),
          sweep: { choice: "sweep", answer: { target } } as never,
          "roll.spell-hits": { show: { total: 4 } },
          "roll.hits": { show: { points: [1] } },
        },
      });
    const dice = (target: string | null) =>
      rolled(flown(target), "roll.hits").map(
        (r) => (r.dice as { chains: readonly { dice: number }[] }).chains[0]?.dice,
      );
    // One of each of ten men, and the spell’s.
    assert.number([dice("B"), dice(null)], [[10, 4], []]);
    assert.number(healthOf(flown("B"), "B"), [8]);
    assert.number(asked(flown("B"), "sweep").length, 2);
  }),
  one(t9a(EYE), "nobody is brought below the least, nor quickened by it who is slower in a quick unit", () => {
    const rates = (adv: number, mar: number, times: number) => {
      const slow = like({ adv, mar, hp: 3 });
      const game = under(stage({ knows: [], b: { models: 19, characters: [{ profile: slow, file: 2 }] } }), EYE, {
        ...{ on: 1, times },
      });
      return [advanceRate(game, unit(game, 1)), marchRate(game, unit(game, 1))];
    };
    assert.number(
      [rates(4, 8, 2), rates(3, 6, 2), rates(2, 4, 2)],
      [
        [3, 6],
        [3, 6],
        [2, 4],
      ],
    );
  }),
  one(
    [t9a(RATS), "t9a.spell-type.ground"],
    "from its caster as far as it goes, from no tunnel; a spell for which no point is left is not offered",
    () => {
      const game = gameOf(spellbook("evocation", [RATS], { B: foe(40) }));
      const cast = { spell: RATS, way: "basic" } as const;
      const at = (y: number) => whyNotPoint(game, 0, cast, { x: 0, y: Math.round(y * INCH) }) === null;
      assert.legality([at(12), at(12.01)], [true, false]);
      // What was cast before has left nothing from which it would be measured.
      const again = castUpTo({ step: "magic-phase/6" }, spellbook("evocation", [RATS], { B: foe(40) }), {
        ...{ spell: RATS },
        told: { "spell-point": { choice: "spell-point", answer: { x: 0, y: 12 * INCH } } },
      });
      assert.number(again.game.effects.length, 0);
      // Within 1 inch of the edge, or 10, and 96 of the caster: on such a table as far as it goes, or nowhere.
      const wide = (inches: number) => {
        const totem = gameOf(spellbook("shamanism", [TOTEM], { B: foe(40) }));
        const larger = { ...totem, width: 2 * inches * INCH, depth: 2 * inches * INCH };
        const dice = { ...larger, magic: { ...larger.magic, dice: [5, 5] as const } };
        const points = (way: "basic" | "boosted") => pointsFor(dice, 0, { spell: TOTEM, way }).length > 0;
        return [points("basic"), points("boosted"), castable(dice).map((c) => c.way)];
      };
      assert.legality(
        [wide(90), wide(98), wide(110)],
        [
          [true, true, ["basic", "boosted"]],
          [false, true, ["boosted"]],
          [false, false, []],
        ],
      );
    },
    "tunnel-marker",
  ),
];
