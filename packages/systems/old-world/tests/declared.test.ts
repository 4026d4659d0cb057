import { counterSource } from "@tercio/dice";
import { startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { oldWorld } from "../src/index.ts";
import { randomScenario } from "./by-hand/random.ts";

test("who will follow up or pursue is told until it has moved; of prey that has run, how far", () => {
  const told = new Set<string>();
  for (let seed = 1; seed <= 40; seed++)
    for (const { battle } of byChance(startBattle(oldWorld, randomScenario(seed), seed), counterSource(seed, 0))) {
      if (battle.request === null) break;
      const { game } = battle;
      for (const d of oldWorld.views.declared?.(game) ?? []) {
        told.add(d.label.key);
        expect(game.units[d.by as number]?.moved?.unit ?? null).not.toBe(d.piece);
        const prey = game.units[d.piece as number];
        if (d.label.key === "declared.needs") expect(d.label.values).toEqual({ inches: prey?.moved?.inches });
      }
    }
  expect([...told].sort((a, b) => (a < b ? -1 : 1))).toEqual([
    "declared.follow-up",
    "declared.needs",
    "declared.pursue",
  ]);
});
