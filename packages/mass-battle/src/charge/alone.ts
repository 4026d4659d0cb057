import { there } from "@tercio/kernel";
import { anyCharge, checked, type Goal } from "./best.ts";
import { type Candidate, candidateAt } from "./candidates.ts";
import { facetOf, type Taken } from "./facet.ts";
import { goalsOf } from "./goals.ts";
import { legs } from "./half.ts";
import { type Hunt, huntFor } from "./hunt.ts";
import { piecesOf } from "./offsets.ts";
import type { Vector } from "./rows.ts";
import { askedOf, compareVectors, coversOf, goOn, less, NONE, type Placed, sum, type Team } from "./team.ts";
import { BACK } from "./tolerances.ts";
import type { Asked, ChargeMate } from "./types.ts";

/** What the mates are worth beside those that stand if none of them is in another's way; NONE where less than `floor`. */
export function apart(team: Team, q: Asked, placed: readonly Placed[], floor: Vector | null): Vector {
  const members = team.members.filter((m) => q.mates.includes(m.mate));
  let bound = members.reduce((v, m) => sum(v, m.alone), NONE);
  const moved = placed.flatMap(({ obstacle }) => (obstacle === null ? [] : [obstacle]));
  for (const { mate, hunt, alone: before } of members) {
    const others = less(bound, before);
    const covers = coversOf(placed, mate.facing);
    const after = askedOf(q, mate, [...hunt.facet.question.obstacles, ...moved], []);
    const value = alone(team, mate, hunt, after, covers, floor === null ? null : less(floor, others)) ?? NONE;
    bound = sum(others, compareVectors(value, NONE, q.priorities) < 0 ? value : NONE);
    if (floor !== null && compareVectors(bound, floor, q.priorities) > 0) return NONE;
  }
  return bound;
}

/** What the last of them is worth; null where it finds no way, or less than `floor`. */
export function alone(
  team: Team,
  mate: ChargeMate,
  known: Hunt | null,
  q: Asked,
  covers: readonly Taken[],
  floor: Vector | null,
): Vector | null {
  goOn(team);
  const facet = facetOf(q, covers, known?.facet);
  const vectorOf = (g: Goal): Vector => {
    const { enemies, own, theirs } = there(g.worth);
    return { enemies: enemies.length, chargers: 1, models: own + theirs };
  };
  const goals = goalsOf(facet, piecesOf(facet)).filter(
    (g) => floor === null || compareVectors(vectorOf(g), floor, q.priorities) <= 0,
  );
  const [first] = goals;
  if (first === undefined) return null;
  const hunt = huntFor(facet, known);
  const ways = team.ways.get(mate.id) ?? [];
  for (const way of ways)
    for (const goal of goals) {
      if (goal.rank > first.rank) break;
      const candidate = sameWheel(hunt, way, goal);
      if (candidate !== null && !("during" in checked(hunt, candidate, goal))) return vectorOf(goal);
    }
  const found = anyCharge(hunt, goals);
  if (found === null) return null;
  team.ways.set(mate.id, [found.candidate, ...ways].slice(0, KEPT));
  return vectorOf(there(goals.find((g) => g.rank === found.rank)));
}

/** So many ways of a charger are remembered. */
const KEPT = 4;

/** The way with the same wheel to a place as near to that of the other as its goal has one; null where it leads nowhere. */
function sameWheel(h: Hunt, way: Candidate, goal: Goal): Candidate | null {
  const { side, lead, angle } = way;
  if (side === 0) return null;
  const offset = Math.max(goal.from, Math.min(goal.to, Math.floor(way.offset + 0.5)));
  const candidate = candidateAt(h, side, lead, angle, offset);
  // What `candidateAt` left in `legs` may be negative: then the wheel does not lead there.
  const [before, after] = [legs.before0 + legs.before1 * offset, legs.after0 + legs.after1 * offset];
  return before < 0 || after < -BACK || candidate.length > h.maximum ? null : candidate;
}
