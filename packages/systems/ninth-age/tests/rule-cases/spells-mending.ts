import { EARLY } from "../editions.ts";
import type { RuleCase } from "@tercio/testkit";
import { castingValue } from "../../src/calculation/casting.ts";
import { toSelect } from "../../src/calculation/spell-selection.ts";
import { raised } from "../../src/battlefield/raising.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import type { SpellWord } from "../../src/state/spells.ts";
import { models } from "../../src/state/state.ts";
import { gameOf } from "./combat-scenes.ts";
import { block, played, quiet } from "./scenes.ts";
import {
  aims,
  asked,
  cast,
  foe,
  friend,
  healthOf,
  liesOn,
  like,
  rolled,
  spellbook,
  unitOf,
  wizard,
} from "./spell-scenes.ts";
import { assert, one } from "./table.ts";

const FOUNTAIN = "spell.druidism.fountain-of-youth";
const GROWTH = "spell.druidism.summer-growth";
const THRONE = "spell.druidism.the-oaken-throne";
const STONE = "spell.druidism.stone-skin";
const DEATH = "hereditary.ud.death-is-only-the-beginning";
const AID = "spell.evocation.ancestral-aid";
const ARISE = "hereditary.vc.arise";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
type Units = Parameters<typeof spellbook>[2];

/** Ten men of fifteen, five wide, on the caster's side. */
const thinned = (more: Partial<SceneUnit> = {}): SceneUnit => friend(5, { models: 10, startModels: 15, ...more });
const total = (n: number) => ({ show: { total: n } });
const forest = (known: readonly SpellWord[], units: Units, more = {}) =>
  spellbook("druidism", known, units, { ...more });
/** Models of those named, and Health Points. */
const grown = (unit: SceneUnit, throne = false) => {
  const run = cast(
    forest([GROWTH, THRONE], { B: foe(12), C: unit }),
    ...(throne ? [{ spell: THRONE, dice: [4] } as const] : []),
    { spell: GROWTH, way: throne ? "throne" : "basic", at: "C", dice: [6, 6, 5, 5] },
  );
  return [models(unitOf(run, "C")), ...healthOf(run, "C")];
};
const towering = like({ hp: 4, type: "Beast", height: "Gigantic", rules: ["towering-presence"] as never });

/** Spells that give Health Points back. */
export const mendingCases: readonly RuleCase[] = [
  one(
    t9a(GROWTH),
    "four Health Points for Standard Infantry, two for others, one for a tower; six, three and one with the throne",
    () => {
      assert.number(grown(thinned()), [14, 14]);
      assert.number(grown(thinned({ startModels: 13 })), [13, 13]);
      const riders = like({ hp: 1, type: "Cavalry" });
      assert.number(grown(thinned({ profile: riders })), [12, 12]);
      assert.number(grown(friend(5, { profile: towering, models: 1, files: 1, lost: 3 })), [1, 2]);
      assert.number(
        [grown(thinned(), true), grown(thinned({ profile: riders }), true)],
        [
          [15, 15],
          [13, 13],
        ],
      );
      assert.legality(
        [24, 24.01].map((inches) =>
          aims(
            cast(forest([GROWTH], { B: foe(12), C: friend(inches + (10 + 50) / 25.4), D: friend(-9) }), {
              spell: GROWTH,
              at: "D",
            }),
          ).includes(2),
        ),
        [true, false],
      );
    },
    "raising",
  ),
  one(
    t9a(GROWTH),
    "what stands is healed first, a champion rises next, the last who rises may not be whole; nobody rises without room",
    () => {
      const tough = like({ hp: 3 });
      const game = (more: Partial<SceneUnit>, others: Units = {}) =>
        gameOf(forest([GROWTH], { B: foe(12), C: thinned({ profile: tough, ...more }), ...others }));
      const up = (points: number, more: Partial<SceneUnit>, others: Units = {}) => {
        const g = game(more, others);
        const after = raised(g, g.units[2] as never, points);
        return [after.points, ...after.unit.pools.map((p) => [p.count, p.lost]), after.models];
      };
      assert.number(up(2, { lost: 2 }), [2, [10, 0], 0]);
      assert.number(up(4, { lost: 2 }), [4, [11, 1], 1]);
      assert.number(up(4, { startCommand: { champion: true } }), [4, [11, 2], [1, 0], 2]);
      // All that there were, and no more.
      assert.number(up(99, { startModels: 12 }), [6, [12, 0], 2]);
      // Two ranks stand; a third is 20 mm deep, and behind it stands an enemy.
      const behind = (mm: number): Units => ({ E: block("second", [5, 0 - (40 + mm) / 25.4], "north") });
      assert.number(up(6, {}, behind(21)), [6, [12, 0], 2]);
      assert.number(up(6, {}, behind(20)), [0, [10, 0], 0]);
    },
    "raised-room",
  ),
  one(
    t9a(FOUNTAIN),
    "each success of the path gives one model one Health Point, no model two in a phase; with the throne one rises",
    () => {
      const hurt: Units = { W: wizard("druidism", {}, { lost: 2 }), B: foe(12) };
      const once = cast(forest([STONE, GROWTH], hurt), { spell: STONE, at: "W", dice: [6, 6, 5, 5] });
      assert.number(healthOf(once, "W"), [2]);
      const twice = cast(
        forest([STONE, "spell.druidism.healing-waters"], hurt),
        { spell: STONE, at: "W", dice: [6, 6] },
        { spell: "spell.druidism.healing-waters", at: "W", dice: [6, 6] },
      );
      assert.number(healthOf(twice, "W"), [2]);
    },
  ),
  one(
    t9a(THRONE),
    "opens the other ways of its path, brings no Attribute Spell, and a Magic Die of the enemy ends it",
    () => {
      const scene = forest([STONE, THRONE], { W: wizard("druidism", {}, { lost: 1 }), B: foe(12) });
      const alone = cast(scene, { spell: THRONE, dice: [3, 1] });
      assert.number([liesOn(alone.game, 0).length, ...healthOf(alone, "W")], [1, 2]);
      const run = cast(scene, { spell: THRONE, dice: [3, 1] }, { spell: STONE, way: "throne", at: "W", dice: [5, 4] });
      assert.number(
        run.requests.flatMap(({ request }) =>
          request.type === "choice" && request.choice === "cast-spell"
            ? [(request.about as { spells: readonly { way: string; spell: string }[] }).spells.map((s) => s.way)]
            : [],
        ),
        [["basic", "basic"], ["throne"], []].slice(0, 2),
      );
      assert.number(castingValue(run.game, { wizard: 0, spell: STONE, way: "throne" }), 9);
      const lies = {
        ...{ id: 1, rule: THRONE, on: 0, from: 0, until: { source: true } },
        params: { spell: THRONE, way: "basic" },
      } as const;
      const ended = (ends: boolean) => {
        const r = played(
          forest([STONE], { B: foe(12) }, { effects: [lies] }),
          (request, game, names) =>
            request.type === "choice" && request.choice === "end-spell"
              ? { choice: "end-spell", answer: { ends } }
              : quiet()(request, game, names),
          { until: { step: "magic-phase/4" } },
        );
        return [r.game.effects.length, ...r.game.magic.dice];
      };
      assert.number(
        [ended(true), ended(false)],
        [
          [0, 6, 4],
          [1, 6, 5],
        ],
      );
    },
    "throne-ended",
  ),
  one("t9a.spell.druidism.natures-call", "who knows a spell of the path knows the throne besides", () => {
    const druid = gameOf(forest([STONE], { B: foe(12) }));
    const [w] = druid.units;
    assert.number(toSelect(EARLY, w as never, [STONE])?.knows, [THRONE]);
    assert.number(toSelect(EARLY, w as never, [STONE, THRONE])?.knows, []);
    assert.number(toSelect(EARLY, w as never, [])?.knows, []);
  }),
  one(
    [t9a(DEATH), "t9a.rule.resurrected"],
    "after an Augment made 2 harder the dead of its target rise by their value, a Character recovers, two in a phase at most",
    () => {
      const dead = like({ hp: 1, rules: [{ rule: "resurrected", value: 4 }] as never });
      const lord = like({ hp: 4, rules: [{ rule: "resurrected", value: 3 }] as never });
      const run = (augments: boolean, dice: readonly number[], unit: SceneUnit, option = 0) =>
        cast(spellbook("evocation", [AID, DEATH], { B: foe(12), C: unit }), {
          ...{ spell: AID, at: "C", dice },
          told: { "augment-spell": { answer: { augments } }, "spell-option": { answer: { option } } },
        });
      const men = thinned({ profile: dead, startModels: 20 });
      assert.number(
        [run(true, [4, 4], men), run(true, [4, 3], men), run(false, [4, 3], men)].map((r) => healthOf(r, "C")[0]),
        [14, 10, 10],
      );
      assert.number(run(false, [4, 2], men).game.effects.length, 1);
      const led = thinned({ profile: dead, startModels: 20, characters: [{ profile: lord, lost: 3 }] });
      assert.number(
        [0, 1].map((option) => healthOf(run(true, [4, 4], led, option), "C")[0]),
        [15, 13],
      );
      // Of a Hex nobody is asked.
      const hex = "spell.evocation.whispers-of-the-veil";
      const other = cast(spellbook("evocation", [hex, DEATH], { B: foe(12) }), { spell: hex });
      assert.legality(asked(other, "augment-spell").length, 0);
    },
    "death-known",
  ),
  one(
    [t9a(ARISE), "t9a.rule.reanimated"],
    "the rank and file have the value of their rule back, or a Character its own, a tower two in a phase at most",
    () => {
      const skeletons = like({ rules: [{ rule: "reanimated", value: "D6+4" }] as never });
      const lord = like({ hp: 3, rules: [{ rule: "reanimated", value: 1 }] as never });
      const at = (unit: SceneUnit, option: number | null, way: "basic" | "boosted" | "boosted further" = "basic") => {
        const told = {
          "roll.mends": total(3),
          ...(option === null ? {} : { "spell-option": { answer: { option } } }),
        };
        return cast(spellbook("evocation", [ARISE], { B: foe(12), C: unit }), { spell: ARISE, way, at: "C", told });
      };
      assert.number(healthOf(at(thinned({ profile: skeletons, startModels: 20 }), null), "C"), [17]);
      assert.number(rolled(at(thinned({ profile: skeletons }), null), "roll.mends").length, 1);
      const led = thinned({ profile: skeletons, startModels: 20, characters: [{ profile: lord, lost: 2 }] });
      assert.number(
        [0, 1].map((option) => healthOf(at(led, option), "C")[0]),
        [18, 12],
      );
      assert.number(asked(at(led, 0), "spell-option").length, 1);
      const tower = like({
        hp: 6,
        type: "Beast",
        height: "Gigantic",
        rules: ["towering-presence", { rule: "reanimated", value: 4 }] as never,
      });
      assert.number(healthOf(at(friend(5, { profile: tower, models: 1, files: 1, lost: 5 }), null), "C"), [3]);
      // An Aura gives to all who are near enough.
      const all = cast(
        spellbook("evocation", [ARISE], {
          B: foe(12),
          C: thinned({ profile: skeletons, startModels: 20 }),
          D: { ...thinned({ profile: skeletons, startModels: 20 }), at: [-5, 0] },
        }),
        { spell: ARISE, way: "boosted", told: { "roll.mends": total(1) } },
      );
      assert.number(healthOf(all, "C", "D"), [15, 15]);
    },
    "raise-value",
  ),
];
