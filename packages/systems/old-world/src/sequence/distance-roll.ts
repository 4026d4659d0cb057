import { printedDice, type Sum } from "@tercio/dice";
import { message } from "@tercio/kernel";
import { chargeDice } from "../calculation/charge-range.ts";
import { fleeDice } from "../calculation/flight-dice.ts";
import { chargeRoll } from "../entries/rules/charge.ts";
import { swiftstride, warband } from "../entries/rules/chargers.ts";
import { fireAndFlee, flee } from "../entries/rules/reactions.ts";
import { book } from "../hooks/book.ts";
import type { RollOption, RollUse } from "../hooks/moments.ts";
import type { RuleId } from "../state/names.ts";
import { type OldWorld, unit } from "../state/state.ts";
import type { RollKind } from "./charge-flow.ts";
import { named } from "./emit.ts";
import { sequence } from "./flow.ts";

type G = OldWorld;

/** Times that a whole roll may be made. */
const TWICE = 1 + warband.figures.rerolls;

const diceOf = (kind: RollKind): Sum => {
  if (kind === "charge" || kind === "charge-through-terrain") return chargeDice(kind !== "charge");
  if (kind === "flee") return fleeDice();
  return { kind: "sum", ...printedDice(fireAndFlee.figures.roll), dropLowest: 1 };
};
const RULES: { readonly [kind in RollKind]: RuleId } = {
  charge: chargeRoll.id,
  "charge-through-terrain": "tow.rule.charge-through-terrain",
  flee: flee.id,
  "fire-and-flee": fireAndFlee.id,
};

/** May its owner do this about such a roll of the unit? */
export function mayRoll(game: G, id: number, use: RollUse, option: RollOption): boolean {
  const facts = { unit: unit(game, id), use };
  return (
    book.offering("roll option", game, facts) && book.offers("roll option", game, facts).some((o) => o.value === option)
  );
}

/** How far a charge or a flight goes, in inches: two dice, one more where the unit may and its owner wants it, all once more. */
export const distanceRoll = sequence(
  "distance-roll",
  { en: "Roll for a distance", fr: "Jet de distance" },
  { more: false, total: 0, again: false, rolled: 0 },
  ({ choose, repeat, roll }) => [
    choose(
      "die-more",
      { en: "A die more", fr: "Un dé de plus" },
      "die-more",
      (game, v) =>
        mayRoll(game, v.unit, v.use, "die more")
          ? { player: unit(game, v.unit).entry.seat, about: { unit: v.unit, use: v.use } }
          : null,
      (_, __, answer) => ({ vars: { more: answer.more } }),
      swiftstride.id,
    ),
    roll(
      "roll",
      { en: "Roll the dice", fr: "Lancer les dés" },
      (game, v) => ({
        type: "roll",
        player: unit(game, v.unit).entry.seat,
        label: message(v.need === null ? `roll.distance.${v.kind}` : "roll.charge", {
          unit: named(unit(game, v.unit)),
          foe: named(unit(game, v.foe)),
          need: v.need ?? 0,
        }),
        dice: diceOf(v.kind),
        rule: RULES[v.kind],
      }),
      (_, v, outcome) => ({ vars: { total: outcome.total, again: false, rolled: v.rolled + 1 } }),
    ),
    roll(
      "more",
      { en: "The die more", fr: "Le dé de plus" },
      (game, v) =>
        v.more
          ? {
              type: "roll",
              player: unit(game, v.unit).entry.seat,
              label: message("roll.die-more", { unit: named(unit(game, v.unit)), total: v.total }),
              dice: { kind: "sum", ...printedDice(`1${swiftstride.figures.dice}`) },
              rule: swiftstride.id,
            }
          : null,
      (_, v, outcome) => ({ vars: { total: v.total + outcome.total } }),
    ),
    choose(
      "roll-again",
      { en: "Re-roll", fr: "Relancer" },
      "roll-again",
      (game, v) =>
        v.rolled < TWICE && mayRoll(game, v.unit, v.use, "roll again")
          ? { player: unit(game, v.unit).entry.seat, about: { unit: v.unit, total: v.total } }
          : null,
      (_, __, answer) => ({ vars: { again: answer.again } }),
      warband.id,
    ),
    repeat("once-more", { en: "Once more", fr: "Encore une fois" }, "roll", (_, v) => v.again),
  ],
  (_, v) => v.total,
);
