import {
  advance,
  at,
  CONTACT_TOLERANCE,
  corners,
  gap,
  insideTable,
  normalise,
  overlaps,
  type Point,
  type Rectangle,
  signedTurn,
  straightClearance,
  wheel,
  wheelClearance,
} from "@tercio/tabletop";
import type { ChargeQuestion } from "../src/charge/types.ts";
import { alignAbout, facingLine, placeInContact, turnedAbout } from "../src/facing.ts";
import { baseContacts, boundary } from "../src/index.ts";
import { turnClearance } from "../src/turn-clearance.ts";

/*
 * A second writing of the charge, for tests only: it knows nothing of the search, asks the table's own moves step by step,
 * and looks at whatever offsets, wheels and turns of the target it is told to.
 */

/** What a charge is worth, counted model by model. */
export interface Value {
  readonly enemies: number;
  readonly models: number;
  readonly offset: number;
  readonly turn: number;
}

/** Half a millimetre from everybody that is not in contact. */
const APART = 50;

const size = (q: ChargeQuestion): Rectangle => boundary(q.charger, q.chargerFormation);
const body = (q: ChargeQuestion): Rectangle => boundary(q.target, q.targetFormation);

/** The point about which a charger turns that ends at this offset and has `turned` (clockwise positive) to turn back. */
function contactPoint(q: ChargeQuestion, offset: number, turned: number): Point {
  const line = facingLine(body(q), q.facing);
  const half = line.length / 2;
  // Seen along the facing, to the charger's right: the corner that leads, or else the facing's end on its side.
  const lead = turned > 0 ? -1 : 1;
  const corner = offset + (lead * size(q).width) / 2;
  const x = lead * corner > half ? lead * half : corner;
  return at({ ...line.middle, facing: normalise(line.outward + 32768), width: 0, depth: 0 }, x, 0);
}

/** Counts an end against the priorities from scratch; null where the charger may not stand there. */
export function valueOf(q: ChargeQuestion, offset: number, turn: number = 0): Value | null {
  const charger = size(q);
  const before = body(q);
  const target =
    turn === 0 ? before : alignAbout(contactPoint(q, offset, turn), before, normalise(before.facing + turn));
  const end: Rectangle = { ...charger, ...placeInContact(charger, "front", target, q.facing, offset) };
  for (const r of turn === 0 ? [end] : [end, target])
    if (q.table !== null && !insideTable(r, q.table.width, q.table.depth)) return null;
  let enemies = 0;
  for (const o of q.obstacles) {
    if (overlaps(end, o.shape, 1)) return null;
    const away = gap(end, o.shape);
    const touches = away <= CONTACT_TOLERANCE && o.kind === "enemy";
    if (touches) enemies++;
    if (!touches && away < APART) return null;
    if (turn !== 0 && gap(target, o.shape) < Math.min(APART, gap(before, o.shape) - 1)) return null;
  }
  const pairs = baseContacts(end, q.chargerFormation, "front", target, q.targetFormation, q.facing, q.chirality);
  const key = (p: { rank: number; file: number }): string => `${p.rank}/${p.file}`;
  const models = new Set(pairs.map((p) => key(p.own))).size + new Set(pairs.map((p) => key(p.theirs))).size;
  return models === 0 ? null : { enemies, models, offset, turn };
}

/** The place of a front corner. */
const cornerOf = (r: Rectangle, side: "left" | "right"): Point => corners(r)[side === "left" ? 0 : 1];

/**
 * Whether there is a way to an offset with this wheel, the target turned by `turn` in the end: the two straight parts follow
 * from where the charger touches, and everything is then moved on the table.
 */
export function goes(q: ChargeQuestion, offset: number, side: "left" | "right", angle: number, turn: number): boolean {
  const start = size(q);
  const target = body(q);
  const others = q.obstacles.map((o) => o.shape);
  const all = [target, ...others];
  const towards = normalise(facingLine(target, q.facing).outward + 32768);
  const facing = normalise(start.facing + (side === "left" ? -angle : angle));
  const turned = signedTurn(facing - towards);
  if (Math.abs(turned) > 16360) return false;
  if (turn !== 0 && (turned * turn < 0 || Math.abs(turned) < Math.abs(turn))) return false;
  const about = contactPoint(q, offset, turned === 0 ? turn : turned);
  const flush: Rectangle = { ...start, ...placeInContact(start, "front", target, q.facing, offset) };
  const touching = turnedAbout(flush, about, turned);
  // Corner to corner: b along where it looks, a along where it looks after the wheel.
  const from = cornerOf(start, side);
  const to = cornerOf(touching, side);
  const u = at({ ...start, x: 0, y: 0 }, 0, -1);
  const v = at({ ...touching, x: 0, y: 0 }, 0, -1);
  const across = u.x * v.y - u.y * v.x;
  if (across === 0) return false;
  const b = ((to.x - from.x) * v.y - (to.y - from.y) * v.x) / across;
  const a = (u.x * (to.y - from.y) - u.y * (to.x - from.x)) / across;
  if (b < 0 || a < 0) return false;
  let r = start;
  const before = Math.round(b);
  if (straightClearance(r, all, before).distance < before) return false;
  r = advance(r, before);
  if (wheelClearance(r, side, angle, all).angle < angle) return false;
  r = wheel(r, side, angle);
  const after = Math.round(a);
  if (straightClearance(r, others, after).distance < after) return false;
  r = advance(r, after);
  const align = signedTurn(turn - turned);
  if (turnClearance(r, about, align, others).angle < Math.abs(align)) return false;
  return turn === 0 || turnClearance(target, about, turn, others).angle >= Math.abs(turn);
}

/** Better first: fewer other enemies, less turn of the target, more models. */
export const compareValues = (a: Value, b: Value): number =>
  a.enemies - b.enemies || Math.abs(a.turn) - Math.abs(b.turn) || b.models - a.models;

/** What is looked at: every so many units of the wheel, so many offsets along the facing, these turns of the target. */
export interface Grid {
  readonly every: number;
  readonly offsets: number;
  readonly turns: readonly number[];
}

/** A charge of the grid that is better than a value (null: any); it has a little room to either side, so that rounding is not it. */
export function better(q: ChargeQuestion, than: Value | null, grid: Grid): Value | null {
  const most = (facingLine(body(q), q.facing).length + size(q).width) / 2;
  for (const turn of grid.turns)
    for (let i = 1; i < grid.offsets; i++) {
      const offset = Math.round(-most + (2 * most * i) / grid.offsets);
      const there = [offset - 10, offset, offset + 10].map((o) => valueOf(q, o, turn));
      const isBetter = (v: Value | null): v is Value => v !== null && (than === null || compareValues(v, than) < 0);
      if (!there.every(isBetter)) continue;
      for (let angle = grid.every; angle <= 16384; angle += grid.every)
        for (const side of ["left", "right"] as const)
          if (goes(q, offset, side, angle, turn) && goes(q, offset + 3, side, angle, turn)) return there[1] as Value;
    }
  return null;
}
