import { counterSource } from "@tercio/dice";
import { type Answer, type Core, declarationsFor, type Level, type Position } from "@tercio/kernel";
import { playForward } from "./playout.ts";
import { weigh, type Weighed } from "./weigh.ts";

/** Who answers: one that answers anything legal, or a computer of a level. */
export type Player = "random" | Level;

export interface BotOptions {
  readonly player: Player;
  /** Same seed and position, same answer. */
  readonly seed: number;
  /** How many entries came before: the same seed shows other numbers later on. */
  readonly after?: number;
}

/** An answer with what it was weighed against. */
export interface Thought {
  /** Null where no answer is legal. */
  readonly answer: Answer | null;
  readonly best: Weighed | null;
  /** What it would have answered else. */
  readonly next: Weighed | null;
  /** Positions judged. */
  readonly looks: number;
}

const unthought = (answer: Answer | null): Thought => ({ answer, best: null, next: null, looks: 0 });

/** Thinks about the standing choice, step by step: whoever shares a machine with others lets them go first in between. */
export function* think<G extends Core>(position: Position<G>, options: BotOptions): Generator<void, Thought> {
  const { system, game, request } = position;
  if (request === null || request.type !== "choice") throw new Error("no choice is asked for");
  const kind = system.rules.choices[request.choice];
  if (kind === undefined) throw new Error(`no kind of choice "${request.choice}"`);
  const source = counterSource(options.seed >>> 0, (options.after ?? 0) * 4096);
  if (options.player === "random") return unthought(kind.sample(game, request.about, source));
  const seed = (options.seed + 31 * (options.after ?? 0)) >>> 0;
  // A standing that sees ahead is asked right away; where it tells only what has been won, the battle is played forward.
  const groups = system.computer.options?.(game, request, options.player, source);
  const { list, looks } =
    groups === undefined
      ? yield* playForward(system, game, request, options.player, seed, source)
      : yield* weigh(system, game, request, options.player, seed, groups);
  const [best = null, next = null] = list;
  if (best !== null) return { answer: best.answer, best, next, looks };
  return unthought(kind.timeout(game, request.about) ?? kind.sample(game, request.about, source));
}

/** The same at once. Null where no answer is legal. */
export function thoughtOf<G extends Core>(position: Position<G>, options: BotOptions): Thought {
  const thought = think(position, options);
  for (;;) {
    const step = thought.next();
    if (step.done === true) return step.value;
  }
}

/**
 * An answer to the standing choice, null where none is legal. It knows no rule: it sees answers, states, and what the system
 * judges states by.
 */
export const chooseAnswer = <G extends Core>(position: Position<G>, options: BotOptions): Answer | null =>
  thoughtOf(position, options).answer;

/**
 * What a computer at this seat should declare before anything is answered, or null: the first that is open to it and that
 * the system advises.
 */
export const chooseDeclaration = <G extends Core>(position: Position<G>, seat: number): string | null =>
  declarationsFor(position, seat).find((d) => d.advised?.(position.game, seat) === true)?.id ?? null;
