import {
  type ChoiceKind,
  exactly,
  type Json,
  message,
  isRecord,
  refuse,
  type Verdict,
  there,
  type Fields,
  type Refusal,
} from "@tercio/kernel";
import { boundary, type Segment } from "@tercio/mass-battle";
import { angleTo, centre, INCH, normalise } from "@tercio/tabletop";
import { formationOf, rectangleOf, unitDistance } from "../calculation/formation.ts";
import { joinable, type Mover, moverOf, touching, whyNotJoin } from "../battlefield/joining.ts";
import { followed, type Limits, moveLimits, reformed, trim, trimByHand, whyNotMove } from "../battlefield/paths.ts";
import { isWay, pathProblem, pathTowards } from "@tercio/regiments";
import { UNIT_SPACING } from "../battlefield/world.ts";
import { hasMissiles, longestRange, mayShootAt, whyNoShooting } from "../battlefield/volleys.ts";
import { swiftReform, swiftTrim } from "../battlefield/swift-reform.ts";
import { book } from "../hooks/book.ts";
import { advanceRate, aloft, marchRate, mayFly } from "../calculation/rates.ts";
import { type NinthAge, onField, type Unit, unit } from "../state/state.ts";
import type { MoveAnswer } from "../sequence/asked.ts";
import { named } from "../sequence/emit.ts";
import { mayMove, maySwiftReform, whyNoMove } from "../sequence/movement.ts";
import { abreast } from "../state/rooms.ts";
import { joinsUnits } from "../calculation/joining.ts";

type G = NinthAge;
export const RULE = "t9a.sequence.movement.movement-phase.3";
/** How far one press turns a unit, 1/65536 turns. */
export const EIGHTH = 8192;
export type About = { readonly player: number; readonly units: readonly number[] };
/** A turn on the spot towards a point, as a single model or Light Troops make it, then straight on until the front is there. */
function pivotTo(u: Unit, x: number, y: number, reforms: boolean): readonly Segment[] {
  const r = rectangleOf(u);
  const middle = centre(r);
  const [east, north] = [x - middle.x, y - middle.y];
  const to = angleTo(east, north);
  const distance = Math.floor(Math.sqrt(east * east + north * north) - r.depth / 2);
  return [
    ...(to === u.facing
      ? []
      : [reforms ? ({ kind: "reform", to, files: u.files } as const) : ({ kind: "pivot", to } as const)]),
    ...(distance > 0 ? [{ kind: "straight", distance } as const] : []),
  ];
}

/** Wheel towards a point, then straight on until the front is there (as near as the turning allows). */
export function pathTo(game: G, u: Unit, x: number, y: number): readonly Segment[] {
  const { pivots, reforms } = moveLimits(game, u, "advance");
  if (pivots || reforms) return pivotTo(u, x, y, !pivots);
  return pathTowards(u, rectangleOf(u).width, x, y);
}

export const move: ChoiceKind<G> = {
  id: "move",
  rule: RULE,
  describe: () => message("ask.move"),
  accept(game, about: About, answer): Verdict {
    if (!isRecord(answer)) return refuse("refuse.shape", RULE, { kind: "move" });
    if (exactly(answer, ["done"]) && answer.done === true) return true;
    const id = answer.unit;
    const u = typeof id === "number" ? game.units[id] : undefined;
    if (u === undefined) return refuse("refuse.no-such-unit", RULE, {}, "unit");
    if (u.seat !== game.active) return refuse("refuse.not-yours", RULE, { unit: named(u) }, "unit");
    // In a Magic Phase only whom a spell moves.
    if (game.phase === "magic" && !about.units.includes(u.id))
      return refuse("refuse.no-magical-move", "t9a.rule.magical-move", { unit: named(u) }, "unit");
    const { move: wanted } = answer;
    if (wanted !== "advance" && wanted !== "march" && wanted !== "reform" && wanted !== "swift-reform")
      return refuse("refuse.shape", RULE, { kind: "move" }, "move");
    const mover = moverOf(game, u.id);
    if ("message" in mover) return mover;
    return acceptMove(mover, wanted, answer);
  },
  sample(game, about: About, source) {
    const start = source.next(about.units.length) - 1;
    for (let i = 0; i < about.units.length; i++) {
      const answer = somehow(game, there(about.units[(start + i) % about.units.length]), source);
      if (answer !== null) return answer;
    }
    return { done: true };
  },
  timeout: () => ({ done: true }),
  label: (game, _about, answer) => {
    const given = answer as MoveAnswer;
    return "done" in given
      ? message("answer.move.done")
      : message(`answer.move.${given.move}`, { unit: named(unit(game, given.unit)) });
  },
};

/** How a unit is to stand, by an answer: how many files wide, and where it looks; or why it cannot. */
function frontOf(u: Unit, { facing, files }: Fields, rule: string): { facing: number; files: number } | Refusal {
  if (typeof files !== "number" || !Number.isInteger(files) || files < 1 || files > abreast(u))
    return refuse("refuse.files", rule, { unit: named(u), most: abreast(u) }, "files");
  if (typeof facing !== "number" || !Number.isInteger(facing) || facing !== normalise(facing))
    return refuse("refuse.shape", rule, { kind: "move" }, "facing");
  return { facing, files };
}

function acceptReform(game: G, u: Unit, answer: Fields): Verdict {
  if (!exactly(answer, ["unit", "move", "x", "y", "facing", "files"]))
    return refuse("refuse.shape", "t9a.rule.reform", { kind: "move" });
  const front = frontOf(u, answer, "t9a.rule.reform");
  if ("message" in front) return front;
  const result = reformed(game, u, front.facing, front.files, marchRate(game, u) * INCH, UNIT_SPACING);
  if ("problem" in result) return result.problem;
  return result.end.x === answer.x && result.end.y === answer.y
    ? true
    : refuse("refuse.reform-centre", "t9a.rule.reform", {}, "x");
}

/** A move by whoever moves: the unit, or a Character that steps out of it. */
function acceptMove(
  { game, unit: u, outOf }: Mover,
  wanted: Extract<MoveAnswer, { readonly move: string }>["move"],
  answer: Fields,
): Verdict {
  if (outOf !== null && (wanted === "reform" || wanted === "swift-reform"))
    return refuse("refuse.leave-reform", "t9a.rule.joining", { unit: named(u) }, "move");
  if (wanted === "swift-reform") return acceptSwift(game, u, answer);
  const why = whyNoMove(game, u, wanted);
  if (why !== null) return why;
  if (!mayMove(game, u, wanted)) return refuse("refuse.already-moved", RULE, { unit: named(u) }, "unit");
  if (wanted === "reform") return acceptReform(game, u, answer);
  const flies = answer.air === true;
  const { join } = answer;
  const fields = ["unit", "move", "path", ...(flies ? ["air"] : []), ...(join === undefined ? [] : ["join"])];
  if (!exactly(answer, fields)) return refuse("refuse.shape", RULE, { kind: "move" }, "path");
  if (flies && !mayFly(game, u)) return refuse("refuse.no-fly", "t9a.rule.fly", { unit: named(u) }, "air");
  const shape = pathProblem(answer.path);
  if (shape !== null) return refuse("refuse.shape", RULE, { kind: "move" }, shape);
  const path = answer.path as readonly Segment[];
  if (path.length === 0) return refuse("refuse.empty-path", RULE, {}, "path");
  const moving = flies ? aloft(u) : u;
  if (join === undefined)
    return whyNotMove(game, moving, path, moveLimits(game, moving, wanted), moving, { into: [], outOf }) ?? true;
  const host = Number(join);
  const blocked =
    whyNotJoin(game, u, host) ??
    whyNotMove(game, moving, path, moveLimits(game, moving, wanted), moving, { into: [host], outOf });
  if (blocked !== null) return blocked;
  return touching(boundary(followed(moving, path).end, formationOf(moving)), unit(game, host))
    ? true
    : refuse("refuse.join-far", "t9a.rule.joining", { unit: named(unit(game, host)) }, "path");
}

/** May it reform swiftly now? */
export const swiftWhy = (game: G, u: Unit): Verdict =>
  book.refusals("swift reform", game, { unit: u })[0] ??
  whyNoMove(game, u, "reform") ??
  whyNoMove(game, u, "advance") ??
  (maySwiftReform(game, u) ? true : refuse("refuse.already-moved", RULE, { unit: named(u) }, "unit"));

function acceptSwift(game: G, u: Unit, answer: Fields): Verdict {
  const may = swiftWhy(game, u);
  if (may !== true) return may;
  const bad = (where: string): Verdict => refuse("refuse.shape", "t9a.rule.swift-reform", { kind: "move" }, where);
  if (!exactly(answer, ["unit", "move", "facing", "files", "path"])) return bad("move");
  const front = frontOf(u, answer, "t9a.rule.swift-reform");
  if ("message" in front) return front;
  const shape = pathProblem(answer.path);
  if (shape !== null) return bad(shape);
  const path = answer.path as readonly Segment[];
  const done = swiftReform(game, u, front.facing, front.files, path);
  return "message" in done ? { ...done, where: "path" } : true;
}

/** Whoever shoots at somebody from where it stands mostly stays there: moving makes it harder, or keeps it from shooting. */
function shootsFromHere(game: G, u: Unit, source: { next(sides: number): number }): boolean {
  if (!hasMissiles(game, u) || source.next(6) === 1 || whyNoShooting(game, u, false) !== null) return false;
  return game.units.some((v) => v.seat !== u.seat && onField(v) && mayShootAt(game, u, v, false));
}

/** A random player's move with this unit; Characters join others as often as not, and leave them now and then. */
function somehow(game: G, id: number, source: { next(sides: number): number }): Json | null {
  const mover = moverOf(game, id);
  if ("message" in mover || (mover.outOf !== null && source.next(STAYS) > 1)) return null;
  const join = joinsUnits(game, mover.unit) && source.next(2) === 1 ? joinNearest(mover) : null;
  if (join !== null) return join;
  if (mover.outOf === null) return sensible(mover.game, mover.unit, source);
  const answer = sensible(mover.game, mover.unit, source);
  return answer !== null && move.accept(game, { units: [id] }, answer) === true ? answer : null;
}
const STAYS = 3;

/** As far along a way as a Character may go, and whom it then stands against to join; null where that is nobody. */
export function walkedUp(
  { game, unit: u, outOf }: Mover,
  wanted: readonly Segment[],
  limits: Limits,
): { readonly path: readonly Segment[]; readonly host: Unit } | null {
  const into = joinable(game, u).filter((id) => id !== outOf);
  if (into.length === 0) return null;
  const upTo = (hosts: readonly number[]) => trim(game, u, wanted, limits, u, { into: hosts, outOf }).path;
  const against = (path: readonly Segment[], host: Unit): boolean =>
    path.length > 0 && touching(boundary(followed(u, path).end, formationOf(u)), host);
  const far = upTo(into);
  for (const host of into.map((id) => unit(game, id)).filter((v) => against(far, v))) {
    // It comes nearer than Unit Spacing to nobody but whom it joins, also not to others that it could have joined.
    const path = into.length === 1 ? far : upTo([host.id]);
    if (against(path, host)) return { path, host };
  }
  return null;
}

/** Straight up to a unit that a Character may join, where an Advance gets there: to it, or to another on the way. */
export function joining(mover: Mover, host: Unit): Json | null {
  const { game, unit: u } = mover;
  const middle = centre(rectangleOf(host));
  const found = walkedUp(mover, pathTo(game, u, middle.x, middle.y), moveLimits(game, u, "advance"));
  return found === null ? null : { unit: u.id, move: "advance", path: found.path, join: found.host.id };
}

/** The same with the nearest of them. */
function joinNearest(mover: Mover): Json | null {
  const { game, unit: u } = mover;
  if (!mayMove(game, u, "advance")) return null;
  const [near] = joinable(game, u)
    .filter((id) => id !== mover.outOf)
    .map((id) => unit(game, id))
    .sort((v, w) => unitDistance(u, v) - unitDistance(u, w));
  return near === undefined ? null : joining(mover, near);
}

/** Towards the nearest enemy, marching while none is near; null when the unit had better stay. */
function sensible(game: G, standing: Unit, source: { next(sides: number): number }): Json | null {
  // Whoever can fly mostly does.
  const u = mayFly(game, standing) && source.next(5) > 1 ? aloft(standing) : standing;
  let best: Unit | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const v of game.units) {
    if (v.seat === u.seat || !onField(v)) continue;
    const d = unitDistance(u, v) + (v.fleeing ? 12 * INCH : 0) + source.next(3) * 1000;
    if (d < least) {
      least = d;
      best = v;
    }
  }
  if (best === null || shootsFromHere(game, standing, source)) return null;
  // As far as its weapons reach is near enough for who shoots.
  const reach = hasMissiles(game, standing) ? longestRange(game, standing) * INCH : 0;
  const far = least - reach;
  const eager = far > 14 * INCH || (far > 5 * INCH && source.next(8) === 1);
  const kind = eager && mayMove(game, u, "march") ? "march" : "advance";
  if (!mayMove(game, u, kind)) return null;
  const target = rectangleOf(best);
  const stop = Math.max(0, least - Math.max(3 * INCH, reach - INCH));
  const full = pathTo(game, u, target.x, target.y);
  if (full[0]?.kind === "back") {
    const facing = angleTo(target.x - u.x, target.y - u.y);
    const swift = maySwiftReform(game, standing)
      ? swiftTrim(game, standing, facing, u.files, [
          { kind: "straight", distance: Math.min(Math.floor(stop), advanceRate(game, standing) * INCH) },
        ]).path
      : [];
    if (swift.some((s) => "distance" in s && isWay(s.distance)))
      return { unit: u.id, move: "swift-reform", facing, files: u.files, path: swift };
    const turned = reformed(game, standing, facing, u.files, marchRate(game, standing) * INCH, UNIT_SPACING);
    return "problem" in turned || !mayMove(game, u, "reform")
      ? null
      : { unit: u.id, move: "reform", x: turned.end.x, y: turned.end.y, facing, files: u.files };
  }
  const path = full
    .map((s) => (s.kind === "straight" ? { ...s, distance: Math.min(s.distance, Math.floor(stop)) } : s))
    .filter((s) => s.kind !== "straight" || s.distance > 100);
  const wheelFirst = path[0];
  if (path.length === 1 && wheelFirst?.kind === "wheel" && wheelFirst.angle < 300) return null;
  const walked = trimByHand(game, u, path, moveLimits(game, u, kind));
  const air = u.air ? { air: true } : {};
  return walked.length === 0 ? null : { unit: u.id, move: kind, ...air, path: walked };
}
