import { describe, expect, test } from "vitest";
import {
  type Arrangement,
  arranged,
  type Base,
  type BaseShape,
  coherent,
  followed,
  type Gathered,
  gathered,
  gap,
  halfTurnBase,
  type Hindrance,
  isStuck,
  mirrorBase,
  overlap,
  within,
} from "../src/index.ts";
import { inches, oval, round, table } from "./bases.ts";

const small: BaseShape = { kind: "round", radius: 1600 };
const horse: BaseShape = { kind: "oval", length: 6000, width: 3500 };
const big: BaseShape = { kind: "round", radius: 3000 };
const kinds: readonly Arrangement[] = ["close", "line", "ring", "spread"];
const REACH = inches(1);

const clear = (bases: readonly Base[]): boolean =>
  bases.every((a, i) => bases.every((b, k) => k <= i || !overlap(a, b)));

describe("arrangements", () => {
  const many = (shape: BaseShape, n: number): readonly BaseShape[] => Array.from({ length: n }, () => shape);

  test("nobody overlaps and all hold together, whatever the shapes, the number and the facing", () => {
    const units = [
      ...[1, 2, 3, 5, 10, 30].map((n) => many(small, n)),
      ...[1, 2, 3, 5, 8].map((n) => many(horse, n)),
      [big, ...many(small, 9)],
      [...many(small, 3), horse, big],
    ];
    for (const kind of kinds)
      for (const shapes of units)
        for (const facing of [0, 5000, 16384, 40000]) {
          const bases = arranged(kind, shapes, { x: 1234, y: -567 }, facing, REACH);
          expect(bases.map((b) => b.shape)).toEqual(shapes);
          expect(clear(bases)).toBe(true);
          expect(coherent(bases, REACH)).toBe(true);
          expect(bases.every((b) => Number.isInteger(b.x) && Number.isInteger(b.y))).toBe(true);
        }
  });

  test("a line stands across the facing, base to base", () => {
    const line = arranged("line", many(small, 5), { x: 0, y: 0 }, 0, REACH);
    expect(line.map((b) => [b.x, b.y])).toEqual([-2, -1, 0, 1, 2].map((k) => [k * 3202, 0]));
    const east = arranged("line", many(small, 3), { x: 0, y: 0 }, 16384, REACH);
    expect(east.map((b) => [b.x, b.y, b.facing])).toEqual([1, 0, -1].map((k) => [0, k * 3202, 16384]));
  });

  test("spread goes as far as coherency lets it, and close as near as bases can", () => {
    const spread = arranged("spread", many(small, 9), { x: 0, y: 0 }, 0, REACH);
    expect(gap(spread[0] as Base, spread[1] as Base)).toBeGreaterThan(REACH - 8);
    expect(gap(spread[0] as Base, spread[3] as Base)).toBeGreaterThan(REACH - 8);
    const close = arranged("close", many(small, 9), { x: 0, y: 0 }, 0, REACH);
    expect(gap(close[0] as Base, close[3] as Base)).toBeLessThan(4);
    expect(close[4]).toMatchObject({ x: 0, y: 0 });
  });

  test("a ring has everybody as far from the middle, looking outwards", () => {
    const ring = arranged("ring", many(small, 8), { x: 0, y: 0 }, 0, REACH);
    for (const b of ring) expect(Math.hypot(b.x, b.y)).toBeCloseTo(1601 / Math.sin(Math.PI / 8), -1);
    expect(ring[0]).toMatchObject({ x: 0, facing: 0 });
    expect(ring[2]).toMatchObject({ y: 0, facing: 16384 });
  });
});

describe("one gesture for a unit", () => {
  const ten = arranged(
    "close",
    Array.from({ length: 10 }, () => small),
    { x: 0, y: 0 },
    0,
    REACH,
  );
  const ask = (
    kind: Arrangement | "keep",
    at: readonly [number, number],
    limit: number,
    hindrances: readonly Hindrance[] = [],
    facing: number | null = null,
    from = ten,
  ): Gathered => {
    const found = gathered(from, kind, { x: at[0], y: at[1] }, facing, hindrances, table, limit, REACH);
    if (found === null) throw new Error("nothing is legal");
    // Whatever comes out is what a referee takes.
    const { to, moved } = found;
    expect(coherent(to, REACH)).toBe(true);
    const again = followed(from, to, moved.order, hindrances, table, limit);
    expect(again).toEqual(moved);
    if (!isStuck(again)) for (const w of again.ways) expect(w.length).toBeLessThanOrEqual(limit + 1);
    return found;
  };

  test("as it stands, as far as it is asked or may: 8 inches of 20", () => {
    // The middle of ten is the mean of their places, a little before that of their block.
    const middle = Math.round(ten.reduce((s, b) => s + b.y, 0) / 10);
    const near = ask("keep", [0, middle + inches(7.99)], inches(8));
    expect(near.reached).toBe(1);
    expect(near.to.map((b) => b.y)).toEqual(ten.map((b) => b.y + inches(7.99)));
    const far = ask("keep", [0, middle + inches(20)], inches(8));
    expect(far.reached).toBeCloseTo(0.4, 3);
    for (const [i, b] of far.to.entries()) {
      expect(b.x).toBe(ten[i]?.x);
      expect(Math.abs(b.y - (ten[i]?.y ?? 0) - inches(8))).toBeLessThanOrEqual(2);
    }
  });

  test("a block becomes a line where each can get to it", () => {
    const line = ask("line", [0, inches(4)], inches(8));
    expect(line.reached).toBe(1);
    expect(new Set(line.to.map((b) => b.y)).size).toBe(1);
    const short = ask("line", [0, inches(4)], inches(2));
    expect(short.reached).toBeGreaterThan(0);
    expect(short.reached).toBeLessThan(1);
    // Ten abreast is too wide for 5 inches; what comes out is wider than a block.
    const wide = ask("line", [0, 0], inches(5));
    const span = (bases: readonly Base[]): number =>
      Math.max(...bases.map((b) => b.x)) - Math.min(...bases.map((b) => b.x));
    expect(span(wide.to)).toBeGreaterThan(span(ten) + 3000);
  });

  test("it goes round an enemy it must keep 3 inches from, and stops where it must", () => {
    const foe: readonly Hindrance[] = [{ base: round(40, 0, inches(9)), keep: inches(3) }];
    const round1 = ask("keep", [0, inches(18)], inches(40), foe);
    expect(round1.reached).toBe(1);
    expect(Math.max(...round1.moved.ways.map((w) => w.length))).toBeGreaterThan(inches(18));
    const at = ask("keep", [0, inches(9)], inches(8), foe);
    expect(at.to.some((b) => within(b, foe[0]?.base as Base, inches(3)))).toBe(false);
    expect(at.reached).toBeGreaterThan(0.2);
  });

  test("a place that is taken: beside it", () => {
    const friend: readonly Hindrance[] = [{ base: round(32, 0, inches(6)), keep: 0 }];
    const found = ask("close", [0, inches(6)], inches(12), friend);
    expect(found.reached).toBeGreaterThan(0.4);
    expect(found.to.every((b) => !overlap(b, friend[0]?.base as Base))).toBe(true);
  });

  test("it turns, a model each its own way, and models of one shape change places", () => {
    const riders = arranged("line", [horse, horse, horse], { x: 0, y: 0 }, 0, REACH);
    const turned = ask("keep", [0, 9000], inches(9), [], 8192, riders);
    expect(turned.to.every((b) => b.facing === 8192)).toBe(true);
    const about = ask("keep", [0, 0], inches(4), [], 32768, ten);
    expect(about.reached).toBe(1);
    expect(Math.max(...about.moved.ways.map((w) => w.length))).toBeLessThan(inches(3));
  });

  test("where nothing else is legal it stays; a unit that is split stays only if it comes together", () => {
    const shut: readonly Hindrance[] = ten.flatMap((b) => [{ base: round(32, b.x, b.y + 40_000), keep: 0 }]);
    expect(ask("keep", [0, 9000], 0, shut).reached).toBeLessThanOrEqual(0.001);
    const split = [round(32, 0, 0), round(32, 0, inches(4))];
    expect(gathered(split, "keep", { x: 0, y: 9000 }, null, [], table, inches(5), REACH)).toBeNull();
    expect(gathered(split, "close", { x: 0, y: inches(2) }, null, [], table, inches(5), REACH)?.reached).toBe(1);
  });

  test("mirrored and half-turned it comes to exactly the mirrored, turned places", () => {
    const foe = (seen: (b: Base) => Base): readonly Hindrance[] => [
      { base: seen(round(40, 1000, inches(9))), keep: inches(3) },
      { base: seen(oval(60, 35, -6000, 9000, 3000)), keep: 0 },
    ];
    for (const kind of ["keep", "close", "line", "ring", "spread"] as const)
      for (const [x, y] of [
        [3000, 16_000],
        [-9000, 20_000],
      ] as const) {
        const plain = gathered(
          ten,
          kind,
          { x, y },
          3000,
          foe((b) => b),
          table,
          inches(6),
          REACH,
        );
        const m = { chirality: -1 } as const;
        const mirrored = gathered(
          ten.map(mirrorBase),
          kind,
          { x: -x, y },
          62_536,
          foe(mirrorBase),
          table,
          inches(6),
          REACH,
          m,
        );
        expect(mirrored?.to).toEqual(plain?.to.map(mirrorBase));
        const turned = gathered(
          ten.map(halfTurnBase),
          kind,
          { x: -x, y: -y },
          35_768,
          foe(halfTurnBase),
          table,
          inches(6),
          REACH,
        );
        expect(turned?.to).toEqual(plain?.to.map(halfTurnBase));
        expect(turned?.moved.order).toEqual(plain?.moved.order);
      }
  });
});
