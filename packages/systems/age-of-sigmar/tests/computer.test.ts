import { chooseAnswer, thoughtOf } from "@tercio/bots";
import { answer, type Battle, type ChoiceRequest, checkChoice, lengthOf, rollDice, startBattle } from "@tercio/kernel";
import { describe, expect, test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";
import type { Scene } from "../src/scene/types.ts";
import { other, type Seat, type Sigmar } from "../src/state/state.ts";

const { computer: mind, rules } = ageOfSigmar;
const standing = (game: Sigmar): number => mind.evaluate(game, 3).reduce((sum, p) => sum + p.value, 0);
const built = (units: Scene["units"], more: Partial<Scene> = {}): Battle<Sigmar> =>
  startBattle(ageOfSigmar, rules.scenes?.scenario({ units, ...more } as never) as never, 1).battle;

/** A battle between two players from a seed: both seats' moves, counted where level 3 decides. */
function played(
  seed: number,
  seat: Seat,
): { readonly winner: number | null; readonly looks: number; readonly decisions: number } {
  let { battle } = startBattle(ageOfSigmar, rules.starter(), seed, { chained: false });
  let [looks, decisions] = [0, 0];
  while (battle.request !== null) {
    if (battle.request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const own = battle.request.player === seat;
    const options = { seed: seed * 2 + Number(!own), after: lengthOf(battle) };
    const thought = own ? thoughtOf(battle, { ...options, player: 3 }) : null;
    looks += thought?.looks ?? 0;
    decisions += Number(own);
    const step = answer(battle, thought?.answer ?? chooseAnswer(battle, { ...options, player: "random" }));
    if (!step.ok) throw new Error(step.refusal.message.key);
    battle = step.battle;
  }
  return { winner: rules.outcome(battle.game)?.winner ?? null, looks, decisions };
}

describe("the computer’s judgement", () => {
  test("what one side gains the other loses: the same battle with the seats changed about is judged the other way round", () => {
    let { battle } = startBattle(ageOfSigmar, rules.starter(), 3, { chained: false });
    let judged = 0;
    for (let i = 0; battle.request !== null && i < 60; i++) {
      const { game } = battle;
      const turned: Sigmar = {
        ...game,
        active: other(game.active),
        first: other(game.first),
        units: game.units.map((u) => ({ ...u, entry: { ...u.entry, seat: other(u.entry.seat) } })),
      };
      expect(standing(turned)).toBeCloseTo(-standing(game), 9);
      judged += Number(standing(game) !== 0);
      battle =
        battle.request.type === "roll"
          ? rollDice(battle).battle
          : ((s) => (s.ok ? s.battle : battle))(
              answer(
                battle,
                rules.choices[battle.request.choice]?.sample(game, battle.request.about, { next: () => 1 }),
              ),
            );
    }
    expect(judged).toBeGreaterThan(20);
  });

  test("a fight is worth what its blows come to: more models that strike, more; and nothing once the battle is over", () => {
    const riders = (models: number) =>
      built({
        R: { side: "first", warscroll: "storm-riders", models, at: [0, 0], arrangement: "line" },
        D: { side: "second", warscroll: "barrow-dead", models: 10, at: [0, 2.2], arrangement: "line" },
      }).game;
    const fights = (game: Sigmar): number => mind.evaluate(game, 1).find((p) => p.id === "fights")?.value ?? 0;
    expect(fights(riders(2))).toBeGreaterThan(fights(riders(1)));
    expect(fights(riders(4))).toBeGreaterThan(fights(riders(2)));
    expect(fights({ ...riders(4), over: true })).toBe(0);
  });

  test("it charges whom it beats, and not whom it would lose against; each answer that it thinks of is legal", () => {
    const asked = (warscroll: string): Battle<Sigmar> => {
      let battle = built({
        R: { side: "first", warscroll: "shieldguard", models: 10, at: [0, 0], arrangement: "line" },
        D: { side: "second", warscroll, models: 5, at: [0, 5], arrangement: "line" },
      });
      while (battle.request?.type !== "choice" || battle.request.choice !== "charge-unit") {
        const { request, game } = battle;
        const step =
          request?.type === "choice"
            ? answer(battle, rules.choices[request.choice]?.timeout(game, request.about))
            : null;
        if (step?.ok !== true) throw new Error("nobody charges");
        battle = step.battle;
      }
      return battle;
    };
    const says = (battle: Battle<Sigmar>) => thoughtOf(battle, { player: 3, seed: 1 }).answer;
    expect(says(asked("barrow-dead"))).toEqual({ unit: 0 });
    expect(says(asked("gate-watch"))).toEqual({ done: true });
    for (const one of ["barrow-dead", "gate-watch"]) {
      const battle = asked(one);
      const request = battle.request as ChoiceRequest;
      const groups = [...(mind.options?.(battle.game, request, 3, { next: () => 1 }) ?? [])];
      for (const a of groups.flat()) expect(checkChoice(ageOfSigmar, battle.game, request, a)).toBe(true);
    }
  });

  test("whoever chooses has the first turn where it can charge first, from either side", () => {
    const chosen = ([0, 1] as const).map((seat) => {
      const own = seat === 0 ? "first" : "second";
      const battle = built(
        {
          R: { side: own, warscroll: "storm-riders", models: 5, at: [0, 0], arrangement: "line" },
          D: { side: seat === 0 ? "second" : "first", warscroll: "barrow-dead", models: 10, at: [0, 16] },
        },
        { first: own },
      );
      expect([battle.request?.type === "choice" && battle.request.choice, battle.request?.player]).toEqual([
        "priority",
        seat,
      ]);
      return thoughtOf(battle, { player: 3, seed: 1 }).answer;
    });
    expect(chosen).toEqual([{ first: 0 }, { first: 1 }]);
  });

  // Who answers anything as well wins as many in one of ten times.
  test("it beats who answers anything, with a bounded number of positions a decision", () => {
    const battles = Array.from({ length: 8 }, (_, i) => 1 + i).flatMap((seed) =>
      ([0, 1] as const).map((seat) => ({ seat, ...played(seed, seat) })),
    );
    expect(battles.filter((b) => b.winner === b.seat).length).toBeGreaterThanOrEqual(11);
    for (const { looks, decisions } of battles) expect(looks / decisions).toBeLessThan(40);
  });
});
