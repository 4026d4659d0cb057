import {
  advance,
  angleTo,
  centre,
  gap,
  overlaps,
  pivot,
  type Rectangle,
  straightClearance,
  sweptOverlap,
} from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state.ts";
import { onTable, others, UNIT_SPACING } from "./world.ts";

/** From the centre of one unit to the centre of another, as a direction. */
export function directionFrom(a: Unit, b: Unit): number {
  const p = centre(rectangleOf(a));
  const q = centre(rectangleOf(b));
  return angleTo(q.x - p.x, q.y - p.y);
}

export interface Flight {
  readonly end: Rectangle;
  readonly offTable: boolean;
  readonly through: readonly number[];
}

/** Quarter inches by which a flight is drawn out until it is clear of everyone. */
const STEP = 635;

/** A Flee Move: turned to `direction`, straight on, drawn out until more than 1" from every unit. */
export function flight(
  game: NinthAge,
  u: Unit,
  direction: number,
  distance: number,
  but: readonly number[] = [],
): Flight {
  const from = pivot(rectangleOf(u), direction);
  const obstacles = others(game, u.id);
  let length = distance;
  let end = advance(from, length);
  for (let i = 0; i < 400; i++) {
    if (!onTable(game, end)) break;
    if (!obstacles.some((o) => gap(end, rectangleOf(o)) <= UNIT_SPACING)) break;
    length += STEP;
    end = advance(from, length);
  }
  const through = obstacles
    .filter((o) => !but.includes(o.id) && sweptOverlap(from, length, rectangleOf(o)))
    .map((o) => o.id);
  return { end, offTable: !onTable(game, end), through };
}

export interface Chase {
  readonly from: Rectangle;
  readonly end: Rectangle;
  readonly offTable: boolean;
  /** The enemy reached, to be charged. */
  readonly met: number | null;
  readonly distance: number;
}

/** A Pursuit or Overrun: turned to `direction`, straight for the whole distance or until something is in the way. */
export function chase(game: NinthAge, u: Unit, direction: number, distance: number, ignore: readonly number[]): Chase {
  const own = rectangleOf(u);
  const turned = pivot(own, direction);
  const obstacles = others(game, u.id).filter((o) => !ignore.includes(o.id));
  const from =
    others(game, u.id).some((o) => overlaps(turned, rectangleOf(o))) || !onTable(game, turned) ? null : turned;
  if (from === null) return { from: own, end: own, offTable: false, met: null, distance: 0 };
  const clear = straightClearance(from, obstacles.map(rectangleOf), distance, 0);
  const by = clear.by === null ? null : (obstacles[clear.by] as Unit);
  if (by !== null && by.seat !== u.seat && !by.fleeing)
    return { from, end: from, offTable: false, met: by.id, distance };
  const free = clear.by === null ? distance : Math.max(0, Math.floor(clear.distance) - STEP);
  let end = advance(from, free);
  // Never end on top of those it may pass: fall short instead.
  for (let length = free; length > 0 && others(game, u.id).some((o) => overlaps(end, rectangleOf(o))); length -= STEP)
    end = advance(from, Math.max(0, length - STEP));
  return { from, end, offTable: !onTable(game, end), met: null, distance: free };
}
