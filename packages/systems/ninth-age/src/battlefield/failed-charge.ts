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
import { turnOf } from "../state/angle.ts";
import { movement } from "../book/movement.ts";
import { rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { APART, blocks } from "./world.ts";

/** The widest wheel towards the target. */
const QUARTER = turnOf(movement["t9a.rule.failed-charge"].wheelDegrees);

/** What a move is rounded by: it keeps this much more than it has to, 0.01 mm. */
const ROUNDED = 2;

/** The greatest whole number from 0 to `most` that passes a test which, once failed, fails for all that are greater. */
function greatest(most: number, passes: (n: number) => boolean): number {
  if (passes(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Wholly on the table, by no tolerance over its edge. */
const within = (game: NinthAge, r: Rectangle): boolean =>
  insideTable(r, game.width - 2 * CONTACT_TOLERANCE, game.depth - 2 * CONTACT_TOLERANCE);

/** How far to the right of the line straight ahead a point lies, 0.01 mm. */
function aside(r: Rectangle, p: Point): number {
  const right = rightward(r);
  return (p.x - r.x) * right.x + (p.y - r.y) * right.y;
}

/** The wheel that turns the middle of the front straight towards a point, at most a quarter turn. */
function wheelTowards(r: Rectangle, p: Point): { readonly side: Side; readonly angle: number } {
  const off = aside(r, p);
  if (off === 0) return { side: "right", angle: 0 };
  const side: Side = off > 0 ? "right" : "left";
  const short = (angle: number): boolean => {
    const left = aside(wheel(r, side, angle), p);
    return side === "right" ? left > 0 : left < 0;
  };
  return { side, angle: short(QUARTER) ? QUARTER : greatest(QUARTER, short) + 1 };
}

/** How a round base, which turns on the spot free of cost, comes to look at a point; null where a quarter turn is not enough. */
function pivotTowards(r: Rectangle, p: Point): { readonly end: Rectangle; readonly looks: boolean } {
  const { x, y } = centre(r);
  const wanted = p.x === x && p.y === y ? 0 : signedTurn(angleTo(p.x - x, p.y - y) - r.facing);
  const by = Math.max(-QUARTER, Math.min(QUARTER, wanted));
  return { end: by === 0 ? r : pivot(r, r.facing + by), looks: by === wanted };
}

/** A Failed Charge: its way, and where it ends. */
export interface FailedCharge {
  readonly path: MovePath;
  readonly end: Rectangle;
}

/** A flight straight ahead, cut short until it ends clear of everybody; back where it began where it nowhere does. */
function landed(start: Rectangle, turned: FailedCharge, length: number, all: readonly Block[]): FailedCharge {
  for (let n = length; n > -STEP; n -= STEP) {
    const distance = Math.max(0, n);
    const end = advance(turned.end, distance);
    if (all.every((r) => gap(end, r) > APART + ROUNDED))
      return { path: [...turned.path, { kind: "straight", distance }], end };
  }
  return { path: [], end: start };
}
/** A quarter of an inch, 0.01 mm. */
const STEP = INCH / 4;

/**
 * A Failed Charge: wheeled until the middle of its front looks straight at the middle of its target, then
 * straight ahead, `inches` in all, the way of the outer corner counted in. It stops half a millimetre from everybody
 * and at the Board Edge. A round base pivots instead, which costs nothing (reading `round-charges`).
 */
export function failedCharge(game: NinthAge, u: Unit, target: Unit, inches: number): FailedCharge {
  const start = rectangleOf(u);
  const reach = inches * INCH;
  const all = blocks(game, u.id);
  // Who flies passes over everybody.
  const inTheWay = u.air ? [] : all;
  const keep = APART + ROUNDED;
  const straight = (turned: Rectangle, path: MovePath, left: number): FailedCharge => {
    const clear = Math.floor(straightClearance(turned, inTheWay, left, keep).distance);
    const distance = greatest(clear, (n) => within(game, advance(turned, n)));
    if (u.air) return landed(start, { path, end: turned }, distance, all);
    return { path: [...path, { kind: "straight", distance }], end: advance(turned, distance) };
  };
  if (start.round === true) {
    const { end, looks } = pivotTowards(start, centre(rectangleOf(target)));
    return straight(end, end === start ? [] : [{ kind: "pivot", to: end.facing }], looks ? reach : 0);
  }
  const { side, angle: wanted } = wheelTowards(start, centre(rectangleOf(target)));
  const paid = Math.min(wanted, Math.floor(wheelAngleFor(start.width, reach)));
  const free = Math.floor(wheelClearance(start, side, paid, inTheWay, keep).angle);
  const angle = greatest(free, (n) => within(game, wheel(start, side, n)));
  const turned = angle > 0 ? wheel(start, side, angle) : start;
  const wheeled: MovePath = angle > 0 ? [{ kind: "wheel", side, angle }] : [];
  // Only from where it looks at its target does it go on.
  if (angle < wanted) {
    const there = { path: wheeled, end: turned };
    return u.air ? landed(start, there, 0, all) : there;
  }
  return straight(turned, wheeled, Math.max(0, Math.floor(reach - wheelLength(start.width, angle))));
}
