import { there } from "@tercio/kernel";
import type { Leg, Motion, PieceKey } from "@tercio/board";
import {
  angleTo,
  around,
  at as point,
  centre,
  CONTACT_TOLERANCE,
  type Disc,
  gap,
  type Point,
  type Polygon,
  type Rectangle,
  sweptTouch,
} from "@tercio/tabletop";
import { blockBody } from "./body.ts";
import { type Chirality, type Placement, turnedAbout } from "./facing.ts";
import { boundary, type Formation, type Place, standees } from "./formation.ts";
import { afterStep, directionOf, isPutDown, type MovePath, pivotTurn, type Standing } from "./path.ts";
import { turnWhile } from "./turn-clearance.ts";

/** One model of a formation: its place in it, and its base on the table, not rounded. */
export interface Base extends Place {
  readonly base: Rectangle;
}

/** The bases of all models of a formation that stands there, the first rank first, from left to right. */
export function basesOf(place: Placement, f: Formation, chirality: Chirality): readonly Base[] {
  const whole = boundary(place, f);
  const list: Base[] = [];
  for (const { rank, file, right, back, width, depth } of standees(f, chirality)) {
    const { x, y } = point(whole, right, back);
    const base: Rectangle = { x, y, facing: whole.facing, width, depth };
    list.push({ rank, file, base: f.round === true ? { ...base, round: true } : base });
  }
  return list;
}

/** The middles of those bases. */
export const baseCentres = (place: Placement, f: Formation, chirality: Chirality): readonly Point[] =>
  basesOf(place, f, chirality).map(({ base }) => centre(base));

/** A turn of the whole formation about a point, 1/65536 turns, positive clockwise. */
interface Turn {
  readonly about: Point;
  readonly by: number;
}

/** A move as it was made: from where, along which path, and the free turn at its end if there was one. */
export interface Way {
  readonly from: Placement;
  readonly path: MovePath;
  readonly align?: Turn;
  /** Straight to there at the end, in whatever direction, its facing kept. */
  readonly pushedTo?: Point;
  /** It goes over everything: only where it begins and ends it touches anybody, or only where it lands. */
  readonly over?: true | "lands";
}

type Stage = Standing & { readonly end: Standing } & (
    | { readonly direction: number; readonly distance: number; readonly turn?: undefined }
    | { readonly turn: Turn }
  );

/** Standing still is going nowhere. */
const still = (at: Standing): Stage => going(at, at, 0, 0);

/** Straight on. Every field is written out: copies by spread get a shape each. */
const going = ({ rectangle, formation }: Standing, end: Standing, direction: number, distance: number): Stage => ({
  rectangle,
  formation,
  end,
  direction,
  distance,
});
const turning = ({ rectangle, formation }: Standing, end: Standing, turn: Turn): Stage => ({
  rectangle,
  formation,
  end,
  turn,
});

/** A turn right about goes to either side: to the one that `chirality` prefers. To the unit as one it is all the same. */
const rightAbout = (by: number, chirality: Chirality): number => (Math.abs(by) === 32768 ? chirality * 32768 : by);

/** The parts of a way one after another, whatever it goes over; who reforms stands there at once. */
function* stagesAlong(way: Way, f: Formation, chirality: Chirality): Generator<Stage> {
  let at: Standing = { rectangle: boundary(way.from, f), formation: f };
  for (const s of way.path) {
    const r = at.rectangle;
    const end = afterStep(at, s);
    if (s.kind === "wheel") {
      const left = s.side === "left";
      const about = point(r, left ? -r.width / 2 : r.width / 2, 0);
      yield turning(at, end, { about, by: left ? -s.angle : s.angle });
    } else if (s.kind === "pivot")
      yield turning(at, end, { about: centre(r), by: rightAbout(pivotTurn(r, s.to), chirality) });
    else if (isPutDown(s)) yield still(end);
    else yield going(at, end, directionOf(r, s), s.distance);
    at = end;
  }
  const { align: turn, pushedTo: to } = way;
  if (to !== undefined) {
    const { x, y, facing } = at.rectangle;
    const [dx, dy] = [to.x - x, to.y - y];
    const end = { ...at, rectangle: { ...at.rectangle, x: to.x, y: to.y, facing } };
    yield going(at, end, angleTo(dx, dy), Math.sqrt(dx * dx + dy * dy));
    at = end;
  }
  if (turn === undefined) return;
  const rectangle = turnedAbout(at.rectangle, turn.about, turn.by);
  yield turning(at, { rectangle, formation: at.formation }, turn);
}

function stagesOf(way: Way, f: Formation, chirality: Chirality): readonly Stage[] {
  const start = still({ rectangle: boundary(way.from, f), formation: f });
  const along = [...stagesAlong(way, f, chirality)];
  const last = along.at(-1)?.end ?? start;
  if (way.over !== undefined) return way.over === "lands" ? [still(last)] : [start, still(last)];
  return way.align === undefined ? [start, ...along, still(last)] : [start, ...along];
}

/** The way of a unit as a screen shows it: the very parts that are asked what they touch. */
export function motionAlong(piece: PieceKey, way: Way, f: Formation, chirality: Chirality): Motion {
  const { x, y, facing } = way.from;
  let before = f;
  const legs = [...stagesAlong(way, f, chirality)].map(({ end, turn }): Leg => {
    const { rectangle: r, formation } = end;
    const pose = { x: r.x, y: r.y, facing: r.facing };
    const shape = formation === before ? {} : { shape: blockBody(formation, chirality) };
    before = formation;
    return turn === undefined ? { ...pose, ...shape } : { ...pose, turn };
  });
  return { piece, from: { x, y, facing }, legs };
}

/** May a formation that makes this stage come into this circle? Never no wrongly. */
function mayMeet(stage: Stage, circle: Disc): boolean {
  const { x, y } = centre(stage.rectangle);
  const own =
    Math.sqrt(stage.rectangle.width * stage.rectangle.width + stage.rectangle.depth * stage.rectangle.depth) / 2;
  const { turn } = stage;
  const [dx, dy] = turn === undefined ? [stage.distance, 0] : [turn.about.x - x, turn.about.y - y];
  // A turn leads no point farther than twice as far as it is from what it turns about.
  const moved = (turn === undefined ? 1 : 2) * Math.sqrt(dx * dx + dy * dy);
  const far = own + moved + circle.radius + CONTACT_TOLERANCE + 1;
  return (circle.x - x) * (circle.x - x) + (circle.y - y) * (circle.y - y) <= far * far;
}

/** Does this base, in this place of the formation, touch one of the parts somewhere on the stage? */
function touches(stage: Stage, base: Rectangle, parts: readonly Polygon[]): boolean {
  const { turn } = stage;
  if (turn === undefined) return parts.some((p) => sweptTouch(base, stage.distance, p, stage.direction));
  const least = (r: Rectangle): number => Math.min(...parts.map((p) => gap(r, p)));
  if (turn.by === 0) return least(base) <= CONTACT_TOLERANCE;
  return turnWhile(base, turn.about, turn.by, CONTACT_TOLERANCE, least) < Math.abs(turn.by);
}

/**
 * The models (by their places in {@link basesOf}) whose bases touch one of the parts anywhere on a move, its start and its end
 * included. Straight stretches are exact; turns are followed in whole units of angle by steps that pass nothing over. In a
 * reform on the way each model keeps its number.
 */
export function basesTouching(
  way: Way,
  f: Formation,
  parts: readonly Polygon[],
  chirality: Chirality,
): readonly number[] {
  const circles = parts.map(around);
  const stages = stagesOf(way, f, chirality).flatMap((stage) => {
    const near = parts.filter((_, i) => mayMeet(stage, there(circles[i])));
    return near.length === 0 ? [] : [{ stage, near, bases: basesOf(stage.rectangle, stage.formation, chirality) }];
  });
  if (stages.length === 0) return [];
  return Array.from({ length: f.models }, (_, i) => i).filter((i) =>
    stages.some(({ stage, near, bases }) => touches(stage, there(bases[i]).base, near)),
  );
}
