import { bilingual, type Refusal, refuse } from "@tercio/kernel";
import {
  advance,
  at,
  cosine,
  INCH,
  normalise,
  overlaps,
  pivot,
  type Rectangle,
  roundHalfAway,
  sine,
  type Side,
  straightClearance,
  wheel,
  wheelClearance,
  wheelLength,
} from "@tercio/tabletop";
import { ranksOf, rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state.ts";
import { onTable, others, PASSING, tooNear } from "./world.ts";

/** Lengths in 0.01 mm, angles in 1/65536 turn. */
export type Segment =
  | { readonly kind: "straight"; readonly distance: number }
  | { readonly kind: "wheel"; readonly side: Side; readonly angle: number }
  | { readonly kind: "back"; readonly distance: number }
  | { readonly kind: "side"; readonly side: Side; readonly distance: number }
  | { readonly kind: "pivot"; readonly to: number };

export interface Followed {
  readonly end: Rectangle;
  readonly length: number;
  readonly problem: Refusal | null;
  /** Number of the segment at which it went wrong, and as much of the path as is legal. */
  readonly legal: readonly Segment[];
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const whole = (n: unknown): n is number => typeof n === "number" && Number.isInteger(n);

/** Is this JSON a path at all? */
export function pathProblem(value: unknown): string | null {
  if (!Array.isArray(value)) return "path";
  if (value.length > 40) return "path";
  for (const [i, s] of value.entries()) {
    if (typeof s !== "object" || s === null) return `path.${i}`;
    const g = s as Record<string, unknown>;
    const side = g.side === "left" || g.side === "right";
    const fields = Object.keys(g).length;
    const ok =
      (fields === 2 && (g.kind === "straight" || g.kind === "back") && whole(g.distance) && g.distance >= 0) ||
      (fields === 3 && g.kind === "wheel" && side && whole(g.angle) && g.angle >= 0 && g.angle <= 65536) ||
      (fields === 3 && g.kind === "side" && side && whole(g.distance) && g.distance >= 0) ||
      (fields === 2 && g.kind === "pivot" && whole(g.to));
    if (!ok) return `path.${i}`;
  }
  return null;
}

/** How far any model's centre has gone from where it started; the outermost models go farthest. */
function farthestModel(u: Unit, start: Rectangle, end: Rectangle): number {
  const { baseWidth, baseDepth } = u.entry;
  const across = start.width / 2 - baseWidth / 2;
  const deep = (ranksOf(u) - 0.5) * baseDepth;
  let most = 0;
  for (const right of [-across, across])
    for (const back of [baseDepth / 2, deep]) {
      const p = at(start, right, back);
      const q = at(end, right, back);
      most = Math.max(most, Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)));
    }
  return most;
}

export interface MoveLimits {
  /** Farthest way and farthest any model's centre may end from its start, 0.01 mm. */
  readonly maximum: number;
  readonly march: boolean;
  /** May the unit pivot freely (a single model)? */
  readonly pivots: boolean;
}

/** Follows an Advance or March Move and says where it ends, what it costs, and what is wrong with it. */
export function follow(game: NinthAge, u: Unit, path: readonly Segment[], limits: MoveLimits): Followed {
  const start = rectangleOf(u);
  const obstacles = others(game, u.id);
  const blocks = obstacles.map(rectangleOf);
  let r = start;
  let length = 0;
  const legal: Segment[] = [];
  const points = [{ x: r.x, y: r.y }];
  const stop = (problem: Refusal): Followed => ({ end: r, length, problem, legal, points });
  const kinds = new Set(
    path
      .filter((s) => s.kind !== "pivot")
      .map((s) => (s.kind === "wheel" || s.kind === "straight" ? "ahead" : s.kind === "side" ? s.side : s.kind)),
  );
  if (kinds.size > 1) return stop(refuse("refuse.one-direction", "advance-move"));
  if (limits.march && (kinds.has("back") || kinds.has("left") || kinds.has("right")))
    return stop(refuse("refuse.march-forward", "march-move"));
  const half = kinds.has("back") || kinds.has("left") || kinds.has("right");
  const maximum = half ? limits.maximum / 2 : limits.maximum;
  for (const s of path) {
    const left = maximum - length;
    if (s.kind === "pivot") {
      if (!limits.pivots) return stop(refuse("refuse.no-pivot", "advance-move"));
      r = pivot(r, normalise(s.to));
      legal.push(s);
      continue;
    }
    if (s.kind === "wheel") {
      const cost = wheelLength(r.width, s.angle);
      const clear = wheelClearance(r, s.side, s.angle, blocks, PASSING);
      const allowed = Math.min(
        s.angle,
        Math.floor(clear.angle),
        cost > left ? Math.floor((s.angle * left) / cost) : s.angle,
      );
      if (allowed > 0) {
        r = wheel(r, s.side, allowed);
        length += wheelLength(r.width, allowed);
        legal.push({ ...s, angle: allowed });
        points.push({ x: r.x, y: r.y });
      }
      if (allowed < s.angle)
        return stop(
          allowed < Math.floor(clear.angle) || clear.by === null
            ? tooFar(maximum)
            : blockedBy(obstacles[clear.by] as Unit),
        );
      continue;
    }
    const direction =
      s.kind === "straight"
        ? r.facing
        : s.kind === "back"
          ? normalise(r.facing + 32768)
          : normalise(r.facing + (s.side === "left" ? -16384 : 16384));
    const clear = straightClearance(r, blocks, s.distance, PASSING, direction);
    const allowed = Math.max(0, Math.min(s.distance, Math.floor(clear.distance), Math.floor(left)));
    if (allowed > 0) {
      r = advance(r, allowed, direction);
      length += allowed;
      legal.push({ ...s, distance: allowed });
      points.push({ x: r.x, y: r.y });
    }
    if (allowed < s.distance)
      return stop(
        allowed < Math.floor(clear.distance) || clear.by === null
          ? tooFar(maximum)
          : blockedBy(obstacles[clear.by] as Unit),
      );
  }
  if (farthestModel(u, start, r) > limits.maximum + 2)
    return stop(refuse("refuse.model-too-far", "advance-move", { limit: inches(limits.maximum) }));
  if (!onTable(game, r)) return stop(refuse("refuse.off-table", "board-edge"));
  const near = tooNear(obstacles, start, r);
  if (near !== null) return stop(refuse("refuse.unit-spacing", "unit-spacing", { foe: bilingual(near.entry.name) }));
  return { end: r, length, problem: null, legal, points };
}

const tooFar = (maximum: number): Refusal => refuse("refuse.too-far", "advance-move", { limit: inches(maximum) });
const blockedBy = (u: Unit): Refusal => refuse("refuse.blocked", "unit-spacing", { foe: bilingual(u.entry.name) });
export const inches = (n: number): number => Math.floor((n / INCH) * 10 + 0.5) / 10;

/** The longest legal beginning of a path, shortened until its end is legal too; empty where none is. */
export function trim(
  game: NinthAge,
  u: Unit,
  path: readonly Segment[],
  limits: MoveLimits,
): { path: readonly Segment[]; followed: Followed; trimmed: Refusal | null } {
  let followed = follow(game, u, path, limits);
  const trimmed = followed.problem;
  let rest: readonly Segment[] = path;
  for (let i = 0; i < 14 && followed.problem !== null; i++) {
    const shorter =
      i === 0 && followed.legal.length > 0 && JSON.stringify(followed.legal) !== JSON.stringify(rest)
        ? followed.legal
        : shorten(followed.legal.length > 0 ? followed.legal : rest);
    if (shorter.length === 0) break;
    rest = shorter;
    followed = follow(game, u, rest, limits);
  }
  return followed.problem === null ? { path: rest, followed, trimmed } : { path: [], followed, trimmed };
}

/** A quarter less of the last segment. */
function shorten(path: readonly Segment[]): readonly Segment[] {
  const last = path[path.length - 1];
  if (last === undefined || last.kind === "pivot") return path.slice(0, -1);
  if (last.kind === "wheel") {
    const angle = Math.floor(last.angle * 0.7);
    return angle < 60 ? path.slice(0, -1) : [...path.slice(0, -1), { ...last, angle }];
  }
  const distance = Math.floor(last.distance * 0.7);
  return distance < 300 ? path.slice(0, -1) : [...path.slice(0, -1), { ...last, distance }];
}

/**
 * A Reform keeps the Centre of Unit; models are matched rank by rank, and none may end farther than `maximum` from
 * where it stood. Returns the new place, or the reason why not.
 */
export function reformed(
  game: NinthAge,
  u: Unit,
  facing: number,
  files: number,
  maximum: number,
  spacing: boolean,
): { end: Rectangle } | { problem: Refusal } {
  const start = rectangleOf(u);
  const all = u.rankAndFile + (u.champion ? 1 : 0);
  const { baseWidth, baseDepth } = u.entry;
  const ranks = Math.ceil(all / files);
  const middle = at(start, 0, start.depth / 2);
  const depth = ranks * baseDepth;
  const towards = normalise(facing);
  const end: Rectangle = {
    x: roundHalfAway(middle.x + (sine(towards) * depth) / 2),
    y: roundHalfAway(middle.y + (cosine(towards) * depth) / 2),
    facing: towards,
    width: files * baseWidth,
    depth,
  };
  const place = (r: Rectangle, perRank: number, index: number): { x: number; y: number } => {
    const rank = Math.floor(index / perRank);
    const inRank = Math.min(perRank, all - rank * perRank);
    return at(r, (index - rank * perRank - (inRank - 1) / 2) * baseWidth, (rank + 0.5) * baseDepth);
  };
  for (let i = 0; i < all; i++) {
    const p = place(start, u.files, i);
    const q = place(end, files, i);
    const d = Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));
    if (d > maximum + 2) return { problem: refuse("refuse.model-too-far", "reform", { limit: inches(maximum) }) };
  }
  if (!onTable(game, end)) return { problem: refuse("refuse.off-table", "board-edge") };
  const obstacles = others(game, u.id);
  const near = spacing
    ? tooNear(obstacles, start, end)
    : (obstacles.find((o) => overlaps(end, rectangleOf(o))) ?? null);
  if (near !== null)
    return { problem: refuse("refuse.unit-spacing", "unit-spacing", { foe: bilingual(near.entry.name) }) };
  return { end };
}
