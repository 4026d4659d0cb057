import {
  advance,
  angleTo,
  type Block,
  centre,
  CONTACT_TOLERANCE,
  gap,
  INCH,
  insideTable,
  pivot,
  type Point,
  type Rectangle,
  rightward,
  type Side,
  signedTurn,
  straightClearance,
  wheel,
  wheelAngleFor,
  wheelClearance,
  wheelLength,
} from "@tercio/tabletop";
import type { MovePath } from "@tercio/mass-battle";
import { greatest, type Table } from "./table.ts";

/** What a charge that falls short keeps to: lengths 0.01 mm, angles 1/65536 turns. */
export interface ShortOf {
  readonly table: Table;
  /** Everything else that stands. */
  readonly standing: readonly Block[];
  /** It ends no nearer to any of them. */
  readonly apart: number;
  /** The widest wheel towards the target. */
  readonly widest: number;
  /** It passes over everybody. */
  readonly flies: boolean;
}

/** What a move is rounded by: it keeps this much more than it has to, 0.01 mm. */
const ROUNDED = 2;

/** Wholly on the table, by no tolerance over its edge. */
const within = ({ width, depth }: Table, r: Rectangle): boolean =>
  insideTable(r, width - 2 * CONTACT_TOLERANCE, depth - 2 * CONTACT_TOLERANCE);

/** How far to the right of the line straight ahead a point lies, 0.01 mm. */
function aside(r: Rectangle, p: Point): number {
  const right = rightward(r);
  return (p.x - r.x) * right.x + (p.y - r.y) * right.y;
}

/** The wheel that turns the middle of the front straight towards a point, at most the widest. */
function wheelTowards(r: Rectangle, p: Point, widest: number): { readonly side: Side; readonly angle: number } {
  const off = aside(r, p);
  if (off === 0) return { side: "right", angle: 0 };
  const side: Side = off > 0 ? "right" : "left";
  const short = (angle: number): boolean => {
    const left = aside(wheel(r, side, angle), p);
    return side === "right" ? left > 0 : left < 0;
  };
  return { side, angle: short(widest) ? widest : greatest(widest, short) + 1 };
}

/** How a round base, which turns on the spot free of cost, comes to look at a point, and whether that turn is enough. */
function pivotTowards(r: Rectangle, p: Point, widest: number): { readonly end: Rectangle; readonly looks: boolean } {
  const { x, y } = centre(r);
  const wanted = p.x === x && p.y === y ? 0 : signedTurn(angleTo(p.x - x, p.y - y) - r.facing);
  const by = Math.max(-widest, Math.min(widest, wanted));
  return { end: by === 0 ? r : pivot(r, r.facing + by), looks: by === wanted };
}

/** A Failed Charge: its way, and where it ends. */
export interface FailedCharge {
  readonly path: MovePath;
  readonly end: Rectangle;
}

/** A flight straight ahead, cut short until it ends clear of everybody; back where it began where it nowhere does. */
function landed(start: Rectangle, turned: FailedCharge, length: number, { standing, apart }: ShortOf): FailedCharge {
  for (let n = length; n > -STEP; n -= STEP) {
    const distance = Math.max(0, n);
    const end = advance(turned.end, distance);
    if (standing.every((r) => gap(end, r) > apart + ROUNDED))
      return { path: [...turned.path, { kind: "straight", distance }], end };
  }
  return { path: [], end: start };
}
/** A quarter of an inch, 0.01 mm. */
const STEP = INCH / 4;

/**
 * A Failed Charge: wheeled until the middle of its front looks straight at the middle of its target, then
 * straight ahead, `reach` (0.01 mm) in all, the way of the outer corner counted in. It stops short of everything that
 * stands and at the table's edge. A round base pivots instead, which costs nothing.
 */
export function failedCharge(start: Rectangle, aim: Rectangle, reach: number, by: ShortOf): FailedCharge {
  const { table, apart, flies, widest } = by;
  // Who flies passes over everybody.
  const inTheWay = flies ? [] : by.standing;
  const keep = apart + ROUNDED;
  const straight = (turned: Rectangle, path: MovePath, left: number): FailedCharge => {
    const clear = Math.floor(straightClearance(turned, inTheWay, left, keep).distance);
    const distance = greatest(clear, (n) => within(table, advance(turned, n)));
    if (flies) return landed(start, { path, end: turned }, distance, by);
    return { path: [...path, { kind: "straight", distance }], end: advance(turned, distance) };
  };
  if (start.round === true) {
    const { end, looks } = pivotTowards(start, centre(aim), widest);
    return straight(end, end === start ? [] : [{ kind: "pivot", to: end.facing }], looks ? reach : 0);
  }
  const { side, angle: wanted } = wheelTowards(start, centre(aim), widest);
  const paid = Math.min(wanted, Math.floor(wheelAngleFor(start.width, reach)));
  const free = Math.floor(wheelClearance(start, side, paid, inTheWay, keep).angle);
  const angle = greatest(free, (n) => within(table, wheel(start, side, n)));
  const turned = angle > 0 ? wheel(start, side, angle) : start;
  const wheeled: MovePath = angle > 0 ? [{ kind: "wheel", side, angle }] : [];
  // Only from where it looks at its target does it go on.
  if (angle < wanted) {
    const there = { path: wheeled, end: turned };
    return flies ? landed(start, there, 0, by) : there;
  }
  return straight(turned, wheeled, Math.max(0, Math.floor(reach - wheelLength(start.width, angle))));
}
