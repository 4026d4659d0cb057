import { there } from "@tercio/basis";
import type { DiceRequest, Outcome } from "@tercio/dice";
import type { Correcting } from "./correction.ts";
import type { DeclarationKind } from "./declaration.ts";
import type { Lasting } from "./effect.ts";
import type { Bilingual, Json, JsonObject, Message } from "./json.ts";
import type { Scenes } from "./scene.ts";
import type { ChoiceKind, ChoiceRequest, Core, Frame, Request, Sequence } from "./sequence.ts";

export type Language = "en" | "fr";

/** A point where the documents are silent or disagree: a default, the alternatives, the source. */
export interface Ruling {
  readonly id: string;
  readonly title: Bilingual;
  readonly options: readonly { readonly id: string; readonly text: Bilingual }[];
  readonly default: string;
  readonly source: string;
  /** The rule that would ask for it is not played yet: a choice is kept with the battle and changes nothing, so none is offered. */
  readonly waits?: true;
}

/**
 * What battles choose unlike the defaults of these rulings, the later of `chosen` before the earlier: all of it that a state
 * needs to hold. So a ruling that is added changes no state of a battle that does not choose it.
 */
export const ruledOtherwise = (
  rulings: readonly Ruling[],
  ...chosen: readonly ({ readonly [id: string]: string } | undefined)[]
): { readonly [id: string]: string } => {
  const all: { readonly [id: string]: string } = Object.assign({}, ...chosen);
  return Object.fromEntries(
    rulings.flatMap(({ id, default: usual }) => ((all[id] ?? usual) === usual ? [] : [[id, there(all[id])]])),
  );
};

/** What a battle is started from; the system checks everything inside. */
export type Scenario = {
  readonly edition: string;
  readonly rulings: { readonly [id: string]: string };
  readonly setup: JsonObject;
};

/** A battle that the system knows by name. */
export interface NamedScenario {
  readonly id: string;
  readonly title: Bilingual;
  readonly scenario: Scenario;
}

export interface Score {
  /** The winner's seat, or null for a draw. */
  readonly winner: number | null;
  readonly points: readonly number[];
  readonly message: Message;
}

/** A question that can be asked of the odds; the odds package walks the system's own sequences to answer it. */
export interface OddsQuestion<G> {
  readonly id: string;
  readonly label: Message;
  /** The game in which the walk starts: its top frames are those to be played out. */
  readonly start: G;
  /** The walk ends before a step for which this holds, or when the stack is empty. */
  readonly stop: (top: Frame) => boolean;
  /** A word for the state in which a walk ended; null = it goes on (asked at every request too). */
  result(game: G): string | null;
  /**
   * Places of which is known what all that follows there hangs on: games with the same `key`, or where that is null or missing
   * games that are equal, go on from it once for all. No result is known where there is a key. It reads the frame on top and never
   * the game's stack, which is put into the game later. `like`: the game with what nothing hangs on any more set to nought.
   * `again`: so it is each time that the walk comes to one, and not only the first time. Only the odds use it; without it they
   * come to the same.
   */
  readonly rest?: {
    at(top: Frame): boolean;
    key?(game: G, top: Frame): string | null;
    like?(game: G): G;
    readonly again?: true;
  };
  /**
   * A place to which rolls lead whose sums are `apart` (RollRequest), before what they come to together is looked at: games
   * that are the same there go on once. Only the odds use it.
   */
  meets?(top: Frame): boolean;
  /**
   * Titles of the results, in the order they are shown; `winner`: the seat that gains by it, null for neither; `value`: what it
   * comes to, where results are numbers and their mean says something.
   */
  readonly results: readonly {
    readonly id: string;
    readonly label: Message;
    readonly winner?: number | null;
    readonly value?: number;
  }[];
  /** Numbers that each result comes to besides, told by their mean: what either side loses, where a result is both. */
  readonly tallies?: readonly {
    readonly id: string;
    readonly label: Message;
    /** The seat that gains by it. */
    readonly winner?: number;
    of(result: string): number;
  }[];
  /** What is taken for granted before the walk begins; choices that players would make on the way come by themselves. */
  readonly assumes?: readonly Message[];
  /** The answer to what is asked on the way where the question itself gives it; null: it is a player's. */
  settles?(game: G, request: ChoiceRequest): Json | null;
  /** The answer on offer that it weighs, and the result whose chance stands beside that answer, or several under one label. */
  readonly answer?: Json;
  readonly headline?: string | { readonly label: Message; readonly of: readonly string[] };
  /** Pieces of the board that it is about. */
  readonly pieces?: readonly number[];
}

/** Of what is asked in numbers, what counts only where a word has been given: what is typed of a piece that no name stands for. */
export interface OnlyWhere {
  /** `is`: which word; any where nothing is said. */
  readonly only?: { readonly word: string; readonly is?: string };
  /** Seldom wanted: a form keeps it out of the way until it is. */
  readonly more?: true;
}

/** What is asked in plain numbers, without a battle. */
export interface CalculatorForm {
  readonly id: string;
  readonly title: Bilingual;
  /**
   * Numbers that it needs, whole and within bounds; `usual`: what counts where none is given, null: nothing does, or what
   * `otherwise` says; `curve`: what a curve along it reaches at least, where it would say nothing on the way to the most.
   */
  readonly numbers: readonly (OnlyWhere & {
    readonly id: string;
    readonly title: Bilingual;
    readonly least: number;
    readonly most: number;
    readonly usual?: number | null;
    readonly curve?: number;
    readonly otherwise?: Bilingual;
  })[];
  /**
   * Words of which one may be given, or has to be where none is `usual`; `titles`: what they are called where that is not the
   * word itself; `piece`: it stands for a piece of the game, and takes what {@link CalculatorQuestion.pose} reads of one besides,
   * where that `fits`; `beside`: the word of the piece that it stands beside, on the same side; `edition`: the edition of the
   * game by whose rules it is answered, which a page that is read by one gives.
   */
  readonly words?: readonly (OnlyWhere & {
    readonly id: string;
    readonly title: Bilingual;
    readonly of: readonly string[];
    readonly titles?: { readonly [word: string]: Bilingual };
    readonly usual?: string | null;
    readonly piece?: true;
    readonly fits?: (told: string) => boolean;
    readonly beside?: string;
    readonly edition?: true;
  })[];
  /** What may hold besides. */
  readonly flags: readonly (OnlyWhere & { readonly id: string; readonly title: Bilingual })[];
  /** What somebody might ask, for who wants to see one. */
  readonly example: GivenNumbers;
}

/** What was given for each, by its id; what was not is left out. */
export type GivenNumbers = { readonly [id: string]: number | boolean | string };

/** A question about a small set-up that such numbers describe: the system's own sequences answer it. */
export interface CalculatorQuestion<G> extends CalculatorForm {
  pose(given: GivenNumbers): OddsQuestion<G>;
  /** Why there can be no such set-up, or null; asked before it is posed. */
  problem?(given: GivenNumbers): Message | null;
  /** Which of its results the question is after. */
  counts(result: string): boolean;
}

/** What a rule that the editions of a game print differently comes to in one small situation, worked out by each. */
export interface EditionDifference<G> {
  /** The rule, by its ledger id. */
  readonly id: string;
  readonly situation: Bilingual;
  /** What is counted there. */
  readonly counted: Bilingual;
  readonly kind: "chance" | "inches" | "number";
  /** The value by the rules of an edition (a chance from 0 to 1), or a question whose mean it is; null: it has no such thing. */
  of(edition: string): number | OddsQuestion<G> | null;
}

/** Rules that the editions of a game print differently and that no number of one situation shows, by ledger ids, with the reason. */
export interface WithoutNumber {
  readonly ids: readonly string[];
  readonly why: Bilingual;
}

/** What the editions of a game differ in, worked out. */
export interface EditionDifferences<G> {
  readonly worked: readonly EditionDifference<G>[];
  readonly withoutNumber: readonly WithoutNumber[];
}

/** A question to the dice alone, in plain numbers and without a battle: "what is the chance to roll this?" */
export interface DiceQuestion extends CalculatorForm {
  /** Tables that a sheet prints of it: `over` runs from `from` to `to` along a row, and what is given besides makes the row. */
  readonly tables?: readonly {
    readonly over: string;
    readonly from: number;
    readonly to: number;
    /** By ledger id. */
    readonly rows: readonly { readonly id: string; readonly given: { readonly [id: string]: number | boolean } }[];
    /** One more column, at whatever the row gives and this. */
    readonly last?: { readonly title: Bilingual; readonly given: { readonly [id: string]: number | boolean } };
  }[];
  /** The dice, and which of their outcomes are a success; a number: how likely one is, where other dice answer it. */
  readonly roll: (given: GivenNumbers) => {
    readonly dice: DiceRequest;
    readonly passes: (outcome: Outcome) => boolean | number;
  };
}

/** One numbered line of the guide shown beside the field. */
export interface GuideLine {
  readonly sequence: string;
  readonly step: string;
  readonly title: Bilingual;
  readonly rule: string | null;
  readonly state: "done" | "now" | "ahead";
}

/** The rules as they are played: what a referee needs. */
export interface Rules<G extends Core = Core> {
  readonly editions: readonly string[];
  readonly rulings: readonly Ruling[];
  /** Ids of the rules without which a place, a number, an answer that may be given, odds or points would be others. */
  readonly enforced: readonly string[];
  readonly sequences: readonly Sequence<G>[];
  readonly choices: { readonly [id: string]: ChoiceKind<G> };
  /** What a player may declare at any request. */
  readonly declarations?: readonly DeclarationKind<G>[];
  /** How players put right by hand, by agreement, what the program has wrong; missing where they cannot. */
  readonly correcting?: Correcting<G>;
  /** The scenario that a player finds when the app opens. */
  starter(): Scenario;
  /**
   * Battles by name, the starter first: the smallest, the most crowded, one for each family of rules. What holds for every
   * battle is tried on these.
   */
  scenarios(): readonly NamedScenario[];
  /** A usable scenario by chance, with `least` to `most` pieces a seat (1 to 30): to try out what nobody thought of. */
  randomScenario?(source: { next(sides: number): number }, pieces: readonly [least: number, most: number]): Scenario;
  /** Checks a scenario from outside; returns what is wrong and where, or null. */
  checkScenario(scenario: unknown): { readonly where: string; readonly message: Message } | null;
  setup(scenario: Scenario): G;
  /** Situations from which a battle can start; missing where a system has none. */
  readonly scenes?: Scenes<G>;
  /** The same game with another stack. A plain spread serves where this is missing; a system may copy faster. */
  restack?(game: G, stack: readonly Frame[]): G;
  /** How its games keep effects, which the engine ends; missing where nothing lasts. */
  readonly lasting?: Lasting<G>;
  outcome(game: G): Score | null;
  /** What player `seat` may know; the whole game for null (watching, or open information). */
  see(game: G, seat: number | null): G;
  /** Broken invariants, in words; empty when all is well. */
  invariants(game: G): readonly string[];
}

/** What a position is told as, besides what is drawn of it. */
export interface Views<G extends Core = Core> {
  guide(game: G): readonly GuideLine[];
  questions(game: G, request: Request): readonly OddsQuestion<G>[];
  /** How what is being fought now ends if it goes on for so many rounds; missing where a game has none. */
  rounds?(game: G, most: number): readonly OddsQuestion<G>[];
  /** What each shot comes to that is on offer now; none where nobody is asked for one, missing where a game has none. */
  shots?(game: G, request: Request): readonly OddsQuestion<G>[];
  /** Questions that need no battle, each with its own id. */
  readonly diceQuestions?: readonly DiceQuestion[];
  /** Questions about set-ups that are told in numbers, each with an id that no other has. */
  readonly calculator?: readonly CalculatorQuestion<G>[];
}

/** How much a computer sees: 1 a learner, 2 a player of a club, 3 all that a system can judge. */
export type Level = 1 | 2 | 3;
export const LEVELS: readonly Level[] = [1, 2, 3];

/** One thing that a position is judged by, in points of the system: what seat 0 has of it, seat 1 lacks. */
export interface Term {
  readonly id: string;
  readonly label: Message;
  readonly value: number;
}

/** What an answer leads to, told by another beginning than the answer's own: its stack is played out to its end. */
export interface Lookahead<G> {
  readonly start: G;
  /** How likely that begins, 0..1; else all stays as it is. */
  readonly chance: number;
  /** What is spent on it in any case, in points. */
  readonly cost: number;
}

/** How a position is judged: for computers and hints. It chooses nothing; `bots` does, and knows no game. */
export interface Computer<G extends Core = Core> {
  /** Some sensible answers to a choice, best guesses first: for players of tests. */
  propose(game: G, request: Request, source: { next(sides: number): number }): readonly Json[];
  /** All that the position is judged by at a level; a fair judgement does not change on average when dice fall. */
  evaluate(game: G, level: Level): readonly Term[];
  /**
   * Answers worth a look, in groups: those that matter most first, and in the very first group what to answer where nothing
   * is better. Missing where `parts` tells only what has been won so far: then the battle is played forward from what is
   * proposed.
   */
  options?(
    game: G,
    request: ChoiceRequest,
    level: Level,
    source: { next(sides: number): number },
  ): Iterable<readonly Json[]>;
  /** For an answer whose worth only dice bring to light: what it begins, of several the one that will be chosen. */
  lookahead?(game: G, request: ChoiceRequest, answer: Json, level: Level): readonly Lookahead<G>[] | null;
  /** Names the part of the turn: answers that look alike are played on until it is another. Null: nothing is learned by that. */
  horizon(game: G): string | null;
  /** Frames of the stack that lie below that part: once they alone are left it is over, and nothing is asked of the next. */
  below?(game: G): number;
  /** Choices that say where somebody goes: what is played on from them is judged in full, and not by what fell and who fights alone. */
  readonly goes?: readonly string[];
  /** How many times dearer than usual it is to judge this position: so many fewer are looked at. 1 where it is missing, or less. */
  costFactor?(game: G): number;
  /** Chances of an answer on offer in a few words each, such as how likely it arrives; empty where there are none to tell. */
  chances?(game: G, request: ChoiceRequest, answer: Json): readonly Message[];
}

/** Lists that players bring along. */
export interface Armies {
  /** What is wrong with a list in a file of the system's own format, and where; null where it can be played. */
  check(list: unknown): { readonly where: string; readonly problem: Message } | null;
}

/**
 * A complete rulebook as one value: all that bots, odds, apps and tests may know of a game. Four rooms, and at the door
 * what stands in every record and on every title page.
 */
export interface RuleSystem<G extends Core = Core> {
  readonly id: string;
  readonly name: Bilingual;
  /** Of the rules as this program plays them: raised when the same answers would lead elsewhere. */
  readonly version: string;
  readonly messages: { readonly [language in Language]: { readonly [key: string]: string } };
  readonly rules: Rules<G>;
  readonly views: Views<G>;
  readonly computer: Computer<G>;
  /** Missing where players bring no lists yet. */
  readonly armies?: Armies;
}
