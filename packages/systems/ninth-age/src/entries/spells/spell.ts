import type { Bilingual } from "../define.ts";
import type { Written } from "../reference.ts";
import type { SpellEffect } from "./effect.ts";

/** Which way of casting: the plain one, a harder or cheaper one, one of two faces, by the bearer of a Bound Spell, or by the kind of its caster. */
export type WayName =
  | "basic"
  | "boosted"
  | "boosted further"
  | "throne"
  | "cosmos"
  | "chaos"
  | "Runic Smith"
  | "Anvil of Power"
  | "bearer"
  | "Great Totem"
  | "orc"
  | "goblin";

/** Augment, Damage, Direct, Focused, Ground, Hex, Missile, Universal, as sheet 000 writes them. */
export type SpellType = "A" | "Da" | "Di" | "F" | "G" | "H" | "M" | "U";
export type SpellDuration = "instant" | "one turn" | "permanent";

type From = "caster" | "special" | "Tunnel Marker" | "Water Terrain" | "Impassable Terrain" | "Forest" | "Hill";
/** `inches`: null where nothing is measured; `aura`: everything so near at once; `from`: several where one of them is enough. */
export type SpellRange = {
  readonly inches: number | null;
  readonly aura: boolean;
  readonly from: readonly From[];
};

/** One way to cast a spell; `effect` holds what this way alone does. */
export type Way = {
  readonly name: WayName;
  /** Null: of Attribute and Bound Spells. */
  readonly castingValue: number | null;
  /** Of a Bound Spell with two and with three Magic Dice. */
  readonly powerLevel: readonly [number, number] | null;
  readonly range: SpellRange | null;
  readonly types: readonly SpellType[];
  readonly duration: SpellDuration;
  readonly effect: SpellEffect;
};

/** One spell as a sheet prints it: its path or army, its place there, its ways, what all of them do. */
export type SpellRow = {
  readonly school: string;
  readonly number: number | "attribute" | null;
  readonly versions: readonly Way[];
  readonly effect: SpellEffect;
};

/** A spell of both editions, or as each prints it; null: that one has none of the name. */
type Printed = SpellRow | { readonly "2e-early": SpellRow | null; readonly "2e-late": SpellRow | null };
/** `ours`: no French sheet names it, and the French name is a gloss of this project. */
export interface SpellEntry<Row extends Printed = Printed> {
  readonly name: Bilingual;
  readonly ours?: true;
  readonly row: Row;
  /** How the reference writes one that no sheet prints. */
  readonly reference?: Written;
}
export type SpellEntries = { readonly [id: `t9a.${string}`]: SpellEntry };

export const named = <const Row extends Printed>(
  en: string,
  fr: string,
  row: Row,
  reference?: Written,
): SpellEntry<Row> => ({ name: { en, fr }, row, ...(reference === undefined ? {} : { reference }) });
export const glossed = <const Row extends Printed>(
  en: string,
  fr: string,
  row: Row,
  reference?: Written,
): SpellEntry<Row> => ({ ...named(en, fr, row, reference), ours: true });

/** Reach measured in inches, from the caster unless something else may stand for it. */
export const within = (inches: number, from: readonly From[] = ["caster"]): SpellRange => ({
  inches,
  aura: false,
  from,
});

/** Everything within so many inches of the caster at once. */
export const aura = (inches: number): SpellRange => ({ inches, aura: true, from: ["caster"] });

/** The caster itself, or its own unit. */
export const CASTER: SpellRange = { inches: null, aura: false, from: ["caster"] };

const NOTHING: SpellEffect = {};

export const way = (
  name: WayName,
  castingValue: number | null,
  range: SpellRange | null,
  types: readonly SpellType[],
  duration: SpellDuration,
  effect: SpellEffect = NOTHING,
): Way => ({ name, castingValue, powerLevel: null, range, types, duration, effect });

export const bound = (
  name: WayName,
  powerLevel: readonly [number, number],
  range: SpellRange,
  types: readonly SpellType[],
  duration: SpellDuration,
): Way => ({ name, castingValue: null, powerLevel, range, types, duration, effect: NOTHING });

export const spell = (
  school: string,
  number: SpellRow["number"],
  versions: readonly Way[],
  effect: SpellEffect = NOTHING,
): SpellRow => ({ school, number, versions, effect });
