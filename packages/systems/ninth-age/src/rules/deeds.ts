import type { DisciplineUse } from "../hooks/moments.ts";
import { armyBoundDeeds } from "../entries/spells/army-bound.play.ts";
import type { SpellWord } from "../state/spells.ts";

/** How a spell has its hits where the dice of its row alone do not say it: they are rolled as a test of its target. */
export interface Deed {
  readonly test: DisciplineUse;
  /** Hits where the dice show so much more than the test needs. */
  hits(failedBy: number): number;
}
/** Of some spells, beside their rows. */
export type Deeds = { readonly [spell in SpellWord]?: Deed };

/** What a spell does in a way of its own; undefined for most. */
export const deedOf = (spell: SpellWord): Deed | undefined => armyBoundDeeds[spell];
