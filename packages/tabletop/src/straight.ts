import { there } from "@tercio/basis";
import { CONTACT_TOLERANCE, gapToObstacle, wellApart } from "./contact.ts";
import { HALF_TURN } from "./numbers.ts";
import { type Edge, hullOf } from "./polygon.ts";
import { centre, discOf, isDisc, isPolygon, type Obstacle, type Polygon, type Rectangle } from "./shapes.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/** How far a straight move may go (0.01 mm, a real number) and the position in the list of the obstacle that ends it. */
export interface Clearance {
  readonly distance: number;
  readonly by: number | null;
}

/**
 * A move may come this much (0.01 mm) nearer to an obstacle than it should before it counts as held up. With the
 * rounding at its end (0.71) that stays within {@link CONTACT_TOLERANCE}.
 */
export const GRAZE = 1;

/** A move that begins too near may drift this much (0.01 mm) nearer still: moves along a neighbour are not held up. */
export const SLIP = 0.25;

// The stretch of a move, as distances from its start, during which the gap is smaller than asked.
let enter = 0;
let leave = 0;

function widen(from: number, to: number): void {
  if (from < enter) enter = from;
  if (to > leave) leave = to;
}

/** Widens by the stretch in which a point going along (velocityX, velocityY) is in a rectangle around the origin. */
function throughRectangle(
  x: number,
  y: number,
  velocityX: number,
  velocityY: number,
  halfWidth: number,
  halfDepth: number,
): void {
  if (halfWidth <= 0 || halfDepth <= 0) return;
  let from = -Infinity;
  let to = Infinity;
  for (let axis = 0; axis < 2; axis++) {
    const position = axis === 0 ? x : y;
    const velocity = axis === 0 ? velocityX : velocityY;
    const half = axis === 0 ? halfWidth : halfDepth;
    if (velocity === 0) {
      if (Math.abs(position) >= half) return;
    } else {
      const one = (-half - position) / velocity;
      const other = (half - position) / velocity;
      from = Math.max(from, Math.min(one, other));
      to = Math.min(to, Math.max(one, other));
    }
  }
  if (from < to) widen(from, to);
}

/** The same for the rectangle and everything nearer to it than `level`; a negative level takes that much off it. */
function throughRounded(
  x: number,
  y: number,
  velocityX: number,
  velocityY: number,
  halfWidth: number,
  halfDepth: number,
  level: number,
): void {
  if (level <= 0) {
    throughRectangle(x, y, velocityX, velocityY, halfWidth + level, halfDepth + level);
    return;
  }
  throughRectangle(x, y, velocityX, velocityY, halfWidth + level, halfDepth);
  throughRectangle(x, y, velocityX, velocityY, halfWidth, halfDepth + level);
  for (let corner = 0; corner < 4; corner++) {
    const toX = ((corner & 1) === 0 ? halfWidth : -halfWidth) - x;
    const toY = ((corner & 2) === 0 ? halfDepth : -halfDepth) - y;
    const aside = toX * velocityY - toY * velocityX;
    const square = level * level - aside * aside;
    if (square > 0) {
      const along = toX * velocityX + toY * velocityY;
      const half = Math.sqrt(square);
      widen(along - half, along + half);
    }
  }
}

/** Widens by the stretches in which a corner of `a`, going along `direction`, is nearer than `level` to `b`. */
function throughByCorners(a: Rectangle, b: Rectangle, direction: number, level: number): void {
  const sineB = sineOf(b.facing);
  const cosineB = cosineOf(b.facing);
  const s = sineOf(a.facing - b.facing);
  const c = cosineOf(a.facing - b.facing);
  const velocityX = sineOf(direction - b.facing);
  const velocityY = cosineOf(direction - b.facing);
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const halfWidth = b.width / 2;
  const halfDepth = b.depth / 2;
  const right = dx * cosineB - dy * sineB;
  const ahead = dx * sineB + dy * cosineB + halfDepth;
  for (let corner = 0; corner < 4; corner++) {
    const side = (corner & 1) === 0 ? a.width / 2 : -a.width / 2;
    const back = (corner & 2) === 0 ? 0 : a.depth;
    const x = right - back * s + side * c;
    const y = ahead - back * c - side * s;
    throughRounded(x, y, velocityX, velocityY, halfWidth, halfDepth, level);
  }
}

/** Finds the stretch in which `a`, going along `direction`, overlaps `b` by more than `depth`, as `overlaps` measures it. */
function throughOverlap(a: Rectangle, b: Rectangle, direction: number, depth: number): void {
  const dx = a.x - (a.depth / 2) * sineOf(a.facing) - (b.x - (b.depth / 2) * sineOf(b.facing));
  const dy = a.y - (a.depth / 2) * cosineOf(a.facing) - (b.y - (b.depth / 2) * cosineOf(b.facing));
  const along = Math.abs(cosineOf(a.facing - b.facing));
  const across = Math.abs(sineOf(a.facing - b.facing));
  let from = -Infinity;
  let to = Infinity;
  for (let axis = 0; axis < 4; axis++) {
    const here = axis < 2 ? a : b;
    const there = axis < 2 ? b : a;
    const s = sineOf(here.facing);
    const c = cosineOf(here.facing);
    const sideways = (axis & 1) === 0;
    const half = sideways
      ? here.width / 2 + ((there.width / 2) * along + (there.depth / 2) * across)
      : here.depth / 2 + ((there.width / 2) * across + (there.depth / 2) * along);
    const position = sideways ? dx * c - dy * s : dx * s + dy * c;
    const velocity = sideways ? sineOf(direction - here.facing) : cosineOf(direction - here.facing);
    if (velocity === 0) {
      if (Math.abs(position) >= half - depth) return;
    } else {
      const one = (depth - half - position) / velocity;
      const other = (half - depth - position) / velocity;
      from = Math.max(from, Math.min(one, other));
      to = Math.min(to, Math.max(one, other));
    }
    if (half <= depth) return;
  }
  if (from < to) widen(from, to);
}

/** The corners of the rectangle that are nearest to, or farthest from, an edge, as a length along its normal. */
function spread(e: Edge, r: Rectangle): number {
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  return (r.width / 2) * Math.abs(e.nx * c - e.ny * s) + (r.depth / 2) * Math.abs(e.nx * s + e.ny * c);
}

/** Finds the stretch in which a rectangle going along `direction` overlaps a polygon by more than `depth`. */
function throughOverlapped(r: Rectangle, polygon: Polygon, direction: number, depth: number): void {
  const { points, edges } = hullOf(polygon);
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const x = r.x - (r.depth / 2) * s;
  const y = r.y - (r.depth / 2) * c;
  const velocityX = sineOf(direction);
  const velocityY = cosineOf(direction);
  let from = -Infinity;
  let to = Infinity;
  // What of the move leaves `position` + `velocity` * length above `low` and below `high`.
  const within = (position: number, velocity: number, low: number, high: number): boolean => {
    if (velocity === 0) return position > low && position < high;
    const one = (low - position) / velocity;
    const other = (high - position) / velocity;
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
    return low < high;
  };
  for (let axis = 0; axis < 2; axis++) {
    let [low, high] = [Infinity, -Infinity];
    for (const p of points) {
      const at = axis === 0 ? (p.x - x) * c - (p.y - y) * s : (p.x - x) * s + (p.y - y) * c;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    const half = axis === 0 ? r.width / 2 : r.depth / 2;
    const velocity = axis === 0 ? sineOf(direction - r.facing) : cosineOf(direction - r.facing);
    if (!within(0, velocity, low - half + depth, high + half - depth)) return;
  }
  for (const e of edges) {
    const position = (x - e.x) * e.nx + (y - e.y) * e.ny;
    // Nothing bounds it on the other side of the edge: the edges there do.
    if (!within(position, velocityX * e.nx + velocityY * e.ny, -Infinity, spread(e, r) - depth)) return;
  }
  if (from < to) widen(from, to);
}

/** Widens by the stretch in which a point going along (velocityX, velocityY) is nearer than `level` to a polygon's border. */
function throughBorder(
  x: number,
  y: number,
  velocityX: number,
  velocityY: number,
  edges: readonly Edge[],
  level: number,
): void {
  for (const e of edges) {
    const aside = (x - e.x) * e.nx + (y - e.y) * e.ny;
    const along = (x - e.x) * e.ux + (y - e.y) * e.uy;
    const half = e.length / 2;
    throughRectangle(
      along - half,
      aside,
      velocityX * e.ux + velocityY * e.uy,
      velocityX * e.nx + velocityY * e.ny,
      half,
      level,
    );
    const toX = e.x - x;
    const toY = e.y - y;
    const past = toX * velocityY - toY * velocityX;
    const square = level * level - past * past;
    if (square <= 0) continue;
    const at = toX * velocityX + toY * velocityY;
    const reach = Math.sqrt(square);
    widen(at - reach, at + reach);
  }
}

/** Finds the stretch in which a rectangle going along `direction` is nearer than `level` (more than 0) to a polygon. */
function throughPolygon(r: Rectangle, polygon: Polygon, direction: number, level: number): void {
  const { points, edges } = hullOf(polygon);
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const x = r.x - (r.depth / 2) * s;
  const y = r.y - (r.depth / 2) * c;
  const velocityX = sineOf(direction);
  const velocityY = cosineOf(direction);
  const halfWidth = r.width / 2;
  const halfDepth = r.depth / 2;
  for (let corner = 0; corner < 4; corner++) {
    const aside = (corner & 1) === 0 ? halfWidth : -halfWidth;
    const ahead = (corner & 2) === 0 ? halfDepth : -halfDepth;
    throughBorder(x + (aside * c + ahead * s), y + (ahead * c - aside * s), velocityX, velocityY, edges, level);
  }
  const back = direction + HALF_TURN - r.facing;
  for (const p of points) {
    const right = (p.x - x) * c - (p.y - y) * s;
    const ahead = (p.x - x) * s + (p.y - y) * c;
    throughRounded(right, ahead, sineOf(back), cosineOf(back), halfWidth, halfDepth, level);
  }
}

/** {@link through} for a round base: its centre goes, and whoever stands is larger by its radius. */
function throughByDisc(r: Rectangle, obstacle: Obstacle, direction: number, level: number): void {
  const { x, y } = centre(r);
  const radius = r.width / 2 + level;
  if (isPolygon(obstacle)) {
    throughBorder(x, y, sineOf(direction), cosineOf(direction), hullOf(obstacle).edges, radius);
    return;
  }
  if (isDisc(obstacle) || obstacle.round === true) {
    const other = isDisc(obstacle) ? obstacle : discOf(obstacle);
    throughRounded(x - other.x, y - other.y, sineOf(direction), cosineOf(direction), 0, 0, radius + other.radius);
    return;
  }
  const middle = centre(obstacle);
  const s = sineOf(obstacle.facing);
  const c = cosineOf(obstacle.facing);
  const dx = x - middle.x;
  const dy = y - middle.y;
  const along = direction - obstacle.facing;
  const [right, ahead] = [dx * c - dy * s, dx * s + dy * c];
  throughRounded(right, ahead, sineOf(along), cosineOf(along), obstacle.width / 2, obstacle.depth / 2, radius);
}

/** Finds the stretch of a move along `direction` in which the gap between `r` and the obstacle is less than `level`. */
function through(r: Rectangle, obstacle: Obstacle, direction: number, level: number): void {
  enter = Infinity;
  leave = -Infinity;
  if (r.round === true) {
    throughByDisc(r, obstacle, direction, level);
  } else if (!isDisc(obstacle) && !isPolygon(obstacle) && obstacle.round === true) {
    through(r, discOf(obstacle), direction, level);
  } else if (isDisc(obstacle)) {
    const s = sineOf(r.facing);
    const c = cosineOf(r.facing);
    const dx = obstacle.x - r.x;
    const dy = obstacle.y - r.y;
    const half = r.depth / 2;
    const away = direction + HALF_TURN - r.facing;
    const total = obstacle.radius + level;
    const right = dx * c - dy * s;
    throughRounded(right, dx * s + dy * c + half, sineOf(away), cosineOf(away), r.width / 2, half, total);
  } else if (isPolygon(obstacle)) {
    if (level <= 0) throughOverlapped(r, obstacle, direction, -level);
    else throughPolygon(r, obstacle, direction, level);
  } else if (level <= 0) {
    // Corners alone would miss two fronts of the same width that meet exactly.
    throughOverlap(r, obstacle, direction, -level);
  } else {
    throughByCorners(r, obstacle, direction, level);
    throughByCorners(obstacle, r, direction + HALF_TURN, level);
  }
}

/** Whether the obstacle may come nearer than `keep` to a move of at most `maximum`: cheap, never no wrongly. */
function mayMeet(r: Rectangle, obstacle: Obstacle, maximum: number, keep: number, direction: number): boolean {
  const body = isPolygon(obstacle) ? hullOf(obstacle) : obstacle;
  const dx = body.x - r.x;
  const dy = body.y - r.y;
  const reach = r.width / 2 + r.depth + keep + ("radius" in body ? body.radius : body.width / 2 + body.depth);
  const s = sineOf(direction);
  const c = cosineOf(direction);
  const along = dx * s + dy * c;
  return Math.abs(dx * c - dy * s) <= reach && along >= -reach && along <= maximum + reach;
}

/**
 * How far `r` may go, at most `maximum` (0.01 mm, not negative), along the whole angle `direction` until its gap to an
 * obstacle is `keep` (0: until they touch). An obstacle that is nearer than `keep` from the start holds the move up at 0
 * when the move brings it nearer, and not at all when the move leads away or along. Coming nearer than `keep` by no more
 * than 0.01 mm counts as passing. Of obstacles at the same distance the first is named.
 */
export function straightClearance(
  r: Rectangle,
  obstacles: readonly Obstacle[],
  maximum: number,
  keep: number = 0,
  direction: number = r.facing,
): Clearance {
  let distance = maximum;
  let by: number | null = null;
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = there(obstacles[i]);
    if (!mayMeet(r, obstacle, distance, keep, direction)) continue;
    const start = !isDisc(obstacle) && wellApart(r, obstacle, keep) ? Infinity : gapToObstacle(r, obstacle);
    // The gap along a straight move falls and then rises: it is too small during one stretch.
    through(r, obstacle, direction, Math.min(keep - GRAZE, start - SLIP));
    if (!(leave > 0 && enter <= maximum)) continue;
    let until = 0;
    if (start > keep) {
      through(r, obstacle, direction, keep);
      until = Math.max(enter, 0);
    }
    if (until < distance || (by === null && until <= distance)) {
      distance = until;
      by = i;
    }
  }
  return { distance, by };
}

/**
 * Whether `r` comes as near to the obstacle as {@link CONTACT_TOLERANCE} anywhere on a straight move of `distance` (0.01 mm,
 * negative for the opposite way) along `direction`, its two ends included.
 */
export function sweptTouch(r: Rectangle, distance: number, obstacle: Obstacle, direction: number = r.facing): boolean {
  through(r, obstacle, direction, CONTACT_TOLERANCE);
  return leave >= Math.min(distance, 0) && enter <= Math.max(distance, 0);
}

/**
 * Whether `r` overlaps the obstacle, by more than {@link CONTACT_TOLERANCE}, anywhere on a straight move of `distance`
 * (0.01 mm, negative for the opposite way) along `direction`, its two ends included.
 */
export function sweptOverlap(
  r: Rectangle,
  distance: number,
  obstacle: Obstacle,
  direction: number = r.facing,
): boolean {
  through(r, obstacle, direction, -CONTACT_TOLERANCE);
  // Both bounds are strict: to touch at an end is no overlap.
  return leave > Math.min(distance, 0) && enter < Math.max(distance, 0);
}
