// Plain plane geometry in doubles for the proofs: written without the engine's, so that the two may disagree.

/** A rectangle by its middle, the direction it looks in, and half its width and depth. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly fx: number;
  readonly fy: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

/** Lower and upper ends, one after the other: [from, to, from, to, ...], ascending and apart. */
export type Intervals = readonly number[];

export const UNIT = (2 * Math.PI) / 65536;

/** The box of a rectangle given by the middle of its front. */
export function box(x: number, y: number, angle: number, width: number, depth: number): Box {
  const fx = Math.sin(angle);
  const fy = Math.cos(angle);
  return {
    x: x - (fx * depth) / 2,
    y: y - (fy * depth) / 2,
    fx,
    fy,
    halfWidth: width / 2,
    halfDepth: depth / 2,
  };
}

const axesOf = (a: Box, b: Box): readonly (readonly [number, number])[] => [
  [a.fx, a.fy],
  [a.fy, -a.fx],
  [b.fx, b.fy],
  [b.fy, -b.fx],
];

const extent = (b: Box, nx: number, ny: number): number =>
  b.halfDepth * Math.abs(b.fx * nx + b.fy * ny) + b.halfWidth * Math.abs(b.fy * nx - b.fx * ny);

/** How far two boxes are apart along the axis that separates them best; negative: how deep they lie in one another. */
export function separation(a: Box, b: Box): number {
  let most = -Infinity;
  for (const [nx, ny] of axesOf(a, b))
    most = Math.max(most, Math.abs((a.x - b.x) * nx + (a.y - b.y) * ny) - extent(a, nx, ny) - extent(b, nx, ny));
  return most;
}

/** The exact distance of two boxes, 0 where they overlap. */
export function distanceOf(a: Box, b: Box): number {
  if (separation(a, b) <= 0) return 0;
  let least = Infinity;
  for (const [p, q] of [
    [a, b],
    [b, a],
  ] as const)
    for (const i of [-1, 1])
      for (const j of [-1, 1]) {
        const cx = p.x + i * p.halfDepth * p.fx + j * p.halfWidth * p.fy - q.x;
        const cy = p.y + i * p.halfDepth * p.fy - j * p.halfWidth * p.fx - q.y;
        const ahead = Math.max(0, Math.abs(cx * q.fx + cy * q.fy) - q.halfDepth);
        const aside = Math.max(0, Math.abs(cx * q.fy - cy * q.fx) - q.halfWidth);
        least = Math.min(least, Math.hypot(ahead, aside));
      }
  return least;
}

/**
 * For which t a box whose middle moves along (vx, vy) t, and whose depth grows forwards by `grow` t (the middle moves by
 * half of that besides), comes nearer than `margin` to another by the separating axes: one interval, or null.
 */
export function meets(
  a: Box,
  vx: number,
  vy: number,
  b: Box,
  margin: number,
  grow = 0,
): readonly [number, number] | null {
  let low = -Infinity;
  let high = Infinity;
  // Written out: the proofs ask this some millions of times a scene.
  for (let axis = 0; axis < 4; axis++) {
    const of = axis < 2 ? a : b;
    const nx = axis % 2 === 0 ? of.fx : of.fy;
    const ny = axis % 2 === 0 ? of.fy : -of.fx;
    const ahead = a.fx * nx + a.fy * ny;
    const p = (a.x - b.x) * nx + (a.y - b.y) * ny;
    const q = vx * nx + vy * ny + (grow / 2) * ahead;
    const e = extent(a, nx, ny) + extent(b, nx, ny) + margin;
    const f = (grow / 2) * Math.abs(ahead);
    // p + q t < e + f t, and -(p + q t) < e + f t
    for (let way = 1; way >= -1; way -= 2) {
      const k = way * q - f;
      const c = e - way * p;
      if (Math.abs(k) < 1e-12) {
        if (c <= 0) return null;
      } else if (k > 0) high = Math.min(high, c / k);
      else low = Math.max(low, c / k);
    }
    if (low >= high) return null;
  }
  return [low, high];
}

/** Intervals with one more added; the same where it lies in one of them already. */
export function joined(list: Intervals, from: number, to: number): Intervals {
  if (!(to > from)) return list;
  let low = from;
  let high = to;
  // Before what it meets, and behind: what lies between becomes one with it.
  let before = 0;
  while (before < list.length && (list[before + 1] as number) < from) before += 2;
  let behind = before;
  for (; behind < list.length && (list[behind] as number) <= to; behind += 2) {
    low = Math.min(low, list[behind] as number);
    high = Math.max(high, list[behind + 1] as number);
  }
  if (behind === before + 2 && low === list[before] && high === list[before + 1]) return list;
  return [...list.slice(0, before), low, high, ...list.slice(behind)];
}

/** What of [from, to] is in none of the intervals. */
export function outside(list: Intervals, from: number, to: number): Intervals {
  const left: number[] = [];
  let at = from;
  for (let i = 0; i < list.length && at < to; i += 2) {
    const a = list[i] as number;
    const b = list[i + 1] as number;
    if (b <= at) continue;
    if (a > at) left.push(at, Math.min(a, to));
    at = Math.max(at, b);
  }
  if (at < to) left.push(at, to);
  return left;
}

/** What lies in both lists and is longer than `least`. */
export function common(p: Intervals, q: Intervals, least = 0): Intervals {
  const list: number[] = [];
  for (let i = 0; i < p.length; i += 2)
    for (let j = 0; j < q.length; j += 2) {
      const low = Math.max(p[i] as number, q[j] as number);
      const high = Math.min(p[i + 1] as number, q[j + 1] as number);
      if (high - low > least) list.push(low, high);
    }
  return list;
}
