import type { ReachView } from "@tercio/board";
import type { Message } from "@tercio/kernel";
import type { Formation, Placement, Segment } from "@tercio/mass-battle";
import { at, centre, circle, cosine, facingEnds, normalise, type Point, type Rectangle, sine } from "@tercio/tabletop";
import { followed } from "./paths.ts";

/** A quarter turn in so many steps to each side: fine enough that the edge looks round. */
const STEPS = 15;
const QUARTER = 16384;
/** How far the arcs are drawn, 0.01 mm. */
const SIGHT = 25_400;

type Ahead = Extract<Segment, { readonly kind: "straight" | "back" | "side" }>;

/** A move whose reach is drawn. */
export interface Reaching {
  /** The farthest way, 0.01 mm. */
  readonly most: number;
  /** Does it turn by wheels? Otherwise on the spot. */
  readonly wheels: boolean;
  /** May it step back and aside? */
  readonly aside: boolean;
  readonly legal: (path: readonly Segment[]) => boolean;
}

/** The line that the middle of the front can come to, and the point of it that lies straight ahead. */
export interface Edge {
  readonly edge: readonly Point[];
  readonly tip: Point;
}

/** The longest that the last segment may be for the whole path to be legal: where that leads, or null where none is. */
function farthest(u: Placement, f: Formation, before: readonly Segment[], last: Ahead, by: Reaching): Placement | null {
  const way = (distance: number): readonly Segment[] => (distance > 0 ? [...before, { ...last, distance }] : before);
  let low = 0;
  if (before.length > 0 && !by.legal(before)) return null;
  let high = by.most + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (by.legal(way(middle))) low = middle;
    else high = middle;
  }
  return followed(u, f, way(low)).end;
}

const place = (r: Placement | null): readonly Point[] => (r === null ? [] : [{ x: r.x, y: r.y }]);

/** Where the middle of the front can come to by wheeling once and going straight on, by stepping back or aside. */
export function edgeOfReach(u: Placement, f: Formation, by: Reaching): Edge {
  const points: Point[] = [];
  const here = { x: u.x, y: u.y };
  let tip: Point = here;
  const aside = (side: "left" | "right"): void => {
    if (by.aside) points.push(...place(farthest(u, f, [], { kind: "side", side, distance: 0 }, by)));
  };
  aside("left");
  for (let i = -STEPS; i <= STEPS; i++) {
    const angle = Math.floor((Math.abs(i) * QUARTER) / STEPS);
    const turn: Segment = by.wheels
      ? { kind: "wheel", side: i < 0 ? "left" : "right", angle }
      : { kind: "pivot", to: normalise(u.facing + (i < 0 ? -angle : angle)) };
    const end = farthest(u, f, i === 0 ? [] : [turn], { kind: "straight", distance: 0 }, by);
    points.push(...place(end));
    if (i === 0 && end !== null) tip = { x: end.x, y: end.y };
  }
  aside("right");
  points.push(...(by.aside ? place(farthest(u, f, [], { kind: "back", distance: 0 }, by)) : [here]));
  return { edge: points, tip };
}

/** A unit's arcs as they are drawn. */
export type Arcs = Pick<ReachView<never>, "rays" | "arcs">;

/**
 * The lines that bound the arcs: outwards from where two facings meet, half-way between two of the unit's own directions.
 * That is a corner, or a point of the rim of a round base.
 */
export function arcsAround(r: Rectangle, called: (arc: "front" | "flank" | "rear") => Message): Arcs {
  const half = r.width / 2;
  const middle = at(r, 0, 0);
  const [frontLeft, frontRight, rearRight, rearLeft] = facingEnds(r);
  const ray = (from: Point, sideways: number, backwards: number) => {
    const far = at(r, sideways * SIGHT, backwards * SIGHT);
    return { from, to: { x: from.x + far.x - middle.x, y: from.y + far.y - middle.y } };
  };
  const label = (id: "front" | "flank" | "rear", right: number, back: number) => ({
    id,
    label: called(id),
    ...at(r, right, back),
  });
  return {
    rays: [ray(frontLeft, -1, -1), ray(frontRight, 1, -1), ray(rearLeft, -1, 1), ray(rearRight, 1, 1)],
    arcs: [
      label("front", 0, -15_000),
      label("flank", -half - 12_000, r.depth / 2),
      label("flank", half + 12_000, r.depth / 2),
      label("rear", 0, r.depth + 15_000),
    ],
  };
}

/** An eighth of a turn in so many steps: fine enough that a corner looks round. */
const ROUNDED = 6;

/** All that lies in a unit's Front Arc and no farther from it than that (0.01 mm). */
export function areaAhead(r: Rectangle, distance: number): readonly Point[] {
  const half = r.width / 2;
  const steps = Array.from({ length: ROUNDED + 1 }, (_, i) => i);
  // The arcs of a round base begin at its centre, and its rim is as far away all around.
  if (r.round === true) {
    const out = half + distance;
    const rim = (side: -1 | 1, step: number): Point => {
      const angle = (step * QUARTER) / 2 / ROUNDED;
      return at(r, side * out * sine(angle), half - out * cosine(angle));
    };
    return [centre(r), ...steps.toReversed().map((i) => rim(-1, i)), ...steps.map((i) => rim(1, i))];
  }
  const corner = (side: -1 | 1, step: number): Point => {
    const angle = (step * QUARTER) / 2 / ROUNDED;
    return at(r, side * (half + distance * sine(angle)), -distance * cosine(angle));
  };
  return [
    at(r, -half, 0),
    ...steps.toReversed().map((i) => corner(-1, i)),
    ...steps.map((i) => corner(1, i)),
    at(r, half, 0),
  ];
}

/** Corners of a circle that is drawn. */
const ROUND = 32;

/** Where a unit comes that turns about its middle as it likes, and then goes straight so far (0.01 mm). */
export const areaAllRound = (r: Rectangle, distance: number): readonly Point[] =>
  circle(centre(r), r.depth / 2 + distance, ROUND);
