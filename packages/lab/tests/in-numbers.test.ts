import { ageOfSigmar } from "@tercio/age-of-sigmar";
import { distribution } from "@tercio/dice";
import { games } from "@tercio/games";
import type { GivenNumbers } from "@tercio/kernel";
import { completed, exactOdds } from "@tercio/odds";
import { oldWorld } from "@tercio/old-world";
import { describe, expect, test, inject } from "vitest";

/** Powers of a polynomial by its coefficients. */
const times = (p: readonly number[], q: readonly number[]): readonly number[] => {
  const all = Array.from({ length: p.length + q.length - 1 }, () => 0);
  for (const [i, a] of p.entries()) for (const [j, b] of q.entries()) all[i + j] = (all[i + j] ?? 0) + a * b;
  return all;
};
/** `p` with `q` in place of its variable. */
const within = (p: readonly number[], q: readonly number[]): readonly number[] =>
  [...p].reverse().reduce<readonly number[]>(
    (sum, c) => {
      const next = [...times(sum, q)];
      next[0] = (next[0] ?? 0) + c;
      return next;
    },
    [0],
  );

/** One attack as a polynomial in the damage it does: written out apart from the rules. */
function oneAttack(given: GivenNumbers): readonly number[] {
  const n = (id: string): number => Number(given[id]);
  const face = (need: number): readonly number[] => [1, 2, 3, 4, 5, 6].map((f) => (f >= need ? 1 : 0));
  const again = given["reroll-hits"];
  const rolled = [1, 2, 3, 4, 5, 6].flatMap((first) =>
    [1, 2, 3, 4, 5, 6].map((second) => {
      const once = again === "ones" ? first === 1 : again === "failed" ? first < n("hit") : false;
      return once ? second : first;
    }),
  );
  const wound = (7 - n("wound")) / 6;
  const need = given.save === undefined ? 7 : n("save") + (given.rend === undefined ? 0 : n("rend"));
  const saved = need > 6 ? 0 : (7 - need) / 6;
  const damage =
    given.damage === "D3"
      ? [0, 1 / 3, 1 / 3, 1 / 3]
      : given.damage === "D6"
        ? [0, ...Array.from({ length: 6 }, () => 1 / 6)]
        : null;
  const fixed = Array.from({ length: damage === null ? Number(given.damage) + 1 : 1 }, () => 0);
  if (damage === null) fixed[fixed.length - 1] = 1;
  const through = wound * (1 - saved);
  const hit = (damage ?? fixed).map((p, i) => p * through + (i === 0 ? 1 - through : 0));
  const attack = rolled.reduce<readonly number[]>((sum, f) => {
    const hits = (face(n("hit"))[f - 1] ?? 0) * (f === 6 && given["exploding-hits"] !== undefined ? 2 : 1);
    let one: readonly number[] = [1];
    for (let i = 0; i < hits; i++) one = times(one, hit);
    if (f === 6 && given["mortal-on-hit"] !== undefined) one = times(one, [0, 1]);
    return Array.from({ length: Math.max(sum.length, one.length) }, (_, i) => (sum[i] ?? 0) + (one[i] ?? 0) / 36);
  }, []);
  const kept = given.negate === undefined ? 1 : (n("negate") - 1) / 6;
  return within(attack, [1 - kept, kept]);
}

const attack = ageOfSigmar.views.calculator?.find((q) => q.id === "attack");

describe("questions told in numbers", () => {
  test("each has an example that can be asked, and its numbers lie within their bounds", () => {
    for (const system of games)
      for (const question of [...(system.views.diceQuestions ?? []), ...(system.views.calculator ?? [])])
        for (const { id, least, most } of question.numbers) {
          const value = question.example[id];
          if (value !== undefined) expect(Number(value) >= least && Number(value) <= most, id).toBe(true);
        }
  });

  test("each number may be the least or the most that it may be, all others as in the example: there is such a set-up, or it is said why not", () => {
    const asked: string[] = [];
    // Each number at one of its ends, and the next at the other; in the long proof at both.
    for (const system of games)
      for (const question of system.views.calculator ?? [])
        for (const [at, n] of question.numbers.entries())
          for (const value of inject("fully") ? [n.least, n.most] : [at % 2 === 0 ? n.least : n.most]) {
            const found = completed(question, { ...question.example, [n.id]: value });
            if (!("given" in found) || (question.problem?.(found.given) ?? null) !== null) continue;
            expect(() => question.pose(found.given), `${question.id} ${n.id}=${value}`).not.toThrow();
            asked.push(question.id);
          }
    expect(new Set(asked).size).toBeGreaterThan(12);
  });

  test.each<GivenNumbers>([
    { attacks: 20, hit: 3, wound: 4, rend: 1, damage: "2", save: 4 },
    { attacks: 1, hit: 6, wound: 2, rend: 0, damage: "D6", save: 2 },
    { attacks: 7, hit: 2, wound: 6, rend: 3, damage: "D3", save: 3 },
    { attacks: 10, hit: 4, wound: 3, rend: 0, damage: "1", "reroll-hits": "ones" },
    { attacks: 10, hit: 4, wound: 3, rend: 0, damage: "3", "reroll-hits": "failed", save: 6 },
    { attacks: 6, hit: 5, wound: 5, rend: 1, damage: "1", save: 5, "mortal-on-hit": 6 },
    { attacks: 6, hit: 3, wound: 4, rend: 2, damage: "D3", save: 3, "exploding-hits": 6, negate: 5 },
    { attacks: 4, hit: 3, wound: 3, rend: 1, damage: "2", "mortal-on-hit": 6, "exploding-hits": 6, negate: 2 },
    { attacks: 40, hit: 3, wound: 3, rend: 1, damage: "1", save: 4, "reroll-hits": "failed", negate: 6 },
  ])("the damage of %j is that of each attack by itself, put together", (given) => {
    let all: readonly number[] = [1];
    for (let i = 0; i < Number(given.attacks); i++) all = times(all, oneAttack(given));
    const found = exactOdds(ageOfSigmar, (attack as NonNullable<typeof attack>).pose(given));
    expect(found.exact).toBe(true);
    for (const { id, probability } of found.results) expect(probability).toBeCloseTo(all[Number(id)] ?? 0, 12);
  });

  test("who has lost a combat breaks, falls back or gives ground by the dice and the difference", () => {
    const question = oldWorld.views.calculator?.find((q) => q.id === "break");
    for (const leadership of [2, 6, 8, 10])
      for (const lostBy of [1, 3, 9]) {
        const ways = { breaks: 0, fallsBack: 0, givesGround: 0 };
        for (let a = 1; a <= 6; a++)
          for (let b = 1; b <= 6; b++) {
            if (a + b === 2) ways.givesGround++;
            else if (a + b > leadership) ways.breaks++;
            else if (a + b + lostBy > leadership) ways.fallsBack++;
            else ways.givesGround++;
          }
        const odds = exactOdds(
          oldWorld,
          (question as NonNullable<typeof question>).pose({ leadership, "lost-by": lostBy }),
        );
        expect(Object.fromEntries(odds.results.map((r) => [r.id, Math.round(r.probability * 36)]))).toEqual(ways);
      }
  });

  test("a charge comes as far as Movement and the higher of two dice", () => {
    const [question] = oldWorld.views.diceQuestions ?? [];
    const chance = (movement: number, distance: number): number => {
      const { dice, passes } = (question as NonNullable<typeof question>).roll({ movement, distance });
      return Math.round(
        distribution(dice).reduce((sum, b) => sum + (passes(b.outcome) === true ? b.probability : 0), 0) * 36,
      );
    };
    expect([chance(4, 5), chance(4, 6), chance(4, 9), chance(4, 10), chance(4, 11)]).toEqual([36, 35, 20, 11, 0]);
  });
});
