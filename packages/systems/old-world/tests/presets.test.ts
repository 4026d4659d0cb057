import { presetsOf, tryOut } from "@tercio/board";
import { counterSource } from "@tercio/dice";
import { answer, startBattle, there } from "@tercio/kernel";
import { MAPS } from "@tercio/regiments";
import { byChance } from "@tercio/testkit";
import { expect, inject, test } from "vitest";
import { armies } from "../src/armies/index.ts";
import { invariants } from "../src/view/invariants.ts";
import { oldWorld } from "../src/index.ts";
import { ARMIES, scenarioOf } from "../src/scenarios/starter.ts";

/** Seeds that are tried; the rest of the 200 in `npm run proof -- tests`. */
const SEEDS = inject("fully") ? 200 : 10;
const ids = Object.keys(armies);
const maps = ["none", ...MAPS] as const;

const drawn = (seed: number): readonly string[] => [
  there(ids[seed % ids.length]),
  there(ids[(seed * 3 + 1) % ids.length]),
];

/** Two armies on a map by the number of the seed; the presets in turn, whatever is offered. */
function deployed(seed: number, sides: readonly string[]) {
  const scenario = scenarioOf({
    battle: "open-battle",
    armies: [there(sides[0]), there(sides[1])],
    map: there(maps[seed % maps.length]),
  });
  const deploy = there(oldWorld.rules.choices["deploy"]);
  let turns = 0;
  const told: string[] = [];
  let battle = startBattle(oldWorld, scenario, seed).battle;
  for (const now of byChance({ battle, events: [] }, counterSource(seed, 0), 200, (at, sampled) => {
    const { request, game } = at;
    // No unit waits off the table: all of them have to find room.
    if (request?.type === "choice" && request.choice === "hold-back") return { done: true };
    if (request?.type !== "choice" || request.choice !== "deploy") return sampled;
    const offered = presetsOf(deploy, game, request);
    const { id } = there(offered[turns++ % offered.length]);
    const preview = tryOut(deploy, game, request, { do: "preset", preset: id }, null);
    expect([seed, id, preview?.verdict]).toEqual([seed, id, true]);
    expect(answer(at, preview?.answer).ok).toBe(true);
    return preview?.answer ?? sampled;
  })) {
    battle = now.battle;
    told.push(...now.events.map((e) => e.kind));
    if (battle.game.units.every((u) => u.place !== "reserve") || told.includes("firstTurn")) break;
  }
  return { game: battle.game, turns, told };
}

test("presets put down both armies, whatever they are, on every map: those of 2,000 points and the smaller ones", () => {
  for (let seed = 1; seed <= SEEDS; seed++)
    // The battle of two armies where nothing is said, either way round, and armies by chance.
    for (const sides of [seed % 2 === 0 ? ARMIES : ARMIES.toReversed(), drawn(seed)]) {
      const { game, turns, told } = deployed(seed, sides);
      expect([seed, sides, told.includes("noRoom"), turns > 2]).toEqual([seed, sides, false, true]);
      expect([seed, sides, game.units.filter((u) => u.place !== "field").map((u) => u.id)]).toEqual([seed, sides, []]);
      expect([seed, sides, invariants(game)]).toEqual([seed, sides, []]);
    }
});

test("the armies where nothing is said are of 2,000 points, less what no unit can be had for", () => {
  const points = ARMIES.map((id) => there(armies[id]).units.reduce((sum, u) => sum + (u.points ?? 0), 0));
  for (const sum of points) expect([sum >= 1950, sum <= 2000]).toEqual([true, true]);
});
