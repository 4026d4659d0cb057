import { type BoardView, type PieceKey, pieceOf } from "@tercio/board";
import { boardOf } from "./board.ts";
import { called } from "./called.ts";
import { said } from "./said.ts";
import { useSession } from "./store.ts";

/**
 * What the sides of a question are called: by their units where it is about one of each, else by their players.
 * @param board the board of those pieces, where it is not that of the battle
 */
export function sidesOf(
  pieces: readonly PieceKey[],
  board: BoardView = boardOf(useSession.getState().battle),
): (seat: number) => string {
  const bodies = pieces.flatMap((key) => pieceOf(board, key) ?? []);
  const units = [0, 1].map((seat) => bodies.filter((p) => p.seat === seat));
  const names = units.every((u) => u.length === 1) ? units.flat().map(({ name }) => said(name)) : [];
  return (seat) => names[seat] ?? called(seat);
}
