import type { Placement } from "@tercio/mass-battle";
import {
  advance,
  type Block,
  gap,
  insideTable,
  overlaps,
  pivot,
  type Rectangle,
  straightClearance,
} from "@tercio/tabletop";
import { crossing } from "./edge.ts";
import type { Table } from "./table.ts";

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

/** Another unit, as it stands in a pursuer's way. */
export interface Met {
  readonly id: number;
  readonly shape: Rectangle;
  /** Reached, it is charged; enemies that fled from the same combat are obstructions, no new enemy. */
  readonly enemy: boolean;
  /** Open ground while the pursuer moves, as friends of the same combat are. */
  readonly open: boolean;
  /** It ends no nearer to this one than so, where it does not reach it; missing: than to anybody. */
  readonly apart?: number;
}

/** What a pursuit keeps to: lengths 0.01 mm. */
export interface Ahead {
  readonly table: Table;
  readonly units: readonly Met[];
  /** What nobody enters. */
  readonly rocks: readonly Block[];
  /** It ends no nearer to anybody whom it has not reached, and no nearer to a rock. */
  readonly apart: number;
  readonly apartFromRocks: number;
  /** How deep it may end in one that is open ground to it. */
  readonly flush: number;
  /** May it leave the table? */
  readonly leaves: boolean;
}

/** Does the front edge reach over the Board Edge? */
const frontOff = (table: Table, r: Rectangle): boolean => !onTable(table, r.round === true ? r : { ...r, depth: 1 });
const onTable = ({ width, depth }: Table, r: Rectangle): boolean => insideTable(r, width, depth);

/**
 * A Pursuit or Overrun: turned to `direction`, straight for the whole distance (0.01 mm) or until something is in the way.
 * Where the pursuer cannot even turn, it stays as it is.
 */
export function chase(own: Rectangle, direction: number, distance: number, among: Ahead): Chase {
  const { table, units, rocks, apart, apartFromRocks, flush, leaves } = among;
  const from = pivot(own, direction);
  const stays = (met: number | null): Chase => ({ from: own, end: own, distance: 0, leaves: null, met, reached: 0 });
  if (frontOff(table, from)) return leaves ? { ...stays(null), leaves: crossing(table, from) } : stays(null);
  const ahead = units.filter((o) => !o.open);
  const upon = ahead.filter((o) => overlaps(from, o.shape));
  const under = upon.find((o) => o.enemy);
  if (under !== undefined) return stays(under.id);
  if (upon.length > 0 || !onTable(table, from) || rocks.some((r) => overlaps(from, r))) return stays(null);
  // Who is reached exactly is met: less than that it would graze nobody.
  const way = straightClearance(from, [...ahead.map((o) => o.shape), ...rocks], distance + EXACTLY, 0);
  const by = way.by === null ? null : (ahead[way.by] ?? null);
  const free = way.by === null ? distance : Math.min(distance, Math.floor(way.distance));
  const met = by?.enemy === true ? by.id : null;
  const reached = met === null ? 0 : Math.floor(way.distance + 0.5);
  let end = advance(from, free);
  if (!onTable(table, end) && leaves)
    return { from, end, distance: free, leaves: crossing(table, from), met: null, reached };
  // Never on top of a friend, nor so near to anybody that it could be taken for contact: rather fall short.
  const crowded = (r: Rectangle): boolean =>
    !onTable(table, r) ||
    rocks.some((rock) => gap(r, rock) < apartFromRocks) ||
    units.some((o) =>
      o.open ? overlaps(r, o.shape, flush) : gap(r, o.shape) < (o.id === met ? apart : (o.apart ?? apart)),
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
