import type { SpellEffect } from "../entries/spells/effect.ts";
import { inForce } from "@tercio/kernel";
import { heightOf } from "./rates.ts";
import { listedRule } from "../state/ids.ts";
import { fieldsOf, numberOf, textOf } from "../state/facts.ts";
import { hasRule, parametersOf } from "../state/held.ts";
import { poolOf } from "../state/pools.ts";
import { effectOf, type SpellWord, type WayName } from "../state/spells.ts";
import { type NinthAge, type PoolRef, type Unit, unit } from "../state/state.ts";

type G = NinthAge;

/** Who is given Health Points by a spell, how many, and whether the fallen rise for them; dice: "D6+4". */
export interface Mend {
  readonly at: PoolRef;
  readonly raises: boolean;
  readonly points: number | string;
}

/** Models without a record of their own are told apart by their unit's and their pool. */
const modelOf = (game: G, { unit: id, pool }: PoolRef) => {
  const self = poolOf(game, { unit: id, pool }).self;
  return self === null ? { unit: id, pool } : { unit: self, pool: 0 };
};

/** Rules by which undead models come back, and how many points at a time. */
const VALUES = ["reanimated", "resurrected"] as const;
function valueOf(game: G, ref: PoolRef): number | string | null {
  const params = parametersOf(poolOf(game, ref).profile);
  const value = VALUES.filter((rule) => inForce(listedRule(rule)))
    .map((rule) => params[rule]?.value)
    .find((v) => v !== undefined);
  return typeof value === "number" || typeof value === "string" ? value : null;
}

const hasPoints = (points: number | string | null): points is number | string => points !== null && points !== 0;

/** By whom they come back to: one Character, or the rank and file. */
type ByModel = Extract<SpellEffect["raises"], { readonly character: number }>;
const isByModel = (raises: NonNullable<SpellEffect["raises"]>): raises is ByModel =>
  typeof raises === "object" && "character" in raises;
/** One of these, as the caster's player chooses: the rank and file, or a Character who has lost Health Points. */
function byModel(game: G, u: Unit, { character, standardRankAndFile, otherwise }: ByModel): readonly Mend[] {
  const many = heightOf(game, u) === "Standard" ? standardRankAndFile : otherwise;
  return u.pools.flatMap((p, pool): readonly Mend[] => {
    const at = { unit: u.id, pool };
    if (p.kind === "rank-and-file") return [{ at, raises: true, points: many }];
    return p.kind === "character" && p.count > 0 && p.lost > 0 ? [{ at, raises: false, points: character }] : [];
  });
}

/** So many points for a unit such as this. */
function byKind(game: G, u: Unit, raises: Exclude<NonNullable<SpellEffect["raises"]>, ByModel>): number {
  if (typeof raises === "number") return raises;
  const { type } = u.entry;
  if (heightOf(game, u) === "Standard" && (type === "Infantry" || type === "Beast"))
    return raises.standardInfantryOrBeast;
  return hasRule(game, u, "towering-presence") ? raises.toweringPresence : raises.otherwise;
}

/** What a spell gives back to one of its targets: of several of these one, as the caster's player chooses. */
export function mendsOf(game: G, spell: SpellWord, way: WayName, target: PoolRef): readonly Mend[] {
  const f = effectOf(game.edition, spell, way);
  const u = unit(game, target.unit);
  const pool = Math.max(0, target.pool);
  const at = { unit: u.id, pool };
  const recovers = numberOf(f.recovers);
  if (recovers !== null) return [{ at, raises: false, points: recovers }];
  if (f.raises !== undefined && isByModel(f.raises)) return byModel(game, u, f.raises);
  if (f.raises !== undefined) {
    const points = byKind(game, u, f.raises);
    const raises = poolOf(game, at).kind !== "character";
    return hasPoints(points) ? [{ at: raises ? { unit: u.id, pool: 0 } : at, raises, points }] : [];
  }
  const back = fieldsOf(f.rankAndFile);
  // Where they only recover, no model rises.
  const rises = textOf(back.raises) !== null;
  if (!rises && textOf(back.recovers) === null) return [];
  return u.pools.flatMap((p, i): readonly Mend[] => {
    const ref = { unit: u.id, pool: i };
    const points = valueOf(game, ref);
    if (!hasPoints(points) || p.kind === "champion") return [];
    if (p.kind === "rank-and-file") return [{ at: ref, raises: rises, points }];
    return p.count > 0 && p.lost > 0 ? [{ at: ref, raises: false, points }] : [];
  });
}

/** Health Points that a spell may still give these models in this phase; null: as many as it does. */
export function mostLeft(game: G, spell: SpellWord, way: WayName, { at }: Mend): number | null {
  const f = effectOf(game.edition, spell, way);
  const p = poolOf(game, at);
  const towers = hasRule(game, unit(game, at.unit), "towering-presence");
  const limits = [
    numberOf(f.maximumPerModelAndPhase),
    towers ? numberOf(f.maximumPerPhaseForToweringPresence) : null,
    towers ? numberOf(f.maximumPerMagicPhaseForToweringPresence) : null,
    towers || p.kind === "character" ? numberOf(f.maximumPerPhaseForCharactersAndToweringPresence) : null,
  ].filter((n) => n !== null);
  if (limits.length === 0) return null;
  const own = modelOf(game, at);
  const had = game.magic.mended
    .filter((m) => m.spell === spell && m.unit === own.unit && m.pool === own.pool)
    .reduce((sum, m) => sum + m.points, 0);
  return Math.max(0, Math.min(...limits) - had);
}

/** The phase's list with so many points more. */
export const mendedWith = (game: G, spell: SpellWord, { at }: Mend, points: number): G["magic"]["mended"] => [
  ...game.magic.mended,
  { spell, ...modelOf(game, at), points },
];
