import { type Json, message, type Request } from "@tercio/kernel";
import { motionAlong } from "@tercio/mass-battle";
import type { Sketch } from "@tercio/scene";
import { formationOf } from "../calculation/formation.ts";
import { aloft } from "../calculation/rates.ts";
import { bodyOf } from "../field/body.ts";
import { placesOf } from "../field/charges.ts";
import { chargersOf } from "../sequence/charge-declared.ts";
import { named } from "../sequence/emit.ts";
import { wayOfCharge } from "../sequence/ways.ts";
import { type NinthAge, unit } from "../state/state.ts";

type G = NinthAge;

/** A charge that arrives: by the shortest way, at the best place there is, with room left for those who charge the same enemy. */
function charged(game: G, charger: number, target: number, air: boolean): Sketch | null {
  const here = unit(game, charger);
  const [u, v] = [air ? aloft(here) : here, unit(game, target)];
  if (v.fleeing) return null;
  const mates = chargersOf(game, target)
    .filter((id) => id !== charger)
    .map((id) => unit(game, id));
  const { best } = placesOf(game, u, v, mates);
  if (best === null) return null;
  const { from, legs } = motionAlong(charger, wayOfCharge(u, best), formationOf(u), game.chirality);
  const { own, theirs } = best.modelsInContact;
  return {
    ghosts: [bodyOf(game, u, best.end), ...(best.rotateTarget === 0 ? [] : [bodyOf(game, v, best.target)])],
    ways: [[from, ...legs.slice(0, -1), best.end].map(({ x, y }) => ({ x, y }))],
    words: message("sketch.charge", { unit: named(u), foe: named(v), own, theirs }),
  };
}

/** Where a charge on offer would end; nothing of answers that move nobody. */
export function sketch(game: G, request: Request, answer: Json): Sketch | null {
  if (request.type !== "choice" || typeof answer !== "object" || answer === null || Array.isArray(answer)) return null;
  const { unit: charger, target, air } = answer as { readonly [field: string]: Json };
  if (typeof target !== "number") return null;
  if (request.choice === "charge" && typeof charger === "number") return charged(game, charger, target, air === true);
  if (request.choice !== "redirect-target") return null;
  const { unit: redirecting } = request.about as { readonly unit: number };
  return charged(game, redirecting, target, unit(game, redirecting).air);
}
