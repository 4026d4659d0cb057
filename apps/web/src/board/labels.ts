import { bounds, type Body, type Mark, type Piece, type PieceKey } from "@tercio/scene";
import { briefer, wrapped } from "./names.ts";

/** What is written beside a block, in millimetres of the table. */
export interface Label {
  /** Middle of its upper edge. */
  readonly x: number;
  readonly y: number;
  /** The name, on its lines; empty where it stands before the count of models instead. */
  readonly lines: readonly string[];
  /** The shortest name, written before the count. */
  readonly tag: string;
  /** A line from the label to its block, where it had to be moved away. */
  readonly lead: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number } | null;
}
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** How wide a text is on the screen, as a multiple of the size of its letters. */
export type Measure = (text: string) => number;

/** Size of the letters on the screen, pixels. */
const LETTERS = 12.5;
/** On a small screen, where a pixel is more than three millimetres, they are smaller. */
const SMALL = 10.5;
export const lettersAt = (scale: number): number => (scale > 3 ? SMALL : LETTERS);
export const lineAt = (scale: number): number => lettersAt(scale) * 1.12;
/** Size of the count of models. */
export const COUNT = 13;
/** Where nothing measures texts: an average letter, on the wide side. */
export const roughly: Measure = (text) => text.length * 0.56;

const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

const inside = (box: Box, room: Box): boolean =>
  box.left > room.left && box.right < room.right && box.top > room.top && box.bottom < room.bottom;

/** The box around a body as it stands, in millimetres, y downwards. */
export function boundsOf(p: Body, margin: number): Box {
  const { west, east, south, north } = bounds(p);
  return {
    left: west / 100 - margin,
    right: east / 100 + margin,
    top: -north / 100 - margin,
    bottom: -south / 100 + margin,
  };
}

/** Signs that stand in a label: one that goes without saying stands there alone or not at all. */
export function signsOf(p: Piece): readonly Mark[] {
  const all = p.marks.filter((m) => m.at === null);
  return all.filter((m) => m.minor !== true || all.length === 1);
}

/** Widths of what stands in the last line of a label, pixels: signs, the shortest name, the count, pips. */
export function stateWidths(
  p: Piece,
  tag: string,
  measure: Measure,
): { readonly sign: number; readonly tag: number; readonly count: number; readonly pip: number } {
  return {
    sign: 14,
    tag: tag === "" ? 0 : measure(tag) * COUNT + 4,
    count: p.count === null ? 0 : measure(String(p.count.now)) * COUNT * 1.04 + 2,
    pip: p.pips === null ? 0 : 7,
  };
}

interface Form {
  readonly lines: readonly string[];
  readonly tag: string;
  readonly w: number;
  readonly h: number;
}

/** The same label in shorter and shorter forms. */
function formsOf(p: Piece, name: string, scale: number, signs: number, measure: Measure): readonly Form[] {
  const made = (lines: readonly string[], tag: string): Form => {
    const widths = stateWidths(p, tag, measure);
    const state = signs * widths.sign + widths.tag + widths.count + widths.pip * (p.pips?.start ?? 0);
    return {
      lines,
      tag,
      // A pixel or two for the paper around the letters.
      w: (Math.max(state, ...lines.map((l) => measure(l) * lettersAt(scale))) + 4) * scale,
      h: ((lines.length + 1) * lineAt(scale) + 2) * scale,
    };
  };
  const [shorter, shortest] = briefer(name);
  const letters = scale > 3 ? 12 : 15;
  return [made(wrapped(name, letters), ""), made(wrapped(shorter, letters), ""), made([], shortest)];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Places for a box of this size touching its block, the one behind the block first: the middle of its upper edge. */
function near(p: Piece, hull: Box, w: number, h: number, scale: number): readonly Spot[] {
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

/** Places farther and farther from a block, all round it, up to so many pixels away. */
function* farther(hull: Box, w: number, h: number, scale: number, most: number): Generator<Spot> {
  const cx = (hull.left + hull.right) / 2;
  const cy = (hull.top + hull.bottom) / 2;
  const wide = (hull.right - hull.left + w) / 2;
  const high = (hull.bottom - hull.top + h) / 2;
  for (let away = 10; away <= most; away += 10)
    for (let i = 0; i < 24; i++) {
      const a = ((i + 0.5) / 24) * 2 * Math.PI;
      yield {
        x: cx + Math.cos(a) * (wide + away * scale),
        y: cy + Math.sin(a) * (high + away * scale) - h / 2,
      };
    }
}

/** Places all over a part of the table, six pixels from one another, those nearest to the block first. */
function anywhere(hull: Box, { left, right, top, bottom }: Box, f: Form, scale: number): readonly Spot[] {
  const spots: Spot[] = [];
  for (let x = left + f.w / 2 + 0.1; x < right - f.w / 2; x += 6 * scale)
    for (let y = top + 0.1; y < bottom - f.h; y += 6 * scale) spots.push({ x, y });
  const cx = (hull.left + hull.right) / 2;
  const cy = (hull.top + hull.bottom) / 2 - f.h / 2;
  const far = (s: Spot): number => (s.x - cx) ** 2 + (s.y - cy) ** 2;
  return spots.sort((a, b) => far(a) - far(b));
}

const boxAt = (s: Spot, f: Form): Box => ({ left: s.x - f.w / 2, right: s.x + f.w / 2, top: s.y, bottom: s.y + f.h });

/** The shortest line between a label and its block. */
function lead(box: Box, hull: Box): NonNullable<Label["lead"]> {
  const between = (low: number, high: number, otherLow: number, otherHigh: number): readonly [number, number] => {
    if (high < otherLow) return [high, otherLow];
    if (otherHigh < low) return [low, otherHigh];
    const middle = (Math.max(low, otherLow) + Math.min(high, otherHigh)) / 2;
    return [middle, middle];
  };
  const [x1, x2] = between(box.left, box.right, hull.left, hull.right);
  const [y1, y2] = between(box.top, box.bottom, hull.top, hull.bottom);
  return { x1, y1, x2, y2 };
}

interface Placing {
  /** Millimetres a pixel. */
  readonly scale: number;
  readonly selected: PieceKey | null;
  /** Half the width and depth in which labels may stand, millimetres. */
  readonly room: { readonly w: number; readonly h: number };
  /** What is seen of it, where that is not all: whoever stands there has his name there, too. */
  readonly view?: Box | null;
  readonly measure?: Measure;
  /** What else must not be written over. */
  readonly obstacles?: readonly Box[];
  /** What had better not be written over, where there is room beside the block. */
  readonly spared?: readonly Box[];
}

/**
 * Finds room for every block's name: behind it, before it, at its sides; where there is none the name is shortened, or
 * moved away with a line to its block. No name is lost and none lies upon another; the chosen piece is served first.
 */
export function placeLabels(
  pieces: readonly Piece[],
  names: readonly string[],
  { scale, selected, room, view = null, measure = roughly, obstacles = [], spared = [] }: Placing,
): ReadonlyMap<PieceKey, Label> {
  const hulls = pieces.map((p) => boundsOf(p, 2 * scale));
  const whole: Box = { left: -room.w, right: room.w, top: -room.h, bottom: room.h };
  const rooms = hulls.map((h) => (view !== null && inside(h, view) ? view : whole));
  const forms = pieces.map((p, i) => formsOf(p, names[i] ?? "", scale, signsOf(p).length, measure));
  const order = [...pieces.keys()].sort(
    (a, b) =>
      Number(pieces[b]?.key === selected) - Number(pieces[a]?.key === selected) ||
      (pieces[a]?.y ?? 0) - (pieces[b]?.y ?? 0) ||
      a - b,
  );
  /** With names of this shortness or shorter for all but the chosen piece. */
  const attempt = (
    shortness: 0 | 1 | 2,
  ): { readonly placed: ReadonlyMap<PieceKey, Label>; readonly covers: boolean } => {
    const taken: Box[] = [];
    const placed = new Map<PieceKey, Label>();
    let covers = false;
    for (const i of order) {
      const p = pieces[i] as Piece;
      const within = rooms[i] as Box;
      const free = (box: Box): boolean => inside(box, within) && taken.every((o) => apart(o, box));
      const clear = (box: Box): boolean =>
        free(box) && hulls.every((o) => apart(o, box)) && obstacles.every((o) => apart(o, box));
      const hull = hulls[i] as Box;
      const own = forms[i] as readonly Form[];
      const least = p.key === selected ? 0 : shortness;
      const put = (f: Form, spots: Iterable<Spot>, fits: (box: Box) => boolean, line: boolean): boolean => {
        for (const s of spots) {
          const box = boxAt(s, f);
          if (!fits(box)) continue;
          taken.push(box);
          placed.set(p.key, { ...s, lines: f.lines, tag: f.tag, lead: line ? lead(box, hull) : null });
          return true;
        }
        return false;
      };
      const sparing = (box: Box): boolean => clear(box) && spared.every((o) => apart(o, box));
      const beside = (form: 0 | 1 | 2, fits = clear): boolean => {
        const f = own[form] as Form;
        return form >= least && put(f, near(p, hull, f.w, f.h, scale), fits, false);
      };
      const away = (form: 0 | 1 | 2, most: number): boolean => {
        const f = own[form] as Form;
        return form >= least && put(f, farther(hull, f.w, f.h, scale, most), clear, true);
      };
      if (
        beside(0, sparing) ||
        beside(1, sparing) ||
        beside(0) ||
        beside(1) ||
        away(0, 40) ||
        beside(2) ||
        away(1, 60) ||
        away(2, 60)
      )
        continue;
      const shortest = own[2] as Form;
      const all = anywhere(hull, within, shortest, scale);
      if (put(shortest, all, clear, true)) continue;
      covers = true;
      // Then upon a block, but never upon another name.
      if (!put(shortest, all, free, true))
        placed.set(p.key, { ...(near(p, hull, 0, 0, scale)[0] as Spot), lines: [], tag: shortest.tag, lead: null });
    }
    return { placed, covers };
  };
  let found = attempt(0);
  if (found.covers) found = attempt(1);
  if (found.covers) found = attempt(2);
  return found.placed;
}
