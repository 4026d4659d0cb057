import { chooseAnswer } from "@tercio/bots";
import {
  answer,
  type Battle,
  type Change,
  type Context,
  giveLine,
  load,
  message,
  type OddsQuestion,
  refuse,
  save,
  startBattle,
} from "@tercio/kernel";
import { exactOdds, weigh } from "@tercio/odds";
import type { System } from "@tercio/board";
import { diceRace, type DiceRace, laws, playTrack } from "@tercio/testkit";
import { expect, test } from "vitest";
import { playOne } from "./simulate.ts";

const turnOf = diceRace.rules.choices["race-turn"] as (typeof diceRace.rules.choices)[string];

/** The race with a choice that has no legal answer for players of these seats; `none`: what the step says then. */
function race(
  seats: readonly number[],
  none?: (game: DiceRace, vars: object, context: Context) => Change<DiceRace>,
): System<DiceRace> {
  const stuck = (game: DiceRace): boolean => seats.includes(game.active);
  const choice: typeof turnOf = {
    ...turnOf,
    accept: (game, about, given) =>
      stuck(game) ? refuse("race.refuse-shape", null) : turnOf.accept(game, about, given),
    sample: (game, about, source) => (stuck(game) ? null : turnOf.sample(game, about, source)),
    timeout: (game, about) => (stuck(game) ? null : turnOf.timeout(game, about)),
    enumerate: (game, about) => (stuck(game) ? [] : (turnOf.enumerate?.(game, about) ?? null)),
  };
  const sequences = diceRace.rules.sequences.map((s) => ({
    ...s,
    steps: s.steps.map((step) =>
      step.kind === "ask" && step.id === "choose" && none !== undefined ? { ...step, none } : step,
    ),
  }));
  return {
    ...diceRace,
    rules: { ...diceRace.rules, choices: { "race-turn": choice }, sequences },
    computer: { ...diceRace.computer, propose: () => [] },
  };
}

/** Past the card of the first turn, to where somebody would be asked. */
function begun(system: System<DiceRace>): Battle<DiceRace> {
  const deckless = { ...system.rules.starter(), setup: { target: 20, lastTurn: 6, deck: [] } };
  return startBattle(system, deckless, 4).battle;
}

test("a step says what happens where nothing is legal, and the other player is asked as ever", () => {
  const passing = race([0], (game, _, context) => {
    context.emit({ kind: "lost", message: message("race.lost", { player: game.active + 1 }), rule: null });
    return { leave: true };
  });
  const track = playTrack(passing, begun(passing).scenario, 4, 500);
  expect(track.end.request).toBeNull();
  const asked = track.turns.flatMap(({ battle: b }) => (b.request?.type === "choice" ? [b.request.player] : []));
  expect(new Set(asked)).toEqual(new Set([1]));
  expect(track.startEvents.map((e) => e.kind)).toContain("lost");
  expect(track.end.game.scores[0]).toBe(0);
  // Nothing of it stands in the record: it follows from the state, on any machine.
  const again = load(passing, JSON.parse(JSON.stringify(save(track.end))), { verify: true });
  expect(again.ok && again.battle.log?.hash).toBe(track.end.log?.hash);
});

test("a kind that knows sooner whether it can be answered is asked that, and no answer is made up", () => {
  const passing = race([0], () => ({ leave: true }));
  const kind = passing.rules.choices["race-turn"] as typeof turnOf;
  let asked = 0;
  const knowing: typeof turnOf = {
    ...kind,
    answerable: (game) => game.active !== 0,
    timeout(game, about) {
      asked++;
      return kind.timeout(game, about);
    },
  };
  const battle = begun({ ...passing, rules: { ...passing.rules, choices: { "race-turn": knowing } } });
  expect(battle.request).toMatchObject({ type: "choice", player: 1 });
  expect(asked).toBe(0);
});

test("where no step says what then, nobody throws: each says that there is no answer", () => {
  const silent = race([0, 1]);
  const battle = begun(silent);
  expect(battle.request?.type).toBe("choice");
  for (const player of ["random", 1, 3] as const) expect(chooseAnswer(battle, { player, seed: 1 })).toBeNull();
  expect(answer(battle, null).ok).toBe(false);
  const line = giveLine(battle, "usual");
  expect(line.ok ? "" : line.problem.message.key).toBe("script.no-answer");
  const question: OddsQuestion<DiceRace> = {
    id: "who",
    label: message("race.player"),
    start: battle.game,
    stop: () => false,
    result: (game) => (silent.rules.outcome(game) === null ? null : "won"),
    results: [{ id: "won", label: message("race.player") }],
  };
  const weighing = weigh(silent, question, { samples: 5 });
  weighing.play(5);
  for (const [odds, exact] of [
    [exactOdds(silent, question, { limit: 100 }), true],
    [weighing.odds, false],
  ] as const) {
    expect(odds?.exact).toBe(exact);
    const over = odds?.results.find((r) => r.id === "over")?.probability ?? 0;
    expect(Math.abs(over - 1)).toBeLessThan(1e-12);
  }
  const { tally } = playOne(silent, 1, { bots: "random", scenario: battle.scenario });
  expect(tally.problems).toEqual([{ seed: 1, problem: '"race-turn" has no legal answer (after 0 answers)' }]);
});

test("where only the other side cannot answer, a look ahead ends there", () => {
  const half = race([1]);
  const battle = begun(half);
  expect(battle.request).toMatchObject({ type: "choice", player: 0 });
  const proposing = { ...half, computer: diceRace.computer };
  expect(chooseAnswer({ ...battle, system: proposing }, { player: 3, seed: 1 })).not.toBeNull();
});

test("the laws name a choice that cannot be answered", () => {
  const ends = laws(race([1]), { battles: 1, maximumAnswers: 200 }).find((l) => l.name.startsWith("every battle ends"));
  expect(() => ends?.run()).toThrow("still asking");
});
