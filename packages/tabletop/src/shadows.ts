import { CONTACT_TOLERANCE } from "./contact.ts";
import { grown, hullOf } from "./polygon.ts";
import { type Disc, discOf, isDisc, isPolygon, type Obstacle, type Polygon, type Rectangle } from "./shapes.ts";
import { cosineOf, sineOf } from "./trigonometry.ts";

/**
 * A straight segment seen from an eye. Everything is measured in the segment's own directions: `along` it and `away`
 * from the eye, both unit vectors; that makes mirrored views the same arithmetic with one sign changed.
 */
export interface View {
  readonly eyeX: number;
  readonly eyeY: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly awayX: number;
  readonly awayY: number;
  /** Distance of the eye from the segment's line, more than 0. */
  readonly away: number;
  /** From the foot of the eye on that line to the segment's middle. */
  readonly along: number;
  /** The part of the segment looked at, as lengths from its middle. */
  readonly low: number;
  readonly high: number;
  /** How much larger than they are obstacles count that do not touch the eye. */
  readonly growth: number;
}

// Innermost of lines of sight: places are cast here, not looked up by there(…), which took a tenth longer.
let lows = new Float64Array(64);
let highs = new Float64Array(64);
let count = 0;

let shadowLow = 0;
let shadowHigh = 0;

function extend(position: number): void {
  if (position < shadowLow) shadowLow = position;
  if (position > shadowHigh) shadowHigh = position;
}

/**
 * How much larger an obstacle counts whose border is `outside` away from the eye. An eye set against an obstacle may be
 * inside it by rounding alone: then the obstacle is cut back from the eye. Null when the eye is truly inside.
 */
function growthFor(outside: number, growth: number): number | null {
  if (outside > CONTACT_TOLERANCE) return growth;
  return outside >= -CONTACT_TOLERANCE ? -2 * CONTACT_TOLERANCE : null;
}

let cornerAlong = new Float64Array(16);
let cornerAway = new Float64Array(16);

/** Finds the shadow of a rectangle, as lengths from the segment's middle. */
function shadowOfRectangle(view: View, obstacle: Rectangle): void {
  const s = sineOf(obstacle.facing);
  const c = cosineOf(obstacle.facing);
  let halfWidth = obstacle.width / 2;
  let halfDepth = obstacle.depth / 2;
  const dx = obstacle.x - halfDepth * s - view.eyeX;
  const dy = obstacle.y - halfDepth * c - view.eyeY;
  const outside = Math.max(Math.abs(dx * c - dy * s) - halfWidth, Math.abs(dx * s + dy * c) - halfDepth);
  const growth = growthFor(outside, view.growth);
  if (growth === null) {
    shadowLow = -Infinity;
    shadowHigh = Infinity;
    return;
  }
  halfWidth += growth;
  halfDepth += growth;
  if (halfWidth <= 0 || halfDepth <= 0) return;
  const along = dx * view.alongX + dy * view.alongY;
  const away = dx * view.awayX + dy * view.awayY;
  const rightAlong = halfWidth * (c * view.alongX - s * view.alongY);
  const rightAway = halfWidth * (c * view.awayX - s * view.awayY);
  const frontAlong = halfDepth * (s * view.alongX + c * view.alongY);
  const frontAway = halfDepth * (s * view.awayX + c * view.awayY);
  const reach = Math.abs(rightAway) + Math.abs(frontAway);
  if (away + reach <= 0 || away - reach >= view.away) return;
  cornerAlong[0] = along + frontAlong - rightAlong;
  cornerAway[0] = away + frontAway - rightAway;
  cornerAlong[1] = along + frontAlong + rightAlong;
  cornerAway[1] = away + frontAway + rightAway;
  cornerAlong[2] = along - frontAlong + rightAlong;
  cornerAway[2] = away - frontAway + rightAway;
  cornerAlong[3] = along - frontAlong - rightAlong;
  cornerAway[3] = away - frontAway - rightAway;
  shadowOfCorners(view, 4);
}

/** Extends the shadow by that of the convex outline whose corners lie in {@link cornerAlong} and {@link cornerAway}. */
function shadowOfCorners(view: View, corners: number): void {
  for (let i = 0; i < corners; i++) {
    const j = i + 1 === corners ? 0 : i + 1;
    const hereAlong = cornerAlong[i] as number;
    const hereAway = cornerAway[i] as number;
    const nextAlong = cornerAlong[j] as number;
    const nextAway = cornerAway[j] as number;
    if (hereAway > 0 && hereAway <= view.away) extend((hereAlong * view.away) / hereAway - view.along);
    // Only what stands between the eye and the segment's line counts: cut the edge at that line...
    const here = hereAway - view.away;
    const next = nextAway - view.away;
    if (here > 0 !== next > 0) extend((hereAlong * next - nextAlong * here) / (next - here) - view.along);
    // ...and where it passes beside the eye its shadow has no end.
    if (hereAway > 0 !== nextAway > 0) {
      extend((hereAlong * nextAway - nextAlong * hereAway) / (nextAway - hereAway) > 0 ? Infinity : -Infinity);
    }
  }
}

/** Finds the shadow of a convex polygon, as lengths from the segment's middle. */
function shadowOfPolygon(view: View, obstacle: Polygon): void {
  const { points, edges } = hullOf(obstacle);
  let outside = -Infinity;
  for (const e of edges) outside = Math.max(outside, (view.eyeX - e.x) * e.nx + (view.eyeY - e.y) * e.ny);
  const growth = growthFor(outside, view.growth);
  if (growth === null) {
    shadowLow = -Infinity;
    shadowHigh = Infinity;
    return;
  }
  const outline = growth === 0 ? points : grown(points, edges, growth);
  if (cornerAlong.length < outline.length) {
    cornerAlong = new Float64Array(outline.length);
    cornerAway = new Float64Array(outline.length);
  }
  let [least, most] = [Infinity, -Infinity];
  for (const [i, p] of outline.entries()) {
    const dx = p.x - view.eyeX;
    const dy = p.y - view.eyeY;
    const away = dx * view.awayX + dy * view.awayY;
    cornerAlong[i] = dx * view.alongX + dy * view.alongY;
    cornerAway[i] = away;
    least = Math.min(least, away);
    most = Math.max(most, away);
  }
  if (most <= 0 || least >= view.away) return;
  shadowOfCorners(view, outline.length);
}

/** Finds the shadow of a disc, as lengths from the segment's middle. */
function shadowOfDisc(view: View, obstacle: Disc): void {
  const dx = obstacle.x - view.eyeX;
  const dy = obstacle.y - view.eyeY;
  const square = dx * dx + dy * dy;
  const growth = growthFor(Math.sqrt(square) - obstacle.radius, view.growth);
  if (growth === null) {
    shadowLow = -Infinity;
    shadowHigh = Infinity;
    return;
  }
  const radius = obstacle.radius + growth;
  if (radius <= 0 || square <= radius * radius) return;
  const along = dx * view.alongX + dy * view.alongY;
  const away = dx * view.awayX + dy * view.awayY;
  if (away + radius <= 0 || away - radius >= view.away) return;
  const kept = 1 - (radius * radius) / square;
  const aside = (radius * Math.sqrt(square - radius * radius)) / square;
  for (let side = -1; side <= 1; side += 2) {
    const tangentAlong = along * kept + side * (away * aside);
    const tangentAway = away * kept - side * (along * aside);
    if (tangentAway > 0 && tangentAway <= view.away) extend((tangentAlong * view.away) / tangentAway - view.along);
  }
  const beyond = view.away - away;
  if (radius > Math.abs(beyond)) {
    const half = Math.sqrt(radius * radius - beyond * beyond);
    extend(along - half - view.along);
    extend(along + half - view.along);
  }
  if (radius > Math.abs(away)) extend(along > 0 ? Infinity : -Infinity);
}

/**
 * Whether an obstacle may stand between the eye and a circle around (x, y): a cheap test that never says no wrongly.
 * `radius` is that of the circle.
 */
export function mayHide(eyeX: number, eyeY: number, x: number, y: number, radius: number, obstacle: Obstacle): boolean {
  const body = isPolygon(obstacle) ? hullOf(obstacle) : obstacle;
  let obstacleX = body.x - eyeX;
  let obstacleY = body.y - eyeY;
  let reach = radius + CONTACT_TOLERANCE;
  if (isDisc(obstacle)) {
    reach += obstacle.radius;
  } else if (isPolygon(obstacle)) {
    reach += hullOf(obstacle).radius;
  } else {
    const half = obstacle.depth / 2;
    obstacleX -= half * sineOf(obstacle.facing);
    obstacleY -= half * cosineOf(obstacle.facing);
    reach += Math.sqrt(obstacle.width * obstacle.width + obstacle.depth * obstacle.depth) / 2;
  }
  const dx = x - eyeX;
  const dy = y - eyeY;
  const along = obstacleX * dx + obstacleY * dy;
  const square = dx * dx + dy * dy;
  if (along <= 0) return obstacleX * obstacleX + obstacleY * obstacleY <= reach * reach;
  const across = obstacleX * dy - obstacleY * dx;
  if (across * across > reach * reach * square) return false;
  return along <= square + reach * Math.sqrt(square);
}

/** Forgets the shadows cast so far. */
export function clearShadows(): void {
  count = 0;
}

/** Casts the shadow of one obstacle on the segment; says whether it falls on the part looked at. */
export function castShadow(view: View, obstacle: Obstacle): boolean {
  shadowLow = Infinity;
  shadowHigh = -Infinity;
  if (isDisc(obstacle)) shadowOfDisc(view, obstacle);
  else if (isPolygon(obstacle)) shadowOfPolygon(view, obstacle);
  else if (obstacle.round === true) shadowOfDisc(view, discOf(obstacle));
  else shadowOfRectangle(view, obstacle);
  const low = Math.max(shadowLow, view.low);
  const high = Math.min(shadowHigh, view.high);
  if (!(low < high)) return false;
  if (count === lows.length) {
    const longerLows = new Float64Array(2 * count);
    const longerHighs = new Float64Array(2 * count);
    longerLows.set(lows);
    longerHighs.set(highs);
    lows = longerLows;
    highs = longerHighs;
  }
  let place = count;
  while (place > 0 && (lows[place - 1] as number) > low) {
    lows[place] = lows[place - 1] as number;
    highs[place] = highs[place - 1] as number;
    place--;
  }
  lows[place] = low;
  highs[place] = high;
  count++;
  return true;
}

/** Whether the shadows leave a part of the segment longer than `least` in the light. */
export function leavesLight(view: View, least: number): boolean {
  let dark = view.low;
  for (let i = 0; i < count; i++) {
    if ((lows[i] as number) - dark > least) return true;
    dark = Math.max(dark, highs[i] as number);
  }
  return view.high - dark > least;
}

/** The length of the segment that lies in shadow. */
export function darkLength(): number {
  let kept = 0;
  for (let i = 1; i < count; i++) {
    if ((lows[i] as number) <= (highs[kept] as number)) {
      highs[kept] = Math.max(highs[kept] as number, highs[i] as number);
    } else {
      kept++;
      lows[kept] = lows[i] as number;
      highs[kept] = highs[i] as number;
    }
  }
  if (count > 0) count = kept + 1;
  // Summed from both ends, so that the mirrored question has the same answer to the last bit.
  let fromLow = 0;
  let fromHigh = 0;
  for (let i = 0; i < count; i++) {
    const last = count - 1 - i;
    fromLow += (highs[i] as number) - (lows[i] as number);
    fromHigh += (highs[last] as number) - (lows[last] as number);
  }
  return (fromLow + fromHigh) / 2;
}
