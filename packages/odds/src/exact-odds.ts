import { counterSource, distribution, enumerable, type Outcome, rollOutcome } from "@tercio/dice";
import {
  type Core,
  engineOf,
  type Json,
  keyFrom,
  type OddsQuestion,
  type Request,
  type RuleSystem,
  silent,
} from "@tercio/kernel";

export interface OddsOptions {
  /** States that may be visited before the answer falls back to sampling. */
  readonly limit?: number;
  /** Plays of the fall-back. */
  readonly samples?: number;
  readonly seed?: number;
}

export interface OddsResult {
  readonly id: string;
  /** 0..1 */
  readonly probability: number;
}

export interface Odds {
  readonly exact: boolean;
  readonly states: number;
  /** Half width of the 95% interval of the least certain result; null when exact. */
  readonly error: number | null;
  readonly results: readonly OddsResult[];
}

interface Node<G> {
  readonly game: G;
  readonly request: Request | null;
  probability: number;
}

/** The answer that stands in for a player inside the walk: what the choice gives when time runs out. */
function standIn<G extends Core>(system: RuleSystem<G>, game: G, request: Request): Json {
  if (request.type !== "choice") throw new Error("not a choice");
  const kind = system.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  return kind.timeout(game, request.about);
}

function totals<G extends Core>(question: OddsQuestion<G>, sums: ReadonlyMap<string, number>): OddsResult[] {
  const known = question.results.map((r) => ({ id: r.id, probability: sums.get(r.id) ?? 0 }));
  for (const [id, probability] of sums) if (!question.results.some((r) => r.id === id)) known.push({ id, probability });
  return known;
}

/** Answers one question exactly, or by sampling (and says so) when it is too large. */
export function exactOdds<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  options: OddsOptions = {},
): Odds {
  const limit = options.limit ?? 20_000;
  const engine = engineOf(system);
  const sums = new Map<string, number>();
  let states = 0;
  const first = engine.advance(question.start, silent, question.stop);
  const ended = (id: string, probability: number): void => void sums.set(id, (sums.get(id) ?? 0) + probability);
  let frontier = new Map<number, Node<G>>();
  let next = frontier;
  /** A state that ends the walk is counted at once; others wait, equal ones together. */
  const put = (game: G, request: Request | null, probability: number): void => {
    const result = question.result(game);
    if (result !== null || request === null) return ended(result ?? "over", probability);
    const key = keyFrom(first.game, game);
    const same = next.get(key);
    if (same === undefined) next.set(key, { game, request, probability });
    else same.probability += probability;
  };
  put(first.game, first.request, 1);
  while (next.size > 0) {
    frontier = next;
    next = new Map();
    for (const node of frontier.values()) {
      states++;
      if (states > limit) return sampled(system, question, options, states);
      const request = node.request as Request;
      if (request.type === "choice") {
        const after = engine.reply(node.game, standIn(system, node.game, request), silent, question.stop);
        put(after.game, after.request, node.probability);
        continue;
      }
      if (!enumerable(request.dice)) return sampled(system, question, options, states);
      for (const branch of distribution(request.dice)) {
        const after = engine.reply(node.game, branch.outcome as Outcome, silent, question.stop);
        put(after.game, after.request, node.probability * branch.probability);
      }
    }
  }
  return { exact: true, states, error: null, results: totals(question, sums) };
}

function sampled<G extends Core>(
  system: RuleSystem<G>,
  question: OddsQuestion<G>,
  options: OddsOptions,
  states: number,
): Odds {
  const samples = options.samples ?? 400;
  const engine = engineOf(system);
  const source = counterSource(options.seed ?? 1, 0);
  const sums = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    let at = engine.advance(question.start, silent, question.stop);
    for (;;) {
      const result = question.result(at.game);
      if (result !== null || at.request === null) {
        const id = result ?? "over";
        sums.set(id, (sums.get(id) ?? 0) + 1 / samples);
        break;
      }
      const reply =
        at.request.type === "choice" ? standIn(system, at.game, at.request) : rollOutcome(at.request.dice, source);
      at = engine.reply(at.game, reply, silent, question.stop);
    }
  }
  const results = totals(question, sums);
  const error = Math.max(...results.map((r) => 1.96 * Math.sqrt((r.probability * (1 - r.probability)) / samples)));
  return { exact: false, states, error, results };
}
