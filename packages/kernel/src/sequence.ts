import type { DiceRequest } from "@tercio/dice";
import type { Bilingual, Json, JsonObject, Message, Verdict } from "./json.ts";
import type { Breakdown } from "./modifier.ts";

/**
 * The ids of a sequence and of a step as frames and effects carry them: strings, which the compiler takes for no string that
 * is written out. `stepsOf` makes and compares them and knows what steps a system has, so that a wrong id does not compile.
 */
export type SequenceName = "the id of a sequence, which only the functions of stepsOf and flow write";
export type StepName = "the id of a step, which only the functions of stepsOf and flow write";

/** Where a battle stands in one sequence: plain data, so it can be saved, cloned and resumed anywhere. */
export interface Frame {
  readonly sequence: SequenceName;
  /** The step it stands at; "" before its first. */
  readonly at: StepName | "";
  readonly vars: JsonObject;
  /** The step below waits for the result. */
  readonly called?: true | undefined;
  /** Inside a step that is made for each of a list: those left, and the one under way. */
  readonly loop?: Loop | undefined;
}

export interface Loop {
  readonly left: readonly Json[];
  readonly item?: Json;
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
  /** Of several chains, points of each sum beyond which nothing changes (null: all count): the odds need not tell them apart. */
  readonly most?: readonly (number | null)[];
  /**
   * Of several chains, sum by sum: whose its points are, and how many are one too many for what this says. Fewer change
   * nothing but what is of that one and numbers to which others add as well, and do so whatever the other sums are: the odds
   * put them together (`OddsQuestion.meets`) where each would be played otherwise.
   */
  readonly apart?: readonly { readonly of: number; readonly below: number }[] | undefined;
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

/** What a step does. `Vars` and `To` are the variables and the targets of `goTo` of the sequence it stands in. */
export interface Change<G, Vars = object, To extends string = string> {
  /** The new game; its stack is the engine's business, whatever stands in it. */
  readonly game?: G;
  readonly vars?: Partial<Vars>;
  /** All variables anew, in place of `vars`: of a step that odds make thousands of times, for nothing is copied then. */
  readonly all?: Vars;
  /** Frames entered, the last of which runs first. */
  readonly enter?: Frame | readonly Frame[];
  /** Where to go on; the next step where nothing is said. */
  readonly goTo?: To;
  /** Leave this sequence now. */
  readonly leave?: true;
  /** The effect that this uses, by its id: the engine counts down, and ends it after its last use. */
  readonly uses?: number | null;
}

export interface Context {
  emit(event: GameEvent): void;
}

/** A roll whose outcome is known before any die falls: taken at once, nobody is asked. */
export interface Settled<O = unknown> {
  readonly type: "settled";
  readonly outcome: O;
}

/**
 * A function of a step as the tables hold it. It is called with the game, the variables of its sequence, the item where
 * the step is made for each of a list, and then what is named at each; `flow.ts` checks all that where a step is written.
 */
export type Written<T> = (...given: never[]) => T;

/** Who says which of several comes next, where more than one could. */
export interface Order {
  /** Those that may come next, of those `left`; at least one. */
  readonly among: Written<readonly unknown[]>;
  /** Called with those. */
  readonly ask: Written<ChoiceRequest>;
  /** Called with the answer and those: the one that it means. */
  readonly chosen: Written<unknown>;
}

/** A step that is made once for each of a list, which is drawn up when the step is reached. */
export interface Each {
  readonly list: Written<readonly unknown[]>;
  /** Is it still of those that are left? Asked again each time before one is taken. */
  readonly still?: Written<boolean>;
  readonly order?: Order;
}

interface StepHead<Id extends string> {
  /** Stable id, unique in its sequence; saved games point at it. */
  readonly id: Id;
  readonly title: Bilingual;
  /** Ledger id of the step, where the sheet numbers it. */
  readonly rule?: string;
  readonly each?: Each;
}

export interface ActStep<G, Id extends string = string> extends StepHead<Id> {
  readonly kind: "act";
  /** Called with the context. */
  readonly run: Written<Change<G>>;
}

export interface AskStep<G, Id extends string = string> extends StepHead<Id> {
  readonly kind: "ask";
  /** Null = nothing to ask: the step is passed over. Pure; never stored. */
  readonly request: Written<Request | Settled | null>;
  /** Called with the reply and the context. */
  readonly take: Written<Change<G>>;
  /** The step stands again after each reply, until it asks nothing. */
  readonly again?: true;
  /** What happens instead where the choice has no legal answer: nobody is asked then. Needed where that can be. */
  readonly none?: Written<Change<G>>;
}

/** Plays another sequence and takes its result. */
export interface CallStep<G, Id extends string = string> extends StepHead<Id> {
  readonly kind: "call";
  /** What is entered; null = the step is passed over. */
  readonly frame: Written<Frame | null>;
  /** Called with the result and the context. */
  readonly take: Written<Change<G>>;
}

/** Goes back to an earlier step for as long as the test holds: the sheet's own "repeat from step so-and-so". */
export interface RepeatStep<Id extends string = string> extends StepHead<Id> {
  readonly kind: "repeat";
  readonly from: string;
  readonly test: Written<boolean>;
}

export type Step<G, Id extends string = string> = ActStep<G, Id> | AskStep<G, Id> | CallStep<G, Id> | RepeatStep<Id>;

/** A sequence as the engine plays it; `flow.ts` has the builder that knows its variables. */
export interface Sequence<G> {
  readonly id: string;
  readonly title: Bilingual;
  readonly steps: readonly Step<G>[];
  /** Variables that it has from its start, besides those it is entered with. */
  readonly start: object;
  /** What it hands to the step that called it. */
  readonly result: Written<unknown>;
  /** A copy of its variables, where somebody has written one: a spread costs several times as much. */
  readonly copy?: Written<object>;
}

/** An answer to a choice. It is never null: where a function gives an answer or null, null says that none is legal. */
export type Answer = Exclude<Json, null>;

/** One kind of decision: the same five functions serve rules, screens, bots, network and tests. */
export interface ChoiceKind<G, About extends object = object, Given = Json> {
  readonly id: string;
  readonly rule: string | null;
  describe(game: G, about: About): Message;
  accept(game: G, about: About, answer: unknown): Verdict;
  /** A sensible legal answer; null where there is none. `next(n)` gives 1..n. */
  sample(game: G, about: About, source: { next(sides: number): number }): Answer | null;
  /** All answers, where there are finitely many; null where not. */
  enumerate?(game: G, about: About): readonly Given[] | null;
  /** What a player gives whose time is up; null where no answer is legal, and nowhere else. */
  timeout(game: G, about: About): Answer | null;
  /** Is any answer legal? Where it is missing, the time-out says so; for kinds that know it sooner than one answer. */
  answerable?(game: G, about: About): boolean;
  /**
   * What odds take for granted where nobody answers and `answer` stands in; null where it makes no difference. Without
   * it the question and the answer's label do, wherever more than one answer is legal.
   */
  assumes?(game: G, about: About, answer: Json): Message | null;
  /** What an enumerated answer is called on a button. */
  label?(game: G, about: About, answer: Given): Message;
}
