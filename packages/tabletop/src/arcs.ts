import type { Point, Rectangle } from "./shapes.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/** A quarter of the table as a rectangle sees it, split by lines at 45 degrees outwards from its corners. */
export type Arc = "front" | "left" | "right" | "rear";

/**
 * The arc of `r` in which the point lies. On a dividing line the front comes before a flank and a flank before the rear.
 * A point inside the rectangle belongs to the edge it is nearest to.
 */
export function arcOf(r: Rectangle, p: Point): Arc {
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

/** Whether the point lies in the front arc of `r`, its border included: at or before the front, between the two lines. */
export function inFrontArc(r: Rectangle, p: Point): boolean {
  const s = sineOf(r.facing);
  const c = cosineOf(r.facing);
  const dx = p.x - r.x;
  const dy = p.y - r.y;
  const front = dx * s + dy * c;
  return front >= 0 && Math.abs(dx * c - dy * s) - r.width / 2 <= front;
}

/** Whether any part of `target`, its border included, lies in the front arc of `r`. */
export function rectangleInFrontArc(r: Rectangle, target: Rectangle): boolean {
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
