import { refuse } from "@tercio/kernel";
import { type Play, play } from "../play.ts";
import * as entry from "./moves.ts";

const random = (where: string) => refuse("refuse.random-movement", entry.randomMovement.id, {}, where);

/** Units that move at other times than the rest. */
export const moveRules: readonly Play[] = [
  play(entry.reserveMove, { offer: { "reserve move": { unit: () => ["moves"] } } }),
  play(entry.randomMovement, {
    allow: {
      "be led": { unit: () => random("unit") },
      "declare a charge": { unit: () => random("unit") },
    },
    offer: { "random movement": { unit: (_, __, { params }) => [String(params.dice)] } },
  }),
];
