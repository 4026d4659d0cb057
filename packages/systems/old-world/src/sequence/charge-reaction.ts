import { printedDice } from "@tercio/dice";
import { message, settled } from "@tercio/kernel";
import type { Way } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { arcFrom } from "../battlefield/arc-charged.ts";
import { chase } from "../battlefield/after-combat.ts";
import { directionTo } from "../battlefield/flight.ts";
import { counterCharge } from "../entries/rules/reactions.ts";
import { book } from "../hooks/book.ts";
import { change, type OldWorld, onField, type Reaction, unit } from "../state/state.ts";
import { ownerOrders } from "./charge-order.ts";
import { straightAfterTurn } from "./charge-ways.ts";
import { dangerousGround } from "./dangerous.ts";
import { fled } from "./flee.ts";
import { chargersOf, declareCharge } from "./declaring.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { leaves, reactionsTo, redirectable, redirectTargets, strongest } from "./reacting.ts";
import { went } from "./went.ts";

type G = OldWorld;
const CHOICE = "tow.charge-reaction.choice";
const FLEE = "tow.charge-reaction.flee";
const REDIRECT = "tow.rule.redirect";
/** A die that says which of several of equal Unit Strength a unit flees from. */
const ANY = printedDice("D6");

const RULES = {
  hold: "tow.charge-reaction.hold",
  "stand-and-shoot": "tow.charge-reaction.stand-and-shoot",
  flee: FLEE,
  "fire-and-flee": "tow.rule.fire-and-flee",
  "counter-charge": "tow.rule.counter-charge",
} as const satisfies { readonly [reaction in Reaction]: string };

const flees = (game: G, id: number): boolean => {
  const { reaction } = unit(game, id);
  return reaction !== null && leaves(reaction) && onField(unit(game, id));
};

/** Its chargers go for the facing that they are before now. */
const facedAnew = (game: G, id: number, front: number | null = null): G =>
  chargersOf(game, id).reduce((next, by) => {
    const declaredFacing = by === front ? "front" : arcFrom(next, unit(next, by), unit(next, id));
    return change(next, by, { declaredFacing });
  }, game);

/** It turns to the charger and goes so far (inches) to meet it; the others charge what it shows them then. */
function meet(game: G, id: number, charger: number, inches: number): { readonly game: G; readonly way: Way } {
  const u = unit(game, id);
  // Where there is no room to turn it stays as it is.
  const { end, distance } = chase(game, u, directionTo(u, unit(game, charger)), inches * INCH, []);
  const { x, y, facing } = end;
  return {
    game: facedAnew(change(game, id, { x, y, facing }), id, charger),
    way: straightAfterTurn(u, facing, distance),
  };
}

/** The reaction of one charged unit, the flight that it may be, and chargers that look for another target then. */
export const chargeReaction = sequence(
  "charge-reaction",
  { en: "Charge reaction", fr: "Réaction à la charge" },
  { inches: 0, from: null },
  ({ act, call, choose, each, roll }) => [
    choose(
      "react",
      { en: "Choose a reaction", fr: "Choisir une réaction" },
      "charge-reaction",
      (game, v) => {
        const target = unit(game, v.unit);
        const about = { unit: v.unit, chargers: chargersOf(game, v.unit), redirected: v.redirected };
        if (!onField(target) || about.chargers.length === 0) return null;
        const all = reactionsTo(game, about);
        // After a failed test for Terror it flees, where it can.
        const [only, ...more] =
          v.terrified && all.some((a) => a.reaction === "flee") ? [{ reaction: "flee" } as const] : all;
        if (only === undefined) return settled({ reaction: "hold" });
        return more.length === 0 ? settled(only) : { player: target.entry.seat, about };
      },
      (game, v, answer, context) => {
        const { reaction } = answer;
        const against = "against" in answer ? answer.against : (chargersOf(game, v.unit)[0] ?? null);
        tell(context, `reacts-${reaction}`, RULES[reaction], {
          unit: named(unit(game, v.unit)),
          foe: against === null ? message("nobody") : named(unit(game, against)),
        });
        const [first, ...more] = leaves(reaction) ? strongest(game, v.unit) : [];
        const from = leaves(reaction) ? (more.length === 0 ? (first ?? null) : null) : against;
        return { game: change(game, v.unit, { reaction }), vars: { from } };
      },
      CHOICE,
    ),
    roll(
      "counter-charge",
      { en: "How far it comes to meet the charge", fr: "De combien elle va au-devant de la charge" },
      (game, v) => {
        const u = unit(game, v.unit);
        if (u.reaction !== "counter-charge" || v.from === null) return null;
        return {
          type: "roll",
          player: u.entry.seat,
          label: message("roll.counter-charge", { unit: named(u), foe: named(unit(game, v.from)) }),
          dice: { kind: "sum", ...printedDice("D3") },
          rule: counterCharge.id,
        };
      },
      (game, v, outcome, context) => {
        if (v.from === null) return {};
        const inches = outcome.total + counterCharge.figures.added;
        const u = unit(game, v.unit);
        const { game: next, way } = meet(game, v.unit, v.from, inches);
        const values = { unit: named(u), foe: named(unit(game, v.from)), inches };
        tell(context, "meetsCharge", counterCharge.id, values, went(game, u, way));
        return { game: next, enter: dangerousGround(game, u, way) };
      },
      "tow.rule.counter-charge",
    ),
    roll(
      "flee-from",
      { en: "Which of equal enemies it flees from", fr: "Lequel d’ennemis égaux elle fuit" },
      (game, v) => {
        if (!flees(game, v.unit) || v.from !== null) return null;
        const units = strongest(game, v.unit).map((id) => named(unit(game, id)));
        return {
          type: "roll",
          player: unit(game, v.unit).entry.seat,
          label: message("roll.flee-from", { unit: named(unit(game, v.unit)), units }),
          dice: { kind: "sum", ...ANY },
          rule: FLEE,
        };
      },
      (game, v, outcome) => {
        const all = strongest(game, v.unit);
        return { vars: { from: all[Math.floor(((outcome.total - 1) * all.length) / ANY.sides)] ?? null } };
      },
    ),
    call(
      "flee-roll",
      { en: "Flee roll", fr: "Jet de fuite" },
      "distance-roll",
      (game, v) => {
        if (!flees(game, v.unit) || v.from === null) return null;
        const kind = unit(game, v.unit).reaction === "fire-and-flee" ? "fire-and-flee" : "flee";
        return { unit: v.unit, use: "flee", kind, foe: v.from, need: null };
      },
      (_, __, inches) => ({ vars: { inches } }),
      FLEE,
    ),
    act(
      "flee",
      { en: "Flee", fr: "Fuir" },
      (game, v, context) => {
        const u = unit(game, v.unit);
        if (!flees(game, v.unit) || v.from === null) return {};
        const direction = directionTo(unit(game, v.from), unit(game, v.unit));
        const after = fled(game, v.unit, direction, v.inches, false);
        tell(context, "flights", FLEE, { unit: named(u), inches: v.inches, foe: named(unit(game, v.from)) }, after.way);
        if (after.off) {
          tell(context, "fledOffTable", FLEE, { unit: named(u) });
          return { game: after.game, enter: after.enter };
        }
        const next = after.game;
        if (book.offers("fled from a charge", next, { unit: unit(next, v.unit) }).length === 0)
          return { game: next, enter: after.enter };
        tell(context, "feigned", "tow.rule.feigned-flight", { unit: named(u) });
        // What has rallied is charged as it is now, wherever it looks.
        return { game: facedAnew(change(next, v.unit, { fleeing: false }), v.unit), enter: after.enter };
      },
      FLEE,
    ),
    each((game, v) => (flees(game, v.unit) || !onField(unit(game, v.unit)) ? redirectable(game, v.unit) : []), {
      still: (game, v, id) => redirectable(game, v.unit).includes(id),
      order: ownerOrders("redirect"),
    }).call(
      "redirect",
      { en: "Chargers may look for another target", fr: "Les assaillants peuvent chercher une autre cible" },
      "redirect",
      (_, v, charger) => ({ charger, target: v.unit }),
      undefined,
      REDIRECT,
    ),
  ],
);

/** One charger whose target has fled tries to charge another enemy. */
export const redirect = sequence(
  "redirect",
  { en: "Redirecting a charge", fr: "Rediriger une charge" },
  { terrified: false },
  ({ call, choose }) => [
    choose(
      "try",
      { en: "Try to redirect the charge", fr: "Tenter de rediriger la charge" },
      "redirect",
      (game, v) => ({
        player: game.active,
        about: { unit: v.charger, targets: redirectTargets(game, v.charger, v.target) },
      }),
      (game, v, answer) =>
        answer.redirect ? { game: change(game, v.charger, { redirected: true }) } : { leave: true },
      REDIRECT,
    ),
    call(
      "test",
      { en: "Leadership test to redirect", fr: "Test de Commandement pour rediriger" },
      "leadership-test",
      (_, v) => ({ unit: v.charger, test: "redirect", rule: REDIRECT }),
      (_, __, passed) => (passed ? {} : { leave: true }),
      REDIRECT,
    ),
    choose(
      "declare",
      { en: "Declare the new charge", fr: "Déclarer la nouvelle charge" },
      "redirect-target",
      (game, v) => ({
        player: game.active,
        about: { unit: v.charger, targets: redirectTargets(game, v.charger, v.target) },
      }),
      (game, v, { target }, context) => {
        tell(context, "redirects", REDIRECT, { unit: named(unit(game, v.charger)), foe: named(unit(game, target)) });
        return { game: declareCharge(game, v.charger, target) };
      },
      REDIRECT,
    ),
    call(
      "nerve",
      { en: "Fear and Terror", fr: "Peur et Terreur" },
      "charge-nerve",
      (_, v) => ({ unit: v.charger }),
      (_, __, terrified) => ({ vars: { terrified } }),
    ),
    call(
      "react",
      { en: "The new target reacts", fr: "La nouvelle cible réagit" },
      "charge-reaction",
      (game, v) => {
        const target = unit(game, v.charger).declared;
        // One that others have charged as well reacts to all of them, or has done so.
        if (target === null || unit(game, target).reaction !== null || chargersOf(game, target).length > 1) return null;
        return { unit: target, terrified: v.terrified, redirected: true };
      },
      undefined,
      CHOICE,
    ),
  ],
);
