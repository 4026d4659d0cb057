import { nudgeIntoContact } from "@tercio/mass-battle";
import { touches } from "../calculation/contact.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { change, type Engagement, engagementsOf, type NinthAge, unit } from "../state/state.ts";
import { isTaken, onTable } from "./world.ts";

/**
 * The least move that brings the engagement's two units back into base contact on the same facings, or null. The unit
 * with no other enemy in contact moves; both still in other contact, or somebody in the way: no move.
 */
export function backIntoContact(game: NinthAge, e: Engagement): NinthAge | null {
  const mover = engagementsOf(game, e.a).length === 1 ? e.a : engagementsOf(game, e.b).length === 1 ? e.b : null;
  if (mover === null) return null;
  const [own, foe] = mover === e.a ? [e.aFacing, e.bFacing] : [e.bFacing, e.aFacing];
  const start = rectangleOf(unit(game, mover));
  const held = unit(game, mover === e.a ? e.b : e.a);
  const place = nudgeIntoContact(start, own, rectangleOf(held), foe);
  if (place === null) return null;
  const next = change(game, mover, place);
  const there = rectangleOf(unit(next, mover));
  if (!onTable(next, there) || isTaken(next, there, mover)) return null;
  return touches(next, e, e.a).length > 0 ? next : null;
}
