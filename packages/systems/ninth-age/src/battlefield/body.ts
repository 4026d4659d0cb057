import { blockBody, type Placement } from "@tercio/mass-battle";
import type { Body } from "@tercio/board";
import { formationOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { inFiles } from "../state/pools.ts";
import { changed } from "../state/state.ts";

/** A unit as it lies on the table, or would lie in another place and width. */
export function bodyOf(game: NinthAge, u: Unit, there: Placement & { readonly files?: number } = u): Body {
  return {
    key: u.id,
    x: there.x,
    y: there.y,
    facing: there.facing,
    ...blockBody(
      formationOf(there.files === undefined ? u : changed(u, inFiles(u, there.files, game.chirality))),
      game.chirality,
    ),
  };
}
