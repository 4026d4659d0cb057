import { counterSource } from "@tercio/dice";
import { type Core, say, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { games } from "./index.ts";

/** What each game's points may come of, for who plays by chance. */
const wanted: { readonly [game: string]: readonly string[] } = {
  "ninth-age": ["even", "ahead", "behind", "row", "leader", "objective", "objective-lost"],
  "old-world": ["slain", "fled", "destroyed"],
  "age-of-sigmar": ["lost", "destroyed"],
};

describe.each(games.map((g) => [g.id, g] as const))("the points of a battle of %s", (id, game) => {
  test("explain themselves: the lines of each seat add up to what is told", () => {
    const told = new Set<string>();
    const missing = (): readonly string[] => (wanted[id] ?? []).filter((key) => !told.has(`account.${key}`));
    // The last are the shortest.
    for (const { scenario } of game.rules.scenarios().toReversed()) {
      if (missing().length === 0) break;
      const begun = startBattle<Core>(game, scenario, 5);
      let end = begun.battle;
      for (const { battle } of byChance(begun, counterSource(5, 0))) end = battle;
      const score = game.rules.outcome(end.game);
      expect(score).not.toBeNull();
      for (const seat of [0, 1]) {
        const [first, ...below] = game.views.account?.(end.game, seat) ?? [];
        expect(first?.breakdown.value).toBe(score?.points[seat]);
        for (const { name, breakdown } of [first, ...below].flatMap((r) => r ?? [])) {
          expect(breakdown.lines.reduce((sum, l) => (l.operation === "set" ? l.by : sum + l.by), 0)).toBe(
            breakdown.value,
          );
          for (const language of ["en", "fr"] as const)
            for (const m of [name, ...breakdown.lines.map((l) => l.because)])
              expect(say(game, m, language)).not.toMatch(/account\.|\{/);
          for (const l of breakdown.lines) told.add(l.because.key);
        }
      }
    }
    expect(missing()).toEqual([]);
  });
});
