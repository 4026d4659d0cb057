import type { Chosen, Played } from "@tercio/kernel";
import type { Placing } from "@tercio/regiments";
import type { Command } from "./commanding.ts";
import type { Seat } from "../state/state.ts";

/** Whose turn it is to deploy, and the units that may go down now: one of them, or all where they go together. */
export type Deploying = { readonly player: Seat; readonly units: readonly number[]; readonly together: boolean };

/** Sequences before the first turn, and of the Strategy phase. */
export interface SetUpSequences {
  "set-up": Played<Readonly<Record<never, never>>, { readonly turn: Seat | null; readonly first: number }>;
  "strategy-phase": Played<
    Readonly<Record<never, never>>,
    { readonly used: readonly number[]; readonly cry: number | null; readonly done: boolean }
  >;
  "rally-test": Played<{ readonly unit: number }>;
}

export interface SetUpChoices {
  /** `used`: who has given a command in this sub-phase. */
  command: Chosen<
    { readonly commands: readonly Command[]; readonly used: readonly number[] },
    Command | { readonly done: true }
  >;
  "choose-zone": Chosen<{ readonly player: Seat }, { readonly zone: "north" | "south" }>;
  "first-deployer": Chosen<{ readonly player: Seat }, { readonly seat: Seat }>;
  deploy: Chosen<Deploying, { readonly units: readonly Placing[] }>;
}
