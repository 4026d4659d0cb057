import { type ArmyList, FORMAT, FORMAT_VERSION } from "@tercio/rosters";
import { afterEach, expect, test, vi } from "vitest";
import { discardList, hearOthers, keepList, keptList, renameList, reread, useLists } from "./shelf.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  reread();
});

const list: ArmyList = {
  format: FORMAT,
  version: FORMAT_VERSION,
  system: "a-game",
  army: "an-army",
  name: "One",
  size: 1500,
  units: [],
};
const about = { army: { en: "An army", fr: "Une armée" }, points: 0, wrong: 2 };

/** A browser's store that takes so many letters. */
function storing(most = Infinity): Map<string, string> {
  const store = new Map<string, string>();
  const own = {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (value.length > most) throw new Error("QuotaExceededError");
      store.set(name, value);
      Object.assign(own, { [name]: value });
    },
    removeItem: (name: string) => {
      store.delete(name);
      Reflect.deleteProperty(own, name);
    },
  };
  vi.stubGlobal("localStorage", own);
  return store;
}

test("what is kept is there for the next visit, the last changed first; what is thrown away is not; what is no list is passed over", () => {
  const store = storing();
  keepList({ id: "a", list, ...about });
  keepList({ id: "b", list: { ...list, name: "Two" }, ...about });
  keepList({ id: "a", list: { ...list, name: "One again" }, ...about });
  expect(useLists.getState().lists.map((l) => l.list.name)).toEqual(["One again", "Two"]);
  store.set("tercio-list c", "{ broken");
  Object.assign(localStorage, { "tercio-list c": "{ broken" });
  reread();
  const names = useLists.getState().lists.map((l) => l.list.name);
  expect(new Set(names)).toEqual(new Set(["One again", "Two"]));
  expect(keptList("a")?.army.fr).toBe("Une armée");
  discardList("a");
  reread();
  expect(useLists.getState().lists.map((l) => l.id)).toEqual(["b"]);
});

test("a store that is full is told of, and the list goes on while the page is open", () => {
  storing(10);
  keepList({ id: "a", list, ...about });
  expect(useLists.getState().keeps).toBe(false);
  expect(keptList("a")?.list).toEqual(list);
});

/** As another tab writes it. */
const elsewhere = (id: string, name: string): string => {
  const text = JSON.stringify({ list: { ...list, name }, ...about, changed: 1 });
  localStorage.setItem(`tercio-list ${id}`, text);
  return text;
};

test("L1: what another tab has put there since is never overwritten: this one lies beside it, and both are shown", () => {
  storing();
  keepList({ id: "a", list, ...about });
  const theirs = elsewhere("a", "Theirs");
  const place = keepList({ id: "a", list: { ...list, name: "Mine" }, ...about }, (name) => `${name} (second tab)`);
  expect(place).not.toBe("a");
  expect(localStorage.getItem("tercio-list a")).toBe(theirs);
  expect(useLists.getState().lists.map((l) => l.list.name)).toEqual(["Mine (second tab)", "Theirs"]);
  // Its own answers it takes back as it likes.
  expect(keepList({ id: place, list: { ...list, name: "Mine" }, ...about })).toBe(place);
});

test("L1: a list that another tab changed is told of once, and a new name changes the list that lies there", () => {
  storing();
  keepList({ id: "a", list, ...about });
  const heard: string[] = [];
  const stop = hearOthers((l) => heard.push(l.list.name));
  elsewhere("a", "Theirs");
  reread();
  reread();
  elsewhere("a", "Later");
  localStorage.setItem("tercio-list a", (localStorage.getItem("tercio-list a") ?? "").replace("1500", "2000"));
  renameList("a", "Named");
  expect(heard).toEqual(["Theirs", "Later"]);
  expect(keptList("a")?.list).toMatchObject({ name: "Named", size: 2000 });
  stop();
});

test("C2: what is no list stays in its place, with a sentence that says why, until it is deleted", () => {
  const store = storing();
  keepList({ id: "a", list, ...about });
  const whole = JSON.stringify({ list, ...about });
  const hostile: { readonly [id: string]: string } = {
    cut: whole.slice(0, -20),
    version: whole.replace('"version":1', '"version":{"toString":1}'),
    deep: `${"[".repeat(20_000)}`,
    type: JSON.stringify({ list: { ...list, units: { length: 3 } } }),
    foreign: JSON.stringify({ list: { ...list, more: 1 } }),
    null: "null",
  };
  for (const [id, text] of Object.entries(hostile)) localStorage.setItem(`tercio-list ${id}`, text);
  reread();
  expect(useLists.getState().lists.map((l) => l.id)).toEqual(["a"]);
  const { unread } = useLists.getState();
  expect(Object.fromEntries(unread.map((u) => [u.id, u.text]))).toEqual(hostile);
  for (const one of unread) expect(one.problem?.says.en, one.id).toMatch(/\w/);
  expect(store.get("tercio-list cut")).toBe(hostile["cut"]);
  // What is beside a list, and not known, costs nobody the list.
  localStorage.setItem("tercio-list b", JSON.stringify({ list, army: 3, points: "x", wrong: null, changed: {} }));
  reread();
  expect(keptList("b")).toMatchObject({ points: 0, wrong: 0, changed: 0, army: { en: "an-army" } });
  discardList("deep");
  expect(useLists.getState().unread.map((u) => u.id)).not.toContain("deep");
  expect(store.has("tercio-list deep")).toBe(false);
});
