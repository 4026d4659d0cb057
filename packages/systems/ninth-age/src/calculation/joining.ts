import { there } from "@tercio/kernel";
import { basesOf, filePitch, shifted } from "@tercio/mass-battle";
import { type Rectangle, rightward, roundHalfAway } from "@tercio/tabletop";
import { hasRule } from "../state/held.ts";
import { mainPool, poolAt, printedEach, slotOf } from "../state/pools.ts";
import { cornerOf, freeStretch, middleFiles, roomOf } from "../state/rooms.ts";
import {
  change,
  changed,
  type NinthAge,
  onField,
  type Pool,
  type SteppedFrom,
  type Unit,
  unit,
  withUnits,
} from "../state/state.ts";
import { newUnit, poolOfJoined, waitingIn } from "../state/unit-records.ts";
import { formationOf, rectangleOf } from "./formation.ts";
import { settled } from "./losses.ts";

/** The pool of who joins another unit: of a War Platform with a champion its one model is that. */
const oneModel = (u: Unit): Pool => u.pools.find((p) => p.count > 0) ?? mainPool(u);

/** Is it a War Platform, which joins units as Characters do? A unit of several models joins no other. */
export const isPlatform = (game: NinthAge, u: Unit): boolean =>
  u.entry.models === 1 && hasRule(game, u, "war-platform");

/** May it join units at all? */
export const joinsUnits = (game: NinthAge, u: Unit): boolean => u.entry.character === true || isPlatform(game, u);

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
    if (at >= 0) return there(host.pools[at]).count > 0 ? { host, at, pool: there(host.pools[at]) } : null;
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

/** The front corner at which a base of another kind would stand: the one nearer to where it is; null where both are taken. */
function freeCorner(host: Unit, character: Unit, chirality: 1 | -1): -1 | 1 | null {
  const taken = host.pools.map((p) => cornerOf(host, p));
  const axis = rightward(rectangleOf(host));
  const aside = (character.x - host.x) * axis.x + (character.y - host.y) * axis.y;
  const nearer: -1 | 1 = character.place !== "field" || aside === 0 ? (chirality === 1 ? -1 : 1) : aside < 0 ? -1 : 1;
  return ([nearer, nearer === 1 ? -1 : 1] as const).find((corner) => !taken.includes(corner)) ?? null;
}

/**
 * The host with a Character more, as it would stand: in the free places of the first rank next to the middle, whose owners go
 * to the back, or with a base of another kind beside the others at a front corner (reading `joining-bases`). Null: there is no place.
 */
export function withCharacter(host: Unit, character: Unit, chirality: 1 | -1): Unit | null {
  const room = roomOf(host.entry, character.entry);
  const wide = room?.files ?? 1;
  const add = (slot: number, patch: Partial<Unit> = {}, pools: readonly Pool[] = host.pools): Unit =>
    changed(host, {
      ...patch,
      pools: [...pools, poolOfJoined(character.entry, character.id, oneModel(character), slot)],
      healthAtPhaseStart: host.healthAtPhaseStart + character.healthAtPhaseStart,
    });
  if (room?.corner !== true) {
    const free = (file: number): boolean => poolAt(host, 0, file) === 0;
    const file =
      wide === 1
        ? (middleFiles(host.files, host.files, chirality).find((at) => at !== null && free(at)) ?? null)
        : freeStretch(wide, host.files, free, chirality);
    return file === null ? null : add(file);
  }
  const corner = freeCorner(host, character, chirality);
  if (corner === null) return null;
  const f = formationOf(host);
  const { x, y } = shifted(host, f, (corner * wide * filePitch(f)) / 2);
  const patch = { files: host.files + wide, x, y };
  if (corner === 1) return add(host.files, patch);
  return add(
    0,
    patch,
    host.pools.map((p) => (slotOf(p) === null ? p : { ...p, slot: there(p.slot) + wide })),
  );
}

/** The game when a Character has joined a unit. Whether it may is asked before. */
export function joined(game: NinthAge, id: number, host: number, moved: Unit["moved"]): NinthAge {
  const [u, to] = [unit(game, id), unit(game, host)];
  const led = withCharacter(to, u, game.chirality);
  return led === null ? game : withUnits(game, [led, waitingIn(u.entry, id, u.seat, game.chirality, moved)]);
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
  return settled(host, left);
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
  const pools = host.pools.toSpliced(at, 0, poolOfJoined(u.entry, id, oneModel(u), null));
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
