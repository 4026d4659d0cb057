import MiniSearch from "minisearch";
import { type Bilingual, type Entry, type Fact, type Facts, NO_SHEET } from "./entry/entry.ts";
import type { Game } from "./games.ts";
import { spellTypes } from "./entry/spell-words.ts";
import { spread, ties, tokens } from "./tokens.ts";

/** A spell's printed type letters in the words players use. */
const typeWords: ReadonlyMap<string, string> = new Map(
  Object.entries(spellTypes).map(([type, { en, fr }]) => [type, `${en} ${fr}`]),
);

/** What no one searches by: places in lists, pages, where a reach is measured from. */
const SILENT = new Set([
  "step",
  "of",
  "page",
  "number",
  "rows",
  "values",
  "columns",
  "percent",
  "onSheets",
  "from",
  "name",
]);

function factWords(key: string, fact: Fact, text: string[], tied: string[]): void {
  if (SILENT.has(key)) return;
  if (Array.isArray(fact)) {
    for (const one of fact as readonly Fact[]) factWords(key, one, text, tied);
    return;
  }
  if (typeof fact === "object" && fact !== null) {
    for (const [k, v] of Object.entries(fact)) factWords(k, v, text, tied);
    return;
  }
  if (fact === null || fact === false) return;
  const name = spread(key);
  if (fact === true) text.push(name);
  else if (typeof fact === "string") text.push(name, typeWords.get(fact) ?? "", spread(fact));
  else {
    // Armour Penetration is no armour: its first word would tie the number to the wrong thing.
    const label = tokens(name.replace(/ modifier$/, "").replace(/^armour penetration/, "penetration"));
    const last = label.at(-1);
    text.push(name, key === "needed" || key === "save" ? `${fact}+` : String(fact));
    if (last === undefined) return;
    const shapes = fact > 0 ? [`+${fact}`, String(fact)] : [String(fact)];
    for (const shape of shapes) for (const word of label) tied.push(`${shape}~${word}`);
  }
}

/** Which numbers a row answers to: what its dice show, the triple, the share. */
function spanOf(entry: Entry): readonly [number, number] | null {
  if (entry.kind !== "row") return null;
  const facts: Facts = Object.values(entry.editions)[0]?.facts ?? {};
  for (const key of ["triple", "result", "results", "percent", "number"]) {
    const fact = facts[key];
    if (typeof fact === "number") return facts.orMore === true || facts.orHigher === true ? [fact, 1000] : [fact, fact];
    if (Array.isArray(fact)) {
      const numbers = (fact as readonly Fact[]).filter((one) => typeof one === "number");
      if (numbers.length > 0) return [Math.min(...numbers), Math.max(...numbers)];
    }
  }
  return typeof facts.roll === "number" ? [facts.roll, facts.roll] : null;
}

interface Page {
  readonly key: number;
  readonly nameEn: string;
  readonly nameFr: string;
  readonly id: string;
  readonly summaryEn: string;
  readonly summaryFr: string;
  readonly chapter: string;
  readonly facts: string;
  readonly table: string;
  readonly ties: string;
}

/** An entry with what the ranking needs beside the index. */
export interface Place {
  readonly entry: Entry;
  readonly system: Game["id"];
  readonly nameWords: { readonly en: number; readonly fr: number };
  readonly plainNames: Bilingual;
  /** The numbers that a row of a table answers to, the least and the greatest. */
  readonly span: readonly [number, number] | null;
  readonly unprinted: boolean;
}

function page(key: number, game: Game, entry: Entry, byId: ReadonlyMap<string, Entry>): Page {
  const printings = Object.values(entry.editions);
  const said = (language: "en" | "fr"): string =>
    [entry.summary[language], ...printings.map((p) => p.summary?.[language] ?? "")].join(" . ");
  const text: string[] = [];
  const tied = [...ties(tokens(said("en"))), ...ties(tokens(said("fr")))];
  for (const p of printings) for (const [k, v] of Object.entries(p.facts)) factWords(k, v, text, tied);
  const tables =
    entry.kind === "row"
      ? (entry.see ?? []).flatMap((id) => {
          const head = byId.get(id);
          return head?.kind === "table" ? tokens(`${head.names.en} ${head.names.fr}`) : [];
        })
      : [];
  const chapter = game.chapters.find((c) => c.id === entry.chapter)?.title;
  return {
    key,
    nameEn: tokens(entry.names.en).join(" "),
    nameFr: tokens(entry.names.fr).join(" "),
    id: tokens(spread(entry.id.split(".").slice(1).join(" "))).join(" "),
    summaryEn: tokens(said("en")).join(" "),
    summaryFr: tokens(said("fr")).join(" "),
    chapter: tokens(`${chapter?.en ?? ""} ${chapter?.fr ?? ""}`).join(" "),
    facts: tokens(text.join(" ")).join(" "),
    table: tables.join(" "),
    ties: [...new Set(tied)].join(" "),
  };
}

/** The full-text index of the games and, by the same numbers, their entries. */
export function indexOf(games: readonly Game[]): {
  readonly mini: MiniSearch<Page>;
  readonly places: readonly Place[];
} {
  const places: Place[] = [];
  const pages: Page[] = [];
  for (const game of games) {
    const byId = new Map(game.entries.map((e) => [e.id, e]));
    for (const entry of game.entries) {
      const made = page(places.length, game, entry, byId);
      pages.push(made);
      places.push({
        entry,
        system: game.id,
        nameWords: { en: made.nameEn.split(" ").length, fr: made.nameFr.split(" ").length },
        plainNames: { en: made.nameEn, fr: made.nameFr },
        span: spanOf(entry),
        unprinted: Object.values(entry.editions).every((p) => p.sheet === NO_SHEET),
      });
    }
  }
  const mini = new MiniSearch<Page>({
    idField: "key",
    fields: ["nameEn", "nameFr", "id", "summaryEn", "summaryFr", "chapter", "facts", "table", "ties"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => (term === "" ? null : term),
    searchOptions: {
      boost: { nameEn: 4, nameFr: 4, id: 1.5, summaryEn: 1, summaryFr: 1, chapter: 0.6, facts: 0.8, table: 1, ties: 3 },
      weights: { prefix: 0.5, fuzzy: 0.35 },
    },
  });
  mini.addAll(pages);
  return { mini, places };
}
