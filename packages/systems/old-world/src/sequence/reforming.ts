import type { Context } from "@tercio/kernel";
import { reformed } from "../battlefield/paths.ts";
import type { RuleId } from "../state/names.ts";
import { change, type OldWorld, type Unit, unit } from "../state/state.ts";
import { named, tell } from "./emit.ts";

type G = OldWorld;

/** How wide a unit may be that reforms where it is, its middle and facing kept: on a table only where there is room. */
export function widthsFor(game: G, u: Unit): readonly number[] {
  const all = Array.from({ length: u.models }, (_, i) => i + 1);
  if (game.field === null) return all;
  return all.filter((files) => files === u.files || "end" in reformed(game, u, u.facing, files));
}

/** The unit so many files wide, about its middle. */
export function reformedTo(
  game: G,
  id: number,
  { files }: { readonly files: number },
  rule: RuleId,
  context: Context,
): { readonly game: G } {
  const u = unit(game, id);
  if (files === u.files) return { game };
  tell(context, "reforms", rule, { unit: named(u), files });
  const at = game.field === null ? null : reformed(game, u, u.facing, files);
  const place = at !== null && "end" in at ? { x: at.end.x, y: at.end.y } : {};
  return { game: change(game, id, { files, ...place }) };
}
