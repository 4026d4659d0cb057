import { there } from "@tercio/kernel";
import type { OddsQuestion } from "@tercio/kernel";
import type { DeclaredView } from "@tercio/board";
import { declared } from "../sequence/charge-declared.ts";
import { type NinthAge, onField, unit } from "../state/state.ts";
import { chargeQuestion } from "./charge-questions.ts";
import { chargeTold } from "./reach.ts";
import { stands } from "../state/steps.ts";

type G = NinthAge;

/** Will this charge arrive, as far as its dice have not fallen? Who rolls with others knows it when all of them have. */
function questionOf(game: G, charger: number, target: number): OddsQuestion<G> | null {
  const at = game.stack.findIndex((f) => stands(f, "charge-move") && f.vars.target === target);
  const frame = game.stack[at];
  if (frame === undefined) return chargeQuestion(game, charger, target);
  if (!stands(frame, "charge-move", "b")) return null;
  if (frame.loop?.left.includes(charger) === true) return chargeQuestion(game, charger, target);
  return frame.loop?.item === charger
    ? chargeQuestion(game, charger, target, { inProgress: game.stack.slice(at) })
    : null;
}

/** Charges declared whose chargers have not moved. */
export const declaredCharges = (game: G): readonly DeclaredView<G>[] =>
  declared(game).flatMap((id) => {
    const u = unit(game, id);
    const v = unit(game, there(u.declared));
    return onField(v) ? [{ by: id, ...chargeTold(game, u, v), question: questionOf(game, id, v.id) }] : [];
  });
