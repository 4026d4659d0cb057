import { exactly, fieldsOf, type Json, message, type Request } from "@tercio/kernel";
import type { Sketch } from "@tercio/board";
import { motionAlong } from "@tercio/mass-battle";
import { bodyOf } from "../battlefield/body.ts";
import { bestCharge, setOut, wayTo } from "../battlefield/charges.ts";
import { flightOf } from "../calculation/charge-range.ts";
import { formationOf } from "../calculation/formation.ts";
import { wayOfCharge } from "../sequence/charge-ways.ts";
import { named } from "../sequence/emit.ts";
import { mayCharge } from "../sequence/declaring.ts";
import { fieldOf, type OldWorld, unit } from "../state/state.ts";

type G = OldWorld;

/** A charge that arrives: at the best place that the unit can come to at all. */
function charged(game: G, charger: number, target: number): Sketch | null {
  const [u, v] = [unit(game, charger), unit(game, target)];
  if (v.fleeing) return null;
  const best = bestCharge(game, u, v, { maximum: wayTo(game, u, v).most });
  if (best === null) return null;
  const { chirality } = fieldOf(game);
  const { from, legs } = motionAlong(
    charger,
    wayOfCharge(u, best, flightOf(u) !== null, setOut(u, v).facing),
    formationOf(u),
    chirality,
  );
  const { own, theirs } = best.modelsInContact;
  return {
    ghosts: [bodyOf(u, chirality, best.end), ...(best.rotateTarget === 0 ? [] : [bodyOf(v, chirality, best.target)])],
    ways: [[from, ...legs.slice(0, -1), best.end].map(({ x, y }) => ({ x, y }))],
    words: message("sketch.charge", { unit: named(u), foe: named(v), own, theirs }),
    short: message("sketch.contact", { own, theirs }),
  };
}

/** Where a charge on offer would end; nothing of answers that are not on offer or move no unit. */
export function sketch(game: G, request: Request, answer: Json): Sketch | null {
  if (request.type !== "choice" || game.field === null) return null;
  if (request.choice === "charge" && exactly(answer, ["unit", "target"])) {
    const { unit: charger, target } = answer;
    return typeof charger === "number" && typeof target === "number" && mayCharge(game, charger, target)
      ? charged(game, charger, target)
      : null;
  }
  if (request.choice !== "redirect-target" || !exactly(answer, ["target"])) return null;
  const { unit: charger, targets } = fieldsOf(request.about);
  const { target } = answer;
  const offered = Array.isArray(targets) && targets.includes(target);
  return offered && typeof charger === "number" && typeof target === "number" ? charged(game, charger, target) : null;
}
