import type { Edition } from "../book/row.ts";
import { bilingual, inForce, type Refusal, refuse, resolve } from "@tercio/kernel";
import { at, CONTACT_TOLERANCE, gap, INCH, type Polygon, type Rectangle, rectangleInFrontArc } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { castings } from "../book/magic.ts";
import { type Caster, casterOf } from "../calculation/casting.ts";
import { hitsOf } from "../calculation/spell-effects.ts";
import { priorityOfModifiers } from "../calculation/pipeline.ts";
import { presenceBase } from "../calculation/presence.ts";
import { leyLines, terrainNamed } from "../calculation/ley-lines.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { partsOf } from "../calculation/ground.ts";
import { effectOf, spellRow, spellRule, type SpellWord, type WayName, wayOf, wizardOf } from "../state/spells.ts";
import { engaged, type NinthAge, onField, type PoolRef, type Unit } from "../state/state.ts";
import { obstructions } from "./obstructions.ts";
import { seesFromFront } from "@tercio/regiments";
import { leads } from "../state/pools.ts";

/** A spell, and how it is cast. */
export interface Cast {
  readonly spell: SpellWord;
  readonly way: WayName;
}

/** How a spell finds whom it concerns. */
export type Aiming = "point" | "trigger" | "caster" | "aura" | "unit" | "model" | "nobody";

export function aimingOf(edition: Edition, { spell, way }: Cast): Aiming {
  const { range, types, duration } = wayOf(edition, spell, way);
  // At whom the spell is that it follows.
  if (range?.from.includes("special") === true) return "trigger";
  if (types.includes("G")) return "point";
  if (range === null || range.inches === null)
    // Without a range what lasts is on the caster.
    return (types.includes("F") || duration !== "instant") && inForce("t9a.spell-range.caster") ? "caster" : "nobody";
  if (range.aura && inForce("t9a.spell-range.aura")) return "aura";
  return types.includes("F") ? "model" : "unit";
}

/** The base of the model that casts. */
const baseOf = (game: NinthAge, { unit: u, pool, at }: Caster): Rectangle => presenceBase(game, { unit: u, pool, at });

/** Inches that a spell reaches from its caster, 0.01 mm; null: nothing is measured. */
export const spellReach = (game: NinthAge, { spell, way }: Cast, caster: Caster): number | null => {
  const { inches, aura } = wayOf(game.edition, spell, way).range ?? { inches: null, aura: false };
  if (inches === null) return null;
  const facts = { unit: caster.unit, pool: caster.pool, spell, aura };
  const base = inches + conclave(game, spell, caster);
  return resolve(priorityOfModifiers, base, book.modifiers("spell range", game, facts)).value * INCH;
};

const CONCLAVE = castings["t9a.spell.divination.the-conclave"];
/** Inches that other Wizards of its side near a caster of Divination add to the range. */
function conclave(game: NinthAge, spell: SpellWord, caster: Caster): number {
  if (spellRow(game.edition, spell).school !== "divination" || !inForce("t9a.spell.divination.the-conclave")) return 0;
  const base = baseOf(game, caster);
  const near = game.units.filter((u) => {
    if (u.id === caster.wizard || u.seat !== caster.unit.seat || wizardOf(game.edition, u.entry) === null) return false;
    const other = casterOf(game, u.id);
    return other !== null && gap(base, baseOf(game, other)) <= CONCLAVE.within * INCH;
  });
  return Math.min(CONCLAVE.maximum, near.length * CONCLAVE.rangePerWizard);
}

/** Terrain out of which a spell may be cast besides: it is measured from there as from its caster. */
const groundFor = (game: NinthAge, { spell, way }: Cast): readonly Polygon[] =>
  terrainNamed(game, wayOf(game.edition, spell, way).range?.from ?? []).flatMap(partsOf);

/** Is a unit within a spell’s reach of its caster, or of terrain that stands for the caster? */
function inReach(game: NinthAge, cast: Cast, base: Rectangle, aim: Rectangle, reach: number): boolean {
  const ley = leyLines(game, cast.spell);
  return (
    [base, ...groundFor(game, cast)].some((shape) => gap(aim, shape) <= reach) ||
    ley.from.flatMap(partsOf).some((shape) => gap(aim, shape) <= ley.reach)
  );
}

const TYPES = {
  augment: "t9a.spell-type.augment",
  hex: "t9a.spell-type.hex",
  damage: "t9a.spell-type.damage",
  direct: "t9a.spell-type.direct",
  missile: "t9a.spell-type.missile",
  focused: "t9a.spell-type.focused",
} as const;

/** Models of a unit that a Focused spell may be aimed at: who stands alone, Characters and champions. */
const focused = (u: Unit): readonly number[] =>
  u.pools.flatMap((p, at) =>
    p.count > 0 && (leads(p) || (p.count === 1 && u.pools.every((q) => q === p || q.count === 0))) ? [at] : [],
  );

/** Does this spell count among those that do damage: those that say so, and those that a ruling counts with them? */
const isDamage = (edition: Edition, { spell, way }: Cast, types: readonly string[]): boolean =>
  types.includes("Da") || (hitsOf(edition, spell, way) !== null && effectOf(edition, spell, way).treatedAs === "Da");

/** Does the caster itself touch an enemy with its Front Facing, and is that enough for its spell? */
function faced(game: NinthAge, caster: Caster, { spell, way }: Cast, u: Unit): boolean {
  if (effectOf(game.edition, spell, way).mayTargetEnemyInContactWith !== "Caster's Front Facing") return false;
  const facing = game.engagements.flatMap((e) =>
    e.a === caster.unit.id && e.b === u.id ? [e.aFacing] : e.b === caster.unit.id && e.a === u.id ? [e.bFacing] : [],
  );
  return facing.includes("front") && gap(baseOf(game, caster), rectangleOf(u)) <= CONTACT_TOLERANCE;
}

/** Why somebody's spell cannot be aimed at a unit; null where it can. */
export function whyNotTarget(game: NinthAge, caster: Caster, cast: Cast, u: Unit): Refusal | null {
  const { types } = wayOf(game.edition, cast.spell, cast.way);
  const own = u.seat === caster.unit.seat;
  if (types.includes("A") && !own && inForce(TYPES.augment))
    return refuse("refuse.spell-augment", TYPES.augment, { unit: bilingual(u.entry.name) }, "unit");
  if (types.includes("H") && !types.includes("U") && own && inForce(TYPES.hex))
    return refuse("refuse.spell-hex", TYPES.hex, { unit: bilingual(u.entry.name) }, "unit");
  if (
    isDamage(game.edition, cast, types) &&
    engaged(game, u.id) &&
    !faced(game, caster, cast, u) &&
    inForce(TYPES.damage)
  )
    return refuse("refuse.spell-damage", TYPES.damage, { unit: bilingual(u.entry.name) }, "unit");
  const base = baseOf(game, caster);
  const aim = rectangleOf(u);
  const reach = spellReach(game, cast, caster);
  if (reach !== null && !inReach(game, cast, base, aim, reach))
    return refuse(
      "refuse.spell-range",
      spellRule(cast.spell),
      { unit: bilingual(u.entry.name), inches: reach / INCH },
      "unit",
    );
  if ((types.includes("Di") || types.includes("M")) && inForce(TYPES.direct) && !rectangleInFrontArc(base, aim))
    return refuse("refuse.spell-arc", TYPES.direct, { unit: bilingual(u.entry.name) }, "unit");
  if (types.includes("M") && inForce(TYPES.missile)) {
    if (engaged(game, caster.unit.id)) return refuse("refuse.spell-engaged", TYPES.missile, {}, "unit");
    const opaque = obstructions(game, caster.unit, u, at(base, 0, base.depth / 2)).flatMap((o) =>
      o.opaque ? [o.shape] : [],
    );
    if (!seesFromFront(base, aim, opaque))
      return refuse("refuse.spell-sight", TYPES.missile, { unit: bilingual(u.entry.name) }, "unit");
  }
  if (types.includes("F") && focused(u).length === 0)
    return refuse("refuse.spell-focused", TYPES.focused, { unit: bilingual(u.entry.name) }, "unit");
  return null;
}

const whole = (u: Unit): PoolRef => ({ unit: u.id, pool: -1 });

/**
 * All that a spell may be aimed at now: units as a whole (pool -1), or single models of a Focused one; of an aura, of one on
 * its caster and of one that concerns nobody the one list of all that it concerns, which may be empty.
 */
export function spellTargets(game: NinthAge, wizard: number, cast: Cast): readonly (readonly PoolRef[])[] {
  const caster = casterOf(game, wizard);
  if (caster === null) return [];
  const aiming = aimingOf(game.edition, cast);
  if (aiming === "nobody" || aiming === "point") return [[]];
  if (aiming === "trigger") return [];
  if (aiming === "caster")
    return [
      [{ unit: caster.unit.id, pool: effectOf(game.edition, cast.spell, cast.way).of === "unit" ? -1 : caster.at }],
    ];
  const spared = effectOf(game.edition, cast.spell, cast.way).casterUnitAffected === false ? caster.unit.id : null;
  const all = game.units.filter((u) => onField(u) && u.id !== spared && whyNotTarget(game, caster, cast, u) === null);
  if (aiming === "aura") return all.length === 0 ? [] : [all.map(whole)];
  return aiming === "unit"
    ? all.map((u) => [whole(u)])
    : all.flatMap((u) => focused(u).map((pool) => [{ unit: u.id, pool }]));
}
