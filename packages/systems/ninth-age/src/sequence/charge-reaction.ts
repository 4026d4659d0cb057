import { type Frame, inForce } from "@tercio/kernel";
import { message } from "../words/message.ts";
import { chargeable } from "../field/charges.ts";
import { directionFrom } from "../field/flight.ts";
import { book } from "../rules/index.ts";
import { change, type NinthAge, onField, unit } from "../state.ts";
import { chargersOf, declareCharge } from "./charge-declared.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { ruleId } from "../rules/ids.ts";
import { ownerOrders } from "./order.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.charge.charge-phase";
export const REDIRECT = ruleId("redirect");
const REACTION = ruleId("charge-reaction");
const FLEE = ruleId("flee-reaction");

export const mustFlee = (game: G, id: number): boolean =>
  book.refusals("hold as a charge reaction", game, { unit: unit(game, id) }).length > 0;
export const mayFlee = (game: G, id: number): boolean =>
  inForce(FLEE) && book.refusals("flee as a charge reaction", game, { unit: unit(game, id) }).length === 0;

/** Whom this charger could charge instead of `old`. */
export const redirectTargets = (game: G, id: number, old: number): readonly number[] =>
  game.units.filter((v) => v.id !== old && chargeable(game, unit(game, id), v)).map((v) => v.id);

/** The reaction Flee: away from the charger at once. The frame is its Flee Move. */
export const fleesFrom = (game: G, target: number, charger: number): { readonly game: G; readonly enter: Frame } => ({
  game: change(game, target, { fleeing: true }),
  enter: enter("flee", { unit: target, direction: directionFrom(unit(game, charger), unit(game, target)) }),
});

/** Who charged this target and could still look for another. */
function redirectable(game: G, target: number): readonly number[] {
  if (!inForce(REDIRECT)) return [];
  return chargersOf(game, target).filter(
    (id) => !unit(game, id).redirected && redirectTargets(game, id, target).length > 0,
  );
}

export const chargeReaction = sequence(
  "charge-reaction",
  { en: "Charge Reaction", fr: "Réaction à la charge" },
  {},
  ({ choose, each }) => [
    choose(
      "react",
      { en: "Hold or Flee", fr: "Tenir ou Fuir" },
      "charge-reaction",
      (game, v) => {
        const target = unit(game, v.target);
        return onField(target) ? { player: target.seat, about: { unit: v.target, charger: v.charger } } : null;
      },
      (game, v, answer, context) => {
        tell(context, answer.reaction === "flee" ? "fleeReactions" : "holds", `${PHASE}.3`, {
          unit: named(unit(game, v.target)),
        });
        return answer.reaction === "hold" ? { leave: true } : fleesFrom(game, v.target, v.charger);
      },
      REACTION,
    ),
    choose(
      "chase",
      { en: "The second target fled too: which to chase", fr: "La seconde cible a fui aussi : laquelle poursuivre" },
      "chase",
      (game, v) => {
        const u = unit(game, v.charger);
        if (v.first === null || u.declared !== v.target) return null;
        const still = [v.target, v.first].filter((id) => onField(unit(game, id)));
        return still.length < 2 ? null : { player: u.seat, about: { unit: v.charger, targets: still } };
      },
      (game, v, answer) => ({ game: declareCharge(game, v.charger, answer.target) }),
    ),
    each((game, v) => redirectable(game, v.target), {
      still: (game, v, id) => redirectable(game, v.target).includes(id),
      order: ownerOrders("redirect"),
    }).call(
      "redirect",
      { en: "Chargers may look for another target", fr: "Les unités qui chargent peuvent chercher une autre cible" },
      "redirect",
      (_, v, charger) => ({ charger, target: v.target }),
    ),
  ],
);

/** One charger whose target has fled tries to find another. */
export const redirect = sequence(
  "redirect",
  { en: "Redirecting a charge", fr: "Rediriger une charge" },
  {},
  (steps) => [
    steps.choose(
      "a",
      { en: "Try to redirect the charge", fr: "Tenter de rediriger la charge" },
      "redirect",
      (game, v) => ({
        player: game.active,
        about: { unit: v.charger, targets: redirectTargets(game, v.charger, v.target) },
      }),
      // Who lets this chance pass has not tried yet, and may when a target flees again.
      (game, v, answer) =>
        answer.redirect ? { game: change(game, v.charger, { redirected: true }) } : { leave: true },
      REDIRECT,
    ),
    test(
      steps,
      "b",
      { en: "Discipline Test to redirect", fr: "Test de Discipline pour rediriger" },
      (game, v) => {
        const u = unit(game, v.charger);
        return {
          unit: u.id,
          use: "redirect",
          label: (need) => message("roll.redirect", { unit: named(u), need }),
          rule: REDIRECT,
        };
      },
      (game, _, passed, tested, context) => {
        if (passed) return {};
        tell(context, "redirectFails", tested.rule, { unit: named(unit(game, tested.unit)) });
        return { leave: true };
      },
    ),
    steps.choose(
      "c",
      { en: "Declare the new charge", fr: "Déclarer la nouvelle charge" },
      "redirect-target",
      (game, v) => ({
        player: game.active,
        about: { unit: v.charger, targets: redirectTargets(game, v.charger, v.target) },
      }),
      (game, v, { target }, context) => {
        tell(context, "redirects", REDIRECT, { unit: named(unit(game, v.charger)), foe: named(unit(game, target)) });
        return {
          game: declareCharge(game, v.charger, target),
          enter: enter("charge-reaction", { charger: v.charger, target, first: v.target }),
        };
      },
      REDIRECT,
    ),
  ],
);
