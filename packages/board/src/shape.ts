import type { Point } from "@tercio/tabletop";

/**
 * An outline about its own middle. Lengths in 0.01 mm; x runs to the right and y ahead, as seen by whoever stands there
 * and looks to its front.
 */
export type Shape =
  | { readonly kind: "rectangle"; readonly width: number; readonly depth: number }
  | { readonly kind: "disc"; readonly radius: number }
  /** Corners in order, without the first one again. */
  | { readonly kind: "polygon"; readonly points: readonly Point[] };

/** A shape and where its middle lies. */
export interface Placed {
  readonly shape: Shape;
  readonly at: Point;
}

/** Equal shapes and all their middles: a block of a hundred bases is one of these. */
export interface Bases {
  readonly shape: Shape;
  readonly at: readonly Point[];
}

export const rectangle = (width: number, depth: number): Shape => ({ kind: "rectangle", width, depth });
export const disc = (radius: number): Shape => ({ kind: "disc", radius });
export const polygon = (points: readonly Point[]): Shape => ({ kind: "polygon", points });

/** Points that a shape reaches out to: the corners, or the four ends of a disc. */
export function edgeOf({ shape, at }: Placed): readonly Point[] {
  switch (shape.kind) {
    case "rectangle": {
      const [w, d] = [shape.width / 2, shape.depth / 2];
      return [
        { x: at.x - w, y: at.y + d },
        { x: at.x + w, y: at.y + d },
        { x: at.x + w, y: at.y - d },
        { x: at.x - w, y: at.y - d },
      ];
    }
    case "disc":
      return [
        { x: at.x, y: at.y + shape.radius },
        { x: at.x + shape.radius, y: at.y },
        { x: at.x, y: at.y - shape.radius },
        { x: at.x - shape.radius, y: at.y },
      ];
    case "polygon":
      return shape.points.map((p) => ({ x: at.x + p.x, y: at.y + p.y }));
  }
}
