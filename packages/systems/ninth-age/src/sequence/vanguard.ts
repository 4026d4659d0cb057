import { there } from "@tercio/kernel";
import { hasRule } from "../state/held.ts";
import { change, type NinthAge, other, type Seat } from "../state/state.ts";
import { sequence } from "./flow.ts";
import { joins } from "./joining.ts";
import { made, movable } from "./movement.ts";

type G = NinthAge;
const STEP = "t9a.sequence.pre-game.deployment-phase.6";

/** Vanguards of a player that may still move: only who has that rule moves before the battle. */
const waiting = (game: G, seat: Seat): readonly number[] =>
  movable({ ...game, active: seat }).filter((id) => hasRule(game, there(game.units[id]), "vanguard"));

/** Whose turn it is: the other one's, unless he has nobody left or wants no more; null when both have done. */
function next(game: G, last: Seat, over: readonly Seat[]): Seat | null {
  return [other(last), last].find((seat) => !over.includes(seat) && waiting(game, seat).length > 0) ?? null;
}

/** Step 6: one unit after the other, by turns, beginning with the player who finished deployment last. */
export const vanguard = sequence(
  "vanguard",
  { en: "Move Vanguarding units", fr: "Déplacer les avant-gardes" },
  { turn: null, over: [] },
  ({ act, choose, repeat }) => [
    act("a", { en: "Whose turn it is", fr: "À qui de jouer" }, (game, v) => {
      const turn = next(game, v.turn ?? game.finishedFirst ?? 0, v.over);
      return turn === null ? { vars: { turn } } : { game: { ...game, active: turn }, vars: { turn } };
    }),
    choose(
      "b",
      { en: "Move a Vanguard", fr: "Déplacer une avant-garde" },
      "move",
      (game, { turn }) =>
        turn === null ? null : { player: turn, about: { player: turn, units: waiting(game, turn) } },
      (game, { turn, over }, answer, context) =>
        "done" in answer
          ? { vars: { over: turn === null ? over : [...over, turn] } }
          : {
              game: change(made(game, answer, context), answer.unit, { vanguarded: true }),
              enter: joins(answer),
            },
      STEP,
    ),
    repeat("c", { en: "Next Vanguard", fr: "Avant-garde suivante" }, "a", (_, { turn }) => turn !== null),
  ],
);
