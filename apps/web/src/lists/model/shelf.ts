import type { Bilingual } from "@tercio/kernel";
import { type ArmyList, readList } from "@tercio/rosters";
import { create } from "zustand";
import { keep, kept, named } from "../../device/kept.ts";

/** A list as this device keeps it, with what its row of the shelf tells without its army book. */
export interface Kept {
  readonly id: string;
  readonly list: ArmyList;
  /** What its army is called. */
  readonly army: Bilingual;
  /** When it was last changed, milliseconds. */
  readonly changed: number;
  readonly points: number;
  /** How many things are wrong with it. */
  readonly wrong: number;
}

/** Lists are short and are written at once, whole, where writing is done at once: a page that goes loses nothing. */
const PLACE = "tercio-list ";

function stored(id: string): Kept | null {
  try {
    const value = JSON.parse(kept(PLACE + id) ?? "null") as Omit<Kept, "id"> | null;
    const read = readList(value?.list);
    if (value === null || "problem" in read) return null;
    const { army } = value;
    const isNamed = typeof army?.en === "string" && typeof army.fr === "string";
    const number = (n: unknown): number => (typeof n === "number" ? n : 0);
    return {
      id,
      list: read.list,
      army: isNamed ? army : { en: read.list.army, fr: read.list.army },
      changed: number(value.changed),
      points: number(value.points),
      wrong: number(value.wrong),
    };
  } catch {
    return null;
  }
}

const all = (): readonly Kept[] =>
  named(PLACE)
    .flatMap((name) => stored(name.slice(PLACE.length)) ?? [])
    .sort((a, b) => b.changed - a.changed);

interface Shelf {
  /** The last changed first. */
  readonly lists: readonly Kept[];
  /** The browser keeps what it is given. */
  readonly keeps: boolean;
}

export const useLists = create<Shelf>(() => ({ lists: all(), keeps: true }));

/** What lies in the store, whoever has put it there. */
export const reread = (): void => useLists.setState({ lists: all() });

/** Another tab has changed something. */
globalThis.window?.addEventListener("storage", (e) => {
  if (e.key === null || e.key.startsWith(PLACE)) reread();
});

/** A place on the shelf that no other list has. */
export const newPlace = (): string =>
  `${Date.now().toString(36)}${(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1).toString(36)}`;

/** Keeps a list in its place. */
export function keepList(given: Omit<Kept, "changed">): void {
  const one: Kept = { ...given, changed: Date.now() };
  const { id, ...rest } = one;
  const text = JSON.stringify(rest);
  keep(PLACE + id, text);
  useLists.setState(({ lists }) => ({
    lists: [one, ...lists.filter((l) => l.id !== id)],
    keeps: kept(PLACE + id) === text,
  }));
}

export function discardList(id: string): void {
  keep(PLACE + id, null);
  useLists.setState(({ lists }) => ({ lists: lists.filter((l) => l.id !== id) }));
}

export const keptList = (id: string): Kept | undefined => useLists.getState().lists.find((l) => l.id === id);
