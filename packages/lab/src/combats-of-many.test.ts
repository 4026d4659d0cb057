import { ninthAge } from "@tercio/ninth-age";
import { exactOdds, weigh } from "@tercio/odds";
import { expect, inject, test } from "vitest";
import { combatOf, ofFive, ofFour } from "../bench/many.ts";

/** Two against two with fewer models: half a million states become some tens of thousands. */
const fewer = (scene: (typeof ofFour)[number]): (typeof ofFour)[number] => {
  const models: { readonly [name: string]: number } = { Guard: 10, Halberds: 12, Barbarians: 10 };
  const units = Object.entries(scene.units).map(([name, u]) => [name, { ...u, models: models[name] ?? 10 }] as const);
  return { ...scene, units: Object.fromEntries(units) };
};
const [two, ...others] = ofFour;
if (two === undefined) throw new Error("no combat of four");

for (const [at, scene] of [inject("fully") ? two : fewer(two), ...others].entries())
  test(`four units in one combat, ${Object.keys(scene.units).join(", ")}: exact, and a sample's intervals hold it`, () => {
    const question = combatOf(scene);
    const exact = exactOdds(ninthAge, question);
    expect(exact.exact).toBe(true);
    expect(Math.abs(exact.results.reduce((sum, r) => sum + r.probability, 0) - 1)).toBeLessThan(1e-12);
    // More than one way to end is worth telling.
    expect(exact.results.filter((r) => r.probability > 0.005).length).toBeGreaterThanOrEqual(2);
    const odds = exactOdds(ninthAge, question, { limit: 0, samples: 600 });
    expect(odds.exact).toBe(false);
    for (const r of odds.results) {
      const wanted = exact.results.find((x) => x.id === r.id)?.probability ?? Number.NaN;
      // Twice as far as its interval reaches a share lies once in ten thousand samples.
      const off = Math.abs(r.probability - wanted);
      expect(off, `${at}, ${r.id}: ${r.probability} against ${wanted}`).toBeLessThan(2 * r.error);
    }
    // What is taken for granted is the same, whichever way it is found.
    expect(odds.assumes.map((m) => JSON.stringify(m)).sort()).toEqual(
      exact.assumes.map((m) => JSON.stringify(m)).sort(),
    );
  });

/** The same question where nothing is put together: each outcome of each roll is played. */
const played = ({ meets: _, ...question }: ReturnType<typeof ofFive>): typeof question => question;

if (inject("fully"))
  test("two against two and five units: put together they end as if each outcome had been played", () => {
    for (const question of [combatOf(two), ofFive()]) {
      const [together, each] = [question, played(question)].map((q) => exactOdds(ninthAge, q, { limit: 3_000_000 }));
      expect([together?.exact, each?.exact]).toEqual([true, true]);
      expect(together?.states).toBeLessThan((each?.states ?? 0) / 3);
      for (const [at, r] of together?.results.entries() ?? [])
        expect(Math.abs(r.probability - (each?.results[at]?.probability ?? Number.NaN)), r.id).toBeLessThan(1e-12);
    }
  });

test("five units in one combat: a sample long before it is exact", () => {
  const weighing = weigh(ninthAge, ofFive());
  weighing.play(100);
  expect(weighing.odds?.plays).toBe(100);
  expect(weighing.odds?.error).toBeGreaterThan(0.01);
  const few = exactOdds(ninthAge, ofFive(), { limit: 500, samples: 100 });
  expect(few.exact).toBe(false);
  // The same plays, whatever was walked before.
  expect(few.results).toEqual(weighing.odds?.results);
});
