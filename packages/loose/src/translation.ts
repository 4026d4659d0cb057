import { there } from "@tercio/basis";
import { CONTACT_TOLERANCE, type Point } from "@tercio/tabletop";
import { type Base, extent, type Table } from "./base.ts";
import { outerRadius } from "./corners.ts";
import { grown, type Hull } from "./hull.ts";
import { NOISE } from "./numbers.ts";
import type { Level } from "./pivot.ts";
import { crosses, line, type Piece } from "./rim.ts";
import { inRoom, type Room, Search } from "./search.ts";

/** The shortest way of the middle of `from`, looking one way, to (to.x, to.y); else whom no way leads round. */
export function translation(
  from: Base,
  to: Point,
  levels: readonly Level[],
  table: Table,
  most: number,
): { readonly pieces: readonly Piece[] } | { readonly barred: Iterable<number> } {
  const { east, north } = extent(from);
  const slack = CONTACT_TOLERANCE + NOISE;
  const room: Room = { east: table.width / 2 - east + slack, north: table.depth / 2 - north + slack };
  const straight = line(from, to);
  if (!inRoom(straight, room) || straight.length > most) return { barred: [] };
  const own = outerRadius(from.shape);
  const hulls: (Hull | undefined)[] = [];
  const added = new Set<number>();
  let search: Search | null = null;
  let pieces: readonly Piece[] | null = straight.length === 0 ? [] : [straight];
  while (pieces !== null) {
    let met = false;
    for (let i = 0; i < levels.length; i++) {
      if (added.has(i)) continue;
      const { base, level } = there(levels[i]);
      const reach = outerRadius(base.shape) + own + Math.max(level, 0);
      if (!pieces.some((p) => mayCross(p, base, reach))) continue;
      const hull = hulls[i] ?? grown(base, from, level);
      hulls[i] = hull;
      if (!pieces.some((p) => crosses(p, hull))) continue;
      met = true;
      added.add(i);
      search ??= new Search(from, to, room, most);
      search.add(hull);
    }
    if (!met) return { pieces };
    pieces = there(search).run();
  }
  return { barred: added };
}

/** Whether a piece comes at all near to a middle: cheap, never no wrongly. */
function mayCross(p: Piece, at: Point, reach: number): boolean {
  if (p.kind === "arc") {
    const far = reach + p.radius;
    return (at.x - p.x) * (at.x - p.x) + (at.y - p.y) * (at.y - p.y) < far * far;
  }
  const dx = p.b.x - p.a.x;
  const dy = p.b.y - p.a.y;
  const part = Math.max(0, Math.min(1, ((at.x - p.a.x) * dx + (at.y - p.a.y) * dy) / (p.length * p.length)));
  const offX = at.x - (p.a.x + part * dx);
  const offY = at.y - (p.a.y + part * dy);
  return offX * offX + offY * offY < reach * reach;
}
