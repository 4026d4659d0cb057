import { NO_SHEET, type Bilingual, type Entry, type Facts, type PlainEntry } from "../../entry/entry.ts";
import { type Edition, EDITIONS } from "@tercio/ninth-age/book";
import { rowsOf } from "../book.ts";
import { say } from "../writing.ts";

/** Where a rule comes from that the sheets name or need but do not print. */
const sources = {
  rules: say("the game’s rules, which the sheet sums up", "les règles du jeu, que la feuille résume"),
  army: say("the army books", "les livres d’armée"),
  ruling: say("a ruling of this program", "un arbitrage de ce programme"),
} as const;

/** A rule without a line on the sheet, as we write it. */
export interface Unprinted {
  /** What follows `t9a.rule.` */
  readonly id: string;
  readonly kind?: PlainEntry["kind"];
  readonly names: Bilingual;
  readonly summary: Bilingual;
  /** Left out where the book has the row that is played. */
  readonly facts?: Facts;
  readonly from?: keyof typeof sources;
  readonly phases?: readonly string[];
  readonly see?: readonly string[];
  readonly ruling?: string;
  /** The one edition that has it; all where nothing is said. */
  readonly only?: Edition;
}

/** Lays a group of rules out as entries of all editions, or of the one that alone has them. */
export const unprintedAt = (
  place: { readonly chapter: string; readonly phases: readonly string[]; readonly kind: PlainEntry["kind"] },
  list: readonly Unprinted[],
): readonly Entry[] =>
  list.map((u) => ({
    id: `t9a.rule.${u.id}`,
    chapter: place.chapter,
    phases: u.phases ?? place.phases,
    kind: u.kind ?? place.kind,
    names: { ...u.names, ours: true },
    summary: u.summary,
    editions: Object.fromEntries(
      (u.only === undefined ? EDITIONS : [u.only]).map((edition) => [
        edition,
        {
          sheet: NO_SHEET,
          section: "",
          source: sources[u.from ?? "rules"],
          facts: u.facts ?? rowsOf(`t9a.rule.${u.id}`)[edition],
        },
      ]),
    ),
    ...(u.see === undefined ? {} : { see: u.see }),
    ...(u.ruling === undefined ? {} : { ruling: u.ruling }),
  }));
