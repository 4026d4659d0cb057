import type { FrameOf } from "@tercio/kernel";
import type { Steps } from "./step-ids.ts";
import type { Bilingual, Core } from "@tercio/kernel";
import type { Base, BaseShape } from "@tercio/loose";

export type Seat = 0 | 1;
export const other = (seat: number): Seat => (seat === 0 ? 1 : 0);

/** A number of the warscroll that may be rolled when it is needed. */
export type Count = number | "D3" | "D6";

/** A melee weapon as its row of a warscroll gives it; `range` in inches, `rend` 0 or less. */
export type Weapon = {
  readonly name: Bilingual;
  readonly range: number;
  readonly attacks: Count;
  readonly toHit: number;
  readonly toWound: number;
  readonly rend: number;
  readonly damage: Count;
};

/** What a unit is: never changes during the battle. */
export type Warscroll = {
  readonly name: Bilingual;
  /** Inches. */
  readonly move: number;
  readonly wounds: number;
  readonly bravery: number;
  /** Least result of a die that saves; null: none ("–"). */
  readonly save: number | null;
  readonly flies: boolean;
  readonly base: BaseShape;
  readonly weapons: readonly Weapon[];
  /** Words by which its rules are held. */
  readonly abilities: readonly string[];
};

/** A unit as the army gives it; `name`: its warscroll's, numbered where a side has several of them. */
export type UnitEntry = {
  readonly seat: Seat;
  readonly name: Bilingual;
  readonly warscroll: Warscroll;
  readonly models: number;
};

/** A model: the middle of its base in 0.01 mm from the table's middle, facing in 1/65536 turns. */
export type Model = { readonly x: number; readonly y: number; readonly facing: number };

export interface Unit {
  readonly id: number;
  readonly entry: UnitEntry;
  /** Those that stand; none where it is destroyed. */
  readonly models: readonly Model[];
  /** The model that bears wounds, by its place among them, and how many; null where nobody does. */
  readonly wounded: { readonly model: number; readonly lost: number } | null;
  /** What it did in this turn. */
  readonly moved: boolean;
  readonly ran: boolean;
  readonly retreated: boolean;
  readonly triedToCharge: boolean;
  readonly charged: boolean;
  readonly fought: boolean;
  /** Models slain in this turn. */
  readonly slain: number;
}

export interface Table {
  readonly width: number;
  readonly depth: number;
}

export interface Sigmar extends Core {
  readonly stack: readonly FrameOf<Steps>[];
  readonly rulings: { readonly [id: string]: string };
  /** 0.01 mm. */
  readonly table: Table;
  readonly units: readonly Unit[];
  /** Battle round, from 1. */
  readonly round: number;
  readonly rounds: number;
  /** Who has the first turn of this battle round. */
  readonly first: Seat;
  /** Whose turn it is. */
  readonly active: Seat;
  readonly over: boolean;
}

export function unit(game: Sigmar, id: number): Unit {
  const found = game.units[id];
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
}

export function change(game: Sigmar, id: number, patch: Partial<Unit>): Sigmar {
  const units = game.units.slice();
  units[id] = { ...unit(game, id), ...patch };
  return { ...game, units };
}

export const standing = (u: Unit): boolean => u.models.length > 0;
export const ofSeat = (game: Sigmar, seat: Seat): readonly Unit[] =>
  game.units.filter((u) => u.entry.seat === seat && standing(u));
export const enemiesOf = (game: Sigmar, u: Unit): readonly Unit[] => ofSeat(game, other(u.entry.seat));
export const friendsOf = (game: Sigmar, u: Unit): readonly Unit[] =>
  ofSeat(game, u.entry.seat).filter((f) => f.id !== u.id);

const placed = (u: Unit, m: Model): Base => ({ shape: u.entry.warscroll.base, x: m.x, y: m.y, facing: m.facing });
const known = new WeakMap<Unit, readonly Base[]>();
/** The bases of a unit as they stand. */
export function basesOf(u: Unit): readonly Base[] {
  let bases = known.get(u);
  if (bases === undefined) {
    bases = u.models.map((m) => placed(u, m));
    known.set(u, bases);
  }
  return bases;
}
/** Its bases, were its models there. */
export const basesAt = (u: Unit, models: readonly Model[]): readonly Base[] => models.map((m) => placed(u, m));

/** Wounds that the unit has left to lose. */
export const woundsLeft = (u: Unit): number => u.models.length * u.entry.warscroll.wounds - (u.wounded?.lost ?? 0);
