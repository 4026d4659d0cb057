import { type Chosen, flow, type Played } from "@tercio/kernel";
import type { Fallen, Fighters, Packet } from "../calculation/attacks.ts";
import type { FormUp } from "../battlefield/form-up.ts";
import type { Rolled } from "../calculation/losses.ts";
import type { OldWorld } from "../state/state.ts";
import type { ChargeChoices, ChargeSequences } from "./charge-flow.ts";
import type { MoveChoices, MoveSequences } from "./move-flow.ts";
import type { SetUpChoices, SetUpSequences } from "./set-up-flow.ts";
import type { BreakResult, Deciding, Plan, RoundVars, Tally } from "./vars.ts";
import type { RuleId } from "../state/names.ts";
import type { Steps } from "../state/steps.ts";

type Nothing = Readonly<Record<never, never>>;
type Units = { readonly units: readonly number[] };

/** Every sequence: what it is entered with, its own variables, its result. */
export interface Sequences extends SetUpSequences, ChargeSequences, MoveSequences {
  game: Played;
  "combat-phase": Played<Nothing, { readonly combat: number }>;
  combat: Played<Units, Omit<RoundVars, "units">>;
  fight: Played<Units, Tally & { readonly fighters: readonly Fighters[]; readonly fallen: readonly Fallen[] }, Tally>;
  initiative: Played<
    { readonly packets: readonly Packet[]; readonly fallen: readonly Fallen[] },
    Tally & { readonly rolled: readonly Rolled[] },
    Tally & { readonly fallen: readonly Fallen[] }
  >;
  "break-test": Played<
    Pick<RoundVars, "units" | "difference"> & { readonly unit: number },
    { readonly natural: number; readonly again: boolean },
    BreakResult
  >;
  decision: Played<Deciding & { readonly unit: number }, { readonly plan: Plan | null }, Plan | null>;
}

/** Every kind of choice: what it is about, and an accepted answer. */
export interface Choices extends SetUpChoices, ChargeChoices, MoveChoices {
  "choose-combat": Chosen<{ readonly combats: readonly (readonly number[])[] }, { readonly combat: number }>;
  "break-again": Chosen<
    { readonly unit: number; readonly total: number; readonly difference: number; readonly result: BreakResult },
    { readonly again: boolean }
  >;
  "after-combat": Chosen<{ readonly unit: number; readonly plans: readonly Plan[] }, Plan>;
  reform: Chosen<{ readonly unit: number }, { readonly files: number }>;
  /** The column of the charger's front in which the left end of the fighting rank stands; -1 and the last touch a corner. */
  "form-up": Chosen<{ readonly unit: number; readonly ways: readonly FormUp[] }, { readonly column: number }>;
}
export type ChoiceId = keyof Choices;
export type About<K extends ChoiceId> = Choices[K]["about"];

/** What the sequences speak of. */
export interface OldWorldFlow {
  readonly steps: Steps;
  readonly game: OldWorld;
  readonly sequences: Sequences;
  readonly choices: Choices;
  readonly rule: RuleId;
}

export const { enter, frameAt, sequence } = flow<OldWorldFlow>();
