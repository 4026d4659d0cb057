import { there } from "@tercio/basis";
import { type Bases, type Body, disc, polygon, rectangle, type Shape } from "@tercio/board";
import { circle, grown, type Point, roundHalfAway } from "@tercio/tabletop";
import type { Base, BaseShape } from "./base.ts";
import { coreCorners } from "./corners.ts";
import { middleOf } from "./gathering.ts";

/** Points of a circle's edge that its hull is made of. */
const CORNERS = 32;
const MIDDLE: Point = { x: 0, y: 0 };
const rounded = (p: Point): Point => ({ x: roundHalfAway(p.x), y: roundHalfAway(p.y) });
/** The edge of a base about its middle: of what is not round the very corners that the rules measure from. */
const rim = (shape: BaseShape, facing: number): readonly Point[] =>
  shape.kind === "round" ? circle(MIDDLE, shape.radius, CORNERS).map(rounded) : coreCorners(shape, facing).map(rounded);

/** All that is no farther from a base than that (0.01 mm), as a polygon. */
export function around(base: Base, distance: number): readonly Point[] {
  const points = rim(base.shape, base.facing).map((p) => ({ x: base.x + p.x, y: base.y + p.y }));
  return grown(points, distance, CORNERS);
}

const shapeOf = (shape: BaseShape, facing: number): Shape =>
  shape.kind === "round"
    ? disc(shape.radius)
    : shape.kind === "rectangle" && facing === 0
      ? rectangle(shape.width, shape.length)
      : polygon(rim(shape, facing));

/** Corners of the least convex outline around points, counter-clockwise from the southernmost. */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.slice().sort((p, q) => p.x - q.x || p.y - q.y);
  const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && turn(there(chain[chain.length - 2]), there(chain[chain.length - 1]), p) <= 0)
        chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.slice().reverse())];
}

/** Loose models as a screen draws them, from the middle of them all: the outline around all bases, and each base; they have no front. */
export function looseBody(models: readonly Base[]): Pick<Body, "x" | "y" | "facing" | "outline" | "front" | "bases"> {
  const { x, y } = middleOf(models);
  const from = (p: Point): Point => ({ x: p.x - x, y: p.y - y });
  // Those of one shape that look one way are drawn as one; wherever it looks a disc is a disc.
  const bases: { shape: Shape; at: Point[] }[] = [];
  const rims: (readonly Point[])[] = [];
  const known = new Map<string, number>();
  for (const m of models) {
    const key = `${JSON.stringify(m.shape)} ${m.shape.kind === "round" ? 0 : m.facing}`;
    let group = known.get(key);
    if (group === undefined) {
      group = bases.length;
      known.set(key, group);
      bases.push({ shape: shapeOf(m.shape, m.facing), at: [] });
      rims.push(rim(m.shape, m.facing));
    }
    bases[group]?.at.push(from(m));
  }
  // Of those that are alike only the outermost have a part in the outline.
  const edge = bases.flatMap(({ at }, group) =>
    (at.length < 3 ? at : hull(at)).flatMap((c) => (rims[group] ?? []).map((p) => ({ x: c.x + p.x, y: c.y + p.y }))),
  );
  return {
    x,
    y,
    facing: 0,
    outline: models.length === 0 ? null : { shape: polygon(hull(edge)), at: { x: 0, y: 0 } },
    front: null,
    bases: bases satisfies readonly Bases[],
  };
}
