import { inForce } from "@tercio/kernel";
import { convexParts, type Polygon } from "@tercio/tabletop";
import { dangers } from "../book/terrain.ts";
import { hasRule } from "../state/held.ts";
import { type ModelType, type NinthAge, type Unit } from "../state/state.ts";
import type { Feature, FeatureKind } from "../state/terrain.ts";
import { heightOf } from "./rates.ts";

const typeOf = { Infantry: "infantry", Beast: "beast", Cavalry: "cavalry", Construct: "construct" } as const satisfies {
  readonly [type in ModelType]: string;
};

/** The convex parts that a feature is made of. */
export const partsOf = (f: Feature): readonly Polygon[] => convexParts(f.outline);

const TABLE = "t9a.table.dangerous-terrain";
type Dangerous = keyof typeof dangers;
const dangerous = (kind: FeatureKind): Dangerous | null => {
  const id = `t9a.terrain.${kind}.dangerous`;
  return Object.hasOwn(dangers, id) ? (id as Dangerous) : null;
};

/** How a unit moves over the ground. */
type Gait = "ground" | "flying";

/** X of the Dangerous Terrain (X) that a kind of feature is to a unit's models, and by which row; null: safe ground. */
export function dangerOf(
  game: NinthAge,
  u: Unit,
  kind: FeatureKind,
  gait: Gait = "ground",
): { readonly fails: number; readonly rule: Dangerous } | null {
  const rule = dangerous(kind);
  if (rule === null || !inForce(TABLE) || !inForce(rule)) return null;
  const row = dangers[rule];
  const flying = gait === "flying" && "flying" in row ? row.flying : 0;
  const fails = Math.max(flying, row[typeOf[u.entry.type]] ?? 0);
  if (fails === 0) return null;
  if ("exempt" in row && hasRule(game, u, "skirmisher")) return null;
  // On foot is who neither rides nor flies; the row has nothing for riders.
  if ("only" in row && (heightOf(game, u) !== "Standard" || gait === "flying")) return null;
  return { fails, rule };
}
