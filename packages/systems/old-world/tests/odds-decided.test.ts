import { say } from "@tercio/kernel";
import { type Decided, type Decision, exactOdds, type Odds } from "@tercio/odds";
import { leastTail, rolledResults } from "@tercio/testkit";
import { expect, test } from "vitest";
import { oldWorld } from "../src/index.ts";
import type { OldWorld } from "../src/state/state.ts";
import { table } from "./rule-cases/table.ts";

const a = { name: { en: "A", fr: "A" }, models: 3, files: 3, wounds: 1 };
/** Weak enough to run now and then, in a combat that goes on for two rounds. */
const game = (): OldWorld =>
  table({
    units: [a, { ...a, name: { en: "B", fr: "B" }, leadership: 5 }],
    contacts: [{ charger: 0, charged: 1 }],
    first: 0,
    maximumTurns: 3,
  });
const question = () => {
  const [found] = oldWorld.views.rounds?.(game(), 2) ?? [];
  if (found === undefined) throw new Error("nobody fights");
  return found;
};
const odds = (decided: Decided = {}): Odds => exactOdds(oldWorld, question(), decided);
const better = ({ results }: Odds): number =>
  results.reduce((sum, r) => sum + (r.id.startsWith("second") ? r.probability : 0), 0);
const words = (d: Decision): readonly string[] => d.options.map((o) => say(oldWorld, o.label, "en"));

test("what the winner does after a combat may be picked: the same as when it is rolled out with that answer", () => {
  const granted = odds();
  expect(granted.exact).toBe(true);
  const after = granted.decisions.filter((d) => d.choice === "after-combat" && d.player === 0);
  expect(after.length).toBeGreaterThan(1);
  const restrains = (d: Decision): string | undefined =>
    d.options.find((o) => /restrain|stay/i.test(say(oldWorld, o.label, "en")))?.id;
  const picks = Object.fromEntries(after.flatMap((d) => (restrains(d) === undefined ? [] : [[d.id, restrains(d)]])));
  expect(Object.keys(picks).length, after.map(words).join("; ")).toBeGreaterThan(0);
  const held = odds({ picks: picks as Decided["picks"] & object });
  expect(Math.abs(better(held) - better(granted))).toBeGreaterThan(0.001);
  const expected = new Map(held.results.map((r) => [r.id, r.probability]));
  const plays = 3000;
  const rolled = rolledResults(oldWorld, question(), plays, 7, (g, { choice, about, player }) => {
    const kind = oldWorld.rules.choices[choice];
    const restrain = kind
      ?.enumerate?.(g, about)
      ?.find((answer) => (answer as { readonly plan?: string }).plan === "restrain");
    return choice === "after-combat" && player === 0 && restrain != null ? restrain : (kind?.timeout(g, about) ?? null);
  });
  expect(leastTail(expected, rolled, plays)).toBeGreaterThan(1e-6);
  // The sample of what is taken for granted would not pass for it.
  expect(leastTail(expected, rolledResults(oldWorld, question(), plays, 7), plays)).toBeLessThan(1e-6);
});

test("what is looked for is no worse than any answer that is picked, nor the worst any better", () => {
  const granted = odds();
  const [most, least] = (["most", "least"] as const).map((aim) =>
    odds({ seekers: [{ player: 0, aim, number: "winner-0" }] }),
  ) as [Odds, Odds];
  for (const found of [most, least]) {
    expect(found.exact && found.sought !== null).toBe(true);
    expect(found.results.reduce((sum, r) => sum + r.probability, 0)).toBeCloseTo(1, 10);
    expect(found.sought?.values?.[0]).toBeCloseTo(better(found), 10);
  }
  for (const d of granted.decisions.filter((one) => one.player === 0))
    for (const o of d.options) {
      const one = better(odds({ picks: { [d.id]: o.id } }));
      expect(better(most)).toBeGreaterThanOrEqual(one - 1e-10);
      expect(better(least)).toBeLessThanOrEqual(one + 1e-10);
    }
  expect(better(most) - better(least)).toBeGreaterThan(0.001);
});
