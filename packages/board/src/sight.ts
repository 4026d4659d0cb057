import type { Message } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import type { PieceKey } from "./key.ts";

/** Something that a line of sight meets on its way. */
export interface SightStop {
  /** Where the line comes to it, 0.01 mm of the table. */
  readonly at: Point;
  readonly label: Message;
  readonly rule: string | null;
  /** Nothing is seen beyond; else it only covers what is. */
  readonly opaque: boolean;
}

/** What one piece sees of another while that matters for what is being chosen: one line for all of its eyes. */
export interface SightView {
  readonly piece: PieceKey;
  readonly target: PieceKey;
  readonly from: Point;
  readonly to: Point;
  /** Nearest first; nothing stands behind an opaque one. */
  readonly stops: readonly SightStop[];
  /** It may be gone for: seen, and nothing else forbids it. */
  readonly may: boolean;
  /** What is seen, and of what, or why it may not be gone for. */
  readonly words: Message;
}
