import { inForce } from "@tercio/kernel";
import type { Placement } from "@tercio/mass-battle";
import { advance, gap, overlaps, pivot, type Rectangle, straightClearance } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { crossing } from "./edge.ts";
import { solids } from "./terrain.ts";
import { APART, FLUSH, onTable, others } from "./world.ts";

/** Steps (0.01 mm) by which it is looked how far a pursuit falls short of those it may not end on. */
const STEP = 635;

/** A straight move counts as held up only where it would go so much (0.01 mm) farther than to touch. */
const EXACTLY = 1.5;

/** A Pursuit or Overrun as it would go. */
export interface Chase {
  readonly from: Rectangle;
  readonly end: Rectangle;
  /** How far it goes straight on, 0.01 mm. */
  readonly distance: number;
  /** Where the unit crosses the Board Edge, if it leaves the table. */
  readonly leaves: Placement | null;
  /** The enemy reached, to be charged. */
  readonly met: number | null;
  /** How far it is to whom it reaches, whole 0.01 mm; 0 without one. */
  readonly reached: number;
}

/** Units that do not stand in a pursuer's way as others do. */
export interface Combat {
  /** Friends of the same combat: open ground while it moves. */
  readonly open: readonly number[];
  /** Enemies that fled from that combat: obstructions, no new enemy. */
  readonly fled: readonly number[];
}

/** Does the front edge reach over the Board Edge? */
const frontOff = (game: NinthAge, r: Rectangle): boolean => !onTable(game, r.round === true ? r : { ...r, depth: 1 });

/**
 * A Pursuit or Overrun: turned to `direction`, straight for the whole distance (0.01 mm) or until something is in the way.
 * Where the pursuer cannot even turn, it stays as it is.
 */
export function chase(game: NinthAge, u: Unit, direction: number, distance: number, combat: Combat): Chase {
  const own = rectangleOf(u);
  const from = pivot(own, direction);
  const stays = (met: number | null): Chase => ({ from: own, end: own, distance: 0, leaves: null, met, reached: 0 });
  if (frontOff(game, from)) return mayLeave() ? { ...stays(null), leaves: crossing(game, from) } : stays(null);
  const ahead = others(game, u.id).filter((o) => !combat.open.includes(o.id));
  const enemy = (o: Unit): boolean => o.seat !== u.seat && !combat.fled.includes(o.id);
  const rocks = solids(game).map((s) => s.shape);
  const upon = ahead.filter((o) => overlaps(from, rectangleOf(o)));
  const under = upon.find(enemy);
  if (under !== undefined) return stays(under.id);
  if (upon.length > 0 || !onTable(game, from) || rocks.some((r) => overlaps(from, r))) return stays(null);
  // Who is reached exactly is met: less than that it would graze nobody.
  const way = straightClearance(from, [...ahead.map(rectangleOf), ...rocks], distance + EXACTLY, 0);
  const by = way.by === null ? null : (ahead[way.by] ?? null);
  const free = way.by === null ? distance : Math.min(distance, Math.floor(way.distance));
  const met = by !== null && enemy(by) ? by.id : null;
  const reached = met === null ? 0 : Math.floor(way.distance + 0.5);
  let end = advance(from, free);
  if (!onTable(game, end) && mayLeave())
    return { from, end, distance: free, leaves: crossing(game, from), met: null, reached };
  // Never on top of a friend, nor so near to anybody that it could be taken for contact: rather fall short.
  const crowded = (r: Rectangle): boolean =>
    !onTable(game, r) ||
    rocks.some((rock) => gap(r, rock) < APART) ||
    others(game, u.id).some((o) =>
      combat.open.includes(o.id) ? overlaps(r, rectangleOf(o), FLUSH) : gap(r, rectangleOf(o)) < APART,
    );
  let length = free;
  for (; length > 0 && crowded(end); length -= STEP) end = advance(from, Math.max(0, length - STEP));
  if (crowded(end)) return { ...stays(met), from, reached };
  // Between the last that was too far and this one, as far as it may.
  let [clear, far] = [Math.max(0, length), Math.min(free, Math.max(0, length) + STEP)];
  while (far - clear > 1) {
    const middle = Math.floor((clear + far) / 2);
    if (crowded(advance(from, middle))) far = middle;
    else clear = middle;
  }
  if (!crowded(advance(from, far))) clear = far;
  return { from, end: advance(from, clear), distance: clear, leaves: null, met, reached };
}

const mayLeave = (): boolean => inForce("t9a.rule.pursuit-off-board");
