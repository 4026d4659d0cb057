import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** A line of the project: its file from the root of the workspace, and its number from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/**
 * Where the program has an id: the entry that defines it, or the row or text that does; what plays it, where that is
 * another file; the first page that tries it.
 */
export interface Sources {
  readonly entry: Place;
  readonly play?: Place;
  readonly page?: Place;
}

/** The folder with all packages, found from a file inside it; null where there is none, as in a copy without sources. */
export function workspaceOf(url: string): string | null {
  for (let at = dirname(fileURLToPath(url)); ; at = dirname(at)) {
    if (existsSync(join(at, "packages/systems"))) return at;
    if (dirname(at) === at) return null;
  }
}

interface File {
  readonly file: string;
  readonly lines: readonly string[];
}

/** Lists and sentences that name ids and hold none. */
const LISTS =
  /\.test\.ts$|\/enforced[^/]*\.ts$|\/armies\/books\/|\/messages\/|^packages\/reference\/.*\/(?:armies|called|decisions|plan)\.ts$/;

function filesUnder(root: string, folder: string): readonly File[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((f) => f.isFile() && f.name.endsWith(".ts"))
    .map((f) => relative(root, join(f.parentPath, f.name)))
    .filter((file) => !LISTS.test(file))
    .sort((p, q) => (p < q ? -1 : 1))
    .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").split("\n") }));
}

const place = (file: string, at: number): Place => ({ file, line: at + 1 });

/** Every line in which an id stands in quotes; `defines`: as the id of an entry, or as the key of one. */
interface Mention extends Place {
  readonly defines: boolean;
}
function mentions(files: readonly File[], ids: ReadonlySet<string>): ReadonlyMap<string, readonly Mention[]> {
  const found = new Map<string, Mention[]>();
  for (const { file, lines } of files)
    for (const [at, text] of lines.entries())
      for (const [quoted = "", id = ""] of text.matchAll(/"([a-z0-9]+\.[\w.-]+)"/g)) {
        if (!ids.has(id)) continue;
        const defines = text.includes(`id: ${quoted}`) || text.trimStart().startsWith(`${quoted}:`);
        found.set(id, [...(found.get(id) ?? []), { ...place(file, at), defines }]);
      }
  return found;
}

/** The entries that files of a family export, by name: the file, and what they are called there. */
function exportedIds(files: readonly File[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  for (const { file, lines } of files) {
    let name = "";
    for (const text of lines) {
      name = /^export const (\w+) = \w+\(/.exec(text)?.[1] ?? name;
      const id = /^\s+id: "([^"]+)"/.exec(text)?.[1];
      if (id !== undefined && name !== "") ids.set(`${file} ${name}`, id);
    }
  }
  return ids;
}

/** What `import` brings into a file: by the name it has there, the file it comes from, and of one thing alone what it is. */
function importsOf({ file, lines }: File): readonly (readonly [name: string, from: string, one: boolean])[] {
  const text = lines.join("\n");
  return [...text.matchAll(/^import (?:type )?(?:\* as (\w+)|\{([^}]*)\}) from "(\.[^"]+)"/gm)].flatMap(
    ([, all, several = "", from = ""]): readonly (readonly [string, string, boolean])[] => {
      const path = join(dirname(file), from);
      const names = several.split(",").map((word) => word.trim());
      return all === undefined ? names.map((name) => [name, path, true]) : [[all, path, false]];
    },
  );
}

/** Where an entry is handed to what plays it: `play(entry.hatred, …)`, or a helper of that file. */
function plays(files: readonly File[], exported: ReadonlyMap<string, string>): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const f of files) {
    if (!f.file.endsWith(".play.ts")) continue;
    const known = importsOf(f);
    for (const [at, text] of f.lines.entries())
      for (const [, space, name = ""] of text.matchAll(/\((?:(\w+)\.)?(\w+)(?=[,)])/g)) {
        const from = known.find(([word, , one]) =>
          space === undefined ? one && word === name : !one && word === space,
        );
        const id = from === undefined ? undefined : exported.get(`${from[1]} ${name}`);
        if (id !== undefined && !found.has(id)) found.set(id, place(f.file, at));
      }
  }
  return found;
}

/** What plays all entries of a folder by their forms: a file there says `@played` with its path from `src`. */
function playedByForms(files: readonly File[], src: string): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  for (const { file, lines } of files)
    for (const text of lines) {
      const path = /@played (\S+)/.exec(text)?.[1];
      if (path !== undefined) found.set(dirname(file), { file: join(src, path), line: 1 });
    }
  return found;
}

/** Folders in which what a rule does is played, the first in which an id stands before the others. */
const PLAYED_IN = ["sequence", "calculation", "rules", "choice", "battlefield", "hooks", "state", "view"];

/** The ids of the steps of a sequence are written as a constant and what follows it: `${PHASE}.3`. */
function byConstant(files: readonly File[], id: string): Place | undefined {
  for (let at = id.lastIndexOf("."); at > 0; at = id.lastIndexOf(".", at - 1)) {
    const [head, rest] = [`"${id.slice(0, at)}"`, `}${id.slice(at)}\``];
    for (const { file, lines } of files) {
      const name = lines
        .map((text) => /^const (\w+) = /.exec(text)?.[1] !== undefined && text.includes(head))
        .indexOf(true);
      if (name < 0) continue;
      const word = /^const (\w+) = /.exec(lines[name] ?? "")?.[1] ?? "";
      const line = lines.findIndex((text) => text.includes(`\${${word}${rest}`));
      if (line >= 0) return place(file, line);
    }
  }
  return undefined;
}

/** Of several lines the one in the folder that comes first in this list. */
function firstIn(list: readonly Mention[], folders: readonly string[]): Place | undefined {
  for (const folder of folders) {
    const found = list.find(({ file }) => file.startsWith(folder));
    if (found !== undefined) return { file: found.file, line: found.line };
  }
  return undefined;
}

/** The word by which pages and profiles name such a rule. */
const wordOf = (id: string): string => id.replace(/^\w+\.(?:rule|ability|keyword)\./, "");

/** Where pages have a word in quotes: where a page begins with it, else where it is first named. */
function pagesOf(files: readonly File[]): ReadonlyMap<string, Place> {
  const [begun, named] = [new Map<string, Place>(), new Map<string, Place>()];
  for (const { file, lines } of files)
    for (const [at, text] of lines.entries())
      for (const { 1: word = "", index } of text.matchAll(/"([\w.-]+)"/g)) {
        const before = text.slice(0, index).trimStart();
        const list = /^(?:one\()?\[?(?:rule\()?(?:"[\w.-]+"\)?, (?:rule\()?)*$/.test(before) ? begun : named;
        if (!list.has(word)) list.set(word, place(file, at));
      }
  return new Map([...named, ...begun]);
}

/**
 * Where a game has its ids: read from the sources, so that no list of them is kept. An id that stands nowhere is left out.
 * @param root the folder with all packages
 */
export function sourcesOf(root: string, system: string, ids: readonly string[]): ReadonlyMap<string, Sources> {
  const src = `packages/systems/${system}/src`;
  const own = filesUnder(root, src);
  const read = filesUnder(root, `packages/reference/src/${system}`);
  const tests = `packages/systems/${system}/tests`;
  const pages = ["expected", "rule-cases"].map((folder) => pagesOf(filesUnder(root, `${tests}/${folder}`)));
  const pageOf = (id: string): Place | undefined =>
    [id, wordOf(id)].flatMap((word) => pages.toReversed().flatMap((known) => known.get(word) ?? []))[0];
  const found = mentions([...own, ...read], new Set(ids));
  const entries = own.filter(({ file }) => file.startsWith(`${src}/entries/`));
  const played = plays(own, exportedIds(entries));
  const forms = playedByForms(entries, src);
  const steps = PLAYED_IN.flatMap((folder) => own.filter(({ file }) => file.startsWith(`${src}/${folder}/`)));
  const sources = new Map<string, Sources>();
  for (const id of new Set(ids)) {
    const all = found.get(id) ?? [];
    const defined = all.filter((m) => m.defines && !m.file.endsWith(".play.ts"));
    const rest = all.filter((m) => !m.file.endsWith(".play.ts"));
    const places = [`${src}/entries/`, `${src}/book/`, "packages/reference/"];
    const entry = firstIn(defined, places) ?? firstIn(rest, places) ?? firstIn(all, [""]);
    if (entry === undefined) continue;
    const inPlay = all.find((m) => m.file.endsWith(".play.ts"));
    const play =
      played.get(id) ??
      inPlay ??
      forms.get(dirname(entry.file)) ??
      firstIn(all, [`${src}/sequence/`]) ??
      byConstant(steps, id) ??
      firstIn(
        all,
        PLAYED_IN.map((folder) => `${src}/${folder}/`),
      );
    const page = pageOf(id);
    sources.set(id, {
      entry,
      ...(play === undefined || play.file === entry.file ? {} : { play: { file: play.file, line: play.line } }),
      ...(page === undefined ? {} : { page }),
    });
  }
  return sources;
}
