import fc from "fast-check";
import { gap, insideTable, sweptOverlap } from "@tercio/tabletop";
import { expect, test } from "vitest";
import {
  boundary,
  type ChargeQuestion,
  checkPath,
  fleePath,
  type MoveLimits,
  type MoveWorld,
  type Segment,
  trimPath,
} from "../src/index.ts";
import { scenes } from "./charge-scenes.ts";

const side = fc.constantFrom("left" as const, "right" as const);
const distance = fc.integer({ min: 1, max: 30000 });
const segments: fc.Arbitrary<Segment> = fc.oneof(
  fc.record({ kind: fc.constant("straight" as const), distance }),
  fc.record({ kind: fc.constant("wheel" as const), side, angle: fc.integer({ min: 1, max: 20000 }) }),
  fc.record({ kind: fc.constant("back" as const), distance }),
  fc.record({ kind: fc.constant("side" as const), side, distance }),
);
const limits: MoveLimits = {
  maximum: 20000,
  modelMaximum: 20000,
  kinds: ["straight", "wheel", "back", "side"],
  cost: { back: 2, side: 2 },
  oneDirection: true,
  mayCrossTableEdge: true,
};

/** Everyone of a scene is in the way, half an inch while moving and an inch at the end, or as near as at the start. */
function worldOf(q: ChargeQuestion): MoveWorld {
  const own = boundary(q.charger, q.chargerFormation);
  const all = [...q.obstacles.map((o) => o.shape), boundary(q.target, q.targetFormation)];
  return {
    obstacles: all.map((shape, id) => ({
      id,
      shape,
      passingGap: 1270,
      endGap: Math.max(0, Math.min(2540, gap(own, shape) - 3)),
    })),
    table: q.table,
    chirality: q.chirality,
  };
}

test("a trimmed path may be taken, is a beginning of what was asked, and as long as it may be", () => {
  const seen = { whole: 0, cut: 0, none: 0 };
  fc.assert(
    fc.property(scenes(5), fc.array(segments, { minLength: 1, maxLength: 3 }), (q, path) => {
      const world = worldOf(q);
      const { path: kept, end, trimmed } = trimPath(q.charger, q.chargerFormation, path, limits, world);
      const check = checkPath(q.charger, q.chargerFormation, kept, limits, world);
      expect(check).toMatchObject({ ok: true, end });
      expect(trimmed === null).toBe(checkPath(q.charger, q.chargerFormation, path, limits, world).ok);
      expect(kept.slice(0, -1)).toEqual(path.slice(0, Math.max(0, kept.length - 1)));
      seen[trimmed === null ? "whole" : kept.length > 0 ? "cut" : "none"]++;
      const last = kept[kept.length - 1];
      const asked = path[kept.length - 1];
      if (trimmed === null || last === undefined || asked === undefined || !("distance" in last)) return;
      if (!("distance" in asked) || asked.distance < last.distance + 12) return;
      const longer = [...kept.slice(0, -1), { ...last, distance: last.distance + 12 }];
      // Beyond somebody whom it may pass there could be room again: only what lies just ahead is looked at.
      expect(checkPath(q.charger, q.chargerFormation, longer, limits, world).ok).toBe(false);
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  );
  expect(Math.min(seen.whole, seen.cut)).toBeGreaterThan(20);
});

test("a flight ends clear of everyone or at the edge, no farther than it must, and names whom it ran through", () => {
  const seen = { longer: 0, edge: 0 };
  fc.assert(
    fc.property(scenes(6), fc.integer({ min: 0, max: 65535 }), fc.integer({ min: 0, max: 30000 }), (q, to, far) => {
      const obstacles = q.obstacles.map((o) => ({ id: o.id, kind: o.kind, shape: o.shape }));
      const flight = fleePath(q.charger, q.chargerFormation, to, far, { obstacles, table: q.table, keep: 2540 });
      const end = boundary(flight.end, q.chargerFormation);
      const from = boundary(flight.turned, q.chargerFormation);
      if (flight.touchesEdge) seen.edge++;
      else {
        expect(obstacles.every((o) => gap(end, o.shape) > 2540 - 2)).toBe(true);
        expect(flight.distance).toBeGreaterThanOrEqual(far);
        if (q.table !== null) expect(insideTable(end, q.table.width, q.table.depth)).toBe(true);
      }
      if (flight.distance > far) {
        seen.longer++;
        // A millimetre sooner somebody is too near still.
        const share = (flight.distance - 100) / flight.distance;
        if (flight.distance - 100 > far && !flight.touchesEdge) {
          const sooner = { ...end, x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share };
          expect(obstacles.some((o) => gap(sooner, o.shape) <= 2540 + 2)).toBe(true);
        }
      }
      const through = obstacles.filter((o) => sweptOverlap(from, flight.distance, o.shape)).map((o) => o.id);
      expect([...flight.friends, ...flight.enemies, ...flight.impassable].sort((p, q) => (p < q ? -1 : 1))).toEqual(
        [...through].sort((p, q) => (p < q ? -1 : 1)),
      );
    }),
    { numRuns: Number(process.env.RUNS ?? 1000) },
  );
  expect(Math.min(seen.longer, seen.edge)).toBeGreaterThan(5);
});
