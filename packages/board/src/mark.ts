import type { Message } from "@tercio/kernel";
import type { Point } from "@tercio/tabletop";

/** The signs that a screen can draw, called by what they look like; what one means says the mark's own label. */
export type Icon =
  | "star"
  | "crown"
  | "helmet"
  | "flag"
  | "banner"
  | "drum"
  | "white-flag"
  | "waves"
  | "crossed-swords"
  | "arrow"
  | "broken-arrow"
  | "chevron"
  | "chevrons"
  | "chest"
  | "ring"
  | "cross"
  | "back-arrow"
  | "spark";

/** A sign on a piece, or beside its name. */
export interface Mark {
  readonly icon: Icon;
  readonly label: Message;
  /** Where it stands on the piece, in the piece's own directions; null: beside the name. */
  readonly at: Point | null;
  /** Width of the base it is drawn on, 0.01 mm. */
  readonly size?: number;
  /** Goes without saying where another sign stands beside the name. */
  readonly minor?: true;
}

/** What a piece is at a glance, called by what is drawn: a screen sets it upon the middle of the piece. */
export type Figure = "soldier" | "horse" | "paw" | "wing" | "claws" | "wheel" | "cannon";

/** One line of the legend: a sign that this game uses, and what it means. */
export interface Legend {
  readonly icon: Icon;
  readonly label: Message;
}
