import { register } from "node:module";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as Saves from "./saves.ts";

/** What a browser keeps, in memory; `closed`: as a newer app in another tab leaves it. */
const shelf = { closed: false, stores: new Map<string, Map<string, unknown>>() };
const local = new Map<string, string>();
let hide: () => void = () => {};

const storeOf = (name: string): Map<string, unknown> => {
  if (shelf.closed) throw new Error("InvalidStateError");
  if (!shelf.stores.has(name)) shelf.stores.set(name, new Map());
  return shelf.stores.get(name) as Map<string, unknown>;
};
const within = (name: string) => ({
  put: (value: unknown, key?: string) => storeOf(name).set(key ?? (value as { id: string }).id, value),
});
const db = {
  get: async (name: string, key: string) => storeOf(name).get(key),
  getAll: async (name: string) => [...storeOf(name).values()],
  put: async (name: string, value: unknown, key?: string) => void within(name).put(value, key),
  delete: async (name: string, key: string) => void storeOf(name).delete(key),
  transaction: () => ({ objectStore: within, done: Promise.resolve() }),
};

const asIdb = "data:text/javascript,export const openDB = async () => globalThis.openedShelf;";
const toShelf = `(asked, { parentURL }, next) => asked === "idb" && parentURL.includes("?page=") ? { url: ${JSON.stringify(asIdb)}, shortCircuit: true } : next(asked)`;
/** Whoever is loaded as a page finds this shelf where it asks for the browser's. */
register(`data:text/javascript,${encodeURIComponent(`export const resolve = ${toShelf};`)}`);

let pages = 0;
/** The module as a page that has just been opened has it; whatever else is loaded stays loaded. */
const page = (): Promise<typeof Saves> => import(/* @vite-ignore */ `./saves.ts?page=${++pages}`);

beforeEach(() => {
  Object.assign(shelf, { closed: false, stores: new Map() });
  local.clear();
  const storage = {
    getItem: (name: string) => local.get(name) ?? null,
    setItem: (name: string, value: string) => void Object.assign(local.set(name, value) && storage, { [name]: value }),
    removeItem: (name: string) => {
      local.delete(name);
      Reflect.deleteProperty(storage, name);
    },
  };
  for (const name of ["setItem", "getItem", "removeItem"]) Object.defineProperty(storage, name, { enumerable: false });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("window", { addEventListener: (_: string, then: () => void) => (hide = then) });
  vi.stubGlobal("openedShelf", db);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const owed = (id: string, played: number) => () =>
  [{ id, played, answers: played } as unknown as Saves.Volume, `text ${played}`] as const as [Saves.Volume, string];
const left = (): readonly string[] => [...local.keys()];

test("what no store took is still owed: it lies there when the page goes, and comes onto the shelf when it is opened again", async () => {
  const saves = await page();
  shelf.closed = true;
  saves.keepSoon("a", owed("a", 1));
  saves.keepNow();
  await saves.fetchVolume("a");
  // Another battle takes its place, and is written no more than the first.
  saves.keepSoon("b", owed("b", 2));
  saves.keepNow();
  await saves.rename("b", "");
  hide();
  expect(left()).toEqual(["tercio-unwritten a", "tercio-unwritten b"]);
  shelf.closed = false;
  const again = await page();
  expect((await again.volumes()).map((v) => v.id)).toEqual(["b", "a"]);
  expect(left()).toEqual([]);
});

test("what is being written when the page goes lies there as well; what is written does not", async () => {
  const saves = await page();
  saves.keepSoon("a", owed("a", 1));
  saves.keepNow();
  hide();
  expect(left()).toEqual(["tercio-unwritten a"]);
  local.clear();
  await saves.rename("a", "first");
  hide();
  expect(left()).toEqual([]);
  expect((await saves.fetchVolume("a"))?.volume.name).toBe("first");
});

test("a battle that is thrown away does not come back, whatever was still owed or left of it", async () => {
  for (const how of ["discard", "discardNameless"] as const) {
    const saves = await page();
    saves.keepSoon("a", owed("a", 1));
    hide();
    saves.keepNow();
    expect(left()).toEqual(["tercio-unwritten a"]);
    await saves[how]("a");
    hide();
    expect(left()).toEqual([]);
    const again = await page();
    expect(await again.volumes()).toEqual([]);
  }
});
