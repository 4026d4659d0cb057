import { bounds, type Body, type Mark, type Piece, type PieceKey } from "@tercio/scene";
import { apart, bareOf, type Box, cross, enters, inside, type Line, nearestOn } from "./boxes.ts";
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
  readonly lead: Line | null;
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

/** From one place that is tried to the next, pixels. */
const STEP = 7;
/** Places that are tried for a line that crosses no other block. */
const TRIED = 80;

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

/** Places all over a part of the table, some pixels from one another, in rings about the block, from its own place on. */
function* anywhere(hull: Box, { left, right, top, bottom }: Box, f: Form, scale: number): Generator<Spot> {
  const step = STEP * scale;
  const into = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), Math.max(low, high));
  const low = { x: left + f.w / 2 + 0.1, y: top + 0.1 };
  const high = { x: right - f.w / 2 - 0.1, y: bottom - f.h - 0.1 };
  const cx = into((hull.left + hull.right) / 2, low.x, high.x);
  const cy = into((hull.top + hull.bottom - f.h) / 2, low.y, high.y);
  const most = Math.ceil(Math.max(cx - low.x, high.x - cx, cy - low.y, high.y - cy) / step);
  const ends = (n: number, middle: number, from: number, to: number): readonly [number, number] => [
    Math.max(-n, Math.ceil((from - middle) / step)),
    Math.min(n, Math.floor((to - middle) / step)),
  ];
  for (let n = 0; n <= most; n++) {
    const [west, east] = ends(n, cx, low.x, high.x);
    const [north, south] = ends(n, cy, low.y, high.y);
    for (let j = north; j <= south; j++) {
      const rim = j === -n || j === n;
      for (let i = rim ? west : -n; i <= (rim ? east : n); i += rim ? 1 : Math.max(1, 2 * n))
        if (i >= west && i <= east) yield { x: cx + i * step, y: cy + j * step };
    }
  }
}

const boxAt = (s: Spot, f: Form): Box => ({ left: s.x - f.w / 2, right: s.x + f.w / 2, top: s.y, bottom: s.y + f.h });

/** A line from a label to the edge of its block. */
function leadTo(box: Box, piece: Body): Line {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const between = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);
  const towards = nearestOn(piece, middle);
  const from = { x: between(towards.x, box.left, box.right), y: between(towards.y, box.top, box.bottom) };
  const to = nearestOn(piece, from);
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

/** A place with its line. */
interface Led {
  readonly s: Spot;
  readonly box: Box;
  readonly line: Line;
}

interface Placing {
  /** Millimetres a pixel. */
  readonly scale: number;
  readonly selected: PieceKey | null;
  /** Half the width and depth in which labels may stand, millimetres. */
  readonly room: { readonly w: number; readonly h: number };
  /** What is seen of it, where that is not all: whoever is seen there has his name there, and nobody else has one. */
  readonly view?: Box | null;
  readonly measure?: Measure;
  /** What else must not be written over. */
  readonly obstacles?: readonly Box[];
  /** What had better not be written over, where there is room beside the block. */
  readonly spared?: readonly Box[];
}

/** How often those who found no room are served before all others. */
const AGAIN = 6;

/**
 * Finds room for every block's name: behind it, before it, at its sides; where there is none the name is shortened, or
 * moved away with a line to its block. No name is lost, none lies upon another, and no line crosses a name; the chosen
 * piece is served first.
 */
export function placeLabels(
  all: readonly Piece[],
  names: readonly string[],
  { scale, selected, room, view = null, measure = roughly, obstacles = [], spared = [] }: Placing,
): ReadonlyMap<PieceKey, Label> {
  const whole: Box = { left: -room.w, right: room.w, top: -room.h, bottom: room.h };
  const within = view ?? whole;
  const seen = all.flatMap((piece, i) => {
    const hull = boundsOf(piece, 2 * scale);
    if (view !== null && apart(hull, view)) return [];
    return [{ piece, hull, forms: formsOf(piece, names[i] ?? "", scale, signsOf(piece).length, measure) }];
  });
  const hulls = seen.map((s) => s.hull);
  const inTurn = [...seen].sort(
    (a, b) =>
      Number(b.piece.key === selected) - Number(a.piece.key === selected) ||
      a.piece.y - b.piece.y ||
      all.indexOf(a.piece) - all.indexOf(b.piece),
  );
  type Seen = (typeof seen)[number];
  const solid = [...hulls, ...obstacles];
  const bare = bareOf(solid, within, 4 * scale);
  /** With names of this shortness or shorter for all but the chosen piece, in this order. */
  const attempt = (shortness: 0 | 1 | 2, order: readonly Seen[]) => {
    const taken: Box[] = [];
    const leads: Line[] = [];
    const placed = new Map<PieceKey, Label>();
    /** Did anybody find no room but upon something else? */
    let over = false;
    const lost: Seen[] = [];
    for (const each of order) {
      const { piece: p, hull, forms } = each;
      const free = (box: Box): boolean =>
        inside(box, within) && taken.every((o) => apart(o, box)) && leads.every((l) => !enters(l, box));
      const clear = (box: Box): boolean => free(box) && solid.every((o) => apart(o, box));
      const open = (box: Box): boolean => bare(box) && free(box);
      const least = p.key === selected ? 0 : shortness;
      const take = (f: Form, s: Spot, box: Box, lead: Line | null): true => {
        taken.push(box);
        if (lead !== null) leads.push(lead);
        placed.set(p.key, { ...s, lines: f.lines, tag: f.tag, lead });
        return true;
      };
      const put = (f: Form, spots: Iterable<Spot>, fits: (box: Box) => boolean): boolean => {
        for (const s of spots) {
          const box = boxAt(s, f);
          if (fits(box)) return take(f, s, box, null);
        }
        return false;
      };
      /** With a line, which crosses no name and, if it can be helped, neither another line nor another block. */
      const lead = (f: Form, spots: Iterable<Spot>, fits: (box: Box) => boolean, helped = false): boolean => {
        const worse: [Led | null, Led | null] = [null, null];
        let tried = 0;
        for (const s of spots) {
          const box = boxAt(s, f);
          if (!fits(box)) continue;
          if (++tried > TRIED && (worse[0] !== null || worse[1] !== null || !helped)) break;
          const line = leadTo(box, p);
          if (taken.some((o) => enters(line, o))) continue;
          const tangled = leads.some((l) => cross(l, line));
          if (!tangled && hulls.every((o) => o === hull || !enters(line, o))) return take(f, s, box, line);
          worse[tangled ? 1 : 0] ??= { s, box, line };
        }
        const best = helped ? (worse[0] ?? worse[1]) : null;
        return best !== null && take(f, best.s, best.box, best.line);
      };
      const sparing = (box: Box): boolean => clear(box) && spared.every((o) => apart(o, box));
      const beside = (form: 0 | 1 | 2, fits = clear): boolean => {
        const f = forms[form] as Form;
        return form >= least && put(f, near(p, hull, f.w, f.h, scale), fits);
      };
      const away = (form: 0 | 1 | 2, most: number): boolean => {
        const f = forms[form] as Form;
        return form >= least && lead(f, farther(hull, f.w, f.h, scale, most), open);
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
      const spread = (f: Form, fits: (box: Box) => boolean): boolean =>
        lead(f, anywhere(hull, within, f, scale), fits, true);
      const shortest = forms[2] as Form;
      if ((p.key === selected && spread(forms[0] as Form, open)) || spread(shortest, open)) continue;
      over = true;
      // Then upon a block, its own before all others, but never upon another name.
      const own = boxAt({ x: (hull.left + hull.right) / 2, y: (hull.top + hull.bottom - shortest.h) / 2 }, shortest);
      if (free(own)) take(shortest, { x: (own.left + own.right) / 2, y: own.top }, own, null);
      else if (!spread(shortest, free)) {
        lost.push(each);
        placed.set(p.key, { ...(near(p, hull, 0, 0, scale)[0] as Spot), lines: [], tag: shortest.tag, lead: null });
      }
    }
    return { placed, over, lost };
  };
  let found = attempt(0, inTurn);
  if (found.over) found = attempt(1, inTurn);
  if (found.over) found = attempt(2, inTurn);
  // Who found none is served before the others, as long as that helps.
  let order: readonly Seen[] = inTurn;
  for (let i = 0; i < AGAIN && found.lost.length > 0; i++) {
    const { lost } = found;
    order = [...lost, ...order.filter((s) => !lost.includes(s))];
    const next = attempt(2, order);
    if (next.lost.length >= lost.length) break;
    found = next;
  }
  return found.placed;
}
