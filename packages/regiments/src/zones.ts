import { there } from "@tercio/kernel";
import type { Strip } from "@tercio/mass-battle";
import { centre, corners, type Point, type Rectangle, TURN } from "@tercio/tabletop";
import type { Table } from "./table.ts";

/**
 * A seat's view of the table: y grows from the Centre Line towards the own table edge, x to the right hand of who stands
 * there (to the left, where the set-up's sign is -1): mirrored and turned tables are alike in it. It is its own inverse.
 */
export interface View {
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}

/** The view from the side on which a seat's own edge lies: 1 = north, -1 = south. */
export const viewFrom = (side: 1 | -1, chirality: 1 | -1): View => ({ x: side === chirality ? -1 : 1, y: side });

/** A point in a view, and out of it again. */
export const seen = (v: View, p: Point): Point => ({ x: p.x * v.x + 0, y: p.y * v.y + 0 });

/** The facing that looks away from the own table edge. */
export const aheadOf = (v: View): number => (v.y === -1 ? 0 : TURN / 2);

/** Does a strip hold a point, and all that is nearer to it than `about`? */
function holds(s: Strip, { x, y }: Point, about = 0): boolean {
  const beyond = y - s.slope * x - about * Math.sqrt(1 + s.slope * s.slope) - s.level;
  return x - about >= s.left && x + about <= s.right && (beyond > 0 || (s.holdsLine === true && beyond === 0));
}

/** Is a unit's boundary wholly in one of a zone's strips? */
export function zoneHolds(strips: readonly Strip[], v: View, r: Rectangle): boolean {
  if (r.round === true) {
    const middle = seen(v, centre(r));
    return strips.some((s) => holds(s, middle, r.width / 2));
  }
  const points = corners(r).map((p) => seen(v, p));
  return strips.some((s) => points.every((p) => holds(s, p)));
}

/** Is a point in one of them? */
export const zoneHoldsPoint = (strips: readonly Strip[], v: View, p: Point): boolean =>
  strips.some((s) => holds(s, seen(v, p)));

/** A strip's own polygon on the table, in its owner's view; the edge along the table's comes last. */
function polygonOf(table: Table, s: Strip): readonly Point[] {
  const back = table.depth / 2;
  // A sloping front meets the table's edge before the strip's end.
  const end = s.slope === 0 ? null : (back - s.level) / s.slope;
  const left = Math.max(s.left, -table.width / 2, s.slope < 0 && end !== null ? end : Number.NEGATIVE_INFINITY);
  const right = Math.min(s.right, table.width / 2, s.slope > 0 && end !== null ? end : Number.POSITIVE_INFINITY);
  const front = (x: number): Point => ({ x, y: s.level + s.slope * x });
  return [front(left), front(right), { x: right, y: back }, { x: left, y: back }];
}

/** The outline of a zone on the table; the edge between its last two points is the owner's table edge. */
export function outlineOfZone(table: Table, strips: readonly Strip[], v: View): readonly Point[] {
  const shapes = strips.map((s) => polygonOf(table, s));
  const [only] = shapes;
  if (shapes.length === 1 && only !== undefined) return only.map((p) => seen(v, p));
  // Level fronts in steps: at each stretch the one nearest to the enemy.
  const ends = [...new Set(shapes.flatMap((p) => p.map((q) => q.x)))].sort((p, q) => p - q);
  const front = ends.slice(0, -1).flatMap((left, i) => {
    const right = there(ends[i + 1]);
    const levels = shapes.flatMap(([a, b]) =>
      a !== undefined && b !== undefined && a.x <= left && b.x >= right ? [a.y] : [],
    );
    const y = Math.min(...levels);
    return [
      { x: left, y },
      { x: right, y },
    ];
  });
  const last = there(front[front.length - 1]);
  const first = there(front[0]);
  return [...front, { x: last.x, y: table.depth / 2 }, { x: first.x, y: table.depth / 2 }].map((p) => seen(v, p));
}

/** How far points are from a zone, 0.01 mm; 0 in it. */
export function distanceToZone(table: Table, strips: readonly Strip[], v: View): (p: Point) => number {
  const shapes = strips.map((s) => polygonOf(table, s));
  return (p) => {
    const q = seen(v, p);
    return Math.min(...shapes.map((s) => distanceToPolygon(s, q)));
  };
}

/** The distance of a point from a convex polygon given in the order of a View with y downwards. */
function distanceToPolygon(polygon: readonly Point[], p: Point): number {
  let inside = true;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of polygon.entries()) {
    const b = there(polygon[(i + 1) % polygon.length]);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = dx * dx + dy * dy;
    if (length === 0) continue;
    if (dx * (p.y - a.y) - dy * (p.x - a.x) < 0) inside = false;
    const along = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
    const ex = p.x - a.x - along * dx;
    const ey = p.y - a.y - along * dy;
    least = Math.min(least, ex * ex + ey * ey);
  }
  return inside ? 0 : Math.sqrt(least);
}
