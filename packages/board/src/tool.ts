import type { ChoiceKind, ChoiceRequest, Json, Message, Refusal, Verdict } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";
import type { Placed } from "./shape.ts";
import { type Body, bounds } from "./piece.ts";

/** A choice that can be made by hand. */
export interface Choice<G> extends ChoiceKind<G> {
  /** How a screen lets a player find an answer; missing: one of those that it enumerates. */
  readonly tool?: Tool<G>;
  /** The pieces that it is about, in the order offered: those to take in hand, to pick from, or in question. */
  pieces?(game: G, about: never): readonly PieceKey[];
  /** Missing: it is asked by itself. */
  readonly panel?: Panel<G>;
}

/**
 * Choices of one player that follow each other and make one deed, as spell, target and dice make a cast: a screen asks them
 * together and gives all their answers in one press. What a later one asks is found by playing the earlier ones ahead.
 */
export interface Panel<G> {
  /** The same for all choices of the deed. */
  readonly id: string;
  /** A deed begins with this choice: it never goes on with it. */
  readonly begins?: true;
  /** What is pressed to give them. */
  readonly press: Message;
  /** The answer that is chosen until the player chooses another; missing or null: none. */
  usual?(game: G, about: never): Json;
}

/** The tools that a screen has. Each choice declares one; a game brings no screen of its own. */
export type Tool<G> = PickTool<G> | SpotsTool<G> | HandTool<G> | ShareTool<G>;
export type HandTool<G> = PathTool<G> | PlaceTool<G> | SlideTool<G> | AimTool<G>;

/** Answers that are pieces: one, or one and what it goes for. */
export interface PickTool<G> {
  readonly kind: "pick";
  /** The pieces that an answer names, in the order in which they are picked; none for an answer about none. */
  picks(game: G, about: never, answer: never): readonly PieceKey[];
  /** The answer that these pieces make, legal or not; null where they make none yet. */
  answer?(game: G, about: never, picks: readonly PieceKey[]): Json;
  /** The answer that a piece makes that a hand takes along, legal or not; null where it makes none. */
  taken?(game: G, about: never, piece: PieceKey): Json;
  /** The answer that ends the picking, kept apart from the others. */
  readonly done?: Json;
  /** The chance of each answer stands beside it. */
  readonly weighed?: true;
  /**
   * In a list an answer stands under this heading, by this shorter label; missing: by its own. For pieces that have
   * several answers each, as a caster of spells has and whoever may charge.
   */
  under?(game: G, about: never, answer: never): { readonly head: Message; readonly label: Message };
  /** The rule that an answer is about, with what it prints; a screen shows what that rule says beside the answer. */
  card?(game: G, about: never, answer: never): AnswerCard | null;
  /** So many answers of this kind are asked one after another: a screen takes all of them in one question. */
  gathers?(game: G, about: never): number;
  /** An answer that cannot come to anything: it stands last. */
  hopeless?(game: G, about: never, answer: never): boolean;
  /** How likely an answer does what it is for, 0..1, where the rules know that at once; null: nothing is rolled. */
  chance?(game: G, about: never, answer: never): number | null;
}

/** What stands beside an answer: figures as printed, and the id of the rule. */
export interface AnswerCard {
  readonly printed: Message | null;
  readonly rule: string;
}

/** Answers that are places of the board: a board draws them, and one of them is picked there. */
export interface SpotsTool<G> {
  readonly kind: "spots";
  /** The places, at least one; answers that have none are listed only. */
  spots(game: G, about: never): readonly Spot[];
}

/** A place or an area that is an answer. */
export interface Spot extends Pick<Body, "x" | "y" | "facing"> {
  readonly outline: Placed;
  readonly answer: Json;
  /** Who would stand there, shown while it is tried. */
  readonly ghost?: Body;
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
  /** Ways to put pieces down without a hand. */
  presets?(game: G, about: never): readonly Preset[];
}

/** Puts down all that are left at once or, `single`, the next of them. */
export interface Preset {
  readonly id: string;
  readonly label: Message;
  readonly single?: boolean;
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
  /** It leads somewhere by itself: tried as soon as it is chosen. */
  readonly atOnce?: true;
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
  /** To the next of several in a direction of the table: (0, 1) is north. */
  | { readonly do: "towards"; readonly x: number; readonly y: number }
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

/** What a request says of itself, and an answer, as the choice that asked typed them: nobody here knows which. */
const typed = (json: Json): never => json as never;
const about = (request: ChoiceRequest): never => typed(request.about);

export const toolOf = <G>(choice: Choice<G> | undefined): Tool<G> | null => choice?.tool ?? null;

const handOf = <G>(choice: Choice<G> | undefined): HandTool<G> | null => {
  const tool = choice?.tool;
  return tool === undefined || tool.kind === "pick" || tool.kind === "spots" || tool.kind === "share" ? null : tool;
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
): Preview | null =>
  choice?.tool?.kind === "spots"
    ? spotTried(choice, choice.tool.spots(game, about(request)), game, request, gesture, tried)
    : (handOf(choice)?.preview(game, about(request), gesture, tried) ?? null);

/** The places that are answers; none where the choice has no such tool. */
export const spotsOf = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest): readonly Spot[] =>
  choice?.tool?.kind === "spots" ? choice.tool.spots(game, about(request)) : [];

/** The middle of the box around a place. */
export function middleOf(spot: Spot): Point {
  const { west, east, south, north } = bounds(spot);
  return { x: (west + east) / 2, y: (south + north) / 2 };
}

/** Of the list the one for which something is least; the first of equals, null where it is Infinity for all. */
function least<T>(list: readonly T[], of: (item: T) => number): number | null {
  const values = list.map(of);
  const best = Math.min(...values);
  return best < Number.POSITIVE_INFINITY ? values.indexOf(best) : null;
}

/** Which place a gesture means, from the one that was tried before. */
function spotMeant(spots: readonly Spot[], gesture: Gesture, before: number | null): number {
  const middles = spots.map(middleOf);
  const square = (p: Point, q: Point): number => (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
  switch (gesture.do) {
    case "to":
      return least(middles, (p) => square(p, gesture)) ?? 0;
    case "towards": {
      // From where nothing has been tried yet: the middle of them all.
      const mean = (of: (p: Point) => number): number => middles.reduce((sum, p) => sum + of(p), 0) / middles.length;
      const from = (before === null ? undefined : middles[before]) ?? { x: mean((p) => p.x), y: mean((p) => p.y) };
      // The nearest of those ahead; who lies aside counts as farther by as much as he does.
      const cost = (p: Point): number => {
        const ahead = (p.x - from.x) * gesture.x + (p.y - from.y) * gesture.y;
        return ahead > 0 ? square(p, from) / ahead : Number.POSITIVE_INFINITY;
      };
      return least(middles, cost) ?? before ?? 0;
    }
    default:
      return before ?? 0;
  }
}

/** A place that is tried, in the words of its answer. */
function spotTried<G>(
  choice: Choice<G>,
  spots: readonly Spot[],
  game: G,
  request: ChoiceRequest,
  gesture: Gesture,
  tried: Json,
): Preview | null {
  const index = spotMeant(spots, gesture, typeof tried === "number" ? tried : null);
  const spot = spots[index];
  if (spot === undefined) return null;
  const verdict = choice.accept(game, about(request), spot.answer);
  const notes = choice.label === undefined ? [] : [choice.label(game, about(request), typed(spot.answer))];
  return {
    answer: verdict === true ? spot.answer : null,
    verdict,
    tried: index,
    ghosts: spot.ghost === undefined ? [] : [spot.ghost],
    ways: [],
    notes,
  };
}

/** The pieces that an answer names, where it is one of pieces. */
export const picksOf = <G>(
  choice: Choice<G> | undefined,
  game: G,
  request: ChoiceRequest,
  answer: Json,
): readonly PieceKey[] => (choice?.tool?.kind === "pick" ? choice.tool.picks(game, about(request), typed(answer)) : []);

/** What an answer stands under in a list, where it is one of pieces and its choice says so. */
export const underOf = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest, answer: Json) =>
  choice?.tool?.kind === "pick" ? (choice.tool.under?.(game, about(request), typed(answer)) ?? null) : null;

/** The rule that an answer is about, where its choice says so. */
export const cardOf = <G>(
  choice: Choice<G> | undefined,
  game: G,
  request: ChoiceRequest,
  answer: Json,
): AnswerCard | null =>
  choice?.tool?.kind === "pick" ? (choice.tool.card?.(game, about(request), typed(answer)) ?? null) : null;

/** How many answers of this kind are asked one after another; one, where its choice says nothing. */
export const gathersOf = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest): number =>
  choice?.tool?.kind === "pick" ? (choice.tool.gathers?.(game, about(request)) ?? 1) : 1;

/** The answer that is chosen until the player chooses another; null: none. */
export const usualOf = <G>(choice: Choice<G>, game: G, request: ChoiceRequest): Json =>
  choice.panel?.usual?.(game, about(request)) ?? null;

/**
 * Does this question go on with the deed of the one before it: in the same panel, or as one of several answers of a kind that
 * a screen takes in one question?
 */
export function goesOn<G>(
  before: { readonly choice: Choice<G>; readonly game: G; readonly request: ChoiceRequest },
  after: { readonly choice: Choice<G>; readonly game: G; readonly request: ChoiceRequest },
): boolean {
  if (before.request.player !== after.request.player) return false;
  const panel = after.choice.panel;
  if (panel !== undefined) return panel.begins !== true && before.choice.panel?.id === panel.id;
  const left = gathersOf(before.choice, before.game, before.request);
  return (
    left > 1 && before.choice.id === after.choice.id && gathersOf(after.choice, after.game, after.request) === left - 1
  );
}

/** Can nothing come of an answer? */
export const isHopeless = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest, answer: Json): boolean =>
  choice?.tool?.kind === "pick" && choice.tool.hopeless?.(game, about(request), typed(answer)) === true;

/** How likely an answer does what it is for, 0..1; null where the rules do not know at once. */
export const chanceOf = <G>(choice: Choice<G>, game: G, request: ChoiceRequest, answer: Json): number | null =>
  choice.tool?.kind === "pick" ? (choice.tool.chance?.(game, about(request), typed(answer)) ?? null) : null;

/** The answer that pieces picked one after another make; null where they make none. */
export const answerOf = <G>(
  choice: Choice<G> | undefined,
  game: G,
  request: ChoiceRequest,
  picks: readonly PieceKey[],
): Json => (choice?.tool?.kind === "pick" ? (choice.tool.answer?.(game, about(request), picks) ?? null) : null);

/** The answer that a piece makes that a hand takes along; null where it makes none. */
export const takenOf = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest, piece: PieceKey): Json =>
  choice?.tool?.kind === "pick" ? (choice.tool.taken?.(game, about(request), piece) ?? null) : null;

/** Ways to put pieces down without a hand; none where the choice has no such thing. */
export const presetsOf = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest): readonly Preset[] =>
  choice?.tool?.kind === "place" ? (choice.tool.presets?.(game, about(request)) ?? []) : [];

export const sharesOf = <G>(choice: Choice<G> | undefined, game: G, request: ChoiceRequest): Shares | null =>
  choice?.tool?.kind === "share" ? choice.tool.shares(game, about(request)) : null;
