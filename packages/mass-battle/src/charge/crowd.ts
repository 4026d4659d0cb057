import { boundary } from "../formation.ts";
import { rollingOf } from "./disc.ts";
import { facetOf } from "./facet.ts";
import { piecesOf, touchesLine, type Worth } from "./offsets.ts";
import { mostAtRim } from "./rim.ts";
import { runsOf } from "./rolled.ts";
import type { Vector } from "./rows.ts";
import { askedOf, AT_ONCE, compareVectors, NONE, sum } from "./team.ts";
import type { Facing } from "../facing.ts";
import type { Asked, Charge, ChargeMate, ChargeObstacle, Missing } from "./types.ts";

/*
 * Several chargers of one target of whom one is a round base, or whose target is one. What lies along a facing does not tell how
 * much room a disc takes there, so places are tried side by side instead: each of the first one's, and beside it the others in
 * every order, each at its best. So a better place may be missed; `missing` says when it may.
 */

/** So far apart, 0.01 mm, lie the places at which it is tried what room is left for mates. */
export const BETWEEN_MATES = 1500;

/** The best charge of one who has nobody to leave room for. */
export type Soonest = (q: Asked) => Charge | null;

/** Who of the chargers stands already, and at which facing. */
interface Come {
  readonly facing: Facing;
  readonly block: ChargeObstacle;
}

/** What no place betters: the most models of the charger and of the target in contact, the fewest other enemies. */
interface Most {
  readonly own: number;
  readonly theirs: number;
  readonly enemies: number;
}

function asMate(q: Asked, mate: ChargeMate, come: readonly Come[], gone: readonly number[]): Asked {
  const there = q.obstacles.filter((o) => o.id !== mate.id && !gone.includes(o.id));
  const one = askedOf(q, mate, [...there, ...come.map((c) => c.block)], []);
  const all = q.targetFormation.round === true;
  const beside = come.filter((c) => all || c.facing === mate.facing).map((c) => c.block.id);
  return { ...one, inContact: [...one.inContact, ...beside] };
}

/** A mate, and what it betters nowhere, whoever stands where. */
interface Awaited {
  readonly mate: ChargeMate;
  readonly most: Most;
}

/** It may go everywhere that it could if none of the others were there at all. */
function awaited(q: Asked, mate: ChargeMate): Awaited {
  const gone = q.mates.map((m) => m.id);
  const one = asMate(q, mate, [], gone);
  // Of a round target there is one model, and the first charger stands at it already.
  const round = mate.chargerFormation.round === true;
  const most =
    one.targetFormation.round === true
      ? { ...mostAtRim(one), theirs: 0 }
      : mostOf(round ? runsOf(rollingOf(one)) : piecesOf(facetOf(one)).map((p) => p.worth));
  // Who does not arrive touches no enemy.
  return { mate, most: { ...most, enemies: 0 } };
}

/** What none of these betters. */
export const mostOf = (list: readonly Worth[]): Most => ({
  own: Math.max(0, ...list.map((w) => w.own)),
  theirs: Math.max(0, ...list.map((w) => w.theirs)),
  enemies: list.length === 0 ? 0 : Math.min(...list.map((w) => w.enemies.length)),
});

/** The target's models along a facing that nobody touches yet: all together cannot touch more. */
function untouched(q: Asked, facing: Facing): number {
  const facet = facetOf({ ...q, facing, inContact: facing === q.facing ? q.inContact : [] });
  return Array.from({ length: facet.lines }, (_, i) => i).filter(
    (line) => !facet.taken.some((t) => touchesLine(facet, line, t.from, t.to)),
  ).length;
}

/** What no place worth this betters, with all mates there. */
function boundOf(q: Asked, mates: readonly Awaited[]): (first: Most) => Vector {
  const facings = [...new Set([q.facing, ...mates.map((m) => m.mate.facing)])];
  const round = q.targetFormation.round === true;
  const room = new Map(facings.map((facing) => [facing, round ? 1 : untouched(q, facing)]));
  return (first) => {
    let models = first.own;
    for (const { most } of mates) models += most.own;
    for (const [facing, lines] of room) {
      let theirs = facing === q.facing ? first.theirs : 0;
      for (const { mate, most } of mates) if (mate.facing === facing) theirs += most.theirs;
      models += Math.min(lines, theirs);
    }
    return { enemies: first.enemies, chargers: 1 + mates.length, models };
  };
}

/** The mates moved one after another, in the order in which it goes best by the priorities. */
function restOf(
  q: Asked,
  mates: readonly Awaited[],
  come: readonly Come[],
  gone: readonly number[],
  soonest: Soonest,
): Vector {
  let best: Vector | null = null;
  const most = mates
    .map((m) => m.most)
    .reduce((all, m) => sum(all, { ...m, chargers: 1, models: m.own + m.theirs }), NONE);
  for (const one of mates) {
    const { mate } = one;
    const charge = soonest(asMate(q, mate, come, gone));
    const others = mates.filter((m) => m !== one);
    let rest: Vector;
    if (charge === null) rest = restOf(q, others, come, gone, soonest);
    else {
      const block = {
        id: -2 - come.length,
        kind: "friend",
        shape: boundary(charge.end, mate.chargerFormation),
      } as const;
      const stood = [...come, { facing: mate.facing, block }];
      rest = sum(vectorOf(charge), restOf(q, others, stood, [...gone, mate.id], soonest));
    }
    if (best === null || compareVectors(rest, best, q.priorities) < 0) best = rest;
    if (compareVectors(best, most, q.priorities) <= 0) break;
  }
  return best ?? NONE;
}

const vectorOf = ({ otherEnemies, modelsInContact: { own, theirs } }: Charge): Vector => ({
  enemies: otherEnemies.length,
  chargers: 1,
  models: own + theirs,
});

/** A place that is as good for all together as any that was tried. */
export interface Together<Place> {
  readonly places: readonly { readonly at: Place; readonly charge: Charge }[];
  readonly missing: Missing;
  readonly unheeded: readonly number[];
}

/** Of these places of the first charger the best for all; null where there are none. None of its places betters `most`. */
export function bestTogether<Place>(
  q: Asked,
  tried: readonly { readonly at: Place; readonly charge: Charge }[],
  most: Most,
  soonest: Soonest,
): Together<Place> | null {
  if (tried.length === 0) return null;
  const mates = q.mates.slice(0, AT_ONCE).map((mate) => awaited(q, mate));
  const bound = boundOf(q, mates);
  const isBest = (worth: Vector | null, first: Most): boolean =>
    worth !== null && compareVectors(worth, bound(first), q.priorities) <= 0;
  let best: Vector | null = null;
  let places: { at: Place; charge: Charge }[] = [];
  for (const { at, charge } of tried.toSorted((a, b) => a.charge.distance - b.charge.distance)) {
    if (isBest(best, { ...charge.modelsInContact, enemies: charge.otherEnemies.length })) continue;
    const block: ChargeObstacle = { id: -1, kind: "friend", shape: boundary(charge.end, q.chargerFormation) };
    const rest = restOf(q, mates, [{ facing: q.facing, block }], [], soonest);
    const worth = sum(vectorOf(charge), rest);
    const order = best === null ? -1 : compareVectors(worth, best, q.priorities);
    if (order > 0) continue;
    if (order < 0) [best, places] = [worth, []];
    places.push({ at, charge: { ...charge, roomFor: rest.chargers } });
  }
  const unheeded = q.mates.slice(AT_ONCE).map((m) => m.id);
  return { places, missing: isBest(best, most) ? "as good" : "better", unheeded };
}
