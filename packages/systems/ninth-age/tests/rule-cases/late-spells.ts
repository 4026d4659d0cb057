import { type RuleCase, verdict } from "@tercio/testkit";
import { boundSpells, powersOf } from "../../src/calculation/bound-spells.ts";
import { castingBonus } from "../../src/calculation/casting.ts";
import { agility } from "../../src/calculation/characteristics.ts";
import { mendsOf, mostLeft } from "../../src/calculation/mending.ts";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import { book } from "../../src/hooks/book.ts";
import type { SceneProfile, SceneUnit } from "../../src/scene/types.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import { models, type NinthAge, unit } from "../../src/state/state.ts";
import { LATE } from "../editions.ts";
import blind from "../expected/late-spells.json" with { type: "json" };
import { gameOf } from "./combat-scenes.ts";
import { under } from "./magic-scenes.ts";
import { block, type Played, played, quiet } from "./scenes.ts";
import {
  aims,
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

/** A page of the later edition alone. */
const late = (...given: Parameters<typeof one>): RuleCase => ({ ...one(...given), editions: [LATE] });
/** What somebody expects who has not seen this program (`expected/late-spells.json`). */
function expected(id: string): number | boolean {
  const found = blind.questions.find((q) => q.id === id);
  if (found === undefined) throw new Error(`no question ${id}`);
  return found.expected;
}
const numbers = (claims: { readonly [id: string]: number }): void => {
  for (const [id, is] of Object.entries(claims)) assert.number({ [id]: is }, { [id]: expected(id) });
};
const legal = (claims: { readonly [id: string]: boolean }): void => {
  for (const [id, is] of Object.entries(claims)) assert.legality({ [id]: is }, { [id]: expected(id) });
};

type More = Partial<SceneProfile>;
type Units = Parameters<typeof spellbook>[2];
type Path = readonly object[];
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
const straight = (inches: number): Path => [{ kind: "straight", distance: Math.round(inches * INCH) }];
const far = (more: Partial<SceneUnit> = {}): Units => ({ B: foe(40), C: friend(5, more) });
const FIRST = { "next-unit": { choice: "next-unit", answer: { unit: "C" } } } as const;
const told = (spell: SpellWord, path: Path, more: object = {}) => ({
  spell,
  at: "C",
  told: { ...FIRST, move: { choice: "move", answer: { unit: "C", move: "advance", ...more, path } as never } },
});
/** May C, under the spell, go so? */
const may = (spell: SpellWord, way: WayName, path: Path, more: object, units: Units = far()): boolean =>
  verdict(castUpTo({ choice: "move" }, spellbook("witchcraft", [spell], units), { spell, way, at: "C", told: FIRST }), {
    ...{ unit: "C", move: "advance", path },
    ...more,
  } as never).legal;
const has = (game: NinthAge, id: number, rule: string): boolean =>
  game.effects.some((e) => e.on === id && e.rule === rule);
const thinned = (more: Partial<SceneUnit> = {}): SceneUnit => friend(5, { models: 10, startModels: 17, ...more });
const tower: More = { hp: 6, type: "Beast", height: "Gigantic", rules: ["towering-presence"] };

const TIME: SpellWord = "spell.cosmology.truth-of-time";
const MIRROR: SpellWord = "spell.divination.veil-mirror";
const FOUNTAIN: SpellWord = "spell.druidism.fountain-of-youth";
const GROWTH: SpellWord = "spell.druidism.summer-growth";
const TONGUES: SpellWord = "spell.thaumaturgy.speaking-in-tongues";
const WRATH: SpellWord = "spell.thaumaturgy.wrath-of-god";
const RAVEN: SpellWord = "spell.witchcraft.ravens-wing";
const ECHOES: SpellWord = "hereditary.bh.echoes-of-the-dark-forest";
const ARISE: SpellWord = "hereditary.vc.arise";
const DEATH: SpellWord = "hereditary.ud.death-is-only-the-beginning";
const AID: SpellWord = "spell.evocation.ancestral-aid";
const EYE: SpellWord = "totem.clouded-eye";
const SWARM: SpellWord = "hereditary.vs.the-awakened-swarm";

/** C of such models under Truth of Time. */
const timed = (way: "cosmos" | "chaos", adv: number, agi = 3) => {
  const game = under(
    spellbook("cosmology", [TIME], { B: foe(20), C: friend(5, { profile: like({ adv }, { agi }) }) }),
    TIME,
    { way, on: 2 },
  );
  const c = unit(game, 2);
  const pool = c.pools[0];
  const part = pool?.profile.parts[0];
  if (pool === undefined || part === undefined) throw new Error("nobody stands there");
  return {
    advance: advanceRate(game, c),
    march: marchRate(game, c),
    agility: agility(game, { unit: c, pool, part }).value,
  };
};

/** What Magic Resistance takes from a casting roll at C, by a Wizard of its side or of the other. */
function resisted(mirrored: boolean, friendly: boolean, own: number): number {
  const rules: SceneProfile["rules"] = own === 0 ? [] : [{ rule: "magic-resistance", value: own }];
  const c = (friendly ? friend : (_: number, more: Partial<SceneUnit>) => foe(12, more))(5, {
    profile: like({ rules }),
  });
  const scene = spellbook("pyromancy", ["spell.pyromancy.fireball"], { B: foe(30), C: c });
  const game = mirrored ? under(scene, MIRROR, { on: 2 }) : gameOf(scene);
  const targets = [{ unit: 2, pool: -1 }];
  const bonus = (at: typeof targets) =>
    castingBonus(game, { wizard: 0, spell: "spell.pyromancy.fireball", way: "basic", dice: 2, targets: at }).value;
  return bonus([]) - bonus(targets);
}

const mended = (spell: SpellWord, c: SceneUnit, told: object = {}, way: WayName = "basic"): Played =>
  cast(spellbook("druidism", [spell], { B: foe(12), C: c }), { spell, way, at: "C", told: told as never });
const option = (n: number) => ({ "spell-option": { answer: { option: n } } });
/** Health Points that C has more of. */
const gained = (run: Played, before: number): number => (healthOf(run, "C")[0] ?? 0) - before;
const hero: SceneUnit["characters"] = [{ profile: like({ hp: 3 }), lost: 2 }];

/** Summer Growth at a point so far north of W; C's front stands there, D's so many inches south of it, B's north. */
const grown = (away: number, gap: number): Played | null => {
  const at = { x: 0, y: Math.round(away * INCH) };
  const scene = spellbook("druidism", [GROWTH], {
    B: block("second", [20, 40], "south"),
    C: block("first", [0, away + gap + 40 / 25.4], "north", { models: 10, files: 5, startModels: 17 }),
  });
  const run = castUpTo({ choice: "spell-point" }, scene, { spell: GROWTH });
  if (!verdict(run, at as never).legal) return null;
  return cast(scene, { spell: GROWTH, told: { "spell-point": { choice: "spell-point", answer: at } } });
};

/** What a hex of Speaking in Tongues leaves on B, whose test shows so much. */
const tested = (total: number): NinthAge =>
  cast(spellbook("thaumaturgy", [TONGUES], { B: foe(12), C: friend(5) }), {
    spell: TONGUES,
    told: { "roll.spell-test": { show: { total } } as never },
  }).game;

/** The marker of Wrath ten inches south of the middle, when its die and its radius fall so; B's front is so far south. */
const struck = (face: number, radius: number, south: number): Played => {
  const until = { source: true } as const;
  const params = { spell: WRATH, way: "basic", x: 0, y: -10 * INCH, counters: 1, placedIn: 0 };
  return played(
    spellbook(
      "thaumaturgy",
      [],
      {
        ...{ W: block("first", [20, 20], "north") },
        B: block("second", [0, south], "south", { models: 10, files: 10 }),
      },
      {
        ...{
          effects: [{ id: 1, rule: WRATH, on: null, from: 0, until, params }],
          magic: { known: {}, cards: [[5], [5]] },
        },
      },
    ),
    (request, game, names) => {
      if (request.type !== "roll") return quiet()(request, game, names);
      const { key } = request.label;
      if (key === "roll.spell-counters") return { show: { total: face } };
      if (key === "roll.spell-reach") return { show: { total: radius } };
      if (key === "roll.spell-hits") return { show: { total: 7 } };
      if (key === "roll.hits") return { show: { points: [3] } };
      return quiet()(request, game, names);
    },
    { until: { step: "magic-phase/6" } },
  );
};

/** What sheet 002 prints of spells, against answers by a reader of the sheet. */
export const lateSpellCases: readonly RuleCase[] = [
  late(t9a(TIME), "2 inches of Advance Rate and 2 Agility more, or less, with a floor", () =>
    numbers({
      "tot.cosmos.advance.4": timed("cosmos", 4).advance,
      "tot.cosmos.agility.3": timed("cosmos", 4, 3).agility,
      "tot.cosmos.march.8": timed("cosmos", 4).march,
      "tot.chaos.advance.6": timed("chaos", 6).advance,
      "tot.chaos.advance.4": timed("chaos", 4).advance,
      "tot.chaos.advance.3": timed("chaos", 3).advance,
      "tot.chaos.advance.2": timed("chaos", 2).advance,
      "tot.chaos.agility.4": timed("chaos", 4, 4).agility,
      "tot.chaos.agility.2": timed("chaos", 4, 2).agility,
      "tot.chaos.agility.1": timed("chaos", 4, 1).agility,
    }),
  ),
  late([t9a(MIRROR), "t9a.rule.magic-resistance"], "Magic Resistance (3) that works against its own side too", () =>
    numbers({
      "mirror.enemy": resisted(true, false, 0),
      "mirror.friend": resisted(true, true, 0),
      "mirror.none.friend": resisted(false, true, 2),
      "mirror.both.enemy": resisted(true, false, 2),
    }),
  ),
  late(t9a(FOUNTAIN), "Standard rank and file 4, others 2, a Character 1", () => {
    const large = thinned({ profile: like({ height: "Large" }), models: 6, files: 3, startModels: 12 });
    const led = thinned({ characters: hero });
    numbers({
      "youth.standard": gained(mended(FOUNTAIN, thinned()), 10),
      "youth.large": gained(mended(FOUNTAIN, large), 6),
      "youth.character": gained(mended(FOUNTAIN, led, option(1)), 11),
    });
    legal({ "youth.both": gained(mended(FOUNTAIN, led, option(0)), 11) > 4 });
  }),
  late([t9a(GROWTH), "t9a.spell-type.ground"], "every unit within 3 inches of a point within 12", () => {
    const points = (run: Played | null): number => (run === null ? 0 : models(unitOf(run, "C")) - 10);
    legal({
      "growth.3": points(grown(10, 3)) === 4,
      "growth.3-01": points(grown(10, 3.01)) > 0,
      "growth.range.12": grown(12, 3) !== null,
      "growth.range.12-01": grown(12.01, 3) !== null,
    });
    const narrow = spellbook(
      "druidism",
      [GROWTH],
      {
        W: wizard("druidism", {}, { at: [0, 8] }),
        B: block("second", [12, 14], "south", { models: 5, files: 5 }),
      },
      { table: [36, 36] },
    );
    const point = (y: number): boolean =>
      verdict(castUpTo({ choice: "spell-point" }, narrow, { spell: GROWTH }), {
        x: 0,
        y: Math.round(y * INCH),
      } as never).legal;
    assert.legality([point(18), point(18.01)], [true, false]);
  }),
  late(t9a(TONGUES), "a Discipline Test: Fearless where it is passed, Shaken where not", () => {
    const [passed, failed] = [tested(2), tested(12)];
    legal({
      "tongues.pass.fearless": has(passed, 1, "fearless"),
      "tongues.fail.shaken": unit(failed, 1).shaken,
      "tongues.pass.shaken": unit(passed, 1).shaken,
      "tongues.fail.fearless": has(failed, 1, "fearless"),
      "tongues.friend": aims(
        cast(spellbook("thaumaturgy", [TONGUES], { B: foe(12), C: friend(5) }), { spell: TONGUES }),
      ).includes(2),
    });
  }),
  late(t9a(WRATH), "nothing on 1 to 3; on more it strikes all within the dice alone", () => {
    const grows = struck(3, 7, -20).game.effects.map((e) => e.params.counters);
    legal({ "wrath.1-3.counter": grows[0] !== 1 });
    // Its front so many inches north of the marker.
    const reached = [7, 7.01].map((inches) => healthOf(struck(4, 7, -10 + inches), "B")[0]);
    assert.number(
      reached.map((left) => left === 7),
      [true, false].map((hit) => hit && expected("wrath.4.radius.7") === 7),
    );
  }),
  late(
    [t9a(RAVEN), "t9a.rule.scoring"],
    "8 or 12 inches through the air, no Sweeping Attack, and no Scoring Unit then",
    () => {
      const air = { air: true };
      const over: Units = { B: foe(40), C: friend(5), D: block("first", [5, 4], "north", { models: 5, files: 5 }) };
      legal({
        "wing.basic.9": may(RAVEN, "basic", straight(9), air),
        "wing.boosted.12": may(RAVEN, "boosted", straight(12), air),
        "wing.flies": may(RAVEN, "boosted", straight(10), air, over),
      });
      const run = cast(spellbook("witchcraft", [RAVEN], far()), told(RAVEN, straight(6), { air: true }));
      const scores = (id: number): boolean =>
        book.refusals("count as scoring", run.game, { unit: unit(run.game, id) }).length === 0;
      legal({ "wing.scoring.after": scores(2), "wing.sweep": rolled(run, "roll.spell-hits").length > 0 });
      assert.legality([may(RAVEN, "basic", straight(8), air), may(RAVEN, "basic", straight(8.01), air)], [true, false]);
    },
  ),
  late(t9a(ECHOES), "Fear and Fearless, no Terror, and a move of 8 inches", () => {
    const game = under(spellbook("shamanism", [ECHOES], { B: foe(20), C: friend(5) }), ECHOES, { on: 2 });
    legal({
      "echoes.fear": has(game, 2, "fear"),
      "echoes.fearless": has(game, 2, "fearless"),
      "echoes.terror": has(game, 2, "terror"),
      "echoes.move.8": may(ECHOES, "basic", straight(8), {}),
      "echoes.move.8-01": may(ECHOES, "basic", straight(8.01), {}),
    });
  }),
  late([t9a(ARISE), "t9a.rule.reanimated"], "Health Points are recovered, and no model rises", () => {
    const dead = (value: number, more: More = {}): More => ({
      ...more,
      rules: [...(more.rules ?? []), { rule: "reanimated", value }],
    });
    const men = friend(5, { models: 9, startModels: 10, lost: 2, profile: like(dead(4, { hp: 3 })) });
    const run = mended(ARISE, men);
    numbers({ "arise.recovers": gained(run, 25) });
    legal({ "arise.rises": models(unitOf(run, "C")) > 9 });
    const big = friend(5, { models: 1, files: 1, lost: 4, profile: like(dead(5, tower)) });
    numbers({ "arise.tower": gained(mended(ARISE, big), 2) });
    const led = thinned({ profile: like(dead(4)), characters: [{ profile: like(dead(1, { hp: 3 })), lost: 2 }] });
    numbers({ "arise.character": gained(mended(ARISE, led, option(1)), 11) });
  }),
  late([t9a(DEATH), "t9a.rule.resurrected"], "follows every Augment; at statues where 2 were added", () => {
    const rules = (value: number, ...more: readonly string[]): More => ({
      rules: [{ rule: "resurrected", value }, ...more] as never,
    });
    const after = (c: SceneUnit, augments = false): number =>
      gained(
        cast(spellbook("evocation", [AID, DEATH], { B: foe(12), C: c }), {
          ...{ spell: AID, at: "C" },
          told: { "augment-spell": { answer: { augments } } as never, ...(option(1) as object) },
        }),
        10,
      );
    const men = thinned({ profile: like(rules(4)) });
    const statues = thinned({ profile: like(rules(4, "ensouled-statue")) });
    legal({
      "death.plain": after(men) === 4,
      "death.statue.plain": after(statues) > 0,
      "death.statue.added": after(statues, true) === 4,
    });
    const game = gameOf(
      spellbook("evocation", [AID, DEATH], {
        ...{ B: foe(12) },
        C: thinned({ profile: like(rules(4)), characters: [{ profile: like({ hp: 4, ...rules(3) }), lost: 3 }] }),
      }),
    );
    const lord = mendsOf(game, DEATH, "basic", { unit: 2, pool: -1 }).find((m) => m.at.pool > 0);
    numbers({ "death.character.max": lord === undefined ? 0 : (mostLeft(game, DEATH, "basic", lord) ?? 99) });
  }),
  late(
    ["t9a.totem.general", t9a(EYE), "t9a.rule.great-totem"],
    "4 or 8; its own unit, or as a Great Totem a friend within 18 inches",
    () => {
      const bearer = (great: boolean): SceneUnit =>
        wizard("shamanism", great ? { rules: ["great-totem"] } : { rules: [] });
      const reach = (inches: number): boolean => {
        const units = { W: bearer(true), B: foe(40), C: friend(inches + (10 + 50) / 25.4) };
        const run = castUpTo({ choice: "spell-target" }, spellbook("shamanism", [EYE], units), {
          spell: EYE,
          way: "Great Totem",
        });
        return verdict(run, { unit: "C", pool: -1 } as never).legal;
      };
      const ways = (great: boolean): readonly WayName[] =>
        boundSpells(gameOf(spellbook("shamanism", [EYE], { W: bearer(great), B: foe(40), C: friend(5) })), 0).map(
          (b) => b.way,
        );
      assert.legality([ways(false), ways(true)], [["bearer"], ["Great Totem"]]);
      legal({ "totem.great.18": reach(18), "totem.great.18-01": reach(18.01) });
      const [two, three] = powersOf(LATE, EYE, EYE);
      numbers({ "totem.two-dice": two, "totem.three-dice": three });
      const run = cast(spellbook("shamanism", [EYE], { W: bearer(false), B: foe(40), C: friend(5) }), {
        spell: EYE,
        way: "bearer",
      });
      legal({ "totem.plain.friend": has(run.game, 2, "hard-target") });
      const value = run.game.effects.find((e) => e.on === 0 && e.rule === "magic-resistance")?.params.value;
      numbers({ "eye.mr": typeof value === "number" ? value : 0 });
    },
  ),
  late(
    [t9a(SWARM), "t9a.rule.march-test"],
    "who was hit tests before it marches, in its next Movement Phase alone",
    () => {
      const hit = cast(spellbook("witchcraft", [SWARM], { B: foe(11), C: friend(5) }), { spell: SWARM }).game;
      const [owed] = hit.effects.filter((e) => e.rule === "march-test-owed" && e.on === 1);
      const tests = (effects: NinthAge["effects"]): boolean =>
        rolled(
          played(
            {
              phase: "movement",
              active: "second",
              table: [96, 96],
              units: { W: block("first", [0, -40], "north"), B: block("second", [0, 30], "south") },
              effects: effects.map((e) => ({ ...e, on: 1, from: 0 })),
            },
            [{ choice: "move", answer: { unit: "B", move: "march", path: straight(7) as never } }],
            { until: { step: "shooting-phase/1" } },
          ),
          "roll.march",
        ).length > 0;
      legal({
        "awakened.hit.march": tests(owed === undefined ? [] : [owed]),
        "awakened.march.turn-after": tests([]),
      });
      assert.number(owed?.until.steps?.[0], { sequence: "shooting-phase", step: "1", player: 1 });
    },
  ),
];
