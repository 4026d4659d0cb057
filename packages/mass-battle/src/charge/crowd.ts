import { boundary } from "../formation.ts";
import { askedOf } from "./team.ts";
import type { Facing } from "../facing.ts";
import type { Asked, Charge, ChargeMate, ChargeObstacle, Missing } from "./types.ts";

/*
 * Several chargers of one target of whom one is a round base, or whose target is one. What lies along a facing does not tell how
 * much room a disc takes there, so places are tried side by side instead: each of the first one's, and beside it the others in
 * every order, each at its best. So a better place may be missed; `missing` says when it may.
 */

/** No more mates are weighed together: their orders multiply. */
export const AT_ONCE = 3;

/** So far apart, 0.01 mm, lie the places at which it is tried what room is left for mates. */
export const BETWEEN_MATES = 1500;

/** The best charge of one who has nobody to leave room for. */
export type Soonest = (q: Asked) => Charge | null;

/** Who of the chargers stands already, and at which facing. */
interface Come {
  readonly facing: Facing;
  readonly block: ChargeObstacle;
}

/** What chargers still to come do once others stand. */
export interface Rest {
  readonly chargers: number;
  readonly models: number;
}

const modelsOf = ({ modelsInContact: { own, theirs } }: Charge): number => own + theirs;

function asMate(q: Asked, mate: ChargeMate, come: readonly Come[], gone: readonly number[]): Asked {
  const there = q.obstacles.filter((o) => o.id !== mate.id && !gone.includes(o.id));
  const one = askedOf(q, mate, [...there, ...come.map((c) => c.block)], []);
  const beside = come.filter((c) => c.facing === mate.facing).map((c) => c.block.id);
  return { ...one, inContact: [...one.inContact, ...beside] };
}

/** The mates moved one after another, in the order in which most of them find room and then most models touch. */
export function restOf(
  q: Asked,
  mates: readonly ChargeMate[],
  come: readonly Come[],
  gone: readonly number[],
  soonest: Soonest,
): Rest {
  let best: Rest = { chargers: 0, models: 0 };
  for (const mate of mates) {
    const charge = soonest(asMate(q, mate, come, gone));
    const others = mates.filter((m) => m !== mate);
    const stood: readonly Come[] =
      charge === null
        ? come
        : [
            ...come,
            {
              facing: mate.facing,
              block: { id: -2 - come.length, kind: "friend", shape: boundary(charge.end, mate.chargerFormation) },
            },
          ];
    const rest = restOf(q, others, stood, charge === null ? gone : [...gone, mate.id], soonest);
    const chargers = rest.chargers + (charge === null ? 0 : 1);
    const models = rest.models + (charge === null ? 0 : modelsOf(charge));
    if (chargers > best.chargers || (chargers === best.chargers && models > best.models)) best = { chargers, models };
  }
  return best;
}

/** A place that is as good for all together as any that was tried. */
export interface Together<Place> {
  readonly places: readonly { readonly at: Place; readonly charge: Charge }[];
  readonly missing: Missing;
  readonly unheeded: readonly number[];
}

/**
 * Of these places of the first charger, all worth the same but for models, the best for all; null where there are none. None
 * of its places has more than `most` models in contact.
 */
export function bestTogether<Place>(
  q: Asked,
  tried: readonly { readonly at: Place; readonly charge: Charge }[],
  most: number,
  soonest: Soonest,
): Together<Place> | null {
  const mates = q.mates.slice(0, AT_ONCE);
  const counts = q.priorities.includes("most-models");
  // Nobody does better than each of them alone.
  let alone = 0;
  for (const mate of mates) {
    const charge = soonest(asMate(q, mate, [], []));
    alone += charge === null ? 0 : modelsOf(charge);
  }
  let best: { readonly chargers: number; readonly models: number } | null = null;
  let places: { at: Place; charge: Charge }[] = [];
  for (const { at, charge } of tried.toSorted((a, b) => a.charge.distance - b.charge.distance)) {
    const all = best !== null && best.chargers === mates.length;
    if (all && best !== null && (!counts || best.models >= modelsOf(charge) + alone)) continue;
    const block: ChargeObstacle = { id: -1, kind: "friend", shape: boundary(charge.end, q.chargerFormation) };
    const rest = restOf(q, mates, [{ facing: q.facing, block }], [], soonest);
    const models = counts ? rest.models + modelsOf(charge) : 0;
    const order = best === null ? 1 : rest.chargers - best.chargers || models - best.models;
    if (order < 0) continue;
    if (order > 0) [best, places] = [{ chargers: rest.chargers, models }, []];
    places.push({ at, charge: { ...charge, roomFor: rest.chargers } });
  }
  if (best === null) return null;
  const all = best.chargers === mates.length && (!counts || best.models >= most + alone);
  return { places, missing: all ? "as good" : "better", unheeded: q.mates.slice(AT_ONCE).map((m) => m.id) };
}
