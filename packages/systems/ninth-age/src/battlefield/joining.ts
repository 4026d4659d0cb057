import { bilingual, type Refusal, refuse } from "@tercio/kernel";
import { type Block, CONTACT_TOLERANCE, gap, type Rectangle } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { isSkirmisher, rectangleOf } from "../calculation/formation.ts";
import {
  hasCharger,
  isPlatform,
  joinedTo,
  joinsUnits,
  type Place,
  placeIn,
  steppedOut,
  toCharge,
  withCharacter,
} from "../calculation/joining.ts";
import { rankAndFile } from "../state/pools.ts";
import { roomOf } from "../state/rooms.ts";
import { engaged, isLed, models, type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { blocks, isTaken, onTable } from "./world.ts";

const JOINING = "t9a.rule.joining";
const no = (key: string, host: Unit): Refusal => refuse(key, JOINING, { unit: bilingual(host.entry.name) }, "join");

/** Why a Character can never stand in that unit, whatever either does; null where it can. */
export function whyNeverTogether(game: NinthAge, u: Unit, host: Unit): Refusal | null {
  if (!joinsUnits(game, u)) return refuse("refuse.join-character", JOINING, {}, "join");
  const refusal = book.refusals("join a unit", game, { unit: u, host })[0];
  if (refusal !== undefined) return { ...refusal, where: "join" };
  const [own, theirs] = [u.entry, host.entry];
  const same = roomOf(theirs, own) === null;
  // Between models that keep apart there is no room for another base, and none beside a round one.
  const fits = own.round === theirs.round && (same || (own.round !== true && !isSkirmisher(host)));
  return fits
    ? null
    : refuse("refuse.join-base", JOINING, { width: theirs.baseWidth / 100, depth: theirs.baseDepth / 100 }, "join");
}

/** Why a Character may not join a unit of its side now, where it reaches it; null where it may. */
export function whyNotJoin(game: NinthAge, u: Unit, id: number): Refusal | null {
  const host = game.units[id];
  if (host === undefined || !onField(host) || id === u.id) return refuse("refuse.no-such-unit", JOINING, {}, "join");
  if (host.seat !== u.seat) return no("refuse.join-enemy", host);
  // It joins models of a unit, not another Character.
  if ((rankAndFile(host) === 0 && !isLed(host)) || isPlatform(game, host)) return no("refuse.join-nobody", host);
  const never = whyNeverTogether(game, u, host);
  if (never !== null) return never;
  if (host.fleeing) return no("refuse.join-fleeing", host);
  if (engaged(game, id)) return no("refuse.join-engaged", host);
  const led = withCharacter(host, u, game.chirality);
  if (led === null) return no("refuse.join-no-file", host);
  return hasRoom(game, host, rectangleOf(led), u.id) ? null : no("refuse.join-no-room", host);
}

/** Has a unit room to grow so? It comes upon nobody, and touches nobody whom it did not touch before. */
function hasRoom(game: NinthAge, host: Unit, grown: Rectangle, joining: number): boolean {
  const now = rectangleOf(host);
  const meets = (b: Block): boolean => gap(grown, b) <= CONTACT_TOLERANCE && gap(now, b) > CONTACT_TOLERANCE;
  return onTable(game, grown) && !isTaken(game, grown, host.id, joining) && !blocks(game, host.id, joining).some(meets);
}

/** The units that a Character may join, by their ids. */
export const joinable = (game: NinthAge, u: Unit): readonly number[] =>
  !joinsUnits(game, u)
    ? []
    : game.units.filter((v) => v.seat === u.seat && whyNotJoin(game, u, v.id) === null).map((v) => v.id);

/** Does it stand against the unit? */
export const touching = (r: Rectangle, host: Unit): boolean => gap(r, rectangleOf(host)) <= CONTACT_TOLERANCE;

/** Why a Character may not leave the unit that it has joined; null where it may. */
export function whyNotLeave(game: NinthAge, { host, pool }: Place): Refusal | null {
  const refused = (key: string): Refusal => refuse(key, JOINING, { unit: bilingual(host.entry.name) }, "unit");
  if (!onField(host)) return refuse("refuse.no-such-unit", JOINING, {}, "unit");
  if (engaged(game, host.id)) return refused("refuse.leave-engaged");
  if (host.fleeing) return refused("refuse.leave-fleeing");
  if (host.moved !== "none" || (pool.self !== null && unit(game, pool.self).moved !== "none"))
    return refused("refuse.leave-moved");
  // Whoever is left alone of it is the unit.
  return models(host) > 1 ? null : refused("refuse.leave-last");
}

/** A unit about to move, in the game in which it does: a Character may step out of the unit that it has joined. */
export interface Mover {
  readonly game: NinthAge;
  readonly unit: Unit;
  /** The unit that it steps out of. */
  readonly outOf: number | null;
}

/** Who moves under this id, or why nobody may. */
export function moverOf(game: NinthAge, id: number): Mover | Refusal {
  const u = unit(game, id);
  if (u.place !== "joined") return { game, unit: u, outOf: null };
  const place = placeIn(game, id);
  if (place === null) return refuse("refuse.no-such-unit", JOINING, {}, "unit");
  const why = whyNotLeave(game, place);
  if (why !== null) return why;
  const out = steppedOut(game, id);
  return { game: out, unit: unit(out, id), outOf: place.host.id };
}

/**
 * Who charges under this id, or why nobody may: a Character steps out of the unit that it has joined (reading `charging-out`).
 */
export function chargerOf(game: NinthAge, id: number): Mover | Refusal {
  const place = unit(game, id).place === "joined" ? placeIn(game, id) : null;
  if (place === null) return moverOf(game, id);
  const { host } = place;
  const why = whyNotLeave(game, place);
  if (why !== null) return why;
  const refused = (key: string): Refusal => refuse(key, JOINING, { unit: bilingual(host.entry.name) }, "unit");
  if (host.declared !== null) return refused("refuse.leave-declared");
  if (hasCharger(game, host.id)) return refused("refuse.leave-another");
  const out = toCharge(game, id);
  return { game: out, unit: unit(out, id), outOf: host.id };
}

/** The Characters of a unit that may leave it now, by their ids. */
export const leavers = (game: NinthAge, host: Unit): readonly number[] =>
  joinedTo(host).filter((id) => {
    const place = placeIn(game, id);
    return place !== null && whyNotLeave(game, place) === null;
  });
