import { there } from "@tercio/basis";
import { lookout, rectangleInFrontArc } from "./arcs.ts";
import { CONTACT_TOLERANCE, distanceToPoint } from "./contact.ts";
import { QUARTER_TURN } from "./numbers.ts";
import { castShadow, clearShadows, darkLength, leavesLight, mayHide, type View } from "./shadows.ts";
import { discOf, type Obstacle, type Point, type Rectangle } from "./shapes.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/** What a search for a line of sight found. */
export interface SightLine {
  readonly sees: boolean;
  /** Positions in the list of obstacles, ascending, of those that hide the target; empty when it is seen or out of arc. */
  readonly blockedBy: readonly number[];
}

/** An eye nearer to a segment's line than this (0.01 mm) sees the segment end on. */
const END_ON = 1e-6;

/** The middle of a segment and its half length along a unit vector, seen from an eye that is `away` from its line. */
function viewOf(eye: Point, middle: Point, alongX: number, alongY: number, half: number): View {
  const dx = middle.x - eye.x;
  const dy = middle.y - eye.y;
  const away = dx * alongY - dy * alongX;
  const ahead = away < 0 ? -1 : 1;
  return {
    eyeX: eye.x,
    eyeY: eye.y,
    alongX,
    alongY,
    awayX: ahead * alongY,
    awayY: -ahead * alongX,
    away: ahead * away,
    along: dx * alongX + dy * alongY,
    low: -half,
    high: half,
    growth: 0,
  };
}

/** Whether an obstacle stands on the straight line from the eye to a point. */
function pointHidden(eye: Point, point: Point, obstacles: readonly Obstacle[]): boolean {
  const dx = point.x - eye.x;
  const dy = point.y - eye.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return false;
  const view = viewOf(eye, point, dy / length, -dx / length, END_ON);
  return obstacles.some((obstacle) => {
    clearShadows();
    castShadow(view, obstacle);
    return !leavesLight(view, END_ON / 2);
  });
}

/**
 * The share, from 0 to 1, of the segment between `facingEnds` that cannot be seen from the point `from`, since straight
 * lines to it cross the inside of an obstacle. Exact, but for an obstacle whose border is within
 * {@link CONTACT_TOLERANCE} of `from`: that one is cut back by twice as much, lest rounding put the eye inside it. From
 * farther inside an obstacle nothing is seen. A segment seen end on, or of no length, is hidden (1) when its nearest
 * point is, else 0.
 */
export function hiddenFraction(
  from: Point,
  facingEnds: readonly [Point, Point],
  obstacles: readonly Obstacle[],
): number {
  const [first, second] = facingEnds;
  const dx = second.x - first.x;
  const dy = second.y - first.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return pointHidden(from, first, obstacles) ? 1 : 0;
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  const view = viewOf(from, middle, dx / length, dy / length, length / 2);
  if (view.away <= END_ON) {
    if (Math.abs(view.along) <= length / 2) return 0;
    return pointHidden(from, view.along > 0 ? first : second, obstacles) ? 1 : 0;
  }
  clearShadows();
  for (const obstacle of obstacles) {
    if (mayHide(from.x, from.y, middle.x, middle.y, length / 2, obstacle)) castShadow(view, obstacle);
  }
  return Math.min(darkLength() / length, 1);
}

/** The view of the edge of `target` whose outward normal is `quarter` quarter turns from its facing; null from behind. */
function viewOfEdge(eye: Point, viewer: Rectangle, target: Rectangle, quarter: number): View | null {
  const outward = target.facing + quarter * QUARTER_TURN;
  const outX = sineOf(outward);
  const outY = cosineOf(outward);
  const acrossDepth = quarter % 2 === 0;
  const toEdge = (acrossDepth ? target.depth : target.width) / 2;
  const half = (acrossDepth ? target.width : target.depth) / 2;
  const middleX = target.x - (target.depth / 2) * sineOf(target.facing) + toEdge * outX;
  const middleY = target.y - (target.depth / 2) * cosineOf(target.facing) + toEdge * outY;
  const dx = middleX - eye.x;
  const dy = middleY - eye.y;
  const away = -(dx * outX + dy * outY);
  if (away <= END_ON) return null;
  // The part of the edge inside the viewer's front arc, one limit after the other.
  const s = sineOf(viewer.facing);
  const c = cosineOf(viewer.facing);
  const fromX = middleX - viewer.x;
  const fromY = middleY - viewer.y;
  const right = fromX * c - fromY * s;
  const front = fromX * s + fromY * c;
  const turned = outward + QUARTER_TURN - viewer.facing;
  const perRight = sineOf(turned);
  const perFront = cosineOf(turned);
  const wide = viewer.width / 2 + front;
  let low = -half;
  let high = half;
  for (let limit = 0; limit < 3; limit++) {
    const start = limit === 0 ? front : limit === 1 ? wide - right : wide + right;
    const slope = limit === 0 ? perFront : limit === 1 ? perFront - perRight : perFront + perRight;
    if (slope > 0) low = Math.max(low, -start / slope);
    else if (slope < 0) high = Math.min(high, -start / slope);
    else if (start < 0) return null;
  }
  if (high - low <= CONTACT_TOLERANCE) return null;
  const alongX = outY;
  const alongY = -outX;
  return {
    eyeX: eye.x,
    eyeY: eye.y,
    alongX,
    alongY,
    awayX: -outX,
    awayY: -outY,
    away,
    along: dx * alongX + dy * alongY,
    low,
    high,
    growth: CONTACT_TOLERANCE / 2,
  };
}

/**
 * The view of a round base: of the line between the two points at which it is touched by straight lines from the eye. It is
 * seen where a line through that part of it first comes to the base inside the viewer's front arc: as arc and base are
 * convex and the eye is in the arc, those are the lines between the outermost points that the two have in common.
 */
function viewOfDisc(eye: Point, viewer: Rectangle, target: Rectangle): View | null {
  const { x, y, radius } = discOf(target);
  const dx = x - eye.x;
  const dy = y - eye.y;
  const square = dx * dx + dy * dy;
  const length = Math.sqrt(square);
  const rest = square - radius * radius;
  if (rest <= 0) return null;
  const away = rest / length;
  const half = (radius * Math.sqrt(rest)) / length;
  const [awayX, awayY] = [dx / length, dy / length];
  // All as the viewer sees it: right and front from where its arc begins, whose three limits are lines there.
  const s = sineOf(viewer.facing);
  const c = cosineOf(viewer.facing);
  const h = viewer.width / 2;
  const seen = (px: number, py: number): Point => ({
    x: (px - viewer.x) * c - (py - viewer.y) * s,
    y: (px - viewer.x) * s + (py - viewer.y) * c,
  });
  const own = seen(eye.x, eye.y);
  const middle = seen(x, y);
  const ahead = { x: awayX * c - awayY * s, y: awayX * s + awayY * c };
  const limits = [
    { nx: 0, ny: 1, from: 0 },
    { nx: -Math.SQRT1_2, ny: Math.SQRT1_2, from: h * Math.SQRT1_2 },
    { nx: Math.SQRT1_2, ny: Math.SQRT1_2, from: h * Math.SQRT1_2 },
  ];
  let low = Infinity;
  let high = -Infinity;
  const take = (p: Point): void => {
    if (limits.some((l) => p.x * l.nx + p.y * l.ny + l.from < -END_ON)) return;
    const [px, py] = [p.x - own.x, p.y - own.y];
    const position = ((py * ahead.x - px * ahead.y) * away) / (px * ahead.x + py * ahead.y);
    low = Math.min(low, position);
    high = Math.max(high, position);
  };
  for (const side of [-half, half])
    take({ x: own.x + ahead.x * away - ahead.y * side, y: own.y + ahead.y * away + ahead.x * side });
  for (const { nx, ny, from } of limits) {
    const apart = middle.x * nx + middle.y * ny + from;
    const across = radius * radius - apart * apart;
    if (across < 0) continue;
    const root = Math.sqrt(across);
    for (const side of [-root, root])
      take({ x: middle.x - apart * nx - side * ny, y: middle.y - apart * ny + side * nx });
  }
  for (const corner of [-h, h])
    if ((corner - middle.x) * (corner - middle.x) + middle.y * middle.y <= radius * radius) take({ x: corner, y: 0 });
  low = Math.max(low, -half);
  high = Math.min(high, half);
  if (!(high - low > CONTACT_TOLERANCE)) return null;
  return {
    eyeX: eye.x,
    eyeY: eye.y,
    alongX: -awayY,
    alongY: awayX,
    awayX,
    awayY,
    away,
    along: 0,
    low,
    high,
    growth: CONTACT_TOLERANCE / 2,
  };
}

/** Searches a line of sight; the obstacles in the way are added to `hiding` until one is found. */
function search(
  from: readonly Point[],
  viewer: Rectangle,
  target: Rectangle,
  obstacles: readonly Obstacle[],
  hiding: Set<number> | null,
): boolean {
  if (!rectangleInFrontArc(viewer, target)) return false;
  const arc = lookout(viewer);
  const edges = target.round === true ? 1 : 4;
  const x = target.x - (target.depth / 2) * sineOf(target.facing);
  const y = target.y - (target.depth / 2) * cosineOf(target.facing);
  const radius = Math.sqrt(target.width * target.width + target.depth * target.depth) / 2;
  for (const eye of from) {
    if (distanceToPoint(target, eye) <= CONTACT_TOLERANCE) return true;
    for (let quarter = 0; quarter < edges; quarter++) {
      const view = edges === 1 ? viewOfDisc(eye, arc, target) : viewOfEdge(eye, arc, target, quarter);
      if (view === null) continue;
      clearShadows();
      for (let i = 0; i < obstacles.length; i++) {
        const obstacle = there(obstacles[i]);
        if (mayHide(eye.x, eye.y, x, y, radius, obstacle) && castShadow(view, obstacle)) hiding?.add(i);
      }
      if (leavesLight(view, CONTACT_TOLERANCE)) return true;
    }
  }
  return false;
}

/**
 * Whether a straight line runs from one of the points `from` (on the front of `viewer`, given by the caller) to a part
 * of the border of `target` inside the front arc of `viewer`, without crossing an obstacle. The caller leaves the viewer
 * and the target out of the obstacles. The part seen must be longer than {@link CONTACT_TOLERANCE} on an edge of the
 * target, and a crack no wider than that between two obstacles is none. A target that touches one of the points is seen.
 */
export function seesAny(
  from: readonly Point[],
  viewer: Rectangle,
  target: Rectangle,
  obstacles: readonly Obstacle[],
): boolean {
  return search(from, viewer, target, obstacles, null);
}

/** {@link seesAny}, and which obstacles hide the target when it is not seen. */
export function sightLine(
  from: readonly Point[],
  viewer: Rectangle,
  target: Rectangle,
  obstacles: readonly Obstacle[],
): SightLine {
  const hiding = new Set<number>();
  if (search(from, viewer, target, obstacles, hiding)) return { sees: true, blockedBy: [] };
  return { sees: false, blockedBy: [...hiding].sort((a, b) => a - b) };
}
