import { register } from "node:module";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allAside } from "../device/aside.ts";
import type * as Saves from "./saves.ts";
import { LEFT, mayBeKept, SHELF } from "./there.ts";
import { useOpened } from "./verifying/state.ts";

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
  get: async (key: string) => storeOf(name).get(key),
  put: (value: unknown, key?: string) => storeOf(name).set(key ?? (value as { id: string }).id, value),
});
const db = {
  get: async (name: string, key: string) => storeOf(name).get(key),
  getAll: async (name: string) => [...storeOf(name).values()],
  getAllKeys: async (name: string) => [...storeOf(name).keys()],
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

/** A record with one answer a letter: each hash covers all before it. */
const record = (answers: string): string =>
  JSON.stringify({ origin: "o", entries: Array.from(answers, (_, i) => ({ hash: answers.slice(0, i + 1) })) });
const owed =
  (id: string, played: number, answers = "a".repeat(played)) =>
  () =>
    [{ id, played, answers: answers.length } as unknown as Saves.Volume, record(answers)] as [Saves.Volume, string];
const texts = (): { readonly [id: string]: unknown } => Object.fromEntries(storeOf("texts"));
const left = (): readonly string[] => [...local.keys()];

test("what no store took is still owed: it lies there when the page goes, and comes onto the shelf when it is opened again", async () => {
  const saves = await page();
  shelf.closed = true;
  saves.keepSoon("a", owed("a", 1));
  void saves.keepNow();
  await saves.fetchVolume("a");
  // Another battle takes its place, and is written no more than the first.
  saves.keepSoon("b", owed("b", 2));
  void saves.keepNow();
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
  void saves.keepNow();
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
    void saves.keepNow();
    expect(left()).toEqual(["tercio-unwritten a"]);
    await saves[how]("a");
    hide();
    expect(left()).toEqual([]);
    const again = await page();
    expect(await again.volumes()).toEqual([]);
  }
});

/** Keeps what a page has played. */
async function plays(saves: typeof Saves, id: string, played: number, answers: string): Promise<void> {
  saves.keepSoon(id, owed(id, played, answers));
  await saves.keepNow();
}

test("L1: a page that is behind another overwrites nothing, and is shown that it is behind", async () => {
  const [one, two] = [await page(), await page()];
  const said: Saves.Written[] = [];
  one.hearWritten((_, written) => said.push(written));
  await plays(one, "b", 1, "ab");
  two.holds("b", String(texts()["b"]));
  await plays(two, "b", 2, "abcdef");
  // A clock that runs ahead makes nobody right.
  await plays(one, "b", 99, "abc");
  expect(texts()).toEqual({ b: record("abcdef") });
  expect(said).toEqual(["behind"]);
});

test("L1: where both have played on differently there are two battles, and each page goes on with its own", async () => {
  const [one, two] = [await page(), await page()];
  await plays(one, "b", 1, "ab");
  two.holds("b", String(texts()["b"]));
  await plays(two, "b", 2, "abcd");
  await plays(one, "b", 3, "abx");
  await plays(two, "b", 4, "abcde");
  await plays(one, "b", 5, "abxy");
  expect(Object.values(texts())).toEqual([record("abcde"), record("abxy")]);
  expect((await one.volumes()).map((v) => v.second ?? false)).toEqual([true, false]);
});

test("L1: a page takes its own answers back, as it went on from what is there", async () => {
  const one = await page();
  await plays(one, "b", 1, "abc");
  await plays(one, "b", 2, "a");
  expect(texts()).toEqual({ b: record("a") });
});

test("L7: one leftover that is broken keeps no other from the shelf, and lies aside", async () => {
  localStorage.setItem("tercio-unwritten 0", "{");
  localStorage.setItem("tercio-unwritten 1", JSON.stringify({ volume: { id: "x" }, text: 5 }));
  const [volume, text] = owed("b", 1)();
  localStorage.setItem("tercio-unwritten 2", JSON.stringify({ volume, text }));
  const saves = await page();
  expect((await saves.volumes()).map((v) => v.id)).toEqual(["b"]);
  expect(allAside().map((a) => a.text)).toEqual(["{", JSON.stringify({ volume: { id: "x" }, text: 5 })]);
});

test("L7: what a page left is newer by its answers, not by the clock", async () => {
  const one = await page();
  await plays(one, "b", 1000, "ab");
  const [volume, text] = owed("b", 5, "abc")();
  localStorage.setItem("tercio-unwritten b", JSON.stringify({ volume, text, base: null }));
  await (await page()).volumes();
  expect(texts()).toEqual({ b: record("abc") });
  const [late, old] = owed("b", 9999, "a")();
  localStorage.setItem("tercio-unwritten b", JSON.stringify({ volume: late, text: old, base: null }));
  await (await page()).volumes();
  expect(texts()).toEqual({ b: record("abc") });
});

test("L7: whatever stands in the browser's store, the shelf can be read", async () => {
  const strange = [
    null,
    5,
    "x",
    [],
    {},
    { id: 7 },
    { id: "ok", name: {}, seats: "x", picture: { things: [1] }, moment: 5 },
  ];
  storeOf("volumes");
  strange.forEach((v, i) => shelf.stores.get("volumes")?.set(String(i), v));
  storeOf("saves")
    .set("running", "{")
    .set("last", 7 as unknown as string);
  const saves = await page();
  expect(await saves.volumes()).toEqual([expect.objectContaining({ id: "ok", name: "", seats: [], moment: null })]);
  expect(await saves.lastPlayed()).toBeNull();
  expect(storeOf("saves").get("running")).toBe("{");
});

test("L4: while a record is checked nothing takes its place on the shelf, and what is played meanwhile lies beside it", async () => {
  const saves = await page();
  await plays(saves, "b", 1, "ab");
  useOpened.setState({ of: "b", text: record("ab"), check: { is: "checking", done: 0, all: 2 } });
  saves.keepSoon("b", owed("b", 2, "abc"));
  await saves.keepNow();
  expect(texts()).toEqual({ b: record("ab") });
  expect(left()).toEqual(["tercio-unwritten b"]);
  useOpened.setState({ check: { is: "unchecked" } });
  await saves.keepNow();
  expect(texts()).toEqual({ b: record("abc") });
  expect(left()).toEqual([]);
});

test("the shelf is not fetched where nothing can lie on it: no store of that name, and nothing left by a page that went", async () => {
  const has = (...names: readonly string[]): void => {
    vi.stubGlobal("indexedDB", { databases: async () => names.map((name) => ({ name, version: 2 })) });
  };
  has();
  expect(await mayBeKept()).toBe(false);
  has("another");
  expect(await mayBeKept()).toBe(false);
  has("another", SHELF);
  expect(await mayBeKept()).toBe(true);
  has();
  localStorage.setItem(`${LEFT}a`, "{}");
  expect(await mayBeKept()).toBe(true);
  localStorage.removeItem(`${LEFT}a`);
  // A browser that does not say what it has, and one that forbids its stores.
  vi.stubGlobal("indexedDB", {});
  expect(await mayBeKept()).toBe(true);
  vi.stubGlobal("indexedDB", { databases: () => Promise.reject(new Error("SecurityError")) });
  expect(await mayBeKept()).toBe(true);
});
