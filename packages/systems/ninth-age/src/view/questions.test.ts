import { counterSource } from "@tercio/dice";
import { type Battle, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { expect, test } from "vitest";
import { ninthAge, type NinthAge } from "../index.ts";
import { stands } from "../state/steps.ts";

/** Battles of two random players, stopped at every request for which `here` holds. */
function visit(
  seeds: readonly number[],
  here: (b: Battle<NinthAge>) => boolean,
  see: (b: Battle<NinthAge>) => void,
): void {
  for (const seed of seeds)
    for (const { battle } of byChance(startBattle(ninthAge, ninthAge.rules.starter(), seed), counterSource(seed, 0)))
      if (battle.request !== null && here(battle)) see(battle);
}

test("at every roll of a charge and of a round up to its Break Tests the question goes on from there", () => {
  let charges = 0;
  let rounds = 0;
  visit(
    [3, 11],
    (b) => b.request?.type === "roll" && b.game.stack.some((f) => /^(charge-move|round-of-combat)$/.test(f.sequence)),
    (b) => {
      const questions = ninthAge.views.questions(b.game, b.request as never);
      const stack = b.game.stack;
      const round = stack.find((f) => stands(f, "round-of-combat"));
      const charge = stack.find((f) => stands(f, "charge-move"));
      if (charge !== undefined && stack[stack.length - 1] === charge) {
        expect(questions.map((q) => q.headline)).toContain("arrives");
        charges++;
      }
      if (round !== undefined && /^([1-7])(\D|$)/.test(round.at)) {
        expect(questions.filter((q) => q.id.startsWith("combat"))).toHaveLength(1);
        // It starts with the very frames under way: nothing that has fallen is rolled again.
        expect(questions[0]?.start.stack[0]).toBe(round);
        expect(questions[0]?.start.units).toBe(b.game.units);
        rounds++;
      }
    },
  );
  expect(charges).toBeGreaterThan(5);
  expect(rounds).toBeGreaterThan(20);
});

test("each charge on offer has its question, and so has the one that a unit must react to", () => {
  let offers = 0;
  let reactions = 0;
  visit(
    [3, 11],
    (b) => b.request?.type === "choice" && /^charge(-reaction)?$/.test(b.request.choice),
    (b) => {
      const about = (
        b.request as unknown as { about: { pairs?: { unit: number; target: number }[]; charger?: number } }
      ).about;
      const ids = ninthAge.views.questions(b.game, b.request as never).map((q) => q.answer);
      for (const pair of about.pairs ?? []) {
        expect(ids).toContainEqual(pair);
        offers++;
      }
      if (about.charger === undefined) return;
      const kind = ninthAge.rules.choices["charge-reaction"];
      // Each reaction that may be chosen is weighed.
      for (const reaction of kind?.enumerate?.(b.game, about) ?? []) expect(ids).toContainEqual(reaction);
      reactions++;
    },
  );
  expect(offers).toBeGreaterThan(10);
  expect(reactions).toBeGreaterThan(5);
});
