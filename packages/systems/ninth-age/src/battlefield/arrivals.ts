import * as movers from "../entries/rules/movers.ts";
import * as armyRulesMore from "../entries/rules/army-rules-more.ts";
import { features } from "../calculation/features.ts";
import { bilingual, inForce, message, type Refusal, refuse } from "@tercio/kernel";
import { boundary, withFiles } from "@tercio/mass-battle";
import {
  advance,
  at,
  centre,
  CONTACT_TOLERANCE,
  corners,
  distance,
  distanceToPoint,
  gap,
  holdsUnit,
  INCH,
  normalise,
  type Point,
  type Rectangle,
} from "@tercio/tabletop";
import { deployments } from "../book/battle.ts";
import { book } from "../hooks/book.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { deploymentRule } from "../state/deployments.ts";
import { type NinthAge, other, type Seat, type Unit } from "../state/state.ts";
import { ahead } from "./deploying.ts";
import { type Placing, seen } from "@tercio/regiments";
import { byCentre, type Edge, fromShortEdge, inside, marchedTo, outOfOrder } from "./marching.ts";
import { inZone, sideOf, viewOf } from "./zones.ts";
import { blocks, onTable, others } from "./world.ts";

const EDGES: readonly Edge[] = ["north", "south", "east", "west"];

/** Where units are put down in a turn: in the Deployment Zone where nothing else is said. */
export interface Where {
  readonly player: Seat;
  /** Anywhere, far enough from the enemy. */
  readonly scouts?: true;
  /** With the rear on one of these edges. */
  readonly edges?: readonly Edge[];
  /** Anywhere, far enough from the Board Edge: from below. */
  readonly below?: true;
  /** Its middle near to where it fell. */
  readonly around?: Point;
  /** Near to one of these Gateway Markers. */
  readonly gates?: readonly Point[];
}

const NORTH = 0;
const EAST = 16384;
const SOUTH = 32768;
const WEST = 49152;
/** The way a unit looks that comes from an edge. */
const inwards: { readonly [edge in Edge]: number } = { north: SOUTH, east: WEST, south: NORTH, west: EAST };

/** The rule by which a unit comes from an edge: that of the deployment where it was held back. */
const enteringBy = (game: NinthAge, u: Unit) =>
  u.special === "short-edge" ? deploymentRule(game.deployment ?? "frontline-clash") : "t9a.rule.ambush";

/** The edges from which a unit in Ambush, or one that enters like one, comes. */
export function edgesOf(game: NinthAge, u: Unit): readonly Edge[] {
  if (u.special !== "short-edge" || !inForce(enteringBy(game, u))) return EDGES;
  return [(game.shortEdge[u.seat] ?? game.chirality) === 1 ? "east" : "west"];
}

/** Does the whole rear of a unit lie on this edge? */
function rearOn(game: NinthAge, edge: Edge, r: Rectangle): boolean {
  const [, , right, left] = corners(r);
  // Of a round base only one point can.
  return (r.round === true ? [at(r, 0, r.depth)] : [right, left]).every(
    (p) => p !== undefined && Math.abs(inside(game, edge, p)) <= CONTACT_TOLERANCE,
  );
}

/** The edge on which the rear of a unit lies; null: on none. */
export const edgeBehind = (game: NinthAge, r: Rectangle): Edge | null =>
  EDGES.find((edge) => rearOn(game, edge, r)) ?? null;

const enemies = (game: NinthAge, seat: Seat): readonly Unit[] => others(game).filter((v) => v.seat !== seat);

const COUNTER = deployments["t9a.deployment.counterthrust"].distanceFromEnemies;
const SCOUT = movers.scout.figures;
const HIDES: readonly string[] = SCOUT.terrain;

/** The square of a length. */
const square = (x: number, y: number): number => x * x + y * y;
const GATEWAY = armyRulesMore.gateway.figures;
const REBORN = armyRulesMore.rebirth.figures;
const UNDERGROUND = movers.undergroundAmbush.figures;
/** How far its nearest corner is inside the table, or the rim of its disc; below 0: outside. */
const fromEdges = (game: NinthAge, r: Rectangle): number => {
  const points = r.round === true ? [centre(r)] : corners(r);
  const less = r.round === true ? r.width / 2 : 0;
  return Math.min(...points.flatMap((p) => EDGES.map((edge) => inside(game, edge, p) - less)));
};

/** How far (0.01 mm) a unit that comes from below drifts one way, and whether something holds it up before `most`. */
export function drift(
  game: NinthAge,
  u: Unit,
  direction: number,
  most: number,
): { readonly to: Rectangle; readonly held: boolean } {
  const own = rectangleOf(u);
  const moved = (distance: number): Rectangle => {
    const { x, y } = advance({ ...own, facing: direction }, distance);
    return { ...own, x, y };
  };
  const near = blocks(game, u.id);
  const keep = UNDERGROUND.apartInches * INCH;
  for (let gone = 0; ; ) {
    const to = moved(gone);
    const free = Math.min(fromEdges(game, to), ...near.map((b) => gap(to, b))) - keep;
    // Nothing that is so far away can be reached sooner.
    const step = Math.min(most - gone, Math.ceil(free) - 1);
    if (step <= 0) return { to, held: gone < most };
    gone += step;
  }
}

/** Why a unit may not be put down there, by where units are put down in this turn; `before`: put down in the same turn. */
export function whyNotThere(
  game: NinthAge,
  where: Where,
  u: Unit,
  r: Rectangle,
  before: readonly (readonly [Unit, Rectangle])[],
): Refusal | null {
  const unit = bilingual(u.entry.name);
  if (where.edges !== undefined)
    return onTable(game, r) && where.edges.some((edge) => rearOn(game, edge, r))
      ? null
      : refuse("refuse.not-on-edge", enteringBy(game, u), {
          unit,
          edges: where.edges.map((edge) => message(`edge.${edge}`)),
        });
  if (where.below === true)
    return fromEdges(game, r) > UNDERGROUND.apartInches * INCH
      ? null
      : refuse("refuse.underground", "t9a.rule.underground-ambush", { unit, distance: UNDERGROUND.apartInches });
  if (where.gates !== undefined) {
    if (!onTable(game, r)) return refuse("refuse.off-table", "t9a.rule.board-edge");
    return where.gates.some((p) => distanceToPoint(r, p) <= GATEWAY.near * INCH)
      ? null
      : refuse("refuse.gateway.out", "t9a.rule.gateway", { unit, distance: GATEWAY.near });
  }
  if (where.around !== undefined) {
    const c = centre(r);
    const far = square(c.x - where.around.x, c.y - where.around.y) > (REBORN.within * INCH) ** 2;
    if (!onTable(game, r)) return refuse("refuse.off-table", "t9a.rule.board-edge");
    return far ? refuse("refuse.reborn", "t9a.rule.rebirth", { unit, distance: REBORN.within }) : null;
  }
  if (where.scouts === true) {
    if (!onTable(game, r)) return refuse("refuse.off-table", "t9a.rule.board-edge");
    const [own] = inZone(game, where.player, r) ? [] : book.refusals("scout outside its zone", game, { unit: u });
    if (own !== undefined) return own;
    const hidden = features(game).some((f) => HIDES.includes(f.kind) && holdsUnit(f.outline, r));
    const least = hidden ? SCOUT.inTerrain : SCOUT.inches;
    const near = enemies(game, where.player).find((v) => distance(r, rectangleOf(v)) < least * INCH);
    return near === undefined
      ? null
      : {
          ...refuse("refuse.scout-distance", "t9a.rule.scout", {
            unit,
            foe: bilingual(near.entry.name),
            distance: least,
          }),
          pieces: [near.id],
        };
  }
  const type = game.deployment ?? "frontline-clash";
  const rule = deploymentRule(type);
  if (!inZone(game, where.player, r)) return refuse(`refuse.zone.${type}`, rule, { unit });
  if (!inForce(rule)) return null;
  if (type === "counterthrust") {
    const near = enemies(game, where.player).find((v) => distance(r, rectangleOf(v)) <= COUNTER * INCH);
    if (near !== undefined)
      return {
        ...refuse("refuse.counterthrust", rule, { unit, foe: bilingual(near.entry.name), distance: COUNTER }),
        pieces: [near.id],
      };
  }
  if (type === "marching-columns" && !outOfOrder(game, u)) {
    if (fromShortEdge(game, where.player, r) <= marchedTo(game, where.player, before))
      return refuse(byCentre(game) ? "refuse.marching-centre" : "refuse.marching-columns", rule, { unit });
  }
  return null;
}

/** Two inches: how far apart places are that are tried one after the other. */
const STEP = 2 * INCH;

/** 0, then so far to the one side and the other, to `most`. */
function outwards(most: number, sign: 1 | -1): readonly number[] {
  const list = [0];
  for (let n = STEP; n <= most; n += STEP) list.push(n * sign, -n * sign);
  return list;
}

const EIGHTH = 8192;
const placeOf = ({ x, y }: Point): Point => ({ x, y });
/** Points half an inch apart, the nearest first, none farther off than so much. */
function grid(most: number): readonly (readonly [number, number])[] {
  const half = INCH / 2;
  const count = Math.floor(most / half);
  const list = Array.from({ length: (2 * count + 1) ** 2 }, (_, n): readonly [number, number] => [
    ((n % (2 * count + 1)) - count) * half,
    (Math.floor(n / (2 * count + 1)) - count) * half,
  ]);
  return list.filter(([x, y]) => square(x, y) <= most * most).sort((p, q) => square(...p) - square(...q));
}

/** A unit with its rear on an edge, its middle so far along it, to the right of who looks in from there. */
function onEdge(game: NinthAge, u: Unit, edge: Edge, along: number, files: number): Placing {
  const { width, depth } = boundary({ x: 0, y: 0, facing: 0 }, withFiles(formationOf(u), files));
  const upright = edge === "north" || edge === "south";
  const most = Math.max(0, Math.floor(((upright ? game.width : game.depth) - width) / 2));
  const at = Math.max(-most, Math.min(most, along));
  const facing = inwards[edge];
  const off = (upright ? game.depth : game.width) / 2 - depth;
  switch (edge) {
    case "north":
      return { unit: u.id, x: 0 - at, y: off, facing, files };
    case "south":
      return { unit: u.id, x: at, y: 0 - off, facing, files };
    case "east":
      return { unit: u.id, x: off, y: at, facing, files };
    case "west":
      return { unit: u.id, x: 0 - off, y: 0 - at, facing, files };
  }
}

/** Where a unit would come from an edge nearest to a point of the table. */
export function edgeNear(
  game: NinthAge,
  u: Unit,
  edges: readonly Edge[],
  p: { readonly x: number; readonly y: number },
  files: number,
): Placing {
  const nearest = edges.reduce((a, b) => (inside(game, b, p) < inside(game, a, p) ? b : a));
  const along = { north: 0 - p.x, south: p.x, east: p.y, west: 0 - p.y }[nearest];
  return onEdge(game, u, nearest, Math.trunc(along) + 0, files);
}

/** Places to try for a unit outside its Deployment Zone, whether they are legal or not. */
export function placesToTry(game: NinthAge, where: Where, u: Unit): readonly Placing[] {
  const { files } = u;
  const v = viewOf(game, where.player);
  if (where.edges !== undefined) {
    // The enemy's edge first, then the sides, as the owner sees them.
    const own: Edge = sideOf(game, where.player) === 1 ? "north" : "south";
    const theirs: Edge = sideOf(game, other(where.player)) === 1 ? "north" : "south";
    const sides: readonly Edge[] = v.x * game.chirality === 1 ? ["east", "west"] : ["west", "east"];
    return [theirs, ...sides, own].flatMap((edge) =>
      where.edges?.includes(edge) === true
        ? outwards((edge === "north" || edge === "south" ? game.width : game.depth) / 2, game.chirality).map((along) =>
            onEdge(game, u, edge, along, files),
          )
        : [],
    );
  }
  if (where.gates !== undefined) {
    const { width, depth } = boundary({ x: 0, y: 0, facing: 0 }, withFiles(formationOf(u), files));
    const facing = ahead(game, where.player);
    return where.gates.flatMap(({ x, y }) =>
      grid(Math.max(width, depth) + GATEWAY.near * INCH).map(([east, north]) => ({
        ...{ unit: u.id, x: Math.trunc(x) + east, y: Math.trunc(y) + north, facing, files },
      })),
    );
  }
  if (where.around !== undefined) {
    const { x, y } = where.around;
    const { depth } = boundary({ x: 0, y: 0, facing: 0 }, withFiles(formationOf(u), files));
    return grid(REBORN.within * INCH).flatMap(([east, north]) =>
      Array.from({ length: 8 }, (_, n) => normalise(ahead(game, where.player) + n * EIGHTH)).map((facing) => {
        const own = { x: Math.trunc(x) + east, y: Math.trunc(y) + north, facing, width: 0, depth: 0 };
        return { unit: u.id, ...placeOf(advance(own, Math.trunc(depth / 2))), facing, files };
      }),
    );
  }
  const across = outwards(game.width / 2, game.chirality);
  return outwards(game.depth / 2, 1).flatMap((y) =>
    across.map((x) => ({ unit: u.id, ...seen(v, { x, y }), facing: ahead(game, where.player), files })),
  );
}
