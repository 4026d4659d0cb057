import { counterSource, rollOutcome, type Source } from "@tercio/dice";
import {
  type Answer,
  checkChoice,
  type ChoiceRequest,
  type Core,
  engineOf,
  type Level,
  type Term,
  type Request,
  type RuleSystem,
  silent,
  there,
} from "@tercio/kernel";
import { Mean, partsFor, totalOf, type Weighing } from "./weigh.ts";

/** Answers ahead that one look goes: what is begun now, the other side's reply to it, and what comes of both. */
const DEPTH = 70;
/** Looks at every candidate before the first one is given up. */
const FIRST_LOOKS = 4;
/** A candidate this many standard errors behind the best so far is looked at no more. */
const GIVE_UP = 1.5;
/** Looks at each candidate, by level. */
const LOOKS: { readonly [L in Level]: number } = { 1: 2, 2: 8, 3: 40 };
/** Replies ahead, all told, after which no further look is begun: what the looks of a large game take is bounded by that. */
const REPLIES: { readonly [L in Level]: number } = { 1: 1000, 2: 3000, 3: 8000 };
/**
 * What a sensible player would do anyway is left only for what is better by so many standard errors, and by more after few
 * looks, when luck alone puts one of many proposals in front.
 */
const persuasion = (looks: number): number => 0.5 + 6 / looks;

interface Look {
  readonly answer: Answer;
  readonly after: { readonly game: Core; readonly request: Request | null };
  readonly mean: Mean;
  readonly values: number[];
}

/**
 * Weighs answers where a standing tells only what has been won so far: plays the battle forward with random answers for both
 * sides from what a sensible player would do and from each other proposal, in turn, with the same dice for all. Proposals
 * clearly behind are looked at no more; the sensible answer gives way only to one clearly ahead of it.
 */
export function* playForward<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: ChoiceRequest,
  level: Level,
  seed: number,
  source: Source,
): Generator<void, Weighing> {
  const engine = engineOf(system);
  let replies = 0;
  let looks = 0;
  /** Plays forward with random answers for both sides: how the seat stands then, part by part. */
  function* ahead(start: Look["after"], dice: Source): Generator<void, readonly Term[]> {
    let at = start as { readonly game: G; readonly request: Request | null };
    for (let i = 0; i < DEPTH && at.request !== null; i++) {
      const reply =
        at.request.type === "roll"
          ? rollOutcome(at.request.dice, dice)
          : (system.rules.choices[at.request.choice]?.sample(at.game, at.request.about, dice) ?? null);
      if (reply === null) break;
      at = engine.reply(at.game, reply, silent);
      replies++;
      yield;
    }
    looks++;
    return partsFor(system, at.game, request.player, level);
  }
  const usual = system.rules.choices[request.choice]?.sample(game, request.about, source) ?? null;
  if (usual === null) return { list: [], looks };
  const known = JSON.stringify(usual);
  const others = system.computer
    .propose(game, request, source)
    .filter((a): a is Answer => JSON.stringify(a) !== known && checkChoice(system, game, request, a) === true);
  if (others.length === 0) return { list: [{ answer: usual, value: 0, parts: [] }], looks };
  const all = [usual, ...others].map(
    (answer): Look => ({ answer, after: engine.reply(game, answer, silent), mean: new Mean(), values: [] }),
  );
  let alive: readonly Look[] = all;
  for (let round = 0; round < LOOKS[level] && alive.length > 1 && replies < REPLIES[level]; round++) {
    for (const look of alive) {
      // The same dice for every candidate of a round: differences are more the answers' own.
      const found = yield* ahead(look.after, counterSource((seed + 7919 * (round + 1)) >>> 0, 0));
      look.mean.add(found);
      look.values.push(totalOf(found));
    }
    if (round + 1 >= FIRST_LOOKS) {
      const best = alive.reduce((p, q) => (lead(q, p).mean > 0 ? q : p));
      alive = alive.filter((look) => {
        const behind = lead(best, look);
        return behind.mean <= GIVE_UP * behind.error || look === best;
      });
    }
  }
  const best = persuaded(all);
  const list = [best, ...all.filter((look) => look !== best).sort((p, q) => q.mean.total - p.mean.total)]
    .filter((look) => look === best || look.values.length > 0)
    .map(({ answer, mean }) => ({ answer, value: mean.total, parts: mean.parts }));
  return { list, looks };
}

/** How far `a` is ahead of `b` on average over the dice that both have seen, and the standard error of that. */
function lead(a: Look, b: Look): { readonly mean: number; readonly error: number } {
  const n = Math.min(a.values.length, b.values.length);
  if (n === 0) return { mean: 0, error: 0 };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = there(a.values[i]) - there(b.values[i]);
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
function persuaded(looks: readonly Look[]): Look {
  const first = there(looks[0]);
  let best = first;
  let most = 0;
  for (const look of looks) {
    const { mean, error } = lead(look, first);
    if (mean > most && mean > persuasion(Math.min(look.values.length, first.values.length)) * error) {
      best = look;
      most = mean;
    }
  }
  return best;
}
