import { inForce, there } from "@tercio/kernel";
import {
  boundary,
  type Box,
  type Ground,
  pack,
  placeAny,
  placeAt,
  placeNear,
  type Room,
  type Shape,
  type Spot,
  standingRoom,
  type Style,
  tooMany,
  withFiles,
} from "@tercio/mass-battle";
import {
  type Block,
  corners,
  gap,
  isPolygon,
  normalise,
  type Point,
  type Rectangle,
  TURN,
  wellApart,
} from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { isLeft, type NinthAge, type Seat, type Unit, unit } from "../state/state.ts";
import { blocks, UNIT_SPACING } from "./world.ts";
import { inZone, seen, sideOf, viewOf } from "./zones.ts";
import { marchedTo } from "./marching.ts";
import { planningStrips } from "./planning.ts";
import { abreast } from "../state/rooms.ts";

export type Placing = {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly files: number;
};

/** Whole-army layouts: an even line, everything on one flank, everything round the middle. */
export const STYLES: { readonly [id: string]: Style } = {
  line: { spread: 0.8, aside: 0 },
  refused: { spread: 0.45, aside: 0.25 },
  centre: { spread: 0, aside: 0 },
};

/** Units stand more than this apart: at least a hundredth of a millimetre more. */
const KEEP = UNIT_SPACING + 1;

/** The unit as it would stand. */
export const placedAt = (u: Unit, p: Placing): Unit => ({
  ...u,
  x: p.x,
  y: p.y,
  facing: p.facing,
  files: p.files,
  place: "field",
});

/** Is it nearer than Unit Spacing allows? */
export const crowds = (a: Block, b: Rectangle): boolean =>
  !wellApart(b, a, UNIT_SPACING) && gap(b, a) <= (inForce("t9a.rule.unit-spacing") ? UNIT_SPACING : 0);

/** The facing that looks away from the own table edge. */
export const ahead = (game: NinthAge, seat: Seat): number => (sideOf(game, seat) === -1 ? 0 : TURN / 2);

const groundOf = (game: NinthAge, seat: Seat, list: readonly Placing[]): Ground => ({
  width: game.width,
  depth: game.depth,
  strips: planningStrips(
    game,
    seat,
    game.deployment === "marching-columns"
      ? marchedTo(
          game,
          seat,
          list.map((p) => [unit(game, p.unit), rectangleOf(placedAt(unit(game, p.unit), p))] as const),
        )
      : -1,
  ),
});

function shapeOf(u: Unit, files: number): Shape {
  const { width, depth } = boundary({ x: 0, y: 0, facing: 0 }, withFiles(formationOf(u), files));
  return { files, width, depth };
}

const known = new WeakMap<Unit, readonly Shape[]>();

/** Every formation that takes another room than the others, for each number of ranks the narrowest; the likest to the list's first. */
function shapesOf(u: Unit): readonly Shape[] {
  const before = known.get(u);
  if (before !== undefined) return before;
  const count = abreast(u);
  const list: Shape[] = [];
  for (let ranks = 1; ranks <= count; ranks++) {
    const files = Math.ceil(count / ranks);
    if (list[list.length - 1]?.files !== files) list.push(shapeOf(u, files));
  }
  const odd = (s: Shape): number => Math.abs(s.files - u.files);
  list.sort((p, q) => odd(p) - odd(q) || p.files - q.files);
  known.set(u, list);
  return list;
}

const pointsOf = (b: Block): readonly Point[] => (isPolygon(b) ? b.points : corners(b));

/** What stands already, as boxes in a seat's view; of what is turned, or no rectangle, the box around it. */
function boxes(game: NinthAge, seat: Seat, more: readonly Rectangle[]): readonly Box[] {
  const v = viewOf(game, seat);
  return [...blocks(game), ...more].map((r) => {
    const c = pointsOf(r).map((p) => seen(v, p));
    const xs = c.map((p) => p.x);
    const ys = c.map((p) => p.y);
    return { left: Math.min(...xs), right: Math.max(...xs), front: Math.min(...ys), back: Math.max(...ys) };
  });
}

function placing(game: NinthAge, seat: Seat, u: Unit, spot: Spot): Placing {
  const { x, y } = seen(viewOf(game, seat), spot);
  return { unit: u.id, x, y, facing: ahead(game, seat), files: spot.shape.files };
}

/** An army and what stands in its way, for the packing: units of `ids` are to be placed, the others keep their slots. */
function question(game: NinthAge, seat: Seat, ids: readonly number[], list: readonly Placing[]) {
  const taken = list.map((p) => rectangleOf(placedAt(unit(game, p.unit), p)));
  const units = game.units.filter((u) => u.seat === seat && isLeft(u));
  const blocks = units.map((u) => ({
    preferred: shapeOf(u, u.files),
    shapes: shapesOf(u),
    placed: !ids.includes(u.id),
  }));
  return { units, blocks, ground: groundOf(game, seat, list), fixed: boxes(game, seat, taken) };
}

/** A place for as many of these units as can be found room for, those placed before (`list`) kept where they are. */
export function plan(
  game: NinthAge,
  seat: Seat,
  ids: readonly number[],
  style: Style = there(STYLES.line),
  list: readonly Placing[] = [],
): readonly Placing[] {
  const { units, blocks, ground, fixed } = question(game, seat, ids, list);
  const spots = pack(ground, fixed, blocks, KEEP, style);
  const found = spots.flatMap((s, i) => (s === null ? [] : [placing(game, seat, there(units[i]), s)]));
  return game.deployment === "marching-columns" ? inMarchingOrder(game, seat, list, found) : found;
}

/** Those of a plan that may be put down one after the other: each farther from the short edge than those before it. */
function inMarchingOrder(
  game: NinthAge,
  seat: Seat,
  list: readonly Placing[],
  found: readonly Placing[],
): readonly Placing[] {
  const standing = (p: Placing) => [unit(game, p.unit), rectangleOf(placedAt(unit(game, p.unit), p))] as const;
  const before = list.map(standing);
  const from = (p: Placing): number => marchedTo({ ...game, units: [] }, seat, [standing(p)]);
  const order = found.map((p) => ({ p, from: from(p) })).sort((a, b) => a.from - b.from);
  let far = marchedTo(game, seat, before);
  return order.flatMap(({ p, from: here }) => {
    if (here >= 0 && here <= far) return [];
    far = Math.max(far, here);
    return [p];
  });
}

/** Is it plain that not all of these units find room any more? */
export function crowded(game: NinthAge, seat: Seat, ids: readonly number[], list: readonly Placing[]): boolean {
  const { blocks, ground, fixed } = question(game, seat, ids, list);
  return tooMany(ground, fixed, blocks, KEEP);
}

/** One unit with its front towards the enemy, at x (0.01 mm, of the table) or as near to it as there is room. */
export function spotNear(
  game: NinthAge,
  seat: Seat,
  u: Unit,
  x: number,
  files: number,
  list: readonly Placing[] = [],
  exactly = false,
): Placing | null {
  const taken = list.map((p) => rectangleOf(placedAt(unit(game, p.unit), p)));
  const find = exactly ? placeAt : placeNear;
  const goal = seen(viewOf(game, seat), { x, y: 0 }).x;
  const spot = find(groundOf(game, seat, list), boxes(game, seat, taken), shapeOf(u, files), KEEP, goal);
  return spot === null ? null : placing(game, seat, u, spot);
}

/**
 * Finds any place at all for a unit of this seat, in whatever formation and looking wherever it can; null where surely
 * nothing fits.
 */
export function roomFinder(game: NinthAge, seat: Seat): (u: Unit) => Placing | null {
  const v = viewOf(game, seat);
  const ground = groundOf(game, seat, []);
  const fixed = boxes(game, seat, []);
  const obstacles = blocks(game);
  // In a view that does not mirror the corners come the other way round; those of a polygon run counter-clockwise.
  const convex = obstacles.map((r): readonly Point[] => {
    const c = pointsOf(r).map((p) => seen(v, p));
    return (v.x === v.y) !== isPolygon(r) ? c.reverse() : c;
  });
  return (u) => {
    const shapes = shapesOf(u);
    const straight = placeAny(ground, fixed, shapes, KEEP);
    if (straight !== null) return placing(game, seat, u, straight);
    const place = (at: Room): Placing => ({
      unit: u.id,
      ...seen(v, at),
      facing: normalise(ahead(game, seat) + at.turn * game.chirality),
      files: at.shape.files,
    });
    const legal = (at: Room): boolean => {
      const r = rectangleOf(placedAt(u, place(at)));
      return inZone(game, seat, r) && !obstacles.some((o) => crowds(o, r));
    };
    const room = standingRoom(ground, convex, shapes, KEEP, legal);
    return room === null ? null : place(room);
  };
}
