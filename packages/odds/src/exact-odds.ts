import type { Core, OddsQuestion, RuleSystem } from "@tercio/kernel";
import type { Odds } from "./answers.ts";
import { sample } from "./sample.ts";
import { walk } from "./walk.ts";

/** States that a walk may come to before its question is sampled. */
const MOST_STATES = 600_000;

export interface OddsOptions {
  /** States that may be visited before the answer falls back to sampling; 600,000 if not given. */
  readonly limit?: number;
  /** Plays of the fall-back; as many as make every chance certain to one percentage point if not given. */
  readonly samples?: number;
  /** Of the dice of the fall-back; from the question and its position if not given. */
  readonly seed?: number;
}

/** A question as it is being weighed up, for who has other things to do meanwhile. */
export interface Weighing {
  /** The best that is known so far: exact, or sampled with its error; null before the first play. */
  readonly odds: Odds | null;
  /** It is exact, or it cannot become so and every chance is certain to one percentage point. */
  readonly done: boolean;
  /** Goes on towards the exact answer: so many states. */
  walk(states: number): void;
  /** Plays it out by chance so many times, until that is certain enough. */
  play(plays: number): void;
  /** May more states, or more plays, still be of use? */
  readonly walks: boolean;
  readonly plays: boolean;
}

/** Begins to weigh up a question. How it is shared between walking and playing makes no difference to how it ends. */
export function weigh<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  { limit = MOST_STATES, samples, seed }: OddsOptions = {},
): Weighing {
  const way = walk(system, question, limit);
  const played = sample(system, question, samples ?? null, () => way.states, seed);
  const exact = (): Odds | null => (way.found === "given up" ? null : way.found);
  return {
    get odds() {
      return exact() ?? played.odds;
    },
    get done() {
      return exact() !== null || (way.found === "given up" && played.done);
    },
    get walks() {
      return way.found === null;
    },
    get plays() {
      return exact() === null && !played.done;
    },
    walk: (states) => way.go(states),
    play: (plays) => played.go(plays),
  };
}

/** Answers one question exactly, or by sampling (and says so) when it is too large. */
export function exactOdds<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  options: OddsOptions = {},
): Odds {
  const weighing = weigh(system, question, options);
  while (weighing.walks) weighing.walk(1000);
  while (!weighing.done) weighing.play(1000);
  return weighing.odds as Odds;
}
