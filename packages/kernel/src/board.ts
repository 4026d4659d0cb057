import type { Json, Message } from "./json.ts";

/** What to draw: lengths in 0.01 mm, origin at the table's centre, x east, y north; facing 0 north, 1/65536 turn, clockwise. */
export interface BoardView {
  readonly width: number;
  readonly depth: number;
  readonly zones: readonly BoardZone[];
  readonly markers: readonly BoardMarker[];
  readonly pieces: readonly BoardPiece[];
}

export interface BoardZone {
  readonly id: string;
  readonly seat: number | null;
  readonly label: Message;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface BoardMarker {
  readonly id: string;
  readonly label: Message;
  readonly x: number;
  readonly y: number;
  /** Range that counts around it, 0 = none. */
  readonly radius: number;
}

/** A block of bases: (x, y) is the centre of its front edge. */
export interface BoardPiece {
  readonly id: number;
  readonly seat: number;
  readonly name: Message;
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly files: number;
  /** Bases in each rank, first rank first. */
  readonly ranks: readonly number[];
  /** Occupied files of the last rank (0 = leftmost as the block sees it). */
  readonly lastRank: readonly number[];
  readonly baseWidth: number;
  readonly baseDepth: number;
  /** Placed on the field (false: still to be deployed, or gone). */
  readonly placed: boolean;
  readonly destroyed: boolean;
  readonly count: number;
  readonly countAtStart: number;
  /** What the base that goes next has lost so far, and with how much a base goes. */
  readonly lost: number;
  readonly perBase: number;
  /** File of the block's leader in the first rank, or null. */
  readonly leaderFile: number | null;
  readonly standard: boolean;
  readonly musician: boolean;
  /** State signs: "fleeing", "engaged", "moved", … as the system calls them */
  readonly signs: readonly string[];
  readonly sheet: readonly BoardFact[];
  readonly spoken: Message;
}

/** One line of a piece's profile card. */
export interface BoardFact {
  readonly label: Message;
  readonly value: Json;
  /** How the value is said, where it is words and not a number or a name. */
  readonly said?: Message;
  readonly rule: string | null;
}
