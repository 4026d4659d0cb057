import { counterSource } from "@tercio/dice";
import { answer, type Battle, rollDice, startBattle } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { type Army, armies, ninthAge, type NinthAge } from "../src/index.ts";

const of = (id: string, count: number): Army => {
  const army = armies[id] as Army;
  return { ...army, units: Array.from({ length: count }, (_, i) => army.units[i % army.units.length] as never) };
};

/** Both armies deployed by samples, or by time-outs; the game as the first turn begins. */
function deployed(
  count: number,
  width: number,
  depth: number,
  deployment: string,
  seed: number,
  late = false,
): NinthAge {
  const both = [of("empire-of-sonnstahl", count), of("warriors-of-the-dark-gods", count)];
  const starter = ninthAge.starter();
  const setup = { armies: both as never, width, depth, chirality: 1, deployment, objective: "roll" };
  let battle: Battle<NinthAge> = startBattle(ninthAge, { ...starter, setup }, seed, { chained: false }).battle;
  const source = counterSource(seed, 0);
  while (battle.game.gameTurn === 0 && battle.request !== null) {
    const { request, game } = battle;
    if (request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const kind = ninthAge.choices[request.choice];
    const given = late ? kind?.timeout(game, request.about) : kind?.sample(game, request.about, source);
    const result = answer(battle, given);
    if (!result.ok) throw new Error(`seed ${seed}, ${request.choice}: ${result.refusal.message.key}`);
    battle = result.battle;
  }
  expect(ninthAge.invariants(battle.game)).toEqual([]);
  return battle.game;
}
const off = (game: NinthAge): number => game.units.filter((u) => u.place !== "field").length;
const types = ["frontline-clash", "encircle", "refused-flank"];

describe("deployment never fails", () => {
  test.each(types)("twenty units a side on 72 by 48 inches all find room: %s", (type) => {
    for (let seed = 1; seed <= 5; seed++) expect(off(deployed(20, 72, 48, type, seed)), `seed ${seed}`).toBe(0);
    expect(off(deployed(20, 72, 48, type, 6, true))).toBe(0);
  });

  test.each(types)("the starter armies on small tables too: %s", (type) => {
    for (let seed = 1; seed <= 5; seed++) {
      expect(off(deployed(5, 48, 36, type, seed)), `48 by 36, seed ${seed}`).toBe(0);
      expect(off(deployed(5, 36, 36, type, seed)), `36 by 36, seed ${seed}`).toBe(0);
    }
  });

  test("where nothing fits the units that are left count as destroyed, and the battle goes on", () => {
    const game = deployed(20, 36, 36, "frontline-clash", 1);
    expect(game.units.filter((u) => u.place === "reserve")).toEqual([]);
    expect(off(game)).toBeGreaterThan(0);
    expect(game.gameTurn).toBe(1);
  });
});
