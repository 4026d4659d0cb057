import { counterSource } from "@tercio/dice";
import { startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { mayShootAt, volleys, whyNotShoot } from "../src/battlefield/volleys.ts";
import { obstructions, obstructionsFrom } from "../src/battlefield/obstructions.ts";
import { ninthAge, type NinthAge } from "../src/index.ts";
import { onField, type Unit } from "../src/state/state.ts";

/** Some states of the first Game Turn of armies drawn by chance, on a map drawn by chance. */
function states(seed: number): readonly NinthAge[] {
  const scenario = ninthAge.rules.randomScenario?.(counterSource(seed, 0), [8, 8]);
  if (scenario === undefined) throw new Error("no scenarios by chance");
  const list: NinthAge[] = [];
  let count = 0;
  for (const { battle } of byChance<NinthAge>(startBattle(ninthAge, scenario, seed), counterSource(seed, 1))) {
    const { game } = battle;
    if (game.gameTurn > 1) break;
    if (game.gameTurn === 1 && count++ % 8 === 0) list.push(game);
  }
  return list;
}

const pairs = (game: NinthAge): readonly (readonly [Unit, Unit])[] => {
  const all = game.units.filter(onField);
  return all.flatMap((u) => all.filter((v) => v.seat !== u.seat).map((v) => [u, v] as const));
};

/** The same state, in which nobody's name can be read: whoever puts anything into words fails. */
function nameless(game: NinthAge): NinthAge {
  const units = game.units.map((u): Unit => {
    const entry = Object.defineProperty({ ...u.entry }, "name", {
      get: () => {
        throw new Error("a name was read");
      },
    });
    return { ...u, entry, pools: u.pools.map((p) => (p.profile === u.entry ? { ...p, profile: entry } : p)) };
  });
  return { ...game, units };
}

const games = states(11);

test("S2: a shot may be made where it has shots, and nothing is put into words to find that out", () => {
  let [may, not] = [0, 0];
  for (const game of games) {
    const bare = nameless(game);
    for (const [u, v] of pairs(game)) {
      const shots = volleys(game, u, v, false).length > 0 && whyNotShoot(game, u, v, false) === null;
      expect(mayShootAt(game, u, v, false)).toBe(shots);
      expect(mayShootAt(bare, bare.units[u.id] as Unit, bare.units[v.id] as Unit, false)).toBe(shots);
      if (shots) may++;
      else not++;
    }
  }
  expect(may).toBeGreaterThan(20);
  expect(not).toBeGreaterThan(20);
});

test("S2: what stands between is the same for each model, asked one by one or all of them at once", () => {
  let some = 0;
  for (const game of games.slice(0, 3))
    for (const [u, v] of pairs(game)) {
      const from = obstructionsFrom(game, u, v);
      const told = (list: ReturnType<typeof obstructions>) => list.map((o) => ({ ...o, because: o.because() }));
      for (const at of [undefined, { x: u.x, y: u.y }, { x: u.x + 2000, y: u.y - 1000 }]) {
        const one = told(obstructions(game, u, v, at));
        expect(told(from(at))).toEqual(one);
        some += one.length;
      }
    }
  expect(some).toBeGreaterThan(100);
});
