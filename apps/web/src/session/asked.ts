import type { Player } from "@tercio/bots";
import type { InRecord } from "@tercio/files";
import type { Answer, Core, GivenNumbers, Json, Message, OddsQuestion, Request } from "@tercio/kernel";
import type { Decided, Odds, Posed, Rolled, Tally, Worth } from "@tercio/odds";
import type { Body, PieceKey, RangeView, ReachTarget, ReachView, ThreatView } from "@tercio/board";

/** What is asked beside the page, and what is told of it; a system is no message. */
/** A number by which answers are weighed, without what it is counted by. */
export type Weight = Omit<Worth, "worth">;
/** What players answer in a question, where that is not what is taken for granted. */
export type Answers = Omit<Decided, "counts">;
/** What is told in numbers, and what players answer in it. */
export interface Case {
  readonly given: GivenNumbers;
  readonly decided: Answers;
}
/** What a case comes to. */
export interface Chance {
  readonly probability: number;
  readonly fraction: string | null;
  /** Of a question about a set-up. */
  readonly posed: Posed | null;
  /** Of one in which players decide something. */
  readonly odds: Pick<Odds, "assumes" | "decisions" | "sought"> | null;
  readonly numbers: readonly Weight[];
  /** Why there is no such set-up; null where there is one. */
  readonly problem: Message | null;
  /** What is rolled, and how each number came about. */
  readonly rolled: readonly Rolled[];
  /** Nothing better will come. */
  readonly done: boolean;
}

export interface At {
  /** The id of its system. */
  readonly system: string;
  readonly game: Core;
  readonly request: Request;
}
/** A place in a battle, whatever is asked there. */
export type Place = Pick<At, "system" | "game">;
/** How far a piece could go, as it is drawn: of the questions whether it gets somewhere their names. */
export type Reach = Omit<ReachView, "targets"> & {
  readonly targets: readonly (Omit<ReachTarget, "question"> & { readonly question: string })[];
};
export type Asked =
  | {
      readonly kind: "answer";
      readonly bot: Player;
      readonly id: number;
      readonly at: At;
      readonly seed: number;
      readonly length: number;
    }
  /** What a computer that sees all would answer here. */
  | { readonly kind: "hint"; readonly id: number; readonly at: At; readonly seed: number; readonly length: number }
  | {
      readonly kind: "odds";
      readonly id: number;
      readonly at: At;
      readonly piece: PieceKey | null;
      /** What players answer in a question, by its name, where that is not what is taken for granted. */
      readonly decided?: { readonly [question: string]: Answers };
    }
  /** What is told in numbers, of any game: case by case, in this order. */
  | {
      readonly kind: "chances";
      readonly id: number;
      readonly at: { readonly system: string };
      /** The name of the question. */
      readonly question: string;
      readonly cases: readonly Case[];
    }
  /** Who could go for a piece if this were answered. */
  | { readonly kind: "exposed"; readonly id: number; readonly at: At; readonly answer: Json; readonly piece: PieceKey }
  /** How a battle that has not begun may stand when its first turn does: a picture, nothing that is played. */
  | { readonly kind: "stand"; readonly id: number; readonly at: At }
  /** How far a piece could go from here, and where the enemies of a seat could come. */
  | { readonly kind: "reach"; readonly id: number; readonly at: Place; readonly piece: PieceKey }
  | { readonly kind: "threats"; readonly id: number; readonly at: Place; readonly seat: number }
  /** Whom what pieces do to others reaches, where an answer is given: as it would be after it. */
  | { readonly kind: "ranges"; readonly id: number; readonly at: Place; readonly answer: Json | null }
  /** Does a saved battle hold, each answer, die and hash of it? Its text. */
  | { readonly kind: "verify"; readonly id: number; readonly at: { readonly system: string }; readonly text: string }
  /** Nobody wants to know this any more. */
  | { readonly kind: "stop"; readonly id: number }
  /** The page has been pressed: it draws first. */
  | { readonly kind: "hush"; readonly id: number };
/** Somebody who could go for a piece, and how likely it gets there. */
export interface Exposure {
  readonly by: PieceKey;
  readonly name: Message;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly label: Message;
  readonly weighed: Weighed;
}
export interface Weighed {
  readonly question: string;
  /** Of what is asked now; false: of what a piece could do some other time. */
  readonly asked: boolean;
  readonly label: Message;
  readonly answer: Json;
  /** The results whose chances stand beside its answer, under one label; null where it has none. */
  readonly headline: { readonly label: Message; readonly of: readonly string[] } | null;
  readonly pieces: readonly number[];
  readonly results: OddsQuestion<Core>["results"];
  /** Numbers that it comes to, by their mean. */
  readonly tallies: readonly Tally[];
  /** By which the answers of players can be weighed. */
  readonly numbers: readonly Weight[];
  readonly odds: Odds;
  /** Nothing better will come. */
  readonly done: boolean;
}
/** Advice: an answer with its reason, and what would be answered else. */
export interface Hint {
  readonly answer: Answer;
  /** In the words of its button; null where it has none. */
  readonly label: Message | null;
  readonly reason: Message | null;
  readonly next: {
    readonly label: Message | null;
    /** By how many points it is behind. */
    readonly behind: number;
  } | null;
  /** Who would stand elsewhere then, or come to the table, as it would stand there. */
  readonly stands: readonly Stood[];
}
export interface Stood extends Body {
  readonly name: Message;
}
/** What a saved battle came to that was verified. */
export type Verdict =
  | (InRecord & {
      readonly ok: true;
      readonly answers: number;
      /** Rolls at its beginning that the script of its scene gave. */
      readonly given: number;
      /** Null: the dice come from a secret. */
      readonly seed: number | null;
      readonly over: boolean;
    })
  | (Misfit & { readonly ok: false });
/** Where a record does not hold, and why. */
export interface Misfit {
  /** Of the file, from 0; null: its head. */
  readonly entry: number | null;
  readonly where: string;
  readonly message: Message;
}
export type Told =
  | { readonly kind: "answer"; readonly id: number; readonly answer: Answer | null; readonly reason: Message | null }
  | { readonly kind: "hint"; readonly id: number; readonly hint: Hint | null }
  | { readonly kind: "odds"; readonly id: number; readonly weighed: Weighed }
  /** What a case has come to so far. */
  | { readonly kind: "chance"; readonly id: number; readonly of: Case; readonly answer: Chance }
  | { readonly kind: "exposed"; readonly id: number; readonly exposed: readonly Exposure[] }
  | { readonly kind: "stand"; readonly id: number; readonly game: Core }
  | { readonly kind: "reach"; readonly id: number; readonly reach: Reach | null }
  | { readonly kind: "threats"; readonly id: number; readonly threats: readonly ThreatView[] }
  | { readonly kind: "ranges"; readonly id: number; readonly ranges: readonly RangeView[] }
  /** So many entries of all have been verified. */
  | { readonly kind: "verifying"; readonly id: number; readonly done: number; readonly all: number }
  | { readonly kind: "verified"; readonly id: number; readonly verdict: Verdict }
  | { readonly kind: "done"; readonly id: number };
