import { there } from "@tercio/kernel";
import {
  boundary,
  type Box,
  type Formation,
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
import { type Block, corners, isPolygon, normalise, type Point } from "@tercio/tabletop";
import { aheadOf, seen, type View } from "./zones.ts";

/** A unit put down: the middle of its front (0.01 mm), where it looks (1/65536 turns), how wide it stands. */
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

/** Where an army is put down, as its seat looks at it. */
export interface Camp {
  readonly view: View;
  readonly ground: Ground;
  /** All that stands on the table already. */
  readonly standing: readonly Block[];
  /** Units stand more than this apart, 0.01 mm. */
  readonly keep: number;
}

/** A unit that is put down: how it would stand by its list, and how many files it can stand in at most. */
export interface Company {
  readonly unit: number;
  readonly formation: Formation;
  readonly files: number;
  readonly most: number;
}

/** Units as they are put down, made once: the same as long as the unit is. */
export function companies<U extends object>(made: (u: U) => Company): (u: U) => Company {
  const once = new WeakMap<U, Company>();
  return (u) => {
    const before = once.get(u);
    if (before !== undefined) return before;
    const company = made(u);
    once.set(u, company);
    return company;
  };
}

function shapeOf({ formation }: Company, files: number): Shape {
  const { width, depth } = boundary({ x: 0, y: 0, facing: 0 }, withFiles(formation, files));
  return { files, width, depth };
}

const known = new WeakMap<Company, readonly Shape[]>();

/** Every formation that takes another room than the others, for each number of ranks the narrowest; the likest to the list's first. */
function shapesOf(c: Company): readonly Shape[] {
  const before = known.get(c);
  if (before !== undefined) return before;
  const list: Shape[] = [];
  for (let ranks = 1; ranks <= c.most; ranks++) {
    const files = Math.ceil(c.most / ranks);
    if (list[list.length - 1]?.files !== files) list.push(shapeOf(c, files));
  }
  const odd = (s: Shape): number => Math.abs(s.files - c.files);
  list.sort((p, q) => odd(p) - odd(q) || p.files - q.files);
  known.set(c, list);
  return list;
}

const pointsOf = (b: Block): readonly Point[] => (isPolygon(b) ? b.points : corners(b));

/** What stands already, as boxes in a seat's view; of what is turned, or no rectangle, the box around it. */
const boxes = ({ view, standing }: Camp): readonly Box[] =>
  standing.map((r) => {
    const c = pointsOf(r).map((p) => seen(view, p));
    const xs = c.map((p) => p.x);
    const ys = c.map((p) => p.y);
    return { left: Math.min(...xs), right: Math.max(...xs), front: Math.min(...ys), back: Math.max(...ys) };
  });

function placing({ view }: Camp, { unit }: Company, spot: Spot): Placing {
  const { x, y } = seen(view, spot);
  return { unit, x, y, facing: aheadOf(view), files: spot.shape.files };
}

/** An army for the packing: units of `ids` are to be placed, the others keep their slots. */
const slots = (army: readonly Company[], ids: readonly number[]) =>
  army.map((c) => ({ preferred: shapeOf(c, c.files), shapes: shapesOf(c), placed: !ids.includes(c.unit) }));

/** A place for as many of these units of an army as can be found room for. */
export const planned = (
  camp: Camp,
  army: readonly Company[],
  ids: readonly number[],
  style: Style,
): readonly Placing[] =>
  pack(camp.ground, boxes(camp), slots(army, ids), camp.keep, style).flatMap((s, i) =>
    s === null ? [] : [placing(camp, there(army[i]), s)],
  );

/** Is it plain that not all of these units find room? */
export const tooCrowded = (camp: Camp, army: readonly Company[], ids: readonly number[]): boolean =>
  tooMany(camp.ground, boxes(camp), slots(army, ids), camp.keep);

/** One unit with its front towards the enemy, at x (0.01 mm, of the table), or as near to it as there is room. */
export function placedNear(camp: Camp, c: Company, x: number, files: number, exactly: boolean): Placing | null {
  const find = exactly ? placeAt : placeNear;
  const spot = find(camp.ground, boxes(camp), shapeOf(c, files), camp.keep, seen(camp.view, { x, y: 0 }).x);
  return spot === null ? null : placing(camp, c, spot);
}

/**
 * Finds any place at all for a unit, in whatever formation and looking wherever it can (`chirality`: to which side it is
 * turned first); null where surely nothing fits. `legal` has the last word on a place that is not straight.
 */
export function anyRoom(
  camp: Camp,
  chirality: 1 | -1,
  legal: (c: Company, p: Placing) => boolean,
): (c: Company) => Placing | null {
  const { view, ground, standing, keep } = camp;
  const fixed = boxes(camp);
  // In a view that does not mirror the corners come the other way round; those of a polygon run counter-clockwise.
  const convex = standing.map((r): readonly Point[] => {
    const c = pointsOf(r).map((p) => seen(view, p));
    return (view.x === view.y) !== isPolygon(r) ? c.reverse() : c;
  });
  return (c) => {
    const shapes = shapesOf(c);
    const straight = placeAny(ground, fixed, shapes, keep);
    if (straight !== null) return placing(camp, c, straight);
    const place = (at: Room): Placing => ({
      unit: c.unit,
      ...seen(view, at),
      facing: normalise(aheadOf(view) + at.turn * chirality),
      files: at.shape.files,
    });
    const room = standingRoom(ground, convex, shapes, keep, (at) => legal(c, place(at)));
    return room === null ? null : place(room);
  };
}
