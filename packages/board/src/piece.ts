import type { Message } from "@tercio/kernel";
import { cosine, type Point, sine } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";
import type { Figure, Mark } from "./mark.ts";
import { type Bases, edgeOf, type Placed } from "./shape.ts";
import type { Sheet } from "./sheet.ts";

/**
 * What of a piece lies on the table. Lengths in 0.01 mm, origin at the table's centre, x east, y north; facing 0 north,
 * 1/65536 turns, clockwise. Outline and bases are in its own directions, from the point (x, y) on.
 */
export interface Body {
  readonly key: PieceKey;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly outline: Placed | null;
  /** Length of its front, a straight line through (x, y); null where it has none. */
  readonly front: number | null;
  readonly bases: readonly Bases[];
}

/** How many there are, and how many there were. */
export interface Count {
  readonly now: number;
  readonly start: number;
}

/** How a part of the ground is drawn, called by what it looks like; what one means says the piece. */
export type Texture = "furrows" | "trees" | "contours" | "hatched" | "rubble" | "bricks" | "ripples" | "swirls";

/** Everything that can lie on a table: what acts, the ground it stands on, markers. */
export interface Piece extends Body {
  /** Whose it is; null: nobody's. */
  readonly seat: number | null;
  /** `body`: acts and can be chosen; `marker`: fought for; `ground`: lies under all others. */
  readonly kind: "body" | "marker" | "ground";
  /** Ground that is something else than what lies around it. */
  readonly texture?: Texture;
  /** What kind of thing it is, at a glance. */
  readonly figure?: Figure;
  readonly name: Message;
  /** Where its name is written, in its own directions; missing: where there is room. */
  readonly nameAt?: Point;
  /** `waiting`: not on the table yet, or for now; `gone`: for good. */
  readonly place: "field" | "waiting" | "gone";
  /** Out of its owner's hand: drawn with a broken outline. */
  readonly astray: boolean;
  readonly count: Count | null;
  /** Of what falls next: what it can still bear, and what it could. */
  readonly pips: Count | null;
  readonly marks: readonly Mark[];
  readonly sheet: Sheet;
  /** The piece in a sentence: where it stands, how it is. */
  readonly spoken: Message;
}

/** A piece that does nothing and bears nothing, with what is given: ground, markers; no numbers, and its name says all of it. */
export const thing = (
  given: Pick<Piece, "key" | "kind" | "seat" | "name" | "x" | "y" | "outline"> & Partial<Piece>,
): Piece => ({
  facing: 0,
  front: null,
  bases: [],
  place: "field",
  astray: false,
  count: null,
  pips: null,
  marks: [],
  sheet: { facts: [], tables: [], lists: [] },
  spoken: given.name,
  ...given,
});

/** What to draw: a table and what lies on it, or beside it. */
export interface BoardView {
  readonly width: number;
  readonly depth: number;
  /** There is no table: where pieces lie shows who touches whom, and no distance means anything. */
  readonly diagram?: true;
  /** The edge along which each seat sits: -1 south, 1 north; missing: the first south, the second north. */
  readonly near?: readonly [1 | -1, 1 | -1];
  readonly pieces: readonly Piece[];
}

/** The piece of this name; undefined where there is none. */
export const pieceOf = (view: BoardView, key: PieceKey | null | undefined): Piece | undefined =>
  key === null || key === undefined ? undefined : view.pieces.find((p) => p.key === key);

/** Acts, and stands on the table. */
export const isStanding = (p: Piece): boolean => p.kind === "body" && p.place === "field";

/** A point in a body's own directions as a point of the table. */
export function onBoard(body: Pick<Body, "x" | "y" | "facing">, p: Point): Point {
  const [c, s] = [cosine(body.facing), sine(body.facing)];
  return { x: body.x + p.x * c + p.y * s, y: body.y - p.x * s + p.y * c };
}

/** The box around a body as it stands, in the table's directions; a body without an outline is a point. */
export function bounds(body: Pick<Body, "x" | "y" | "facing" | "outline">): {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
} {
  const round = body.outline?.shape.kind === "disc" ? body.outline : null;
  const points =
    round !== null && round.shape.kind === "disc"
      ? edgeOf({ shape: round.shape, at: onBoard(body, round.at) })
      : (body.outline === null ? [{ x: 0, y: 0 }] : edgeOf(body.outline)).map((p) => onBoard(body, p));
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...ys), north: Math.max(...ys) };
}
