import type { Rectangle } from "@tercio/tabletop";
import type { Asked } from "../../src/charge/types.ts";
import { facingLine } from "../../src/facing.ts";
import { baseContacts, boundary, type Charge, placeInContact } from "../../src/index.ts";
import {
  type Box,
  box,
  common,
  distanceOf,
  type Intervals,
  joined,
  meets,
  outside,
  separation,
  UNIT,
} from "./plane.ts";

/** Turns to align that are looked at: every whole fourth 1/65536 turn up to a right angle; so are wheels, unless told otherwise. */
const TURNS = 4096;
const STEP = 16384 / TURNS;
/** What is called free keeps this far from everybody on its way, 0.01 mm, and this far at its end. */
const MARGIN = 4;
const APART = 51;
/** The greatest turn to align that is looked at: a little less than a right angle. */
const MOST_TURNED = 16350;

/** Someone's box as seen by a person before the charged facing: x to the right along it, y into the target. */
interface Scene {
  readonly charger: { readonly x: number; readonly y: number; readonly turn: number };
  readonly halfWidth: number;
  readonly depth: number;
  readonly halfFacing: number;
  readonly target: Box;
  readonly others: readonly Box[];
  /** A point of the frame on the table. */
  readonly onTable: (x: number, y: number) => { readonly x: number; readonly y: number };
}

function sceneOf(q: Asked): Scene {
  const charger = boundary(q.charger, q.chargerFormation);
  const target = boundary(q.target, q.targetFormation);
  const line = facingLine(target, q.facing);
  const towards = (line.outward + 32768) * UNIT;
  const [s, c] = [Math.sin(towards), Math.cos(towards)];
  const { middle } = line;
  const seen = (r: { x: number; y: number; facing: number; width: number; depth: number }): Box => {
    const dx = r.x - middle.x;
    const dy = r.y - middle.y;
    return box(dx * c - dy * s, dx * s + dy * c, r.facing * UNIT - towards, r.width, r.depth);
  };
  const dx = charger.x - middle.x;
  const dy = charger.y - middle.y;
  let turn = (charger.facing - line.outward - 32768) % 65536;
  if (turn > 32768) turn -= 65536;
  if (turn <= -32768) turn += 65536;
  return {
    charger: { x: dx * c - dy * s, y: dx * s + dy * c, turn },
    halfWidth: charger.width / 2,
    depth: charger.depth,
    halfFacing: line.length / 2,
    target: seen(target),
    others: q.obstacles.map((o) => seen(o.shape as Rectangle)),
    onTable: (x, y) => ({ x: middle.x + x * c + y * s, y: middle.y - x * s + y * c }),
  };
}

/** How many models of both sides are in base contact at an offset. */
export function modelsAt(q: Asked, offset: number): number {
  const charger = boundary(q.charger, q.chargerFormation);
  const target = boundary(q.target, q.targetFormation);
  const end = { ...charger, ...placeInContact(charger, "front", target, q.facing, Math.round(offset)) };
  const pairs = baseContacts(end, q.chargerFormation, "front", target, q.targetFormation, q.facing, q.chirality);
  const key = (p: { rank: number; file: number }): number => p.rank * 1000 + p.file;
  return new Set(pairs.map((p) => key(p.own))).size + new Set(pairs.map((p) => key(p.theirs))).size;
}

/** Where the bases along a facing of this length begin and end. */
function ends(base: number, gap: number, length: number): readonly number[] {
  const list = new Set<number>();
  for (let from = 0; from < length; from += base + gap) list.add(from).add(from + base);
  return [...list];
}

/** The offsets, cut where a base of one begins or ends to touch a base of the other, each with its number of models. */
function pieces(q: Asked, scene: Scene): readonly { from: number; to: number; models: number }[] {
  const { halfWidth: w, halfFacing: l } = scene;
  const flank = q.facing === "left" || q.facing === "right";
  const own = ends(q.chargerFormation.baseWidth, q.chargerFormation.gap ?? 0, 2 * w);
  const base = flank ? q.targetFormation.baseDepth : q.targetFormation.baseWidth;
  const cuts = new Set<number>();
  for (const theirs of ends(base, q.targetFormation.gap ?? 0, 2 * l))
    for (const o of own) cuts.add(theirs - l - (o - w));
  const sorted = [...cuts].sort((p, k) => p - k);
  const list: { from: number; to: number; models: number }[] = [];
  sorted.forEach((at, i) => {
    // Corner to corner counts as contact, so the cut itself may be worth more than either side of it.
    list.push({ from: at - 2, to: at + 2, models: modelsAt(q, at) });
    const next = sorted[i + 1];
    if (next !== undefined && next - at > 30)
      list.push({ from: at + 8, to: next - 8, models: modelsAt(q, (at + next) / 2) });
  });
  return list;
}

/** Offsets at which the charger stands flush on the table and at least half a millimetre from everybody but the target. */
function standing(q: Asked, scene: Scene): Intervals {
  const { halfWidth: w, depth, halfFacing: l } = scene;
  let blocked: Intervals = [];
  const flush = box(0, 0, 0, 2 * w, depth);
  for (const o of scene.others) {
    const at = meets(flush, 1, 0, o, APART);
    if (at !== null) blocked = joined(blocked, at[0], at[1]);
  }
  let low = -l - w + MARGIN;
  let high = l + w - MARGIN;
  if (q.table !== null)
    for (const x of [-w, w])
      for (const y of [0, -depth]) {
        const p = scene.onTable(x, y);
        const along = scene.onTable(x + 1, y);
        for (const [at, by, half] of [
          [p.x, along.x - p.x, q.table.width / 2],
          [p.y, along.y - p.y, q.table.depth / 2],
        ] as const) {
          if (Math.abs(by) < 1e-9) {
            if (Math.abs(at) > half) return [];
            continue;
          }
          const ends = [(-half - at) / by, (half - at) / by].sort((m, n) => m - n) as [number, number];
          low = Math.max(low, ends[0]);
          high = Math.min(high, ends[1]);
        }
      }
  return outside(blocked, low, high);
}

/** A box that moves along (vx, vy) with the offset, for offsets from `from` to `to`. */
interface Sliding {
  readonly box: Box;
  readonly vx: number;
  readonly vy: number;
  readonly from: number;
  readonly to: number;
}

/** The charger turned away from flush by `turn` {@link STEP}s about the point where it touches, by offset: by its corner, or by the facing's end. */
function turnedAway(scene: Scene, lead: 1 | -1, turn: number): readonly [Sliding, Sliding] {
  const { halfWidth: w, depth, halfFacing: l } = scene;
  const angle = -lead * turn * STEP * UNIT;
  const [fx, fy] = [Math.sin(angle), Math.cos(angle)];
  const bend = lead * (l - w);
  const corner = box(lead * w - lead * w * fy, lead * w * fx, angle, 2 * w, depth);
  const end = box(lead * l - lead * l * fy, lead * l * fx, angle, 2 * w, depth);
  const [low, high] = lead === 1 ? [-Infinity, bend] : [bend, Infinity];
  const [from, to] = lead === 1 ? [bend, Infinity] : [-Infinity, bend];
  return [
    { box: corner, vx: 1, vy: 0, from: low, to: high },
    { box: end, vx: fy, vy: -fx, from, to },
  ];
}

/** The target turned by `turn` {@link STEP}s about the same point, until it is flush with the charger. */
function targetTurned(scene: Scene, lead: 1 | -1, turn: number): readonly [Sliding, Sliding] {
  const { target: t, halfWidth: w, halfFacing: l } = scene;
  const by = -lead * turn * STEP * UNIT;
  const [s, c] = [Math.sin(by), Math.cos(by)];
  const about = (kx: number): Box => ({
    ...t,
    x: kx + (t.x - kx) * c + t.y * s,
    y: -(t.x - kx) * s + t.y * c,
    fx: t.fx * c + t.fy * s,
    fy: -t.fx * s + t.fy * c,
  });
  const bend = lead * (l - w);
  const [low, high] = lead === 1 ? [-Infinity, bend] : [bend, Infinity];
  const [from, to] = lead === 1 ? [bend, Infinity] : [-Infinity, bend];
  return [
    { box: about(lead * w), vx: 1 - c, vy: s, from: low, to: high },
    { box: about(lead * l), vx: 0, vy: 0, from, to },
  ];
}

/** The offsets at which a sliding box comes nearer than `margin` to somebody. */
function blockedBy(list: Intervals, slides: readonly Sliding[], others: readonly Box[], margin: number): Intervals {
  let blocked = list;
  for (const o of others)
    for (const s of slides) {
      const at = meets(s.box, s.vx, s.vy, o, margin);
      if (at !== null) blocked = joined(blocked, Math.max(at[0], s.from), Math.min(at[1], s.to));
    }
  return blocked;
}

/** Where the charger and the turned target stand by themselves when the target makes the last `turn` {@link STEP}s. */
function standingTurned(q: Asked, scene: Scene, lead: 1 | -1, turn: number): Intervals {
  const { halfWidth: w, halfFacing: l } = scene;
  const ends = [...turnedAway(scene, lead, turn), ...targetTurned(scene, lead, turn)];
  let blocked = blockedBy([], ends, scene.others, APART);
  const slack = Math.hypot(2 * scene.target.halfWidth, 2 * scene.target.halfDepth) + 2 * w;
  // The target sweeps from where it stood to where it ends.
  for (let at = 0; at < turn; at += 8)
    blocked = blockedBy(blocked, targetTurned(scene, lead, at), scene.others, slack * 8 * STEP * UNIT + MARGIN);
  if (q.table !== null)
    for (const s of ends)
      for (const i of [-1, 1])
        for (const j of [-1, 1]) {
          const x = s.box.x + i * s.box.halfDepth * s.box.fx + j * s.box.halfWidth * s.box.fy;
          const y = s.box.y + i * s.box.halfDepth * s.box.fy - j * s.box.halfWidth * s.box.fx;
          const p = scene.onTable(x, y);
          const along = scene.onTable(x + s.vx, y + s.vy);
          for (const [at, by, half] of [
            [p.x, along.x - p.x, q.table.width / 2],
            [p.y, along.y - p.y, q.table.depth / 2],
          ] as const) {
            const [low, high] =
              Math.abs(by) < 1e-9
                ? Math.abs(at) > half
                  ? [0, 0]
                  : [-Infinity, Infinity]
                : ([(-half - at) / by, (half - at) / by].sort((m, n) => m - n) as [number, number]);
            blocked = joined(blocked, s.from, Math.min(low, s.to));
            blocked = joined(blocked, Math.max(high, s.from), s.to);
          }
        }
  return outside(blocked, -l - w + MARGIN, l + w - MARGIN);
}

/** For each turn to align (in {@link STEP}s) with its leading corner: the offsets at which somebody is in its way. */
function turnsBlocked(scene: Scene, lead: 1 | -1, from: number, stride: number): readonly Intervals[] {
  const { halfWidth: w, depth, halfFacing: l } = scene;
  const list: Intervals[] = [];
  const swing = Math.hypot(2 * w, depth);
  const slack = (swing * stride * STEP * UNIT) / 2 + MARGIN;
  const close = scene.others.filter((o) => {
    const size = Math.hypot(o.halfWidth, o.halfDepth) + swing + slack;
    return Math.abs(o.y) < size && Math.abs(o.x) < size + l + w;
  });
  if (close.length === 0) return list;
  let blocked: Intervals = [];
  for (let turn = from; turn <= TURNS + stride; turn += stride) {
    blocked = blockedBy(blocked, turnedAway(scene, lead, Math.min(turn, TURNS)), close, slack);
    for (let at = Math.max(from, turn - stride + 1); at <= turn; at++) list[at] = blocked;
  }
  return list;
}

/** A place that the oracle reaches. */
export interface Found {
  readonly side: 1 | -1;
  readonly wheel: number;
  readonly before: number;
  readonly offset: number;
  readonly models: number;
}

/** Where the oracle looks, where it is not everywhere. */
interface Narrower {
  /** Wheels to each side, 4,096 where it is left out; a coarser look still finds only what exists. */
  readonly wheels?: number;
  /** The offsets that count. */
  readonly offsets?: Intervals;
  /** The target makes so many {@link STEP}s (1/16384 turn) of the turn itself, about the point of contact. */
  readonly targetTurns?: number;
  /** Told of every stretch of offsets that is reached, instead of stopping at the first. */
  readonly visit?: (from: number, to: number) => void;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  /** The offset and the last straight way at `before` = 0, and how they change with it. */
  readonly o0: number;
  readonly o1: number;
  readonly a0: number;
  readonly a1: number;
}

/** Where a wheel leads for each way before it: by the leading corner, or by the end of the facing. */
function ways(scene: Scene, side: 1 | -1, wheel: number): readonly Piece[] {
  const { charger, halfWidth: w, halfFacing: l } = scene;
  const t0 = charger.turn * UNIT;
  const t1 = t0 + side * wheel * UNIT;
  const [ux, uy] = [Math.sin(t0), Math.cos(t0)];
  const [vx, vy] = [Math.sin(t1), Math.cos(t1)];
  const lead = t1 > 0 ? -1 : 1;
  const px = charger.x + side * w * uy - side * w * vy;
  const py = charger.y - side * w * ux + side * w * vx;
  // The leading corner at b = 0, and where it comes to the facing's line.
  const cx = px + lead * w * vy;
  const cy = py - lead * w * vx;
  const a0 = -cy / vy;
  const a1 = -uy / vy;
  const x0 = cx + a0 * vx;
  const x1 = ux + a1 * vx;
  // The end of the facing against the front.
  const e0 = (lead * l - px) * vx - py * vy;
  const e1 = -(ux * vx + uy * vy);
  const s0 = (lead * l - px) * vy + py * vx;
  const s1 = -(ux * vy - uy * vx);
  const within = (list: readonly (readonly [number, number])[]): readonly [number, number] | null => {
    // k b <= c for each
    let low = 0;
    let high = Infinity;
    for (const [k, c] of list) {
      if (Math.abs(k) < 1e-12) {
        if (c < 0) return null;
      } else if (k > 0) high = Math.min(high, c / k);
      else low = Math.max(low, c / k);
    }
    return low <= high ? [low, high] : null;
  };
  const found: Piece[] = [];
  const corner = within([
    [-a1, a0],
    [lead * x1, l - lead * x0],
    [-lead * x1, l + lead * x0],
  ]);
  if (corner !== null) found.push({ from: corner[0], to: corner[1], o0: x0 - lead * w, o1: x1, a0, a1 });
  const end = within([
    [-e1, e0],
    [-lead * x1, lead * x0 - l],
    [s1, w - s0],
    [-s1, w + s0],
  ]);
  if (end !== null) found.push({ from: end[0], to: end[1], o0: lead * l - s0, o1: -s1, a0: e0, a1: e1 });
  return found;
}

/**
 * Looks at 4,096 wheels to each side, every way before them, for a place with more than `models` models in contact (-1: any)
 * that touches nobody but the target. What it finds exists: everything it passes keeps a margin from everybody.
 */
export function better(q: Asked, models: number, more: Narrower = {}): Found | null {
  const scene = sceneOf(q);
  const { charger, halfWidth: w, depth } = scene;
  const wheels = more.wheels ?? TURNS;
  const step = 16384 / wheels;
  const left = more.targetTurns ?? 0;
  let wanted: Intervals = [];
  const list = pieces(q, scene).filter((p) => p.models > models);
  if (list.length === 0) return null;
  const stands = standing(q, scene);
  for (const p of list)
    for (const [i, from] of stands.entries())
      if (i % 2 === 0) {
        const to = stands[i + 1] as number;
        wanted = joined(wanted, Math.max(from, p.from), Math.min(to, p.to));
      }
  if (left > 0) wanted = [-1e6, 1e6];
  if (more.offsets !== undefined) wanted = common(wanted, more.offsets);
  if (wanted.length === 0) return null;
  const standingBy = new Map<number, Intervals>();
  const wantedBy = (lead: 1 | -1): Intervals => {
    if (left === 0) return wanted;
    const found = standingBy.get(lead) ?? common(wanted, standingTurned(q, scene, lead, left));
    standingBy.set(lead, found);
    return found;
  };
  const known = new Map<number, readonly Intervals[]>();
  const turning = (lead: 1 | -1): readonly Intervals[] => {
    const found = known.get(lead) ?? turnsBlocked(scene, lead, left, TURNS / wheels);
    known.set(lead, found);
    return found;
  };
  const all = [...scene.others, scene.target];
  const t0 = charger.turn * UNIT;
  const [ux, uy] = [Math.sin(t0), Math.cos(t0)];
  const start = box(charger.x, charger.y, t0, 2 * w, depth);
  let clear = 400_000;
  for (const o of all) {
    const at = meets(start, ux, uy, o, MARGIN);
    if (at !== null && at[1] > 0) clear = Math.min(clear, at[0]);
  }
  clear = Math.max(0, clear);
  for (const side of [1, -1] as const) {
    const hopeful: { k: number; free: Intervals; p: Piece }[] = [];
    for (let k = 0; k <= wheels && (q.mayWheel || k === 0); k++) {
      const turned = charger.turn + side * k * step;
      // Who turns the target has that much of its own turn left.
      if (Math.abs(turned) > MOST_TURNED || Math.abs(turned) < left * STEP) continue;
      const lead = turned > 0 ? -1 : 1;
      const turn = Math.ceil(Math.abs(turned) / STEP);
      for (const p of ways(scene, side, k * step)) {
        // Ways before the wheel that lead to offsets that are wanted and whose turns are free.
        if (common([p.from, Math.min(p.to, clear)], waysTo(p, wantedBy(lead)), 0.5).length === 0) continue;
        const open = common(wantedBy(lead), outside(turning(lead)[turn] ?? [], -1e6, 1e6), 1);
        const free = common([p.from, Math.min(p.to, clear)], waysTo(p, open), 0.5);
        if (free.length > 0) hopeful.push({ k, free, p });
      }
    }
    let wheelBlocked: Intervals = [];
    let wheeled = 0;
    const slack = (Math.hypot(2 * w, depth) * step * UNIT) / 2 + MARGIN;
    for (const { k, free, p } of hopeful) {
      const placeAt = (wheel: number): { px: number; py: number; t1: number } => {
        const t1 = (charger.turn + side * wheel * step) * UNIT;
        return {
          px: charger.x + side * w * uy - side * w * Math.cos(t1),
          py: charger.y - side * w * ux + side * w * Math.sin(t1),
          t1,
        };
      };
      for (; wheeled < k; ) {
        wheeled++;
        const { px, py, t1 } = placeAt(wheeled);
        const here = box(px, py, t1, 2 * w, depth);
        for (const o of all) {
          const at = meets(here, ux, uy, o, slack);
          if (at !== null && at[1] > 0 && at[0] < clear) wheelBlocked = joined(wheelBlocked, at[0], at[1]);
        }
      }
      const open = common(free, outside(wheelBlocked, 0, clear), 0.5);
      if (open.length === 0) continue;
      const { px, py, t1 } = placeAt(k);
      // The way of the last straight as one box: its depth is the charger's and the way itself.
      const swept = box(px + Math.sin(t1) * p.a0, py + Math.cos(t1) * p.a0, t1, 2 * w, depth + p.a0);
      let straight: Intervals = [];
      for (const o of scene.others) {
        const at = meets(swept, ux, uy, o, MARGIN, p.a1);
        if (at !== null) straight = joined(straight, at[0], at[1]);
      }
      for (let i = 0; i < open.length; i += 2) {
        const gaps = outside(straight, open[i] as number, open[i + 1] as number);
        for (let j = 0; j < gaps.length; j += 2) {
          const [a, b] = [gaps[j] as number, gaps[j + 1] as number];
          if (b - a <= 0.5) continue;
          if (more.visit !== undefined) {
            const ends = [p.o0 + p.o1 * a, p.o0 + p.o1 * b];
            more.visit(Math.min(...ends), Math.max(...ends));
            continue;
          }
          const before = (a + b) / 2;
          const offset = p.o0 + p.o1 * before;
          return { side, wheel: k * step, before, offset, models: left > 0 ? -1 : modelsAt(q, offset) };
        }
      }
    }
  }
  return null;
}

/** Which ways before the wheel end at these offsets. */
function waysTo(p: Piece, offsets: Intervals): Intervals {
  const list: number[] = [];
  for (let i = 0; i < offsets.length; i += 2) {
    const [a, b] = [offsets[i] as number, offsets[i + 1] as number];
    if (Math.abs(p.o1) < 1e-9) {
      if (p.o0 >= a && p.o0 <= b) list.push(0, Infinity);
    } else {
      const ends = [(a - p.o0) / p.o1, (b - p.o0) / p.o1].sort((m, n) => m - n) as [number, number];
      list.push(ends[0], ends[1]);
    }
  }
  return list;
}

/** All offsets that are reached without touching anybody but the target. */
export function reached(q: Asked, wheels: number): Intervals {
  let list: Intervals = [];
  better(q, -1, { wheels, visit: (from, to) => (list = joined(list, from - 0.5, to + 0.5)) });
  return list;
}

/** Walks a charge in small steps and says what is wrong with it; null when nothing is. */
export function wrongWith(q: Asked, charge: Charge): string | null {
  const start = boundary(q.charger, q.chargerFormation);
  const target = boundary(q.target, q.targetFormation);
  const goal = box(target.x, target.y, target.facing * UNIT, target.width, target.depth);
  const others = q.obstacles.map((o) => {
    const r = o.shape as Rectangle;
    return { id: o.id, kind: o.kind, at: box(r.x, r.y, r.facing * UNIT, r.width, r.depth) };
  });
  let x = start.x;
  let y = start.y;
  let angle = start.facing * UNIT;
  const w = start.width / 2;
  const here = (): Box => box(x, y, angle, start.width, start.depth);
  const free = (where: string): string | null => {
    for (const o of others)
      if (separation(here(), o.at) < -5) return `${where}: in ${o.id} by ${separation(here(), o.at)}`;
    if (charge.rotateTarget === 0 && separation(here(), goal) < -5) return `${where}: in the target`;
    return null;
  };
  let wheeled = 0;
  for (const [i, s] of charge.path.entries()) {
    const steps = Math.max(
      1,
      Math.ceil((s.kind === "straight" ? s.distance : s.kind === "wheel" ? s.angle * 5 : 0) / 40),
    );
    const [x0, y0, a0] = [x, y, angle];
    for (let k = 1; k <= steps; k++) {
      if (s.kind === "straight") {
        x = x0 + (Math.sin(a0) * s.distance * k) / steps;
        y = y0 + (Math.cos(a0) * s.distance * k) / steps;
      } else if (s.kind === "wheel") {
        const side = s.side === "right" ? 1 : -1;
        const cx = x0 + side * w * Math.cos(a0);
        const cy = y0 - side * w * Math.sin(a0);
        angle = a0 + (side * s.angle * UNIT * k) / steps;
        x = cx - side * w * Math.cos(angle);
        y = cy + side * w * Math.sin(angle);
      } else return `a charge has no ${s.kind}`;
      const wrong = free(`part ${i + 1} of the way, step ${k} of ${steps}`);
      if (wrong !== null) return wrong;
    }
    if (s.kind === "wheel") wheeled += s.angle;
  }
  if (wheeled > 16384 || charge.path.filter((s) => s.kind === "wheel").length > 1)
    return "more than one wheel of 90 degrees";
  // The turn about the point of contact.
  const turn = charge.align * UNIT;
  const steps = Math.max(1, Math.ceil(Math.abs(charge.align) / 8));
  const [x0, y0, a0] = [x - charge.contactPoint.x, y - charge.contactPoint.y, angle];
  for (let k = 1; k <= steps; k++) {
    const by = (turn * k) / steps;
    angle = a0 + by;
    x = charge.contactPoint.x + x0 * Math.cos(by) + y0 * Math.sin(by);
    y = charge.contactPoint.y - x0 * Math.sin(by) + y0 * Math.cos(by);
    const wrong = free(`aligning, step ${k} of ${steps}`);
    if (wrong !== null) return wrong;
  }
  if (Math.hypot(x - charge.end.x, y - charge.end.y) > 12)
    return `ends ${Math.hypot(x - charge.end.x, y - charge.end.y)} beside its end`;
  const end = box(charge.end.x, charge.end.y, charge.end.facing * UNIT, start.width, start.depth);
  for (const o of others) {
    const apart = distanceOf(end, o.at);
    if (separation(end, o.at) < -4) return `ends in ${o.id}`;
    if (charge.otherEnemies.includes(o.id) ? apart > 4 : apart < 49) return `ends ${apart} from ${o.id}`;
  }
  return null;
}
