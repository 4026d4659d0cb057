import type { DiceRequest, Outcome } from "@tercio/dice";
import type { Bilingual, Json, JsonObject, Message, Refusal, Verdict } from "./json.ts";
import type { Breakdown } from "./modifier.ts";

/** Where a battle stands in one sequence: plain data, so it can be saved, cloned and resumed anywhere. */
export interface Frame {
  readonly sequence: string;
  readonly at: string;
  readonly vars: JsonObject;
}

/** What every game of the kernel carries. */
export interface Core {
  readonly stack: readonly Frame[];
}

/** Something that happened, for the log and the tallies: never read by a rule. */
export interface GameEvent {
  readonly kind: string;
  readonly message: Message;
  readonly rule: string | null;
  readonly player?: number | null;
  readonly data?: JsonObject;
}

export interface ChoiceRequest {
  readonly type: "choice";
  readonly player: number;
  readonly choice: string;
  readonly about: JsonObject;
}

export interface RollRequest {
  readonly type: "roll";
  readonly player: number | null;
  readonly label: Message;
  readonly dice: DiceRequest;
  readonly rule: string | null;
  /** How each needed number came about, for the log; not part of the state. */
  readonly breakdowns?: readonly Reason[];
  /** Where several chains are rolled at once: what each is, with its own numbers, in the order of the chains. */
  readonly chains?: readonly ChainWords[];
}

/** What one of several chains is: a sentence, what each of its stages is rolled for, how its numbers came about. */
export interface ChainWords {
  readonly label: Message;
  readonly stages: readonly Message[];
  readonly breakdowns: readonly Reason[];
}

/** A needed number and how it came about. */
export interface Reason {
  readonly name: Message;
  readonly breakdown: Breakdown;
}

export type Request = ChoiceRequest | RollRequest;

// Vars are typed where a sequence is written; in the tables they are plain JSON.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Loose = any;

/** What a step does: a new game, changed vars, frames entered (the last runs first), where to go on. */
export interface Change<G> {
  readonly game?: G;
  readonly vars?: Loose;
  readonly enter?: Frame | readonly Frame[];
  readonly goTo?: string;
  /** Leave this sequence now. */
  readonly leave?: true;
}

export interface Context {
  emit(event: GameEvent): void;
}

interface StepHead {
  /** Stable id, unique in its sequence; saved games point at it. */
  readonly id: string;
  readonly title: Bilingual;
  /** Ledger id of the step, where the sheet numbers it. */
  readonly rule?: string;
}

export interface ActStep<G> extends StepHead {
  readonly kind: "act";
  readonly run: (game: G, vars: Loose, context: Context) => Change<G>;
}

export interface AskStep<G> extends StepHead {
  readonly kind: "ask";
  /** Null = nothing to ask: the step is passed over. Pure; never stored. */
  readonly request: (game: G, vars: Loose) => Request | null;
  readonly take: (game: G, vars: Loose, reply: Loose, context: Context) => Change<G>;
  /** What happens instead where the choice has no legal answer: nobody is asked then. Needed where that can be. */
  readonly none?: (game: G, vars: Loose, context: Context) => Change<G>;
}

export type Step<G> = ActStep<G> | AskStep<G>;

export interface Sequence<G> {
  readonly id: string;
  readonly title: Bilingual;
  readonly steps: readonly Step<G>[];
  /** A copy of this sequence's variables, field by field. A plain spread serves where this is missing. */
  readonly copy?: (vars: Loose) => JsonObject;
}

/** An answer to a choice. It is never null: where a function gives an answer or null, null says that none is legal. */
export type Answer = Exclude<Json, null>;

/** One kind of decision: the same five functions serve rules, screens, bots, network and tests. */
export interface ChoiceKind<G> {
  readonly id: string;
  readonly rule: string | null;
  describe(game: G, about: Loose): Message;
  accept(game: G, about: Loose, answer: unknown): Verdict;
  /** A sensible legal answer; null where there is none. `next(n)` gives 1..n. */
  sample(game: G, about: Loose, source: { next(sides: number): number }): Answer | null;
  /** All answers, where there are finitely many; null where not. */
  enumerate?(game: G, about: Loose): readonly Json[] | null;
  /** What a player gives whose time is up; null where no answer is legal, and nowhere else. */
  timeout(game: G, about: Loose): Answer | null;
  /** Is any answer legal? Where it is missing, the time-out says so; for kinds that know it sooner than one answer. */
  answerable?(game: G, about: Loose): boolean;
  /**
   * What odds take for granted where nobody answers and `answer` stands in; null where it makes no difference. Without
   * it the question and the answer's label do, wherever more than one answer is legal.
   */
  assumes?(game: G, about: Loose, answer: Json): Message | null;
  /** What an enumerated answer is called on a button. */
  label?(game: G, about: Loose, answer: Json): Message;
  /** What may be done by hand with this piece in this choice; null for a piece that it is not about. */
  handling?(game: G, about: Loose, piece: number): Handling | null;
  /** Completes a gesture on the board (a drag, a turn) into the nearest legal answer, and says what it trimmed. */
  preview?(game: G, about: Loose, gesture: JsonObject): Preview;
}

/** The tools for a piece: a screen shows buttons and keys for these, and for no others. */
export interface Handling {
  /** Kinds of way to lead it along, the usual one first, and of which steps each may be made; empty where it only turns. */
  readonly ways: readonly { readonly id: string; readonly steps: readonly string[] }[];
  /** How far one press turns it where it stands, 1/65536 turns; null where it may not be turned and made wider so. */
  readonly turn: number | null;
  /** Whether it may be pushed aside where it stands. */
  readonly slides: boolean;
}

/** Where a gesture would lead: drawn as a ghost before anything is decided. */
export interface Preview {
  /** The answer to give if the player confirms; null when nothing legal is near. */
  readonly answer: Json;
  readonly verdict: Verdict;
  readonly ghosts: readonly {
    readonly piece: number;
    readonly x: number;
    readonly y: number;
    readonly facing: number;
    readonly files: number;
  }[];
  /** Lines to draw (the way of the front's centre) in 0.01 mm. */
  readonly ways: readonly (readonly { readonly x: number; readonly y: number }[])[];
  /** Why it goes no farther than it does, where it was cut short. */
  readonly trimmed?: Refusal;
  /** What it costs and what was trimmed, in words. */
  readonly notes: readonly Message[];
}

export type Reply = Json | Outcome;

/** Builds a sequence and checks that its step ids are unique. */
export function sequence<G>(
  id: string,
  title: Bilingual,
  steps: readonly Step<G>[],
  copy?: Sequence<G>["copy"],
): Sequence<G> {
  const seen = new Set<string>();
  for (const step of steps) {
    if (seen.has(step.id)) throw new Error(`sequence ${id} has two steps "${step.id}"`);
    seen.add(step.id);
  }
  return { id, title, steps, ...(copy === undefined ? {} : { copy }) };
}

export const act = <G>(
  id: string,
  title: Bilingual,
  run: (game: G, vars: Loose, context: Context) => Change<G>,
  rule?: string,
): ActStep<G> => ({ kind: "act", id, title, run, ...(rule === undefined ? {} : { rule }) });

export const ask = <G>(
  id: string,
  title: Bilingual,
  request: (game: G, vars: Loose) => Request | null,
  take: (game: G, vars: Loose, reply: Loose, context: Context) => Change<G>,
  rule?: string,
  none?: AskStep<G>["none"],
): AskStep<G> => ({
  kind: "ask",
  id,
  title,
  request,
  take,
  ...(rule === undefined ? {} : { rule }),
  ...(none === undefined ? {} : { none }),
});

export const enter = (sequence: string, vars: JsonObject = {}): Frame => ({ sequence, at: "", vars });
