import { normalise, type Point, roundHalfAway } from "@tercio/tabletop";
import type { Arrangement } from "./arrange.ts";
import type { Base, Table } from "./base.ts";
import { type Gathered, Gathering, lengthBetween } from "./gathering.ts";
import { mirrorBase } from "./mirror.ts";
import { mirrorMoved, mirrorQuestion } from "./move.ts";
import { along, type Hindrance, type MoveOptions } from "./way.ts";

/** Parts of the way of the middle that are looked at before the last stretch is halved. */
const PARTS = 16;

/** Where a place is taken: so far beside it (0.01 mm) others are tried, the nearest first. */
const BESIDE = [1270, 2540, 5080];

/** Eight directions about the way, as parts of it and across it; the ones across first. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [-0.7, 0.7],
  [-0.7, -0.7],
  [0.7, 0.7],
  [0.7, -0.7],
  [1, 0],
  [-1, 0],
];

/**
 * The most of something from 0 to 1 that can be done: all of it, else the largest of {@link PARTS} parts that can, and
 * from there by halving up to the next one, to within `finest`.
 */
function mostOf<T>(
  finest: number,
  can: (part: number) => T | null,
): { readonly part: number; readonly done: T } | null {
  for (let k = PARTS; k >= 1; k--) {
    let best = can(k / PARTS);
    if (best === null) continue;
    let [low, high] = [k / PARTS, (k + 1) / PARTS];
    while (k < PARTS && high - low > finest) {
      const middle = (low + high) / 2;
      const more = can(middle);
      if (more === null) high = middle;
      else [low, best] = [middle, more];
    }
    return { part: low, done: best };
  }
  return null;
}

/**
 * One gesture for a whole unit: to `at` in this arrangement (`keep`: as it stands, only carried and turned), looking along
 * `facing` (null: as its first model does), each model at most `limit` along its own shortest way. Models of one shape may
 * change places. Where that is too far, or the place is taken, it comes as far along the way of its middle as it can, to
 * about 0.01 mm; a place beside `at` is taken where it is nearer to it than that. Where even the arrangement cannot be come
 * to, a narrower line or a closer spread is taken; or else all go the same part of their ways to it, or the unit goes as it stands. What comes out is coherent and legal; null where nothing is, not even staying.
 */
export function gathered(
  from: readonly Base[],
  kind: Arrangement | "keep",
  at: Point,
  facing: number | null,
  hindrances: readonly Hindrance[],
  table: Table,
  limit: number,
  reach: number,
  options: MoveOptions = {},
): Gathered | null {
  if (options.chirality === -1) {
    const seen = mirrorQuestion(hindrances, options);
    const [bases, place] = [from.map(mirrorBase), { x: 0 - at.x, y: at.y }];
    const look = facing === null ? null : normalise(-facing);
    const found = gathered(bases, kind, place, look, seen.hindrances, table, limit, reach, seen.options);
    return found === null ? null : { ...found, to: found.to.map(mirrorBase), moved: mirrorMoved(found.moved) };
  }
  if (from.length === 0) return null;
  const asked = new Gathering(from, kind, facing, hindrances, table, limit, reach, options);
  const whole = asked.move(asked.places(at, 1));
  if (whole !== null) return { ...whole, reached: 1 };
  const way = asked.way(at);
  const finest = 1 / Math.max(way.length, PARTS);
  const onTheWay = mostOf(finest, (part) => asked.move(asked.places(along(way, way.length * part), part)));
  const left = (1 - (onTheWay?.part ?? 0)) * way.length;
  const beside = besideOf(asked, at, left);
  if (beside !== null) return beside;
  if (onTheWay !== null) return { ...onTheWay.done, reached: onTheWay.part };
  if (kind !== "keep") {
    const nearly = asked.nearly(at);
    if (nearly !== null) return { ...nearly, reached: 1 };
    const wanted = asked.wanted(at);
    const some = mostOf(1 / 4096, (part) => asked.move(asked.partly(wanted, part)));
    if (some !== null) return { ...some.done, reached: some.part };
    return gathered(from, "keep", at, null, hindrances, table, limit, reach, options);
  }
  const stays = asked.move(from);
  return stays === null ? null : { ...stays, reached: 0 };
}

/** A place beside the one that was asked for, if one nearer to it than `left` is free. */
function besideOf(asked: Gathering, at: Point, left: number): Gathered | null {
  const { middle } = asked;
  const length = lengthBetween(middle, at);
  if (length === 0) return null;
  const ahead = { x: (at.x - middle.x) / length, y: (at.y - middle.y) / length };
  for (const off of BESIDE) {
    if (off >= left) return null;
    for (const [forward, aside] of AROUND) {
      const place = {
        x: roundHalfAway(at.x + off * (forward * ahead.x - aside * ahead.y)),
        y: roundHalfAway(at.y + off * (forward * ahead.y + aside * ahead.x)),
      };
      const done = asked.move(asked.places(place, 1));
      if (done !== null) return { ...done, reached: Math.max(0, 1 - off / length) };
    }
  }
  return null;
}
