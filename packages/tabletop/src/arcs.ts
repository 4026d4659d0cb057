import { centre, type Point, type Rectangle } from "./shapes.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/** A quarter of the table as a rectangle sees it, split by lines at 45 degrees outwards from its corners. */
export type Arc = "front" | "left" | "right" | "rear";

/** What a unit's arcs begin at: its own corners, or the centre of a round base, whose arcs are four equal quarters. */
export function lookout(r: Rectangle): Rectangle {
  return r.round === true ? { ...centre(r), facing: r.facing, width: 0, depth: 0 } : r;
}

/**
 * The arc of a unit in which the point lies. On a dividing line the front comes before a flank and a flank before the rear.
 * A point inside the rectangle belongs to the edge it is nearest to.
 */
export function arcOf(unit: Rectangle, p: Point): Arc {
  const r = lookout(unit);
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const dx = p.x - r.x;
  const dy = p.y - r.y;
  const right = dx * c - dy * s;
  const front = dx * s + dy * c;
  const flank = Math.abs(right) - r.width / 2;
  const rear = -front - r.depth;
  if (front >= flank && front >= rear) return "front";
  if (flank >= rear && right !== 0) return right < 0 ? "left" : "right";
  // Only inside the rectangle can both flanks be equally near; then the nearer of front and rear decides.
  if (flank >= rear) return front >= rear ? "front" : "rear";
  return "rear";
}

/** Whether the point lies in a unit's front arc, its border included: at or before the front, between the two lines. */
export function inFrontArc(unit: Rectangle, p: Point): boolean {
  const r = lookout(unit);
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const dx = p.x - r.x;
  const dy = p.y - r.y;
  const front = dx * s + dy * c;
  return front >= 0 && Math.abs(dx * c - dy * s) - r.width / 2 <= front;
}

/** Whether any part of `target`, its border included, lies in a unit's front arc. */
export function rectangleInFrontArc(unit: Rectangle, target: Rectangle): boolean {
  const r = lookout(unit);
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const targetSine = sineOf(target.facing);
  const targetCosine = cosineOf(target.facing);
  const halfFront = r.width / 2;
  const halfWidth = target.width / 2;
  const halfDepth = target.depth / 2;
  const dx = target.x - halfDepth * targetSine - r.x;
  const dy = target.y - halfDepth * targetCosine - r.y;
  const right = dx * c - dy * s;
  const front = dx * s + dy * c;
  if (target.round === true) return toFrontArc(Math.abs(right) - halfFront, front) <= halfWidth;
  const between = target.facing - r.facing;
  const turnSine = sineOf(between);
  const turnCosine = cosineOf(between);
  // Two convex areas are apart exactly when a line along one of their edges parts them: first the arc's three edges...
  const reach = halfWidth * Math.abs(turnSine) + halfDepth * Math.abs(turnCosine);
  if (front + reach < 0) return false;
  const slant = halfWidth * Math.abs(turnCosine + turnSine) + halfDepth * Math.abs(turnSine - turnCosine);
  const otherSlant = halfWidth * Math.abs(turnCosine - turnSine) + halfDepth * Math.abs(turnSine + turnCosine);
  if (right - front - slant > halfFront || -right - front - otherSlant > halfFront) return false;
  // ...then the target's own: only an edge turned from the arc can part them, and the arc comes nearest at a front corner.
  return !(
    beyond(turnSine, turnCosine, right, front, halfDepth, halfFront) ||
    beyond(turnCosine, -turnSine, right, front, halfWidth, halfFront)
  );
}

/** How far a point lies from a front arc that begins `beside` (negative: before the front) from it; 0 inside. */
function toFrontArc(beside: number, front: number): number {
  if (beside <= 0) return Math.max(0, -front);
  if (beside + front < 0) return Math.sqrt(beside * beside + front * front);
  return Math.max(0, (beside - front) * Math.SQRT1_2);
}

/** Whether one of the two edges with normals (right, front) and its opposite has the whole arc beyond it. */
function beyond(
  normalRight: number,
  normalFront: number,
  right: number,
  front: number,
  half: number,
  halfFront: number,
): boolean {
  if (Math.abs(normalFront) < Math.abs(normalRight)) return false;
  const along = normalRight * right + normalFront * front;
  return -halfFront * Math.abs(normalRight) > (normalFront < 0 ? -along : along) + half;
}
