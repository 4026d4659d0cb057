import { type Chosen, flow, type Played } from "@tercio/kernel";
import type { Group, Packet } from "../calculation/attacks.ts";
import type { Fallen } from "../calculation/losses.ts";
import type { Places } from "../battlefield/moves.ts";
import type { Seat, Sigmar } from "../state/state.ts";
import type { RuleId } from "../state/names.ts";
import type { Steps } from "../state/steps.ts";

type Nothing = Readonly<Record<never, never>>;
/** What a unit does in the movement phase. */
export type Moving = "move" | "run" | "retreat" | "retreat-run";
/** Damage that is to be allocated: to whom, wounds and mortal wounds. */
export type Damage = { readonly unit: number; readonly wounds: number; readonly mortal: number };

/** Every sequence: what it is entered with, its own variables, its result. */
export interface Sequences {
  game: Played;
  "battle-round": Played<Nothing, { readonly rolls: readonly number[] }>;
  turn: Played<{ readonly seat: Seat }>;
  "movement-phase": Played<
    Nothing,
    { readonly unit: number | null; readonly kind: Moving | null; readonly run: number }
  >;
  "charge-phase": Played<Nothing, { readonly unit: number | null; readonly roll: number | null }>;
  "combat-phase": Played<Nothing, { readonly unit: number | null; readonly last: Seat | null }>;
  fight: Played<
    { readonly unit: number },
    { readonly groups: readonly Group[]; readonly packets: readonly Packet[]; readonly damage: readonly Damage[] }
  >;
  attack: Played<
    { readonly unit: number; readonly packet: Packet },
    {
      readonly attacks: number;
      /** Natural 6s of the last roll. */
      readonly sixes: number;
      readonly hits: number;
      /** Attacks that wound, after the save rolls those that are not saved. */
      readonly wounds: number;
      readonly points: number;
      readonly mortal: number;
    },
    Damage
  >;
  allocate: Played<Damage, { readonly points: number; readonly hard: number }>;
  "battleshock-phase": Played<Nothing, Nothing>;
  flight: Played<{ readonly unit: number; readonly count: number }>;
}

/** Nobody moves. */
export type Staying = { readonly stay: true };

/** Every kind of choice: what it is about, and an accepted answer. */
export interface Choices {
  priority: Chosen<{ readonly rolls: readonly number[] }, { readonly first: Seat }>;
  "move-unit": Chosen<Nothing, { readonly unit: number; readonly kind: Moving } | { readonly done: true }>;
  move: Chosen<{ readonly unit: number; readonly kind: Moving; readonly limit: number }, Places | Staying>;
  "charge-unit": Chosen<Nothing, { readonly unit: number } | { readonly done: true }>;
  "charge-move": Chosen<{ readonly unit: number; readonly limit: number }, Places | { readonly decline: true }>;
  "fight-unit": Chosen<{ readonly seat: Seat }, { readonly unit: number }>;
  "pile-in": Chosen<{ readonly unit: number; readonly limit: number }, Places | Staying>;
  "who-strikes-whom": Chosen<{ readonly unit: number; readonly group: Group }, { readonly models: readonly number[] }>;
  /** `left`: wounds that lie on one of the others; `flees`: they are not slain, so that a wounded one need not go first. */
  casualties: Chosen<
    { readonly unit: number; readonly slain: number; readonly left: number; readonly flees: boolean },
    Fallen
  >;
  "stay-together": Chosen<
    { readonly unit: number; readonly groups: readonly (readonly number[])[] },
    { readonly group: number }
  >;
}
export type ChoiceId = keyof Choices;
export type About<K extends ChoiceId> = Choices[K]["about"];

/** What the sequences speak of. */
export interface SigmarFlow {
  readonly steps: Steps;
  readonly game: Sigmar;
  readonly sequences: Sequences;
  readonly choices: Choices;
  readonly rule: RuleId;
}

export const { enter, frameAt, sequence } = flow<SigmarFlow>();
