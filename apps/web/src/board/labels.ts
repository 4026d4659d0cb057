import type { BoardPiece } from "@tercio/kernel";

/** What is written beside a block, in millimetres of the table; `lines` folds away where there is no room. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Size of the letters on the screen, pixels, and how wide one is on average. */
export const LETTERS = 12.5;
/** On a small screen, where a pixel is more than three millimetres, they are smaller. */
const SMALL = 10.5;
export const lettersAt = (scale: number): number => (scale > 3 ? SMALL : LETTERS);
export const lineAt = (scale: number): number => lettersAt(scale) * 1.12;

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

/** The box around a block as it stands, in millimetres, y downwards. */
export function boundsOf(p: BoardPiece, margin: number): Box {
  const width = (p.files * p.baseWidth) / 100;
  const depth = (p.ranks.length * p.baseDepth) / 100;
  const a = (p.facing / 65536) * 2 * Math.PI;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const right of [-width / 2, width / 2])
    for (const back of [0, depth]) {
      xs.push(p.x / 100 + right * Math.cos(a) - back * Math.sin(a));
      ys.push(-p.y / 100 + right * Math.sin(a) + back * Math.cos(a));
    }
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** A name on lines of at most so many letters. */
export function wrapped(name: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Finds room for every block's name: behind it, before it, at its sides. A name that fits nowhere folds away and leaves
 * the count of models; the chosen piece always keeps its name.
 * @param scale millimetres a pixel
 */
export function placeLabels(
  pieces: readonly BoardPiece[],
  names: readonly string[],
  scale: number,
  selected: number | null,
  table: { readonly w: number; readonly h: number },
): ReadonlyMap<number, Label> {
  const WIDE = lettersAt(scale) * 0.53;
  const LINE = lineAt(scale);
  const hulls = pieces.map((p) => ({ id: p.id, box: boundsOf(p, 2 * scale) }));
  const taken: Box[] = [];
  const placed = new Map<number, Label>();
  const order = [...pieces.keys()].sort(
    (a, b) =>
      Number(pieces[b]?.id === selected) - Number(pieces[a]?.id === selected) ||
      (pieces[a]?.y ?? 0) - (pieces[b]?.y ?? 0) ||
      a - b,
  );
  for (const i of order) {
    const p = pieces[i] as BoardPiece;
    const hull = (hulls[i] as { box: Box }).box;
    const tall = p.signs.length > 0 || p.lost > 0 || p.perBase > 1;
    const tries = [wrapped(names[i] ?? "", scale > 3 ? 12 : 15), []] as const;
    const inside = (box: Box): boolean =>
      Math.max(Math.abs(box.left), Math.abs(box.right)) < table.w / 2 &&
      Math.max(Math.abs(box.top), Math.abs(box.bottom)) < table.h / 2 + 12 * scale;
    const found = tries.flatMap((lines) => {
      const rows = lines.length + 1;
      const w = Math.max(...lines.map((l) => l.length), tall ? 7 : 3) * WIDE * scale;
      const h = rows * LINE * scale;
      return spots(p, hull, w, h, scale).map((c) => ({
        label: { x: c.x, y: c.y, lines },
        box: { left: c.x - w / 2, right: c.x + w / 2, top: c.y, bottom: c.y + h },
      }));
    });
    const free = found.find(
      ({ box }) =>
        inside(box) && hulls.every((o) => o.id === p.id || apart(o.box, box)) && taken.every((o) => apart(o, box)),
    );
    // Where there is no room at all the count stands behind the block.
    const best = free ?? found.find(({ label }) => label.lines.length === 0);
    if (best === undefined) continue;
    taken.push(best.box);
    placed.set(p.id, best.label);
  }
  return placed;
}

/** Places for a box of this size, the one behind the block first: the middle of its upper edge. */
function spots(p: BoardPiece, hull: Box, w: number, h: number, scale: number): readonly { x: number; y: number }[] {
  const gap = 3 * scale;
  const below = { x: (hull.left + hull.right) / 2, y: hull.bottom + gap };
  const above = { x: (hull.left + hull.right) / 2, y: hull.top - gap - h };
  const middle = (hull.top + hull.bottom) / 2 - h / 2;
  const left = { x: hull.left - gap - w / 2, y: middle };
  const right = { x: hull.right + gap + w / 2, y: middle };
  const north = p.facing < 16384 || p.facing > 49152;
  const corners = [
    { x: left.x, y: below.y - h / 2 },
    { x: right.x, y: below.y - h / 2 },
    { x: left.x, y: above.y + h / 2 },
    { x: right.x, y: above.y + h / 2 },
  ];
  return north ? [below, left, right, above, ...corners] : [above, right, left, below, ...corners.reverse()];
}
