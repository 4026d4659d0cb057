import { at, centre, CONTACT_TOLERANCE, forward, gap, type Rectangle, rightward } from "@tercio/tabletop";
import { areFlush, type Chirality, type Facing, facingLine } from "./facing.ts";
import {
  filePitch,
  type Formation,
  frontage,
  type Place,
  rankOffset,
  rankSlots,
  ranksOf,
  widthOf,
} from "./formation.ts";

/** Positions are whole numbers, so the corners of two flush units may miss each other by this much, 0.01 mm. */
const SLACK = 2 * CONTACT_TOLERANCE;

interface EdgeModel extends Place {
  /** Extent along the edge, 0.01 mm: from its middle to the right (front, rear), from the front to the back (flanks). */
  readonly low: number;
  readonly high: number;
}

/** The last rank, from this one on towards the front, in which somebody has that file. */
function deepest(f: Formation, file: number, from: number, chirality: Chirality): number {
  let rank = from;
  if (f.bigs !== undefined) while (rank > 0 && !rankSlots(f, rank, chirality).includes(file)) rank--;
  return rank;
}

/**
 * The models that meet an enemy on one facing: one a file (front, rear) or one a rank (flanks). Where the last rank has
 * an empty place, the nearest model of that file or rank stands for it, so that the gap does not keep it from fighting.
 * Between files and ranks with gaps nobody stands: a model there has its own base's part of the facing and no more.
 */
function edgeModels(f: Formation, facing: Facing, chirality: Chirality): readonly EdgeModel[] {
  const { baseWidth, baseDepth } = f;
  const files = frontage(f);
  const half = widthOf(f, files) / 2;
  const pitch = filePitch(f);
  const ranks = ranksOf(f);
  const last = rankSlots(f, ranks - 1, chirality);
  const list: EdgeModel[] = [];
  if (facing === "front" || facing === "rear") {
    for (let file = 0; file < files; file++) {
      const rank = facing === "front" ? 0 : last.includes(file) ? ranks - 1 : deepest(f, file, ranks - 2, chirality);
      const low = file * pitch - half;
      list.push({ rank, file, low, high: low + baseWidth });
    }
    return list;
  }
  const edge = facing === "left" ? 0 : files - 1;
  for (let rank = 0; rank < ranks; rank++) {
    const slots = rank === ranks - 1 ? last : f.bigs === undefined ? null : rankSlots(f, rank, chirality);
    const file = slots === null ? edge : ((facing === "left" ? slots[0] : slots[slots.length - 1]) ?? edge);
    const low = rankOffset(f, rank);
    list.push({ rank, file, low, high: low + baseDepth });
  }
  return list;
}

function pointOf(r: Rectangle, facing: Facing, along: number): { readonly x: number; readonly y: number } {
  switch (facing) {
    case "front":
      return at(r, along, 0);
    case "rear":
      return at(r, along, r.depth);
    case "left":
      return at(r, -r.width / 2, along);
    case "right":
      return at(r, r.width / 2, along);
  }
}

/** A model's part of a facing, as a rectangle without depth. */
function edgeOf(r: Rectangle, facing: Facing, model: EdgeModel): Rectangle {
  const { x, y } = pointOf(r, facing, (model.low + model.high) / 2);
  return { x, y, facing: facingLine(r, facing).outward, width: model.high - model.low, depth: 0 };
}

/** A model of each of two units in base contact with one another. */
export interface BaseContact {
  readonly own: Place;
  readonly theirs: Place;
}

/**
 * The models of a facing that touch a round base: those over the point at which it is touched, two where that lies between
 * them; past the end of the facing the last.
 */
function atRim(r: Rectangle, f: Formation, facing: Facing, disc: Rectangle, chirality: Chirality): readonly Place[] {
  const { x, y } = centre(disc);
  const across = facing === "front" || facing === "rear";
  const axis = across ? rightward(r) : forward(r);
  const models = edgeModels(f, facing, chirality);
  const at = (across ? 1 : -1) * ((x - r.x) * axis.x + (y - r.y) * axis.y);
  const low = Math.min(...models.map((m) => m.low));
  const high = Math.max(...models.map((m) => m.high));
  const point = Math.max(low, Math.min(high, at));
  const over = models.filter((m) => m.low <= point + SLACK && point <= m.high + SLACK);
  // Over a gap, which is part of the unit, the nearest does.
  const away = (m: EdgeModel): number => Math.max(m.low - point, point - m.high);
  if (over.length > 0) return over;
  const nearer = (p: EdgeModel, q: EdgeModel): boolean => away(q) < away(p) || (away(q) === away(p) && chirality === 1);
  return [models.reduce((p, q) => (nearer(p, q) ? q : p))];
}

/**
 * Every pair of models of `a` and `b` in base contact along a facing of each. Where these lie flush corner to corner counts,
 * and so does contact across the gaps of an incomplete last rank; where they meet at an angle only those that touch do.
 */
export function baseContacts(
  a: Rectangle,
  aFormation: Formation,
  aFacing: Facing,
  b: Rectangle,
  bFormation: Formation,
  bFacing: Facing,
  chirality: Chirality,
): readonly BaseContact[] {
  if (a.round === true || b.round === true) {
    const only: Place = { rank: 0, file: 0 };
    if (gap(a, b) > SLACK) return [];
    if (a.round === true && b.round === true) return [{ own: only, theirs: only }];
    return a.round === true
      ? atRim(b, bFormation, bFacing, a, chirality).map((theirs) => ({ own: only, theirs }))
      : atRim(a, aFormation, aFacing, b, chirality).map((own) => ({ own, theirs: only }));
  }
  const across = aFacing === "front" || aFacing === "rear";
  const axis = across ? rightward(a) : forward(a);
  const sign = across ? 1 : -1;
  const place = (p: { x: number; y: number }): number => sign * ((p.x - a.x) * axis.x + (p.y - a.y) * axis.y);
  const theirs = edgeModels(bFormation, bFacing, chirality).map((model) => {
    const p = place(pointOf(b, bFacing, model.low));
    const q = place(pointOf(b, bFacing, model.high));
    return { model, low: Math.min(p, q), high: Math.max(p, q) };
  });
  const flush = areFlush(facingLine(a, aFacing).outward, facingLine(b, bFacing).outward);
  const touch = (m: EdgeModel, t: EdgeModel): boolean =>
    flush || gap(edgeOf(a, aFacing, m), edgeOf(b, bFacing, t)) <= SLACK;
  const pairs: BaseContact[] = [];
  for (const m of edgeModels(aFormation, aFacing, chirality))
    for (const t of theirs)
      if (m.low <= t.high + SLACK && t.low <= m.high + SLACK && touch(m, t.model))
        pairs.push({ own: { rank: m.rank, file: m.file }, theirs: { rank: t.model.rank, file: t.model.file } });
  return pairs;
}
