import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { counterSource, type Source } from "@tercio/dice";
import { asKind, asStored, textOf, valueOf } from "@tercio/files";
import { gameOf, games } from "@tercio/games";
import {
  type Core,
  isSituation,
  type Json,
  load,
  openSituation,
  type Save,
  save,
  say,
  startBattle,
  tooDeepAt,
} from "@tercio/kernel";
import { type ArmyList, isList, listProblems, readList } from "@tercio/rosters";
import type { System } from "@tercio/board";
import { byChance, MONSTERS, mutated } from "@tercio/testkit";
import { run } from "./command.ts";

/** What came of so many changed files or lines: how they ended, and what of it is wrong. */
export interface Tried {
  readonly counted: { readonly [what: string]: number };
  readonly wrong: readonly string[];
}

type Game = System<Core>;
type Rolls = Pick<Source, "next">;
const any = <T>(list: readonly T[], source: Rolls): T => list[source.next(list.length) - 1] as T;
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
/** Refusing takes no longer, and holds no more. */
const MOST_MS = 2000;
const MOST_MB = 300;

/** Battles that chance has played for so many replies, in every game. */
function battles(replies: number, seeds: readonly number[]): readonly (readonly [Game, Save])[] {
  return games.flatMap((system) =>
    seeds.map((seed) => {
      const begun = startBattle(system, system.rules.starter(), seed, { seats: [{ by: "human" }, { by: "human" }] });
      const last = [...byChance(begun, counterSource(seed, 3), replies)].at(-1) ?? begun;
      return [system, plain(save(last.battle)) as unknown as Save] as const;
    }),
  );
}

/** A text with a few bytes changed, doubled, cut out or cut off. */
function damaged(text: string, source: Rolls): Uint8Array {
  const bytes = Buffer.from(text, "utf8");
  const at = source.next(bytes.length) - 1;
  const length = source.next(40);
  switch (source.next(6)) {
    case 1:
      return bytes.subarray(0, at);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    case 3:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)]);
    case 4:
      return Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(text, "utf16le").subarray(0, source.next(2 * text.length)),
      ]);
    default: {
      const changed = Buffer.from(bytes);
      changed[at] = source.next(256) - 1;
      return changed;
    }
  }
}

/** Counts how things end, how long the longest took and how much memory there was. */
class Tally {
  readonly wrong: string[] = [];
  readonly counts: { [what: string]: number } = {};
  private readonly before = process.memoryUsage().rss;
  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
  /** Does it, and says what happened: it may refuse, and never throw. Timed from `started`, in ms of this process. */
  try(
    name: string,
    deed: () => "refused" | "opened" | "the same" | "a tail cut off",
    started: number = performance.now(),
  ): void {
    this.count("tried");
    try {
      const how = deed();
      this.count(how);
      const took = Math.round(performance.now() - started);
      if (how !== "refused") return;
      this.counts["most ms to refuse"] = Math.max(this.counts["most ms to refuse"] ?? 0, took);
      if (took > MOST_MS) this.wrong.push(`${name}: refused after ${took} ms`);
    } catch (error) {
      this.count("thrown");
      this.wrong.push(
        `${name}: ${error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : String(error)}`,
      );
    }
  }
  told(): Tried {
    const grown = Math.max(0, Math.round((process.memoryUsage().rss - this.before) / 1e6));
    if (grown > MOST_MB) this.wrong.push(`${grown} MB were held`);
    return { counted: { tried: 0, refused: 0, ...this.counts, "most MB": grown }, wrong: this.wrong.slice(0, 20) };
  }
}

/** A file as the program opens it: its text, its kind, its game. Null where the border refuses it. */
function opened(bytes: Uint8Array): { readonly system: Game; readonly file: object } | null {
  const text = textOf(bytes);
  if (!text.ok) return null;
  const value = valueOf(text.value);
  if (!value.ok) return null;
  const file = asKind(value.value, ["save", "scene"]);
  if (!file.ok) return null;
  const system = gameOf((file.value.value as { readonly system?: unknown }).system);
  return system === null ? null : { system, file: file.value.value };
}

/** JSON of any depth: what JSON.stringify does not reach the end of is written as so many brackets. */
const jsonOf = (value: Json): string =>
  JSON.stringify(value, (_, v: Json) => (DEEPEST.has(v) ? DEEP : v)).replaceAll(
    `"${DEEP}"`,
    `${"[".repeat(20_000)}1${"]".repeat(20_000)}`,
  );
const DEEPEST: ReadonlySet<Json> = new Set(MONSTERS.filter((monster) => tooDeepAt(monster) !== null));
const DEEP = "so deep that it is written by hand";
const bytesOf = (value: Json): Uint8Array => Buffer.from(jsonOf(value), "utf8");
const changedBytes = (value: Json, source: Rolls): Uint8Array =>
  source.next(3) === 1 ? damaged(JSON.stringify(value), source) : bytesOf(mutated(value, source).value);

/** Saves that were changed anywhere, read and played again without their dice. */
export function savesRead(seed: number, count: number): Tried {
  const tally = new Tally();
  const source = counterSource(seed, 0);
  const kept = battles(25, [seed]);
  for (let i = 0; i < count; i++)
    tally.try(`seed ${seed}, save ${i}`, () => {
      const found = opened(changedBytes(any(kept, source)[1] as unknown as Json, source));
      if (found === null) return "refused";
      if (isSituation(found.file)) return openSituation(found.system, found.file).ok ? "opened" : "refused";
      const loaded = load(found.system, found.file);
      if (!loaded.ok) say(found.system, loaded.problem.message, "fr");
      return loaded.ok ? "opened" : "refused";
    });
  return tally.told();
}

/** What a verified save says of the battle: all but what is beside the record. */
const meant = ({ build: _, shown: __, entries, ...head }: Save): string =>
  JSON.stringify([sorted(head), entries.length]);

/** Saves that were changed anywhere and verified: what verifies is the same battle, or its beginning. */
export function savesVerified(seed: number, count: number): Tried {
  const tally = new Tally();
  const source = counterSource(seed, 0);
  const kept = battles(30, [seed]);
  for (let i = 0; i < count; i++)
    tally.try(`seed ${seed}, save ${i}`, () => {
      const [system, whole] = any(kept, source);
      const found = opened(changedBytes(whole as unknown as Json, source));
      if (found === null || isSituation(found.file)) return "refused";
      const loaded = load(found.system, found.file, { verify: true });
      if (!loaded.ok) return "refused";
      const file = found.file as Save;
      const told = plain({ ...whole, entries: whole.entries.slice(0, file.entries.length) }) as unknown as Save;
      const same =
        found.system === system &&
        meant(file) === meant(told) &&
        JSON.stringify(file.entries.map(sorted)) === JSON.stringify(told.entries.map(sorted));
      if (!same) throw new Error("what was changed verifies");
      return file.entries.length < whole.entries.length ? "a tail cut off" : "the same";
    });
  return tally.told();
}
/** An entry with its fields in one order. */
const sorted = (entry: object): unknown => Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1));

const playthroughs = fileURLToPath(new URL("../../../playthroughs/", import.meta.url));
/** Fields that no file has must not pass for some that it has. */
const isForeign = (value: unknown): boolean => JSON.stringify(value)?.includes('"foreign":') ?? false;

/** Scenes with their scripts, changed anywhere. */
export function scenesOpened(seed: number, count: number): Tried {
  const tally = new Tally();
  const source = counterSource(seed, 0);
  const scenes = games.flatMap(({ id }) =>
    (existsSync(join(playthroughs, id)) ? readdirSync(join(playthroughs, id)) : [])
      .filter((name) => name.endsWith(".json"))
      .map((name) => {
        const { script: _, ...file } = JSON.parse(readFileSync(join(playthroughs, id, name), "utf8")) as {
          readonly [field: string]: Json;
        };
        return file as Json;
      }),
  );
  for (let i = 0; i < count; i++)
    tally.try(`seed ${seed}, scene ${i}`, () => {
      const found = opened(changedBytes(any(scenes, source), source));
      if (found === null || !isSituation(found.file)) return "refused";
      const result = openSituation(found.system, found.file);
      if (!result.ok) say(found.system, result.problem.message, "fr");
      const { title: _, shows: __, ...rest } = found.file as { readonly [field: string]: unknown };
      if (result.ok && isForeign(rest))
        throw new Error(`a foreign field passed: ${JSON.stringify(rest).slice(0, 3000)}`);
      return result.ok ? "opened" : "refused";
    });
  return tally.told();
}

interface Links {
  readonly codeOf: (list: ArmyList) => Promise<string>;
  readonly listIn: (code: string) => Promise<ArmyList | null>;
}
interface Addresses {
  readonly readAddress: (hash: string) => unknown;
}
/** Of the app, which is compiled for browsers. */
const app = <T>(path: string): Promise<T> =>
  import(new URL(`../../web/src/${path}`, import.meta.url).href) as Promise<T>;

/** Lists of the armies that come with a game, changed anywhere; the links that hold them; addresses of odds. */
export async function listsAndLinks(seed: number, count: number): Promise<Tried> {
  const tally = new Tally();
  const source = counterSource(seed, 0);
  const system = games.find((g) => g.rosters !== undefined) as Game;
  const room = await system.rosters?.();
  const lists = (await room?.lists()) ?? [];
  const [{ codeOf, listIn }, { readAddress }] = await Promise.all([
    app<Links>("lists/model/link.ts"),
    app<Addresses>("chances/address.ts"),
  ]);
  const books = new Map(
    await Promise.all((room?.books ?? []).map(async (b) => [b.id, await room?.open(b.id)] as const)),
  );
  for (let i = 0; i < count; i++) {
    const { list } = any(lists, source);
    const kind = source.next(4);
    const name = `seed ${seed}, ${["", "link", "address"][kind] ?? "list"} ${i}`;
    if (kind === 1) {
      const code = await codeOf(list);
      const at = source.next(code.length) - 1;
      const changed = any(
        [
          code.slice(0, at),
          `${code.slice(0, at)}${any(Array.from("aZ09-_%~é{"), source)}${code.slice(at + 1)}`,
          `${code}${code}`,
        ],
        source,
      );
      const read = await listIn(changed).catch((error: unknown) => error);
      tally.try(name, () => {
        if (read instanceof Error) throw read;
        asStored(changed, "list-code");
        return read === null ? "refused" : "opened";
      });
      continue;
    }
    tally.try(name, () => {
      if (kind === 2) {
        const junk = any(
          ["~zzzz~", "%E0%A4%A", "~", ":", ",", "a=b:c:d", "&&&", "\u0000", "🛡".repeat(300), "x".repeat(5000)],
          source,
        );
        readAddress(`#/odds/ninth-age/${any(["charge", junk], source)}?a=need:${junk}&b=${junk}&answers=${junk}`);
        return "opened";
      }
      const text = textOf(changedBytes(plain(list), source));
      const value = text.ok ? valueOf(text.value) : text;
      if (!value.ok || !isList(value.value) || !asKind(value.value, ["list"]).ok) return "refused";
      const read = readList(value.value);
      if ("problem" in read) return "refused";
      if (isForeign(value.value)) throw new Error("a foreign field passed");
      const book = books.get(read.list.army) ?? null;
      if (book === null || room === undefined) return "refused";
      if (listProblems(book, read.list).length > 0) return "refused";
      return "problems" in room.field(book, read.list) ? "refused" : "opened";
    });
  }
  return tally.told();
}

/** Command lines put together by chance: options of every command, with what they take and what nobody means, and damaged files. */
export async function commandLines(seed: number, count: number): Promise<Tried> {
  const tally = new Tally();
  const source = counterSource(seed, 0);
  const folder = mkdtempSync(join(tmpdir(), "tercio-lines-"));
  try {
    const kept = battles(20, [seed]);
    const path = (): string => {
      const file = join(folder, `file-${source.next(6)}.json`);
      if (source.next(8) === 1)
        return any(["", folder, "/dev/null", "no\0file", "n".repeat(400), "--", join(folder, "none")], source);
      const whole = any(kept, source)[1] as unknown as Json;
      writeFileSync(file, source.next(4) === 1 ? bytesOf(whole) : changedBytes(whole, source));
      return file;
    };
    const odd = (): string => {
      const monster = any(MONSTERS, source);
      const text = typeof monster === "string" ? monster : jsonOf(monster).slice(0, 3000);
      return text.replaceAll("\0", "");
    };
    const number = (): string =>
      any(["0", "1", "2", "3", "-1", "1.5", "1e9", "", " ", "0x1", "99999999999", odd()], source);
    const id = (): string => any([...games.map((g) => g.id), "chess", odd()], source);
    const language = (): string => any(["en", "fr", "de", odd()], source);
    const options: { readonly [command: string]: readonly (() => readonly string[])[] } = {
      verify: [() => [path()], () => ["--lang", language()]],
      replay: [() => [path()], () => ["--until", number()], () => ["--stack"], () => ["--lang", language()]],
      scene: [
        () => [path()],
        () => ["--at", number()],
        () => ["--out", any([join(folder, "out"), "/no/where", ""], source)],
      ],
      correct: [
        () => [path()],
        () => ["--piece", any(["0", "1", odd()], source)],
        () => ["--figure", any(["health=1", "x", `${odd()}=${odd()}`], source)],
        () => ["--place", any(["1,2,3", "x", odd()], source)],
        () => ["--agreed", number()],
      ],
      battle: [
        () => ["--scene", path()],
        () => ["--system", "old-world"],
        () => ["--seed", number()],
        () => ["--set", odd()],
        () => ["--bots", any(["random", odd()], source)],
      ],
      army: [
        () => [any(["check", "show", "points", "book", "convert", odd()], source)],
        () => [any([path(), odd()], source)],
        () => ["--system", id()],
      ],
      rule: [
        () => [any(["charge", "-1 res", odd()], source)],
        () => ["--system", id()],
        () => ["--edition", odd()],
        () => ["--json"],
      ],
      odds: [
        () => [any(["charge", "discipline", "cast", "volley", "panic", "wounds", odd()], source)],
        () => [
          `--${any(["need", "distance", "a", "b", "cover", "models", "discipline"], source)}`,
          any([number(), odd()], source),
        ],
        () => ["--system", id()],
      ],
      simulate: [
        // Never a hundred battles, which are played when nothing is said.
        () => ["--system", any(["old-world", odd()], source), "--battles", any(["1", "x", odd()], source)],
        () => ["--cores", number()],
      ],
      help: [() => [odd()]],
      "": [() => [odd()]],
    };
    for (let i = 0; i < count; i++) {
      const [command, parts] = any(Object.entries(options), source);
      const chosen = parts.flatMap((part, at) =>
        (at === 0 ? command === "simulate" || source.next(8) > 1 : source.next(3) === 1) ? part() : [],
      );
      const args = [...(command === "" ? [] : [command]), ...chosen];
      // Nothing that is legal and long: the largest battle of a line is one of the smallest game.
      const started = performance.now();
      const answered = await run(...args).catch((error: unknown) => error as Error);
      tally.try(
        `seed ${seed}, line ${i}: tercio ${JSON.stringify(args).slice(0, 400)}`,
        () => {
          if (answered instanceof Error) throw answered;
          const { code, out, err } = answered;
          if (/\n\s+at .+:\d+/.test(err + out)) throw new Error(`a stack trace: ${err.slice(0, 500)}`);
          if (code === 2 && err.trim() === "") throw new Error("refused without a word");
          if (err.length > 30_000) throw new Error(`${err.length} characters of refusal`);
          return code === 0 ? "opened" : "refused";
        },
        started,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return tally.told();
}
