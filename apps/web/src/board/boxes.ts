import { type Body, edgeOf, onBoard, type Preview } from "@tercio/board";

/** A box of the drawing: millimetres, y downwards. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}
interface At {
  readonly x: number;
  readonly y: number;
}

/** Whether a box may stand somewhere, by its four edges: asked a hundred thousand times, so that no box is made for it. */
export type Fits = (left: number, right: number, top: number, bottom: number) => boolean;

export const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** Has a line a part of it within a box? Its edge is without. Asked thousands of times while something is led along. */
export function enters({ x1, y1, x2, y2 }: Line, { left, right, top, bottom }: Box): boolean {
  if ((x1 <= left && x2 <= left) || (x1 >= right && x2 >= right)) return false;
  if ((y1 <= top && y2 <= top) || (y1 >= bottom && y2 >= bottom)) return false;
  // On which side of the line each corner lies: all on one side, and it passes by.
  const [dx, dy] = [x2 - x1, y2 - y1];
  const a = (left - x1) * dy - (top - y1) * dx;
  const b = (right - x1) * dy - (top - y1) * dx;
  const c = (right - x1) * dy - (bottom - y1) * dx;
  const d = (left - x1) * dy - (bottom - y1) * dx;
  return !((a <= 0 && b <= 0 && c <= 0 && d <= 0) || (a >= 0 && b >= 0 && c >= 0 && d >= 0));
}

/** Do two lines cross, each leaving the other on both sides? */
export function cross(a: Line, b: Line): boolean {
  const side = (l: Line, x: number, y: number): number => (l.x2 - l.x1) * (y - l.y1) - (l.y2 - l.y1) * (x - l.x1);
  return side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0 && side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0;
}

/** The corners of a body as it stands, in order; of a disc its rim. */
function cornersOf(p: Body): readonly At[] {
  const { outline } = p;
  if (outline === null) return [{ x: p.x / 100, y: -p.y / 100 }];
  const { shape, at } = outline;
  const own =
    shape.kind === "disc"
      ? Array.from({ length: 32 }, (_, i) => ({
          x: at.x + Math.sin((i / 16) * Math.PI) * shape.radius,
          y: at.y + Math.cos((i / 16) * Math.PI) * shape.radius,
        }))
      : edgeOf(outline);
  return own.map((q) => onBoard(p, q)).map((q) => ({ x: q.x / 100, y: -q.y / 100 }));
}

/** The lines between corners, one after another, the last to the first. */
const sidesOf = (corners: readonly At[]): readonly Line[] =>
  corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
  });

/** The lines around a body as it stands; of one without an outline a line without length. */
export const edgesOf = (p: Body): readonly Line[] => sidesOf(cornersOf(p));

/** The point of a body's edge that is nearest to a point of the drawing. */
export const nearestOn = (p: Body, to: At): At => nearestTo(edgesOf(p), to);

/** The point of some lines that is nearest to a point of the drawing. */
export function nearestTo(lines: readonly Line[], to: At): At {
  let best: At = to;
  let least = Number.POSITIVE_INFINITY;
  for (const { x1, y1, x2, y2 } of lines) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const long = dx * dx + dy * dy;
    const share = long === 0 ? 0 : Math.min(1, Math.max(0, ((to.x - x1) * dx + (to.y - y1) * dy) / long));
    const at = { x: x1 + dx * share, y: y1 + dy * share };
    const far = (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

/** Is a box whole within a body's outline? */
export function holds(p: Body, box: Box): boolean {
  const sides = sidesOf(cornersOf(p));
  if (sides.some((s) => enters(s, box))) return false;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  // Who goes from its middle to the right leaves the outline an odd number of times.
  const left = sides.filter(({ x1, y1, x2, y2 }) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  return left.length % 2 === 1;
}

/**
 * Where nothing of a list lies, asked as often as one likes: the room is ruled in squares of this size, and a box lies bare
 * where no square that it touches has anything in it.
 */
export function bareOf(list: readonly Box[], room: Box, size: number): Fits {
  const columns = Math.ceil((room.right - room.left) / size);
  const rows = Math.ceil((room.bottom - room.top) / size);
  const column = (x: number): number => Math.min(columns - 1, Math.max(0, Math.floor((x - room.left) / size)));
  const row = (y: number): number => Math.min(rows - 1, Math.max(0, Math.floor((y - room.top) / size)));
  const wide = columns + 1;
  const filled = new Int32Array(wide * (rows + 1));
  for (const box of list) {
    if (apart(box, room)) continue;
    for (let r = row(box.top); r <= row(box.bottom); r++)
      filled.fill(1, (r + 1) * wide + column(box.left) + 1, (r + 1) * wide + column(box.right) + 2);
  }
  // So many squares are filled above and left of a corner.
  const at = (r: number, c: number): number => filled[r * wide + c] ?? 0;
  for (let r = 1; r <= rows; r++)
    for (let c = 1; c <= columns; c++) filled[r * wide + c] = at(r, c) + at(r - 1, c) + at(r, c - 1) - at(r - 1, c - 1);
  return (west, east, north, south) => {
    const left = column(west);
    const right = column(east) + 1;
    const top = row(north);
    const bottom = row(south) + 1;
    return at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left) === 0;
  };
}

/** A way as boxes of some pixels one after another, millimetres, y downwards: no name is written across it. */
export function stones(way: Preview["ways"][number], scale: number): readonly Box[] {
  const step = 8 * scale;
  return way.slice(1).flatMap((to, i) => {
    const from = way[i] ?? to;
    const [dx, dy] = [(to.x - from.x) / 100, (to.y - from.y) / 100];
    const count = Math.min(400, Math.ceil(Math.hypot(dx, dy) / step));
    return Array.from({ length: count }, (_, k): Box => {
      const x = from.x / 100 + (dx * (k + 0.5)) / count;
      const y = -from.y / 100 - (dy * (k + 0.5)) / count;
      return { left: x - step / 2, right: x + step / 2, top: y - step / 2, bottom: y + step / 2 };
    });
  });
}
