import { counterSource, rollOutcome } from "@tercio/dice";
import {
  type Answer,
  type ChoiceRequest,
  type Core,
  engineOf,
  type OddsQuestion,
  type RollRequest,
  type RuleSystem,
  silent,
} from "@tercio/kernel";

/** A place that plays have come to: what is asked there or how they end, and where what has fallen led from it. */
interface Place<G> {
  readonly result: string | null;
  readonly game: G;
  readonly request: RollRequest | null;
  readonly next: Map<string, Place<G>>;
}

/** Places that are kept; what is rolled beyond them is played anew each time. */
const KEPT = 40_000;

/**
 * Plays a question so many times with rolled dice, whoever is asked answering as in the odds, and counts its results. All dice of
 * all plays are rolled; what the engine made of the same outcomes in the same order is not worked out a second time.
 */
export function rolledResults<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  plays: number,
  seed: number,
  answer: (game: G, request: ChoiceRequest) => Answer | null = (game, { choice, about }) =>
    system.rules.choices[choice]?.timeout(game, about) ?? null,
): ReadonlyMap<string, number> {
  const engine = engineOf(system);
  const source = counterSource(seed, 0);
  const counts = new Map<string, number>();
  /** On to the next dice, or to the end. */
  const placeOf = (start: ReturnType<typeof engine.advance>): Place<G> => {
    for (let at = start; ; ) {
      const { game, request } = at;
      const result = question.result(game);
      if (result !== null || request === null)
        return { result: result ?? "over", game, request: null, next: new Map() };
      if (request.type === "roll") return { result: null, game, request, next: new Map() };
      at = engine.reply(game, answer(game, request), silent, question.stop);
    }
  };
  const first = placeOf(engine.advance(question.start, silent, question.stop));
  let kept = 1;
  for (let i = 0; i < plays; i++) {
    let at = first;
    while (at.request !== null) {
      const outcome = rollOutcome(at.request.dice, source);
      const key = JSON.stringify(outcome);
      let then = at.next.get(key);
      if (then === undefined) {
        then = placeOf(engine.reply(at.game, outcome, silent, question.stop));
        if (kept < KEPT) {
          at.next.set(key, then);
          kept++;
        }
      }
      at = then;
    }
    const id = at.result ?? "over";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Smaller of the exact chances to see at least, or at most, `k` of `n` where each happens with chance `p`. */
export function binomialTail(k: number, n: number, p: number): number {
  if (p <= 0) return k === 0 ? 1 : 0;
  if (p >= 1) return k === n ? 1 : 0;
  let log = 0;
  for (let i = 1; i <= k; i++) log += Math.log((n - k + i) / i);
  const here = Math.exp(log + k * Math.log(p) + (n - k) * Math.log1p(-p));
  const odds = p / (1 - p);
  let up = 0;
  for (let i = k, q = here; i <= n && q > 1e-30; q *= ((n - i) / (i + 1)) * odds, i++) up += q;
  let down = 0;
  for (let i = k, q = here; i >= 0 && q > 1e-30; q *= i / ((n - i + 1) * odds), i--) down += q;
  return Math.min(1, up, down);
}

/** A cell is counted by itself where so many are expected in it. */
const EXPECTED = 25;

/**
 * The least tail over all results. Those expected too seldom are counted together; where that is still too seldom, with the
 * least of the others. A result that cannot be, or a cell that must be full and is not, has the tail 0.
 */
export function leastTail(
  expected: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  plays: number,
): number {
  for (const [id, seen] of counts) if (seen > 0 && (expected.get(id) ?? 0) <= 0) return 0;
  const cells: { p: number; seen: number }[] = [];
  const rest = { p: 0, seen: 0 };
  for (const [id, p] of expected) {
    const seen = counts.get(id) ?? 0;
    if (p * plays >= EXPECTED) cells.push({ p, seen });
    else {
      rest.p += p;
      rest.seen += seen;
    }
  }
  cells.sort((a, b) => a.p - b.p);
  if (rest.p * plays >= EXPECTED) cells.push(rest);
  else if (cells[0] !== undefined) cells[0] = { p: cells[0].p + rest.p, seen: cells[0].seen + rest.seen };
  return Math.min(1, ...cells.map(({ p, seen }) => binomialTail(seen, plays, Math.min(1, p))));
}
