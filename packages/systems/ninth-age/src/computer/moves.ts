import type { Json, Level } from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import { angleTo, centre, INCH, normalise, type Point, rightward } from "@tercio/tabletop";
import { rectangleOf, unitDistance } from "../calculation/formation.ts";
import { advanceRate, aloft, marchRate, mayFly } from "../calculation/rates.ts";
import { joining, move, pathTo } from "../choice/move.ts";
import { joinable, moverOf } from "../battlefield/joining.ts";
import { followed, type Limits, moveLimits, reformed, trimByHand } from "../battlefield/paths.ts";
import { isTurn } from "@tercio/regiments";
import { longestRange } from "../battlefield/volleys.ts";
import { UNIT_SPACING } from "../battlefield/world.ts";
import { mayMove } from "../sequence/movement.ts";
import { objectivePlaces, placesToBe } from "../sequence/objectives.ts";
import { type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import { wayFor } from "./detours.ts";

type G = NinthAge;
type Path = readonly Segment[];
type About = { readonly player: number; readonly units: readonly number[] };

const DEGREE = 65_536 / 360;
const TURNS: { readonly [L in 2 | 3]: readonly number[] } = { 2: [0, 35, -35], 3: [0, 20, -20, 45, -45, 80, -80] };
const FAR = 1_000_000;

/** The enemies on the table, the nearest first. */
const nearest = (game: G, u: Unit): readonly Unit[] =>
  game.units
    .filter((v) => v.seat !== u.seat && onField(v))
    .map((v) => ({ v, far: unitDistance(u, v) }))
    .sort((p, q) => p.far - q.far || p.v.id - q.v.id)
    .map(({ v }) => v);

const apart = (p: Point, q: Point): number => (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);

/** Where a player would think of sending a unit: the objective, both flanks of an enemy, just in reach of its own weapons. */
function goals(game: G, u: Unit, foes: readonly Unit[], level: Level): readonly Point[] {
  const aims = objectivePlaces(game, u.seat);
  const middle = aims.length > 1 ? [] : [{ x: 0, y: 0 }];
  const places = placesToBe(game, u, middle);
  const points: Point[] = places.slice(0, level === 2 ? 1 : 3).map((p) => wayFor(game, u, p).next);
  const range = longestRange(game, u);
  foes.slice(0, level === 2 ? 1 : 2).forEach((foe, i) => {
    const r = rectangleOf(foe);
    if (range > 0) {
      const away = Math.max(1, Math.sqrt(apart(u, r)));
      const keep = (range - 1) * INCH;
      if (away > keep)
        points.push({
          x: Math.trunc(r.x + ((u.x - r.x) * keep) / away),
          y: Math.trunc(r.y + ((u.y - r.y) * keep) / away),
        });
      return;
    }
    if (level === 2 && i > 0) return;
    const right = rightward(r);
    const beside = r.width / 2 + rectangleOf(u).depth / 2 + 4 * INCH;
    for (const side of [1, -1])
      points.push({ x: Math.trunc(r.x + right.x * side * beside), y: Math.trunc(r.y + right.y * side * beside) });
  });
  return points;
}

/** Turned by so many degrees, in the way in which such a unit turns. */
function turned(u: Unit, limits: Limits, degrees: number): Path {
  if (degrees === 0) return [];
  const angle = Math.floor(Math.abs(degrees) * DEGREE);
  const to = normalise(u.facing + (degrees < 0 ? -angle : angle));
  if (limits.pivots) return [{ kind: "pivot", to }];
  if (limits.reforms) return [{ kind: "reform", to, files: u.files }];
  return limits.wheels ? [{ kind: "wheel", side: degrees < 0 ? "left" : "right", angle }] : [];
}

/** Ends nearer to each other than this, and turned no farther, are the same move (0.01 mm, 1/65536 turns). */
const SAME = { place: 1500, facing: 1500 } as const;

/** Places to which a unit could go, each as an answer; the likeliest to be worth something first. */
export function movesOf(game: G, id: number, level: Level): readonly Json[] {
  const mover = moverOf(game, id);
  if ("message" in mover || mover.outOf !== null) return [];
  const standing = mover.unit;
  const u = mayFly(game, standing) ? aloft(standing) : standing;
  const list: Json[] = [];
  const seen = new Set<string>();
  const fresh = (end: { x: number; y: number; facing: number }): boolean => {
    const key = `${Math.floor(end.x / SAME.place)}/${Math.floor(end.y / SAME.place)}/${Math.floor(end.facing / SAME.facing)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  fresh(u);
  const air = u.air ? { air: true } : {};
  const add = (way: "advance" | "march", wanted: Path, limits: Limits): void => {
    if (wanted.length === 0) return;
    const path = trimByHand(game, u, wanted, limits);
    if (path.length > 0 && fresh(followed(u, path).end)) list.push({ unit: id, move: way, ...air, path: path });
  };
  const foes = nearest(game, standing);
  const ways = (["advance", "march"] as const).filter((way) => mayMove(game, u, way));
  const ahead = (distance: number): Path => [{ kind: "straight", distance: Math.floor(distance) }];
  for (const way of ways) {
    const limits = moveLimits(game, u, way);
    for (const degrees of TURNS[level === 3 ? 3 : 2])
      if (Math.abs(degrees) <= 45 || way === "advance")
        add(way, [...turned(u, limits, degrees), ...ahead(FAR)], limits);
    for (const p of goals(game, standing, foes, level)) add(way, pathTo(game, u, p.x, p.y), limits);
    if (way !== "advance" || level < 3) continue;
    add(way, ahead((advanceRate(game, u) * INCH) / 2), limits);
    // Out of a crowd: what stands before a unit keeps it from turning, and its own side may stand there for long.
    const aside = (advanceRate(game, u) * INCH) / 2;
    add(way, [{ kind: "back", distance: aside }], limits);
    for (const side of ["left", "right"] as const) add(way, [{ kind: "side", side, distance: aside }], limits);
    for (const degrees of [30, -30]) add(way, turned(u, limits, degrees), limits);
  }
  if (level === 3 && mayMove(game, standing, "reform")) {
    const places = placesToBe(game, u).map((p) => wayFor(game, u, p).next);
    for (const aim of [...foes.slice(0, 2).map((foe) => centre(rectangleOf(foe))), ...places.slice(0, 2)]) {
      const facing = angleTo(aim.x - standing.x, aim.y - standing.y);
      if (!isTurn(standing.facing, facing)) continue;
      const done = reformed(game, standing, facing, standing.files, marchRate(game, standing) * INCH, UNIT_SPACING);
      if ("end" in done && fresh(done.end))
        list.push({ unit: id, move: "reform", x: done.end.x, y: done.end.y, facing, files: standing.files });
    }
  }
  if (standing.entry.character === true && ways.includes("advance")) {
    for (const host of joinable(game, standing).slice(0, 3)) {
      const up = joining({ ...mover, unit: standing }, unit(game, host));
      if (up !== null) list.push(up);
    }
  }
  return list;
}

/** Moves by unit, those nearest to an enemy first: there it matters most. To stay where all are comes before all. */
export function* moveOptions(
  game: G,
  about: About,
  level: Level,
  source: { next(sides: number): number },
): Generator<readonly Json[]> {
  const stay: Json = { done: true };
  if (level === 1) {
    const one = move.sample(game, about, source);
    yield one === null ? [stay] : [one];
    return;
  }
  yield [stay];
  const order = about.units
    .map((id) => unit(game, id))
    .filter(onField)
    .map((u) => {
      const [foe] = nearest(game, u);
      return { id: u.id, far: foe === undefined ? 0 : unitDistance(u, foe) };
    })
    .sort((p, q) => p.far - q.far || p.id - q.id);
  for (const { id } of order) {
    const list = movesOf(game, id, level);
    if (list.length > 0) yield list;
  }
}
