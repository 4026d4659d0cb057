import type { Seat } from "../state/state.ts";

/** What a losing unit does: "locked" cannot leave its enemies, "stands" is not moved by any rule. */
export type BreakResult = "breaks" | "falls-back" | "gives-ground" | "locked" | "stands";
export type Plan =
  | { readonly plan: "restrain" }
  | { readonly plan: "overrun" }
  | { readonly plan: "follow-up" | "pursue"; readonly foe: number };

/** Unsaved wounds that each seat inflicted, and those beyond what there was to lose. */
export interface Tally {
  readonly wounds: readonly [number, number];
  readonly excess: readonly [number, number];
}

/** What the units of a combat decide by: who won, and what became of the losers. */
export interface Deciding {
  readonly units: readonly number[];
  readonly winner: Seat | null;
  /** `more`: its owner adds a die to its flight. */
  readonly results: readonly { readonly unit: number; readonly result: BreakResult; readonly more?: true }[];
  /** The unit that decides tried to restrain itself and failed. */
  readonly failed: boolean;
}

/** Variables of one round of one combat, plain data. */
export interface RoundVars extends Tally, Omit<Deciding, "failed"> {
  readonly difference: number;
  readonly losers: readonly number[];
  /** `more`: its owner adds a die to its pursuit. */
  readonly plans: readonly { readonly unit: number; readonly plan: Plan; readonly more?: true }[];
}

/** Two tallies added up. */
export const added = (a: Tally, b: Tally): Tally => ({
  wounds: [a.wounds[0] + b.wounds[0], a.wounds[1] + b.wounds[1]],
  excess: [a.excess[0] + b.excess[0], a.excess[1] + b.excess[1]],
});
