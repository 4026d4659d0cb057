import type { LedgerId } from "@tercio/lab";
import type { Ruling } from "@tercio/kernel";
import { type Game, type GameTitle, opened } from "@tercio/reference/games";
import { type Listed, list } from "./list.ts";

/** The games there are, in the order in which a chooser lists them; loads no entry. */
export const gameTitles: readonly GameTitle[] = list;

/** The id of the game whose rules' ids begin like this one; null where there is none. */
export const gameOfRule = (rule: string): string | null =>
  list.find((g) => g.family === rule.slice(0, rule.indexOf(".")))?.id ?? null;

function listed(id: string): Listed {
  const game = list.find((g) => g.id === id);
  if (game === undefined) throw new Error(`no game "${id}"; there is: ${list.map((g) => g.id).join(", ")}`);
  return game;
}

/** @throws Error where there is no such game */
export const loadGame = async (id: string): Promise<Game> => opened(listed(id));

/**
 * A game's named rulings, by the ids that entries carry in `ruling`. Loads the list alone, not the engine.
 * @throws Error where there is no such game
 */
export const loadRulings = async (id: string): Promise<readonly Ruling[]> => listed(id).rulings();

/**
 * Every rule of a game as [id, "enforce" or "define", "now" or "later", the sheets that print it].
 * @throws Error where there is no such game
 */
export const loadRuleIds = async (id: string): Promise<readonly LedgerId[]> => listed(id).ids();
