import { test } from "./discipline-test.ts";
import { printedTotal } from "@tercio/dice";
import { type Effect, there, withEffect } from "@tercio/kernel";
import { gap, INCH } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { mendsOf } from "../calculation/mending.ts";
import { standsAt } from "../calculation/stayed.ts";
import { health } from "../calculation/health.ts";
import { presenceBase } from "../calculation/presence.ts";
import type { SpellOption } from "./asked.ts";
import { recovered } from "./recover.ts";
import { casterOf, casterRef } from "../calculation/casting.ts";
import { harmOf, hitsOf, isUnknown } from "../calculation/spell-effects.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { bracketOf, effectOf, facesOf, spellRule } from "../state/spells.ts";
import { foes, type NinthAge, onField, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { NONE } from "./blows.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { shakenNow } from "./shaken.ts";
import { movedBy } from "./magical-move.ts";
import { added, optionNamed, spellNamed, targetsNamed } from "./spell-messages.ts";
import { atStep } from "../state/steps.ts";
import {
  concerned,
  type SpellGiven,
  type SpellOwn,
  untilNext,
  lasting,
  isSpared,
  rolledOnce,
  replaces,
} from "./spell-lasting.ts";

type G = NinthAge;

/** What is to be chosen when a spell takes effect; nothing for most. */
function optionsOf(game: G, v: SpellGiven): readonly SpellOption[] {
  const faces = facesOf(game.edition, v.spell);
  if (faces.length > 0) return faces.map((_, face) => ({ face }));
  return v.sacrificed ? markedModels(game, v) : NONE;
}

/** Those of a near target whom The Sacrifice lets its hit fall on; the unit as before, where that is no must. */
function markedModels(game: G, v: SpellGiven): readonly PoolRef[] {
  const { within, target, optional } = bracketOf(game.edition, v.spell);
  const caster = casterOf(game, v.wizard);
  const [at] = v.targets;
  if (typeof within !== "number" || target === undefined || caster === null || at === undefined) return NONE;
  const u = unit(game, at.unit);
  if (gap(presenceBase(game, caster), rectangleOf(u)) > within * INCH) return NONE;
  const led = u.pools.flatMap((p, pool) => (p.count > 0 && p.kind !== "rank-and-file" ? [{ unit: u.id, pool }] : []));
  return optional === true && led.length > 0 ? [...led, at] : led;
}

/** Health Points of all at whom a spell is aimed. */
const healthOf = (game: G, targets: readonly PoolRef[]): number =>
  targets.reduce((sum, { unit: id }) => sum + health(game, unit(game, id)), 0);

/** It lasts until whom it has wounded moves, or as long as its caster (reading `permanent-spells`). */
function harmed(game: G, v: SpellGiven): readonly Effect[] {
  const { spell: word, way, wizard, targets } = v;
  let effects = game.effects;
  for (const { unit: on } of targets) {
    const u = unit(game, on);
    if (!onField(u)) continue;
    const params = { spell: word, way, friendly: false, harmed: true, ...standsAt(u) };
    if (replaces(game.edition, game, v)) effects = effects.filter((e) => !(e.on === on && e.rule === word));
    effects = withEffect(effects, { rule: word, on, from: wizard, until: { source: true }, params });
  }
  return effects;
}

/** Those whom its hits have met test before they march, to the end of their next Movement Phase. */
const slowed = (game: G, v: SpellGiven): readonly Effect[] =>
  v.targets.reduce((effects, { unit: on }) => {
    const u = unit(game, on);
    if (!onField(u)) return effects;
    const until = { steps: [{ ...atStep("shooting-phase", "1"), player: u.seat }] };
    return withEffect(effects, {
      ...{ rule: "march-test-owed", on, from: v.wizard, until },
      params: { spell: v.spell, way: v.way },
    });
  }, game.effects);

/** What a Discipline Test of its targets decides; null: they take none. */
const testsDiscipline = (game: G, v: SpellGiven) => effectOf(game.edition, v.spell, v.way).disciplineTest ?? null;

/** A unit that has passed the test of a spell has a rule of it for as long as the spell lasts; one that has failed is Shaken. */
function tested(game: G, v: SpellGiven, on: number, passed: boolean, context: Parameters<typeof tell>[0]) {
  const u = unit(game, on);
  tell(context, passed ? "spellTestPassed" : "spellTestFailed", spellRule(v.spell), {
    spell: spellNamed(game.edition, v),
    unit: named(u),
  });
  if (!passed) return { game: shakenNow(game, on) };
  const params = { spell: v.spell, way: v.way };
  return {
    game: {
      ...game,
      effects: withEffect(game.effects, {
        rule: "fearless",
        on,
        from: v.wizard,
        until: untilNext(game, v.wizard),
        params,
      }),
    },
  };
}

/** On whom its hits fall: on one model of its target where that was chosen. */
function struckBy(game: G, v: SpellGiven & SpellOwn): readonly PoolRef[] {
  if (effectOf(game.edition, v.spell, v.way).contacts !== undefined)
    return v.targets.flatMap((t) => foes(game, t.unit).map(({ foe }) => ({ unit: foe, pool: -1 })));
  if (facesOf(game.edition, v.spell).length > 0) return v.targets;
  const chosen = optionsOf(game, v)[v.option];
  return chosen === undefined || "face" in chosen ? v.targets : [chosen];
}

const OWN: SpellOwn = { option: 0, before: 0, strength: null };

/** What a spell does when it is cast: hits, effects that last, Veil Tokens. */
export const spell = sequence(
  "spell",
  { en: "Effect of a spell", fr: "Effet d’un sort" },
  OWN,
  ({ act, each, roll, choose }) => [
    roll(
      "faces",
      { en: "Which of its faces", fr: "Laquelle de ses faces" },
      (game, v) => {
        const options = optionsOf(game, v);
        return options.length < 2 || effectOf(game.edition, v.spell, v.way).which !== "randomised"
          ? null
          : {
              type: "roll",
              player: unit(game, v.wizard).seat,
              label: message("roll.spell-face", {
                spell: spellNamed(game.edition, v),
                faces: options.map((o) => optionNamed(game, v.spell, o)),
              }),
              dice: { kind: "sum", dice: 1, sides: options.length },
              rule: spellRule(v.spell),
            };
      },
      (_, __, { total }) => ({ vars: { option: total - 1 } }),
    ),
    choose(
      "option",
      { en: "Which of its effects, or targets", fr: "Lequel de ses effets, ou quelle cible" },
      "spell-option",
      (game, v) => {
        const options = optionsOf(game, v);
        return options.length < 2 || effectOf(game.edition, v.spell, v.way).which === "randomised"
          ? null
          : { player: unit(game, v.wizard).seat, about: { wizard: v.wizard, spell: v.spell, way: v.way, options } };
      },
      (_, __, { option }) => ({ vars: { option } }),
    ),
    roll(
      "breath",
      { en: "Strength of a breath, inches of a charge", fr: "Force d’un souffle, pouces d’une charge" },
      (game, v) => {
        const rolled = rolledOnce(game.edition, v);
        if (rolled === null) return null;
        const { dice: count, sides, add } = printedTotal(rolled.dice);
        return {
          type: "roll",
          player: unit(game, v.wizard).seat,
          label: message(rolled.of === "strength" ? "roll.breath-strength" : "roll.charge-inches", {
            spell: spellNamed(game.edition, v),
            added: added(add),
          }),
          dice: { kind: "sum", dice: count, sides },
          rule: spellRule(v.spell),
        };
      },
      (game, v, { total }) => {
        const { dice, of } = there(rolledOnce(game.edition, v));
        const value = total + printedTotal(dice).add;
        return { vars: of === "strength" ? { strength: value } : { inches: value } };
      },
    ),
    act("lasting", { en: "What lasts", fr: "Ce qui dure" }, (game, v, context) => {
      const counts = v.sacrificed || harmOf(effectOf(game.edition, v.spell, v.way)) !== undefined;
      const before = counts ? healthOf(game, v.targets) : 0;
      tell(context, v.targets.length === 0 ? "spellCast" : "spellStrikes", spellRule(v.spell), {
        spell: spellNamed(game.edition, v),
        targets: targetsNamed(game, v.targets),
      });
      if (isUnknown(game.edition, v.spell, v.way))
        tell(context, "spellNotKnown", spellRule(v.spell), { spell: spellNamed(game.edition, v) });
      for (const target of v.targets.filter((t) => isSpared(game, v, t)))
        tell(context, "spellSpares", spellRule(v.spell), {
          unit: named(unit(game, target.unit)),
          spell: spellNamed(game.edition, v),
        });
      const effects = lasting(game, v, v.option, v.strength ?? v.inches ?? null);
      return { game: withTokens(effects === game.effects ? game : { ...game, effects }, v, context), vars: { before } };
    }),
    each((game, v) => (hitsOf(game.edition, v.spell, v.way, v.sacrificed) === null ? NONE : struckBy(game, v))).call(
      "hits",
      { en: "Hits of the spell", fr: "Touches du sort" },
      "spell-hits",
      (game, v, target) =>
        onField(unit(game, target.unit))
          ? {
              by: casterRef(game, v.wizard),
              spell: v.spell,
              way: v.way,
              target,
              sacrificed: v.sacrificed,
              walks: v.walks === true,
            }
          : null,
    ),
    act("harm", { en: "What its wounds leave behind", fr: "Ce que laissent ses blessures" }, (game, v) => {
      if (effectOf(game.edition, v.spell, v.way).marchTestIfHit === true)
        return { game: { ...game, effects: slowed(game, v) } };
      const harm = harmOf(effectOf(game.edition, v.spell, v.way));
      if (harm === undefined) return {};
      const least = "atLeast" in harm ? harm.atLeast : 1;
      return v.before - healthOf(game, v.targets) >= least ? { game: { ...game, effects: harmed(game, v) } } : {};
    }),
    test(
      each((game, v) => (testsDiscipline(game, v) === null ? NONE : v.targets)),
      "test",
      { en: "Discipline Test of the target", fr: "Test de discipline de la cible" },
      (game, v, target) => ({
        unit: target.unit,
        use: "spell",
        label: (need) =>
          message("roll.spell-test", {
            spell: spellNamed(game.edition, v),
            unit: named(unit(game, target.unit)),
            need,
          }),
        rule: spellRule(v.spell),
      }),
      (game, v, target, passed, _, context) => tested(game, v, target.unit, passed, context),
    ),
    each(concerned).call(
      "mending",
      { en: "Health Points come back", fr: "Des Points de vie reviennent" },
      "mending",
      (game, v, target) =>
        onField(unit(game, target.unit)) && mendsOf(game, v.spell, v.way, target).length > 0
          ? { wizard: v.wizard, spell: v.spell, way: v.way, target }
          : null,
    ),
    act("moves", { en: "Units it moves", fr: "Unités déplacées" }, (game, v) => ({ enter: movedBy(game, v) })),
    act("caster", { en: "What the caster has of it", fr: "Ce qu’en a le lanceur" }, (game, v, context) => {
      const { casterRecovers } = v.sacrificed ? bracketOf(game.edition, v.spell) : {};
      const caster = casterOf(game, v.wizard);
      if (typeof casterRecovers !== "number" || caster === null || healthOf(game, v.targets) >= v.before) return {};
      return {
        game: recovered(game, { unit: caster.unit.id, pool: caster.at }, casterRecovers, spellRule(v.spell), context),
      };
    }),
  ],
);

/** Veil Tokens that a spell gains, where there are few enough, once in a phase. */
function withTokens(game: G, v: SpellGiven, context: Parameters<typeof tell>[0]): G {
  const { spell: word, way, wizard } = v;
  const { veilTokens, ifPoolBelow } = effectOf(game.edition, word, way);
  if (typeof veilTokens !== "number") return game;
  const { seat } = unit(game, wizard);
  const has = game.magic.tokens[seat];
  const full = typeof ifPoolBelow === "number" && has >= ifPoolBelow;
  const gains = full || game.magic.cast.filter((cast) => cast === word).length > 1 ? 0 : veilTokens;
  tell(context, gains === 0 ? "spellNoTokens" : "spellTokens", spellRule(word), {
    spell: spellNamed(game.edition, v),
    tokens: gains,
  });
  if (gains === 0) return game;
  return withMagic(game, { tokens: ofSeat(game.magic.tokens, seat, has + gains) });
}
