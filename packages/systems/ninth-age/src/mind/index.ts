import type { Mind } from "@tercio/kernel";
import type { NinthAge } from "../state/state.ts";
import { propose } from "../view/propose.ts";
import { chances } from "./chances.ts";
import { imagine } from "./imagine.ts";
import { options } from "./options.ts";
import { parts } from "./parts.ts";

/** How a computer judges this game, and what it thinks of. */
export const mind: Mind<NinthAge> = {
  propose,
  parts,
  options,
  imagine,
  chances,
  horizon: (game) => (game.gameTurn === 0 ? null : `${game.playerTurn}/${game.phase}`),
};
