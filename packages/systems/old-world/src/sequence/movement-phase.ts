import { message } from "@tercio/kernel";
import { withField } from "../state/state.ts";
import { tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { beginPhase } from "./phases.ts";

/** The four sub-phases of the Movement phase. */
export const movementPhase = sequence(
  "movement-phase",
  { en: "Movement Phase", fr: "Phase de Mouvement" },
  {},
  ({ act, call }) => [
    act(
      "start",
      { en: "Movement Phase", fr: "Phase de Mouvement" },
      (g, _, context) => {
        tell(context, "phase", "tow.phase.movement", { phase: message("phase.movement") });
        return { game: withField(beginPhase(g), { phase: "movement" }) };
      },
      "tow.phase.movement",
    ),
    call(
      "declare-charges",
      { en: "Declare Charges & Charge Reactions", fr: "Déclarations et réactions de charge" },
      "declare-charges",
      () => ({}),
      undefined,
      "tow.phase.movement.declare-charges",
    ),
    call(
      "charge-moves",
      { en: "Charge Moves", fr: "Mouvements de charge" },
      "charge-moves",
      () => ({}),
      undefined,
      "tow.phase.movement.charge-moves",
    ),
    call(
      "compulsory-moves",
      { en: "Compulsory Moves", fr: "Mouvements obligatoires" },
      "compulsory-moves",
      () => ({}),
      undefined,
      "tow.phase.movement.compulsory-moves",
    ),
    call(
      "remaining-moves",
      { en: "Remaining Moves", fr: "Autres mouvements" },
      "remaining-moves",
      () => ({}),
      undefined,
      "tow.phase.movement.remaining-moves",
    ),
  ],
);
