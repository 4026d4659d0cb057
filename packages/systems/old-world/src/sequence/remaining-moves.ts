import { settled } from "@tercio/kernel";
import { sequence } from "./flow.ts";

/** Units of the active player, one after another. */
export const remainingMoves = sequence(
  "remaining-moves",
  { en: "Remaining Moves", fr: "Autres mouvements" },
  { done: false },
  ({ choose, repeat }) => [
    choose(
      "move",
      { en: "Move a unit", fr: "Déplacer une unité" },
      "move",
      () => settled({ done: true }),
      () => ({ vars: { done: true } }),
      "tow.phase.movement.remaining-moves",
    ),
    repeat("next", { en: "Next unit", fr: "Unité suivante" }, "move", (_, v) => !v.done),
  ],
);
