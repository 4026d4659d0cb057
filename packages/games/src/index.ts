import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { type OldWorld, oldWorld } from "@tercio/old-world";
import type { System } from "@tercio/scene";

/** Who only plays and shows a game need not know what its state is made of. */
const known = <G extends NinthAge | OldWorld>(system: System<G>): System => system as unknown as System;

/** Every game that can be played, the usual one first: the only list of them. */
export const games: readonly System[] = [known(ninthAge), known(oldWorld)];

/** The game of this id, as a file or a person gives it; null where there is none. */
export const gameOf = (id: unknown): System | null => games.find((s) => s.id === id) ?? null;
