import { there } from "@tercio/basis";
import { cosineOf, normalise, type Point, roundHalfAway, signedTurn, sineOf } from "@tercio/tabletop";
import { type Arrangement, laidOut, type Layout, layoutOf } from "./arrange.ts";
import { type Base, samePlace, type Table } from "./base.ts";
import { coherent } from "./coherency.ts";
import { outerRadius } from "./corners.ts";
import type { Moved } from "./making.ts";
import { matched } from "./match.ts";
import { soonMoved } from "./move.ts";
import {
  type Hindrance,
  mayEnd,
  type MoveOptions,
  shortestWay,
  straightLength,
  type Way,
  WAY_TOLERANCE,
} from "./way.ts";

/** Where a unit comes to by one gesture; `reached`: how much of the way of its middle, 0 (it stays) to 1 (all). */
export interface Gathered {
  readonly to: readonly Base[];
  readonly moved: Moved;
  readonly reached: number;
}

/** No way is as long. */
const ANY = 1e9;

/** The mean of rounded places, itself rounded, is no farther than this from the mean of the places (0.01 mm). */
const ROUNDINGS = 3;

/** The middle of a unit: the mean of its models' places, rounded; the table's middle where there are none. */
export function middleOf(places: readonly Point[]): Point {
  const sum = places.reduce((s, b) => ({ x: s.x + b.x, y: s.y + b.y }), { x: 0, y: 0 });
  const count = Math.max(1, places.length);
  return { x: roundHalfAway(sum.x / count), y: roundHalfAway(sum.y / count) };
}

/** A unit as it stands, its middle carried to another place and all turned about that. */
function carried(bases: readonly Base[], middle: Point, to: Point, turn: number): readonly Base[] {
  const s = sineOf(turn);
  const c = cosineOf(turn);
  return bases.map((b) => {
    const dx = b.x - middle.x;
    const dy = b.y - middle.y;
    return {
      shape: b.shape,
      x: roundHalfAway(to.x + dx * c + dy * s),
      y: roundHalfAway(to.y + dy * c - dx * s),
      facing: normalise(b.facing + turn),
    };
  });
}

/** Places that a unit may come to, and how. */
type Legal = Omit<Gathered, "reached">;

/** One question of gathering, and what places are legal for it. */
export class Gathering {
  readonly middle: Point;
  private readonly from: readonly Base[];
  private readonly kind: Arrangement | "keep";
  private readonly facing: number;
  private readonly turn: number;
  private readonly hindrances: readonly Hindrance[];
  private readonly table: Table;
  private readonly limit: number;
  private readonly reach: number;
  private readonly options: MoveOptions;
  /** The arrangement by steps: worked out once, laid at many places. */
  private readonly layouts: (Layout | null)[] = [];

  constructor(
    from: readonly Base[],
    kind: Arrangement | "keep",
    facing: number | null,
    hindrances: readonly Hindrance[],
    table: Table,
    limit: number,
    reach: number,
    options: MoveOptions,
  ) {
    const own = there(from[0]).facing;
    this.from = from;
    this.kind = kind;
    this.facing = facing ?? own;
    this.turn = roundHalfAway(signedTurn(this.facing - own));
    this.hindrances = hindrances;
    this.table = table;
    this.limit = limit;
    this.reach = reach;
    this.options = options;
    this.middle = middleOf(from);
  }

  /** The places about a middle, each a model's; null where one of them is too far. A unit that is carried turns bit by bit. */
  places(at: Point, part: number): readonly Base[] | null {
    const keeps = this.kind === "keep";
    // Whoever goes where, some model goes as far as the middle.
    const most = this.limit + 2 * WAY_TOLERANCE;
    const askew = keeps ? 0 : there(this.layout(0)).askew;
    if (lengthBetween(this.middle, at) > most + askew + ROUNDINGS) return null;
    const places = keeps ? carried(this.from, this.middle, at, roundHalfAway(this.turn * part)) : this.about(at);
    if (lengthBetween(this.middle, middleOf(places)) > most) return null;
    return keeps && this.turn === 0 ? places : this.taken(places);
  }

  /** Whose place is which; null where that is all the same, because a place may be nobody's. */
  private taken(places: readonly Base[]): readonly Base[] | null {
    // Who stays where he stands is asked nothing; to find out who that is costs more than the rest.
    const may = (p: Base): boolean => mayEnd(p, this.hindrances, this.table) || this.from.some((b) => samePlace(b, p));
    return places.every(may) ? matched(this.from, places, this.limit + WAY_TOLERANCE) : null;
  }

  private about(at: Point): readonly Base[] {
    return there(this.stepped(at, 0));
  }

  private layout(step: number): Layout | null {
    let found = this.layouts[step];
    if (found === undefined) {
      const shapes = this.from.map((b) => b.shape);
      found = layoutOf(this.kind as Arrangement, shapes, this.reach, step);
      this.layouts[step] = found;
    }
    return found;
  }

  private stepped(at: Point, step: number): readonly Base[] | null {
    const layout = this.layout(step);
    return layout === null ? null : laidOut(layout, at, this.facing, this.reach);
  }

  /** The move to what is nearest to the arrangement at a middle, a step from it or more. */
  nearly(at: Point): Legal | null {
    for (let step = 1; ; step++) {
      const places = this.stepped(at, step);
      if (places === null) return null;
      const done = this.move(this.taken(places));
      if (done !== null) return done;
    }
  }

  /** The places of an arrangement, however far they are. */
  wanted(at: Point): readonly Base[] {
    return matched(this.from, this.about(at), ANY) ?? this.from;
  }

  /** The move to these places, if it is legal. */
  move(to: readonly Base[] | null): Legal | null {
    if (to === null) return null;
    if (to.some((b, i) => straightLength(there(this.from[i]), b) > this.limit + WAY_TOLERANCE)) return null;
    if (!coherent(to, this.reach)) return null;
    const moved = soonMoved(this.from, to, this.hindrances, this.table, this.limit, this.options);
    return moved === null ? null : { to, moved };
  }

  /** The way of the middle, as if the largest model went there alone: round what is in the way, or straight through. */
  way(at: Point): Way {
    const radius = Math.max(...this.from.map((b) => outerRadius(b.shape)));
    const lone: Base = { shape: { kind: "round", radius }, ...this.middle, facing: 0 };
    const way = shortestWay(lone, { ...lone, ...at }, this.hindrances, this.table, ANY, this.options);
    return way ?? { points: [this.middle, at], length: lengthBetween(this.middle, at), turn: 0, turnsFirst: false };
  }

  /** Part of the way from where all stand to these places, straight and for all alike. */
  partly(to: readonly Base[], part: number): readonly Base[] {
    return this.from.map((a, i) => {
      const b = there(to[i]);
      return {
        shape: a.shape,
        x: roundHalfAway(a.x + (b.x - a.x) * part),
        y: roundHalfAway(a.y + (b.y - a.y) * part),
        facing: a.facing,
      };
    });
  }
}

export function lengthBetween(a: Point, b: Point): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}
