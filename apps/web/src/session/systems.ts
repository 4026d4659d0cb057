import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { type OldWorld, oldWorld } from "@tercio/old-world";
import type { System } from "@tercio/scene";

/** Who only plays and shows a game need not know what it is made of. */
const known = <G extends NinthAge | OldWorld>(system: System<G>): System => system as unknown as System;

/** The games that this app plays, the one it opens with first. */
export const systems: readonly System[] = [known(ninthAge), known(oldWorld)];

/** The game of this id; the first where there is none. */
export const systemOf = (id: unknown): System => systems.find((s) => s.id === id) ?? (systems[0] as System);
