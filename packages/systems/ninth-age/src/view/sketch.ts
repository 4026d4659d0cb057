import { exactly, type Json, message, type Request } from "@tercio/kernel";
import { motionAlong } from "@tercio/mass-battle";
import type { Sketch } from "@tercio/board";
import { formationOf } from "../calculation/formation.ts";
import { toCharge } from "../calculation/joining.ts";
import { aloft } from "../calculation/rates.ts";
import { pointNamed } from "../choice/spell-point.ts";
import { ringAt } from "../choice/tools/point.ts";
import { bodyOf } from "../battlefield/body.ts";
import { placesOf } from "../battlefield/charges.ts";
import { aboutOf } from "../sequence/asked.ts";
import { chargersOf } from "../sequence/charge-declared.ts";
import { named } from "../sequence/emit.ts";
import { wayOfCharge } from "../sequence/ways.ts";
import { type NinthAge, unit } from "../state/state.ts";
import { castSketch } from "./spells.ts";

type G = NinthAge;

/** A charge that arrives: by the shortest way, at the best place there is, with room left for those who charge the same enemy. */
function charged(before: G, charger: number, target: number, air: boolean): Sketch | null {
  const game = toCharge(before, charger);
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
    short: message("sketch.contact", { own, theirs }),
  };
}

/** The point that an answer names, and a ring around it. */
function pointed(answer: Json): Sketch | null {
  if (!exactly(answer, ["x", "y"]) || typeof answer.x !== "number" || typeof answer.y !== "number") return null;
  const p = { x: answer.x, y: answer.y };
  const words = pointNamed(p);
  return { ghosts: [], ways: [ringAt(p)], words, short: words };
}
/** Choices whose answers are points of the table. */
const POINTS = ["spell-point", "gateway-point", "place-marker", "put-down"] as const;

/** Where a charge on offer would end, whom a spell reaches; nothing of answers that are not on offer or move nobody. */
export function sketch(game: G, request: Request, answer: Json): Sketch | null {
  const given = JSON.stringify(answer);
  const pair = aboutOf(request, "charge")?.pairs.find((p) => JSON.stringify(p) === given);
  if (pair !== undefined) return charged(game, pair.unit, pair.target, pair.air === true);
  const cast = aboutOf(request, "cast-spell")?.spells.find((s) => JSON.stringify(s) === given);
  if (cast !== undefined) return castSketch(game, cast, null);
  const aiming = aboutOf(request, "spell-target");
  const aim = aiming?.targets.find((t) => JSON.stringify(t) === given);
  if (aiming !== null && aim !== undefined) return castSketch(game, aiming, aim.unit);
  if (POINTS.some((id) => aboutOf(request, id) !== null)) return pointed(answer);
  const redirect = aboutOf(request, "redirect-target");
  const target = redirect?.targets.find((t) => JSON.stringify({ target: t }) === given);
  if (redirect === null || target === undefined) return null;
  return charged(game, redirect.unit, target, unit(game, redirect.unit).air);
}
