import { insideTable, overlaps, type Rectangle, rightward, roundHalfAway } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { touches } from "../calculation/contact.ts";
import { change, type Engagement, engagementsOf, type NinthAge, unit } from "../state.ts";
import { others } from "./world.ts";

/**
 * The least move that brings the engagement's two units back into base contact, or null. The unit with no other enemy
 * in contact moves; both still in other contact: no move.
 */
export function backIntoContact(game: NinthAge, e: Engagement): NinthAge | null {
  const mover = engagementsOf(game, e.a).length === 1 ? e.a : engagementsOf(game, e.b).length === 1 ? e.b : null;
  if (mover === null) return null;
  const u = unit(game, mover);
  const v = unit(game, mover === e.a ? e.b : e.a);
  const own = rectangleOf(u);
  const foe = rectangleOf(v);
  const right = rightward(own);
  // Gaps open along the line of contact or straight between the two; look for the shorter of both, nearest first.
  const ahead = { x: -right.y, y: right.x };
  for (let step = 1; step <= 40; step++)
    for (const [dx, dy] of [
      [ahead.x, ahead.y],
      [-ahead.x, -ahead.y],
      [right.x * game.chirality, right.y * game.chirality],
      [-right.x * game.chirality, -right.y * game.chirality],
    ] as const) {
      const by = step * Math.min(u.entry.baseWidth, u.entry.baseDepth) * 0.5;
      const x = roundHalfAway(dx * by);
      const y = roundHalfAway(dy * by);
      const moved: Rectangle = { ...own, x: own.x + x, y: own.y + y };
      if (overlaps(moved, foe) || !insideTable(moved, game.width, game.depth)) continue;
      if (others(game, u.id, v.id).some((o) => overlaps(moved, rectangleOf(o)))) continue;
      const next = change(game, mover, { x: moved.x, y: moved.y });
      if (touches(next, e, e.a).length > 0 && near(moved, foe)) return next;
    }
  return null;
}

const near = (a: Rectangle, b: Rectangle): boolean => overlaps(a, b, -12);
