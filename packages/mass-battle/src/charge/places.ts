import { findCharges } from "./find.ts";
import type { Charge, ChargePlaces, ChargeQuestion, ChargeStretch } from "./types.ts";

/**
 * Everywhere a charge may end: straight ahead, at most one wheel of up to a quarter turn, straight ahead until the front
 * touches the facing, then a free turn about the point of contact until it is flush. All places are worth the same by the
 * question's priorities, and no other is worth more. The target is turned, as little as possible, only where the
 * priorities ask for it. No stretches when the facing cannot be contacted; `whyNoCharge` says why.
 */
export function findPlaces(question: ChargeQuestion): ChargePlaces {
  const stretches = findCharges(question).map((best) => ({ from: best.offset, to: best.offset, best }));
  return { stretches, best: stretches[0]?.best ?? null };
}

/**
 * The charge with the shortest way to the place nearest to an offset (0.01 mm along the facing, as in `Charge.offset`)
 * of those found for the question; null when there are none.
 */
export function chargeAt(_question: ChargeQuestion, places: ChargePlaces, offset: number): Charge | null {
  let near: ChargeStretch | null = null;
  let least = Infinity;
  for (const stretch of places.stretches) {
    const away = Math.max(stretch.from - offset, offset - stretch.to, 0);
    if (away < least) {
      least = away;
      near = stretch;
    }
  }
  return near?.best ?? null;
}
