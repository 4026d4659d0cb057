import { counterSource } from "@tercio/dice";
import { answer, type Battle, giveOutcome, type Json, rollDice, type Scenario, startBattle } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { describe, expect, test } from "vitest";
import { combatQuestion, type OldWorld, oldWorld, scenarioOf, type Setup } from "../src/index.ts";
import { combatSetup } from "../src/scenarios/starter.ts";
import { northmen, spears } from "../src/state/units.ts";
import type { Contact, Facing } from "../src/state/state.ts";
import { randomScenario } from "./by-hand/random.ts";

type B = Battle<OldWorld>;

const across: { readonly [facing in Facing]: Facing } = { front: "front", rear: "rear", left: "right", right: "left" };
const mirrored = (c: Contact): Contact => ({ ...c, facing: across[c.facing] });
const leftForRight = (s: Setup): Setup => ({ ...s, contacts: s.contacts.map(mirrored) });
const playersSwapped = (s: Setup): Setup => ({
  ...s,
  units: s.units.map((u) => ({ ...u, seat: u.seat === 0 ? 1 : 0 })),
  first: s.first === 0 ? 1 : 0,
});

/** Two on each side: a single file between two enemies, and a regiment struck in front and rear. */
const crowded: Setup = {
  units: [
    { ...spears, models: 6, files: 1, weaponSkill: 5 },
    { ...northmen, models: 12, files: 4 },
    { ...northmen, models: 9, files: 5, weapon: "halberd", musician: true },
    { ...spears, models: 15, files: 5, weapon: "whip" },
  ],
  contacts: [
    { charger: 1, charged: 0, facing: "right", chargerModels: 4, chargedModels: 4, inches: 4, turn: 1 },
    { charger: 2, charged: 0, facing: "left", chargerModels: 4, chargedModels: 4, inches: 0, turn: 0 },
    { charger: 3, charged: 1, facing: "left", chargerModels: 3, chargedModels: 3, inches: 0, turn: 0 },
  ],
  first: 1,
  maximumTurns: 12,
};

/** The same dice and answers on both tables, state by state. */
function compare(setup: Setup, image: (s: Setup) => Setup, seed: number): number {
  const start = (s: Setup): B => startBattle(oldWorld, scenarioOf(s) as Scenario, seed, { chained: false }).battle;
  let here = start(setup);
  let there = start(image(setup));
  const source = counterSource(seed ^ 0x7777, 0);
  let replies = 0;
  for (; here.request !== null; replies++) {
    const where = `seed ${seed}, reply ${replies}`;
    const request = here.request;
    if (request.type === "roll") {
      const rolled = rollDice(here);
      const entry = rolled.battle.log?.entry as unknown as { outcome: never };
      there = giveOutcome(there, entry.outcome, [], 0).battle;
      here = rolled.battle;
    } else {
      const given = oldWorld.rules.choices[request.choice]?.sample(here.game, request.about, source) as Json;
      const [one, two] = [answer(here, given), answer(there, given)];
      if (!one.ok || !two.ok) throw new Error(`${where}: refused`);
      here = one.battle;
      there = two.battle;
    }
    const expected = image({ ...setup, contacts: here.game.contacts });
    expect(there.game.contacts, where).toEqual(expected.contacts);
    const rest = (g: OldWorld) => g.units.map((u) => ({ ...u, entry: null }));
    expect(rest(there.game), where).toEqual(rest(here.game));
  }
  expect(there.request).toBeNull();
  return replies;
}

const odds = (s: Setup): ReadonlyMap<string, number> => {
  const game = oldWorld.rules.setup(scenarioOf(s));
  const answered = exactOdds(
    oldWorld,
    combatQuestion(
      game,
      s.units.map((_, id) => id),
    ),
    { limit: 400_000 },
  );
  expect(answered.exact).toBe(true);
  return new Map(answered.results.map((r) => [r.id, r.probability]));
};

describe("the same combat seen otherwise", () => {
  test.each([
    ["left for right", leftForRight],
    ["players swapped", playersSwapped],
  ] as const)("battles with %s go the same way, answer by answer", (_, image) => {
    let replies = 0;
    for (const setup of [combatSetup, crowded])
      for (let seed = 1; seed <= 40; seed++) replies += compare(setup, image, seed);
    for (let tangle = 1; tangle <= 40; tangle++)
      for (const seed of [1, 2]) replies += compare(randomScenario(tangle).setup as unknown as Setup, image, seed);
    expect(replies).toBeGreaterThan(2000);
  });

  test("odds do not care for left and right, and swap with the players", () => {
    const plain = odds(combatSetup);
    for (const [id, p] of odds(leftForRight(combatSetup))) expect(p).toBeCloseTo(plain.get(id) ?? 0, 12);
    for (const [id, p] of odds(playersSwapped(combatSetup))) {
      const same = id.startsWith("first") ? id.replace("first", "second") : id.replace("second", "first");
      expect(p, id).toBeCloseTo(plain.get(same) ?? 0, 12);
    }
  });
});
