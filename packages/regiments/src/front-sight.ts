import { there } from "@tercio/kernel";
import {
  corners,
  cosine,
  discOf,
  forward,
  isDisc,
  isPolygon,
  type Obstacle,
  at as place,
  type Point,
  type Rectangle,
  rightward,
  seesAny,
  sine,
} from "@tercio/tabletop";

/** Corners of an obstacle; of a disc those of the square around it. */
const outline = (o: Obstacle): readonly Point[] =>
  isDisc(o)
    ? [-1, 1].flatMap((i) => [-1, 1].map((j) => ({ x: o.x + i * o.radius, y: o.y + j * o.radius })))
    : isPolygon(o)
      ? o.points
      : corners(o);

/** The bounds between which obstacles can matter: those that reach into the box around both rectangles. */
function near(own: Rectangle, aim: Rectangle, obstacles: readonly Obstacle[]): readonly Obstacle[] {
  const front = [place(own, -own.width / 2, 0), place(own, own.width / 2, 0)];
  const all = [...front, ...corners(aim)];
  const [west, east] = [Math.min(...all.map((p) => p.x)), Math.max(...all.map((p) => p.x))];
  const [south, north] = [Math.min(...all.map((p) => p.y)), Math.max(...all.map((p) => p.y))];
  return obstacles.filter((o) => {
    const c = outline(o);
    return (
      c.some((p) => p.x > west) && c.some((p) => p.x < east) && c.some((p) => p.y > south) && c.some((p) => p.y < north)
    );
  });
}

/** A corner as the front sees it, or a disc around its centre. */
interface Mark {
  readonly along: number;
  readonly away: number;
  readonly radius: number;
}

/** Where the lines that touch both of two marks, of which one is a disc, meet the front. */
function touchedAlong(p: Mark, q: Mark): readonly number[] {
  const [dx, dy] = [q.along - p.along, q.away - p.away];
  const square = dx * dx + dy * dy;
  return [1, -1].flatMap((side) => {
    const k = side * q.radius - p.radius;
    const root = square - k * k;
    if (root <= 0) return [];
    return [1, -1].flatMap((turn) => {
      const across = turn * Math.sqrt(root);
      const [nx, ny] = [(k * dx - across * dy) / square, (k * dy + across * dx) / square];
      return nx === 0 ? [] : [(nx * p.along + ny * p.away + p.radius) / nx];
    });
  });
}

/** The corners of an obstacle, or the disc that it is. */
const marks = (o: Obstacle): readonly (Point & { readonly radius: number })[] =>
  isDisc(o)
    ? [o]
    : !isPolygon(o) && o.round === true
      ? [discOf(o)]
      : outline(o).map(({ x, y }) => ({ x, y, radius: 0 }));

/**
 * Places along the front, 0.01 mm from its middle, one inside each stretch in which the same is seen: what is seen can
 * change only where a line through two corners, or one that touches a round base, meets the front.
 */
function watchers(own: Rectangle, shapes: readonly Obstacle[]): readonly number[] {
  const right = rightward(own);
  const ahead = forward(own);
  const points = shapes.flatMap(marks).map(
    (p): Mark => ({
      along: (p.x - own.x) * right.x + (p.y - own.y) * right.y,
      away: (p.x - own.x) * ahead.x + (p.y - own.y) * ahead.y,
      radius: p.radius,
    }),
  );
  const half = own.width / 2;
  const bounds = [-half, half];
  for (const [i, p] of points.entries())
    for (const q of points.slice(i + 1)) {
      if (p.radius + q.radius > 0) {
        bounds.push(...touchedAlong(p, q).filter((at) => at > -half && at < half));
        continue;
      }
      if (p.away === q.away) continue;
      const at = p.along - (p.away * (q.along - p.along)) / (q.away - p.away);
      if (at > -half && at < half) bounds.push(at);
    }
  bounds.sort((a, b) => a - b);
  return bounds.slice(1).map((b, i) => (b + there(bounds[i])) / 2);
}

/** So many places at the front quarter of a round base look, evenly apart. */
const RIM_EYES = 17;

function rimEyes(own: Rectangle): readonly Point[] {
  const { x, y, radius } = discOf(own);
  return Array.from({ length: RIM_EYES }, (_, i) => {
    const turn = own.facing + (i - (RIM_EYES - 1) / 2) * (QUARTER / (RIM_EYES - 1));
    return { x: x + radius * sine(turn), y: y + radius * cosine(turn) };
  });
}
const QUARTER = 16384;

/** Is any part of `aim` seen from any point of the front of `own`, past the obstacles that hide what is behind them? */
export function seesFromFront(own: Rectangle, aim: Rectangle, hiding: readonly Obstacle[]): boolean {
  const between = near(own, aim, hiding);
  if (between.length === 0) return true;
  if (own.round === true) return seesAny(rimEyes(own), own, aim, between);
  const half = own.width / 2;
  const eye = (along: number) => place(own, along, 0);
  // Most are seen from one of these; the rest is looked for place by place.
  if (seesAny([-half, -half / 2, 0, half / 2, half].map(eye), own, aim, between)) return true;
  return seesAny(watchers(own, [aim, ...between]).map(eye), own, aim, between);
}
