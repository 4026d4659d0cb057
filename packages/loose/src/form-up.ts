import { there } from "@tercio/basis";
import { cosineOf, normalise, type Point, roundHalfAway, sineOf, TURN } from "@tercio/tabletop";
import type { Base, Table } from "./base.ts";
import { assignment, TOO_FAR } from "./match.ts";
import { type Hindrance, shortestWay, straightLength, type Way, WAY_TOLERANCE } from "./way.ts";

/** An edge of a block that loose models form up against: the middle of that edge, where it looks, the models in its row. */
export interface Line extends Point {
  readonly facing: number;
  readonly files: number;
}

/**
 * A unit formed up in ranks of `width`, the leftmost of the first (as the line sees it: to its left) in column `first` of
 * the line, of which 0 is its leftmost model; -1 and `files` touch it by a corner. By model where it stands and how it came
 * there, null for who found no place within reach.
 */
export interface FormedUp {
  readonly first: number;
  readonly width: number;
  readonly places: readonly (Base | null)[];
  readonly ways: readonly (Way | null)[];
}

/** Where the `count` places of a block of this width stand: rank behind rank, the last in the middle. Columns may be halves. */
function slots(
  first: number,
  width: number,
  count: number,
): readonly { readonly column: number; readonly rank: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const rank = Math.floor(i / width);
    const inRank = Math.min(width, count - rank * width);
    return { column: first + (width - inRank) / 2 + (i % width), rank };
  });
}

/** One question of forming up: the ways to places are found once. */
class Forming {
  private readonly known = new Map<string, Way | null>();
  private readonly from: readonly Base[];
  private readonly line: Line;
  private readonly hindrances: readonly Hindrance[];
  private readonly table: Table;
  private readonly limit: number;

  constructor(from: readonly Base[], line: Line, hindrances: readonly Hindrance[], table: Table, limit: number) {
    this.from = from;
    this.line = line;
    this.hindrances = hindrances;
    this.table = table;
    this.limit = limit;
  }

  /** The place of a column and rank: a base there looks at the line. */
  private placeAt({ column, rank }: { readonly column: number; readonly rank: number }): Base {
    const { shape } = there(this.from[0]);
    const [width, length] = shape.kind === "round" ? [2 * shape.radius, 2 * shape.radius] : [shape.width, shape.length];
    const right = (column - (this.line.files - 1) / 2) * width;
    const ahead = (rank + 0.5) * length;
    const s = sineOf(this.line.facing);
    const c = cosineOf(this.line.facing);
    return {
      shape,
      x: roundHalfAway(this.line.x + right * c + ahead * s),
      y: roundHalfAway(this.line.y + ahead * c - right * s),
      facing: normalise(this.line.facing + TURN / 2),
    };
  }

  private way(model: number, to: Base): Way | null {
    const from = there(this.from[model]);
    const key = `${model} ${to.x} ${to.y}`;
    let way = this.known.get(key);
    if (way === undefined) {
      const far = straightLength(from, to) > this.limit + WAY_TOLERANCE;
      way = far ? null : shortestWay(from, to, this.hindrances, this.table, this.limit);
      this.known.set(key, way);
    }
    return way;
  }

  /** The models that fill these places, with the least sum of squares of their ways; null where they cannot all be filled. */
  filled(first: number, width: number, count: number): FormedUp | null {
    const places = slots(first, width, count).map((s) => this.placeAt(s));
    const many = this.from.length;
    const costs = new Float64Array(many * many);
    for (let model = 0; model < many; model++)
      for (const [at, to] of places.entries()) {
        const way = this.way(model, to);
        // Who fills no place costs nothing.
        costs[model * many + at] = way === null ? TOO_FAR : way.length * way.length;
      }
    const chosen = assignment(costs, many);
    if (chosen === null) return null;
    const found = chosen.map((at) => places[at] ?? null);
    return { first, width, places: found, ways: found.map((to, model) => (to === null ? null : this.way(model, to))) };
  }
}

/**
 * How a unit of loose models, all of one shape, may form up against a line whose models stand as far apart as its own
 * are wide: first as many as possible of the first rank, in neighbouring columns that touch the line (by a corner at
 * least), then, for each such run of columns, the most models in ranks behind it, the last one in the middle. Each goes
 * at most `limit` (0.01 mm) round the hindrances, comrades making way for one another. Every run of that width, from the
 * line's left; none where nobody can reach it.
 */
export function formUps(
  from: readonly Base[],
  line: Line,
  hindrances: readonly Hindrance[],
  table: Table,
  limit: number,
): readonly FormedUp[] {
  if (from.length === 0) return [];
  const forming = new Forming(from, line, hindrances, table, limit);
  for (let width = Math.min(from.length, line.files + 2); width > 0; width--) {
    const runs: FormedUp[] = [];
    for (let first = -1; first + width <= line.files + 1; first++) {
      if (forming.filled(first, width, width) === null) continue;
      let most: FormedUp | null = null;
      for (let count = from.length; most === null; count--) most = forming.filled(first, width, count);
      runs.push(most);
    }
    if (runs.length > 0) return runs;
  }
  return [];
}
