import { counterSource } from "@tercio/dice";
import { say, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { board as boardOf } from "../src/view/board.ts";
import { ninthAge } from "../src/index.ts";

test("U10: each phase of a Player Turn has its heading in the log, in the order of play", () => {
  const begun = startBattle(ninthAge, ninthAge.rules.starter(), 5);
  const steps = [...byChance(begun, counterSource(5, 0), 4000)];
  const headed = steps.flatMap((s) => s.events).flatMap((e) => (["phase", "turnStart"].includes(e.kind) ? [e] : []));
  const phases = headed.map((e) => (e.kind === "turnStart" ? "—" : say(ninthAge, e.message, "en").replace(/\.$/, "")));
  const turn = ["—", "Charge Phase", "Movement Phase", "Magic Phase", "Shooting Phase", "Melee Phase"];
  expect(phases.length).toBeGreaterThan(12);
  expect(phases.slice(0, 12)).toEqual([...turn, ...turn]);
});

test("U9: where a unit looks is said as its player sees it", () => {
  const game = ninthAge.rules.setup(ninthAge.rules.starter());
  const looks = (seat: number, facing: number, zone: readonly [1 | -1, 1 | -1] | null): string => {
    const units = game.units.map((u) => ({ ...u, facing, place: "field" as const }));
    const piece = boardOf({ ...game, zone: zone ?? game.zone, units } as never).pieces.find(
      (p) => p.kind === "body" && p.seat === seat,
    );
    return /(facing .*?),/.exec(piece === undefined ? "" : say(ninthAge, piece.spoken, "en"))?.[1] ?? "";
  };
  // Before sides are chosen the second player's is the far one, and its units look down the table.
  expect([looks(0, 0, null), looks(1, 32768, null)]).toEqual(["facing the enemy", "facing the enemy"]);
  expect(looks(0, 0, [1, -1])).toBe("facing its own side");
  expect(looks(0, 32768 + 8192, [1, -1])).toBe("facing ahead and right");
  expect(looks(0, 16384, [-1, 1])).toBe("facing right");
  expect(looks(1, 16384, [-1, 1])).toBe("facing left");
  // An eighth of a turn begins half of it before.
  expect([looks(0, 4095, [-1, 1]), looks(0, 4096, [-1, 1])]).toEqual(["facing the enemy", "facing ahead and right"]);
});
