/**
 * Brute force for distances, coherency, circles and the move of a whole unit. What is proven and what is sampled is
 * said at each function; nothing here finds anything, it only looks.
 */
import {
  type Base,
  type Body,
  bodyFor,
  bodyOfBase,
  boxFor,
  INCH,
  nearest,
  NOISE,
  type Point,
  polylineLength,
  reach,
  type Table,
  TURN,
} from "./geometry.ts";

export interface Span {
  readonly lower: number;
  readonly upper: number;
}

/**
 * The gap of two bases, minus the depth when they lie in one another. PROVEN on both sides: each of n directions gives
 * a lower bound; between two directions the true value rises by at most M (pi / n)^2 / 2, M bounding the second
 * derivative (distance of centres + largest radius of curvature of both). n = 4096: less than 0.01 for bases of a
 * few centimetres within a few inches. Round bases: exact.
 */
export function gap(a: Base, b: Base, n = 4096): Span {
  const body = bodyFor(a.shape, a.facing, { base: b });
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const apart = Math.hypot(dx, dy);
  if (body.ellipses.length === 0) return { lower: apart - body.extra, upper: apart - body.extra };
  // Far apart, the bounding discs say enough only for "far": the sampling goes on, its error grows with the distance.
  let best = -Infinity;
  for (let i = 0; i < n; i++) {
    const angle = (i * 2 * Math.PI) / n;
    const ux = Math.cos(angle);
    const uy = Math.sin(angle);
    best = Math.max(best, dx * ux + dy * uy - reach(body, ux, uy));
  }
  const error = ((apart + body.bend) * (Math.PI / n) ** 2) / 2;
  return { lower: Math.max(best, nearest(body, a.x, a.y).gap), upper: best + error };
}

/** Points of the rim at n even parameters; neighbours are at most (longest half axis) * 2 pi / n of arc apart. */
export function rim(base: Base, n: number): Point[] {
  const points: Point[] = [];
  const turn = (base.facing * 2 * Math.PI) / TURN;
  const along = base.shape.kind === "round" ? base.shape.radius : base.shape.length / 2;
  const across = base.shape.kind === "round" ? base.shape.radius : base.shape.width / 2;
  for (let i = 0; i < n; i++) {
    const t = (i * 2 * Math.PI) / n;
    const u = along * Math.cos(t);
    const v = across * Math.sin(t);
    points.push({
      x: base.x + u * Math.sin(turn) + v * Math.cos(turn),
      y: base.y + u * Math.cos(turn) - v * Math.sin(turn),
    });
  }
  return points;
}

const longHalf = (base: Base): number =>
  base.shape.kind === "round" ? base.shape.radius : Math.max(base.shape.length, base.shape.width) / 2;

/**
 * The least distance of two rims by dense sampling alone (bases that are apart). The true distance lies in
 * [lower, upper]: upper is a real pair of points; each nearest point has a sample within half a spacing of arc.
 */
export function gapByRims(a: Base, b: Base, n = 720): Span {
  const others = rim(b, n);
  let least = Infinity;
  for (const p of rim(a, n)) for (const q of others) least = Math.min(least, (p.x - q.x) ** 2 + (p.y - q.y) ** 2);
  const found = Math.sqrt(least);
  return { lower: found - ((longHalf(a) + longHalf(b)) * Math.PI) / n, upper: found };
}

export type Verdict = "yes" | "no" | "edge";

/** Whether a span is at most `limit`; "edge" when the error does not let it be said. */
export function atMost(span: Span, limit: number): Verdict {
  return span.upper <= limit + NOISE ? "yes" : span.lower > limit + NOISE ? "no" : "edge";
}

/** For each model the verdict whether some other one is within `distance` (closest points, exactly counts). */
export function within(models: readonly Base[], others: readonly Base[], distance: number): readonly Verdict[] {
  return models.map((model) => {
    let verdict: Verdict = "no";
    for (const other of others) {
      const bound = longHalf(model) + longHalf(other) + distance;
      if (Math.hypot(model.x - other.x, model.y - other.y) > bound) continue;
      const each = atMost(gap(model, other), distance);
      if (each === "yes") return "yes";
      if (each === "edge") verdict = "edge";
    }
    return verdict;
  });
}

/** The groups of models joined by gaps of at most `limit`; doubtful gaps join when `doubtful`. */
export function groups(models: readonly Base[], limit = INCH, doubtful = true): readonly (readonly number[])[] {
  const group = models.map((_, i) => i);
  const root = (i: number): number => (group[i] === i ? i : root(group[i] as number));
  models.forEach((a, i) => {
    models.forEach((b, j) => {
      if (j >= i || root(i) === root(j)) return;
      if (Math.hypot(a.x - b.x, a.y - b.y) > longHalf(a) + longHalf(b) + limit) return;
      const verdict = atMost(gap(a, b), limit);
      if (verdict === "yes" || (doubtful && verdict === "edge")) group[root(i)] = root(j);
    });
  });
  const byRoot = new Map<number, number[]>();
  models.forEach((_, i) => byRoot.set(root(i), [...(byRoot.get(root(i)) ?? []), i]));
  return [...byRoot.values()];
}

/** One group within an inch (exactly counts, by closest points of bases); "edge": hangs on a doubtful gap. */
export function coherent(models: readonly Base[], limit = INCH): Verdict {
  if (groups(models, limit, false).length <= 1) return "yes";
  return groups(models, limit, true).length <= 1 ? "edge" : "no";
}

/**
 * For each base whether a circle touches it (any part within `radius` of the centre) and whether it is wholly under
 * it. Touched: by the proven gap of a point from an ellipse (rounding only). Wholly: rim of 3600 points, error below
 * half a spacing of arc, given as "edge".
 */
export function underCircle(
  bases: readonly Base[],
  centre: Point,
  radius: number,
): readonly { touched: Verdict; wholly: Verdict }[] {
  return bases.map((base) => {
    const { gap: away } = nearest(bodyOfBase(base), centre.x, centre.y);
    const n = 3600;
    const round = base.shape.kind === "round";
    const far = round
      ? Math.hypot(base.x - centre.x, base.y - centre.y) + longHalf(base)
      : Math.max(...rim(base, n).map((p) => Math.hypot(p.x - centre.x, p.y - centre.y)));
    const error = round ? 0 : (longHalf(base) * Math.PI) / n;
    return {
      touched: atMost({ lower: away, upper: away }, radius),
      wholly: atMost({ lower: far, upper: far + error }, radius),
    };
  });
}

/** Angle of the shorter way round, 0 to 32768. */
export function turnBetween(from: number, to: number): number {
  const apart = (((to - from) % TURN) + TURN) % TURN;
  return Math.min(apart, TURN - apart);
}

export interface MoveLength {
  /** Length of the centre's way. */
  readonly centre: number;
  /** What counts (ruling): round: the centre's way. Oval: the rim point that travels farthest, the pivot's ARC included. */
  readonly counts: number;
  /** Another reading: the pivot as the straight chord of that rim point. */
  readonly withChord: number;
}

/**
 * Length of a way of a base: straight legs in the old facing, then one pivot on the spot to `facing`. All rim points
 * travel the legs alike; in the pivot the ends of the long axis travel farthest: long half axis times the angle. Exact.
 */
export function moveLength(base: Base, path: readonly Point[], facing = base.facing): MoveLength {
  const centre = polylineLength(path);
  if (base.shape.kind === "round") return { centre, counts: centre, withChord: centre };
  const angle = (turnBetween(base.facing, facing) * 2 * Math.PI) / TURN;
  const half = longHalf(base);
  return { centre, counts: centre + half * angle, withChord: centre + 2 * half * Math.sin(angle / 2) };
}

/** {@link moveLength} by force: `points` rim points followed in tiny steps; at most `counts`, less by under 0.1 percent. */
export function moveLengthByForce(base: Base, path: readonly Point[], facing = base.facing, points = 360): number {
  const travelled = new Float64Array(points);
  let before = rim(base, points);
  const on = (next: Base): void => {
    const now = rim(next, points);
    now.forEach((p, i) => {
      const q = before[i] as Point;
      travelled[i] = (travelled[i] as number) + Math.hypot(p.x - q.x, p.y - q.y);
    });
    before = now;
  };
  let last = base;
  for (const p of path) {
    last = { ...base, x: p.x, y: p.y };
    on(last);
  }
  if (base.shape.kind === "oval") {
    const apart = (((facing - base.facing) % TURN) + TURN) % TURN;
    const turn = apart > TURN / 2 ? apart - TURN : apart;
    for (let k = 1; k <= 400; k++) on({ ...last, facing: base.facing + (turn * k) / 400 });
  }
  return Math.max(...travelled);
}

export interface Walk {
  readonly unit: readonly Base[];
  /** The models that move, one after the other. */
  readonly order: readonly number[];
  /** The way of each of them, from where it stands; missing: it stays. */
  readonly ways: ReadonlyMap<number, { readonly path: readonly Point[]; readonly facing?: number }>;
  readonly friends: readonly Base[];
  readonly enemies: readonly Base[];
  readonly table: Table;
  readonly limit: number;
  /** Distance from enemies to be exceeded (7620): along the whole way, at its end, or not at all. */
  readonly keep?: { readonly distance: number; readonly when: "path" | "end" };
  /** Passes over models, may not end on one. */
  readonly flies?: boolean;
  /** Depth that counts as touching (0; the engine's tolerance is 3). */
  readonly allow?: number;
  /** Longest step, 5 by default (0.05 mm). */
  readonly step?: number;
}

export interface Fault {
  readonly model: number;
  readonly kind: "start" | "crosses" | "edge" | "near" | "too long" | "ends on" | "split";
  readonly at: Point;
  /** By how much (0.01 mm). */
  readonly by: number;
}

export interface Walked {
  /** Each of these is certain: seen at a sampled place with the exact gap. */
  readonly faults: readonly Fault[];
  /**
   * The least room left at any sample over what was asked (crossing, edge, enemies); between samples it can be less by
   * `error` at most, for gaps change no faster than rims move. No fault and clearance >= error: PROVEN to be legal.
   */
  readonly clearance: number;
  readonly error: number;
  readonly lengths: ReadonlyMap<number, MoveLength>;
  readonly ends: readonly Base[];
  readonly coherency: Verdict;
}

/** The whole move, walked in tiny steps. Mates that moved stand at their ends, the others where they began. */
export function walk(asked: Walk): Walked {
  const { unit, order, ways, friends, enemies, table, limit, keep, flies = false, allow = 0, step = 5 } = asked;
  const faults: Fault[] = [];
  const lengths = new Map<number, MoveLength>();
  const now = [...unit];
  let clearance = Infinity;
  for (const model of order) {
    const way = ways.get(model);
    if (!way) continue;
    const from = now[model] as Base;
    const length = moveLength(from, way.path, way.facing);
    lengths.set(model, length);
    const seen = new Set<Fault["kind"]>();
    const fault = (kind: Fault["kind"], at: Point, by: number): void => {
      if (!seen.has(kind)) faults.push({ model, kind, at: { x: at.x, y: at.y }, by });
      seen.add(kind);
    };
    if (length.counts > limit + NOISE) fault("too long", from, length.counts - limit);
    const first = way.path[0];
    if (first && (first.x !== from.x || first.y !== from.y))
      fault("start", first, Math.hypot(first.x - from.x, first.y - from.y));
    const others = [...now.filter((_, i) => i !== model), ...friends, ...enemies];
    let bodies: readonly Body[] = [];
    let zones: readonly Body[] = [];
    let box = { x: 0, y: 0 };
    const face = (facing: number): void => {
      bodies = others.map((base) => bodyFor(from.shape, facing, { base }, allow));
      zones = keep ? enemies.map((base) => bodyFor(from.shape, facing, { base, keep: keep.distance })) : [];
      box = boxFor(from.shape, facing, table, allow);
    };
    const look = (x: number, y: number, end: boolean): void => {
      const at = { x, y };
      const edge = Math.min(box.x - Math.abs(x), box.y - Math.abs(y));
      clearance = Math.min(clearance, edge);
      if (edge < -NOISE) fault("edge", at, -edge);
      if (!flies || end) {
        for (const body of bodies) {
          if (Math.hypot(x - body.x, y - body.y) > body.outer + Math.max(0, Math.min(clearance, 1e6))) continue;
          const { gap: room } = nearest(body, x, y);
          clearance = Math.min(clearance, room);
          if (room < -NOISE) fault(end ? "ends on" : "crosses", at, -room);
        }
      }
      if (keep && (end || keep.when === "path")) {
        for (const zone of zones) {
          if (Math.hypot(x - zone.x, y - zone.y) > zone.outer + Math.max(0, Math.min(clearance, 1e6))) continue;
          const { gap: room } = nearest(zone, x, y);
          clearance = Math.min(clearance, room);
          // Exactly 3 inches is within: the distance has to be exceeded.
          if (room <= NOISE) fault("near", at, -room);
        }
      }
    };
    face(from.facing);
    let last: Point = from;
    for (const to of way.path) {
      const far = Math.hypot(to.x - last.x, to.y - last.y);
      const count = Math.max(1, Math.ceil(far / step));
      for (let k = 0; k <= count; k++)
        look(last.x + ((to.x - last.x) * k) / count, last.y + ((to.y - last.y) * k) / count, false);
      last = to;
    }
    const facing = way.facing ?? from.facing;
    const turn = turnBetween(from.facing, facing);
    if (from.shape.kind === "oval" && turn > 0) {
      const arc = (turn * 2 * Math.PI * longHalf(from)) / TURN;
      const apart = (((facing - from.facing) % TURN) + TURN) % TURN;
      const sign = apart > TURN / 2 ? -1 : 1;
      const count = Math.ceil(arc / step);
      for (let k = 1; k <= count; k++) {
        face(from.facing + (sign * turn * k) / count);
        look(last.x, last.y, false);
      }
    }
    face(facing);
    look(last.x, last.y, true);
    now[model] = { ...from, x: last.x, y: last.y, facing };
  }
  const coherency = coherent(now);
  const mover = order[0];
  if (coherency === "no" && mover !== undefined)
    faults.push({ model: mover, kind: "split", at: now[mover] as Base, by: 0 });
  return { faults, clearance, error: step / 2, lengths, ends: now, coherency };
}
