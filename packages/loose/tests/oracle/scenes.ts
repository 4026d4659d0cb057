/**
 * Random scenes from a seed; the same seed always gives the same scene. Every number is whole. No two bases lie in one
 * another and all are on the table, by the exact gap (0 or more, up to NOISE).
 */
import {
  type Base,
  bodyFor,
  INCH,
  nearest,
  NOISE,
  type Point,
  pointInRoom,
  roomFor,
  type Shape,
  type Table,
} from "./geometry.ts";

export type { Base, Point, Shape, Table } from "./geometry.ts";

/** open: scattered; cluster: touching clumps; wall: a wall across the table with narrow gaps; edge: along the table's edge. */
export type SceneKind = "open" | "cluster" | "wall" | "edge";

export interface Scene {
  readonly seed: number;
  readonly kind: SceneKind;
  readonly table: Table;
  /** 1 to 12 models of one shape, each within an inch of another of them; the first is the mover. */
  readonly unit: readonly Base[];
  /** 0 to 40 models of others. */
  readonly obstacles: readonly Base[];
  /** Where the first model stands, and where it might go (a free place when the unit stays; the way may not exist). */
  readonly start: Point;
  readonly goal: Point;
  /** Width of the openings of a wall less the mover's breadth: -10, 0 or 10 (0.1 mm); undefined for other kinds. */
  readonly opening?: number;
}

export interface Random {
  /** A whole number from `from` to `to`, both possible. */
  whole(from: number, to: number): number;
  of<T>(list: readonly T[]): T;
}

/** Mulberry32. */
export function randomFrom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { whole, of: (list) => list[whole(0, list.length - 1)] as never };
}

export const ROUNDS: readonly Shape[] = [1250, 1600, 2000].map((radius) => ({ kind: "round", radius }));
export const OVALS: readonly Shape[] = [
  { kind: "oval", length: 7500, width: 4200 },
  { kind: "oval", length: 6000, width: 3500 },
];
const TABLES: readonly Table[] = [
  [44, 60],
  [60, 44],
  [30, 22],
  [22, 30],
].map(([w, d]) => ({
  width: (w as number) * INCH,
  depth: (d as number) * INCH,
}));

/** Whether a base stands on the table and in nobody. */
export function standsFree(base: Base, others: readonly Base[], table: Table): boolean {
  return pointInRoom(
    roomFor(
      base.shape,
      base.facing,
      others.map((other) => ({ base: other })),
      table,
    ),
    base,
  );
}

/** A base of this shape and facing touching `beside` (gap 0 to 1.5) in a direction, or `apart` farther off. */
function beside(shape: Shape, facing: number, to: Base, angle: number, apart: number): Base {
  const ux = Math.sin((angle * 2 * Math.PI) / 65536);
  const uy = Math.cos((angle * 2 * Math.PI) / 65536);
  const body = bodyFor(shape, facing, { base: to, keep: apart });
  // The rim along the ray from the centre: bisection on the gap.
  let low = 0;
  let high = body.outer + 2;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (nearest(body, to.x + ux * middle, to.y + uy * middle).gap < 0) low = middle;
    else high = middle;
  }
  for (let more = 0; ; more += 0.25) {
    const x = Math.round(to.x + ux * (high + more));
    const y = Math.round(to.y + uy * (high + more));
    if (nearest(body, x, y).gap >= -NOISE) return { shape, facing, x, y };
  }
}

const anyFacing = (random: Random, shape: Shape): number => (shape.kind === "round" ? 0 : random.whole(0, 65535));

function place(
  random: Random,
  shape: Shape,
  facing: number,
  others: readonly Base[],
  table: Table,
  hug = false,
): Base | undefined {
  for (let attempt = 0; attempt < 200; attempt++) {
    let x = random.whole(-table.width / 2, table.width / 2);
    let y = random.whole(-table.depth / 2, table.depth / 2);
    if (hug) {
      // Against an edge: as near as the outline allows, or up to 300 off.
      const box = roomFor(shape, facing, [], table).box;
      const off = random.whole(0, 1) * random.whole(0, 300);
      if (random.whole(0, 1) === 0) x = Math.floor(box.x - off) * (random.whole(0, 1) * 2 - 1);
      else y = Math.floor(box.y - off) * (random.whole(0, 1) * 2 - 1);
    }
    const base: Base = { shape, facing, x, y };
    if (standsFree(base, others, table)) return base;
  }
  return undefined;
}

/** A wall of discs along one coordinate with openings of `width`, closed towards both edges; ends as coordinates. */
function wall(random: Random, table: Table, width: number): { bases: Base[]; upright: boolean } {
  const upright = table.depth <= table.width;
  const span = upright ? table.depth : table.width;
  const radius = random.of(span > 60000 ? [1600, 2000] : [1250, 1600, 2000]);
  const at = random.whole(-3000, 3000);
  const shape: Shape = { kind: "round", radius };
  const along: [number, number][] = [];
  let position = -span / 2 + radius;
  const openings = new Set([random.whole(1, 6), random.whole(7, 10)]);
  for (let k = 0; position <= span / 2 - radius; k++) {
    along.push([position, at]);
    position += 2 * radius + (openings.has(k) ? width : 0);
  }
  const last = (along.at(-1) as [number, number])[0];
  const left = span / 2 - radius - last;
  // A plug at the edge, touching the last disc from the side.
  if (left > 0) along.push([span / 2 - radius, at + Math.ceil(Math.sqrt(4 * radius * radius - left * left))]);
  const bases = along.map(([a, b]): Base => ({ shape, facing: 0, x: upright ? b : a, y: upright ? a : b }));
  return { bases, upright };
}

export function sceneFrom(seed: number, wanted?: SceneKind): Scene {
  const random = randomFrom(seed);
  for (;;) {
    const kind = wanted ?? random.of<SceneKind>(["open", "open", "cluster", "cluster", "wall", "edge"]);
    const scene = attempt(random, seed, kind);
    if (scene) return scene;
  }
}

function attempt(random: Random, seed: number, kind: SceneKind): Scene | undefined {
  const table = random.of(TABLES);
  const shape = random.of(random.whole(0, 2) < 2 ? ROUNDS : OVALS);
  const obstacles: Base[] = [];
  let facing = anyFacing(random, shape);
  let opening: number | undefined;
  let upright = true;
  if (kind === "wall") {
    opening = random.of([-10, 0, 10]);
    // An oval goes through a wall end on; quarter turns keep its breadth a whole number.
    upright = table.depth <= table.width;
    if (shape.kind === "oval") facing = upright ? 16384 : 0;
    const breadth = shape.kind === "round" ? 2 * shape.radius : shape.width;
    obstacles.push(...wall(random, table, breadth + opening).bases);
  }
  const count = kind === "wall" ? Math.min(40, obstacles.length + random.whole(0, 4)) : random.whole(0, 40);
  for (let tries = 0; obstacles.length < count && tries < 400; tries++) {
    const each = random.of(random.whole(0, 2) < 2 ? ROUNDS : OVALS);
    const turned = anyFacing(random, each);
    const near = obstacles.length > 0 && kind === "cluster" && random.whole(0, 4) > 0;
    const found = near
      ? beside(
          each,
          turned,
          random.of(obstacles),
          random.whole(0, 65535),
          random.whole(0, 2) === 0 ? random.whole(0, 4500) : 0,
        )
      : place(random, each, turned, obstacles, table, kind === "edge" && random.whole(0, 1) === 0);
    if (found && standsFree(found, obstacles, table)) obstacles.push(found);
  }
  const unit: Base[] = [];
  const size = random.whole(1, 12);
  const first = place(random, shape, facing, obstacles, table, kind === "edge");
  if (!first) return undefined;
  unit.push(first);
  for (let tries = 0; unit.length < size && tries < 200; tries++) {
    const turned = kind === "wall" ? facing : anyFacing(random, shape);
    const next = beside(
      shape,
      turned,
      random.of(unit),
      random.whole(0, 65535),
      random.of([0, random.whole(0, INCH - 2), INCH - 2]),
    );
    if (standsFree(next, [...obstacles, ...unit], table)) unit.push(next);
  }
  for (let tries = 0; tries < 100; tries++) {
    const goal = place(
      random,
      shape,
      facing,
      [...obstacles, ...unit.slice(1)],
      table,
      kind === "edge" && random.whole(0, 1) === 0,
    );
    if (!goal) continue;
    // A goal of a wall lies beyond it.
    const side = (p: Point): boolean => (upright ? p.x : p.y) > 0;
    if (kind === "wall" && tries < 90 && side(goal) === side(first)) continue;
    const start = { x: first.x, y: first.y };
    const found = { seed, kind, table, unit, obstacles, start, goal: { x: goal.x, y: goal.y } };
    return opening === undefined ? found : { ...found, opening };
  }
  return undefined;
}
