import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { outline } from "./outline.ts";

/** The rows that a table entry heads, for places outside of its chapter; none for any other entry. */
export function rowsUnder(entry: Entry, game: Game): readonly Entry[] {
  const chapter = entry.kind === "table" ? game.chapters.find((c) => c.id === entry.chapter) : undefined;
  if (chapter === undefined) return [];
  const block = outline(chapter, game).find((b) => b.kind === "table" && b.lead?.id === entry.id);
  return block?.kind === "table" ? block.rows : [];
}
