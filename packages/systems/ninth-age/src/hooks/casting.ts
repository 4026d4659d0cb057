import type { Moment } from "@tercio/kernel";
import type { Borne } from "../state/items.ts";
import type { SpellWord } from "../state/magic.ts";
import type { Pool, Seat, Unit } from "../state/state.ts";

/** Somebody who casts, and at whom. */
export interface Casting {
  readonly unit: Unit;
  readonly pool: Pool;
  /** The record of the Wizard itself. */
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly dice: number;
  readonly targets: readonly Unit[];
  /** The first attempt of this Wizard in the phase. */
  readonly first: boolean;
  /** Somebody in its unit has bled for it. */
  readonly offered: boolean;
}

/** A Dispelling Attempt, and who has cast what is to be dispelled. */
export interface Dispelling {
  readonly unit: Unit;
  readonly pool: Pool;
  readonly spell: SpellWord;
  /** Magic Dice that it was cast with. */
  readonly castWith: number;
  /** The units of the side that dispels. */
  readonly dispellers: readonly Unit[];
  /** The first attempt of that side in the phase. */
  readonly first: boolean;
}

/** Hits that come from no weapon: what they are called, and all their numbers. A type, so that a frame may hold it. */
export type FreeHit = {
  /** The word of its name, behind "rule.". */
  readonly name: string;
  /** The id that its numbers are read from. */
  readonly rule: string;
  /** "armour": that of who is hit. */
  readonly strength: number | "armour" | null;
  readonly armourPenetration: number;
  /** Wounds on so much or more, whatever the Strength; "armour": on 7 less the Armour of who is hit. */
  readonly woundsOn: number | "armour" | null;
  /** It wounds without a roll. */
  readonly wounds: boolean;
  /** Its Strength is compared with Discipline. */
  readonly againstDiscipline: boolean;
  readonly attributes: readonly string[];
  readonly multipleWounds: string | null;
  /** False: no special save is made. */
  readonly specialSaves: boolean;
  /** Saves that succeed are made again. */
  readonly again: "armour" | "special" | null;
  /** Rolls to wound that fail are made again. */
  readonly woundsAgain?: true;
};

/** So many such hits on a unit, before the spell of a Wizard in it is tried. A type, so that a frame may hold it. */
export type HitOffered = { readonly hits: number; readonly hit: FreeHit };

/** Magic Dice of a side that have fallen. */
export interface MagicDice {
  readonly seat: Seat;
  /** Whose casting roll it is; null: it is a dispelling roll of that side. */
  readonly wizard: number | null;
}
/** What becomes of them by something that is carried: a failed roll of so many is re-rolled, or a die joins them. */
export type DiceChange =
  | { readonly does: "rolls again"; readonly dice: number; readonly borne: Borne }
  | { readonly does: "adds a die"; readonly borne: Borne };

/** A spell that has been tried, at these units. */
export interface SpellTried {
  readonly seat: Seat;
  readonly wizard: number;
  readonly spell: SpellWord;
  /** Its attempt has passed. */
  readonly passed: boolean;
  readonly targets: readonly Unit[];
}
/** A unit that may bleed for a spell, and the Health Points that it loses. A type, so that a frame may hold it. */
export type Offering = { readonly unit: number; readonly points: number };
/** What answers a spell that has been tried: a lasting spell stops it, or one of these units may bleed for it. */
export type SpellAnswer =
  | { readonly does: "stops"; readonly effect: number }
  | { readonly does: "asks for blood"; readonly units: readonly Offering[] };

/** A second roll to wound for so many Veil Tokens, by something that is carried. */
export type SecondRoll = { readonly tokens: number; readonly borne: Borne };

/** What the other side may do once the Veil is siphoned: end a lasting spell for Magic Dice, keep one from being tried. */
export type AfterSiphon = { readonly ends: number; readonly dice: number } | { readonly binds: Borne };

/** What may be done besides in a Magic Phase. */
export type MagicOffers = {
  /** A Wizard in this unit is about to try a spell. */
  "spell to be tried": Moment<{ readonly unit: Unit }, "unit", HitOffered>;
  /** Magic Dice have fallen; `bearers`: the Wizard that cast with them, all that carry something on the side that dispels. */
  "magic dice fallen": Moment<MagicDice, "bearers", DiceChange>;
  /** A spell has been tried, and nobody has dispelled yet. */
  "spell tried": Moment<SpellTried, "targets" | "side", SpellAnswer>;
  /** Nobody has dispelled a spell whose hits roll to wound. */
  "spell not dispelled": Moment<MagicDice, "bearers", SecondRoll>;
  /** The Active Player has siphoned the Veil; `lasting`: pieces with spells on them, `bearers`: of this side, the reactive one. */
  "veil siphoned": Moment<{ readonly seat: Seat }, "lasting" | "bearers", AfterSiphon>;
};
