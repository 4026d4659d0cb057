import { there } from "@tercio/basis";
import { angleOf, CONTACT_TOLERANCE, cosine, type Point, roundHalfAway, sine, TURN } from "@tercio/tabletop";
import { type Base, farApart, gap, insideTable, overlap, samePlace, type Table, within } from "./base.ts";
import { coherent } from "./coherency.ts";
import { outerRadius } from "./corners.ts";
import { distanceTo, grown, type Hull, nearestOn } from "./hull.ts";
import type { Moved } from "./making.ts";
import { soonMoved } from "./move.ts";
import { type Hindrance, type MoveOptions, shortestWay, straightLength, type Way, WAY_TOLERANCE } from "./way.ts";

/** Directions about a base in which places beside it are looked for. */
const DIRECTIONS = 64;
/** Where it matters that no narrow gap is missed. */
const MANY_DIRECTIONS = 64;

/** Far more than any rounding moves a base, 0.01 mm. */
const ASIDE = 10;

/** Halvings of a sixteenth of a border that leave less than 0.01 mm of it. */
const HALVINGS = 14;

/** What does not change while a unit moves: about one enemy at a distance, where a model could stand but for its own unit. */
interface About {
  readonly hull: Hull;
  readonly border: readonly Point[];
  readonly places: readonly Base[];
}

/** Places about an enemy, and those of them where a third base is touched. */
export interface Ring {
  readonly places: readonly Base[];
  readonly touching: (third: Base) => readonly Base[];
}

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
  readonly limit: number;
  private readonly options: MoveOptions;
  /** Whether a rule lets a model end here. */
  private readonly allowed: (model: number, place: Base) => boolean;
  /** By model, enemy, distance and directions; shared with copies. */
  private known = new Map<string, About>();

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
    same.known = this.known;
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
    const base = there(this.now[model]);
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
    const from = there(this.now[model]);
    const way = shortestWay(from, place, this.hindrances(model), this.table, this.limit, this.options);
    return way === null ? null : { place, way };
  }

  go(model: number, { place, way }: Goes): void {
    if (samePlace(there(this.now[model]), place)) return;
    this.now[model] = place;
    this.ways[model] = way;
    this.order.push(model);
  }

  /** Takes back the last model's move; false where none has moved. */
  undo(): boolean {
    const model = this.order.pop();
    if (model === undefined) return false;
    this.now[model] = there(this.from[model]);
    this.ways[model] = standing(this.now[model]);
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
  free(model: number, place: Base): boolean {
    return this.freeOfMates(model, place) && this.freeOfOthers(model, place);
  }

  /** How far it is straight to a place, Infinity where it is too far or a rule forbids it. */
  straight(model: number, place: Base): number {
    const length = straightLength(there(this.now[model]), place);
    return length > this.limit + WAY_TOLERANCE || !this.allowed(model, place) ? Infinity : length;
  }

  private freeOfOthers(model: number, place: Base): boolean {
    return this.straight(model, place) < Infinity && this.stands(place);
  }

  /** Whether a base may stand here but for the unit's own. */
  stands(place: Base): boolean {
    if (!insideTable(place, this.table)) return false;
    return !this.enemies.some((b) => overlap(place, b)) && !this.friends.some((b) => overlap(place, b));
  }

  /** Places where such a base is this far from an enemy: all round, and where it touches one of enemies and friends as well. */
  ring(base: Base, enemy: Base, level: number): Ring {
    const about = aroundOf(base, enemy, level, MANY_DIRECTIONS);
    const beside = [
      ...corners(base, about, level, enemy, [...this.enemies, ...this.friends]),
      ...atEdge(base, about, level, this.table),
    ];
    return {
      places: [...beside, ...about.places].filter((p) => this.stands(p)),
      touching: (third) => corners(base, about, level, enemy, [third]).filter((p) => this.stands(p)),
    };
  }

  /** All at once to their places, in an order that is found; null where none is. */
  goTogether(to: readonly Base[]): Crowd | null {
    const hindrances = [...this.enemies, ...this.friends].map((base) => ({ base, keep: 0 }));
    const moved = soonMoved(this.now, to, hindrances, this.table, this.limit, this.options);
    if (moved === null) return null;
    const next = this.copy();
    for (const i of moved.order) next.go(i, { place: there(to[i]), way: there(moved.ways[i]) });
    return next;
  }

  private freeOfMates(model: number, place: Base): boolean {
    return !this.now.some((b, k) => k !== model && overlap(place, b));
  }

  /** How far a model is from the nearest enemy; nothing where it touches. */
  away(place: Base): number {
    let least = Infinity;
    for (const e of this.enemies) if (!farApart(place, e, least)) least = Math.min(least, gap(place, e));
    return least <= CONTACT_TOLERANCE ? 0 : least;
  }

  /** Free places of a model within `distance` of an enemy, those it is nearest to first; `finely`: in more directions. */
  placesAt(model: number, distance: number, finely = false): readonly Base[] {
    const base = there(this.now[model]);
    const own = this.now.filter((_, k) => k !== model);
    const levels = distance > CONTACT_TOLERANCE ? [0, distance] : [0];
    const most = Math.max(distance, CONTACT_TOLERANCE);
    const found = this.enemies.flatMap((e, k) => {
      if (farApart(base, e, this.limit + distance)) return [];
      return levels.flatMap((level) => {
        const about = this.about(model, k, level, most, finely ? MANY_DIRECTIONS : DIRECTIONS);
        const beside = corners(base, about, level, e, own).filter((p) => within(p, e, most));
        return [
          ...about.places.filter((p) => this.freeOfMates(model, p)),
          ...beside.filter((p) => this.free(model, p)),
        ];
      });
    });
    return sorted(found, (p) => straightLength(base, p));
  }

  private about(model: number, enemy: number, level: number, most: number, directions: number): About {
    const base = there(this.now[model]);
    const key = `${model} ${enemy} ${level} ${directions}`;
    const moved = base !== this.from[model];
    const before = moved ? undefined : this.known.get(key);
    if (before !== undefined) return before;
    const e = there(this.enemies[enemy]);
    const found = aroundOf(base, e, level, directions);
    const all = [
      ...found.places,
      ...corners(base, found, level, e, [...this.enemies, ...this.friends]),
      ...atEdge(base, found, level, this.table),
    ];
    // Nobody who is farther from the enemy than this is in the way of a place beside it.
    const wide = 2 * outerRadius(base.shape) + most + ASIDE;
    const others = [...this.enemies, ...this.friends].filter((b) => !farApart(e, b, wide));
    const places = all.filter(
      (p) =>
        within(p, e, most) &&
        this.straight(model, p) < Infinity &&
        insideTable(p, this.table) &&
        !others.some((b) => overlap(p, b)),
    );
    const about = { ...found, places };
    if (!moved) this.known.set(key, about);
    return about;
  }

  /** Of these places those where the model touches another of its unit. */
  tight(model: number, places: readonly Base[]): readonly Base[] {
    return places.filter((p) => this.now.some((b, k) => k !== model && within(p, b, CONTACT_TOLERANCE)));
  }

  /** Free places of a model, the nearest to its enemy first, that are nearer to it than it stands. */
  placesToward(model: number, enemy: Base): readonly Base[] {
    const base = there(this.now[model]);
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
    const beside = own.flatMap((b) => {
      const about = aroundOf(base, b, 0);
      return [...about.places, ...corners(base, about, 0, b, own)];
    });
    const nearer = [...straight, ...beside].filter((p) => gap(p, enemy) < start && this.free(model, p));
    return sorted(nearer, (p) => gap(p, enemy));
  }

  /** Places all round a base, this far from it. */
  beside(mate: Base, distance: number): readonly Base[] {
    return aroundOf(mate, mate, distance, MANY_DIRECTIONS).places;
  }

  /** Places of a model that touch some of its unit, or are this far from them, in no order; others may stand there. */
  placesBeside(model: number, mates: readonly Base[], distance: number): readonly Base[] {
    const base = there(this.now[model]);
    const close = mates.filter((b) => !farApart(base, b, this.limit + distance));
    return close.flatMap((b) => [0, distance].flatMap((level) => aroundOf(base, b, level).places));
  }
}

function sorted(places: readonly Base[], cost: (p: Base) => number): readonly Base[] {
  return places
    .map((place, i) => ({ place, i, cost: cost(place) }))
    .sort((a, b) => a.cost - b.cost || a.i - b.i)
    .map(({ place }) => place);
}

/** Bases may lie in one another by more than a rounding; only at a distance it matters to which side. */
const placesOf = (base: Base, points: readonly Point[], level: number): readonly Base[] =>
  level > 0 ? points.flatMap((p) => rounded(base, p)) : points.map((p) => nearestPlace(base, p));

/** Places of `base` at this distance from another: the nearest, and all round. */
function aroundOf(base: Base, other: Base, level: number, directions = DIRECTIONS): About {
  const hull = grown(other, base, level);
  const border = borderPoints(hull, base, directions);
  return { hull, border, places: placesOf(base, [nearestOn(hull, base.x, base.y), ...border], level) };
}

/** And those where it touches a third as well. */
function corners(
  base: Base,
  { hull, border }: About,
  level: number,
  other: Base,
  thirds: readonly Base[],
): readonly Base[] {
  const found: Point[] = [];
  for (const third of thirds) {
    if (third === other || farApart(other, third, 2 * (outerRadius(base.shape) + level))) continue;
    const second = grown(third, base, 0);
    found.push(...crossings(hull, border, (p) => distanceTo(second, p.x, p.y) < 0));
  }
  return placesOf(base, found, level);
}

/** And those at the table's edge. */
function atEdge(base: Base, { hull, border }: About, level: number, table: Table): readonly Base[] {
  const outer = outerRadius(base.shape);
  const far = (p: Point): boolean =>
    Math.abs(p.x) + outer <= table.width / 2 && Math.abs(p.y) + outer <= table.depth / 2;
  if (border.every(far)) return [];
  return placesOf(
    base,
    crossings(hull, border, (p) => !insideTable({ ...base, x: p.x, y: p.y }, table)),
    level,
  );
}

/** Where the border of a hull comes to something that is in the way, and where it leaves it. */
function crossings(hull: Hull, border: readonly Point[], barred: (p: Point) => boolean): readonly Point[] {
  const inside = border.map(barred);
  const found: Point[] = [];
  inside.forEach((here, k) => {
    const next = (k + 1) % border.length;
    if (here === inside[next]) return;
    const [a, b] = [there(border[k]), there(border[next])];
    found.push(here ? crossing(hull, barred, b, a) : crossing(hull, barred, a, b));
  });
  return found;
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
function borderPoints(hull: Hull, from: Point, directions: number): readonly Point[] {
  const start = angleOf(from.x - hull.x, from.y - hull.y);
  return Array.from({ length: directions }, (_, k) => {
    const angle = start + (k * TURN) / directions;
    return nearestOn(hull, hull.x + 3 * hull.reach * sine(angle), hull.y + 3 * hull.reach * cosine(angle));
  });
}

/** Where, between two points of a hull's border, the first free and the second barred, that begins: still free. */
function crossing(hull: Hull, barred: (p: Point) => boolean, outside: Point, inside: Point): Point {
  let [a, b] = [outside, inside];
  for (let n = 0; n < HALVINGS; n++) {
    // Well outside, so that the nearest point of the border lies between.
    const dx = (a.x + b.x) / 2 - hull.x;
    const dy = (a.y + b.y) / 2 - hull.y;
    const middle = nearestOn(hull, hull.x + 3 * dx, hull.y + 3 * dy);
    if (barred(middle)) b = middle;
    else a = middle;
  }
  return a;
}
