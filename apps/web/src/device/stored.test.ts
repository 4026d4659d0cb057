import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { keep } from "./kept.ts";
import { storedAs, together } from "./stored.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A tab: its own memory of what both of them keep. */
function tab() {
  const read = (): { readonly list: readonly string[] } | null => {
    const list = storedAs("layers", "layers");
    return list === null ? null : { list };
  };
  const store = createStore<{ readonly list: readonly string[] }>(() => read() ?? { list: [] });
  store.subscribe(({ list }) => keep("layers", JSON.stringify(list)));
  const change = together("layers", store, read);
  return { store, add: (one: string) => change(({ list }) => ({ list: [...list, one] })) };
}

test("L1: what two tabs choose under one name is put together, and each hears of the other", () => {
  const local = new Map<string, string>();
  const hears: ((e: { readonly key: string }) => void)[] = [];
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => local.get(name) ?? null,
    setItem: (name: string, text: string) => void local.set(name, text),
  });
  vi.stubGlobal("window", { addEventListener: (_: string, then: (typeof hears)[number]) => void hears.push(then) });
  const [one, two] = [tab(), tab()];
  one.add("a");
  two.add("b");
  one.add("c");
  expect(JSON.parse(local.get("layers") ?? "")).toEqual(["a", "b", "c"]);
  for (const hear of hears) hear({ key: "layers" });
  expect(two.store.getState().list).toEqual(["a", "b", "c"]);
});

test("a browser that keeps nothing forgets nothing while the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  const one = tab();
  one.add("a");
  one.add("b");
  expect(one.store.getState().list).toEqual(["a", "b"]);
});
