import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { itemsPlayed } from "../src/items-played.ts";

test("which special items are played is as the books and the rules say today: npx tsx tools/items-played.ts writes it", async () => {
  const page = readFileSync(new URL("../../../docs/army-books.md", import.meta.url), "utf8");
  expect(page.slice(page.indexOf("## Special items that are played"))).toBe(await itemsPlayed());
});
