import fc from "fast-check";
import { arcOf, at, INCH, overlaps, type Polygon, type Rectangle, roundHalfAway } from "@tercio/tabletop";
import type { ChargeObstacle, ChargeQuestion } from "../src/charge/types.ts";
import { boundary, type Formation } from "../src/index.ts";

const TABLE = { width: 72 * INCH, depth: 48 * INCH };

const formations: fc.Arbitrary<Formation> = fc
  .record({
    files: fc.integer({ min: 1, max: 8 }),
    ranks: fc.integer({ min: 1, max: 4 }),
    missing: fc.nat(7),
    base: fc.constantFrom([2000, 2000], [2500, 2500], [2500, 5000], [4000, 4000], [5000, 10000]),
  })
  .map(({ files, ranks, missing, base }) => ({
    files,
    models: Math.max(files, files * ranks - Math.min(missing, files - 1)),
    baseWidth: base[0] as number,
    baseDepth: base[1] as number,
  }));

interface Raw {
  readonly charger: Formation;
  readonly target: Formation;
  readonly place: { readonly x: number; readonly y: number; readonly facing: number };
  readonly ahead: number;
  readonly aside: number;
  readonly turn: number;
  readonly chirality: 1 | -1;
  readonly others: readonly { x: number; y: number; facing: number; f: Formation; enemy: boolean }[];
}

/** Scenes of a charge: a target somewhere ahead, and up to `most` others around the two. */
export function scenes(most: number): fc.Arbitrary<ChargeQuestion> {
  return fc
    .record({
      charger: formations,
      target: formations,
      place: fc.record({
        x: fc.integer({ min: -60000, max: 60000 }),
        y: fc.integer({ min: -30000, max: 30000 }),
        facing: fc.integer({ min: 0, max: 65535 }),
      }),
      ahead: fc.integer({ min: 2000, max: 40000 }),
      aside: fc.integer({ min: -20000, max: 20000 }),
      turn: fc.integer({ min: 0, max: 65535 }),
      chirality: fc.constantFrom(1 as const, -1 as const),
      others: fc.array(
        fc.record({
          x: fc.integer({ min: -25000, max: 25000 }),
          y: fc.integer({ min: -5000, max: 45000 }),
          facing: fc.integer({ min: 0, max: 65535 }),
          f: formations,
          enemy: fc.boolean(),
        }),
        { maxLength: most },
      ),
    })
    .map(toQuestion)
    .filter((q): q is ChargeQuestion => q !== null);
}

function toQuestion(raw: Raw): ChargeQuestion | null {
  const unit = { x: 0, y: 0, facing: raw.place.facing };
  const own = boundary(raw.place, raw.charger);
  // Others are given ahead of and beside the charger, whole numbers by cutting off.
  const move = (right: number, ahead: number): { x: number; y: number } => {
    const angle = (unit.facing / 65536) * 2 * Math.PI;
    return {
      x: Math.trunc(raw.place.x + right * Math.cos(angle) + ahead * Math.sin(angle)),
      y: Math.trunc(raw.place.y - right * Math.sin(angle) + ahead * Math.cos(angle)),
    };
  };
  const target = { ...move(raw.aside, raw.ahead), facing: raw.turn };
  const goal = boundary(target, raw.target);
  if (overlaps(own, goal, -200)) return null;
  const placed: Rectangle[] = [own, goal];
  const obstacles: ChargeObstacle[] = [];
  for (const o of raw.others) {
    const r = boundary({ ...move(o.x, o.y), facing: o.facing }, o.f);
    if (placed.some((p) => overlaps(p, r, -50))) continue;
    placed.push(r);
    obstacles.push({ id: obstacles.length, kind: o.enemy ? "enemy" : "friend", shape: r });
  }
  return {
    charger: raw.place,
    chargerFormation: raw.charger,
    target,
    targetFormation: raw.target,
    facing: arcOf(goal, raw.place),
    obstacles,
    inContact: [],
    priorities: ["fewest-enemies", "most-chargers", "most-models"],
    mayWheel: true,
    passesOver: false,
    targetMayTurn: false,
    table: TABLE,
    chirality: raw.chirality,
  };
}

/** A rectangle with its corners cut off, each by another share: a polygon of eight corners within it. */
export function cut(r: Rectangle): Polygon {
  const [w, d] = [r.width / 2, r.depth];
  const corners: readonly (readonly [number, number])[] = [
    [-w, d * 0.4],
    [-w * 0.5, 0],
    [w * 0.7, 0],
    [w, d * 0.3],
    [w, d * 0.5],
    [w * 0.2, d],
    [-w * 0.4, d],
    [-w, d * 0.8],
  ];
  return {
    points: corners.map(([right, back]) => {
      const p = at(r, right, back);
      return { x: roundHalfAway(p.x), y: roundHalfAway(p.y) };
    }),
  };
}

/** The same scene where every friend is a rock of many corners instead. */
export const withRocks = (q: ChargeQuestion): ChargeQuestion => ({
  ...q,
  obstacles: q.obstacles.map((o) =>
    o.kind === "friend" ? { id: o.id, kind: "impassable", shape: cut(o.shape as Rectangle) } : o,
  ),
});
