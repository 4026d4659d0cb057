import { afterEach, expect, test, vi } from "vitest";
import { keep, kept } from "./kept.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what was chosen is kept until it is no longer wanted", () => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  });
  expect(kept("theme")).toBeNull();
  keep("theme", "dark");
  expect(kept("theme")).toBe("dark");
  keep("theme", null);
  expect(kept("theme")).toBeNull();
});

test("a browser that forbids its store, or whose store is full, stops nobody", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(kept("theme")).toBeNull();
  keep("theme", "dark");
  keep("theme", null);
  vi.stubGlobal("localStorage", undefined);
  expect(kept("theme")).toBeNull();
  keep("theme", "dark");
});
