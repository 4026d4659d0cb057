import { bilingual, inForce, type Message, there } from "@tercio/kernel";
import { type Point, type Polygon, roundHalfAway } from "@tercio/tabletop";
import { partsOf } from "../calculation/ground.ts";
import type { NinthAge } from "../state/state.ts";
import type { Feature, Ground } from "../state/terrain.ts";
import { message } from "../messages/message.ts";

/** A part of what nobody may enter. */
export interface Solid {
  /** Beyond all ids of units, so that whoever is in the way is told apart by it. */
  readonly id: number;
  readonly shape: Polygon;
}

export const NO_ENTRY = "t9a.terrain.impassable.no-entry";
const NOTHING: readonly Solid[] = [];
const known = new WeakMap<readonly Feature[], { readonly units: number; readonly solids: readonly Solid[] }>();

/** All parts of Impassable Terrain; on a bare table nothing is looked at. */
export function solids(game: NinthAge): readonly Solid[] {
  if (game.terrain.length === 0 || !inForce(NO_ENTRY)) return NOTHING;
  const units = game.units.length;
  const before = known.get(game.terrain);
  if (before?.units === units) return before.solids;
  const list = game.terrain.flatMap((f, i) =>
    f.kind === "impassable" ? partsOf(f).map((shape): Solid => ({ id: units + i, shape })) : [],
  );
  known.set(game.terrain, { units, solids: list });
  return list;
}

/** The middle of the box around a feature. */
export function middleOf({ outline }: Ground): Point {
  const [xs, ys] = [outline.map((p) => p.x), outline.map((p) => p.y)];
  const half = (list: readonly number[]): number => roundHalfAway((Math.min(...list) + Math.max(...list)) / 2);
  return { x: half(xs), y: half(ys) };
}

/** What a feature is called. */
export const featureName = (f: Ground): Message => message(`terrain.${f.kind}`);

/** The name of a unit, or of a feature that has an id beyond them. */
export function nameOf(game: NinthAge, id: number): Message {
  const u = game.units[id];
  if (u !== undefined) return bilingual(u.entry.name);
  return featureName(there(game.terrain[id - game.units.length]));
}

/** The key of a feature's piece on the board. */
export const featureKey = (at: number): string => `feature-${at}`;

/** The piece of a unit, or of a feature that has an id beyond them. */
export const pieceKey = (game: NinthAge, id: number): number | string =>
  id < game.units.length ? id : featureKey(id - game.units.length);
