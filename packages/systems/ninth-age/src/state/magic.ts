import { changedGame } from "./copies.ts";
import type { spells } from "../book/spells.ts";
import type { NinthAge, Seat } from "./state.ts";

type Word<Id> = Id extends `t9a.${infer Name}` ? Name : never;
/** A spell by its word: its id in the book without the game's name before it. */
export type SpellWord = Word<keyof typeof spells>;

/** What of a battle is magic. A type, so that a battle is JSON. */
export type Magic = {
  /** The spells that a unit's Wizard knows, by the unit's id; who knows none is left out. */
  readonly known: { readonly [unit: string]: readonly SpellWord[] };
  /** Flux Cards that each seat has not drawn yet, ascending. */
  readonly cards: readonly [readonly number[], readonly number[]];
  /** The card of this Magic Phase; null: none is drawn. */
  readonly card: number | null;
  /** Magic Dice of each seat. */
  readonly dice: readonly [number, number];
  /** Veil Tokens of each seat. */
  readonly tokens: readonly [number, number];
  /** Learned Spells that were tried in this phase. */
  readonly tried: readonly SpellWord[];
  /** Bound Spells that were tried in this phase: by whom, and which. */
  readonly bound: readonly string[];
  /** Wizards who tried a spell in this phase, and how often the other side tried to dispel one. */
  readonly casters: readonly number[];
  readonly dispels: number;
  /** Spells that were cast in this phase, attribute spells too, in order. */
  readonly cast: readonly SpellWord[];
  /** Health Points that a spell has given back in this phase, to whom by its own record and its Health Pool there. */
  readonly mended: readonly {
    readonly spell: SpellWord;
    readonly unit: number;
    readonly pool: number;
    readonly points: number;
  }[];
  /** The face with which the last spell of Cosmology was cast in this phase; null: none was. */
  readonly face: string | null;
};

/** The cards of a whole deck. */
export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

export const NO_MAGIC: Magic = {
  known: {},
  cards: [CARDS, CARDS],
  card: null,
  dice: [0, 0],
  tokens: [0, 0],
  tried: [],
  bound: [],
  casters: [],
  dispels: 0,
  cast: [],
  mended: [],
  face: null,
};

/** The game with other magic in these respects. */
export const withMagic = (game: NinthAge, patch: Partial<Magic>): NinthAge =>
  changedGame(game, { magic: { ...game.magic, ...patch } });

/** A pair of numbers with another one for this seat. */
export const ofSeat = (pair: readonly [number, number], seat: Seat, value: number): readonly [number, number] =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];
