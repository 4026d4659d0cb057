import { EARLY } from "./editions.ts";
import { distribution } from "@tercio/dice";
import { describe, expect, inject, test } from "vitest";
import "../src/index.ts";
import { castingDice, judgeCasting, judgeDispelling } from "../src/calculation/casting.ts";
import { type Attempt, chances, table } from "./expected/casting.ts";

/**
 * Casting and dispelling against an enumeration by somebody who has not seen this program (expected/casting.ts, as it was
 * written): every number of dice, value, modifier, Miscast Modifier, and any number of dispelling dice.
 */
const ROWS = ["none", "r111", "r222", "r333", "r444", "r555", "r666", "r777"] as const;
const rolled = { plain: "spell.pyromancy.fireball", thaumaturgy: "spell.thaumaturgy.hand-of-heaven" } as const;

/** All ways in which so many dice may fall, found once. */
const hands = new Map<number, ReturnType<typeof distribution<{ kind: "hand"; dice: number; sides: 6 }>>>();
function thrown(dice: number) {
  const known = hands.get(dice) ?? distribution({ kind: "hand", dice, sides: 6 });
  hands.set(dice, known);
  return known;
}

/** The same chances out of the functions by which attempts are judged in play. */
function ours(a: Attempt) {
  const dice = castingDice(EARLY, { dice: a.dice, spell: a.thaumaturgy ? rolled.thaumaturgy : rolled.plain });
  const made = { cast: 0, passed: 0, miscast: ROWS.map(() => 0), back: Array.from({ length: a.dice + 1 }, () => 0) };
  const dispelling = a.dispel === 0 ? [] : thrown(a.dispel);
  const dispelBack = Array.from({ length: a.dispel + 1 }, () => 0);
  for (const { outcome, probability } of distribution(dice)) {
    const j = judgeCasting(outcome.faces, a.modifier, a.value, a.miscast);
    made.back[j.back] = (made.back[j.back] ?? 0) + probability;
    if (!j.passed) {
      const row = j.miscast === 1 ? 1 : 0;
      made.miscast[row] = (made.miscast[row] ?? 0) + probability;
      dispelBack[0] = (dispelBack[0] ?? 0) + probability;
      continue;
    }
    made.passed += probability;
    let through = dispelling.length === 0 ? 1 : 0;
    if (dispelling.length === 0) dispelBack[0] = (dispelBack[0] ?? 0) + probability;
    for (const d of dispelling) {
      const { passed, back } = judgeDispelling(d.outcome.faces, a.dispelModifier, j.total);
      if (!passed) through += d.probability;
      dispelBack[back] = (dispelBack[back] ?? 0) + probability * d.probability;
    }
    made.cast += probability * through;
    const row = j.miscast ?? 0;
    made.miscast[row] = (made.miscast[row] ?? 0) + probability * through;
    made.miscast[0] = (made.miscast[0] ?? 0) + probability * (1 - through);
  }
  return { ...made, dispelBack };
}

const near = (p: number, q: number): boolean => Math.abs(p - q) < 1e-12;

describe("casting, enumerated elsewhere", () => {
  test.each([1, 2, 3, 4, 5] as const)("%d dice: every value, modifier, Miscast Modifier and reroll", (dice) => {
    const faults: string[] = [];
    for (let value = 3; value <= 18; value++)
      for (const modifier of inject("fully") ? [-2, -1, 0, 1, 2] : [-2, 1])
        for (const miscast of [-1, 0, 1, 2])
          for (const thaumaturgy of [false, true]) {
            const a: Attempt = { dice, value, modifier, miscast, thaumaturgy, dispel: 0, dispelModifier: 0 };
            const [theirs, own] = [chances(a), ours(a)];
            if (!near(theirs.passed, own.passed) || !near(theirs.cast, own.cast)) faults.push(JSON.stringify(a));
            if (!ROWS.every((row, i) => near(theirs.miscast[row], own.miscast[i] ?? 0)))
              faults.push(`miscast ${JSON.stringify(a)}`);
            if (!theirs.castingDiceBack.every((p, i) => near(p, own.back[i] ?? 0)))
              faults.push(`dice back ${JSON.stringify(a)}`);
          }
    expect(faults).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7] as const)("%d dispelling dice", (dispel) => {
    const faults: string[] = [];
    // Of five and more each comes with every value, modifier and Miscast Modifier; with each number of dice in the proof.
    for (const dice of inject("fully") || dispel < 5 ? ([1, 2, 3, 4, 5] as const) : ([2] as const))
      for (const value of [4, 8, 12])
        for (const dispelModifier of [-2, 0, 1])
          for (const miscast of [-1, 0, 1]) {
            const a: Attempt = { dice, value, modifier: 1, miscast, thaumaturgy: false, dispel, dispelModifier };
            const [theirs, own] = [chances(a), ours(a)];
            if (!near(theirs.cast, own.cast)) faults.push(JSON.stringify(a));
            if (!ROWS.every((row, i) => near(theirs.miscast[row], own.miscast[i] ?? 0)))
              faults.push(`miscast ${JSON.stringify(a)}`);
            if (!theirs.dispelDiceBack.every((p, i) => near(p, own.dispelBack[i] ?? 0)))
              faults.push(`dice back ${JSON.stringify(a)}`);
          }
    expect(faults).toEqual([]);
  });

  test("the sheet's two tables, but for the cells that rulings name", () => {
    const shown = (p: number): number =>
      p < 1e-9 || p > 1 - 1e-9 ? Math.round(p) * 100 : Math.min(99, Math.max(1, Math.round(p * 100)));
    const other = table
      .filter((c) => c.value > 0)
      .filter(({ thaumaturgy, dice, value, percent }) => {
        const attempt = { thaumaturgy, dice: dice as 1, value, modifier: 0, miscast: thaumaturgy ? 1 : 0 };
        return shown(ours({ ...attempt, dispel: 0, dispelModifier: 0 }).passed) !== percent;
      })
      .map((c) => `${c.dice}D6 ${c.value}+${c.thaumaturgy ? " thaumaturgy" : ""}`);
    expect(other).toEqual([
      "3D6 15+",
      ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16].map((value) => `5D6 ${value}+`),
      "3D6 3+ thaumaturgy",
      "3D6 14+ thaumaturgy",
    ]);
  });
});
