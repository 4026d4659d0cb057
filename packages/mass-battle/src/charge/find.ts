import { CONTACT_TOLERANCE, distance } from "@tercio/tabletop";
import { facingLine } from "../facing.ts";
import { boundary } from "../formation.ts";
import { piecesOf } from "./offsets.ts";
import { someCharge } from "./first.ts";
import { alignedCharges, anyAligned, shortestAligned } from "./best.ts";
import { allWays, lookAtObstacles, lookAtWays, type Search, searchBegun } from "./search.ts";
import { turnedCharges } from "./turned.ts";
import { type Asked, asked, type Charge, type ChargeObstacle, type ChargeQuestion } from "./types.ts";

/** Farther apart than this (0.01 mm) nobody is in contact, a turn's own tolerance taken off. */
const AWAY = 2 * CONTACT_TOLERANCE;

/**
 * The charges to choose from, shortest first: straight ahead, at most one wheel of up to a quarter turn, straight ahead
 * until the front touches the facing, then a free turn about the point of contact until it is flush. All of them are
 * worth the same by the question's priorities, and no other charge is worth more; they lie apart along the facing. The
 * target is turned, as little as possible, only where no charger could align, or none without touching another enemy that
 * need not be touched. Empty when the facing cannot be contacted; {@link whyNoCharge} says why.
 */
export function findCharges(q: ChargeQuestion): readonly Charge[] {
  const question = asked(q);
  const prepared = prepare(question);
  if (prepared === null) return [];
  const { search, some } = prepared;
  const aligned = alignedCharges(search);
  if (aligned.length > 0) return fewerTouched(search, aligned);
  const one = some ?? anyAligned(search);
  return one === null ? turnedCharges(search) : [one];
}

/** Turning the target instead, where that alone keeps the charger away from another enemy. */
function fewerTouched(search: Search, aligned: readonly Charge[]): readonly Charge[] {
  const { priorities, targetMayTurn } = search.facet.question;
  const touched = aligned[0]?.otherEnemies.length ?? 0;
  if (touched === 0 || !targetMayTurn || !priorities.includes("fewest-enemies")) return aligned;
  const turned = turnedCharges(search, false, AWAY);
  return turned[0] !== undefined && turned[0].otherEnemies.length < touched ? turned : aligned;
}

/** The charge with the shortest way, whatever contact it makes; null when the facing cannot be contacted. */
export function shortestCharge(q: ChargeQuestion): Charge | null {
  const question = asked(q);
  const prepared = prepare(question);
  if (prepared === null) return null;
  const { search, some } = prepared;
  return shortestAligned(search) ?? some ?? anyAligned(search) ?? turnedCharges(search)[0] ?? null;
}

/** Whether there is any charge: whether {@link findCharges} finds one, but without looking for the best. */
export function canCharge(q: ChargeQuestion): boolean {
  const question = asked(q);
  if (leastChargeDistance(question) > question.maximum + 1) return false;
  const search = searchBegun(question);
  const some = someCharge(search);
  if (some === "none") return false;
  if (some !== "unknown") return true;
  lookAtObstacles(search);
  if (anyAligned(search) !== null || alignedCharges(search).length > 0) return true;
  return turnedCharges(search, true).length > 0;
}

/** A search ready to be gone through, and some charge where one was easily found; null when no way is in reach. */
function prepare(question: Asked): { readonly search: Search; readonly some: Charge | null } | null {
  if (leastChargeDistance(question) > question.maximum + 1) return null;
  const search = searchBegun(question);
  const some = someCharge(search);
  if (some === "none") return null;
  if (some === "unknown") lookAtObstacles(search);
  else lookAtWays(search);
  return { search, some: some === "unknown" ? null : some };
}

/** Why a facing cannot be contacted. Lengths in 0.01 mm. */
export type NoCharge =
  /** No straight, wheel, straight brings the front to this facing, however long. */
  | { readonly reason: "cannot-turn-enough" }
  /** It would take this much. */
  | { readonly reason: "too-far"; readonly needed: number }
  /** Everywhere at the facing these (ids; none for the table's edge) leave no place to stand. */
  | { readonly reason: "no-room"; readonly by: readonly number[] }
  /** These (ids) are in the way or keep it from aligning. */
  | { readonly reason: "path-blocked"; readonly by: readonly number[] };

/** Why {@link findCharges} found nothing, the plainest reason first; null when it finds something. */
export function whyNoCharge(q: ChargeQuestion): NoCharge | null {
  const question = asked(q);
  if (canCharge(question)) return null;
  const alone = { ...question, obstacles: [], inContact: [], toCome: [], table: null };
  const unlimited = shortestCharge({ ...alone, maximum: Infinity });
  if (unlimited === null) return { reason: "cannot-turn-enough" };
  if (unlimited.distance > question.maximum) return { reason: "too-far", needed: unlimited.distance };
  const { facet } = searchBegun(question);
  const idOf = (at: number): number => (facet.question.obstacles[at] as ChargeObstacle).id;
  if (piecesOf(facet, -Infinity, Infinity).length === 0)
    return { reason: "no-room", by: facet.near.map(({ at }) => idOf(at)) };
  const free = shortestCharge({ ...question, maximum: Infinity });
  if (free !== null) return { reason: "too-far", needed: free.distance };
  const without = (o: ChargeObstacle): readonly ChargeObstacle[] => question.obstacles.filter((p) => p !== o);
  const blockers = question.obstacles.filter((o) => canCharge({ ...question, obstacles: without(o) }));
  // Where no single one is to blame, all that are near enough to matter are.
  const by = blockers.length > 0 ? blockers : facet.question.obstacles;
  return { reason: "path-blocked", by: by.map((o) => o.id) };
}

/** A length no charge can be shorter than: from the front edge to the facing. No point of the front goes farther. */
export function leastChargeDistance(q: ChargeQuestion): number {
  const question = asked(q);
  const charger = boundary(question.charger, question.chargerFormation);
  const line = facingLine(boundary(question.target, question.targetFormation), question.facing);
  return distance(
    { x: charger.x, y: charger.y, facing: charger.facing, width: charger.width, depth: 0 },
    { x: line.middle.x, y: line.middle.y, facing: line.outward, width: line.length, depth: 0 },
  );
}

/**
 * The offsets along the facing, from the least to the most, that a charger could reach within its range if nobody else
 * were on the table; null when it reaches none. For the `toCome` of chargers that move before it.
 */
export function reachableOffsets(q: ChargeQuestion): { readonly least: number; readonly most: number } | null {
  const question = asked(q);
  const search = searchBegun({ ...question, obstacles: [], inContact: [], toCome: [], table: null });
  const most = Math.floor(search.frame.halfFacing + search.frame.halfWidth);
  let low = Infinity;
  let high = -Infinity;
  for (const way of allWays(search, question.maximum)) {
    low = Math.min(low, way.least);
    high = Math.max(high, way.most);
  }
  if (low > high) return null;
  const least = Math.ceil(Math.max(-most, low));
  const greatest = Math.floor(Math.min(most, high));
  if (least > greatest) return null;
  return search.frame.flip === 1 ? { least, most: greatest } : { least: 0 - greatest, most: 0 - least };
}
