import { bilingual, inForce, message, type Refusal, refuse } from "@tercio/kernel";
import { boundary, withFiles } from "@tercio/mass-battle";
import { anyRoom, type Camp, freeAlong, type Keeper, type Placing, roomAtEdge, seen } from "@tercio/regiments";
import {
  CONTACT_TOLERANCE,
  corners,
  cosine,
  INCH,
  normalise,
  type Point,
  type Polygon,
  type Rectangle,
  sine,
} from "@tercio/tabletop";
import * as arrivals from "../entries/rules/arrivals.ts";
import { flankAttack } from "../entries/rules/battle.ts";
import { oneInch } from "../entries/rules/moves.ts";
import { formationOf, rectangleOf, unitDistance } from "../calculation/formation.ts";
import { isLoose, shapesOf } from "../calculation/models.ts";
import { movementOf } from "../calculation/leadership.ts";
import type { RuleId } from "../state/names.ts";
import { fieldOf, type OldWorld, other, type Seat, type Unit } from "../state/state.ts";
import { ahead, type Placed, placedAt } from "./deploying.ts";
import { APART, blocks, onTable, openTable, others, rocks } from "./world.ts";
import { sideOf, viewOf } from "./zones.ts";

type G = OldWorld;
export type Edge = "north" | "south" | "east" | "west";
const EDGES: readonly Edge[] = ["north", "south", "east", "west"];

/** The way a unit looks that comes from an edge. */
const INWARDS: { readonly [edge in Edge]: number } = { north: 32_768, east: 49_152, south: 0, west: 16_384 };

const SCOUT = arrivals.scouts.figures;
const AMBUSH = arrivals.ambushers.figures;
const FLANK = flankAttack.figures;
const LOOSE = arrivals.reinforcements.figures.skirmishers * INCH;

const ownEdge = (game: G, seat: Seat): Edge => (sideOf(game, seat) === 1 ? "north" : "south");
const isLong = (edge: Edge): boolean => edge === "north" || edge === "south";
const inAmbush = (u: Unit): boolean => u.arrival === "called";

/** The rule by which a unit comes on. */
const ruleOf = (u: Unit): RuleId =>
  inAmbush(u) ? arrivals.ambushers.id : u.arrival === "flank" ? flankAttack.id : arrivals.reinforcements.id;

/** The edges from which a unit may come: one in ambush from any that is no rock, the others from their own. */
export const edgesOf = (game: G, u: Unit): readonly Edge[] =>
  inAmbush(u)
    ? EDGES.filter((edge) => isLong(edge) || openTable(game).width === fieldOf(game).width)
    : [ownEdge(game, u.entry.seat)];

/** How far a point is inside the table, seen from an edge. */
function inside(game: G, edge: Edge, p: Point): number {
  const { width, depth } = fieldOf(game);
  return { north: depth / 2 - p.y, south: depth / 2 + p.y, east: width / 2 - p.x, west: width / 2 + p.x }[edge];
}

/** Does the whole rear of a unit lie on this edge, or is each model of a loose one near enough to it? */
function rearOn(game: G, edge: Edge, u: Unit): boolean {
  if (isLoose(u)) return shapesOf(u).every((r) => Math.min(...corners(r).map((p) => inside(game, edge, p))) <= LOOSE);
  const r = rectangleOf(u);
  const [, , right, left] = corners(r);
  const [a, b] = [inside(game, edge, right), inside(game, edge, left)];
  return Math.abs(a - b) <= CONTACT_TOLERANCE && r.facing === INWARDS[edge] && Math.abs(a) <= CONTACT_TOLERANCE;
}

/** Along its own edge a flank force comes from the inches beside the middle, on the flank that is named. */
function onFlank(game: G, u: Unit): boolean {
  const side = fieldOf(game).flank[u.entry.seat];
  const least = (FLANK.middle * INCH) / 2;
  return ([1, -1] as const).some(
    (sign) =>
      (side === null || side === sign) &&
      shapesOf(u)
        .flatMap(corners)
        .every(({ x }) => x * sign >= least && x * sign <= least + FLANK.flank * INCH),
  );
}

const nearestEnemy = (game: G, u: Unit, closer: (distance: number) => boolean): Unit | undefined =>
  others(game).find((v) => v.entry.seat !== u.entry.seat && closer(unitDistance(u, v)));

/** Why Scouts may not be put down there; null where they may. */
export function whyNotScout(game: G, u: Unit, p: Placed): Refusal | null {
  const there = placedAt(u, p);
  if (!shapesOf(there).every((r) => onTable(game, r))) return refuse("refuse.off-table", "tow.rule.table-edge");
  const near = nearestEnemy(game, there, (far) => far <= SCOUT.inches * INCH);
  return near === undefined || !inForce(arrivals.scouts.id)
    ? null
    : {
        ...refuse("refuse.scouts-distance", arrivals.scouts.id, {
          unit: bilingual(u.entry.name),
          foe: bilingual(near.entry.name),
          inches: SCOUT.inches,
        }),
        pieces: [near.id],
      };
}

/** Why a unit may not come on there; null where it may. */
export function whyNotArrive(game: G, u: Unit, p: Placed): Refusal | null {
  const there = placedAt(u, p);
  const shapes = shapesOf(there);
  const unit = bilingual(u.entry.name);
  if (!shapes.every((r) => onTable(game, r))) return refuse("refuse.off-table", "tow.rule.table-edge");
  const edges = edgesOf(game, u);
  if (!edges.some((edge) => rearOn(game, edge, there)))
    return refuse("refuse.not-on-edge", ruleOf(u), { unit, edges: edges.map((edge) => message(`edge.${edge}`)) });
  if (u.arrival === "flank" && inForce(flankAttack.id) && !onFlank(game, there))
    return refuse("refuse.not-on-flank", flankAttack.id, { unit, inches: FLANK.flank });
  if (inAmbush(u) && inForce(arrivals.ambushers.id)) {
    const near = nearestEnemy(game, there, (far) => far <= AMBUSH.inches * INCH);
    if (near !== undefined)
      return {
        ...refuse("refuse.ambush-distance", arrivals.ambushers.id, {
          unit,
          foe: bilingual(near.entry.name),
          inches: AMBUSH.inches,
        }),
        pieces: [near.id],
      };
    const most = AMBUSH.movements * movementOf(game, u).value;
    const deep = Math.max(...edges.filter((e) => rearOn(game, e, there)).map((e) => deepest(game, e, shapes)));
    if (deep > most * INCH) return refuse("refuse.ambush-deep", arrivals.ambushers.id, { unit, inches: most });
  }
  const close = inForce(oneInch.id) ? nearestEnemy(game, there, (far) => far < APART) : undefined;
  return close === undefined
    ? null
    : {
        ...refuse("refuse.one-inch", oneInch.id, { foe: bilingual(close.entry.name), inches: oneInch.figures.inches }),
        pieces: [close.id],
      };
}

const deepest = (game: G, edge: Edge, shapes: readonly Rectangle[]): number =>
  Math.max(...shapes.flatMap(corners).map((p) => inside(game, edge, p)));

/** A unit with its rear on an edge, its middle so far along it, to the right of who looks in from there. */
function onEdge(game: G, u: Unit, edge: Edge, along: number, files: number): Placing {
  const field = fieldOf(game);
  const { width, depth } = boundary({ x: 0, y: 0, facing: 0 }, withFiles(formationOf(u), files));
  const most = Math.max(0, Math.floor(((isLong(edge) ? field.width : field.depth) - width) / 2));
  const at = Math.max(-most, Math.min(most, along));
  const off = (isLong(edge) ? field.depth : field.width) / 2 - depth;
  const put = (x: number, y: number): Placing => ({ unit: u.id, x: x + 0, y: y + 0, facing: INWARDS[edge], files });
  switch (edge) {
    case "north":
      return put(-at, off);
    case "south":
      return put(at, -off);
    case "east":
      return put(off, at);
    case "west":
      return put(-off, -at);
  }
}

/** Where a unit would come on nearest to a point of the table. */
export function edgeNear(game: G, u: Unit, p: Point, files: number): Placing {
  const nearest = edgesOf(game, u).reduce((a, b) => (inside(game, b, p) < inside(game, a, p) ? b : a));
  const along = { north: -p.x, south: p.x, east: p.y, west: -p.y }[nearest];
  // Of loose models each is near the edge: in one row.
  return onEdge(game, u, nearest, Math.trunc(along) + 0, isLoose(u) ? u.models : files);
}

/** 0, then so far to the one side and the other, to `most`. */
function outwards(most: number, step: number, sign: 1 | -1): readonly number[] {
  const list = [0];
  for (let n = step; n <= most; n += step) list.push(n * sign, -n * sign);
  return list;
}

/** Places to try for Scouts, legal or not: from the middle of the table outwards. */
export function scoutPlaces(game: G, u: Unit): readonly Placing[] {
  const { width, depth, chirality } = fieldOf(game);
  const v = viewOf(game, u.entry.seat);
  const across = outwards(width / 2, 2 * INCH, chirality);
  return outwards(depth / 2, 2 * INCH, 1).flatMap((y) =>
    across.map((x) => ({ unit: u.id, ...seen(v, { x, y }), facing: ahead(game, u.entry.seat), files: u.files })),
  );
}

/** A quarter of a circle is walked around in so many steps, from outside. */
const STEPS = 8;
const QUARTER = 16_384;
/** What no Scouts stand in for an enemy: all that is within 12 inches of it, and beyond its corners 0.06 inches more. */
function scoutsKeepFrom(v: Unit): Polygon {
  const r = rectangleOf(v);
  const [frontLeft, frontRight, rearRight, rearLeft] = corners(r);
  const step = QUARTER / STEPS;
  const radius = (SCOUT.inches * INCH + 2) / cosine(step / 2);
  const round = [frontLeft, rearLeft, rearRight, frontRight].flatMap((c, n) =>
    Array.from({ length: STEPS }, (_, i) => {
      const turn = normalise(r.facing - n * QUARTER - (i + 0.5) * step);
      return { x: (c?.x ?? 0) + radius * sine(turn), y: (c?.y ?? 0) + radius * cosine(turn) };
    }),
  );
  return { points: round };
}

/** Any place at all for Scouts, in whatever width and looking wherever they can; null where nothing fits. */
export function roomForScouts(game: G, u: Unit): Placing | null {
  const { width, depth, chirality } = fieldOf(game);
  const enemies = others(game).filter((v) => v.entry.seat !== u.entry.seat);
  const friends = others(game).filter((v) => v.entry.seat === u.entry.seat);
  const whole = { left: -width, right: width, level: -depth, slope: 0 };
  const camp: Camp = {
    view: viewOf(game, u.entry.seat),
    ground: { width, depth, strips: [whole] },
    standing: [...friends.map(rectangleOf), ...rocks(game, u).map((r) => r.shape), ...enemies.map(scoutsKeepFrom)],
    keep: 0,
  };
  const find = anyRoom(camp, chirality, (_, p) => whyNotScout(game, u, p) === null);
  return find({ unit: u.id, formation: formationOf(u), files: u.files, most: u.models });
}

/** The widths in which a unit can stand, from the one that it has outwards. */
const widths = (u: Unit): readonly number[] =>
  Array.from({ length: u.models }, (_, i) => i + 1).toSorted(
    (a, b) => Math.abs(a - u.files) - Math.abs(b - u.files) || b - a,
  );

/** Farther than an ambush keeps from enemies, 0.01 mm. */
const FAR_ENOUGH = AMBUSH.inches * INCH + 1;

/** Where a unit so wide has room along an edge, slid from its middle: exactly beside what is in the way. */
function roomAlong(game: G, u: Unit, edge: Edge, files: number): readonly Placing[] {
  const { chirality, ...field } = fieldOf(game);
  const at = (s: number): Placing => onEdge(game, u, edge, s * chirality, files);
  const { width } = rectangleOf(placedAt(u, at(0)));
  const most = Math.max(0, Math.floor(((isLong(edge) ? field.width : field.depth) - width) / 2));
  const apart = inAmbush(u) ? FAR_ENOUGH : APART;
  const keepers: readonly Keeper[] = [
    ...others(game).map((v) => ({ shape: rectangleOf(v), spacing: v.entry.seat === u.entry.seat ? 1 : apart })),
    ...rocks(game, u).map(({ shape }) => ({ shape, spacing: 1 })),
  ];
  return freeAlong((s) => rectangleOf(placedAt(u, at(s))), keepers, -most, most).map(at);
}

/** The edges from which a unit may come, behind the enemy first, the own edge last. */
function inOrder(game: G, u: Unit): readonly Edge[] {
  const { seat } = u.entry;
  const edges = edgesOf(game, u);
  const order = [ownEdge(game, other(seat)), "east", "west", ownEdge(game, seat)] as const;
  return order.filter((edge) => edges.includes(edge));
}

/** Places to try for a unit that comes on, legal or not: an inch apart as wide as it is. */
export function edgePlaces(game: G, u: Unit): readonly Placing[] {
  const { width, depth, chirality } = fieldOf(game);
  return inOrder(game, u).flatMap((edge) =>
    outwards((isLong(edge) ? width : depth) / 2, INCH, chirality).map((along) =>
      onEdge(game, u, edge, along, isLoose(u) ? u.models : u.files),
    ),
  );
}

/** All that are left to try where none of those is legal: in every width, just beside what is in the way. */
export const narrowPlaces = (game: G, u: Unit): readonly Placing[] =>
  inOrder(game, u).flatMap((edge) => widths(u).flatMap((files) => roomAlong(game, u, edge, files)));

/** Where a pursuer that left the table comes back: as near as it has room to where it went; null where it has none. */
export const whereBack = (game: G, u: Unit) =>
  roomAtEdge(fieldOf(game), fieldOf(game).chirality, rectangleOf(u), blocks(game, u), APART);
