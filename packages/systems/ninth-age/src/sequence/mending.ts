import { printedTotal } from "@tercio/dice";
import { mendedWith, mendsOf, mostLeft, type Mend } from "../calculation/mending.ts";
import { raised } from "../battlefield/raising.ts";
import { isDice } from "../calculation/spell-effects.ts";
import { withMagic } from "../state/magic.ts";
import { spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { change, type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { doer, named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { recovered } from "./recover.ts";
import { added, spellNamed } from "./spell-messages.ts";

type G = NinthAge;

/** A spell that gives one of its targets Health Points. */
export interface MendingGiven {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly target: PoolRef;
}
export interface MendingOwn {
  /** By its place among those of whom one is given them. */
  readonly option: number;
  /** Null until it is rolled, or where nothing is. */
  readonly rolled: number | null;
}
type Vars = MendingGiven & MendingOwn;

const mends = (game: G, v: MendingGiven): readonly Mend[] => mendsOf(game, v.spell, v.way, v.target);
const mend = (game: G, v: Vars): Mend | null => mends(game, v)[v.option] ?? null;

/** Health Points that a spell gives back. */
export const mending = sequence(
  "mending",
  { en: "A spell heals and raises", fr: "Un sort soigne et ressuscite" },
  { option: 0, rolled: null },
  ({ act, choose, roll }) => [
    choose(
      "a",
      { en: "Units it concerns", fr: "Unités concernées" },
      "spell-option",
      (game, v) => {
        const options = mends(game, v).map((m) => m.at);
        return options.length < 2
          ? null
          : { player: unit(game, v.wizard).seat, about: { wizard: v.wizard, spell: v.spell, way: v.way, options } };
      },
      (_, __, { option }) => ({ vars: { option } }),
    ),
    roll(
      "b",
      { en: "How many Health Points", fr: "Combien de Points de vie" },
      (game, v) => {
        const found = mend(game, v);
        if (found === null || !isDice(found.points)) return null;
        const { dice, sides, add } = printedTotal(found.points);
        return {
          type: "roll",
          player: unit(game, v.wizard).seat,
          label: message("roll.mends", {
            spell: spellNamed(game.edition, v),
            unit: named(unit(game, v.target.unit)),
            added: added(add),
          }),
          dice: { kind: "sum", dice, sides },
          rule: spellRule(v.spell),
        };
      },
      (game, v, { total }) => ({ vars: { rolled: total + printedTotal(String(mend(game, v)?.points)).add } }),
    ),
    act("c", { en: "They come back", fr: "Ils reviennent" }, (game, v, context) => {
      const found = mend(game, v);
      if (found === null) return {};
      const most = mostLeft(game, v.spell, v.way, found);
      const given = v.rolled ?? Number(found.points);
      const points = most === null ? given : Math.min(most, given);
      const rule = spellRule(v.spell);
      const u = unit(game, found.at.unit);
      if (!found.raises) {
        const after = recovered(game, found.at, points, rule, context);
        const back = (u.pools[found.at.pool]?.lost ?? 0) - (unit(after, u.id).pools[found.at.pool]?.lost ?? 0);
        return back === 0 ? {} : { game: withMagic(after, { mended: mendedWith(game, v.spell, found, back) }) };
      }
      const after = raised(game, u, points);
      if (after.points === 0) return {};
      tell(context, "raises", rule, { unit: doer(game, found.at), points: after.points, models: after.models });
      const { pools, standard, musician } = after.unit;
      const next = change(game, u.id, { pools, standard, musician });
      return { game: withMagic(next, { mended: mendedWith(game, v.spell, found, after.points) }) };
    }),
  ],
);
