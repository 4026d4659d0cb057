import { at, forward, type Rectangle, rightward } from "@tercio/tabletop";
import { type Engagement, engagementsOf, type Facing, models, type NinthAge, type Unit, unit } from "../state.ts";
import { occupiedFiles, ranksOf, rectangleOf } from "./formation.ts";

/** A model by its place: rank 0 is the first, file 0 the leftmost as the unit sees it. */
export interface Place {
  readonly rank: number;
  readonly file: number;
}

interface EdgeModel extends Place {
  /** Extent along the edge, 0.01 mm from the edge's middle (front, rear: to the right; flanks: to the back from the front). */
  readonly low: number;
  readonly high: number;
}

/** Positions are whole numbers, so two flush edges may be apart or over each other by this much (0.01 mm). */
const SLACK = 6;

/**
 * The models that face an enemy on one side. Where the last rank has a gap the next model in that file or rank
 * fights across it.
 */
function edge(u: Unit, facing: Facing, chirality: 1 | -1): readonly EdgeModel[] {
  const { baseWidth, baseDepth } = u.entry;
  const half = (u.files * baseWidth) / 2;
  const ranks = ranksOf(u);
  const last = occupiedFiles(u, ranks - 1, chirality);
  const list: EdgeModel[] = [];
  if (facing === "front" || facing === "rear") {
    for (let file = 0; file < u.files; file++) {
      const rank = facing === "front" ? 0 : last.includes(file) ? ranks - 1 : ranks - 2;
      list.push({ rank, file, low: file * baseWidth - half, high: (file + 1) * baseWidth - half });
    }
    return list;
  }
  for (let rank = 0; rank < ranks; rank++) {
    const files = rank === ranks - 1 ? last : null;
    const file = facing === "left" ? (files?.[0] ?? 0) : (files?.[files.length - 1] ?? u.files - 1);
    list.push({ rank, file, low: rank * baseDepth, high: (rank + 1) * baseDepth });
  }
  return list;
}

const point = (r: Rectangle, facing: Facing, along: number): { x: number; y: number } => {
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
};

export interface Touch {
  readonly own: Place;
  readonly theirs: Place;
}

/** Every pair of models, `u`'s and `v`'s, in base contact along one engagement; corners count. */
export function edgeContacts(game: NinthAge, u: Unit, uFacing: Facing, v: Unit, vFacing: Facing): readonly Touch[] {
  const a = rectangleOf(u);
  const b = rectangleOf(v);
  const axis = uFacing === "front" || uFacing === "rear" ? rightward(a) : forward(a);
  const sign = uFacing === "front" || uFacing === "rear" ? 1 : -1;
  const place = (p: { x: number; y: number }): number => sign * ((p.x - a.x) * axis.x + (p.y - a.y) * axis.y);
  const theirs = edge(v, vFacing, game.chirality).map((m) => {
    const p = place(point(b, vFacing, m.low));
    const q = place(point(b, vFacing, m.high));
    return { model: m, low: Math.min(p, q), high: Math.max(p, q) };
  });
  const pairs: Touch[] = [];
  for (const m of edge(u, uFacing, game.chirality))
    for (const t of theirs)
      if (m.low <= t.high + SLACK && t.low <= m.high + SLACK)
        pairs.push({ own: { rank: m.rank, file: m.file }, theirs: { rank: t.model.rank, file: t.model.file } });
  return pairs;
}

interface Kept {
  readonly u: Unit;
  readonly v: Unit;
  readonly touches: readonly Touch[];
}
const kept = new WeakMap<Engagement, Kept[]>();

/** Base contact between `id` and its enemy in this engagement; kept while both records are the same. */
export function touches(game: NinthAge, engagement: Engagement, id: number): readonly Touch[] {
  const own = engagement.a === id;
  const u = unit(game, id);
  const v = unit(game, own ? engagement.b : engagement.a);
  const list = kept.get(engagement) ?? [];
  for (const k of list) if (k.u === u && k.v === v) return k.touches;
  const uFacing = own ? engagement.aFacing : engagement.bFacing;
  const vFacing = own ? engagement.bFacing : engagement.aFacing;
  const found = models(u) === 0 || models(v) === 0 ? [] : edgeContacts(game, u, uFacing, v, vFacing);
  // Two entries: one for each of the two units asking.
  kept.set(engagement, [{ u, v, touches: found }, ...list.slice(0, 1)]);
  return found;
}

export const isChampion = (u: Unit, place: Place): boolean =>
  u.champion && place.rank === 0 && place.file === u.championFile;

/** Facings in which a unit is in contact with the enemy. */
export const engagedFacings = (game: NinthAge, id: number): readonly Facing[] =>
  engagementsOf(game, id).map((e) => (e.a === id ? e.aFacing : e.bFacing));
