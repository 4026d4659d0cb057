import { there } from "@tercio/kernel";
import { cosine, type Point, roundHalfAway, sine, TURN } from "@tercio/tabletop";
import { clip, type Convex, freePoint, type HalfPlane, minkowski } from "./convex.ts";
import type { Ground, Shape } from "./strip.ts";

/** A place found: the middle of the front edge, and the direction in which it looks (0 towards the enemy, 1/65536 turn). */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly shape: Shape;
}

/** Directions in which the round corners of forbidden ground are cut: to within half a millimetre. */
const ROUND = 16;
const HALF = TURN / 2;

const direction = (turn: number): Point => ({ x: sine(turn), y: 0 - cosine(turn) });

/** The rectangle about its own centre, turned; in the order that `Convex` wants. */
function turned(width: number, depth: number, turn: number): Convex {
  const f = direction(turn);
  const r = { x: 0 - f.y, y: f.x };
  const at = (right: number, ahead: number): Point => ({ x: r.x * right + f.x * ahead, y: r.y * right + f.y * ahead });
  const w = width / 2;
  const d = depth / 2;
  return [at(-w, d), at(w, d), at(w, -d), at(-w, -d)];
}

/** Outward directions of a polygon's edges, of length 1. */
const normals = (polygon: Convex): readonly Point[] =>
  polygon.map((a, i) => {
    const b = there(polygon[(i + 1) % polygon.length]);
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    return { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
  });

/** Sorted round the circle, starting in +x towards +y. */
function round(list: readonly Point[]): readonly Point[] {
  const half = (p: Point): number => (p.y > 0 || (p.y === 0 && p.x > 0) ? 0 : 1);
  const sorted = list.slice().sort((p, q) => half(p) - half(q) || q.x * p.y - q.y * p.x);
  return sorted.filter((p, i) => {
    const q = there(sorted[(i + sorted.length - 1) % sorted.length]);
    return (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y) > 1e-12;
  });
}

/**
 * A polygon for a disc that is exact in the directions of `flat`: inside the disc, or around it. What must be kept clear
 * of corners is thereby told a little too small, or a little too large.
 */
function disc(radius: number, flat: readonly Point[], outside: boolean): Convex {
  const around = round([
    ...flat,
    ...Array.from({ length: ROUND }, (_, i) => ({ x: cosine((i * TURN) / ROUND), y: sine((i * TURN) / ROUND) })),
  ]);
  if (!outside) return around.map((p) => ({ x: p.x * radius, y: p.y * radius }));
  return around.map((p, i) => {
    const q = there(around[(i + 1) % around.length]);
    const scale = radius / (1 + p.x * q.x + p.y * q.y);
    return { x: (p.x + q.x) * scale, y: (p.y + q.y) * scale };
  });
}

interface Question {
  readonly ground: Ground;
  readonly others: readonly Convex[];
  readonly keep: number;
}

/**
 * Offers places for the centre of a rectangle, corners told too large (`outside`) or too small, until one is taken up. With
 * the latter none is offered only if there surely is none.
 */
function centres(
  q: Question,
  size: { readonly width: number; readonly depth: number },
  turn: number,
  outside: boolean,
  take: (p: Point) => boolean,
): boolean {
  const body = turned(size.width, size.depth, turn);
  const flat = normals(body);
  const { width: w, depth: d } = q.ground;
  const table: Convex = [
    { x: -w / 2, y: -d / 2 },
    { x: w / 2, y: -d / 2 },
    { x: w / 2, y: d / 2 },
    { x: -w / 2, y: d / 2 },
  ];
  const edges: readonly HalfPlane[] = [
    { x: 1, y: 0, least: -w / 2 },
    { x: -1, y: 0, least: -w / 2 },
    { x: 0, y: 1, least: -d / 2 },
    { x: 0, y: -1, least: -d / 2 },
  ];
  let taken: readonly Convex[] | null = null;
  for (const s of q.ground.strips) {
    const steep = Math.sqrt(1 + s.slope * s.slope);
    const bounds: HalfPlane[] = [...edges, { x: -s.slope / steep, y: 1 / steep, least: s.level / steep }];
    const sides: HalfPlane[] = [];
    if (s.left > -w / 2) sides.push({ x: 1, y: 0, least: s.left });
    if (s.right < w / 2) sides.push({ x: -1, y: 0, least: -s.right });
    if (s.middles !== true) bounds.push(...sides);
    let zone = table;
    if (s.middles === true) for (const n of sides) zone = clip(zone, n);
    for (const n of bounds) {
      const reach = Math.max(...body.map((p) => -n.x * p.x - n.y * p.y));
      zone = clip(zone, { ...n, least: n.least + reach });
    }
    if (zone.length === 0) continue;
    taken ??= q.others.map((o) => minkowski(minkowski(o, body), disc(q.keep, [...normals(o), ...flat], outside)));
    if (freePoint(zone, taken, take)) return true;
  }
  return false;
}

/** A legal place for a rectangle looking along `turn`, or null. */
function placeAt(q: Question, shape: Shape, turn: number, legal: (room: Room) => boolean): Room | null {
  const f = direction(turn);
  let found: Room | null = null;
  centres({ ...q, keep: q.keep + 2 }, shape, turn, true, (c) => {
    for (const x of near(c.x + (f.x * shape.depth) / 2))
      for (const y of near(c.y + (f.y * shape.depth) / 2)) {
        const room = { x, y, turn, shape };
        if (legal(room)) {
          found = room;
          return true;
        }
      }
    return false;
  });
  return found;
}

const near = (n: number): readonly number[] => {
  const nearest = roundHalfAway(n);
  const low = Math.floor(n);
  return low === Math.ceil(n) ? [low] : nearest === low ? [low, low + 1] : [low + 1, low];
};

/** The rectangle that fits into all turned by up to `by` either way about their centre. */
function core(shape: Shape, by: number): { readonly width: number; readonly depth: number } {
  const s = sine(by);
  const width = shape.width - shape.depth * s;
  const depth = shape.depth - shape.width * s;
  if (width > 0 && depth > 0) return { width, depth };
  // A long one turned that far: half as thick, and as long as it then may be.
  const thin = Math.min(shape.width, shape.depth) / 2;
  const long = Math.min(Math.max(shape.width, shape.depth) - thin, s <= 0 ? Number.POSITIVE_INFINITY : thin / s);
  return shape.width > shape.depth ? { width: long, depth: thin } : { width: thin, depth: long };
}

/** Directions to try first, and between which to look: along every edge that is there, modulo a quarter turn. */
function edgesOf(q: Question): readonly number[] {
  const list = new Set([0]);
  const add = (x: number, y: number): void => {
    if (y === 0 || x === 0) return;
    const below = angleBelow(x, y);
    list.add(below).add(below + 1);
  };
  for (const s of q.ground.strips) add(1, s.slope);
  for (const o of q.others) {
    const [a, b] = [there(o[0]), there(o[1])];
    add(b.x - a.x, b.y - a.y);
  }
  const quarter = TURN / 4;
  return [...new Set([...list].flatMap((t) => [t % quarter, (t % quarter) + quarter]))].sort((a, b) => a - b);
}

/** The turn, a whole number below a half, at or next below which a rectangle lies along an edge. */
function angleBelow(x: number, y: number): number {
  const [dx, dy] = y < 0 || (y === 0 && x < 0) ? [-x, -y] : [x, y];
  let from = 0;
  let to = HALF;
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    // The turn whose right-hand edge runs along (cos, sin).
    if (cosine(middle) * dy - sine(middle) * dx >= 0) from = middle;
    else to = middle;
  }
  return from;
}

/**
 * Any legal place for a block in one of these shapes, whichever way it looks. `legal` has the last word on a place.
 *
 * Null is a proof: with one direction given, the places of the centre are the zone less forbidden ground round every other
 * block, all convex, and it is empty exactly if no stretch of any rim is free. Over a range of directions the same is asked
 * of a rectangle that fits into all the turned ones: where even that finds nothing none of them does, else the range is
 * halved, down to single directions. Only round corners are cut, so that a place with half a millimetre to spare is
 * always found.
 */
export function standingRoom(
  ground: Ground,
  others: readonly Convex[],
  shapes: readonly Shape[],
  keep: number,
  legal: (room: Room) => boolean,
): Room | null {
  const q = { ground, others, keep };
  const useful = shapes.filter(
    (s) =>
      !shapes.some(
        (o) => o !== s && o.width <= s.width && o.depth <= s.depth && (o.width < s.width || o.depth < s.depth),
      ),
  );
  const turns = edgesOf(q);
  for (const shape of useful)
    for (const turn of turns) {
      const room = placeAt(q, shape, turn, legal);
      if (room !== null) return room;
    }
  for (const shape of useful) {
    const ranges = turns.map((from, i) => [from, turns[i + 1] ?? HALF + there(turns[0])] as const).reverse();
    for (let range = ranges.pop(); range !== undefined; range = ranges.pop()) {
      const [from, to] = range;
      if (to - from < 2) continue;
      const middle = Math.floor((from + to) / 2);
      const inner = core(shape, Math.max(to - middle, middle - from));
      if (!centres(q, inner, middle, false, () => true)) continue;
      const room = placeAt(q, shape, middle, legal);
      if (room !== null) return room;
      ranges.push([middle, to], [from, middle]);
    }
  }
  return null;
}
