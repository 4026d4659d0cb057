import type { Chosen, Played } from "@tercio/kernel";
import type { ChargePlaces } from "@tercio/mass-battle";
import type { RollUse } from "../hooks/moments.ts";
import type { Reaction } from "../state/state.ts";

type Nothing = Readonly<Record<never, never>>;

/** A unit and the enemy that it could charge. */
export interface ChargePair {
  readonly unit: number;
  readonly target: number;
}

/** A charger whose dice have fallen: its Charge roll in inches, and how far that lets it go at most, 0.01 mm. */
export interface Rolled {
  readonly unit: number;
  readonly roll: number;
  readonly range: number;
  readonly ground: boolean;
}

/** How dice are rolled for a distance: two of them added up, or the one or the other of them. */
export type RollKind = "charge" | "charge-through-terrain" | "flee" | "fire-and-flee";
/** A roll for a distance; `foe`: for whose sake, `need`: the least that gets there, null where nothing hangs on it. */
export interface DistanceRoll {
  readonly unit: number;
  readonly use: RollUse;
  readonly kind: RollKind;
  readonly foe: number;
  readonly need: number | null;
}

/** A reaction, and the charger that it is meant for where they are several. */
export type ReactionAnswer =
  | { readonly reaction: Reaction }
  | { readonly reaction: Reaction; readonly against: number };

/** Where a charger may make contact, all places worth the same. */
export interface AboutPlace {
  readonly unit: number;
  readonly target: number;
  readonly mates: readonly Rolled[];
  readonly range: number;
  readonly places: ChargePlaces;
}

/** For what several units wait, one of which is next. */
export type Waiting = "react" | "redirect" | "charge" | "fail" | "random";

/** Sequences of declared charges, reactions and charge moves. */
export interface ChargeSequences {
  "declare-charges": Played<
    Nothing,
    { readonly must: readonly number[]; readonly last: number | null; readonly terrified: readonly number[] }
  >;
  "charge-nerve": Played<{ readonly unit: number }, { readonly terrified: boolean }, boolean>;
  "charge-reaction": Played<
    { readonly unit: number; readonly terrified: boolean; readonly redirected: boolean },
    { readonly inches: number; readonly from: number | null }
  >;
  redirect: Played<{ readonly charger: number; readonly target: number }, { readonly terrified: boolean }>;
  "distance-roll": Played<
    DistanceRoll,
    { readonly more: boolean; readonly total: number; readonly again: boolean; readonly rolled: number },
    number
  >;
  "free-reform": Played<{ readonly unit: number }>;
  "charge-moves": Played<Nothing, { readonly next: number | null }>;
  "charge-move": Played<
    { readonly unit: number },
    {
      readonly target: number;
      readonly toRoll: readonly number[];
      readonly reached: readonly Rolled[];
      readonly short: readonly Rolled[];
    }
  >;
  "charge-contact": Played<
    {
      readonly unit: number;
      readonly target: number;
      readonly mates: readonly Rolled[];
      readonly range: number;
      readonly ground: boolean;
    },
    { readonly offset: number | null; readonly arrived: boolean; readonly ranDown: boolean; readonly passed: boolean },
    boolean
  >;
}

export interface ChargeChoices {
  charge: Chosen<
    { readonly pairs: readonly ChargePair[]; readonly must?: readonly number[] },
    ChargePair | { readonly done: true }
  >;
  "charge-reaction": Chosen<
    { readonly unit: number; readonly chargers: readonly number[]; readonly redirected: boolean },
    ReactionAnswer
  >;
  redirect: Chosen<{ readonly unit: number; readonly targets: readonly number[] }, { readonly redirect: boolean }>;
  "redirect-target": Chosen<
    { readonly unit: number; readonly targets: readonly number[] },
    { readonly target: number }
  >;
  /** Widths in which it may charge, and the one that is proposed. */
  "charge-redress": Chosen<
    { readonly unit: number; readonly widths: readonly number[]; readonly width: number },
    { readonly files: number }
  >;
  "die-more": Chosen<{ readonly unit: number; readonly use: RollUse }, { readonly more: boolean }>;
  "roll-again": Chosen<{ readonly unit: number; readonly total: number }, { readonly again: boolean }>;
  "next-charger": Chosen<{ readonly units: readonly number[] }, { readonly unit: number }>;
  "charge-order": Chosen<{ readonly units: readonly number[]; readonly waiting: Waiting }, { readonly unit: number }>;
  "charge-move": Chosen<AboutPlace, { readonly offset: number }>;
  /** Any facing and width about its middle. */
  "free-reform": Chosen<
    { readonly unit: number },
    { readonly stay: true } | { readonly facing: number; readonly files: number }
  >;
  "test-to-reform": Chosen<{ readonly unit: number }, { readonly test: boolean }>;
}
