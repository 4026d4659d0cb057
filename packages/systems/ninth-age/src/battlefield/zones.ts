import { inForce, there } from "@tercio/kernel";
import type { Strip } from "@tercio/mass-battle";
import { centre, corners, INCH, type Point, type Rectangle } from "@tercio/tabletop";
import { deployments, dawnAssault, marchingColumns } from "../book/battle.ts";
import { deploymentRule } from "../state/deployments.ts";
import { type NinthAge, other, type Seat } from "../state/state.ts";
import { onTable } from "./world.ts";

/** Distances of the deployment maps (public page of the rules; the sheets' maps are lost). */
const FRONTLINE = deployments["t9a.deployment.frontline-clash"].fromCentreLine * INCH;
const {
  fromCentreLine: [near, far],
  divisor,
} = deployments["t9a.deployment.encircle"];
const NEAR = near * INCH;
const FAR = far * INCH;
/** The others lie along the Centre Line, each so far from it. */
const FROM_CENTRE: { readonly [type: string]: number } = {
  "dawn-assault": dawnAssault.fromCentreLine * INCH,
  counterthrust: deployments["t9a.deployment.counterthrust"].fromCentreLine * INCH,
  "marching-columns": marchingColumns.fromCentreLine * INCH,
};
const DIAGONAL = deployments["t9a.deployment.refused-flank"].fromDiagonal * INCH;

/** Where the table ends a strip, nothing need be asked of its sides. */
const WHOLE = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };

/**
 * A seat's view of the table: y grows from the Centre Line towards the own table edge, x to the right hand of who stands
 * there (to the left, where the set-up's sign is -1): mirrored and turned tables are alike in it. It is its own inverse.
 */
export interface View {
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}

export const sideOf = (game: NinthAge, seat: Seat): 1 | -1 => game.zone[seat] ?? (seat === 0 ? -1 : 1);

export function viewOf(game: NinthAge, seat: Seat): View {
  const y = sideOf(game, seat);
  return { x: y === game.chirality ? -1 : 1, y };
}

export const seen = (v: View, p: Point): Point => ({ x: p.x * v.x + 0, y: p.y * v.y + 0 });

/**
 * The Deployment Zone in its owner's view, as strips that may overlap: a unit is in the zone when it is wholly in one of
 * them, and beyond its front line, not on it.
 */
export function stripsOf(game: NinthAge, seat: Seat): readonly Strip[] {
  const type = game.deployment ?? "frontline-clash";
  // Without the rule there is no zone: the own half of the table is left.
  if (!inForce(deploymentRule(type))) return [{ ...WHOLE, level: 0, slope: 0 }];
  if (type === "encircle") {
    const quarter = game.width / divisor;
    const deep = { ...WHOLE, level: FAR, slope: 0 };
    return seat === game.attacker
      ? [
          { left: WHOLE.left, right: -quarter, level: NEAR, slope: 0 },
          { left: quarter, right: WHOLE.right, level: NEAR, slope: 0 },
          deep,
        ]
      : [{ left: -quarter, right: quarter, level: NEAR, slope: 0 }, deep];
  }
  if (type === "refused-flank") {
    const v = viewOf(game, seat);
    const { width, depth } = game;
    const level = (DIAGONAL * Math.sqrt(width * width + depth * depth)) / width;
    return [{ ...WHOLE, level, slope: (game.diagonal * v.x * v.y * depth) / width }];
  }
  const strip = { ...WHOLE, level: FROM_CENTRE[type] ?? FRONTLINE, slope: 0 };
  if (type !== "dawn-assault") return [strip];
  // Farther than a quarter of the board from the enemy's short edge: not on that line.
  const edge = (game.shortEdge[other(seat)] ?? game.chirality) * viewOf(game, seat).x;
  const most = game.width / 2 - game.width / dawnAssault.divisor - 1;
  return [edge === 1 ? { ...strip, right: most } : { ...strip, left: -most }];
}

/** Does a strip hold a point, and all that is nearer to it than `about`? */
const holds = (s: Strip, { x, y }: Point, about = 0): boolean =>
  x - about >= s.left && x + about <= s.right && y - s.slope * x - about * Math.sqrt(1 + s.slope * s.slope) > s.level;

/** Is a unit's boundary wholly in the zone? */
export function inZone(game: NinthAge, seat: Seat, r: Rectangle): boolean {
  if (!onTable(game, r)) return false;
  const v = viewOf(game, seat);
  if (r.round === true) {
    const middle = seen(v, centre(r));
    return stripsOf(game, seat).some((s) => holds(s, middle, r.width / 2));
  }
  const points = corners(r).map((p) => seen(v, p));
  return stripsOf(game, seat).some((s) => points.every((p) => holds(s, p)));
}

/** Is the Centre of Unit in the zone? */
export function centreInZone(game: NinthAge, seat: Seat, r: Rectangle): boolean {
  const p = seen(viewOf(game, seat), centre(r));
  return stripsOf(game, seat).some((s) => holds(s, p));
}

/** A strip's own polygon on the table, in its owner's view; the edge along the table's comes last. */
function polygonOf(game: NinthAge, s: Strip): readonly Point[] {
  const back = game.depth / 2;
  // A sloping front meets the table's edge before the strip's end.
  const end = s.slope === 0 ? null : (back - s.level) / s.slope;
  const left = Math.max(s.left, -game.width / 2, s.slope < 0 && end !== null ? end : Number.NEGATIVE_INFINITY);
  const right = Math.min(s.right, game.width / 2, s.slope > 0 && end !== null ? end : Number.POSITIVE_INFINITY);
  const front = (x: number): Point => ({ x, y: s.level + s.slope * x });
  return [front(left), front(right), { x: right, y: back }, { x: left, y: back }];
}

/** The outline of a zone on the table; the edge between its last two points is the owner's table edge. */
export function zoneOutline(game: NinthAge, seat: Seat): readonly Point[] {
  const v = viewOf(game, seat);
  const shapes = stripsOf(game, seat).map((s) => polygonOf(game, s));
  const [only] = shapes;
  if (shapes.length === 1 && only !== undefined) return only.map((p) => seen(v, p));
  // Level fronts in steps: at each stretch the one nearest to the enemy.
  const ends = [...new Set(shapes.flatMap((p) => p.map((q) => q.x)))].sort((p, q) => p - q);
  const front = ends.slice(0, -1).flatMap((left, i) => {
    const right = there(ends[i + 1]);
    const levels = shapes.flatMap(([a, b]) =>
      a !== undefined && b !== undefined && a.x <= left && b.x >= right ? [a.y] : [],
    );
    const y = Math.min(...levels);
    return [
      { x: left, y },
      { x: right, y },
    ];
  });
  const last = there(front[front.length - 1]);
  const first = there(front[0]);
  return [...front, { x: last.x, y: game.depth / 2 }, { x: first.x, y: game.depth / 2 }].map((p) => seen(v, p));
}

/** How far points are from a seat's zone, 0.01 mm; 0 in it. */
export function zoneDistance(game: NinthAge, seat: Seat): (p: Point) => number {
  const v = viewOf(game, seat);
  const shapes = stripsOf(game, seat).map((s) => polygonOf(game, s));
  return (p) => {
    const q = seen(v, p);
    return Math.min(...shapes.map((s) => distanceToPolygon(s, q)));
  };
}

/** The distance of a point from a convex polygon given in the order of a View with y downwards. */
function distanceToPolygon(polygon: readonly Point[], p: Point): number {
  let inside = true;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of polygon.entries()) {
    const b = there(polygon[(i + 1) % polygon.length]);
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = dx * dx + dy * dy;
    if (length === 0) continue;
    if (dx * (p.y - a.y) - dy * (p.x - a.x) < 0) inside = false;
    const along = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
    const ex = p.x - a.x - along * dx;
    const ey = p.y - a.y - along * dy;
    least = Math.min(least, ex * ex + ey * ey);
  }
  return inside ? 0 : Math.sqrt(least);
}
