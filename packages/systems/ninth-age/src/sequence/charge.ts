import { act, ask, type Context, enter, message, sequence, watched } from "@tercio/kernel";
import {
  advance,
  angleTo,
  centre,
  INCH,
  overlaps,
  signedTurn,
  straightClearance,
  wheel,
  wheelClearance,
  wheelLength,
} from "@tercio/tabletop";
import {
  chargeDice,
  discipline,
  disciplineTest,
  distanceRoll,
  rerollsFailed,
  testPassed,
} from "../calculation/characteristics.ts";
import { rectangleOf } from "../calculation/formation.ts";
import type { Charge } from "@tercio/mass-battle";
import { chargeable, chargesOf, facingCharged } from "../field/charges.ts";
import { directionFrom } from "../field/flight.ts";
import { onTable, others } from "../field/world.ts";
import { book } from "../rules/index.ts";
import { change, changeAll, engaged, health, type NinthAge, onField, unit } from "../state.ts";
import { declarable, engage } from "./charge-contact.ts";
import { named, tell } from "./emit.ts";
import { destroyUnit } from "./panic.ts";
import { whoIsNext } from "./order.ts";
import { endPhase } from "./phases.ts";
import { tellShaken } from "./shaken.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.charge.charge-phase";

const declared = (game: G): readonly number[] =>
  game.units.filter((u) => onField(u) && u.seat === game.active && u.declared !== null).map((u) => u.id);

export const chargePhase = sequence<G>("charge-phase", { en: "Charge Phase", fr: "Phase de charge" }, [
  act(
    "1",
    { en: "Start of the Charge Phase", fr: "Début de la phase de charge" },
    (game, _, context) => {
      tell(context, "phase", `${PHASE}.1`, { phase: message("phase.charge") });
      return {
        game: {
          ...game,
          phase: "charge",
          units: game.units.map((u) => ({
            ...u,
            healthAtPhaseStart: health(u),
            panicPassed: false,
            declared: null,
            redirected: false,
          })),
        },
      };
    },
    `${PHASE}.1`,
  ),
  ask(
    "2",
    { en: "Declare a Charge", fr: "Déclarer une charge" },
    (game) => {
      const pairs = declarable(game);
      return pairs.length === 0
        ? null
        : { type: "choice", player: game.active, choice: "charge", about: { pairs: pairs as never } };
    },
    (game, _, answer: { unit: number; target: number } | { done: true }, context) => {
      if ("done" in answer) return { goTo: "5" };
      const target = unit(game, answer.target);
      tell(context, "chargesDeclared", `${PHASE}.2`, { unit: named(unit(game, answer.unit)), foe: named(target) });
      return { game: change(game, answer.unit, { declared: answer.target }), vars: { last: answer.unit }, goTo: "3" };
    },
    `${PHASE}.2`,
  ),
  act("2z", { en: "No more declarations", fr: "Plus de déclarations" }, () => ({ goTo: "5" })),
  act(
    "3",
    { en: "Charge Reaction", fr: "Réaction à la charge" },
    (game, v: { last: number }) => ({
      enter: enter("charge-reaction", { charger: v.last, target: unit(game, v.last).declared }),
    }),
    `${PHASE}.3`,
  ),
  act("4", { en: "Next declaration", fr: "Déclaration suivante" }, () => ({ goTo: "2" }), `${PHASE}.4`),
  ask(
    "5",
    { en: "Charge Range and move", fr: "Portée de charge et mouvement" },
    (game) => {
      const list = declared(game);
      return list.length < 2
        ? null
        : { type: "choice", player: game.active, choice: "next-charger", about: { units: list } };
    },
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
  ),
  act(
    "5a",
    { en: "The charger rolls and moves", fr: "L’unité lance les dés et charge" },
    (game, v: { next?: number | null }) => {
      const list = declared(game);
      const id = v.next !== null && v.next !== undefined && list.includes(v.next) ? v.next : list[0];
      return id === undefined ? { goTo: "7" } : { vars: { next: null }, enter: enter("charge-move", { unit: id }) };
    },
    `${PHASE}.5`,
  ),
  act(
    "6",
    { en: "Next charger", fr: "Charge suivante" },
    (game) => (declared(game).length > 0 ? { goTo: "5" } : {}),
    `${PHASE}.6`,
  ),
  act(
    "7",
    { en: "End of the Charge Phase", fr: "Fin de la phase de charge" },
    (game) => ({ game: endPhase(changeAll(game, (u) => u.declared !== null, { declared: null })) }),
    `${PHASE}.7`,
  ),
]);

interface Reaction {
  readonly charger: number;
  readonly target: number;
  readonly newTarget?: number | null;
  /** The target that the charger turned away from, if it has. */
  readonly first?: number | null;
  readonly next?: number | null;
}

/** Who charged this target and could still look for another. */
function redirectable(game: G, target: number): readonly number[] {
  return declared(game).filter(
    (id) =>
      unit(game, id).declared === target && !unit(game, id).redirected && redirectTargets(game, id, target).length > 0,
  );
}

const redirecting = (game: G, v: Reaction): number | undefined => {
  const able = redirectable(game, v.target);
  return able.find((id) => id === v.next) ?? able[0];
};

export const redirectTargets = (game: G, id: number, old: number): readonly number[] =>
  game.units.filter((v) => v.id !== old && chargeable(game, unit(game, id), v)).map((v) => v.id);

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
      if (answer.reaction === "hold") return { leave: true };
      return {
        game: change(game, v.target, { fleeing: true }),
        enter: enter("flee", { unit: v.target, direction: directionFrom(unit(game, v.charger), unit(game, v.target)) }),
      };
    },
  ),
  ask(
    "chase",
    { en: "The second target fled too: which to chase", fr: "La seconde cible a fui aussi : laquelle poursuivre" },
    (game, v: Reaction) =>
      v.first === undefined || v.first === null || !onField(unit(game, v.target)) || !onField(unit(game, v.first))
        ? null
        : {
            type: "choice",
            player: game.active,
            choice: "chase",
            about: { unit: v.charger, targets: [v.target, v.first] },
          },
    (game, v: Reaction, answer: { target: number }) => ({ game: change(game, v.charger, { declared: answer.target }) }),
  ),
  ask(
    "redirect-who",
    { en: "Which charger may redirect next", fr: "Quelle unité peut d’abord rediriger sa charge" },
    (game, v: Reaction) => whoIsNext(game, redirectable(game, v.target), "redirect"),
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
  ),
  ask(
    "redirect",
    { en: "Redirect the Charge", fr: "Rediriger la charge" },
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
    (game, v: Reaction, answer: { target: number | null }) => {
      const id = redirecting(game, v) as number;
      const next = change(game, id, { redirected: true });
      return answer.target === null
        ? { game: next, goTo: "redirect-who" }
        : { game: next, vars: { newTarget: answer.target, charger: id, next: null } };
    },
  ),
  ask(
    "redirect-test",
    { en: "Discipline Test to redirect", fr: "Test de Discipline pour rediriger" },
    (game, v: Reaction) => {
      if (v.newTarget === undefined || v.newTarget === null) return null;
      const u = unit(game, v.charger);
      const needed = discipline(game, u, "redirect");
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.redirect", { unit: named(u), need: needed.value }),
        dice: disciplineTest(needed.value, rerollsFailed(u, "redirect")),
        rule: "redirect",
        breakdowns: [{ name: message("value.discipline"), breakdown: needed }],
      };
    },
    (game, v: Reaction, outcome: { row: number }, context) => {
      const u = unit(game, v.charger);
      const passed = testPassed(outcome);
      tell(context, passed ? "redirects" : "redirectFails", "redirect", { unit: named(u) });
      const onward = { vars: { newTarget: null }, goTo: "redirect-who" };
      if (!passed) return onward;
      return {
        ...onward,
        game: change(game, u.id, { declared: v.newTarget as number }),
        enter: enter("charge-reaction", { charger: v.charger, target: v.newTarget as number, first: v.target }),
      };
    },
  ),
]);

const offers = new WeakMap<readonly unknown[], Map<string, readonly Charge[]>>();

/** The charges among which the player chooses with this reach; kept while no unit changes. */
export function offered(game: G, id: number, inches: number): readonly Charge[] {
  const kept = offers.get(game.units) ?? new Map<string, readonly Charge[]>();
  const key = `${id}/${inches}`;
  const known = watched() ? undefined : kept.get(key);
  if (known !== undefined) return known;
  const u = unit(game, id);
  const found = chargesOf(game, u, unit(game, u.declared as number), inches * INCH);
  kept.set(key, found);
  offers.set(game.units, kept);
  return found;
}

/** A Failed Charge: wheel towards the middle of the target, then straight, by the highest die; Shaken. */
function fail(game: G, id: number, inches: number, context: Context): G {
  const u = unit(game, id);
  const target = unit(game, u.declared as number);
  const start = rectangleOf(u);
  const blocks = others(game, id).map(rectangleOf);
  const goal = centre(rectangleOf(target));
  const turn = signedTurn(angleTo(goal.x - u.x, goal.y - u.y) - u.facing);
  const reach = inches * INCH;
  const side = turn < 0 ? "left" : "right";
  const wanted = Math.min(
    Math.abs(turn),
    16384,
    Math.floor((reach / Math.max(1, wheelLength(start.width, 65536))) * 65536),
  );
  const angle = Math.max(0, Math.min(wanted, Math.floor(wheelClearance(start, side, wanted, blocks, 60).angle)));
  const turned = angle > 0 ? wheel(start, side, angle) : start;
  const left = Math.max(0, Math.floor(reach - wheelLength(start.width, angle)));
  const clear = Math.max(0, Math.floor(straightClearance(turned, blocks, left, 60).distance));
  let end = advance(turned, clear);
  for (let d = clear; d > 0 && !onTable(game, end); d -= 635) end = advance(turned, Math.max(0, d - 635));
  if (!onTable(game, end) || blocks.some((b) => overlaps(end, b))) end = start;
  tell(context, "failedCharges", `${PHASE}.5`, { unit: named(u), inches });
  tellShaken(context, u);
  return change(game, id, {
    x: end.x,
    y: end.y,
    facing: end.facing,
    shaken: true,
    moved: "failed-charge",
    declared: null,
  });
}

interface Moving {
  readonly unit: number;
  readonly total?: number;
  readonly highest?: number;
  readonly choice?: number;
}

export const chargeMove = sequence<G>("charge-move", { en: "Charge Move", fr: "Mouvement de charge" }, [
  ask(
    "range",
    { en: "Charge Range", fr: "Portée de charge" },
    (game, v: Moving) => {
      const u = unit(game, v.unit);
      if (!onField(u) || u.declared === null) return null;
      const target = unit(game, u.declared);
      return {
        type: "roll",
        player: u.seat,
        label: message("roll.charge", { unit: named(u), foe: named(target), advance: u.entry.advanceRate }),
        dice: distanceRoll(game, u, "charge"),
        rule: `${PHASE}.5`,
      };
    },
    (_, __, outcome: { total: number; highest: number }) => ({
      vars: { total: outcome.total, highest: outcome.highest },
    }),
  ),
  act("measure", { en: "Does it reach?", fr: "La charge porte-t-elle ?" }, (game, v: Moving, context) => {
    const u = unit(game, v.unit);
    if (!onField(u) || u.declared === null) return { game: change(game, v.unit, { declared: null }), leave: true };
    const target = unit(game, u.declared);
    const rolled = v.total ?? 0;
    const total = chargeDice(game, u, rolled);
    const reach = u.entry.advanceRate + total;
    if (!onField(target)) return { game: fail(game, v.unit, v.highest ?? 0, context), leave: true };
    const list = offered(game, v.unit, reach);
    if (list.length === 0) return { game: fail(game, v.unit, v.highest ?? 0, context), leave: true };
    if (total > rolled) tell(context, "orderedCharges", "ordering-the-charge", { unit: named(u), total });
    if (target.fleeing) {
      const { end } = list[0] as Charge;
      tell(context, "ranDown", `${PHASE}.5`, { unit: named(u), foe: named(target) });
      const gone = destroyUnit(game, target.id, context);
      return {
        game: change(gone.game, u.id, { ...end, moved: "charge", declared: null }),
        enter: gone.frames,
        leave: true,
      };
    }
    return { vars: { total } };
  }),
  ask(
    "place",
    { en: "Choose where to make contact", fr: "Choisir le point de contact" },
    (game, v: Moving) => {
      const u = unit(game, v.unit);
      const list = offered(game, v.unit, u.entry.advanceRate + (v.total ?? 0));
      return list.length < 2
        ? null
        : {
            type: "choice",
            player: u.seat,
            choice: "charge-move",
            about: { unit: v.unit, target: u.declared, placements: list as never },
          };
    },
    (_, __, answer: { placement: number }) => ({ vars: { choice: answer.placement } }),
  ),
  act("contact", { en: "Into contact", fr: "Au contact" }, (game, v: Moving, context) => {
    const u = unit(game, v.unit);
    const target = unit(game, u.declared as number);
    const list = offered(game, v.unit, u.entry.advanceRate + (v.total ?? 0));
    const p = list[v.choice ?? 0] as Charge;
    const combined = game.engagements.some((e) => e.b === target.id && unit(game, e.a).charging);
    if (combined) tell(context, "combinedCharges", "t9a.maximising-contact.2", { foe: named(target) });
    return { game: engage(game, v.unit, target.id, facingCharged(u, target), p, context) };
  }),
]);

export const mustFlee = (game: G, id: number): boolean =>
  book.refusals("hold as a charge reaction", game, { unit: unit(game, id) }).length > 0;
export const mayFlee = (game: G, id: number): boolean =>
  book.refusals("flee as a charge reaction", game, { unit: unit(game, id) }).length === 0 && !engaged(game, id);
