import { asKind, kindOf, valueOf } from "@tercio/files";
import { type Bilingual, type Message, say } from "@tercio/kernel";
import { type ArmyList, isList, listMessages, type Problem, readList } from "@tercio/rosters";
import type { Language } from "../../messages/i18n.ts";
import { bookedGames, openRoom } from "./books.ts";
import { listIn } from "./link.ts";

/** What a text holds: a list, or what is wrong with it and where; `problem` null: it is no list at all. */
export type Brought =
  | { readonly list: ArmyList }
  | { readonly where: string; readonly problem: Message | Bilingual | "no-list" };

const said = ({ where, problem }: Problem): Brought => ({ where, problem });

/** The link that a list carries where it is written as a text. */
const LINK = /#\/lists\/with\/([\w-]+)/;

/**
 * Reads a list from a text: the file of one of ours, or one of another writing that a game can read, or any text that carries
 * the link of a list. Never throws.
 */
export async function brought(text: string, name: string): Promise<Brought> {
  const code = LINK.exec(text)?.[1];
  const linked = code === undefined ? null : await listIn(code);
  const file = linked === null ? valueOf(text) : { ok: true as const, value: linked };
  if (!file.ok) return { where: file.problem.where, problem: file.problem.says };
  const { value } = file;
  const kind = kindOf(value);
  if (kind === "save" || kind === "scene" || kind === "snapshot" || isList(value)) {
    const list = asKind(value, ["list"]);
    if (!list.ok) return { where: list.problem.where, problem: list.problem.says };
    const read = readList(value);
    if ("problem" in read) return said(read.problem);
    const { system, army } = read.list;
    const room = await openRoom(system).catch(() => null);
    if (room === null) return { where: "system", problem: "no-list" };
    if (room.rosters.books.some((b) => b.id === army)) return read;
    const options = room.rosters.books.map((b) => b.id).join(", ");
    return { where: "army", problem: { key: "list.army", values: { id: army, options } } };
  }
  for (const { id } of bookedGames) {
    const room = await openRoom(id).catch(() => null);
    const made = (await room?.rosters.convert(value, name)) ?? null;
    if (made === null) continue;
    if ("list" in made) return made;
    const [first] = made.problems;
    if (first !== undefined) return said(first);
  }
  return { where: "", problem: "no-list" };
}

/** A sentence about a file, which needs no game to be said. */
export const saidOfFile = (problem: Message | Bilingual, language: Language): string =>
  "key" in problem ? say({ messages: listMessages }, problem, language) : problem[language];
