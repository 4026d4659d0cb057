import { book as ninthAge } from "@tercio/ninth-age/book";
import { book as oldWorld } from "@tercio/old-world/book";
import type { Entry } from "@tercio/reference";
import { gameTitles, loadGame } from "@tercio/games/reference";
import { figuresOf } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { figureExceptions } from "./figure-exceptions.ts";
import { figuresWithoutFacts, figureSources } from "./figure-sources.ts";
import { strangers, valuesOf } from "./figures.ts";

const books: { readonly [game: string]: { readonly [id: string]: object } } = {
  "ninth-age": ninthAge,
  "old-world": oldWorld,
};

describe.each(Object.entries(books))("the book of %s", async (game, book) => {
  const { entries } = await loadGame(game as string);
  const byId = new Map(entries.map((e) => [e.id, e]));
  const rowOf = (id: string, edition: string): unknown => {
    const row = book[id];
    return row !== undefined && edition in row ? row[edition as keyof typeof row] : row;
  };
  const inBook = entries.filter((e) => e.id in book);

  test("every row has an entry, and the facts of that entry are the row itself", () => {
    expect(Object.keys(book).filter((id) => !byId.has(id))).toEqual([]);
    const copied = inBook.flatMap((e) =>
      Object.entries(e.editions)
        .filter(([edition, p]) => p.facts !== rowOf(e.id, edition))
        .map(([edition]) => `${e.id} ${edition}`),
    );
    expect(copied).toEqual([]);
  });

  test("each figure of a sentence stands among the values of its row", () => {
    const faults: string[] = [];
    const used = new Set<string>();
    const check = (e: Entry, edition: string): void => {
      const printing = e.editions[edition];
      if (printing === undefined) return;
      for (const language of ["en", "fr"] as const) {
        const sentence = (printing.summary ?? e.summary)[language];
        for (const stranger of strangers(sentence, language, printing.facts)) {
          if (figureExceptions[e.id]?.figures.includes(stranger) === true) used.add(`${e.id} ${stranger}`);
          else faults.push(`${e.id} ${edition} ${language}: ${stranger} in "${sentence}"`);
        }
      }
    };
    // Those of spells are read below, with the figures of their path.
    for (const e of inBook) if (e.kind !== "spell") for (const edition of Object.keys(e.editions)) check(e, edition);
    expect(faults).toEqual([]);
    for (const [id, { figures }] of Object.entries(figureExceptions))
      if (byId.has(id))
        for (const f of figures) expect(used, `${id} needs no exception for ${f}`).toContain(`${id} ${f}`);
  });
});

describe("the sentences of entries without a row", async () => {
  const entries = (await Promise.all(gameTitles.map((g) => loadGame(g.id)))).flatMap((g) => g.entries);
  const byId = new Map(entries.map((e) => [e.id, e]));
  // A spell's row is its facts, in words of readers: it is read as such. A number in a name that lists print is no figure.
  const rowless = entries
    .filter((e) => !e.id.includes(".glossary.listed-"))
    .filter((e) => e.kind === "spell" || !Object.values(books).some((book) => e.id in book));
  /** What stands in the facts of another entry, in whatever edition. */
  const elsewhere = (id: string): ReadonlySet<string> =>
    new Set(Object.values(byId.get(id)?.editions ?? {}).flatMap((p) => [...valuesOf(p.facts)]));

  test("say figures of their own facts, or of those of an entry that is named", () => {
    const faults: string[] = [];
    const used = new Set<string>();
    for (const e of rowless)
      for (const [edition, printing] of Object.entries(e.editions))
        for (const language of ["en", "fr"] as const) {
          const own = valuesOf(printing.facts);
          for (const { text, values } of figuresOf((printing.summary ?? e.summary)[language], language)) {
            if (values.some((v) => own.has(v))) continue;
            const source = figureSources[e.id]?.[text];
            const stands = source !== undefined && values.some((v) => elsewhere(source).has(v));
            if (stands || figuresWithoutFacts[e.id]?.includes(text) === true) used.add(`${e.id} ${text}`);
            else faults.push(`${e.id} ${edition} ${language}: ${text}`);
          }
        }
    expect(faults).toEqual([]);
    const listed = [
      ...Object.entries(figureSources).flatMap(([id, figures]) => Object.keys(figures).map((f) => `${id} ${f}`)),
      ...Object.entries(figuresWithoutFacts).flatMap(([id, figures]) => figures.map((f) => `${id} ${f}`)),
    ];
    expect(listed.filter((one) => !used.has(one))).toEqual([]);
  });
});

test("figures are numerals, words up to twelve and simple fractions", () => {
  const told = (sentence: string, language: "en" | "fr"): readonly string[] =>
    figuresOf(sentence, language).flatMap((f) => f.values);
  expect(told('Within 6", two of them at −1 on 2D6: a quarter', "en")).toEqual([
    "6",
    "-1",
    "2D6",
    "2",
    "25",
    "quarter",
  ]);
  expect(told("La moitié, douze figurines, 5–10 %", "fr")).toEqual(["5", "10", "12", "50", "0.5", "half"]);
  expect(strangers("Needs 3+, not 4+", "en", { needed: 3 })).toEqual(["4+"]);
  expect(strangers("-1 to hit, +2 to wound", "en", { toHit: -1, toWound: 3 })).toEqual(["2"]);
});
