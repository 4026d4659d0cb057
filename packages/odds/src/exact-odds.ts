import { counterSource, distribution, enumerable, type Outcome, rollOutcome } from "@tercio/dice";
import {
  type Answer,
  type ChoiceKind,
  type Core,
  engineOf,
  type Json,
  type JsonObject,
  keyFrom,
  keyOfTwo,
  message,
  type Message,
  type OddsQuestion,
  type Request,
  type RuleSystem,
  silent,
  type Taken,
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
  /** Answers taken for granted where a player would have had a choice; "exact" holds under these. */
  readonly assumes: readonly Message[];
}

/** A roll with so few outcomes is played on at once: there is little to merge, and most such rolls end the walk. */
const FEW = 2;

interface Node<G> {
  readonly taken: Taken<G>;
  probability: number;
}

/**
 * The answer that stands in for a player inside the walk: what the choice gives when time runs out. It is noted. Null
 * where none is legal.
 */
function standIn<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: Request,
  assumes: Map<string, Message>,
): Answer | null {
  if (request.type !== "choice") throw new Error("not a choice");
  const kind = system.rules.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  const answer = kind.timeout(game, request.about);
  if (answer === null) return null;
  const assumed = assumptionOf(kind, game, request.about, answer);
  if (assumed !== null) assumes.set(JSON.stringify(assumed), assumed);
  return answer;
}

function assumptionOf<G extends Core>(kind: ChoiceKind<G>, game: G, about: JsonObject, answer: Json): Message | null {
  if (kind.assumes !== undefined) return kind.assumes(game, about, answer);
  if (kind.enumerate?.(game, about)?.length === 1) return null;
  const asked = kind.describe(game, about);
  return kind.label === undefined
    ? asked
    : message("kernel.assumed", { asked, answer: kind.label(game, about, answer) });
}

const noted = <G>(question: OddsQuestion<G>): Map<string, Message> =>
  new Map((question.assumes ?? []).map((m) => [JSON.stringify(m), m]));

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
  const assumes = noted(question);
  let states = 0;
  const ended = (id: string, probability: number): void => void sums.set(id, (sums.get(id) ?? 0) + probability);
  let next = new Map<number, Node<G>>();
  // What all states are compared with: in the first one that asks, the variables of the walk are all there.
  let base: G | null = null;
  // Equal states wait together right after an answer, before anything runs on from it: what follows runs once for all.
  const put = (taken: Taken<G>, before: G, from: G, probability: number): void => {
    // Most answers leave everything but the stack as it is, so that its key is found once for all branches.
    const gameKey =
      taken.game === before && keyed === before ? ownKey : keyFrom(from, engine.restack(taken.game, from.stack));
    if (taken.game === before) {
      keyed = before;
      ownKey = gameKey;
    }
    const key = keyOfTwo(gameKey, keyFrom(from.stack, taken.stack));
    const same = next.get(key);
    if (same === undefined) next.set(key, { taken, probability });
    else same.probability += probability;
  };
  let keyed: G | null = null;
  let ownKey = 0;
  next.set(0, { taken: { game: question.start, stack: question.start.stack }, probability: 1 });
  while (next.size > 0) {
    const frontier = next;
    next = new Map();
    for (const { taken, probability } of frontier.values()) {
      states++;
      if (states > limit) return sampled(system, question, options, states);
      const { game, request } = engine.advance(engine.restack(taken.game, taken.stack), silent, question.stop);
      const result = question.result(game);
      if (result !== null || request === null) {
        ended(result ?? "over", probability);
        continue;
      }
      const from: G = (base ??= game);
      if (request.type === "choice") {
        const given = standIn(system, game, request, assumes);
        // Nobody can go on from here: the walk is over as where nothing more is asked.
        if (given === null) ended("over", probability);
        else put(engine.take(game, given, silent), game, from, probability);
        continue;
      }
      if (!enumerable(request.dice)) return sampled(system, question, options, states);
      const branches = distribution(request.dice);
      for (const branch of branches) {
        const after = engine.take(game, branch.outcome as Outcome, silent);
        const share = probability * branch.probability;
        if (branches.length > FEW) put(after, game, from, share);
        else {
          const then = engine.advance(engine.restack(after.game, after.stack), silent, question.stop);
          const end = question.result(then.game) ?? (then.request === null ? "over" : null);
          if (end === null) put({ game: then.game, stack: then.game.stack }, game, from, share);
          else ended(end, share);
        }
      }
    }
  }
  return { exact: true, states, error: null, results: totals(question, sums), assumes: [...assumes.values()] };
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
  const assumes = noted(question);
  for (let i = 0; i < samples; i++) {
    let at = engine.advance(question.start, silent, question.stop);
    for (;;) {
      const result = question.result(at.game);
      const reply =
        result !== null || at.request === null
          ? null
          : at.request.type === "choice"
            ? standIn(system, at.game, at.request, assumes)
            : rollOutcome(at.request.dice, source);
      if (reply === null) {
        const id = result ?? "over";
        sums.set(id, (sums.get(id) ?? 0) + 1 / samples);
        break;
      }
      at = engine.reply(at.game, reply, silent, question.stop);
    }
  }
  const results = totals(question, sums);
  const error = Math.max(...results.map((r) => 1.96 * Math.sqrt((r.probability * (1 - r.probability)) / samples)));
  return { exact: false, states, error, results, assumes: [...assumes.values()] };
}
