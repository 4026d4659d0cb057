/**
 * The shortest way of one base that keeps its facing, on a fine grid: a second method, sharing only the tests of
 * geometry.ts with polygons.ts. For a round base the facing means nothing; for an oval it is translation only, and then
 * every point of its rim travels as far as its centre.
 *
 * PROVEN: `upper` is the length of a real way (each segment parted from each body by a line), found by Theta* on grid
 * nodes, on gates (places in narrow gaps, which no grid would hit) and on the goal, then pulled tight.
 * {@link shortestWay} gives the lower bound of polygons.ts and the better upper bound of the two; a lower bound by the grid
 * itself is in grid-lower.ts.
 */
import {
  type Base,
  type Body,
  type Hindrance,
  INCH,
  nearest,
  type Point,
  pointInRoom,
  polylineLength,
  rimPoint,
  type Room,
  roomFor,
  segmentInRoom,
  type Shape,
  type Table,
} from "./geometry.ts";
import { Heap } from "./heap.ts";
import { type Bound, lowerAt, lowerByPolygons, lowerField, upperByPolygons } from "./polygons.ts";

/** A tenth of an inch. */
export const SPACING = 254;

export interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly low: number;
  readonly spacing: number;
  /** Node of the start. */
  readonly home: number;
}

/** Grid whose one node is the start, over the box (and a little more), at most `limit` away from the start. */
export function latticeFor(room: Room, start: Point, spacing: number, limit: number): Lattice {
  const count = (from: number, bound: number): number =>
    Math.max(1, Math.ceil(Math.min(bound - from, limit) / spacing) + 1);
  const west = count(-start.x, room.box.x);
  const east = count(start.x, room.box.x);
  const south = count(-start.y, room.box.y);
  const north = count(start.y, room.box.y);
  const columns = west + east + 1;
  return {
    columns,
    rows: south + north + 1,
    left: start.x - west * spacing,
    low: start.y - south * spacing,
    spacing,
    home: south * columns + west,
  };
}

/** Places in and beside gaps narrower than three spacings, between two bodies or a body and the edge. */
function gates(room: Room, spacing: number): Point[] {
  const found: Point[] = [];
  const put = (x: number, y: number, ux: number, uy: number): void => {
    for (const along of [0, 1.5, -1.5, 3, -3]) found.push({ x: x - uy * along * spacing, y: y + ux * along * spacing });
  };
  room.bodies.forEach((body, i) => {
    for (const other of room.bodies.slice(i + 1)) {
      const far = Math.hypot(other.x - body.x, other.y - body.y);
      if (far > body.outer + other.outer + 3 * spacing || far < 1) continue;
      const sum: Body = { ...body, ellipses: [...body.ellipses, ...other.ellipses], extra: body.extra + other.extra };
      const { gap, ux, uy } = nearest(sum, other.x, other.y);
      if (gap < 0 || gap > 3 * spacing) continue;
      // Halfway between the two parallel tangents, at the nearest points.
      const rim = nearestRim(body, ux, uy);
      put(rim.x + (ux * gap) / 2, rim.y + (uy * gap) / 2, ux, uy);
    }
    for (const [ux, uy, wall] of [
      [1, 0, room.box.x],
      [-1, 0, room.box.x],
      [0, 1, room.box.y],
      [0, -1, room.box.y],
    ] as const) {
      const rim = nearestRim(body, ux, uy);
      const gap = wall - (rim.x * ux + rim.y * uy);
      if (gap >= 0 && gap <= 3 * spacing) put(rim.x + (ux * gap) / 2, rim.y + (uy * gap) / 2, ux, uy);
    }
  });
  return found.filter((p) => pointInRoom(room, p));
}

function nearestRim(body: Body, ux: number, uy: number): Point {
  const rim = rimPoint(body, ux, uy);
  return { x: body.x + rim.x, y: body.y + rim.y };
}

export interface Run {
  readonly lattice: Lattice;
  readonly length: Float64Array;
  readonly from: Int32Array;
  readonly at: (node: number) => Point;
  readonly extras: readonly Point[];
}

/** Theta*: Dijkstra on the eight neighbours and the extra places, every node hung on its parent's parent when in sight. */
export function theta(
  room: Room,
  start: Point,
  extras: readonly Point[],
  spacing: number,
  limit: number,
  lattice: Lattice,
): Run {
  const { columns, rows, left, low } = lattice;
  const cells = columns * rows;
  const at = (node: number): Point =>
    node < cells
      ? { x: left + (node % columns) * spacing, y: low + Math.floor(node / columns) * spacing }
      : (extras[node - cells] as Point);
  const total = cells + extras.length;
  const length = new Float64Array(total).fill(Infinity);
  const from = new Int32Array(total).fill(-1);
  const done = new Uint8Array(total);
  // Neighbours of the extra places: all grid nodes within three spacings, and each other.
  const nearby = new Map<number, number[]>();
  const join = (a: number, b: number): void => {
    const list = nearby.get(a);
    if (list) list.push(b);
    else nearby.set(a, [b]);
  };
  extras.forEach((p, k) => {
    const node = cells + k;
    const column = Math.round((p.x - left) / spacing);
    const row = Math.round((p.y - low) / spacing);
    for (let r = row - 3; r <= row + 3; r++) {
      for (let c = column - 3; c <= column + 3; c++) {
        if (r < 0 || c < 0 || r >= rows || c >= columns) continue;
        join(node, r * columns + c);
        join(r * columns + c, node);
      }
    }
    extras.forEach((q, m) => {
      if (m !== k && Math.hypot(p.x - q.x, p.y - q.y) <= 8 * spacing) join(node, cells + m);
    });
  });
  const heap = new Heap();
  length[lattice.home] = 0;
  from[lattice.home] = lattice.home;
  heap.push(0, lattice.home);
  while (heap.size > 0) {
    const { value: node } = heap.pop();
    if (done[node]) continue;
    done[node] = 1;
    const here = at(node);
    const parent = from[node] as number;
    const root = at(parent);
    const relax = (target: number): void => {
      if (done[target]) return;
      const to = at(target);
      const straight = (length[parent] as number) + Math.hypot(to.x - root.x, to.y - root.y);
      const known = length[target] as number;
      if (straight >= known || straight > limit) return;
      if (segmentInRoom(room, root, to)) {
        length[target] = straight;
        from[target] = parent;
        heap.push(straight, target);
        return;
      }
      const step = (length[node] as number) + Math.hypot(to.x - here.x, to.y - here.y);
      if (step >= known || step > limit || !segmentInRoom(room, here, to)) return;
      length[target] = step;
      from[target] = node;
      heap.push(step, target);
    };
    if (node < cells) {
      const row = Math.floor(node / columns);
      const column = node % columns;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) relax(r * columns + c);
      }
    }
    for (const other of nearby.get(node) ?? []) relax(other);
  }
  return { lattice, length, from, at, extras };
}

/** Corners left out when in sight of each other, then drawn in bit by bit; every segment stays tested. */
function pullTight(room: Room, path: readonly Point[]): Point[] {
  let points = [...path];
  for (let sweep = 0; sweep < 40; sweep++) {
    const before = polylineLength(points);
    const kept: Point[] = [points[0] as Point];
    for (let i = 0; i < points.length - 1; ) {
      let j = points.length - 1;
      while (j > i + 1 && !segmentInRoom(room, points[i] as Point, points[j] as Point)) j--;
      kept.push(points[j] as Point);
      i = j;
    }
    points = kept;
    for (let i = 1; i + 1 < points.length; i++) {
      const a = points[i - 1] as Point;
      const b = points[i] as Point;
      const c = points[i + 1] as Point;
      // Cut the corner between two points of its sides, as wide as is free.
      let low = 0;
      let high = 1;
      let cut: [Point, Point] | undefined;
      for (let k = 0; k < 12; k++) {
        const t = (low + high) / 2;
        const one = { x: b.x + (a.x - b.x) * t, y: b.y + (a.y - b.y) * t };
        const two = { x: b.x + (c.x - b.x) * t, y: b.y + (c.y - b.y) * t };
        const free = segmentInRoom(room, a, one) && segmentInRoom(room, one, two) && segmentInRoom(room, two, c);
        if (free) {
          cut = [one, two];
          low = t;
        } else high = t;
      }
      if (cut) {
        points.splice(i, 1, ...cut);
        i++;
      }
    }
    if (before - polylineLength(points) < before * 1e-6 || points.length > 400) break;
  }
  for (let i = 1; i < points.length; i++) {
    if (!segmentInRoom(room, points[i - 1] as Point, points[i] as Point)) throw new Error("a way that is not free");
  }
  return points;
}

/** The upper bound by the grid alone. `limit`: give up on ways longer than this while searching. */
export function upperByGrid(room: Room, start: Point, goal: Point, spacing = SPACING, limit = Infinity): Bound {
  if (!pointInRoom(room, start) || !pointInRoom(room, goal)) return { length: Infinity, path: [] };
  const lattice = latticeFor(room, start, spacing, limit);
  const extras = [goal, ...gates(room, spacing)];
  const run = theta(room, start, extras, spacing, limit, lattice);
  let node = lattice.columns * lattice.rows;
  if (!Number.isFinite(run.length[node] as number)) return { length: Infinity, path: [] };
  const path: Point[] = [goal];
  while (node !== lattice.home) {
    node = run.from[node] as number;
    path.push(run.at(node));
  }
  const tight = pullTight(room, path.reverse());
  return { length: polylineLength(tight), path: tight };
}

export interface Way {
  /** Proven: no way is shorter. Infinity: proven that there is none. */
  readonly lower: number;
  /** Proven: `path` is free and this long. Infinity: none was found. */
  readonly upper: number;
  readonly path: readonly Point[];
}

export interface Asked {
  readonly shape: Shape;
  readonly facing: number;
  readonly start: Point;
  readonly goal: Point;
  readonly hindrances: readonly Hindrance[];
  readonly table: Table;
  /** Depth to which bases may lie in one another and over the edge; 0 by default, the engine's tolerance is 3. */
  readonly allow?: number;
  /** Grid spacing; 0 (the default of shortestWay) leaves the grid out: fast, and the bounds are hardly ever worse. */
  readonly spacing?: number;
  readonly sides?: number;
}

/** The best bounds of both methods. */
export function shortestWay(asked: Asked): Way {
  const { shape, facing, start, goal, hindrances, table, allow = 0, spacing = 0, sides = 192 } = asked;
  const room = roomFor(shape, facing, hindrances, table, allow);
  const below = lowerByPolygons(room, start, goal, sides);
  let above = upperByPolygons(room, start, goal, sides);
  if (spacing > 0) {
    const grid = upperByGrid(room, start, goal, spacing);
    if (grid.length < above.length) above = grid;
  }
  return { lower: below.length, upper: above.length, path: above.path };
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  /** Proven: nothing shorter leads here. */
  readonly lower: number;
  /** Proven: a way this long leads here; Infinity when none within the limit was found. */
  readonly upper: number;
}

/**
 * Every grid node near the start with bounds of the way to it. upper <= limit: surely reached. lower > limit: surely
 * not. In between (a band about a spacing wide behind corners): not decided. Nodes that are no place are left out.
 */
export function reachable(asked: Omit<Asked, "goal">, limit: number): readonly Cell[] {
  const { shape, facing, start, hindrances, table, allow = 0, spacing = SPACING, sides = 96 } = asked;
  // Bodies out of reach change nothing: every way within the limit stays within it of the start.
  const all = roomFor(shape, facing, hindrances, table, allow);
  const room: Room = {
    box: all.box,
    bodies: all.bodies.filter((body) => Math.hypot(body.x - start.x, body.y - start.y) < body.outer + limit + INCH),
  };
  if (!pointInRoom(room, start)) return [];
  const lattice = latticeFor(room, start, spacing, limit);
  const run = theta(room, start, gates(room, spacing), spacing, limit, lattice);
  const field = lowerField(room, start, limit, sides);
  const cells: Cell[] = [];
  for (let node = 0; node < lattice.columns * lattice.rows; node++) {
    const p = run.at(node);
    if (Math.hypot(p.x - start.x, p.y - start.y) > limit + 2 * spacing || !pointInRoom(room, p)) continue;
    cells.push({ x: p.x, y: p.y, lower: lowerAt(field, p, limit), upper: run.length[node] as number });
  }
  return cells;
}

/** {@link shortestWay} of a base of a scene. */
export function wayOf(
  base: Base,
  goal: Point,
  hindrances: readonly Hindrance[],
  table: Table,
  more: Partial<Asked> = {},
): Way {
  return shortestWay({ shape: base.shape, facing: base.facing, start: base, goal, hindrances, table, ...more });
}
