import { there } from "@tercio/kernel";
import { bounds, type Body, type Mark, type Piece, type PieceKey } from "@tercio/board";
import { apart, bareOf, type Box, cross, edgesOf, enters, type Fits, type Line, nearestTo } from "./boxes.ts";
import { briefer, wrapped } from "./names.ts";
import { type Tied, untangled } from "./untangle.ts";

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
  /** There was no room but upon a block. */
  readonly upon?: true;
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

/** Told of a place, the middle of the upper edge of a box: true where that is enough. */
type Visit = (x: number, y: number) => boolean;

/** Directions all round. */
const ROUND = Array.from({ length: 24 }, (_, i) => {
  const a = ((i + 0.5) / 24) * 2 * Math.PI;
  return { x: Math.cos(a), y: Math.sin(a) };
});

/** Places farther and farther from a block, all round it, up to so many pixels away. */
function farther(hull: Box, { w, h }: Form, scale: number, most: number, visit: Visit): void {
  const cx = (hull.left + hull.right) / 2;
  const cy = (hull.top + hull.bottom) / 2;
  const wide = (hull.right - hull.left + w) / 2;
  const high = (hull.bottom - hull.top + h) / 2;
  for (let away = 10; away <= most; away += 10)
    for (const { x, y } of ROUND)
      if (visit(cx + x * (wide + away * scale), cy + y * (high + away * scale) - h / 2)) return;
}

/** Places all over a part of the table, some pixels from one another, in rings about the block, from its own place on. */
function anywhere(hull: Box, { left, right, top, bottom }: Box, f: Form, scale: number, visit: Visit): void {
  const step = STEP * scale;
  const into = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), Math.max(low, high));
  const low = { x: left + f.w / 2 + 0.1, y: top + 0.1 };
  const high = { x: right - f.w / 2 - 0.1, y: bottom - f.h - 0.1 };
  const cx = into((hull.left + hull.right) / 2, low.x, high.x);
  const cy = into((hull.top + hull.bottom - f.h) / 2, low.y, high.y);
  const most = Math.ceil(Math.max(cx - low.x, high.x - cx, cy - low.y, high.y - cy) / step);
  // As far as there is room in each direction.
  const least = { x: Math.ceil((low.x - cx) / step), y: Math.ceil((low.y - cy) / step) };
  const last = { x: Math.floor((high.x - cx) / step), y: Math.floor((high.y - cy) / step) };
  for (let n = 0; n <= most; n++) {
    const west = Math.max(-n, least.x);
    const east = Math.min(n, last.x);
    const south = Math.min(n, last.y);
    for (let j = Math.max(-n, least.y); j <= south; j++) {
      const rim = j === -n || j === n;
      for (let i = rim ? west : -n; i <= (rim ? east : n); i += rim ? 1 : Math.max(1, 2 * n))
        if (i >= west && i <= east && visit(cx + i * step, cy + j * step)) return;
    }
  }
}

const boxAt = (s: Spot, f: Form): Box => ({ left: s.x - f.w / 2, right: s.x + f.w / 2, top: s.y, bottom: s.y + f.h });

/** A line from a label to the edge of its block. */
function leadTo(box: Box, edges: readonly Line[]): Line {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const between = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);
  const towards = nearestTo(edges, middle);
  const from = { x: between(towards.x, box.left, box.right), y: between(towards.y, box.top, box.bottom) };
  const to = nearestTo(edges, from);
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

/** A place with its line. */
interface Led {
  readonly s: Spot;
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
  /** Where names of blocks that have not moved stand already: they stay there, where nothing else comes. */
  readonly kept?: ReadonlyMap<PieceKey, Label>;
}

/** How often those who found no room are served before all others. */
const AGAIN = 6;

/**
 * Finds room for every block's name: behind it, before it, at its sides; where there is none the name is shortened, or
 * moved away with a line to its block. No name is lost, none lies upon another, and no line crosses a name; the chosen
 * piece is served first. While something is led along names stay where they were (`kept`) unless it comes there: that
 * is calm, and takes a tenth of the time.
 */
export function placeLabels(
  all: readonly Piece[],
  names: readonly string[],
  { scale, selected, room, view = null, measure = roughly, obstacles = [], spared = [], kept }: Placing,
): ReadonlyMap<PieceKey, Label> {
  const whole: Box = { left: -room.w, right: room.w, top: -room.h, bottom: room.h };
  const within = view ?? whole;
  const seen = all.flatMap((piece, i) => {
    const hull = boundsOf(piece, 2 * scale);
    if (view !== null && apart(hull, view)) return [];
    const forms = formsOf(piece, names[i] ?? "", scale, signsOf(piece).length, measure);
    return [{ piece, hull, forms, edges: edgesOf(piece) }];
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
  // Made when somebody looks for a new place: where all stay as they were nobody does.
  let made: Fits | null = null;
  const bare: Fits = (...box) => (made ??= bareOf(solid, within, 4 * scale))(...box);
  /**
   * With names of this shortness or shorter for all but the chosen piece, in this order. Null once somebody finds no room
   * but upon something else, where that will not do (`whole`), or once so many have found none at all.
   */
  const attempt = (shortness: 0 | 1 | 2, order: readonly Seen[], whole: boolean, most = Number.POSITIVE_INFINITY) => {
    const taken: Box[] = [];
    const leads: Line[] = [];
    const placed = new Map<PieceKey, Label>();
    const lost: Seen[] = [];
    const free: Fits = (left, right, top, bottom) => {
      if (left <= within.left || right >= within.right || top <= within.top || bottom >= within.bottom) return false;
      for (const o of taken) if (o.right > left && o.left < right && o.bottom > top && o.top < bottom) return false;
      if (leads.length === 0) return true;
      const box = { left, right, top, bottom };
      return leads.every((l) => !enters(l, box));
    };
    const open: Fits = (left, right, top, bottom) => bare(left, right, top, bottom) && free(left, right, top, bottom);
    const clearOf = (list: readonly Box[], left: number, right: number, top: number, bottom: number): boolean =>
      list.every((o) => o.right <= left || o.left >= right || o.bottom <= top || o.top >= bottom);
    const clear: Fits = (left, right, top, bottom) =>
      free(left, right, top, bottom) && (made?.(left, right, top, bottom) || clearOf(solid, left, right, top, bottom));
    const sparing: Fits = (left, right, top, bottom) =>
      clear(left, right, top, bottom) && clearOf(spared, left, right, top, bottom);
    for (const each of order) {
      const { piece: p, hull, forms, edges } = each;
      const least = p.key === selected ? 0 : shortness;
      const take = (f: Form, s: Spot, lead: Line | null, upon = false): true => {
        taken.push(boxAt(s, f));
        if (lead !== null) leads.push(lead);
        const label = { x: s.x, y: s.y, lines: f.lines, tag: f.tag, lead };
        placed.set(p.key, upon ? { ...label, upon } : label);
        return true;
      };
      /** As it stands already. */
      const stays = (): boolean => {
        const was = p.key === selected ? undefined : kept?.get(p.key);
        const f = was && forms.find(({ lines, tag }) => tag === was.tag && lines.join() === was.lines.join());
        if (was === undefined || f === undefined) return false;
        const fits = was.upon ? free : was.lead === null ? clear : open;
        if (!fits(was.x - f.w / 2, was.x + f.w / 2, was.y, was.y + f.h)) return false;
        const line = was.lead;
        if (line !== null && (taken.some((o) => enters(line, o)) || leads.some((l) => cross(l, line)))) return false;
        taken.push(boxAt(was, f));
        if (line !== null) leads.push(line);
        placed.set(p.key, was);
        return true;
      };
      /** With a line, which crosses no name and, if it can be helped, neither another line nor another block. */
      const lead = (f: Form, walk: (visit: Visit) => void, fits: Fits, helped = false): boolean => {
        /** The first without a fault, the first across a block, the first across a line. */
        const first: { clean?: Led; blocked?: Led; tangled?: Led } = {};
        let tried = 0;
        walk((x, y) => {
          if (!fits(x - f.w / 2, x + f.w / 2, y, y + f.h)) return false;
          if (++tried > TRIED && (first.blocked !== undefined || first.tangled !== undefined || !helped)) return true;
          const s = { x, y };
          const line = leadTo(boxAt(s, f), edges);
          if (taken.some((o) => enters(line, o))) return false;
          if (leads.some((l) => cross(l, line))) first.tangled ??= { s, line };
          else if (hulls.some((o) => o !== hull && enters(line, o))) first.blocked ??= { s, line };
          else first.clean = { s, line };
          return first.clean !== undefined;
        });
        const found = first.clean ?? (helped ? (first.blocked ?? first.tangled) : undefined);
        return found !== undefined && take(f, found.s, found.line, fits === free);
      };
      const beside = (form: 0 | 1 | 2, fits = clear): boolean => {
        const f = there(forms[form]);
        if (form < least) return false;
        const s = near(p, hull, f.w, f.h, scale).find(({ x, y }) => fits(x - f.w / 2, x + f.w / 2, y, y + f.h));
        return s !== undefined && take(f, s, null);
      };
      const away = (form: 0 | 1 | 2, most: number): boolean => {
        const f = there(forms[form]);
        return form >= least && lead(f, (visit) => farther(hull, f, scale, most, visit), open);
      };
      if (
        stays() ||
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
      const spread = (f: Form, fits: Fits): boolean =>
        lead(f, (visit) => anywhere(hull, within, f, scale, visit), fits, true);
      const shortest = there(forms[2]);
      if ((p.key === selected && spread(there(forms[0]), open)) || spread(shortest, open)) continue;
      if (whole) return null;
      // Then upon a block, its own before all others, but never upon another name.
      const at = { x: (hull.left + hull.right) / 2, y: (hull.top + hull.bottom - shortest.h) / 2 };
      const own = boxAt(at, shortest);
      if (free(own.left, own.right, own.top, own.bottom))
        take(shortest, { x: (own.left + own.right) / 2, y: own.top }, null, true);
      else if (!spread(shortest, free)) {
        lost.push(each);
        if (lost.length >= most) return null;
        const s = there(near(p, hull, 0, 0, scale)[0]);
        placed.set(p.key, { ...s, lines: [], tag: shortest.tag, lead: null, upon: true });
      }
    }
    return { placed, lost };
  };
  /** Names whose lines cross change places where they can: whoever stands there already, and the chosen one, stay. */
  const laid = ({ placed }: { readonly placed: ReadonlyMap<PieceKey, Label> }): ReadonlyMap<PieceKey, Label> => {
    const tied: Tied[] = [];
    const fixed: Box[] = [];
    const labels = new Map(placed);
    for (const { piece, hull, forms, edges } of seen) {
      const l = placed.get(piece.key);
      const f = l && forms.find(({ lines, tag }) => tag === l.tag && lines.join() === l.lines.join());
      if (l === undefined || f === undefined) continue;
      const box = boxAt(l, f);
      if (l.lead === null || piece.key === selected || kept?.get(piece.key) === l) fixed.push(box);
      else
        tied.push({
          key: piece.key,
          box,
          line: l.lead,
          lead: (to) => leadTo(to, edges),
          places: (visit) => anywhere(hull, within, f, scale, (x, y) => visit(boxAt({ x, y }, f))),
        });
    }
    if (tied.length < 2) return placed;
    const stand = [...placed.values()].flatMap((l) =>
      l.lead === null || tied.some((x) => x.line === l.lead) ? [] : [l.lead],
    );
    const covers = (box: Box): number | null =>
      box.left <= within.left || box.right >= within.right || box.top <= within.top || box.bottom >= within.bottom
        ? null
        : stand.some((line) => enters(line, box))
          ? null
          : solid.filter((o) => !apart(o, box)).length;
    for (const { key, box, line } of untangled(tied, fixed, covers)) {
      const was = labels.get(key);
      if (was === undefined || was.lead === line) continue;
      const { upon: _, ...rest } = was;
      const to = { ...rest, x: (box.left + box.right) / 2, y: box.top, lead: line };
      labels.set(key, (covers(box) ?? 0) > 0 ? { ...to, upon: true } : to);
    }
    return labels;
  };
  const clean = attempt(0, inTurn, true) ?? attempt(1, inTurn, true);
  if (clean !== null) return laid(clean);
  let found = there(attempt(2, inTurn, false));
  // Who found none is served before the others, as long as that helps.
  let order: readonly Seen[] = inTurn;
  for (let i = 0; i < AGAIN && found.lost.length > 0; i++) {
    const { lost } = found;
    order = [...lost, ...order.filter((s) => !lost.includes(s))];
    const next = attempt(2, order, false, lost.length);
    if (next === null) break;
    found = next;
  }
  return laid(found);
}
