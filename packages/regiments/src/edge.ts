import { type Placement, rectangleAt } from "@tercio/mass-battle";
import { type Block, forward, gap, type Rectangle, rightward, roundHalfAway } from "@tercio/tabletop";
import { belowLevel } from "./slide.ts";
import type { Table } from "./table.ts";

const NORTH = 0;
const EAST = 16384;
const SOUTH = 32768;
const WEST = 49152;
/** Arithmetic may make a gap look this much smaller than it is, 0.01 mm. */
const NOISE = 1e-3;

const within = (n: number, most: number): number => Math.max(-Math.max(0, most), Math.min(Math.max(0, most), n));

/** How far a point that goes so fast along one axis has to go to the edge of the table, 0.01 mm. */
const way = (speed: number, at: number, edge: number): number =>
  speed === 0 ? Infinity : Math.max(0, (speed > 0 ? edge - at : -edge - at) / speed);

/** Where the middle of the front crosses the Board Edge when the unit goes straight ahead; its facing is kept. */
export function crossing(table: Table, r: Rectangle): Placement {
  const { x: east, y: north } = forward(r);
  const [halfWidth, halfDepth] = [table.width / 2, table.depth / 2];
  const distance = Math.min(way(east, r.x, halfWidth), way(north, r.y, halfDepth));
  const x = within(roundHalfAway(r.x + distance * east), halfWidth);
  return { x, y: within(roundHalfAway(r.y + distance * north), halfDepth), facing: r.facing };
}

/**
 * Where a unit comes back that left the table where `r` stands: its rear on that edge, the front inwards, its middle where
 * the middle of its front went over (as near to a corner of the table as it has room).
 */
export function placeAtEdge(table: Table, r: Rectangle): Rectangle {
  const { x: east, y: north } = forward(r);
  const [halfWidth, halfDepth] = [table.width / 2, table.depth / 2];
  if (way(north, r.y, halfDepth) <= way(east, r.x, halfWidth)) {
    const x = within(r.x, halfWidth - r.width / 2);
    return rectangleAt({ x, y: (north > 0 ? 1 : -1) * (halfDepth - r.depth), facing: north > 0 ? SOUTH : NORTH }, r);
  }
  const y = within(r.y, halfDepth - r.width / 2);
  return rectangleAt({ x: (east > 0 ? 1 : -1) * (halfWidth - r.depth), y, facing: east > 0 ? WEST : EAST }, r);
}

/** What keeps a unit away that is slid along an edge: so far, 0.01 mm. */
export interface Keeper {
  readonly shape: Block;
  readonly spacing: number;
}

/**
 * How far a unit is slid along a line (`slid`, whole 0.01 mm, from..to) to be as near to its place as everything lets it: 0,
 * or the ends of the stretches that are taken, where none is; the nearest first, of equals the farther along.
 */
export function freeAlong(
  slid: (s: number) => Rectangle,
  standing: readonly Keeper[],
  from: number,
  to: number,
): readonly number[] {
  const taken = standing.flatMap(({ shape, spacing }) => {
    const stretch = belowLevel((s) => gap(slid(s), shape), spacing - NOISE, from, to);
    return stretch === null ? [] : [stretch];
  });
  const free = (s: number): boolean => s >= from && s <= to && !taken.some((t) => s > t.before && s < t.after);
  return [...new Set([0, ...taken.flatMap((t) => [t.before, t.after])])]
    .filter(free)
    .toSorted((p, q) => Math.abs(p) - Math.abs(q) || q - p);
}

/**
 * Where a unit off the table comes back: at its place by the Board Edge, or slid along that edge by the least distance at
 * which everything else (`standing`) is at least `spacing` away. Null where the whole edge is taken.
 */
export function roomAtEdge(
  table: Table,
  chirality: 1 | -1,
  r: Rectangle,
  standing: readonly Block[],
  spacing: number,
): Placement | null {
  const start = placeAtEdge(table, r);
  const right = rightward(start);
  // Along the edge to the unit's own right, or left in a mirrored battle.
  const stepX = roundHalfAway(right.x) * chirality;
  const stepY = roundHalfAway(right.y) * chirality;
  const slid = (s: number): Rectangle =>
    rectangleAt({ x: start.x + stepX * s, y: start.y + stepY * s, facing: start.facing }, start);
  const most = Math.floor(((stepX === 0 ? table.depth : table.width) - start.width) / 2);
  const here = start.x * stepX + start.y * stepY;
  const [from, to] = [-most - here, most - here];
  const keepers = standing.map((shape): Keeper => ({ shape, spacing }));
  const [best] = freeAlong(slid, keepers, from, to);
  if (best === undefined) return null;
  const { x, y, facing } = slid(best);
  return { x, y, facing };
}
