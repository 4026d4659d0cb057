import { startBattle } from "@tercio/kernel";
import { playOne } from "@tercio/lab";
import { describe, expect, inject, test } from "vitest";
import { type Army, ninthAge } from "../src/index.ts";
import { wildScenario } from "./wild.ts";

/** Kinds of event for which each scenario is there: one of its battles shows them. */
const shows: { readonly [id: string]: readonly string[] } = {
  starter: ["deployed", "chargesDeclared", "combatRounds", "result"],
  guided: ["marches", "chargesArrived", "combatRounds", "breaks", "result"],
  frontline: ["deployed", "objectiveWon"],
  "on-a-map": ["battlefieldMap", "deployed"],
  encirclement: ["deployed", "objectiveWon"],
  across: ["deployed", "result"],
  thrust: ["deployed", "result"],
  columns: ["deployed", "shortEdge"],
  "guns-and-eagles": ["deployed", "special.scout", "marchesFlying"],
  led: ["joins"],
  heirlooms: ["joins", "combatRounds", "usesItem"],
  magic: ["joins", "fluxCard", "siphons", "castPassed", "dispelled", "fizzles", "spellStrikes"],
  cavalry: ["deployed", "chargesArrived"],
  vanguards: ["deployed", "advances"],
  skirmishers: ["deployed", "chargesArrived", "combatRounds"],
  movers: ["marchesFlying", "chargesFlying", "special.scout", "special.ambush", "arrives", "staysAway"],
  crowded: ["deployed", "combinedCharges", "destroyed"],
  "small-table": ["deployed", "combatRounds"],
  "narrow-table": ["deployed", "combatRounds"],
  "one-model": ["deployed", "result"],
  fear: ["fearPassed", "fearFailed"],
  champions: ["duels", "duelRefused"],
  heroes: ["duels", "duelRefused", "standsAside"],
  leaders: ["chargesArrived", "breakTests", "combatScore"],
  panic: ["panicTests", "panics", "breaks"],
  "fever-and-stubborn": ["attacks", "breakTests"],
  steadfast: ["breakTests", "standsFirm"],
  "many-in-one-combat": ["attacks", "losses", "combatScore"],
  flight: ["rallies", "flights"],
  chariots: ["flights", "losses"],
  "last-turn": ["objectiveWon", "result"],
  machines: ["chargesArrived", "destroyed", "randomMoves"],
  discs: ["chargesArrived", "combinedCharges", "failedCharges", "randomMoves", "pursuits"],
  undead: ["crumbles", "panicTests"],
  daemons: ["crumbles", "breakTests", "combatScore"],
  "charging-chariots": ["chargesArrived", "declaresAttack", "losses"],
  "trampling-monsters": ["declaresAttack", "losses", "fearPassed"],
  platforms: ["chargesArrived", "combatRounds", "losses"],
  missiles: ["shoots", "shots", "standsAndShoots", "areaHits"],
};
const many = (id: string): readonly number[] => (id === "crowded" || id === "cavalry" ? [1, 2] : [1, 2, 3, 4]);

describe("battles by name", () => {
  test("each is told what it is there to show", () => {
    expect(Object.keys(shows)).toEqual(ninthAge.rules.scenarios().map((s) => s.id));
  });

  // Every third one, and all those that are large or have what few have; in the long proof each.
  const always = ["crowded", "magic", "discs", "machines", "missiles", "movers", "heirlooms"];
  test.each(ninthAge.rules.scenarios().filter(({ id }, at) => inject("fully") || at % 3 === 0 || always.includes(id)))(
    "$id ends by the rules, breaks nothing and shows what it is there for",
    (named) => {
      const told = new Set<string>();
      const missing = (): readonly string[] => (shows[named.id] ?? ["nothing"]).filter((kind) => !told.has(kind));
      // More only as long as something is not shown (`tercio simulate` plays hundreds).
      for (const [played, seed] of many(named.id).entries()) {
        if (played >= (inject("fully") ? 2 : 1) && missing().length === 0) break;
        const { tally } = playOne(ninthAge, seed, { bots: "random", scenario: named.scenario });
        expect(tally.problems).toEqual([]);
        for (const kind of Object.keys(tally.events)) told.add(kind);
      }
      expect(missing()).toEqual([]);
    },
  );

  test("a unit counts those who have joined it: 21 of 21 with a hero among 20 men", () => {
    const heroes = ninthAge.rules.scenarios().find((s) => s.id === "heroes");
    if (heroes === undefined) throw new Error("no heroes");
    const { battle } = startBattle(ninthAge, heroes.scenario, 1);
    const counts = ninthAge.views.board(battle.game).pieces.map((p) => p.count);
    expect(counts).toContainEqual({ now: 21, start: 21 });
    for (const count of counts) if (count != null) expect(count.now).toBeLessThanOrEqual(count.start ?? Infinity);
  });

  test("among them are twenty units a side, one model a side, and a table of 36 by 36 inches", () => {
    const setups = ninthAge.rules.scenarios().map((s) => s.scenario.setup);
    const armies = setups.flatMap((s) => (Array.isArray(s.armies) ? [s.armies as unknown as (Army | string)[]] : []));
    const units = (a: Army | string): Army["units"] => (typeof a === "string" ? [] : a.units);
    expect(armies.some((both) => both.every((a) => units(a).length === 20))).toBe(true);
    expect(armies.some((both) => both.every((a) => units(a).length === 1 && units(a)[0]?.models === 1))).toBe(true);
    expect(setups.some((s) => s.width === 36 && s.depth === 36)).toBe(true);
  });
});

describe("scenarios that nobody would set up", () => {
  // Fully 400 of them are a proof of their own: npm run proof -- wild.
  test("play to their end all the same: a legal scenario never throws", () => {
    for (const seed of [1, 4, 7, 8, 10, 12, 17, 18, 21, 22, 23, 24].slice(0, inject("fully") ? 12 : 1)) {
      const scenario = wildScenario(seed);
      expect(ninthAge.rules.checkScenario(scenario), `seed ${seed}`).toBeNull();
      expect(playOne(ninthAge, seed, { bots: "random", scenario }).tally.problems, `seed ${seed}`).toEqual([]);
    }
  });
});
