import { laws } from "@tercio/testkit";
import { expect, inject, test } from "vitest";
import { oldWorld } from "../src/index.ts";
import { randomScenario } from "./by-hand/random.ts";

const many = inject("fully") ? 1 : 4;
// A quarter as many as in `npm run proof -- tests`.
const limits = { maximumAnswers: 1000, cuts: 60 / many, forks: 60 / many };

for (const law of laws(oldWorld, { battles: 4 / many, ...limits })) test(`The Old World: ${law.name}`, () => law.run());

// The laws hold for any set-up, not only for those that have a name.
const tangles = Array.from({ length: 12 }, (_, i) => ({ id: `tangle ${i + 1}`, scenario: randomScenario(i + 1) }));
for (const law of laws(oldWorld, { battles: inject("fully") ? 3 : 1, scenarios: tangles, ...limits }))
  test(`The Old World, tangles of up to six regiments: ${law.name}`, () => law.run());

test("the tangles differ", () => {
  const setups = tangles.map(({ scenario }) => scenario.setup as { units: unknown[]; contacts: unknown[] });
  expect(new Set(setups.map((s) => `${s.units.length} ${s.contacts.length}`)).size).toBeGreaterThan(5);
});
