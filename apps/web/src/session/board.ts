import type { BoardPiece, BoardView } from "@tercio/kernel";
import { ninthAge, type NinthAge } from "@tercio/ninth-age";

const views = new WeakMap<NinthAge, BoardView>();
let before = new Map<number, { readonly text: string; readonly piece: BoardPiece }>();

/** The board of a game, worked out once; a piece in which nothing has changed stays the same object, and is not drawn anew. */
export function boardOf(game: NinthAge): BoardView {
  const known = views.get(game);
  if (known !== undefined) return known;
  const now: typeof before = new Map();
  const view = ninthAge.board(game);
  const pieces = view.pieces.map((piece) => {
    const text = JSON.stringify(piece);
    const was = before.get(piece.id);
    const kept = was?.text === text ? was : { text, piece };
    now.set(piece.id, kept);
    return kept.piece;
  });
  before = now;
  const shared = { ...view, pieces };
  views.set(game, shared);
  return shared;
}
