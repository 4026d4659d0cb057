import { there } from "@tercio/kernel";
import type { Core, OddsQuestion, RuleSystem } from "@tercio/kernel";
import { MOST_SOUGHT, type Odds } from "./answers.ts";
import type { Picks } from "./decisions.ts";
import { numbersOf, type Seeker } from "./numbers.ts";
import { sample } from "./sample.ts";
import { seek } from "./seek.ts";
import { walk } from "./walk.ts";
import type { Walk } from "./walking.ts";

/** States that a walk may come to before its question is sampled. */
const MOST_STATES = 600_000;

/** What players answer on the way of a question, where that is not what is taken for granted. */
export interface Decided {
  readonly picks?: Picks;
  /** Who answers as well, or as badly, as can be: each player once. Where that is too much to look through nobody does, and `sought` says so. */
  readonly seekers?: readonly Seeker[];
  /** Which results a question told in numbers is after. */
  readonly counts?: (result: string) => boolean;
}

export interface OddsOptions extends Decided {
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
  { limit = MOST_STATES, samples, seed, picks = {}, seekers = [], counts }: OddsOptions = {},
): Weighing {
  const numbers = seekers.length === 0 ? [] : numbersOf(question, counts);
  const sought = seekers.flatMap((seeker) => {
    const number = numbers.find((n) => n.id === seeker.number);
    return number === undefined ? [] : [{ seeker, number }];
  });
  const plain = (): Walk => walk(system, question, limit, picks);
  let way = sought.length === 0 ? plain() : seek(system, question, Math.min(limit, MOST_SOUGHT), picks, sought);
  let seeking = sought.length > 0;
  const played = sample(system, question, samples ?? null, () => way.states, seed, picks);
  const exact = (): Odds | null => (way.found === "given up" ? null : way.found);
  // Whoever was to look for something is told with what comes of it: that nothing was looked for.
  const told = (odds: Odds | null): Odds | null =>
    odds === null || odds.sought !== null || sought.length === 0
      ? odds
      : { ...odds, sought: { seekers: sought.map((s) => s.seeker), values: null } };
  return {
    get odds() {
      return told(exact() ?? played.odds);
    },
    get done() {
      return exact() !== null || (way.found === "given up" && played.done);
    },
    get walks() {
      return way.found === null;
    },
    get plays() {
      // A sample is of what is taken for granted: no word of it while somebody looks for better.
      return !seeking && exact() === null && !played.done;
    },
    walk(states) {
      way.go(states);
      if (!seeking || way.found !== "given up") return;
      seeking = false;
      way = plain();
    },
    play(plays) {
      if (!seeking) played.go(plays);
    },
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
  return there(weighing.odds);
}
