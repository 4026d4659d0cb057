import type { Level } from "@tercio/kernel";
import type { Player } from "./choose.ts";

/** How players are called on the command line and in a save. */
export const PLAYERS = ["random", "level1", "level2", "level3"] as const;
export type PlayerWord = (typeof PLAYERS)[number];

/** Earlier saves and commands know one level alone. */
const EARLIER = "real";

/** The word as it is today, or null. */
export const playerWord = (word: string): PlayerWord | null =>
  word === EARLIER ? "level3" : (PLAYERS.find((p) => p === word) ?? null);

/** Who answers under this word; whatever it is, somebody does. */
export function playerOf(word: string): Player {
  const known = playerWord(word);
  if (known === "random") return known;
  return known === null ? 3 : (Number(known.slice(-1)) as Level);
}
