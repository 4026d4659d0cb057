import { CONTACT_TOLERANCE, gap, type Rectangle, roundHalfAway } from "@tercio/tabletop";
import { alignAbout, placeInContact } from "../facing.ts";
import { roomOnTable, turnClearance, turnWhile } from "../turn-clearance.ts";
import { modelsAt } from "./offsets.ts";
import { addWays, lookAtObstacles, type Search } from "./search.ts";
import type { Charge, ContactPriority } from "./types.ts";
import { moveTo, standsFree, wayOf } from "./verify.ts";
import { type Candidate, candidateAt, type Way } from "./ways.ts";

/** So far (0.01 mm) from others its turn leaves a charger free of them after its tolerance and rounding. */
const CLEAR = 2;

interface Turned {
  readonly charge: Charge;
  readonly candidate: Candidate;
  /** Which part of the way's free stretch goes before the wheel, from 0 to 1. */
  readonly share: number;
}

/**
 * Charges whose charger cannot align: it turns as far as it can, and the target turns the rest about the point of contact. Best
 * first by: fewest other enemies, least turn of the target, most models in contact, shortest way. With `any`, the first found.
 * A charger that turns only while it is farther than `keep` (0.01 mm) from everyone leaves more of the turn to the target.
 */
export function turnedCharges(search: Search, any: boolean = false, keep: number = CLEAR): readonly Charge[] {
  const { question } = search.facet;
  if (!question.targetMayTurn) return [];
  lookAtObstacles(search);
  let best: Turned | null = null;
  const consider = (found: Turned | null): boolean => {
    if (found === null || (best !== null && compareTurned(found, best, question.priorities) >= 0)) return false;
    best = found;
    return true;
  };
  for (const way of search.ways)
    for (const share of [0, 0.5, 1])
      if (consider(turnedAt(search, way, share, keep)) && any) return [(best as unknown as Turned).charge];
  if (best === null) return [];
  for (let step = 256; step >= 4; step /= 2) {
    const { candidate, share } = best as Turned;
    const { side, angle } = candidate.way;
    const tries: [number, number][] = [
      [angle - step, share],
      [angle + step, share],
      [angle, Math.max(0, share - step / 1024)],
      [angle, Math.min(1, share + step / 1024)],
    ];
    for (const [a, s] of tries) {
      if (side === 0 || a < 1 || a > (search.steps[search.steps.length - 1] ?? 0)) continue;
      const ways: Way[] = [];
      addWays(search, side, a, ways);
      for (const way of ways) consider(turnedAt(search, way, s, keep));
    }
  }
  return [(best as Turned).charge];
}

function compareTurned(a: Turned, b: Turned, priorities: readonly ContactPriority[]): number {
  const models = (t: Turned): number => t.charge.modelsInContact.own + t.charge.modelsInContact.theirs;
  return (
    (priorities.includes("fewest-enemies") ? a.charge.otherEnemies.length - b.charge.otherEnemies.length : 0) ||
    Math.abs(a.charge.rotateTarget) - Math.abs(b.charge.rotateTarget) ||
    (priorities.includes("most-models") ? models(b) - models(a) : 0) ||
    a.candidate.length - b.candidate.length ||
    a.candidate.way.angle - b.candidate.way.angle ||
    b.candidate.offset - a.candidate.offset
  );
}

/** How far the charger itself can turn towards alignment, 1/65536 turns. */
function freeTurn(
  search: Search,
  touching: Rectangle,
  point: { x: number; y: number },
  align: number,
  keep: number,
): number {
  const { question } = search.facet;
  const blocks = question.passesOver ? [] : search.facet.blocks;
  const free = turnClearance(touching, point, align, blocks, keep).angle;
  const { table } = question;
  if (table === null) return free;
  const level = Math.min(0, roomOnTable(touching, table.width, table.depth)) - CONTACT_TOLERANCE;
  return turnWhile(touching, point, align < 0 ? -free : free, level, (r) => roomOnTable(r, table.width, table.depth));
}

function turnedAt(search: Search, way: Way, share: number, keep: number): Turned | null {
  const { facet } = search;
  const { question, frame } = facet;
  if (way.touching.length < 2 || way.turned === 0) return null;
  const low = way.touching[0] as number;
  const high = way.touching[way.touching.length - 1] as number;
  const before = low + (high - low) * share;
  const offset = Math.floor(way.offset0 + way.offset1 * before + 0.5);
  const candidate = candidateAt(way, before, before);
  if (candidate.length > question.maximum) return null;
  const moved = moveTo(facet, candidate);
  if ("by" in moved) return null;
  const { touching, contactPoint, align } = moved;
  const own = freeTurn(search, touching, contactPoint, align, keep);
  const sign = align < 0 ? -1 : 1;
  const rotateTarget = 0 - sign * (Math.abs(align) - own);
  if (rotateTarget === 0) return null;
  const target = alignAbout(contactPoint, frame.target, frame.target.facing + rotateTarget);
  const size = { width: frame.charger.width, depth: frame.depth };
  const end = { ...placeInContact(size, "front", target, question.facing, frame.flip * offset), ...size };
  if (!standsFree(facet, end) || !standsFree(facet, target)) return null;
  if (turnClearance(frame.target, contactPoint, rotateTarget, facet.blocks).angle < Math.abs(rotateTarget)) return null;
  const worth = modelsAt(facet, offset);
  if (worth.own === 0) return null;
  const enemies = question.obstacles.filter((o) => o.kind === "enemy" && gap(end, o.rectangle) <= CONTACT_TOLERANCE);
  const charge: Charge = {
    path: moved.path,
    contactPoint: { x: roundHalfAway(contactPoint.x), y: roundHalfAway(contactPoint.y) },
    align: sign * own + 0,
    end: { x: end.x, y: end.y, facing: end.facing },
    offset: frame.flip * offset + 0,
    distance: wayOf(candidate.length, question.maximum),
    modelsInContact: worth,
    otherEnemies: enemies.map((o) => o.id),
    roomFor: 0,
    rotateTarget,
    target: { x: target.x, y: target.y, facing: target.facing },
  };
  return { charge, candidate, share };
}
