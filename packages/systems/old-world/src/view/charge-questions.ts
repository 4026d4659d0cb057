import { type Frame, message, type OddsQuestion, varsOf } from "@tercio/kernel";
import type { Rolled } from "../sequence/charge-flow.ts";
import { declareCharge } from "../sequence/declaring.ts";
import { named } from "../sequence/emit.ts";
import { enter } from "../sequence/flow.ts";
import { change, engaged, onField, type OldWorld, unit } from "../state/state.ts";
import { stands } from "../state/steps.ts";

type G = OldWorld;

/** Has this charger's roll fallen short, as far as its charge has come? */
const fellShort = (g: G, id: number): boolean =>
  g.stack.some(
    (f) =>
      stands(f, "charge-move") &&
      (varsOf<{ readonly short?: readonly Rolled[] }>(f).short ?? []).some((r) => r.unit === id),
  );

/** Will this charge arrive? Plays the charge's own steps, from the declaration or from where it has come to. */
export function chargeQuestion(
  game: G,
  charger: number,
  target: number,
  inProgress?: readonly Frame[],
): OddsQuestion<G> {
  const u = unit(game, charger);
  // Whose turn it is does not matter: it is asked as if it were the charger's.
  const asIf = { ...game, active: u.entry.seat };
  const declared =
    u.declared === target ? asIf : declareCharge(change(asIf, charger, { deed: "none" }), charger, target);
  return {
    id: `charge-${charger}-${target}`,
    label: message("odds.charge", { unit: named(u), foe: named(unit(game, target)) }),
    start: {
      ...(inProgress === undefined ? declared : game),
      stack: inProgress ?? [enter("charge-move", { unit: charger })],
    },
    answer: { unit: charger, target },
    headline: "arrives",
    pieces: [charger, target],
    stop: () => false,
    result(g) {
      const { deed } = unit(g, charger);
      if (deed === "failed-charge" || fellShort(g, charger)) return "fails";
      if (deed !== "charged") return null;
      return engaged(g, charger) || !onField(unit(g, target)) ? "arrives" : "fails";
    },
    results: [
      { id: "arrives", label: message("odds.arrives") },
      { id: "fails", label: message("odds.fails") },
    ],
  };
}

/** The question about a charge that has been declared, as far as its dice have not fallen; null when they have. */
export function questionOf(game: G, charger: number, target: number): OddsQuestion<G> | null {
  const at = game.stack.findIndex((f) => stands(f, "charge-move") && f.vars.target === target);
  const frame = game.stack[at];
  if (frame === undefined) return chargeQuestion(game, charger, target);
  if (!stands(frame, "charge-move", "roll")) return null;
  return frame.loop?.left.includes(charger) === true || frame.loop?.item === charger
    ? chargeQuestion(game, charger, target, game.stack.slice(at))
    : null;
}
