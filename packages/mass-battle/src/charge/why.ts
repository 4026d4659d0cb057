import { there } from "@tercio/kernel";
import { facetOf } from "./facet.ts";
import { legalEnds } from "./offsets.ts";
import { canCharge, isDisc, isRound, shortestDistance } from "./places.ts";
import { asked, type ChargeObstacle, type ChargeQuestion } from "./types.ts";

/** Why a facing cannot be contacted. Lengths in 0.01 mm. */
export type NoCharge =
  /** No straight, wheel, straight brings the front to this facing, however long. */
  | { readonly reason: "cannot-turn-enough" }
  /** It would take this much; only where there is a longest way. */
  | { readonly reason: "too-far"; readonly needed: number }
  /** Everywhere at the facing these (ids; none for the table's edge) leave no place to stand. */
  | { readonly reason: "no-room"; readonly by: readonly number[] }
  /** These (ids) are in the way or keep it from aligning. */
  | { readonly reason: "path-blocked"; readonly by: readonly number[] };

/** Why there is no charge, the plainest reason first; null when there is one. */
export function whyNoCharge(question: ChargeQuestion): NoCharge | null {
  if (canCharge(question)) return null;
  const { obstacles, maximum } = asked(question);
  const far = { ...question, maximum: Infinity };
  const alone = shortestDistance({ ...far, obstacles: [], inContact: [], mates: [], table: null });
  if (alone === null) return { reason: "cannot-turn-enough" };
  if (alone > maximum) return { reason: "too-far", needed: alone };
  // All around a round base there is no facing that could be full; and a disc needs no more of one than a point.
  if (!isRound(question) && !isDisc(question)) {
    const facet = facetOf(asked(question));
    const idOf = (at: number): number => there(facet.question.obstacles[at]).id;
    if (legalEnds(facet).length === 0) return { reason: "no-room", by: facet.near.map(idOf) };
  }
  const needed = maximum < Infinity ? shortestDistance(far) : null;
  if (needed !== null) return { reason: "too-far", needed };
  const without = (o: ChargeObstacle): ChargeQuestion => ({ ...question, obstacles: obstacles.filter((p) => p !== o) });
  const blockers = obstacles.filter((o) => canCharge(without(o)));
  // Where no single one is to blame, all that are near enough to matter are.
  const by = blockers.length > 0 ? blockers : facetOf(asked(question)).question.obstacles;
  return { reason: "path-blocked", by: by.map((o) => o.id) };
}
