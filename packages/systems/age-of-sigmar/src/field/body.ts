import { type BaseShape, coreCorners, middleOf } from "@tercio/loose";
import { type Bases, type Body, disc, polygon, type Shape } from "@tercio/scene";
import { cosine, type Point, roundHalfAway, sine, TURN } from "@tercio/tabletop";
import type { Model, Unit } from "../state/state.ts";

/** Points of a circle's edge that its hull is made of. */
const CORNERS = 32;
/** The edge of a base about its middle: of an oval the very corners that the rules measure from. */
const rim = (shape: BaseShape, facing: number): readonly Point[] =>
  shape.kind === "oval"
    ? coreCorners(shape, facing).map((p) => ({ x: roundHalfAway(p.x), y: roundHalfAway(p.y) }))
    : Array.from({ length: CORNERS }, (_, i) => {
        const angle = (i * TURN) / CORNERS;
        return { x: roundHalfAway(sine(angle) * shape.radius), y: roundHalfAway(cosine(angle) * shape.radius) };
      });

const shapeOf = (shape: BaseShape, facing: number): Shape =>
  shape.kind === "round" ? disc(shape.radius) : polygon(rim(shape, facing));

/** Corners of the least convex outline around points, counter-clockwise from the southernmost. */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.slice().sort((p, q) => p.x - q.x || p.y - q.y);
  const turn = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2] as Point, chain[chain.length - 1] as Point, p) <= 0)
        chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.slice().reverse())];
}

/** A unit as it would stand with its models there: the outline around all bases, and the bases; it has no front. */
export function bodyOf(u: Unit, models: readonly Model[]): Body {
  const { base } = u.entry.warscroll;
  const { x, y } = middleOf(models);
  const from = (p: Point): Point => ({ x: p.x - x, y: p.y - y });
  const edge = models.flatMap((m) => rim(base, m.facing).map((p) => from({ x: m.x + p.x, y: m.y + p.y })));
  const bases: readonly Bases[] =
    base.kind === "round"
      ? [{ shape: shapeOf(base, 0), at: models.map(from) }]
      : models.map((m) => ({ shape: shapeOf(base, m.facing), at: [from(m)] }));
  return {
    key: u.id,
    x,
    y,
    facing: 0,
    outline: models.length === 0 ? null : { shape: polygon(hull(edge)), at: { x: 0, y: 0 } },
    front: null,
    bases,
  };
}
