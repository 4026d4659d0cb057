import { angleOf, cosine, cosineOf, radians, signedTurn, sineOf } from "@tercio/tabletop";
import type { Frame } from "./frame.ts";

/**
 * One side to which a charge may wheel, in closed form. In the {@link Frame} the corner about which it wheels starts at
 * P = (px, py); u is the charger's direction, n that to the side. A charge that ends at offset o touches the facing's line
 * at one point K, which lies on its front at the distance q from the corner it wheeled about: by the corner that leads, or
 * by the facing's end. From K = P + b u + a v - q n(turn) follow, with dn and du the parts of K - P along n and u,
 *
 *   a = (dn + q cos) / sin,   b = du - (dn cos + q) / sin,   length = b + 2 w angle + a,
 *
 * all of them lines of the offset for one angle. For one offset the angles that bring it home (a not negative) are one
 * interval from 0, in which b and the length grow: d b / d angle = a / sin, d length / d angle >= 2 w - q. So the first
 * angle that leaves everything free is the shortest way, and where nobody is in the way it wheels at once.
 */
export interface Half {
  readonly side: 1 | -1;
  readonly px: number;
  readonly py: number;
  readonly nx: number;
  readonly ny: number;
}

export function halfOf(frame: Frame, side: 1 | -1): Half {
  const nx = side * frame.uy;
  const ny = -side * frame.ux;
  return { side, px: frame.x + frame.halfWidth * nx, py: frame.y + frame.halfWidth * ny, nx, ny };
}

/** The wheel (1/65536 turns, perhaps negative) after which a charger that wheels to this side is aligned. */
export const parallelOf = (frame: Frame, side: 1 | -1): number => -side * frame.turn;

/** The corner that leads (1 right, -1 left) when turned so far from alignment. */
export const leadOf = (turned: number): 1 | -1 => (turned > 0 ? -1 : 1);

/** What {@link legsOf} found: before and after the wheel, each `constant + slope * offset`. Read at once. */
export const legs = { before0: 0, before1: 0, after0: 0, after1: 0 };

/**
 * The straight parts of the charges with one wheel (1 to 16384), by offset: of those that touch with the corner that leads
 * (offsets with lead * offset <= l - w), or where the facing's end touches the front.
 */
export function legsOf(frame: Frame, half: Half, lead: 1 | -1, byCorner: boolean, angle: number): void {
  const { halfWidth: w, halfFacing: l, ux, uy } = frame;
  const { side, px, py, nx, ny } = half;
  const s = sineOf(angle);
  const c = cosineOf(angle);
  const kx = lead * (byCorner ? w : l) - px;
  const dn = kx * nx - py * ny;
  const du = kx * ux - py * uy;
  const q = byCorner ? (lead === side ? 0 : 2 * w) : w - side * lead * l;
  legs.after0 = (dn + q * c) / s;
  legs.before0 = du - (dn * c + q) / s;
  legs.after1 = (byCorner ? nx : side * c) / s;
  legs.before1 = byCorner ? (-side * cosineOf(frame.turn + side * angle)) / s : -side / s;
}

/** What a charge goes after this wheel (0.01 mm; negative: it ends in the target) that goes `before` ahead of it. */
export function afterBefore(frame: Frame, half: Half, lead: 1 | -1, angle: number, before: number): number {
  const { halfWidth: w, halfFacing: l, ux, uy } = frame;
  const turned = frame.turn + half.side * angle;
  const vx = sineOf(turned);
  const vy = cosineOf(turned);
  const dx = lead * l - half.px - before * ux;
  const y = half.py + before * uy;
  const byEnd = dx * vx - y * vy;
  const byCorner = -(y + (lead === half.side ? 0 : 2 * w * half.side * vx)) / vy;
  return Math.max(byCorner, byEnd);
}

/**
 * The least length of the charges that go `before` ahead of a wheel from `first` to `last`, wherever they end. It grows with
 * the angle, except while the corner wheeled about is the one that touches: there it is a convex function of the angle.
 */
export function leastAlong(
  frame: Frame,
  half: Half,
  lead: 1 | -1,
  first: number,
  last: number,
  before: number,
): number {
  const { halfWidth: w } = frame;
  const start = before + 2 * w * radians(first);
  const after = afterBefore(frame, half, lead, first, before);
  if (after < 0) return start;
  if (lead !== half.side) return start + after;
  const h = -(half.py + before * frame.uy);
  if (h <= 0) return start + after;
  const parallel = parallelOf(frame, half.side);
  const at = Math.max(first, Math.min(last, parallel - steepest(h, w)));
  return before + 2 * w * radians(at) + h / cosine(parallel - at);
}

/** Where 2 w angle + h / cos is least, as a turn away from alignment: there 2 w cos^2 = h sin. */
function steepest(h: number, w: number): number {
  const s = (Math.sqrt(h * h + 16 * w * w) - h) / (4 * w);
  return angleOf(s, Math.sqrt(1 - s * s));
}

/** The angle (a real number of units) of the charge that wheels at once and ends at this offset; NaN where there is none. */
function angleAt(frame: Frame, half: Half, lead: 1 | -1, offset: number): number {
  const { halfWidth: w, halfFacing: l, ux, uy } = frame;
  const byCorner = lead * offset <= l - w;
  const kx = byCorner ? offset + lead * w : lead * l;
  const q = byCorner ? (lead === half.side ? 0 : 2 * w) : w - half.side * (kx - offset);
  const dx = kx - half.px;
  const du = dx * ux - half.py * uy;
  const dn = dx * half.nx - half.py * half.ny;
  // du sin - dn cos = q: the way to K lies aside of the one after the wheel by what q is of it.
  const rest = du * du + dn * dn - q * q;
  if (rest < 0) return Number.NaN;
  // Counted from where it is parallel, about which all that lies ahead is.
  const parallel = parallelOf(frame, half.side);
  return parallel + signedTurn(angleOf(dn, du) + angleOf(q, Math.sqrt(rest)) - parallel);
}

/** {@link angleAt} with the corner that leads there: the one about which it wheels until it is parallel. */
export function directAngle(frame: Frame, half: Half, offset: number): number {
  const under = angleAt(frame, half, half.side, offset);
  const parallel = parallelOf(frame, half.side);
  if (under <= parallel) return under;
  const over = angleAt(frame, half, -half.side as 1 | -1, offset);
  return over >= parallel || Number.isNaN(over) ? over : Number.isNaN(under) ? under : parallel;
}

/** The angle (a real number of units) at which the charge that wheels at once is shortest, wherever it ends. */
export function leastAngle(frame: Frame, half: Half): number {
  const { halfWidth: w, halfFacing: l } = frame;
  const parallel = parallelOf(frame, half.side);
  const h = -half.py;
  if (h <= 0) return Number.NaN;
  const least = parallel - steepest(h, w);
  const bend = angleAt(frame, half, half.side, half.side * (l - w));
  return bend <= parallel ? Math.min(least, bend) : least;
}
