import type { Played } from "@tercio/kernel";

/** Sequences before the first turn, and of the Strategy phase. */
export interface SetUpSequences {
  "set-up": Played;
  "strategy-phase": Played;
}

export type SetUpChoices = Readonly<Record<never, never>>;
