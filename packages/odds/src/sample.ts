import { counterSource, rollOutcome } from "@tercio/dice";
import { type Core, engineOf, hashOf, type OddsQuestion, type RuleSystem, silent } from "@tercio/kernel";
import { inOrder, type Odds } from "./answers.ts";
import { assuming, type Picks } from "./decisions.ts";

/** 95% of a normal distribution lie so many standard deviations around its middle. */
const Z = 1.959964;
/** A sample is good enough when no interval reaches further than this from the chance that is told. */
export const CLOSE = 0.01;
/** Is it good enough? Asked after so many plays each time, so that the same question always ends with the same ones. */
const BATCH = 100;

/**
 * How far Wilson's 95% interval for `hits` of `plays` reaches from the share itself, on the side where it reaches
 * further. From some 9,600 plays on that is less than one percentage point, whatever the share.
 */
export function reach(hits: number, plays: number): number {
  if (plays === 0) return 1;
  const share = hits / plays;
  const z2 = (Z * Z) / plays;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / plays + z2 / (4 * plays));
  return half + Math.abs(middle - share);
}

/** A question played out by chance again and again, a stretch at a time. */
export interface Sample {
  /** As far as it has been played; null before the first play. */
  readonly odds: Odds | null;
  /** Every chance is within {@link CLOSE}, or all plays that were wanted are made. */
  readonly done: boolean;
  /** Makes so many plays more, or fewer where it is done before. */
  go(plays: number): void;
}

/** Names the dice of a question: the same position asked the same gives the same sample, whatever the battle will roll. */
const seedOf = <G extends Core>(question: OddsQuestion<G>): number =>
  Number.parseInt(hashOf({ id: question.id, start: question.start }).slice(0, 12), 16);

/**
 * @param most plays; null: as many as it takes until every chance is within {@link CLOSE}
 * @param states how many a walk had visited that was given up, to be told
 */
export function sample<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  most: number | null,
  states: () => number,
  seed?: number,
  picks?: Picks,
): Sample {
  const engine = engineOf(system);
  // Made with the first play: to name a whole position takes longer than many a question, and most are never played.
  let source: ReturnType<typeof counterSource> | null = null;
  const sums = new Map<string, number>();
  const assumed = assuming(system, question, picks);
  type At = ReturnType<typeof engine.advance>;
  let plays = 0;
  let done = false;
  /** To the next dice; the result where there are none. */
  const toDice = (start: At): At | string => {
    for (let at = start; ; ) {
      const result = question.result(at.game);
      if (result !== null || at.request === null) return result ?? "over";
      if (at.request.type === "roll") return at;
      const given = assumed.standIn(at.game, at.request);
      if (given === null) return "over";
      at = engine.reply(at.game, given, silent, question.stop);
    }
  };
  let opening: At | string | null = null;
  const play = (): string => {
    // All plays begin alike up to the first dice.
    opening ??= toDice(engine.advance(question.start, silent, question.stop));
    for (let at = opening; ; ) {
      if (typeof at === "string") return at;
      if (at.request?.type !== "roll") throw new Error("no dice");
      source ??= counterSource(seed ?? seedOf(question), 0);
      const outcome = rollOutcome(at.request.dice, source);
      at = toDice(engine.reply(at.game, outcome, silent, question.stop));
    }
  };
  const told = (): Odds => {
    const results = inOrder(question, sums).map(({ id, sum }) => ({
      id,
      probability: sum / plays,
      error: reach(sum, plays),
    }));
    // What a seat gains by is shown as one number too.
    const together = new Map<number | null, number>();
    for (const { id, winner } of question.results)
      if (winner !== undefined) together.set(winner, (together.get(winner) ?? 0) + (sums.get(id) ?? 0));
    const errors = [...results.map((r) => r.error), ...[...together.values()].map((hits) => reach(hits, plays))];
    return {
      ...{ exact: false, states: states(), plays, results },
      error: Math.max(0, ...errors),
      assumes: assumed.assumes,
      decisions: assumed.decisions,
      sought: null,
    };
  };
  return {
    get odds() {
      return plays === 0 ? null : told();
    },
    get done() {
      return done;
    },
    go(more) {
      for (let left = more; left > 0 && !done; left--) {
        const id = play();
        sums.set(id, (sums.get(id) ?? 0) + 1);
        plays++;
        if (most !== null) done = plays >= most;
        else if (plays % BATCH === 0) done = (told().error ?? 0) < CLOSE;
      }
    },
  };
}
