import type { Outline, Seen } from "./frame.ts";
import { work } from "./work.ts";

/**
 * A stretch of the parameter, narrowed in place. A class of its own: fields of a plain record take whatever stands under
 * such names anywhere, and a number that is written to one is then a new piece of memory each time.
 */
export class Stretch {
  from = Number.NaN;
  to = Number.NaN;
}

/**
 * The stretch of a parameter in which a moving rectangle overlaps a standing one, as the last call of {@link meet} left it;
 * empty when `from` is not below `to`. One object for all calls: it is read at once.
 */
export const span = new Stretch();

function narrow(stretch: Stretch, constant: number, slope: number): void {
  // constant + slope * parameter < 0 must hold.
  if (slope === 0) {
    if (constant >= 0) stretch.to = stretch.from;
    return;
  }
  const root = -constant / slope;
  if (slope > 0) stretch.to = Math.min(stretch.to, root);
  else stretch.from = Math.max(stretch.from, root);
}

const clip = (constant: number, slope: number): void => narrow(span, constant, slope);

/** What a polygon takes up along a direction, as the last call of {@link along} left it. Read at once. */
const taken = new Stretch();

function along({ points }: Outline, nx: number, ny: number): void {
  taken.from = Infinity;
  taken.to = -Infinity;
  for (const p of points) {
    const at = p.x * nx + p.y * ny;
    taken.from = Math.min(taken.from, at);
    taken.to = Math.max(taken.to, at);
  }
}

/** {@link meet} with a polygon: along both directions of the moving rectangle and those of all its edges. */
function meetOutline(
  o: Outline,
  vx: number,
  vy: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  e0: number,
  e1: number,
  halfWidth: number,
  back: number,
  depth: number,
): void {
  // (nx, ny) is a direction; the polygon lies on it between `from` and `to`.
  const apart = (nx: number, ny: number, from: number, to: number): void => {
    const ahead = vx * nx + vy * ny;
    const side = halfWidth * Math.abs(vy * nx - vx * ny);
    const position = cx * nx + cy * ny;
    const velocity = dx * nx + dy * ny;
    const [front, more, rear] = ahead >= 0 ? [e0 * ahead, e1 * ahead, back * ahead] : [-back * ahead, 0, -e0 * ahead];
    const less = ahead >= 0 ? 0 : -e1 * ahead;
    clip(from + depth - position - side - front, -velocity - more);
    clip(position - side - rear + depth - to, velocity - less);
  };
  along(o, vy, -vx);
  apart(vy, -vx, taken.from, taken.to);
  if (span.from >= span.to) return;
  along(o, vx, vy);
  apart(vx, vy, taken.from, taken.to);
  for (const { nx, ny, from, to } of o.sides) {
    if (span.from >= span.to) return;
    apart(nx, ny, from, to);
  }
}

/** The parameters for which a widened rectangle holds the middle of a disc, while it is looked for. */
const inside = new Stretch();

/**
 * {@link meet} with a disc whose centre lies at (ox, oy) from where the rectangle begins: the rectangle made wider by `more`, or
 * longer, or a circle about one of its corners holds that centre. The distance is a convex function of the parameter, so
 * it is one stretch from the first of these to the last.
 */
function meetDisc(
  more: number,
  ox: number,
  oy: number,
  vx: number,
  vy: number,
  dx: number,
  dy: number,
  e0: number,
  e1: number,
  halfWidth: number,
  back: number,
): void {
  const { from, to } = span;
  span.from = Infinity;
  span.to = -Infinity;
  const take = (first: number, last: number): void => {
    const [low, high] = [Math.max(first, from), Math.min(last, to)];
    if (!(low < high)) return;
    span.from = Math.min(span.from, low);
    span.to = Math.max(span.to, high);
  };
  // Sideways and forwards of the moving rectangle, as constant + slope * parameter.
  const [side, slip] = [ox * vy - oy * vx, dy * vx - dx * vy];
  const [ahead, gain] = [ox * vx + oy * vy, -(dx * vx + dy * vy)];
  const box = (wider: number, longer: number): void => {
    inside.from = from;
    inside.to = to;
    narrow(inside, side - halfWidth - wider, slip);
    narrow(inside, -side - halfWidth - wider, -slip);
    narrow(inside, ahead - e0 - longer, gain - e1);
    narrow(inside, -ahead - back - longer, -gain);
    take(inside.from, inside.to);
  };
  if (more <= 0) {
    box(more, more);
    return;
  }
  box(more, 0);
  box(0, more);
  for (const front of [true, false])
    for (const right of [1, -1]) {
      const [px, vX] = [side - right * halfWidth, slip];
      const [py, vY] = front ? [ahead - e0, gain - e1] : [ahead + back, gain];
      const square = vX * vX + vY * vY;
      const nearest = px * px + py * py;
      if (square === 0) {
        if (nearest < more * more) take(from, to);
        continue;
      }
      const half = (px * vX + py * vY) / square;
      const rest = half * half - (nearest - more * more) / square;
      if (rest > 0) take(-half - Math.sqrt(rest), -half + Math.sqrt(rest));
    }
}

/**
 * Where the moving rectangle stands that {@link meet} looks at: its caller writes here. Not as arguments: each of so many numbers
 * would be a new piece of memory at every call, which was half of all that a battle's searches took.
 */
class Moving {
  /** The parameters b to be looked at. */
  low = Number.NaN;
  high = Number.NaN;
  /** It looks along (vx, vy), the centre of its front is at (x + dx b, y + dy b). */
  vx = Number.NaN;
  vy = Number.NaN;
  x = Number.NaN;
  y = Number.NaN;
  dx = Number.NaN;
  dy = Number.NaN;
  /** It reaches `halfWidth` to either side, `back` backwards and (e0 + e1 b) forwards. */
  halfWidth = Number.NaN;
  back = Number.NaN;
  e0 = Number.NaN;
  e1 = Number.NaN;
  /** Only deeper overlaps than this count. */
  allowed = Number.NaN;
}
export const moving = new Moving();

/**
 * Finds for which parameters in [low, high] the {@link moving} rectangle overlaps `o` by more than is allowed. Exact: with fixed
 * directions each separating line holds for a half-line of parameters.
 */
export function meet(o: Seen): void {
  const { vx, vy, x: cx, y: cy, dx, dy, e0, e1, halfWidth, back, allowed: depth } = moving;
  span.from = moving.low;
  span.to = moving.high;
  work.done += o.outline === null ? 1 : 1 + 2 * o.outline.sides.length;
  if (o.outline !== null) {
    meetOutline(o.outline, vx, vy, cx, cy, dx, dy, e0, e1, halfWidth, back, depth);
    return;
  }
  if (o.round) {
    meetDisc(o.halfWidth - depth, o.x - cx, o.y - cy, vx, vy, dx, dy, e0, e1, halfWidth, back);
    return;
  }
  const ahead = vx * o.px + vy * o.py;
  const across = vy * o.px - vx * o.py;
  const absAhead = Math.abs(ahead);
  const absAcross = Math.abs(across);
  const ox = o.x - cx;
  const oy = o.y - cy;
  // Along the moving rectangle's front.
  const sideways = ox * vy - oy * vx;
  const slip = dx * vy - dy * vx;
  const halfOther = halfWidth + o.halfWidth * absAhead + o.halfDepth * absAcross - depth;
  clip(sideways - halfOther, -slip);
  clip(-sideways - halfOther, slip);
  if (span.from >= span.to) return;
  // Along its direction.
  const forwards = ox * vx + oy * vy;
  const advance = dx * vx + dy * vy;
  const half = o.halfWidth * absAcross + o.halfDepth * absAhead - depth;
  clip(forwards - half - e0, -advance - e1);
  clip(-forwards - half - back, advance);
  if (span.from >= span.to) return;
  // Along either direction of the standing one's edges.
  for (let turned = false; ; turned = true) {
    const nx = turned ? o.py : o.px;
    const ny = turned ? -o.px : o.py;
    const along = turned ? -across : ahead;
    const position = ox * nx + oy * ny;
    const velocity = dx * nx + dy * ny;
    const spread = turned ? o.halfWidth + halfWidth * absAhead - depth : o.halfDepth + halfWidth * absAcross - depth;
    if (along >= 0) {
      clip(position - spread - e0 * along, -velocity - e1 * along);
      clip(-position - spread - back * along, velocity);
    } else {
      clip(position - spread + back * along, -velocity);
      clip(-position - spread + e0 * along, velocity + e1 * along);
    }
    if (turned || span.from >= span.to) return;
  }
}
