import { type ArmyList, FORMAT, FORMAT_VERSION } from "@tercio/rosters";
import { afterEach, expect, test, vi } from "vitest";
import { discardList, keepList, keptList, reread, useLists } from "./shelf.ts";

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
