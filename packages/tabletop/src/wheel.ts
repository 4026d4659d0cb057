import { there } from "@tercio/basis";
import { gapToObstacle, wellApart } from "./contact.ts";
import { normalise, radians, roundHalfAway } from "./numbers.ts";
import { type Edge, edgesOf, hullOf, shrunk } from "./polygon.ts";
import { discOf, isDisc, isPolygon, type Obstacle, type Point, type Polygon, type Rectangle } from "./shapes.ts";
import { GRAZE, SLIP } from "./straight.ts";
import { angleOf, cosineOf, sineOf } from "./trigonometry.ts";

/** The side to which a rectangle wheels: its front corner on that side stays where it is. */
export type Side = "left" | "right";

/** How far a wheel may go (1/65536 turns, a real number) and the position in the list of the obstacle that ends it. */
export interface WheelClearance {
  readonly angle: number;
  readonly by: number | null;
}

/** What a calculated angle may fall short of a whole one by the noise of its arithmetic. */
const NOISE = 1e-6;

/**
 * The rectangle after wheeling by `angle` (1/65536 turns, not negative) to `side`: left turns counter-clockwise about
 * the front left corner. A fraction of an angle is cut off, so that a wheel never goes farther than was allowed; the
 * position is rounded once.
 */
export function wheel(r: Rectangle, side: Side, angle: number): Rectangle {
  const whole = Math.floor(angle + NOISE);
  const facing = normalise(side === "left" ? r.facing - whole : r.facing + whole);
  const half = side === "left" ? r.width / 2 : -r.width / 2;
  return {
    x: roundHalfAway(r.x + half * (cosineOf(facing) - cosineOf(r.facing))),
    y: roundHalfAway(r.y + half * (sineOf(r.facing) - sineOf(facing))),
    facing,
    width: r.width,
    depth: r.depth,
  };
}

/** The way of the outer front corner, in 0.01 mm, when a front of `width` wheels by `angle`. */
export function wheelLength(width: number, angle: number): number {
  return width * radians(angle);
}

/** The angle, a real number of 1/65536 turns, by which a front of `width` wheels when its outer corner goes `length`. */
export function wheelAngleFor(width: number, length: number): number {
  return length / (width * radians(1));
}

/**
 * Adds the directions, as clockwise angles, in which the circle of `radius` around (x, y) crosses the border of a
 * rectangle around the origin, or of all that is nearer to it than `level`.
 */
function crossings(
  x: number,
  y: number,
  radius: number,
  halfWidth: number,
  halfDepth: number,
  level: number,
  found: number[],
): void {
  for (let edge = 0; edge < 4; edge++) {
    const upright = edge < 2;
    const border = ((upright ? halfWidth : halfDepth) + level) * ((edge & 1) === 0 ? 1 : -1);
    const toBorder = border - (upright ? x : y);
    const square = radius * radius - toBorder * toBorder;
    if (square < 0) continue;
    const root = Math.sqrt(square);
    for (let side = -1; side <= 1; side += 2) {
      const alongEdge = Math.abs((upright ? y : x) + side * root);
      if (alongEdge > (upright ? halfDepth : halfWidth) + NOISE) continue;
      found.push(upright ? angleOf(toBorder, side * root) : angleOf(side * root, toBorder));
    }
  }
  if (level <= 0) return;
  for (let corner = 0; corner < 4; corner++) {
    const signX = (corner & 1) === 0 ? 1 : -1;
    const signY = (corner & 2) === 0 ? 1 : -1;
    const toX = signX * halfWidth - x;
    const toY = signY * halfDepth - y;
    const square = toX * toX + toY * toY;
    if (square === 0) continue;
    const along = (radius * radius - level * level + square) / (2 * square);
    const asideSquare = (radius * radius) / square - along * along;
    if (asideSquare < 0) continue;
    const aside = Math.sqrt(asideSquare);
    for (let side = -aside; ; side = aside) {
      const dx = toX * along + toY * side;
      const dy = toY * along - toX * side;
      const outward = (x + dx) * signX >= halfWidth - NOISE && (y + dy) * signY >= halfDepth - NOISE;
      if (outward) found.push(angleOf(dx, dy));
      if (side === aside) break;
    }
  }
}

/**
 * Where an obstacle is, as seen from the corner about which a wheel turns: x to the right, y forward. A wheel to the
 * left is looked at in a mirror, so that both are one case. A disc has no size but its radius.
 */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly turned: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly radius: number;
}

function seenFromPivot(r: Rectangle, side: Side, obstacle: Exclude<Obstacle, Polygon>): Seen {
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const round = isDisc(obstacle);
  const half = round ? 0 : obstacle.depth / 2;
  const dx = obstacle.x - (round ? 0 : half * sineOf(obstacle.facing)) - r.x;
  const dy = obstacle.y - (round ? 0 : half * cosineOf(obstacle.facing)) - r.y;
  const right = dx * c - dy * s;
  const between = round ? 0 : obstacle.facing - r.facing;
  return {
    x: (side === "right" ? right : -right) - r.width / 2,
    y: dx * s + dy * c,
    turned: side === "right" ? between : -between,
    halfWidth: round ? 0 : obstacle.width / 2,
    halfDepth: half,
    radius: round ? obstacle.radius : 0,
  };
}

/**
 * The angles of a wheel to the right at which some corner comes to, or leaves, the distance `level` from the other
 * shape. A negative level takes that much off the obstacle instead.
 */
function contactAngles(r: Rectangle, seen: Seen, level: number): number[] {
  const angles: number[] = [];
  const found: number[] = [];
  const s = sineOf(seen.turned);
  const c = cosineOf(seen.turned);
  const total = seen.radius + level;
  const reach = Math.max(total, 0);
  const less = Math.min(total, 0);
  const round = seen.radius > 0;
  const halfWidth = round ? 0 : seen.halfWidth + less;
  const halfDepth = round ? 0 : seen.halfDepth + less;
  // What is taken off to nothing can no more be met; only a start deep inside an obstacle comes to that.
  if (halfWidth < 0 || halfDepth < 0) return angles;
  if (!round) {
    // The three moving corners against the obstacle, in the obstacle's own directions.
    const pivotX = seen.y * s - seen.x * c;
    const pivotY = -(seen.x * s + seen.y * c);
    for (let corner = 1; corner < 4; corner++) {
      const x = (corner & 1) === 0 ? 0 : -r.width;
      const y = (corner & 2) === 0 ? 0 : -r.depth;
      const start = angleOf(x, y);
      found.length = 0;
      crossings(pivotX, pivotY, Math.sqrt(x * x + y * y), halfWidth, halfDepth, reach, found);
      for (const direction of found) angles.push(normalise(direction + seen.turned - start));
    }
  }
  // The obstacle's corners, or the centre of a disc, against the wheeling rectangle: the same wheel the other way round.
  const halfFront = r.width / 2 + (round ? less : 0);
  const halfFlank = r.depth / 2 + (round ? less : 0);
  if (halfFront < 0 || halfFlank < 0) return angles;
  for (let corner = 0; corner < (round ? 1 : 4); corner++) {
    const side = (corner & 1) === 0 ? halfWidth : -halfWidth;
    const ahead = (corner & 2) === 0 ? halfDepth : -halfDepth;
    const x = seen.x + (side * c + ahead * s);
    const y = seen.y + (ahead * c - side * s);
    const start = angleOf(x, y);
    found.length = 0;
    crossings(r.width / 2, r.depth / 2, Math.sqrt(x * x + y * y), halfFront, halfFlank, reach, found);
    for (const direction of found) angles.push(normalise(start - direction));
  }
  return angles;
}

/** {@link crossings} with the border of a convex polygon, or of all that is nearer to it than `level` (not negative). */
function crossingsOf(
  x: number,
  y: number,
  radius: number,
  edges: readonly Edge[],
  level: number,
  found: number[],
): void {
  for (const [i, e] of edges.entries()) {
    const toBorder = level - ((x - e.x) * e.nx + (y - e.y) * e.ny);
    const square = radius * radius - toBorder * toBorder;
    const start = (x - e.x) * e.ux + (y - e.y) * e.uy;
    if (square >= 0) {
      const root = Math.sqrt(square);
      for (let side = -1; side <= 1; side += 2) {
        const along = start + side * root;
        if (along < -NOISE || along > e.length + NOISE) continue;
        found.push(angleOf(toBorder * e.nx + side * root * e.ux, toBorder * e.ny + side * root * e.uy));
      }
    }
    if (level <= 0) continue;
    const before = there(edges[(i + edges.length - 1) % edges.length]);
    const toX = e.x - x;
    const toY = e.y - y;
    const far = toX * toX + toY * toY;
    if (far === 0) continue;
    const share = (radius * radius - level * level + far) / (2 * far);
    const aside = (radius * radius) / far - share * share;
    if (aside < 0) continue;
    const root = Math.sqrt(aside);
    for (let side = -1; side <= 1; side += 2) {
      const dx = toX * share + side * toY * root;
      const dy = toY * share - side * toX * root;
      // Between the two edges that meet in this corner.
      const past = (dx - toX) * e.ux + (dy - toY) * e.uy <= NOISE;
      if (past && (dx - toX) * before.ux + (dy - toY) * before.uy >= -NOISE) found.push(angleOf(dx, dy));
    }
  }
}

/** A polygon as seen from the corner about which a wheel turns, see {@link Seen}. */
function pointsFromPivot(r: Rectangle, side: Side, polygon: Polygon): readonly Point[] {
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  return polygon.points.map((p) => {
    const dx = p.x - r.x;
    const dy = p.y - r.y;
    const right = dx * c - dy * s;
    return { x: (side === "right" ? right : -right) - r.width / 2, y: dx * s + dy * c };
  });
}

/** {@link contactAngles} with a polygon, given as seen from the corner about which it wheels. */
function contactAnglesOf(r: Rectangle, points: readonly Point[], level: number): number[] {
  const angles: number[] = [];
  const outline = level < 0 ? shrunk(points, -level) : points;
  if (outline.length === 0) return angles;
  const edges = edgesOf(outline);
  const reach = Math.max(level, 0);
  const found: number[] = [];
  for (let corner = 1; corner < 4; corner++) {
    const x = (corner & 1) === 0 ? 0 : -r.width;
    const y = (corner & 2) === 0 ? 0 : -r.depth;
    const start = angleOf(x, y);
    found.length = 0;
    crossingsOf(0, 0, Math.sqrt(x * x + y * y), edges, reach, found);
    for (const direction of found) angles.push(normalise(direction - start));
  }
  for (const { x, y } of outline) {
    const start = angleOf(x, y);
    found.length = 0;
    crossings(r.width / 2, r.depth / 2, Math.sqrt(x * x + y * y), r.width / 2, r.depth / 2, reach, found);
    for (const direction of found) angles.push(normalise(start - direction));
  }
  return angles;
}

/** At which angles a wheel meets an obstacle, by the level; null where it is out of `reach` of the corner it wheels about. */
function meetingsWith(
  r: Rectangle,
  side: Side,
  obstacle: Obstacle,
  reach: number,
): ((level: number) => readonly number[]) | null {
  if (isPolygon(obstacle)) {
    const { x, y, radius } = hullOf(obstacle);
    const dx = x - r.x;
    const dy = y - r.y;
    const far = reach + r.width / 2 + radius;
    if (dx * dx + dy * dy > far * far) return null;
    const points = pointsFromPivot(r, side, obstacle);
    return (level) => contactAnglesOf(r, points, level);
  }
  const seen = seenFromPivot(r, side, !isDisc(obstacle) && obstacle.round === true ? discOf(obstacle) : obstacle);
  const size = seen.radius + Math.sqrt(seen.halfWidth * seen.halfWidth + seen.halfDepth * seen.halfDepth);
  if (seen.x * seen.x + seen.y * seen.y > (reach + size) * (reach + size)) return null;
  return (level) => contactAngles(r, seen, level);
}

/**
 * How far `r` may wheel to `side`, at most `maximum` (1/65536 turns, from 0 to less than a whole turn), until its gap
 * to an obstacle is `keep` (0.01 mm; 0: until they touch). The swept area is exact: the arc of every corner against
 * every edge and corner. Coming nearer than `keep` by no more than 0.01 mm (0.015 mm at a corner) counts as passing, and
 * the wheel may end that much too near; its rounded end still overlaps nothing by more than {@link CONTACT_TOLERANCE}.
 * An obstacle nearer than `keep` from the start holds the wheel up only when the wheel brings it nearer. Of obstacles at
 * the same angle the first is named. A round base has no corner to wheel about: as one that wheels it counts as its square.
 */
export function wheelClearance(
  r: Rectangle,
  side: Side,
  maximum: number,
  obstacles: readonly Obstacle[],
  keep: number = 0,
): WheelClearance {
  const reach = Math.sqrt(r.width * r.width + r.depth * r.depth) + keep;
  let angle = maximum;
  let by: number | null = null;
  for (let i = 0; i < obstacles.length; i++) {
    const obstacle = there(obstacles[i]);
    const meetings = meetingsWith(r, side, obstacle, reach);
    if (meetings === null) continue;
    let tooNear = Infinity;
    const apart = !isDisc(obstacle) && wellApart(r, obstacle, keep);
    const level = apart ? keep - GRAZE : Math.min(keep - GRAZE, gapToObstacle(r, obstacle) - SLIP);
    for (const meeting of meetings(level)) tooNear = Math.min(tooNear, meeting);
    if (tooNear > maximum) continue;
    // A wheel may come near, go away and come near again: the last time before it is too near counts.
    let until = 0;
    for (const meeting of meetings(keep)) if (meeting <= tooNear) until = Math.max(until, meeting);
    if (until < angle || (by === null && until <= angle)) {
      angle = until;
      by = i;
    }
  }
  return { angle, by };
}
