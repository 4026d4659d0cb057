import type { RuleSystem } from "@tercio/kernel";
import { laws } from "@tercio/testkit";
import { expect, test } from "vitest";
import { type OldWorld, oldWorld } from "../src/index.ts";
import { randomScenario } from "./by-hand/random.ts";

const all = (system: RuleSystem<OldWorld>, battles: number, cuts: number) =>
  laws(system, { battles, maximumAnswers: 1000, cuts, forks: cuts });

for (const law of all(oldWorld, 12, 60)) test(`The Old World: ${law.name}`, () => law.run());

// The laws hold for any set-up, not for the one that opens with the app alone.
const tangles = Array.from({ length: 12 }, (_, i) => all({ ...oldWorld, starter: () => randomScenario(i + 1) }, 3, 8));
for (const [at, law] of (tangles[0] ?? []).entries())
  test(`The Old World, tangles of up to six regiments: ${law.name}`, () => {
    for (const [i, list] of tangles.entries())
      try {
        list[at]?.run();
      } catch (error) {
        throw new Error(`tangle ${i + 1}: ${String(error)}`);
      }
  });

test("the tangles differ", () => {
  const setups = tangles.map((_, i) => randomScenario(i + 1).setup as { units: unknown[]; contacts: unknown[] });
  expect(new Set(setups.map((s) => `${s.units.length} ${s.contacts.length}`)).size).toBeGreaterThan(5);
});
