import { keysOf } from "@tercio/entries";
import { alchemy } from "../entries/spells/alchemy.ts";
import { armyBound } from "../entries/spells/army-bound.ts";
import { battleRunes } from "../entries/spells/battle-runes.ts";
import { cosmology } from "../entries/spells/cosmology.ts";
import { divination } from "../entries/spells/divination.ts";
import { druidism } from "../entries/spells/druidism.ts";
import { evocation } from "../entries/spells/evocation.ts";
import { hereditary } from "../entries/spells/hereditary.ts";
import { hereditaryLate } from "../entries/spells/hereditary-late.ts";
import { occultism } from "../entries/spells/occultism.ts";
import { pyromancy } from "../entries/spells/pyromancy.ts";
import { shamanism } from "../entries/spells/shamanism.ts";
import type { SpellEntry } from "../entries/spells/spell.ts";
import { thaumaturgy } from "../entries/spells/thaumaturgy.ts";
import { witchcraft } from "../entries/spells/witchcraft.ts";
import { mapped } from "./row.ts";

const entries = {
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
  ...hereditaryLate,
  ...battleRunes,
  ...armyBound,
} as const;
/** The id of a spell in the ledger. */
export type SpellId = keyof typeof entries;
export const spellIds = keysOf(entries);

const named: { readonly [id in SpellId]: SpellEntry } = entries;
/** What a spell is called; `ours`: no French sheet names it. */
export const spellName = (id: SpellId): Pick<SpellEntry, "name" | "ours"> => named[id];

/** How the reference writes it, where no sheet prints it. */
export const spellReference = (id: SpellId): SpellEntry["reference"] => named[id].reference;

/** Every spell of sheet 000 by its ledger id, as both editions print it. */
export const spells = mapped(entries, ({ row }: SpellEntry) => row);
