import { bilingual, inForce, message, type Refusal, refuse } from "@tercio/kernel";
import { boundary, withFiles } from "@tercio/mass-battle";
import {
  angleTo,
  at,
  CONTACT_TOLERANCE,
  gap,
  INCH,
  normalise,
  type Point,
  type Rectangle,
  roundHalfAway,
} from "@tercio/tabletop";
import { occupiedBuildings } from "../entries/rules/ground.ts";
import { oneInch } from "../entries/rules/moves.ts";
import { formationOf, rectangleOf, unitDistance, unitStrength } from "../calculation/formation.ts";
import { shapesOf } from "../calculation/models.ts";
import { fieldOf, type OldWorld, onField, type Unit } from "../state/state.ts";
import type { Feature, FeatureKind } from "../state/terrain.ts";
import { INFANTRY } from "../state/troop-types.ts";
import { APART, isTaken, onTable, others } from "./world.ts";

type G = OldWorld;
const RULE = occupiedBuildings.id;
const { tower, ruins, building, inches } = occupiedBuildings.figures;
const QUARTER = 16_384;

/** A building that units may occupy: which feature of the table, where it stands, and the most Unit Strength that it holds. */
export interface Building {
  readonly feature: number;
  readonly kind: FeatureKind;
  readonly walls: Rectangle;
  readonly most: number;
}

/** The Unit Strength that a kind of building holds, and how wide and deep it must be. */
const HOLDS: { readonly [kind in FeatureKind]?: { readonly most: number; readonly least: number } } = {
  building: { most: building, least: inches * INCH },
  tower: { most: tower, least: 0 },
  "dark-ruins": { most: ruins, least: 0 },
};

/** So much (a share of the sides) an outline in whole numbers may be off a right angle. */
const SQUARE = 0.002;

/** An outline as a rectangle that looks out of its first side; null where it is none. */
function rectangular(outline: readonly Point[]): Rectangle | null {
  const [a, b, c, d] = outline;
  if (a === undefined || b === undefined || c === undefined || d === undefined || outline.length !== 4) return null;
  const [along, across] = [
    { x: b.x - a.x, y: b.y - a.y },
    { x: c.x - b.x, y: c.y - b.y },
  ];
  const [width, depth] = [along, across].map((v) => Math.sqrt(v.x * v.x + v.y * v.y));
  if (width === undefined || depth === undefined) return null;
  const skew = Math.abs(along.x * across.x + along.y * across.y);
  // Opposite corners have one middle, give or take what whole numbers leave.
  const off = Math.max(Math.abs(a.x + c.x - b.x - d.x), Math.abs(a.y + c.y - b.y - d.y));
  if (skew > SQUARE * width * depth || off > 2) return null;
  const whole = (n: number): number => roundHalfAway(n) + 0;
  const facing = normalise(angleTo(-across.x, -across.y));
  const front = { x: whole((a.x + b.x) / 2), y: whole((a.y + b.y) / 2) };
  return { ...front, facing, width: whole(width), depth: whole(depth) };
}

function buildingOf({ kind, outline }: Feature, feature: number): Building | null {
  const row = HOLDS[kind];
  const walls = row === undefined ? null : rectangular(outline);
  if (row === undefined || walls === null) return null;
  return Math.min(walls.width, walls.depth) < row.least ? null : { feature, kind, walls, most: row.most };
}

const known = new WeakMap<readonly Feature[], readonly Building[]>();

/** All buildings of the table that units may occupy. */
export function buildings(game: G): readonly Building[] {
  if (!inForce(RULE)) return [];
  const { terrain } = fieldOf(game);
  let list = known.get(terrain);
  if (list === undefined) {
    list = terrain.flatMap((f, i) => buildingOf(f, i) ?? []);
    known.set(terrain, list);
  }
  return list;
}

/** Who holds a building. */
const holderOf = (game: G, feature: number): Unit | undefined =>
  game.units.find((u) => onField(u) && u.garrison?.feature === feature);

/** Does a unit touch it? */
const touches = (u: Unit, b: Building): boolean => shapesOf(u).some((r) => gap(r, b.walls) <= CONTACT_TOLERANCE);

/** Why a unit may not hold this building, wherever it is; null where it may. */
export function whyNotHold(game: G, u: Unit, b: Building): Refusal | null {
  const unit = bilingual(u.entry.name);
  if (!INFANTRY[u.entry.troopType]) return refuse("refuse.garrison-infantry", RULE, { unit }, "building");
  if (unitStrength(u) > b.most) return refuse("refuse.garrison-strength", RULE, { unit, most: b.most }, "building");
  return holderOf(game, b.feature) === undefined ? null : refuse("refuse.garrison-held", RULE, {}, "building");
}

/** The buildings that a unit may enter, if it comes to them. */
export const openTo = (game: G, u: Unit): readonly Building[] =>
  u.garrison !== null || fieldOf(game).phase !== "movement"
    ? []
    : buildings(game).filter((b) => whyNotHold(game, u, b) === null);

/** Why a unit that stands as `u` may not enter a building from there; null where it may. */
export function whyNotEnter(game: G, u: Unit, feature: unknown): Refusal | null {
  const b = buildings(game).find((x) => x.feature === feature);
  if (b === undefined) return refuse("refuse.no-building", RULE, {}, "building");
  return (
    whyNotHold(game, u, b) ??
    (touches(u, b) ? null : refuse("refuse.garrison-contact", RULE, { unit: bilingual(u.entry.name) }, "building"))
  );
}

/** The building that a unit which stands there may enter; the first of several. */
export const entered = (game: G, u: Unit): Building | undefined => openTo(game, u).find((b) => touches(u, b));

/** The unit inside. */
export function inside(u: Unit, { feature, walls }: Building): Partial<Unit> {
  const { x, y, facing, width, depth } = walls;
  return { x, y, facing, places: null, garrison: { feature, width, depth } };
}

/** How a garrison leaves: which wall, from the one in front clockwise, how far along it to the right, and how wide. */
export type Leaving = {
  readonly wall: number;
  readonly along: number;
  readonly files: number;
};

/** How far along the wall a unit so wide may come out: some of it touches the wall. */
function mostAlong(u: Unit, wall: number, files: number): number {
  const { width, depth } = rectangleOf(u);
  const own = boundary({ x: 0, y: 0, facing: 0 }, withFiles(formationOf({ ...u, garrison: null }), files)).width;
  return Math.max(0, Math.floor(((wall % 2 === 0 ? width : depth) + own) / 2) - 1);
}

/** The unit outside, with its rear against the wall. */
export function outside(u: Unit, { wall, along, files }: Leaving): Unit {
  const r = rectangleOf(u);
  const facing = normalise(r.facing + wall * QUARTER);
  const free = { ...u, garrison: null, files, facing };
  const { depth } = boundary(free, formationOf(free));
  // The middle of the wall, then along it and out by the depth of the unit.
  const middle = [at(r, 0, 0), at(r, r.width / 2, r.depth / 2), at(r, 0, r.depth), at(r, -r.width / 2, r.depth / 2)];
  const start = { x: middle[wall]?.x ?? r.x, y: middle[wall]?.y ?? r.y, facing, width: 0, depth: 0 };
  const { x, y } = at(start, along, -depth);
  return { ...free, x: roundHalfAway(x) + 0, y: roundHalfAway(y) + 0 };
}

/** Why a garrison may not leave so; null where it may. */
export function whyNotLeave(game: G, u: Unit, l: Leaving): Refusal | null {
  const unit = bilingual(u.entry.name);
  if (u.garrison === null) return refuse("refuse.no-garrison", RULE, { unit }, "unit");
  if (![0, 1, 2, 3].includes(l.wall)) return refuse("refuse.shape", RULE, {}, "wall");
  if (l.files < 1 || l.files > u.models) return refuse("refuse.files", RULE, { unit, most: u.models }, "files");
  if (Math.abs(l.along) > mostAlong(u, l.wall, l.files)) return refuse("refuse.garrison-wall", RULE, {}, "along");
  const out = outside(u, l);
  const r = rectangleOf(out);
  if (!onTable(game, r)) return refuse("refuse.off-table", "tow.rule.table-edge");
  const foe = others(game, u.id).find((v) => v.entry.seat !== u.entry.seat && unitDistance(out, v) < APART);
  if (foe !== undefined)
    return {
      ...refuse("refuse.one-inch", oneInch.id, { foe: bilingual(foe.entry.name), inches: oneInch.figures.inches }),
      pieces: [foe.id],
    };
  return isTaken(game, out, r) ? refuse("refuse.garrison-no-room", RULE, { unit }) : null;
}

/** How it would leave towards a point of the table: by the wall that looks at it most. */
export function towards(u: Unit, p: Point, files: number): Leaving {
  const r = rectangleOf(u);
  const c = at(r, 0, r.depth / 2);
  const ahead = at({ ...r, x: 0, y: 0 }, 0, -1);
  const [dx, dy] = [p.x - c.x, p.y - c.y];
  // As its walls lie: to the right of where it looks, and ahead.
  const [right, front] = [dx * ahead.y - dy * ahead.x, dx * ahead.x + dy * ahead.y];
  const lying = Math.abs(front) * r.width >= Math.abs(right) * r.depth;
  const wall = lying ? (front >= 0 ? 0 : 2) : right >= 0 ? 1 : 3;
  const along = roundHalfAway([right, -front, -right, front][wall] ?? 0);
  const most = mostAlong(u, wall, files);
  return { wall, along: Math.max(-most, Math.min(most, along)) + 0, files };
}

/** Ways to leave to try, legal or not: the middle of each wall. */
export const exits = (u: Unit): readonly Leaving[] => [0, 1, 2, 3].map((wall) => ({ wall, along: 0, files: u.files }));

/** What the building of a garrison is called. */
export const buildingName = (game: G, { garrison }: Unit) =>
  message(`terrain.${garrison === null ? "building" : (fieldOf(game).terrain[garrison.feature]?.kind ?? "building")}`);
