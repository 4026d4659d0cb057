import { edgeOf, onBoard, type Piece } from "@tercio/board";
import { boardOf } from "./board.ts";
import type { TheBattle } from "./record.ts";

/** A position at a glance: what stands where, in millimetres from the table's north-west corner. */
export interface Picture {
  readonly width: number;
  readonly depth: number;
  /** The seat whose side lies below. */
  readonly below: 0 | 1;
  /** Corners of each thing, x and y by turns. */
  readonly things: readonly { readonly seat: number | null; readonly corners: readonly number[] }[];
}

function edgeOfPiece(piece: Piece): ReturnType<typeof edgeOf> {
  const { outline } = piece;
  if (outline === null) return [];
  // A disc has no corners to turn, only a middle.
  return outline.shape.kind === "disc"
    ? edgeOf({ shape: outline.shape, at: onBoard(piece, outline.at) })
    : edgeOf(outline).map((p) => onBoard(piece, p));
}

/** The picture of a battle as it stands, for the shelf: its board's pieces without their words. */
export function pictureOf(battle: TheBattle): Picture {
  const { width, depth, near, pieces } = boardOf(battle);
  return {
    width: Math.round(width / 100),
    depth: Math.round(depth / 100),
    below: near?.[0] === 1 ? 1 : 0,
    things: pieces
      .filter((p) => p.place === "field" && p.outline !== null)
      .map((piece) => ({
        seat: piece.kind === "ground" ? null : piece.seat,
        corners: edgeOfPiece(piece).flatMap((p) => [
          Math.round((p.x + width / 2) / 100),
          Math.round((depth / 2 - p.y) / 100),
        ]),
      })),
  };
}
