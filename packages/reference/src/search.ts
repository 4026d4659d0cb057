import { there } from "@tercio/kernel";
import type { SearchResult } from "minisearch";
import type { Entry, Language } from "./entry/entry.ts";
import type { Game } from "./games.ts";
import { isMinor } from "./entry/minor.ts";
import { indexOf } from "./search-index.ts";
import { type Slot, slots } from "./synonyms.ts";
import { isNumber, typedFor } from "./tokens.ts";

export type { Game } from "./games.ts";

/** One entry found; scores only compare within one answer, the higher the better. */
export interface Hit {
  readonly entry: Entry;
  readonly system: string;
  readonly score: number;
}

export interface SearchOptions {
  /** The game being read: all its entries come before those of other games. */
  readonly system?: string;
  /** The edition being read: entries it lacks come later. */
  readonly edition?: string;
  /** The language being read: names in it count a little more. */
  readonly language?: Language;
  /** How many hits at most; 20 unless told. */
  readonly limit?: number;
}

export interface Searcher {
  /** Answers a query as typed so far, best hit first; nothing typed finds nothing. */
  (query: string, options?: SearchOptions): readonly Hit[];
  /** The words of a query that stand nowhere in these games, neither whole nor begun: only guesses can answer them. */
  readonly unknown: (query: string) => readonly string[];
}

/** How well one slot of the query is met by one entry. */
interface Met {
  readonly score: number;
  /** 1 for the words typed and their equals, less for a wider saying. */
  readonly sure: number;
  /** Share of the slot found in the name of either language: 1 whole words, less for prefixes and typos. */
  readonly en: number;
  readonly fr: number;
}

const fuzzy = (term: string): number | false => (isNumber(term) || term.length < 4 ? false : term.length < 8 ? 1 : 2);
const prefix = (term: string): boolean => !isNumber(term) && term.length > 1;

const quality = (typed: readonly string[], term: string): number =>
  typed.includes(term) ? 1 : typed.some((t) => term.startsWith(t)) ? 0.7 : 0.5;

function inName(result: SearchResult, field: string, typed: readonly string[], weight: number): number {
  let sum = 0;
  for (const word of typed) {
    let best = 0;
    for (const [term, fields] of Object.entries(result.match))
      if (fields.includes(field)) {
        const q = quality([word], term);
        if (q > best && (q > 0.5 || typed.length === 1 || near(word, term))) best = q;
      }
    sum += best;
  }
  return (weight * sum) / typed.length;
}

/** Rough likeness for typos: the same first letter or the same length within two. */
const near = (a: string, b: string): boolean => a[0] === b[0] && Math.abs(a.length - b.length) <= 2;

/** As much of a query as is read, in letters of a word and in words: no rule has a longer name, and likeness costs their square. */
const MOST_LETTERS = 40;
const MOST_WORDS = 40;
const LONG_WORD = new RegExp(`\\S{${MOST_LETTERS + 1},}`, "g");
const readable = (query: string): string =>
  query
    .slice(0, MOST_LETTERS * MOST_WORDS)
    .replaceAll(LONG_WORD, (word) => word.slice(0, MOST_LETTERS))
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .join(" ");

/** Makes the search over the entries of one or several games. */
export function buildSearch(games: readonly Game[]): Searcher {
  const { mini, places } = indexOf(games);

  const meet = (slot: Slot): Map<number, Met> => {
    const found = new Map<number, Met>();
    const ask = (list: readonly string[], weight: number, loose: boolean): void => {
      const results = mini.search(list.join(" "), {
        combineWith: "AND",
        prefix: loose ? prefix : false,
        fuzzy: loose ? fuzzy : false,
      });
      for (const r of results) {
        const before = found.get(r.id as number);
        const met: Met = {
          score: r.score * weight,
          sure: weight < 0.6 ? 0.8 : 1,
          en: inName(r, "nameEn", list, weight),
          fr: inName(r, "nameFr", list, weight),
        };
        found.set(r.id as number, {
          score: Math.max(before?.score ?? 0, met.score),
          sure: Math.max(before?.sure ?? 0, met.sure),
          en: Math.max(before?.en ?? 0, met.en),
          fr: Math.max(before?.fr ?? 0, met.fr),
        });
      }
    };
    ask(slot.typed, 1, true);
    for (const other of slot.others) ask(other.words, other.weight, false);
    const [number] = slot.typed;
    if (number !== undefined && /^\d+$/.test(number))
      for (const shape of [`${number}+`, `+${number}`]) ask([shape], 0.75, false);
    return found;
  };

  /** Numbers bound to the word beside them: "-1 res" finds what lowers Resilience by one. */
  const bound = (list: readonly Slot[]): Map<number, number> => {
    const found = new Map<number, number>();
    list.forEach((slot, at) => {
      const number = there(slot.typed[0]);
      if (slot.typed.length !== 1 || !isNumber(number)) return;
      for (const beside of [list[at + 1], list[at - 1]]) {
        if (beside === undefined || isNumber(there(beside.typed[0]))) continue;
        const names = [beside.typed, ...beside.others.map((o) => o.words)];
        for (const result of mini.search(names.map((n) => `${number}~${n.at(-1)}`).join(" "), { fields: ["ties"] }))
          found.set(result.id as number, Math.max(found.get(result.id as number) ?? 0, 1));
      }
    });
    return found;
  };

  const known = (list: readonly string[]): boolean =>
    mini.search(list.join(" "), { combineWith: "AND", prefix, fuzzy: false }).length > 0;
  const unknown = (whole: string): string[] => {
    const query = readable(whole);
    return slots(query)
      .filter((slot) => !known(slot.typed) && !slot.others.some((o) => known(o.words)))
      .flatMap((slot) => slot.typed.filter((word) => !known([word])))
      .map((root) => typedFor(root, query));
  };

  /** An id, whole or begun, as it stands under every entry. */
  const byId = (query: string): readonly Hit[] => {
    const id = query.trim().toLowerCase();
    if (!/^[a-z0-9]+\.[a-z0-9.-]+$/.test(id)) return [];
    return places
      .filter((p) => p.entry.id.startsWith(id))
      .sort((a, b) => a.entry.id.length - b.entry.id.length)
      .map((p, at) => ({ entry: p.entry, system: p.system, score: 1000 - at }));
  };

  const answer = (whole: string, options: SearchOptions = {}): readonly Hit[] => {
    const query = readable(whole);
    const named = byId(query);
    if (named.length > 0) return named.slice(0, options.limit ?? 20);
    const asked = slots(query);
    if (asked.length === 0) return [];
    const met = asked.map(meet);
    // Rare words say more than those of every second rule.
    const weights = met.map((m) => Math.log(1 + places.length / (1 + m.size)));
    const all = weights.reduce((a, b) => a + b, 0);
    const numbers = asked.flatMap((s, at) =>
      isNumber(s.typed.join(" ")) || isNumber(s.others[0]?.words.join(" ") ?? "")
        ? [
            {
              at,
              n: Math.abs(
                Number.parseInt(isNumber(s.typed[0] ?? "") ? there(s.typed[0]) : there(s.others[0]?.words[0]), 10),
              ),
            },
          ]
        : [],
    );
    const tied = bound(asked);
    const typed = asked.flatMap((s) => s.typed).join(" ");
    const typedWords = asked.reduce((n, s) => n + s.typed.length, 0);
    const candidates = new Set(met.flatMap((m) => [...m.keys()]));
    const hits: Hit[] = [];
    for (const key of candidates) {
      const place = there(places[key]);
      let base = 0;
      let covered = 0;
      let en = 0;
      let fr = 0;
      const row = numbers.find(({ n }) => place.span !== null && n >= place.span[0] && n <= place.span[1]);
      for (const [at, m] of met.entries()) {
        const one = m.get(key) ?? (row?.at === at ? { score: 1, sure: 1, en: 0, fr: 0 } : undefined);
        if (one === undefined) continue;
        covered += one.sure * (weights[at] ?? 1);
        base += one.score;
        en += one.en;
        fr += one.fr;
      }
      const share = covered / all;
      const named = (sum: number, language: Language): number => {
        const hit = sum / asked.length;
        const filled = Math.min(1, (sum * (typedWords / asked.length)) / place.nameWords[language]);
        const same = place.plainNames[language] === typed ? 2 : 1;
        const liked = options.language === undefined || options.language === language ? 1 : 0.85;
        return same * liked * hit * hit * (0.3 + 0.7 * filled);
      };
      let score = (1 + Math.log(1 + base)) * share ** 3;
      score *= 1 + 4 * Math.max(named(en, "en"), named(fr, "fr"));
      if (tied.has(key)) score *= 2.5;
      if (row !== undefined && asked.length > 1) score *= 2.5;
      if (isMinor(place.entry)) score *= 0.5;
      // What a sheet prints is looked for more often than what it leaves out.
      if (place.unprinted) score *= 0.75;
      if (options.edition !== undefined && !(options.edition in place.entry.editions)) score *= 0.7;
      if (place.entry.kind === "step") score *= 0.9;
      hits.push({ entry: place.entry, system: place.system, score });
    }
    const elsewhere = (hit: Hit): number => (options.system !== undefined && options.system !== hit.system ? 1 : 0);
    hits.sort((a, b) => elsewhere(a) - elsewhere(b) || b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
    return hits.slice(0, options.limit ?? 20);
  };
  return Object.assign(answer, { unknown });
}
