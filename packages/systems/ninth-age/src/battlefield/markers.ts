import { changedGame } from "../state/copies.ts";
import { inForce, type Refusal, refuse, there } from "@tercio/kernel";
import {
  at,
  centre,
  CONTACT_TOLERANCE,
  distanceToPoint,
  facingEnds,
  gap,
  INCH,
  type Point,
  type Rectangle,
  roundHalfAway,
} from "@tercio/tabletop";
import { objectives, secureTarget } from "../book/battle.ts";
import { inEdition } from "../book/row.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { type Objective, objectiveRule } from "../state/deployments.ts";
import { type Marker, type NinthAge, type Seat, unit } from "../state/state.ts";
import { inches, seen } from "@tercio/regiments";
import { solids } from "./terrain.ts";
import { viewOf, zoneDistance } from "./zones.ts";

/** Secure Target: how far a marker keeps from its owner's zone and from the other marker (sheet 000). */
const { fromZones, betweenMarkers } = secureTarget;
const FROM_ZONE = fromZones * INCH;
const APART = betweenMarkers * INCH;
const SECURE = objectiveRule("secure-target");

const markerAt = (x: number, y: number, seat: Seat | null): Marker => ({ x, y, seat, carrier: null, dropAt: null });

const { divisor, fromImpassable } = objectives["t9a.objective.spoils-of-war"];
/** How far a marker is moved at once, to find where it lies clear of Impassable Terrain (0.01 mm). */
const SHIFT = INCH / 20;

/**
 * Where on the Centre Line a marker lies that would lie at `x`: there, or no farther outwards than it must to be more than an
 * inch from Impassable Terrain; of the middle one, which has no outward side, on the side of the chirality.
 */
function onCentreLine(game: NinthAge, x: number): Marker {
  const rocks = solids(game);
  const clear = (at: number): boolean =>
    rocks.every((s) => gap({ x: at, y: 0, facing: 0, width: 0, depth: 0 }, s.shape) > fromImpassable * INCH);
  const outwards = x === 0 ? game.chirality : Math.sign(x);
  for (let by = 0; Math.abs(x) + by < game.width / 2; by += SHIFT)
    if (clear(x + outwards * by)) return markerAt(x + outwards * by, 0, null);
  return markerAt(x, 0, null);
}

/** The game with its Secondary Objective, and the markers that stand from the start. */
export function startObjective(game: NinthAge, objective: Objective): NinthAge {
  const third = Math.trunc(game.width / divisor);
  const markers = objective === "spoils-of-war" ? [-third, 0, third].map((x) => onCentreLine(game, x)) : [];
  return { ...game, objective, markers };
}

const onBoard = (game: NinthAge, p: Point): boolean =>
  Math.abs(p.x) <= game.width / 2 && Math.abs(p.y) <= game.depth / 2;

const apart = (p: Point, q: Point): number => Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));

/** May the markers lie exactly as far apart as the rule says, in the edition that is played? */
export const exactlyApart = (game: NinthAge): boolean =>
  inEdition(objectives["t9a.objective.secure-target"], game.edition).exactlyAllowed;

/** Why a player may not place the marker there, or null. */
export function markerProblem(
  game: NinthAge,
  seat: Seat,
  p: Point,
  fromZone = zoneDistance(game, seat)(p),
): Refusal | null {
  if (!onBoard(game, p)) return refuse("refuse.marker-off-table", SECURE);
  if (fromZone <= FROM_ZONE) return refuse("refuse.marker-zone", SECURE, { distance: inches(FROM_ZONE) });
  const key = exactlyApart(game) ? "refuse.marker-apart" : "refuse.marker-farther-apart";
  const close = (far: number): boolean => far < APART || (far === APART && !exactlyApart(game));
  return game.markers.some((m) => close(apart(m, p))) ? refuse(key, SECURE, { distance: inches(APART) }) : null;
}

/** Points on lines a step apart (0.01 mm), edges and corners of the table among them, in a player's view. */
function grid(game: NinthAge, step: number): readonly Point[] {
  const along = (length: number): readonly number[] => {
    const half = length / 2;
    const list: number[] = [0];
    for (let n = step; n < half; n += step) list.push(-n, n);
    return [...list, -half, half];
  };
  return along(game.width).flatMap((x) => along(game.depth).map((y) => ({ x, y })));
}

/** By seat: the table is looked through once for each state of the game. */
const known = new WeakMap<NinthAge, [readonly Point[] | null, readonly Point[] | null]>();

/**
 * Sensible places for a player's marker: not far from the own zone, to the left, in the middle, to the right (in the
 * player's view). Empty where no point of a grid of half an inch is legal.
 */
export function markerPlaces(game: NinthAge, seat: Seat): readonly Point[] {
  const both = known.get(game) ?? [null, null];
  known.set(game, both);
  const places = both[seat] ?? found(game, seat);
  both[seat] = places;
  return places;
}

function found(game: NinthAge, seat: Seat): readonly Point[] {
  const v = viewOf(game, seat);
  const distance = zoneDistance(game, seat);
  for (const step of [2 * INCH, INCH / 2]) {
    const legal = grid(game, step).flatMap((p) => {
      const q = seen(v, p);
      const far = distance(q);
      return markerProblem(game, seat, q, far) === null ? [{ p, q, far }] : [];
    });
    if (legal.length === 0) continue;
    const places = [-game.width / 4, 0, game.width / 4].map((goal) => {
      const cost = ({ p, far }: (typeof legal)[number]): number => far + Math.abs(p.x - goal);
      return legal.reduce((a, b) => (cost(b) < cost(a) ? b : a)).q;
    });
    return places.filter((p, i) => places.findIndex((o) => o.x === p.x && o.y === p.y) === i);
  }
  return [];
}

/** The unit that has lost a marker, or lost Scoring with it, where it stood. */
const dropped = (game: NinthAge, m: Marker): Rectangle => m.dropAt ?? rectangleOf(unit(game, m.carrier ?? 0));

/** Points at which a dropped marker may be put down, in contact with the unit that carried it: around it, and within. */
export function dropPlaces(game: NinthAge, marker: number): readonly Point[] {
  const m = there(game.markers[marker]);
  const r = dropped(game, m);
  const half = r.width / 2;
  const held = (n: number, most: number): number => Math.max(-most, Math.min(most, roundHalfAway(n)));
  const around = [at(r, 0, 0), at(r, half, r.depth / 2), at(r, 0, r.depth), at(r, -half, r.depth / 2), centre(r)];
  const list = [...around, ...facingEnds(r)].map((p) => ({
    x: held(p.x, Math.floor(game.width / 2)),
    y: held(p.y, Math.floor(game.depth / 2)),
  }));
  return list.filter((p, i) => list.findIndex((o) => o.x === p.x && o.y === p.y) === i);
}

/** Why a dropped marker may not be put down there, or null. */
export function dropProblem(game: NinthAge, marker: number, p: Point): Refusal | null {
  const rule = objectiveRule("spoils-of-war");
  if (!onBoard(game, p)) return refuse("refuse.marker-off-table", rule);
  const near = distanceToPoint(dropped(game, there(game.markers[marker])), p) <= CONTACT_TOLERANCE;
  return near || dropPlaces(game, marker).some((q) => q.x === p.x && q.y === p.y)
    ? null
    : refuse("refuse.marker-contact", rule);
}

/** The game with one marker changed. */
export const changeMarker = (game: NinthAge, marker: number, patch: Partial<Marker>): NinthAge =>
  changedGame(game, { markers: game.markers.map((m, i) => (i === marker ? { ...m, ...patch } : m)) });

/** A unit flees or is lost: the marker that it carries falls where it stands. */
export function letFall(game: NinthAge, id: number): NinthAge {
  const marker = game.markers.findIndex((m) => m.carrier === id && m.dropAt === null);
  return marker < 0 ? game : changeMarker(game, marker, { dropAt: rectangleOf(unit(game, id)) });
}

export const carries = (game: NinthAge, id: number): boolean => game.markers.some((m) => m.carrier === id);

/** The game with a player's own marker. */
export const placeMarker = (game: NinthAge, seat: Seat, p: Point): NinthAge => ({
  ...game,
  markers: [...game.markers, markerAt(p.x, p.y, seat)],
});

export const securing = (game: NinthAge): boolean => game.objective === "secure-target" && inForce(SECURE);
