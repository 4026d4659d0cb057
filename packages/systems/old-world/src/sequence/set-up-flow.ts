import type { Chosen, Played } from "@tercio/kernel";
import type { Placing } from "@tercio/regiments";
import type { Seat } from "../state/state.ts";

/** Whose turn it is to deploy, and the units that may go down now: one of them, or all where they go together. */
export type Deploying = { readonly player: Seat; readonly units: readonly number[]; readonly together: boolean };

/** Sequences before the first turn, and of the Strategy phase. */
export interface SetUpSequences {
  "set-up": Played<Readonly<Record<never, never>>, { readonly turn: Seat | null; readonly first: number }>;
  "strategy-phase": Played;
}

export interface SetUpChoices {
  "choose-zone": Chosen<{ readonly player: Seat }, { readonly zone: "north" | "south" }>;
  "first-deployer": Chosen<{ readonly player: Seat }, { readonly seat: Seat }>;
  deploy: Chosen<Deploying, { readonly units: readonly Placing[] }>;
}
