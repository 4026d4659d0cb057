import { gameTitles, loadGame } from "@tercio/games/reference";
import { loadRulings } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";

const games = await Promise.all(
  gameTitles.map(async (g) => ({ ...(await loadGame(g.id)), rulings: await loadRulings(g.id) })),
);

describe.each(games)("$name.en", ({ entries, rulings }) => {
  test("every ruling that an entry names is a named ruling of its system", () => {
    const named = new Set(rulings.map((r) => r.id));
    const lost = entries.filter((e) => e.ruling !== undefined && !named.has(e.ruling));
    expect(lost.map((e) => `${e.id}: ${e.ruling}`)).toEqual([]);
  });

  test("rulings are told in both languages, with a source and a default among their options", () => {
    expect(new Set(rulings.map((r) => r.id)).size).toBe(rulings.length);
    for (const r of rulings) {
      expect(r.id).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(r.source, r.id).not.toBe("");
      expect(
        r.options.map((o) => o.id),
        r.id,
      ).toContain(r.default);
      expect(new Set(r.options.map((o) => o.id)).size, r.id).toBe(r.options.length);
      for (const text of [r.title, ...r.options.map((o) => o.text)])
        for (const language of ["en", "fr"] as const) expect(text[language].trim(), r.id).not.toBe("");
    }
  });
});
