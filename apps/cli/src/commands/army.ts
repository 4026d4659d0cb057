import { basename } from "node:path";
import { destination } from "@tercio/files/writing";
import { gameOf, games } from "@tercio/games";
import { type Language, say } from "@tercio/kernel";
import {
  type ArmyBook,
  type ArmyList,
  called,
  colon,
  costOfList,
  headOf,
  isList,
  listProblems,
  resolveList,
  named,
  type Problem,
  readList,
  type Rosters,
  unitInText,
} from "@tercio/rosters";
import type { Command } from "commander";
import { readArmy } from "../shared/files.ts";
import { bookedSystem, languageOf, type systemOf, Wrong } from "../shared/systems.ts";

interface Options {
  readonly system?: string;
  readonly lang: Language;
}
type Game = ReturnType<typeof systemOf>;

/** "units.3.options.1: …", told of the file. */
const told = (game: Game, path: string, { where, problem }: Problem, lang: Language): string =>
  [path, where, say(game, problem, lang)].filter((part) => part !== "").join(": ");

interface Opened {
  readonly game: Game;
  readonly room: Rosters;
  readonly book: ArmyBook;
  readonly list: ArmyList;
}

export async function roomOf(game: Game): Promise<Rosters> {
  if (game.rosters === undefined) throw new Wrong(`${game.id} has no army books yet`);
  return game.rosters();
}

/** A list with its book. @throws Wrong with the place where a file is none, or names no book */
export async function opened(path: string, o: Options): Promise<Opened> {
  const file = readArmy(path);
  const plain = bookedSystem(o.system);
  const made = isList(file) ? null : await (await roomOf(plain)).convert(file, basename(path).replace(/\.json$/, ""));
  if (made === null && !isList(file))
    throw new Wrong(`${path}: is not an army list; how one is written stands in docs/army-format.md`);
  if (made !== null && "problems" in made)
    throw new Wrong(made.problems.map((p) => told(plain, path, p, o.lang)).join("\n"));
  const read = readList(made?.list ?? file);
  if ("problem" in read) throw new Wrong(told(plain, path, read.problem, o.lang));
  const game = gameOf(read.list.system);
  if (game === null)
    throw new Wrong(`${path}: system: no game "${read.list.system}"; there are: ${games.map((g) => g.id).join(", ")}`);
  const room = await roomOf(game);
  const book = await room.open(read.list.army);
  if (book === null)
    throw new Wrong(
      `${path}: army: no army book "${read.list.army}"; there are: ${room.books.map((b) => b.id).join(", ")}`,
    );
  return { game, room, book, list: read.list };
}

/** What of a list is not shown or counted because its book knows no such thing; told as a fault, as `check` does. */
function leftOut(path: string, o: Options, { game, book, list }: Opened): void {
  const unknown = listProblems(book, list).filter(({ problem }) => LEFT_OUT.has(problem.key));
  for (const p of unknown) console.error(told(game, path, p, o.lang));
  if (unknown.length > 0) process.exitCode = 1;
}
const LEFT_OUT: ReadonlySet<string> = new Set(
  ["entry", "option", "command", "mount", "item", "title"].map((what) => `list.${what}`),
);

/** Before what no rule plays yet. */
const UNKNOWN = { en: "not known to Tercio", fr: "inconnu de Tercio" };

async function check(path: string, o: Options): Promise<void> {
  const file = readArmy(path);
  const plain = bookedSystem(o.system);
  // Units that somebody made up, in the format that a battle takes.
  if (
    !isList(file) &&
    plain.armies !== undefined &&
    typeof file === "object" &&
    file !== null &&
    "units" in file &&
    !("army" in file)
  ) {
    const problem = plain.armies.check(file);
    if (problem !== null) throw new Wrong(told(plain, path, problem, o.lang));
    console.log(`${path}: ok`);
    return;
  }
  const open = await opened(path, o);
  const { game, room, book, list } = open;
  const problems = listProblems(book, list);
  for (const p of problems) console.error(told(game, path, p, o.lang));
  const cost = costOfList(resolveList(book, list));
  console.log(headOf(resolveList(book, list), cost, o.lang));
  for (const [category, points] of cost.categories)
    console.log(`  ${named(book, category)[o.lang]}${colon(o.lang)}${points}`);
  const field = problems.length > 0 ? null : room.field(book, list);
  if (field !== null && "problems" in field) for (const p of field.problems) console.log(told(game, path, p, o.lang));
  if (problems.length > 0) process.exitCode = 1;
}

async function show(path: string, o: Options): Promise<void> {
  const open = await opened(path, o);
  leftOut(path, o, open);
  const m = resolveList(open.book, open.list);
  const cost = costOfList(m);
  console.log(headOf(m, cost, o.lang));
  for (const [i, u] of m.units.entries()) {
    const points = cost.units[i]?.points ?? 0;
    const unknown = open.room
      .names(m, u)
      .flatMap(({ what, rule }) => (rule === null ? [say(open.game, called(open.book, what), o.lang)] : []));
    console.log(`${String(points).padStart(5)}  ${unitInText(m, u, o.lang)}`);
    if (unknown.length > 0) console.log(`       ${UNKNOWN[o.lang]}${colon(o.lang)}${unknown.join(", ")}`);
  }
}

async function points(path: string, o: Options): Promise<void> {
  const open = await opened(path, o);
  leftOut(path, o, open);
  const m = resolveList(open.book, open.list);
  const cost = costOfList(m);
  for (const [i, u] of m.units.entries()) {
    const own = cost.units[i];
    console.log(`${String(own?.points ?? 0).padStart(5)}  ${named(open.book, u.entry.name)[o.lang]}`);
    for (const line of own?.lines ?? [])
      console.log(
        `      ${String(line.points).padStart(5)}  ${line.models === undefined || line.models === 1 ? "" : `${line.models} × `}${line.name[o.lang]}`,
      );
  }
  console.log(`${String(cost.points).padStart(5)}  ${headOf(m, cost, o.lang)}`);
}

async function convert(path: string, o: Options & { readonly out?: string }): Promise<void> {
  const out = o.out === undefined ? null : destination(o.out);
  const game = bookedSystem(o.system);
  const made = await (await roomOf(game)).convert(readArmy(path), basename(path).replace(/\.json$/, ""));
  if (made === null) throw new Wrong(`${path}: is no list that calls units, options and items by their names`);
  if ("problems" in made) throw new Wrong(made.problems.map((p) => told(game, path, p, o.lang)).join("\n"));
  const text = `${JSON.stringify(made.list, null, 2)}\n`;
  if (out === null) process.stdout.write(text);
  else out.write(text);
}

export function armyCommand(command: Command): void {
  const added = (name: string, says: string): Command =>
    command
      .command(name)
      .description(says)
      .argument("<file>")
      .option("--system <id>", "rule system, where a file does not name it")
      .option("--lang <language>", "en or fr", languageOf, "en");
  added("check", "everything that is wrong with a list, each with its place").action(check);
  added("show", "a list as players read it").action(show);
  added("points", "what a list costs, line by line").action(points);
  command
    .command("book")
    .description("the army books; the units of one; all that one unit may take, by the ids that lists name")
    .argument("[army]")
    .argument("[entry]")
    .option("--system <id>", "rule system")
    .option("--lang <language>", "en or fr", languageOf, "en")
    .action(async (army: string | undefined, entry: string | undefined, o: Options) => {
      const game = bookedSystem(o.system);
      const { bookLines } = await import("./army-book.ts");
      for (const line of await bookLines(game, await roomOf(game), o.lang, army, entry)) console.log(line);
    });
  added("convert", "a list that calls things by their English names, as one of ours")
    .option("--out <file>", "write it there")
    .action(convert);
}
