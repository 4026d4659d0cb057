import type { Strip } from "@tercio/mass-battle";
import { corners, INCH } from "@tercio/tabletop";
import { deployments } from "../book/battle.ts";
import { rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Seat } from "../state/state.ts";
import { byCentre } from "./marching.ts";
import { sideOf, stripsOf, viewOf } from "./zones.ts";
import { seen } from "@tercio/regiments";
import { others } from "./world.ts";

const COUNTER = deployments["t9a.deployment.counterthrust"].distanceFromEnemies * INCH;

/**
 * Where in a seat's zone units are surely legal, in its owner's view: the zone itself, but in Counterthrust only what lies
 * far enough behind the foremost enemy, and in Marching Columns only what lies beyond the units before (`marched` from the
 * short edge, 0.01 mm; -1 where there are none), with its middle where centres are compared.
 */
export function planningStrips(game: NinthAge, seat: Seat, marched: number): readonly Strip[] {
  const strips = stripsOf(game, seat);
  if (game.deployment === "counterthrust") {
    const y = sideOf(game, seat);
    const foremost = others(game)
      .filter((u) => u.seat !== seat)
      .reduce((most, u) => Math.max(most, ...corners(rectangleOf(u)).map((p) => p.y * y)), -game.depth);
    return strips.map((s) => ({ ...s, level: Math.max(s.level, foremost + COUNTER) }));
  }
  if (game.deployment === "marching-columns" && marched >= 0) {
    const edge = (game.shortEdge[seat] ?? game.chirality) * seen(viewOf(game, seat), { x: 1, y: 0 }).x;
    const at = game.width / 2 - marched - 1;
    const middles = byCentre(game);
    return strips.map((s) =>
      edge === 1 ? { ...s, right: Math.min(s.right, at), middles } : { ...s, left: Math.max(s.left, -at), middles },
    );
  }
  return strips;
}
