import { inForce } from "@tercio/kernel";
import { type Base, gap, middleOf, within } from "@tercio/loose";
import { baseCentres, boundary } from "@tercio/mass-battle";
import {
  angleTo,
  centre,
  corners,
  CONTACT_TOLERANCE,
  cosine,
  INCH,
  type Point,
  type Rectangle,
  roundHalfAway,
  sine,
} from "@tercio/tabletop";
import { skirmishers } from "../entries/rules/skirmish.ts";
import type { Place, Unit } from "../state/state.ts";
import { formationOf } from "./shape.ts";

/** Models no farther apart than this hold together, 0.01 mm. */
export const COHERENT = skirmishers.figures.within * INCH;

/** Does a unit stand model by model? Asked on a table. */
export const isLoose = (u: Unit): boolean =>
  u.garrison === null && (u.places !== null || (u.order === "skirmish" && !u.formedUp));

/** Where the models of a loose unit stand that has not been moved one by one yet: as they would in ranks. */
const inRanks = (u: Unit): readonly Place[] =>
  baseCentres(u, formationOf(u), 1).map((p) => ({ x: roundHalfAway(p.x) + 0, y: roundHalfAway(p.y) + 0 }));

const known = new WeakMap<Unit, readonly Base[]>();

/** Bases of a unit's size in these places, all turned as it is. */
export function basesAt(u: Unit, places: readonly Place[]): readonly Base[] {
  const { baseWidth: width, baseDepth: length } = formationOf(u);
  return places.map(({ x, y }) => ({ shape: { kind: "rectangle", length, width }, x, y, facing: u.facing }));
}

/** The bases of a loose unit on the table. */
export function modelsOf(u: Unit): readonly Base[] {
  let bases = known.get(u);
  if (bases === undefined) {
    bases = basesAt(u, u.places ?? inRanks(u));
    known.set(u, bases);
  }
  return bases;
}

/** A rectangular base as a rectangle by the middle of its front. */
export function rectangleAt({ shape, x, y, facing }: Base): Rectangle {
  if (shape.kind === "round") throw new Error("models of this game stand on rectangles");
  const half = shape.length / 2;
  return { x: x + half * sine(facing), y: y + half * cosine(facing), facing, width: shape.width, depth: shape.length };
}
/** The same the other way round. */
export function baseOf(r: Rectangle): Base {
  const { x, y } = centre(r);
  const shape = { kind: "rectangle", length: r.depth, width: r.width } as const;
  return { shape, x: roundHalfAway(x), y: roundHalfAway(y), facing: r.facing };
}

const shapes = new WeakMap<Unit, readonly Rectangle[]>();

/** All that a unit covers of the table: the rectangle around its ranks, or the base of each model that stands by itself. */
export function shapesOf(u: Unit): readonly Rectangle[] {
  let list = shapes.get(u);
  if (list === undefined) {
    list = isLoose(u) ? modelsOf(u).map(rectangleAt) : [boundary(u, formationOf(u))];
    shapes.set(u, list);
  }
  return list;
}

/** The width of what bars the way between two models, 0.01 mm. */
const THIN = 2;

/** What nobody walks through between models of a loose unit: the gaps over which they hold together. */
function barsOf(u: Unit): readonly Base[] {
  if (!isLoose(u) || !inForce(skirmishers.id)) return [];
  const all = modelsOf(u);
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (within(a, b, COHERENT) && gap(a, b) > CONTACT_TOLERANCE ? [between(a, b)] : [])),
  );
}
/** A thin wall from one point to another. */
export function between(a: Point, b: Point): Base {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const shape = { kind: "rectangle", length: Math.sqrt(dx * dx + dy * dy), width: THIN } as const;
  return { shape, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, facing: angleTo(dx, dy) };
}

const barred = new WeakMap<Unit, readonly Rectangle[]>();
/** The same as rectangles. */
export function barriersOf(u: Unit): readonly Rectangle[] {
  if (!isLoose(u)) return [];
  let list = barred.get(u);
  if (list === undefined) {
    list = barsOf(u).map(rectangleAt);
    barred.set(u, list);
  }
  return list;
}

/** A loose unit whose models stand there: the middle of its ranks, were it in ranks, is theirs. */
export function looseAt(u: Unit, places: readonly Place[]): Pick<Unit, "x" | "y" | "places"> {
  const middle = middleOf(places);
  const { depth } = boundary(u, formationOf(u));
  const x = roundHalfAway(middle.x + (depth / 2) * sine(u.facing)) + 0;
  const y = roundHalfAway(middle.y + (depth / 2) * cosine(u.facing)) + 0;
  return { x, y, places: places.map((p) => ({ x: p.x, y: p.y })) };
}

/** The rectangle around all models of a unit, looking to `facing`. */
export function aroundModels(u: Unit, facing: number): Rectangle {
  const [s, c] = [sine(facing), cosine(facing)];
  const points = shapesOf(u).flatMap((r) => corners(r));
  const right = points.map((p) => p.x * c - p.y * s);
  const ahead = points.map((p) => p.x * s + p.y * c);
  const [west, east] = [Math.min(...right), Math.max(...right)];
  const [south, north] = [Math.min(...ahead), Math.max(...ahead)];
  const middle = (west + east) / 2;
  return { x: middle * c + north * s, y: north * c - middle * s, facing, width: east - west, depth: north - south };
}
