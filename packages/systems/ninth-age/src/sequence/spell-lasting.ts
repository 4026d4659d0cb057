import type { Edition } from "../book/row.ts";
import { type Effect, type JsonObject, withEffect, there } from "@tercio/kernel";
import { distanceToPoint, gap, INCH, type Point } from "@tercio/tabletop";
import { rectangleOf } from "../calculation/formation.ts";
import { casterOf } from "../calculation/casting.ts";
import { fieldsOf, numberOf } from "../state/facts.ts";
import { CHARGE } from "../state/figures.ts";
import { gainsOf, isDice, onlyHits } from "../calculation/spell-effects.ts";
import { bracketOf, effectOf, facesOf, type SpellWord, wayOf, type WayName } from "../state/spells.ts";
import { type NinthAge, engaged, onField, type PoolRef, unit } from "../state/state.ts";
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
  /** Of a Devastating Charge, where they are rolled. */
  readonly inches?: number;
}
/** At whose beginning a spell is over that lasts one turn: its caster's next Magic Phase. */
export const untilNext = (game: G, wizard: number): Effect["until"] => ({
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

/** The effects that a spell leaves on whom it concerns, beside those of the same spell there already; `rolled`: {@link rolledOnce}. */
export function lasting(game: G, v: SpellGiven, option: number, rolled: number | null = null): readonly Effect[] {
  const { duration } = wayOf(game.edition, v.spell, v.way);
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
      const breath =
        rule === "breath-attack"
          ? breathGiven(game.edition, v, rolled)
          : rule === CHARGE && rolled !== null
            ? { advanceRate: rolled }
            : {};
      if (ONLY_ONE.includes(rule))
        effects = effects.filter((e) => !(e.on === on && e.rule === rule && e.params.spell === v.spell));
      effects = withEffect(rule === "breath-attack" ? breathAnew(effects, on) : effects, {
        ...{ ...own, rule },
        params: { ...figures, ...breath, ...params },
      });
    }
  }
  if (v.point !== undefined) effects = withMarker(game, v, withCounters(game, v, effects, until), until);
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
export const isSpared = (game: G, { spell: word, way, wizard }: SpellGiven, { unit: id }: PoolRef): boolean =>
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

/** Dice that fall once, as a spell takes effect: for a breath’s Strength, or the inches of a charge; null: none. */
export function rolledOnce(
  edition: Edition,
  { spell: word, way }: SpellGiven,
): { readonly dice: string; readonly of: "strength" | "inches" } | null {
  const { breathAttack, devastatingCharge } = effectOf(edition, word, way);
  const { strength } = fieldsOf(breathAttack);
  if (isDice(strength)) return { dice: strength, of: "strength" };
  return devastatingCharge === undefined ? null : { dice: devastatingCharge.advanceRate, of: "inches" };
}

/** Counters of a spell, which lie on the table. */
function withCounters(game: G, v: SpellGiven, effects: readonly Effect[], until: Effect["until"]): readonly Effect[] {
  const { counters } = effectOf(game.edition, v.spell, v.way);
  if (typeof counters !== "number" || v.point === undefined) return effects;
  const { x, y } = v.point;
  const params = { spell: v.spell, way: v.way, x, y, counters, placedIn: game.playerTurn };
  return withEffect(effects, { rule: v.spell, on: null, from: v.wizard, until, params });
}

/** A marker that is ground, at the point where it was put. */
function withMarker(game: G, v: SpellGiven, effects: readonly Effect[], until: Effect["until"]): readonly Effect[] {
  if (effectOf(game.edition, v.spell, v.way).marker === undefined || v.point === undefined) return effects;
  const { x, y } = v.point;
  return withEffect(effects, {
    ...{ rule: v.spell, on: null, from: v.wizard, until },
    params: { spell: v.spell, way: v.way, x, y },
  });
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

/** Those whom it concerns: at whom it is aimed, or all so near to the point where it was put, friend or enemy. */
export function concerned(game: G, v: SpellGiven): readonly PoolRef[] {
  const { unitsWithin } = effectOf(game.edition, v.spell, v.way);
  const { point } = v;
  if (unitsWithin === undefined || point === undefined) return v.targets;
  return game.units
    .filter((u) => onField(u) && distanceToPoint(rectangleOf(u), point) <= unitsWithin * INCH)
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
export function replaces(edition: Edition, { rulings }: G, { spell: word, way }: SpellGiven): boolean {
  const again = rulings["same-spell-twice"];
  return again === "last" || (again === "permanent-once" && wayOf(edition, word, way).duration === "permanent");
}
