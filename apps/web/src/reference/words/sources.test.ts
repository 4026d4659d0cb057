import { gameTitles, loadGame } from "@tercio/reference/games";
import { loadRulings } from "@tercio/reference/rulings";
import { expect, test } from "vitest";
import { frenchSources } from "./sources.ts";

test("every ruling can be told in French, its source included, and no source is told in vain", async () => {
  const rulings = (await Promise.all(gameTitles.map((g) => loadRulings(g.id)))).flat();
  const sources = new Set(rulings.map((r) => r.source));
  expect([...sources].filter((s) => frenchSources[s] === undefined)).toEqual([]);
  expect(Object.keys(frenchSources).filter((s) => !sources.has(s))).toEqual([]);
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
