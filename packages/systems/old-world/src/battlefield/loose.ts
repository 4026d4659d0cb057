import { inForce, message, type Refusal, refuse } from "@tercio/kernel";
import {
  type Arrangement,
  type Base,
  coherent,
  followed,
  gap,
  gathered,
  type Hindrance,
  isStuck,
  type Moved,
  type Stuck,
} from "@tercio/loose";
import { inches } from "@tercio/regiments";
import { angleTo, convexParts, overlaps, type Point, type Polygon, sweptOverlap } from "@tercio/tabletop";
import {
  baseOf,
  basesAt,
  between,
  barriersOf,
  COHERENT,
  isLoose,
  modelsOf,
  rectangleAt,
  shapesOf,
} from "../calculation/models.ts";
import * as moves from "../entries/rules/moves.ts";
import { skirmishers } from "../entries/rules/skirmish.ts";
import { fieldOf, type OldWorld, type Place, type Unit } from "../state/state.ts";
import type { Feature } from "../state/terrain.ts";
import { type Danger, dangersTouched, slowedWhere } from "./ground.ts";
import { type Going, nameOf, reachOf } from "./paths.ts";
import { APART, impassableTo, others } from "./world.ts";

type G = OldWorld;

/** Where all models end, and the order in which those go that move. */
export interface Places {
  readonly to: readonly Place[];
  readonly order: readonly number[];
}

const fences = new WeakMap<Feature, readonly Base[]>();
/** The edges of ground that nobody enters, as walls. */
function fenceOf(f: Feature): readonly Base[] {
  let list = fences.get(f);
  if (list === undefined) {
    list = f.outline.map((p, i) => between(p, f.outline[(i + 1) % f.outline.length] ?? p));
    fences.set(f, list);
  }
  return list;
}

/** The ground that a unit may not enter. */
function impassable(game: G, u: Unit): readonly Feature[] {
  const isSolid = impassableTo(game, u);
  return fieldOf(game).terrain.filter((f) => isSolid(f.kind));
}

/** The dangerous ground that models of a unit touch on their ways. */
export const dangersTrodden = (game: G, u: Unit, ways: readonly (readonly Point[])[]): readonly Danger[] =>
  dangersTouched(game, u, (f) => treading(u, ways, f));

/** All that a model of a unit goes round, and how near to it it may end. */
export function hindrances(game: G, u: Unit): readonly Hindrance[] {
  const apart = inForce(moves.oneInch.id);
  return [
    ...others(game, u.id).flatMap((o): readonly Hindrance[] => {
      // Exactly an inch is far enough.
      const ends = apart && o.entry.seat !== u.entry.seat ? { ends: APART - 1 } : {};
      const bases = isLoose(o) ? modelsOf(o) : shapesOf(o).map(baseOf);
      return [
        ...bases.map((base) => ({ base, keep: 0, ...ends })),
        ...barriersOf(o).map((r) => ({ base: baseOf(r), keep: 0 })),
      ];
    }),
    ...impassable(game, u).flatMap((f) => fenceOf(f).map((base) => ({ base, keep: 0 }))),
  ];
}

/** The models whose ways touch a feature, where they end included. */
export function treading(u: Unit, ways: readonly (readonly Point[])[], f: Feature): number {
  const parts = convexParts(f.outline);
  const own = modelsOf(u);
  return ways.filter((points, i) => {
    const base = own[i];
    return base !== undefined && points.some((p, k) => treads(base, p, points[k + 1], parts));
  }).length;
}
function treads(base: Base, from: Point, to: Point | undefined, parts: readonly Polygon[]): boolean {
  const r = rectangleAt({ ...base, x: from.x, y: from.y });
  if (to === undefined) return parts.some((p) => overlaps(r, p));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  return parts.some((p) => overlaps(r, p) || sweptOverlap(r, far, p, angleTo(dx, dy)));
}

const pointsOf = (m: Moved): readonly (readonly Point[])[] => m.ways.map((w) => w.points);

/** Does ground slow a unit whose models go so? Through the air what they come down in. */
const slowedBy = (game: G, u: Unit, m: Moved, { air }: Going): boolean =>
  slowedWhere(game, u, (f) => treading(u, air ? pointsOf(m).map((w) => w.slice(-1)) : pointsOf(m), f));

const walk = (game: G, u: Unit, going: Going, { to, order }: Places, slow: boolean): Moved | Stuck =>
  followed(modelsOf(u), basesAt(u, to), order, hindrances(game, u), fieldOf(game), reachOf(game, u, going, slow), {
    flies: going.air,
    chirality: fieldOf(game).chirality,
  });

/** The ways of all models that go so, whatever ground does to them; none where one cannot. */
export function waysOf(game: G, u: Unit, going: Going, places: Places): readonly (readonly Point[])[] {
  const done = walk(game, u, going, places, false);
  return isStuck(done) ? [] : pointsOf(done);
}

/** Why a model does not come to its place. */
function stuckAs(game: G, u: Unit, going: Going, { stuck, why }: Stuck, places: Places, slow: boolean): Refusal {
  const model = stuck + 1;
  const unit = nameOf(game, u.id);
  if (why === "too far")
    return refuse("refuse.model-walks-too-far", going.gait === "march" ? moves.marchDistance.id : moves.limits.id, {
      unit,
      model,
      limit: inches(reachOf(game, u, going, slow)),
    });
  if (why === "off the table") return refuse("refuse.off-table", moves.tableEdge.id);
  const end = basesAt(u, places.to)[stuck];
  const by = end === undefined ? undefined : others(game, u.id).find((o) => near(o, end));
  if (by !== undefined && by.entry.seat !== u.entry.seat)
    return {
      ...refuse("refuse.one-inch", moves.oneInch.id, {
        foe: nameOf(game, by.id),
        inches: moves.oneInch.figures.inches,
      }),
      pieces: [by.id],
    };
  return refuse(why === "overlap" ? "refuse.model-on-another" : "refuse.model-no-way", moves.oneInch.id, {
    unit,
    model,
  });
}
const near = (o: Unit, end: Base): boolean => {
  const bases = isLoose(o) ? modelsOf(o) : shapesOf(o).map(baseOf);
  return bases.some((b) => gap(b, end) < APART - 1);
};

/** Why models may not stand there together, whatever their ways; null where they may. */
export function whyNotStand(game: G, u: Unit, to: readonly Place[]): Refusal | null {
  const bases = basesAt(u, to);
  if (inForce(skirmishers.id) && !coherent(bases, COHERENT))
    return refuse("refuse.coherency", skirmishers.id, { unit: nameOf(game, u.id), inches: skirmishers.figures.within });
  // Whoever flies comes over walls, but not to stand on them.
  const rock = impassable(game, u).flatMap((f) => convexParts(f.outline));
  return bases.some((b) => rock.some((p) => overlaps(rectangleAt(b), p)))
    ? refuse("refuse.on-top", moves.impassable.id, { foe: message("terrain.impassable") })
    : null;
}

/** Why the models of a unit may not go so; null where they may. */
export function whyNotWalk(game: G, u: Unit, going: Going, places: Places): Refusal | null {
  const free = walk(game, u, going, places, false);
  if (isStuck(free)) return stuckAs(game, u, going, free, places, false);
  if (slowedBy(game, u, free, going)) {
    const slow = walk(game, u, going, places, true);
    if (isStuck(slow)) return stuckAs(game, u, going, slow, places, true);
  }
  return whyNotStand(game, u, places.to);
}

export type Drawn = Arrangement | "keep";
/** A unit led to a point. */
export interface Led {
  readonly places: Places;
  readonly ways: readonly (readonly Point[])[];
  /** The longest of them, and how long one may be, 0.01 mm. */
  readonly longest: number;
  readonly limit: number;
}

/** The models of a unit led to a point about their middle, in an arrangement, as far as they come; null where they cannot even stay. */
export function ledTo(game: G, u: Unit, going: Going, at: Point, how: Drawn): Led | null {
  const hinder = hindrances(game, u);
  const by = (slow: boolean) => {
    const limit = reachOf(game, u, going, slow);
    const found = gathered(modelsOf(u), how, at, null, hinder, fieldOf(game), limit, COHERENT, {
      flies: going.air,
      chirality: fieldOf(game).chirality,
    });
    return found === null ? null : { found, limit };
  };
  const free = by(false);
  const led = free !== null && slowedBy(game, u, free.found.moved, going) ? by(true) : free;
  if (led === null) return null;
  const { to, moved } = led.found;
  return {
    places: { to: to.map(({ x, y }) => ({ x: x + 0, y: y + 0 })), order: moved.order },
    ways: pointsOf(moved),
    longest: Math.max(0, ...moved.ways.map((w) => w.length)),
    limit: led.limit,
  };
}
