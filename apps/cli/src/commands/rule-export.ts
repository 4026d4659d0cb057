import { gameOf } from "@tercio/games";
import type { Bilingual, Entry, Facts } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { parts, sheetsOf } from "@tercio/reference/attribution";

/** Of the shape below (docs/reference-export.md); it grows where something is added, changes where a reader would misread. */
export const SCHEMA = { name: "tercio-reference", version: 1 } as const;

const NOTICE: Bilingual = {
  en: "Unofficial: written in our own words, not endorsed by any publisher. Check your own rulebooks where it matters.",
  fr: "Non officiel : écrit dans nos propres mots, approuvé par aucun éditeur. En cas de doute, vos livres font foi.",
};

const both = ({ en, fr }: Bilingual): Bilingual => ({ en, fr });

/** Facts as they are where one edition prints the rule or one is asked for; by edition where there are two. */
function factsOf(entry: Entry, edition: string | undefined): Facts | { readonly [edition: string]: Facts } {
  const printings = Object.entries(entry.editions);
  const [one] = edition === undefined ? printings : printings.filter(([id]) => id === edition);
  if (edition === undefined && printings.length > 1)
    return Object.fromEntries(printings.map(([id, p]) => [id, p.facts]));
  return one?.[1].facts ?? {};
}

const summariesOf = (entry: Entry, edition: string | undefined): Bilingual => {
  const printings = Object.values(entry.editions);
  const one = edition === undefined ? (printings.length === 1 ? printings[0] : undefined) : entry.editions[edition];
  return both(one?.summary ?? entry.summary);
};

/** An edition’s words, each with its source: the sheets that print it, a ruling, or nothing that is printed. */
function wordsOf(entry: Entry, edition: string, game: Game): readonly object[] {
  const french = parts(entry, edition, "fr", game.attribution);
  return parts(entry, edition, "en", game.attribution).map(({ text, word }, at) => ({
    ...{ en: text, fr: french[at]?.text ?? "", from: word },
    ...(word === "sheet" ? { sheets: sheetsOf(entry, edition) } : word === "ruling" ? { ruling: entry.ruling } : {}),
  }));
}

/** An entry with everything that is known of it; `edition`: of one edition alone. */
export function full(entry: Entry, game: Game, edition: string | undefined): object {
  const printings = Object.entries(entry.editions).filter(([id]) => edition === undefined || id === edition);
  const misprints = (entry.misprints ?? []).filter(
    (m) => edition === undefined || m.edition === undefined || m.edition === edition,
  );
  return {
    id: entry.id,
    system: game.id,
    names: both(entry.names),
    ...(entry.names.ours === true ? { frenchNameIsOurs: true } : {}),
    summaries: summariesOf(entry, edition),
    facts: factsOf(entry, edition),
    chapter: entry.chapter,
    phases: entry.phases,
    kind: entry.kind,
    editions: Object.fromEntries(
      printings.map(([id, { sheet, section, source, facts, summary }]) => [
        id,
        {
          sheet,
          section,
          ...(source === undefined ? {} : { source }),
          summary: both(summary ?? entry.summary),
          facts,
          words: wordsOf(entry, id, game),
        },
      ]),
    ),
    see: entry.see ?? [],
    ruling: entry.ruling ?? null,
    misprints,
  };
}

/** The whole reference of these games, with the rulings that its entries name and those a battle may choose. */
export async function exported(games: readonly Game[], edition: string | undefined): Promise<object> {
  const { loadRulings } = await import("@tercio/games/reference");
  const rulings = await Promise.all(
    games.map(async (g) =>
      (await loadRulings(g.id)).map(({ id, title, options, default: usual, source }) => ({
        ...{ id, system: g.id, title: both(title), source, default: usual },
        options: options.map((o) => ({ id: o.id, text: both(o.text) })),
      })),
    ),
  );
  return {
    schema: SCHEMA,
    notice: NOTICE,
    games: games.map((g) => ({
      ...{ id: g.id, name: both(g.name), played: gameOf(g.id)?.version ?? null },
      editions: g.editions.map((e) => ({ id: e.id, title: both(e.title) })),
      phases: g.phases.map((p) => ({ id: p.id, title: both(p.title) })),
      chapters: g.chapters.map((c) => ({ id: c.id, title: both(c.title), about: both(c.about) })),
    })),
    rulings: rulings.flat(),
    entries: games.flatMap((g) => g.entries.map((e) => full(e, g, edition))),
  };
}
