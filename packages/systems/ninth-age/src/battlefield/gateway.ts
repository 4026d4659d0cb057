import { type Refusal, refuse } from "@tercio/kernel";
import { distanceToPoint, INCH, type Point } from "@tercio/tabletop";
import { GATEWAY } from "../calculation/gateway.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { type NinthAge, onField, other, unit } from "../state/state.ts";
import { sideOf, zoneDistance } from "./zones.ts";

/** Whose marker, and whether it is laid before the battle. */
export interface Laying {
  readonly unit: number;
  readonly before?: true;
}

/** Why a Gateway Marker may not be laid there; null: it may. */
export function whyNoGate(game: NinthAge, { unit: id, before }: Laying, p: Point): Refusal | null {
  const u = unit(game, id);
  const rule = "t9a.rule.gateway";
  if (Math.abs(p.x) > game.width / 2 || Math.abs(p.y) > game.depth / 2)
    return refuse("refuse.off-table", "t9a.rule.board-edge", {}, "x");
  if (before !== true)
    return distanceToPoint(rectangleOf(u), p) > GATEWAY.within * INCH
      ? refuse("refuse.gateway.range", rule, { inches: GATEWAY.within }, "x")
      : null;
  const { fromEnemyEdge: edge, fromEnemyZone: zone } = GATEWAY.before;
  const foe = other(u.seat);
  if (game.depth / 2 - sideOf(game, foe) * p.y < edge * INCH)
    return refuse("refuse.gateway.edge", rule, { inches: edge }, "y");
  return zoneDistance(game, foe)(p) < zone * INCH ? refuse("refuse.gateway.zone", rule, { inches: zone }, "y") : null;
}

/** Points worth a thought: around whoever lays it and where enemies stand, or all over the table before the battle. */
export function gatePoints(game: NinthAge, laying: Laying): readonly Point[] {
  const u = unit(game, laying.unit);
  const step = 6 * INCH;
  const across = Math.floor(game.width / 2 / step);
  const along = Math.floor(game.depth / 2 / step);
  const grid = Array.from({ length: (2 * across + 1) * (2 * along + 1) }, (_, n) => ({
    x: ((n % (2 * across + 1)) - across) * step,
    y: (Math.floor(n / (2 * across + 1)) - along) * step,
  }));
  const enemies = game.units.filter((v) => onField(v) && v.seat !== u.seat).map(({ x, y }) => ({ x, y }));
  return [...enemies, ...grid].filter((p) => whyNoGate(game, laying, p) === null);
}
