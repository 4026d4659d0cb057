import {
  type ChoiceKind,
  exactly,
  inForce,
  isRecord,
  type Json,
  message,
  type Refusal,
  refuse,
  there,
  type Verdict,
} from "@tercio/kernel";
import type { Segment } from "@tercio/mass-battle";
import { pathProblem, pathTowards } from "@tercio/regiments";
import { at, centre, gap, INCH, normalise, roundHalfAway } from "@tercio/tabletop";
import { exits, openTo, whyNotEnter, whyNotLeave } from "../battlefield/buildings.ts";
import { rectangleOf, unitDistance } from "../calculation/formation.ts";
import { ledTo, type Places, whyNotWalk } from "../battlefield/loose.ts";
import { followed, type Gait, mayFly, reachOf, trimByHand, reformed, whyNotMove } from "../battlefield/paths.ts";
import { reformedAs } from "../battlefield/reform.ts";
import { isLoose } from "../calculation/models.ts";
import { named } from "../sequence/emit.ts";
import type { About } from "../sequence/flow.ts";
import type { MoveAnswer } from "../sequence/move-flow.ts";
import { whyNoMarch, whyNoMove } from "../sequence/moving.ts";
import { nearestEnemy } from "../sequence/panic.ts";
import type { RuleId } from "../state/names.ts";
import { fieldOf, type OldWorld, type Place, type Unit, unit } from "../state/state.ts";

type G = OldWorld;
export const RULE = "tow.phase.movement.remaining-moves";
type Moving = About<"move">;

type Kind = Gait | "reform" | "enter" | "leave";
const KINDS: readonly unknown[] = ["move", "march", "reform", "enter", "leave"] satisfies readonly Kind[];
const isKind = (move: unknown): move is Kind => KINDS.includes(move);

/** Why a unit may not move so at all; null where it may. */
export function whyNot(game: G, u: Unit, kind: Kind): Refusal | null {
  if (kind === "reform" && !inForce("tow.manoeuvre.reform")) return refuse("refuse.shape", "tow.manoeuvre.limits");
  // A garrison does nothing but leave.
  if (u.garrison !== null && kind !== "leave")
    return refuse("refuse.occupied-buildings", "tow.rule.occupied-buildings", {}, "move");
  return kind === "march" ? whyNoMarch(game, u) : whyNoMove(game, u);
}

/** Straight and wheeling to a point. */
export const pathTo = (u: Unit, x: number, y: number): readonly Segment[] => pathTowards(u, rectangleOf(u).width, x, y);

/** The path that an answer names; where it names none, why. */
export function pathIn(
  answer: { readonly [field: string]: unknown },
  rule: RuleId,
): { readonly path: readonly Segment[] } | { readonly problem: Refusal } {
  const problem = pathProblem(answer["path"]);
  return problem === null
    ? { path: answer["path"] as readonly Segment[] }
    : { problem: refuse("refuse.shape", rule, {}, problem) };
}

export const isPlace = (p: unknown): p is Place =>
  exactly(p, ["x", "y"]) && [p["x"], p["y"]].every((n) => Number.isSafeInteger(n) && !Object.is(n, -0));

/** Where loose models end, as an answer has it; null where it has none. */
function placesIn(u: Unit, answer: { readonly [field: string]: unknown }): Places | null {
  const { to, order } = answer;
  if (!Array.isArray(to) || to.length !== u.models || !to.every(isPlace)) return null;
  if (!Array.isArray(order) || new Set<unknown>(order).size !== order.length) return null;
  const listed = order.filter(
    (i): i is number => typeof i === "number" && Number.isInteger(i) && i >= 0 && i < u.models,
  );
  return listed.length === order.length ? { to, order: listed } : null;
}

function acceptWalk(game: G, u: Unit, gait: Gait, answer: { readonly [field: string]: unknown }): Verdict {
  const air = answer["air"] === true;
  if (!exactly(answer, ["unit", "move", "to", "order", ...(air ? ["air"] : [])])) return refuse("refuse.shape", RULE);
  if (air && !mayFly(u)) return refuse("refuse.no-fly", "tow.keyword.fly", { unit: named(u) }, "air");
  if (!isLoose(u)) return refuse("refuse.in-ranks", "tow.rule.skirmishers", { unit: named(u) }, "to");
  const places = placesIn(u, answer);
  if (places === null) return refuse("refuse.shape", RULE, {}, "to");
  if (places.order.length === 0) return refuse("refuse.empty-path", RULE, {}, "order");
  return whyNotWalk(game, u, { gait, air }, places) ?? true;
}

function acceptPath(game: G, u: Unit, gait: Gait, answer: { readonly [field: string]: unknown }): Verdict {
  const air = answer["air"] === true;
  if ("to" in answer) return acceptWalk(game, u, gait, answer);
  if (isLoose(u)) return refuse("refuse.model-by-model", "tow.rule.skirmishers", { unit: named(u) }, "path");
  if (!exactly(answer, ["unit", "move", "path", ...(air ? ["air"] : [])])) return refuse("refuse.shape", RULE);
  if (air && !mayFly(u)) return refuse("refuse.no-fly", "tow.keyword.fly", { unit: named(u) }, "air");
  const given = pathIn(answer, RULE);
  if ("problem" in given) return given.problem;
  const { path } = given;
  if (path.length === 0) return refuse("refuse.empty-path", RULE, {}, "path");
  return whyNotMove(game, u, path, { gait, air }) ?? true;
}

function acceptEntering(game: G, u: Unit, answer: { readonly [field: string]: unknown }): Verdict {
  if (!exactly(answer, ["unit", "move", "path", "building"])) return refuse("refuse.shape", RULE);
  const given = pathIn(answer, RULE);
  if ("problem" in given) return given.problem;
  const { path } = given;
  // Loose models enter from where they touch it.
  if (isLoose(u) && path.length > 0) return refuse("refuse.shape", RULE, {}, "path");
  if (fieldOf(game).phase !== "movement") return refuse("refuse.no-building", "tow.rule.occupied-buildings");
  const why = path.length === 0 ? null : whyNotMove(game, u, path, { gait: "move", air: false });
  return why ?? whyNotEnter(game, { ...u, ...followed(u, path).end }, answer["building"]) ?? true;
}

function acceptLeaving(game: G, u: Unit, answer: { readonly [field: string]: unknown }): Verdict {
  if (!exactly(answer, ["unit", "move", "wall", "along", "files"])) return refuse("refuse.shape", RULE);
  const { wall, along, files } = answer;
  const whole = (n: unknown): n is number => typeof n === "number" && Number.isInteger(n) && !Object.is(n, -0);
  if (!whole(wall) || !whole(along) || !whole(files)) return refuse("refuse.shape", RULE);
  return whyNotLeave(game, u, { wall, along, files }) ?? true;
}

function acceptReform(game: G, u: Unit, answer: { readonly [field: string]: unknown }): Verdict {
  const { facing, files, order = u.order } = answer;
  if (!exactly(answer, ["unit", "move", "facing", "files", ...("order" in answer ? ["order"] : [])]))
    return refuse("refuse.shape", RULE);
  if (order !== "close" && order !== "open" && order !== "skirmish") return refuse("refuse.shape", RULE, {}, "order");
  if (typeof facing !== "number" || !Number.isInteger(facing) || facing !== normalise(facing))
    return refuse("refuse.shape", RULE, {}, "facing");
  if (typeof files !== "number" || !Number.isInteger(files)) return refuse("refuse.shape", RULE, {}, "files");
  const result = reformedAs(game, u, facing, files, order);
  return "problem" in result ? result.problem : true;
}

const DRAWN = ["keep", "close", "line", "spread"] as const;
/** Loose models led towards the nearest enemy, stopping where a charge is likely; null: they stay. */
function sensibleWalk(game: G, u: Unit, foe: Unit, source: { next(sides: number): number }): Json | null {
  const far = unitDistance(u, foe);
  const air = mayFly(u) && source.next(3) > 1;
  const gait = far > 14 * INCH && whyNoMarch(game, u) === null && source.next(4) > 1 ? "march" : "move";
  const [from, to] = [centre(rectangleOf(u)), centre(rectangleOf(foe))];
  const going = { gait, air } as const;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy));
  const part = Math.min(reachOf(game, u, going), Math.max(0, far - 4 * INCH)) / length;
  const at = { x: roundHalfAway(from.x + dx * part) + 0, y: roundHalfAway(from.y + dy * part) + 0 };
  const led = ledTo(game, u, going, at, DRAWN[source.next(DRAWN.length) - 1] ?? "keep");
  if (led === null || led.places.order.length === 0) return null;
  const { to: ends, order } = led.places;
  return { unit: u.id, move: gait, ...(air ? { air } : {}), to: ends, order };
}

/** Into a building that is near, or out of one that it holds; null: neither. */
function throughDoor(game: G, u: Unit, source: { next(sides: number): number }): Json | null {
  if (u.garrison !== null) {
    if (source.next(5) > 1) return null;
    const out = exits(u).find((l) => whyNotLeave(game, u, l) === null);
    return out === undefined ? null : { unit: u.id, move: "leave", ...out };
  }
  const open = openTo(game, u).filter((b) => gap(rectangleOf(u), b.walls) <= 8 * INCH);
  const into = open[source.next(Math.max(1, 2 * open.length)) - 1];
  if (into === undefined) return null;
  const { x, y } = at(into.walls, 0, into.walls.depth / 2);
  const path = isLoose(u)
    ? []
    : trimByHand(game, u, pathTo(u, Math.round(x), Math.round(y)), { gait: "move", air: false });
  const end = { ...u, ...followed(u, path).end };
  return whyNotEnter(game, end, into.feature) === null
    ? { unit: u.id, move: "enter", path, building: into.feature }
    : null;
}

/** Towards the nearest enemy, as far as it goes and stopping where a charge is likely; null: it stays. */
function sensible(game: G, u: Unit, source: { next(sides: number): number }): Json | null {
  const foe = nearestEnemy(game, u);
  if (foe === null || source.next(8) === 1) return null;
  if (isLoose(u)) return sensibleWalk(game, u, foe, source);
  const far = unitDistance(u, foe);
  const air = mayFly(u) && source.next(3) > 1;
  const eager = far > 14 * INCH && whyNoMarch(game, u) === null && source.next(4) > 1;
  const aim = rectangleOf(foe);
  const wanted = pathTo(u, aim.x, aim.y);
  if (wanted[0]?.kind === "back" || source.next(12) === 1) {
    const facing = normalise(u.facing + (source.next(3) === 1 ? 16384 : 32768));
    if (source.next(2) === 1) {
      const turn = { kind: "turn", side: source.next(2) === 1 ? "left" : "about" } as const;
      const path = trimByHand(game, u, [turn], { gait: "move", air: false });
      if (path.length > 0) return { unit: u.id, move: "move", path };
    }
    const files = Math.min(u.models, u.files + (source.next(3) === 1 ? 1 : 0));
    return "problem" in reformed(game, u, facing, files) ? null : { unit: u.id, move: "reform", facing, files };
  }
  const most = Math.max(0, Math.floor(far) - 4 * INCH);
  const path = wanted.map((s) => (s.kind === "straight" ? { ...s, distance: Math.min(s.distance, most) } : s));
  const gait = eager ? "march" : "move";
  const walked = trimByHand(game, u, path, { gait, air });
  return walked.length === 0 ? null : { unit: u.id, move: gait, ...(air ? { air } : {}), path: walked };
}

/** Remaining Moves: one unit after another. */
export const move: ChoiceKind<G> = {
  id: "move",
  rule: RULE,
  describe: () => message("ask.move"),
  accept(game, _about: Moving, answer): Verdict {
    if (!isRecord(answer)) return refuse("refuse.shape", RULE);
    if (exactly(answer, ["done"]) && answer["done"] === true) return true;
    const id = answer["unit"];
    const u = typeof id === "number" ? game.units[id] : undefined;
    if (u === undefined) return refuse("refuse.no-such-unit", RULE, {}, "unit");
    if (u.entry.seat !== game.active) return refuse("refuse.not-yours", RULE, { unit: named(u) }, "unit");
    const wanted = answer["move"];
    if (!isKind(wanted)) return refuse("refuse.shape", RULE, {}, "move");
    const why = whyNot(game, u, wanted);
    if (why !== null) return { ...why, where: "unit" };
    if (wanted === "move" || wanted === "march") return acceptPath(game, u, wanted, answer);
    return { reform: acceptReform, enter: acceptEntering, leave: acceptLeaving }[wanted](game, u, answer);
  },
  sample(game, about: Moving, source) {
    const start = source.next(about.units.length) - 1;
    for (let i = 0; i < about.units.length; i++) {
      const u = unit(game, there(about.units[(start + i) % about.units.length]));
      const answer = throughDoor(game, u, source) ?? (u.garrison === null ? sensible(game, u, source) : null);
      if (answer !== null && move.accept(game, about, answer) === true) return answer;
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
