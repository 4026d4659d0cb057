import { type Json, type Message, say } from "@tercio/kernel";
import { type ArmyList, listProblems } from "@tercio/rosters";
import type { Language } from "../../messages/i18n.ts";
import { type Opened, openArmy } from "./books.ts";
import { keptList } from "./shelf.ts";

/** A list as a battle takes it; or the first thing that keeps it from being played. */
export function fieldedBy(
  { book, rosters }: Opened,
  list: ArmyList,
): { readonly army: Json } | { readonly problem: Message } {
  const [wrong] = listProblems(book, list);
  if (wrong !== undefined) return wrong;
  const made = rosters.field(book, list);
  if ("army" in made) return made;
  const [first] = made.problems;
  return first ?? { problem: { key: "army.object" } };
}

/** A list of the shelf as a battle takes it; or a sentence that says why not, null where it cannot be fetched. */
export async function fieldedList(
  id: string,
  language: Language,
): Promise<{ readonly army: Json } | { readonly why: string | null }> {
  const kept = keptList(id);
  const opened = kept === undefined ? null : await openArmy(kept.list.system, kept.list.army).catch(() => null);
  if (kept === undefined || opened === null) return { why: null };
  const made = fieldedBy(opened, kept.list);
  return "army" in made
    ? made
    : { why: `${kept.list.name}${language === "fr" ? "\u00a0" : ""}: ${say(opened.system, made.problem, language)}` };
}
