import { inForce } from "@tercio/kernel";
import { type Flight, type FlightObstacle, fleePath } from "@tercio/mass-battle";
import { angleTo, centre, INCH } from "@tercio/tabletop";
import { movement } from "../book/movement.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { solids } from "./terrain.ts";
import { everybody } from "./world.ts";

/** From the centre of one unit to the centre of another, as a direction. */
export function directionFrom(a: Unit, b: Unit): number {
  const p = centre(rectangleOf(a));
  const q = centre(rectangleOf(b));
  return angleTo(q.x - p.x, q.y - p.y);
}

/** A Flee Move: turned to `direction`, straight on, drawn out until more than 1" from every unit. */
export function flight(game: NinthAge, u: Unit, direction: number, distance: number): Flight {
  return fleePath(u, formationOf(u), direction, distance, {
    obstacles: [
      ...everybody(game, u.id).map(
        (o): FlightObstacle => ({
          id: o.id,
          kind: o.seat === u.seat ? "friend" : "enemy",
          shape: rectangleOf(o),
        }),
      ),
      ...solids(game).map((s): FlightObstacle => ({ ...s, kind: "impassable" })),
    ],
    table: { width: game.width, depth: game.depth },
    keep: inForce("t9a.rule.flee-extension") ? movement["t9a.rule.flee-extension"].inches * INCH : -Infinity,
  });
}
