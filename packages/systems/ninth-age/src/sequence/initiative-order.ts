import { there } from "@tercio/kernel";
import { initiativeOf, stepsOf } from "../calculation/attacks.ts";
import { printedTotal } from "@tercio/dice";
import { declares, declaring } from "../calculation/declared.ts";
import { rolledFigures, withFigure } from "../calculation/rolled-figures.ts";
import { message } from "../messages/message.ts";
import { onField, unit } from "../state/state.ts";
import { doer, partName, tell } from "./emit.ts";
import { sequence } from "./flow.ts";

const STEP = "t9a.sequence.melee.round-of-combat.5";

/** Who strikes when: settled before the first blow, with the Special Attacks that are made or not. */
export const initiativeOrder = sequence(
  "initiative-order",
  { en: "Initiative Order", fr: "Ordre d’initiative" },
  { order: [], steps: [0] },
  ({ act, each }) => [
    each((game, v) => declaring(game, v.units, v.duel)).choose(
      "a",
      { en: "Special Attacks", fr: "Attaques spéciales" },
      "special-attack",
      (game, _, who) => ({ player: unit(game, who.unit).seat, about: who }),
      (game, _, who, { attack }, context) => {
        if (attack === null) return {};
        tell(context, "declaresAttack", STEP, { unit: doer(game, who), attack: message(`rule.${attack}`) });
        return { game: declares(game, who, attack) };
      },
    ),
    each((game, v) => rolledFigures(game, v.units)).roll(
      "b",
      { en: "Figures that are rolled", fr: "Valeurs tirées aux dés" },
      (game, _, { unit: id, pool, part, figure, text }) => {
        const u = unit(game, id);
        const { dice, sides, add } = printedTotal(text);
        return {
          type: "roll",
          player: u.seat,
          label: message("roll.rolled-figure", {
            unit: doer(game, { unit: id, pool }),
            part: partName(there(u.pools[pool]), part),
            value: message(figure === "attackValue" ? "value.attack-value" : "value.offensive-skill"),
            add,
          }),
          dice: { kind: "sum", dice, sides },
          rule: "t9a.rule.rolled-figures",
        };
      },
      (game, _, of, { total }) => ({ game: withFigure(game, of, total + printedTotal(of.text).add) }),
      "t9a.rule.rolled-figures",
    ),
    act("c", { en: "Order of attacks", fr: "Ordre des attaques" }, (game, v) => {
      const order = v.units
        .map((id) => unit(game, id))
        .filter(onField)
        .flatMap((u) => initiativeOf(game, u));
      return { vars: { order, steps: stepsOf(game, order) } };
    }),
  ],
  (_, { order, steps }) => ({ order, steps }),
);
