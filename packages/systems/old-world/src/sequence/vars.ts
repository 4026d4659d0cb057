import type { Fallen, Fighters, Packet } from "../calculation/attacks.ts";
import type { Rolled } from "../calculation/losses.ts";
import type { Seat } from "../state.ts";

/** What a losing unit does: "locked" cannot leave its enemies, "stands" is not moved by any rule. */
export type BreakResult = "breaks" | "falls-back" | "gives-ground" | "locked" | "stands";
export type Plan =
  | { readonly plan: "restrain" }
  | { readonly plan: "overrun" }
  | { readonly plan: "follow-up" | "pursue"; readonly foe: number };

/** Variables of one round of one combat, plain data. */
export interface RoundVars {
  readonly units: readonly number[];
  readonly fighters: readonly Fighters[];
  /** Initiatives still to strike, highest first; null: all at once. */
  readonly steps: readonly (number | null)[];
  readonly packets: readonly Packet[];
  readonly rolled: readonly Rolled[];
  readonly fallen: readonly Fallen[];
  /** Unsaved wounds that each seat inflicted, and those beyond what there was to lose. */
  readonly wounds: readonly [number, number];
  readonly excess: readonly [number, number];
  readonly winner: Seat | null;
  readonly difference: number;
  readonly losers: readonly number[];
  readonly results: readonly { readonly unit: number; readonly result: BreakResult }[];
  readonly plans: readonly { readonly unit: number; readonly plan: Plan }[];
  /** Units that failed to restrain themselves, and the one that tries to now. */
  readonly failed: readonly number[];
  readonly testing: number | null;
  /** Losers and pursuers that have moved. */
  readonly movedOn: readonly number[];
  readonly reformed: readonly number[];
}

export const freshRound: Omit<RoundVars, "units"> = {
  fighters: [],
  steps: [],
  packets: [],
  rolled: [],
  fallen: [],
  wounds: [0, 0],
  excess: [0, 0],
  winner: null,
  difference: 0,
  losers: [],
  results: [],
  plans: [],
  failed: [],
  testing: null,
  movedOn: [],
  reformed: [],
};
