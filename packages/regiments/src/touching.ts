import { areFlush, contactOf, type Facing, facingLine } from "@tercio/mass-battle";
import {
  arcOf,
  at,
  centre,
  CONTACT_TOLERANCE,
  forward,
  gap,
  type Point,
  type Rectangle,
  rightward,
} from "@tercio/tabletop";

/** How two units touch: `a` with one facing the facing of `b`, its middle so far along (see mass-battle `contactOf`). */
export interface Touch {
  readonly aFacing: Facing;
  readonly bFacing: Facing;
  readonly offset: number;
}

const facings: readonly Facing[] = ["front", "left", "right", "rear"];

/** A facing as a rectangle without depth. */
function edge(r: Rectangle, facing: Facing): Rectangle {
  const line = facingLine(r, facing);
  return { x: line.middle.x, y: line.middle.y, facing: line.outward, width: line.length, depth: 0 };
}

/** The point of a block that is nearest to another. */
export function nearestPoint(r: Rectangle, { x, y }: Point): Point {
  const [right, ahead] = [rightward(r), forward(r)];
  const aside = (x - r.x) * right.x + (y - r.y) * right.y;
  const back = -((x - r.x) * ahead.x + (y - r.y) * ahead.y);
  return at(r, Math.max(-r.width / 2, Math.min(r.width / 2, aside)), Math.max(0, Math.min(r.depth, back)));
}

/** {@link touching} where one of the two is a round base, or both are: its facing is the quarter in which the other touches. */
function atRim(own: Rectangle, foe: Rectangle): Touch {
  const nearest = (r: Rectangle, disc: Rectangle): Facing => {
    if (r.round === true) return arcOf(r, centre(disc));
    // Of two that are as near the one named first.
    return facings.reduce((p, q) => (gap(edge(r, q), disc) < gap(edge(r, p), disc) ? q : p));
  };
  const aFacing = nearest(own, foe);
  const bFacing = foe.round === true ? arcOf(foe, facingLine(own, aFacing).middle) : nearest(foe, own);
  return { aFacing, bFacing, offset: contactOf(own, aFacing, foe, bFacing) };
}

/**
 * Which facings of two units touch, and where; null where they stand apart. Flush edges come before corners; where a
 * corner touches, both edges that meet in it do: then the front of the first counts, and of the second the facing in
 * whose arc the middle of that front lies.
 */
export function touching(own: Rectangle, foe: Rectangle): Touch | null {
  if (gap(own, foe) > CONTACT_TOLERANCE) return null;
  const arc = arcOf(foe, { x: own.x, y: own.y });
  if (own.round === true || foe.round === true) return atRim(own, foe);
  let best: { readonly aFacing: Facing; readonly bFacing: Facing } | null = null;
  let most = -1;
  for (const aFacing of facings)
    for (const bFacing of facings) {
      const [a, b] = [edge(own, aFacing), edge(foe, bFacing)];
      if (gap(a, b) > CONTACT_TOLERANCE) continue;
      const rank = (areFlush(a.facing, b.facing) ? 4 : 0) + (aFacing === "front" ? 2 : 0) + (bFacing === arc ? 1 : 0);
      if (rank > most) {
        most = rank;
        best = { aFacing, bFacing };
      }
    }
  return best === null ? null : { ...best, offset: contactOf(own, best.aFacing, foe, best.bFacing) };
}
