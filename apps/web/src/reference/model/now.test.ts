import { gameTitles, loadGame } from "@tercio/games/reference";
import { describe, expect, test } from "vitest";
import { bringable, usable } from "./now.ts";

const games = await Promise.all(gameTitles.map((g) => loadGame(g.id)));

describe.each(games)("what is brought to $name.en", (game) => {
  const all = bringable(game);

  test("each choice has a name of its own in both languages, and something to bring", () => {
    for (const language of ["en", "fr"] as const) {
      const names = all.map((b) => b.title[language]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
    expect(all.filter((b) => b.entries.length === 0)).toEqual([]);
  });

  test("an army book is one choice, and brings in each phase what is of that phase", () => {
    const armies = all.filter((b) => b.army === true);
    expect(armies).toHaveLength(game.armies.length);
    for (const army of armies)
      for (const { id } of game.phases)
        expect(usable(all, [army.id], id).every((e) => army.entries.includes(e))).toBe(true);
  });
});
