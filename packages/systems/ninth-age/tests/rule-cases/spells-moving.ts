import { verdict, type RuleCase } from "@tercio/testkit";
import { aimNeeded } from "../../src/calculation/shots.ts";
import { withUnits } from "../../src/state/state.ts";
import { plainShot, shooter } from "./shooting-scenes.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import { dangerousGround } from "../../src/sequence/dangerous-terrain.ts";
import { straightAfterTurn } from "../../src/sequence/ways.ts";
import type { SpellWord, WayName } from "../../src/state/spells.ts";
import { block } from "./scenes.ts";
import {
  aims,
  asked,
  cast,
  castUpTo,
  foe,
  friend,
  healthOf,
  like,
  liesOn,
  rolled,
  spellbook,
  unitOf,
  wizard,
} from "./spell-scenes.ts";
import { assert, INCH, one } from "./table.ts";
import { box } from "./terrain.ts";

const DANSE = "spell.evocation.danse-macabre";
const RAVEN = "spell.witchcraft.ravens-wing";
const RESOLVE = "battle-rune.resolve";
const t9a = (spell: SpellWord): string => `t9a.${spell}`;
type Units = Parameters<typeof spellbook>[2];
type Path = readonly object[];
const straight = (inches: number): Path => [{ kind: "straight", distance: Math.round(inches * INCH) }];
const book = (spell: SpellWord, units: Units, more = {}) =>
  spellbook(spell === RAVEN ? "witchcraft" : "evocation", [spell], units, more);
const go = (path: Path, more: object = {}) => ({ unit: "C", move: "advance", ...more, path });
const asFarAs = (spell: SpellWord, way: WayName, path: Path, units: Units, more: object = {}, scene = {}) =>
  verdict(
    castUpTo({ choice: "move" }, book(spell, units, scene), { spell, way, at: "C", told: FIRST }),
    go(path, more) as never,
  ).legal;
const moved = (spell: SpellWord, path: Path, units: Units, more: object = {}, told = {}) =>
  cast(book(spell, units), {
    spell,
    at: "C",
    told: { move: { choice: "move", answer: go(path, more) as never }, ...told },
  });
/** Of several the one that is measured. */
const FIRST = { "next-unit": { choice: "next-unit", answer: { unit: "C" } } } as const;
const smith = wizard("evocation");
const { character: _, ...anvil } = smith;
const far = (more: Partial<SceneUnit> = {}): Units => ({ B: foe(40), C: friend(5, more) });

/** Spells that move their target. */
export const movingCases: readonly RuleCase[] = [
  one(
    [t9a(DANSE), "t9a.rule.magical-move"],
    "as far as the spell says, forwards or in a March, and through terrain without danger; once in a phase",
    () => {
      assert.legality(
        [12, 12.01].map((inches) => asFarAs(DANSE, "basic", straight(inches), far())),
        [true, false],
      );
      assert.legality(
        [6, 6.01].map((inches) => asFarAs(DANSE, "boosted", straight(inches), far())),
        [true, false],
      );
      assert.legality(
        [12, 12.01].map((inches) => asFarAs(DANSE, "basic", straight(inches), far(), { move: "march" })),
        [true, false],
      );
      // Through rock, but not into it.
      const rock = { terrain: [box("impassable", [5, 5], [10, 2])] };
      assert.legality(
        [9, 6].map((inches) => asFarAs(DANSE, "basic", straight(inches), far(), {}, rock)),
        [true, false],
      );
      const run = moved(DANSE, straight(10), far());
      assert.place([unitOf(run, "C").x, unitOf(run, "C").y], [5 * INCH, 10 * INCH]);
      assert.number(unitOf(run, "C").moved, "advance");
      const wood = { terrain: [box("forest", [5, 5], [10, 4])] };
      const riders = far({ profile: like({ type: "Cavalry" }) });
      const at = castUpTo({ choice: "move" }, book(DANSE, riders, wood), { spell: DANSE, at: "C" });
      const c = unitOf(at, "C");
      const tests = (game: typeof at.game) => dangerousGround(game, c, straightAfterTurn(c, c.facing, 8 * INCH)).length;
      assert.number([tests(at.game), tests({ ...at.game, effects: [] })], [0, 1]);
      // Who has moved by one spell is not moved by another.
      const twice = cast(
        spellbook("evocation", [DANSE, RAVEN], far()),
        { spell: DANSE, at: "C", dice: [5, 4], told: { move: { choice: "move", answer: go(straight(3)) as never } } },
        { spell: RAVEN, at: "C", dice: [5, 4], told: { move: { choice: "move", answer: go(straight(3)) as never } } },
      );
      assert.place(unitOf(twice, "C").y, 3 * INCH);
    },
    "magical-move-after",
  ),
  one([t9a(DANSE), "t9a.rule.magical-move"], "nobody who flees, is Shaken or fights; one by one of several", () => {
    const may = (state: SceneUnit["state"]) =>
      asked(cast(book(DANSE, far({ state: state as never })), { spell: DANSE, at: "C" }), "move").length;
    assert.legality([may({}), may({ shaken: true }), may({ fleeing: true })], [1, 0, 0]);
    const two: Units = { B: foe(40), C: friend(5), D: friend(-5) };
    const run = cast(book(DANSE, two), { spell: DANSE, way: "boosted" });
    assert.legality(
      asked(run, "move").map((r) => (r.about as { units: readonly number[] }).units.length),
      [1, 1, 1],
    );
    assert.legality(asked(run, "next-unit").length > 0, true);
    // From where the aura reaches.
    const near = (inches: number) =>
      asked(
        cast(book(DANSE, { B: foe(40), C: friend(inches + (10 + 50) / 25.4) }), { spell: DANSE, way: "boosted" }),
        "move",
      ).length;
    assert.legality([near(9), near(9.01)], [2, 1]);
  }),
  one(
    t9a(RAVEN),
    "through the air, reformed on the way, and D6 hits on one of those whom it passes over",
    () => {
      assert.legality(
        [
          asFarAs(RAVEN, "basic", straight(8), far(), { air: true }),
          asFarAs(RAVEN, "basic", straight(8.01), far(), { air: true }),
          asFarAs(RAVEN, "boosted", straight(12), far(), { air: true }),
          asFarAs(RAVEN, "boosted", straight(12.01), far(), { air: true }),
        ],
        [true, false, true, false],
      );
      const reform = [{ kind: "reform", to: 16384, files: 2 }, ...straight(3)];
      assert.legality([asFarAs(RAVEN, "basic", reform, far()), asFarAs(DANSE, "basic", reform, far())], [true, false]);
      const over: Units = { B: block("second", [5, 3], "north", { models: 10, files: 10 }), C: friend(5) };
      const told = {
        sweep: { choice: "sweep", answer: { target: "B" } },
        "roll.spell-hits": { show: { total: 4 } },
        "roll.hits": { show: { points: [3] } },
      };
      const run = moved(RAVEN, straight(8), over, { air: true }, told);
      assert.number(healthOf(run, "B"), [7]);
      assert.number(
        rolled(run, "roll.hits").map((r) => (r.dice as { chains: readonly { dice: number }[] }).chains[0]?.dice),
        [4],
      );
      assert.legality(
        [18, 18.01].map((inches) =>
          aims(
            cast(book(RAVEN, { B: foe(40), C: friend(inches + (10 + 50) / 25.4), D: friend(-9) }), {
              spell: RAVEN,
              at: "D",
            }),
          ).includes(2),
        ),
        [true, false],
      );
    },
    "sweeping-spell",
  ),
];

const SWARM = "spell.shamanism.swarm-of-insects";
const REVOCATION = "battle-rune.revocation";
const EYE = "spell.witchcraft.evil-eye";
const GLAMOUR = "spell.witchcraft.deceptive-glamour";

/** Spells that hang on what becomes of their target, and on other spells. */
export const lingeringCases: readonly RuleCase[] = [
  one(
    t9a(SWARM),
    "5D6 hits of Strength 1; who is wounded shoots 1 worse until it moves, or as long as the caster",
    () => {
      const archers = foe(20, { profile: shooter(["bow"]), models: 10 });
      const swarmed = (points: number, inches = 20, way: WayName = "basic") =>
        cast(spellbook("shamanism", [SWARM], { B: { ...archers, at: [0, inches] } }), {
          ...{ spell: SWARM, way },
          told: { "roll.spell-hits": { show: { total: 15 } }, "roll.hits": { show: { points: [points] } } },
        });
      const toHit = (game: ReturnType<typeof swarmed>["game"]) =>
        aimNeeded(game, { ...plainShot, unit: 1, at: { unit: 0, pool: 0 }, weapon: "bow" })?.value;
      const [hurt, whole] = [swarmed(1).game, swarmed(0).game];
      assert.number([toHit(hurt), toHit(whole)], [5, 4]);
      assert.number(
        rolled(swarmed(0), "roll.hits").map((r) => (r.dice as { chains: readonly { dice: number }[] }).chains[0]?.dice),
        [15],
      );
      const b = hurt.units[1] as (typeof hurt.units)[number];
      const put = (patch: Partial<typeof b>) => toHit(withUnits(hurt, [{ ...b, ...patch }]));
      // Losses that close its files up are no move; a step ahead or aside, and a turn, are.
      assert.number(
        [put({ files: 8, x: b.x + 1000 }), put({ y: b.y - 10 }), put({ files: 8, x: b.x + 1100 }), put({ facing: 0 })],
        [5, 4, 4, 4],
      );
      assert.legality(
        [24, 24.01].map((inches) =>
          aims(
            cast(spellbook("shamanism", [SWARM], { B: foe(inches), C: block("second", [6, 8], "south") }), {
              ...{ spell: SWARM, at: "C" },
              told: { "roll.spell-hits": { show: { total: 15 } }, "roll.hits": { show: { points: [0] } } },
            }),
          ).includes(1),
        ),
        [true, false],
      );
    },
  ),
  one(
    t9a(REVOCATION),
    "ends what lasts one turn on its target, and stops the next spell of its caster’s enemy that has it for a target",
    () => {
      const mine: Units = { B: foe(12), C: friend(5) };
      const over = cast(
        spellbook("witchcraft", [GLAMOUR, REVOCATION], mine),
        { spell: GLAMOUR, at: "B", dice: [4, 2] },
        { spell: REVOCATION, way: "Runic Smith", at: "B", dice: [3, 2] },
      );
      assert.number(liesOn(over.game, 1), [REVOCATION]);
      // Cast by the other side: C of the first player is guarded.
      const rune = {
        ...{ id: 1, rule: REVOCATION, on: 2, from: 1, until: {} },
        params: { spell: REVOCATION, way: "Runic Smith", friendly: false },
      } as const;
      const guarded = (spell: SpellWord, at: string, known: readonly SpellWord[] = [spell]) =>
        cast(spellbook("witchcraft", known, { B: foe(12), C: friend(5) }, { effects: [rune] }), {
          ...{ spell, at, dice: [5, 5, 4] },
        });
      const stopped = guarded("spell.evocation.ancestral-aid", "C");
      assert.number(liesOn(stopped.game, 2), []);
      // One that has another target goes through, and the Attribute Spell that follows it at C does not.
      const eyed = guarded(GLAMOUR, "B");
      assert.number([liesOn(eyed.game, 1).includes(GLAMOUR), liesOn(eyed.game, 2)], [true, [REVOCATION]]);
      const both = cast(spellbook("witchcraft", [GLAMOUR], { B: foe(12), C: friend(5) }, { effects: [rune] }), {
        ...{ spell: GLAMOUR, at: "B", dice: [5, 5, 4] },
        told: { attribute: { choice: "spell-target", answer: { unit: "C", pool: -1 } } },
      });
      assert.number([liesOn(both.game, 1).includes(EYE), liesOn(both.game, 2)], [false, []]);
    },
    "revocation",
  ),
  one(t9a(RESOLVE), "8 inches, reformed on the way; 18 from a Runic Smith, 36 from an Anvil", () => {
    const reform = [{ kind: "reform", to: 16384, files: 2 }, ...straight(3)];
    assert.legality(
      [straight(8), straight(8.01), reform].map((path) => asFarAs(RESOLVE, "Runic Smith", path, far())),
      [true, false, true],
    );
    const reach = (way: WayName, inches: number) =>
      aims(
        cast(
          book(RESOLVE, {
            ...{ W: way === "Anvil of Power" ? anvil : smith },
            ...{ B: foe(40), C: friend(inches + (10 + 50) / 25.4), D: friend(-9) },
          }),
          { spell: RESOLVE, way, at: "D" },
        ),
      ).includes(2);
    assert.legality(
      [
        reach("Runic Smith", 18),
        reach("Runic Smith", 18.01),
        reach("Anvil of Power", 36),
        reach("Anvil of Power", 36.01),
      ],
      [true, false, true, false],
    );
  }),
  one(
    "t9a.battle-rune.general",
    "a Bound Spell of two or three dice, not rolled for, dispelled by 5 or by 8",
    () => {
      const put = (dice: readonly number[]) =>
        cast(book(RESOLVE, far()), { spell: RESOLVE, way: "Runic Smith", at: "C", dice });
      const against = (dice: readonly number[]) =>
        asked(put(dice), "dispel").map((r) => (r.about as { readonly total: number }).total);
      assert.number([against([1, 1]), against([1, 1, 1])], [[5], [8]]);
      assert.number(rolled(put([1, 1]), "roll.casting").length, 0);
      const asks = castUpTo({ choice: "casting-dice" }, book(RESOLVE, far()), {
        ...{ spell: RESOLVE, way: "Runic Smith", at: "C" },
      });
      assert.legality(
        [1, 2, 3, 4].map((dice) => verdict(asks, { dice }).legal),
        [false, true, true, false],
      );
    },
    "rune-bearers",
  ),
];
