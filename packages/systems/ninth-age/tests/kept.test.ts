import { type Modifier, message, type Rule, withEffect, without } from "@tercio/kernel";
import { counterSource } from "@tercio/dice";
import { expect, test } from "vitest";
import { book } from "../src/hooks/book.ts";
import type { NinthAgeMoments } from "../src/hooks/moments.ts";
import { initiativeOf, packetsAt, stepsOf } from "../src/calculation/attacks.ts";
import type { Duel } from "../src/calculation/attackers.ts";
import { loseHealth } from "../src/calculation/losses.ts";
import { ninthAge, type NinthAge } from "../src/index.ts";
import { changed, engagementsOf, onField, type Unit, unit } from "../src/state/state.ts";
import { fight } from "./rule-cases/combat-scenes.ts";
import { played, quiet } from "./rule-cases/scenes.ts";

/** What is remembered by record must be what would be found anew: the same game told as fresh records remembers nothing. */
const anew = (game: NinthAge): NinthAge => structuredClone(game);

function battle(): NinthAge {
  const named = ninthAge.rules.scenarios().find((s) => s.id === "many-in-one-combat");
  if (named === undefined) throw new Error("no such scenario");
  return ninthAge.rules.setup(named.scenario);
}

const fighters = (game: NinthAge): readonly number[] =>
  game.units.filter((u) => onField(u) && engagementsOf(game, u.id).length > 0).map((u) => u.id);

function allPackets(game: NinthAge) {
  const units = fighters(game).map((id) => unit(game, id));
  const order = units.flatMap((u) => initiativeOf(game, u));
  return stepsOf(game, order).map((step) => units.map((u) => packetsAt(game, u, step, null, order)));
}

test("whoever falls, from behind or in front, who strikes whom is what it would be without a memory", () => {
  const start = battle();
  const random = counterSource(9, 0);
  const dice = new Set<string>();
  for (let n = 0; n < 60; n++) {
    let game = start;
    for (const id of fighters(start)) {
      const dealt = unit(game, id).pools.map((p) => random.next(p.count + 3) - 2);
      game = loseHealth(
        game,
        id,
        dealt.map((d) => Math.max(0, d)),
      ).game;
    }
    const packets = allPackets(game);
    expect(packets).toEqual(allPackets(anew(game)));
    dice.add(JSON.stringify(packets));
  }
  // They do not all come to the same.
  expect(dice.size).toBeGreaterThan(30);
});

test("who strikes whom hangs on the ranks that strike, on who stands for himself, and on a Duel", () => {
  const scene = fight({
    a: { models: 15, files: 5, champion: true },
    b: { models: 15, files: 5, champion: true },
  });
  const { game: start } = played(scene, quiet(), { until: { roll: "roll.and" } });
  const duel: Duel = { a: { unit: 0, pool: 1 }, b: { unit: 1, pool: 1 } };
  const packets = (game: NinthAge, now: Duel | null) =>
    [0, 1].map((id) => {
      const order = [0, 1].flatMap((x) => initiativeOf(game, unit(game, x)));
      return stepsOf(game, order).map((step) => packetsAt(game, unit(game, id), step, now, order));
    });
  const fallen = [0, 1, 4, 5, 6, 8, 9];
  const champion = [
    { count: 1, refused: false },
    { count: 1, refused: true },
    { count: 1, refused: false, slot: 0 },
    { count: 0, refused: false },
  ];
  const states = fallen.flatMap((men) => champion.flatMap((led) => [null, duel].map((now) => ({ men, led, now }))));
  const seen = new Set<string>();
  const look = ({ men, led, now }: (typeof states)[number]): void => {
    const pools = (u: Unit) => u.pools.map((p, i) => (i === 0 ? { ...p, count: p.count - men } : { ...p, ...led }));
    const units = start.units.map((u) => (u.id === 0 ? changed(u, { pools: pools(u) }) : u));
    const game = { ...start, units };
    const told = packets(game, now);
    expect(told, JSON.stringify({ men, led, now })).toEqual(packets(anew(game), now));
    seen.add(JSON.stringify(told));
  };
  // The same engagement all along, as in a walk; few are remembered, so that one thing after the other changes fastest.
  for (const state of states) look(state);
  for (const now of [null, duel]) for (const led of champion) for (const men of fallen) look({ men, led, now });
  for (const men of fallen) for (const now of [null, duel]) for (const led of champion) look({ men, led, now });
  expect(seen.size).toBeGreaterThan(20);
});

test("a rule that is switched off is missed at once, and its return too", () => {
  const game = battle();
  const count = () =>
    allPackets(game)
      .flat(2)
      .reduce((sum, p) => sum + p.dice, 0);
  const all = count();
  const front = without("t9a.rule.supporting-attacks", count);
  expect(front).toBeLessThan(all);
  expect(count()).toBe(all);
});

const TOUGH = "tough";
const tough: Rule<NinthAge, NinthAgeMoments> = {
  id: TOUGH,
  name: { en: "Tough", fr: "Coriace" },
  enforces: [],
  modify: {
    "health points": {
      model: (): Modifier => ({ operation: "add", value: 2, because: message("base"), rule: TOUGH }),
    },
  },
};

test("losses are found anew while an effect lasts, and again when it is over", () => {
  const game = battle();
  const [id] = fighters(game) as [number];
  const before = unit(game, id).pools[0]?.count ?? 0;
  const each = unit(game, id).entry.healthPoints;
  const left = (g: NinthAge): number => unit(loseHealth(g, id, [3 * each, 0]).game, id).pools[0]?.count ?? 0;
  expect(left(game)).toBe(before - 3);
  book.also([tough], () => {
    const effects = withEffect(game.effects, { rule: TOUGH, on: id, from: null, until: {}, params: {} });
    expect(left({ ...game, effects })).toBe(before - Math.floor((3 * each) / (each + 2)));
    expect(left(game)).toBe(before - 3);
  });
});
