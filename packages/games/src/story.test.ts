import { counterSource } from "@tercio/dice";
import { type Core, type GameEvent, type Language, say, startBattle } from "@tercio/kernel";
import { storyOf } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { games } from "./index.ts";

/** What happens in a battle that chance plays. */
const eventsOf = (game: (typeof games)[number], seed: number, replies: number): readonly GameEvent[] =>
  [...byChance(startBattle<Core>(game, game.rules.starter(), seed), counterSource(seed, 0), replies)].flatMap(
    ({ events }) => events,
  );

describe.each(games.map((g) => [g.id, g] as const))("the story of a turn, %s", (_, game) => {
  const table = game.views.story ?? [];
  const words: { readonly [language in Language]: { readonly [key: string]: string } } = game.messages;

  test("whatever is counted is told, and each line has words in both languages", () => {
    expect(table.length).toBeGreaterThan(4);
    expect(new Set(table.map((s) => s.id)).size).toBe(table.length);
    for (const language of ["en", "fr"] as const) {
      for (const { id, counts } of table) {
        expect(words[language][`story.${id}`], id).toBeDefined();
        for (const kind of Object.values(counts).flat()) expect(words[language][`event.${kind}`], kind).toBeDefined();
      }
      expect(Object.keys(words[language]).filter((k) => k.startsWith("story.")).length).toBe(table.length);
    }
  });

  test("each turn of a battle is told in at most six lines that lack no value", () => {
    const events = eventsOf(game, 7, 500);
    const turns = events.flatMap((e, i) => (game.views.tellings?.[e.kind] === "turn" ? [i] : []));
    expect(turns.length).toBeGreaterThan(1);
    let told = 0;
    for (const [i, from] of turns.entries()) {
      // Whose turn it is, is what a screen goes by.
      expect([1, 2]).toContain(events[from]?.message.values?.["player"]);
      const lines = storyOf(table, events.slice(from, turns[i + 1]), 6);
      expect(lines.length).toBeLessThanOrEqual(6);
      told += lines.length;
      for (const line of lines)
        for (const language of ["en", "fr"] as const)
          expect(say(game, line.message, language)).not.toMatch(/\?|story\.|: $/);
    }
    expect(told).toBeGreaterThan(2);
  });
});
