import type { Body } from "@tercio/board";
import { looseBody } from "@tercio/loose";
import { blockBody, type Placement } from "@tercio/mass-battle";
import { formationOf } from "../calculation/formation.ts";
import type { Unit } from "../state/state.ts";
import { isLoose, modelsOf } from "../calculation/models.ts";

/** A unit as it lies on the table, or would lie in another place and width. */
export function bodyOf(
  u: Unit,
  chirality: 1 | -1,
  there: Placement & { readonly files?: number; readonly places?: Unit["places"] } = u,
): Body {
  const { x, y, facing, files = u.files, places = u.places } = there;
  const put = { ...u, x, y, facing, files, places };
  if (isLoose(put)) return { key: u.id, ...looseBody(modelsOf(put)) };
  return { key: u.id, x, y, facing, ...blockBody(formationOf({ ...u, files }), chirality) };
}
