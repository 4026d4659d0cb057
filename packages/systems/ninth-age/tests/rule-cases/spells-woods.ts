import type { RuleCase } from "@tercio/testkit";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { attackChain } from "../../src/calculation/attack-chain.ts";
import { lostBy } from "../../src/calculation/combat-score.ts";
import { features } from "../../src/calculation/features.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import { volleys } from "../../src/battlefield/volleys.ts";
import type { SceneProfile } from "../../src/scene/types.ts";
import { dangerousGround } from "../../src/sequence/dangerous-terrain.ts";
import { straightAfterTurn } from "../../src/sequence/ways.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import { change, type NinthAge, unit } from "../../src/state/state.ts";
import { terrainPieces } from "../../src/view/terrain.ts";
import { fight, gameOf } from "./combat-scenes.ts";
import { under } from "./magic-scenes.ts";
import { block, melee, played, quiet } from "./scenes.ts";
import { shooter } from "./shooting-scenes.ts";
import { aims, cast, foe, friend, like, liesOn, spellbook } from "./spell-scenes.ts";
import { assert, INCH, one } from "./table.ts";

const EMBRACE: SpellWord = "hereditary.se.forest-embrace";
const SPIRITS: SpellWord = "spell.druidism.spirits-of-the-wood";
const THRONE: SpellWord = "spell.druidism.the-oaken-throne";
const ROOTS: SpellWord = "spell.druidism.entwining-roots";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
type Units = Parameters<typeof spellbook>[2];
const riders = like({ type: "Cavalry", adv: 8, mar: 16 });
const book = (spell: SpellWord, units: Units, more = {}) => spellbook("druidism", [spell], units, more);
/** Dice of the tests of a unit that goes so far ahead. */
const tests = (game: NinthAge, id: number, inches: number) =>
  dangerousGround(game, unit(game, id), straightAfterTurn(unit(game, id), unit(game, id).facing, inches * INCH)).map(
    (frame) => [(frame.vars as { fails: number }).fails, (frame.vars as { models: number | null }).models],
  );
/** Outlines of the Forests, in hundredths of an inch from the middle of the table. */
const woods = (game: NinthAge) =>
  features(game).map((f) => [f.kind, ...f.outline.map((p) => [Math.round(p.x / 25.4), Math.round(p.y / 25.4)])]);
/** So far its range goes, to a friend beside the caster. */
const reached = (spell: SpellWord, way: WayName, inches: number, known: readonly SpellWord[] = [spell]) =>
  aims(
    cast(spellbook("druidism", known, { B: foe(40), C: friend(inches + (10 + 50) / 25.4), D: friend(-9) }), {
      ...{ spell, way, at: "D" },
    }),
  ).includes(2);

/** Spells that put a Forest under a unit. */
export const woodCases: readonly RuleCase[] = [
  one(
    t9a(EMBRACE),
    "a Forest as large as the unit and no larger, which goes with it and is gone with the spell",
    () => {
      assert.legality(
        (["basic", "boosted"] as const).flatMap((way) => [18, 18.01].map((inches) => reached(EMBRACE, way, inches))),
        [true, false, true, false],
      );
      const scene = book(EMBRACE, { B: foe(40), C: friend(5, { models: 10, files: 5 }) });
      const given = cast(scene, { spell: EMBRACE, at: "C" }).game;
      // 100 by 40 mm, its front in the middle five inches east.
      assert.place(woods(given), [["forest", [303, 0], [697, 0], [697, -157], [303, -157]]]);
      // It goes along, shrinks with whoever falls, lies on the board, and ends with the spell.
      assert.place(woods(change(given, 2, { y: 3 * INCH }))[0]?.[1] ?? [], [303, 300]);
      const { pools } = unit(given, 2);
      const fewer = change(given, 2, { pools: pools.map((p) => ({ ...p, count: 5 })) });
      assert.place(woods(fewer)[0]?.[4] ?? [], [303, -79]);
      assert.place(
        terrainPieces(given).map((p) => [p.key, p.x, p.y]),
        [["feature-0", 5 * INCH, -2000]],
      );
      const over = played({ ...book(EMBRACE, { B: foe(40), C: friend(5) }), effects: given.effects }, quiet(), {
        until: { step: "magic-phase/2" },
      });
      assert.number([features(given).length, over.game.effects.length, features(over.game).length], [1, 0, 0]);
    },
    "ground-under",
  ),
  one(
    [t9a(EMBRACE), "t9a.terrain.forest.dangerous"],
    "its riders stumble when they march out of it; whoever comes against it from outside does not",
    () => {
      const scene = (profile: object) =>
        book(EMBRACE, { B: foe(20, { profile: riders }), C: friend(0, { at: [0, 4], profile: profile as never }) });
      const out = (profile: object) => tests(cast(scene(profile), { spell: EMBRACE, at: "C" }).game, 2, 3);
      assert.number([out(riders), out(like({}))], [[[1, 10]], []]);
      // B’s riders, up to C’s front sixteen inches off, and 2 mm beyond it.
      const against = (inches: number) => tests(cast(scene(like({})), { spell: EMBRACE, at: "C" }).game, 1, inches);
      assert.number([against(16), against(16.08)], [[], [[1, 6]]]);
    },
    "ground-under",
  ),
  one(
    [t9a(EMBRACE), "t9a.terrain.forest.no-steadfast", "t9a.terrain.forest.cover"],
    "nobody is Steadfast in it, and who is in it or behind it has Soft Cover",
    () => {
      // B has more ranks than A: it would not mind by how much it has lost.
      const { game } = played(melee({}, { models: 4, files: 4 }, {}), quiet(), { until: { step: "melee-phase/1" } });
      const lies = {
        ...{ id: 1, rule: EMBRACE, on: 1, from: 1, until: {} },
        params: { spell: EMBRACE, way: "basic", friendly: true },
      };
      assert.number(
        [game, { ...game, effects: [lies] }].map((g) => lostBy(g, unit(g, 1), [0, 1], 3).value),
        [0, 3],
      );
      const bows: Units = {
        B: foe(10, { profile: shooter(["bow"]) }),
        C: friend(0, { at: [0, 2] }),
      };
      const covered = (on: number | null) => {
        const at = book(EMBRACE, bows);
        const shown = on === null ? cast(at).game : under(at, EMBRACE, { on });
        return volleys(shown, unit(shown, 1), unit(shown, 2), false).map((v) => v.cover);
      };
      assert.number([covered(null), covered(2), covered(1)], [[null], ["soft"], [null]]);
    },
  ),
  one(
    t9a(EMBRACE),
    "boosted, whoever fights its target rolls natural 6s to hit again, besides what failed where that is",
    () => {
      const chain = (way: WayName | null, by: number, at: number, rules: SceneProfile = like({})) => {
        const start = gameOf(fight({ a: { profile: rules } }));
        const lies = {
          ...{ id: 1, rule: EMBRACE, on: 1, from: 1, until: {} },
          params: { spell: EMBRACE, way: way ?? "basic", friendly: true },
        };
        const game = way === null ? start : { ...start, effects: [lies] };
        const n = strikeNumbers(game, strikeOf(game, { unit: by, pool: 0, part: 0 }, { unit: at, pool: 0 }));
        const [hit] = attackChain(n, 1, [n.hit]).stages;
        return typeof hit?.reroll === "object" ? hit.reroll.faces : [];
      };
      assert.number([chain("boosted", 0, 1), chain("basic", 0, 1), chain("boosted", 1, 0)], [[6], [], []]);
      const hates = like({ rules: ["hatred"] });
      assert.number([chain("boosted", 0, 1, hates)], [[1, 2, 3, 6]]);
    },
    "embrace-contact",
  ),
  one(
    [t9a(SPIRITS), "t9a.rule.strider"],
    "12 inches, friend or enemy; a friend goes safely through it and any other, an Engaged enemy is spared without the throne",
    () => {
      assert.legality(
        [12, 12.01].map((inches) => reached(SPIRITS, "basic", inches)),
        [true, false],
      );
      const units: Units = { B: foe(12, { profile: riders }), C: friend(5, { profile: riders }) };
      const E = block("first", undefined, undefined, { models: 10, files: 10 });
      const sits = {
        ...{ id: 1, rule: THRONE, on: 0, from: 0, until: { source: true } },
        params: { spell: THRONE, way: "basic", friendly: true },
      } as const;
      const on = (at: string, way: WayName, fights: boolean) =>
        cast(
          book(SPIRITS, fights ? { ...units, E } : units, {
            ...(fights ? { contact: [{ of: "E", at: "B", facing: "front" }] } : {}),
            effects: way === "throne" ? [sits] : [],
          }),
          { spell: SPIRITS, way, at },
        ).game;
      const mine = on("C", "basic", false);
      assert.number([liesOn(mine, 2).length, features(mine).length, tests(mine, 2, 6).length], [2, 1, 0]);
      const theirs = on("B", "basic", false);
      assert.number([features(theirs).length, tests(theirs, 1, 6)], [1, [[1, 20]]]);
      assert.number(
        [on("B", "basic", true), on("B", "throne", true)].map((g) => features(g).length),
        [0, 1],
      );
    },
    "spirits-engaged",
  ),
  one(t9a(ROOTS), "a Forest that a spell has put under a unit is one from which others are cast", () => {
    // C stands so far before B, 40 mm deep, and B too far from the caster.
    const from = (inches: number) => {
      const units: Units = { B: foe(40), C: friend(0, { at: [0, 40 - inches] }), D: block("second", [6, 8], "south") };
      const lies = {
        ...{ id: 1, rule: EMBRACE, on: 2, from: 0, until: {} },
        params: { spell: EMBRACE, way: "basic", friendly: true },
      };
      return aims(cast(book(ROOTS, units, { effects: [lies] }), { spell: ROOTS, at: "D" })).includes(1);
    };
    assert.legality([from(12), from(12.01)], [true, false]);
  }),
];
