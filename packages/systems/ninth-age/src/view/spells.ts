import { bilingual, type Effect, type Message } from "@tercio/kernel";
import type { FactList, Sketch } from "@tercio/board";
import { centre, circle, corners, grown } from "@tercio/tabletop";
import { book } from "../hooks/book.ts";
import { castings } from "../book/magic.ts";
import { casterOf, knownBy, waysOf } from "../calculation/casting.ts";
import { joinedTo } from "../calculation/joining.ts";
import { rectangleOf } from "../calculation/formation.ts";
import { presenceBase } from "../calculation/presence.ts";
import { castingChances, percent } from "../choice/magic.ts";
import { bodyOf } from "../battlefield/body.ts";
import { type Cast, spellReach, spellTargets } from "../battlefield/spell-targets.ts";
import { inches } from "@tercio/regiments";
import { factsOf } from "../rules/spells.ts";
import { fieldsOf } from "../state/facts.ts";
import type { OneCast } from "../sequence/asked.ts";
import { named } from "../sequence/emit.ts";
import { spellNamed, spellPrinted } from "../sequence/spell-messages.ts";
import { isSpell, spellRule, type WayName } from "../state/spells.ts";
import { type NinthAge, other, unit, type Unit } from "../state/state.ts";
import { message } from "../messages/message.ts";

type G = NinthAge;

/** The spells that a unit's Wizards know, each way a line; nothing where they know none. */
export const spellsKnown = (game: G, u: Unit): readonly FactList[] =>
  [u.id, ...joinedTo(u)].flatMap((wizard) => {
    const items = knownBy(game, wizard).flatMap((spell) =>
      waysOf(game, wizard, spell).map((v) => ({
        told: message("spell.line", {
          spell: spellNamed(game.edition, { spell, way: v.name }),
          printed: spellPrinted(game.edition, { spell, way: v.name }),
        }),
        rule: spellRule(spell),
      })),
    );
    if (items.length === 0) return [];
    const label =
      wizard === u.id ? message("fact.spells") : message("fact.spells-of", { name: named(unit(game, wizard)) });
    return [{ label, items, sentences: true, cards: true }];
  });

/** Numbers that a spell adds to, by the fact of its row, and what each is called. */
const CHANGED = [
  ["advanceRate", "value.advance-rate"],
  ["marchRate", "value.march-rate"],
  ["discipline", "value.discipline"],
  ["offensiveSkill", "value.offensive-skill"],
  ["defensiveSkill", "value.defensive-skill"],
  ["agility", "value.agility"],
  ["strength", "value.strength"],
  ["armourPenetration", "value.armour-penetration"],
  ["resilience", "value.resilience"],
  ["armour", "value.armour"],
] as const;

/** The spell that an effect is of, and how it was cast; null: it is of none. */
export function castAs({ params }: Effect): Cast | null {
  const { spell, way } = params;
  return typeof spell === "string" && isSpell(spell) && typeof way === "string" ? { spell, way: way as WayName } : null;
}

/** The spell by its name and what it changes: numbers, and rules that its other effects give. */
export function spellAtWork(game: G, effect: Effect, { spell, way }: Cast): Message {
  const all = factsOf(game.edition, spell, { effect });
  const facts = { ...all, ...fieldsOf(effect.params.friendly === true ? all.friend : all.enemy) };
  const numbers = CHANGED.flatMap(([fact, key]) => {
    const by = facts[fact];
    return typeof by === "number" && by !== 0
      ? [message("effect.changes", { what: message(key), by: by < 0 ? `−${0 - by}` : `+${by}` })]
      : [];
  });
  const given = game.effects.filter((e) => e.on === effect.on && e.rule !== spell && e.params.spell === spell);
  const does = [...numbers, ...[...new Set(given.map((e) => e.rule))].map(nameOf)];
  return does.length === 0
    ? spellNamed(game.edition, { spell, way })
    : message("effect.does", { spell: spellNamed(game.edition, { spell, way }), does });
}

/** Corners of a ring that is drawn. */
const ROUND = 64;
const MOST = castings["t9a.rule.casting-dice"].most;

const nameOf = (id: string): Message | string => {
  const rule = book.rules.find((r) => (r.heldBy ?? r.id) === id);
  return rule === undefined ? id : bilingual(rule.name);
};

/**
 * How likely each number of Magic Dice casts a spell, and does so against all dice of the enemy; before anybody is aimed at
 * without what its target resists. Null where nothing is rolled.
 */
function planOf(game: G, cast: OneCast, at: number | null): Message | null {
  const { seat } = unit(game, cast.wizard);
  const [own, foe] = [game.magic.dice[seat], game.magic.dice[other(seat)]];
  if (cast.bound !== undefined || own === 0) return null;
  const targets = at === null ? [] : [{ unit: at, pool: -1 }];
  const chances = Array.from({ length: Math.min(MOST, own) }, (_, n) => castingChances(game, cast, targets, n + 1));
  return message("sketch.spell.chances", {
    passed: chances.map(({ passed }, n) => message("sketch.spell.dice", { dice: n + 1, chance: percent(passed) })),
    then:
      foe === 0
        ? ""
        : message("sketch.spell.then", {
            foe,
            left: chances.map(({ left }, n) => message("sketch.spell.dice", { dice: n + 1, chance: percent(left()) })),
          }),
  });
}

/** How far a spell reaches from who casts it, and all whom it could be aimed at, or this one. */
export function castSketch(game: G, cast: OneCast, at: number | null): Sketch | null {
  const caster = casterOf(game, cast.wizard);
  if (caster === null) return null;
  const reach = spellReach(game, cast, caster);
  const base = presenceBase(game, { unit: caster.unit, pool: caster.pool, at: caster.at });
  const from = centre(base);
  const all = [
    ...new Set(
      spellTargets(game, cast.wizard, cast)
        .flat()
        .map((t) => t.unit),
    ),
  ];
  const aims = at === null ? all : all.filter((id) => id === at);
  const spell = spellNamed(game.edition, cast);
  const units = aims.map((id) => named(unit(game, id)));
  const plan = planOf(game, cast, at);
  const words =
    reach === null
      ? message(units.length === 0 ? "sketch.spell.nobody" : "sketch.spell", { spell, units })
      : message("sketch.spell.reach", { spell, inches: inches(reach), units });
  return {
    ghosts: aims.map((id) => bodyOf(game, unit(game, id))),
    ways: aims.filter((id) => id !== caster.unit.id).map((id) => [from, centre(rectangleOf(unit(game, id)))]),
    ...(reach === null
      ? {}
      : { areas: [grown(base.round === true ? circle(from, base.width / 2, ROUND) : corners(base), reach, ROUND)] }),
    words: plan === null ? words : message("sketch.spell.plan", { words, plan }),
    short: at === null ? message("sketch.targets", { count: aims.length }) : spell,
  };
}
