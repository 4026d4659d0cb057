import { printedDice } from "@tercio/dice";
import { chargeRoll } from "../entries/rules/moves.ts";
import { message, settled } from "@tercio/kernel";
import { inches, mayCharge } from "../calculation/reach.ts";
import { went } from "../battlefield/moves.ts";
import { change, ofSeat, type Sigmar, type Unit, unit } from "../state/state.ts";
import { sequence } from "./flow.ts";
import { named } from "../state/named.ts";
import { tell } from "./tell.ts";

const ROLL = "aos2.core.charge-roll";
const MOVE = "aos2.core.charge-move";
/** Dice of a charge roll. */
export const DICE = printedDice(chargeRoll.figures.chargeRoll);

/** Units that may still try to charge. */
export const chargers = (g: Sigmar): readonly Unit[] => ofSeat(g, g.active).filter((u) => mayCharge(g, u));

/** One unit after another rolls and charges; whom it goes for need not be said. */
export const chargePhase = sequence(
  "charge-phase",
  { en: "Charge phase", fr: "Phase de charge" },
  { unit: null, roll: null },
  ({ act, choose, roll, repeat }) => [
    act("start", { en: "Charge phase", fr: "Phase de charge" }, (_, __, context) => {
      tell(context, "phase", ROLL, { phase: message("phase.charge") });
      return {};
    }),
    choose(
      "pick",
      { en: "Pick a unit to charge", fr: "Choisir une unité qui charge" },
      "charge-unit",
      (g) => (chargers(g).length === 0 ? settled({ done: true as const }) : { player: g.active, about: {} }),
      (_, __, answer) => ({ vars: { unit: "done" in answer ? null : answer.unit, roll: null } }),
      "aos2.core.charge-sequence",
    ),
    roll(
      "charge-roll",
      { en: "Charge roll", fr: "Jet de charge" },
      (g, v) => {
        if (v.unit === null) return null;
        const u = unit(g, v.unit);
        return {
          type: "roll",
          player: u.entry.seat,
          label: message("roll.charge", { unit: named(u) }),
          dice: { kind: "sum", ...DICE },
          rule: ROLL,
        };
      },
      (g, v, outcome) => ({
        vars: { roll: outcome.total },
        ...(v.unit === null ? {} : { game: change(g, v.unit, { triedToCharge: true }) }),
      }),
      ROLL,
    ),
    choose(
      "charge-move",
      { en: "Charge move", fr: "Mouvement de charge" },
      "charge-move",
      (g, v) =>
        v.unit === null || v.roll === null
          ? null
          : { player: g.active, about: { unit: v.unit, limit: inches(v.roll) } },
      (g, v, answer, context) => {
        const u = unit(g, v.unit ?? 0);
        if ("decline" in answer) {
          tell(context, "chargeDeclined", MOVE, { unit: named(u) });
          return {};
        }
        const inched = v.roll ?? 0;
        const along = went(g, u, "charge", inches(inched), answer);
        tell(context, "charges", MOVE, { unit: named(u), inches: inched }, along);
        return { game: change(g, u.id, { models: answer.to, charged: true }) };
      },
      MOVE,
    ),
    repeat("next", { en: "The next unit", fr: "L’unité suivante" }, "pick", (_, v) => v.unit !== null),
  ],
);
