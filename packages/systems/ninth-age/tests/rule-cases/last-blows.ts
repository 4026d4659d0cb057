import type { Json } from "@tercio/kernel";
import type { RuleCase, SceneLine, SceneReply } from "@tercio/testkit";
import type { Packet } from "../../src/calculation/attacks.ts";
import { strikeOf } from "../../src/calculation/attacks.ts";
import { strikeNumbers } from "../../src/calculation/strikes.ts";
import type { SceneUnit } from "../../src/scene/types.ts";
import type { RuleGiven } from "../../src/state/parameters.ts";
import { models, type NinthAge, type Unit } from "../../src/state/state.ts";
import { fight, gameOf, like } from "./combat-scenes.ts";
import { hero, item, rule } from "./item-scenes.ts";
import { at, type Played, played, quiet, vars } from "./scenes.ts";
import { atB, range, shooter } from "./shooting-scenes.ts";
import { assert, one } from "./table.ts";

type Rules = readonly RuleGiven[];
const the = (game: NinthAge, id = 0): Unit => game.units[id] as Unit;
const of = (rules: Rules, more: Partial<SceneUnit> = {}): Partial<SceneUnit> => ({ profile: like({ rules }), ...more });

/** Dice of each chain rolled in the round, by who strikes: unit, dice, aim, points that are shown for it. */
type Rolled = readonly (readonly [by: number, dice: number, at: number])[];
const blows = (run: Played): readonly Rolled[] =>
  run.requests.flatMap(({ request, game }) => {
    if (request.type !== "roll" || request.dice.kind !== "chains") return [];
    const packets = vars({ game }, "initiative-step").packets as readonly Packet[];
    return [packets.map((p) => [p.unit, p.dice * (p.special?.each ?? 1), p.aims[0]?.unit ?? -1] as const)];
  });
/** Every packet wounds so often where its striker is named, else never. */
const wounding =
  (points: { readonly [unit: number]: number }): SceneReply<NinthAge> =>
  (request, game, names) => {
    if (request.type !== "roll" || request.dice.kind !== "chains") return quiet(told)(request, game, names);
    const packets = vars({ game }, "initiative-step").packets as readonly Packet[];
    const into = (request.dice as unknown as { readonly into: readonly number[] }).into;
    const sums: number[] = [];
    packets.forEach((p, i) => {
      const to = into[i] ?? 0;
      sums[to] = (sums[to] ?? 0) + (points[p.unit] ?? 0);
    });
    return { show: { points: sums } } as SceneLine;
  };
const told: { [asked: string]: SceneLine } = {};
/** To hit first: so many natural 1s, misses, hits and 6s. */
const counts = (...list: readonly number[]): { readonly [asked: string]: SceneLine } => ({
  "roll.hits-first": { show: { counts: list as unknown as Json } } as SceneLine,
});

export const lastBlowCases: readonly RuleCase[] = [
  one(
    "t9a.rule.red-haze",
    "a point more of Strength and Armour Penetration; natural 1s hit its own unit",
    () => {
      const n = (rules: Rules) => {
        const game = gameOf(fight({ a: of(rules) }));
        const s = strikeNumbers(game, strikeOf(game, { unit: 0, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
        return [s.strength.value, s.penetration.value];
      };
      assert.number(
        [n(["red-haze"]), n([])],
        [
          [4, 1],
          [3, 0],
        ],
      );
      const a = { ...of(["red-haze"]), models: 6, files: 6 };
      const run = played(fight({ a, b: { models: 6, files: 6 } }), quiet(counts(2, 1, 2, 1)), at("7"));
      // Of six dice three hit the enemy and two its own; the enemy strikes with six.
      assert.number(blows(run), [
        [
          [0, 3, 1],
          [0, 2, 0],
          [1, 6, 0],
        ],
      ]);
    },
    "red-haze",
  ),
  one("t9a.rule.fanatical", "they fall after the last Initiative Step, and have struck", () => {
    const strikes = (rules: Rules): readonly unknown[] => {
      const b = { profile: like({ rules }, { agi: 2 }), models: 6, files: 6 };
      const scene = fight({ a: { models: 6, files: 6 }, b });
      const steps = played(scene, wounding({ 0: 4 }), at("fallen"));
      const end = played(scene, wounding({ 0: 4 }), at("7"));
      return [
        blows(end).map((list) => list.map(([by, dice]) => [by, dice])),
        models(the(steps.game, 1)),
        models(the(end.game, 1)),
      ];
    };
    assert.number(strikes(["fanatical"]), [[[[0, 6]], [[1, 6]]], 6, 2]);
    assert.number(strikes([]), [[[[0, 6]], [[1, 2]]], 2, 2]);
  }),
  one(
    "t9a.rule.mummys-curse",
    "who slays it suffers a hit of Strength 6 and Armour Penetration 10; who only wounds it does not",
    () => {
      const curse = (rules: Rules, points: number): readonly unknown[] => {
        const scene = fight({
          a: hero("first", { part: { agi: 5, att: 3 } }),
          b: hero("second", { rules }),
        });
        const list = played(scene, wounding({ 0: points }), at("7")).requests.flatMap(({ request, game }) =>
          request.type === "roll" && request.dice.kind === "chains"
            ? (vars({ game }, "initiative-step").packets as readonly Packet[])
                .filter((p) => p.special !== null)
                .map((p) => [p.aims[0]?.unit, p.special?.each, p.special?.strength, p.special?.armourPenetration])
            : [],
        );
        return list;
      };
      assert.number(curse(["mummys-curse"], 3), [[0, 1, 6, 10]]);
      assert.number([curse(["mummys-curse"], 2), curse([], 3)], [[], []]);
    },
    "mummys-curse",
  ),
  one(
    rule("death-warrant"),
    "Battle Focus; whoever strikes whom it has hit has it too, to the end of the phase",
    () => {
      const marks = (hits: number): number => {
        const scene = fight({
          a: hero("first", { ...item("death-warrant"), part: { agi: 6 } }),
          b: { models: 30, files: 6 },
          more: { C: { side: "first", on: "left", of: "B", models: 10, files: 5 } },
        });
        const { game } = played(scene, quiet(counts(0, 1 - hits, hits, 0)), at("7"));
        const n = strikeNumbers(game, strikeOf(game, { unit: 2, pool: 0, part: 0 }, { unit: 1, pool: 0 }));
        return n.effects.filter((e) => e.value.kind === "six-hits").length;
      };
      assert.number([marks(1), marks(0)], [1, 0]);
    },
    "death-warrant",
  ),
  one(
    rule("wyrd-stone"),
    "the first hit on its bearer does nothing, and no later one",
    () => {
      const stone = hero("second", item("wyrd-stone"));
      const blow = (list: readonly number[]): readonly unknown[] =>
        blows(
          played(
            fight({ a: { models: 6, files: 6, profile: like({}, { att: 2 }) }, b: stone }),
            quiet(counts(...list)),
            at("7"),
          ),
        )
          .flat()
          .filter(([by]) => by === 0);
      assert.number([blow([0, 2, 2, 0]), blow([0, 3, 1, 0])], [[[0, 1, 1]], []]);
      // Of shots as of blows: of ten that hit nine are left.
      const shots = (own: object): readonly unknown[] => {
        const run = played(
          range({ a: { profile: shooter(["bow"]), models: 1, files: 1 }, b: { ...own, facing: "south" } }),
          (request, game, names) =>
            request.type === "choice" && request.choice === "shoot"
              ? atB
              : request.type === "roll" && request.label.key === "roll.to-hit-first"
                ? { show: { points: [1] } }
                : quiet()(request, game, names),
          { until: { step: "shooting-phase/3" } },
        );
        return run.requests
          .filter(({ request }) => request.type === "roll")
          .map(({ request }) => (request as { label: { key: string } }).label.key);
      };
      assert.odds([shots(stone), shots(hero("second", {}))], [["roll.to-hit-first"], ["roll.shots"]]);
    },
    "wyrd-stone",
  ),
];
