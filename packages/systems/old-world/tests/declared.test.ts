import { counterSource } from "@tercio/dice";
import { type Battle, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { oldWorld } from "../src/index.ts";
import type { OldWorld } from "../src/state/state.ts";
import { randomScenario } from "./by-hand/random.ts";

const declared = ({ game }: Battle<OldWorld>) => oldWorld.views.declared?.(game) ?? [];

test("who will follow up or pursue is told until it has moved, in each round anew; of prey that has run, how far", () => {
  const told = new Set<string>();
  let again = 0;
  for (let seed = 1; seed <= 40; seed++) {
    /** In which rounds somebody was told to go for the same enemy. */
    const turns = new Map<string, Set<number>>();
    for (const { battle, events } of byChance(
      startBattle(oldWorld, randomScenario(seed), seed),
      counterSource(seed, 0),
    )) {
      if (battle.request === null) break;
      const open = declared(battle);
      for (const d of open) {
        told.add(d.label.key);
        const pair = `${d.by}>${d.piece}`;
        turns.set(pair, (turns.get(pair) ?? new Set()).add(battle.game.turn));
        const prey = battle.game.units[d.piece as number];
        if (d.label.key === "declared.needs") expect(d.label.values).toEqual({ inches: prey?.moved?.inches });
      }
      // Whose pursuit has just been told is under way no more.
      for (const e of events.filter((e) => e.kind === "pursuits")) {
        const name = JSON.stringify(e.message.values?.["unit"]);
        const named = (by: unknown): string =>
          JSON.stringify({ key: "@", values: { ...battle.game.units[by as number]?.entry.name } });
        expect(open.filter((d) => d.label.key !== "declared.follow-up").map((d) => named(d.by))).not.toContain(name);
      }
    }
    for (const seen of turns.values()) if (seen.size > 1) again++;
  }
  expect([...told].sort((a, b) => (a < b ? -1 : 1))).toEqual([
    "declared.follow-up",
    "declared.needs",
    "declared.pursue",
  ]);
  expect(again).toBeGreaterThan(0);
});
