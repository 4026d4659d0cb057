import {
  advance,
  angleTo,
  centre,
  cosine,
  forward,
  gap,
  insideTable,
  normalise,
  overlaps,
  type Point,
  type Rectangle,
  rightward,
  roundHalfAway,
  type Side,
  signedTurn,
  sine,
  straightClearance,
  wheel,
  wheelClearance,
  wheelLength,
} from "@tercio/tabletop";
import { type Facing, facingLine } from "./facing.ts";

const QUARTER = 16384;
/** Charged and other enemies closer than this after the move are in contact. */
const TOUCH = 6;

export interface ChargeInput {
  readonly charger: Rectangle;
  readonly target: Rectangle;
  readonly facing: Facing;
  /** Farthest way, 0.01 mm. */
  readonly maximum: number;
  readonly friends: readonly Rectangle[];
  readonly enemies: readonly Rectangle[];
  /** Do other enemies in contact count against a placement (first priority)? */
  readonly countEnemies: boolean;
  /** May the charged one be turned where the charger cannot align (never while Engaged)? */
  readonly targetMayTurn: boolean;
  readonly width: number;
  readonly depth: number;
  readonly chirality: 1 | -1;
  /** Models of both sides in base contact for a placement at this offset. */
  readonly contact: (offset: number) => number;
  /** Wheels allowed? Pursuers and overrunning units go straight. */
  readonly wheels: boolean;
}

export interface ChargePlacement {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  /** Centre of the charger's front along the charged facing, from that facing's middle, to the charger's right. */
  readonly offset: number;
  readonly distance: number;
  readonly before: number;
  readonly side: Side | null;
  readonly angle: number;
  readonly after: number;
  readonly models: number;
  readonly otherEnemies: number;
  /** Where the charged unit is turned to, or null. */
  readonly turned: { readonly x: number; readonly y: number; readonly facing: number } | null;
  readonly turn: number;
}

/** A front of the charger's size flush against a facing, its centre `offset` to its own right of the facing's middle. */
export function flush(charger: Rectangle, target: Rectangle, facing: Facing, offset: number): Rectangle {
  const line = facingLine(target, facing);
  const towards = normalise(line.outward + 2 * QUARTER);
  return {
    x: roundHalfAway(line.middle.x + cosine(towards) * offset),
    y: roundHalfAway(line.middle.y - sine(towards) * offset),
    facing: towards,
    width: charger.width,
    depth: charger.depth,
  };
}

function turnAbout(r: Rectangle, p: Point, by: number): Rectangle {
  const c = cosine(by);
  const s = sine(by);
  const dx = r.x - p.x;
  const dy = r.y - p.y;
  return {
    ...r,
    x: roundHalfAway(p.x + dx * c + dy * s),
    y: roundHalfAway(p.y - dx * s + dy * c),
    facing: normalise(r.facing + by),
  };
}

interface Way {
  readonly before: number;
  readonly side: Side | null;
  readonly angle: number;
}

/** Ways worth trying: no wheel; wheels that end square to the facing, or short of it; straight ahead before or not. */
function ways(input: ChargeInput): readonly Way[] {
  const { charger, target } = input;
  const list: Way[] = [{ before: 0, side: null, angle: 0 }];
  if (!input.wheels) return list;
  const line = facingLine(target, input.facing);
  const towards = normalise(line.outward + 2 * QUARTER);
  const square = signedTurn(towards - charger.facing);
  const f = forward(charger);
  const along = { x: cosine(towards), y: -sine(towards) };
  const slope = f.x * along.x + f.y * along.y;
  const aims: { side: Side; angle: number }[] = [];
  const addAim = (turn: number): void => {
    const angle = Math.abs(turn);
    if (angle > 0 && angle <= QUARTER) aims.push({ side: turn < 0 ? "left" : "right", angle });
  };
  const whole = Math.abs(square) === 32768 ? 0 : square;
  addAim(whole);
  for (const share of [0.75, 0.5, 0.25]) addAim(roundHalfAway(whole * share));
  const middle = centre(target);
  const bearing = signedTurn(angleTo(line.middle.x - charger.x, line.middle.y - charger.y) - charger.facing);
  const bearing2 = signedTurn(angleTo(middle.x - charger.x, middle.y - charger.y) - charger.facing);
  for (const b of [bearing, bearing2]) {
    addAim(b);
    addAim(roundHalfAway(b / 2));
    if (Math.abs(b) > 600) addAim(b + (b < 0 ? -600 : 600));
  }
  const free = straightClearance(
    charger,
    [...input.friends, ...input.enemies, target],
    Math.max(0, input.maximum),
    0,
  ).distance;
  const reach = (charger.width + line.length) / 2 - 100;
  for (const { side, angle } of aims) {
    list.push({ before: 0, side, angle });
    const turned = wheel(charger, side, angle);
    const here = (turned.x - line.middle.x) * along.x + (turned.y - line.middle.y) * along.y;
    // Going on before the wheel shifts where the front ends; solve for the offsets that matter.
    const ahead = forward(turned);
    const toFacing = ahead.x * sine(towards) + ahead.y * cosine(towards);
    const depthOf = (p: Point): number =>
      (line.middle.x - p.x) * sine(towards) + (line.middle.y - p.y) * cosine(towards);
    const drift = toFacing > 0.05 ? (ahead.x * along.x + ahead.y * along.y) / toFacing : 0;
    const lateral = here + depthOf(turned) * drift;
    const rate = slope - (f.x * sine(towards) + f.y * cosine(towards)) * drift;
    if (Math.abs(rate) > 0.02)
      for (const wanted of [
        0,
        -reach,
        reach,
        -Math.abs(charger.width - line.length) / 2,
        Math.abs(charger.width - line.length) / 2,
      ]) {
        const before = Math.floor((wanted - lateral) / rate);
        if (before > 0 && before <= free) list.push({ before, side, angle });
      }
  }
  return list;
}

function tryWay(input: ChargeInput, way: Way): ChargePlacement | null {
  const { charger, target } = input;
  const blocked = [...input.friends, ...input.enemies];
  if (way.before > 0 && straightClearance(charger, blocked, way.before, 0).distance < way.before) return null;
  const started = way.before > 0 ? advance(charger, way.before) : charger;
  let turned = started;
  if (way.side !== null) {
    if (wheelClearance(started, way.side, way.angle, [...blocked, target], 0).angle < way.angle) return null;
    turned = wheel(started, way.side, way.angle);
  }
  const arc = way.side === null ? 0 : wheelLength(charger.width, way.angle);
  const left = input.maximum - way.before - arc;
  if (left < 0) return null;
  const clear = straightClearance(turned, [target, ...blocked], left, 0);
  if (clear.by !== 0) return null;
  const after = clear.distance;
  const contact = advance(turned, Math.floor(after));
  const line = facingLine(target, input.facing);
  const towards = normalise(line.outward + 2 * QUARTER);
  const turn = signedTurn(towards - contact.facing);
  if (Math.abs(turn) >= QUARTER) return null;
  const along = { x: cosine(towards), y: -sine(towards) };
  const right = rightward(contact);
  const lat = (p: Point): number => (p.x - line.middle.x) * along.x + (p.y - line.middle.y) * along.y;
  const half = contact.width / 2;
  let offset: number;
  let pivotPoint: Point;
  if (turn === 0) {
    offset = lat(contact);
    pivotPoint = contact;
  } else {
    const lead = turn > 0 ? half : -half;
    const corner = { x: contact.x + right.x * lead, y: contact.y + right.y * lead };
    const at = lat(corner);
    if (Math.abs(at) <= line.length / 2 + TOUCH) {
      pivotPoint = corner;
      offset = at - lead;
    } else {
      const end = at > 0 ? line.length / 2 : -line.length / 2;
      pivotPoint = { x: line.middle.x + along.x * end, y: line.middle.y + along.y * end };
      const across = (pivotPoint.x - contact.x) * right.x + (pivotPoint.y - contact.y) * right.y;
      if (Math.abs(across) > half + TOUCH) return null;
      offset = end - across;
    }
  }
  const distanceToFacing =
    (line.middle.x - pivotPoint.x) * sine(towards) + (line.middle.y - pivotPoint.y) * cosine(towards);
  if (Math.abs(distanceToFacing) > 40) return null;
  offset = roundHalfAway(offset);
  if (Math.abs(offset) > (charger.width + line.length) / 2) return null;
  const distance = Math.ceil(way.before + arc + after);
  const end = flush(charger, target, input.facing, offset);
  const others = (r: Rectangle): number =>
    input.countEnemies ? input.enemies.filter((e) => gap(r, e) <= TOUCH).length : 0;
  const fits = (r: Rectangle): boolean =>
    insideTable(r, input.width, input.depth) && !blocked.some((b) => overlaps(r, b));
  const common = {
    distance,
    before: way.before,
    side: way.side,
    angle: way.side === null ? 0 : way.angle,
    after: Math.floor(after),
  };
  if (fits(end))
    return {
      x: end.x,
      y: end.y,
      facing: end.facing,
      offset,
      ...common,
      models: input.contact(offset),
      otherEnemies: others(end),
      turned: null,
      turn: 0,
    };
  if (!input.targetMayTurn || !fits(contact)) return null;
  const moved = turnAbout(target, pivotPoint, -turn);
  if (
    !insideTable(moved, input.width, input.depth) ||
    blocked.some((b) => overlaps(moved, b)) ||
    overlaps(moved, contact)
  )
    return null;
  return {
    x: contact.x,
    y: contact.y,
    facing: contact.facing,
    offset,
    ...common,
    models: input.contact(offset),
    otherEnemies: others(contact),
    turned: { x: moved.x, y: moved.y, facing: moved.facing },
    turn: Math.abs(turn),
  };
}

/** Better first: fewest other enemies, least turning of the charged unit, most models in contact, then the shortest way. */
export function compare(p: ChargePlacement, q: ChargePlacement, chirality: 1 | -1): number {
  return (
    p.otherEnemies - q.otherEnemies ||
    p.turn - q.turn ||
    q.models - p.models ||
    p.distance - q.distance ||
    p.angle - q.angle ||
    (q.offset - p.offset) * chirality
  );
}

/**
 * All placements worth offering, best first by the sheet's priorities: those equal to the best in everything but the
 * way there, and the one with the shortest way of all. Empty when the facing cannot be reached within `maximum`.
 */
export function chargePlacements(input: ChargeInput): readonly ChargePlacement[] {
  const found: ChargePlacement[] = [];
  for (const way of ways(input)) {
    const p = tryWay(input, way);
    if (p === null) continue;
    const same = found.findIndex((q) => q.offset === p.offset && q.turn === p.turn);
    if (same === -1) found.push(p);
    else if (p.distance < (found[same] as ChargePlacement).distance) found[same] = p;
  }
  found.sort((p, q) => compare(p, q, input.chirality));
  return found;
}

/** Is there any placement at all? Stops at the first. */
export function canPlace(input: ChargeInput): boolean {
  for (const way of ways(input)) if (tryWay(input, way) !== null) return true;
  return false;
}

/** The best placements only: equal to the first in the sheet's four priorities. */
export function bestPlacements(all: readonly ChargePlacement[]): readonly ChargePlacement[] {
  const first = all[0];
  if (first === undefined) return [];
  return all
    .filter((p) => p.otherEnemies === first.otherEnemies && p.turn === first.turn && p.models === first.models)
    .slice(0, 5);
}
