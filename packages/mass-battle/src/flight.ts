import {
  advance,
  type Block,
  corners,
  cosine,
  discOf,
  gap,
  insideTable,
  pivot,
  type Rectangle,
  sine,
  sweptOverlap,
} from "@tercio/tabletop";
import type { Placement } from "./facing.ts";
import { boundary, type Formation } from "./formation.ts";
import type { Table } from "./move.ts";

/** Something a flight may lead through but not end at. */
export interface FlightObstacle {
  readonly id: number;
  readonly kind: "friend" | "enemy" | "impassable";
  readonly shape: Block;
  /** It ends farther than this from it (0.01 mm), where that is not {@link FlightWorld.keep}. */
  readonly keep?: number;
}

export interface FlightWorld {
  readonly obstacles: readonly FlightObstacle[];
  readonly table: Table | null;
  /** A flight ends only where the gap to every obstacle is larger than this, 0.01 mm. */
  readonly keep: number;
}

/** A flight and what it led through. */
export interface Flight {
  /** Where the unit stands turned to the direction, before it goes. */
  readonly turned: Placement;
  readonly end: Placement;
  /** The way in 0.01 mm: as asked, longer where it had to go on, shorter where the table ends. */
  readonly distance: number;
  readonly friends: readonly number[];
  readonly enemies: readonly number[];
  readonly impassable: readonly number[];
  /** Whether the unit reached the edge of the table; it stops there. */
  readonly touchesEdge: boolean;
}

const placeOf = (r: Rectangle): Placement => ({ x: r.x, y: r.y, facing: r.facing });

/** How far a rectangle can go straight ahead before a corner comes to the edge of the table; 0 where one is over it. */
function wayToEdge(r: Rectangle, table: Table): number {
  if (!insideTable(r, table.width, table.depth)) return 0;
  const dx = sine(r.facing);
  const dy = cosine(r.facing);
  let least = Infinity;
  const round = r.round === true ? discOf(r) : null;
  const radius = round === null ? 0 : round.radius;
  for (const p of round === null ? corners(r) : [round]) {
    if (dx !== 0)
      least = Math.min(least, (dx > 0 ? table.width / 2 - radius - p.x : radius - table.width / 2 - p.x) / dx);
    if (dy !== 0)
      least = Math.min(least, (dy > 0 ? table.depth / 2 - radius - p.y : radius - table.depth / 2 - p.y) / dy);
  }
  return Math.max(0, least);
}

/**
 * A unit turns on its centre to the whole angle `direction` and flees straight ahead by `distance` (0.01 mm), through
 * everyone, and on until it is clear of all. It stops at the edge of the table, whose touch is reported.
 */
export function fleePath(
  start: Placement,
  f: Formation,
  direction: number,
  distance: number,
  world: FlightWorld,
): Flight {
  const from = pivot(boundary(start, f), direction);
  const edge = world.table === null ? Infinity : wayToEdge(from, world.table);
  let way = distance;
  while (way < edge) {
    const end = advance(from, way);
    let missing = 0;
    // Whoever is too near by so much cannot be cleared in less; so no clear place is passed over.
    for (const o of world.obstacles) {
      const apart = gap(end, o.shape);
      const keep = o.keep ?? world.keep;
      if (apart <= keep) missing = Math.max(missing, keep - apart, 1);
    }
    if (missing === 0) break;
    way += Math.ceil(missing);
  }
  const touchesEdge = way >= edge;
  if (touchesEdge) way = Math.floor(edge);
  const end = advance(from, way);
  const through = (kind: FlightObstacle["kind"]): readonly number[] =>
    world.obstacles.filter((o) => o.kind === kind && sweptOverlap(from, way, o.shape)).map((o) => o.id);
  return {
    turned: placeOf(from),
    end: placeOf(end),
    distance: way,
    friends: through("friend"),
    enemies: through("enemy"),
    impassable: through("impassable"),
    touchesEdge,
  };
}
