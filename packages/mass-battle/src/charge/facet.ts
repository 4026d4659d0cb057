import { there } from "@tercio/kernel";
import { around, type Block, gap, insideTable, type Rectangle, roundHalfAway } from "@tercio/tabletop";
import { alignAbout, placeInContact } from "../facing.ts";
import { type Formation, frontage, ranksOf } from "../formation.ts";
import { type Frame, frameOf, type Seen, seenIn, toTable } from "./frame.ts";
import { leadOf } from "./half.ts";
import type { Pose } from "./sweep.ts";
import { APART, CONTACT } from "./tolerances.ts";
import type { Table } from "../move.ts";
import { foundOnce } from "./found-once.ts";
import { among, type Asked, type ChargeObstacle } from "./types.ts";
import { type InWay, inWayOf } from "./passing.ts";
import { COST, work } from "./work.ts";

/** A stretch of the facing that is taken already. */
export interface Taken {
  readonly from: number;
  readonly to: number;
}

/** Number and width of the target's models along the facing, and what lies between each two of them. */
interface Bases {
  readonly lines: number;
  readonly lineWidth: number;
  readonly lineGap: number;
}

/** What does not hang on who else is there, by obstacle: the facets of one charger share it. */
interface Known {
  readonly far: WeakMap<ChargeObstacle, boolean>;
  readonly seen: WeakMap<ChargeObstacle, Seen>;
  /** Where what a place is worth changes because of it. */
  readonly cuts: WeakMap<ChargeObstacle, readonly number[]>;
  /** By whom a way was stopped (null: the target itself), by its wheel and offset: beside others too, as long as that one is there. */
  readonly stopped: Map<number, ChargeObstacle | null>;
}

/** The facing of a question and everyone around it, as the charger sees them. */
export interface Facet extends Bases {
  readonly frame: Frame;
  readonly known: Known;
  /** Without the obstacles that no way can come near. */
  readonly question: Asked;
  /**
   * The turn away from alignment that the charger keeps and that the target is turned by instead, 1/65536 turns, positive to
   * the charger's right in the {@link Frame}; 0 nearly always.
   */
  readonly rest: number;
  /** The corner that leads where it keeps such a turn. */
  readonly lead: 1 | -1;
  /** The obstacles of the question as seen in the frame, and as shapes of the table. */
  readonly seen: readonly Seen[];
  readonly blocks: readonly Block[];
  readonly inWay: InWay;
  readonly body: Seen;
  /** Positions of the obstacles that a charger at the facing could touch, and those that a turn there could come near. */
  readonly near: readonly number[];
  readonly turning: readonly number[];
  /** Those that the target could touch where it is turned. */
  readonly aroundTarget: readonly number[];
  readonly taken: readonly Taken[];
  /** Whether the table's edge can matter. */
  readonly nearEdge: boolean;
}

/** Rounding and the distance to be kept together stay below this, 0.01 mm. */
const NEARLY = APART + CONTACT + 2;

/** The question without the obstacles that no way of the charge can come near. */
function withoutFar(question: Asked, frame: Frame, known: Known): Asked {
  const { charger, target, halfFacing: l, halfWidth: w, depth } = frame;
  const direct = Math.sqrt(frame.x * frame.x + frame.y * frame.y);
  // Straight, a wheel of at most a quarter turn, straight: no longer than two sides of a right angle and the wheel's arc.
  const longest = 1.42 * (direct + l + 4 * w) + 3.2 * w;
  // From the front's start to anywhere on its way and on to the end is no longer than the whole way.
  const most = longest + l + w + 2 * (2 * w + depth) + 2 * (target.width + target.depth);
  const isFar = ({ shape }: ChargeObstacle): boolean => {
    const { x, y, radius } = around(shape);
    const fromX = x - charger.x;
    const fromY = y - charger.y;
    const toX = x - frame.originX;
    const toY = y - frame.originY;
    const round = Math.sqrt(fromX * fromX + fromY * fromY) + Math.sqrt(toX * toX + toY * toY);
    return round > most + 2 * radius;
  };
  const obstacles = question.obstacles.filter(
    (o) => !foundOnce(known.far, o, isFar) || question.inContact.includes(o.id),
  );
  return obstacles.length === question.obstacles.length ? question : among(question, obstacles);
}

const positions = (list: readonly unknown[], holds: (at: number) => boolean): readonly number[] =>
  list.flatMap((_, at) => (holds(at) ? [at] : []));

/** Whether an aligned charger stands on the table wherever it touches: then it does at both ends. */
function endsInside(frame: Frame, table: Table): boolean {
  const most = frame.halfFacing + frame.halfWidth;
  return [-most, most].every((offset) => insideTable(flushAt(frame, offset), table.width, table.depth));
}

function flushAt(frame: Frame, offset: number): Rectangle {
  return {
    x: roundHalfAway(frame.originX + offset * frame.alongX),
    y: roundHalfAway(frame.originY + offset * frame.alongY),
    facing: frame.towards,
    width: frame.charger.width,
    depth: frame.depth,
  };
}

function alongFacing({ facing }: Frame, target: Formation): Bases {
  const lineGap = target.gap ?? 0;
  return facing === "left" || facing === "right"
    ? { lines: ranksOf(target), lineWidth: target.baseDepth, lineGap }
    : { lines: frontage(target), lineWidth: target.baseWidth, lineGap };
}

/** Where a disc touches the facing: a point of it, in a gap between two bases the nearest point of them. */
export function onBases({ lines, lineWidth, lineGap }: Bases, along: number): number {
  const pitch = lineWidth + lineGap;
  const half = (lines * pitch - lineGap) / 2;
  const at = Math.max(-half, Math.min(half, along));
  const past = (at + half) % pitch;
  if (past <= lineWidth + CONTACT || pitch - past <= CONTACT) return at;
  return 2 * past <= lineWidth + pitch ? at - past + lineWidth : at - past + pitch;
}

/**
 * The facing of a question; `covered` are stretches of it that are taken besides by those in contact. What is known from `base`,
 * the same charger's at the same facing among others, is taken from there.
 */
export function facetOf(asked: Asked, covered: readonly Taken[] = [], base: Facet | null = null): Facet {
  const frame = base?.frame ?? frameOf(asked);
  const known = base?.known ?? { far: new WeakMap(), seen: new WeakMap(), cuts: new WeakMap(), stopped: new Map() };
  const question = withoutFar(asked, frame, known);
  work.done += COST.obstacle * asked.obstacles.length;
  const seen = question.obstacles.map((one) => foundOnce(known.seen, one, (o) => seenIn(frame, o.shape)));
  const { halfFacing: l, halfWidth: w, depth } = frame;
  const aside = l + 2 * w;
  // The point it turns about lies on the facing, and no corner is farther from it than the one across.
  const round = l + Math.sqrt(4 * w * w + depth * depth) + NEARLY;
  const away = (o: Seen): number => Math.sqrt(o.x * o.x + o.y * o.y) - o.halfWidth - o.halfDepth;
  const taken: Taken[] = [...covered];
  const bases = alongFacing(frame, question.targetFormation);
  for (const [i, o] of question.obstacles.entries()) {
    if (!question.inContact.includes(o.id)) continue;
    const s = there(seen[i]);
    if (s.round) {
      const at = onBases(bases, s.x);
      taken.push({ from: at, to: at });
      continue;
    }
    const half = s.halfWidth * Math.abs(s.py) + s.halfDepth * Math.abs(s.px);
    taken.push({ from: s.x - half, to: s.x + half });
  }
  taken.sort((a, b) => a.from - b.from || a.to - b.to);
  const { table } = question;
  return {
    frame,
    known,
    question,
    rest: 0,
    lead: 1,
    seen,
    blocks: question.obstacles.map((o) => o.shape),
    inWay: inWayOf(question),
    body: base?.body ?? seenIn(frame, frame.target),
    near: positions(seen, (at) => {
      const o = there(seen[at]);
      const across = o.halfWidth * Math.abs(o.py) + o.halfDepth * Math.abs(o.px) + NEARLY;
      const along = o.halfWidth * Math.abs(o.px) + o.halfDepth * Math.abs(o.py) + NEARLY;
      return Math.abs(o.x) - across <= aside && o.y - along <= 0 && o.y + along >= -depth;
    }),
    turning: positions(seen, (at) => away(there(seen[at])) <= round),
    aroundTarget: [],
    taken,
    nearEdge: base?.nearEdge ?? (table !== null && !endsInside(frame, table)),
    lines: bases.lines,
    lineWidth: bases.lineWidth,
    lineGap: bases.lineGap,
  };
}

/** The same facing, the target turned by `rest` instead of the charger. */
export function facetTurned(facet: Facet, rest: number): Facet {
  const { frame, seen } = facet;
  const size = Math.sqrt(frame.target.width * frame.target.width + frame.target.depth * frame.target.depth);
  const round = frame.halfFacing + size + NEARLY;
  return {
    ...facet,
    known: { ...facet.known, cuts: new WeakMap(), stopped: new Map() },
    rest,
    lead: leadOf(rest),
    nearEdge: facet.question.table !== null,
    near: facet.turning,
    aroundTarget: positions(seen, (at) => {
      const o = there(seen[at]);
      return Math.sqrt(o.x * o.x + o.y * o.y) - o.halfWidth - o.halfDepth <= round;
    }),
  };
}

/** The offset at which the corner that leads comes to the facing's end: up to there (seen to its side) it touches by it. */
export const bendOf = ({ halfFacing: l, halfWidth: w }: Frame, lead: 1 | -1): number => lead * (l - w);

/** Where a charger touches that ends at an offset, seen along the facing. */
export function contactAt({ halfFacing: l, halfWidth: w }: Frame, lead: 1 | -1, offset: number): number {
  return lead * offset <= l - w ? offset + lead * w : lead * l;
}

/** The charger turned away from alignment (units of angle) about where it touches: at offset o it stands at (x + dx o, y + dy o). */
export function poseAbout(frame: Frame, lead: 1 | -1, byCorner: boolean, vx: number, vy: number, into: Pose): void {
  const { halfFacing: l, halfWidth: w } = frame;
  const half = lead * (byCorner ? w : l);
  into.vx = vx;
  into.vy = vy;
  into.x = half * (1 - vy);
  into.y = half * vx;
  into.dx = byCorner ? 1 : vy;
  into.dy = byCorner ? 0 : -vx;
}

/** Where the charger stands at an offset, and the target then. */
export function standAt(facet: Facet, offset: number): { readonly end: Rectangle; readonly target: Rectangle } {
  const { frame, rest } = facet;
  const { charger, target } = frame;
  if (rest === 0) return { end: flushAt(frame, offset), target };
  const about = toTable(frame, contactAt(frame, facet.lead, offset), 0);
  const turned = alignAbout(about, target, target.facing + frame.flip * rest);
  const { width } = charger;
  const { depth } = frame;
  const at = placeInContact({ width, depth }, "front", turned, frame.facing, frame.flip * offset);
  return { end: { x: at.x, y: at.y, facing: at.facing, width, depth }, target: turned };
}

/** How near the target may come to an obstacle by being turned: half a millimetre, or as near as it is. */
export function keptByTarget(facet: Facet, at: number): number {
  return Math.min(APART, gap(facet.frame.target, there(facet.blocks[at])) - 1);
}
