import { silent } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { describe, expect, test } from "vitest";
import type { ListRow } from "../src/calculation/health.ts";
import { fateOf, finalResult, pointsOf } from "../src/sequence/scoring.ts";
import { holdTheGround, objectiveWinner, towards } from "../src/sequence/objectives.ts";
import { ninthAge } from "../src/index.ts";
import type { Marker, NinthAge, Seat, Unit } from "../src/state/state.ts";
import * as expected from "./expected/ground/objectives.ts";
import { like } from "./rule-cases/combat-scenes.ts";

/** Somebody who had not seen the engine wrote what is expected; A has the first Player Turn and comes from the south. */
const FILES = 5;
const BASE = 25;

/** So many Scoring Units of each side somewhere near their own edges, for a turn's end to be arranged with. */
function armies(a: number, b: number, more: Partial<NinthAge> = {}): NinthAge {
  const profile = like({ base: [BASE, BASE] });
  const row = (side: "first" | "second", many: number) =>
    Array.from({ length: many }, (_, i) => [
      `${side}${i}`,
      {
        side,
        profile,
        models: FILES * 4,
        files: FILES,
        at: [-30 + 9 * i, side === "first" ? -18 : 18],
        facing: side === "first" ? "north" : "south",
      },
    ]);
  const units = Object.fromEntries([...row("first", a), ...row("second", b)]);
  const setup = ninthAge.rules.scenes?.scenario({ turn: 2, phase: "movement", units } as never);
  const game = ninthAge.rules.setup(setup as never);
  const scoring = game.units.map((u) => ({ ...u, entry: { ...u.entry, scoring: true } }));
  return { ...game, units: scoring, ...more };
}

const put = (u: Unit, x: number, y: number, facing: number, more: Partial<Unit> = {}): Unit => ({
  ...u,
  x: Math.round(x * INCH),
  y: Math.round(y * INCH),
  facing,
  ...more,
});
const gone = (u: Unit): Unit => ({ ...u, place: "gone" });

/** A unit with its back to the middle, its boundary `d` inches from it: one to each point of the compass. */
function roundMiddle(u: Unit, k: number, { d, scoring, fleeing }: expected.Here): Unit {
  const out = d + (4 * BASE) / 25.4;
  const [x, y] = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ][k] as [number, number];
  const entry = { ...u.entry, scoring: scoring ?? true };
  return { ...put(u, 0, 0, 16_384 * k, { fleeing: fleeing ?? false, entry }), ...at(x, y, out) };
}
/** So that the boundary lies exactly where it is said, a hundredth of an inch more or less. */
const at = (x: number, y: number, out: number) => ({ x: x * Math.round(out * INCH), y: y * Math.round(out * INCH) });

const winnerOf = (seat: Seat | null): expected.Winner => (seat === null ? "none" : seat === 0 ? "A" : "B");

describe("Hold the Ground over six Game Turns", () => {
  test.each(expected.holdTheGround)("$name", ({ turns, counters, winner, points }) => {
    let game = armies(4, 4, { objective: "hold-the-ground", counters: [0, 0] });
    turns.forEach(({ a, b }, i) => {
      let side = 0;
      const place = (list: readonly expected.Here[], units: readonly Unit[]): readonly Unit[] =>
        units.map((u, k) => (list[k] === undefined ? gone(u) : roundMiddle(u, side++, list[k])));
      const units = [...place(a, game.units.slice(0, 4)), ...place(b, game.units.slice(4))];
      game = holdTheGround({ ...game, gameTurn: i + 1, units: units as Unit[] }, silent);
      expect([i + 1, ...game.counters]).toEqual([i + 1, ...(counters[i] as [number, number])]);
      game = { ...game, units: units.map((u) => ({ ...u, place: "field", fleeing: false })) };
    });
    expect(winnerOf(objectiveWinner(game))).toBe(winner);
    expect(finalResult(game).battlePoints).toEqual(points);
  });
});

describe("Breakthrough", () => {
  const zone: Partial<NinthAge> = { objective: "breakthrough", deployment: "frontline-clash", zone: [-1, 1] };
  test.each(expected.breakthrough)("$name", ({ a, b, winner, points }) => {
    const game = armies(6, 6, zone);
    const many = (seat: Seat): number => Number(seat === 0 ? a : b);
    const units = game.units.map((u) => {
      const k = u.id % 6;
      return put(u, -30 + 9 * k, (k < many(u.seat) ? 20 : -20) * (u.seat === 0 ? 1 : -1), u.seat === 0 ? 0 : 32_768);
    });
    const now = { ...game, units };
    expect([towards(now, 0), towards(now, 1)]).toEqual([Math.min(3, many(0)), Math.min(3, many(1))]);
    expect(winnerOf(objectiveWinner(now))).toBe(winner);
    expect(finalResult(now).battlePoints).toEqual(points);
  });

  test("who flees, or is not Scoring, is not through", () => {
    const game = armies(1, 1, zone);
    const deep = (more: Partial<Unit>): NinthAge => ({
      ...game,
      units: [put(game.units[0] as Unit, 0, 20, 0, more), game.units[1] as Unit],
    });
    expect(towards(deep({}), 0)).toBe(1);
    for (const more of [{ fleeing: true }, { scoringLost: true }]) expect(towards(deep(more), 0)).toBe(0);
  });
});

describe("Spoils of War", () => {
  test("three markers on the Centre Line", () => {
    const starter = ninthAge.rules.starter();
    const { markers } = ninthAge.rules.setup({ ...starter, setup: { ...starter.setup, objective: "spoils-of-war" } });
    const { xs, y } = expected.spoilsMarkers;
    expect(markers.map((m) => [m.x, m.y])).toEqual(xs.map((x) => [x * INCH, y * INCH]));
  });

  test.each(expected.spoils.filter((s) => s.open === undefined))("$name", ({ steps, winner }) => {
    // Who carries what when the battle ends; how they come by it and lose it, the pages of the rule play.
    const last = steps[steps.length - 1] as expected.SpoilsStep;
    const game = armies(3, 3, { objective: "spoils-of-war" });
    const next = { A: 0, B: 3 };
    const markers = last.carriers.map(
      ({ by }): Marker => ({ x: 0, y: 0, seat: null, carrier: by === "ground" ? null : next[by]++, dropAt: null }),
    );
    expect(winnerOf(objectiveWinner({ ...game, markers }))).toBe(winner);
  });
});

describe("Capture the Flags", () => {
  test.each(expected.flags.filter((f) => f.open === undefined))("$name", ({ a, b, winner, points }) => {
    const game = armies(5, 5, { objective: "capture-the-flags" });
    // What a side has lost is what the other has captured; one more flees and counts for nobody.
    const lost = (u: Unit): number => Number(u.seat === 0 ? b : a);
    const units = game.units.map((u) => {
      const k = u.id % 5;
      const free = { ...u, entry: { ...u.entry, pointCost: 0 } };
      return k < lost(u) ? gone(free) : k === lost(u) ? { ...free, fleeing: true } : free;
    });
    const now = { ...game, units };
    expect([towards(now, 0), towards(now, 1)]).toEqual([a, b]);
    expect(winnerOf(objectiveWinner(now))).toBe(winner);
    expect(finalResult(now).battlePoints).toEqual(points);
  });
});

describe("Secure Target", () => {
  test.each(expected.secure)("$name", ({ markers, control, winner, points }) => {
    const game = armies(4, 4, { objective: "secure-target" });
    const spot = [-24, 24] as const;
    const next = { a: 0, b: 4 };
    const placed: Unit[] = game.units.map((u) =>
      put(u, u.seat === 0 ? -12 + 6 * u.id : -36 + 6 * u.id, u.seat === 0 ? -20 : 20, 0),
    );
    markers.forEach(({ a, b }, m) => {
      // Of A to the west, north and south with their backs to it; of B likewise to the east.
      for (const [who, list] of [
        ["a", a],
        ["b", b],
      ] as const)
        list.forEach((d, k) => {
          const id = next[who]++;
          const out = Math.round(d * INCH) + 4 * BASE * 100;
          const facing = [who === "a" ? 49_152 : 16_384, 0][k] as number;
          const [x, y] = facing === 0 ? [0, out] : [who === "a" ? -out : out, 0];
          placed[id] = { ...(placed[id] as Unit), x: spot[m as 0 | 1] * INCH + x, y, facing };
        });
    });
    const spots = spot.map(
      (x, seat): Marker => ({ x: x * INCH, y: 0, seat: seat as Seat, carrier: null, dropAt: null }),
    );
    const now = { ...game, units: placed, markers: spots };
    const held = (seat: Seat): number => control.filter((c) => c === winnerOf(seat)).length;
    expect([towards(now, 0), towards(now, 1)]).toEqual([held(0), held(1)]);
    expect(winnerOf(objectiveWinner(now))).toBe(winner);
    expect(finalResult(now).battlePoints).toEqual(points);
  });
});

describe("Secure Target, where markers may lie", () => {
  const may = (game: NinthAge, player: Seat, [x, y]: readonly [number, number]): boolean =>
    ninthAge.rules.choices["place-marker"]?.accept(
      game,
      { player },
      {
        x: Math.round(x * INCH),
        y: Math.round(y * INCH),
      },
    ) === true;

  test.each(expected.securePlacing.filter((s) => s.open === undefined))("$name", ({ first, second, legal }) => {
    const game = armies(1, 1, {
      objective: "secure-target",
      deployment: "frontline-clash",
      zone: [-1, 1],
      zoneChooser: 0,
      markers: [],
    });
    const [x, y] = [Math.round(first[0] * INCH), Math.round(first[1] * INCH)];
    const placed = { ...game, markers: [{ x, y, seat: 0 as Seat, carrier: null, dropAt: null }] };
    expect(may(game, 0, first) && may(placed, 1, second)).toBe(legal);
  });
});

describe("points", () => {
  test.each(expected.battlePointCases)(
    "$a to $b of $army, objective $objective",
    ({ a, b, army, objective, points }) => {
      const game = armies(1, 1, { armyPoints: army, objective: "hold-the-ground" });
      const counters: [number, number] = [Number(objective === "A"), Number(objective === "B")];
      // Both are lost: each gives what the other is worth.
      const units = game.units.map((u) => gone({ ...u, entry: { ...u.entry, pointCost: u.seat === 0 ? b : a } }));
      const result = finalResult({ ...game, units, counters });
      expect(result.victoryPoints).toEqual([a, b]);
      expect(result.battlePoints).toEqual(points);
    },
  );

  test.each(expected.vp)("$name", ({ cost, state, vp, leader }) => {
    const [u] = armies(1, 1).units as [Unit];
    const few = state.startsWith("shattered");
    const row: ListRow = {
      cost,
      health: state === "casualty" ? 0 : few ? 5 : 20,
      started: 20,
      name: u.entry.name,
      titles: leader === true ? 1 : 0,
    };
    expect(pointsOf({ ...u, fleeing: state.endsWith("fleeing") }, row)).toBe(vp);
  });

  test.each(expected.shattered)("$left of $start", ({ start, left, shattered }) => {
    const [u] = armies(1, 1).units as [Unit];
    expect(fateOf(u, { cost: 100, health: left, started: start, name: u.entry.name, titles: 0 })).toBe(
      shattered ? "shattered" : null,
    );
  });
});
