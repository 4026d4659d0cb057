import { roundHalfAway } from "@tercio/tabletop";
import { anyCharge, bestCharge } from "./best.ts";
import { facetOf } from "./facet.ts";
import { goalsOf, within } from "./goals.ts";
import { type Hunt, huntFor } from "./hunt.ts";
import { piecesOf } from "./offsets.ts";
import { bestThere } from "./together.ts";
import { type Asked, asked, type Charge, type ChargeQuestion } from "./types.ts";

/** How many of those to come find room where the charger ends at this offset (in the frame); null where it is not sure to be a best place. */
function roomAt(hunt: Hunt, q: Asked, at: number): number | null {
  const pieces = piecesOf(hunt.facet);
  const goals = goalsOf(hunt.facet, pieces);
  const goal = goals.find((g) => g.from <= at && at <= g.to);
  // Where there is no choice, it is not asked for one.
  if (goal === undefined || goal.from === goal.to) return null;
  const beside = [at - 1, at + 1].some(
    (near) => goal.from <= near && near <= goal.to && anyCharge(hunt, [within(goal, near, near)]) !== null,
  );
  if (!beside) return null;
  if (q.mates.length > 0 && q.priorities.includes("most-chargers")) {
    const worth = bestThere(hunt, q, at);
    return worth === null ? null : worth.chargers - 1;
  }
  const better = goals.filter((g) => g.rank < goal.rank);
  return better.length > 0 && anyCharge(hunt, better) !== null ? null : 0;
}

/**
 * The charge that ends at an offset (as in `Charge.offset`), where it is soon certain that this is one of several best places:
 * what `chargeAt` gives of all that `findPlaces` finds, for a battle that is played again and knows where its charge ended. Null
 * where it is not certain: then all places have to be found.
 */
export function certainlyAt(question: ChargeQuestion, offset: number): Charge | null {
  const q = asked(question);
  const shapes = [q.chargerFormation, q.targetFormation, ...q.mates.map((m) => m.chargerFormation)];
  if (shapes.some((f) => f.round === true)) return null;
  const hunt = huntFor(facetOf(q));
  const at = hunt.facet.frame.flip * roundHalfAway(offset);
  const found = bestCharge(hunt, [{ from: at, to: at, rank: 0, worth: null }]);
  // Where another enemy is touched it may be better to turn the target.
  if (found === null || (q.targetMayTurn && found.charge.otherEnemies.length > 0)) return null;
  const roomFor = roomAt(hunt, q, at);
  return roomFor === null ? null : { ...found.charge, roomFor };
}
