import { there } from "@tercio/kernel";
import { play, type RuleCase } from "@tercio/testkit";
import { type Going, whyNotMove } from "../../src/battlefield/paths.ts";
import { whyNotWalk } from "../../src/battlefield/loose.ts";
import { reformedAs } from "../../src/battlefield/reform.ts";
import { seesUnit } from "../../src/battlefield/seeing.ts";
import { loseWounds } from "../../src/calculation/losses.ts";
import { oldWorld } from "../../src/index.ts";
import { fled } from "../../src/sequence/flee.ts";
import { enter } from "../../src/sequence/flow.ts";
import { hunt } from "../../src/sequence/plans.ts";
import type { Place, Unit } from "../../src/state/state.ts";
import { unit } from "../../src/state/state.ts";
import { battlefield, type Situation, type Standing } from "../field.ts";
import { assert, one } from "./table.ts";

const INCH = 2540;
const inch = (n: number): number => Math.round(n * INCH) + 0;
const at = (x: number, y: number): Place => ({ x: inch(x), y: inch(y) });
/** Middles of bases of 25 mm in a row from the middle of the table east, so many inches between them. */
const row = (models: number, gap: number, y = 0): readonly Place[] =>
  Array.from({ length: models }, (_, i) => ({ x: i * (2500 + inch(gap)), y: inch(y) }));

/** Skirmishers of the first side, their models where they are said to stand. */
const loose = (places: readonly Place[], entry: Standing["entry"] = {}, now: Partial<Unit> = {}): Standing => ({
  side: 0,
  entry: { models: places.length, files: places.length, skirmishers: true, ...entry },
  now: { places, ...now },
});
const field = (own: Standing, ...more: readonly Standing[]): Situation => ({ units: [own, ...more] });
const walk: Going = { gait: "move", air: false };
const march: Going = { gait: "march", air: false };
/** Why models may not go there, in this order. */
const rule = (s: Situation, to: readonly Place[], going = walk, order = to.map((_, i) => i)): string | null => {
  const game = battlefield(s);
  return whyNotWalk(game, unit(game, 0), going, { to, order })?.rule ?? null;
};
const shifted = (places: readonly Place[], x: number, y: number): readonly Place[] =>
  places.map((p) => ({ x: p.x + inch(x), y: p.y + inch(y) }));
const marsh = (west: number, east: number) =>
  ({
    kind: "difficult",
    polygon: [
      [west, 2],
      [east, 2],
      [east, 3],
      [west, 3],
    ],
  }) as const;

/** An enemy of so many files whose front looks at the first side from so far north. */
const enemy = (inches: number, files = 1, x = 0): Standing => ({
  ...{ side: 1, at: [x, inches], facing: 180 },
  entry: { models: files, files },
});

const COHERENCY = "tow.rule.skirmishers";
const deploys = (to: readonly Place[], more: object = {}): string | null => {
  const models = to.length;
  const own: Standing = { side: 0, entry: { models, files: models, skirmishers: true }, now: { place: "reserve" } };
  const game = battlefield({ units: [own, enemy(20)], field: { phase: "set-up" } });
  const about = { player: 0, units: [0], together: false };
  const answer = { units: [{ unit: 0, x: 0, y: 0, facing: 0, files: models, to, ...more }] };
  const verdict = there(oldWorld.rules.choices["deploy"]).accept(game, about as never, answer);
  return verdict === true ? null : verdict.rule;
};

export const looseCases: readonly RuleCase[] = [
  one("tow.rule.skirmishers", "each model ends within an inch of another, 0.99 and 1, not 1.01", () => {
    const s = field(loose(row(3, 0.5)));
    const [first, middle, last] = row(3, 0.5);
    const apart = (n: number): readonly Place[] => [
      { x: there(middle).x - 2500 - inch(n), y: 0 },
      there(middle),
      { x: there(middle).x + 2500 + inch(n), y: 0 },
    ];
    assert.legality(
      [0.99, 1, 1.01].map((n) => rule(s, apart(n), walk, [0, 2])),
      [null, null, COHERENCY],
    );
    // Two pairs that hold together are two groups.
    const pairs = [...row(2, 0.5), ...shifted(row(2, 0.5), 8, 0)];
    assert.legality(rule(field(loose(row(4, 0.5))), pairs, march), COHERENCY);
    assert.legality([first, last].includes(undefined), false);
  }),
  one("tow.manoeuvre.limits", "each model of skirmishers goes its Movement, in any direction", () => {
    const s = field(loose(row(3, 0.5)));
    const to = (x: number, y: number): string | null =>
      rule(s, shifted(row(3, 0.5), x, y), walk, x > 0 ? [2, 1, 0] : [0, 1, 2]);
    assert.legality([to(0, 3.99), to(0, 4), to(0, 4.01)], [null, null, "tow.manoeuvre.limits"]);
    assert.legality([to(4, 0), to(-2.8, -2.8), to(-2.9, -2.8)], [null, null, "tow.manoeuvre.limits"]);
  }),
  one("tow.march.distance", "skirmishers march twice their Movement", () => {
    const s = field(loose(row(3, 0.5)));
    const to = (y: number): string | null => rule(s, shifted(row(3, 0.5), 0, y), march);
    assert.legality([to(7.99), to(8), to(8.01)], [null, null, "tow.march.distance"]);
  }),
  one("tow.rule.one-inch", "no skirmisher ends nearer than an inch to an enemy, or goes through anybody", () => {
    // Half a base of 25 mm is 0.4921 inches: the enemy's front lies 5 inches ahead of the middles.
    const to = (y: number): string | null => rule(field(loose([at(0, 0)]), enemy(5)), [at(0, y)]);
    assert.legality([to(3.5), to(3.507), to(3.52)], [null, null, "tow.rule.one-inch"]);
    const wall: Standing = { side: 0, at: [0, 2], entry: { models: 30, files: 30 } };
    const past = (s: Standing): string | null => rule(field(loose([at(0, 0)]), s), [at(0, 4)], march);
    assert.legality([past(wall), past({ ...wall, at: [20, 2] })], ["tow.march.distance", null]);
  }),
  one("tow.rule.difficult-terrain", "ground that one of them crosses slows them all by an inch", () => {
    const to = (y: number, west: number): string | null =>
      rule({ ...field(loose(row(3, 0.5))), terrain: [marsh(west, west + 1)] }, shifted(row(3, 0.5), 0, y));
    assert.legality([to(3, 0), to(3.01, 0), to(4, 10)], [null, "tow.manoeuvre.limits", null]);
  }),
  one("tow.rule.impassable-terrain", "no skirmisher goes through impassable ground", () => {
    const rock = { ...marsh(-3, 3), kind: "impassable" } as const;
    const to = (x: number, y: number): string | null =>
      rule({ ...field(loose([at(0, 0)])), terrain: [rock] }, [at(x, y)], march);
    assert.legality(
      [to(0, 4), to(0, 2.5), to(4, 4)].map((r) => r === null),
      [false, false, true],
    );
  }),
  one("tow.rule.skirmishers", "others see between them, and do not walk there", () => {
    // Two skirmishers an inch apart stand across the way of a file 20 mm wide.
    const two = (gap: number): Situation => ({
      units: [
        { side: 0, at: [0, 0], entry: { models: 1, files: 1, baseWidth: 2000, baseDepth: 2000 } },
        { ...loose([at(-0.5 * gap, 2), at(0.5 * gap, 2)]), side: 1 },
        { side: 1, at: [0, 20], facing: 180, entry: { models: 1, files: 1 } },
      ],
    });
    const ahead = [{ kind: "straight", distance: inch(8) }] as const;
    const goes = (gap: number): boolean => {
      const game = battlefield(two(gap));
      return whyNotMove(game, unit(game, 0), ahead, march) === null;
    };
    // Their bases are 0.9843 inches wide: 1 inch apart and 1.01, which holds nothing together.
    assert.legality([goes(1.9843), goes(1.9943)], [false, true]);
    const game = battlefield(two(1.9843));
    assert.legality(seesUnit(game, unit(game, 0), unit(game, 2)), true);
  }),
  one("tow.charge.eligibility.line-of-sight", "more than half of skirmishers have to see whom they charge", () => {
    // A wall close before the first so many of a row of six; the enemy stands far ahead.
    const seen = (hidden: number): boolean => {
      const own = row(6, 0.9);
      const width = inch(1.2) + (hidden - 1) * (2500 + inch(0.9));
      const wall: Standing = {
        ...{ side: 0, at: [((hidden - 1) * (2500 + inch(0.9))) / 2 / INCH, 1] },
        entry: { models: 1, files: 1, baseWidth: width, baseDepth: 500 },
      };
      const game = battlefield(field(loose(own), enemy(22, 1, 4), wall));
      return seesUnit(game, unit(game, 0), unit(game, 1));
    };
    assert.legality([seen(2), seen(3)], [true, false]);
  }),
  one("tow.rule.skirmishers", "losses leave the others together", () => {
    // The middle one of a row an inch apart holds the others together, and stays.
    const game = battlefield(field(loose(row(3, 1))));
    const left = unit(loseWounds(game, 0, 1).game, 0).places;
    assert.number(
      left?.map((p) => p.x),
      row(2, 1).map((p) => p.x),
    );
  }),
  one("tow.keyword.flee-move", "fleeing skirmishers keep their places among one another", () => {
    const s = field(loose(row(3, 0.5)), enemy(-10));
    const after = unit(fled(battlefield(s), 0, 0, 7, false).game, 0).places;
    assert.number(
      after?.map((p) => [p.x, p.y]),
      row(3, 0.5).map((p) => [p.x, p.y + 7 * INCH]),
    );
  }),
  one("tow.rule.close-order", "another formation is taken by a Reform, and only one that the unit has", () => {
    const both = { skirmishers: true, rules: ["close-order"] } as const;
    const game = battlefield({ units: [{ side: 0, entry: { models: 10, ...both }, now: { order: "close" } }] });
    const why = (order: Unit["order"]): string | null => {
      const result = reformedAs(game, unit(game, 0), 0, 5, order);
      return "problem" in result ? result.problem.rule : null;
    };
    assert.legality([why("close"), why("skirmish"), why("open")], [null, null, "tow.rule.close-order"]);
    const loosely = (rules: readonly "close-order"[]): string | null => {
      const skirmish = battlefield({ units: [{ side: 0, entry: { models: 10, skirmishers: true, rules } }] });
      const result = reformedAs(skirmish, unit(skirmish, 0), 0, 5, "close");
      return "problem" in result ? result.problem.rule : null;
    };
    assert.legality([loosely(["close-order"]), loosely([])], [null, "tow.rule.close-order"]);
    const reform = { unit: 0, move: "reform", facing: 0, files: 5, order: "skirmish" };
    const r = play(oldWorld, game, (q) => (q.type === "choice" ? { answer: reform } : null), {
      enter: [enter("remaining-moves", {})],
    });
    assert.legality([r.game.units[0]?.order, r.game.units[0]?.deed], ["skirmish", "reformed"]);
  }),
  one("tow.rule.deployment", "skirmishers are put down model by model, each in the zone, together", () => {
    const line = (y: number, gap = 0.5): readonly Place[] => row(3, gap, y);
    // The zone begins 12 inches from the middle; half a base is 0.4921 inches.
    assert.legality(
      [deploys(line(-13)), deploys(line(-12.4)), deploys(line(-13, 1.01)), deploys(line(-13, -0.2))],
      [null, "tow.rule.open-battle", COHERENCY, COHERENCY],
    );
    assert.legality(
      [deploys(line(-13), { order: "skirmish" }), deploys(line(-13), { order: "open" })],
      [null, "tow.rule.close-order"],
    );
  }),
  one("tow.rule.reinforcements", "each model of skirmishers that come on is within an inch of the edge", () => {
    const comes = (n: number): string | null => {
      const to = [...row(4, 0.1, -24 + 0.4922), { x: 1250, y: inch(-24 + 0.4922 + n) }];
      const apart = [...to.slice(0, 4), { x: 0 - 2500, y: there(to[4]).y }];
      const own: Standing = {
        side: 0,
        entry: { models: 5, files: 5, skirmishers: true, rules: ["ambushers"] },
        now: { place: "reserve", arrival: "called" },
      };
      const game = battlefield({ units: [own, enemy(10)] });
      const about = { player: 0, units: [0], together: false, from: "edge" };
      const answer = { units: [{ unit: 0, x: 0, y: 0, facing: 0, files: 5, to: apart }] };
      const verdict = there(oldWorld.rules.choices["deploy"]).accept(game, about as never, answer);
      return verdict === true ? null : verdict.rule;
    };
    assert.legality([comes(0.99), comes(1), comes(1.01)], [null, null, "tow.rule.ambushers"]);
  }),
  one("tow.rule.form-up", "met by a pursuit they form up along its front, each by its Movement", () => {
    const hunted = (places: readonly Place[], movement = 4) => {
      const game = battlefield({
        units: [
          { side: 0, at: [0, 0], entry: { models: 10, files: 5 } },
          { ...loose(places, { movement }), side: 1 },
        ],
      });
      const { game: after, end } = hunt(game, { units: [0] }, 0, null, 6);
      const v = unit(after, 1);
      return { end, v, contacts: after.contacts.map((c) => [c.charger, c.charged, c.facing]) };
    };
    const { end, v, contacts } = hunted(row(4, 0.5, 4));
    assert.legality([end, v.formedUp, v.places, v.models, v.files], ["met", true, null, 4, 4]);
    assert.legality(contacts, [[0, 1, "front"]]);
    // The last of four stands an inch and a half from the nearest place at the front.
    assert.number([hunted(row(4, 0.5, 4), 2).v.models, hunted(row(4, 0.5, 4), 1).v.models], [4, 3]);
  }),
];
