import { there } from "@tercio/basis";
import { list } from "@tercio/games/list";
import type { System } from "@tercio/board";

const known = new Map<string, System>();
const coming = new Map<string, Promise<System>>();

/** Fetches a game; the first where there is none of this id. */
export function fetchSystem(id: unknown): Promise<System> {
  const game = list.find((g) => g.id === id) ?? there(list[0]);
  const asked = coming.get(game.id);
  if (asked !== undefined) return asked;
  const fetched = game.play().then((system) => {
    known.set(game.id, system);
    return system;
  });
  coming.set(game.id, fetched);
  // Without a network it is asked for again.
  fetched.catch(() => coming.delete(game.id));
  return fetched;
}

/** Is this one of our games, but not fetched? What is of it can be neither told nor opened just now. */
export const outOfReach = (id: unknown): boolean => list.some((g) => g.id === id) && !known.has(String(id));

/** Fetches all of them, to choose from; who is out of reach is left out. */
export async function fetchSystems(): Promise<void> {
  await Promise.allSettled(list.map((g) => fetchSystem(g.id)));
}

/** The games that have been fetched, the usual one first. */
export const systems = (): readonly System[] => list.flatMap((g) => known.get(g.id) ?? []);

/** Is every game there to choose from? */
export const allFetched = (): boolean => systems().length === list.length;

/** The game of this id, which has been fetched; the first where there is none. */
export function systemOf(id: unknown): System {
  const system = (typeof id === "string" ? known.get(id) : undefined) ?? systems()[0];
  if (system === undefined) throw new Error("no game has been fetched");
  return system;
}
