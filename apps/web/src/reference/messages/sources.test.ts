import { gameTitles, loadGame } from "@tercio/games/reference";
import { loadRulings } from "@tercio/games/reference";
import { expect, test } from "vitest";
import { sourceInBrief, sourceSaid } from "./sources.ts";

test("every ruling can be told in French, its source included", async () => {
  const rulings = (await Promise.all(gameTitles.map((g) => loadRulings(g.id)))).flat();
  expect(rulings.length).toBeGreaterThan(30);
  expect(rulings.map((r) => r.source).filter((s) => sourceSaid(s, "fr") === s)).toEqual([]);
});

test("a source that nobody put into French yet still names where it comes from", () => {
  expect(sourceInBrief("sheet 003, and otherwise a ruling of this program")).toBe(
    "feuille 003\u00a0; interprétation de ce programme",
  );
  expect(sourceInBrief("hearsay")).toBeNull();
});

test("every ruling that an entry names has a title in both languages", async () => {
  for (const { id } of gameTitles) {
    const [{ entries }, rulings] = await Promise.all([loadGame(id), loadRulings(id)]);
    const titles = new Map(rulings.map((r) => [r.id, r.title]));
    const named = entries.flatMap((e) => (e.ruling === undefined ? [] : [e.ruling]));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((r) => !titles.get(r)?.en || !titles.get(r)?.fr)).toEqual([]);
  }
});
