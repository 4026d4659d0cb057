import type { System } from "@tercio/board";
import { list } from "./list.ts";

/** Every game that can be played, the usual one first, with its engine. */
export const games: readonly System[] = await Promise.all(list.map((game) => game.play()));

/** The game of this id, as a file or a person gives it; null where there is none. */
export const gameOf = (id: unknown): System | null => games.find((s) => s.id === id) ?? null;
