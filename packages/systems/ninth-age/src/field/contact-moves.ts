import { nudgeIntoContact } from "@tercio/mass-battle";
import { insideTable, overlaps } from "@tercio/tabletop";
import { touches } from "../calculation/contact.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { change, type Engagement, engagementsOf, type NinthAge, unit } from "../state.ts";
import { others } from "./world.ts";

/**
 * The least move that brings the engagement's two units back into base contact, or null. The unit with no other enemy
 * in contact moves; both still in other contact: no move.
 */
export function backIntoContact(game: NinthAge, e: Engagement): NinthAge | null {
  const mover = engagementsOf(game, e.a).length === 1 ? e.a : engagementsOf(game, e.b).length === 1 ? e.b : null;
  if (mover === null) return null;
  const own = rectangleOf(unit(game, mover));
  const foe = rectangleOf(unit(game, mover === e.a ? e.b : e.a));
  const facings = mover === e.a ? ([e.aFacing, e.bFacing] as const) : ([e.bFacing, e.aFacing] as const);
  const place = nudgeIntoContact(own, facings[0], foe, facings[1]);
  if (place === null) return null;
  const moved = { ...own, ...place };
  if (!insideTable(moved, game.width, game.depth)) return null;
  if (others(game, e.a, e.b).some((o) => overlaps(moved, rectangleOf(o)))) return null;
  const next = change(game, mover, place);
  return touches(next, e, e.a).length > 0 ? next : null;
}
