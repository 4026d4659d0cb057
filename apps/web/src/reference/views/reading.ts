import type { Entry, Language, Printing } from "@tercio/reference";
import type { Game } from "@tercio/reference/games";
import { type Reader, readerOf } from "@tercio/reference/glossary";
import { createContext, useContext } from "react";
import type { Told } from "../model/engine.ts";
import { type Names, namesOf } from "../model/labels.ts";

/** What is being read, and how: every view below draws from this. */
export interface Reading {
  readonly game: Game;
  readonly language: Language;
  /** The edition shown; with `other`, the first of the two. */
  readonly edition: string;
  /** The edition set beside it, null when only one is read. */
  readonly other: string | null;
  readonly names: Names;
  readonly byId: ReadonlyMap<string, Entry>;
  /** Finds the entries that a text names. */
  readonly read: Reader;
  /** The entry that the address names. */
  readonly target: string | null;
  /** For paper: no buttons, no links. */
  readonly print: boolean;
  /** What the game's engine says of the entries; null until it has answered. */
  readonly told: Told | null;
}

const Context = createContext<Reading | null>(null);
export const ReadingProvider = Context.Provider;

export function useReading(): Reading {
  const reading = useContext(Context);
  if (reading === null) throw new Error("an entry is drawn outside of a game");
  return reading;
}

interface Shelf {
  readonly names: Names;
  readonly byId: ReadonlyMap<string, Entry>;
  readonly readers: Map<Language, Reader>;
}
const shelves = new WeakMap<Game, Shelf>();

/** Made when a page first reads in a language. */
function readerIn(game: Game, language: Language, readers: Map<Language, Reader>): Reader {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const made = readerOf(game.entries, game.called, language);
  readers.set(language, made);
  return made;
}

export function readingOf(game: Game, language: Language, chosen: string): Reading {
  let shelf = shelves.get(game);
  if (shelf === undefined) {
    shelf = { names: namesOf(game.entries), byId: new Map(game.entries.map((e) => [e.id, e])), readers: new Map() };
    shelves.set(game, shelf);
  }
  const ids = game.editions.map((e) => e.id);
  const [first = "standard", second] = ids;
  const both = chosen === "both" && second !== undefined;
  const edition = both || !ids.includes(chosen) ? first : chosen;
  const { names, byId, readers } = shelf;
  const read: Reader = (text, own) => readerIn(game, language, readers)(text, own);
  const shown = { game, language, edition, other: both ? second : null, target: null, print: false, told: null };
  return { ...shown, names, byId, read };
}

/** The printing to show; an entry that the edition lacks shows the one it has. */
export const printingOf = (entry: Entry, reading: Reading): Printing | undefined =>
  entry.editions[reading.edition] ?? Object.values(entry.editions)[0];

/** Entries that the editions being read have, and the one that the address names, whichever has it. */
export const inEdition = (entry: Entry, { other, edition, target }: Reading): boolean =>
  other !== null || entry.editions[edition] !== undefined || entry.id === target;

export const editionTitle = (reading: Reading, id: string): string =>
  reading.game.editions.find((e) => e.id === id)?.title[reading.language] ?? id;
