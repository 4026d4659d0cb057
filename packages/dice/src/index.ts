import type { Branch, DiceRequest, ExactDistribution, Outcome, OutcomeOf, Rolled } from "./types.ts";
import type { Source } from "./generator.ts";
export { counterSource, draw, generatorId, scriptedSource } from "./generator.ts";
export type { Source } from "./generator.ts";
export type * from "./types.ts";

// Signatures first; the bodies follow within the hour.
const missing = (): never => {
  throw new Error("not there yet");
};
export const roll: <R extends DiceRequest>(request: R, source: Source) => Rolled<OutcomeOf<R>> = missing;
export const rollOutcome: <R extends DiceRequest>(request: R, source: Source) => OutcomeOf<R> = missing;
export const enumerable: (request: DiceRequest) => boolean = missing;
export const distribution: <R extends DiceRequest>(request: R) => readonly Branch<OutcomeOf<R>>[] = missing;
export const exactDistribution: <R extends DiceRequest>(request: R) => ExactDistribution<OutcomeOf<R>> = missing;
export const accepts: (request: DiceRequest, outcome: unknown) => true | string = missing;
export const checkRequest: (request: unknown) => true | string = missing;
export const sameOutcome: (a: Outcome, b: Outcome) => boolean = missing;
export const describe: (request: DiceRequest) => string = missing;
export const percent: (probability: number) => string = missing;
export const chance: <O>(branches: readonly Branch<O>[], test: (outcome: O) => boolean) => number = missing;
