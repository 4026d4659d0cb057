import type { ChoiceKind, ChoiceRequest, Json, Message, Refusal, Verdict } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";
import type { Body } from "./piece.ts";

/** A choice that can be made by hand. */
export interface Choice<G> extends ChoiceKind<G> {
  /** How a screen lets a player find an answer; missing: one of those that it enumerates. */
  readonly tool?: Tool<G>;
  /** The pieces that it is about, in the order offered: those to take in hand, to pick from, or in question. */
  pieces?(game: G, about: never): readonly PieceKey[];
}

/** The tools that a screen has. Each choice declares one; a game brings no screen of its own. */
export type Tool<G> = PickTool<G> | HandTool<G> | ShareTool<G>;
export type HandTool<G> = PathTool<G> | PlaceTool<G> | SlideTool<G> | AimTool<G>;

/** Answers that are pieces: one, or one and what it goes for. */
export interface PickTool<G> {
  readonly kind: "pick";
  /** The pieces that an answer names, in the order in which they are picked; none for an answer about none. */
  picks(game: G, about: never, answer: never): readonly PieceKey[];
  /** The answer that these pieces make, legal or not; null where they make none yet. */
  answer?(game: G, about: never, picks: readonly PieceKey[]): Json;
  /** The answer that ends the picking, kept apart from the others. */
  readonly done?: Json;
  /** The chance of each answer stands beside it. */
  readonly weighed?: true;
}

interface ByHand<G> {
  /** What may be done by hand with this piece; null for a piece that it is not about. */
  handling?(game: G, about: never, piece: PieceKey): Handling | null;
  /**
   * Completes a gesture into the nearest legal answer, and says what it trimmed.
   * @param tried what the preview before this one called so; null at the first gesture
   */
  preview(game: G, about: never, gesture: Gesture, tried: Json): Preview;
}

/** A piece is led along, step by step. */
export interface PathTool<G> extends ByHand<G> {
  readonly kind: "path";
  /** The answer that ends the leading along. */
  readonly done?: Json;
}

/** A shape is put down, turned, made wider or narrower. */
export interface PlaceTool<G> extends ByHand<G> {
  readonly kind: "place";
  /** Ways to put down all that are left at once. */
  presets?(game: G, about: never): readonly { readonly id: string; readonly label: Message }[];
}

/** A piece slides along a rail. */
export interface SlideTool<G> extends ByHand<G> {
  readonly kind: "slide";
}

/** A point of the table is chosen, and what lies around it. */
export interface AimTool<G> extends ByHand<G> {
  readonly kind: "aim";
}

/** So many are shared out among targets. */
export interface ShareTool<G> {
  readonly kind: "share";
  shares(game: G, about: never): Shares;
}

export interface Shares {
  readonly count: number;
  readonly targets: number;
  /** The answer that gives so many to each target. */
  readonly answer: (given: readonly number[]) => Json;
}

/** One step of a way. */
export type Step =
  | { readonly kind: "straight" | "back"; readonly distance: number }
  | { readonly kind: "side"; readonly side: "left" | "right"; readonly distance: number }
  /** About its own corner. */
  | { readonly kind: "wheel"; readonly side: "left" | "right"; readonly angle: number }
  /** About its own middle, clockwise. */
  | { readonly kind: "pivot"; readonly angle: number };
export type StepKind = Step["kind"];

/** A kind of way to lead a piece along, and the steps that it may be made of. */
export interface Way {
  readonly id: string;
  readonly label: Message;
  readonly steps: readonly StepKind[];
}

/** What may be done by hand with a piece: a screen shows buttons and keys for these, and for no others. */
export interface Handling {
  /** The usual one first; empty where it is not led along. */
  readonly ways: readonly Way[];
  /** How far one press turns it where it stands, 1/65536 turns; null where it may not be turned so. */
  readonly turn: number | null;
  /** Whether it may be made wider and narrower. */
  readonly spreads: boolean;
  /** Whether it may be pushed or dragged anywhere, or along its own front only. */
  readonly shifts: "anywhere" | "aside" | null;
}

/** What a hand does: lengths in 0.01 mm, angles in 1/65536 turns, points of the table. */
export type Gesture =
  /** Before anything has been done: what is tried first. */
  | { readonly do: "begin" }
  | { readonly do: "preset"; readonly preset: string }
  /** Dragged or tapped to a place; `way`: the kind of way that is chosen, where there are several. */
  | {
      readonly do: "to";
      readonly piece: PieceKey | null;
      readonly way?: string;
      readonly x: number;
      readonly y: number;
    }
  /** Pushed by so much. */
  | { readonly do: "by"; readonly piece: PieceKey; readonly x: number; readonly y: number }
  /** Pushed along its own front, to its right. */
  | { readonly do: "aside"; readonly piece: PieceKey; readonly by: number }
  /** To the one or the other end of where it may stand. */
  | { readonly do: "end"; readonly side: "left" | "right" }
  | { readonly do: "face"; readonly piece: PieceKey; readonly way?: string; readonly facing: number }
  | { readonly do: "turn"; readonly piece: PieceKey; readonly way?: string; readonly by: number }
  /** Wider by so many, or narrower. */
  | { readonly do: "spread"; readonly piece: PieceKey; readonly way?: string; readonly by: number }
  | { readonly do: "step"; readonly piece: PieceKey; readonly way?: string; readonly step: Step }
  /** Another kind of way for what has been tried. */
  | { readonly do: "way"; readonly piece: PieceKey; readonly way: string };

/** Where a gesture would lead: drawn as ghosts before anything is decided. */
export interface Preview {
  /** The answer to give if the player confirms; null when nothing legal is near. */
  readonly answer: Json;
  readonly verdict: Verdict;
  /** What has been tried so far, for the next gesture to go on from; nothing that a screen looks into. */
  readonly tried: Json;
  readonly ghosts: readonly Body[];
  /** Lines to draw, such as the way of a front's middle. */
  readonly ways: readonly (readonly Point[])[];
  /** Why it goes no farther than it does, where it was cut short. */
  readonly trimmed?: Refusal;
  /** What it costs and what was trimmed, in words. */
  readonly notes: readonly Message[];
}

/** A gesture that leads nowhere, and why. */
export const untried = (verdict: Verdict, tried: Json = null): Preview => ({
  answer: null,
  verdict,
  tried,
  ghosts: [],
  ways: [],
  notes: [],
});

/** A request's own words about itself, as the choice that asked it typed them. */
const about = (request: ChoiceRequest): never => request.about as never;

export const toolOf = <G>(choice: Choice<G> | undefined): Tool<G> | null => choice?.tool ?? null;

const handOf = <G>(choice: Choice<G> | undefined): HandTool<G> | null => {
  const tool = choice?.tool;
  return tool === undefined || tool.kind === "pick" || tool.kind === "share" ? null : tool;
};

export const piecesOf = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest): readonly PieceKey[] =>
  choice?.pieces?.(game, about(request)) ?? [];

export const handlingOf = <G>(
  choice: Choice<G> | undefined,
  game: G,
  request: ChoiceRequest,
  piece: PieceKey,
): Handling | null => handOf(choice)?.handling?.(game, about(request), piece) ?? null;

/** What becomes of a gesture; null where the choice is not made by hand. */
export const tryOut = <G>(
  choice: Choice<G> | undefined,
  game: G,
  request: ChoiceRequest,
  gesture: Gesture,
  tried: Json = null,
): Preview | null => handOf(choice)?.preview(game, about(request), gesture, tried) ?? null;

/** The pieces that an answer names, where it is one of pieces. */
export const picksOf = <G>(
  choice: Choice<G> | undefined,
  game: G,
  request: ChoiceRequest,
  answer: Json,
): readonly PieceKey[] =>
  choice?.tool?.kind === "pick" ? choice.tool.picks(game, about(request), answer as never) : [];

/** The answer that pieces picked one after another make; null where they make none. */
export const answerOf = <G>(
  choice: Choice<G> | undefined,
  game: G,
  request: ChoiceRequest,
  picks: readonly PieceKey[],
): Json => (choice?.tool?.kind === "pick" ? (choice.tool.answer?.(game, about(request), picks) ?? null) : null);

/** Ways to put down all that are left at once; none where the choice has no such thing. */
export const presetsOf = <G>(
  choice: Choice<G> | undefined,
  game: G,
  request: ChoiceRequest,
): readonly { readonly id: string; readonly label: Message }[] =>
  choice?.tool?.kind === "place" ? (choice.tool.presets?.(game, about(request)) ?? []) : [];

export const sharesOf = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest): Shares | null =>
  choice?.tool?.kind === "share" ? choice.tool.shares(game, about(request)) : null;
