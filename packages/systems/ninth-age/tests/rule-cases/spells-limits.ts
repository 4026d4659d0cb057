import { EARLY } from "../editions.ts";
import type { RuleCase } from "@tercio/testkit";
import { book } from "../../src/hooks/book.ts";
import { castingBonus } from "../../src/calculation/casting.ts";
import { shotStrike } from "../../src/calculation/shots.ts";
import { hitsOf } from "../../src/calculation/spell-effects.ts";
import { hitNumbers } from "../../src/calculation/strikes.ts";
import { freeShots } from "../../src/sequence/spell-hits.ts";
import { advanceRate, marchRate } from "../../src/calculation/rates.ts";
import { spellRule, type SpellWord } from "../../src/state/spells.ts";
import { type NinthAge, unit } from "../../src/state/state.ts";
import { gameOf, like } from "./combat-scenes.ts";
import { numbers } from "./item-scenes.ts";
import { casts, stage, under } from "./magic-scenes.ts";
import { block } from "./scenes.ts";
import { plainShot, range, shooter } from "./shooting-scenes.ts";
import { aims, asked, cast, foe, friend, spellbook, wizard } from "./spell-scenes.ts";
import { assert, one } from "./table.ts";
import { box } from "./terrain.ts";

const ROOTS: SpellWord = "spell.druidism.entwining-roots";
const CURSE: SpellWord = "hereditary.id.curse-of-nezibkesh";
const EYE: SpellWord = "spell.witchcraft.evil-eye";
const DOOM: SpellWord = "spell.divination.portent-of-doom";
const GUIDING: SpellWord = "spell.divination.guiding-light";
const SCRYING: SpellWord = "spell.divination.scrying";
const KNOW: SpellWord = "spell.divination.know-thine-enemy";
const LASH: SpellWord = "spell.alchemy.quicksilver-lash";

/** How far spells go, and where what they do ends. */
export const spellLimitCases: readonly RuleCase[] = [
  one(spellRule(ROOTS), "12 inches from its caster, or from a Forest, wherever that is", () => {
    // B's front is the south edge; the forest's north edge lies so many inches before it.
    const reached = (gap: number) => {
      const units = { B: foe(30), C: block("second", [6, 8], "south") };
      const forest = { terrain: [box("forest", [0, 30 - gap - 3], [10, 6])] };
      return aims(cast(spellbook("druidism", [ROOTS], units, forest), { spell: ROOTS, at: "C" })).includes(1);
    };
    assert.legality([reached(11.99), reached(12), reached(12.01)], [true, true, false]);
  }),
  one(spellRule(EYE), "who is slow already is not quickened by the least that is left", () => {
    const slow = stage({ knows: [], b: { profile: like({ adv: 2, mar: 4 }) } });
    const rates = (game: NinthAge) => [advanceRate(game, unit(game, 1)), marchRate(game, unit(game, 1))];
    assert.number(
      rates(under(slow, EYE, { on: 1 })).map((r) => (typeof r === "number" ? r : (r as { value: number }).value)),
      [2, 4],
    );
  }),
  one(spellRule(CURSE), "one skill less in both versions", () => {
    const both = stage({ knows: [] });
    const skills = (game: NinthAge, by: number, at: number) => {
      const n = numbers(game, by, at);
      return [n.offensiveSkill.value, n.defensiveSkill.value];
    };
    for (const way of ["basic", "boosted"] as const) {
      const game = under(both, CURSE, { way, on: 1 });
      assert.number([...skills(game, 1, 2), ...skills(game, 2, 1)], [2, 3, 3, 2]);
    }
  }),
  one(spellRule(DOOM), "a champion left alone is rank and file, and one part", () => {
    const lone = stage({ knows: [], b: { models: 1, files: 1, champion: true } });
    const score = (game: NinthAge) =>
      book.modifiers("combat score", game, { unit: unit(game, 1) }).reduce((sum, m) => sum + m.value, 0);
    assert.number([score(gameOf(lone)), score(under(lone, DOOM, { on: 1 }))], [0, -1]);
  }),
  one("t9a.rule.magic-resistance", "takes nothing from a friend's spell, whatever it lies on", () => {
    const resists = { rules: [{ rule: "magic-resistance", value: 2 }] as never };
    const game = gameOf(
      stage({
        knows: [KNOW],
        w: wizard("divination"),
        b: { profile: like(resists) },
        more: { G: block("first", [-8, 0], "north", { profile: like(resists) }) },
      }),
    );
    const bonus = (...units: readonly number[]) =>
      castingBonus(game, {
        ...{ wizard: 0, spell: KNOW, way: "boosted", dice: 2 },
        targets: units.map((id) => ({ unit: id, pool: -1 })),
      }).value;
    assert.number([bonus(3), bonus(1), bonus(1, 3)], [0, -2, -2]);
  }),
  one(spellRule(GUIDING), "once in a Magic Phase", () => {
    const units = { W: wizard("divination", { dis: 8 }), B: foe(6), C: friend(5), D: friend(-9) };
    const r = cast(
      spellbook("divination", [SCRYING, KNOW], units),
      { spell: SCRYING, at: "C", dice: [6, 5] },
      { spell: KNOW, at: "D", dice: [6, 5] },
    );
    const aimedBy = asked(r, "spell-target").map((q) => (q.about as { readonly spell: SpellWord }).spell);
    assert.number(aimedBy.filter((spell) => spell === GUIDING).length, 1);
    assert.number(
      [SCRYING, KNOW].map((spell) => aimedBy.filter((other) => other === spell).length),
      [1, 1],
    );
  }),
  one(spellRule(LASH), "a 1 wounds nobody, however much Armour is turned against its bearer", () => {
    const need = (arm: number) => {
      const run = casts(
        stage({ knows: [LASH], w: wizard("alchemy"), b: { profile: like({ arm }) } }),
        { spell: LASH, dice: [5, 4], rolls: { "roll.spell-hits": { show: { total: 2 } } } },
        { until: { step: "volley/d" } },
      );
      const { request } = run;
      return request?.type === "roll" && request.dice.kind === "chains"
        ? (request.dice.chains[0]?.stages[1]?.need ?? 0)
        : 0;
    };
    assert.number([need(4), need(5), need(6)], [3, 2, 2]);
  }),
  one("t9a.hereditary.id.curse-of-nezibkesh", "36 inches, boosted 18", () => {
    const may = (inches: number, way: "basic" | "boosted") =>
      aims(
        cast(spellbook("evocation", [CURSE], { B: foe(inches), C: block("second", [6, 8], "south") }), {
          ...{ spell: CURSE, way, at: "C" },
        }),
      ).includes(1);
    assert.legality(
      [may(36, "basic"), may(36.01, "basic"), may(18, "boosted"), may(18.01, "boosted")],
      [true, false, true, false],
    );
  }),
  one(
    "t9a.spell.shamanism.chilling-howl",
    "shots of who heard it wound worse, its Wizard's spells do not",
    () => {
      const howl: SpellWord = "spell.shamanism.chilling-howl";
      const scene = range({ a: { profile: shooter(["bow"]) } });
      const free = hitsOf(EARLY, "spell.pyromancy.fireball", "basic")?.hit;
      if (free === undefined) throw new Error("no hits");
      const wounds = (game: NinthAge) => [
        hitNumbers(game, shotStrike(game, { ...plainShot, weapon: "bow" })).wound,
        hitNumbers(game, shotStrike(game, freeShots({ unit: 0, pool: 0 }, { unit: 1, pool: 0 }, 1, free))).wound,
      ];
      const [shots = 0, spells = 0] = wounds(gameOf(scene));
      assert.number(wounds(under(scene, howl)), [shots + 1, spells]);
    },
    "howl-ranged",
  ),
];
