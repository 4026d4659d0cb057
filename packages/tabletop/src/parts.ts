import { there } from "@tercio/basis";
import { distanceToPoint } from "./contact.ts";
import { edgesOf, hullOf, twiceArea } from "./polygon.ts";
import { corners, discOf, type Point, type Polygon, type Rectangle } from "./shapes.ts";

/** Twice the area of the triangle a, b, c, positive when it runs counter-clockwise. Exact for whole coordinates. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

const isConvex = (points: readonly Point[]): boolean =>
  points.every((p, i) => turn(p, there(points[(i + 1) % points.length]), there(points[(i + 2) % points.length])) >= 0);

/** Whether two segments share any point. */
function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [s, t] = [Math.sign(turn(a, b, c)), Math.sign(turn(a, b, d))];
  const [u, v] = [Math.sign(turn(c, d, a)), Math.sign(turn(c, d, b))];
  if (s !== t && u !== v) return true;
  const on = (p: Point, q: Point, r: Point): boolean =>
    r.x >= Math.min(p.x, q.x) && r.x <= Math.max(p.x, q.x) && r.y >= Math.min(p.y, q.y) && r.y <= Math.max(p.y, q.y);
  return (s === 0 && on(a, b, c)) || (t === 0 && on(a, b, d)) || (u === 0 && on(c, d, a)) || (v === 0 && on(c, d, b));
}

/** Whether an outline encloses one area and never meets itself: at least three corners, none of them given twice. */
export function isOutline(points: readonly Point[]): boolean {
  const n = points.length;
  if (n < 3 || twiceArea(points) === 0) return false;
  for (let i = 0; i < n; i++) {
    const [a, b] = [there(points[i]), there(points[(i + 1) % n])];
    if (a.x === b.x && a.y === b.y) return false;
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (meet(a, b, there(points[j]), there(points[(j + 1) % n]))) return false;
    }
    // Neighbouring edges share a corner and nothing else.
    const c = there(points[(i + 2) % n]);
    if (turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0) return false;
  }
  return true;
}

/** Cuts off one corner after the other: always the one across which the cut is shortest. */
function triangles(outline: readonly Point[]): readonly (readonly Point[])[] {
  const rest = [...outline];
  const list: (readonly Point[])[] = [];
  while (rest.length > 3) {
    let best = -1;
    let least = Infinity;
    for (let i = 0; i < rest.length; i++) {
      const a = there(rest[(i + rest.length - 1) % rest.length]);
      const b = there(rest[i]);
      const c = there(rest[(i + 1) % rest.length]);
      const cut = (a.x - c.x) * (a.x - c.x) + (a.y - c.y) * (a.y - c.y);
      if (cut >= least || turn(a, b, c) < 0) continue;
      const inside = (p: Point): boolean =>
        p !== a && p !== b && p !== c && turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
      if (turn(a, b, c) > 0 && rest.some(inside)) continue;
      best = i;
      least = cut;
    }
    if (best < 0) throw new Error("an outline that meets itself has no parts");
    const ear = [rest.length - 1, 0, 1].map((n) => there(rest[(best + n) % rest.length]));
    if (turn(there(ear[0]), there(ear[1]), there(ear[2])) > 0) list.push(ear);
    rest.splice(best, 1);
  }
  if (twiceArea(rest) > 0) list.push(rest);
  return list;
}

/** Two convex outlines with an edge in common as one; null where they have none, or where that is not convex. */
function joined(a: readonly Point[], b: readonly Point[]): readonly Point[] | null {
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [there(a[i]), there(a[(i + 1) % a.length])];
    const at = b.indexOf(q);
    if (at < 0 || b[(at + 1) % b.length] !== p) continue;
    const others = b.slice(1, -1).map((_, n) => there(b[(at + 2 + n) % b.length]));
    const whole = [...a.slice(0, i + 1), ...others, ...a.slice(i + 1)];
    return isConvex(whole) ? whole : null;
  }
  return null;
}

const known = new WeakMap<readonly Point[], readonly Polygon[]>();

/**
 * An outline that never meets itself ({@link isOutline}), in either direction, as convex polygons that fill it and overlap
 * nowhere. One that is convex is itself. The same list is given for the same array.
 */
export function convexParts(points: readonly Point[]): readonly Polygon[] {
  const before = known.get(points);
  if (before !== undefined) return before;
  const outline = twiceArea(points) > 0 ? points : [...points].reverse();
  let parts = isConvex(outline) ? [outline] : triangles(outline);
  for (let merged = parts.length > 1; merged; ) {
    merged = false;
    for (let i = 0; i < parts.length && !merged; i++)
      for (let j = i + 1; j < parts.length && !merged; j++) {
        const whole = joined(there(parts[i]), there(parts[j]));
        if (whole === null) continue;
        parts = [...parts.filter((_, n) => n !== i && n !== j), whole];
        merged = true;
      }
  }
  const list = parts.map((part): Polygon => ({ points: part }));
  known.set(points, list);
  return list;
}

/** Whether a point lies in an outline or on its border. */
export function holdsPoint(points: readonly Point[], p: Point): boolean {
  return convexParts(points).some((part) =>
    hullOf(part).edges.every((e) => (p.x - e.x) * e.nx + (p.y - e.y) * e.ny <= EDGE),
  );
}

/** Whether a unit lies wholly in an outline, or up to its border: nothing of the border runs through it. */
export function holdsUnit(points: readonly Point[], r: Rectangle): boolean {
  if (r.round !== true)
    return corners(r).every((p) => holdsPoint(points, p)) && !points.some((p) => distanceToPoint(r, p) === 0);
  const { x, y, radius } = discOf(r);
  return (
    holdsPoint(points, { x, y }) &&
    edgesOf(points).every((e) => {
      const along = Math.max(0, Math.min(e.length, (x - e.x) * e.ux + (y - e.y) * e.uy));
      const [dx, dy] = [x - e.x - along * e.ux, y - e.y - along * e.uy];
      return dx * dx + dy * dy >= (radius - EDGE) * (radius - EDGE);
    })
  );
}

/** What lies on the border may seem to lie outside by this much, 0.01 mm. */
const EDGE = 1e-6;
