import type { ArmyNamed } from "./entry/armies.ts";
import type { Bilingual, Chapter, Entry } from "./entry/entry.ts";
import type { Called } from "./entry/glossary.ts";
import type { Whose } from "./entry/whose.ts";

export type GameId = "ninth-age" | "old-world" | "age-of-sigmar";

/** A phase a reader can look up. */
export interface Phase {
  readonly id: string;
  readonly title: Bilingual;
}

/** One printing of a game's rules that entries tell apart; the first is the one shown unless another is chosen. */
export interface Edition {
  readonly id: string;
  readonly title: Bilingual;
}

/** What a chooser of games shows before any entry is loaded. */
export interface GameTitle {
  readonly id: GameId;
  readonly name: Bilingual;
  readonly editions: readonly Edition[];
}

/** One game's whole reference. Entries and chapters stand in the order of play. */
export interface Game extends GameTitle {
  readonly entries: readonly Entry[];
  readonly chapters: readonly Chapter[];
  readonly phases: readonly Phase[];
  /** Which parts of its texts are another’s word than their entry’s sheet. */
  readonly whose: Whose;
  /** Other words under which texts name its entries. */
  readonly called: Called;
  /** What army books name, where the game has some: none elsewhere. */
  readonly armies: readonly ArmyNamed[];
}

type Contents = Pick<Game, "entries" | "chapters" | "phases" | "whose" | "called"> & Partial<Pick<Game, "armies">>;

const standard: readonly Edition[] = [{ id: "standard", title: { en: "Standard", fr: "Standard" } }];

const shelf: readonly { readonly title: GameTitle; readonly load: () => Promise<Contents> }[] = [
  {
    title: {
      id: "ninth-age",
      name: { en: "The Ninth Age", fr: "Le Neuvième Âge" },
      editions: [
        { id: "2e-early", title: { en: "Second edition, early", fr: "Deuxième édition, début" } },
        { id: "2e-late", title: { en: "Second edition, late", fr: "Deuxième édition, fin" } },
      ],
    },
    load: () => import("./ninth-age/index.ts"),
  },
  {
    title: { id: "old-world", name: { en: "The Old World", fr: "The Old World" }, editions: standard },
    load: () => import("./old-world/index.ts"),
  },
  {
    title: {
      id: "age-of-sigmar",
      name: { en: "Age of Sigmar, second edition", fr: "Age of Sigmar, deuxième édition" },
      editions: standard,
    },
    load: () => import("./age-of-sigmar/index.ts"),
  },
];

/** The games there are, in the order in which a chooser lists them; loads no entry. */
export const gameTitles: readonly GameTitle[] = shelf.map((book) => book.title);

/**
 * Loads one game's entries, each game apart from the others, so that a reader downloads only what is opened.
 * @throws Error when there is no such game
 */
export async function loadGame(id: GameId): Promise<Game> {
  const book = shelf.find((b) => b.title.id === id);
  if (book === undefined) throw new Error(`no game "${id}"; there is: ${gameTitles.map((g) => g.id).join(", ")}`);
  const { entries, chapters, phases, whose, called, armies = [] } = await book.load();
  return { ...book.title, entries, chapters, phases, whose, called, armies };
}
