import { CONTACT_TOLERANCE } from "@tercio/tabletop";
import type { Base, Table } from "./base.ts";
import { outerRadius } from "./corners.ts";
import { NOISE } from "./numbers.ts";
import { GRAZE } from "./rim.ts";
import type { Hindrance } from "./way.ts";

/** More than what comparing and searching in floating point may be out by, 0.01 mm. */
const MARGIN = 1;

/**
 * How near a middle's base may come. Bases may lie in one another by CONTACT_TOLERANCE on the way as at its ends, so that
 * what may stand somewhere may come and go.
 */
export const levelOf = (h: Hindrance): number => (h.keep > 0 ? h.keep + 2 * NOISE : -CONTACT_TOLERANCE - NOISE);

/**
 * What a glance tells about moving without turning: that the straight way is `free`; who bars every way of at most `most`;
 * or null, where one has to look closer; `most` is no less than straight on. Never wrong: most ways of a unit's models are told so, without a search.
 */
export function glance(
  from: Base,
  to: Base,
  hindrances: readonly Hindrance[],
  table: Table,
  most: number,
  flies: boolean,
): "free" | Hindrance | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  if (square === 0) return null;
  const own = outerRadius(from.shape);
  const east = table.width / 2 - own;
  const north = table.depth / 2 - own;
  let free = Math.abs(from.x) <= east && Math.abs(from.y) <= north && Math.abs(to.x) <= east && Math.abs(to.y) <= north;
  // A way of this length stays within an ellipse about its ends: so far aside of the straight one, and no farther.
  const aside = Math.sqrt(Math.max(most * most - square, 0)) / 2 + MARGIN;
  for (const h of hindrances) {
    const { base } = h;
    const offX = base.x - from.x;
    const offY = base.y - from.y;
    const part = (offX * dx + offY * dy) / square;
    const inner = Math.max(0, Math.min(1, part));
    const awayX = offX - inner * dx;
    const awayY = offY - inner * dy;
    const away = awayX * awayX + awayY * awayY;
    const sum = own + outerRadius(base.shape);
    const level = levelOf(h);
    const reach = sum + Math.max(level, 0);
    if (away < reach * reach) {
      free = false;
      // It lies right across: whoever passes the middle of it, however far aside, is in it.
      const round = from.shape.kind === "round" && base.shape.kind === "round";
      const deep = sum + level - CONTACT_TOLERANCE - GRAZE - aside - MARGIN;
      if (round && part > 0 && part < 1 && deep > 0 && away < deep * deep && !(flies && h.keep === 0)) return h;
    }
    const ends = h.ends ?? 0;
    if (free && ends > h.keep) {
      const far = sum + ends + MARGIN;
      const endX = offX - dx;
      const endY = offY - dy;
      if (endX * endX + endY * endY <= far * far) free = false;
    }
  }
  return free ? "free" : null;
}
