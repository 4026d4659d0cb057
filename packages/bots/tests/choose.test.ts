import { answer, type Battle, checkAnswer, type Core, type RuleSystem, rollDice, startBattle } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { diceRace } from "@tercio/testkit";
import { describe, expect, inject, test } from "vitest";
import { chooseAnswer, chooseDeclaration } from "../src/index.ts";

function onward<G extends Core>(battle: Battle<G>, given: unknown): Battle<G> {
  const result = answer(battle, given);
  if (!result.ok) throw new Error(`refused: ${result.refusal.message.key}`);
  return result.battle;
}

/** Rolls until a choice is asked for. */
function toChoice<G extends Core>(battle: Battle<G>): Battle<G> {
  let at = battle;
  while (at.request?.type === "roll") at = rollDice(at).battle;
  return at;
}

/** Points of the looking-ahead player in `seat` and of the random one, when the battle is over. */
function contest<G extends Core>(system: RuleSystem<G>, seat: number, seed: number, plays: number): [number, number] {
  let battle = toChoice(startBattle(system, system.rules.starter(), seed, { chained: false }).battle);
  while (battle.request !== null) {
    const kind = battle.request.player === seat ? "real" : "random";
    const given = chooseAnswer(battle, { kind, seed, plays, milliseconds: Number.POSITIVE_INFINITY });
    battle = toChoice(onward(battle, given));
  }
  const points = system.rules.outcome(battle.game)?.points ?? [];
  return [points[seat] as number, points[1 - seat] as number];
}

const opening = (seed: number) => toChoice(startBattle(ninthAge, ninthAge.rules.starter(), seed).battle);

describe("the computer", () => {
  test("looking ahead wins more than two races in three against random play", () => {
    let won = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const [own, other] = contest(diceRace, seed % 2, seed, 40);
      if (own > other) won++;
    }
    expect(won).toBeGreaterThan(40);
  });

  test("the same battle, seed and number of plays give the same answers", () => {
    const told = (): string[] => {
      const answers: string[] = [];
      let battle = opening(3);
      for (let i = 0; i < (inject("fully") ? 4 : 2) && battle.request !== null; i++) {
        const given = chooseAnswer(battle, { kind: "real", seed: 9, plays: 2, milliseconds: Number.POSITIVE_INFINITY });
        answers.push(JSON.stringify(given));
        battle = toChoice(onward(battle, given));
      }
      return answers;
    };
    expect(told()).toEqual(told());
  });

  test("it never stalls: with no time it still gives a legal answer, and it asks the clock before every look", () => {
    let battle = opening(5);
    for (let i = 0; i < (inject("fully") ? 60 : 14) && battle.request !== null; i++) {
      let asked = 0;
      const given = chooseAnswer(battle, {
        kind: "real",
        seed: i,
        milliseconds: 100,
        now: () => asked++ * 60,
      });
      // 0 ms at the start, 60 ms before the first look, 120 ms before the second: no time for it.
      expect(asked).toBeLessThanOrEqual(3);
      expect(checkAnswer(battle, given)).toBe(true);
      battle = toChoice(onward(battle, given));
    }
  });

  test("it declares what the system advises and what is open to its seat, and nothing else", () => {
    const { battle } = startBattle(diceRace, diceRace.rules.starter(), 4);
    const late = { ...battle, game: { ...battle.game, turn: battle.game.lastTurn, scores: [0, 9] as const } };
    expect(chooseDeclaration(battle, 0)).toBeNull();
    expect(chooseDeclaration(late, 0)).toBe("resign");
    expect(chooseDeclaration(late, 1)).toBeNull();
    expect(chooseDeclaration({ ...late, request: null }, 0)).toBeNull();
  });
});
