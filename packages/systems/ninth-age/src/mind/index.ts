import type { Mind } from "@tercio/kernel";
import { type NinthAge, onField } from "../state/state.ts";
import { propose } from "../view/propose.ts";
import { chances } from "./chances.ts";
import { imagine } from "./imagine.ts";
import { options } from "./options.ts";
import { parts } from "./parts.ts";

/** Units on the table up to which a look costs no more than usual: what it asks grows with pairs, and most are far apart. */
const USUAL = 24;

/** How a computer judges this game, and what it thinks of. */
export const mind: Mind<NinthAge> = {
  propose,
  parts,
  options,
  imagine,
  chances,
  dear: (game) => game.units.filter(onField).length / USUAL,
  horizon: (game) => (game.gameTurn === 0 ? null : `${game.playerTurn}/${game.phase}`),
};
