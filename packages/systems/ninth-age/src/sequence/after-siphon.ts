import { book } from "../hooks/book.ts";
import type { AfterSiphon } from "../hooks/casting.ts";
import { casters, knownBy } from "../calculation/casting.ts";
import { spent } from "../calculation/items-used.ts";
import { listedRule } from "../state/ids.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { isSpell, spellRow, spellRule } from "../state/spells.ts";
import { type NinthAge, other, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { spellNamed } from "./spell-messages.ts";

type G = NinthAge;

/** What the rules offer the other side once the Active Player has siphoned the Veil. */
export const afterSiphon = (game: G): readonly AfterSiphon[] =>
  book.offers("veil siphoned", game, { seat: other(game.active) }).map(({ value }) => value);

/** A spell that lasts and may be ended now, by whom, for how many Magic Dice. */
function ending(game: G, v: AfterSiphon) {
  if (!("ends" in v)) return null;
  const effect = game.effects.find((e) => e.id === v.ends);
  if (effect === undefined || effect.from === null || !isSpell(effect.rule)) return null;
  const seat = other(unit(game, effect.from).seat);
  return game.magic.dice[seat] < v.dice
    ? null
    : { seat, dice: v.dice, spell: effect.rule, wizard: effect.from, effect: v.ends };
}

/** One of these things is done, or left. */
export const siphoned = sequence(
  "after-siphon",
  { en: "Once the Veil is siphoned", fr: "Une fois le Voile siphonné" },
  {},
  ({ choose }) => [
    choose(
      "a",
      { en: "End a spell with a Magic Die", fr: "Mettre fin à un sort avec un dé de magie" },
      "end-spell",
      (game, v) => {
        const found = ending(game, v.may);
        if (found === null) return null;
        const { seat, ...about } = found;
        return { player: seat, about };
      },
      (game, v, { ends }, context) => {
        const found = ending(game, v.may);
        if (!ends || found === null) return {};
        const { seat, dice, spell, effect } = found;
        tell(context, "spellEnded", spellRule(spell), { spell: { key: `rule.${spell}` }, dice });
        const left = withMagic(game, { dice: ofSeat(game.magic.dice, seat, game.magic.dice[seat] - dice) });
        return { game: { ...left, effects: left.effects.filter((e) => e.id !== effect) } };
      },
    ),
    choose(
      "b",
      { en: "Bind a spell", fr: "Entraver un sort" },
      "bind-spell",
      (game, { may }) => {
        if (!("binds" in may) || game.magic.dice[game.active] === 0) return null;
        const known = casters(game, game.active).flatMap(({ wizard }) => knownBy(game, wizard));
        const spells = [...new Set(known)].filter((spell) => !game.magic.tried.includes(spell));
        return spells.length === 0 ? null : { player: other(game.active), about: { item: may.binds, spells } };
      },
      (game, { may }, { spell }, context) => {
        if (spell === null || !("binds" in may)) return {};
        const item = may.binds;
        tell(context, "bindsSpell", listedRule(item.item), {
          item: message(`rule.${item.item}`),
          spell: spellNamed(game.edition, { spell, way: spellRow(game.edition, spell).versions[0]?.name ?? "basic" }),
        });
        return { game: withMagic(spent(game, item), { tried: [...game.magic.tried, spell] }) };
      },
    ),
  ],
);
