import {
  advance,
  at,
  CONTACT_TOLERANCE,
  distanceToPoint,
  gap,
  insideTable,
  overlaps,
  type Rectangle,
  signedTurn,
  straightClearance,
  wheel,
  wheelClearance,
  wheelLength,
} from "@tercio/tabletop";
import { alignAbout, contactOf, facingLine, type Facing, placeInContact } from "../src/facing.ts";
import type { Asked } from "../src/charge/types.ts";
import { baseContacts, boundary } from "../src/index.ts";
import { turnClearance } from "../src/turn-clearance.ts";

/** What a charge is worth, counted model by model. */
export interface Value {
  readonly enemies: number;
  readonly models: number;
  readonly distance: number;
  readonly offset: number;
}

/** Counts a placement against the rules' priorities from scratch; null where the charger could not stand. */
export function valueOf(q: Asked, offset: number, distance: number): Value | null {
  const charger = boundary(q.charger, q.chargerFormation);
  const target = boundary(q.target, q.targetFormation);
  const end: Rectangle = { ...charger, ...placeInContact(charger, "front", target, q.facing, offset) };
  if (q.table !== null && !insideTable(end, q.table.width, q.table.depth)) return null;
  if (q.obstacles.some((o) => overlaps(end, o.rectangle))) return null;
  const enemies = q.obstacles.filter((o) => o.kind === "enemy" && gap(end, o.rectangle) <= CONTACT_TOLERANCE).length;
  return { enemies, models: modelsTouching(q, end, target, q.facing), distance, offset };
}

function modelsTouching(q: Asked, end: Rectangle, target: Rectangle, facing: Facing): number {
  const pairs = baseContacts(end, q.chargerFormation, "front", target, q.targetFormation, facing, q.chirality);
  const key = (p: { rank: number; file: number }): string => `${p.rank}/${p.file}`;
  return new Set(pairs.map((p) => key(p.own))).size + new Set(pairs.map((p) => key(p.theirs))).size;
}

const better = (a: Value, b: Value): number => a.enemies - b.enemies || b.models - a.models || a.distance - b.distance;

/** Goes one way step by step on the table, with every obstacle looked at exactly. */
function goOne(q: Asked, before: number, side: "left" | "right", angle: number): Value | null {
  const start = boundary(q.charger, q.chargerFormation);
  const target = boundary(q.target, q.targetFormation);
  const others = q.obstacles.map((o) => o.rectangle);
  const all = [target, ...others];
  let r = start;
  if (straightClearance(r, all, before).distance < before) return null;
  r = advance(r, before);
  if (angle > 0) {
    if (wheelClearance(r, side, angle, all).angle < angle) return null;
    r = wheel(r, side, angle);
  }
  const left = q.maximum - before - wheelLength(start.width, angle);
  if (left < 0) return null;
  const clear = straightClearance(r, all, left);
  if (clear.by !== 0) return null;
  r = advance(r, Math.floor(clear.distance));
  const line = facingLine(target, q.facing);
  const towards = (line.outward + 32768) % 65536;
  const turn = signedTurn(towards - r.facing);
  if (Math.abs(turn) > 16350) return null;
  // The point of contact: a front corner on the facing, or an end of the facing on the front.
  const facingRectangle: Rectangle = { ...line.middle, facing: line.outward, width: line.length, depth: 0 };
  const front: Rectangle = { ...r, depth: 0 };
  const candidates = [
    ...[-1, 1].map((k) => at(r, (k * r.width) / 2, 0)).filter((p) => distanceToPoint(facingRectangle, p) <= 2.5),
    ...[-1, 1]
      .map((k) => at(facingRectangle, (k * line.length) / 2, 0))
      .filter((p) => distanceToPoint(front, p) <= 2.5),
  ];
  const point = candidates[0];
  if (point === undefined) return null;
  if (turnClearance(r, point, turn, others).angle < Math.abs(turn)) return null;
  const end = alignAbout(point, r, towards);
  const offset = contactOf(end, "front", target, q.facing);
  return valueOf(q, offset, before + wheelLength(start.width, angle) + clear.distance);
}

/** Whether ways a little beside this one are worth as much: where hardly one way leads through, rounding decides. */
function hasRoom(q: Asked, before: number, side: "left" | "right", angle: number, v: Value): boolean {
  const beside: readonly (readonly [number, number])[] =
    angle === 0
      ? []
      : [
          [before + 100, angle],
          [before, angle - 64],
          [before, angle + 64],
        ];
  return beside.every(([b, a]) => {
    const other = goOne(q, b, side, Math.min(16384, a));
    return other !== null && other.enemies <= v.enemies && other.models >= v.models;
  });
}

/** The best charge of a dense grid of ways, and the shortest, of those that have a little room to either side. */
export function gridSearch(
  q: Asked,
  ways: number,
  angles: number,
  counts: (v: Value) => boolean,
): { readonly best: Value | null; readonly shortest: Value | null } {
  let best: Value | null = null;
  let shortest: Value | null = null;
  for (let i = 0; i <= angles; i++)
    for (const side of i === 0 ? (["left"] as const) : (["left", "right"] as const))
      for (let j = 0; j <= (i === 0 ? 0 : ways); j++) {
        const [before, angle] = [Math.floor((q.maximum * j) / ways), Math.floor((16384 * i) / angles)];
        const value = goOne(q, before, side, angle);
        if (value === null) continue;
        const isBest = best === null || better(value, best) < 0;
        const isShortest = shortest === null || value.distance < shortest.distance;
        if (!(isBest || isShortest) || !counts(value) || !hasRoom(q, before, side, angle, value)) continue;
        if (isBest) best = value;
        if (isShortest) shortest = value;
      }
  return { best, shortest };
}
