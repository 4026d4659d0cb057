import { enter } from "./dice-race-sequences.ts";
import { describe, expect, test } from "vitest";
import { diceRace } from "./dice-race.ts";
import type { Steps } from "./dice-race-state.ts";
import { needs, play, type SceneLine, type SceneOptions, verdict } from "./scene.ts";

const race = diceRace;
const go = (script: readonly SceneLine[], options: SceneOptions<Steps> = {}) =>
  play(race, race.rules.starter(), script, options);
/** A card is drawn at the start of a turn; then the pot grows by the dice. */
const opening: readonly SceneLine[] = [{ dice: [1] }, { choice: "race-turn", answer: { do: "roll" } }, { dice: [5] }];

describe("a script", () => {
  test("is played to its last line, and the next request stands", () => {
    const run = go(opening);
    expect(run.game.pot).toBe(5);
    expect(run.request).toMatchObject({ type: "choice", choice: "race-turn" });
    // Each request with the game that asked it, the last one without a reply.
    expect(run.requests.map((q) => [q.request.type, q.line])).toEqual([
      ["roll", opening[0]],
      ["choice", opening[1]],
      ["roll", opening[2]],
      ["choice", null],
    ]);
    expect(run.requests[2]?.game.pot).toBe(0);
    expect(run.events.some((e) => e.kind === "scored")).toBe(true);
  });

  test("says what does not fit, and where", () => {
    expect(() => go([{ choice: "race-turn", answer: { do: "roll" } }])).toThrow(
      /reply 0 at race.*turn › (draw|start).*dice are due here/,
    );
    expect(() => go([{ dice: [] }])).toThrow("too few dice");
    expect(() => go([{ dice: [1, 1] }])).toThrow("too many dice");
    expect(() => go([{ dice: [99] }])).toThrow("not on a die");
    expect(() => go([{ show: { total: 99 } }])).toThrow("cannot show");
    expect(() => go([{ dice: [1] }, { dice: [1] }])).toThrow('the choice "race-turn" is due here');
    expect(() => go([{ dice: [1] }, { choice: "race", answer: { do: "roll" } }])).toThrow('the line answers "race"');
    expect(() => go([{ dice: [1] }, { answer: { do: "bank" } }])).toThrow(/reply 1 at .*refused/);
    expect(() => go([{ dice: [1] }, "usual", "usual"])).toThrow("dice are due here");
  });

  test("must be used up", () => {
    expect(() => go([...opening, "usual", { dice: [1] }], { until: { event: "scored" } })).toThrow(
      "2 lines of the script are left",
    );
  });

  test("may be a function of what is asked; null stops, and endless ones are stopped", () => {
    const run = play(race, race.rules.starter(), (q, game) =>
      q.type === "roll"
        ? { show: { total: q.label.key === "race.draw" ? 1 : 4 } }
        : game.pot < 8
          ? { answer: { do: "roll" } }
          : null,
    );
    expect(run.game.pot).toBe(8);
    expect(() =>
      play(race, race.rules.starter(), (q) => (q.type === "roll" ? { dice: [1] } : "usual"), { most: 7 }),
    ).toThrow("no end within 7 replies");
  });

  test("goes on by time-outs and the seed's dice to the end", () => {
    const one = go(opening, { rest: "usual", seed: 3, most: 5000 });
    expect(one.request).toBeNull();
    expect(race.rules.outcome(one.game)).not.toBeNull();
    expect(go(opening, { rest: "usual", seed: 3, most: 5000 }).game).toEqual(one.game);
  });

  test("goes on from where another stopped", () => {
    const whole = go([...opening, { answer: { do: "bank" } }]);
    const rest = play(race, go(opening).battle, [{ answer: { do: "bank" } }]);
    expect(rest.game).toEqual(whole.game);
  });
});

describe("a run stops", () => {
  const usual = { rest: "usual" } as const;
  test("at a choice, at a roll, after an event", () => {
    expect(go([], { ...usual, until: { choice: "race-turn" } }).request).toMatchObject({ choice: "race-turn" });
    expect(go([], { ...usual, until: { roll: "race.roll" } }).request).toMatchObject({ label: { key: "race.roll" } });
    const scored = go([], { ...usual, until: { event: "scored" } });
    expect(scored.events.at(-1)?.kind).toBe("scored");
  });

  test("before a step, whether it asks or acts, and at the start of a sequence", () => {
    const asks = go([], { ...usual, until: { step: "turn/roll" } });
    expect([asks.game.stack.at(-1)?.at, asks.request?.type]).toEqual(["roll", "roll"]);
    const acts = go(opening, { ...usual, until: { step: "race/next-turn" } });
    expect([acts.game.stack.at(-1)?.at, acts.request]).toEqual(["next-turn", null]);
    const starts = go([], { until: { sequence: "turn" } });
    expect([starts.game.stack.at(-1), starts.requests.map((q) => q.line)]).toEqual([enter("turn", {}), [null]]);
  });

  test("where a sequence that was entered alone is over", () => {
    const run = go([{ dice: [1] }, { answer: { do: "roll" } }, { dice: [6] }, { answer: { do: "bank" } }], {
      enter: [enter("turn", {})],
    });
    expect([run.request, run.game.stack, run.game.scores[run.game.active]]).toEqual([null, [], 6]);
  });
});

test("a verdict names the refusal; needs are told of dice alone", () => {
  const run = go([{ dice: [1] }]);
  expect(verdict(run, { do: "roll" })).toMatchObject({ legal: true, key: null });
  expect(verdict(run, { do: "bank" })).toMatchObject({ legal: false, key: "race.refuse-empty", where: "do" });
  expect(() => needs(run.request)).toThrow("no dice");
  expect(() => verdict(go([]), {})).toThrow("no player");
});
