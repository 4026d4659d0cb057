import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Json, type Language, say } from "@tercio/kernel";
import { isList, listProblems, type Problem, readList } from "@tercio/rosters";
import { readArmy } from "./files.ts";
import { type systemOf, Wrong } from "./systems.ts";

type Game = ReturnType<typeof systemOf>;

/**
 * An army as the game takes it: what is in a file, or what its list comes to by the army books, whether that names ids or calls
 * things by their names.
 * @throws Wrong with all that is wrong with a list, each with its place
 */
export async function armyOf(system: Game, path: string, file: unknown, language: Language): Promise<unknown> {
  const told = ({ where, problem }: Problem): string =>
    [path, where, say(system, problem, language)].filter((part) => part !== "").join(": ");
  const room = await system.rosters?.();
  const made = isList(file) ? null : await room?.convert(file, basename(path).replace(/\.json$/, ""));
  if (made !== null && made !== undefined && "problems" in made) throw new Wrong(made.problems.map(told).join("\n"));
  const given = made?.list ?? file;
  if (!isList(given)) return file;
  const read = readList(given);
  if ("problem" in read) throw new Wrong(told(read.problem));
  const book = read.list.system === system.id ? await room?.open(read.list.army) : undefined;
  if (room === undefined || book === undefined || book === null)
    throw new Wrong(`${path}: is a list by no army book of ${system.id}`);
  const problems = listProblems(book, read.list);
  const field = problems.length > 0 ? { problems } : room.field(book, read.list);
  if ("problems" in field) throw new Wrong(field.problems.map(told).join("\n"));
  return field.army;
}

/** What a file comes to, checked by the game. @throws Wrong with the place */
export async function armyFrom(system: Game, path: string, language: Language): Promise<Json> {
  const { armies } = system;
  if (armies === undefined || !Array.isArray(system.rules.starter().setup.armies))
    throw new Wrong("this system takes no army files yet");
  const army = await armyOf(system, path, readArmy(path), language);
  const problem = armies.check(army);
  if (problem !== null)
    throw new Wrong(
      [path, problem.where, say(system, problem.problem, language)].filter((part) => part !== "").join(": "),
    );
  return army as Json;
}

/** The lists of a folder, in the order of their names. @throws Wrong where there are none */
export function listsIn(folder: string): readonly string[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder).filter((f) => f.endsWith(".json"));
  } catch {
    throw new Wrong(`${folder}: is no folder that can be read`);
  }
  if (names.length === 0) throw new Wrong(`${folder}: has no list (*.json)`);
  return [...names].sort().map((f) => join(folder, f));
}
