/**
 * Bounds of the shortest way of a base that keeps its facing, by polygons drawn in and around every body of the room.
 *
 * PROVEN (up to double rounding, about 1e-6 of 0.01 mm):
 *  - lower: the shortest way among convex polygons INSIDE the bodies. Each true way is a way among them too, and among
 *    convex polygons (overlapping ones as well) the shortest way bends only at their corners, so the graph of tangents
 *    between corners has it. Doubtful edges are allowed here.
 *  - upper: the shortest way among polygons AROUND the bodies; every segment of it is tested once more against the true
 *    bodies with a parting line. It is a real way, and it is given.
 * The polygons touch the bodies exactly at `sides` directions, and besides at the directions where two bodies, or a
 * body and start or goal, come nearest to each other: whether a narrow gap is open is therefore decided exactly.
 * With 192 sides a rim of radius r differs from the polygon by r * 1.4e-4 at most, the way by less than 3e-4 of the
 * arcs it follows. `lower` is Infinity only when there is no way: proven. `upper` Infinity proves nothing by itself.
 */
import {
  type Body,
  NOISE,
  nearest,
  type Point,
  pointInRoom,
  polylineLength,
  reach,
  rimPoint,
  type Room,
  segmentInRoom,
} from "./geometry.ts";
import { Heap } from "./heap.ts";

interface Polygon {
  readonly body: Body;
  readonly n: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Outward unit normal and offset (from the origin) of the edge from corner i to corner i + 1. */
  readonly nx: Float64Array;
  readonly ny: Float64Array;
  readonly h: Float64Array;
  readonly inner: number;
  readonly outer: number;
}

/** Directions at which the polygon touches its body: `sides` even ones and the wanted ones, which replace near ones. */
function directions(sides: number, wanted: readonly number[]): number[] {
  const turn = 2 * Math.PI;
  const kept: number[] = [];
  for (const each of wanted) {
    const angle = ((each % turn) + turn) % turn;
    if (kept.every((other) => Math.abs(other - angle) > 1e-6)) kept.push(angle);
  }
  const special = kept.length;
  for (let i = 0; i < sides; i++) {
    const angle = (i * turn) / sides;
    let near = false;
    for (let k = 0; k < special; k++) {
      const apart = Math.abs((kept[k] as number) - angle);
      if (Math.min(apart, turn - apart) < 1e-4) near = true;
    }
    if (!near) kept.push(angle);
  }
  return kept.sort((a, b) => a - b);
}

function polygonOf(body: Body, angles: readonly number[], around: boolean): Polygon {
  const n = angles.length;
  const x = new Float64Array(n);
  const y = new Float64Array(n);
  const nx = new Float64Array(n);
  const ny = new Float64Array(n);
  const h = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const ux = Math.cos(angles[i] as number);
    const uy = Math.sin(angles[i] as number);
    if (!around) {
      const s = rimPoint(body, ux, uy);
      x[i] = body.x + s.x;
      y[i] = body.y + s.y;
      continue;
    }
    // Corner i is where the tangents of directions i - 1 and i meet; edge i lies on the tangent of direction i.
    const before = angles[(i + n - 1) % n] as number;
    const vx = Math.cos(before);
    const vy = Math.sin(before);
    const hu = reach(body, ux, uy);
    const hv = reach(body, vx, vy);
    const cross = vx * uy - vy * ux;
    x[i] = body.x + (hv * uy - hu * vy) / cross;
    y[i] = body.y + (hu * vx - hv * ux) / cross;
    nx[i] = ux;
    ny[i] = uy;
    h[i] = hu + body.x * ux + body.y * uy;
  }
  let inner = Infinity;
  let outer = 0;
  for (let i = 0; i < n; i++) {
    if (!around) {
      const j = (i + 1) % n;
      const dx = (x[j] as number) - (x[i] as number);
      const dy = (y[j] as number) - (y[i] as number);
      const d = Math.hypot(dx, dy);
      nx[i] = dy / d;
      ny[i] = -dx / d;
      h[i] =
        ((nx[i] as number) * ((x[i] as number) + (x[j] as number)) +
          (ny[i] as number) * ((y[i] as number) + (y[j] as number))) /
        2;
    }
    inner = Math.min(inner, (h[i] as number) - body.x * (nx[i] as number) - body.y * (ny[i] as number));
    outer = Math.max(outer, Math.hypot((x[i] as number) - body.x, (y[i] as number) - body.y));
  }
  return { body, n, x, y, nx, ny, h, inner, outer };
}

/** Whether the segment enters the polygon by more than NOISE (a point: p = q). */
function enters(g: Polygon, px: number, py: number, qx: number, qy: number): boolean {
  const dx = qx - px;
  const dy = qy - py;
  const square = dx * dx + dy * dy;
  const toX = g.body.x - px;
  const toY = g.body.y - py;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, (toX * dx + toY * dy) / square));
  const ex = toX - t * dx;
  const ey = toY - t * dy;
  const centre = ex * ex + ey * ey;
  if (centre >= g.outer * g.outer) return false;
  const sure = g.inner - 2 * NOISE;
  if (sure > 0 && centre < sure * sure) return true;
  let from = 0;
  let to = 1;
  for (let i = 0; i < g.n; i++) {
    const nx = g.nx[i] as number;
    const ny = g.ny[i] as number;
    const at = (g.h[i] as number) - NOISE - px * nx - py * ny;
    const along = dx * nx + dy * ny;
    if (along > 0) {
      const limit = at / along;
      if (limit < to) to = limit;
    } else if (along < 0) {
      const limit = at / along;
      if (limit > from) from = limit;
    } else if (at <= 0) return false;
    if (from >= to && !(square === 0 && at > 0)) return false;
  }
  return square === 0 || from < to;
}

export interface Bound {
  readonly length: number;
  readonly path: readonly Point[];
}

const NOWHERE: Bound = { length: Infinity, path: [] };

/** Polygons of a room for one pair of start and goal, or several goals. */
function polygonsOf(room: Room, points: readonly Point[], sides: number, around: boolean): Polygon[] {
  return room.bodies
    .filter((body) => body.inner > 0)
    .map((body) => {
      const wanted: number[] = [];
      for (const p of points) {
        const found = nearest(body, p.x, p.y);
        if (found.gap < 400) wanted.push(Math.atan2(found.uy, found.ux));
      }
      for (const other of room.bodies) {
        if (other === body) continue;
        const apart = Math.hypot(other.x - body.x, other.y - body.y);
        if (apart > body.outer + other.outer + 400 || apart < 1) continue;
        // Gap of two bodies: the nearest direction of the sum of both about this one.
        const sum: Body = {
          ...body,
          ellipses: [...body.ellipses, ...other.ellipses],
          extra: body.extra + other.extra,
          inner: body.inner + other.inner,
          outer: body.outer + other.outer,
        };
        const found = nearest(sum, other.x, other.y);
        wanted.push(Math.atan2(found.uy, found.ux));
      }
      return polygonOf(body, directions(sides, wanted), around);
    });
}

interface Graph {
  readonly polygons: readonly Polygon[];
  readonly box: Point;
  readonly offsets: readonly number[];
  readonly total: number;
  readonly owner: Int32Array;
  /** 0 not asked yet, 1 usable, 2 inside another polygon or off the table. */
  readonly state: Uint8Array;
}

function graphOf(polygons: readonly Polygon[], box: Point): Graph {
  const offsets: number[] = [];
  let total = 0;
  for (const g of polygons) {
    offsets.push(total);
    total += g.n;
  }
  const owner = new Int32Array(total);
  polygons.forEach((g, k) => owner.fill(k, offsets[k], (offsets[k] as number) + g.n));
  return { polygons, box, offsets, total, owner, state: new Uint8Array(total) };
}

function clear(graph: Graph, px: number, py: number, qx: number, qy: number, skip = -1): boolean {
  for (let k = 0; k < graph.polygons.length; k++) {
    if (k !== skip && enters(graph.polygons[k] as Polygon, px, py, qx, qy)) return false;
  }
  return true;
}

function usable(graph: Graph, node: number): boolean {
  let state = graph.state[node] as number;
  if (state === 0) {
    const k = graph.owner[node] as number;
    const g = graph.polygons[k] as Polygon;
    const i = node - (graph.offsets[k] as number);
    const x = g.x[i] as number;
    const y = g.y[i] as number;
    const on = Math.abs(x) <= graph.box.x + NOISE && Math.abs(y) <= graph.box.y + NOISE;
    state = on && clear(graph, x, y, x, y, k) ? 1 : 2;
    graph.state[node] = state;
  }
  return state === 1;
}

/** Whether the line from (px, py) through corner i of g leaves both neighbours on one side (up to noise). */
function tangent(g: Polygon, i: number, px: number, py: number): boolean {
  const dx = (g.x[i] as number) - px;
  const dy = (g.y[i] as number) - py;
  const before = i === 0 ? g.n - 1 : i - 1;
  const after = i + 1 === g.n ? 0 : i + 1;
  const size = NOISE * (Math.abs(dx) + Math.abs(dy));
  const one = dx * ((g.y[before] as number) - py) - dy * ((g.x[before] as number) - px);
  const two = dx * ((g.y[after] as number) - py) - dy * ((g.x[after] as number) - px);
  return (one >= -size && two >= -size) || (one <= size && two <= size);
}

/** Lengths of the shortest ways from `start` among the polygons to every corner, cut off at `limit`. */
interface Field {
  readonly graph: Graph;
  readonly start: Point;
  readonly length: Float64Array;
  readonly from: Int32Array;
  /** Corners by length. */
  readonly order: readonly number[];
}

function search(graph: Graph, start: Point, goal: Point | undefined, limit: number): { field: Field; bound: Bound } {
  const { polygons, offsets, total, owner } = graph;
  const length = new Float64Array(total + 2).fill(Infinity);
  const from = new Int32Array(total + 2).fill(-1);
  const done = new Uint8Array(total + 2);
  const order: number[] = [];
  const START = total;
  const GOAL = total + 1;
  length[START] = 0;
  const heap = new Heap();
  heap.push(goal ? Math.hypot(goal.x - start.x, goal.y - start.y) : 0, START);
  while (heap.size > 0) {
    const { key, value: node } = heap.pop();
    if (key > limit) break;
    if (done[node]) continue;
    done[node] = 1;
    if (node === GOAL) break;
    const own = node === START ? -1 : (owner[node] as number);
    const g = own < 0 ? undefined : (polygons[own] as Polygon);
    const i = g ? node - (offsets[own] as number) : 0;
    const px = g ? (g.x[i] as number) : start.x;
    const py = g ? (g.y[i] as number) : start.y;
    const here = length[node] as number;
    if (g) order.push(node);
    const offer = (target: number, qx: number, qy: number, checked: boolean): void => {
      if (done[target]) return;
      const sum = here + Math.hypot(qx - px, qy - py);
      if (sum >= (length[target] as number)) return;
      const rest = goal ? Math.hypot(goal.x - qx, goal.y - qy) : 0;
      if (sum + rest > limit) return;
      if (!checked && target !== GOAL && !usable(graph, target)) return;
      if (!clear(graph, px, py, qx, qy)) return;
      length[target] = sum;
      from[target] = node;
      heap.push(sum + rest, target);
    };
    if (goal && (!g || tangent(g, i, goal.x, goal.y))) offer(GOAL, goal.x, goal.y, true);
    for (let k = 0; k < polygons.length; k++) {
      const other = polygons[k] as Polygon;
      const base = offsets[k] as number;
      if (k === own) {
        for (const j of [(i + 1) % other.n, (i + other.n - 1) % other.n]) {
          offer(base + j, other.x[j] as number, other.y[j] as number, false);
        }
        continue;
      }
      for (let j = 0; j < other.n; j++) {
        if (done[base + j] || !tangent(other, j, px, py)) continue;
        const qx = other.x[j] as number;
        const qy = other.y[j] as number;
        if (g && !tangent(g, i, qx, qy)) continue;
        offer(base + j, qx, qy, false);
      }
    }
  }
  const field = { graph, start, length, from, order };
  if (!goal || !Number.isFinite(length[GOAL] as number)) return { field, bound: NOWHERE };
  const path: Point[] = [goal];
  for (let node = from[GOAL] as number; node !== START; node = from[node] as number) {
    const k = owner[node] as number;
    const g = polygons[k] as Polygon;
    path.push({ x: g.x[node - (offsets[k] as number)] as number, y: g.y[node - (offsets[k] as number)] as number });
  }
  path.push(start);
  path.reverse();
  return { field, bound: { length: length[GOAL] as number, path } };
}

/** The lower bound: nothing is shorter. Infinity: no way at all (or none up to `limit`). */
export function lowerByPolygons(room: Room, start: Point, goal: Point, sides = 192, limit = Infinity): Bound {
  if (!pointInRoom(room, start) || !pointInRoom(room, goal)) return NOWHERE;
  const graph = graphOf(polygonsOf(room, [start, goal], sides, false), room.box);
  return search(graph, start, goal, limit).bound;
}

/** The upper bound: a real way, every segment proven free. */
export function upperByPolygons(room: Room, start: Point, goal: Point, sides = 192, limit = Infinity): Bound {
  if (!pointInRoom(room, start) || !pointInRoom(room, goal)) return NOWHERE;
  const graph = graphOf(polygonsOf(room, [start, goal], sides, true), room.box);
  const { bound } = search(graph, start, goal, limit);
  for (let i = 1; i < bound.path.length; i++) {
    if (!segmentInRoom(room, bound.path[i - 1] as Point, bound.path[i] as Point)) return NOWHERE;
  }
  return bound.path.length === 0 ? NOWHERE : { length: polylineLength(bound.path), path: bound.path };
}

/** Lower bounds to many places from one start: ask {@link lowerAt}. */
export function lowerField(room: Room, start: Point, limit: number, sides = 96): Field {
  return search(graphOf(polygonsOf(room, [start], sides, false), room.box), start, undefined, limit).field;
}

/** A proven lower bound of the way to p, Infinity above the field's limit. */
export function lowerAt(field: Field, p: Point, limit: number): number {
  const { graph, start, length, order } = field;
  if (clear(graph, start.x, start.y, p.x, p.y)) return Math.hypot(p.x - start.x, p.y - start.y);
  let best = Infinity;
  for (const node of order) {
    const so = length[node] as number;
    if (so >= best || so > limit) break;
    const k = graph.owner[node] as number;
    const g = graph.polygons[k] as Polygon;
    const i = node - (graph.offsets[k] as number);
    const x = g.x[i] as number;
    const y = g.y[i] as number;
    const sum = so + Math.hypot(p.x - x, p.y - y);
    if (sum < best && sum <= limit && tangent(g, i, p.x, p.y) && clear(graph, x, y, p.x, p.y)) best = sum;
  }
  return best;
}
