import type { Message } from "@tercio/kernel";
import type { Picture } from "./picture.ts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { keep as keepHere, kept as keptHere, named } from "../device/kept.ts";

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
  /** Points by seat where it is over. */
  readonly points: readonly number[] | null;
  /** Missing where an app of before pictures kept it. */
  readonly picture?: Picture;
}

interface Shelf extends DBSchema {
  /** Until version 1: the one battle that was running. */
  saves: { key: string; value: string };
  volumes: { key: string; value: Volume };
  /** The saved files, apart: a list of battles need not read them. */
  texts: { key: string; value: string };
}

const unknownVolume = (id: string): Volume => ({
  id,
  name: "",
  begun: Date.now(),
  played: Date.now(),
  pace: { autoRoll: false, paused: false },
  seed: 0,
  answers: 0,
  system: "",
  moment: null,
  edition: "",
  version: "",
  seats: [],
  points: null,
});

/** The battle that was running in an app of before the shelf moves onto it. */
async function moveIn(db: IDBPDatabase<Shelf>): Promise<void> {
  const old = await db.get("saves", "running");
  if (old === undefined) return;
  await db.delete("saves", "running");
  const { file } = JSON.parse(old) as { file: string };
  await put(unknownVolume("before"), file, db);
  await point("before", db);
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

/** What a page that goes has not written yet stands under such a name, and the battle's own. */
const LEFT = "tercio-unwritten ";

/** A page goes and waits for no store: what it has not written yet is kept where that is done at once. */
function leaveBehind(volume: Unnamed, text: string): void {
  keepHere(LEFT + volume.id, JSON.stringify({ volume, text }));
  isOwnTab(volume.id);
}

/** What a page that went had not written comes onto the shelf, unless it went on and wrote more. */
async function takeUp(db: IDBPDatabase<Shelf>): Promise<void> {
  for (const name of named(LEFT)) {
    const { volume, text } = JSON.parse(keptHere(name) ?? "null") as { volume: Unnamed; text: string };
    const was = await db.get("volumes", volume.id);
    if (was === undefined || was.played < volume.played) {
      await put({ name: "", begun: volume.played, ...was, ...volume }, text, db);
      await point(volume.id, db);
    }
    keepHere(name, null);
  }
}

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
  (opened ??= openDB<Shelf>("tercio", 2, {
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
    if (late) setTimeout(keepNow);
    late = false;
    return db;
  }));

async function put(volume: Volume, text: string, db: IDBPDatabase<Shelf>): Promise<void> {
  const both = db.transaction(["volumes", "texts"], "readwrite");
  await Promise.all([
    both.objectStore("volumes").put(volume),
    both.objectStore("texts").put(text, volume.id),
    both.done,
  ]);
}

async function point(id: string, db: IDBPDatabase<Shelf>): Promise<void> {
  await db.put("saves", id, "last");
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

/** Keeps a battle, its own name and its beginning as they were; it is the one that a reload opens. @returns whether it is kept */
export const keep = (volume: Unnamed, text: string): Promise<boolean> =>
  inTurn(() =>
    trying(async (db) => {
      const was = await db.get("volumes", volume.id);
      await put({ name: "", begun: volume.played, ...was, ...volume }, text, db);
      await point(volume.id, db);
      isOwnTab(volume.id);
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
  // The one last played comes last: a page that goes is opened again at it.
  unwritten.delete(id);
  unwritten.set(id, owed);
  clearTimeout(writing);
  writing = setTimeout(keepNow, REST);
}

/** Writes at once what is owed. */
export function keepNow(): void {
  clearTimeout(writing);
  for (const [id, owed] of unwritten)
    void keep(...owed()).then((written) => {
      if (written && unwritten.get(id) === owed) unwritten.delete(id);
    });
}

globalThis.window?.addEventListener("pagehide", () => {
  for (const owed of unwritten.values()) leaveBehind(...owed());
});

/** All kept battles, the last played first. */
export const volumes = (): Promise<readonly Volume[]> =>
  trying(async (db) => (await db.getAll("volumes")).sort((a, b) => b.played - a.played), []);

/** The text of a kept battle and what is known of it. */
export const fetchVolume = (id: string): Promise<{ volume: Volume; text: string } | null> =>
  trying(async (db) => {
    const [volume, text] = await Promise.all([db.get("volumes", id), db.get("texts", id)]);
    return volume === undefined || text === undefined ? null : { volume, text };
  }, null);

/** The battle that this tab played last, else the one that any tab did. */
export const lastPlayed = (): Promise<{ volume: Volume; text: string } | null> =>
  trying(async (db) => {
    const own = ownTab();
    const mine = own === null ? null : await fetchVolume(own);
    const id = await db.get("saves", "last");
    return mine ?? (id === undefined ? null : fetchVolume(id));
  }, null);

export const rename = (id: string, name: string): Promise<void> =>
  inTurn(() =>
    trying(async (db) => {
      const was = await db.get("volumes", id);
      if (was !== undefined) await db.put("volumes", { ...was, name });
    }, undefined),
  );

/** Nothing of a battle is owed any more, nor lies where a page left it: what is thrown away does not come back. */
function forget(id: string): void {
  unwritten.delete(id);
  keepHere(LEFT + id, null);
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
