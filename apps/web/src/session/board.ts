import type { Core } from "@tercio/kernel";
import type { BoardView, Piece, PieceKey } from "@tercio/board";
import { systemOf } from "./systems.ts";

const views = new WeakMap<Core, BoardView>();
let before = new Map<PieceKey, { readonly text: string; readonly piece: Piece }>();

/** The board of a battle, worked out once; a piece in which nothing has changed stays the same object, and is not drawn anew. */
export function boardOf({
  game,
  system,
}: {
  readonly game: Core;
  readonly system: { readonly id: string };
}): BoardView {
  const known = views.get(game);
  if (known !== undefined) return known;
  const now: typeof before = new Map();
  const view = systemOf(system.id).views.board(game);
  const pieces = view.pieces.map((piece) => {
    const text = JSON.stringify(piece);
    const was = before.get(piece.key);
    const kept = was?.text === text ? was : { text, piece };
    now.set(piece.key, kept);
    return kept.piece;
  });
  before = now;
  const shared = { ...view, pieces };
  views.set(game, shared);
  return shared;
}
