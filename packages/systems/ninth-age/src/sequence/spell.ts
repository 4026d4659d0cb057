import { test } from "./discipline-test.ts";
import type { Edition } from "../book/row.ts";
import { printedTotal } from "@tercio/dice";
import { type Effect, inForce, type JsonObject, withEffect, there } from "@tercio/kernel";
import { gap, INCH, type Point } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { mendsOf } from "../calculation/mending.ts";
import { standsAt } from "../calculation/stayed.ts";
import { health } from "../calculation/health.ts";
import { presenceBase } from "../calculation/presence.ts";
import type { SpellOption } from "./asked.ts";
import { recovered } from "./recover.ts";
import { casterOf, casterRef } from "../calculation/casting.ts";
import { fieldsOf, numberOf } from "../state/facts.ts";
import { gainsOf, hitsOf, isDice, isUnknown, onlyHits } from "../calculation/spell-effects.ts";
import { ofSeat, withMagic } from "../state/magic.ts";
import { bracketOf, effectOf, facesOf, spellRule, type SpellWord, wayOf, type WayName } from "../state/spells.ts";
import { change, engaged, foes, type NinthAge, onField, type PoolRef, unit } from "../state/state.ts";
import { message } from "../messages/message.ts";
import { NONE } from "./blows.ts";
import { named, tell } from "./emit.ts";
import { sequence } from "./flow.ts";
import { movedBy } from "./magical-move.ts";
import { added, optionNamed, spellNamed, targetsNamed } from "./spell-messages.ts";
import { atStep } from "../state/steps.ts";

type G = NinthAge;

/** A spell that has been cast. */
export interface SpellGiven {
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly targets: readonly PoolRef[];
  /** The Sacrifice has been paid for it. */
  readonly sacrificed: boolean;
  /** Of a Ground spell. */
  readonly point?: Point;
  /** Its failed rolls to wound are made again. */
  readonly walks?: boolean;
}
export interface SpellOwn {
  /** Of its faces the one that counts, or of the pools of its target the one that it concerns. */
  readonly option: number;
  /** Health Points of those it hits, before it does. */
  readonly before: number;
  /** Of a breath, where it is rolled. */
  readonly strength: number | null;
}
/** At whose beginning a spell is over that lasts one turn: its caster's next Magic Phase. */
const untilNext = (game: G, wizard: number): Effect["until"] => ({
  steps: [{ ...atStep("magic-phase", "1"), player: unit(game, wizard).seat }],
});

/** The record on which an effect lies: a unit as a whole, or the Character who is meant. */
const recordOf = (game: G, { unit: id, pool }: PoolRef): number =>
  pool < 0 ? id : (there(unit(game, id).pools[pool]).self ?? id);

/** Units that a spell moves and that count for no objective until a Magic Phase begins: the next one, or the caster's own next. */
function withoutScoring(game: G, v: SpellGiven): readonly Effect[] {
  const { losesScoringUntil: end } = effectOf(game.edition, v.spell, v.way);
  if (end === undefined) return game.effects;
  const own = end === "start of next friendly Magic Phase";
  const until = own ? untilNext(game, v.wizard) : { steps: [atStep("magic-phase", "1")] };
  return v.targets.reduce(
    (effects, { unit: on }) =>
      withEffect(effects, {
        ...{ rule: "scoring-denied", on, from: v.wizard, until },
        params: { spell: v.spell, way: v.way },
      }),
    game.effects,
  );
}

/** The effects that a spell leaves on whom it concerns, beside those of the same spell that lie there already. */
export function lasting(game: G, v: SpellGiven, option: number, strength: number | null = null): readonly Effect[] {
  const { duration } = wayOf(game.edition, v.spell, v.way);
  if (!inForce(spellRule(v.spell))) return game.effects;
  if (effectOf(game.edition, v.spell, v.way).ends === "one turn") return ended(game, v.targets);
  const unscored = withoutScoring(game, v);
  if (unscored !== game.effects) return unscored;
  if (duration === "instant" || onlyHits(game.edition, v.spell, v.way, v.sacrificed)) return game.effects;
  // Reading `permanent-spells`: what has no end of its own is over with its caster.
  const until: Effect["until"] = duration === "one turn" ? untilNext(game, v.wizard) : { source: true };
  let effects = game.effects;
  const { caster: onCaster, target: wider } = v.sacrificed ? bracketOf(game.edition, v.spell) : {};
  const targets = wider === ALL_OF_UNIT ? v.targets.map((t) => ({ ...t, pool: -1 })) : around(game, v);
  for (const target of targets) {
    if (isSpared(game, v, target)) continue;
    const on = recordOf(game, target);
    const friendly = unit(game, target.unit).seat === unit(game, v.wizard).seat;
    const params: JsonObject = {
      ...{ spell: v.spell, way: v.way, friendly },
      ...(facesOf(game.edition, v.spell).length === 0 ? {} : { face: option }),
      ...modelAlone(game, target),
    };
    if (effectOf(game.edition, v.spell, v.way).endsOtherSpells !== undefined) effects = ended(game, [target], effects);
    const most = mostOn(game.edition, v);
    if (most !== null && effects.filter((e) => e.on === on && e.rule === v.spell).length >= most) continue;
    if (most === null && replaces(game.edition, game, v))
      effects = effects.filter((e) => !(e.on === on && e.params.spell === v.spell));
    const own = { on, from: v.wizard, until };
    effects = withEffect(effects, { ...own, rule: v.spell, params });
    for (const { rule, ...figures } of gainsOf(game.edition, v.spell, v.way, option, friendly)) {
      const breath = rule === "breath-attack" ? breathGiven(game.edition, v, strength) : {};
      if (ONLY_ONE.includes(rule))
        effects = effects.filter((e) => !(e.on === on && e.rule === rule && e.params.spell === v.spell));
      effects = withEffect(rule === "breath-attack" ? breathAnew(effects, on) : effects, {
        ...{ ...own, rule },
        params: { ...figures, ...breath, ...params },
      });
    }
  }
  if (v.point !== undefined) effects = withCounters(game, v, effects, until);
  if (onCaster !== undefined && casterOf(game, v.wizard) !== null) {
    if (replaces(game.edition, game, v))
      effects = effects.filter((e) => !(e.on === v.wizard && e.params.spell === v.spell && e.params.caster === true));
    const params = { spell: v.spell, way: v.way, friendly: true, caster: true };
    effects = withEffect(effects, { on: v.wizard, from: v.wizard, until, rule: v.spell, params });
  }
  return effects;
}

/** Rules of which a unit has one at a time from a spell: the later of two castings. */
const ONLY_ONE: readonly string[] = ["breath-attack", "random-movement"];

/** Does nothing come of it for an enemy that is Engaged (reading `spirits-engaged`)? */
const isSpared = (game: G, { spell: word, way, wizard }: SpellGiven, { unit: id }: PoolRef): boolean =>
  effectOf(game.edition, word, way).affectsEngagedEnemy === false &&
  engaged(game, id) &&
  unit(game, id).seat !== unit(game, wizard).seat;

/** What a breath is like besides: as strong as was rolled, as far as The Sacrifice carries it. */
function breathGiven(edition: Edition, v: SpellGiven, strength: number | null): JsonObject {
  const { breathRange } = v.sacrificed ? bracketOf(edition, v.spell) : {};
  return {
    ...(strength === null ? {} : { strength }),
    ...(typeof breathRange === "number" ? { range: breathRange } : {}),
  };
}
/** A breath that is given can be used once, whatever was breathed before; what they have of their own stays spent (reading `breath-lent`). */
const breathAnew = (effects: readonly Effect[], on: number): readonly Effect[] =>
  effects.filter((e) => !(e.on === on && e.rule === "spent-attack" && e.params.lent === true));

/** Dice of a breath’s Strength; null: it is not rolled. */
const breathDice = (edition: Edition, { spell: word, way }: SpellGiven): string | null => {
  const { strength } = fieldsOf(effectOf(edition, word, way).breathAttack);
  return isDice(strength) ? strength : null;
};

/** Counters of a spell, which lie on the table. */
function withCounters(game: G, v: SpellGiven, effects: readonly Effect[], until: Effect["until"]): readonly Effect[] {
  const { counters } = effectOf(game.edition, v.spell, v.way);
  if (typeof counters !== "number" || v.point === undefined) return effects;
  const { x, y } = v.point;
  const params = { spell: v.spell, way: v.way, x, y, counters, placedIn: game.playerTurn };
  return withEffect(effects, { rule: v.spell, on: null, from: v.wizard, until, params });
}

/** What lasts without the spells of one turn that lie on these units, and on whoever stands in them. */
function ended(game: G, targets: readonly PoolRef[], effects = game.effects): readonly Effect[] {
  const on = targets.flatMap(({ unit: id }) => [id, ...unit(game, id).pools.flatMap((p) => p.self ?? [])]);
  return effects.filter((e) => {
    const { spell: word, way } = e.params;
    if (typeof word !== "string" || typeof way !== "string" || e.on === null || !on.includes(e.on)) return true;
    return wayOf(game.edition, word as SpellWord, way as WayName).duration !== "one turn";
  });
}

/** Those at whom it is aimed, or whoever is so near to them now (reading `howl-whom`). */
function around(game: G, { spell: word, way, targets }: SpellGiven): readonly PoolRef[] {
  const { unitsWithin } = effectOf(game.edition, word, way);
  const [target] = targets;
  if (typeof unitsWithin !== "number" || target === undefined) return targets;
  const at = rectangleOf(unit(game, target.unit));
  return game.units
    .filter((u) => onField(u) && gap(at, rectangleOf(u)) <= unitsWithin * INCH)
    .map((u) => ({ unit: u.id, pool: -1 }));
}

/** As The Sacrifice widens a Focused spell. */
const ALL_OF_UNIT = "all models of the unit";

/** A champion has no record of its own: what lies on it alone says so. */
function modelAlone(game: G, { unit: id, pool }: PoolRef): { readonly pool?: number } {
  const { pools } = unit(game, id);
  return pool > 0 && pools[pool]?.self === null ? { pool } : {};
}

/** How often a spell may lie on a unit, where its row says so; null: as often as it is cast. */
function mostOn(edition: Edition, { spell: word, way }: SpellGiven): number | null {
  const { maximumPerUnit, limit } = effectOf(edition, word, way);
  return numberOf(maximumPerUnit) ?? numberOf(fieldsOf(limit).times);
}

/** Does it take the place of what lies there of the same spell, as this battle has it? By sheet 000 both count. */
function replaces(edition: Edition, { rulings }: G, { spell: word, way }: SpellGiven): boolean {
  const again = rulings["same-spell-twice"];
  return again === "last" || (again === "permanent-once" && wayOf(edition, word, way).duration === "permanent");
}

/** What is to be chosen when a spell takes effect; nothing for most. */
function optionsOf(game: G, v: SpellGiven): readonly SpellOption[] {
  if (!inForce(spellRule(v.spell))) return NONE;
  const faces = facesOf(game.edition, v.spell);
  if (faces.length > 0) return faces.map((_, face) => ({ face }));
  return v.sacrificed ? markedModels(game, v) : NONE;
}

/** Those of a near target whom The Sacrifice lets its hit fall on. */
function markedModels(game: G, v: SpellGiven): readonly PoolRef[] {
  const { within, target } = bracketOf(game.edition, v.spell);
  const caster = casterOf(game, v.wizard);
  const [at] = v.targets;
  if (typeof within !== "number" || target === undefined || caster === null || at === undefined) return NONE;
  const u = unit(game, at.unit);
  if (gap(presenceBase(game, caster), rectangleOf(u)) > within * INCH) return NONE;
  return u.pools.flatMap((p, pool) => (p.count > 0 && p.kind !== "rank-and-file" ? [{ unit: u.id, pool }] : []));
}

/** Health Points of all at whom a spell is aimed. */
const healthOf = (game: G, targets: readonly PoolRef[]): number =>
  targets.reduce((sum, { unit: id }) => sum + health(game, unit(game, id)), 0);

/** Does something last where its hits have wounded? */
function harms(edition: Edition, { spell: word, way }: SpellGiven): boolean {
  const { ifUnsavedWounds, ifHealthPointsLost } = effectOf(edition, word, way);
  return ifUnsavedWounds !== undefined || ifHealthPointsLost !== undefined;
}

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
const testsDiscipline = (game: G, v: SpellGiven) =>
  inForce(spellRule(v.spell)) ? (effectOf(game.edition, v.spell, v.way).disciplineTest ?? null) : null;

/** A unit that has passed the test of a spell has a rule of it for as long as the spell lasts; one that has failed is Shaken. */
function tested(game: G, v: SpellGiven, on: number, passed: boolean, context: Parameters<typeof tell>[0]) {
  const u = unit(game, on);
  tell(context, passed ? "spellTestPassed" : "spellTestFailed", spellRule(v.spell), {
    spell: spellNamed(game.edition, v),
    unit: named(u),
  });
  if (!passed) return { game: change(game, on, { shaken: inForce("t9a.shaken") }) };
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
      "r",
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
      "o",
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
      "s",
      { en: "Strength of a breath", fr: "Force d’un souffle" },
      (game, v) => {
        const dice = inForce(spellRule(v.spell)) ? breathDice(game.edition, v) : null;
        if (dice === null) return null;
        const { dice: count, sides, add } = printedTotal(dice);
        return {
          type: "roll",
          player: unit(game, v.wizard).seat,
          label: message("roll.breath-strength", { spell: spellNamed(game.edition, v), added: added(add) }),
          dice: { kind: "sum", dice: count, sides },
          rule: spellRule(v.spell),
        };
      },
      (game, v, { total }) => ({
        vars: { strength: total + printedTotal(String(breathDice(game.edition, v))).add },
      }),
    ),
    act("a", { en: "What lasts", fr: "Ce qui dure" }, (game, v, context) => {
      if (!inForce(spellRule(v.spell))) return {};
      const before = v.sacrificed || harms(game.edition, v) ? healthOf(game, v.targets) : 0;
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
      const effects = lasting(game, v, v.option, v.strength);
      return { game: withTokens(effects === game.effects ? game : { ...game, effects }, v, context), vars: { before } };
    }),
    each((game, v) =>
      hitsOf(game.edition, v.spell, v.way, v.sacrificed) === null || !inForce(spellRule(v.spell))
        ? NONE
        : struckBy(game, v),
    ).call("b", { en: "Hits of the spell", fr: "Touches du sort" }, "spell-hits", (game, v, target) =>
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
    act("b2", { en: "What its wounds leave behind", fr: "Ce que laissent ses blessures" }, (game, v) => {
      if (!inForce(spellRule(v.spell))) return {};
      if (effectOf(game.edition, v.spell, v.way).marchTestIfHit === true)
        return { game: { ...game, effects: slowed(game, v) } };
      return harms(game.edition, v) && healthOf(game, v.targets) < v.before
        ? { game: { ...game, effects: harmed(game, v) } }
        : {};
    }),
    test(
      each((game, v) => (testsDiscipline(game, v) === null ? NONE : v.targets)),
      "t",
      { en: "Discipline Test of the target", fr: "Test de Discipline de la cible" },
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
    each((_, v) => v.targets).call(
      "m",
      { en: "Health Points come back", fr: "Des Points de vie reviennent" },
      "mending",
      (game, v, target) =>
        onField(unit(game, target.unit)) && mendsOf(game, v.spell, v.way, target).length > 0
          ? { wizard: v.wizard, spell: v.spell, way: v.way, target }
          : null,
    ),
    act("n", { en: "Units it moves", fr: "Unités déplacées" }, (game, v) => ({ enter: movedBy(game, v) })),
    act("c", { en: "What the caster has of it", fr: "Ce qu’en a le lanceur" }, (game, v, context) => {
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
