import type { Core, Frame, SequenceName, StepName } from "./sequence.ts";

/** A step of a system's sequences, as effects that end there are saved with it. */
export type Address = { readonly sequence: SequenceName; readonly step: StepName };
/** A step, or the start of a sequence (""), as frames stand there. */
export type Place = { readonly sequence: SequenceName; readonly at: StepName | "" };

type Id<T> = Extract<keyof T, string>;

declare const known: unique symbol;
/** A frame of a game whose sequences have the steps S: what is given the game alone knows them by it (`StepsFor`). */
export type FrameOf<S> = Frame & { readonly [known]?: S };
/** The steps of a game's sequences; any at all where its stack does not say. */
export type StepsFor<G extends Core> = G["stack"][number] extends { readonly [known]?: infer S }
  ? NonNullable<S>
  : { readonly [sequence: string]: string };
/** A step written as one word, `sequence/step`. */
export type StepPath<S> = { readonly [Q in Id<S>]: `${Q}/${Extract<S[Q], string>}` }[Id<S>];

/**
 * What names the steps of one system. S: for each sequence the ids of its steps, as `tools/steps.ts` writes them from the
 * sequences; `flow` checks each sequence against them.
 */
export interface StepsOf<S> {
  /** The address of a step. */
  atStep<Q extends Id<S>>(sequence: Q, step: S[Q]): Address;
  /** Where a frame stands that is at a step, or ("") at the start. */
  placeOf<Q extends Id<S>>(sequence: Q, step: S[Q] | ""): Place;
  /** Does this frame play that sequence, and stand at that step if one is named ("": at its start)? */
  stands<Q extends Id<S>>(frame: Place | undefined, sequence: Q, step?: S[Q] | ""): boolean;
  /** Does this frame stand at one of several steps of a sequence? */
  standsIn<Q extends Id<S>>(frame: Place | undefined, sequence: Q, steps: readonly (S[Q] | "")[]): boolean;
  /** What a table by sequence holds of the one that a frame plays. */
  ofSequence<T>(table: { readonly [Q in Id<S>]?: T }, frame: Place): T | undefined;
}

const table: StepsOf<{ readonly [sequence: string]: string }> = {
  atStep: (sequence, step) => ({ sequence: sequence as SequenceName, step: step as StepName }),
  placeOf: (sequence, step) => ({ sequence: sequence as SequenceName, at: step as StepName | "" }),
  stands(frame, sequence, step) {
    if (frame === undefined) return false;
    const here: { readonly sequence: string; readonly at: string } = frame;
    return here.sequence === sequence && (step === undefined || here.at === step);
  },
  standsIn(frame, sequence, steps) {
    if (frame === undefined) return false;
    const here: { readonly sequence: string; readonly at: string } = frame;
    return here.sequence === sequence && steps.includes(here.at);
  },
  ofSequence: (of, frame) => of[frame.sequence],
};

/** The functions that name and compare the steps of a system whose sequences have the steps S. */
export const stepsOf = <S extends object>(): StepsOf<S> => table;
