import { inForce } from "@tercio/kernel";
import { basesOf } from "@tercio/mass-battle";
import {
  advance,
  centre,
  common,
  holdsPoint,
  holdsUnit,
  overlaps,
  type Point,
  type Polygon,
  roundHalfAway,
  touches,
} from "@tercio/tabletop";
import { boundaryOf, features } from "../calculation/features.ts";
import { formationOf, rectangleOf } from "../calculation/formation.ts";
import { frontTouches, modelsIn, partsOf } from "../calculation/ground.ts";
import { hasRule } from "../state/held.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { spellRule } from "../state/spells.ts";
import type { Ground } from "../state/terrain.ts";
import { message } from "../messages/message.ts";
import type { Obstruction } from "./obstructions.ts";
import { featureName } from "./terrain.ts";

const coverId = ({ kind, conjured }: Ground): string =>
  conjured === undefined ? `t9a.terrain.${kind}.cover` : spellRule(conjured.spell);

/** Ground in front of a facing that counts as under it, 0.01 mm: what is inside a feature is seen through that much of it. */
const STRIP = 30;

/** Does whoever looks stand in a feature: the model, or any of the unit, with the centre of its base? */
function looksOutOf(game: NinthAge, u: Unit, f: Ground, from: Point | undefined): boolean {
  return from === undefined ? modelsIn(game, u, f) > 0 : holdsPoint(f.outline, from);
}

/** Does the base of the model that looks, or the unit's front, lie partly in a feature? Then it looks out of that part of it. */
function leansInto(u: Unit, f: Ground, from: Point | undefined): boolean {
  const { baseWidth: width, baseDepth: depth, round } = u.entry;
  if (round === true) return partsOf(f).some((p) => overlaps(rectangleOf(u), p));
  const at = from === undefined ? null : { ...from, facing: u.facing, width, depth };
  const own =
    at === null
      ? { ...rectangleOf(u), depth: 0 }
      : advance({ ...at, x: roundHalfAway(at.x), y: roundHalfAway(at.y) }, depth / 2);
  return partsOf(f).some((p) => overlaps(own, p));
}

/** The hill on which a model stands whose base has this centre, or on which any of a unit's first rank does. */
export function isElevated(game: NinthAge, u: Unit, from?: Point): boolean {
  if (game.terrain.length === 0) return false;
  const hills = game.terrain.filter((f) => f.kind === "hill");
  if (hills.length === 0) return false;
  const eyes =
    from === undefined
      ? basesOf(u, formationOf(u), game.chirality).flatMap((b) => (b.rank === 0 ? [centre(b.base)] : []))
      : [from];
  return hills.some((f) => eyes.some((p) => holdsPoint(f.outline, p)));
}

/** Parts of a feature under a target, for what covers those inside it and nobody behind. */
const under = (f: Ground, target: Unit): readonly Polygon[] =>
  partsOf(f).flatMap((p) => common(p, rectangleOf(target), STRIP) ?? []);

/** What a kind of feature does to a line of sight at this target: its shapes, whether they are opaque, the cover behind them. */
function effectOf(
  game: NinthAge,
  f: Ground,
  target: Unit,
): (Pick<Obstruction, "opaque" | "cover"> & { readonly shapes: readonly Polygon[] }) | null {
  const towering = hasRule(game, target, "towering-presence");
  switch (f.kind) {
    case "field":
      return towering ? null : { shapes: under(f, target), opaque: false, cover: "soft" };
    case "ruins":
      return towering ? null : { shapes: under(f, target), opaque: false, cover: "hard" };
    case "forest":
      // Ground that is the target’s own begins with its facing, and covers whoever is inside.
      return { shapes: f.under === target.id ? [boundaryOf(target, STRIP)] : partsOf(f), opaque: false, cover: "soft" };
    // It covers whoever is in it or behind it.
    case "tornado":
      return { shapes: partsOf(f), opaque: false, cover: f.conjured.cover };
    case "hill": {
      // Who is partly on it is seen there, who is wholly on it stands behind nothing.
      if (holdsUnit(f.outline, rectangleOf(target))) return null;
      const on = partsOf(f).some((p) => touches(rectangleOf(target), p));
      return { shapes: partsOf(f), opaque: !on, cover: on ? "soft" : "hard" };
    }
    case "impassable":
      return { shapes: partsOf(f), opaque: true, cover: "hard" };
    case "wall":
      return towering || !frontTouches(target, f) ? null : { shapes: partsOf(f), opaque: false, cover: "hard" };
    case "water":
      return null;
  }
}

/**
 * Terrain that may stand between two units, by the centre of the base of the model that looks (none: the unit as one). What a
 * feature does to the line is the same for all models; whether one looks out of it is asked of each.
 */
export function terrainBetween(
  game: NinthAge,
  viewer: Unit,
  target: Unit,
): (from: Point | undefined) => readonly Obstruction[] {
  const all = features(game).flatMap((f) => {
    const rule = coverId(f);
    const effect = inForce(rule) ? effectOf(game, f, target) : null;
    return effect === null
      ? []
      : [{ f, rule, because: () => message("cover.feature", { feature: featureName(f) }), ...effect }];
  });
  return (from) =>
    all.flatMap(({ f, shapes, opaque, cover, because, rule }): readonly Obstruction[] => {
      if (looksOutOf(game, viewer, f, from)) return [];
      const shut = opaque && !leansInto(viewer, f, from);
      return shapes.map((shape) => ({ shape, opaque: shut, cover, because, rule }));
    });
}
