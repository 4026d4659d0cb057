import { inForce } from "@tercio/kernel";
import type { Strip } from "@tercio/mass-battle";
import { distanceToZone, outlineOfZone, type View, viewFrom, zoneHolds, zoneHoldsPoint } from "@tercio/regiments";
import { centre, INCH, type Point, type Rectangle } from "@tercio/tabletop";
import { deployments, dawnAssault, marchingColumns } from "../book/battle.ts";
import { deploymentRule } from "../state/deployments.ts";
import { type NinthAge, other, type Seat } from "../state/state.ts";
import { onTable } from "./world.ts";

/** Distances of the deployment maps (public page of the rules; the sheets' maps are lost). */
const FRONTLINE = deployments["t9a.deployment.frontline-clash"].fromCentreLine * INCH;
const {
  fromCentreLine: [near, far],
  divisor,
} = deployments["t9a.deployment.encircle"];
const NEAR = near * INCH;
const FAR = far * INCH;
/** The others lie along the Centre Line, each so far from it. */
const FROM_CENTRE: { readonly [type: string]: number } = {
  "dawn-assault": dawnAssault.fromCentreLine * INCH,
  counterthrust: deployments["t9a.deployment.counterthrust"].fromCentreLine * INCH,
  "marching-columns": marchingColumns.fromCentreLine * INCH,
};
const DIAGONAL = deployments["t9a.deployment.refused-flank"].fromDiagonal * INCH;

/** Where the table ends a strip, nothing need be asked of its sides. */
const WHOLE = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
const across = (level: number, slope = 0): Strip => ({ left: WHOLE.left, right: WHOLE.right, level, slope });

export const sideOf = (game: NinthAge, seat: Seat): 1 | -1 => game.zone[seat] ?? (seat === 0 ? -1 : 1);

/** A seat's view of the table. */
export const viewOf = (game: NinthAge, seat: Seat): View => viewFrom(sideOf(game, seat), game.chirality);

/**
 * The Deployment Zone in its owner's view, as strips that may overlap: a unit is in the zone when it is wholly in one of
 * them, and beyond its front line, not on it.
 */
export function stripsOf(game: NinthAge, seat: Seat): readonly Strip[] {
  const type = game.deployment ?? "frontline-clash";
  // Without the rule there is no zone: the own half of the table is left.
  if (!inForce(deploymentRule(type))) return [across(0)];
  if (type === "encircle") {
    const quarter = game.width / divisor;
    const deep = across(FAR);
    return seat === game.attacker
      ? [
          { left: WHOLE.left, right: -quarter, level: NEAR, slope: 0 },
          { left: quarter, right: WHOLE.right, level: NEAR, slope: 0 },
          deep,
        ]
      : [{ left: -quarter, right: quarter, level: NEAR, slope: 0 }, deep];
  }
  if (type === "refused-flank") {
    const v = viewOf(game, seat);
    const { width, depth } = game;
    const level = (DIAGONAL * Math.sqrt(width * width + depth * depth)) / width;
    return [across(level, (game.diagonal * v.x * v.y * depth) / width)];
  }
  const level = FROM_CENTRE[type] ?? FRONTLINE;
  if (type !== "dawn-assault") return [across(level)];
  // Farther than a quarter of the board from the enemy's short edge: not on that line.
  const edge = (game.shortEdge[other(seat)] ?? game.chirality) * viewOf(game, seat).x;
  const most = game.width / 2 - game.width / dawnAssault.divisor - 1;
  const [left, right] = edge === 1 ? [WHOLE.left, most] : [-most, WHOLE.right];
  return [{ left, right, level, slope: 0 }];
}

/** Is a unit's boundary wholly in the zone? */
export const inZone = (game: NinthAge, seat: Seat, r: Rectangle): boolean =>
  onTable(game, r) && zoneHolds(stripsOf(game, seat), viewOf(game, seat), r);

/** Is the Centre of Unit in the zone? */
export const centreInZone = (game: NinthAge, seat: Seat, r: Rectangle): boolean =>
  zoneHoldsPoint(stripsOf(game, seat), viewOf(game, seat), centre(r));

/** The outline of a zone on the table; the edge between its last two points is the owner's table edge. */
export const zoneOutline = (game: NinthAge, seat: Seat): readonly Point[] =>
  outlineOfZone(game, stripsOf(game, seat), viewOf(game, seat));

/** How far points are from a seat's zone, 0.01 mm; 0 in it. */
export const zoneDistance = (game: NinthAge, seat: Seat): ((p: Point) => number) =>
  distanceToZone(game, stripsOf(game, seat), viewOf(game, seat));
