import { counterSource } from "@tercio/dice";
import { answer, engineOf, hashOf, rollDice, say, type Scenario, silent, startBattle } from "@tercio/kernel";
import { piece, play, strangeThings } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { oldWorld, type OldWorld, type Scene } from "../src/index.ts";

const scenes = oldWorld.rules.scenes;
if (scenes === undefined) throw new Error("this game has scenes");
const scenarioOf = (scene: unknown): Scenario => scenes.scenario(scene as never);
const spears = { side: "first", profile: "spear-regiment", models: 20, files: 5 } as const;
const northmen = { side: "second", profile: "northmen", models: 12, files: 6, startModels: 16, rounds: 1 } as const;
const fight: Scene = {
  turn: 3,
  active: "second",
  units: { Spears: spears, Northmen: northmen },
  contact: [{ of: "Northmen", at: "Spears", facing: "front", inches: 7, turn: 1 }],
};

describe("a scene of The Old World", () => {
  test("starts at its player turn, with losses and rounds, and goes on to the end", () => {
    const run = play(oldWorld, scenarioOf(fight), [], { rest: "usual" });
    expect(run.requests[0]?.game).toMatchObject({ turn: 3, active: 1, maximumTurns: 14 });
    const before = piece({ game: run.requests[0]?.game as OldWorld, names: run.names }, "Northmen");
    expect(before).toMatchObject({ models: 12, files: 6, rounds: 1, entry: { models: 16, weapon: "great-weapon" } });
    expect(run.request).toBeNull();
    expect(oldWorld.rules.outcome(run.game)).not.toBeNull();
  });

  test("a profile of its own differs from a plain human as it says", () => {
    const game = oldWorld.rules.setup(
      scenarioOf({ ...fight, units: { ...fight.units, Spears: { ...spears, profile: { toughness: 5 } } } }),
    );
    expect(game.units[0]?.entry).toMatchObject({
      name: { en: "Spears", fr: "Spears" },
      toughness: 5,
      weaponSkill: 3,
      armour: "none",
    });
  });

  test("on a table nobody need touch anybody; without one they must, and it says so", () => {
    const [Spears, Northmen] = [
      { ...spears, at: [0, -10] },
      { ...northmen, at: [0, 10], facing: 180 },
    ];
    const apart = { turn: 1, units: { Spears, Northmen } };
    expect(oldWorld.rules.checkScenario(scenarioOf({ ...apart, field: {} }))).toBeNull();
    expect(oldWorld.rules.setup(scenarioOf({ ...apart, field: {} })).contacts).toEqual([]);
    expect(oldWorld.rules.checkScenario(scenarioOf(apart))?.where).toBe("setup.scene.contact");
  });

  const changed = (more: object, unit: object = {}, contact: object = {}): unknown => ({
    ...fight,
    units: { ...fight.units, Spears: { ...spears, ...unit } },
    contact: [{ ...fight.contact?.[0], ...contact }],
    ...more,
  });
  test.each([
    ["", "no set-up", null],
    [".tea", "no such field", changed({ tea: 1 })],
    [".turn", "from 1 to 40", changed({ turn: 0 })],
    [".lastTurn", "from 3 to 40", changed({ lastTurn: 2 })],
    [".units", "2 to 12", changed({ units: 7 })],
    [".units.Spears.profile", "spear-regiment", changed({}, { profile: "dragon" })],
    [".units.Spears.profile.weaponSkill", "from 1 to 10", changed({}, { profile: { weaponSkill: 11 } })],
    [".units.Spears.files", "wider", changed({}, { files: 21 })],
    [".units.Spears.startModels", "from 20", changed({}, { startModels: 19 })],
    [".units.Spears.place", "one of reserve", changed({}, { place: "moon" })],
    [".contact.0", "not on the field", changed({}, { place: "fled" })],
    [".contact.0.of", "no such unit", changed({}, {}, { of: "X" })],
    [".contact.0.facing", "front, left", changed({}, {}, { facing: "top" })],
    [".contact.0.models.0", "from 1 to 16", changed({}, {}, { models: [17, 5] })],
    [".contact.0.turn", "from 0 to 3", changed({}, {}, { turn: 4 })],
    [".contact.0", "one side", changed({}, { side: "second" })],
    [".units", "can never be", changed({}, { woundsLost: 1 })],
  ])("is refused with place and remedy: %s", (where, says, scene) => {
    const wrong = oldWorld.rules.checkScenario(JSON.parse(JSON.stringify(scenarioOf(scene))));
    expect(wrong?.where).toBe(`setup.scene${where}`);
    expect(wrong === null ? "" : say(oldWorld, wrong.message, "en")).toContain(says);
    expect(wrong === null ? "" : say(oldWorld, wrong.message, "fr")).not.toMatch(/setup\.|scene\./);
  });

  test("no garbage makes it throw", () => {
    const walk = (value: unknown, put: (other: unknown) => unknown): void => {
      for (const strange of strangeThings) {
        const scenario = scenarioOf(put(strange));
        if (oldWorld.rules.checkScenario(scenario) === null) oldWorld.rules.setup(scenario);
      }
      if (typeof value !== "object" || value === null) return;
      for (const [k, v] of Object.entries(value))
        walk(v, (other) =>
          put(Array.isArray(value) ? value.map((x, i) => (String(i) === k ? other : x)) : { ...value, [k]: other }),
        );
    };
    walk(JSON.parse(JSON.stringify(fight)), (other) => other);
  });

  test("a game at the start of a player turn becomes a scene, and the scene the same game again", () => {
    const engine = engineOf(oldWorld);
    let seen = 0;
    for (let seed = 1; seed <= (inject("fully") ? 60 : 12); seed++) {
      const source = counterSource(seed, 0);
      let battle = startBattle(oldWorld, oldWorld.rules.starter(), seed, { chained: false }).battle;
      while (battle.request !== null) {
        const before = battle.game;
        const { request } = battle;
        const given =
          request.type === "roll"
            ? null
            : oldWorld.rules.choices[request.choice]?.sample(before, request.about, source);
        const next = request.type === "roll" ? rollDice(battle).battle : answer(battle, given);
        if ("ok" in next && !next.ok) throw new Error("refused");
        battle = "ok" in next ? next.battle : next;
        const entry = battle.log?.entry;
        if (entry === undefined || "declared" in entry || "corrected" in entry)
          throw new Error("no reply is on record");
        const reply = "answer" in entry ? entry.answer : entry.outcome;
        const at = engine.reply(before, reply, silent, (top) => scenes.startsAt(top));
        if (at.request !== null || at.game.stack.length === 0) continue;
        seen++;
        const scenario = JSON.parse(JSON.stringify(scenarioOf(scenes.write(at.game)))) as Scenario;
        expect(oldWorld.rules.checkScenario(scenario)).toBeNull();
        expect(hashOf(startBattle(oldWorld, scenario, seed).battle.game)).toBe(hashOf(battle.game));
      }
    }
    expect(seen).toBeGreaterThan(20);
  });
});
