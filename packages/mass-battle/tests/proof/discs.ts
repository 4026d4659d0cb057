// Charges of a lone model on a round base by brute force, in plain doubles, written without the engine's geometry: for one angle
// how far it is to the target by halving, how near it comes to everybody on the way by thirds. It looks at one angle at a time
// and at as many as there is time for.
import { isPolygon, normalise, type Rectangle } from "@tercio/tabletop";
import type { Asked, ChargeObstacle, ChargeQuestion } from "../../src/charge/types.ts";
import { boundary, type Formation } from "../../src/index.ts";
import { UNIT } from "./plane.ts";
import { type Draw, scene } from "./scenes.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners in order, and how much it is rounded off. */
interface Hull {
  readonly points: readonly Point[];
  readonly radius: number;
}

const MACHINE: Formation = { files: 1, models: 1, baseWidth: 6000, baseDepth: 6000, round: true };

/** A scene of the other proofs whose charger is a disc; one target in three is one too, and others that are as wide as deep. */
export function discScene(draw: Draw, others: number): ChargeQuestion | null {
  const q = scene(draw, others, draw(0, 3) === 0);
  if (q === null) return null;
  const wide = [2500, 4000, 6000, 7500, 10_000][draw(0, 4)] as number;
  const chargerFormation: Formation = { files: 1, models: 1, baseWidth: wide, baseDepth: wide, round: true };
  const targetFormation = draw(0, 2) === 0 ? MACHINE : q.targetFormation;
  const own = hullOf(boundary(q.charger, chargerFormation));
  const goal = hullOf(boundary(q.target, targetFormation));
  const c = own.points[0] as Point;
  if (away(goal, c) - own.radius < 80) return null;
  const obstacles = q.obstacles
    .map((o): ChargeObstacle => {
      const r = o.shape as Rectangle;
      if (r.width === r.depth && draw(0, 1) === 0) return { ...o, shape: { ...r, round: true } };
      if (draw(0, 5) > 0) return o;
      const points = [0, 1, 2, 3, 4].map((i) => ({
        x: Math.round(r.x + (r.width / 2) * Math.sin(i * 1.2566)),
        y: Math.round(r.y + (r.depth / 2) * Math.cos(i * 1.2566)),
      }));
      return { ...o, kind: "impassable", shape: { points } };
    })
    .filter(({ shape }) => away(hullOf(shape), c) - own.radius > 60);
  const priorities = ([[], ["fewest-enemies"], q.priorities, q.priorities] as const)[draw(0, 3)] as Asked["priorities"];
  // Some look anywhere, and the facing before which they stand is charged.
  const found = { ...q, chargerFormation, targetFormation, obstacles, priorities };
  const there = draw(0, 2) === 0 ? inContact(draw, found) : null;
  if (there === null || away(hullOf(there.shape), c) - own.radius < 80) return found;
  return { ...found, obstacles: [...obstacles, there], inContact: [there.id] };
}

/** A disc that stands at the charged facing already, sometimes at its corner; of whom it touches nothing hangs on a hair. */
function inContact(draw: Draw, q: Asked): ChargeObstacle | null {
  const wide = [1000, 2500, 4000, 6000][draw(0, 3)] as number;
  const part = draw(-10, 110) / 100;
  const facing = facingOf(q);
  if (facing === null) return null;
  const { a, b, out } = facing;
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  const past = Math.max(0, -part, part - 1) * long;
  if (past > wide / 3) return null;
  const up = Math.sqrt((wide * wide) / 4 - past * past);
  const centre = { x: a.x + (b.x - a.x) * part + out.x * up, y: a.y + (b.y - a.y) * part + out.y * up };
  const shape = {
    x: Math.round(centre.x),
    y: Math.round(centre.y + wide / 2),
    facing: 0,
    width: wide,
    depth: wide,
    round: true as const,
  };
  return touching(q, part * long).unsure ? null : { id: 99, kind: "friend", shape };
}

/** Which of the target's models along the facing a disc touches whose centre is so far from its first end: in a gap the nearest. */
function touching(
  { targetFormation: { files, models, baseWidth, baseDepth, gap = 0 }, facing }: ChargeQuestion,
  along: number,
): { readonly which: readonly number[]; readonly unsure: boolean } {
  const flank = facing === "left" || facing === "right";
  const [count, size] = flank ? [Math.ceil(models / files), baseDepth] : [Math.min(files, models), baseWidth];
  // How far outside each; past the facing's ends its corner is touched.
  const off = Array.from({ length: count }, (_, i) => {
    const from = i * (size + gap);
    return Math.max(i === 0 ? -Infinity : from - along, i === count - 1 ? -Infinity : along - from - size);
  });
  const which = [...off.keys()].filter((i) => (off[i] as number) <= 3);
  const unsure = off.some((d) => Math.abs(d - 3) < NEAR);
  if (which.length > 0) return { which, unsure };
  const least = Math.min(...off);
  const nearest = [...off.keys()].filter((i) => (off[i] as number) < least + 2 * NEAR);
  return { which: nearest.slice(0, 1), unsure: unsure || nearest.length > 1 };
}

export function hullOf(shape: ChargeObstacle["shape"]): Hull {
  if (isPolygon(shape)) return { points: shape.points, radius: 0 };
  const [s, c] = [Math.sin(shape.facing * UNIT), Math.cos(shape.facing * UNIT)];
  const at = (right: number, back: number): Point => ({
    x: shape.x + right * c - back * s,
    y: shape.y - right * s - back * c,
  });
  const { width: w, depth: d } = shape;
  if (shape.round === true) return { points: [at(0, d / 2)], radius: w / 2 };
  return { points: [at(-w / 2, 0), at(w / 2, 0), at(w / 2, d), at(-w / 2, d)], radius: 0 };
}

/** How far a point is from a hull; negative inside. */
export function away({ points, radius }: Hull, p: Point): number {
  let least = Infinity;
  let inside = points.length > 2;
  let turn = 0;
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] as Point;
    const [ex, ey, px, py] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y];
    const square = ex * ex + ey * ey;
    const t = square === 0 ? 0 : Math.max(0, Math.min(1, (px * ex + py * ey) / square));
    least = Math.min(least, Math.hypot(px - t * ex, py - t * ey));
    const side = Math.sign(ex * py - ey * px);
    if (turn === 0) turn = side;
    if (side !== turn) inside = false;
  }
  return (inside ? -least : least) - radius;
}

/** What is known of one angle: no charge, one that is worth so much, or too near to a border to tell. */
export type Judged = "none" | "near" | { readonly way: number; readonly theirs: number; readonly enemies: number };

/** Within this, 0.01 mm, of any border nothing is said. */
const NEAR = 6;

interface Asking {
  readonly q: ChargeQuestion;
  readonly from: Point;
  readonly radius: number;
  readonly target: Hull;
  readonly others: readonly { readonly hull: Hull; readonly kind: ChargeObstacle["kind"] }[];
  /** The target's models along the facing that are touched already. */
  readonly taken: readonly number[];
}

export function asking(q: ChargeQuestion): Asking {
  const own = hullOf(boundary(q.charger, q.chargerFormation));
  return {
    q,
    from: own.points[0] as Point,
    radius: own.radius,
    target: hullOf(boundary(q.target, q.targetFormation)),
    others: q.obstacles.map((o) => ({ hull: hullOf(o.shape), kind: o.kind })),
    taken: q.obstacles.flatMap((o) => (q.inContact.includes(o.id) ? touching(q, alongOf(q, o)) : { which: [] }).which),
  };
}

/** How far a disc's centre is from the facing's first end, along it. */
function alongOf(q: ChargeQuestion, { shape }: ChargeObstacle): number {
  const facing = facingOf(q);
  if (facing === null) return 0;
  const { a, b } = facing;
  const at = hullOf(shape).points[0] as Point;
  return ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / Math.hypot(b.x - a.x, b.y - a.y);
}

/** Where a function that falls and then rises is least, from 0 to `to`. */
function leastAt(of: (t: number) => number, to: number): number {
  let [low, high] = [0, to];
  for (let i = 0; i < 64 && high - low > 0.01; i++) {
    const third = (high - low) / 3;
    if (of(low + third) <= of(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

/** The facing's ends on the table, and which way is out. */
function facingOf(q: ChargeQuestion): { readonly a: Point; readonly b: Point; readonly out: Point } | null {
  const r = boundary(q.target, q.targetFormation);
  if (r.round === true) return null;
  const [fl, fr, rr, rl] = hullOf(r).points as [Point, Point, Point, Point];
  const [a, b] =
    q.facing === "front" ? [fl, fr] : q.facing === "right" ? [fr, rr] : q.facing === "rear" ? [rr, rl] : [rl, fl];
  const turn = { front: 0, right: 16384, rear: 32768, left: 49152 }[q.facing];
  const angle = normalise(r.facing + turn) * UNIT;
  return { a, b, out: { x: Math.sin(angle), y: Math.cos(angle) } };
}

/** The charge that turns by so much to its right (1/65536 turns). */
export function judged(asked: Asking, angle: number): Judged {
  const { q, from, radius, target, others } = asked;
  const u = { x: Math.sin((q.charger.facing + angle) * UNIT), y: Math.cos((q.charger.facing + angle) * UNIT) };
  const at = (t: number): Point => ({ x: from.x + t * u.x, y: from.y + t * u.y });
  const far = 4 * Math.max(...target.points.map((p) => Math.hypot(p.x - from.x, p.y - from.y))) + 10_000;
  const toTarget = (t: number): number => away(target, at(t)) - radius;
  const nearest = leastAt(toTarget, far);
  if (toTarget(nearest) > NEAR) return "none";
  if (toTarget(nearest) > -NEAR) return "near";
  let [low, high] = [0, nearest];
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    if (toTarget(middle) > 0) low = middle;
    else high = middle;
  }
  const way = low;
  const end = at(way);
  let unsure = false;
  // What it touches: of a round target its rim, of a block a point of the charged facing.
  const facing = facingOf(q);
  let touch: Point;
  let theirs = q.inContact.length > 0 ? 0 : 1;
  if (facing === null) {
    const hub = target.points[0] as Point;
    const d = Math.hypot(hub.x - end.x, hub.y - end.y);
    touch = { x: end.x + ((hub.x - end.x) * radius) / d, y: end.y + ((hub.y - end.y) * radius) / d };
  } else {
    const { a, b, out } = facing;
    const behind = -((end.x - a.x) * out.x + (end.y - a.y) * out.y);
    if (behind > 3 + NEAR) return "none";
    if (behind > -NEAR) unsure = true;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    const along = ((end.x - a.x) * (b.x - a.x) + (end.y - a.y) * (b.y - a.y)) / long;
    const on = Math.max(0, Math.min(long, along));
    touch = { x: a.x + ((b.x - a.x) * on) / long, y: a.y + ((b.y - a.y) * on) / long };
    const here = touching(q, on);
    if (here.unsure) unsure = true;
    theirs = here.which.filter((i) => !asked.taken.includes(i)).length;
  }
  const [tx, ty] = [touch.x - end.x, touch.y - end.y];
  const beyond = Math.abs(tx * u.y - ty * u.x) - (tx * u.x + ty * u.y);
  if (beyond > 3 + NEAR) return "none";
  if (beyond > 3 - NEAR) unsure = true;
  let enemies = 0;
  for (const { hull, kind } of others) {
    const apart = (t: number): number => away(hull, at(t)) - radius;
    const least = q.passesOver ? Infinity : apart(leastAt(apart, way));
    const ends = apart(way);
    if (least < -1 - NEAR && ends > least + NEAR) return "none";
    if (least < -1 + NEAR) unsure = true;
    if (ends < 50 - NEAR && (kind !== "enemy" || ends > 3 + NEAR || ends < -1 - NEAR)) return "none";
    if (ends < 50 + NEAR) unsure = true;
    if (kind === "enemy" && ends <= 3) enemies++;
  }
  if (q.table !== null) {
    const room = Math.min(q.table.width / 2 - Math.abs(end.x), q.table.depth / 2 - Math.abs(end.y)) - radius;
    if (room < -3 - NEAR) return "none";
    if (room < NEAR) unsure = true;
  }
  return unsure ? "near" : { way, theirs, enemies };
}
