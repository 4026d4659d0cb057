import { there } from "@tercio/basis";
import { type Base, insideTable, overlap, samePlace, type Table } from "./base.ts";
import {
  type Hindrance,
  hinders,
  type MoveOptions,
  shortestWay,
  straightLength,
  type Way,
  wayOrWhy,
  WAY_TOLERANCE,
} from "./way.ts";

/** The move of a unit: in which order its models went (those that stayed are not named), and the way of each, by model. */
export interface Moved {
  readonly order: readonly number[];
  readonly ways: readonly Way[];
}

/**
 * The model (its position in the list) that cannot get to its place, and why; `no way` is also said of a place that is too
 * near to somebody to be ended on.
 */
export type Stuck = {
  readonly stuck: number;
  readonly why: "too far" | "no way" | "overlap" | "off the table";
};

export const isStuck = (m: Moved | Stuck): m is Stuck => "stuck" in m;

/** A way of any length: no table is so large that one is longer. */
const ANY = 1e9;

/** A model of the unit itself, as others must go round it. */
interface Mate extends Hindrance {
  readonly model: number;
}

/** What keeps a model from going as far as `most`: these of its unit, and those who never move. */
interface Stop {
  readonly most: number;
  readonly by: readonly Mate[];
}

/** A question about a unit's move, with where everybody stands while it is made. */
export class Making {
  readonly from: readonly Base[];
  readonly to: readonly Base[];
  readonly movers: readonly number[];
  private readonly hindrances: readonly Hindrance[];
  private readonly table: Table;
  private readonly limits: readonly number[] | number;
  private readonly options: MoveOptions;
  /** Where each model stands as what hinders the others: before it moves, and after. */
  private readonly begun: readonly Mate[];
  private readonly ended: readonly Mate[];
  private now: Mate[];
  /** By model: who was found to leave it no way. As long as these stand as they did there is none. */
  private readonly stops: readonly Stop[][];
  private order: number[] = [];
  private ways: (Way | undefined)[] = [];

  constructor(
    from: readonly Base[],
    to: readonly Base[],
    hindrances: readonly Hindrance[],
    table: Table,
    limits: readonly number[] | number,
    options: MoveOptions,
  ) {
    this.from = from;
    this.to = to;
    this.hindrances = hindrances;
    this.table = table;
    this.limits = limits;
    this.options = options;
    this.movers = from.map((_, i) => i).filter((i) => !samePlace(there(from[i]), there(to[i])));
    this.begun = from.map((base, model) => ({ base, keep: 0, model }));
    this.ended = to.map((base, model) => ({ base, keep: 0, model }));
    this.stops = from.map(() => []);
    this.now = [...this.begun];
  }

  start(): void {
    this.now = [...this.begun];
    this.order = [];
    this.ways = [];
  }

  limit(i: number): number {
    return typeof this.limits === "number" ? this.limits : (this.limits[i] ?? 0);
  }

  private others(i: number): readonly Hindrance[] {
    return [...this.hindrances, ...this.now.slice(0, i), ...this.now.slice(i + 1)];
  }

  /** Moves a model if it can get to its place from how all stand now. */
  go(i: number, most: number): boolean {
    const stops = there(this.stops[i]);
    if (stops.some((s) => s.most >= most && s.by.every((mate) => this.now[mate.model] === mate))) return false;
    const [a, b] = [there(this.from[i]), there(this.to[i])];
    const way = wayOrWhy(a, b, this.others(i), this.table, most, this.options.flies === true);
    if ("by" in way) {
      if (!way.all) stops.push({ most, by: way.by.filter((h): h is Mate => "model" in h) });
      return false;
    }
    this.now[i] = there(this.ended[i]);
    this.order.push(i);
    this.ways[i] = way;
    return true;
  }

  back(i: number): void {
    this.now[i] = there(this.begun[i]);
    this.order.pop();
  }

  waits(i: number): boolean {
    return this.ways[i] === undefined;
  }

  /** Why a model cannot go, as all stand now. */
  why(i: number): Stuck {
    const [a, b] = [there(this.from[i]), there(this.to[i])];
    const others = this.others(i);
    const far = straightLength(a, b) > this.limit(i) + WAY_TOLERANCE;
    if (!insideTable(b, this.table)) return { stuck: i, why: "off the table" };
    if (others.some((h) => overlap(b, h.base))) return { stuck: i, why: "overlap" };
    if (others.some((h) => hinders(h, b))) return { stuck: i, why: "no way" };
    if (far || shortestWay(a, b, others, this.table, ANY, this.options) !== null) return { stuck: i, why: "too far" };
    return { stuck: i, why: "no way" };
  }

  /** What no order can mend: a place off the table, too far, taken by somebody who stays, or given twice. */
  hopeless(): Stuck | null {
    for (const i of this.movers) {
      const b = there(this.to[i]);
      if (!insideTable(b, this.table)) return { stuck: i, why: "off the table" };
      const taken =
        this.hindrances.some((h) => overlap(b, h.base)) || this.to.some((other, k) => k !== i && overlap(b, other));
      if (taken) return { stuck: i, why: "overlap" };
      if (straightLength(there(this.from[i]), b) > this.limit(i) + WAY_TOLERANCE) return { stuck: i, why: "too far" };
      if (this.hindrances.some((h) => hinders(h, b))) return { stuck: i, why: "no way" };
    }
    return null;
  }

  made(): Moved {
    return {
      order: this.order,
      ways: this.from.map(
        (p, i) => this.ways[i] ?? { points: [{ x: p.x, y: p.y }], length: 0, turn: 0, turnsFirst: false },
      ),
    };
  }

  /** Those in front first, as the whole unit goes; of equal ones the first in the list. */
  frontFirst(): readonly number[] {
    let x = 0;
    let y = 0;
    for (const i of this.movers) {
      x += there(this.to[i]).x - there(this.from[i]).x;
      y += there(this.to[i]).y - there(this.from[i]).y;
    }
    const ahead = (i: number): number => there(this.from[i]).x * x + there(this.from[i]).y * y;
    return [...this.movers].sort((a, b) => ahead(b) - ahead(a) || a - b);
  }
}
