import { there } from "@tercio/kernel";
import { looseBody } from "@tercio/loose";
import { blockBody, type Formation } from "@tercio/mass-battle";
import { type Body, bounds } from "@tercio/board";
import { ranksOf } from "../calculation/formation.ts";
import { type Facing, foes, type OldWorld, onField, type Unit } from "../state/state.ts";
import { BASE } from "../calculation/formation.ts";
import { basesAt, charged } from "./form-up.ts";

const quarter: { readonly [facing in Facing]: number } = { front: 0, right: 1, rear: 2, left: 3 };
/** Between two combats, 0.01 mm. */
const COLUMN = 60_000;
/** Room around the diagram, 0.01 mm. */
const MARGIN = 8_000;

interface At {
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise from north. */
  readonly turns: number;
}

const ahead = (turns: number): { readonly x: number; readonly y: number } =>
  there(
    [
      { x: 0, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: -1 },
      { x: -1, y: 0 },
    ][((turns % 4) + 4) % 4],
  );

/** A point seen from a place, x to its right and y ahead of it. */
function seenFrom(p: At, x: number, y: number): { readonly x: number; readonly y: number } {
  const [front, right] = [ahead(p.turns), ahead(p.turns + 1)];
  return { x: p.x + right.x * x + front.x * y, y: p.y + right.y * x + front.y * y };
}

/** Middle of one side of a unit: the front edge's centre is its place. */
function edge(u: Unit, p: At, side: Facing): { x: number; y: number; out: number } {
  const out = p.turns + quarter[side];
  const d = ahead(p.turns);
  const depth = ranksOf(u) * BASE;
  const centre = { x: p.x - (d.x * depth) / 2, y: p.y - (d.y * depth) / 2 };
  const half = (side === "front" || side === "rear" ? depth : u.files * BASE) / 2;
  const o = ahead(out);
  return { x: centre.x + o.x * half, y: centre.y + o.y * half, out };
}

/**
 * There is no table: a diagram, combat by combat, in which units in contact touch with the facings that the contacts
 * name. Lengths are those of 25 mm bases. Skirmishers that have not formed up stand where their charger's front is.
 */
function layout(game: OldWorld): ReadonlyMap<number, At> {
  const places = new Map<number, At>();
  let column = 0;
  for (const u of game.units) {
    if (places.has(u.id) || u.models === 0) continue;
    // Skirmishers are seen from who charged them.
    const first = charged(game, u) ?? u;
    places.set(first.id, { x: column * COLUMN, y: 0, turns: first.entry.seat === 0 ? 0 : 2 });
    column++;
    for (const [id, place] of places)
      for (const f of foes(game, id)) {
        const foe = game.units[f.foe];
        if (foe === undefined || places.has(f.foe)) continue;
        if (charged(game, foe) !== null) {
          places.set(f.foe, place);
          continue;
        }
        const at = edge(there(game.units[id]), place, f.own);
        // The foe's own side there looks back at this one.
        const turns = (at.out + 2 - quarter[f.theirs] + 8) % 4;
        const back = edge(foe, { x: 0, y: 0, turns }, f.theirs);
        places.set(f.foe, { x: at.x - back.x, y: at.y - back.y, turns });
      }
  }
  return places;
}

/** Of who is gone one base is left to draw. */
export const formationOf = (u: Pick<Unit, "files" | "models">): Formation => ({
  files: Math.max(1, u.files),
  models: Math.max(1, u.models),
  baseWidth: BASE,
  baseDepth: BASE,
});

const facingOf = ({ turns }: At): number => (((turns % 4) + 4) % 4) * 16_384;

function bodyAt(u: Unit, at: At | undefined): Body {
  const place = at ?? { x: 0, y: 0, turns: 0 };
  if (u.places !== null) return { key: u.id, ...looseBody(basesAt(u.places.map(({ x, y }) => seenFrom(place, x, y)))) };
  return { key: u.id, x: place.x, y: place.y, facing: facingOf(place), ...blockBody(formationOf(u), 1) };
}

/** The diagram: as large as it must be, its middle in the middle; the bodies of all units by their number. */
export interface Diagram {
  readonly width: number;
  readonly depth: number;
  readonly bodies: readonly Body[];
  /** Where the front of a unit stands there, of skirmishers that of their charger. */
  readonly at: (id: number) => At;
}

export function diagram(game: OldWorld): Diagram {
  const places = layout(game);
  const bodies = game.units.map((u) => bodyAt(u, places.get(u.id)));
  const drawn = (u: Unit): boolean => onField(u) || u.place === "fallen-back";
  const boxes = bodies.filter((_, i) => drawn(there(game.units[i]))).map((b) => bounds(b));
  const least = (of: (b: (typeof boxes)[number]) => number): number => Math.min(0, ...boxes.map(of));
  const [west, south] = [least((b) => b.west), least((b) => b.south)];
  const [east, north] = [0 - least((b) => -b.east), 0 - least((b) => -b.north)];
  const [x, y] = [Math.trunc((west + east) / 2), Math.trunc((south + north) / 2)];
  return {
    width: Math.trunc(east - west) + 2 * MARGIN,
    depth: Math.trunc(north - south) + 2 * MARGIN,
    bodies: bodies.map((b) => ({ ...b, x: b.x - x, y: b.y - y })),
    at(id) {
      const at = places.get(id) ?? { x: 0, y: 0, turns: 0 };
      return { ...at, x: at.x - x, y: at.y - y };
    },
  };
}

/** A block of so many models `files` wide that stands against a front, the left end of its first rank in a column of it. */
export function blockAgainst(front: At, columns: number, column: number, files: number, models: number): Body {
  const middle = (column + (files - 1) / 2 - (columns - 1) / 2) * BASE;
  const place = { ...seenFrom(front, middle, 0), turns: front.turns + 2 };
  return { key: -1, x: place.x, y: place.y, facing: facingOf(place), ...blockBody(formationOf({ files, models }), 1) };
}
