import { counterSource } from "@tercio/dice";
import { startBattle } from "@tercio/kernel";
import { motionsOf, type PieceKey, pieceOf } from "@tercio/board";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";

/** What a battle of chance moves without the way, and the kinds of event that tell of one. */
function movedIn(seed: number, untold: string[], told: Set<string>): void {
  const begun = startBattle(ninthAge, ninthAge.rules.starter(), seed);
  let before = ninthAge.views.board(begun.battle.game);
  for (const { battle, events } of byChance(begun, counterSource(seed, 0))) {
    const after = ninthAge.views.board(battle.game);
    const moved = new Set<PieceKey>();
    for (const e of events)
      for (const m of motionsOf(e)) {
        moved.add(m.piece);
        told.add(e.kind);
        // The laws hold each way against the boards; here its end is where the next one begins.
        expect(m.legs.length).toBeGreaterThan(0);
      }
    for (const p of after.pieces) {
      const was = pieceOf(before, p.key);
      if (p.kind !== "body" || p.place !== "field" || was?.place !== "field" || moved.has(p.key)) continue;
      const far = Math.max(Math.abs(p.x - was.x), Math.abs(p.y - was.y));
      if ((far > 25 || p.facing !== was.facing) && p.count?.now === was.count?.now)
        untold.push(`${p.key} by ${events.map((e) => e.kind).join()}`);
    }
    before = after;
  }
}

test("whoever of a battle comes to stand elsewhere is told the way, but for those who close up where others fell", () => {
  const untold: string[] = [];
  const told = new Set<string>();
  for (const seed of [10, 11, 12]) movedIn(seed, untold, told);
  expect(untold).toEqual([]);
  expect([...told]).toEqual(expect.arrayContaining(["combatReforms", "postCombatPivots", "rallyReforms", "marches"]));
});
