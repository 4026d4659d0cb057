import type { Bilingual, Entry, Language } from "./entry.ts";

/** Other forms under which texts name an entry, by its id: "Player Turn|Active Player". */
export type Called = { readonly [id: string]: Bilingual };

/** A stretch of a text, with the entry that it names. */
export interface Named {
  readonly text: string;
  readonly id: string | null;
}

/** Finds the names of entries in a text; an entry's own name is not found in it. */
export type Reader = (text: string, own?: string) => readonly Named[];

/** What has a name that texts use: rows, steps and tables are named by what they tell of only where `called` says so. */
const NAMING = new Set(["rule", "weapon", "item", "term", "terrain", "objective", "spell"]);

/** A name without what stands in brackets behind it, and without a sign of its place. */
const bare = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/^[A-Z]{2,3} - /, "")
    .trim();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A name's plural and its possessive are the name. */
const forms = (name: string, language: Language): string =>
  language === "en"
    ? `${escaped(name).replace(/y$/, "(?:y|ies)")}(?:e?s)?`
    : name
        .split(" ")
        .map((word) => `${escaped(word)}(?:s|x|e|es)?`)
        .join(" ");

/**
 * Reads a game's texts in one language. Names begin with a capital, as the sheets print them; where a sheet's
 * language writes a term of several words small, its first letter is not looked at.
 */
export function readerOf(entries: readonly Entry[], called: Called, language: Language): Reader {
  const ids = new Map<string, string>();
  const put = (name: string, id: string): void => {
    if (name.length > 1 && !ids.has(name.toLowerCase())) ids.set(name.toLowerCase(), id);
  };
  for (const [id, names] of Object.entries(called)) for (const name of names[language].split("|")) put(name, id);
  for (const e of entries) if (NAMING.has(e.kind)) put(bare(e.names[language]), e.id);
  for (const e of entries) {
    // A row or a step is called by its name where that is more than a word of the language.
    const name = bare(e.names[language]);
    if (!NAMING.has(e.kind) && e.kind !== "step" && name.includes(" ")) put(name, e.id);
  }
  const names = [...ids.keys()].sort((a, b) => b.length - a.length);
  if (names.length === 0) return (text) => [{ text, id: null }];
  // By their first letters, so that at most places of a text all names are passed over with one look at a letter each; what begins
  // alike is tried in the order of length, as if all stood in one list.
  const byFirst = new Map<string, string[]>();
  for (const name of names) {
    const [first = ""] = name;
    const alike = byFirst.get(first);
    if (alike === undefined) byFirst.set(first, [name]);
    else alike.push(name);
  }
  const each = [...byFirst].map(([first, alike]) => {
    const begins = escaped(first);
    return `${begins}(?:${alike.map((name) => forms(name, language).slice(begins.length)).join("|")})`;
  });
  const any = new RegExp(`(?<![\\p{L}’-])(?:${each.join("|")})(?![\\p{L}-])`, "giu");
  /** By what a text says: which of the names it is. Asked when it is found, for one that captured each would carry hundreds of nothings. */
  const known = new Map<string, string | null>();
  const idOf = (said: string): string | null => {
    const before = known.get(said);
    if (before !== undefined) return before;
    const alike = byFirst.get(said[0]?.toLowerCase() ?? "") ?? [];
    const name = alike.find((n) => new RegExp(`^${forms(n, language)}$`, "iu").test(said));
    const id = ids.get(name ?? "") ?? null;
    known.set(said, id);
    return id;
  };
  return (text, own) => {
    const found: Named[] = [];
    let from = 0;
    any.lastIndex = 0;
    for (let match = any.exec(text); match !== null; match = any.exec(text)) {
      const at = match.index;
      const said = match[0];
      const id = idOf(said);
      const small = said[0] !== said[0]?.toUpperCase();
      if (id === null || id === own) continue;
      if (small && (language === "en" || !said.includes(" "))) {
        // Written small it is no name, but a name may stand within.
        any.lastIndex = at + 1;
        continue;
      }
      if (at > from) found.push({ text: text.slice(from, at), id: null });
      found.push({ text: said, id });
      from = at + said.length;
    }
    if (from < text.length || found.length === 0) found.push({ text: text.slice(from), id: null });
    return found;
  };
}
