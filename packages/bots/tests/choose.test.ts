import {
  answer,
  type Battle,
  checkAnswer,
  type ChoiceRequest,
  type Core,
  LEVELS,
  type RuleSystem,
  rollDice,
  say,
  startBattle,
} from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { type DiceRace, diceRace } from "@tercio/testkit";
import { describe, expect, inject, test, vi } from "vitest";
import { chooseAnswer, chooseDeclaration, playerOf, playerWord, reasonFor, standing, thoughtOf } from "../src/index.ts";

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

/** Points of the player that thinks, in `seat`, and of the random one, when the battle is over. */
function contest<G extends Core>(system: RuleSystem<G>, seat: number, seed: number): [number, number] {
  let battle = toChoice(startBattle(system, system.rules.starter(), seed, { chained: false }).battle);
  while (battle.request !== null) {
    const player = battle.request.player === seat ? 3 : "random";
    const given = chooseAnswer(battle, { player, seed });
    battle = toChoice(onward(battle, given));
  }
  const points = system.rules.outcome(battle.game)?.points ?? [];
  return [points[seat] as number, points[1 - seat] as number];
}

/** The same race, for a computer that trusts its standing and plays nothing forward. */
const seeing: RuleSystem<DiceRace> = {
  ...diceRace,
  computer: {
    ...diceRace.computer,
    options: (game, request) => [diceRace.rules.choices[request.choice]?.enumerate?.(game, request.about) ?? []],
  },
};

const opening = (seed: number) => toChoice(startBattle(ninthAge, ninthAge.rules.starter(), seed).battle);

describe("the computer", () => {
  test("looking ahead wins more than two races in three against random play", () => {
    let won = 0;
    const races = inject("fully") ? 60 : 30;
    for (let seed = 1; seed <= races; seed++) {
      const [own, other] = contest(diceRace, seed % 2, seed);
      if (own > other) won++;
    }
    expect(won).toBeGreaterThan((2 * races) / 3);
  });

  test("it rolls on while that brings more on average than it may lose, and banks then", () => {
    const { battle } = startBattle(seeing, seeing.rules.starter(), 4);
    const begun = toChoice(battle);
    const given = (pot: number): unknown => {
      const game = { ...begun.game, pot, scores: [0, 3] as const };
      return chooseAnswer({ ...begun, game }, { player: 3, seed: 1 });
    };
    // A one in six loses the pot, five in six bring four on average.
    for (const pot of [2, 8, 15]) expect(given(pot)).toEqual({ do: "roll" });
    for (const pot of [22, 25]) expect(given(pot)).toEqual({ do: "bank" });
  });

  test("every level answers legally, and the same battle and seed give the same answers", () => {
    for (const player of LEVELS) {
      const told = (): string[] => {
        const answers: string[] = [];
        let battle = opening(3);
        for (let i = 0; i < (inject("fully") ? 40 : 12) && battle.request !== null; i++) {
          const given = chooseAnswer(battle, { player, seed: 9, after: i });
          expect(checkAnswer(battle, given)).toBe(true);
          answers.push(JSON.stringify(given));
          battle = toChoice(onward(battle, given));
        }
        return answers;
      };
      expect(told()).toEqual(told());
    }
  });

  test("S4, U13: no clock is asked: where hours pass between two looks the answers are the same", () => {
    const answers = (): readonly string[] => {
      const list: string[] = [];
      let battle = opening(5);
      for (let i = 0; i < 10 && battle.request !== null; i++) {
        const thought = thoughtOf(battle, { player: 3, seed: i, after: i });
        list.push(JSON.stringify([thought.answer, thought.looks, thought.best?.value]));
        battle = toChoice(onward(battle, thought.answer));
      }
      return list;
    };
    const usual = answers();
    let time = Date.now();
    const clocks = [vi.spyOn(Date, "now"), vi.spyOn(performance, "now")];
    for (const clock of clocks) clock.mockImplementation(() => (time += 3_600_000));
    try {
      expect(answers()).toEqual(usual);
    } finally {
      for (const clock of clocks) clock.mockRestore();
    }
  });

  test("its reason names the difference to what it would have done else", () => {
    const { battle } = startBattle(seeing, seeing.rules.starter(), 4);
    const at = toChoice({ ...battle, game: { ...battle.game, pot: 11, scores: [3, 0] as const } });
    const thought = thoughtOf(at, { player: 3, seed: 1 });
    const reason = reasonFor(diceRace, at.game, at.request as ChoiceRequest, thought);
    expect(thought.best).not.toBeNull();
    expect(reason === null ? "" : say(diceRace, reason, "en")).toMatch(/against “|as good as “/);
    expect(reason === null ? "" : say(diceRace, reason, "fr")).toMatch(/face à «\u00a0|aussi bon que «\u00a0/);
  });

  test("what one seat has the other lacks", () => {
    const { game } = opening(2);
    for (const level of LEVELS)
      expect(standing(ninthAge, game, 0, level) + standing(ninthAge, game, 1, level)).toBeCloseTo(0, 9);
  });

  test("earlier saves knew one level alone, which is the third of today; of words that nobody knows it is as well", () => {
    expect(playerOf("real")).toBe(3);
    expect(playerOf("level1")).toBe(1);
    expect(playerOf("random")).toBe("random");
    expect(playerOf("grandmaster")).toBe(3);
    expect(playerWord("grandmaster")).toBeNull();
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
