import type { Body } from "@tercio/board";
import { looseBody } from "@tercio/loose";
import { blockBody, type Placement } from "@tercio/mass-battle";
import { formationOf } from "../calculation/formation.ts";
import type { Unit } from "../state/state.ts";
import { basesAt } from "./form-up.ts";

/** A unit as it lies on the table, or would lie in another place and width. */
export function bodyOf(u: Unit, chirality: 1 | -1, there: Placement & { readonly files?: number } = u): Body {
  if (u.places !== null) return { key: u.id, ...looseBody(basesAt(u.places)) };
  const { x, y, facing, files = u.files } = there;
  return { key: u.id, x, y, facing, ...blockBody(formationOf({ ...u, files }), chirality) };
}
