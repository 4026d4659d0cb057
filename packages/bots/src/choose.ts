import { counterSource, rollOutcome, type Source } from "@tercio/dice";
import {
  type Answer,
  checkChoice,
  type ChoiceRequest,
  type Core,
  declarationsFor,
  engineOf,
  type Position,
  type Request,
  type RuleSystem,
  silent,
} from "@tercio/kernel";

export interface BotOptions {
  readonly kind: "random" | "real";
  /** Time that the real one may think, milliseconds. */
  readonly milliseconds?: number;
  /** Same seed and position, same answer (for the real one: if it had time for all it wanted to look at). */
  readonly seed: number;
  /** How many entries came before: the same seed shows other numbers later on. */
  readonly after?: number;
  /** Most plays forward a candidate. */
  readonly plays?: number;
  readonly now?: () => number;
}

/** Answers ahead that one look goes: what is begun now, the other side's reply to it, and what comes of both. */
const DEPTH = 70;
/** Looks at every candidate before the first one is given up. */
const FIRST_LOOKS = 4;
/** A candidate this many standard errors behind the best so far is looked at no more. */
const GIVE_UP = 1.5;
/**
 * What a sensible player would do anyway is left only for what is better by so many standard errors, and by more after few
 * looks, when luck alone puts one of many proposals in front.
 */
const persuasion = (looks: number): number => 0.5 + 6 / looks;

function fallback<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: ChoiceRequest,
  source: Source,
): Answer | null {
  const kind = system.rules.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  return kind.sample(game, request.about, source);
}

/** Plays forward with random answers for both sides and says how well `seat` stands then. */
function* lookAhead<G extends Core>(
  system: RuleSystem<G>,
  start: { readonly game: G; readonly request: Request | null },
  seat: number,
  source: Source,
): Generator<void, number> {
  const engine = engineOf(system);
  let at = start;
  for (let i = 0; i < DEPTH && at.request !== null; i++) {
    const reply =
      at.request.type === "roll" ? rollOutcome(at.request.dice, source) : fallback(system, at.game, at.request, source);
    if (reply === null) break;
    at = engine.reply(at.game, reply, silent);
    yield;
  }
  return system.mind.standing(at.game, seat);
}

/**
 * An answer to the standing choice. The real bot plays the battle forward from what a sensible player would do and from
 * each other proposal, in turn, with the same dice for all, until its time or its number of plays is up. Proposals clearly
 * behind are looked at no more; the sensible answer gives way only to one clearly ahead of it. It never stalls: with no
 * time left it gives the sensible answer. It knows no rule: it sees only answers, states and how well a seat stands.
 * Null where no answer is legal.
 */
export function chooseAnswer<G extends Core>(position: Position<G>, options: BotOptions): Answer | null {
  const thought = consider(position, options);
  for (;;) {
    const next = thought.next();
    if (next.done === true) return next.value;
  }
}

/** The same step by step: whoever shares a machine with others lets them go first in between. */
export function* consider<G extends Core>(position: Position<G>, options: BotOptions): Generator<void, Answer | null> {
  const { system, game, request } = position;
  if (request === null || request.type !== "choice") throw new Error("no choice is asked for");
  const source = counterSource(options.seed >>> 0, (options.after ?? 0) * 4096);
  if (options.kind === "random") return fallback(system, game, request, source);
  const now = options.now ?? (() => Date.now());
  const until = now() + (options.milliseconds ?? 200);
  const usual = fallback(system, game, request, source);
  if (usual === null) return null;
  const known = JSON.stringify(usual);
  const others = system.mind
    .propose(game, request, source)
    .filter((a): a is Answer => JSON.stringify(a) !== known && checkChoice(system, game, request, a) === true);
  if (others.length === 0) return usual;
  const candidates = [usual, ...others];
  const engine = engineOf(system);
  const looks = candidates.map((a) => ({ answer: a, after: engine.reply(game, a, silent), values: [] as number[] }));
  let alive = looks;
  for (let round = 0; round < (options.plays ?? 60) && alive.length > 1; round++) {
    for (const look of alive) {
      if (now() >= until) return persuaded(looks);
      // The same dice for every candidate of a round: differences are more the answers' own.
      const dice = counterSource((options.seed + 7919 * (round + 1)) >>> 0, 0);
      look.values.push(yield* lookAhead(system, look.after, request.player, dice));
    }
    if (round + 1 >= FIRST_LOOKS) {
      const best = alive.reduce((p, q) => (ahead(q, p).mean > 0 ? q : p));
      alive = alive.filter((look) => {
        const behind = ahead(best, look);
        return behind.mean <= GIVE_UP * behind.error || look === best;
      });
    }
  }
  return persuaded(looks);
}

/**
 * What a computer at this seat should declare before anything is answered, or null: the first that is open to it and that
 * the system advises.
 */
export const chooseDeclaration = <G extends Core>(position: Position<G>, seat: number): string | null =>
  declarationsFor(position, seat).find((d) => d.advised?.(position.game, seat) === true)?.id ?? null;

interface Look {
  readonly answer: Answer;
  readonly values: readonly number[];
}

/** How far `a` is ahead of `b` on average over the dice that both have seen, and the standard error of that. */
function ahead(a: Look, b: Look): { readonly mean: number; readonly error: number } {
  const n = Math.min(a.values.length, b.values.length);
  if (n === 0) return { mean: 0, error: 0 };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = (a.values[i] as number) - (b.values[i] as number);
    sum += d;
    squares += d * d;
  }
  const mean = sum / n;
  return {
    mean,
    error: n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1)),
  };
}

/** The first candidate is what a sensible player would do; another must be clearly better to take its place. */
function persuaded(looks: readonly Look[]): Answer {
  const first = looks[0] as Look;
  let best = first;
  let most = 0;
  for (const look of looks) {
    const { mean, error } = ahead(look, first);
    if (mean > most && mean > persuasion(Math.min(look.values.length, first.values.length)) * error) {
      best = look;
      most = mean;
    }
  }
  return best.answer;
}
