import type { Message } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";

/** How far something reaches that a piece does to those near it, measured as the rule measures, and whom it reaches now. */
export interface RangeView {
  readonly piece: PieceKey;
  /** Which of the ranges of its game: the same for all pieces that have it. */
  readonly id: string;
  /** What it is and how far it reaches. */
  readonly label: Message;
  readonly rule: string | null;
  /** The middle of what it is measured from. */
  readonly from: Point;
  /** Closed outlines that together are all that lies within it; 0.01 mm. */
  readonly areas: readonly (readonly Point[])[];
  /** Whom it reaches where they stand; the piece itself too, where the rule reaches it. */
  readonly covers: readonly PieceKey[];
  /** One of many: drawn for whoever asks about this piece, and not with those of a whole side. */
  readonly minor?: true;
}
