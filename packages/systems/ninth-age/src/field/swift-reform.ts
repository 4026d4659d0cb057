import { bilingual, type Refusal, refuse } from "@tercio/kernel";
import { at, gap, INCH, type Rectangle } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { change, models, type NinthAge, type Unit, unit } from "../state.ts";
import { follow, type Followed, inches, reformed, type Segment, trim } from "./paths.ts";
import { others, PASSING } from "./world.ts";

/** Where a unit would stand after the Reform that opens a Swift Reform, and its Advance Move from there. */
export interface SwiftReform {
  readonly turned: NinthAge;
  readonly followed: Followed;
}

/** Centres of the models, first rank first, each rank centred. */
function centres(u: Unit, r: Rectangle): readonly { readonly x: number; readonly y: number }[] {
  const all = models(u);
  const { baseWidth, baseDepth } = u.entry;
  return Array.from({ length: all }, (_, i) => {
    const rank = Math.floor(i / u.files);
    const inRank = Math.min(u.files, all - rank * u.files);
    return at(r, (i - rank * u.files - (inRank - 1) / 2) * baseWidth, (rank + 0.5) * baseDepth);
  });
}

/** The Reform alone: centre kept, half an inch from others as during any move; the reason why not otherwise. */
export function turnedFor(game: NinthAge, u: Unit, facing: number, files: number): NinthAge | Refusal {
  const result = reformed(game, u, facing, files, u.entry.marchRate * INCH, false);
  if ("problem" in result) return result.problem;
  const near = others(game, u.id).find((o) => gap(result.end, rectangleOf(o)) <= PASSING);
  if (near !== undefined) return refuse("refuse.blocked", "unit-spacing", { foe: bilingual(near.entry.name) });
  return change(game, u.id, { x: result.end.x, y: result.end.y, facing, files });
}

const limits = (u: Unit) => ({ maximum: u.entry.advanceRate * INCH, march: false, pivots: models(u) === 1 });

/** Follows both halves; no model's centre may end farther than the March Rate from where it began. */
export function swiftReform(
  game: NinthAge,
  u: Unit,
  facing: number,
  files: number,
  path: readonly Segment[],
): SwiftReform | Refusal {
  const turned = turnedFor(game, u, facing, files);
  if ("message" in turned) return turned;
  const after = unit(turned, u.id);
  const followed = follow(turned, after, path, limits(after));
  if (followed.problem !== null) return followed.problem;
  const most = u.entry.marchRate * INCH;
  const from = centres(u, rectangleOf(u));
  const far = centres(after, followed.end).some((q, i) => {
    const p = from[i] as { x: number; y: number };
    return Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)) > most + 2;
  });
  return far ? refuse("refuse.model-too-far", "swift-reform", { limit: inches(most) }) : { turned, followed };
}

/** The longest legal beginning of the Advance after the Reform; empty where none is. */
export function swiftTrim(
  game: NinthAge,
  u: Unit,
  facing: number,
  files: number,
  path: readonly Segment[],
): { readonly path: readonly Segment[]; readonly trimmed: Refusal | null } {
  const turned = turnedFor(game, u, facing, files);
  if ("message" in turned) return { path: [], trimmed: turned };
  const after = unit(turned, u.id);
  const first = trim(turned, after, path, limits(after));
  let rest = first.path;
  let trimmed = first.trimmed;
  for (let i = 0; i < 8 && rest.length > 0; i++) {
    const whole = swiftReform(game, u, facing, files, rest);
    if (!("message" in whole)) return { path: rest, trimmed };
    trimmed ??= whole;
    const last = rest[rest.length - 1] as Segment;
    rest =
      "distance" in last && last.distance > 600
        ? [...rest.slice(0, -1), { ...last, distance: Math.floor(last.distance * 0.7) }]
        : rest.slice(0, -1);
  }
  return { path: [], trimmed };
}
