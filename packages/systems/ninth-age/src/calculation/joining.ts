import { basesOf } from "@tercio/mass-battle";
import { type Rectangle, roundHalfAway } from "@tercio/tabletop";
import { mainPool, middleFiles, poolAt, printedEach, slotOf } from "../state/pools.ts";
import {
  change,
  changed,
  models,
  type NinthAge,
  onField,
  type Pool,
  type SteppedFrom,
  type Unit,
  unit,
  withUnits,
} from "../state/state.ts";
import { newUnit, poolOfJoined, waitingIn } from "../state/unit-records.ts";
import { formationOf } from "./formation.ts";
import { closedUp } from "./losses.ts";

/** Where a Character that has joined a unit stands in it. */
export interface Place {
  readonly host: Unit;
  /** Its place among the Health Pools of its host. */
  readonly at: number;
  readonly pool: Pool;
}

/** In which unit a Character stands that has joined one; null where it has fallen there, or stands alone. */
export function placeIn(game: NinthAge, id: number): Place | null {
  if (unit(game, id).place !== "joined") return null;
  for (const host of game.units) {
    const at = host.pools.findIndex((p) => p.self === id);
    if (at >= 0) return (host.pools[at] as Pool).count > 0 ? { host, at, pool: host.pools[at] as Pool } : null;
  }
  return null;
}

/** Has a unit been removed as a casualty, or has a Character fallen in the unit that it joined? */
export function hasFallen(game: NinthAge, u: Unit): boolean {
  if (u.place !== "joined") return u.place === "gone";
  const place = placeIn(game, u.id);
  return place === null || place.host.place === "gone";
}

/** The Characters that have joined a unit and stand, by their own ids. */
export const joinedTo = (u: Unit): readonly number[] =>
  u.pools.flatMap((p) => (p.self === null || p.count === 0 ? [] : [p.self]));

/** The file of the first rank that a Character takes when it joins: the free one next to the middle; null where none is free. */
export const freeFile = (host: Unit, chirality: 1 | -1): number | null => {
  const taken = host.pools.map(slotOf);
  return middleFiles(host.files, host.files, chirality).find((file) => !taken.includes(file)) ?? null;
};

/** The host with a Character more, as it would stand: who had its place goes to the back. */
export const withCharacter = (host: Unit, character: Unit, slot: number | null): Unit =>
  changed(host, {
    pools: [...host.pools, poolOfJoined(character.entry, character.id, mainPool(character), slot)],
    healthAtPhaseStart: host.healthAtPhaseStart + character.healthAtPhaseStart,
  });

/** The game when a Character has joined a unit. Whether it may is asked before. */
export function joined(game: NinthAge, id: number, host: number, moved: Unit["moved"]): NinthAge {
  const [u, to] = [unit(game, id), unit(game, host)];
  return withUnits(game, [
    withCharacter(to, u, freeFile(to, game.chirality)),
    waitingIn(u.entry, id, u.seat, game.chirality, moved),
  ]);
}

/** The base of a Character in its host; the middle of the first rank where it has no place of its own there. */
export function baseIn(game: NinthAge, { host, at }: Place): Rectangle {
  const bases = basesOf(host, formationOf(host), game.chirality);
  const own = bases.find(({ rank, file }) => poolAt(host, rank, file) === at) ?? bases[0];
  if (own === undefined) throw new Error(`unit ${host.id} has no models`);
  return own.base;
}

/** The host without that Character: who stands behind steps up, a single rank closes up. */
function without({ host, at, pool }: Place): Unit {
  const left = changed(host, {
    pools: host.pools.filter((_, i) => i !== at),
    healthAtPhaseStart: Math.max(0, host.healthAtPhaseStart - printedEach(pool) + pool.lost),
  });
  return models(left) < left.files ? closedUp(left, models(left), formationOf(host)) : left;
}

export const steppedFrom = ({ host, at }: Place): SteppedFrom => ({
  host: host.id,
  at,
  slots: host.pools.map((p) => p.slot),
  ...{ x: host.x, y: host.y, files: host.files, nextSide: host.nextSide },
});

/** The game when a Character that stepped out has not gone anywhere: it stands in its unit as before. */
export function steppedBack(game: NinthAge, id: number, from: SteppedFrom): NinthAge {
  const [u, host] = [unit(game, id), unit(game, from.host)];
  const { x, y, files, nextSide, at, slots } = from;
  const pools = host.pools.toSpliced(at, 0, poolOfJoined(u.entry, id, mainPool(u), null));
  const back = {
    ...{ x, y, files, nextSide },
    pools: pools.map((p, i) => ({ ...p, slot: slots[i] ?? null })),
    healthAtPhaseStart: host.healthAtPhaseStart + u.healthAtPhaseStart,
  };
  const waiting = waitingIn(u.entry, id, u.seat, game.chirality, u.moved);
  return withUnits(game, [changed(host, back), changed(waiting, { marchTest: u.marchTest })]);
}

/** The game as if a Character stood alone where it stands in its unit, about to move out of it. */
export function steppedOut(game: NinthAge, id: number): NinthAge {
  const place = placeIn(game, id);
  if (place === null) throw new Error(`unit ${id} has joined nobody`);
  const { host, pool } = place;
  const { entry, seat, moved, marchTest } = unit(game, id);
  const { x, y, facing } = baseIn(game, place);
  const alone = newUnit(entry, id, seat, game.chirality);
  const { shaken, shakenUntil, noChargeIn, vanguarded, arrivedIn, scoringLost, special } = host;
  const out: Unit = {
    ...alone,
    ...{ place: "field", x, y, facing, moved, marchTest },
    ...{ shaken, shakenUntil, noChargeIn, vanguarded, arrivedIn, scoringLost, special },
    pools: alone.pools.map((p) => ({ ...p, lost: pool.lost })),
    healthAtPhaseStart: printedEach(pool) - pool.lost,
  };
  return withUnits(game, [without(place), out]);
}

/** The game in which a unit declares a charge: a Character steps out of the unit that it has joined for it. */
export function toCharge(game: NinthAge, id: number): NinthAge {
  const place = placeIn(game, id);
  if (place === null) return game;
  const out = steppedOut(game, id);
  const { x, y } = unit(out, id);
  // Who stands on the field stands at whole numbers.
  return change(out, id, { x: roundHalfAway(x), y: roundHalfAway(y), outOf: steppedFrom(place) });
}

/** Where a Character that stepped out to charge would stand in its unit again; null where that has gone from there. */
export function waitsIn(game: NinthAge, { outOf }: Unit): SteppedFrom | null {
  if (outOf === null) return null;
  const host = unit(game, outOf.host);
  return onField(host) && !host.fleeing && host.moved === "none" ? outOf : null;
}

/** A unit as if a Character that stepped out of it stood in it still, where it may come back: nobody else takes its place. */
export function asItStood(game: NinthAge, u: Unit, out: Unit): Unit {
  if (out.outOf?.host !== u.id) return u;
  const from = waitsIn(game, out);
  return from === null ? u : unit(steppedBack(game, out.id, from), u.id);
}

/** Has a Character stepped out of it to charge, and not moved yet? */
export const hasCharger = (game: NinthAge, id: number): boolean => game.units.some((u) => u.outOf?.host === id);
