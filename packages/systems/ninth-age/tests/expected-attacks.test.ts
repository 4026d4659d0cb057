import type { GivenNumbers } from "@tercio/kernel";
import { completed, exactOdds } from "@tercio/odds";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";

const question = ninthAge.views.calculator?.find((q) => q.id === "attack");

/** The Health Points that such attacks cost, with how likely each number is. */
function lost(given: GivenNumbers): readonly (readonly [number, number])[] {
  if (question === undefined) throw new Error("no attacks are asked about");
  const whole = completed(question, given);
  if (!("given" in whole)) throw new Error(JSON.stringify(whole.lacking));
  const { results, exact } = exactOdds(ninthAge, question.pose(whole.given));
  expect(exact).toBe(true);
  return results.map((r) => [Number(r.id), r.probability] as const);
}
const meanOf = (given: GivenNumbers): number => lost(given).reduce((sum, [n, p]) => sum + n * p, 0);

/** One attack that hits and wounds on 4. */
const ONE = { attacks: 1, hit: 4, wound: 4 };
const SURE = { attacks: 1, hit: 2, wound: 2 };
const sure = (5 / 6) * (5 / 6);

describe("U6: attacks told in numbers, by hand", () => {
  test.each<readonly [string, GivenNumbers, number]>([
    ["a save of 5", { attacks: 20, hit: 4, wound: 4, save: 5 }, 20 * (1 / 2) * (1 / 2) * (4 / 6)],
    ["no save", { attacks: 6, hit: 4, wound: 3 }, 2],
    [
      "the figures of both: 2 better hits on 3, 1 stronger wounds on 3, Armour 4 less 1 saves on 4",
      {
        ...{ attacks: 1, by: "figures", offence: 5, defence: 3, strength: 4, resilience: 3 },
        ...{ penetration: 1, armour: 4 },
      },
      (2 / 3) * (2 / 3) * (1 / 2),
    ],
    [
      "figures at the ends of their tables: 8 worse hits on 6, 2 weaker wounds on 6, Armour 6 saves on 2",
      { attacks: 36, by: "figures", offence: 1, defence: 9, strength: 3, resilience: 5, armour: 6 },
      1 / 6,
    ],
    ["a special save of 5 behind the armour", { ...ONE, save: 4, aegis: 5 }, (1 / 4) * (1 / 2) * (4 / 6)],
    ["-1 to hit", { ...ONE, hit: 3, "hit-modifier": -1 }, 1 / 4],
    ["no modifier makes a 6 miss", { ...ONE, hit: 6, "hit-modifier": -3 }, 1 / 12],
    ["no modifier makes a 1 hit", { ...ONE, hit: 2, "hit-modifier": 3 }, 5 / 12],
    ["+1 to wound", { ...ONE, wound: 5, "wound-modifier": 1 }, 1 / 4],
    ["-1 to the save", { ...ONE, save: 4, "save-modifier": -1 }, (1 / 4) * (4 / 6)],
    ["failed hits re-rolled", { ...ONE, "reroll-hits": "failed" }, (3 / 4) * (1 / 2)],
    [
      "failed hits re-rolled at -1: what fails is what the modifier leaves",
      { ...ONE, hit: 3, "hit-modifier": -1, "reroll-hits": "failed" },
      (3 / 4) * (1 / 2),
    ],
    ["6s to hit re-rolled", { ...ONE, "reroll-hits": "sixes" }, (2 / 6 + (1 / 6) * (1 / 2)) * (1 / 2)],
    ["failed wounds re-rolled", { ...ONE, wound: 5, "reroll-wounds": "failed" }, (1 / 2) * (1 / 3 + (2 / 3) * (1 / 3))],
    ["wounds that succeed re-rolled", { ...ONE, wound: 5, "reroll-wounds": "successful" }, (1 / 2) * (1 / 9)],
    ["failed Armour Saves re-rolled", { ...SURE, save: 4, "reroll-armour": "failed" }, sure * (1 / 4)],
    ["Armour Saves that succeed re-rolled", { ...SURE, save: 4, "reroll-armour": "successful" }, sure * (3 / 4)],
    ["special saves that succeed re-rolled", { ...SURE, aegis: 4, "reroll-special": "successful" }, sure * (3 / 4)],
    ["Divine Attacks against an Aegis", { ...SURE, aegis: 4, "divine-attacks": true }, sure * (3 / 4)],
    ["Divine Attacks against Fortitude", { ...SURE, fortitude: 4, "divine-attacks": true }, sure * (1 / 2)],
    ["Poison Attacks", { ...ONE, wound: 5, "poison-attacks": true }, 1 / 6 + (2 / 6) * (2 / 6)],
    ["Battle Focus", { ...ONE, "battle-focus": true }, (4 / 6) * (1 / 2)],
    [
      "Battle Focus with Poison: of two hits one wounds",
      { ...ONE, "battle-focus": true, "poison-attacks": true },
      (2 / 6) * (1 / 2) + (1 / 6) * (3 / 2),
    ],
    ["Lethal Strike", { ...ONE, save: 3, "lethal-strike": true }, (1 / 2) * (1 / 6 + (2 / 6) * (2 / 6))],
    [
      "Lethal Strike, which an Aegis may stop",
      { ...ONE, save: 4, aegis: 4, "lethal-strike": true },
      (1 / 2) * ((1 / 6) * (1 / 2) + (2 / 6) * (1 / 2) * (1 / 2)),
    ],
    [
      "Lethal Strike, which no Fortitude stops",
      { ...ONE, save: 4, fortitude: 4, "lethal-strike": true },
      (1 / 2) * (1 / 6 + (2 / 6) * (1 / 2) * (1 / 2)),
    ],
    [
      "Multiple Wounds (D3), no more than a model has",
      { ...ONE, "multiple-wounds": "D3", health: 2 },
      (1 / 4) * ((1 + 2 + 2) / 3),
    ],
    ["Multiple Wounds (D6) of 10 Health Points", { ...ONE, "multiple-wounds": "D6", health: 10 }, (1 / 4) * 3.5],
  ])("%s", (_, given, mean) => {
    expect(meanOf(given)).toBeCloseTo(mean, 12);
  });

  test("each number of 20 attacks is as likely as so many of 20 that go through", () => {
    const [yes, no] = [1 / 6, 5 / 6];
    let ways = 1;
    for (const [n, p] of lost({ attacks: 20, hit: 4, wound: 4, save: 5 })) {
      expect(p).toBeCloseTo(ways * yes ** n * no ** (20 - n), 12);
      ways = (ways * (20 - n)) / (n + 1);
    }
  });

  test("as much as may be asked is answered exactly, and what is beyond it is refused", () => {
    const most = {
      ...{ attacks: 300, hit: 2, wound: 2, save: 6, aegis: 6, health: 10, "multiple-wounds": "D6" },
      ...{ "battle-focus": true, "poison-attacks": true, "lethal-strike": true, "divine-attacks": true },
      ...{ "reroll-hits": "failed", "reroll-wounds": "failed", "reroll-armour": "successful" },
    };
    const all = lost(most);
    expect(all.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 9);
    if (question === undefined) throw new Error("no attacks are asked about");
    for (const wrong of [
      { attacks: 301 },
      { attacks: 1e12 },
      { attacks: 2.5 },
      { attacks: Number.NaN },
      { attacks: "9" },
      { hit: 7 },
      { wound: 1 },
      { save: -1 },
      { "hit-modifier": 4 },
      { "multiple-wounds": "D100" },
      { "reroll-hits": "__proto__" },
      { by: "constructor" },
    ])
      expect("lacking" in completed(question, { ...ONE, ...wrong }), JSON.stringify(wrong)).toBe(true);
  });
});
