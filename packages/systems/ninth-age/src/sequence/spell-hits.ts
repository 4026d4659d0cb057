import { printedTotal } from "@tercio/dice";
import { areaHits } from "../calculation/area.ts";
import type { FreeHit } from "../hooks/casting.ts";
import { hitsOf, type OtherHits } from "../calculation/spell-effects.ts";
import type { Shots } from "../calculation/shots.ts";
import { effectOf, spellRow, spellRule, type SpellWord, type WayName } from "../state/spells.ts";
import { discipline, testDice, testedAgain, twoDice } from "../calculation/characteristics.ts";
import { deedOf } from "../rules/deeds.ts";
import { models, type NinthAge, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { named } from "./emit.ts";
import { enter, sequence } from "./flow.ts";
import { added, spellNamed } from "./spell-messages.ts";

type G = NinthAge;

export interface SpellHitsGiven {
  readonly by: PoolRef;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly target: PoolRef;
  readonly sacrificed: boolean;
  /** Of a spell with several kinds of hits which. */
  readonly fact?: OtherHits;
  /** Its failed rolls to wound are made again. */
  readonly walks?: boolean;
  /** So often over. */
  readonly times?: number;
}
export interface SpellHitsOwn {
  readonly hits: number;
  readonly strength: number | null;
}

/** Hits of a spell, or of a Miscast, as shots that have hit. */
export const freeShots = (by: PoolRef, at: PoolRef, dice: number, free: FreeHit): Shots => ({
  unit: by.unit,
  pool: by.pool,
  part: 0,
  weapon: "spell",
  at,
  dice,
  aim: null,
  wounded: false,
  long: false,
  cover: null,
  standing: false,
  bracket: false,
  partial: false,
  strained: false,
  free,
});

/** With the Strength that spells cast earlier in the phase lend some, and with a second roll to wound where that is paid for. */
function stronger(game: G, v: SpellHitsGiven, own: FreeHit): FreeHit {
  const hit: FreeHit = v.walks === true ? { ...own, woundsAgain: true } : own;
  const { strengthPerEarlierSpell: each, counts } = effectOf(game.edition, v.spell, v.way);
  if (typeof each !== "number" || typeof hit.strength !== "number") return hit;
  // The last one is this spell itself.
  const earlier = game.magic.cast
    .slice(0, -1)
    .filter((word) => counts !== "non-Attribute Spells" || spellRow(game.edition, word).number !== "attribute");
  return { ...hit, strength: hit.strength + each * earlier.length };
}

/** The test of its target that makes the hits of a spell; null for most. */
function testFor(game: G, v: SpellHitsGiven) {
  const deed = deedOf(v.spell);
  if (deed === undefined) return null;
  const u = unit(game, v.target.unit);
  return {
    ...{ deed, u, need: discipline(game, u, deed.test), extra: testDice(game, u, deed.test).value },
    again: testedAgain(game, u, deed.test).value > 0,
  };
}

/** Hits that a spell makes on one of its targets. */
export const spellHits = sequence(
  "spell-hits",
  { en: "Hits of a spell", fr: "Touches d’un sort" },
  { hits: 0, strength: null },
  ({ act, roll }) => [
    roll(
      "a",
      { en: "Number of hits", fr: "Nombre de touches" },
      (game, v) => {
        const hits = hitsOf(game.edition, v.spell, v.way, v.sacrificed, v.fact);
        if (hits === null || typeof hits.number !== "string" || hits.number === "each model") return null;
        const { dice, sides, add } = printedTotal(hits.number);
        const tested = testFor(game, v);
        if (tested !== null) {
          const { u, need, extra, again } = tested;
          return {
            type: "roll",
            player: u.seat,
            label: message("roll.spell-by-test", {
              spell: spellNamed(game.edition, v),
              unit: named(u),
              need: need.value,
            }),
            dice: { ...twoDice(extra, { dice, sides }), ...(again ? { reroll: { above: need.value } } : {}) },
            rule: spellRule(v.spell),
            breakdowns: [{ name: message("value.discipline"), breakdown: need }],
          };
        }
        const more = hits.maximised ? 1 : 0;
        const { times = 1 } = v;
        return {
          type: "roll",
          player: unit(game, v.by.unit).seat,
          label: message("roll.spell-hits", {
            spell: spellNamed(game.edition, v),
            foe: named(unit(game, v.target.unit)),
            added: added(add * times),
          }),
          dice: { kind: "sum", dice: dice * times + more, sides, ...(more > 0 ? { dropLowest: more } : {}) },
          rule: `t9a.sequence.magic.spell-casting.d`,
        };
      },
      (game, v, { total }) => {
        const { add } = printedTotal(String(hitsOf(game.edition, v.spell, v.way, v.sacrificed, v.fact)?.number));
        const tested = testFor(game, v);
        if (tested !== null) return { vars: { hits: tested.deed.hits(Math.max(0, total - tested.need.value)) } };
        return { vars: { hits: total + add * (v.times ?? 1) } };
      },
    ),
    roll(
      "a2",
      { en: "Roll of the target", fr: "Jet de la cible" },
      (game, v) => {
        const dice = hitsOf(game.edition, v.spell, v.way, v.sacrificed, v.fact)?.against ?? null;
        if (dice === null) return null;
        const { dice: count, sides } = printedTotal(dice);
        return {
          type: "roll",
          player: unit(game, v.target.unit).seat,
          label: message("roll.spell-against", {
            spell: spellNamed(game.edition, v),
            foe: named(unit(game, v.target.unit)),
            total: v.hits,
          }),
          dice: { kind: "sum", dice: count, sides },
          rule: `t9a.sequence.magic.spell-casting.d`,
        };
      },
      (_, v, { total }) => ({ vars: { hits: Math.max(0, v.hits - total) } }),
    ),
    roll(
      "b",
      { en: "Strength of the hits", fr: "Force des touches" },
      (game, v) => {
        const dice = hitsOf(game.edition, v.spell, v.way, v.sacrificed, v.fact)?.strengthDice ?? null;
        if (dice === null) return null;
        const { dice: count, sides, add } = printedTotal(dice);
        return {
          type: "roll",
          player: unit(game, v.by.unit).seat,
          label: message("roll.spell-strength", { spell: spellNamed(game.edition, v), added: added(add) }),
          dice: { kind: "sum", dice: count, sides },
          rule: `t9a.sequence.magic.spell-casting.d`,
        };
      },
      (game, v, { total }) => ({
        vars: {
          strength:
            total + printedTotal(String(hitsOf(game.edition, v.spell, v.way, v.sacrificed, v.fact)?.strengthDice)).add,
        },
      }),
    ),
    act("c", { en: "The hits fall", fr: "Les touches s’abattent" }, (game, v) => {
      const hits = hitsOf(game.edition, v.spell, v.way, v.sacrificed, v.fact);
      if (hits === null) return {};
      const target = unit(game, v.target.unit);
      const free = stronger(game, v, v.strength === null ? hits.hit : { ...hits.hit, strength: v.strength });
      const shot = (at: PoolRef, dice: number, hit: FreeHit = free): Shots => freeShots(v.by, at, dice, hit);
      const into = (shots: readonly Shots[]) => ({
        enter: enter("volley", { by: v.by.unit, target: target.id, shots: shots.filter((s) => s.dice > 0) }),
      });
      if (hits.number === "each model")
        return into(target.pools.flatMap((p, pool) => (p.count > 0 ? [shot({ unit: target.id, pool }, p.count)] : [])));
      const count =
        hits.area !== null
          ? areaHits(game, unit(game, v.by.unit), target, hits.area)
          : hits.models !== null
            ? Math.min(hits.models, models(target)) * Number(hits.number)
            : typeof hits.number === "number"
              ? hits.number
              : v.hits;
      return hits.bracket === null
        ? into([shot(v.target, count)])
        : into([shot(v.target, 1, stronger(game, v, hits.bracket)), shot(v.target, count - 1)]);
    }),
  ],
);
