import { counterSource, type Outcome } from "@tercio/dice";
import {
  type Answer,
  answer,
  type Battle,
  type Core,
  type GameEvent,
  giveOutcome,
  type Json,
  rollDice,
  type RuleSystem,
  type Scenario,
  type Sitter,
  startBattle,
  there,
} from "@tercio/kernel";

/** One reply of a played battle; `battle` is the state that asked for it. */
export interface Turn<G extends Core> {
  readonly battle: Battle<G>;
  readonly reply: Reply;
  readonly after: Battle<G>;
  readonly events: readonly GameEvent[];
}

export type Reply =
  | { readonly type: "answer"; readonly answer: Json }
  | {
      readonly type: "dice";
      readonly outcome: Outcome;
      readonly faces: readonly (readonly number[])[];
      readonly draws: number;
    };

/** Where a battle came to grief: what was thrown, and at which reply. */
export interface Stumble {
  readonly at: number;
  readonly error: unknown;
}

/** A battle played to its end, or until `maximumAnswers` replies were given. */
export interface Track<G extends Core> {
  /** What a failed law calls it. */
  readonly name: string;
  readonly seed: number;
  readonly turns: readonly Turn<G>[];
  readonly start: Battle<G>;
  readonly startEvents: readonly GameEvent[];
  readonly end: Battle<G>;
  /** Where something was thrown, and the battle broken off. */
  readonly stumble: Stumble | null;
}

/** Numbers 1..sides for choices in a test, from a seed of their own. */
export interface Chooser {
  next(sides: number): number;
}

export const chooser = (seed: number): Chooser => counterSource(seed >>> 0, 0);

/**
 * What a test player answers: mostly what the system proposes, now and then anything legal, or the time-out. Null where
 * nothing is legal.
 */
export function anyAnswer<G extends Core>(battle: Battle<G>, source: Chooser): Answer | null {
  const request = battle.request;
  if (request?.type !== "choice") throw new Error("no player is asked");
  const kind = battle.system.rules.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  const way = source.next(10);
  if (way <= 6) {
    const proposed = battle.system.computer.propose(battle.game, request, source);
    if (proposed.length > 0) return there(proposed[source.next(Math.min(3, proposed.length)) - 1]);
  }
  return way === 10 ? kind.timeout(battle.game, request.about) : kind.sample(battle.game, request.about, source);
}

/** Gives a reply; throws where an answer is refused. */
export function give<G extends Core>(
  battle: Battle<G>,
  reply: Reply,
): { battle: Battle<G>; events: readonly GameEvent[] } {
  if (reply.type === "dice") return giveOutcome(battle, reply.outcome, reply.faces, reply.draws);
  const result = answer(battle, reply.answer);
  if (!result.ok)
    throw new Error(
      `reply ${battle.log?.length ?? 0}: ${JSON.stringify(reply.answer)} refused: ${result.refusal.message.key}`,
    );
  return result;
}

/**
 * The next reply of a test player or of the battle's own dice, and what came of it; null where nobody can answer. `before`:
 * the turn at this place when it was played before: its dice fall again, and all that goes in can be read only.
 */
export function step<G extends Core>(battle: Battle<G>, source: Chooser, before?: Turn<G>): Turn<G> | null {
  if (before?.reply.type === "dice" && battle.request?.type === "roll") {
    const reply = freeze(copy(before.reply));
    const given = give(battle, reply);
    return { battle, reply, after: given.battle, events: given.events };
  }
  if (battle.request?.type === "roll") {
    const rolled = rollDice(battle);
    const entry = rolled.battle.log?.entry;
    if (entry === undefined || !("outcome" in entry)) throw new Error("a roll left no outcome in the log");
    const outcome = entry.outcome;
    const reply: Reply = { type: "dice", outcome, faces: entry.faces, draws: entry.draws };
    return { battle, reply, after: rolled.battle, events: rolled.events };
  }
  const chosen = anyAnswer(battle, source);
  if (chosen === null) return null;
  const reply: Reply = { type: "answer", answer: before === undefined ? chosen : freeze(copy(chosen)) };
  const given = give(battle, reply);
  return { battle, reply, after: given.battle, events: given.events };
}

/** Who sits at the battles of the laws, so that every save has something to say about it. */
export const trackSeats: readonly Sitter[] = [{ by: "human" }, { by: "computer", level: "law" }];

/**
 * A battle of a test player. `again`: it was played before, and is now with the same dice and with all that goes in
 * (scenario, game, answers, dice) to be read only, so that whoever changes it throws.
 */
export function playTrack<G extends Core>(
  system: RuleSystem<G>,
  scenario: Scenario,
  seed: number,
  maximumAnswers: number,
  { id = "", again }: { readonly id?: string; readonly again?: Track<G> } = {},
): Track<G> {
  const source = chooser(seed ^ 0x5bd1e995);
  const given = again !== undefined ? freeze(copy(scenario)) : scenario;
  const begun = startBattle(system, given, seed, { seats: trackSeats });
  const turns: Turn<G>[] = [];
  let battle = begun.battle;
  let stumble: Stumble | null = null;
  while (battle.request !== null && turns.length < maximumAnswers) {
    if (again !== undefined) freeze(battle.game);
    let turn: Turn<G> | null;
    try {
      turn = step(battle, source, again?.turns[turns.length]);
    } catch (error) {
      if (again === undefined) throw error;
      stumble = { at: turns.length, error };
      break;
    }
    if (turn === null) break;
    turns.push(turn);
    battle = turn.after;
  }
  const name = id === "" ? `seed ${seed}` : `${id}, seed ${seed}`;
  return { name, seed, turns, start: begun.battle, startEvents: begun.events, end: battle, stumble };
}

/** A copy that shares nothing with the original, so that no cached hash can hide a change. */
export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Freezes everything within reach. */
export function freeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
  return value;
}
