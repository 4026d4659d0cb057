import { counterSource, rollOutcome } from "@tercio/dice";
import { engineOf, type Scenario, silent } from "@tercio/kernel";
import { exactOdds, remembering, type Weighing } from "@tercio/odds";
import type { System } from "@tercio/board";
import { expect, inject, test } from "vitest";
import { games } from "./index.ts";

/** Larger ones are left out. */
const STATES = 150;
function weighed(weighing: Weighing): Weighing {
  for (let n = 0; n < STATES && weighing.walks; n++) weighing.walk(1);
  return weighing;
}

/** Every few answers of a battle: all that is asked there; with a memory, without one, and once more of a copy of the game. */
function alike(system: System, scenario: Scenario, seed: number): number {
  const memory = remembering(system);
  const engine = engineOf(system);
  const [dice, source] = [counterSource(seed, 0), counterSource(seed, 1)];
  const questions: typeof system.views.questions = (game, request) => system.views.questions(game, request).slice(0, 3);
  let at = engine.advance(system.rules.setup(scenario), silent);
  let compared = 0;
  for (let n = 0; n < (inject("fully") ? 200 : 60) && at.request !== null; n++) {
    const { game, request } = at;
    if (n % 5 === 0) {
      const found = questions(game, request).map((q) => [q, weighed(memory.weigh(q))] as const);
      for (const [q, { odds, done }] of found) {
        if (!done || odds?.exact !== true) continue;
        expect(odds, `${system.id} ${seed}, answer ${n}: ${q.id}`).toEqual(exactOdds(system, q));
        compared++;
      }
      const copied = structuredClone(game);
      questions(copied, request).forEach((q, i) => {
        if (found[i]?.[1].done === true) expect(memory.weigh(q), q.id).toBe(found[i][1]);
      });
    }
    const reply =
      request.type === "roll"
        ? rollOutcome(request.dice, dice)
        : system.rules.choices[request.choice]?.sample(game, request.about, source);
    at = engine.reply(game, reply, silent);
  }
  return compared;
}

for (const system of games)
  test(`${system.id}: odds are the same with and without a memory, in battles of its scenarios`, () => {
    const list = system.rules.scenarios();
    const some = list.filter((_, i) => inject("fully") || i % 12 === 0);
    const compared = some.map((s, i) => alike(system, s.scenario, i + 1));
    expect(compared.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(3);
  });
