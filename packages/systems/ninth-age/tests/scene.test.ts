import { counterSource } from "@tercio/dice";
import {
  answer,
  type Battle,
  engineOf,
  hashOf,
  load,
  openSituation,
  rollDice,
  save,
  say,
  type Scenario,
  silent,
  type Situation,
  situationOf,
  situationText,
  startBattle,
} from "@tercio/kernel";
import { piece, play, strangeThings, verdict } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { ninthAge, type NinthAge, type Scene } from "../src/index.ts";
import type { SceneUnit } from "../src/scene/types.ts";
import { untold } from "../src/scene/write.ts";
import { EARLY, LATE } from "./editions.ts";
import { type B, played } from "./played.ts";

const scenes = ninthAge.rules.scenes;
if (scenes === undefined) throw new Error("this game has scenes");
const scenarioOf = (scene: unknown): Scenario => scenes.scenario(scene as never);
const halberds: SceneUnit = {
  side: "first",
  profile: "heavy-infantry-with-halberds",
  models: 30,
  files: 6,
  at: [0, 0],
};
const spears: SceneUnit = { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 6] };
const fight = (more: Partial<Scene> = {}): Scene => {
  const { at: _, ...met } = spears;
  return { phase: "melee", units: { A: halberds, B: met }, contact: [{ of: "B", at: "A", facing: "front" }], ...more };
};

/** What a battle asks first, and who stands where. */
const game = (scene: unknown): NinthAge => ninthAge.rules.setup(scenarioOf(scene));

describe("a scene becomes a game", () => {
  test("that stands at the start of the phase, inside the turn, and goes on to the end of the battle", () => {
    const stack = game({ units: { A: halberds, B: spears } }).stack;
    expect(stack.map((f) => `${f.sequence}/${f.at}`)).toEqual(["game/next", "player-turn/1", "charge-phase/"]);
    const run = play(ninthAge, scenarioOf({ units: { A: halberds, B: spears }, turn: 5 }), [], {
      rest: "usual",
      most: 2000,
    });
    expect(run.request).toBeNull();
    expect(ninthAge.rules.outcome(run.game)).not.toBeNull();
    const file = JSON.parse(JSON.stringify(save(run.battle as unknown as Battle))) as unknown;
    const loaded = load(ninthAge, file, { verify: true });
    expect(loaded.ok && loaded.battle.log?.hash).toBe(run.battle.log?.hash);
  });

  test("places to the hundredth of a millimetre: 7.99 inches, and degrees from north", () => {
    const { units } = game({
      units: { A: { ...halberds, at: [-7.99, 0.0001], facing: 90 }, B: { ...spears, at: [4, 6], facing: 181.5 } },
    });
    expect([units[0]?.x, units[0]?.y, units[0]?.facing]).toEqual([-20_295, 0, 16_384]);
    expect([units[1]?.x, units[1]?.y, units[1]?.facing]).toEqual([10_160, 15_240, 33_041]);
  });

  test.each([
    ["front", 12.5, [1250, 0, 32_768]],
    ["left", 0, [-6000, -5000, 16_384]],
    ["right", 10, [6000, -6000, 49_152]],
    ["rear", -5, [500, -10_000, 0]],
  ] as const)(
    "sets a unit flush at the %s, offset %d mm to the right of who looks out there",
    (facing, offset, place) => {
      const { units } = game(fight({ contact: [{ of: "B", at: "A", facing, offset }] }));
      expect([units[1]?.x, units[1]?.y, units[1]?.facing]).toEqual(place);
    },
  );

  test("counts turns: the second player of Game Turn 3 has the sixth Player Turn", () => {
    const { playerTurn, active, firstTurn } = game({ units: { A: halberds, B: spears }, turn: 3, active: "second" });
    expect([playerTurn, active, firstTurn]).toEqual([6, 1, 0]);
    const turned = game({ units: { A: halberds, B: spears }, turn: 3, active: "second", firstTurn: "second" });
    expect(turned.playerTurn).toBe(5);
  });

  test("answers name units as the scene does, and a refusal says why", () => {
    const run = play(ninthAge, scenarioOf({ units: { A: halberds, B: { ...spears, at: [0, 16.01] } } }), []);
    expect(run.request).toMatchObject({ choice: "move" });
    const near = play(ninthAge, scenarioOf({ units: { A: halberds, B: spears } }), []);
    expect(verdict(near, { unit: "A", target: "B" }).legal).toBe(true);
    expect(verdict(near, { unit: "B", target: "A" })).toMatchObject({ legal: false, key: "refuse.not-yours" });
    const charged = play(
      ninthAge,
      near.battle,
      [
        { choice: "charge", answer: { unit: "A", target: "B" } },
        { choice: "charge-reaction", answer: { reaction: "hold" } },
        { dice: [3, 2] },
      ],
      { until: { choice: "charge-move" } },
    );
    expect(piece(charged, "A").declared).toBe(piece(charged, "B").id);
  });
});

const unitWith = (more: Partial<Record<keyof SceneUnit, unknown>>): unknown => ({
  units: { A: { ...halberds, ...more }, B: spears },
});

describe("a wrong scene is refused with place and remedy", () => {
  test.each([
    ["scene", "must be an object", null],
    ["scene", "lacks “units”", {}],
    ["scene", "unknown field “unit”", { units: { A: halberds }, unit: 1 }],
    ["scene.units", "must name 1 to 60 units", { units: {} }],
    ["scene.units.A", "lacks “files”", { units: { A: { side: "first", profile: "warriors", models: 3 } } }],
    [
      "scene.units.A.profile",
      "one of heavy-infantry-with-halberds",
      unitWith({ profile: "heavy-infantry-with-halberd" }),
    ],
    [
      "scene.units.A.profile.base",
      "list of 2 to 2",
      unitWith({ profile: { type: "Infantry", height: "Standard", base: [20] } }),
    ],
    [
      "scene.units.A.profile",
      "lacks “adv”",
      unitWith({ profile: { type: "Infantry", height: "Standard", base: [20, 20] } }),
    ],
    ["scene.units.A.files", "cannot be wider than its 30 models", unitWith({ files: 31 })],
    ["scene.units.A.at", "is missing", unitWith({ at: undefined })],
    ["scene.units.A.at.0", "from -60 to 60", unitWith({ at: [61, 0] })],
    ["scene.units.A.at", "wholly on the table", unitWith({ at: [33.7, 0] })],
    ["scene.units.A.facing", "north, east", unitWith({ facing: "up" })],
    ["scene.units.A.lost", "at most 0", unitWith({ lost: 1 })],
    ["scene.units.A.startModels", "at least 30", unitWith({ startModels: 29 })],
    [
      "scene.units.A.startCommand.champion",
      "must be true",
      unitWith({ champion: true, startCommand: { champion: false } }),
    ],
    [
      "scene.units.A.models",
      "must be more",
      unitWith({ models: 2, files: 1, champion: true, standard: true, musician: true }),
    ],
    ["scene.units.A.state", "unknown field “angry”", unitWith({ state: { angry: true } })],
    ["scene.units.A.state.rounds", "whole number", unitWith({ state: { rounds: 1.5 } })],
    ["scene.units.A.state.declared", "there is: A, B", unitWith({ state: { declared: "C" } })],
    ["scene.units.A.state.declared", "of one side", unitWith({ state: { declared: "A" } })],
    ["scene.units.A.state.weapon", "must be one of halberd", unitWith({ state: { weapon: "lance" } })],
    ["scene.units.B.at", "A and B overlap", { units: { A: halberds, B: { ...spears, at: [0, -1] } } }],
    ["scene.contact", "A and B touch", { units: { A: halberds, B: { ...spears, at: [0, 0] } } }],
    [
      "scene.contact.0",
      "does not touch the front",
      { ...fight(), units: { A: halberds, B: { ...spears, at: [0, 0.02] } } },
    ],
    ["scene.contact.0.of", "no unit of this scene", fight({ contact: [{ of: "C", at: "A", facing: "front" }] })],
    ["scene.contact.0", "of one side", fight({ contact: [{ of: "B", at: "B", facing: "front" }] })],
    [
      "scene.contact.1",
      "in contact already",
      fight({ contact: [...(fight().contact ?? []), { of: "A", at: "B", facing: "front" }] }),
    ],
    ["scene.contact.0.offset", "from -2000", fight({ contact: [{ of: "B", at: "A", facing: "front", offset: 1e9 }] })],
    ["scene.contact.0", "does not touch", fight({ contact: [{ of: "B", at: "A", facing: "front", offset: 123 }] })],
    [
      "scene.contact.0.at",
      "A flees",
      { ...fight(), units: { ...fight().units, A: { ...halberds, state: { fleeing: true } } } },
    ],
    ["scene.rulings.first-turn", "has no option", { units: { A: halberds }, rulings: { "first-turn": "x" } }],
    ["scene.turn", "from 1 to 6", { units: { A: halberds }, turn: 7 }],
    ["scene.phase", "must be one of", { units: { A: halberds }, phase: "tea" }],
    ["scene.table", "list of 2", { units: { A: halberds }, table: [72] }],
    [
      "scene.magic.known.0.0",
      "must be one of",
      { units: { A: halberds }, edition: LATE, magic: { known: { 0: ["spell.divination.portent-of-doom"] } } },
    ],
    [
      "scene.effects.0.rule",
      "must be one of",
      {
        units: { A: halberds },
        effects: [{ id: 1, rule: "spell.divination.veil-mirror", on: 0, from: 0, until: {}, params: {} }],
      },
    ],
  ])("%s: %s", (where, says, scene) => {
    const wrong = ninthAge.rules.checkScenario(JSON.parse(JSON.stringify(scenarioOf(scene))));
    expect(wrong?.where).toBe(`setup.${where}`);
    if (wrong === null) return;
    expect(say(ninthAge, wrong.message, "en")).toContain(says);
    expect(say(ninthAge, wrong.message, "fr")).not.toMatch(/scene\.|army\.|setup\./);
    expect(say(ninthAge, wrong.message, "fr")).not.toBe(say(ninthAge, wrong.message, "en"));
  });

  test("and so is one of another edition than its scenario", () => {
    const of = (edition: string) =>
      ninthAge.rules.checkScenario({ ...scenarioOf({ units: { A: halberds }, edition: LATE }), edition });
    expect(of(LATE)).toBeNull();
    expect(of(EARLY)?.where).toBe("setup.scene.edition");
  });

  test("and no garbage makes it throw", () => {
    const whole = JSON.parse(JSON.stringify(fight())) as { [key: string]: unknown };
    const walk = (value: unknown, put: (other: unknown) => unknown): void => {
      for (const strange of strangeThings) {
        const scenario = scenarioOf(put(strange));
        const wrong = ninthAge.rules.checkScenario(scenario);
        if (wrong === null) ninthAge.rules.setup(scenario);
      }
      if (typeof value !== "object" || value === null) return;
      for (const [k, v] of Object.entries(value))
        walk(v, (other) =>
          put(Array.isArray(value) ? value.map((x, i) => (String(i) === k ? other : x)) : { ...value, [k]: other }),
        );
    };
    walk(whole, (other) => other);
  });
});

/** Every game of a random battle that stands where a scene can begin, with the one in which something is asked next. */
function starts(seed: number): readonly { readonly at: NinthAge; readonly next: NinthAge }[] {
  const engine = engineOf(ninthAge);
  const source = counterSource(seed ^ 0x77, 0);
  const found: { at: NinthAge; next: NinthAge }[] = [];
  let battle = startBattle(ninthAge, ninthAge.rules.starter(), seed, { chained: false }).battle;
  while (battle.request !== null) {
    const before = battle.game;
    const request = battle.request;
    let reply: unknown;
    if (request.type === "roll") {
      battle = rollDice(battle).battle;
      reply = (battle.log?.entry as { outcome: unknown }).outcome;
    } else {
      reply = ninthAge.rules.choices[request.choice]?.sample(before, request.about, source);
      const result = answer(battle, reply);
      if (!result.ok) throw new Error("refused");
      battle = result.battle;
    }
    const seen = new Set<string>();
    for (let last = ""; ; ) {
      const at = engine.reply(before, reply, silent, (top) => {
        const here = `${top.sequence}/${top.at}`;
        return scenes?.startsAt(top) === true && !seen.has(here);
      });
      if (at.request !== null || at.game.stack.length === 0) break;
      last = `${at.game.stack.at(-1)?.sequence}/${at.game.stack.at(-1)?.at}`;
      seen.add(last);
      found.push({ at: at.game, next: battle.game });
    }
  }
  return found;
}

/** What no situation tells: where a unit stands that is gone, what only the deployment looked at. */
const told = (g: NinthAge): NinthAge => ({
  ...g,
  ...Object.fromEntries(untold.map((field) => [field, null])),
  firstTurn: g.firstTurn ?? 0,
  units: g.units.map((u) => ({
    ...u,
    ...(u.place === "gone" ? { x: 0, y: 0, facing: 0 } : {}),
  })),
});

describe("a battle becomes a situation", () => {
  test("from anywhere in a battle: a scene and what was replied since", () => {
    const states = played(7);
    expect(situationOf(states[0] as B)).toBeNull();
    for (let i = 30; i < states.length; i += inject("fully") ? 29 : 58) {
      const battle = states[i] as B;
      const file = situationOf(battle);
      const opened = openSituation(ninthAge, JSON.parse(situationText(file as Situation)));
      if (!opened.ok) throw new Error(`${opened.problem.where}: ${say(ninthAge, opened.problem.message, "en")}`);
      expect(opened.battle.request?.type).toBe(battle.request?.type);
      expect(hashOf(told(opened.battle.game))).toBe(hashOf(told(battle.game)));
    }
  });

  test.each([
    ["file", "not a situation", null],
    ["system", "chess", { system: "chess", scene: {} }],
    ["scene", "either", { system: "ninth-age" }],
    ["scene", "either", { system: "ninth-age", scene: {}, scenario: {} }],
    ["scene", "lacks “units”", { system: "ninth-age", scene: {} }],
    ["seed", "whole number", { system: "ninth-age", scene: fight(), seed: -1 }],
    ["script", "list of lines", { system: "ninth-age", scene: fight(), script: 5 }],
    ["script.0", "a line is", { system: "ninth-age", scene: fight(), script: [null] }],
    ["script.0", "not dice", { system: "ninth-age", scene: fight(), script: [{ dice: [1] }] }],
    [
      "script.0",
      'the choice here is "weapon"',
      { system: "ninth-age", scene: fight(), script: [{ choice: "move", answer: {} }] },
    ],
    [
      "script.0",
      "refused",
      { system: "ninth-age", scene: fight(), script: [{ answer: { unit: "A", weapon: "spear" } }] },
    ],
    [
      "script.0",
      "should refuse it",
      {
        system: "ninth-age",
        scene: fight(),
        script: [{ refused: { unit: "A", weapon: "halberd" }, by: "t9a.rule.parry" }],
      },
    ],
    [
      "script.0",
      "and not by t9a.rule.parry",
      {
        system: "ninth-age",
        scene: fight(),
        script: [{ refused: { unit: "A", weapon: "spear" }, by: "t9a.rule.parry" }],
      },
    ],
    ["script.2", "too few dice", { system: "ninth-age", scene: fight(), script: ["usual", "usual", { dice: [1] }] }],
    ["script.2", "not on a die", { system: "ninth-age", scene: fight(), script: ["usual", "usual", { dice: [7] }] }],
    [
      "script.2",
      "too many",
      { system: "ninth-age", scene: fight(), script: ["usual", "usual", { dice: Array(200).fill(1) }] },
    ],
    [
      "script.2",
      "cannot show",
      { system: "ninth-age", scene: fight(), script: ["usual", "usual", { show: { points: [99] } }] },
    ],
    ["script.0", "declared", { system: "ninth-age", scene: fight(), script: [{ declared: "victory", seat: 0 }] }],
  ])("and a wrong one is named: %s, %s", (where, says, file) => {
    const opened = openSituation(ninthAge, file);
    if (opened.ok) throw new Error("it opens");
    expect(opened.problem.where).toBe(where);
    expect(say(ninthAge, opened.problem.message, "en")).toContain(says);
    expect(say(ninthAge, opened.problem.message, "fr")).not.toBe(say(ninthAge, opened.problem.message, "en"));
  });
});

describe("a game becomes a scene", () => {
  test.each(inject("fully") ? [1, 2] : [1])(
    "and the scene the same game again, at every phase of battle %d",
    (seed) => {
      const all = starts(seed);
      expect(all.length).toBeGreaterThan(30);
      for (const { at, next } of all) {
        const scenario = JSON.parse(JSON.stringify(scenarioOf(scenes.write(at)))) as Scenario;
        const wrong = ninthAge.rules.checkScenario(scenario);
        expect(wrong === null ? "" : `${wrong.where}: ${say(ninthAge, wrong.message, "en")}`).toBe("");
        const again = startBattle(ninthAge, scenario, seed).battle.game;
        if (hashOf(told(again)) !== hashOf(told(next)))
          expect(JSON.parse(JSON.stringify(told(again)))).toEqual(JSON.parse(JSON.stringify(told(next))));
      }
    },
  );
});
