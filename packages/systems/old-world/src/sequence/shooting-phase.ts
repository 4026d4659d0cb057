import { message, settled } from "@tercio/kernel";
import { reserveMove } from "../entries/rules/moves.ts";
import { withField } from "../state/state.ts";
import { tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { movable } from "./moving.ts";
import { beginPhase } from "./phases.ts";
import { made } from "./remaining-moves.ts";

/** The Shooting phase as far as it is played: what moves at its end. */
export const shootingPhase = sequence(
  "shooting-phase",
  { en: "Shooting Phase", fr: "Phase de Tir" },
  { done: false },
  ({ act, choose, repeat }) => [
    act("start", { en: "Shooting Phase", fr: "Phase de Tir" }, (g, _, context) => {
      tell(context, "phase", null, { phase: message("phase.shooting") });
      return { game: withField(beginPhase(g), { phase: "shooting" }) };
    }),
    choose(
      "reserve-move",
      { en: "Reserve Moves", fr: "Mouvements de réserve" },
      "move",
      (game) => {
        const units = movable(game);
        return units.length === 0
          ? settled({ done: true } as const)
          : { player: game.active, about: { player: game.active, units } };
      },
      (game, _, answer, context) => {
        if ("done" in answer) return { vars: { done: true } };
        return made(game, answer, context);
      },
      reserveMove.id,
    ),
    repeat("next", { en: "Next unit", fr: "Unité suivante" }, "reserve-move", (_, v) => !v.done, reserveMove.id),
  ],
);
