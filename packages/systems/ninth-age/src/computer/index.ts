import type { Computer } from "@tercio/kernel";
import { type NinthAge, onField } from "../state/state.ts";
import { propose } from "../view/propose.ts";
import { chances } from "./chances.ts";
import { lookahead } from "./lookahead.ts";
import { options } from "./options.ts";
import { evaluate } from "./evaluation.ts";
import { stands, standsIn } from "../state/steps.ts";

/** Units on the table up to which a look costs no more than usual: what it asks grows with pairs of them. */
const USUAL = 20;

/** The steps of the Charge Phase before and while charges are declared: every reply there asks anew who could charge whom, which is dear. */
const DECLARING = ["frenzied", "2", "3", "4"] as const;
/** What is alike then is not played on: whose charge it is tells the judgement already. */
const declares = (game: NinthAge): boolean => game.stack.some((f) => standsIn(f, "charge-phase", DECLARING));

/** How a computer judges this game, and what it thinks of. */
export const computer: Computer<NinthAge> = {
  propose,
  evaluate: evaluate,
  options,
  lookahead: lookahead,
  chances,
  costFactor: (game) => (game.units.filter(onField).length / USUAL) ** 2,
  horizon: (game) => (game.gameTurn === 0 || declares(game) ? null : `${game.playerTurn}/${game.phase}`),
  goes: ["pursue"],
  below: (game) => game.stack.findIndex((f) => stands(f, "player-turn")) + 1,
};
