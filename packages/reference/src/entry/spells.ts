import type { Facts, SpellDuration, SpellFacts, SpellRange, SpellType, SpellVersion, VersionName } from "./entry.ts";

/** Reach measured in inches, from the caster unless something else may stand for it. */
export const within = (inches: number, from: SpellRange["from"] = ["caster"]): SpellRange => ({
  inches,
  aura: false,
  from,
});

/** The caster itself, or its own unit. */
export const onCaster: SpellRange = { inches: null, aura: false, from: ["caster"] };

/** Somebody whom the caster fights. */
export const inCombat: SpellRange = { inches: null, aura: false, from: ["combat"] };

/** One way to cast a spell; `effect` holds what this way alone does. */
export const version = (
  name: VersionName,
  castingValue: number | null,
  range: SpellRange | null,
  types: readonly SpellType[],
  duration: SpellDuration | null,
  effect: Facts = {},
): SpellVersion => ({ name, castingValue, powerLevel: null, range, types, duration, effect });

/** A spell's facts; `effect` holds what all its versions do. */
export const spell = (
  school: string,
  number: SpellFacts["number"],
  versions: readonly SpellVersion[],
  effect: Facts = {},
): SpellFacts => ({ school, number, versions, effect });
