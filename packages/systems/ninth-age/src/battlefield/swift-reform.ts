import { type Refusal, refuse, there } from "@tercio/kernel";
import { modelsReach, type Placement, type Segment } from "@tercio/mass-battle";
import { INCH } from "@tercio/tabletop";
import { formationOf } from "../calculation/formation.ts";
import { marchRate } from "../calculation/rates.ts";
import { change, type NinthAge, type Unit, unit } from "../state/state.ts";
import { followed, leadersOf, moveLimits, reformed, trim, whyNotMove } from "./paths.ts";
import { inches } from "@tercio/regiments";
import { PASSING, UNIT_SPACING } from "./world.ts";

/** Half an inch is enough. */
const ON_THE_WAY = PASSING - 1;

/** The Reform alone: centre kept, farther than `keep` from others; the reason why not otherwise. */
function turnedFor(game: NinthAge, u: Unit, facing: number, files: number, keep: number): NinthAge | Refusal {
  const result = reformed(game, u, facing, files, marchRate(game, u) * INCH, keep);
  return "problem" in result ? result.problem : change(game, u.id, { ...result.end, files });
}

/** A Swift Reform: where the unit stands after its Reform, and where its Advance Move from there leads. */
export interface SwiftReform {
  readonly after: Unit;
  readonly end: Placement;
}

/** Follows both halves: Unit Spacing binds where the whole move ends, and no model's centre may end farther than the March Rate from where it began. */
export function swiftReform(
  game: NinthAge,
  u: Unit,
  facing: number,
  files: number,
  path: readonly Segment[],
): SwiftReform | Refusal {
  // Where no Advance follows, the Reform is the end of the move.
  const turned = turnedFor(game, u, facing, files, path.length === 0 ? UNIT_SPACING : ON_THE_WAY);
  if ("message" in turned) return turned;
  const after = unit(turned, u.id);
  const why = whyNotMove(turned, after, path, moveLimits(game, after, "advance"), u);
  if (why !== null) return why;
  const { end } = followed(after, path);
  const most = marchRate(game, u) * INCH;
  return modelsReach(u, formationOf(u), end, files, most, game.chirality, leadersOf(game, u, files))
    ? { after, end }
    : refuse("refuse.model-too-far", "t9a.rule.swift-reform", { limit: inches(most) });
}

/** The longest legal beginning of the Advance after the Reform; empty where none is. */
export function swiftTrim(
  game: NinthAge,
  u: Unit,
  facing: number,
  files: number,
  path: readonly Segment[],
): { readonly path: readonly Segment[]; readonly trimmed: Refusal | null } {
  const turned = turnedFor(game, u, facing, files, ON_THE_WAY);
  if ("message" in turned) return { path: [], trimmed: turned };
  const after = unit(turned, u.id);
  const first = trim(turned, after, path, moveLimits(game, after, "advance"), u);
  let rest = first.path;
  let trimmed = first.trimmed;
  for (let i = 0; i < 8 && rest.length > 0; i++) {
    const whole = swiftReform(game, u, facing, files, rest);
    if (!("message" in whole)) return { path: rest, trimmed };
    trimmed ??= whole;
    const last = there(rest[rest.length - 1]);
    rest =
      "distance" in last && last.distance > 600
        ? [...rest.slice(0, -1), { ...last, distance: Math.floor(last.distance * 0.7) }]
        : rest.slice(0, -1);
  }
  return { path: [], trimmed };
}
