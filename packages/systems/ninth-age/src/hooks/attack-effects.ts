import type { Effect } from "@tercio/kernel";
import type { ItemId } from "../state/items.ts";

/** What blows and shots do besides hitting, wounding and being saved. */
export type AttackEffect =
  /** A natural 6 to hit hits twice. */
  | { readonly kind: "six-hits" }
  | { readonly kind: "reroll-hits" }
  /** A natural 6 to hit is rolled again. */
  | { readonly kind: "reroll-six-hits" }
  /** A natural 6 to hit wounds without a roll. */
  | { readonly kind: "six-wounds" }
  /** A natural 6 to wound is stopped by no armour, and by no Fortitude; `as`: it is Lethal Strike, by whatever it is given. */
  | { readonly kind: "six-pierces"; readonly as?: "lethal-strike" }
  | { readonly kind: "reroll-wounds" }
  /** Failed Armour Saves are re-rolled. */
  | { readonly kind: "reroll-armour" }
  /** A natural 1 to hit hits the unit that rolled it. */
  | { readonly kind: "ones-hit-own" }
  /** The first hit of all does nothing. */
  | { readonly kind: "first-hit-misses"; readonly item: ItemId }
  /** The unit that is hit has this on it for as long as this says. */
  | { readonly kind: "marks"; readonly rule: string; readonly until: Effect["until"] }
  /** Each hit counts as so many. */
  | { readonly kind: "hits"; readonly times: number }
  /** Every hit wounds without a roll. */
  | { readonly kind: "hits-wound" }
  /** Effects of these rules do nothing. */
  | { readonly kind: "stops"; readonly rules: readonly string[] }
  /** Wounds that succeeded are rolled again. */
  | { readonly kind: "reroll-wounded" }
  /** Passed Aegis saves are re-rolled. */
  | { readonly kind: "reroll-aegis" }
  /** Passed saves are re-rolled, of whatever kind. */
  | { readonly kind: "reroll-saved"; readonly saves: "armour" | "special" }
  /** Each unsaved wound counts as (a die of `sides`, if `dice` is 1) + `add`; `ifSave`: of who may make such a save. */
  | {
      readonly kind: "multiply";
      readonly dice: 0 | 1;
      readonly sides: number;
      readonly add: number;
      readonly ifSave?: "aegis";
    }
  /** Such saves of who is struck succeed on so much less, down to a best. */
  | {
      readonly kind: "improve-save";
      readonly save: "aegis" | "fortitude";
      readonly by: number;
      readonly atBest: number;
      /** But not of the one that this spell gives. */
      readonly notOf?: string;
    }
  | { readonly kind: "special-save"; readonly save: "aegis" | "fortitude"; readonly need: number }
  /** Once, one Armour Save that failed is re-rolled, if its owner wishes. */
  | { readonly kind: "one-armour-again"; readonly item: ItemId }
  /** For each hit the unit that was hit is tested. */
  | { readonly kind: "sickens"; readonly rule: string }
  /** Each natural 6 of such a save gives back so many Health Points. */
  | { readonly kind: "sixes-heal"; readonly save: "fortitude"; readonly points: number; readonly rule: string };
