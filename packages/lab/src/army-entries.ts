import { hasFields } from "@tercio/kernel";
import type { Entry } from "@tercio/reference";
import { loadGame } from "@tercio/games/reference";
import type { Game } from "@tercio/reference/games";
import { readerOf } from "@tercio/reference/glossary";
import { ninthAge } from "@tercio/ninth-age";

/** How the ids of what an army alone has begin behind their kind: its Hereditary Spell and what it does to magic. */
const SHORT: { readonly [army: string]: string } = {
  asklanders: "ask",
  "beast-herds": "bh",
  cultists: "cul",
  "daemon-legions": "dl",
  "dread-elves": "de",
  "dwarven-holds": "dh",
  "empire-of-sonnstahl": "eos",
  "highborn-elves": "he",
  hobgoblins: "hob",
  "infernal-dwarves": "id",
  "kingdom-of-equitaine": "koe",
  makhar: "mak",
  "ogre-khans": "ok",
  "orcs-and-goblins": "ong",
  "saurian-ancients": "sa",
  "sylvan-elves": "se",
  "undying-dynasties": "ud",
  "vampire-covenant": "vc",
  "vermin-swarm": "vs",
  "warriors-of-the-dark-gods": "wdg",
};

/** Bound Spells that only one army has. */
const BOUND: { readonly [army: string]: string } = { "beast-herds": "t9a.totem.", "dwarven-holds": "t9a.battle-rune." };

/** An item that so many books sell is everybody's, and is brought by its own name. */
const SHARED = 8;

const KINDS: ReadonlySet<Entry["kind"]> = new Set(["rule", "weapon", "item", "term"]);

type Rosters = Awaited<ReturnType<NonNullable<typeof ninthAge.rosters>>>;
type Book = NonNullable<Awaited<ReturnType<Rosters["open"]>>>;

/** Every word under which a book gives something: rules and arms by what they are, choices and mounts by their names. */
function wordsOf(book: Book): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one);
      return;
    }
    if (!hasFields(value)) return;
    const { what, id, name } = value;
    if (typeof what === "string") found.add(book.terms[what] ?? what);
    if (typeof id === "string" && typeof name === "string") found.add(name).add(id.replace(/.*\//, ""));
    for (const one of Object.values(value)) walk(one);
  };
  walk([book.entries, book.mounts]);
  return found;
}

/** Entries that are called by these words: by their whole name, or as a path by its id. */
function called(game: Game, words: ReadonlySet<string>): readonly Entry[] {
  const read = readerOf(game.entries, game.called, "en");
  const ids = new Set<string>();
  for (const word of words) {
    const parts = read(word.replaceAll("‘", "’")).filter((p) => p.text.trim() !== "");
    const [first] = parts;
    if (first?.id !== null && first?.id !== undefined && (parts.length === 1 || /^\s*\(/.test(parts[1]?.text ?? "")))
      ids.add(first.id);
  }
  return game.entries.filter((e) => ids.has(e.id) && KINDS.has(e.kind));
}

/** The army books' entries as the source of `ninth-age/armies.ts`. */
export async function armiesSource(): Promise<string> {
  const game = await loadGame("ninth-age");
  const rosters = await ninthAge.rosters?.();
  if (rosters === undefined) throw new Error("no army books");
  const books = (await Promise.all(rosters.books.map(({ id }) => rosters.open(id)))).filter(
    (b): b is Book => b !== null,
  );
  const sold = new Map<string, number>();
  for (const book of books) for (const { name } of book.items ?? []) sold.set(name, (sold.get(name) ?? 0) + 1);
  const lines = books.map((book) => {
    const short = SHORT[book.id];
    if (short === undefined) throw new Error(`no letters for ${book.id}`);
    const items = (book.items ?? []).map(({ name }) => name).filter((name) => (sold.get(name) ?? 0) < SHARED);
    const named = new Set(called(game, new Set([...wordsOf(book), ...items])).map((e) => e.id));
    const paths = [...wordsOf(book)].map((word) => `t9a.path.${word}`);
    const own = new RegExp(`^t9a\\.(?:hereditary|magic-modifier)\\.${short}\\.`);
    const bound = BOUND[book.id];
    const ids = game.entries
      .filter(
        (e) =>
          named.has(e.id) ||
          own.test(e.id) ||
          (bound !== undefined && e.id.startsWith(bound)) ||
          e.id === `t9a.glossary.listed-${book.id}` ||
          paths.some((path) => e.id === path || e.id.startsWith(`${path.replace(".path.", ".spell.")}.`)),
      )
      .map((e) => e.id.replace(/^t9a\./, ""));
    return `  {\n    id: "${book.id}",\n    title: { en: ${JSON.stringify(book.name.en)}, fr: ${JSON.stringify(book.name.fr)} },\n    entries: ${JSON.stringify(ids.join(" "))},\n  },`;
  });
  return `import { armiesOf } from "../entry/armies.ts";

/** What each army book names: its rules, arms, own items and spells. Written by tools/army-entries.ts. */
export const armies = armiesOf("t9a", [
${lines.join("\n")}
]);
`;
}
