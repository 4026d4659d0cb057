import type { SpellWord } from "../state/magic.ts";
import type { Pool, Unit } from "../state/state.ts";

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
