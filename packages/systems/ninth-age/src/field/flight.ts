import { advance, angleTo, centre, overlaps, pivot, type Rectangle, straightClearance } from "@tercio/tabletop";
import { type Flight, fleePath } from "@tercio/mass-battle";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state.ts";
import { onTable, others, UNIT_SPACING } from "./world.ts";

/** From the centre of one unit to the centre of another, as a direction. */
export function directionFrom(a: Unit, b: Unit): number {
  const p = centre(rectangleOf(a));
  const q = centre(rectangleOf(b));
  return angleTo(q.x - p.x, q.y - p.y);
}

/** Steps (0.01 mm) in which a pursuit falls short of those it may not end on. */
const STEP = 635;

/** A Flee Move: turned to `direction`, straight on, drawn out until more than 1" from every unit. */
export function flight(game: NinthAge, u: Unit, direction: number, distance: number): Flight {
  return fleePath(u, formationOf(u), direction, distance, {
    obstacles: others(game, u.id).map((o) => ({
      id: o.id,
      kind: o.seat === u.seat ? "friend" : "enemy",
      rectangle: rectangleOf(o),
    })),
    table: { width: game.width, depth: game.depth },
    keep: UNIT_SPACING,
  });
}

export interface Chase {
  readonly from: Rectangle;
  readonly end: Rectangle;
  readonly offTable: boolean;
  /** The enemy reached, to be charged. */
  readonly met: number | null;
  readonly distance: number;
}

/** Units that do not stand in a pursuer's way as others do. */
export interface Combat {
  /** Friends of the same combat: open ground while it moves. */
  readonly open: readonly number[];
  /** Enemies that fled from that combat: obstructions, no new enemy. */
  readonly fled: readonly number[];
}

/** Does the front edge reach over the Board Edge? */
const frontOff = (game: NinthAge, r: Rectangle): boolean => !onTable(game, { ...r, depth: 1 });

/**
 * A Pursuit or Overrun: turned to `direction`, straight for the whole distance or until something is in the way. Where
 * the pursuer cannot even turn, it stays as it is.
 */
export function chase(game: NinthAge, u: Unit, direction: number, distance: number, combat: Combat): Chase {
  const own = rectangleOf(u);
  const from = pivot(own, direction);
  if (frontOff(game, from)) return { from: own, end: own, offTable: true, met: null, distance: 0 };
  const ahead = others(game, u.id).filter((o) => !combat.open.includes(o.id));
  const enemy = (o: Unit): boolean => o.seat !== u.seat && !combat.fled.includes(o.id);
  const upon = ahead.filter((o) => overlaps(from, rectangleOf(o)));
  const under = upon.find(enemy);
  if (under !== undefined) return { from: own, end: own, offTable: false, met: under.id, distance };
  if (upon.length > 0 || !onTable(game, from)) return { from: own, end: own, offTable: false, met: null, distance: 0 };
  const way = straightClearance(from, ahead.map(rectangleOf), distance, 0);
  const by = way.by === null ? null : (ahead[way.by] as Unit);
  const free = way.by === null ? distance : Math.max(0, Math.floor(way.distance) - STEP);
  let end = advance(from, free);
  // Never end on top of a friend: fall short instead.
  const blocked = (r: Rectangle): boolean => others(game, u.id).some((o) => overlaps(r, rectangleOf(o)));
  for (let length = free; length > 0 && blocked(end); length -= STEP) end = advance(from, Math.max(0, length - STEP));
  if (blocked(end)) end = own;
  return { from, end, offTable: !onTable(game, end), met: by !== null && enemy(by) ? by.id : null, distance };
}
