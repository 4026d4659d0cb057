import { gap, INCH } from "@tercio/tabletop";
import { casterOf, casterRef } from "../calculation/casting.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { health } from "../calculation/health.ts";
import { presenceBase } from "../calculation/presence.ts";
import { numberOf } from "../state/facts.ts";
import { effectOf, isSpell, spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { type NinthAge, onField, unit } from "../state/state.ts";
import { NONE } from "./blows.ts";
import { named, tell } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { spellNamed } from "./spell-messages.ts";

type G = NinthAge;
/** The fact of a spell by which Veil Tokens strike back at who has taken Health Points. */
const HITS = "perDiscardedVeilToken";

/** A spell that strikes back, and at whom. A type, so that a frame may hold it. */
export type Reprisal = {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly foe: number;
};
export interface ReprisalOwn {
  /** Health Points of whom it strikes, before it does; null: it does not. */
  readonly before: number | null;
  readonly lost: readonly [number, number];
}

/** Who has taken Health Points from whom. A type, so that a frame may hold it. */
export type Dealt = { readonly by: number; readonly at: number };

/** The same for those of these attacks that took some; nothing is remembered where nothing lasts. */
export const dealtBy = (
  game: G,
  packets: readonly { readonly unit: number; readonly aims: readonly { readonly unit: number }[] }[],
  points: readonly number[],
): readonly Dealt[] =>
  game.effects.length === 0
    ? NONE
    : packets.flatMap(({ unit: by, aims: [aim] }, at) =>
        aim !== undefined && (points[at] ?? 0) > 0 ? [{ by, at: aim.unit }] : [],
      );

/**
 * What may strike back at those who take Health Points just now, from friends near enough to the caster of such a spell as they
 * stand before they fall: once at each (reading `phantom-queen`).
 */
export function reprisals(game: G, dealt: readonly Dealt[]): readonly Reprisal[] {
  if (game.effects.length === 0 || dealt.length === 0) return NONE;
  return game.effects.flatMap(({ rule, from, params }): readonly Reprisal[] => {
    if (!isSpell(rule) || from === null) return NONE;
    const way = params.way as WayName;
    const within = numberOf(effectOf(game.edition, rule, way).within);
    const caster = effectOf(game.edition, rule, way)[HITS] === undefined ? null : casterOf(game, from);
    if (within === null || caster === null) return NONE;
    const { seat } = caster.unit;
    const base = presenceBase(game, caster);
    const struck = dealt.filter(
      ({ by, at }) =>
        unit(game, by).seat !== seat &&
        unit(game, at).seat === seat &&
        gap(base, rectangleOf(unit(game, at))) <= within * INCH,
    );
    return [...new Set(struck.map((d) => d.by))].map((foe) => ({ wizard: from, spell: rule, way, foe }));
  });
}

/** Veil Tokens that somebody may discard. */
function tokensOf(game: G, { wizard, spell, way }: Reprisal): number {
  const most = numberOf(effectOf(game.edition, spell, way).discardUpTo) ?? Number.POSITIVE_INFINITY;
  return Math.min(most, game.magic.tokens[unit(game, wizard).seat]);
}

/** Veil Tokens are discarded to strike back, or not. It hands back what was lost by that, seat by seat. */
export const reprisal = sequence(
  "reprisal",
  { en: "Striking back with Veil Tokens", fr: "Riposte par des marqueurs « Voile »" },
  { before: null, lost: [0, 0] },
  ({ act, choose }) => [
    choose(
      "a",
      { en: "How many Veil Tokens are discarded", fr: "Combien de marqueurs « Voile » sont défaussés" },
      "discard-tokens",
      (game, v) =>
        tokensOf(game, v) === 0 || casterOf(game, v.wizard) === null || !onField(unit(game, v.foe))
          ? null
          : {
              player: unit(game, v.wizard).seat,
              about: { wizard: v.wizard, spell: v.spell, way: v.way, foe: v.foe, most: tokensOf(game, v) },
            },
      (game, v, { tokens }, context) => {
        if (tokens === 0) return {};
        const { seat } = unit(game, v.wizard);
        const foe = unit(game, v.foe);
        tell(context, "strikesBack", spellRule(v.spell), {
          spell: spellNamed(game.edition, v),
          tokens,
          foe: named(foe),
        });
        return {
          game: withMagic(game, { tokens: ofSeat(game.magic.tokens, seat, game.magic.tokens[seat] - tokens) }),
          vars: { before: health(game, foe) },
          enter: enter("spell-hits", {
            ...{ by: casterRef(game, v.wizard), spell: v.spell, way: v.way, sacrificed: false },
            ...{ target: { unit: v.foe, pool: -1 }, fact: HITS, times: tokens },
          }),
        };
      },
    ),
    act("b", { en: "What that has taken", fr: "Ce que cela a pris" }, (game, v) => {
      if (v.before === null) return {};
      const points = Math.max(0, v.before - health(game, unit(game, v.foe)));
      return { vars: { lost: unit(game, v.foe).seat === 0 ? [points, 0] : [0, points] } };
    }),
  ],
  (_, { lost }) => lost,
);

/** What both have lost together. */
export const lostToo = (
  lost: readonly [number, number],
  more: readonly [number, number],
): readonly [number, number] => [lost[0] + more[0], lost[1] + more[1]];
