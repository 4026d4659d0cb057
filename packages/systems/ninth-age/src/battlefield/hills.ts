import { inForce, there } from "@tercio/kernel";
import { isInside } from "../calculation/ground.ts";
import { objectiveRule } from "../state/deployments.ts";
import { type NinthAge, other, type Seat, type Unit } from "../state/state.ts";
import { zoneDistance } from "./zones.ts";

const KING = objectiveRule("king-of-the-hill");

/** Could anybody choose a feature on this battlefield? */
export const hasHills = (game: NinthAge): boolean => game.terrain.some((f) => f.kind !== "impassable");

/** The features that a seat may choose: not Impassable, not entirely in its own Deployment Zone. */
export function hillsFor(game: NinthAge, seat: Seat): readonly number[] {
  const away = zoneDistance(game, seat);
  return game.terrain.flatMap((f, at) => (f.kind !== "impassable" && f.outline.some((p) => away(p) > 0) ? [at] : []));
}

/** Is King of the Hill being played? */
export const crowning = (game: NinthAge): boolean => game.objective === "king-of-the-hill" && inForce(KING);

/** Does a unit stand inside the feature that its enemy chose? */
export function onTheirHill(game: NinthAge, u: Unit): boolean {
  const hill = game.hills[other(u.seat)];
  return hill !== null && isInside(game, u, there(game.terrain[hill]));
}
