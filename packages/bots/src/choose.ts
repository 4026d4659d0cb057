import { counterSource, rollOutcome, type Source } from "@tercio/dice";
import {
  type Battle,
  checkChoice,
  type ChoiceRequest,
  type Core,
  engineOf,
  type Json,
  type Request,
  type RuleSystem,
  silent,
} from "@tercio/kernel";

export interface BotOptions {
  readonly kind: "random" | "real";
  /** Time that the real one may think, milliseconds. */
  readonly milliseconds?: number;
  /** Same seed and battle, same answer (for the real one: if it had time for all it wanted to look at). */
  readonly seed: number;
  /** Most plays forward a candidate. */
  readonly plays?: number;
  readonly now?: () => number;
}

/** Answers ahead that one look may go: about one exchange of blows. */
const DEPTH = 40;

function fallback<G extends Core>(system: RuleSystem<G>, game: G, request: ChoiceRequest, source: Source): Json {
  const kind = system.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  return kind.sample(game, request.about, source);
}

/** Plays forward with random answers for both sides and says how well `seat` stands then. */
function lookAhead<G extends Core>(
  system: RuleSystem<G>,
  start: { readonly game: G; readonly request: Request | null },
  seat: number,
  source: Source,
): number {
  const engine = engineOf(system);
  let at = start;
  for (let i = 0; i < DEPTH && at.request !== null; i++) {
    const reply =
      at.request.type === "roll" ? rollOutcome(at.request.dice, source) : fallback(system, at.game, at.request, source);
    at = engine.reply(at.game, reply, silent);
  }
  return system.standing(at.game, seat);
}

/**
 * An answer to the standing choice. The real bot tries each proposed answer in plays forward, in turn, until its time is
 * up, and takes the best average; it never stalls: with no time left it still gives the first legal proposal.
 */
export function chooseAnswer<G extends Core>(battle: Battle<G>, options: BotOptions): Json {
  const { system, game, request } = battle;
  if (request === null || request.type !== "choice") throw new Error("no choice is asked for");
  const source = counterSource(options.seed >>> 0, (battle.log?.length ?? 0) * 4096);
  if (options.kind === "random") return fallback(system, game, request, source);
  const now = options.now ?? (() => Date.now());
  const until = now() + (options.milliseconds ?? 200);
  const candidates = system
    .propose(game, request, source)
    .filter((a) => checkChoice(system, game, request, a) === true);
  const first = candidates[0];
  if (first === undefined) return fallback(system, game, request, source);
  if (candidates.length === 1) return first;
  const engine = engineOf(system);
  const after = candidates.map((a) => engine.reply(game, a, silent));
  const sums = candidates.map(() => 0);
  const counts = candidates.map(() => 0);
  for (let round = 0; round < (options.plays ?? 24); round++)
    for (let i = 0; i < candidates.length; i++) {
      if (round > 0 && now() >= until) return best(candidates, sums, counts);
      if (round === 0 && i > 0 && now() >= until + 400) return best(candidates, sums, counts);
      // The same dice for every candidate of a round: differences are the answers' own.
      const dice = counterSource((options.seed + 7919 * (round + 1)) >>> 0, 0);
      sums[i] =
        (sums[i] as number) + lookAhead(system, after[i] as { game: G; request: Request | null }, request.player, dice);
      counts[i] = (counts[i] as number) + 1;
    }
  return best(candidates, sums, counts);
}

function best(candidates: readonly Json[], sums: readonly number[], counts: readonly number[]): Json {
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, n] of counts.entries()) {
    const average = n === 0 ? Number.NEGATIVE_INFINITY : (sums[i] as number) / n;
    if (average > most) {
      most = average;
      at = i;
    }
  }
  return candidates[at] as Json;
}
