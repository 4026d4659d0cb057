import type { ItemId } from "../state/items.ts";
import type { SpellWord, WayName } from "../state/spells.ts";

/** A spell that somebody tries. */
export interface CastingGiven {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  /** Of a Bound Spell: the item that it is in, or the spell itself. */
  readonly bound?: ItemId | SpellWord;
}

/** Of a longer record what says that alone. */
export const givenOf = ({ wizard, spell, way, bound }: CastingGiven): CastingGiven => ({
  wizard,
  spell,
  way,
  ...(bound === undefined ? {} : { bound }),
});
