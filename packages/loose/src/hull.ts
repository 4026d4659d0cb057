import { there } from "@tercio/basis";
import { angleOf, CONTACT_TOLERANCE, type Point } from "@tercio/tabletop";
import type { Base, BaseShape } from "./base.ts";
import { coreCorners, coreRadius, outerRadius } from "./corners.ts";
import { NOISE } from "./numbers.ts";
import { work } from "./work.ts";

/** An edge of a core: its middle, the way out of it (a unit vector, and its angle), and half its length. */
export interface Edge {
  readonly nx: number;
  readonly ny: number;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** A convex polygon, or a single point, about its own middle; corners run clockwise. */
export interface Core {
  readonly points: readonly Point[];
  /** From each corner to the next; none where there is one corner. */
  readonly edges: readonly Edge[];
}

/**
 * A core laid with its middle on (x, y), and everything within `radius` of it; a disc is one point and its radius.
 * Nothing of it is farther from (x, y) than `reach`. All lengths 0.01 mm, real numbers.
 */
export interface Hull extends Core {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly reach: number;
}

/** Edges whose directions differ by less than this (radians) are parallel. */
const PARALLEL = 1e-9;

const POINT: Core = { points: [{ x: 0, y: 0 }], edges: [] };

export const pointHull = (x: number, y: number): Hull => ({ x, y, ...POINT, radius: 0, reach: 0 });

function edgesOf(points: readonly Point[]): readonly Edge[] {
  if (points.length < 2) return [];
  return points.map((p, i) => {
    const q = there(points[(i + 1) % points.length]);
    const dx = q.x - p.x;
    const dy = q.y - p.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    // By its middle, and not by an end of it: the same numbers whichever way round a mirrored core runs.
    return {
      nx: -dy / length,
      ny: dx / length,
      angle: angleOf(-dy, dx),
      x: (p.x + q.x) / 2,
      y: (p.y + q.y) / 2,
      half: length / 2,
    };
  });
}

/** The corner from which a clockwise walk first goes east: the northernmost, of equal ones the westernmost. */
function first(points: readonly Point[]): number {
  let best = 0;
  for (let i = 1; i < points.length; i++) {
    const p = there(points[i]);
    const b = there(points[best]);
    if (p.y > b.y || (p.y === b.y && p.x < b.x)) best = i;
  }
  return best;
}

/** All sums of a point of `a` and a point of `b`: its corners are sums of corners, its edges are theirs by direction. */
function sum(a: readonly Point[], b: readonly Point[]): readonly Point[] {
  const startA = first(a);
  const startB = first(b);
  const found: Point[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const p = there(a[(startA + i) % a.length]);
    const q = there(b[(startB + j) % b.length]);
    found.push({ x: p.x + q.x, y: p.y + q.y });
    if (i === a.length) j++;
    else if (j === b.length) i++;
    else {
      const nextP = there(a[(startA + i + 1) % a.length]);
      const nextQ = there(b[(startB + j + 1) % b.length]);
      const ax = nextP.x - p.x;
      const ay = nextP.y - p.y;
      const bx = nextQ.x - q.x;
      const by = nextQ.y - q.y;
      const cross = ax * by - ay * bx;
      const parallel = Math.abs(cross) <= PARALLEL * Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
      if (parallel || cross < 0) i++;
      if (parallel || cross > 0) j++;
    }
  }
  return found;
}

/** Each edge moved inwards by `depth`, which is far less than any edge is long. */
function inset(points: readonly Point[], depth: number): readonly Point[] {
  const edges = edgesOf(points);
  return points.map((p, i) => {
    const a = there(edges[(i + points.length - 1) % points.length]);
    const b = there(edges[i]);
    const k = depth / (1 + (a.nx * b.nx + a.ny * b.ny));
    return { x: p.x - k * (a.nx + b.nx), y: p.y - k * (a.ny + b.ny) };
  });
}

/** What two ovals that go round each other may lie in one another. */
const USUAL_INSET = CONTACT_TOLERANCE + NOISE;

/** As many different shapes, and as many cores of two of them, are kept. */
const MOST_SHAPES = 1024;
const MOST_CORES = 2048;

const shapes = new Map<number, number>();
const cores = new Map<number, Core>();

/** A small number for a shape, so that equal ones, of whichever battle, share what has been worked out. */
function numberOf(shape: BaseShape): number {
  const sign = shape.kind === "rectangle" ? -2 : 1;
  const key = shape.kind === "round" ? -1 : sign * (shape.length * 0x100000 + shape.width);
  let found = shapes.get(key);
  if (found === undefined) {
    found = shapes.size;
    shapes.set(key, found);
  }
  return found;
}

/** The sum of two shapes' cores as they look; `depth` is taken off where that is more than nothing. */
function coreOf(a: BaseShape, facingA: number, b: BaseShape, facingB: number, depth: number): Core {
  if (a.kind === "round" && b.kind === "round") return POINT;
  // The core of a round base is its middle, whatever its size and wherever it looks.
  const lookA = a.kind === "round" ? 0 : facingA & 65535;
  const lookB = b.kind === "round" ? 0 : facingB & 65535;
  // Room for two more, so that neither gets a number that the other had.
  if (shapes.size > MOST_SHAPES - 2) {
    shapes.clear();
    cores.clear();
  }
  const pair = numberOf(a) * MOST_SHAPES + numberOf(b);
  const key = ((pair * 65536 + lookA) * 65536 + lookB) * 2 + (depth > 0 ? 1 : 0);
  const before = cores.get(key);
  // Insets differ by hairs: only the one that is always asked for is worth keeping.
  const usual = depth === 0 || depth === USUAL_INSET;
  if (before !== undefined && usual) return before;
  const own = coreCorners(a, facingA);
  // An oval or a rectangle is its own image under half a turn, so that the mover's corners need not be turned about.
  const other = coreCorners(b, facingB);
  let points = own.length === 1 ? other : other.length === 1 ? own : sum(own, other);
  if (depth > 0) points = inset(points, depth);
  const core = { points, edges: edgesOf(points) };
  if (usual) {
    if (cores.size >= MOST_CORES) cores.clear();
    cores.set(key, core);
  }
  return core;
}

/**
 * Where the middle of `mover`, looking as it does, may not be: nearer to `obstacle` than `level`, which may be a little
 * less than nothing.
 */
export function grown(obstacle: Base, mover: Base, level: number): Hull {
  const radius = coreRadius(obstacle.shape) + coreRadius(mover.shape) + level;
  const { points, edges } = coreOf(obstacle.shape, obstacle.facing, mover.shape, mover.facing, Math.max(-radius, 0));
  const reach = outerRadius(obstacle.shape) + outerRadius(mover.shape) + Math.max(level, 0);
  return { x: obstacle.x, y: obstacle.y, points, edges, radius: Math.max(radius, 0), reach };
}

/** The distance from a hull's border to a point, negative inside. */
export function distanceTo(hull: Hull, x: number, y: number): number {
  const { edges } = hull;
  const ownX = x - hull.x;
  const ownY = y - hull.y;
  if (edges.length === 0) return Math.sqrt(ownX * ownX + ownY * ownY) - hull.radius;
  let depth = -Infinity;
  let least = Infinity;
  for (let i = 0; i < edges.length; i++) {
    const e = there(edges[i]);
    const dx = ownX - e.x;
    const dy = ownY - e.y;
    const out = dx * e.nx + dy * e.ny;
    if (out > depth) depth = out;
    if (out <= 0) continue;
    const past = Math.max(Math.abs(dx * e.ny - dy * e.nx) - e.half, 0);
    const square = out * out + past * past;
    if (square < least) least = square;
  }
  return (depth <= 0 ? depth : Math.sqrt(least)) - hull.radius;
}

/** The point of a hull's border that is nearest to a point outside it; of a point inside, one in its direction. */
export function nearestOn(hull: Hull, x: number, y: number): Point {
  work.done++;
  let ownX = x - hull.x;
  let ownY = y - hull.y;
  if (ownX === 0 && ownY === 0) ownY = 1;
  if (distanceTo(hull, x, y) < 0) {
    const far = (3 * hull.reach) / Math.sqrt(ownX * ownX + ownY * ownY);
    ownX *= far;
    ownY *= far;
  }
  let best = { x: 0, y: 0 };
  let least = Infinity;
  for (const e of hull.edges) {
    const along = Math.max(-e.half, Math.min(e.half, (ownX - e.x) * e.ny - (ownY - e.y) * e.nx));
    const nearX = e.x + along * e.ny;
    const nearY = e.y - along * e.nx;
    const square = (ownX - nearX) * (ownX - nearX) + (ownY - nearY) * (ownY - nearY);
    if (square < least) {
      least = square;
      best = { x: nearX, y: nearY };
    }
  }
  const outX = ownX - best.x;
  const outY = ownY - best.y;
  const length = Math.sqrt(outX * outX + outY * outY);
  const part = length === 0 ? 0 : hull.radius / length;
  return { x: hull.x + (best.x + outX * part), y: hull.y + (best.y + outY * part) };
}

/** Square of the distance from the stretch a-b to a point. */
function squareToStretch(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  const offX = x - (ax + part * dx);
  const offY = y - (ay + part * dy);
  return offX * offX + offY * offY;
}

/** Whether a straight stretch goes deeper into a hull than `graze`, anywhere. */
export function crossedBy(hull: Hull, ax: number, ay: number, bx: number, by: number, graze: number): boolean {
  if (squareToStretch(ax, ay, bx, by, hull.x, hull.y) >= hull.reach * hull.reach) return false;
  const { points, edges } = hull;
  const level = Math.max(hull.radius - graze, 0);
  if (level > 0)
    for (const p of points)
      if (squareToStretch(ax, ay, bx, by, hull.x + p.x, hull.y + p.y) < level * level) return true;
  if (edges.length === 0) return false;
  if (distanceTo(hull, ax, ay) < -graze || distanceTo(hull, bx, by) < -graze) return true;
  // What is left is to pass clean through the core: the part of the stretch on the inner side of every edge.
  let from = 0;
  let to = 1;
  const shrink = hull.radius > 0 ? 0 : graze;
  for (const e of edges) {
    const start = (ax - hull.x - e.x) * e.nx + (ay - hull.y - e.y) * e.ny + shrink;
    const change = (bx - ax) * e.nx + (by - ay) * e.ny;
    if (change === 0) {
      if (start >= 0) return false;
    } else if (change > 0) to = Math.min(to, -start / change);
    else from = Math.max(from, -start / change);
    if (from >= to) return false;
  }
  return true;
}
