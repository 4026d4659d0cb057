import { counterSource, distribution, enumerable, rollOutcome, type Source } from "@tercio/dice";
import {
  type Answer,
  checkChoice,
  type ChoiceRequest,
  type Core,
  engineOf,
  type Engine,
  type Json,
  type Level,
  type Term,
  type Request,
  type RuleSystem,
  silent,
  there,
} from "@tercio/kernel";

/** Rolls with no more outcomes than this are looked at outcome by outcome. */
const FEW = 12;
/** Answers nearer to each other than this look alike. */
const ALIKE = 1e-6;
/** Replies to a look that is played on, at most. */
const FARTHEST = 200;
/** Replies to all looks of a decision, at most: what is played on costs by them, and not by how often it is judged. */
const REPLIES = 2000;

/** How much a level looks at: positions judged for one answer, times that something is played on, and answers played on so. */
interface Effort {
  readonly looks: number;
  readonly plays: number;
  readonly alike: number;
}
const EFFORTS: { readonly [L in Level]: Effort } = {
  1: { looks: 60, plays: 0, alike: 0 },
  2: { looks: 100, plays: 4, alike: 4 },
  3: { looks: 140, plays: 8, alike: 4 },
};
/** As many looks as a position is dear: a decision costs about the same in a large battle as in a small one. */
function effortFor<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  level: Level,
): Effort & { readonly replies: number } {
  const { looks, plays, alike } = EFFORTS[level];
  const dear = Math.max(1, system.computer.costFactor?.(game) ?? 1);
  const [most, times] = [Math.ceil(looks / dear), Math.ceil(plays / dear)];
  return { looks: most, plays: times, alike, replies: Math.ceil(REPLIES / dear) };
}
/** Times that what an answer begins is played out: first for all, then for the better half, and so on. */
const ROUNDS = [2, 2, 4, 8] as const;

/** One answer and how the seat would stand after it, in the system's own points; part by part. */
export interface Weighed {
  readonly answer: Answer;
  readonly value: number;
  readonly parts: readonly Term[];
}

/** A position's parts for a seat. */
export function partsFor<G extends Core>(system: RuleSystem<G>, game: G, seat: number, level: Level): readonly Term[] {
  const parts = system.computer.evaluate(game, level);
  return seat === 0 ? parts : parts.map((p) => ({ ...p, value: -p.value }));
}

export const totalOf = (parts: readonly Term[]): number => parts.reduce((sum, p) => sum + p.value, 0);

/** How a seat stands: what one gains the other loses. */
export const standing = <G extends Core>(system: RuleSystem<G>, game: G, seat: number, level: Level = 3): number =>
  totalOf(partsFor(system, game, seat, level));

/** Parts of several positions, each with its share. */
export class Mean {
  #values: number[] = [];
  #parts: readonly Term[] = [];
  #weight = 0;
  add(parts: readonly Term[], weight = 1): void {
    this.#parts = parts;
    this.#weight += weight;
    parts.forEach((p, i) => {
      this.#values[i] = (this.#values[i] ?? 0) + weight * p.value;
    });
  }
  get parts(): readonly Term[] {
    return this.#parts.map((p, i) => ({ ...p, value: (this.#values[i] ?? 0) / this.#weight }));
  }
  get total(): number {
    return totalOf(this.parts);
  }
}

/** Between two positions, so much of the way. */
const between = (from: readonly Term[], to: readonly Term[], share: number): readonly Term[] =>
  from.map((p, i) => ({ ...p, value: p.value + share * ((to[i]?.value ?? 0) - p.value) }));

interface Looking<G extends Core> {
  readonly system: RuleSystem<G>;
  readonly engine: Engine<G>;
  readonly game: G;
  readonly request: ChoiceRequest;
  readonly level: Level;
  readonly seed: number;
  /** Positions judged so far, and replies given in what was played on. */
  looks: number;
  replies: number;
  /** Replies in all at most. They are counted and not timed: on a busy machine a computer plays as well as on any other. */
  readonly most: number;
}

/** May another reply be thought of? */
const mayReply = <G extends Core>(l: Looking<G>): boolean => l.replies++ < l.most;

function judged<G extends Core>(l: Looking<G>, game: G, level = l.level): readonly Term[] {
  l.looks++;
  return partsFor(l.system, game, l.request.player, level);
}

/** How the seat stands right after this answer; a small roll that falls at once is averaged over its outcomes. */
function* rightAfter<G extends Core>(l: Looking<G>, answer: Json): Generator<void, readonly Term[]> {
  const { engine } = l;
  const taken = engine.take(l.game, answer, silent);
  const next = engine.restack(taken.game, taken.stack);
  const request = next.stack.length === 0 ? null : engine.pending(next);
  if (request?.type !== "roll" || !enumerable(request.dice)) return judged(l, next);
  const branches = distribution(request.dice);
  if (branches.length > FEW) return judged(l, next);
  const mean = new Mean();
  for (const { outcome, probability } of branches) {
    const then = engine.take(next, outcome, silent);
    mean.add(judged(l, engine.restack(then.game, then.stack)), probability);
    yield;
  }
  return mean.parts;
}

/** A reply without thinking. */
function reflex<G extends Core>({ system }: Looking<G>, game: G, request: Request, dice: Source): unknown {
  return request.type === "roll"
    ? rollOutcome(request.dice, dice)
    : system.rules.choices[request.choice]?.timeout(game, request.about);
}

/** The same dice for all that are compared. */
const diceOf = (seed: number, round: number): Source => counterSource((seed + 7919 * (round + 1)) >>> 0, 0);

/** By how much of it is judged what came of playing on, for most choices: what fell and who fights. */
const PLAYED_ON: Level = 1;

/** Plays on with replies without thinking until this part of the turn is over; null where there were no replies left for that. */
function* playedOn<G extends Core>(l: Looking<G>, answer: Json, dice: Source): Generator<void, readonly Term[] | null> {
  const { engine, system } = l;
  const now = system.computer.horizon(l.game);
  const bottom: readonly unknown[] = l.game.stack.slice(0, system.computer.below?.(l.game) ?? 0);
  const stop = (top: unknown): boolean => bottom.includes(top);
  let at: { readonly game: G; readonly request: Request | null } = engine.reply(l.game, answer, silent, stop);
  for (let i = 0; i < FARTHEST && at.request !== null && system.computer.horizon(at.game) === now; i++) {
    if (!mayReply(l)) return null;
    const reply = reflex(l, at.game, at.request, dice);
    if (reply == null) break;
    at = engine.reply(at.game, reply, silent, stop);
    yield;
  }
  return judged(l, at.game, system.computer.goes?.includes(l.request.choice) === true ? l.level : PLAYED_ON);
}

interface Out {
  readonly parts: readonly Term[];
  /** Did any dice fall? */
  readonly rolled: boolean;
}

/** Plays what lies on the stack of `start` above that of the game until it is done; null where there were no replies left for that. */
function* playedOut<G extends Core>(l: Looking<G>, start: G, dice: Source): Generator<void, Out | null> {
  const { engine } = l;
  const below = l.game.stack[l.game.stack.length - 1];
  const stop = (top: unknown): boolean => top === below;
  let rolled = false;
  let at = engine.advance(start, silent, stop);
  for (let i = 0; i < FARTHEST && at.request !== null; i++) {
    if (!mayReply(l)) return null;
    rolled ||= at.request.type === "roll";
    const reply = reflex(l, at.game, at.request, dice);
    if (reply == null) break;
    at = engine.reply(at.game, reply, silent, stop);
    yield;
  }
  return { parts: judged(l, engine.restack(at.game, l.game.stack)), rolled };
}

/** Several beginnings of one answer, each played out ever more often while it may be the best; the best is what it is worth. */
interface Trial {
  readonly answer: Answer;
  readonly start: Core;
  readonly chance: number;
  readonly cost: number;
  readonly mean: Mean;
  certain: boolean;
}

function worthOf(now: readonly Term[], t: Trial): Weighed {
  // What was not played out is told as if it changed nothing.
  const parts = t.mean.parts.length === 0 ? now : between(now, t.mean.parts, t.chance);
  return { answer: t.answer, value: totalOf(parts) - t.cost, parts };
}

function* tried<G extends Core>(l: Looking<G>, now: readonly Term[], trials: readonly Trial[], enough: number) {
  let left = trials;
  let round = 0;
  for (const times of ROUNDS) {
    for (let i = 0; i < times; i++, round++)
      for (const t of left) {
        if (t.certain) continue;
        if (round > 0 && l.looks >= enough) return;
        const out = yield* playedOut(l, t.start as G, diceOf(l.seed, round));
        if (out === null) return;
        t.mean.add(out.parts);
        t.certain = !out.rolled;
        yield;
      }
    left = left
      .map((t) => ({ t, value: worthOf(now, t).value }))
      .sort((p, q) => q.value - p.value)
      .slice(0, Math.max(2, left.length >> 1))
      .map(({ t }) => t);
  }
}

/** Everything that was looked at, the best first; among equals what was proposed first. */
export interface Weighing {
  readonly list: readonly Weighed[];
  /** Positions judged. */
  readonly looks: number;
}

/**
 * Weighs answers by how the seat stands right after each; where only dice bring it to light, what it begins is played out;
 * what looks alike then is played on to the end of this part of the turn, with the same dice for all. How much is looked at
 * is counted, so that the same seed gives the same answer on any machine.
 */
export function* weigh<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: ChoiceRequest,
  level: Level,
  seed: number,
  groups: Iterable<readonly Json[]>,
): Generator<void, Weighing> {
  const effort = effortFor(system, game, level);
  const enough = 2 * effort.looks;
  const l: Looking<G> = {
    system,
    engine: engineOf(system),
    game,
    request,
    level,
    seed,
    looks: 0,
    replies: 0,
    most: effort.replies,
  };
  const known = new Set<string>();
  let list: Weighed[] = [];
  const trials: Trial[] = [];
  const only = onlyOne(system, game, request, groups);
  if (only.answer !== null) return { list: [{ answer: only.answer, value: 0, parts: [] }], looks: 0 };
  const now = partsFor(system, game, request.player, level);
  const better = (): boolean => list.some((w) => w.value > there(list[0]).value + ALIKE);
  for (const group of only.groups) {
    if (list.length > 0 && l.looks >= effort.looks && (better() || l.looks >= enough)) break;
    for (const answer of group) {
      const key = JSON.stringify(answer);
      if (known.has(key) || checkChoice(system, game, request, answer) !== true) continue;
      known.add(key);
      const begins = system.computer.lookahead?.(game, request, answer, level) ?? null;
      if (begins === null) {
        if (l.looks >= enough) continue;
        list.push(yield* weighedAfter(l, there(answer)));
      } else if (trials.length < effort.looks)
        for (const { start, chance, cost } of begins)
          trials.push({ answer: there(answer), start, chance, cost, mean: new Mean(), certain: false });
      yield;
    }
  }
  if (trials.length > 0) {
    yield* tried(l, now, trials, enough);
    for (const t of trials) {
      const w = worthOf(now, t);
      const at = list.findIndex((x) => x.answer === t.answer);
      if (at < 0) list.push(w);
      else if (w.value > there(list[at]).value) list[at] = w;
    }
  }
  list = sorted(list);
  const best = list[0];
  const alike = best === undefined ? [] : list.filter((w) => best.value - w.value < ALIKE).slice(0, effort.alike);
  if (alike.length > 1 && effort.plays > 0 && system.computer.horizon(game) !== null) {
    const means = alike.map(() => new Mean());
    let rounds = 0;
    // Only whole rounds count: all answers have seen the same dice.
    for (let out = false; rounds < effort.plays && !out; ) {
      const round: (readonly Term[])[] = [];
      for (const w of alike) {
        const parts = yield* playedOn(l, w.answer, diceOf(seed, rounds));
        if (parts === null) {
          out = true;
          break;
        }
        round.push(parts);
        yield;
      }
      if (out) break;
      for (const [i, parts] of round.entries()) there(means[i]).add(parts);
      rounds++;
    }
    if (rounds > 0) {
      const played = alike.map((w, i): Weighed => {
        const { parts } = there(means[i]);
        return { answer: w.answer, value: totalOf(parts), parts };
      });
      list = [...sorted(played), ...list.filter((w) => !alike.includes(w))];
    }
  }
  return { list, looks: l.looks };
}

/** Where there is but one answer nothing is weighed. `groups`: all of them again, as far as they have been looked into. */
function onlyOne<G extends Core>(
  system: RuleSystem<G>,
  game: G,
  request: ChoiceRequest,
  groups: Iterable<readonly Json[]>,
): { readonly answer: Answer | null; readonly groups: Iterable<readonly Json[]> } {
  const iterator = groups[Symbol.iterator]();
  const first = iterator.next();
  const second = first.done === true || first.value.length > 1 ? null : iterator.next();
  const [answer] = first.done === true ? [] : first.value;
  if (second?.done === true && answer !== undefined && checkChoice(system, game, request, answer) === true)
    return { answer: there(answer), groups: [] };
  return {
    answer: null,
    groups: {
      *[Symbol.iterator]() {
        if (first.done !== true) yield first.value;
        if (second !== null && second.done !== true) yield second.value;
        for (let next = iterator.next(); next.done !== true; next = iterator.next()) yield next.value;
      },
    },
  };
}

function* weighedAfter<G extends Core>(l: Looking<G>, answer: Answer): Generator<void, Weighed> {
  const parts = yield* rightAfter(l, answer);
  return { answer, value: totalOf(parts), parts };
}

const sorted = (list: readonly Weighed[]): Weighed[] =>
  list
    .map((w, at) => ({ w, at }))
    .sort((p, q) => (Math.abs(p.w.value - q.w.value) < ALIKE ? p.at - q.at : q.w.value - p.w.value))
    .map(({ w }) => w);
