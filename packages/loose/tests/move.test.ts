import { describe, expect, test } from "vitest";
import {
  type Base,
  followed,
  gap,
  halfTurnBase,
  type Hindrance,
  isStuck,
  mirrorBase,
  type Moved,
  overlap,
  shortestWay,
  type Stuck,
  unitMove,
} from "../src/index.ts";
import { dice, inches, oval, round, table } from "./bases.ts";

const solid = (...bases: readonly Base[]): readonly Hindrance[] => bases.map((base) => ({ base, keep: 0 }));

const made = (m: Moved | Stuck): Moved => {
  if (isStuck(m)) throw new Error(`model ${m.stuck}: ${m.why}`);
  return m;
};

/** Whether any order at all takes everybody to its place, by trying each. */
function anyOrder(from: readonly Base[], to: readonly Base[], walls: readonly Hindrance[], limit: number): boolean {
  const tryFrom = (left: readonly number[], done: readonly number[]): boolean =>
    left.length === 0 ||
    left.some((i) => {
      const others = from.map((b, k) => ({ base: done.includes(k) ? (to[k] as Base) : b, keep: 0 }));
      const round = [...walls, ...others.filter((_, k) => k !== i)];
      return (
        shortestWay(from[i] as Base, to[i] as Base, round, table, limit) !== null &&
        tryFrom(
          left.filter((k) => k !== i),
          [...done, i],
        )
      );
    });
  return tryFrom(
    from.map((_, i) => i),
    [],
  );
}

describe("the move of a unit", () => {
  const file = [0, 1, 2, 3].map((k) => round(32, 0, k * 3202));

  test("a file goes forward: the first model first", () => {
    const to = file.map((b) => ({ ...b, y: b.y + 2000 }));
    const moved = made(unitMove(file, to, [], table, 2000));
    expect(moved.order).toEqual([3, 2, 1, 0]);
    expect(moved.ways.map((w) => w.length)).toEqual([2000, 2000, 2000, 2000]);
    expect(made(followed(file, to, [3, 2, 1, 0], [], table, 2000)).order).toEqual([3, 2, 1, 0]);
    // The last one first has to go round three others, whose places are still taken.
    expect(followed(file, to, [0, 1, 2, 3], [], table, 2000)).toEqual({ stuck: 0, why: "overlap" });
    expect(followed(file, to, [3, 2, 1], [], table, 2000)).toEqual({ stuck: 0, why: "no way" });
  });

  test("8 inches each, and not 8.01; each its own limit", () => {
    const to = (n: number): readonly Base[] => file.map((b) => ({ ...b, y: b.y + inches(n) }));
    expect(isStuck(unitMove(file, to(7.99), [], table, inches(8)))).toBe(false);
    expect(isStuck(unitMove(file, to(8), [], table, inches(8)))).toBe(false);
    expect(unitMove(file, to(8.01), [], table, inches(8))).toEqual({ stuck: 0, why: "too far" });
    const limits = [9, 9, 8, 9].map(inches);
    expect(unitMove(file, to(8.01), [], table, limits)).toEqual({ stuck: 2, why: "too far" });
  });

  test("who stays costs nothing, and is gone round", () => {
    const to = file.map((b, i) => (i === 0 ? { ...b, y: 4 * 3202 } : b));
    const moved = made(unitMove(file, to, [], table, inches(10)));
    expect(moved.order).toEqual([0]);
    expect(moved.ways.slice(1).every((w) => w.length === 0)).toBe(true);
    expect(moved.ways[0]?.length).toBeGreaterThan(4 * 3202 + 500);
    expect(unitMove(file, to, [], table, 4 * 3202 + 100)).toEqual({ stuck: 0, why: "too far" });
  });

  test("it says what is wrong with a place", () => {
    const at = (x: number, y: number): readonly Base[] => file.map((b, i) => (i === 1 ? { ...b, x, y } : b));
    expect(unitMove(file, at(0, 3200), [], table, 9000)).toMatchObject({ order: [1] });
    expect(unitMove(file, at(0, 3195), [], table, 9000)).toEqual({ stuck: 1, why: "overlap" });
    expect(unitMove(file, at(6000, 0), solid(round(25, 8000, 0)), table, 90_000)).toEqual({ stuck: 1, why: "overlap" });
    expect(unitMove(file, at(table.width / 2, 0), [], table, 200_000)).toEqual({ stuck: 1, why: "off the table" });
    const foe = [{ base: round(32, 9000, 0), keep: inches(3) }];
    expect(unitMove(file, at(5000, 0), foe, table, 90_000)).toEqual({ stuck: 1, why: "no way" });
    const ring = Array.from({ length: 6 }, (_, k) =>
      round(32, 9000 + Math.round(3300 * Math.sin((k * Math.PI) / 3)), Math.round(3300 * Math.cos((k * Math.PI) / 3))),
    );
    expect(unitMove(file, at(9000, 0), solid(...ring), table, 90_000)).toEqual({ stuck: 1, why: "no way" });
    expect(made(unitMove(file, at(9000, 0), solid(...ring), table, 90_000, { flies: true })).order).toEqual([1]);
  });

  test("an order is found exactly where trying every one finds one", () => {
    const roll = dice(21);
    let [yes, no] = [0, 0];
    for (let n = 0; n < 80; n++) {
      const some = (): Base => round(32, roll(-8000, 8000), roll(-8000, 8000));
      const place = (count: number, apart: readonly Base[]): Base[] => {
        const found: Base[] = [];
        for (let k = 0; k < 400 && found.length < count; k++) {
          const one = some();
          if ([...found, ...apart].every((o) => gap(o, one) > 0)) found.push(one);
        }
        return found;
      };
      const walls = place(5, []);
      const from = place(4, walls);
      const to = place(4, walls);
      if (from.length < 4 || to.length < 4) continue;
      const limit = roll(9000, 24_000);
      const moved = unitMove(from, to, solid(...walls), table, limit);
      expect(!isStuck(moved)).toBe(anyOrder(from, to, solid(...walls), limit));
      if (isStuck(moved)) no++;
      else {
        yes++;
        expect(followed(from, to, moved.order, solid(...walls), table, limit)).toEqual(moved);
      }
    }
    expect(yes).toBeGreaterThan(8);
    expect(no).toBeGreaterThan(8);
  });

  test("ovals wheel in a block by turning each on its spot where there is room", () => {
    const from = [0, 1, 2].map((k) => oval(60, 35, k * 6500, 0));
    const to = from.map((b) => ({ ...b, facing: 16384 }));
    const quarter = 3000 * (Math.PI / 2);
    expect(made(unitMove(from, to, [], table, quarter)).ways[0]?.length).toBeCloseTo(quarter, 3);
    expect(unitMove(from, to, [], table, quarter - 2)).toEqual({ stuck: 0, why: "too far" });
  });

  test("thirty models are moved at once", () => {
    const from = Array.from({ length: 30 }, (_, i) => round(32, (i % 6) * 3202, Math.floor(i / 6) * 3202));
    const to = from.map((b) => ({ ...b, x: b.x + 5000, y: b.y + 9000 }));
    const moved = made(unitMove(from, to, [], table, inches(5)));
    expect([...moved.order].sort((a, b) => a - b)).toEqual(from.map((_, i) => i));
    expect(to.some((b, i) => to.some((o, k) => k < i && overlap(o, b)))).toBe(false);
  });

  test("mirrored and half-turned, the answers are exactly so", () => {
    const roll = dice(8);
    for (let n = 0; n < 10; n++) {
      const from = Array.from({ length: 5 }, (_, i) => round(32, i * 3400, roll(0, 500)));
      const to = from.map((b) => ({ ...b, x: b.x + roll(-500, 9000), y: b.y + 9000 }));
      const walls = [round(60, roll(0, 12_000), 5000), oval(90, 52, roll(12_000, 18_000), 6000, roll(0, 65535))];
      const ask = (seen: (b: Base) => Base, chirality: 1 | -1): Moved | Stuck =>
        unitMove(from.map(seen), to.map(seen), solid(...walls.map(seen)), table, 14_000, { chirality });
      const plain = ask((b) => b, 1);
      const mirrored = ask(mirrorBase, -1);
      const turned = ask(halfTurnBase, 1);
      if (isStuck(plain)) {
        expect(mirrored).toEqual(plain);
        expect(turned).toEqual(plain);
        continue;
      }
      expect(made(mirrored).order).toEqual(plain.order);
      expect(made(turned).order).toEqual(plain.order);
      plain.ways.forEach((w, i) => {
        expect(made(mirrored).ways[i]?.length).toBe(w.length);
        expect(made(turned).ways[i]?.length).toBe(w.length);
        expect(made(mirrored).ways[i]?.points).toEqual(w.points.map((p) => ({ x: 0 - p.x, y: p.y })));
      });
    }
  });
});
