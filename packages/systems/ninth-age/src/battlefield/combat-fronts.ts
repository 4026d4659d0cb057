import type { Refusal } from "@tercio/kernel";
import {
  baseEnds,
  boundary,
  contactOf,
  depthOf,
  facingLine,
  filePitch,
  placeInContact,
  ranksOf,
  widthOf,
  withFiles,
} from "@tercio/mass-battle";
import {
  centre,
  cosine,
  gap,
  INCH,
  normalise,
  type Point,
  type Rectangle,
  roundHalfAway,
  signedTurn,
  sine,
} from "@tercio/tabletop";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { type Engagement, engagementsOf, type Facing, foes, type NinthAge, type Unit, unit } from "../state/state.ts";
import { type CombatFront, combatReformed, facings, turns } from "./combat-reform.ts";
import { belowLevel } from "@tercio/regiments";
import { blocks, REFORM_SPACING } from "./world.ts";
import { abreast } from "../state/rooms.ts";

type G = NinthAge;

/** The facing of an enemy along which a unit may stand, and the facings with which it can look at it. */
interface Line {
  readonly game: G;
  readonly unit: Unit;
  readonly target: Rectangle;
  readonly facing: Facing;
}

function lineOf(game: G, id: number): Line | null {
  const e = engagementsOf(game, id)[0];
  if (e === undefined) return null;
  const [foe, facing] = e.a === id ? [e.b, e.bFacing] : [e.a, e.aFacing];
  return { game, unit: unit(game, id), target: rectangleOf(unit(game, foe)), facing };
}

const ownFacing = (e: Engagement, id: number): Facing => (e.a === id ? e.aFacing : e.bFacing);

const sizeOf = ({ unit: u }: Line, files: number): Rectangle => boundary(u, withFiles(formationOf(u), files));

/** The unit with its facing `own` flush against the enemy, that facing's middle `offset` from the enemy's (0.01 mm). */
const frontAt = (line: Line, own: Facing, files: number, offset: number): CombatFront => ({
  files,
  ...placeInContact(sizeOf(line, files), own, line.target, line.facing, offset),
});

/** How far the place lies along the enemy's facing, whose middle is 0: whole 0.01 mm, as {@link frontAt} takes it. */
const offsetOf = (line: Line, own: Facing, at: Rectangle): number => contactOf(at, own, line.target, line.facing);

/** How far the edges of the bases along a facing lie from its middle, 0.01 mm. */
function edges(files: number, facing: Facing, u: Unit): readonly number[] {
  const f = withFiles(formationOf(u), files);
  const half = (facing === "front" || facing === "rear" ? widthOf(f, files) : depthOf(f, ranksOf(f))) / 2;
  return baseEnds(f, facing).map((end) => end - half);
}

/** The offsets at which what a Combat Reform must keep to can change: bases begin to touch others, units come too near. */
function turningPoints(line: Line, own: Facing, files: number): readonly number[] {
  const { game, unit: u, target, facing } = line;
  const size = sizeOf(line, files);
  const mine = edges(files, own, u);
  const list = new Set<number>();
  const held = foes(game, u.id);
  const { outward } = facingLine(target, facing);
  const along = ({ x, y }: Point): number => -x * cosine(outward) + y * sine(outward);
  const middle = along(facingLine(target, facing).middle);
  for (const { foe, foeFacing } of held) {
    const room = rectangleOf(unit(game, foe));
    const apart = along(facingLine(room, foeFacing).middle) - middle;
    for (const theirs of edges(unit(game, foe).files, foeFacing, unit(game, foe)))
      for (const edge of mine) list.add(roundHalfAway(apart + theirs - edge));
  }
  const reach = Math.ceil((facingLine(target, facing).length + size.width + size.depth) / 2);
  const at = (offset: number): Rectangle => ({ ...size, ...placeInContact(size, own, target, facing, offset) });
  for (const room of blocks(game, u.id, ...held.map((f) => f.foe))) {
    const near = belowLevel((offset) => gap(at(offset), room), REFORM_SPACING, -reach, reach);
    if (near !== null) for (const offset of [near.before, near.after]) list.add(offset);
  }
  return [...list];
}

/** How a player wishes a unit to stand: how wide, looking where (1/65536 turns), the middle of its front where. */
export interface Wish {
  readonly files: number;
  readonly facing: number;
  readonly x: number;
  readonly y: number;
}

/** The legal Combat Reform of that width nearest to the wish, or why there is none there. */
export function nearestFront(game: G, id: number, wish: Wish): CombatFront | { readonly problem: Refusal } | null {
  const line = lineOf(game, id);
  if (line === null) return null;
  const towards = normalise(facingLine(line.target, line.facing).outward + 32768);
  const off = (own: Facing): number => Math.abs(signedTurn(normalise(towards - turns[own] - wish.facing)));
  const own = facings.reduce((p, q) => (off(q) < off(p) ? q : p));
  const size = sizeOf(line, wish.files);
  const wanted = offsetOf(line, own, { ...size, x: wish.x, y: wish.y, facing: normalise(towards - turns[own]) });
  const tried = (offset: number) => combatReformed(game, id, frontAt(line, own, wish.files, offset));
  const first = tried(wanted);
  if ("game" in first) return frontAt(line, own, wish.files, wanted);
  const nearness = (p: number, q: number): number =>
    Math.abs(p - wanted) - Math.abs(q - wanted) || (q - p) * game.chirality;
  const legal = [...turningPoints(line, own, wish.files)].sort(nearness).find((offset) => "game" in tried(offset));
  if (legal === undefined) return first;
  // Between two turning points the March Rate and the Board Edge may set the bound.
  let [yes, no] = [legal, wanted];
  while (Math.abs(yes - no) > 1) {
    const middle = Math.trunc((yes + no) / 2);
    if ("game" in tried(middle)) yes = middle;
    else no = middle;
  }
  return frontAt(line, own, wish.files, yes);
}

/** Fronts no farther apart, 0.01 mm, are offered once: a tenth of an inch is the least that is told. */
const ALIKE = INCH / 10;

/** A few Combat Reforms worth a look, for buttons and for the computer: any other is reached by moving and turning the unit. */
export function combatFronts(game: G, id: number): readonly CombatFront[] {
  const line = lineOf(game, id);
  const e = engagementsOf(game, id)[0];
  if (line === null || e === undefined) return [];
  const u = line.unit;
  const own = ownFacing(e, id);
  const list: CombatFront[] = [];
  const offer = (front: CombatFront): void => {
    const near = (f: CombatFront): boolean => Math.abs(f.x - front.x) <= ALIKE && Math.abs(f.y - front.y) <= ALIKE;
    if (list.some((f) => f.files === front.files && near(f))) return;
    if ("game" in combatReformed(game, id, front)) list.push(front);
  };
  const ahead = own === "front";
  const most = Math.min(abreast(u), ahead ? u.files + 3 : 10);
  for (let files = ahead ? Math.max(1, u.files - 3) : Math.min(3, abreast(u)); files <= most; files++)
    for (const offset of ahead ? shifts(line, files) : facing(line, files))
      offer(frontAt(line, "front", files, offset));
  return list;
}

/** Where it stands, there or moved aside so that one of its ends stays, and before the enemy's middle. */
function shifts(line: Line, files: number): readonly number[] {
  const u = line.unit;
  const here = offsetOf(line, "front", rectangleOf(u));
  const half = ((files - u.files) * filePitch(formationOf(u))) / 2;
  const stays = files === u.files ? [] : [here, here + line.game.chirality * half, here - line.game.chirality * half];
  return [...stays.map(roundHalfAway), 0];
}

/** With its front to an enemy that holds its flank or rear: as near to where it stands as may be, or before its middle. */
function facing(line: Line, files: number): readonly number[] {
  const u = line.unit;
  const size = sizeOf(line, files);
  const { middle, outward, length } = facingLine(line.target, line.facing);
  const here = centre(rectangleOf(u));
  const along = -(here.x - middle.x) * cosine(outward) + (here.y - middle.y) * sine(outward);
  const reach = Math.floor((length + size.width) / 2) - Math.min(u.entry.baseWidth, 1000);
  return [Math.max(-reach, Math.min(reach, roundHalfAway(along))), 0];
}
