import { there } from "@tercio/basis";
import { TURN } from "./numbers.ts";
import { corners, discOf, type Point, type Polygon, type Rectangle } from "./shapes.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/** An edge of a polygon: where it starts, its direction and its outward normal (unit vectors), its length. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly nx: number;
  readonly ny: number;
  readonly length: number;
}

/** What is worked out once for each polygon: a circle around it, and its edges. */
export interface Hull {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: readonly Point[];
  readonly edges: readonly Edge[];
}

const hulls = new WeakMap<Polygon, Hull>();

/** Twice the area, positive when the corners run counter-clockwise. */
export function twiceArea(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const p = there(points[i]);
    const q = there(points[(i + 1) % points.length]);
    sum += p.x * q.y - q.x * p.y;
  }
  return sum;
}

/** The edges of a convex outline; corners that coincide have none between them. */
export function edgesOf(points: readonly Point[]): readonly Edge[] {
  const turn = twiceArea(points) > 0 ? 1 : -1;
  const edges: Edge[] = [];
  for (let i = 0; i < points.length; i++) {
    const p = there(points[i]);
    const q = there(points[(i + 1) % points.length]);
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0) continue;
    const ux = dx / length;
    const uy = dy / length;
    edges.push({ x: p.x, y: p.y, ux, uy, nx: turn * uy, ny: 0 - turn * ux, length });
  }
  return edges;
}

/** A polygon with what is known about it; kept as long as the polygon is. */
export function hullOf(polygon: Polygon): Hull {
  const known = hulls.get(polygon);
  if (known !== undefined) return known;
  const { points } = polygon;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  let square = 0;
  for (const p of points) square = Math.max(square, (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
  const hull: Hull = { x, y, radius: Math.sqrt(square), points, edges: edgesOf(points) };
  hulls.set(polygon, hull);
  return hull;
}

/** The square of the distance of a point from an edge. */
function toEdge(e: Edge, x: number, y: number): number {
  const dx = x - e.x;
  const dy = y - e.y;
  const along = dx * e.ux + dy * e.uy;
  const beyond = along < 0 ? along : along > e.length ? along - e.length : 0;
  const aside = dx * e.nx + dy * e.ny;
  return beyond * beyond + aside * aside;
}

/** How far a point lies outside of a convex polygon (0.01 mm), negative inside: by the nearest edge. */
export function gapToPolygonAt(polygon: Polygon, x: number, y: number): number {
  const { edges } = hullOf(polygon);
  let outside = -Infinity;
  let least = Infinity;
  for (const e of edges) {
    outside = Math.max(outside, (x - e.x) * e.nx + (y - e.y) * e.ny);
    least = Math.min(least, toEdge(e, x, y));
  }
  return outside <= 0 ? outside : Math.sqrt(least);
}

/**
 * The largest separation of a rectangle and a convex polygon along the directions of their edges: negative is the depth of
 * the overlap, positive proves them apart (but is their distance only if an edge is nearest).
 */
export function separationFrom(r: Rectangle, polygon: Polygon): number {
  const { points, edges } = hullOf(polygon);
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const halfWidth = r.width / 2;
  const halfDepth = r.depth / 2;
  const x = r.x - halfDepth * s;
  const y = r.y - halfDepth * c;
  let [left, right, back, front] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const p of points) {
    const dx = p.x - x;
    const dy = p.y - y;
    const aside = dx * c - dy * s;
    const ahead = dx * s + dy * c;
    left = Math.min(left, aside);
    right = Math.max(right, aside);
    back = Math.min(back, ahead);
    front = Math.max(front, ahead);
  }
  let most = Math.max(left - halfWidth, -right - halfWidth, back - halfDepth, -front - halfDepth);
  for (const e of edges) {
    const reach = halfWidth * Math.abs(e.nx * c - e.ny * s) + halfDepth * Math.abs(e.nx * s + e.ny * c);
    most = Math.max(most, (x - e.x) * e.nx + (y - e.y) * e.ny - reach);
  }
  return most;
}

/** The distance between a rectangle and a convex polygon in 0.01 mm, or, when they overlap, minus the depth of the overlap. */
export function gapToPolygon(r: Rectangle, polygon: Polygon): number {
  const apart = separationFrom(r, polygon);
  if (apart <= 0) return apart;
  const { points, edges } = hullOf(polygon);
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const halfWidth = r.width / 2;
  const halfDepth = r.depth / 2;
  const x = r.x - halfDepth * s;
  const y = r.y - halfDepth * c;
  let least = Infinity;
  for (const p of points) {
    const dx = p.x - x;
    const dy = p.y - y;
    const beside = Math.max(Math.abs(dx * c - dy * s) - halfWidth, 0);
    const beyond = Math.max(Math.abs(dx * s + dy * c) - halfDepth, 0);
    least = Math.min(least, beside * beside + beyond * beyond);
  }
  for (let corner = 0; corner < 4; corner++) {
    const aside = (corner & 1) === 0 ? halfWidth : -halfWidth;
    const ahead = (corner & 2) === 0 ? halfDepth : -halfDepth;
    const cornerX = x + aside * c + ahead * s;
    const cornerY = y - aside * s + ahead * c;
    for (const e of edges) least = Math.min(least, toEdge(e, cornerX, cornerY));
  }
  return Math.sqrt(least);
}

/** The outline with every edge moved outwards by `by` (0.01 mm), corners kept sharp. For small moves. */
export function grown(points: readonly Point[], edges: readonly Edge[], by: number): readonly Point[] {
  return edges.map((e, i) => {
    const before = there(edges[(i + edges.length - 1) % edges.length]);
    const share = 1 + (e.nx * before.nx + e.ny * before.ny);
    const p = points.length === edges.length ? there(points[i]) : e;
    return share < 1e-3
      ? { x: p.x + by * e.nx, y: p.y + by * e.ny }
      : { x: p.x + (by * (e.nx + before.nx)) / share, y: p.y + (by * (e.ny + before.ny)) / share };
  });
}

/** What is left of a convex outline when everything nearer to its border than `by` (0.01 mm) is taken off; perhaps nothing. */
export function shrunk(points: readonly Point[], by: number): readonly Point[] {
  return within(points, edgesOf(points), by);
}

/** What of a convex outline lies inside all of these edges, each moved inwards by `by`; perhaps nothing. */
function within(points: readonly Point[], edges: readonly Edge[], by: number): readonly Point[] {
  let rest = points;
  for (const e of edges) {
    const side = (p: Point): number => (p.x - e.x) * e.nx + (p.y - e.y) * e.ny + by;
    rest = rest.flatMap((p, i) => {
      const q = there(rest[(i + 1) % rest.length]);
      const [here, next] = [side(p), side(q)];
      const kept = here <= 0 ? [p] : [];
      if (here > 0 === next > 0) return kept;
      const share = here / (here - next);
      return [...kept, { x: p.x + share * (q.x - p.x), y: p.y + share * (q.y - p.y) }];
    });
    if (rest.length < 3) return [];
  }
  return rest;
}

/** So many straight edges around a round base lie nowhere farther from its rim than a two-hundredth of its radius. */
const AROUND = 32;

/** A unit's outline in straight edges: of a round base those of a polygon around it. */
function straightened(r: Rectangle): readonly Edge[] {
  if (r.round !== true) return edgesOf(corners(r));
  const { x, y, radius } = discOf(r);
  return Array.from({ length: AROUND }, (_, i): Edge => {
    const turn = r.facing + (i * TURN) / AROUND;
    const [nx, ny] = [sineOf(turn), cosineOf(turn)];
    return { x: x + radius * nx, y: y + radius * ny, ux: -ny, uy: nx, nx, ny, length: radius / 4 };
  });
}

/** What of a convex polygon lies in a unit that is larger by `more` (0.01 mm) on every side, not rounded; null: nothing. */
export function common(polygon: Polygon, r: Rectangle, more: number): Polygon | null {
  const points = within(polygon.points, straightened(r), -more);
  return points.length < 3 ? null : { points };
}
