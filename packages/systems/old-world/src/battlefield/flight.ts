import {
  boundary,
  type Flight,
  type FlightObstacle,
  fleePath,
  type Formation,
  type Placement,
} from "@tercio/mass-battle";
import {
  advance,
  angleTo,
  centre,
  corners,
  gap,
  insideTable,
  pivot,
  type Rectangle,
  roundHalfAway,
  straightClearance,
  sweptOverlap,
} from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { aroundModels, isLoose, looseAt, modelsOf, shapesOf } from "../calculation/models.ts";
import { fieldOf, type OldWorld, type Unit } from "../state/state.ts";
import { APART, openTable, outdoors, rocks, walls } from "./world.ts";

/** A flight may end against a friend: no gap is needed, 0.01 mm. */
const TOUCHING = -1;

/** From the middle of one unit to the middle of another, as a direction. */
export function directionTo(a: Unit, b: Unit): number {
  const [p, q] = [centre(rectangleOf(a)), centre(rectangleOf(b))];
  return angleTo(q.x - p.x, q.y - p.y);
}

/** What flees: a unit in its ranks; of loose models the rectangle around them, which keep their places in it. */
function fleeing(u: Unit, direction: number): { readonly place: Placement; readonly formation: Formation } {
  if (!isLoose(u)) return { place: u, formation: formationOf(u) };
  const { x, y, width, depth } = aroundModels(u, direction);
  const formation = { files: 1, models: 1, baseWidth: Math.ceil(width), baseDepth: Math.ceil(depth) };
  return { place: { x: roundHalfAway(x) + 0, y: roundHalfAway(y) + 0, facing: direction }, formation };
}

/** Where a unit stands that has fled so. */
export function fledTo(u: Unit, { turned, end }: Flight): Partial<Unit> {
  if (!isLoose(u)) return end;
  const [x, y] = [end.x - turned.x, end.y - turned.y];
  return looseAt(
    u,
    modelsOf(u).map((p) => ({ x: p.x + x, y: p.y + y })),
  );
}

/** What a flight leads through and may not end in. */
const onTheWay = (game: OldWorld, u: Unit): readonly FlightObstacle[] => [
  // A garrison is behind walls, which are rock to whoever flees.
  ...outdoors(game, u.id).flatMap((o) => {
    const friend = o.entry.seat === u.entry.seat;
    const keep = friend ? TOUCHING : APART - 1;
    return shapesOf(o).map((shape): FlightObstacle => ({ id: o.id, kind: friend ? "friend" : "enemy", shape, keep }));
  }),
  ...rocks(game, u).map((s): FlightObstacle => ({ ...s, kind: "impassable" })),
];

/**
 * A flight that would lead over the long edge of a Mountain Pass: up to the rock, or as much less as it takes to be clear of
 * all. A unit that cannot even turn there without sticking out is moved away from the edge; one without any place stays.
 */
function upToWall(game: OldWorld, u: Unit, direction: number, distance: number): Flight {
  const { width, depth } = fieldOf(game);
  const { place, formation: f } = fleeing(u, direction);
  const turned = pivot(boundary(place, f), direction);
  const xs = corners(turned).map((p) => p.x);
  const over = [
    Math.max(0, Math.ceil(Math.max(...xs) - width / 2)),
    Math.max(0, Math.ceil(-width / 2 - Math.min(...xs))),
  ];
  const from = { x: turned.x - (over[0] ?? 0) + (over[1] ?? 0), y: turned.y, facing: turned.facing };
  const obstacles = onTheWay(game, u);
  const start = boundary(from, f);
  /** By how much less it must go at the least to be clear of what is too near; 0: it is clear. */
  const tooFar = (way: number): number => {
    const end = advance(start, way);
    return Math.max(
      0,
      ...obstacles.map((o) => {
        const [apart, keep] = [gap(end, o.shape), o.keep ?? TOUCHING];
        return apart <= keep ? Math.max(1, Math.ceil(keep - apart)) : 0;
      }),
    );
  };
  const passed = (gone: number, kind: FlightObstacle["kind"]): readonly number[] =>
    obstacles.filter((o) => o.kind === kind && sweptOverlap(start, gone, o.shape)).map((o) => o.id);
  const rock = walls(game).map((w) => w.shape);
  let way = Math.floor(straightClearance(start, rock, distance, 0, from.facing).distance);
  for (let less = tooFar(way); less > 0 && way >= 0; less = tooFar(way)) way -= less;
  if (way >= 0) {
    const end = advance(start, way);
    const { x, y, facing } = end;
    const lists = { friends: passed(way, "friend"), enemies: passed(way, "enemy"), impassable: [] };
    // Beside the rock it may have come to a short edge, which it leaves the table over.
    const touchesEdge = corners(end).some((p) => Math.abs(p.y) >= depth / 2);
    return { turned: from, end: { x, y, facing }, distance: way, ...lists, touchesEdge };
  }
  const { x, y, facing } = place;
  const stays = { x, y, facing };
  return { turned: stays, end: stays, distance: 0, friends: [], enemies: [], impassable: [], touchesEdge: false };
}

/**
 * A flight: turned to `direction` about its middle, so far (0.01 mm) straight on, through everybody; on until it is clear of
 * friends and an inch beyond enemies.
 */
export function flight(game: OldWorld, u: Unit, direction: number, distance: number): Flight {
  const field = fieldOf(game);
  const table = openTable(game);
  const { place, formation } = fleeing(u, direction);
  const run = fleePath(place, formation, direction, distance, {
    obstacles: onTheWay(game, u),
    table,
    keep: TOUCHING,
  });
  // Over a rock face nobody leaves the table.
  const inside = (r: Rectangle): boolean => insideTable(r, field.width, table.depth + 2 * run.distance);
  return table.width === field.width || [run.turned, run.end].every((p) => inside(boundary(p, formation)))
    ? run
    : upToWall(game, u, direction, run.distance);
}
