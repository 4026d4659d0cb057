import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import {
  advance,
  arcOf,
  centre,
  discOf,
  forward,
  gap,
  gapToDisc,
  gapToObstacle,
  inFrontArc,
  insideTable,
  mirror,
  mirrorPoint,
  type Point,
  pivot,
  type Rectangle,
  rectangleInFrontArc,
  rightward,
  seesAny,
  sine,
  cosine,
  straightClearance,
  wheelClearance,
} from "../src/index.ts";
import { facings, coordinates, polygons, rectangles } from "./arbitraries.ts";

const rounds = (reach: number): fc.Arbitrary<Rectangle> =>
  fc
    .record({
      x: coordinates(reach),
      y: coordinates(reach),
      facing: facings,
      size: fc.integer({ min: 500, max: 4000 }),
    })
    .map(({ x, y, facing, size }) => ({ x, y, facing, width: 2 * size, depth: 2 * size, round: true }) as const);

describe("a round base", () => {
  it("is the disc in the middle of its square, however it is moved and turned", () => {
    const r: Rectangle = { x: 0, y: 3000, facing: 0, width: 6000, depth: 6000, round: true };
    expect(discOf(r)).toEqual({ x: 0, y: 0, radius: 3000 });
    expect(pivot(r, 16384)).toMatchObject({ round: true });
    expect(discOf(pivot(r, 16384))).toEqual({ x: 0, y: 0, radius: 3000 });
    expect(discOf(advance(r, 500))).toEqual({ x: 0, y: 500, radius: 3000 });
    expect(mirror(r)).toMatchObject({ round: true });
    // Its corner would reach over the edge of the table, its rim does not.
    const turned = pivot(r, 8192);
    expect(insideTable(turned, 6000, 6000)).toBe(true);
    const { round: _, ...square } = turned;
    expect(insideTable(square, 6000, 6000)).toBe(false);
  });

  it("is as far away as its disc, from rectangles, polygons and other discs", () => {
    fc.assert(
      fc.property(rounds(20_000), rectangles(20_000), polygons(20_000), rounds(20_000), (r, a, p, other) => {
        expect(gap(a, r)).toBe(gapToDisc(a, discOf(r)));
        expect(gap(r, a)).toBe(gap(a, r));
        const { x, y, radius } = discOf(r);
        const point: Rectangle = { x, y, facing: 0, width: 0, depth: 0 };
        if (gap(point, p) > 0) expect(gap(r, p)).toBeCloseTo(gap(point, p) - radius, 6);
        const q = discOf(other);
        expect(gap(r, other)).toBeCloseTo(
          Math.sqrt((x - q.x) * (x - q.x) + (y - q.y) * (y - q.y)) - radius - q.radius,
          6,
        );
      }),
    );
  });

  it("goes straight as far as small steps find, and holds others up as its disc does", () => {
    fc.assert(
      fc.property(
        rounds(15_000),
        fc.oneof(rectangles(15_000), rounds(15_000), polygons(15_000)),
        rectangles(15_000),
        (r, o, a) => {
          expect(straightClearance(a, [r], 20_000)).toEqual(straightClearance(a, [discOf(r)], 20_000));
          expect(wheelClearance(a, "left", 16_384, [r])).toEqual(wheelClearance(a, "left", 16_384, [discOf(r)]));
          if (gapToObstacle(r, o) < 5) return;
          const free = straightClearance(r, [o], 20_000).distance;
          const [s, c] = [sine(r.facing), cosine(r.facing)];
          const least = (upTo: number): number => {
            let found = Infinity;
            for (let d = 0; d <= upTo; d += 25)
              found = Math.min(found, gap({ ...r, x: r.x + d * s, y: r.y + d * c }, o));
            return found;
          };
          expect(least(free)).toBeGreaterThan(-1.5);
          if (free < 20_000) expect(gap({ ...r, x: r.x + free * s, y: r.y + free * c }, o)).toBeCloseTo(0, 4);
        },
      ),
    );
  });

  it("has four equal arcs about its centre", () => {
    const r: Rectangle = { x: 0, y: 3000, facing: 0, width: 6000, depth: 6000, round: true };
    expect(arcOf(r, { x: 4999, y: 5000 })).toBe("front");
    expect(arcOf(r, { x: 5000, y: 5000 })).toBe("front");
    expect(arcOf(r, { x: 5001, y: 5000 })).toBe("right");
    expect(arcOf(r, { x: -5001, y: -5000 })).toBe("left");
    expect(arcOf(r, { x: -4999, y: -5000 })).toBe("rear");
    expect(inFrontArc(r, { x: 5000, y: 5000 })).toBe(true);
    expect(inFrontArc(r, { x: 5001, y: 5000 })).toBe(false);
  });

  it("lies in an arc as soon as its rim does", () => {
    const viewer: Rectangle = { x: 0, y: 0, facing: 0, width: 10_000, depth: 4000 };
    const disc = (x: number, y: number): Rectangle => ({
      x,
      y: y + 3000,
      facing: 0,
      width: 6000,
      depth: 6000,
      round: true,
    });
    // 30 mm from the line that leaves the corner at 45 degrees.
    const far = 5000 + 10_000 + 3000 * Math.SQRT2;
    expect(rectangleInFrontArc(viewer, disc(far - 1, 10_000))).toBe(true);
    expect(rectangleInFrontArc(viewer, disc(far + 1, 10_000))).toBe(false);
    expect(rectangleInFrontArc(viewer, disc(0, -2999))).toBe(true);
    expect(rectangleInFrontArc(viewer, disc(0, -3001))).toBe(false);
  });

  const eyesOf = (v: Rectangle): readonly Point[] => {
    const right = rightward(v);
    return [-0.5, 0, 0.5].map((k) => ({ x: v.x + k * v.width * right.x, y: v.y + k * v.width * right.y }));
  };

  it("is seen where sampled rays see it, and mirrored just the same", () => {
    let seen = 0;
    fc.assert(
      fc.property(
        rectangles(8000),
        rounds(25_000),
        fc.array(fc.oneof(rectangles(20_000, 8000), rounds(20_000)), { maxLength: 4 }),
        (viewer, target, all) => {
          const blocks = all.filter((o) => gap(o, target) > 5 && gap(viewer, o) > 5);
          if (gap(viewer, target) < 5) return;
          const eyes = eyesOf(viewer);
          const found = seesAny(eyes, viewer, target, blocks);
          expect(seesAny(eyes.map(mirrorPoint), mirror(viewer), mirror(target), blocks.map(mirror))).toBe(found);
          const { x, y, radius } = discOf(target);
          let rays = 0;
          for (const eye of eyes)
            for (let n = 0; n < 360; n++) {
              const p = { x: x + radius * sine(n * 182), y: y + radius * cosine(n * 182) };
              if (!inFrontArc(viewer, p)) continue;
              // Only the near rim: the far one is behind the base itself.
              if ((p.x - x) * (eye.x - p.x) + (p.y - y) * (eye.y - p.y) < 0) continue;
              if (blocks.every((b) => free(eye, p, b))) rays++;
            }
          if (found) seen++;
          if (rays > 2) expect(found).toBe(true);
          if (found) expect(rectangleInFrontArc(viewer, target)).toBe(true);
          if (!found) expect(rays).toBeLessThan(3);
        },
      ),
      { numRuns: inject("fully") ? 400 : 60 },
    );
    expect(seen).toBeGreaterThan(20);
  });
});

/** Does the straight line from one point to another leave the inside of a shape alone? */
function free(from: Point, to: Point, o: Rectangle): boolean {
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  for (let d = 0; d <= length; d += 50) {
    const p = { x: from.x + ((to.x - from.x) * d) / length, y: from.y + ((to.y - from.y) * d) / length };
    if (o.round === true) {
      const { x, y, radius } = discOf(o);
      if ((p.x - x) * (p.x - x) + (p.y - y) * (p.y - y) < (radius + 5) * (radius + 5)) return false;
    } else {
      const m = centre(o);
      const [f, r] = [forward(o), rightward(o)];
      const [dx, dy] = [p.x - m.x, p.y - m.y];
      if (Math.abs(dx * r.x + dy * r.y) < o.width / 2 + 5 && Math.abs(dx * f.x + dy * f.y) < o.depth / 2 + 5)
        return false;
    }
  }
  return true;
}
