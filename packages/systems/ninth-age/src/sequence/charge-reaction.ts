import { type Given, inForce, settled, type Verdict } from "@tercio/kernel";
import { message } from "../messages/message.ts";
import { chargeable } from "../battlefield/charges.ts";
import { book } from "../hooks/book.ts";
import type { Reaction } from "../hooks/moments.ts";
import { change, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { chargersOf, declareCharge } from "./charge-declared.ts";
import { test } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { ownerOrders } from "./order.ts";
import { terrified } from "./panic.ts";
import { trigger } from "../entries/rules/panic.play.ts";

type G = NinthAge;
export const REDIRECT = "t9a.rule.redirect";
const SHOOTS = "stand-and-shoot";
const REACTION = "t9a.rule.charge-reaction";

/** Why a unit may not react like that, whatever else it might do. */
const whyNot = (game: G, u: Unit, { leaves }: Reaction): Verdict =>
  (leaves
    ? book.refusals("flee as a charge reaction", game, { unit: u })
    : book.refusals("hold as a charge reaction", game, { unit: u }))[0] ?? true;

/** May it stand and shoot, of all that is offered to it? */
const mayShoot = (game: G, u: Unit, all: readonly Given<Reaction>[]): boolean =>
  all.some(({ value: granted }) => granted.reaction === SHOOTS && whyNot(game, u, granted) === true);

/** Why a unit may not react like that, of all that is offered to it. */
export function whyNotReact(game: G, u: Unit, reaction: Reaction, all: readonly Given<Reaction>[]): Verdict {
  const why = whyNot(game, u, reaction);
  if (why !== true || reaction.reaction === SHOOTS || !mayShoot(game, u, all)) return why;
  return book.refusals("react without shooting", game, { unit: u })[0] ?? true;
}

/** What rules offer to the target of a charge, allowed or not; of two alike the first. */
export function offered(game: G, id: number, charger: number): readonly Given<Reaction>[] {
  const all = book.offers("charge reaction", game, { unit: unit(game, id), charger: unit(game, charger) });
  return all.filter((o, i) => all.findIndex((x) => x.value.reaction === o.value.reaction) === i);
}

/** The reactions that the target of a charge may choose from. */
export function reactionsTo(game: G, id: number, charger: number): readonly Given<Reaction>[] {
  const all = offered(game, id, charger);
  return all.filter((o) => whyNotReact(game, unit(game, id), o.value, all) === true);
}

/** Whom this charger could charge instead of `old`. */
export const redirectTargets = (game: G, id: number, old: number): readonly number[] =>
  game.units.filter((v) => v.id !== old && chargeable(game, unit(game, id), v)).map((v) => v.id);

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
  { panics: false },
  (steps) => [
    test(
      steps,
      "terror",
      { en: "Panic Test before a terrifying charger", fr: "Test de panique devant une charge terrifiante" },
      (game, v) => {
        const u = unit(game, v.target);
        const due = onField(u) ? terrified(game, v.target, v.charger)[0] : undefined;
        if (due === undefined) return null;
        const { cause } = due;
        const label = (need: number) =>
          message("roll.panic", { unit: named(u), need, cause: message(`panic.${cause}`) });
        return { unit: u.id, use: "panic", cause, label, rule: trigger[cause] };
      },
      (game, v, passed, tested, context) => {
        const result = message(passed ? "test.passed" : "test.failed");
        tell(context, "panicTests", tested.rule, { unit: named(unit(game, v.target)), result });
        return passed ? { game: change(game, v.target, { panicPassed: true }) } : { vars: { panics: true } };
      },
    ),
    steps.choose(
      "react",
      { en: "Hold or Flee", fr: "Tenir ou Fuir" },
      "charge-reaction",
      (game, v) => {
        const target = unit(game, v.target);
        // Who panics before it can do nothing but flee, where it may.
        const flight = v.panics ? reactionsTo(game, v.target, v.charger).find((o) => o.value.leaves) : undefined;
        if (flight !== undefined) return settled({ reaction: flight.value.reaction });
        return onField(target) ? { player: target.seat, about: { unit: v.target, charger: v.charger } } : null;
      },
      (game, v, answer, context) => {
        const chosen = reactionsTo(game, v.target, v.charger).find((o) => o.value.reaction === answer.reaction);
        if (chosen === undefined) throw new Error(`a reaction that was accepted is not offered: ${answer.reaction}`);
        const reacted = chosen.value.react(game, context);
        const uses = chosen.held.effect?.id ?? null;
        return chosen.value.leaves ? { ...reacted, uses } : { ...reacted, uses, leave: true };
      },
      REACTION,
    ),
    steps.choose(
      "chase",
      { en: "The second target fled too: which to chase", fr: "La seconde cible a fui aussi : laquelle poursuivre" },
      "chase",
      (game, v) => {
        const u = unit(game, v.charger);
        if (v.first === null || u.declared !== v.target) return null;
        const still = [v.target, v.first].filter((id) => onField(unit(game, id)));
        return still.length < 2 ? null : { player: u.seat, about: { unit: v.charger, targets: still } };
      },
      (game, v, answer) => ({ game: declareCharge(game, v.charger, answer.target) }),
    ),
    steps
      .each((game, v) => redirectable(game, v.target), {
        still: (game, v, id) => redirectable(game, v.target).includes(id),
        order: ownerOrders("redirect"),
      })
      .call(
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
      { en: "Discipline Test to redirect", fr: "Test de discipline pour rediriger" },
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
