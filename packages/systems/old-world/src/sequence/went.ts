import { motionData, type Pose } from "@tercio/board";
import type { JsonObject } from "@tercio/kernel";
import { motionAlong, type Way } from "@tercio/mass-battle";
import type { Point } from "@tercio/tabletop";
import { bodyOf } from "../battlefield/body.ts";
import { formationOf } from "../calculation/formation.ts";
import { modelsOf } from "../calculation/models.ts";
import { fieldOf, type OldWorld, type Unit } from "../state/state.ts";

/** What goes along with the line that tells of a move: the way of this unit, from where it stood as `u`. */
export const went =
  (game: OldWorld, u: Unit, way: Way): (() => JsonObject) =>
  () =>
    motionData(motionAlong(u.id, way, formationOf(u), fieldOf(game).chirality));

type Ways = readonly (readonly Point[])[];
const pose = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });

/** The same of loose models, each along its own way, to where they stand as `there`. */
export const wentLoose =
  (u: Unit, there: Unit, ways: Ways): (() => JsonObject) =>
  () => {
    const body = bodyOf(there, 1);
    const { outline, front, bases } = body;
    const leg = { ...pose(body), shape: { outline, front, bases }, ways: ways.filter((w) => w.length > 1) };
    return motionData({ piece: u.id, from: pose(bodyOf(u, 1)), legs: [leg] });
  };

/** The ways of loose models that go straight. */
export const straightWays = (u: Unit, there: Unit): Ways => {
  const ends = modelsOf(there);
  return modelsOf(u).map(({ x, y }, i) => {
    const end = ends[i];
    return end === undefined || (end.x === x && end.y === y)
      ? [{ x, y }]
      : [
          { x, y },
          { x: end.x, y: end.y },
        ];
  });
};
