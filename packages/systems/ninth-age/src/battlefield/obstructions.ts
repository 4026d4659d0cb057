import { bilingual, inForce, type Message, there } from "@tercio/kernel";
import type { Obstacle, Point } from "@tercio/tabletop";
import { features } from "../calculation/features.ts";
import { rectangleOf, skirmishes } from "../calculation/formation.ts";
import { heightOf } from "../calculation/rates.ts";
import { hasRule } from "../state/held.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { isElevated, terrainBetween } from "./obstructing-terrain.ts";
import { others } from "./world.ts";

/** What a target may have: the worse of two counts. */
export type Cover = "soft" | "hard";

/** Something between a viewer and what it looks at. */
export interface Obstruction {
  readonly shape: Obstacle;
  /** Nothing is seen through it; through others the target is seen, in Cover. */
  readonly opaque: boolean;
  readonly cover: Cover;
  /** What it is, as a reason: put into words when it is shown. */
  readonly because: () => Message;
  readonly rule: string;
  /** The unit whose models these are; nothing where it is terrain. */
  readonly unit?: number;
}

const COVER = "t9a.cover.height-combinations";
const heights = { Standard: 0, Large: 1, Gigantic: 2 } as const;

/**
 * Is a unit in between as tall as both ends? A Tall one sees, and is seen, over its like; through a skirmish formation
 * everybody does, and what is seen through it has no more than Soft Cover.
 */
function hides(game: NinthAge, between: Unit, viewer: Unit, target: Unit): boolean {
  const h = heights[heightOf(game, between)];
  const tall = hasRule(game, between, "tall");
  const over = (u: Unit): boolean =>
    h > heights[heightOf(game, u)] || (h === heights[heightOf(game, u)] && (tall || !hasRule(game, u, "tall")));
  return !skirmishes(between) && over(viewer) && over(target);
}

/** Is a unit in between no taller than the viewer? Volleys go over such a one. */
export const noTaller = (game: NinthAge, between: Unit, viewer: Unit): boolean =>
  heights[heightOf(game, between)] <= heights[heightOf(game, viewer)];

/** How far from the centre of its front anything of a unit may be. */
const radiusOf = ({ width, depth }: { readonly width: number; readonly depth: number }): number => width / 2 + depth;
/** What rounding may take from a place, 0.01 mm. */
const ROUNDED = 100;

/**
 * The units that may stand between two others: whatever lies in between lies in the hull of the two, and so no farther from
 * the line between their places than the larger of them reaches.
 */
export function unitsBetween(game: NinthAge, viewer: Unit, target: Unit): readonly Unit[] {
  const [a, b] = [rectangleOf(viewer), rectangleOf(target)];
  const hull = Math.max(radiusOf(a), radiusOf(b)) + ROUNDED;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  return others(game, viewer.id, target.id).filter((u) => {
    const r = rectangleOf(u);
    const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((r.x - a.x) * dx + (r.y - a.y) * dy) / square));
    const [ex, ey] = [r.x - a.x - along * dx, r.y - a.y - along * dy];
    const far = hull + radiusOf(r);
    return ex * ex + ey * ey <= far * far;
  });
}

/**
 * All that may stand between two units: the models of the other units, and the ground. Charges and Shooting
 * Attacks ask here; neither end of the line is in the list. `from`: the centre of the base of the one model that looks;
 * left out, the unit looks as one, with its first rank.
 */
export const obstructions = (game: NinthAge, viewer: Unit, target: Unit, from?: Point): readonly Obstruction[] =>
  obstructionsFrom(game, viewer, target)(from);

/** The same for callers that look from many places: what is alike for all of them is worked out once. */
export function obstructionsFrom(
  game: NinthAge,
  viewer: Unit,
  target: Unit,
): (from: Point | undefined) => readonly Obstruction[] {
  const all = inForce(COVER) ? unitsBetween(game, viewer, target) : [];
  const units = all.map((u): Obstruction => {
    const opaque = hides(game, u, viewer, target);
    return {
      shape: rectangleOf(u),
      opaque,
      cover: opaque ? "hard" : "soft",
      because: () => message("cover.unit", { unit: bilingual(u.entry.name) }),
      rule: COVER,
      unit: u.id,
    };
  });
  // From a hill nobody who is not on one is in the way.
  let elevated: readonly Obstruction[] | null = null;
  const fromHill = () => (elevated ??= units.filter((_, i) => isElevated(game, there(all[i]))));
  const ground = features(game).length === 0 ? null : terrainBetween(game, viewer, target);
  return (from) => {
    const models = isElevated(game, viewer, from) ? fromHill() : units;
    return ground === null ? models : [...models, ...ground(from)];
  };
}
