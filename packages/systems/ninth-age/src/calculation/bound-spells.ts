import { inForce } from "@tercio/kernel";
import { listedRule } from "../state/ids.ts";
import { type ItemId, itemRow, sharedItems } from "../state/items.ts";
import { isSpell, spellRow, type SpellWord, type WayName } from "../state/spells.ts";
import { type NinthAge, onField, type Seat, type Unit } from "../state/state.ts";
import { isPlayed } from "./spell-effects.ts";

/** Magic Dice that a Bound Spell takes. */
export const BOUND_DICE = { least: 2, most: 3 } as const;

/** A Bound Spell in somebody’s hand, in one of its plain ways. */
export interface BoundSpell {
  /** The record of its bearer: a Character’s, or of the unit whose banner has it. */
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  /** The item that it is in. */
  readonly bound: ItemId;
}

const HARDER: readonly WayName[] = ["boosted", "boosted further", "throne"];

const borne = (u: Unit): readonly (readonly [wizard: number, item: ItemId])[] => [
  ...u.pools.flatMap((p, at) =>
    p.count > 0
      ? (p.profile.items ?? []).flatMap((id) => {
          const { slot } = itemRow(id);
          const has =
            slot === "ability" ? at === 0 || p.kind === "character" : p.kind === "character" && slot !== "banner";
          return has ? [[p.self ?? u.id, id] as const] : [];
        })
      : [],
  ),
  ...sharedItems(u).banners.map((id) => [u.id, id] as const),
];

/** All Bound Spells of a side on the table; who flees casts none. */
export const boundSpells = (game: NinthAge, seat: Seat): readonly BoundSpell[] =>
  game.units.flatMap((u) => {
    if (u.seat !== seat || !onField(u) || (u.fleeing && inForce("t9a.fleeing.cannot.cast-or-activate"))) return [];
    return borne(u).flatMap(([wizard, id]) =>
      itemRow(id).effects.flatMap((e) => {
        if (!("casts" in e) || !inForce(listedRule(id)) || !isSpell(e.casts) || !isPlayed(e.casts)) return [];
        const spell = e.casts;
        // Always the plain way, never a harder one.
        const ways = spellRow(spell).versions.filter((v) => !HARDER.includes(v.name));
        return ways.map((v) => ({ wizard, spell, way: v.name, bound: id }));
      }),
    );
  });

/** The mark of a Bound Spell that was tried in this phase. */
export const boundMark = ({ wizard, spell }: Pick<BoundSpell, "wizard" | "spell">): string => `${wizard} ${spell}`;

/** Totals that dispel the Bound Spell of an item: cast with two Magic Dice, and with three. */
export const powersOf = (item: ItemId): readonly [number, number] =>
  itemRow(item).effects.flatMap((e) => ("casts" in e ? [e.power] : []))[0] ?? [0, 0];

/** The total that dispels it, cast with so many. */
export const powerOf = (item: ItemId, dice: number): number => powersOf(item)[dice >= BOUND_DICE.most ? 1 : 0];
