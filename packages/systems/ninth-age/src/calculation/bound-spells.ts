import type { Edition } from "../book/row.ts";
import { inForce, there } from "@tercio/kernel";
import { mayActivate } from "../state/bearers.ts";
import { effectsOf, type ItemId, itemRow, sharedItems } from "../state/items.ts";
import { profileHas } from "../state/held.ts";
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
  /** The item that it is in, or the spell itself, where it is bound by nature. */
  readonly bound: ItemId | SpellWord;
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

/** The rule of each kind of spells that are bound by nature. */
const OF_SCHOOL: { readonly [school: string]: string } = {
  "battle-runes": "t9a.battle-rune.general",
  totems: "t9a.totem.general",
};
const ofSchool = (school: string): boolean => Object.hasOwn(OF_SCHOOL, school) && inForce(there(OF_SCHOOL[school]));

/** Bound Spells that somebody knows: as a Character or as a machine knows them (reading `rune-bearers`). */
function runesOf(game: NinthAge, u: Unit): readonly BoundSpell[] {
  return u.pools.flatMap((p, at) => {
    const wizard = p.self ?? u.id;
    if (p.count === 0 || (p.self === null && at > 0)) return [];
    const names: readonly WayName[] = [
      p.kind === "character" ? "Runic Smith" : "Anvil of Power",
      profileHas(p.profile, "great-totem") ? "Great Totem" : "bearer",
    ];
    return (game.magic.known[wizard] ?? []).flatMap((spell) => {
      const row =
        isPlayed(game.edition, spell) && isBoundByNature(game.edition, spell) ? spellRow(game.edition, spell) : null;
      if (row === null || !ofSchool(row.school)) return [];
      return row.versions.flatMap((v) =>
        names.includes(v.name) ? [{ wizard, spell, way: v.name, bound: spell }] : [],
      );
    });
  });
}

/** Is a spell bound whoever knows it? */
export const isBoundByNature = (edition: Edition, spell: SpellWord): boolean =>
  spellRow(edition, spell).versions.every((v) => v.powerLevel !== null);

/** All Bound Spells of a side on the table; who flees casts none. */
export const boundSpells = (game: NinthAge, seat: Seat): readonly BoundSpell[] =>
  game.units.flatMap((u) => {
    if (u.seat !== seat || !onField(u) || !mayActivate(u)) return [];
    const runes = runesOf(game, u);
    const inItems = borne(u).flatMap(([wizard, id]) =>
      effectsOf(id).flatMap((e) => {
        if (!("casts" in e) || !isSpell(e.casts) || !isPlayed(game.edition, e.casts)) return [];
        if (e.unless === "moved" && u.moved !== "none") return [];
        const spell = e.casts;
        // Always the plain way, never a harder one.
        const ways = spellRow(game.edition, spell).versions.filter((v) => !HARDER.includes(v.name));
        return ways.map((v): BoundSpell => ({ wizard, spell, way: v.name, bound: id }));
      }),
    );
    return runes.length === 0 ? inItems : [...runes, ...inItems];
  });

/** The mark of a Bound Spell that was tried in this phase. */
export const boundMark = ({ wizard, spell }: Pick<BoundSpell, "wizard" | "spell">): string => `${wizard} ${spell}`;

/** Totals that dispel the Bound Spell of an item, or one that is bound by nature: cast with two Magic Dice, and with three. */
export function powersOf(edition: Edition, bound: BoundSpell["bound"], spell: SpellWord): readonly [number, number] {
  if (isSpell(bound)) return spellRow(edition, bound).versions[0]?.powerLevel ?? [0, 0];
  // Of several in one item each has its own.
  return itemRow(bound).effects.flatMap((e) => ("casts" in e && e.casts === spell ? [e.power] : []))[0] ?? [0, 0];
}

/** The total that dispels it, cast with so many. */
export const powerOf = (edition: Edition, bound: BoundSpell["bound"], spell: SpellWord, dice: number): number =>
  powersOf(edition, bound, spell)[dice >= BOUND_DICE.most ? 1 : 0];
