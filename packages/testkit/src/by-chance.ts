import { answer, type Battle, type Core, type GameEvent, type Json, rollDice } from "@tercio/kernel";
import type { Chooser } from "./track.ts";

/** A position of a battle and what the last reply led to; at the beginning what setting it up told. */
export interface Happened<G extends Core> {
  readonly battle: Battle<G>;
  readonly events: readonly GameEvent[];
}

/**
 * A battle that chance plays on: every choice sampled from `source` by its own kind, or what `instead` makes of that; every
 * roll by the battle's own dice. Gives each position, the first one too, to its end or for so many replies.
 * @throws where an answer is refused.
 */
export function* byChance<G extends Core>(
  begun: Happened<G>,
  source: Chooser,
  replies = Number.POSITIVE_INFINITY,
  instead: (battle: Battle<G>, sampled: Json) => Json = (_, sampled) => sampled,
): Generator<Happened<G>> {
  let now = begun;
  yield now;
  for (let i = 0; i < replies; i++) {
    const { battle } = now;
    const { request, game } = battle;
    if (request === null) return;
    if (request.type === "roll") now = rollDice(battle);
    else {
      const kind = battle.system.rules.choices[request.choice];
      const given = answer(battle, instead(battle, kind?.sample(game, request.about, source) ?? null));
      if (!given.ok) throw new Error(`a sampled answer was refused: ${given.refusal.message.key}`);
      now = given;
    }
    yield now;
  }
}
