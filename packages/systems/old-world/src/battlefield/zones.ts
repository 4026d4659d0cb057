import { inForce } from "@tercio/kernel";
import type { Strip } from "@tercio/mass-battle";
import { outlineOfZone, type View, viewFrom, zoneHolds } from "@tercio/regiments";
import { INCH, type Point, type Rectangle } from "@tercio/tabletop";
import * as battle from "../entries/rules/battle.ts";
import { fieldOf, type OldWorld, type Seat } from "../state/state.ts";
import { onTable } from "./world.ts";

/** A zone holds its own front line (ruling: zone-line). */
const LEVEL = { slope: 0, holdsLine: true } as const;
const WHOLE = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY, ...LEVEL };
/** How far from the centre line a zone along the whole of a long edge begins, in inches. */
const FROM_CENTRE = {
  "open-battle": battle.openBattle.figures.fromCentre,
  "break-point": battle.breakPoint.figures.fromCentre,
  "meeting-engagement": battle.meetingEngagement.figures.fromCentre,
  "command-and-control": battle.commandAndControl.figures.fromCentre,
};

export const sideOf = (game: OldWorld, seat: Seat): 1 | -1 => fieldOf(game).zone[seat] ?? (seat === 0 ? -1 : 1);

/** A seat's view of the table, which in a Mountain Pass lies with its short edges north and south. */
export const viewOf = (game: OldWorld, seat: Seat): View => viewFrom(sideOf(game, seat), fieldOf(game).chirality);

/** The zone in its owner's view. */
export function stripsOf(game: OldWorld): readonly Strip[] {
  const field = fieldOf(game);
  // Without the rule there is no zone: the own half of the table is left.
  if (!inForce(`tow.rule.${field.battle ?? "open-battle"}`)) return [{ ...WHOLE, level: 0 }];
  switch (field.battle) {
    case "flank-attack": {
      const half = (battle.flankAttack.figures.middle * INCH) / 2;
      return [{ left: -half, right: half, level: battle.flankAttack.figures.fromCentre * INCH, ...LEVEL }];
    }
    case "mountain-pass":
      return [{ ...WHOLE, level: field.depth / 2 - battle.mountainPass.figures.deep * INCH, slope: 0 }];
    default:
      return [{ ...WHOLE, level: FROM_CENTRE[field.battle ?? "open-battle"] * INCH, slope: 0 }];
  }
}

/** Is a unit's boundary wholly in the zone? */
export const inZone = (game: OldWorld, seat: Seat, r: Rectangle): boolean =>
  onTable(game, r) && zoneHolds(stripsOf(game), viewOf(game, seat), r);

/** The outline of a zone on the table; the edge between its last two points is the owner's table edge. */
export const zoneOutline = (game: OldWorld, seat: Seat): readonly Point[] =>
  outlineOfZone(fieldOf(game), stripsOf(game), viewOf(game, seat));
