import { around, type Block, centre, corners, cosine, isPolygon, type Point, sine } from "@tercio/tabletop";
import { boundary } from "../formation.ts";
import { APART, CONTACT } from "./tolerances.ts";
import { among, type Asked, type ChargeObstacle } from "./types.ts";

/** Rounding, the distance to be kept and a little more, 0.01 mm. */
const SLACK = APART + CONTACT + 100;

const diagonal = (width: number, depth: number): number => Math.sqrt(width * width + depth * depth);

/** A disc around a shape. */
function discAround(shape: Block): Point & { readonly radius: number } {
  if (isPolygon(shape)) return around(shape);
  const { x, y } = centre(shape);
  return { x, y, radius: diagonal(shape.width, shape.depth) / 2 };
}

/** A half plane that holds everything: nx x + ny y <= most. */
interface Side {
  readonly nx: number;
  readonly ny: number;
  readonly most: number;
}

/** The sides of the convex hull of some points, and perhaps lines beyond it. */
function sidesOf(points: readonly Point[]): readonly Side[] {
  const sides: Side[] = [];
  const highest = (nx: number, ny: number): number => Math.max(...points.map((p) => p.x * nx + p.y * ny));
  for (const [i, p] of points.entries())
    for (const q of points.slice(i + 1)) {
      const length = diagonal(q.x - p.x, q.y - p.y);
      if (length === 0) continue;
      const [nx, ny] = [(q.y - p.y) / length, (p.x - q.x) / length];
      sides.push({ nx, ny, most: highest(nx, ny) }, { nx: -nx, ny: -ny, most: highest(-nx, -ny) });
    }
  return sides;
}

/**
 * The question without the obstacles that no way can come near: far fewer are left than where only the length of the ways is looked
 * at (`facet.ts`). It is for who asks whether there is a charge at all. Searches whose work is bounded count what they look at:
 * they would end elsewhere.
 *
 * The middle of the front goes straight ahead, no farther than the farthest corner of the target lies ahead, for no part of the
 * way leads back and the front ends at the target. A wheel keeps it within a width of there. From there it goes straight to where the
 * front touches, and turns about that point: it stays in the hull of these, made wider by the width. No point of the charger is
 * farther from it than its rear corners, none of a target that turns farther from where it is touched than its diagonal.
 */
export function nearWays(q: Asked): Asked {
  const own = boundary(q.charger, q.chargerFormation);
  const aim = boundary(q.target, q.targetFormation);
  const [ux, uy] = [sine(own.facing), cosine(own.facing)];
  const ends = corners(aim);
  const ahead = Math.max(0, ...ends.map((p) => (p.x - own.x) * ux + (p.y - own.y) * uy));
  const sides = sidesOf([{ x: own.x, y: own.y }, { x: own.x + ahead * ux, y: own.y + ahead * uy }, ...ends]);
  const wide = Math.max(own.width + diagonal(own.width / 2, own.depth), diagonal(aim.width, aim.depth)) + SLACK;
  const isNear = ({ id, shape }: ChargeObstacle): boolean => {
    if (q.inContact.includes(id)) return true;
    const { x, y, radius } = discAround(shape);
    return sides.every(({ nx, ny, most }) => x * nx + y * ny - most <= wide + radius);
  };
  const obstacles = q.obstacles.filter(isNear);
  return obstacles.length === q.obstacles.length ? q : among(q, obstacles);
}
