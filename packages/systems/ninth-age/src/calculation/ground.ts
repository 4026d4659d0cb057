import { inForce } from "@tercio/kernel";
import { baseCentres } from "@tercio/mass-battle";
import { convexParts, holdsPoint, type Polygon, touches, wellApart } from "@tercio/tabletop";
import { dangers } from "../book/terrain.ts";
import { hasRule, stands, unitOf, wholly } from "../state/held.ts";
import { isOnFoot } from "../state/on-foot.ts";
import { models, type ModelType, type NinthAge, type Unit } from "../state/state.ts";
import type { FeatureKind, Ground } from "../state/terrain.ts";
import { features } from "./features.ts";
import { formationOf, rectangleOf } from "./formation.ts";
import { heightOf } from "./rates.ts";

const typeOf = { Infantry: "infantry", Beast: "beast", Cavalry: "cavalry", Construct: "construct" } as const satisfies {
  readonly [type in ModelType]: string;
};

/** The convex parts that a feature is made of. */
export const partsOf = (f: Ground): readonly Polygon[] => convexParts(f.outline);

/** How many of a unit's models stand in a feature: with the centre of their bases. */
export function modelsIn(game: NinthAge, u: Unit, f: Ground): number {
  const r = rectangleOf(u);
  if (partsOf(f).every((p) => wellApart(r, p, 0))) return 0;
  return baseCentres(u, formationOf(u), game.chirality).filter((p) => holdsPoint(f.outline, p)).length;
}

/** Is a unit inside a feature: more than half of its models? */
export const isInside = (game: NinthAge, u: Unit, f: Ground): boolean => 2 * modelsIn(game, u, f) > models(u);

/** Is a unit inside a feature of this kind? */
export const isAmong = (game: NinthAge, u: Unit, kind: FeatureKind): boolean =>
  features(game).some((f) => f.kind === kind && isInside(game, u, f));

const DOWNHILL = "t9a.terrain.hill.charge-reroll";

/** Does a charge go down from a Hill: most of the charger on it, most of its target off it? */
export const chargesDownhill = (game: NinthAge, u: Unit, target: Unit): boolean =>
  game.terrain.length > 0 &&
  inForce(DOWNHILL) &&
  game.terrain.some((f) => f.kind === "hill" && isInside(game, u, f) && 2 * modelsIn(game, target, f) < models(target));

/** Does the Front Facing of a unit touch this feature? So it defends it, where that is a wall. */
export function frontTouches(u: Unit, f: Ground): boolean {
  const front = { ...rectangleOf(u), depth: 0 };
  return partsOf(f).some((p) => touches(front, p));
}

/** Does the Front Facing of a unit touch a wall? */
export const defendsWall = (game: NinthAge, u: Unit): boolean =>
  game.terrain.some((f) => f.kind === "wall" && frontTouches(u, f));

const TABLE = "t9a.table.dangerous-terrain";
type Dangerous = keyof typeof dangers;
/** The row of dangers of a kind of feature; null: it has none. */
export const dangerRow = (kind: FeatureKind): Dangerous | null => {
  const id = `t9a.terrain.${kind}.dangerous`;
  return Object.hasOwn(dangers, id) ? (id as Dangerous) : null;
};

/** Does such ground hold nothing for a unit to stumble over, by its Strider or by an effect? */
export function strides(game: NinthAge, u: Unit, kind: FeatureKind): boolean {
  const at = (terrain: unknown): boolean => terrain === kind || terrain === "any";
  // What an effect gives a unit it gives all who stand in it.
  if (game.effects.some((e) => e.rule === "strider" && (e.on === null || e.on === u.id) && at(e.params["terrain"])))
    return inForce("t9a.rule.strider");
  return hasRule(game, u, "strider") && wholly(u, "strider") && at(unitOf(u).params?.["strider"]?.["terrain"]);
}

/** How a unit moves over the ground. */
type Gait = "ground" | "flying";

/** X of the Dangerous Terrain (X) that a kind of feature is to a unit's models, and by which row; null: safe ground. */
export function dangerOf(
  game: NinthAge,
  u: Unit,
  kind: FeatureKind,
  gait: Gait = "ground",
): { readonly fails: number; readonly rule: Dangerous } | null {
  const rule = dangerRow(kind);
  if (rule === null || !inForce(TABLE) || !inForce(rule)) return null;
  const row = dangers[rule];
  const flying = gait === "flying" && "flying" in row ? row.flying : 0;
  const fails = Math.max(flying, row[typeOf[u.entry.type]] ?? 0);
  if (fails === 0) return null;
  if (strides(game, u, kind)) return null;
  if ("exempt" in row && hasRule(game, u, "skirmisher") && stands(u, "skirmisher")) return null;
  const walks = gait === "ground" && isOnFoot(u.entry.type, "water");
  if ("only" in row && (heightOf(game, u) !== "Standard" || !walks)) return null;
  return { fails, rule };
}

/** The same of one feature: what a spell has put there is as dangerous to everybody, whatever they stride over. */
export const dangerIn = (game: NinthAge, u: Unit, f: Ground, gait: Gait): number | null =>
  f.conjured === undefined ? (dangerOf(game, u, f.kind, gait)?.fails ?? null) : f.conjured.dangerous;
