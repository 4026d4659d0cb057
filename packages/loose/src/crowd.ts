import { angleOf, CONTACT_TOLERANCE, cosine, type Point, roundHalfAway, sine, TURN } from "@tercio/tabletop";
import { type Base, farApart, gap, insideTable, overlap, samePlace, type Table, within } from "./base.ts";
import { coherent } from "./coherency.ts";
import { outerRadius } from "./corners.ts";
import { distanceTo, grown, type Hull, nearestOn } from "./hull.ts";
import type { Moved } from "./making.ts";
import { type Hindrance, type MoveOptions, shortestWay, straightLength, type Way, WAY_TOLERANCE } from "./way.ts";

/** Directions about a base in which places beside it are looked for. */
const DIRECTIONS = 16;

/** Halvings of a sixteenth of a border that leave less than 0.01 mm of it. */
const HALVINGS = 14;

/** Which way and where to, if a model may go there now. */
interface Goes {
  readonly place: Base;
  readonly way: Way;
}

/**
 * A unit whose models go one by one towards enemies: where each stands now, and where the next may go. Enemies, friends
 * and its own models are gone round and ended on by nobody.
 */
export class Crowd {
  readonly from: readonly Base[];
  readonly enemies: readonly Base[];
  readonly now: Base[];
  readonly order: number[] = [];
  private readonly ways: Way[];
  private readonly friends: readonly Base[];
  private readonly table: Table;
  private readonly limit: number;
  private readonly options: MoveOptions;
  /** Whether a rule lets a model end here. */
  private readonly allowed: (model: number, place: Base) => boolean;

  constructor(
    from: readonly Base[],
    enemies: readonly Base[],
    friends: readonly Base[],
    table: Table,
    limit: number,
    options: MoveOptions,
    allowed: (model: number, place: Base) => boolean = () => true,
  ) {
    this.from = from;
    this.enemies = enemies;
    this.friends = friends;
    this.table = table;
    this.limit = limit;
    this.options = options;
    this.allowed = allowed;
    this.now = [...from];
    this.ways = from.map(standing);
  }

  /** As it stands now, to be gone on with from here or thrown away. */
  copy(): Crowd {
    const same = new Crowd(this.from, this.enemies, this.friends, this.table, this.limit, this.options, this.allowed);
    same.now.splice(0, same.now.length, ...this.now);
    same.order.push(...this.order);
    same.ways.splice(0, same.ways.length, ...this.ways);
    return same;
  }

  /** The same for models that may go this far. */
  within(limit: number): Crowd {
    const same = new Crowd(this.from, this.enemies, this.friends, this.table, limit, this.options, this.allowed);
    same.now.splice(0, same.now.length, ...this.now);
    return same;
  }

  /** One model as if the rest of its unit were not there. */
  alone(model: number): Crowd {
    const base = this.now[model] as Base;
    const allowed = (_: number, place: Base): boolean => this.allowed(model, place);
    return new Crowd([base], this.enemies, this.friends, this.table, this.limit, this.options, allowed);
  }

  made(): { readonly to: readonly Base[]; readonly moved: Moved } {
    return { to: [...this.now], moved: { order: [...this.order], ways: [...this.ways] } };
  }

  /** Everybody that a model goes round. */
  hindrances(model: number): readonly Hindrance[] {
    const own = this.now.filter((_, k) => k !== model);
    return [...this.enemies, ...this.friends, ...own].map((base) => ({ base, keep: 0 }));
  }

  /** How a model gets to a place, if it may. */
  tryOut(model: number, place: Base): Goes | null {
    const from = this.now[model] as Base;
    const way = shortestWay(from, place, this.hindrances(model), this.table, this.limit, this.options);
    return way === null ? null : { place, way };
  }

  go(model: number, { place, way }: Goes): void {
    if (samePlace(this.now[model] as Base, place)) return;
    this.now[model] = place;
    this.ways[model] = way;
    this.order.push(model);
  }

  /** Takes back the last model's move; false where none has moved. */
  undo(): boolean {
    const model = this.order.pop();
    if (model === undefined) return false;
    this.now[model] = this.from[model] as Base;
    this.ways[model] = standing(this.now[model] as Base);
    return true;
  }

  coherent(reach: number): boolean {
    return coherent(this.now, reach);
  }

  /** Whether nobody lies in anybody else of the unit: what has been taken back may have come to stand in another. */
  clear(): boolean {
    return this.now.every((a, i) => this.now.every((b, k) => k <= i || !overlap(a, b)));
  }

  /** Whether a model might stand here: no way is looked for yet. */
  private free(model: number, place: Base): boolean {
    if (straightLength(this.now[model] as Base, place) > this.limit + WAY_TOLERANCE) return false;
    if (!this.allowed(model, place) || !insideTable(place, this.table)) return false;
    const taken = (b: Base): boolean => overlap(place, b);
    return !this.enemies.some(taken) && !this.friends.some(taken) && !this.now.some((b, k) => k !== model && taken(b));
  }

  /** How far a model is from the nearest enemy; nothing where it touches. */
  away(place: Base): number {
    let least = Infinity;
    for (const e of this.enemies) if (!farApart(place, e, least)) least = Math.min(least, gap(place, e));
    return least <= CONTACT_TOLERANCE ? 0 : least;
  }

  /** Free places of a model within `distance` of an enemy, those it is nearest to first. */
  placesAt(model: number, distance: number): readonly Base[] {
    const base = this.now[model] as Base;
    const near = this.enemies.filter((e) => !farApart(base, e, this.limit + distance));
    const others = [...this.enemies, ...this.friends, ...this.now.filter((_, k) => k !== model)];
    const levels = distance > CONTACT_TOLERANCE ? [0, distance] : [0];
    const found = near.flatMap((e) =>
      levels.flatMap((level) =>
        this.spots(base, e, level, others).filter((p) => within(p, e, Math.max(distance, CONTACT_TOLERANCE))),
      ),
    );
    return this.sorted(model, found, (p) => straightLength(base, p));
  }

  /** Of these places those where the model touches another of its unit. */
  tight(model: number, places: readonly Base[]): readonly Base[] {
    return places.filter((p) => this.now.some((b, k) => k !== model && within(p, b, CONTACT_TOLERANCE)));
  }

  /** Free places of a model, the nearest to its enemy first, that are nearer to it than it stands. */
  placesToward(model: number, enemy: Base): readonly Base[] {
    const base = this.now[model] as Base;
    const start = gap(base, enemy);
    const span = Math.min(this.limit, Math.max(start, 0));
    const aim = nearestOn(grown(enemy, base, 0), base.x, base.y);
    const length = Math.max(straightLength(base, { ...base, ...aim }), 1);
    const straight = Array.from({ length: 24 }, (_, k) => {
      const part = ((24 - k) / 24) * (span / length);
      return nearestPlace(base, { x: base.x + (aim.x - base.x) * part, y: base.y + (aim.y - base.y) * part });
    });
    // Beside those of its unit that are farther on.
    const own = this.now.filter((b, k) => k !== model && !farApart(base, b, this.limit) && gap(b, enemy) < start);
    const beside = own.flatMap((b) => this.spots(base, b, 0, own));
    const nearer = [...straight, ...beside].filter((p) => gap(p, enemy) < start);
    return this.sorted(model, nearer, (p) => gap(p, enemy));
  }

  private sorted(model: number, places: readonly Base[], cost: (p: Base) => number): readonly Base[] {
    return places
      .filter((p) => this.free(model, p))
      .map((place, i) => ({ place, i, cost: cost(place) }))
      .sort((a, b) => a.cost - b.cost || a.i - b.i)
      .map(({ place }) => place);
  }

  /** Places of `base` at this distance from another: the nearest, all round, and those where it touches a third as well. */
  private spots(base: Base, other: Base, level: number, thirds: readonly Base[]): readonly Base[] {
    const hull = grown(other, base, level);
    const about = borderPoints(hull, base);
    const found = [nearestOn(hull, base.x, base.y), ...about];
    for (const third of thirds) {
      if (third === other) continue;
      if (farApart(other, third, 2 * (outerRadius(base.shape) + level))) continue;
      const second = grown(third, base, 0);
      const inside = about.map((p) => distanceTo(second, p.x, p.y) < 0);
      inside.forEach((here, k) => {
        const next = (k + 1) % about.length;
        if (here === inside[next]) return;
        const [a, b] = [about[k] as Point, about[next] as Point];
        found.push(here ? crossing(hull, second, b, a) : crossing(hull, second, a, b));
      });
    }
    // Bases may lie in one another by more than a rounding; only at a distance it matters to which side.
    return level > 0 ? found.flatMap((p) => rounded(base, p)) : found.map((p) => nearestPlace(base, p));
  }
}

const standing = (b: Base): Way => ({ points: [{ x: b.x, y: b.y }], length: 0, turn: 0, turnsFirst: false });

/** The whole numbers about a point: the nearest first. Those about the mirrored point are the mirrored ones. */
function rounded(base: Base, p: Point): readonly Base[] {
  const [x, y] = [roundHalfAway(p.x), roundHalfAway(p.y)];
  const [besideX, besideY] = [p.x < x ? x - 1 : x + 1, p.y < y ? y - 1 : y + 1];
  const at = (ownX: number, ownY: number): Base => ({ ...base, x: ownX + 0, y: ownY + 0 });
  const first = at(x, y);
  if (p.x === x) return p.y === y ? [first] : [first, at(x, besideY)];
  if (p.y === y) return [first, at(besideX, y)];
  const upright = Math.abs(p.x - x) < Math.abs(p.y - y);
  const [second, third] = [at(x, besideY), at(besideX, y)];
  return [first, upright ? second : third, upright ? third : second, at(besideX, besideY)];
}

/** The nearest whole numbers. */
const nearestPlace = (base: Base, p: Point): Base => ({ ...base, x: roundHalfAway(p.x), y: roundHalfAway(p.y) });

/** Points all round a hull, from the one towards `from` on. */
function borderPoints(hull: Hull, from: Point): readonly Point[] {
  const start = angleOf(from.x - hull.x, from.y - hull.y);
  return Array.from({ length: DIRECTIONS }, (_, k) => {
    const angle = start + (k * TURN) / DIRECTIONS;
    return nearestOn(hull, hull.x + 3 * hull.reach * sine(angle), hull.y + 3 * hull.reach * cosine(angle));
  });
}

/** Where, between two points of a hull's border, the first outside of another hull and the second in it, it goes in: still outside. */
function crossing(hull: Hull, other: Hull, outside: Point, inside: Point): Point {
  let [a, b] = [outside, inside];
  for (let n = 0; n < HALVINGS; n++) {
    // Well outside, so that the nearest point of the border lies between.
    const dx = (a.x + b.x) / 2 - hull.x;
    const dy = (a.y + b.y) / 2 - hull.y;
    const middle = nearestOn(hull, hull.x + 3 * dx, hull.y + 3 * dy);
    if (distanceTo(other, middle.x, middle.y) < 0) b = middle;
    else a = middle;
  }
  return a;
}
