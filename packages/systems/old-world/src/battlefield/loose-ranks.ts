import { type Base, formUps, type Hindrance, type Line, overlap } from "@tercio/loose";
import { facingLine, type Placement } from "@tercio/mass-battle";
import { cosine, INCH, normalise, type Point, roundHalfAway, sine, TURN } from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { movementOf } from "../calculation/leadership.ts";
import { modelsOf } from "../calculation/models.ts";
import { formUp as rule } from "../entries/rules/skirmish.ts";
import { fieldOf, type OldWorld, type Unit } from "../state/state.ts";
import { hindrances } from "./loose.ts";

type G = OldWorld;
const HALF = TURN / 2;
/** A row that ends this part of a model before a line does reaches its end. */
const WHOLE = 1e-6;

/** One way for loose models to stand in ranks against a line: where, how wide, how many stand and how many are lost. */
export interface Ranked extends Placement {
  readonly width: number;
  readonly stand: number;
  readonly lost: number;
}

/** A line of the table that models of such a width stand against: its middle, the way out of it, its length (0.01 mm). */
const lineOf = (middle: Point, outward: number, length: number, width: number): Line => ({
  ...{ x: middle.x, y: middle.y, facing: normalise(Math.round(outward)) },
  files: Math.floor(length / width + WHOLE),
});

/** The models of a unit as they set out towards a line: turned to it, which costs nothing. */
const turned = (u: Unit, line: Line): readonly Base[] =>
  modelsOf(u).map((b) => ({ ...b, facing: normalise(line.facing + HALF) }));

/** What they go round; what a model lies in that has turned on its place does not hold it. */
const roundabout = (game: G, u: Unit, from: readonly Base[]): readonly Hindrance[] =>
  hindrances(game, u)
    .map(({ base, keep }) => ({ base, keep }))
    .filter((h) => !from.some((b) => overlap(b, h.base)));

/** Where the middle of a column of a line lies, so far before it. */
function before({ x, y, facing, files }: Line, column: number, width: number, ahead: number): Point {
  const right = (column - (files - 1) / 2) * width;
  const [s, c] = [sine(facing), cosine(facing)];
  return { x: roundHalfAway(x + right * c + ahead * s) + 0, y: roundHalfAway(y + ahead * c - right * s) + 0 };
}

/** All ways in which the models of a unit can stand in ranks against a line, each going at most `limit` (0.01 mm). */
function ranked(game: G, u: Unit, line: Line, limit: number): readonly Ranked[] {
  const from = turned(u, line);
  const { baseWidth } = formationOf(u);
  return formUps(from, line, roundabout(game, u, from), fieldOf(game), limit).map(({ first, width, places }) => {
    const stand = places.filter((p) => p !== null).length;
    const { x, y } = before(line, first + (width - 1) / 2, baseWidth, 0);
    const facing = normalise(line.facing + HALF);
    return { x, y, facing, width, stand, lost: places.length - stand };
  });
}

/** How loose models may form up along the front of the unit that has charged them, each by its Movement at most. */
export function targetRanks(game: G, v: Unit, by: Unit): readonly Ranked[] {
  const { middle, outward, length } = facingLine(rectangleOf(by), "front");
  const line = lineOf(middle, outward, length, formationOf(v).baseWidth);
  return ranked(game, v, line, movementOf(game, v).value * rule.figures.movements * INCH);
}
