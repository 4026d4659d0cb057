import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { namedChanges } from "./named-changes.ts";

// Who notices them is told by `npm run mutate -- --named`; a list that no longer fits the sources would tell nothing.
test("every change that once survived can still be made, at one place", () => {
  const places = namedChanges.map(({ name, file, from, to }) => {
    const parts = readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8").split(from).length - 1;
    return { name, parts, changes: from !== to };
  });
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((p) => p.parts !== 1 || !p.changes)).toEqual([]);
});
