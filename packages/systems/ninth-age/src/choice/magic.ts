import { distribution, shownChance } from "@tercio/dice";
import { type ChoiceKind, message as anyMessage, refuse, watched, there } from "@tercio/kernel";
import { roundHalfAway } from "@tercio/tabletop";
import { castings } from "../book/magic.ts";
import { dieToAdd, recasting } from "../calculation/relics.ts";
import { listedRule } from "../state/ids.ts";
import {
  type Attempt,
  castingDice,
  castingValue,
  casterOf,
  dispelChance,
  dispellingBonus,
  followerCost,
  type Judged,
  moreDice,
} from "../calculation/casting.ts";
import { sacrificialOffering } from "../entries/rules/army-magic.ts";
import { SACRIFICE, sacrificeHit } from "../calculation/sacrifice.ts";
import { whyNotTarget } from "../battlefield/spell-targets.ts";
import { BOUND_DICE, powerOf, powersOf } from "../calculation/bound-spells.ts";
import type { About, OneCast } from "../sequence/asked.ts";
import { castingJudged, dieHelps } from "../sequence/casting-rolls.ts";
import { doer, named } from "../sequence/emit.ts";
import { casterNamed, optionNamed, spellNamed, targetsNamed } from "../sequence/spell-messages.ts";
import { isSpell } from "../state/spells.ts";
import { type NinthAge, onField, other, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { listed } from "./simple.ts";

type G = NinthAge;
const PHASE = "t9a.sequence.magic.magic-phase";
const ATTEMPT = "t9a.sequence.magic.casting-attempt.1";
const CAST = "t9a.sequence.magic.spell-casting";
const DISPEL = "t9a.sequence.magic.dispelling-attempt.1";

const { least: LEAST, most: MOST } = castings["t9a.rule.casting-dice"];

/** `least` to `most`; from 1 on a number's place is the number itself. */
const upTo = (most: number, least = 1): readonly { readonly dice: number }[] =>
  Array.from({ length: most - least + 1 }, (_, i) => ({ dice: i + least }));

/** In percents to a tenth, as chances are shown: "<0.1" and ">99.9" beyond that. */
export function percent(chance: number): string {
  const { bound, share } = shownChance(chance, 0.001);
  return `${bound}${roundHalfAway(share * 1000) / 10}`;
}

/** What a side that dispels may add a die with. */
const addsDie = (game: G, wizard: number): boolean => dieToAdd(game, other(unit(game, wizard).seat), null) !== null;

/**
 * How likely an attempt with so many dice passes, passes all the same if the other side then spends every die that it has
 * (`left`), and ends in a Miscast if nobody dispels it. Dice that may be added are, by both sides, where they may help.
 */
export function castingChances(
  game: G,
  { wizard, spell, way, augmented, offered }: OneCast & Pick<Attempt, "augmented" | "offered">,
  targets: readonly PoolRef[],
  dice: number,
): { readonly passed: number; readonly left: () => number; readonly miscast: number } {
  const attempt: Attempt = {
    ...{ wizard, spell, way, dice, targets },
    ...{ ...(augmented === true ? { augmented } : {}), ...(offered === true ? { offered } : {}) },
  };
  const judge = (faces: readonly number[]): Judged => castingJudged(game, attempt, faces);
  const against = new Map<number, number>();
  let [passed, miscast] = [0, 0];
  const count = (judged: Judged, probability: number): void => {
    if (!judged.passed) return;
    passed += probability;
    against.set(judged.total, (against.get(judged.total) ?? 0) + probability);
    if ((judged.miscast ?? 0) > 0) miscast += probability;
  };
  const adds = dieToAdd(game, unit(game, wizard).seat, wizard) !== null;
  /** One roll, as likely as `share`; `last`: it is not made again. */
  const rolled = (share: number, last: boolean): void => {
    for (const { outcome, probability } of distribution(castingDice(game.edition, attempt))) {
      if (!last || !adds || !dieHelps(judge, outcome.faces)) count(judge(outcome.faces), share * probability);
      else
        for (const more of distribution(moreDice(game.edition, spell, outcome.faces)))
          count(judge([...outcome.faces, ...more.outcome.faces]), share * probability * more.probability);
    }
  };
  // Who makes a failed roll again has a second chance of all that.
  if (recasting(game, wizard, dice) === null) rolled(1, true);
  else {
    rolled(1, false);
    rolled(1 - passed, true);
  }
  const left = (): number => {
    const foe = game.magic.dice[other(unit(game, wizard).seat)];
    const bonus = dispellingBonus(game, attempt).value;
    let sum = 0;
    for (const [total, probability] of against)
      sum += probability * (1 - dispelChance(foe, total, bonus, addsDie(game, wizard)));
    return sum;
  };
  return { passed, left, miscast };
}

/** What was found of a position: lists ask it of every spell each time that they are drawn, and it goes through all rolls. */
const never = new WeakMap<G, Map<string, boolean>>();

/** Does a spell fail with all the Magic Dice that its caster may use, at these targets? A Bound Spell is not rolled for. */
export function neverPasses(game: G, cast: OneCast, targets: readonly PoolRef[]): boolean {
  if (cast.bound !== undefined) return false;
  const { wizard, spell, way } = cast;
  const key = JSON.stringify([wizard, spell, way, targets]);
  const known = never.get(game) ?? new Map<string, boolean>();
  never.set(game, known);
  // Where rules are switched off one by one it is found anew.
  const was = watched() ? undefined : known.get(key);
  if (was !== undefined) return was;
  const most = Math.min(MOST, game.magic.dice[unit(game, wizard).seat]);
  const found = castingChances(game, { wizard, spell, way }, targets, most).passed === 0;
  known.set(key, found);
  return found;
}

const NONE = { dice: 0 } as const;
const { tokensForADie } = castings["t9a.rule.siphon"];

/** Spells: which are known, which are cast, at whom, with what. */
export const magicChoices: readonly ChoiceKind<G>[] = [
  listed(
    "select-spell",
    "t9a.sequence.pre-game.pre-game.7",
    (game, about) => message("ask.select-spell", { unit: named(unit(game, about.unit)), count: about.count }),
    (_, about) => about.spells.map((spell) => ({ spell })),
    (_, __, a) => anyMessage(`rule.${a.spell}`),
  ),
  listed(
    "siphon",
    `${PHASE}.3`,
    (_, about) => message("ask.siphon", { tokens: about.tokens }),
    (_, about) => [...upTo(about.most), NONE],
    (_, __, a) =>
      a.dice === 0
        ? message("answer.siphon.none")
        : message("answer.siphon", { dice: a.dice, tokens: a.dice * tokensForADie }),
  ),
  listed(
    "cast-spell",
    `${PHASE}.4`,
    () => message("ask.cast"),
    (_, about) => [...about.spells, { done: true }],
    (game, _, a) =>
      "done" in a
        ? message("answer.cast.done")
        : a.bound !== undefined
          ? message("answer.cast-bound", {
              unit: casterNamed(game, a.wizard),
              spell: spellNamed(game.edition, a),
              low: powersOf(game.edition, a.bound, a.spell)[0],
              high: powersOf(game.edition, a.bound, a.spell)[1],
            })
          : message("answer.cast", {
              unit: casterNamed(game, a.wizard),
              spell: spellNamed(game.edition, a),
              value: castingValue(game, a),
            }),
    // Dice that are left are lost: only now and then somebody stops before.
    (_, about, source) =>
      (source.next(8) === 1 ? undefined : about.spells[source.next(about.spells.length) - 1]) ?? { done: true },
    (_, about, a) =>
      typeof a.spell === "string" && isSpell(a.spell) && !about.spells.some((s) => s.spell === a.spell)
        ? refuse("refuse.not-offered", `${PHASE}.4`, { kind: "cast-spell" }, "spell")
        : refuse("refuse.not-offered", ATTEMPT, { kind: "cast-spell" }, "spell"),
  ),
  listed(
    "spell-target",
    ATTEMPT,
    (game, about) => message("ask.spell-target", { spell: spellNamed(game.edition, about) }),
    (_, about) => about.targets,
    (game, about, a) => {
      const target = targetsNamed(game, [a])[0] ?? "";
      return neverPasses(game, about, [a])
        ? message("answer.never", { answer: target })
        : message("answer.spell-target", { target });
    },
    undefined,
    (game, about, a) => {
      const u = typeof a.unit === "number" ? game.units[a.unit] : undefined;
      const found = casterOf(game, about.wizard);
      if (u === undefined || !onField(u) || found === null) return refuse("refuse.no-such-unit", ATTEMPT, {}, "unit");
      return (
        whyNotTarget(game, found, about, u) ?? refuse("refuse.not-offered", ATTEMPT, { kind: "spell-target" }, "pool")
      );
    },
  ),
  listed(
    "second-target",
    ATTEMPT,
    (game, about) => message("ask.second-target", { spell: spellNamed(game.edition, about) }),
    (_, about) => [{ unit: null }, ...about.targets.map((t) => ({ unit: t.unit }))],
    (game, _, a) =>
      a.unit === null
        ? message("answer.second-target.none")
        : message("answer.spell-target", { target: named(unit(game, a.unit)) }),
  ),
  listed(
    "casting-dice",
    ATTEMPT,
    (game, about) => message("ask.casting-dice", { spell: spellNamed(game.edition, about) }),
    (_, about) => upTo(about.most, about.bound === undefined ? LEAST : BOUND_DICE.least),
    (game, about, a) => {
      if (about.bound !== undefined)
        return message("answer.bound-dice", {
          dice: a.dice,
          power: powerOf(game.edition, about.bound, about.spell, a.dice),
        });
      const { passed, left, miscast } = castingChances(game, about, about.targets, a.dice);
      if (passed === 0) return message("answer.casting-dice.never", { dice: a.dice });
      const foe = game.magic.dice[other(unit(game, about.wizard).seat)];
      return message("answer.casting-dice", {
        dice: a.dice,
        chance: percent(passed),
        then: foe === 0 ? "" : message("answer.casting-dice.then", { foe, left: percent(left()) }),
        risk: miscast === 0 ? "" : message("answer.casting-dice.risk", { miscast: percent(miscast) }),
      });
    },
    // Now and then with another number: what is sensible hangs on what is still to be cast.
    (game, about, source, list) =>
      source.next(4) === 1 ? (list[source.next(list.length) - 1] ?? { dice: 1 }) : enough(game, about),
  ),
  listed(
    "sacrificial-offering",
    sacrificialOffering.id,
    (game, about) =>
      message("ask.sacrificial-offering", {
        spell: spellNamed(game.edition, about),
        unit: named(unit(game, about.unit)),
        hits: about.hits,
      }),
    () => [{ offers: false }, { offers: true }],
    (_, __, a) => message(a.offers ? "answer.sacrificial-offering" : "answer.sacrificial-offering.none"),
  ),
  listed(
    "sacrifice",
    SACRIFICE,
    (game, about) =>
      message(sacrificeHit(game.edition) === null ? "ask.sacrifice" : "ask.sacrifice.hits", {
        spell: spellNamed(game.edition, about),
      }),
    (_, about) => [{ unit: null }, ...about.units.map((o) => ({ unit: o.unit }))],
    (game, about, a) => {
      const paid = about.units.find((o) => o.unit === a.unit);
      return paid === undefined
        ? message("answer.sacrifice.none")
        : sacrificeHit(game.edition) === null
          ? message("answer.sacrifice", { unit: named(unit(game, paid.unit)), points: paid.points })
          : message("answer.sacrifice.hits", { unit: named(unit(game, paid.unit)), hits: paid.points });
    },
  ),
  listed(
    "spell-option",
    `${CAST}.d`,
    (game, about) => message("ask.spell-option", { spell: spellNamed(game.edition, about) }),
    (_, about) => about.options.map((_o, option) => ({ option })),
    (game, about, a) => optionNamed(game, about.spell, there(about.options[a.option])),
  ),
  listed(
    "augment-spell",
    `${CAST}.e`,
    (game, about) =>
      message("ask.augment-spell", {
        spell: spellNamed(game.edition, about),
        follows: spellNamed(game.edition, { spell: about.follows, way: "basic" }),
        more: followerCost(game.edition, about.follows),
      }),
    () => [{ augments: true }, { augments: false }],
    (game, about, a) =>
      message(a.augments ? "answer.augment-spell" : "answer.augment-spell.none", {
        value: castingValue(game, { ...about, augmented: a.augments }),
      }),
  ),
  listed(
    "end-spell",
    `${PHASE}.3`,
    (game, about) =>
      message("ask.end-spell", {
        spell: spellNamed(game.edition, { spell: about.spell, way: "basic" }),
        unit: casterNamed(game, about.wizard),
        dice: about.dice,
      }),
    () => [{ ends: false }, { ends: true }],
    (_, about, a) => message(a.ends ? "answer.end-spell" : "answer.end-spell.none", { dice: about.dice }),
  ),
  listed(
    "add-die",
    listedRule("scepter-of-power"),
    (game, about) =>
      message(about.dispels ? "ask.add-die.dispel" : "ask.add-die", {
        spell: spellNamed(game.edition, about),
        total: about.total,
        item: message(`rule.${about.item.item}`),
      }),
    // Where nobody says what he wants it is used where it may help.
    (_, { helps }) => (helps ? [{ adds: true }, { adds: false }] : [{ adds: false }, { adds: true }]),
    (_, __, a) => message(a.adds ? "answer.add-die" : "answer.add-die.none"),
    (_, about, source) => ({ adds: about.helps && source.next(4) > 1 }),
  ),
  listed(
    "walk-veil",
    listedRule("veil-walker"),
    (game, about) => message("ask.walk-veil", { spell: spellNamed(game.edition, about), tokens: about.tokens }),
    () => [{ walks: false }, { walks: true }],
    (_, about, a) => message(a.walks ? "answer.walk-veil" : "answer.walk-veil.none", { tokens: about.tokens }),
  ),
  listed(
    "discard-tokens",
    `${CAST}.d`,
    (game, about) =>
      message("ask.discard-tokens", { spell: spellNamed(game.edition, about), foe: named(unit(game, about.foe)) }),
    (_, { most }) => Array.from({ length: most + 1 }, (_, tokens) => ({ tokens })),
    (_, __, { tokens }) =>
      tokens === 0 ? message("answer.discard-tokens.none") : message("answer.discard-tokens", { tokens }),
  ),
  listed(
    "ignore-losses",
    `${CAST}.d`,
    (game, about) =>
      message(about.lessens ? "ask.ignore-losses.less" : "ask.ignore-losses", {
        spell: spellNamed(game.edition, about),
        unit: doer(game, about.at),
        wounds: about.wounds,
      }),
    (_, { most }) => [...upTo(most), { tokens: 0 }].map((a) => ({ tokens: "dice" in a ? a.dice : a.tokens })),
    (_, about, { tokens }) =>
      tokens === 0
        ? message("answer.discard-tokens.none")
        : message(about.lessens ? "answer.ignore-losses.less" : "answer.ignore-losses", {
            tokens,
            wounds: Math.min(about.wounds, tokens * about.each),
          }),
  ),
  listed(
    "bind-spell",
    listedRule("binding-scroll"),
    (_, about) => message("ask.bind-spell", { item: message(`rule.${about.item.item}`) }),
    (_, about) => [{ spell: null }, ...about.spells.map((spell) => ({ spell }))],
    (_, __, a) => (a.spell === null ? message("answer.bind-spell.none") : anyMessage(`rule.${a.spell}`)),
  ),
  listed(
    "dispel",
    DISPEL,
    (game, about) =>
      message(about.targets.length === 0 ? "ask.dispel.nobody" : "ask.dispel", {
        spell: spellNamed(game.edition, about),
        targets: targetsNamed(game, about.targets),
        total: about.total,
      }),
    (_, about) => [...upTo(about.most), NONE],
    (game, about, a) =>
      a.dice === 0
        ? message("answer.dispel.none")
        : message(dispelled(game, about, a.dice) === 0 ? "answer.dispel.never" : "answer.dispel", {
            dice: a.dice,
            chance: percent(dispelled(game, about, a.dice)),
          }),
    (game, about, source) => (source.next(4) === 1 ? NONE : against(game, about)),
  ),
];

/** The fewest dice that mostly do; where none do all that may be rolled. */
export function enough(game: G, about: About<"casting-dice">): { readonly dice: number } {
  if (about.bound !== undefined) return { dice: Math.min(BOUND_DICE.least, about.most) };
  for (let dice = 1; dice < about.most; dice++)
    if (castingChances(game, about, about.targets, dice).passed >= MOSTLY) return { dice };
  return { dice: about.most };
}
const MOSTLY = 0.6;

/** How likely so many dice dispel a spell, with whatever is added to them. */
export const dispelled = (game: G, about: About<"dispel">, dice: number): number =>
  dispelChance(
    dice,
    about.total,
    dispellingBonus(game, { ...about, dice: about.castWith }).value,
    addsDie(game, about.wizard),
  );

/** The fewest dice that would dispel it more often than not; none where even all hardly would. */
export function against(game: G, about: About<"dispel">): { readonly dice: number } {
  const chance = (dice: number): number => dispelled(game, about, dice);
  for (let dice = 1; dice <= about.most; dice++) if (chance(dice) >= HALF) return { dice };
  return chance(about.most) >= HARDLY ? { dice: about.most } : NONE;
}
const [HALF, HARDLY] = [0.5, 0.2];
