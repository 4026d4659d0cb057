import { ageOfSigmar } from "@tercio/age-of-sigmar";
import type { Core, GivenNumbers, RuleSystem } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { completed, exactOdds, posedOf } from "@tercio/odds";
import { oldWorld } from "@tercio/old-world";
import { describe, expect, test } from "vitest";

/** What a question about a hard moment comes to, asked as a player asks it. */
function told<G extends Core>(system: RuleSystem<G>, id: string, given: GivenNumbers) {
  const question = system.views.calculator?.find((q) => q.id === id);
  if (question === undefined) throw new Error(id);
  const whole = completed(question, given);
  if ("lacking" in whole) throw new Error(JSON.stringify(whole.lacking));
  const posed = question.pose(whole.given);
  const odds = exactOdds(system, posed);
  expect(odds.exact).toBe(true);
  return posedOf((result) => question.counts(result), posed, odds);
}

const faces = [1, 2, 3, 4, 5, 6];
const twoDice = faces.flatMap((a) => faces.map((b) => a + b));
const bestTwoOfThree = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c - Math.min(a, b, c))));
const share = <T>(list: readonly T[], holds: (one: T) => boolean): number => list.filter(holds).length / list.length;
const pairs = <A, B>(one: readonly A[], two: readonly B[]) => one.flatMap((a) => two.map((b) => [a, b] as const));

describe("The Ninth Age", () => {
  test("a quarter lost is a Panic Test on 2D6, less is none", () => {
    for (const discipline of [5, 7, 9])
      expect(told(ninthAge, "panic", { models: 20, lost: 5, discipline }).probability).toBeCloseTo(
        share(twoDice, (d) => d > discipline),
        12,
      );
    expect(told(ninthAge, "panic", { models: 20, lost: 4, discipline: 2 }).probability).toBe(0);
  });

  test("who flees is run down by as many inches as it flees, or more; Swiftstride drops the lowest of three", () => {
    for (const pursuers of [false, true])
      for (const fleeing of [false, true])
        expect(
          told(ninthAge, "pursuit", { "pursuers-swift": pursuers, "fleeing-swift": fleeing }).probability,
        ).toBeCloseTo(
          share(pairs(pursuers ? bestTwoOfThree : twoDice, fleeing ? bestTwoOfThree : twoDice), ([p, f]) => p >= f),
          12,
        );
  });

  test("Dangerous Terrain rolls for each model, more dice for the higher", () => {
    expect(told(ninthAge, "dangerous-terrain", { models: 10, fails: 1 }).probability).toBeCloseTo(
      1 - (5 / 6) ** 10,
      12,
    );
    expect(told(ninthAge, "dangerous-terrain", { models: 10, fails: 2 }).mean).toBeCloseTo(20 / 6, 12);
    expect(told(ninthAge, "dangerous-terrain", { models: 4, fails: 1, height: "Gigantic" }).mean).toBeGreaterThan(
      4 / 6,
    );
  });

  test("the wounds of a volley go to the wounded model first", () => {
    const given = { shooters: 1, models: 6, health: 3, resilience: 4 };
    expect(told(ninthAge, "wounds", { ...given, lost: 2 }).probability).toBeCloseTo(1 / 6, 12);
    expect(told(ninthAge, "wounds", { ...given, lost: 1 }).probability).toBe(0);
  });

  test("600 points ahead of 4,500 is the band from 451 to 900 (sheet 000)", () => {
    const { each, mean } = told(ninthAge, "victory", { destroyed: 1400, fleeing: 400, lost: 1000, size: 4500 });
    expect(each.map((r) => r.id)).toEqual(["12-8"]);
    expect(mean).toBe(12);
    expect(told(ninthAge, "victory", { destroyed: 1000, lost: 1000 }).mean).toBe(10);
  });
});

test("The Old World: who breaks flees 2D6, who falls back the higher of two dice, and 2D6 pursue", () => {
  const higher = faces.flatMap((a) => faces.map((b) => Math.max(a, b)));
  expect(told(oldWorld, "pursuit", {}).probability).toBeCloseTo(
    share(pairs(twoDice, twoDice), ([p, f]) => p >= f),
    12,
  );
  expect(told(oldWorld, "pursuit", { "in-good-order": true }).probability).toBeCloseTo(
    share(pairs(twoDice, higher), ([p, f]) => p >= f),
    12,
  );
});

describe("Age of Sigmar", () => {
  test("7 of 12 left, Bravery 6: the die and five slain, less the Bravery", () => {
    const { each } = told(ageOfSigmar, "battleshock", { models: 7, slain: 5, bravery: 6 });
    expect(each.map((r) => [r.id, Math.round(r.probability * 6)])).toEqual([0, 1, 2, 3, 4, 5].map((n) => [`${n}`, 1]));
  });

  test("a charge at 8 inches needs an 8; the first model may end half an inch away", () => {
    for (const distance of [3, 8, 12])
      expect(told(ageOfSigmar, "charge", { distance }).probability).toBeCloseTo(
        share(twoDice, (d) => d >= distance - 0.5),
        12,
      );
  });

  test("of equal rolls for priority who began before chooses", () => {
    expect(told(ageOfSigmar, "priority", {}).probability).toBeCloseTo(15 / 36, 12);
    expect(told(ageOfSigmar, "priority", { began: true }).probability).toBeCloseTo(21 / 36, 12);
  });

  test("models that pile in reach an enemy an inch away, of a block not all", () => {
    expect(told(ageOfSigmar, "pile-in", { models: 1, foes: 1, gap: 3 }).mean).toBe(1);
    const reaching = told(ageOfSigmar, "pile-in", { models: 20, foes: 5, gap: 1 }).mean ?? 0;
    expect(reaching).toBeGreaterThan(5);
    expect(reaching).toBeLessThan(20);
  });
});
