import type { Message } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";
import type { Body } from "./piece.ts";

/** Where an answer would lead if the dice let it: who would stand where, and the way there. Lengths in 0.01 mm. */
export interface Sketch {
  readonly ghosts: readonly Body[];
  readonly ways: readonly (readonly Point[])[];
  /** Closed outlines of what an answer reaches, 0.01 mm; missing where it reaches nowhere. */
  readonly areas?: readonly (readonly Point[])[];
  /** What would be so then, in words; and at its shortest. */
  readonly words: Message;
  readonly short: Message;
}
