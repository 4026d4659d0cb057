import { ageOfSigmar } from "@tercio/age-of-sigmar";
import { ninthAge } from "@tercio/ninth-age";
import { oldWorld } from "@tercio/old-world";
import type { System } from "@tercio/scene";

/** Every game that can be played, the usual one first: the only list of them. */
export const games: readonly System[] = [ninthAge, oldWorld, ageOfSigmar];

/** The game of this id, as a file or a person gives it; null where there is none. */
export const gameOf = (id: unknown): System | null => games.find((s) => s.id === id) ?? null;
