import { alchemy } from "./alchemy.ts";
import { armyBound } from "./army-bound.ts";
import { battleRunes } from "./battle-runes.ts";
import { cosmology } from "./cosmology.ts";
import { divination } from "./divination.ts";
import { druidism } from "./druidism.ts";
import { evocation } from "./evocation.ts";
import { hereditary } from "./hereditary.ts";
import { occultism } from "./occultism.ts";
import { pyromancy } from "./pyromancy.ts";
import { shamanism } from "./shamanism.ts";
import { thaumaturgy } from "./thaumaturgy.ts";
import { witchcraft } from "./witchcraft.ts";

export type { SpellEffect, SpellRow, Way, WayName } from "./row.ts";
export { spellNames } from "./names.ts";

/** Every spell of sheet 000 by its ledger id, as both editions print it. */
export const spells = {
  ...alchemy,
  ...cosmology,
  ...divination,
  ...druidism,
  ...evocation,
  ...occultism,
  ...pyromancy,
  ...shamanism,
  ...thaumaturgy,
  ...witchcraft,
  ...hereditary,
  ...battleRunes,
  ...armyBound,
} as const;
