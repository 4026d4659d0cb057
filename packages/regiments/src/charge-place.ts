import type { Gesture } from "@tercio/board";
import { there } from "@tercio/kernel";
import type { ChargePlaces } from "@tercio/mass-battle";
import { roundHalfAway } from "@tercio/tabletop";

/** The line of a facing: offsets count from its middle along (dx, dy), to the charger's right. */
export interface Rail {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** The legal place nearest to an offset. */
function nearest(places: ChargePlaces, offset: number): number {
  let best = there(places.best).offset;
  let least = Infinity;
  for (const s of places.stretches) {
    const there = Math.max(s.from, Math.min(s.to, offset));
    if (Math.abs(there - offset) < least) {
      least = Math.abs(there - offset);
      best = there;
    }
  }
  return best;
}

/** From one place so far along the facing: to the end of a stretch first, and from its end over the gap to the next. */
function slid(places: ChargePlaces, from: number, by: number): number {
  const here = places.stretches.find((s) => s.from <= from && from <= s.to);
  const within = here === undefined ? from : Math.max(here.from, Math.min(here.to, from + by));
  if (within !== from || by === 0) return nearest(places, within);
  const beyond = places.stretches.flatMap((s) =>
    by > 0 ? (s.from > from ? [s.from] : []) : s.to < from ? [s.to] : [],
  );
  return beyond.length === 0 ? nearest(places, from) : by > 0 ? Math.min(...beyond) : Math.max(...beyond);
}

/** The place that a gesture means: dragged to a point, moved along by so much, or at one end of all places. */
export function placeMeant(
  places: ChargePlaces,
  { x, y, dx, dy }: Rail,
  g: Gesture,
  tried: number | null,
): number | null {
  const best = there(places.best).offset;
  switch (g.do) {
    case "begin":
      return best;
    case "to":
      return nearest(places, roundHalfAway((g.x - x) * dx + (g.y - y) * dy));
    case "by":
      return slid(places, tried ?? best, roundHalfAway(g.x * dx + g.y * dy));
    case "end": {
      const ends = places.stretches.flatMap((s) => [s.from, s.to]);
      return g.side === "left" ? Math.min(...ends) : Math.max(...ends);
    }
    default:
      return null;
  }
}
