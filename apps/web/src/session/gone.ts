import { isStanding, type Piece } from "@tercio/scene";
import { boardOf } from "./board.ts";
import { ownChoice, type Session } from "./store.ts";

type Played = Pick<Session, "battle" | "past">;

/** Where the past begins that is told now: the last choice that a person here made; 0 where there was none. */
export function sinceOwn({ past }: Pick<Session, "past">): number {
  let at = past.length - 1;
  while (at > 0 && !ownChoice((past[at] as Session["past"][number]).battle)) at--;
  return Math.max(0, at);
}

/** Who has left the table for good since a person here chose last, each as it stood there last. */
export function goneSince({ battle, past }: Played): readonly Piece[] {
  const begun = past[sinceOwn({ past })];
  if (begun === undefined) return [];
  const now = new Map(boardOf(battle).pieces.map((p) => [p.key, p]));
  const missing = boardOf(begun.battle).pieces.filter((p) => isStanding(p) && now.get(p.key)?.place === "gone");
  if (missing.length === 0) return missing;
  const boards = past.slice(sinceOwn({ past })).map((p) => boardOf(p.battle));
  return missing.map(
    (was) => boards.flatMap((b) => b.pieces.find((p) => p.key === was.key && isStanding(p)) ?? []).at(-1) ?? was,
  );
}
