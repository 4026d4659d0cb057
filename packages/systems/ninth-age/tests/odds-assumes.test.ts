import { say } from "@tercio/kernel";
import { exactOdds } from "@tercio/odds";
import { expect, test } from "vitest";
import { combatQuestion, ninthAge, type Scene } from "../src/index.ts";
import { fight, gameOf, like } from "./rule-cases/combat-scenes.ts";

/** What the odds of the whole fight take for granted, in one language. */
function assumed(scene: Scene, language: "en" | "fr" = "en"): readonly string[] {
  const odds = exactOdds(ninthAge, combatQuestion(gameOf(scene), [0, 1]));
  expect(odds.exact).toBe(true);
  return odds.assumes.map((m) => say(ninthAge, m, language));
}
const small = { models: 5, files: 5 };

test("nothing is taken for granted where nobody has a choice", () => {
  expect(assumed(fight({ a: small, b: small }))).toEqual([]);
});

test("the weapon, the duel, its answer and who is struck are named, each once", () => {
  const armed = { profile: like({ name: "Armed", weapons: ["halberd", "great-weapon"] }), ...small };
  expect(assumed(fight({ a: armed, b: small }))).toEqual(["Which weapon should Armed use? Halberd"]);
  const led = { profile: like({ name: "Led" }), ...small, champion: true };
  expect(assumed(fight({ a: { ...led, profile: like({ name: "Brave" }) }, b: led }))).toEqual([
    "Does one of your champions or Characters issue a Duel? No Duel",
    "Brave: models with a choice attack Led, not at the champion",
    "Led: models with a choice attack Brave, not at the champion",
  ]);
  expect(assumed(fight({ a: small, b: led }), "fr")).toEqual([
    "A : les figurines qui ont le choix attaquent Led, hors champion",
  ]);
});

test("both sides wiped out at once is an end of its own", () => {
  // One man against one, each with one attack at the same step: 4+ to hit, 4+ to wound, no armour.
  const one = { models: 1, files: 1 };
  const odds = exactOdds(ninthAge, combatQuestion(gameOf(fight({ a: one, b: one })), [0, 1]));
  const of = (id: string): number => odds.results.find((r) => r.id === id)?.probability ?? 0;
  expect(of("both-gone")).toBeCloseTo(1 / 16, 12);
  expect(of("first-gone")).toBeCloseTo(3 / 16, 12);
  expect(of("second-gone")).toBeCloseTo(3 / 16, 12);
  expect(of("draw")).toBeCloseTo(9 / 16, 12);
});
