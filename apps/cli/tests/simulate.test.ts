import type { Scenario } from "@tercio/kernel";
import { playOne, randomScenario, simulate } from "@tercio/lab";
import { type Army, armyProblem, ninthAge, type NinthAge } from "@tercio/ninth-age";
import { expect, test } from "vitest";
import { complaints } from "../src/commands/simulate.ts";

test("a seed that breaks an invariant is told with the command that plays it again, which breaks in the same place", () => {
  const strict = {
    ...ninthAge,
    rules: {
      ...ninthAge.rules,
      invariants: (game: NinthAge) => (game.units.some((u) => u.seat === 0 && u.fleeing) ? ["somebody flees"] : []),
    },
  };
  const sum = simulate(strict, 7, 4, { bots: "random" });
  expect(sum.violations).toBeGreaterThan(0);
  const { seed } = sum.problems[0] as { seed: number };
  const told = complaints(sum, { system: "ninth-age", bots: "random" });
  expect(told[0]).toMatch(
    new RegExp(
      `^seed ${seed}: somebody flees \\(after \\d+ answers\\)\n {2}npx tercio battle --system ninth-age --seed ${seed} --bots random$`,
    ),
  );
  expect(complaints(sum, { system: "ninth-age", bots: "random", randomArmies: [3, 20] })[0]).toMatch(
    / --bots random --random-armies 3-20$/,
  );
  // The command plays with hashes and events; the battle is the same.
  expect(playOne(strict, seed, { bots: "random", chained: true }).tally.problems).toEqual(sum.problems.slice(0, 1));
});

test("a battle of a scenario is told with its name, and many of it are the same as one by one", () => {
  const { scenario } = ninthAge.rules.scenarios().find((s) => s.id === "champions") as { scenario: Scenario };
  const sum = simulate(ninthAge, 1, 3, { bots: "random", scenario });
  expect(sum).toMatchObject({ battles: 3, finished: 3, problems: [] });
  expect(sum.events["combatRounds"]).toBeGreaterThan(0);
  const seeds = [1, 2, 3].map((seed) => playOne(ninthAge, seed, { bots: "random", chained: true, scenario }).tally);
  expect(seeds.reduce((n, t) => n + t.answers, 0)).toBe(sum.answers);
  const told = complaints(
    { ...sum, problems: [{ seed: 3, problem: "a fault" }] },
    { system: "ninth-age", bots: "random", scenario: "champions" },
  );
  expect(told[0]).toMatch(/--seed 3 --bots random --scenario champions$/);
});

test("armies by chance are legal, of 3 to 20 units, the same for the same seed, and both bounds are met", () => {
  const sizes = new Set<number>();
  for (let seed = 1; seed <= 100; seed++) {
    const scenario = randomScenario(ninthAge, seed, [3, 20]);
    expect(scenario).toEqual(randomScenario(ninthAge, seed, [3, 20]));
    expect(ninthAge.rules.checkScenario(scenario)).toBeNull();
    for (const army of scenario.setup.armies as unknown as readonly Army[]) {
      expect(armyProblem(army)).toBeNull();
      sizes.add(army.units.length);
    }
  }
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 20]);
});

test("a battle of armies by chance is the one that the command with its seed plays", () => {
  const sum = simulate(ninthAge, 3, 1, { bots: "random", pieces: [3, 6] });
  expect(sum.problems).toEqual([]);
  const again = playOne(ninthAge, 3, { bots: "random", chained: true, scenario: randomScenario(ninthAge, 3, [3, 6]) });
  expect(again.tally.answers).toBe(sum.answers);
  expect(again.tally.events).toEqual(sum.events);
});
