import { inForce } from "@tercio/kernel";
import { type Base, formUps, type Table } from "@tercio/loose";
import { INCH } from "@tercio/tabletop";
import * as skirmish from "../entries/rules/skirmish.ts";
import { BASE, ranksOf } from "../calculation/formation.ts";
import { foes, type OldWorld, onField, type Place, type Unit, unit } from "../state/state.ts";

/** Models no farther apart than this hold together, 0.01 mm. */
export const COHERENT = skirmish.skirmishers.figures.within * INCH;
/** There is no table: ground without an edge. */
const GROUND: Table = { width: 1e7, depth: 1e7 };
/** A place is a whole number of 0.01 mm. */
const ROUNDED = 1;

/** Skirmishers' bases, which look at their charger. */
export const basesAt = (places: readonly Place[]): readonly Base[] =>
  places.map(({ x, y }) => ({ shape: { kind: "rectangle", length: BASE, width: BASE }, x, y, facing: 32_768 }));

/** The unit that has charged these skirmishers, who have not formed up yet; null where there is none. */
export function charged(game: OldWorld, u: Unit): Unit | null {
  if (game.field !== null || u.places === null || !onField(u)) return null;
  const [by, ...more] = foes(game, u.id);
  return by === undefined || by.charged || by.own !== "front" || more.length > 0 ? null : unit(game, by.foe);
}

/** The body of a charger as its skirmishers see it: its front on the line y = 0, about x = 0. */
export function frontBlock(by: Unit): Base {
  const depth = ranksOf(by) * BASE;
  return { shape: { kind: "rectangle", length: depth, width: by.files * BASE }, x: 0, y: 0 - depth / 2, facing: 0 };
}

/** Does a base there touch the charger's front, by a corner at least? */
export const TOUCHING = (by: Unit, x: number, y: number): boolean =>
  Math.abs(y - BASE / 2) <= ROUNDED && Math.abs(x) <= ((by.files + 1) * BASE) / 2 + ROUNDED;

/** One way to form up: the column of the left end of the fighting rank, how wide, how many stand and how many are lost. */
export type FormUp = {
  readonly column: number;
  readonly width: number;
  readonly stand: number;
  readonly lost: number;
  /** Models of the charger in base contact. */
  readonly touched: number;
};

/** Every way in which skirmishers may form up along the front of who charged them; none where nobody comes to it. */
export function formations(game: OldWorld, u: Unit): readonly FormUp[] {
  const by = charged(game, u);
  if (by === null || u.places === null || !inForce("tow.rule.form-up")) return [];
  const line = { x: 0, y: 0, facing: 0, files: by.files };
  const hindrances = [{ base: frontBlock(by), keep: 0 }];
  const limit = u.entry.movement * skirmish.formUp.figures.movements * INCH;
  return formUps(basesAt(u.places), line, hindrances, GROUND, limit).map(({ first, width, places }) => {
    const stand = places.filter((p) => p !== null).length;
    // A corner counts: of the charger those from the column before the first to the one after the last.
    const touched = Math.min(by.files - 1, first + width) - Math.max(0, first - 1) + 1;
    return { column: first, width, stand, lost: places.length - stand, touched };
  });
}
