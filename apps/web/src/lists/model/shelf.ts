import { newSeed } from "../../device/chance.ts";
import { asStored, type FileProblem, valueOf } from "@tercio/files";
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

/** What lies in a list's place and is none: it stays there until its player deletes it. */
export interface Unread {
  readonly id: string;
  readonly text: string;
  readonly problem: Pick<FileProblem, "where" | "says"> | null;
}

/** Lists are short and are written at once, whole, where writing is done at once: a page that goes loses nothing. */
const PLACE = "tercio-list ";

/** What lies in each place as this page read or wrote it last. */
const held = new Map<string, string>();

function readAs(id: string, text: string): Kept | Unread {
  const value = valueOf(text);
  const found = value.ok ? asStored(value.value, "kept-list") : value;
  if (!found.ok) return { id, text, problem: found.problem };
  const { army, ...rest } = found.value;
  const read = readList(rest.list);
  if ("problem" in read) return { id, text, problem: null };
  return { id, ...rest, list: read.list, army: army ?? { en: read.list.army, fr: read.list.army } };
}

const isRead = (one: Kept | Unread): one is Kept => "list" in one;

interface Shelf {
  /** The last changed first. */
  readonly lists: readonly Kept[];
  readonly unread: readonly Unread[];
  /** The browser keeps what it is given. */
  readonly keeps: boolean;
}

function all(): Pick<Shelf, "lists" | "unread"> {
  held.clear();
  const found = named(PLACE).flatMap((name) => {
    const text = kept(name);
    if (text === null) return [];
    const id = name.slice(PLACE.length);
    held.set(id, text);
    return [readAs(id, text)];
  });
  return {
    lists: found.filter(isRead).sort((a, b) => b.changed - a.changed),
    unread: found.filter((one) => !isRead(one)) as readonly Unread[],
  };
}

export const useLists = create<Shelf>(() => ({ ...all(), keeps: true }));

const hearers = new Set<(changed: Kept) => void>();
/** Hears of each list that another tab has changed. @returns how to hear no more */
export function hearOthers(hears: (changed: Kept) => void): () => void {
  hearers.add(hears);
  return () => void hearers.delete(hears);
}

/** What lies in the store, whichever tab has put it there. */
export function reread(): void {
  const before = new Map(held);
  useLists.setState(all());
  for (const one of useLists.getState().lists)
    if (before.has(one.id) && before.get(one.id) !== held.get(one.id)) for (const hears of hearers) hears(one);
}

/** Another tab has changed something, maybe while this one was frozen or lay aside. */
globalThis.window?.addEventListener("storage", (e) => {
  if (e.key === null || e.key.startsWith(PLACE)) reread();
});
globalThis.document?.addEventListener("resume", reread);
globalThis.window?.addEventListener("pageshow", (e) => {
  if (e.persisted) reread();
});

/** A place on the shelf that no other list has. */
export const newPlace = (): string => `${Date.now().toString(36)}${newSeed().toString(36)}`;

/** Has another tab put something into a place that this page has not read? */
function foreign(id: string): boolean {
  const there = kept(PLACE + id);
  return there !== null && there !== held.get(id) && held.has(id);
}

/**
 * Keeps a list in its place; where another tab has put another one there since it was read, in a place of its own, so that neither
 * is lost. @returns the place
 */
export function keepList(given: Omit<Kept, "changed">, apart = (name: string): string => name): string {
  const moves = foreign(given.id);
  const one: Kept = {
    ...given,
    ...(moves ? { id: newPlace(), list: { ...given.list, name: apart(given.list.name) } } : {}),
    changed: Date.now(),
  };
  const { id, ...rest } = one;
  const text = JSON.stringify(rest);
  keep(PLACE + id, text);
  held.set(id, text);
  const keeps = kept(PLACE + id) === text;
  if (moves) reread();
  useLists.setState(({ lists }) => ({ lists: [one, ...lists.filter((l) => l.id !== id)], keeps }));
  return id;
}

/** Gives a list as it lies on the shelf another name. */
export function renameList(id: string, name: string): void {
  if (foreign(id)) reread();
  const one = keptList(id);
  if (one !== undefined) keepList({ ...one, list: { ...one.list, name } });
}

export function discardList(id: string): void {
  keep(PLACE + id, null);
  held.delete(id);
  useLists.setState(({ lists, unread }) => ({
    lists: lists.filter((l) => l.id !== id),
    unread: unread.filter((l) => l.id !== id),
  }));
}

export const keptList = (id: string): Kept | undefined => useLists.getState().lists.find((l) => l.id === id);
