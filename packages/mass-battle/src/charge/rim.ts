import { there } from "@tercio/kernel";
import {
  advance,
  angleOf,
  around,
  type Block,
  cosineOf,
  discOf,
  gap,
  insideTable,
  radians,
  type Rectangle,
  roundHalfAway,
  sine,
  cosine,
  sineOf,
  straightClearance,
  wheelClearance,
} from "@tercio/tabletop";
import { contactOf } from "../facing.ts";
import { boundary, frontage } from "../formation.ts";
import { turnClearance } from "../turn-clearance.ts";
import { besideAt, touched } from "./offsets.ts";
import { APART, BACK, CONTACT, GRAZE, LARGEST_WHEEL } from "./tolerances.ts";
import type { Asked, Charge } from "./types.ts";
import { moveTo, type Stopped } from "./verify.ts";
import { type InWay, inWayOf } from "./passing.ts";

/*
 * A charge at a round base: straight, a wheel of up to a quarter turn, straight until the front touches the rim anywhere. It
 * does not align. Seen from the charger's start (x to its right, y ahead, flipped as in `Frame`) the base lies around Z.
 * A charge that wheels by T about the corner on its side and ends with the middle of its front `o` to the right of Z has Z
 * at the distance q = w + side * o along its front from that corner, and at h ahead of it: h is the radius where the front
 * lies flat against the rim (q from 0 to 2 w), and less where only a corner touches. With dn and du as in `Half`,
 *
 *   after = (dn + q cos T) / sin T - h,   before = du - (dn cos T + q) / sin T,   length = before + 2 w T + after.
 *
 * For one offset that leaves one angle to choose. Where `after` is not negative, d before / dT = (after + h) / sin T >= 0 and
 * d length / dT = 2 w - q + (after + h) tan(T / 2), which is not negative up to q = 2 w: the least angle that is free is the
 * shortest way then. With q > 2 w (the outer corner touches) every angle that could be shorter is looked at.
 */

/** Farther than this past what touches nothing is touched, 0.01 mm, whatever is rounded. */
const AROUND = 2540;

/** A round target as its charger sees it. */
export interface Rim {
  readonly question: Asked;
  readonly frame: { readonly flip: 1 | -1; readonly charger: Rectangle; readonly target: Rectangle };
  readonly blocks: readonly Block[];
  readonly inWay: InWay;
  /** The base's centre, to the right of the middle of the charger's front and ahead of it. */
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly radius: number;
  /** Farthest offset either way: there a corner only just touches. */
  readonly most: number;
  /** Looks so far; searches that were given up; ends that touched more other enemies than they might. */
  readonly spent: { checks: number; givenUp: number; crowded: number };
}

/**
 * Those that can matter: of straight, wheel of up to a quarter turn and straight none leads back or to the other side, so that
 * all ways lie in the box round start and target, as seen from the start, and what the charger itself takes up.
 */
function nearWay(question: Asked, target: Rectangle, charger: Rectangle, [x, y]: readonly [number, number]): Asked {
  const [s, c] = [sine(charger.facing), cosine(charger.facing)];
  const room = 2 * (charger.width + charger.depth) + target.width + AROUND;
  const obstacles = question.obstacles.filter((o) => {
    const { radius, ...at } = around(o.shape);
    const [dx, dy] = [at.x - charger.x, at.y - charger.y];
    const [right, ahead] = [dx * c - dy * s, dx * s + dy * c];
    const far = radius + room;
    const beside = right < Math.min(0, x) - far || right > Math.max(0, x) + far;
    return !beside && ahead >= Math.min(0, y) - far && ahead <= Math.max(0, y) + far;
  });
  return { ...question, obstacles };
}

export function rimOf(question: Asked): Rim {
  const charger = boundary(question.charger, question.chargerFormation);
  const target = boundary(question.target, question.targetFormation);
  const flip = question.chirality;
  const { x, y, radius } = discOf(target);
  const [dx, dy] = [x - charger.x, y - charger.y];
  const [s, c] = [sine(charger.facing), cosine(charger.facing)];
  const halfWidth = charger.width / 2;
  const [right, ahead] = [dx * c - dy * s, dx * s + dy * c];
  const near = nearWay(question, target, charger, [right, ahead]);
  return {
    question: near,
    frame: { flip, charger, target },
    blocks: near.obstacles.map((o) => o.shape),
    inWay: inWayOf(near),
    x: flip * right,
    y: ahead,
    halfWidth,
    radius,
    most: Math.floor(halfWidth + radius) - CONTACT,
    spent: { checks: 0, givenUp: 0, crowded: 0 },
  };
}

/** A way to an offset. */
interface Way {
  readonly side: 1 | 0 | -1;
  readonly angle: number;
  readonly before: number;
  readonly after: number;
  readonly length: number;
}

/** A charge that stands up to the exact check. */
export interface Reached {
  readonly way: Way;
  readonly charge: Charge;
}

/** How far before the middle of a front at this offset the base's centre lies. */
function heightAt({ halfWidth, radius }: Rim, offset: number): number {
  const past = Math.max(0, Math.abs(offset) - halfWidth);
  return Math.sqrt(Math.max(0, radius * radius - past * past));
}

function wayAt(rim: Rim, side: 1 | -1, angle: number, offset: number): Way {
  const { x, y, halfWidth: w } = rim;
  const [s, c] = [sineOf(angle), cosineOf(angle)];
  const dn = side * x - w;
  const q = w + side * offset;
  const before = y - (dn * c + q) / s;
  const after = (dn + q * c) / s - heightAt(rim, offset);
  return { side, angle, before, after, length: before + 2 * w * radians(angle) + Math.max(0, after) };
}

/** The least whole number from `first` to `last` that holds, all greater ones holding too; `last` + 1 where none does. */
function leastHolding(first: number, last: number, holds: (n: number) => boolean): number {
  let [low, high] = [first, last + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Wheels (whole angles, both ends included) that lead to an offset; `before` grows in each, and `after` only falls or only grows. */
interface Wheels {
  readonly side: 1 | -1;
  readonly first: number;
  readonly last: number;
}

function wheelsTo(rim: Rim, side: 1 | -1, offset: number): readonly Wheels[] {
  const { x, halfWidth: w, question } = rim;
  if (!question.mayWheel) return [];
  const dn = side * x - w;
  const q = w + side * offset;
  const forwards = (angle: number): boolean => wayAt(rim, side, angle, offset).after >= -BACK;
  const ahead = (angle: number): boolean => wayAt(rim, side, angle, offset).before >= 0;
  const list: Wheels[] = [];
  const add = (first: number, last: number): void => {
    const from = leastHolding(first, last, ahead);
    if (from <= last) list.push({ side, first: from, last });
  };
  if (q >= 0) add(1, leastHolding(1, LARGEST_WHEEL, (angle) => !forwards(angle)) - 1);
  else if (dn > 0) {
    // The way after the wheel is least where dn cos = -q.
    const turn = -q >= dn ? 0 : Math.floor(angleOf(Math.sqrt(dn * dn - q * q), -q));
    const middle = Math.max(0, Math.min(LARGEST_WHEEL, turn));
    add(1, leastHolding(1, middle, (angle) => !forwards(angle)) - 1);
    add(leastHolding(middle + 1, LARGEST_WHEEL, forwards), LARGEST_WHEEL);
  }
  return list;
}

/** How many of the charger's models touch the base: those over the point of contact, two between two files. */
function ownAt({ question, halfWidth }: Rim, offset: number): number {
  const { chargerFormation: f } = question;
  const at = Math.max(-halfWidth, Math.min(halfWidth, -offset));
  return Math.max(1, touched(frontage(f), f.baseWidth, f.gap ?? 0, at, at));
}

/** The offsets at which the base touches two models: where two files meet. From left to right, whole numbers. */
export function seamsOf({ question, halfWidth }: Rim): readonly number[] {
  const { chargerFormation: f } = question;
  const files = frontage(f);
  // Over a gap only the nearest model would touch it.
  if ((f.gap ?? 0) > CONTACT) return [];
  return Array.from({ length: files - 1 }, (_, i) => roundHalfAway(halfWidth - (files - 1 - i) * f.baseWidth));
}

/** No charge at the base has more models in contact: two of the charger's where files meet, and the base if it is not touched yet. */
export const mostAtRim = (question: Asked): Charge["modelsInContact"] => ({
  own: seamsOf(rimOf(question)).length > 0 ? 2 : 1,
  theirs: isTouched(question) ? 0 : 1,
});

/** Is the base in contact with somebody? */
const isTouched = ({ obstacles, inContact }: Asked): boolean => obstacles.some((o) => inContact.includes(o.id));

/** The way moved exactly, and where it ends; it may touch no more than so many other enemies there. */
function checked(rim: Rim, way: Way, enemies: number): Charge | Stopped {
  rim.spent.checks++;
  const { question, frame, blocks } = rim;
  const { target } = frame;
  const moved = moveTo(rim, { ...way, before: Math.max(0, way.before), after: Math.max(0, way.after) });
  if ("during" in moved) return moved;
  const { path, touching: end } = moved;
  const no = (by: number): Stopped => ({ by, during: "stand" });
  if (Math.abs(gap(end, target)) > CONTACT) return no(-1);
  const { table } = question;
  if (table !== null && !insideTable(end, table.width, table.depth)) return no(-1);
  const others: number[] = [];
  for (const [at, o] of question.obstacles.entries()) {
    const beside = besideAt(end, there(blocks[at]), o);
    if (beside === "in the way") return no(at);
    if (beside === "touched") others.push(at);
  }
  if (others.length > enemies) {
    rim.spent.crowded++;
    return no(there(others[0]));
  }
  const offset = contactOf(end, "front", target, question.facing);
  const { x, y } = discOf(target);
  const [s, c] = [sine(end.facing), cosine(end.facing)];
  const beside = Math.max(-rim.halfWidth, Math.min(rim.halfWidth, -offset));
  const corner = { x: end.x + beside * c, y: end.y - beside * s };
  const far = Math.sqrt((corner.x - x) * (corner.x - x) + (corner.y - y) * (corner.y - y)) || 1;
  return {
    path,
    contactPoint: {
      x: roundHalfAway(x + ((corner.x - x) * rim.radius) / far),
      y: roundHalfAway(y + ((corner.y - y) * rim.radius) / far),
    },
    align: 0,
    end: { x: end.x, y: end.y, facing: end.facing },
    offset,
    distance: Math.min(Math.ceil(way.length - 1e-6), Math.max(0, Math.ceil(question.maximum))),
    modelsInContact: { own: ownAt(rim, offset), theirs: isTouched(question) ? 0 : 1 },
    otherEnemies: others.map((at) => there(question.obstacles[at]).id),
    roomFor: 0,
    rotateTarget: 0,
    target: question.target,
  };
}

/** A rectangle smaller by so much on every side, where it stands; null where that leaves nothing. */
function inner(r: Rectangle, by: number): Rectangle | null {
  if (by >= r.width / 2 || by >= r.depth / 2) return null;
  return {
    x: r.x - by * sineOf(r.facing),
    y: r.y - by * cosineOf(r.facing),
    facing: r.facing,
    width: r.width - 2 * by,
    depth: r.depth - 2 * by,
  };
}

/** What rounding may move a charger by on its way, 0.01 mm. */
const ROUNDED = 4;
/**
 * Whether all of these wheels are blocked for certain: the charger of the middle one, smaller by as much as any of its
 * points can be elsewhere at another, is in somebody's way on its wheel or after it, or ends too near.
 */
function surelyBlocked(rim: Rim, { side, first, last }: Wheels, offset: number): boolean {
  const { question, frame, blocks, inWay } = rim;
  if (question.passesOver) return false;
  const { charger, target, flip } = frame;
  const middle = (first + last) >> 1;
  const [one, way, other] = [first, middle, last].map((angle) => wayAt(rim, side, angle, offset)) as [Way, Way, Way];
  const slip = Math.max(way.before - one.before, other.before - way.before) + ROUNDED;
  const small = inner(charger, slip);
  if (small === null) return false;
  const ahead = (r: Rectangle, by: number): Rectangle => ({
    ...r,
    x: r.x + by * sineOf(r.facing),
    y: r.y + by * cosineOf(r.facing),
  });
  const turn = side * flip;
  const before = ahead(charger, way.before);
  const [s, c] = [sineOf(charger.facing), cosineOf(charger.facing)];
  const corner = { x: before.x + turn * rim.halfWidth * c, y: before.y - turn * rim.halfWidth * s };
  const wheeled = turnClearance(ahead(small, way.before), corner, turn * first, [...inWay.blocks, target]);
  if (wheeled.by !== null && wheeled.angle < first) return true;
  const facing = charger.facing + turn * middle;
  const start: Rectangle = {
    ...charger,
    x: corner.x - turn * rim.halfWidth * cosineOf(facing),
    y: corner.y + turn * rim.halfWidth * sineOf(facing),
    facing: facing & 65535,
  };
  const reach = Math.sqrt(charger.width * charger.width + charger.depth * charger.depth);
  const [near, far] = [Math.min(one.after, other.after), Math.max(one.after, other.after)];
  const swing = slip + (reach + Math.max(0, far)) * radians(Math.max(last - middle, middle - first));
  const swung = inner(start, swing);
  if (swung !== null && near > 0 && straightClearance(swung, inWay.blocks, near).distance < near) return true;
  const end = ahead(start, way.after);
  const off = swing + Math.max(far - way.after, way.after - near);
  const { table } = question;
  if (table !== null && !insideTable(end, table.width + 2 * off, table.depth + 2 * off)) return true;
  return question.obstacles.some(
    ({ kind }, at) => gap(end, there(blocks[at])) + off < (kind === "enemy" ? -GRAZE : APART),
  );
}

/** A search for one offset stops here, whatever is left. */
const CHECKS = 1500;

/**
 * The shortest charge that ends at an offset (whole 0.01 mm, flipped) and touches no more than so many other enemies. All
 * whole angles are looked at, or shown to be blocked.
 */
export function shortestTo(rim: Rim, offset: number, enemies: number): Reached | null {
  const { question, x, y, halfWidth: w } = rim;
  let best: Reached | null = null;
  const attempt = (way: Way): Stopped | null => {
    if (way.length > question.maximum) return null;
    const charge = checked(rim, way, enemies);
    if ("during" in charge) return charge;
    best = { way, charge };
    return null;
  };
  const isBest = (length: number): boolean => best === null || length < best.way.length;
  if (Math.abs(x + offset) <= CONTACT) {
    const after = y - heightAt(rim, -x);
    if (after >= -BACK) attempt({ side: 0, angle: 0, before: 0, after, length: Math.max(0, after) });
  }
  const most = rim.spent.checks + CHECKS;
  for (const side of [1, -1] as const) {
    const outer = w + side * offset > 2 * w;
    for (const all of wheelsTo(rim, side, offset)) {
      const open: Wheels[] = [all];
      for (let wheels = open.pop(); wheels !== undefined; wheels = open.pop()) {
        const [one, other] = [wayAt(rim, side, wheels.first, offset), wayAt(rim, side, wheels.last, offset)];
        const least = one.length - Math.max(0, one.after) + Math.max(0, Math.min(one.after, other.after));
        if (!isBest(outer ? least : one.length) || (outer ? least : one.length) > question.maximum) continue;
        if (rim.spent.checks >= most) {
          rim.spent.givenUp++;
          break;
        }
        const stopped = isBest(one.length) ? attempt(one) : null;
        // Farther ahead before it wheels comes no other; and no other is shorter.
        if (stopped?.during === "before" || (stopped === null && !outer)) break;
        const rest: Wheels = { ...wheels, first: wheels.first + 1 };
        if (rest.first > rest.last || (stopped !== null && surelyBlocked(rim, rest, offset))) continue;
        const middle = (rest.first + rest.last) >> 1;
        if (middle < rest.last) open.push({ ...rest, first: middle + 1 });
        open.push({ ...rest, last: middle });
      }
    }
  }
  return best;
}

/** The offset at which the charge is shortest that nobody is in the way of: straight ahead, or the least wheel that touches. */
export function nearestOffset(rim: Rim): number {
  const { x, y, halfWidth: w, radius, most } = rim;
  if (Math.abs(x) <= most) return roundHalfAway(0 - x);
  const side = x > 0 ? 1 : -1;
  const dn = side * x - w;
  // Wheeling at once: it falls while the corner wheeled about would touch ever flatter, and then grows.
  const offsetAt = (angle: number): number => side * (y * sineOf(angle) - dn * cosineOf(angle) - w);
  const first = leastHolding(1, LARGEST_WHEEL, (angle) => side * offsetAt(angle) >= -most);
  const last = leastHolding(first, LARGEST_WHEEL, (angle) => side * offsetAt(angle) >= -w);
  const grows = (angle: number): boolean => {
    const q = w + side * offsetAt(angle);
    const h = Math.sqrt(Math.max(1, radius * radius - q * q));
    const reach = y * cosineOf(angle) + dn * sineOf(angle);
    return 2 * w + (q * (reach - h)) / h >= 0;
  };
  const at = leastHolding(first, Math.min(last, LARGEST_WHEEL), grows);
  return Math.max(-most, Math.min(most, roundHalfAway(offsetAt(Math.min(at, LARGEST_WHEEL)))));
}

/** So many wheels, from each of so many places ahead, are followed to where they lead. */
const [WHEELS, AHEAD] = [12, 3];

/** Offsets that wheels lead to which nobody is in the way of, from left to right: for where room is so narrow that no other finds it. */
export function wheeledTo(rim: Rim): readonly number[] {
  const { inWay, question, most, x, y, halfWidth: w } = rim;
  const { charger, target, flip } = rim.frame;
  const all = question.passesOver ? [] : [...inWay.blocks, target];
  const way = straightClearance(charger, all, Math.max(0, y)).distance;
  const list = new Set<number>();
  for (let n = 0; n <= AHEAD; n++) {
    const before = Math.floor((way * n) / AHEAD);
    const there = advance(charger, before);
    for (const side of question.mayWheel ? ([1, -1] as const) : []) {
      const free = wheelClearance(there, side * flip > 0 ? "right" : "left", LARGEST_WHEEL, all).angle;
      for (let i = 1; i <= WHEELS; i++) {
        const angle = Math.floor((free * i) / WHEELS);
        const q = (y - before) * sineOf(angle) - (side * x - w) * cosineOf(angle);
        const offset = roundHalfAway(side * (q - w));
        if (Math.abs(offset) <= most) list.add(offset);
      }
    }
  }
  return [...list].sort((a, b) => a - b);
}
