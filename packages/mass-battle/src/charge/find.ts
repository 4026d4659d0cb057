import { distance } from "@tercio/tabletop";
import { facingLine } from "../facing.ts";
import { boundary } from "../formation.ts";
import { alignedCharges, searchFor } from "./search.ts";
import { turnedCharges } from "./turned.ts";
import type { Charge, ChargeQuestion } from "./types.ts";

/**
 * The charges worth offering, best first: straight ahead, at most one wheel of up to a quarter turn, straight ahead until
 * the front touches the facing, then a free turn about the point of contact until it is flush. Best is, in this order:
 * fewest other enemies in contact; room for most of the chargers to come; the target not turned, else as little as
 * possible; most models of both sides in base contact; then the shortest way and the least wheel. All but the last are
 * equal in what is returned, save that the shortest charge of all comes last where it is worth less. Empty when
 * the facing cannot be contacted; {@link whyNoCharge} says why.
 */
export function findCharges(question: ChargeQuestion): readonly Charge[] {
  const search = searchFor(question);
  const aligned = alignedCharges(search);
  return aligned.length > 0 ? aligned : turnedCharges(search);
}

/** Why a facing cannot be contacted. Lengths in 0.01 mm. */
export type NoCharge =
  /** No straight, wheel, straight brings the front to this facing, however long. */
  | { readonly reason: "cannot-turn-enough" }
  /** It would take this much. */
  | { readonly reason: "too-far"; readonly needed: number }
  /** Everywhere at the facing these (ids; none for the table's edge) leave no place to stand. */
  | { readonly reason: "no-room"; readonly by: readonly string[] }
  /** These (ids) are in the way or keep it from aligning. */
  | { readonly reason: "path-blocked"; readonly by: readonly string[] };

/** Why {@link findCharges} found nothing: every reason that alone would be enough. Empty when it finds something. */
export function whyNoCharge(question: ChargeQuestion): readonly NoCharge[] {
  if (findCharges(question).length > 0) return [];
  const alone = { ...question, obstacles: [], inContact: [], toCome: [], table: null };
  const unlimited = findCharges({ ...alone, maximum: Infinity });
  if (unlimited.length === 0) return [{ reason: "cannot-turn-enough" }];
  const needed = unlimited.reduce((least, c) => Math.min(least, c.distance), Infinity);
  if (needed > question.maximum) return [{ reason: "too-far", needed }];
  const search = searchFor(question);
  if (search.pieces.length === 0)
    return [{ reason: "no-room", by: search.facet.near.map((i) => question.obstacles[i]?.id ?? "") }];
  const free = findCharges({ ...question, maximum: Infinity });
  const least = free.reduce((most, c) => Math.min(most, c.distance), Infinity);
  if (least < Infinity) return [{ reason: "too-far", needed: least }];
  const ids = question.obstacles.filter(
    (o) => findCharges({ ...question, obstacles: question.obstacles.filter((p) => p !== o) }).length > 0,
  );
  // Where no single one is to blame, all that are near enough to matter are.
  const by = ids.length > 0 ? ids : question.obstacles;
  return [{ reason: "path-blocked", by: by.map((o) => o.id) }];
}

/** A length no charge can be shorter than: from the front edge to the facing. No point of the front goes farther. */
export function leastChargeDistance(question: ChargeQuestion): number {
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
export function reachableOffsets(question: ChargeQuestion): { readonly least: number; readonly most: number } | null {
  const search = searchFor({ ...question, obstacles: [], inContact: [], toCome: [], table: null });
  const most = Math.floor(search.frame.halfFacing + search.frame.halfWidth);
  let low = Infinity;
  let high = -Infinity;
  for (const way of search.ways) {
    // The length changes evenly along a way, so what is in range is one stretch.
    const growing = 1 + way.after1;
    const spare = question.maximum - (way.arc + way.after0);
    let [first, last] = [way.free[0] as number, way.free[1] as number];
    if (growing > 0) last = Math.min(last, spare / growing);
    else if (growing < 0) first = Math.max(first, spare / growing);
    else if (spare < 0) continue;
    if (first > last) continue;
    for (const before of [first, last]) {
      low = Math.min(low, way.offset0 + way.offset1 * before);
      high = Math.max(high, way.offset0 + way.offset1 * before);
    }
  }
  if (low > high) return null;
  const least = Math.ceil(Math.max(-most, low));
  const greatest = Math.floor(Math.min(most, high));
  if (least > greatest) return null;
  return search.frame.flip === 1 ? { least, most: greatest } : { least: 0 - greatest, most: 0 - least };
}
