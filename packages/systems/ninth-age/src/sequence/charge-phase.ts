import { act, ask, enter, message, sequence } from "@tercio/kernel";
import { chargeable } from "../field/charges.ts";
import { book } from "../rules/index.ts";
import { changeAll, type NinthAge, onField, type Unit, unit } from "../state.ts";
import { chargersOf, declareCharge, targetsDeclared } from "./charge-declared.ts";
import { named, tell } from "./emit.ts";
import { beginPhase, endPhase } from "./phases.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.charge.charge-phase";

export const mayDeclare = (game: G, u: Unit): boolean =>
  onField(u) &&
  u.declared === null &&
  u.moved === "none" &&
  book.refusals("declare a charge", game, { unit: u }).length === 0;

/** Every charge that could be declared now. */
export function declarable(game: G): readonly { readonly unit: number; readonly target: number }[] {
  const list: { unit: number; target: number }[] = [];
  for (const u of game.units) {
    if (u.seat !== game.active || !mayDeclare(game, u)) continue;
    for (const v of game.units) if (chargeable(game, u, v)) list.push({ unit: u.id, target: v.id });
  }
  return list;
}

interface Phase {
  readonly last: number;
  readonly next?: number | null;
}

export const chargePhase = sequence<G>("charge-phase", { en: "Charge Phase", fr: "Phase de charge" }, [
  act(
    "1",
    { en: "Start of the Charge Phase", fr: "Début de la phase de charge" },
    (game, _, context) => {
      tell(context, "phase", `${PHASE}.1`, { phase: message("phase.charge") });
      const undeclared = { declared: null, declaredFacing: null, redirected: false } as const;
      return { game: changeAll(beginPhase(game, "charge"), (u) => u.declared !== null || u.redirected, undeclared) };
    },
    `${PHASE}.1`,
  ),
  act("1a", { en: "Markers within reach", fr: "Marqueurs à portée" }, (game) =>
    game.objective === "spoils-of-war" ? { enter: enter("pick-up", { asked: [] }) } : {},
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
      return { game: declareCharge(game, answer.unit, answer.target), vars: { last: answer.unit }, goTo: "3" };
    },
    `${PHASE}.2`,
  ),
  act("2z", { en: "No more declarations", fr: "Plus de déclarations" }, () => ({ goTo: "5" })),
  act(
    "3",
    { en: "Charge Reaction", fr: "Réaction à la charge" },
    (game, v: Phase) => ({
      enter: enter("charge-reaction", { charger: v.last, target: unit(game, v.last).declared }),
    }),
    `${PHASE}.3`,
  ),
  act("4", { en: "Next declaration", fr: "Déclaration suivante" }, () => ({ goTo: "2" }), `${PHASE}.4`),
  ask(
    "5",
    { en: "Choose who rolls and moves", fr: "Choisir qui lance les dés et charge" },
    (game) => {
      const targets = targetsDeclared(game);
      // The chargers of one target roll together: one of them stands for all.
      const units = targets.map((t) => chargersOf(game, t)[0] as number);
      return units.length < 2
        ? null
        : { type: "choice", player: game.active, choice: "next-charger", about: { units } };
    },
    (_, __, answer: { unit: number }) => ({ vars: { next: answer.unit } }),
  ),
  act(
    "5a",
    { en: "Charge Range and move", fr: "Portée de charge et mouvement" },
    (game, v: Phase) => {
      const targets = targetsDeclared(game);
      const chosen = v.next === null || v.next === undefined ? null : unit(game, v.next).declared;
      const target = chosen ?? targets[0];
      if (target === undefined) return { goTo: "7" };
      const first = v.next ?? (chargersOf(game, target)[0] as number);
      return { vars: { next: null }, enter: enter("charge-move", { unit: first }) };
    },
    `${PHASE}.5`,
  ),
  act(
    "6",
    { en: "Next charge", fr: "Charge suivante" },
    (game) => (targetsDeclared(game).length > 0 ? { goTo: "5" } : {}),
    `${PHASE}.6`,
  ),
  act(
    "7",
    { en: "End of the Charge Phase", fr: "Fin de la phase de charge" },
    (game) => ({
      game: endPhase(changeAll(game, (u) => u.declared !== null, { declared: null, declaredFacing: null })),
    }),
    `${PHASE}.7`,
  ),
]);
