import { type Edition, EDITIONS } from "../../src/book/row.ts";
import { needs, type RuleCase } from "@tercio/testkit";
import { castingValue } from "../../src/calculation/casting.ts";
import { randomDice, testedAgain } from "../../src/calculation/characteristics.ts";
import { dangerousGround } from "../../src/sequence/dangerous-terrain.ts";
import { straightAfterTurn } from "../../src/sequence/ways.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { gameOf, like } from "./combat-scenes.ts";
import { block } from "./scenes.ts";
import {
  aims,
  asked,
  cast,
  foe,
  friend,
  healthOf,
  hurting,
  liesOn,
  rolled,
  spellbook,
  type Tried,
  unitOf,
  wizard,
} from "./spell-scenes.ts";
import { assert, INCH, one } from "./table.ts";

type Units = Parameters<typeof spellbook>[2];
const pathOf = (spell: SpellWord): string =>
  spell.startsWith("spell.") ? (spell.split(".")[1] as string) : "evocation";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
/** One spell of somebody who knows it. */
const run = (spell: SpellWord, units: Units, tried: Partial<Tried> = {}, more = {}) =>
  cast(spellbook(pathOf(spell), [spell], units, more), { spell, ...tried });
const total = (n: number) => ({ show: { total: n } });
/** Whom it may be aimed at: B at so many inches, beside C that is near. */
const reaches = (spell: SpellWord, inches: number, way: Tried["way"] = "basic"): boolean =>
  aims(run(spell, { B: foe(inches), C: block("second", [6, 8], "south") }, { way, at: "C" })).includes(1);
/** What lies on B, fact by fact. */
const faces = (r: ReturnType<typeof cast>) => r.game.effects.map((e) => [e.on, e.params.face ?? null]);

const SMITE = "spell.thaumaturgy.smite-the-unbeliever";
const TONGUES = "spell.thaumaturgy.speaking-in-tongues";
const TRIAL = "spell.thaumaturgy.trial-of-faith";
const HOWL = "spell.shamanism.chilling-howl";
const BREAK = "spell.shamanism.break-the-spirit";
const WISP = "spell.witchcraft.will-o-the-wisp";
const HEART = "spell.cosmology.touch-the-heart";
const SIGHT = "spell.cosmology.altered-sight";
const SPEAR = "hereditary.dl.spear-of-infinity";
const HELLFIRE = "hereditary.wdg.hellfire";
const UMI = "hereditary.ok.children-of-umi";
const CASCADE = "spell.pyromancy.cascading-fire";

/** Spells with several faces, and those that one more word of the rows plays. */
export const spellFaceCases: readonly RuleCase[] = [
  one(t9a(SMITE), "a die says which of both it is, the boosted version asks", () => {
    const basic = (n: number) => run(SMITE, { B: foe(6) }, { told: { "roll.spell-face": total(n) } });
    assert.number(faces(basic(1)), [[1, 0]]);
    assert.number(faces(basic(2)), [[1, 1]]);
    assert.number(asked(basic(1), "spell-option").length, 0);
    const chosen = run(SMITE, { B: foe(6) }, { way: "boosted", told: { "spell-option": { answer: { option: 1 } } } });
    assert.number([...faces(chosen), [rolled(chosen, "roll.spell-face").length]], [[1, 1], [0]]);
    assert.legality([reaches(SMITE, 24), reaches(SMITE, 24.01)], [true, false]);
  }),
  one(t9a(TONGUES), "a friend makes failed tests again, an enemy never does", () => {
    const again = (at: string, rules: readonly string[] = []) => {
      const r = run(TONGUES, { B: foe(18, { profile: like({ rules: rules as never }) }), C: friend(5) }, { at });
      return testedAgain(r.game, unitOf(r, at), "break").value;
    };
    assert.number([again("C"), again("B")], [1, 0]);
    assert.legality([reaches(TONGUES, 18), reaches(TONGUES, 18.01)], [true, false]);
  }),
  one(t9a(TRIAL), "D3 + 1 against D3: the difference is the number of hits, none where it is nothing", () => {
    const hits = (own: number, theirs: number) =>
      rolled(
        run(TRIAL, { B: foe(6) }, { told: { "roll.spell-hits": total(own), "roll.spell-against": total(theirs) } }),
        "roll.hits.wounded",
      ).map((r) => (r.dice as { readonly chains: readonly { readonly dice: number }[] }).chains[0]?.dice);
    assert.number([hits(3, 1), hits(1, 1), hits(1, 2), hits(1, 3)], [[3], [1], [], []]);
  }),
  one(
    t9a(HOWL),
    "whoever stands within 6 inches of its target wounds worse from afar, 12 when boosted",
    () => {
      const near = (gap: number, way: "basic" | "boosted") => {
        const r = run(
          HOWL,
          { B: foe(10), C: block("second", [0, 10 + 40 / 25.4 + gap], "north", { files: 6, models: 6 }) },
          { way },
        );
        return [liesOn(r.game, 1).length, liesOn(r.game, 2).length];
      };
      // C looks away: from its front back towards B lies one rank of 20 mm.
      const rank = 20 / 25.4;
      assert.number(near(6 + rank - 0.01, "basic"), [1, 1]);
      assert.number(near(6 + rank + 0.01, "basic"), [1, 0]);
      assert.number(near(12 + rank - 0.01, "boosted"), [1, 1]);
      assert.number(near(12 + rank + 0.01, "boosted"), [1, 0]);
    },
    "howl-whom",
  ),
  one(
    t9a(BREAK),
    "-1 to hit, and any march over open ground is Dangerous Terrain (2) for all its models",
    () => {
      const r = run(BREAK, { B: foe(18) });
      const b = unitOf(r, "B");
      const tests = dangerousGround(r.game, b, straightAfterTurn(b, b.facing, 4 * INCH));
      assert.number(
        tests.map((f) => [f.vars.fails, f.vars.models]),
        [[2, null]],
      );
      assert.legality(
        [reaches(BREAK, 18), reaches(BREAK, 18.01), reaches(BREAK, 36, "boosted"), reaches(BREAK, 36.01, "boosted")],
        [true, false, true, false],
      );
    },
    "all-ground",
  ),
  one(t9a(WISP), "moves by two dice or by three, as the caster chooses", () => {
    const dice = (option: number) => {
      const r = run(WISP, { B: foe(18) }, { told: { "spell-option": { answer: { option } } } });
      return randomDice(r.game, unitOf(r, "B"))?.dice ?? 0;
    };
    assert.number([dice(0), dice(1)], [2, 3]);
    assert.legality([reaches(WISP, 18), reaches(WISP, 18.01)], [true, false]);
  }),
  one(t9a(HEART), "Cosmos gives a Health Point back, Chaos takes one that no Armour saves", () => {
    const whole = {
      W: wizard("cosmology", {}, { lost: 2 }),
      B: foe(6, { character: true, models: 1, files: 1, profile: like({ hp: 3, arm: 6 }) }),
    };
    assert.number(healthOf(run(HEART, whole, { way: "cosmos", at: "W", pool: 0 }), "W"), [2]);
    const chaos = run(HEART, whole, { way: "chaos", at: "B", pool: 0, told: { "roll.hits.wounded": hurting(1) } });
    assert.number(healthOf(chaos, "W", "B"), [1, 2]);
  }),
  one("t9a.spell.cosmology.duality", "after a success the other face costs one less, the same does not", () => {
    const r = cast(spellbook("cosmology", [SIGHT, HEART], { B: foe(6), C: friend(5) }), {
      spell: SIGHT,
      way: "cosmos",
      at: "C",
      dice: [5, 4],
    });
    const cost = (way: "cosmos" | "chaos") => castingValue(r.game, { wizard: 0, spell: HEART, way });
    assert.number([cost("cosmos"), cost("chaos")], [7, 6]);
    const failed = cast(spellbook("cosmology", [SIGHT, HEART], { B: foe(6), C: friend(5) }), {
      spell: SIGHT,
      way: "cosmos",
      at: "C",
      dice: [1, 2],
    });
    assert.number(castingValue(failed.game, { wizard: 0, spell: HEART, way: "chaos" }), 7);
  }),
  one("t9a.spell.divination.the-conclave", "three inches more for each friendly Wizard within 12 inches", () => {
    const scrying = (away: number, inches: number, seat: "first" | "second" = "first") => {
      const judge = "spell.divination.fates-judgement";
      const units = {
        B: foe(inches),
        C: block("second", [6, 8], "south"),
        V: wizard("divination", {}, { side: seat, at: [away + 20 / 25.4, 0] }),
      };
      const told = { "roll.spell-hits": total(1) };
      const r = cast(spellbook("divination", [judge], units), { spell: judge, at: "C", dice: [1, 2], told });
      return aims(r).includes(1);
    };
    assert.legality(
      [scrying(12, 21), scrying(12, 21.01), scrying(12.01, 18), scrying(12.01, 18.01)],
      [true, false, true, false],
    );
    // Nine inches at most, however many there are.
    const crowded = (wizards: number, inches: number) => {
      const judge = "spell.divination.fates-judgement";
      const more = Array.from({ length: wizards }, (_, i) => [
        `V${i}`,
        wizard("divination", {}, { side: "first", at: [2 + 2 * i, 0] }),
      ]);
      const units = { B: foe(inches), C: block("second", [6, 8], "south"), ...Object.fromEntries(more) };
      const told = { "roll.spell-hits": total(1) };
      const r = cast(spellbook("divination", [judge], units), { spell: judge, at: "C", dice: [1, 2], told });
      return aims(r).includes(1);
    };
    assert.legality(
      [crowded(2, 24), crowded(2, 24.01), crowded(3, 27), crowded(3, 27.01), crowded(4, 27), crowded(4, 27.01)],
      [true, false, true, false, true, false],
    );
  }),
  one(
    t9a(SPEAR),
    "the bracketed hit has Strength 5, one more for each spell cast before it",
    () => {
      const bolt = "spell.evocation.ancestral-aid";
      const strengths = (edition: Edition, before: boolean) => {
        const r = cast(
          spellbook(
            "evocation",
            [SPEAR, bolt],
            { B: foe(6, { profile: like({ res: 4 }), models: 20, files: 4 }), C: friend(5) },
            { edition },
          ),
          ...(before ? [{ spell: bolt, at: "C", dice: [4, 3] } as const] : []),
          { spell: SPEAR, dice: [4, 3] },
        );
        return rolled(r, "roll.and").flatMap((q) => needs(q).map((n) => n[1]));
      };
      for (const edition of EDITIONS) assert.number(strengths(edition, false), [3, 6]);
      // The Attribute Spell that came along counts by sheet 002.
      assert.number(
        EDITIONS.map((edition) => strengths(edition, true)),
        [
          [2, 5],
          [2, 4],
        ],
      );
    },
    "earlier-spells",
  ),
  one(t9a(HELLFIRE), "in combat it is aimed at whom the caster touches with its front, and at nobody else", () => {
    const scene = (facing: "front" | "left") =>
      spellbook(
        "evocation",
        [HELLFIRE],
        { B: block("second", undefined, undefined, { models: 10, files: 5 }) },
        { contact: [{ of: "B", at: "W", facing }] },
      );
    const may = (facing: "front" | "left") =>
      asked(cast(scene(facing), { spell: HELLFIRE, told: { "roll.spell-hits": total(2) } }), "casting-dice").length;
    const struck = cast(scene("front"), {
      spell: HELLFIRE,
      told: { "roll.spell-hits": total(2), "roll.hits": hurting(2) },
    });
    assert.number(healthOf(struck, "B"), [8]);
    assert.legality(may("front"), 1);
    assert.legality(
      cast(scene("left")).requests.filter((q) => q.request.type === "choice" && q.request.choice === "cast-spell")
        .length,
      0,
    );
  }),
  one(
    t9a(UMI),
    "melee wounds worse at its target; boosted its Wizards have one more Resilience",
    () => {
      const r = run(UMI, { B: foe(6), C: friend(5) }, { way: "boosted", at: "C" });
      assert.number(liesOn(r.game, 2).length, 1);
      assert.legality(aims(run(UMI, { B: foe(6), C: friend(5) }, { at: "C" })).includes(1), false);
    },
    "shamans",
  ),
  one(
    "t9a.spell.pyromancy.cascading-fire",
    "counts among spells of Damage: nobody in combat is its target",
    () => {
      const scene = (contact: boolean) =>
        spellbook(
          "pyromancy",
          [CASCADE],
          {
            B: block("second", contact ? undefined : [0, 10], contact ? undefined : "south"),
            C: block("first", [0, 6], "north"),
          },
          contact ? { contact: [{ of: "B", at: "C", facing: "front" }] } : {},
        );
      const asks = (contact: boolean) => asked(cast(scene(contact)), "cast-spell").length;
      // One of its own hits, and one of the Blaze that follows.
      const burnt = run(CASCADE, { B: foe(24) }, { told: { "roll.spell-hits": total(3), "roll.hits": hurting(1) } });
      assert.number(healthOf(burnt, "B"), [18]);
      assert.legality([asks(false), asks(true)], [1, 0]);
    },
    "cascading-fire",
  ),
  one("t9a.hereditary.koe.breath-of-the-lady", "is cast, and what it brings is told not to be known", () => {
    const spell = "hereditary.koe.breath-of-the-lady";
    const r = run(spell, { B: foe(6) });
    assert.number(r.events.filter((e) => e.kind === "spellNotKnown").length, 1);
    assert.number(
      [gameOf(spellbook("evocation", [spell], { B: foe(6) })).magic.cast.length, r.game.magic.cast.length],
      [0, 1],
    );
  }),
];
