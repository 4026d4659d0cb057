import { ask, enter, type Frame, inForce, message, sequence } from "@tercio/kernel";
import { chargeable } from "../field/charges.ts";
import { directionFrom } from "../field/flight.ts";
import { book } from "../rules/index.ts";
import { change, type NinthAge, onField, unit } from "../state.ts";
import { chargersOf, declareCharge } from "./charge-declared.ts";
import { disciplineTestSteps } from "./discipline-test.ts";
import { named, tell } from "./emit.ts";
import { ruleId } from "../rules/ids.ts";
import { whoIsNext } from "./order.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.charge.charge-phase";
export const REDIRECT = ruleId("redirect");
const REACTION = ruleId("charge-reaction");
const FLEE = ruleId("flee-reaction");

interface Reaction {
  readonly charger: number;
  readonly target: number;
  /** The target that the charger turned away from, if it has. */
  readonly first?: number | null;
  /** Which of several chargers redirects next. */
  readonly next?: number | null;
  /** Who has let this chance pass: it has not tried yet, and may when a target flees again. */
  readonly declined?: readonly number[];
  /** The charger that is tested and, if it passes, declares anew. */
  readonly passed?: number | null;
}

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
function redirectable(game: G, { target, declined = [] }: Reaction): readonly number[] {
  if (!inForce(REDIRECT)) return [];
  return chargersOf(game, target).filter(
    (id) => !unit(game, id).redirected && !declined.includes(id) && redirectTargets(game, id, target).length > 0,
  );
}

const redirecting = (game: G, v: Reaction): number | undefined => {
  const able = redirectable(game, v);
  return able.find((id) => id === v.next) ?? able[0];
};

export const chargeReaction = sequence<G>("charge-reaction", { en: "Charge Reaction", fr: "Réaction à la charge" }, [
  ask(
    "react",
    { en: "Hold or Flee", fr: "Tenir ou Fuir" },
    (game, v: Reaction) => {
      const target = unit(game, v.target);
      return onField(target)
        ? {
            type: "choice",
            player: target.seat,
            choice: "charge-reaction",
            about: { unit: v.target, charger: v.charger },
          }
        : null;
    },
    (game, v: Reaction, answer: { reaction: "hold" | "flee" }, context) => {
      tell(context, answer.reaction === "flee" ? "fleeReactions" : "holds", `${PHASE}.3`, {
        unit: named(unit(game, v.target)),
      });
      return answer.reaction === "hold" ? { leave: true } : fleesFrom(game, v.target, v.charger);
    },
    REACTION,
  ),
  ask(
    "chase",
    { en: "The second target fled too: which to chase", fr: "La seconde cible a fui aussi : laquelle poursuivre" },
    (game, v: Reaction) => {
      const first = v.first ?? null;
      const u = unit(game, v.charger);
      if (first === null || u.declared !== v.target) return null;
      const still = [v.target, first].filter((id) => onField(unit(game, id)));
      return still.length < 2
        ? null
        : { type: "choice", player: u.seat, choice: "chase", about: { unit: v.charger, targets: still } };
    },
    (game, v: Reaction, answer: { target: number }) => ({ game: declareCharge(game, v.charger, answer.target) }),
  ),
  ask(
    "redirect-who",
    { en: "Which charger redirects next", fr: "Quelle unité redirige ensuite" },
    (game, v: Reaction) => whoIsNext(game, redirectable(game, v), "redirect"),
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
  ),
  ask(
    "redirect",
    { en: "Try to redirect the charge", fr: "Tenter de rediriger la charge" },
    (game, v: Reaction) => {
      const id = redirecting(game, v);
      return id === undefined
        ? null
        : {
            type: "choice",
            player: game.active,
            choice: "redirect",
            about: { unit: id, targets: redirectTargets(game, id, v.target) },
          };
    },
    (game, v: Reaction, answer: { redirect: boolean }) => {
      const id = redirecting(game, v) as number;
      return answer.redirect
        ? { game: change(game, id, { redirected: true }), vars: { passed: id, next: null } }
        : { vars: { declined: [...(v.declined ?? []), id], next: null }, goTo: "redirect-who" };
    },
    REDIRECT,
  ),
  ...disciplineTestSteps(
    "redirect-test",
    { en: "Discipline Test to redirect", fr: "Test de Discipline pour rediriger" },
    (game, v: Reaction) => {
      if (v.passed === undefined || v.passed === null) return null;
      const u = unit(game, v.passed);
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
      return { vars: { passed: null }, goTo: "redirect-who" };
    },
  ),
  ask(
    "redirect-target",
    { en: "Declare the new charge", fr: "Déclarer la nouvelle charge" },
    (game, v: Reaction) =>
      v.passed === undefined || v.passed === null
        ? null
        : {
            type: "choice",
            player: game.active,
            choice: "redirect-target",
            about: { unit: v.passed, targets: redirectTargets(game, v.passed, v.target) },
          },
    (game, v: Reaction, answer: { target: number }, context) => {
      const id = v.passed as number;
      tell(context, "redirects", REDIRECT, { unit: named(unit(game, id)), foe: named(unit(game, answer.target)) });
      return {
        game: declareCharge(game, id, answer.target),
        vars: { passed: null },
        goTo: "redirect-who",
        enter: enter("charge-reaction", { charger: id, target: answer.target, first: v.target }),
      };
    },
    REDIRECT,
  ),
]);
