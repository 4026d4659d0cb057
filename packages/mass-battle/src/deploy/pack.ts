import { there } from "@tercio/kernel";
import { type Box, boxOf, type Ground, type Shape, type Spot, type Strip } from "./strip.ts";

/** How an army is drawn up: how much of the width it takes, and how far aside (shares of the width; right is positive). */
export interface Style {
  readonly spread: number;
  readonly aside: number;
}

/** A block to be placed: how it would rather stand, and every other way in which it may. */
export interface Block {
  readonly preferred: Shape;
  readonly shapes: readonly Shape[];
  /** It stands already: its slot in the rows is kept, so that the rest have the same ones as before. */
  readonly placed: boolean;
}

/** More than the least distance to others: placements are whole numbers, and an even line looks better with a little air. */
const AIR = 60;

/** Boxes that stand in the way of a block somewhere between these sides. */
function between(boxes: readonly Box[], left: number, right: number, keep: number): readonly Box[] {
  const list: Box[] = [];
  for (const b of boxes) if (b.left - keep < right && left < b.right + keep) list.push(b);
  return list;
}

/** Between which x the sides of a shape must lie. */
const sidesIn = ({ left, right, middles }: Strip, { width }: Shape): readonly [number, number] =>
  middles === true ? [left - width / 2, right + width / 2] : [left, right];

/** The most forward place at x in any strip, where it is farther forward than `limit`. */
function drop(
  ground: Ground,
  boxes: readonly Box[],
  x: number,
  shape: Shape,
  keep: number,
  limit: number = Number.POSITIVE_INFINITY,
): Spot | null {
  const half = ground.width / 2;
  const left = x - shape.width / 2;
  const right = x + shape.width / 2;
  // Behind this it would reach over the table's edge.
  const last = ground.depth / 2 - shape.depth;
  let inTheWay: readonly Box[] | null = null;
  let best: number | null = null;
  for (const strip of ground.strips) {
    const [from, to] = sidesIn(strip, shape);
    if (left < Math.max(from, -half) || right > Math.min(to, half)) continue;
    const end = Math.min(last, (best ?? limit) - 1);
    let y = Math.floor(strip.level + Math.max(strip.slope * left, strip.slope * right)) + 1;
    if (y > end) continue;
    inTheWay ??= between(boxes, left, right, keep);
    for (let moved = true; moved && y <= end; ) {
      moved = false;
      for (const b of inTheWay)
        if (b.front - keep < y + shape.depth && y < b.back + keep) {
          y = Math.ceil(b.back + keep);
          moved = true;
        }
    }
    if (y <= end) best = y;
  }
  return best === null ? null : { x, y: best, shape };
}

/** Where a block can be pushed no farther sideways: against the ends of the strips and against others. From left to right. */
function stops(ground: Ground, boxes: readonly Box[], shape: Shape, keep: number): readonly number[] {
  const half = ground.width / 2;
  const own = shape.width / 2;
  const list: number[] = [];
  for (const s of ground.strips) {
    const [from, to] = sidesIn(s, shape);
    list.push(Math.ceil(Math.max(from, -half) + own), Math.floor(Math.min(to, half) - own));
    // On a sloping front a block also stops where its back meets the table's edge.
    if (s.slope !== 0) {
      const corner = (ground.depth / 2 - shape.depth - s.level) / s.slope;
      list.push(s.slope > 0 ? Math.floor(corner - own) - 2 : Math.ceil(corner + own) + 2);
    }
  }
  for (const b of boxes) list.push(Math.ceil(b.right + keep + own), Math.floor(b.left - keep - own));
  list.sort((p, q) => p - q);
  return list.filter((x, i) => x !== list[i - 1]);
}

/** The best place for a block: the least `cost`, among equals the leftmost. */
function bestSpot(
  ground: Ground,
  boxes: readonly Box[],
  shape: Shape,
  keep: number,
  cost: (spot: Spot) => number,
  also: readonly number[] = [],
): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const x of [...also, ...stops(ground, boxes, shape, keep)]) {
    const spot = drop(ground, boxes, x, shape, keep);
    if (spot === null) continue;
    const c = cost(spot);
    if (c < least) {
      best = spot;
      least = c;
    }
  }
  return best;
}

/** The most forward place for a block anywhere, among equals the leftmost. */
function frontmost(ground: Ground, boxes: readonly Box[], shape: Shape, keep: number): Spot | null {
  let best: Spot | null = null;
  let limit = Number.POSITIVE_INFINITY;
  for (const x of stops(ground, boxes, shape, keep)) {
    const spot = drop(ground, boxes, x, shape, keep, limit);
    if (spot === null) continue;
    best = spot;
    limit = spot.y;
  }
  return best;
}

/** Near to `x`, and a step back only rather than far aside. */
export const nearTo =
  (x: number) =>
  (spot: Spot): number =>
    Math.abs(spot.x - x) + 3 * spot.y;

/** The place of one block nearest to `x`. */
export const placeNear = (ground: Ground, boxes: readonly Box[], shape: Shape, keep: number, x: number): Spot | null =>
  bestSpot(ground, boxes, shape, keep + AIR, nearTo(x), [x]);

/** The most forward place of one block at x, or null. */
export const placeAt = (ground: Ground, boxes: readonly Box[], shape: Shape, keep: number, x: number): Spot | null =>
  drop(ground, boxes, x, shape, keep + AIR);

/** The place nearest to x; not behind one of its own row (or before it), where it can stand anywhere else. */
function inLine(
  ground: Ground,
  boxes: readonly Box[],
  row: readonly Box[],
  shape: Shape,
  keep: number,
  x: number,
): Spot | null {
  const behind = (spot: Spot): boolean => {
    const own = boxOf(spot);
    return row.some((b) => b.left < own.right && own.left < b.right);
  };
  const wanted = drop(ground, boxes, x, shape, keep);
  if (wanted !== null && !behind(wanted)) return wanted;
  const beside = bestSpot(ground, boxes, shape, keep, (s) => (behind(s) ? Number.POSITIVE_INFINITY : nearTo(x)(s)));
  return beside ?? wanted ?? bestSpot(ground, boxes, shape, keep, nearTo(x));
}

type Plan = readonly (Spot | null)[];

const placedIn = (plan: Plan): number => plan.filter((s) => s !== null).length;

/** The blocks in as few rows as hold them, as wide as the style wants or, where that is too narrow, as they must. */
function inRows(ground: Ground, fixed: readonly Box[], blocks: readonly Block[], keep: number, style: Style): Plan {
  const air = keep + AIR;
  const lefts = ground.strips.map((s) => Math.max(s.left, -ground.width / 2));
  const rights = ground.strips.map((s) => Math.min(s.right, ground.width / 2));
  const from = Math.min(...lefts);
  const to = Math.max(...rights);
  const widths = blocks.map((b) => b.preferred.width + air);
  const total = widths.reduce((p, q) => p + q, 0);
  const rows = Math.max(1, Math.ceil(total / (to - from)));
  const boxes = [...fixed];
  const plan: (Spot | null)[] = [];
  let at = 0;
  for (let row = 0; row < rows; row++) {
    let length = 0;
    let end = at;
    const share = (total * (row + 1)) / rows;
    const before = widths.slice(0, at).reduce((p, q) => p + q, 0);
    while (end < blocks.length && (row === rows - 1 || before + length + there(widths[end]) / 2 <= share)) {
      length += there(widths[end]);
      end++;
    }
    const count = end - at;
    const first = boxes.length;
    const wanted = Math.max(length, Math.min(to - from, ground.width * style.spread));
    const middle = Math.max(from + wanted / 2, Math.min(to - wanted / 2, ground.width * style.aside));
    const spare = count < 2 ? 0 : (wanted - length) / (count - 1);
    let x = count < 2 ? middle - length / 2 : middle - wanted / 2;
    for (let i = at; i < end; i++) {
      const width = there(widths[i]);
      const { preferred, placed } = there(blocks[i]);
      const goal = Math.trunc(x + width / 2);
      const spot = placed ? null : inLine(ground, boxes, boxes.slice(first), preferred, air, goal);
      plan.push(spot);
      if (spot !== null) boxes.push(boxOf(spot));
      x += width + spare;
    }
    at = end;
  }
  return plan;
}

/** One after another in the given order, each as far forward as it goes, then as far left. */
function tight(
  ground: Ground,
  fixed: readonly Box[],
  blocks: readonly Block[],
  order: readonly number[],
  shapeOf: (b: Block) => Shape,
  keep: number,
): Plan {
  const boxes = [...fixed];
  const plan: (Spot | null)[] = blocks.map(() => null);
  for (const i of order) {
    const b = there(blocks[i]);
    const spot = frontmost(ground, boxes, shapeOf(b), keep);
    if (spot === null) continue;
    plan[i] = spot;
    boxes.push(boxOf(spot));
  }
  return plan;
}

/** Files by which a block is no deeper than `most` and as narrow as that allows. */
const noDeeper =
  (most: number) =>
  (b: Block): Shape => {
    let best: Shape | null = null;
    for (const s of b.shapes) if (s.depth <= most && (best === null || s.width < best.width)) best = s;
    return best ?? b.preferred;
  };

/** Files by which a block takes the least room, spacing included. */
const smallest =
  (keep: number) =>
  (b: Block): Shape =>
    b.shapes.reduce(
      (p, q) => ((q.width + keep) * (q.depth + keep) < (p.width + keep) * (p.depth + keep) ? q : p),
      b.preferred,
    );

/** Any upright place for one block in any of its shapes; null where this finds no room. */
export function placeAny(ground: Ground, boxes: readonly Box[], shapes: readonly Shape[], keep: number): Spot | null {
  for (const shape of shapes)
    for (const x of stops(ground, boxes, shape, keep)) {
      const found = drop(ground, boxes, x, shape, keep);
      if (found !== null) return found;
    }
  return null;
}

/** Do the blocks, each with the room it needs around it, surely take more than there is? */
export function tooMany(ground: Ground, fixed: readonly Box[], blocks: readonly Block[], keep: number): boolean {
  const around = (width: number, depth: number): number => (width + keep) * (depth + keep);
  const level = Math.min(...ground.strips.map((s) => s.level - Math.abs(s.slope) * (ground.width / 2)));
  const deep = ground.depth / 2 - Math.max(level, -ground.depth / 2);
  let free = around(ground.width, deep);
  for (const b of fixed) if (b.back > level) free -= around(b.right - b.left, b.back - b.front);
  // Of the room around a block its round corners need not be its own.
  for (const b of blocks)
    if (!b.placed) free -= Math.min(...b.shapes.map((s) => around(s.width, s.depth))) - keep * keep;
  return free < 0;
}

/** For the blocks that a plan left out, any shape anywhere. */
function filled(ground: Ground, fixed: readonly Box[], blocks: readonly Block[], plan: Plan, keep: number): Plan {
  const boxes = [...fixed, ...plan.flatMap((s) => (s === null ? [] : [boxOf(s)]))];
  // Where every front line is straight, what pushed aside as far as it goes finds no room has none anywhere.
  const straight = ground.strips.every((s) => s.slope === 0);
  const failed: Shape[] = [];
  return plan.map((spot, i) => {
    const { placed, shapes } = there(blocks[i]);
    if (spot !== null || placed) return spot;
    for (const shape of shapes) {
      if (straight && failed.some((f) => f.width <= shape.width && f.depth <= shape.depth)) continue;
      const found = frontmost(ground, boxes, shape, keep);
      if (found === null) {
        failed.push(shape);
        continue;
      }
      boxes.push(boxOf(found));
      return found;
    }
    return null;
  });
}

/**
 * A place for every block of an army, upright in its owner's view, none nearer to another or to one of `fixed` than `keep`
 * (0.01 mm): first drawn up in the given style; if not all find room so, closer and closer together, and in other
 * formations. Null for those for whom none of this found room. The same question in a mirrored view has the mirrored answer.
 */
export function pack(
  ground: Ground,
  fixed: readonly Box[],
  blocks: readonly Block[],
  keep: number,
  style: Style,
): readonly (Spot | null)[] {
  const wanted = blocks.filter((b) => !b.placed).length;
  let best = inRows(ground, fixed, blocks, keep, style);
  if (placedIn(best) === wanted) return best;
  const ids = blocks.flatMap((b, i) => (b.placed ? [] : [i]));
  const by = (size: (b: Block) => number): readonly number[] =>
    ids.slice().sort((p, q) => size(there(blocks[q])) - size(there(blocks[p])) || p - q);
  const room = ground.depth / 2 - Math.min(...ground.strips.map((s) => s.level));
  const shapings = [
    (b: Block) => b.preferred,
    ...[1, 2, 3, 4].map((rows) => noDeeper(Math.floor((room - (rows - 1) * keep) / rows) - 2)),
    smallest(keep),
  ];
  const tried = new Set<string>();
  for (const shapeOf of shapings) {
    const orders = [
      by((b) => shapeOf(b).depth),
      by((b) => shapeOf(b).width * shapeOf(b).depth),
      by((b) => shapeOf(b).width),
    ];
    for (const order of orders) {
      const same = order.map((i) => `${i}:${shapeOf(there(blocks[i])).files}`).join();
      if (tried.has(same)) continue;
      tried.add(same);
      const plan = filled(ground, fixed, blocks, tight(ground, fixed, blocks, order, shapeOf, keep), keep);
      if (placedIn(plan) > placedIn(best)) best = plan;
      if (placedIn(best) === wanted) return best;
    }
  }
  return filled(ground, fixed, blocks, best, keep);
}
