import { counterSource } from "@tercio/dice";
import { type Core, load, save, say, startBattle } from "@tercio/kernel";
import { hintsAt, isGuided } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { games } from "./index.ts";

const guiding = games.flatMap((g) => (g.views.guided === undefined ? [] : [[g.id, g, g.views.guided] as const]));

describe.each(guiding)("the guided battle of %s", (_, game, guided) => {
  const { scenario } = guided.scenario;

  test("is a battle by name that can be played, and known by its record", () => {
    expect(game.rules.scenarios()).toContain(guided.scenario);
    expect(game.rules.checkScenario(scenario)).toBeNull();
    expect(isGuided(guided, scenario)).toBe(true);
    expect(isGuided(guided, game.rules.starter())).toBe(false);
    const loaded = load<Core>(game, JSON.parse(JSON.stringify(save(startBattle<Core>(game, scenario, 5).battle))));
    expect(loaded.ok && isGuided(guided, loaded.battle.scenario)).toBe(true);
  });

  test("every hint speaks about a position, none stands twice, the first request has some, all in both languages", () => {
    const heard = new Set<string>();
    // From here on few battles hear them all.
    for (let seed = 11; seed <= 50 && heard.size < guided.hints.length; seed++) {
      const begun = startBattle<Core>(game, scenario, seed);
      const first = begun.battle.request === null ? [] : hintsAt(guided, begun.battle.game, begun.battle.request);
      expect(first.length).toBeGreaterThan(0);
      for (const { battle } of byChance(begun, counterSource(seed, 0))) {
        if (battle.request === null || game.rules.outcome(battle.game) !== null) break;
        for (const hint of hintsAt(guided, battle.game, battle.request)) heard.add(hint.id);
      }
    }
    expect(guided.hints.filter((h) => !heard.has(h.id)).map((h) => h.id)).toEqual([]);
    expect(new Set(guided.hints.map((h) => h.id)).size).toBe(guided.hints.length);
    for (const { text } of [...guided.hints, ...guided.learned])
      for (const language of ["en", "fr"] as const)
        expect(say(game, text, language)).not.toMatch(/\?\{|\{|hint\.|learned\./);
  });
});
