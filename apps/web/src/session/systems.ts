import { gameOf, games } from "@tercio/games";
import type { System } from "@tercio/scene";

/** The games that this app plays, the one it opens with first. */
export const systems = games;

/** The game of this id; the first where there is none. */
export const systemOf = (id: unknown): System => gameOf(id) ?? (games[0] as System);
