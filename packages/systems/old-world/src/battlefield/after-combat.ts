import { placeInContact, type Placement } from "@tercio/mass-battle";
import { chase as straightOn, type Chase } from "@tercio/regiments";
import { advance, angleTo, type Block, normalise, overlaps, type Rectangle, straightClearance } from "@tercio/tabletop";
import { ranksOf, rectangleOf } from "../calculation/formation.ts";
import { shapesOf } from "../calculation/models.ts";
import { type Facing, foes, type OldWorld, type Unit, unit } from "../state/state.ts";
import { DIFFICULT, IMPASSABLE } from "../state/terrain.ts";
import { partsOf } from "./charge-ground.ts";
import { NEAR } from "./charge-world.ts";
import { APART, coveredBy, isTaken, onTable, openTable, others, outdoors, solids, walls } from "./world.ts";

type G = OldWorld;

/** Straight away from what touches one side, as the unit sees it: x to its right, y ahead. */
const AWAY: { readonly [facing in Facing]: readonly [number, number] } = {
  front: [0, -1],
  rear: [0, 1],
  left: [1, 0],
  right: [-1, 0],
};

/** Ground that ends a step back, unless the unit is in it already. */
const HALTING = [...DIFFICULT, ...IMPASSABLE];

/** Where a unit gives so much ground (0.01 mm): straight away from all that touch it, its facing kept; null where it cannot. */
export function groundGiven(
  game: G,
  id: number,
  distance: number,
): { readonly end: Rectangle; readonly off: boolean } | null {
  const own = rectangleOf(unit(game, id));
  const all = foes(game, id);
  const sides = [...new Set(all.map((f) => f.own))].map((f) => AWAY[f]);
  const [x, y] = [sides.reduce((sum, s) => sum + s[0], 0), sides.reduce((sum, s) => sum + s[1], 0)];
  if (x === 0 && y === 0) return null;
  const direction = normalise(own.facing + angleTo(x, y));
  const engaging = all.map((f) => f.foe);
  const seat = unit(game, id).entry.seat;
  const rest = others(game, id, ...engaging);
  const clear = (blocks: readonly Block[], keep: number): number =>
    straightClearance(own, blocks, distance, keep, direction).distance;
  const friends = rest.filter((u) => u.entry.seat === seat).flatMap(coveredBy);
  const enemies = rest.filter((u) => u.entry.seat !== seat).flatMap(shapesOf);
  const ground = [
    ...partsOf(game, HALTING).flatMap(({ shape }) => (overlaps(own, shape) ? [] : [shape])),
    ...walls(game).map((w) => w.shape),
  ];
  const free = Math.floor(Math.min(clear([...friends, ...ground], 0), clear(enemies, APART)));
  if (free <= 0) return null;
  const end = advance(own, free, direction);
  return { end, off: !onTable(game, end) };
}

/** How one that gave ground is followed up. */
export interface Followed {
  readonly place: Placement;
  readonly files: number;
}

/**
 * Where a unit comes back into contact with the enemy that gave ground before it, by as much as that has moved (0.01 mm each
 * way); one that was struck in its flank or rear turns its front to it first. Null where there is no room.
 */
export function followedUp(
  game: G,
  id: number,
  foe: number,
  own: Facing,
  by: { readonly x: number; readonly y: number },
): Followed | null {
  const u = unit(game, id);
  const prey = rectangleOf(unit(game, foe));
  const straight = { x: u.x + by.x, y: u.y + by.y, facing: u.facing };
  // Turned by a quarter each file becomes a rank; turned about, only the front changes.
  const files = own === "left" || own === "right" ? Math.min(u.models, ranksOf(u)) : u.files;
  const size = rectangleOf({ ...u, files });
  const place = own === "front" ? straight : placeInContact(size, "front", prey, "front", 0);
  const end = rectangleOf({ ...u, ...place, files });
  return isTaken(game, u, end) || !onTable(game, end) ? null : { place, files };
}

/** A pursuit or an overrun: turned to `direction`, straight on for so much (0.01 mm) or until something is in the way. */
export const chase = (game: G, u: Unit, direction: number, distance: number, friends: readonly number[]): Chase =>
  straightOn(rectangleOf(u), direction, distance, {
    table: openTable(game),
    units: outdoors(game, u.id).flatMap((o) =>
      shapesOf(o).map((shape) => ({
        ...{ id: o.id, shape },
        // Exactly an inch is far enough.
        ...(o.entry.seat === u.entry.seat ? {} : { apart: APART - 1 }),
        ...{ enemy: o.entry.seat !== u.entry.seat, open: friends.includes(o.id) },
      })),
    ),
    rocks: solids(game, u).map((s) => s.shape),
    apart: NEAR,
    apartFromRocks: 0,
    flush: 1,
    leaves: true,
  });
