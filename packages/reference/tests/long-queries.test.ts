import { gameTitles, loadGame } from "@tercio/games/reference";
import { buildSearch } from "@tercio/reference/search";
import { expect, test } from "vitest";

const search = buildSearch(await Promise.all(gameTitles.map((g) => loadGame(g.id))));

test.each([
  ["one word of 100,000 letters", "a".repeat(100_000)],
  [
    "100,000 letters by chance",
    Array.from({ length: 100_000 }, (_, i) => String.fromCharCode(97 + ((i * 7919) % 26))).join(""),
  ],
  ["50,000 words", "x ".repeat(50_000)],
  ["20,000 words that stand everywhere", "charge march ".repeat(10_000)],
  ["100,000 signs", "🛡".repeat(100_000)],
  ["100,000 digits", "9".repeat(100_000)],
])("C4: %s is answered at once", (_, query) => {
  const started = performance.now();
  expect(search(query).length).toBeLessThanOrEqual(20);
  expect(search.unknown(query).every((word) => word.length <= 40)).toBe(true);
  expect(performance.now() - started).toBeLessThan(2000);
});

test("C4: what comes after the limit takes nothing from what comes before", () => {
  expect(search(`stand and shoot ${"z".repeat(100_000)}`)[0]?.entry.names.en).toBe(
    search("stand and shoot zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz")[0]?.entry.names.en,
  );
});
