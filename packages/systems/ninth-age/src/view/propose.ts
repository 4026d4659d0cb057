import type { ChoiceKind, Json, Request } from "@tercio/kernel";
import { INCH } from "@tercio/tabletop";
import { unitDistance } from "../calculation/formation.ts";
import { deploy } from "../choice/deploy.ts";
import { move } from "../choice/move.ts";
import { orderChoices } from "../choice/order.ts";
import { reformChoices } from "../choice/reform.ts";
import { simpleChoices } from "../choice/simple.ts";
import { nearestEnemy } from "../sequence/panic.ts";
import { victoryPoints } from "../sequence/scoring.ts";
import { health, type NinthAge, onField, other, type Seat, startingHealth } from "../state.ts";

const kinds = new Map<string, ChoiceKind<NinthAge>>(
  [...simpleChoices, ...orderChoices, deploy, move, ...reformChoices].map((c) => [c.id, c]),
);

/** Candidate answers for a bot: all of a short list, else a handful of different samples. */
export function propose(game: NinthAge, request: Request, source: { next(sides: number): number }): readonly Json[] {
  if (request.type !== "choice") return [];
  const kind = kinds.get(request.choice);
  if (kind === undefined) return [];
  const all = kind.enumerate?.(game, request.about) ?? null;
  if (all !== null && all.length <= 12) return all;
  const list: Json[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const answer = kind.sample(game, request.about, source);
    const key = JSON.stringify(answer);
    if (seen.has(key)) continue;
    seen.add(key);
    list.push(answer);
  }
  return list;
}

/** Victory Points won less those lost, health left, and a little for being near enough to do something. */
export function standing(game: NinthAge, seat: number): number {
  if (game.result !== null)
    return (game.result.battlePoints[seat as Seat] - game.result.battlePoints[other(seat)]) * 200;
  const vp = victoryPoints(game);
  let value = vp[seat as Seat] - vp[other(seat)] + (game.counters[seat as Seat] - game.counters[other(seat)]) * 40;
  for (const u of game.units) {
    if (!onField(u)) continue;
    const share = (health(u) / startingHealth(u.entry)) * u.entry.pointCost * (u.fleeing ? 0.3 : 0.6);
    value += u.seat === seat ? share : -share;
    if (u.seat === seat && !u.fleeing) {
      const foe = nearestEnemy(game, u);
      if (foe !== null) value -= Math.min(30, unitDistance(u, foe) / INCH);
    }
  }
  return value;
}
