import * as armyRules from "../entries/rules/army-rules.ts";
import { resolve } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import { discipline, testDice, testedAgain, twoDice } from "../calculation/characteristics.ts";
import { sharedOut } from "../calculation/crumbling.ts";
import { lossesOf } from "../calculation/losses.ts";
import { priorityOfModifiers } from "../calculation/pipeline.ts";
import { receives } from "../calculation/presence.ts";
import { type NinthAge, type Unit, unit, withUnits } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { inWords } from "./dice-messages.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { afterLosses } from "./panic.ts";

const RULE = "t9a.rule.dust-to-dust";

/** The Health Points that a unit loses whose test has failed by so much. */
export function fallen(game: NinthAge, u: Unit, by: number): number {
  const flag = receives(game, "rally-around-the-flag", u).length > 0 ? armyRules.dustToDust.figures.byTheFlag : 0;
  const base = Math.max(0, by + flag);
  return by <= 0
    ? 0
    : Math.max(0, resolve(priorityOfModifiers, base, book.modifiers("losses to dust", game, { unit: u })).value);
}

/** At the start of its Player Turn: a unit that nobody holds together any more falls to dust. */
export const dust = sequence("dust", { en: "Dust to Dust", fr: "Poussière à la poussière" }, {}, ({ roll }) => [
  roll(
    "a",
    { en: "A unit with no leader left", fr: "Une unité que rien ne tient plus" },
    (game, v) => {
      const u = unit(game, v.unit);
      const need = discipline(game, u, "dust");
      const extra = testDice(game, u, "dust");
      const dice = twoDice(extra.value);
      const again = testedAgain(game, u, "dust").value > 0;
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.dust", { unit: named(u), need: need.value, dice: inWords(dice) }),
        dice: again ? { ...dice, reroll: { above: need.value } } : dice,
        rule: RULE,
        breakdowns: [{ name: message("value.discipline"), breakdown: need }],
      };
    },
    (game, v, { total }, context) => {
      const u = unit(game, v.unit);
      const points = fallen(game, u, total - discipline(game, u, "dust").value);
      const after = lossesOf(game, u, sharedOut(game, u, points));
      tell(context, points === 0 ? "holdsTogether" : "fallsToDust", RULE, { unit: named(u), points: after.points });
      if (after.points === 0) return {};
      const lost = afterLosses(withUnits(game, [after.unit]), game, [u.id], context);
      return { game: lost.game, enter: lost.frames };
    },
  ),
]);
