import {
  type ChoiceKind,
  type Handling,
  type Json,
  type JsonObject,
  message,
  type Preview,
  type Refusal,
  refuse,
  type Verdict,
} from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import { angleTo, centre, INCH, normalise, signedTurn, wheelLength } from "@tercio/tabletop";
import { rectangleOf, unitDistance } from "../calculation/formation.ts";
import { followed, inches, moveLimits, pathProblem, reformed, segmentsOf, trim, whyNotMove } from "../field/paths.ts";
import { UNIT_SPACING } from "../field/world.ts";
import { swiftReform, swiftTrim } from "../field/swift-reform.ts";
import { ruleId } from "../rules/ids.ts";
import { book } from "../rules/index.ts";
import { models, type NinthAge, onField, type Unit, unit } from "../state.ts";
import { named } from "../sequence/emit.ts";
import { mayMove, maySwiftReform } from "../sequence/movement.ts";
import { exactly, object } from "./shape.ts";

type G = NinthAge;
const RULE = "t9a.sequence.movement.movement-phase.3";
/** How far one press turns a unit, 1/65536 turns. */
export const EIGHTH = 8192;
type About = { readonly player: number; readonly units: readonly number[] };
type Gesture = {
  readonly type: string;
  readonly unit: number;
  readonly move?: "advance" | "march";
  readonly x?: number;
  readonly y?: number;
  readonly facing?: number;
  readonly files?: number;
  readonly distance?: number;
  readonly side?: "left" | "right";
  readonly path?: readonly Segment[];
};

/** A turn on the spot towards a point, as only a single model makes it, then straight on until the front is there. */
function pivotTo(u: Unit, x: number, y: number): readonly Segment[] {
  const r = rectangleOf(u);
  const middle = centre(r);
  const [east, north] = [x - middle.x, y - middle.y];
  const to = angleTo(east, north);
  const distance = Math.floor(Math.sqrt(east * east + north * north) - r.depth / 2);
  return [
    ...(to === u.facing ? [] : [{ kind: "pivot", to } as const]),
    ...(distance > 0 ? [{ kind: "straight", distance } as const] : []),
  ];
}

/** Wheel towards a point, then straight on until the front is there (as near as the turning allows). */
export function pathTo(u: Unit, x: number, y: number): readonly Segment[] {
  if (moveLimits(u, "advance").pivots) return pivotTo(u, x, y);
  const turn = signedTurn(angleTo(x - u.x, y - u.y) - u.facing);
  const distance = Math.floor(Math.sqrt((x - u.x) * (x - u.x) + (y - u.y) * (y - u.y)));
  if (Math.abs(turn) > 24000) return [{ kind: "back", distance }];
  const path: Segment[] = [];
  const angle = Math.min(Math.abs(turn), 16384);
  if (angle > 90) path.push({ kind: "wheel", side: turn < 0 ? "left" : "right", angle });
  // The wheel already carries the front's centre forward by about half of the outer corner's way.
  const gained = Math.floor(wheelLength(u.files * u.entry.baseWidth, angle) / 2);
  if (distance > gained) path.push({ kind: "straight", distance: distance - gained });
  return path;
}

export const move: ChoiceKind<G> = {
  id: "move",
  rule: RULE,
  describe: () => message("ask.move"),
  accept(game, about: About, answer): Verdict {
    if (!object(answer)) return refuse("refuse.shape", RULE, { kind: "move" });
    if (exactly(answer, ["done"]) && answer.done === true) return true;
    const id = answer.unit;
    const u = typeof id === "number" ? game.units[id] : undefined;
    if (u === undefined) return refuse("refuse.no-such-unit", RULE, {}, "unit");
    if (u.seat !== game.active) return refuse("refuse.not-yours", RULE, { unit: named(u) }, "unit");
    const { move: wanted } = answer;
    if (wanted !== "advance" && wanted !== "march" && wanted !== "reform" && wanted !== "swift-reform")
      return refuse("refuse.shape", RULE, { kind: "move" }, "move");
    if (wanted === "swift-reform") return acceptSwift(game, u, answer);
    const why = book.refusals(wanted, game, { unit: u })[0];
    if (why !== undefined) return why;
    if (!mayMove(game, u, wanted)) return refuse("refuse.already-moved", RULE, { unit: named(u) }, "unit");
    if (wanted === "reform") {
      if (!exactly(answer, ["unit", "move", "x", "y", "facing", "files"]))
        return refuse("refuse.shape", ruleId("reform"), { kind: "move" });
      const { facing, files } = answer;
      if (typeof files !== "number" || !Number.isInteger(files) || files < 1 || files > models(u))
        return refuse("refuse.files", ruleId("reform"), { unit: named(u), most: models(u) }, "files");
      if (typeof facing !== "number" || !Number.isInteger(facing) || facing !== normalise(facing))
        return refuse("refuse.shape", ruleId("reform"), { kind: "move" }, "facing");
      const result = reformed(game, u, facing, files, u.entry.marchRate * INCH, UNIT_SPACING);
      if ("problem" in result) return result.problem;
      return result.end.x === answer.x && result.end.y === answer.y
        ? true
        : refuse("refuse.reform-centre", ruleId("reform"), {}, "x");
    }
    if (!exactly(answer, ["unit", "move", "path"])) return refuse("refuse.shape", RULE, { kind: "move" }, "path");
    const shape = pathProblem(answer.path);
    if (shape !== null) return refuse("refuse.shape", RULE, { kind: "move" }, shape);
    const path = answer.path as readonly Segment[];
    if (path.length === 0) return refuse("refuse.empty-path", RULE, {}, "path");
    return whyNotMove(game, u, path, moveLimits(u, wanted)) ?? true;
  },
  sample(game, about: About, source) {
    const start = source.next(about.units.length) - 1;
    for (let i = 0; i < about.units.length; i++) {
      const u = unit(game, about.units[(start + i) % about.units.length] as number);
      const answer = sensible(game, u, source);
      if (answer !== null) return answer;
    }
    return { done: true };
  },
  timeout: () => ({ done: true }),
  handling(game, about: About, piece): Handling | null {
    const u = about.units.includes(piece) ? unit(game, piece) : null;
    if (u === null) return null;
    const way = (id: string, may: boolean, limits: "advance" | "march"): Handling["ways"] =>
      may ? [{ id, steps: segmentsOf(moveLimits(u, limits)) }] : [];
    return {
      ways: [
        ...way("advance", mayMove(game, u, "advance"), "advance"),
        ...way("march", mayMove(game, u, "march"), "march"),
        ...way("swift-reform", maySwiftReform(game, u), "advance"),
      ],
      turn: mayMove(game, u, "reform") ? EIGHTH : null,
      slides: false,
    };
  },
  preview(game, about: About, gesture: JsonObject): Preview {
    const g = gesture as unknown as Gesture;
    const u = about.units.includes(g.unit) ? unit(game, g.unit) : null;
    if (u === null) {
      const other = typeof g.unit === "number" ? game.units[g.unit] : undefined;
      if (other === undefined) return nothing(refuse("refuse.no-such-unit", RULE, {}, "unit"));
      if (other.seat !== game.active) return nothing(refuse("refuse.not-yours", RULE, { unit: named(other) }, "unit"));
      const barred = book.refusals(g.type === "reform" ? "reform" : (g.move ?? "advance"), game, { unit: other })[0];
      return nothing(barred ?? refuse("refuse.already-moved", RULE, { unit: named(other) }, "unit"));
    }
    if (g.type === "swift-reform") return previewSwift(game, about, u, g);
    if (g.type === "reform") {
      const facing = normalise(Math.trunc(g.facing ?? u.facing));
      const files = Math.trunc(g.files ?? u.files);
      if (files < 1 || files > models(u))
        return nothing(refuse("refuse.files", ruleId("reform"), { unit: named(u), most: models(u) }));
      const result = reformed(game, u, facing, files, u.entry.marchRate * INCH, UNIT_SPACING);
      if ("problem" in result) return nothing(result.problem);
      const answer = { unit: u.id, move: "reform", x: result.end.x, y: result.end.y, facing, files };
      return {
        answer,
        verdict: move.accept(game, about, answer),
        ghosts: [{ piece: u.id, x: result.end.x, y: result.end.y, facing, files }],
        ways: [],
        notes: [],
      };
    }
    const kind = g.move === "march" ? "march" : "advance";
    const why = book.refusals(kind, game, { unit: u })[0];
    if (why !== undefined) return nothing(why);
    const wanted = pathOf(u, g);
    const { path, trimmed } = trim(game, u, wanted, moveLimits(u, kind));
    if (path.length === 0) return nothing(trimmed ?? refuse("refuse.empty-path", RULE));
    const { end, length, points } = followed(u, path);
    return {
      answer: { unit: u.id, move: kind, path } as unknown as Json,
      verdict: true,
      ghosts: [{ piece: u.id, ...end, files: u.files }],
      ways: [points],
      ...told(path, length, moveLimits(u, kind).maximum, trimmed),
    };
  },
};

/** Rounding along a wheel may leave so much of a move that is used up (0.01 mm): less than is ever told. */
const LEFT_OVER = 100;

/**
 * "3 of 4 inches", and what cut it short. That the whole move is used up is no obstacle: nothing more is said of it.
 * Backwards and sideways half as far is all there is.
 */
function told(
  path: readonly Segment[],
  length: number,
  maximum: number,
  trimmed: Refusal | null,
): Pick<Preview, "notes" | "trimmed"> {
  const whole = path.some((s) => s.kind === "back" || s.kind === "side") ? maximum / 2 : maximum;
  const spent = trimmed?.message.key === "refuse.too-far" && whole - length <= LEFT_OVER;
  const notes = [message("note.length-of", { length: inches(spent ? whole : length), whole: inches(whole) })];
  if (trimmed === null || spent) return { notes };
  return { notes: [...notes, message("note.trimmed", { why: trimmed.message })], trimmed };
}

const swiftWhy = (game: G, u: Unit): Verdict =>
  book.refusals("swift reform", game, { unit: u })[0] ??
  book.refusals("reform", game, { unit: u })[0] ??
  book.refusals("advance", game, { unit: u })[0] ??
  (maySwiftReform(game, u) ? true : refuse("refuse.already-moved", RULE, { unit: named(u) }, "unit"));

function acceptSwift(game: G, u: Unit, answer: { readonly [key: string]: unknown }): Verdict {
  const may = swiftWhy(game, u);
  if (may !== true) return may;
  const bad = (where: string): Verdict => refuse("refuse.shape", ruleId("swift-reform"), { kind: "move" }, where);
  if (!exactly(answer, ["unit", "move", "facing", "files", "path"])) return bad("move");
  const { facing, files } = answer;
  if (typeof files !== "number" || !Number.isInteger(files) || files < 1 || files > models(u))
    return refuse("refuse.files", ruleId("swift-reform"), { unit: named(u), most: models(u) }, "files");
  if (typeof facing !== "number" || !Number.isInteger(facing) || facing !== normalise(facing)) return bad("facing");
  const shape = pathProblem(answer.path);
  if (shape !== null) return bad(shape);
  const path = answer.path as readonly Segment[];
  const done = swiftReform(game, u, facing, files, path);
  return "message" in done ? { ...done, where: "path" } : true;
}

function previewSwift(game: G, about: About, u: Unit, g: Gesture): Preview {
  const may = swiftWhy(game, u);
  if (may !== true) return nothing(may);
  const facing = normalise(Math.trunc(g.facing ?? u.facing));
  const files = Math.trunc(g.files ?? u.files);
  if (files < 1 || files > models(u))
    return nothing(refuse("refuse.files", ruleId("swift-reform"), { unit: named(u), most: models(u) }));
  const given = pathProblem(g.path) === null ? (g.path as readonly Segment[]) : [];
  const { path, trimmed } = swiftTrim(game, u, facing, files, given);
  if (path.length === 0) return nothing(trimmed ?? refuse("refuse.empty-path", ruleId("swift-reform")));
  const done = swiftReform(game, u, facing, files, path);
  if ("message" in done) return nothing(done);
  const answer = { unit: u.id, move: "swift-reform", facing, files, path } as unknown as Json;
  const { end, points, length } = followed(done.after, path);
  return {
    answer,
    verdict: move.accept(game, about, answer),
    ghosts: [{ piece: u.id, x: end.x, y: end.y, facing: end.facing, files }],
    ways: [points],
    ...told(path, length, u.entry.advanceRate * INCH, trimmed),
  };
}

const nothing = (verdict: Verdict): Preview => ({ answer: null, verdict, ghosts: [], ways: [], notes: [] });

function pathOf(u: Unit, g: Gesture): readonly Segment[] {
  switch (g.type) {
    case "drag":
      return pathTo(u, g.x ?? u.x, g.y ?? u.y);
    case "turn": {
      const to = normalise(Math.trunc(g.facing ?? u.facing));
      if (moveLimits(u, "advance").pivots) return [{ kind: "pivot", to }];
      const turn = signedTurn(to - u.facing);
      return [{ kind: "wheel", side: turn < 0 ? "left" : "right", angle: Math.abs(turn) }];
    }
    case "back":
      return [{ kind: "back", distance: Math.max(0, Math.trunc(g.distance ?? INCH)) }];
    case "side":
      return [{ kind: "side", side: g.side ?? "left", distance: Math.max(0, Math.trunc(g.distance ?? INCH)) }];
    default:
      return pathProblem(g.path) === null ? (g.path as readonly Segment[]) : [];
  }
}

/** Towards the nearest enemy, marching while none is near; null when the unit had better stay. */
function sensible(game: G, u: Unit, source: { next(sides: number): number }): Json | null {
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
  if (best === null) return null;
  const eager = least > 14 * INCH || (least > 5 * INCH && source.next(8) === 1);
  const kind = eager && mayMove(game, u, "march") ? "march" : "advance";
  if (!mayMove(game, u, kind)) return null;
  const target = rectangleOf(best);
  const stop = Math.max(0, least - 3 * INCH);
  const full = pathTo(u, target.x, target.y);
  if (full[0]?.kind === "back") {
    const facing = angleTo(target.x - u.x, target.y - u.y);
    const swift = maySwiftReform(game, u)
      ? swiftTrim(game, u, facing, u.files, [
          { kind: "straight", distance: Math.min(Math.floor(stop), u.entry.advanceRate * INCH) },
        ]).path
      : [];
    if (swift.length > 0)
      return { unit: u.id, move: "swift-reform", facing, files: u.files, path: swift } as unknown as Json;
    const turned = reformed(game, u, facing, u.files, u.entry.marchRate * INCH, UNIT_SPACING);
    return "problem" in turned || !mayMove(game, u, "reform")
      ? null
      : { unit: u.id, move: "reform", x: turned.end.x, y: turned.end.y, facing, files: u.files };
  }
  const path = full
    .map((s) => (s.kind === "straight" ? { ...s, distance: Math.min(s.distance, Math.floor(stop)) } : s))
    .filter((s) => s.kind !== "straight" || s.distance > 100);
  const wheelFirst = path[0];
  if (path.length === 1 && wheelFirst?.kind === "wheel" && wheelFirst.angle < 300) return null;
  const result = trim(game, u, path, moveLimits(u, kind));
  return result.path.length === 0 ? null : ({ unit: u.id, move: kind, path: result.path } as unknown as Json);
}
