import { type Flight, type FlightObstacle, fleePath } from "@tercio/mass-battle";
import { angleTo, centre } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { fieldOf, type OldWorld, type Unit } from "../state/state.ts";
import { APART, others, solids } from "./world.ts";

/** A flight may end against a friend: no gap is needed, 0.01 mm. */
const TOUCHING = -1;

/** From the middle of one unit to the middle of another, as a direction. */
export function directionTo(a: Unit, b: Unit): number {
  const [p, q] = [centre(rectangleOf(a)), centre(rectangleOf(b))];
  return angleTo(q.x - p.x, q.y - p.y);
}

/**
 * A flight: turned to `direction` about its middle, so far (0.01 mm) straight on, through everybody; on until it is clear of
 * friends and an inch beyond enemies.
 */
export function flight(game: OldWorld, u: Unit, direction: number, distance: number): Flight {
  const { width, depth } = fieldOf(game);
  return fleePath(u, formationOf(u), direction, distance, {
    obstacles: [
      ...others(game, u.id).map((o): FlightObstacle => {
        const friend = o.entry.seat === u.entry.seat;
        return {
          id: o.id,
          kind: friend ? "friend" : "enemy",
          shape: rectangleOf(o),
          keep: friend ? TOUCHING : APART - 1,
        };
      }),
      ...solids(game).map((s): FlightObstacle => ({ ...s, kind: "impassable" })),
    ],
    table: { width, depth },
    keep: TOUCHING,
  });
}
