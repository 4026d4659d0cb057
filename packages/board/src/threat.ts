import { chance, distribution, type Sum } from "@tercio/dice";
import type { Message } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";

/**
 * Where one piece could strike or charge whoever stands there, as the crow flies: whom it sees and what is in its way is
 * not asked. Its bands lie within each other, the widest first.
 */
export interface ThreatView {
  readonly piece: PieceKey;
  readonly bands: readonly {
    /** The least chance (0..1) that it gets to somebody in the band: to its edge; nearer it is greater. */
    readonly chance: number;
    /** How far that is. */
    readonly label: Message;
    readonly rule: string | null;
    /** Closed outlines that together are the band; 0.01 mm. */
    readonly areas: readonly (readonly Point[])[];
  }[];
}

/** How far a sum of chances may be off. */
const SUMMED = 1e-12;

/** The totals of such dice at which a chance is worth a line: as far as it may go, as often as not, and whatever falls. */
export function tellingTotals(dice: Sum): readonly { readonly total: number; readonly chance: number }[] {
  const all = distribution(dice);
  const totals = all
    .map(({ outcome: { total } }) => ({
      total,
      chance: Math.min(
        1,
        chance(all, (o) => o.total >= total),
      ),
    }))
    .sort((p, q) => q.total - p.total);
  const even = totals.find((t) => t.chance >= 0.5 - SUMMED);
  const kept = [totals[0], even, totals[totals.length - 1]];
  return kept.filter((t, i): t is (typeof totals)[number] => t !== undefined && !kept.slice(0, i).includes(t));
}
