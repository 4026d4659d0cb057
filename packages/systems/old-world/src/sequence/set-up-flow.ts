import type { Chosen, Played } from "@tercio/kernel";
import type { Placed } from "../battlefield/deploying.ts";
import type { Command } from "./commanding.ts";
import type { Seat } from "../state/state.ts";

/**
 * Whose turn it is to deploy, and the units that may go down now: one of them, or all where they go together. `from`: not in
 * their zone, but where Scouts go, or from a table edge.
 */
export type Deploying = {
  readonly player: Seat;
  readonly units: readonly number[];
  readonly together: boolean;
  readonly from?: "scout" | "edge";
};

/** A unit that does not deploy with the others: how it will come, and on which flank it waits where that is named now. */
export type HeldBack =
  | { readonly unit: number; readonly arrival: "scout" | "ambush" | "flank" }
  | { readonly unit: number; readonly arrival: "flank"; readonly side: "east" | "west" };

type Nothing = Readonly<Record<never, never>>;

/** Sequences before the first turn, and of the Strategy phase. */
export interface SetUpSequences {
  "set-up": Played<Nothing, { readonly turn: Seat | null; readonly first: number }>;
  "hold-back": Played<Nothing, { readonly over: readonly Seat[] }>;
  scouts: Played<Nothing, { readonly turn: Seat | null }>;
  vanguard: Played<Nothing, { readonly turn: Seat | null; readonly over: readonly Seat[] }>;
  /** A unit that may come on, or has to. */
  arrive: Played<{ readonly unit: number }>;
  "strategy-phase": Played<
    Readonly<Record<never, never>>,
    { readonly used: readonly number[]; readonly cry: number | null; readonly done: boolean }
  >;
  "rally-test": Played<{ readonly unit: number }>;
}

export interface SetUpChoices {
  /** `used`: who has given a command in this sub-phase. */
  "give-command": Chosen<
    { readonly commands: readonly Command[]; readonly used: readonly number[] },
    Command | { readonly done: true }
  >;
  "choose-zone": Chosen<{ readonly player: Seat }, { readonly zone: "north" | "south" }>;
  "first-deployer": Chosen<{ readonly player: Seat }, { readonly seat: Seat }>;
  "hold-back": Chosen<{ readonly player: Seat; readonly may: readonly HeldBack[] }, HeldBack | { readonly done: true }>;
  "come-on": Chosen<{ readonly unit: number }, { readonly comes: boolean }>;
  deploy: Chosen<Deploying, { readonly units: readonly Placed[] }>;
}
