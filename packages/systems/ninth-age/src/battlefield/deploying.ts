import { inForce, there } from "@tercio/kernel";
import type { Ground, Style } from "@tercio/mass-battle";
import {
  aheadOf,
  anyRoom,
  type Camp,
  type Company,
  companies,
  type Placing,
  placedNear,
  planned,
  STYLES,
  tooCrowded,
} from "@tercio/regiments";
import { type Block, gap, type Rectangle, wellApart } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { changed, isLeft, type NinthAge, type Seat, type Unit, unit } from "../state/state.ts";
import { blocks, UNIT_SPACING } from "./world.ts";
import { inZone, viewOf } from "./zones.ts";
import { marchedTo } from "./marching.ts";
import { planningStrips } from "./planning.ts";
import { abreast } from "../state/rooms.ts";

/** Units stand more than this apart: at least a hundredth of a millimetre more. */
const KEEP = UNIT_SPACING + 1;

/** The unit as it would stand. */
export const placedAt = (u: Unit, { x, y, facing, files }: Placing): Unit =>
  changed(u, { x, y, facing, files, place: "field" });

/** Is it nearer than Unit Spacing allows? */
export const crowds = (a: Block, b: Rectangle): boolean =>
  !wellApart(b, a, UNIT_SPACING) && gap(b, a) <= (inForce("t9a.rule.unit-spacing") ? UNIT_SPACING : 0);

/** The facing that looks away from the own table edge. */
export const ahead = (game: NinthAge, seat: Seat): number => aheadOf(viewOf(game, seat));

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

/** A unit as it is put down. */
const companyOf = companies((u: Unit) => ({
  unit: u.id,
  formation: formationOf(u),
  files: u.files,
  most: abreast(u),
}));

const taken = (game: NinthAge, list: readonly Placing[]): readonly Rectangle[] =>
  list.map((p) => rectangleOf(placedAt(unit(game, p.unit), p)));

/** Where a seat puts down its units, with those put down before (`list`). */
const campOf = (game: NinthAge, seat: Seat, list: readonly Placing[]): Camp => ({
  view: viewOf(game, seat),
  ground: groundOf(game, seat, list),
  standing: [...blocks(game), ...taken(game, list)],
  keep: KEEP,
});

const armyOf = (game: NinthAge, seat: Seat): readonly Company[] =>
  game.units.filter((u) => u.seat === seat && isLeft(u)).map(companyOf);

/** A place for as many of these units as can be found room for, those placed before (`list`) kept where they are. */
export function plan(
  game: NinthAge,
  seat: Seat,
  ids: readonly number[],
  style: Style = there(STYLES.line),
  list: readonly Placing[] = [],
): readonly Placing[] {
  const found = planned(campOf(game, seat, list), armyOf(game, seat), ids, style);
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
  return tooCrowded(campOf(game, seat, list), armyOf(game, seat), ids);
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
  return placedNear(campOf(game, seat, list), companyOf(u), x, files, exactly);
}

/**
 * Finds any place at all for a unit of this seat, in whatever formation and looking wherever it can; null where surely
 * nothing fits.
 */
export function roomFinder(game: NinthAge, seat: Seat): (u: Unit) => Placing | null {
  const obstacles = blocks(game);
  const find = anyRoom(campOf(game, seat, []), game.chirality, (c, p) => {
    const r = rectangleOf(placedAt(unit(game, c.unit), p));
    return inZone(game, seat, r) && !obstacles.some((o) => crowds(o, r));
  });
  return (u) => find(companyOf(u));
}
