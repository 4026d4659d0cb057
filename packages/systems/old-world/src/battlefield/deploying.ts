import type { Style } from "@tercio/mass-battle";
import { aheadOf, anyRoom, type Camp, companies, type Placing, placedNear, planned, STYLES } from "@tercio/regiments";
import { type Block, CONTACT_TOLERANCE, overlaps, type Rectangle } from "@tercio/tabletop";
import { there } from "@tercio/kernel";
import { arranged, type Arrangement, middleOf } from "@tercio/loose";
import { COHERENT, looseAt, modelsOf } from "../calculation/models.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { change, fieldOf, type OldWorld, type Order, type Place, type Seat, type Unit, unit } from "../state/state.ts";
import { blocks, coveredBy, others, rocks } from "./world.ts";
import { inZone, stripsOf, viewOf } from "./zones.ts";

/** A plan keeps units a finger apart, so that each can move on: half an inch, 0.01 mm. */
const KEEP = 1270;

/** A unit put down; `to`: loose, model by model, its middle following from that; `order`: in another of its formations. */
export type Placed = Placing & { readonly to?: readonly Place[]; readonly order?: Order };

/** The unit as it would stand. */
export function placedAt(u: Unit, { x, y, facing, files, to, order = u.order }: Placed): Unit {
  const there: Unit = { ...u, x, y, facing, files, order, place: "field", places: null };
  return to === undefined ? there : { ...there, ...looseAt(there, to) };
}

/** A unit on the table where it is put down. */
export function putDown(game: OldWorld, p: Placed, more: Partial<Unit> = {}): OldWorld {
  const { x, y, facing, files, order, places } = placedAt(unit(game, p.unit), p);
  return change(game, p.unit, { x, y, facing, files, order, places, place: "field", ...more });
}

/** The models of a loose unit drawn up about the middle of where it is put down. */
export function drawnUp(game: OldWorld, u: Unit, p: Placed, how: Arrangement): Placed {
  const there = placedAt(u, p);
  const bases = modelsOf(there);
  const to = arranged(
    ...([how, bases.map((b) => b.shape), middleOf(bases)] as const),
    ...([p.facing, COHERENT, fieldOf(game).chirality] as const),
  ).map(({ x, y }) => ({ x: x + 0, y: y + 0 }));
  const { x, y } = looseAt(there, to);
  return { ...p, x, y, to };
}

/** The same carried by so much. */
export const carriedBy = (p: Placed, x: number, y: number): Placed => ({
  ...p,
  ...{ x: p.x + x, y: p.y + y },
  ...(p.to === undefined ? {} : { to: p.to.map((m) => ({ x: m.x + x, y: m.y + y })) }),
});

/** Does one lie on another? */
export const crowds = (a: Block, b: Rectangle): boolean => overlaps(b, a, CONTACT_TOLERANCE);

/** The facing that looks away from the own table edge. */
export const ahead = (game: OldWorld, seat: Seat): number => aheadOf(viewOf(game, seat));

/** A unit as it is put down. */
const companyOf = companies((u: Unit) => ({
  unit: u.id,
  formation: formationOf(u),
  files: u.files,
  most: u.models,
}));

/** Where these units go down: clear of what any of them may not stand in. */
const campOf = (game: OldWorld, seat: Seat, units: readonly Unit[], list: readonly Placed[]): Camp => {
  const { width, depth } = fieldOf(game);
  const ground = new Set(units.flatMap((u) => rocks(game, u)));
  return {
    view: viewOf(game, seat),
    ground: { width, depth, strips: stripsOf(game) },
    standing: [
      ...others(game).flatMap(coveredBy),
      ...[...ground].map((s) => s.shape),
      ...list.flatMap((p) => coveredBy(placedAt(unit(game, p.unit), p))),
    ],
    keep: KEEP,
  };
};

const armyUnits = (game: OldWorld, seat: Seat): readonly Unit[] =>
  game.units.filter((u) => u.entry.seat === seat && u.place !== "destroyed");

/** A place for as many of these units as can be found room for, those placed before (`list`) kept where they are. */
export const plan = (
  game: OldWorld,
  seat: Seat,
  ids: readonly number[],
  style: Style = there(STYLES["line"]),
  list: readonly Placed[] = [],
): readonly Placing[] =>
  planned(campOf(game, seat, armyUnits(game, seat), list), armyUnits(game, seat).map(companyOf), ids, style);

/** One unit with its front towards the enemy, at x (0.01 mm, of the table) or as near to it as there is room. */
export const spotNear = (
  game: OldWorld,
  seat: Seat,
  u: Unit,
  x: number,
  files: number,
  list: readonly Placed[] = [],
): Placing | null => placedNear(campOf(game, seat, [u], list), companyOf(u), x, files, false);

/** Finds any place at all for a unit of this seat; null where surely nothing fits. */
export function roomFinder(game: OldWorld, seat: Seat): (u: Unit) => Placing | null {
  return (u) => {
    const obstacles = blocks(game, u);
    const find = anyRoom(campOf(game, seat, [u], []), fieldOf(game).chirality, (_, p) => {
      const r = rectangleOf(placedAt(u, p));
      return inZone(game, seat, r) && !obstacles.some((o) => crowds(o, r));
    });
    return find(companyOf(u));
  };
}
