import type { Body, Piece, Placed, Pose, Shape } from "@tercio/board";

/** Millimetres: the board is drawn in them, y downwards. */
export const mm = (n: number): number => n / 100;
export const degrees = (facing: number): number => (facing / 65536) * 360;
/** Where a body is drawn that stands so. */
export const placed = (p: Pose): string => `translate(${mm(p.x)} ${-mm(p.y)}) rotate(${degrees(p.facing)})`;

/** A shape as a path about a point of its body, the front upwards. */
function path(shape: Shape, x: number, y: number): string {
  switch (shape.kind) {
    case "rectangle": {
      const [w, d] = [mm(shape.width), mm(shape.depth)];
      return `M${mm(x) - w / 2} ${-mm(y) - d / 2}h${w}v${d}h${-w}z`;
    }
    case "disc": {
      const r = mm(shape.radius);
      return `M${mm(x) - r} ${-mm(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    case "polygon":
      return `M${shape.points.map((p) => `${mm(x + p.x)} ${-mm(y + p.y)}`).join("L")}z`;
  }
}

export const outlineOf = ({ outline }: { readonly outline: Placed | null }): string =>
  outline === null ? "" : path(outline.shape, outline.at.x, outline.at.y);

/** All bases inside one path, so that a piece costs one element. */
export const basesOf = (body: Pick<Body, "bases">): string =>
  body.bases.map((b) => b.at.map((p) => path(b.shape, p.x, p.y)).join("")).join("");

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box around an outline in its body's own directions, the front upwards, millimetres. */
export function reachOf({ outline }: { readonly outline: Placed | null }): Extent {
  if (outline === null) return { left: 0, top: 0, width: 0, height: 0 };
  const { shape, at } = outline;
  if (shape.kind !== "polygon") {
    const [w, h] = shape.kind === "disc" ? [2 * shape.radius, 2 * shape.radius] : [shape.width, shape.depth];
    return { left: mm(at.x - w / 2), top: -mm(at.y + h / 2), width: mm(w), height: mm(h) };
  }
  const xs = shape.points.map((p) => at.x + p.x);
  const ys = shape.points.map((p) => at.y + p.y);
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  return { left: mm(left), top: -mm(top), width: mm(Math.max(...xs) - left), height: mm(top - Math.min(...ys)) };
}

/** Bases of every second row of a body that has a front, in one path: tone tells the rows apart. */
export function everySecondRow({ bases, front }: Pick<Body, "bases" | "front">): string {
  if (front === null) return "";
  const rows = [...new Set(bases.flatMap((b) => b.at.map((p) => p.y)))].sort((a, b) => b - a);
  const odd = new Set(rows.filter((_, i) => i % 2 === 1));
  return bases.map((b) => b.at.flatMap((p) => (odd.has(p.y) ? [path(b.shape, p.x, p.y)] : [])).join("")).join("");
}

/** Half the width and depth of a shape, millimetres. */
function halves(shape: Shape): readonly [number, number] {
  switch (shape.kind) {
    case "rectangle":
      return [mm(shape.width / 2), mm(shape.depth / 2)];
    case "disc":
      return [mm(shape.radius), mm(shape.radius)];
    case "polygon":
      return [Math.max(...shape.points.map((p) => mm(p.x))), Math.max(...shape.points.map((p) => mm(p.y)))];
  }
}

/** Whoever stands on the bases, seen from above, in one path: shoulders, and whoever is longer than wide as long. */
export function standingOn({ bases, marks }: Pick<Piece, "bases" | "marks">): string {
  // A sign takes the place of who bears it.
  const borne = new Set(marks.flatMap((m) => (m.at === null ? [] : [`${m.at.x} ${m.at.y}`])));
  return bases
    .map(({ shape, at }) => {
      const [w, d] = halves(shape);
      const [rx, ry] = [(w * 0.62).toFixed(1), Math.max(d * 0.58, w * 0.42).toFixed(1)];
      return at
        .filter((p) => !borne.has(`${p.x} ${p.y}`))
        .map(
          (p) =>
            `M${mm(p.x) - Number(rx)} ${-mm(p.y)}a${rx} ${ry} 0 1 0 ${2 * Number(rx)} 0a${rx} ${ry} 0 1 0 ${-2 * Number(rx)} 0z`,
        )
        .join("");
    })
    .join("");
}
