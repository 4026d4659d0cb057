import { there } from "@tercio/kernel";
import { isStanding, type Piece, type PieceKey } from "@tercio/board";
import { boardOf } from "./board.ts";
import { seatsOf } from "./record.ts";
import { ownChoice, type Session } from "./store.ts";

type Played = Pick<Session, "battle" | "past">;

/**
 * Where the past begins that is told now: the last choice that a person here made, 0 where there was none yet; null where
 * computers play alone, and what happens is seen as it happens.
 */
export function sinceOwn({ battle, past }: Played): number | null {
  if (!seatsOf(battle).includes("human")) return null;
  let at = past.length - 1;
  while (at > 0 && !ownChoice(there(past[at]).battle)) at--;
  return Math.max(0, at);
}

/** Who has left the table for good since a person here chose last, each as it stood there last. */
export function goneSince(played: Played): readonly Piece[] {
  const { battle, past } = played;
  const from = sinceOwn(played);
  const begun = from === null ? undefined : past[from];
  if (from === null || begun === undefined) return [];
  const now = new Map(boardOf(battle).pieces.map((p) => [p.key, p]));
  const missing = boardOf(begun.battle).pieces.filter((p) => isStanding(p) && now.get(p.key)?.place === "gone");
  const last = new Map<PieceKey, Piece>();
  const wanted = new Set(missing.map((p) => p.key));
  for (let at = past.length - 1; at > from && last.size < wanted.size; at--)
    for (const p of boardOf(there(past[at]).battle).pieces)
      if (wanted.has(p.key) && !last.has(p.key) && isStanding(p)) last.set(p.key, p);
  return missing.map((was) => last.get(was.key) ?? was);
}
