import {
  CONTACT_TOLERANCE,
  corners,
  gap,
  insideTable,
  overlaps,
  type Rectangle,
  roundHalfAway,
} from "@tercio/tabletop";
import { frontage, ranksOf } from "../formation.ts";
import type { Around } from "./blocked.ts";
import { type Frame, type Seen, seenIn } from "./frame.ts";
import { roomEdges, roomFor, type Taken } from "./room.ts";
import { meet, span } from "./span.ts";
import type { Asked, ContactPriority } from "./types.ts";

/** What an offset along the facing is worth by the priorities of contact; null where the charger cannot stand. */
export interface Worth {
  /** Obstacles that are other enemies and would be in contact, by position in the question. */
  readonly enemies: readonly number[];
  readonly room: number;
  readonly own: number;
  readonly theirs: number;
}

/** Offsets (whole 0.01 mm, in the {@link Frame}) that are all worth the same. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly worth: Worth;
}

/**
 * How deep (0.01 mm) a charger may end in somebody. Less than the tolerance of contact: whoever stands flush is rounded
 * again when models fall, and may not come to overlap by that.
 */
export const GRAZE = 1;

/** Rounding and the tolerance of contact together stay below this, 0.01 mm. */
const NEARLY = CONTACT_TOLERANCE + 2;

/** An obstacle by its position in the question, and half of what it takes up along the facing. */
interface Near {
  readonly at: number;
  readonly across: number;
}

/** The facing of a question as the offsets see it. */
export interface Facet {
  readonly frame: Frame;
  readonly question: Asked;
  /** The obstacles that an aligned charger could overlap or touch. */
  readonly near: readonly Near[];
  readonly around: Around;
  /** The obstacles of the question as rectangles of the table. */
  readonly blocks: readonly Rectangle[];
  readonly taken: readonly Taken[];
  /** Whether the table's edge can matter. */
  readonly nearEdge: boolean;
  /** Number and width of the target's models along the facing. */
  readonly lines: number;
  readonly lineWidth: number;
}

export function facetOf(question: Asked, frame: Frame): Facet {
  const seen = question.obstacles.map((o) => seenIn(frame, o.rectangle, o));
  const side = frame.halfFacing + 2 * frame.halfWidth;
  const far = Math.sqrt(side * side + frame.depth * frame.depth) + CONTACT_TOLERANCE;
  const { halfFacing, halfWidth, depth } = frame;
  // The point it turns about lies on the facing, and no corner is farther from it than the one across.
  const round = halfFacing + Math.sqrt(4 * halfWidth * halfWidth + depth * depth) + CONTACT_TOLERANCE;
  const near: Near[] = [];
  const turning: Seen[] = [];
  for (const [at, o] of seen.entries()) {
    const across = o.halfWidth * Math.abs(o.py) + o.halfDepth * Math.abs(o.px) + NEARLY;
    const along = o.halfWidth * Math.abs(o.px) + o.halfDepth * Math.abs(o.py) + NEARLY;
    if (Math.abs(o.x) - across <= side && o.y - along <= 0 && o.y + along >= -depth) near.push({ at, across });
    if (Math.sqrt(o.x * o.x + o.y * o.y) - o.halfWidth - o.halfDepth <= round) turning.push(o);
  }
  const taken: Taken[] = [];
  for (const [i, o] of question.obstacles.entries()) {
    if (!question.inContact.includes(o.id)) continue;
    const s = seen[i] as Seen;
    const half = s.halfWidth * Math.abs(s.py) + s.halfDepth * Math.abs(s.px);
    taken.push({ from: s.x - half, to: s.x + half });
  }
  taken.sort((a, b) => a.from - b.from || a.to - b.to);
  const { table, targetFormation } = question;
  const flank = frame.facing === "left" || frame.facing === "right";
  return {
    frame,
    question,
    near,
    around: { seen, turning, all: [...seen, seenIn(frame, frame.target, null)], last: { blocker: 0 } },
    blocks: question.obstacles.map((o) => o.rectangle),
    taken,
    nearEdge:
      table !== null &&
      (Math.abs(frame.originX) + far > table.width / 2 || Math.abs(frame.originY) + far > table.depth / 2),
    lines: flank ? ranksOf(targetFormation) : frontage(targetFormation),
    lineWidth: flank ? targetFormation.baseDepth : targetFormation.baseWidth,
  };
}

/** Where the charger stands at an offset of the frame. */
export function flushAt({ frame }: Facet, offset: number): Rectangle {
  return {
    x: roundHalfAway(frame.originX + offset * frame.alongX),
    y: roundHalfAway(frame.originY + offset * frame.alongY),
    facing: frame.towards,
    width: frame.charger.width,
    depth: frame.depth,
  };
}

/** How many of `count` stretches of length `size`, side by side around 0, touch the stretch from `low` to `high`. */
function touched(count: number, size: number, low: number, high: number): number {
  const start = -(count * size) / 2;
  const last = Math.min(count - 1, Math.floor((high + CONTACT_TOLERANCE - start) / size));
  const first = Math.max(0, Math.ceil((low - CONTACT_TOLERANCE - start) / size) - 1);
  return Math.max(0, last - first + 1);
}

/** Models of the charger and of the target that would be in base contact; of the target's only those not touched yet. */
export function modelsAt(facet: Facet, offset: number): { own: number; theirs: number } {
  const { frame, question, taken, lines, lineWidth } = facet;
  const { halfFacing: l, halfWidth: w } = frame;
  const files = frontage(question.chargerFormation);
  const own = touched(files, question.chargerFormation.baseWidth, -l - offset, l - offset);
  if (taken.length === 0) return { own, theirs: touched(lines, lineWidth, offset - w, offset + w) };
  let theirs = 0;
  for (let i = 0; i < lines; i++) {
    const from = i * lineWidth - l - CONTACT_TOLERANCE;
    const to = (i + 1) * lineWidth - l + CONTACT_TOLERANCE;
    const meets = (t: Taken): boolean => t.from <= to && t.to >= from;
    if (meets({ from: offset - w, to: offset + w }) && !taken.some(meets)) theirs++;
  }
  return { own, theirs };
}

/** What an offset is worth, or null where the charger would overlap somebody or leave the table. */
export function worthOf(facet: Facet, offset: number): Worth | null {
  const { question, frame, around } = facet;
  const enemies: number[] = [];
  if (facet.near.length > 0 || facet.nearEdge) {
    const end = flushAt(facet, offset);
    const { table } = question;
    if (facet.nearEdge && table !== null && !insideTable(end, table.width, table.depth)) return null;
    for (const { at: i, across } of facet.near) {
      if (Math.abs((around.seen[i] as Seen).x - offset) > frame.halfWidth + across) continue;
      const o = question.obstacles[i];
      if (o === undefined) continue;
      if (overlaps(end, o.rectangle, GRAZE)) return null;
      if (o.kind === "enemy" && gap(end, o.rectangle) <= CONTACT_TOLERANCE) enemies.push(i);
    }
  }
  const room = question.toCome.length === 0 ? 0 : roomWith(facet, offset);
  const { own, theirs } = modelsAt(facet, offset);
  return own === 0 ? null : { enemies, room, own, theirs };
}

function roomWith(facet: Facet, offset: number): number {
  const { frame, question, taken } = facet;
  const all = [...taken, { from: offset - frame.halfWidth, to: offset + frame.halfWidth }];
  all.sort((a, b) => a.from - b.from || a.to - b.to);
  return roomFor(coming(question, frame), all, frame.halfFacing);
}

function coming(question: Asked, frame: Frame): Asked["toCome"] {
  if (frame.flip === 1) return question.toCome;
  return question.toCome.map((c) => ({ width: c.width, least: -c.most, most: -c.least }));
}

/** Better first, by the priorities in their order. */
export function compareWorth(a: Worth, b: Worth, priorities: readonly ContactPriority[]): number {
  for (const priority of priorities) {
    const order =
      priority === "fewest-enemies"
        ? a.enemies.length - b.enemies.length
        : priority === "most-chargers"
          ? b.room - a.room
          : b.own + b.theirs - (a.own + a.theirs);
    if (order !== 0) return order;
  }
  return 0;
}

/** Every whole offset between two at which the charger can stand, cut where the worth changes. From left to right. */
export function piecesOf(facet: Facet, low: number, high: number): readonly Piece[] {
  const { frame, question, near, taken } = facet;
  const { seen } = facet.around;
  const { halfFacing: l, halfWidth: w } = frame;
  const most = roundHalfAway(l + w);
  // Where corners meet exactly ("snaps"), and a tolerance to either side of that.
  const snaps: number[] = [];
  const cuts: number[] = [-most, most + 1];
  const snap = (offset: number, tolerance: number): void => {
    if (Math.abs(offset) > l + w + 0.5) return;
    snaps.push(roundHalfAway(offset));
    cuts.push(Math.ceil(offset - tolerance), Math.floor(offset + tolerance) + 1);
  };
  const { baseWidth } = question.chargerFormation;
  for (let i = 0; i <= frontage(question.chargerFormation); i++) {
    snap(l - (i * baseWidth - w), CONTACT_TOLERANCE);
    snap(-l - (i * baseWidth - w), CONTACT_TOLERANCE);
  }
  for (let i = 0; i <= facet.lines; i++) {
    snap(i * facet.lineWidth - l - w, CONTACT_TOLERANCE);
    snap(i * facet.lineWidth - l + w, CONTACT_TOLERANCE);
  }
  for (const { at } of near) {
    // Shrunk by the tolerance the obstacle is overlapped, grown by it it is touched; a grazing pair is both.
    for (const depth of [0, GRAZE, -CONTACT_TOLERANCE]) {
      meet(seen[at] as Seen, -most - 1, most + 1, 0, 1, 0, 0, 1, 0, 0, 0, w, frame.depth, depth);
      if (span.from >= span.to) continue;
      snap(span.from, CONTACT_TOLERANCE + 2);
      snap(span.to, CONTACT_TOLERANCE + 2);
    }
  }
  if (question.toCome.length > 0) {
    const edges = roomEdges(coming(question, frame), taken, l);
    for (const edge of edges.left) snap(edge + w, 2);
    for (const edge of edges.right) snap(edge - w, 2);
  }
  if (facet.nearEdge) edgeSnaps(facet, snap);
  return evaluate(facet, snaps, cuts, Math.max(-most, Math.floor(low)), Math.min(most, Math.ceil(high)));
}

/** Offsets at which a corner of the charger comes to the table's edge: every corner goes evenly with the offset. */
function edgeSnaps(facet: Facet, snap: (offset: number, tolerance: number) => void): void {
  const { frame, question } = facet;
  const { table } = question;
  if (table === null) return;
  for (const p of corners(flushAt(facet, 0)))
    for (const side of [-1, 1]) {
      if (frame.alongX !== 0) snap(((side * table.width) / 2 - p.x) / frame.alongX, CONTACT_TOLERANCE + 2);
      if (frame.alongY !== 0) snap(((side * table.depth) / 2 - p.y) / frame.alongY, CONTACT_TOLERANCE + 2);
    }
}

function evaluate(facet: Facet, snaps: number[], cuts: number[], least: number, most: number): readonly Piece[] {
  snaps.sort((a, b) => a - b);
  cuts.sort((a, b) => a - b);
  const pieces: Piece[] = [];
  const add = (from: number, to: number): void => {
    const worth = worthOf(facet, roundHalfAway((from + to) / 2));
    if (worth !== null) pieces.push({ from, to, worth });
  };
  let s = 0;
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = Math.max(cuts[i] as number, least);
    const to = Math.min((cuts[i + 1] as number) - 1, most);
    if (from > to) continue;
    let snapped = false;
    while (s < snaps.length && (snaps[s] as number) <= to) {
      const at = snaps[s++] as number;
      if (at < from || (s > 1 && snaps[s - 2] === at)) continue;
      add(at, at);
      snapped = true;
    }
    if (!snapped) add(from, to);
  }
  return pieces;
}
