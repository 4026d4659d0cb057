import { valueOf } from "@tercio/files";
import { type Message, fieldsOf } from "@tercio/kernel";
import type { Picture } from "./picture.ts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { allLeft, forgetLeft, leave, leftNoMore, takenUp } from "./left.ts";
import { SHELF } from "./there.ts";
import { isChecking } from "./verifying/state.ts";
import { branchOf, standing } from "./writer/chains.ts";
import { mayPlay, tellWritten } from "./writer/role.ts";
import { volumeOf } from "./writer/volume.ts";

/** How a battle is watched and played here: of this device, no part of the record. */
export interface Pace {
  readonly autoRoll: boolean;
  readonly paused: boolean;
}

/** What the shelf tells of a battle without opening it. */
export interface Volume {
  readonly id: string;
  /** The player's own name for it; empty = its day and hour. */
  readonly name: string;
  /** When it began and when it was last played, milliseconds. */
  readonly begun: number;
  readonly played: number;
  readonly pace: Pace;
  readonly seed: number;
  readonly answers: number;
  /** The game, and where the battle stood, in its words. */
  readonly system: string;
  readonly moment: Message | null;
  readonly edition: string;
  readonly version: string;
  readonly seats: readonly ("human" | "computer")[];
  /** Names by seat, empty where a player has none; missing where no player has one. */
  readonly names?: readonly string[] | undefined;
  /** Points by seat where it is over. */
  readonly points: readonly number[] | null;
  /** Missing where an app of before pictures kept it. */
  readonly picture?: Picture;
  /** What a second tab played on from where another tab played on differently. */
  readonly second?: true;
}

interface Shelf extends DBSchema {
  /** Until version 1: the one battle that was running. */
  saves: { key: string; value: string };
  volumes: { key: string; value: Volume };
  /** The saved files, apart: a list of battles need not read them. */
  texts: { key: string; value: string };
}

/** The battle that was running in an app of before the shelf moves onto it. */
async function moveIn(db: IDBPDatabase<Shelf>): Promise<void> {
  const old: unknown = await db.get("saves", "running");
  if (typeof old !== "string") return;
  const { file } = fieldsOf(JSON.parse(old));
  if (typeof file !== "string") return;
  const now = Date.now();
  const head = valueOf(file);
  const { system, version } = fieldsOf(head.ok ? head.value : null);
  const before = volumeOf({ id: "before", begun: now, played: now, system, version });
  if (before !== null) await write(db, before, file, undefined);
  await db.delete("saves", "running");
}

// Two tabs may play two battles: each comes back to its own, a new one to the one last played.
const TAB = "tercio-battle";
const ownTab = (): string | null => {
  try {
    return sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
};
/** This tab comes back to a battle when it is loaded again. */
export const isOwnTab = (id: string): void => {
  try {
    sessionStorage.setItem(TAB, id);
  } catch {
    // The battle is kept all the same.
  }
};

export type Unnamed = Omit<Volume, "name" | "begun">;

/** A page goes and waits for no store: what it has not written yet is kept where that is done at once. */
function leaveBehind(volume: Unnamed, text: string): void {
  leave(volume, text, held.get(volume.id));
  isOwnTab(volume.id);
}

/** What a page that went had not written comes onto the shelf, unless it went on and wrote more; each by itself. */
async function takeUp(db: IDBPDatabase<Shelf>): Promise<void> {
  for (const left of allLeft()) {
    const there: unknown = await db.get("texts", left.volume.id);
    const known = typeof there === "string" && left.base === branchOf(there) ? there : undefined;
    try {
      await write(db, left.volume, left.text, known);
      takenUp(left);
    } catch {
      // It lies there still when the store is opened again.
    }
  }
}
/** Looks again for what other pages have left. */
export const takeUpLeft = (): Promise<void> => inTurn(() => trying(takeUp, undefined));

/**
 * How long (milliseconds) a browser may take to open its store. One that another tab holds up, or that never answers, keeps nobody
 * from playing: until it answers after all, nothing is kept, and the player is told.
 */
const PATIENCE = 4000;

/** Is nothing kept here now? Told to whoever asked to hear of it. */
let unkept = false;
const hearers = new Set<() => void>();
export const keepsNothing = (): boolean => unkept;
export function hearKeeping(hears: () => void): () => void {
  hearers.add(hears);
  return () => hearers.delete(hears);
}
function tellUnkept(now: boolean): void {
  if (unkept === now) return;
  unkept = now;
  for (const hears of hearers) hears();
}

let opened: Promise<IDBPDatabase<Shelf>> | null = null;
/** Has the store kept a caller waiting too long, and not answered since? */
let late = false;
async function database(): Promise<IDBPDatabase<Shelf>> {
  const store = open();
  if (late) throw new Error("the store does not answer");
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<never>((_, reject) => {
    waiting = setTimeout(() => {
      late = true;
      reject(new Error("the store does not answer"));
    }, PATIENCE);
  });
  return Promise.race([store, enough]).finally(() => clearTimeout(waiting));
}

const open = (): Promise<IDBPDatabase<Shelf>> =>
  (opened ??= openDB<Shelf>(SHELF, 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore("saves");
      db.createObjectStore("volumes", { keyPath: "id" });
      db.createObjectStore("texts");
    },
    // A newer app in another tab may want the store: this one keeps nothing more rather than holding it up.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  }).then(async (db) => {
    await moveIn(db).catch(() => {});
    await takeUp(db).catch(() => {});
    // What was owed meanwhile is written now.
    if (late) setTimeout(() => void keepNow());
    late = false;
    return db;
  }));

/** The record of each battle as this page read or wrote it last. */
const held = new Map<string, string>();
/** Where a battle of this page is kept that has parted from the one of its place. */
const moved = new Map<string, string>();
/** This page has opened a battle as the shelf has it. */
export function holds(id: string, text: string): void {
  held.set(id, text);
  moved.delete(id);
}

/**
 * What became of a battle that was to be kept. "behind": the shelf has all of it and more, from another tab. "apart": another tab
 * played on differently, so that this is a volume of its own now, under another id.
 */
export type Written = "kept" | "behind" | { readonly apart: string };

/**
 * Writes a battle, its own name and its beginning as they were; it is the one that a reload opens. What is there is compared in the
 * same transaction: unless it is `base`, from which this page went on, it is never replaced by what is shorter or another.
 */
async function write(
  db: IDBPDatabase<Shelf>,
  given: Unnamed,
  text: string,
  base: string | undefined,
): Promise<Written> {
  const all = db.transaction(["volumes", "texts", "saves"], "readwrite");
  const [volumes, texts] = [all.objectStore("volumes"), all.objectStore("texts")];
  let id = given.id;
  let parted: Volume | null = null;
  for (;;) {
    const there: unknown = await texts.get(id);
    const known = there === undefined || (typeof there === "string" && there === (id === given.id ? base : undefined));
    const beside = known ? "ahead" : typeof there === "string" ? standing(text, there) : "apart";
    if (beside === "behind") {
      await all.done;
      return "behind";
    }
    if (beside !== "apart") break;
    parted ??= volumeOf(await volumes.get(id));
    id = `${id}-${branchOf(text)}`;
  }
  const was = volumeOf(await volumes.get(id)) ?? parted;
  const volume: Volume = {
    ...{ name: "", begun: given.played, ...was, ...given, id },
    ...(parted === null ? {} : { second: true as const }),
  };
  await Promise.all([volumes.put(volume), texts.put(text, id), all.objectStore("saves").put(id, "last"), all.done]);
  return parted === null ? "kept" : { apart: id };
}

/** A full or forbidden store loses nothing but what it was to keep. */
async function trying<T>(what: (db: IDBPDatabase<Shelf>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    const done = await what(await database());
    tellUnkept(false);
    return done;
  } catch (error) {
    tellUnkept(true);
    console.warn("this browser keeps no battles", error);
    return otherwise;
  }
}

/**
 * What is written waits for what was to be written before it: a battle that is thrown away while it is still being kept
 * would be on the shelf again.
 */
let before: Promise<unknown> = Promise.resolve();
function inTurn<T>(what: () => Promise<T>): Promise<T> {
  const now = before.then(what);
  before = now.catch(() => undefined);
  return now;
}

const hearsApart = new Set<(id: string, written: Written) => void>();
/** Who is told when a battle of this page was not written as it was to be. */
export const hearWritten = (hears: (id: string, written: Written) => void): void => void hearsApart.add(hears);

/** Keeps a battle as {@link write} does. @returns whether nothing of it is owed any more */
export const keep = (volume: Unnamed, text: string): Promise<boolean> =>
  inTurn(() =>
    trying(async (db) => {
      const id = moved.get(volume.id) ?? volume.id;
      const written = await write(db, { ...volume, id }, text, held.get(id));
      if (written !== "behind") {
        const now = written === "kept" ? id : written.apart;
        held.set(now, text);
        leftNoMore(volume.id);
        if (now !== id) moved.set(volume.id, now);
        isOwnTab(now);
        tellWritten(now);
      }
      if (written !== "kept") for (const hears of hearsApart) hears(volume.id, written);
      return true;
    }, false),
  );

/** What is told of a battle and its file: worked out when it is written. */
type Owed = () => Parameters<typeof keep>;
/** What the shelf does not have yet, each battle under its id: what could not be written is still owed. */
const unwritten = new Map<string, Owed>();
let writing: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds after the last answer: a computer playing fast must not write a file for each of its answers. */
const REST = 150;

/** Keeps a battle shortly after what is played last. */
export function keepSoon(id: string, owed: Owed): void {
  // The tab that plays it keeps it.
  if (!mayPlay()) return;
  // The one last played comes last: a page that goes is opened again at it.
  unwritten.delete(id);
  unwritten.set(id, owed);
  clearTimeout(writing);
  writing = setTimeout(() => void keepNow(), REST);
}

/** Writes at once what is owed. @returns when all of it is written, or could not be */
export function keepNow(): Promise<void> {
  clearTimeout(writing);
  const owing = [...unwritten];
  // What is on the shelf stays there until it is known to hold; what is played meanwhile is not lost either.
  for (const [id, owed] of owing) if (isChecking(id)) leaveBehind(...owed());
  const all = owing
    .filter(([id]) => !isChecking(id))
    .map(([id, owed]) =>
      keep(...owed()).then((written) => {
        if (written && unwritten.get(id) === owed) unwritten.delete(id);
      }),
    );
  return Promise.all(all).then(() => undefined);
}

/** What a page owes when it goes, or is frozen, and may never come back. */
function leaveAll(): void {
  for (const owed of unwritten.values()) leaveBehind(...owed());
}
globalThis.window?.addEventListener("pagehide", leaveAll);
globalThis.document?.addEventListener("freeze", leaveAll);

/** All kept battles, the last played first; one of which only the record can be read comes last. */
export const volumes = (): Promise<readonly Volume[]> =>
  trying(async (db) => {
    const [all, places] = await Promise.all([db.getAll("volumes"), db.getAllKeys("texts")]);
    const known = all.flatMap((v) => volumeOf(v) ?? []);
    const ids = new Set(known.map((v) => v.id));
    const rest = places.flatMap((id) => (ids.has(id) ? [] : (volumeOf({ id }) ?? [])));
    return [...known.sort((a, b) => b.played - a.played), ...rest];
  }, []);

/** The text of a kept battle and what is known of it. What is stored there and is no text is handed out as one. */
export const fetchVolume = (id: string): Promise<{ volume: Volume; text: string } | null> =>
  trying(async (db) => {
    const [volume, there] = await Promise.all([db.get("volumes", id), db.get("texts", id)]);
    const known = volumeOf(volume) ?? volumeOf({ id });
    if (known === null || there === undefined) return null;
    return { volume: known, text: typeof there === "string" ? there : (JSON.stringify(there) ?? "") };
  }, null);

/** The battle that this tab played last, else the one that any tab did. */
export const lastPlayed = (): Promise<{ volume: Volume; text: string } | null> =>
  trying(async (db) => {
    const own = ownTab();
    const mine = own === null ? null : await fetchVolume(own);
    const id = await db.get("saves", "last");
    return mine ?? (typeof id === "string" ? fetchVolume(id) : null);
  }, null);

export const rename = (id: string, name: string): Promise<void> =>
  inTurn(() =>
    trying(async (db) => {
      const one = db.transaction("volumes", "readwrite");
      const was = volumeOf(await one.objectStore("volumes").get(id));
      await Promise.all([was === null ? null : one.objectStore("volumes").put({ ...was, name }), one.done]);
    }, undefined),
  );

/** Nothing of a battle is owed any more, nor lies where a page left it: what is thrown away does not come back. */
export function forget(id: string): void {
  unwritten.delete(id);
  forgetLeft(id);
}

/** What was not even begun is not kept, but where the player has given it a name. */
export const discardNameless = (id: string): Promise<void> => {
  forget(id);
  return inTurn(() =>
    trying(async (db) => {
      const was = await db.get("volumes", id);
      if (was?.name === "") await Promise.all([db.delete("volumes", id), db.delete("texts", id)]);
    }, undefined),
  );
};

export const discard = (id: string): Promise<void> => {
  forget(id);
  return inTurn(() =>
    trying(async (db) => {
      await Promise.all([db.delete("volumes", id), db.delete("texts", id)]);
    }, undefined),
  );
};
