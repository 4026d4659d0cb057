import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import { movesOf } from "../src/computer/moves.ts";
import { wayFor } from "../src/computer/detours.ts";
import { waysOf } from "../src/computer/ways.ts";
import type { Marker, NinthAge } from "../src/state/state.ts";
import { barbarians, faceToFace, field, guard, halberds, INCH, warriors } from "./rule-cases/table.ts";
import type { Stand } from "./stand.ts";
import { frameAt } from "../src/sequence/flow.ts";
import type { Steps } from "../src/state/steps.ts";

const part = (game: NinthAge, id: string): number =>
  ninthAge.computer.evaluate(game, 3).find((p) => p.id === id)?.value ?? Number.NaN;
const marker = (x: number, y: number): Marker => ({
  x: x * INCH,
  y: y * INCH,
  seat: null,
  carrier: null,
  dropAt: null,
});
const at = (x: number, y: number, facing = 0): Stand => ({ x: x * INCH, y: y * INCH, facing });
const block = (west: number, south: number, east: number, north: number) => ({
  kind: "impassable",
  outline: [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ].map(([x = 0, y = 0]) => ({ x: x * INCH, y: y * INCH })),
});
const rocks = (...list: readonly unknown[]) => list as unknown as NinthAge["terrain"];

/** The middle of the battle; seat 0 is to move next. */
const THEN: Partial<NinthAge> = { active: 1, gameTurn: 3, playerTurn: 6, phase: "melee", objective: "secure-target" };

describe("ways round what nobody enters", () => {
  test("somebody on foot goes round by a corner, the shorter way, and the longer the farther it is", () => {
    const goal = { x: 0, y: 12 * INCH };
    const way = (terrain: NinthAge["terrain"]) => {
      const game = field({ [halberds]: at(0, -12) }, [], { ...THEN, terrain });
      return wayFor(game, game.units[halberds] as never, goal);
    };
    expect(way(rocks())).toEqual({ more: 0, next: goal });
    expect(way(rocks(block(8, -3, 14, 3)))).toEqual({ more: 0, next: goal });
    const narrow = way(rocks(block(-3, -3, 3, 3)));
    const wide = way(rocks(block(-9, -3, 9, 3)));
    expect(narrow.more).toBeGreaterThan(0.5 * INCH);
    expect(wide.more).toBeGreaterThan(narrow.more + 3 * INCH);
    // Past the corner by half its front at least.
    expect(Math.abs(wide.next.x)).toBeGreaterThan(9 * INCH + 2 * INCH);
    // East is longer here.
    expect(way(rocks(block(-4, -3, 12, 3))).next.x).toBeLessThan(-4 * INCH);
  });

  test("t9a.objective.secure-target: a marker behind rocks is farther away, and of two ways to stand before them the one with room is better", () => {
    const told = (terrain: NinthAge["terrain"], y: number): number =>
      part(
        field({ [halberds]: at(0, y), [barbarians]: at(26, 16, 32_768) }, [], {
          ...THEN,
          ...{ gameTurn: 4, playerTurn: 8, terrain, markers: [marker(0, 6)] },
        }),
        "objective",
      );
    const free = told(rocks(), -9);
    expect(free).toBeGreaterThan(100);
    expect(told(rocks(block(-6, -2, 6, 2)), -9)).toBeLessThan(0.9 * free);
    // One inch from them it cannot turn, and has to go back first.
    expect(told(rocks(block(-6, -2, 6, 2)), -3)).toBeLessThan(told(rocks(block(-6, -2, 6, 2)), -9));
  });

  test("moves lead to the corner that is passed first", () => {
    const terrain = rocks(block(-9, -1, 9, 3));
    const game = field({ [halberds]: at(0, -9), [barbarians]: at(26, 16, 32_768) }, [], {
      ...{ ...THEN, active: 0, playerTurn: 5, phase: "movement" },
      ...{ terrain, markers: [marker(-2, 8)] },
    });
    const { next } = wayFor(game, game.units[halberds] as never, { x: -2 * INCH, y: 8 * INCH });
    const ends = movesOf(game, halberds, 3).map((m) => JSON.stringify(m));
    expect(next.x).toBeLessThan(-9 * INCH);
    // By its reform it faces the corner.
    const facings = ends.filter((e) => e.includes('"reform","x"')).map((e) => JSON.parse(e).facing as number);
    const towards = (Math.atan2(next.x - 0, next.y + 9 * INCH) / (2 * Math.PI)) * 65_536 + 65_536;
    expect(facings.some((f) => Math.abs(f - (towards % 65_536)) < 700)).toBe(true);
  });
});

describe("charges that are thought of", () => {
  test("t9a.sequence.charge.charge-phase.2: a flank may be charged beside a friend who fights the front, and not through one who only stands there", () => {
    const standing = {
      [barbarians]: { ...at(0, 0, 0), files: 5 },
      [halberds]: { ...at(0, 0, 32_768), files: 5 },
      [guard]: { ...at(-6, 3.5, 16_384), files: 5 },
    };
    const fought = [{ a: halberds, b: barbarians, aFacing: "front", bFacing: "front", offset: 0 }] as const;
    const flank = (engagements: typeof fought | readonly []) => {
      const game = field(standing, engagements, { ...THEN, active: 0, playerTurn: 5, phase: "charge" }, "apart");
      return waysOf(game, 0).filter((w) => w.charger === guard && w.target === barbarians);
    };
    expect(flank(fought)).toMatchObject([{ facing: "left" }]);
    expect(flank([])).toEqual([]);
  });
});

describe("what a fight means for the Secondary Objective", () => {
  test("t9a.objective.secure-target: whoever is likely to be broken on the marker loses it as well, and hardly anything where it is far", () => {
    const fight = (markers: readonly Marker[], more: Partial<NinthAge> = {}): number =>
      part(faceToFace(halberds, warriors, { rankAndFile: 8, files: 4 }, {}, { ...THEN, markers, ...more }), "combats");
    const nothing = fight([], { objective: null });
    expect(nothing).toBeLessThan(0);
    const here = fight([marker(0, -1)]);
    const far = fight([marker(30, 20)]);
    expect(here).toBeLessThan(nothing - 150);
    expect(Math.abs(far - nothing)).toBeLessThan(10);
    // A learner sees nothing of it.
    const learner = (objective: NinthAge["objective"]): number =>
      ninthAge.computer
        .evaluate(faceToFace(halberds, warriors, {}, {}, { ...THEN, objective, markers: [marker(0, -1)] }), 1)
        .reduce((sum, p) => sum + p.value, 0);
    expect(learner("secure-target")).toBeCloseTo(learner(null), 6);
  });
});

describe("turns that are still to come", () => {
  test("t9a.turn.game-length: whoever begins, the objective is worth the same before and after it is known", () => {
    const before = field({ [halberds]: at(0, -12), [barbarians]: at(5, 12, 32_768) }, [], {
      ...{ gameTurn: 0, playerTurn: 0, firstTurn: null, phase: "deployment" },
      ...{ objective: "breakthrough" },
    });
    const begun = (active: 0 | 1) => ({
      ...before,
      ...{ gameTurn: 1, playerTurn: 1, active, firstTurn: active, phase: "charge" as const },
    });
    for (const seat of [0, 1] as const)
      expect(part(begun(seat), "objective")).toBeCloseTo(part(before, "objective"), 6);
  });

  test("t9a.sequence.movement.movement-phase.3: a turn counts until somebody has moved in it", () => {
    const told = (stack: NinthAge["stack"], moved: "none" | "march" = "none"): number =>
      part(
        field({ [halberds]: at(0, -5), [1]: { ...at(20, -16), moved }, [barbarians]: at(26, 16, 32_768) }, [], {
          ...{ objective: "secure-target", markers: [marker(0, 6)] },
          ...{ active: 0, gameTurn: 6, playerTurn: 11, phase: "movement", stack },
        }),
        "objective",
      );
    const turn = (step: Steps["player-turn"]) => frameAt("player-turn", step, {});
    const phase = (step: Steps["movement-phase"], done = false) => frameAt("movement-phase", step, { done });
    const charging = told([turn("1"), frameAt("charge-phase", "7", { last: null, must: [] })] as never);
    expect(charging).toBeGreaterThan(100);
    expect(told([turn("2"), phase("2")] as never)).toBeCloseTo(charging, 6);
    expect(told([turn("2"), phase("3")] as never)).toBeCloseTo(charging, 6);
    const gone = told([turn("2"), phase("3")] as never, "march");
    expect(gone).toBeLessThan(charging - 90);
    expect(told([turn("2"), phase("3", true)] as never)).toBeCloseTo(gone, 6);
    expect(told([turn("3")] as never)).toBeCloseTo(gone, 6);
  });
});
