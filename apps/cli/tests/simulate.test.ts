import { playOne, simulate } from "@tercio/lab";
import { ninthAge, type NinthAge } from "@tercio/ninth-age";
import { expect, test } from "vitest";
import { complaints } from "../src/commands/simulate.ts";

test("a seed that breaks an invariant is told with the command that plays it again, which breaks in the same place", () => {
  const strict = {
    ...ninthAge,
    invariants: (game: NinthAge) => (game.units.some((u) => u.seat === 0 && u.fleeing) ? ["somebody flees"] : []),
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
  // The command plays with hashes and events; the battle is the same.
  expect(playOne(strict, seed, { bots: "random", chained: true }).tally.problems).toEqual(sum.problems.slice(0, 1));
});
