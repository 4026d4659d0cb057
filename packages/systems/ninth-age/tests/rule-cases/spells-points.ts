import { EARLY } from "../editions.ts";
import { verdict, type RuleCase } from "@tercio/testkit";
import { hitsOf } from "../../src/calculation/spell-effects.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import { block, played, quiet } from "./scenes.ts";
import { cast, castUpTo, foe, friend, healthOf, rolled, spellbook } from "./spell-scenes.ts";
import { assert, INCH, one } from "./table.ts";

const WRATH = "spell.thaumaturgy.wrath-of-god";
const TOTEM = "spell.shamanism.totemic-summon";
const CURSE = "hereditary.id.curse-of-nezibkesh";
const RATS = "hereditary.vs.the-awakened-swarm";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
type Units = Parameters<typeof spellbook>[2];
const units: Units = { B: foe(12), C: friend(5) };
const paths: { readonly [spell: string]: string } = { [WRATH]: "thaumaturgy", [TOTEM]: "shamanism" };
const book = (spell: SpellWord, more = {}) => spellbook(paths[spell] ?? "evocation", [spell], units, more);
/** Whether it may be aimed at these points, in inches from the middle of the table. */
const may = (spell: SpellWord, way: WayName, points: readonly (readonly [number, number])[], more = {}) => {
  const run = castUpTo({ choice: "spell-point" }, book(spell, more), { spell, way });
  return points.map(([x, y]) => verdict(run, { x: Math.round(x * INCH), y: Math.round(y * INCH) } as never).legal);
};
// From the caster's front at the middle to its edges: 10 mm to each side.
const side = 10 / 25.4;

/** Spells that are aimed at a point of the table. */
export const pointCases: readonly RuleCase[] = [
  one(
    [t9a(WRATH), "t9a.spell-type.ground"],
    "a counter lies where it was placed, grows on 1 to 3, and on more strikes all within 2D6 and its counters",
    () => {
      const run = cast(book(WRATH), {
        ...{ spell: WRATH, dice: [6, 6, 5] },
        told: { "spell-point": { choice: "spell-point", answer: { x: 0, y: 12 * INCH } } },
      });
      assert.number(
        run.game.effects.map((e) => [e.params.x ?? -1, e.params.y ?? -1, e.params.counters ?? -1]),
        [[0, 12 * INCH, 1]],
      );
      // In the phase in which it was placed it does nothing.
      assert.number(rolled(run, "roll.spell-counters").length, 0);
      assert.legality(
        may(WRATH, "basic", [
          [40, 40],
          [48, 48],
          [48.01, 0],
        ]),
        [true, true, false],
      );
      const lies = (counters: number) => ({
        ...{ id: 1, rule: WRATH, on: null, from: 0, until: { source: true } },
        params: { spell: WRATH, way: "basic", x: 0, y: -10 * INCH, counters, placedIn: 0 },
      });
      const later = (face: number, counters: number, radius: number, south: number) =>
        played(
          book(WRATH, {
            effects: [lies(counters)],
            magic: { known: {}, cards: [[5], [5]] },
            units: {
              W: block("first", [20, 20], "north"),
              B: block("second", [0, south], "south", { models: 10, files: 10 }),
            },
          }),
          (request, game, names) => {
            if (request.type !== "roll") return quiet()(request, game, names);
            const { key } = request.label;
            if (key === "roll.spell-counters") return { show: { total: face } };
            if (key === "roll.spell-radius") return { show: { total: radius } };
            if (key === "roll.spell-hits") return { show: { total: 7 } };
            if (key === "roll.hits") return { show: { points: [3] } };
            return quiet()(request, game, names);
          },
          { until: { step: "magic-phase/6" } },
        );
      const grown = later(3, 1, 7, -20);
      assert.number(
        grown.game.effects.map((e) => e.params.counters ?? -1),
        [2],
      );
      // B's front looks south, its back lies 20 mm north of it: from the counter so many inches to its front.
      const near = later(4, 2, 5, -3);
      const far = later(4, 2, 5, -2.99);
      assert.number([healthOf(near, "B"), healthOf(far, "B")], [[7], [10]]);
      assert.number([near.game.effects.length, far.game.effects.length], [0, 0]);
      const hit = hitsOf(EARLY, WRATH, "basic", false, "strike")?.hit;
      assert.number([hit?.strength ?? 0, hit?.armourPenetration ?? 0], [5, 2]);
    },
    "counters-strike",
  ),
  one(t9a(TOTEM), "within 1 inch of the Board Edge, boosted within 10; the beast itself is not known", () => {
    assert.legality(
      may(TOTEM, "basic", [
        [0, 47],
        [0, 46.99],
        [48, 0],
      ]),
      [true, false, true],
    );
    assert.legality(
      may(TOTEM, "boosted", [
        [0, 38],
        [0, 37.99],
      ]),
      [true, false],
    );
  }),
  one(
    [t9a(RATS), t9a(CURSE)],
    "at a point within 12 inches, boosted within 24; of the swarm, and of markers that are not known, nothing stays",
    () => {
      assert.legality(
        may(RATS, "basic", [
          [12 + side, -0.1],
          [12.02 + side, -0.1],
        ]),
        [true, false],
      );
      assert.legality(
        may(RATS, "boosted", [
          [24 + side, -0.1],
          [24.02 + side, -0.1],
        ]),
        [true, false],
      );
      const swarm = cast(book(RATS), {
        ...{ spell: RATS, dice: [5, 5] },
        told: { "spell-point": { choice: "spell-point", answer: { x: 0, y: 10 * INCH } } },
      });
      assert.number([swarm.game.units.length, swarm.game.effects.length], [3, 0]);
      // What the sheet says of such a spell is played: one less, boosted too, however many markers there would be.
      const cursed = (way: WayName) =>
        cast(spellbook("evocation", [CURSE], units), { spell: CURSE, way, at: "B" }).game.effects.filter(
          (e) => e.on === 1,
        ).length;
      assert.number([cursed("basic"), cursed("boosted")], [1, 1]);
    },
    "spell-not-known",
  ),
];
