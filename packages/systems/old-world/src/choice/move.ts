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
import { INCH, normalise } from "@tercio/tabletop";
import { rectangleOf, unitDistance } from "../calculation/formation.ts";
import { type Gait, mayFly, trimByHand, reformed, whyNotMove } from "../battlefield/paths.ts";
import { named } from "../sequence/emit.ts";
import type { About } from "../sequence/flow.ts";
import type { MoveAnswer } from "../sequence/move-flow.ts";
import { whyNoMarch, whyNoMove } from "../sequence/moving.ts";
import { nearestEnemy } from "../sequence/panic.ts";
import type { RuleId } from "../state/names.ts";
import { type OldWorld, type Unit, unit } from "../state/state.ts";

type G = OldWorld;
export const RULE = "tow.phase.movement.remaining-moves";
type Moving = About<"move">;

/** Why a unit may not move or march at all; null where it may. */
export const whyNot = (game: G, u: Unit, gait: Gait | "reform"): Refusal | null =>
  gait === "reform" && !inForce("tow.manoeuvre.reform")
    ? refuse("refuse.shape", "tow.manoeuvre.limits")
    : gait === "march"
      ? whyNoMarch(game, u)
      : whyNoMove(game, u);

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

function acceptPath(game: G, u: Unit, gait: Gait, answer: { readonly [field: string]: unknown }): Verdict {
  const air = answer["air"] === true;
  if (!exactly(answer, ["unit", "move", "path", ...(air ? ["air"] : [])])) return refuse("refuse.shape", RULE);
  if (air && !mayFly(u)) return refuse("refuse.no-fly", "tow.keyword.fly", { unit: named(u) }, "air");
  const given = pathIn(answer, RULE);
  if ("problem" in given) return given.problem;
  const { path } = given;
  if (path.length === 0) return refuse("refuse.empty-path", RULE, {}, "path");
  return whyNotMove(game, u, path, { gait, air }) ?? true;
}

function acceptReform(game: G, u: Unit, answer: { readonly [field: string]: unknown }): Verdict {
  const { facing, files } = answer;
  if (!exactly(answer, ["unit", "move", "facing", "files"])) return refuse("refuse.shape", RULE);
  if (typeof facing !== "number" || !Number.isInteger(facing) || facing !== normalise(facing))
    return refuse("refuse.shape", RULE, {}, "facing");
  if (typeof files !== "number" || !Number.isInteger(files)) return refuse("refuse.shape", RULE, {}, "files");
  const result = reformed(game, u, facing, files);
  return "problem" in result ? result.problem : true;
}

/** Towards the nearest enemy, as far as it goes and stopping where a charge is likely; null: it stays. */
function sensible(game: G, u: Unit, source: { next(sides: number): number }): Json | null {
  const foe = nearestEnemy(game, u);
  if (foe === null || source.next(8) === 1) return null;
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
    if (wanted !== "move" && wanted !== "march" && wanted !== "reform") return refuse("refuse.shape", RULE, {}, "move");
    const why = whyNot(game, u, wanted);
    if (why !== null) return { ...why, where: "unit" };
    return wanted === "reform" ? acceptReform(game, u, answer) : acceptPath(game, u, wanted, answer);
  },
  sample(game, about: Moving, source) {
    const start = source.next(about.units.length) - 1;
    for (let i = 0; i < about.units.length; i++) {
      const u = unit(game, there(about.units[(start + i) % about.units.length]));
      const answer = sensible(game, u, source);
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
