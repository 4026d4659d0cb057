import { pairsLater, settled } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import { change, type OldWorld, onField, type Unit, unit } from "../state/state.ts";
import { ownerOrders } from "./charge-order.ts";
import { declarable, declarations, declareCharge, declaredNext, targetsDeclared } from "./declaring.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { unshaken } from "./nerve.ts";

type G = OldWorld;
const DECLARE = "tow.phase.movement.declare-charges";
const FEAR = "tow.keyword.fear";
const TERROR = "tow.keyword.terror";
const IMPETUOUS = "tow.keyword.impetuous";

const urges = (game: G, u: Unit, urge: "must" | "tests"): boolean =>
  book.offers("urge to charge", game, { unit: u }).some((o) => o.value === urge);

/** Units of the active player with such an urge that could charge. */
function urged(game: G, urge: "must" | "tests"): readonly number[] {
  const own = game.units.filter((u) => u.entry.seat === game.active && onField(u) && urges(game, u, urge));
  if (own.length === 0) return [];
  const able = new Set(declarable(game).map((p) => p.unit));
  return own.flatMap((u) => (able.has(u.id) ? [u.id] : []));
}

/** Has this charger to test its nerve before it charges that target? */
export function fears(game: G, charger: Unit, target: Unit): boolean {
  return !unshaken(game, charger, "fear") && book.offers("charging fear", game, { charger, target }).length > 0;
}

/** Has this target to test its nerve before that charger? A unit that cannot flee in any case does not. */
export function dreads(game: G, charger: Unit, target: Unit): boolean {
  if (target.fleeing || unshaken(game, target, "terror")) return false;
  if (book.refusals("flee from a charge", game, { unit: target }).length > 0) return false;
  return book.offers("charged by terror", game, { charger, target }).length > 0;
}

/** Charges are declared one after another; then every unit charged reacts, once. */
export const declareCharges = sequence(
  "declare-charges",
  { en: "Declare Charges & Charge Reactions", fr: "Déclarations et réactions de charge" },
  { must: [], last: null, terrified: [] },
  ({ act, call, choose, each, repeat }) => [
    act("frenzied", { en: "Units in a frenzy", fr: "Unités en frénésie" }, (game) => ({
      vars: { must: urged(game, "must") },
    })),
    each((game) => urged(game, "tests")).call(
      "impetuous",
      { en: "Impetuous units test their Leadership", fr: "Tests de Commandement des impétueux" },
      "leadership-test",
      (_, v, id) => (v.must.includes(id) ? null : { unit: id, test: "impetuous", rule: IMPETUOUS }),
      (_, v, id, passed) => (passed ? {} : { vars: { must: [...v.must, id] } }),
      IMPETUOUS,
    ),
    choose(
      "declare",
      { en: "Declare a charge", fr: "Déclarer une charge" },
      "charge",
      (game, v) => {
        if (!declaredNext(game) && declarations(game).next().done === true) return settled({ done: true });
        if (v.must.length === 0) return { player: game.active, about: pairsLater(() => declarable(game)) };
        const pairs = declarable(game);
        const must = v.must.filter((id) => pairs.some((p) => p.unit === id));
        return { player: game.active, about: must.length === 0 ? { pairs } : { pairs, must } };
      },
      (game, _, answer, context) => {
        if ("done" in answer) return { vars: { last: null } };
        tell(context, "chargesDeclared", DECLARE, {
          unit: named(unit(game, answer.unit)),
          foe: named(unit(game, answer.target)),
        });
        return { game: declareCharge(game, answer.unit, answer.target), vars: { last: answer.unit } };
      },
      DECLARE,
    ),
    call(
      "nerve",
      { en: "Fear and Terror", fr: "Peur et Terreur" },
      "charge-nerve",
      (_, v) => (v.last === null ? null : { unit: v.last }),
      (game, v, terrified) => {
        const target = v.last === null ? null : unit(game, v.last).declared;
        return terrified && target !== null ? { vars: { terrified: [...v.terrified, target] } } : {};
      },
    ),
    repeat(
      "next",
      { en: "Next declaration", fr: "Déclaration suivante" },
      "declare",
      (_, v) => v.last !== null,
      DECLARE,
    ),
    each((game) => targetsDeclared(game), {
      still: (game, _, id) => onField(unit(game, id)) && unit(game, id).reaction === null,
      order: ownerOrders("react"),
    }).call(
      "react",
      { en: "Charge reactions", fr: "Réactions de charge" },
      "charge-reaction",
      (_, v, id) => ({ unit: id, terrified: v.terrified.includes(id), redirected: false }),
      undefined,
      "tow.charge-reaction.choice",
    ),
  ],
);

/** Who charges what it fears needs its nerve, and so does who is charged by a terror; it hands back whether the target has none. */
export const chargeNerve = sequence(
  "charge-nerve",
  { en: "Fear and Terror", fr: "Peur et Terreur" },
  { terrified: false },
  ({ call }) => [
    call(
      "fear",
      { en: "Fear of the target", fr: "Peur de la cible" },
      "leadership-test",
      (game, v) => {
        const u = unit(game, v.unit);
        return u.declared !== null && fears(game, u, unit(game, u.declared))
          ? { unit: u.id, test: "fear", rule: FEAR }
          : null;
      },
      (game, v, passed, context) => {
        if (passed) return {};
        tell(context, "daresNot", FEAR, { unit: named(unit(game, v.unit)) });
        const failed = { declared: null, declaredFacing: null, deed: "failed-charge", hasCharged: true } as const;
        return { game: change(game, v.unit, failed), leave: true };
      },
      FEAR,
    ),
    call(
      "terror",
      { en: "Terror of the charger", fr: "Terreur de l’assaillant" },
      "leadership-test",
      (game, v) => {
        const u = unit(game, v.unit);
        const target = u.declared === null ? null : unit(game, u.declared);
        return target !== null && dreads(game, u, target) ? { unit: target.id, test: "terror", rule: TERROR } : null;
      },
      (_, __, passed) => ({ vars: { terrified: !passed } }),
      TERROR,
    ),
  ],
  (_, v) => v.terrified,
);
