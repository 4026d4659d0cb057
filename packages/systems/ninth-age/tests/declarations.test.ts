import { type Battle, checkDeclaration, declare, load, save, type Scenario, startBattle } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";
import type { NinthAge, Unit } from "../src/state/state.ts";
import { type B, played } from "./played.ts";

/** A battle with some units changed: for asking what may be declared, not for saving. */
const withUnits = (battle: B, change: (u: Unit) => Partial<Unit>): B => ({
  ...battle,
  game: { ...battle.game, units: battle.game.units.map((u) => ({ ...u, ...change(u) })), engagements: [] } as NinthAge,
});
const declared = (battle: B, kind: string, seat: number): B => {
  const result = declare(battle, kind, seat);
  if (!result.ok) throw new Error(result.refusal.message.key);
  return result.battle;
};
const refusal = (battle: B, kind: string, seat: number): string => {
  const verdict = checkDeclaration(battle, kind, seat);
  return verdict === true ? "open" : verdict.message.key;
};
const states = played(77);
const midway = states[Math.floor(states.length / 2)] as B;

describe("conceding", () => {
  test("gives 20 to 0 at any request, whoever is asked, from the first one on", () => {
    for (const at of [states[0], states[9], midway, states.at(-2)] as B[])
      for (const seat of [0, 1]) {
        const after = declared(at, "concede", seat);
        expect(after.request).toBeNull();
        expect(ninthAge.rules.outcome(after.game)).toMatchObject({
          winner: 1 - seat,
          points: seat === 0 ? [0, 20] : [20, 0],
        });
      }
  });

  test("is part of the saved battle, and of what verifying looks at", () => {
    const file = JSON.parse(JSON.stringify(save(declared(midway, "concede", 1) as unknown as Battle)));
    const loaded = load(ninthAge, file, { verify: true });
    if (!loaded.ok) throw new Error(loaded.problem.problem);
    expect(ninthAge.rules.outcome(loaded.battle.game)?.points).toEqual([20, 0]);
    const last = file.entries.length - 1;
    expect(file.entries[last]).toMatchObject({ declared: "concede", seat: 1 });
    file.entries[last].seat = 0;
    expect(load(ninthAge, file, { verify: true })).toMatchObject({
      ok: false,
      problem: { entry: last, where: "hash" },
    });
  });

  test("counts every unit as destroyed where that is the ruling, and leaves the counters as they are", () => {
    const starter = ninthAge.rules.starter();
    const scenario: Scenario = {
      ...starter,
      rulings: { ...starter.rulings, concession: "units-destroyed" },
      setup: { ...starter.setup, objective: "hold-the-ground" },
    };
    const begun = startBattle(ninthAge, scenario, 5).battle;
    const plain = declared(begun, "concede", 0);
    expect(plain.game.result?.victoryPoints[1]).toBe(
      begun.game.units.filter((u) => u.seat === 0).reduce((sum, u) => sum + u.entry.pointCost, 0),
    );
    expect(plain.game.result?.battlePoints).toEqual([3, 17]);
    const counted = { ...begun, game: { ...begun.game, counters: [1, 0] } as NinthAge };
    expect(declared(counted, "concede", 0).game.result?.battlePoints).toEqual([6, 14]);
    expect(ninthAge.rules.invariants(plain.game)).toEqual([]);
  });
});

describe("ending a battle against nobody as it stands", () => {
  const gone = (seat: number) => (u: Unit) => (u.seat === seat ? { place: "gone" as const } : {});
  const left = withUnits(midway, gone(1));
  // Counters are what is scored below.
  const held = { objective: "hold-the-ground", markers: [], marked: [] } as const;
  const alone: B = { ...left, game: { ...left.game, ...held } as NinthAge };

  test("is open to the side that still has units, and to nobody else", () => {
    expect(refusal(midway, "end-as-it-stands", 0)).toBe("refuse.end-enemy-left");
    expect(refusal(alone, "end-as-it-stands", 0)).toBe("open");
    expect(refusal(alone, "end-as-it-stands", 1)).toBe("refuse.end-enemy-left");
    expect(refusal(withUnits(alone, gone(0)), "end-as-it-stands", 0)).toBe("refuse.end-nobody-left");
    // One who pursued off the table will come back: there is still an enemy.
    const chasing = withUnits(alone, (u) => (u.id === 6 ? { place: "pursued-off" } : {}));
    expect(refusal(chasing, "end-as-it-stands", 0)).toBe("refuse.end-enemy-left");
  });

  test("scores what stands: the counters so far, and no more of them", () => {
    const healthy = withUnits(alone, (u) => (u.seat === 0 ? { place: "reserve", fleeing: false } : {}));
    for (const [counters, points] of [
      [
        [0, 0],
        [17, 3],
      ],
      [
        [0, 1],
        [14, 6],
      ],
      [
        [2, 1],
        [20, 0],
      ],
    ] as const) {
      const at = { ...healthy, game: { ...healthy.game, gameTurn: 3, counters } as NinthAge };
      const units = at.game.units.map((u) => (u.seat === 0 ? { ...ninthAge.rules.setup(at.scenario).units[u.id] } : u));
      const after = declared({ ...at, game: { ...at.game, units } as NinthAge }, "end-as-it-stands", 0);
      expect(after.request).toBeNull();
      expect(ninthAge.rules.outcome(after.game)?.points).toEqual(points);
    }
  });

  test("a computer does so once nothing can change: objective won, nobody of its own in flight", () => {
    const end = ninthAge.rules.declarations?.find((d) => d.id === "end-as-it-stands");
    const calm = withUnits(alone, () => ({ fleeing: false })).game;
    expect(end?.advised?.(calm, 0)).toBe(false);
    expect(end?.advised?.({ ...calm, counters: [1, 0] }, 0)).toBe(true);
    const flight = calm.units.map((u) => (u.id === 0 ? { ...u, place: "field" as const, fleeing: true } : u));
    expect(end?.advised?.({ ...calm, counters: [1, 0], units: flight }, 0)).toBe(false);
  });
});

describe("a battle of other rules", () => {
  const file = JSON.parse(JSON.stringify(save(midway as unknown as Battle)));

  test("is refused for its version, in words that say what to do, never as tampered with", () => {
    // Everything else about it may be right or wrong: a wrong hash must not be what is named.
    for (const more of [{}, { format: 1 }, { origin: "0" }, { seats: undefined }, { entries: [{ hash: "0" }] }]) {
      const old = { ...file, version: "1", ...more };
      for (const verify of [false, true]) {
        const loaded = load(ninthAge, old, { verify });
        if (loaded.ok) throw new Error("a battle of other rules was opened");
        expect(loaded.problem).toMatchObject({ entry: null, where: "version", message: { key: "save.version" } });
        expect(loaded.problem.problem).toContain("version 1 of the rules of The Ninth Age");
        expect(loaded.problem.problem).toContain(`version ${ninthAge.version}`);
        expect(loaded.problem.problem).toContain("start the battle again");
      }
    }
  });

  test("names its edition in the file", () => {
    expect(file.scenario.edition).toBe("2e-early");
    expect(file.version).toBe(ninthAge.version);
  });
});
