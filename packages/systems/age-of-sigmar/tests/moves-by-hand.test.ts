import { chooseAnswer, type Player } from "@tercio/bots";
import { answer, lengthOf, rollDice, startBattle } from "@tercio/kernel";
import { expect, test } from "vitest";
import { ageOfSigmar } from "../src/index.ts";
import { type Model, unit } from "../src/state/state.ts";

const MILLIMETRE = 100;

/** The farthest that any model goes by each answer that names places, 0.01 mm, and how often nobody goes at all. */
function ways(player: Player, seed: number): { readonly farthest: readonly number[]; readonly stays: number } {
  const farthest: number[] = [];
  let stays = 0;
  let { battle } = startBattle(ageOfSigmar, ageOfSigmar.rules.starter(), seed, { chained: false });
  while (battle.request !== null) {
    if (battle.request.type === "roll") {
      battle = rollDice(battle).battle;
      continue;
    }
    const options = { player, seed, after: lengthOf(battle), milliseconds: Number.POSITIVE_INFINITY };
    const given = chooseAnswer(battle, options) as { readonly to?: readonly Model[]; readonly stay?: true };
    const { unit: id } = battle.request.about as { readonly unit?: number };
    const models = id === undefined ? [] : unit(battle.game, id).models;
    if (given.to !== undefined)
      farthest.push(
        Math.max(...given.to.map((p, i) => Math.hypot(p.x - (models[i]?.x ?? 0), p.y - (models[i]?.y ?? 0)))),
      );
    stays += Number(given.stay === true);
    const step = answer(battle, given as never);
    if (!step.ok) throw new Error(step.refusal.message.key);
    battle = step.battle;
  }
  return { farthest, stays };
}

test.each(["random", 1, 2] as const)(
  "R5: what player %s answers with places moves a model by a millimetre or more",
  (player) => {
    const all = [2, 5].map((seed) => ways(player, seed));
    const farthest = all.flatMap((w) => w.farthest);
    expect(farthest.length).toBeGreaterThan(15);
    expect(farthest.filter((way) => way < MILLIMETRE)).toEqual([]);
    expect(all.some((w) => w.stays > 0)).toBe(true);
  },
);
