import type { Entry } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { languageNow } from "../../words/i18n.ts";
import { outline } from "../model/outline.ts";
import { RuleTable } from "./RuleTable.tsx";

/** The rows of a table entry, for places outside of its chapter; null for an entry without rows. */
export function withRows(entry: Entry, game: Game) {
  if (entry.kind !== "table") return null;
  const chapter = game.chapters.find((c) => c.id === entry.chapter);
  if (chapter === undefined) return null;
  const block = outline(chapter, game).find((b) => b.kind === "table" && b.lead?.id === entry.id);
  return block?.kind === "table" ? <RuleTable rows={block.rows} label={entry.names[languageNow()]} /> : null;
}
