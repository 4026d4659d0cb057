import { changedGame } from "../state/copies.ts";
import { withEffect } from "@tercio/kernel";
import type { Lasting } from "../hooks/moments.ts";
import type { NinthAge } from "../state/state.ts";

/** The game with these lasting changes, each once: the same from one source on one piece is there once, however often it is due. */
export function lastingOn(game: NinthAge, due: readonly Lasting[]): NinthAge {
  let { effects } = game;
  for (const lasting of due)
    if (!effects.some((e) => e.rule === lasting.rule && e.on === lasting.on && e.from === lasting.from))
      effects = withEffect(effects, lasting);
  return effects === game.effects ? game : changedGame(game, { effects });
}
