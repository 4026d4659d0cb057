import { type Edition, EDITIONS } from "../book/row.ts";
import type { Form } from "../entries/spells/effect.ts";
import { bilingual, type Effect, type Held, message, type Modifier, refuse, type Rule, there } from "@tercio/kernel";
import type { AttackEffect } from "../hooks/attack-effects.ts";
import type { NinthAgeMoments, Strike } from "../hooks/moments.ts";
import {
  bracketOf,
  effectOf,
  facesOf,
  type SpellEffect,
  spellName,
  printedAlike,
  spellRow,
  spellRule,
  type SpellWord,
  spellWords,
} from "../state/spells.ts";
import { movedSince } from "../calculation/stayed.ts";
import { hasRule, liesOn, wholly } from "../state/held.ts";
import { harmOf, isPlayed } from "../calculation/spell-effects.ts";
import { fieldsOf, needOf, numberOf } from "../state/facts.ts";
import { least } from "../state/pools.ts";
import { type NinthAge, other, type Seat, type Unit, unit } from "../state/state.ts";
import { type Asked, because, isBlow, among, changes } from "./spell-changes.ts";

type R = Rule<NinthAge, NinthAgeMoments>;
/** What the spell does as it was cast. */
export function factsOf(edition: Edition, word: SpellWord, { effect }: Pick<Held, "effect">): SpellEffect {
  // Of a spell that does something else to its caster, that alone.
  if (effect?.params.caster === true) return fieldsOf(bracketOf(edition, word).caster);
  const { versions } = spellRow(edition, word);
  const way = versions.find((v) => v.name === effect?.params.way) ?? versions[0];
  const all = way === undefined ? {} : effectOf(edition, word, way.name);
  if (effect?.params.harmed === true) return fieldsOf(harmOf(all));
  const face = facesOf(edition, word)[numberOf(effect?.params.face) ?? -1];
  return face === undefined ? all : { ...all, ...face };
}

type AnyFacts = { readonly unit?: Unit; readonly use?: string; readonly part?: { readonly agility: number } } | Strike;
const askedOf = (facts: AnyFacts): Asked => ({
  strike: "striker" in facts ? facts : null,
  unit: "striker" in facts ? null : (facts.unit ?? null),
  use: "striker" in facts ? null : (facts.use ?? null),
  agility: "striker" in facts ? null : (facts.part?.agility ?? null),
});

/** The same where a number is changed. */
type Modifies = {
  [moment: string]: { [role: string]: (game: NinthAge, facts: AnyFacts, held: Held) => readonly Modifier[] };
};
type Hooks = { [moment: string]: { [role: string]: (game: NinthAge, facts: AnyFacts, held: Held) => unknown } };

/** Does this fact of a spell count once, however often the spell lies on a unit? What it says of ground is so or is not. */
const countsOnce = (edition: Edition, word: SpellWord, fact: Form): boolean =>
  fact === "dangerousTerrain" ||
  (fact === "discipline" &&
    spellRow(edition, word).versions.some((v) => effectOf(edition, word, v.name).disciplineCumulative === false));

/**
 * The hooks of a spell, one for each moment and role in which one of its facts speaks: of the facts that count `once`, or
 * of the others, which add up.
 */
function modifiesOf(edition: Edition, word: SpellWord, hits: boolean, once: boolean): Hooks {
  const harm = spellRow(edition, word).versions.map((v) => fieldsOf(harmOf(effectOf(edition, word, v.name))));
  const ways = hits
    ? harm
    : [...spellRow(edition, word).versions.map((v) => effectOf(edition, word, v.name)), ...facesOf(edition, word)];
  const hooks: Modifies = {};
  const keys = new Set(ways.flatMap((way) => Object.keys(way)));
  for (const [moment, role, fact, change] of changes) {
    if (!keys.has(fact) || countsOnce(edition, word, fact) !== once) continue;
    const before = hooks[moment]?.[role];
    const own = (_: NinthAge, facts: AnyFacts, held: Held): readonly Modifier[] => {
      if (held.effect !== null && "striker" in facts && movedSince(facts.by, held.effect.params)) return [];
      const all = factsOf(edition, word, held);
      const said = change(all[fact], all, askedOf(facts), edition);
      if (said === null) return [];
      return [typeof said === "number" ? because(word, "add", said) : { ...because(word, said.operation, said.value) }];
    };
    hooks[moment] = {
      ...hooks[moment],
      [role]:
        before === undefined ? own : (game, facts, held) => [...before(game, facts, held), ...own(game, facts, held)],
    };
  }
  return once ? hooks : { ...hooks, ...byFriendship(edition, word, keys) };
}

const RATES = [
  ["advance rate", "advanceRate"],
  ["march rate", "marchRate"],
] as const;
/** What a spell does to friends and to enemies: to their moves as often as it lies on them, to tests, to who touches them. */
function byFriendship(edition: Edition, word: SpellWord, keys: ReadonlySet<string>): Hooks {
  const hooks: Hooks = {};
  if (keys.has("friendly"))
    hooks["failed tests again"] = {
      unit: (_, __, held) => {
        const f = factsOf(edition, word, held);
        const { mayRerollFailedDisciplineTests: may } = fieldsOf(held.params.friendly === true ? f.friendly : f.enemy);
        return typeof may === "boolean" ? because(word, may ? "atLeast" : "atMost", may ? 1 : 0) : null;
      },
    };
  const rated = RATES.some(([, fact]) => keys.has(fact));
  if (keys.has("friend") || rated)
    for (const [moment, fact] of RATES)
      hooks[moment] = {
        unit: (_, facts, held) => {
          const u = "striker" in facts ? undefined : facts.unit;
          if (u === undefined) return [];
          const all: SpellEffect = factsOf(edition, word, held);
          const f = rated ? fieldsOf(all) : fieldsOf(held.params.friendly === true ? all.friend : all.enemy);
          const by = numberOf(f[fact]);
          // A slow unit is not quickened by what keeps others from standing still, nor one with somebody slow in it.
          const floor = numberOf(f[`${fact}Minimum`]);
          const own = least(u, (p) => p.profile[fact]);
          return [
            ...(by === null ? [] : [because(word, "add", by)]),
            ...(floor === null ? [] : [because(word, "atLeast", Math.min(floor, own))]),
          ];
        },
      };
  const apart = (fact: "armour"): boolean =>
    spellRow(edition, word).versions.some(({ name }) => {
      const { friend, enemy } = effectOf(edition, word, name);
      return friend?.[fact] !== undefined || enemy?.[fact] !== undefined;
    });
  if (apart("armour"))
    hooks.armour = {
      model: (_, __, held) => {
        const { friend, enemy } = factsOf(edition, word, held);
        const by = numberOf(fieldsOf(held.params.friendly === true ? friend : enemy).armour);
        return by === null ? null : because(word, "add", by);
      },
    };
  if (keys.has("enemiesInBaseContact"))
    hooks.discipline = {
      foes: (_, __, held) => {
        const by = numberOf(fieldsOf(factsOf(edition, word, held).enemiesInBaseContact).discipline);
        return by === null ? null : because(word, "add", by);
      },
    };
  return hooks;
}

/** Rolls that a spell has made again: of who has it on, or at it where it is a Hex. */
function offersOf(edition: Edition, word: SpellWord): R["offer"] {
  const hex = spellRow(edition, word).versions[0]?.types.includes("H") === true;
  const effects =
    (own: boolean) =>
    (_: NinthAge, s: Strike, held: Held): readonly AttackEffect[] => {
      const f = factsOf(edition, word, held);
      return [
        ...(own && among(s, f.rerollFailedToHit) ? [{ kind: "reroll-hits" } as const] : []),
        ...(!own && among(s, f.rerollFailedToHitAgainstTarget) ? [{ kind: "reroll-hits" } as const] : []),
        ...(own ? [] : savesImproved(f, held, s)),
        ...(own ? [] : anotherImproved(word, f, held, s)),
        ...(own !== hex && among(s, f.rerollFailedToWound) ? [{ kind: "reroll-wounds" } as const] : []),
      ];
    };
  const touched = (_: NinthAge, s: Strike, held: Held): readonly AttackEffect[] =>
    isBlow(s) && factsOf(edition, word, held)[TOUCHING] !== undefined ? [{ kind: "reroll-six-hits" }] : NO_EFFECTS;
  // Of those alone who can: every blow asks.
  const also = spellRow(edition, word).versions.some((v) => v.effect[TOUCHING] !== undefined) ? { touched } : {};
  return { "attack effects": { by: effects(true), at: effects(false), ...also } };
}

/** Enemies in contact roll natural 6s to hit again. */
const TOUCHING = "enemiesInContactRerollToHit";
const NO_EFFECTS: readonly AttackEffect[] = [];

const SAVES = ["aegis", "fortitude"] as const;
/** Special saves that a spell makes better, where it lies on who is struck. */
const savesImproved = (f: SpellEffect, held: Held, s: Strike): readonly AttackEffect[] =>
  SAVES.flatMap((save): readonly AttackEffect[] => {
    const by = numberOf(f[`${save}ImprovedBy`]);
    const atBest = needOf(f[`${save}AtBest`]);
    return by === null || atBest === null || !liesOn(held, s.at, s.atPool)
      ? []
      : [{ kind: "improve-save", save, by, atBest }];
  });

/** The Fortitude of others that a spell makes better, in place of the one that it gives. */
function anotherImproved(word: SpellWord, f: SpellEffect, held: Held, s: Strike): readonly AttackEffect[] {
  const { fortitudeImprovedBy, fortitudeAtBest } = fieldsOf(f.withAnotherFortitude);
  const by = numberOf(fortitudeImprovedBy);
  const atBest = needOf(fortitudeAtBest);
  return by === null || atBest === null || !liesOn(held, s.at, s.atPool)
    ? []
    : [{ kind: "improve-save", save: "fortitude", by, atBest, notOf: word }];
}

/** Forms that speak of other spells and of Magic Dice, as long as the spell lies on somebody. */
const MAGICAL: readonly Form[] = ["dispels", "endedBy"];

/** What it does to the next spell of the enemy, and with how many Magic Dice they end it (ruling `throne-ended`). */
function magicalOf(edition: Edition, word: SpellWord): NonNullable<R["offer"]> {
  const of = spellRow(edition, word).effect;
  const dice = numberOf(fieldsOf(of.endedBy).magicDice);
  return {
    "spell tried": {
      targets: (game, { seat, passed }, held) =>
        held.effect !== null &&
        casterSeat(game, held.effect) === other(seat) &&
        stopsNow(factsOf(edition, word, held).dispels, passed)
          ? [{ does: "stops", effect: held.effect.id }]
          : [],
    },
    "veil siphoned": {
      lasting: (_, __, { effect }) =>
        effect === null || effect.from === null || dice === null ? [] : [{ ends: effect.id, dice }],
    },
  };
}
const casterSeat = (game: NinthAge, { from }: Effect): Seat | null => (from === null ? null : unit(game, from).seat);

/** Does it stop this one? By sheet 002 it is enough that the unit is chosen, `passed` or not. */
const stopsNow = (dispels: SpellEffect["dispels"], passed: boolean): boolean =>
  dispels !== undefined && (passed || dispels === "next enemy spell for which the unit is chosen as target");

const AGAIN = [
  ...SAVES.map((save) => `${save}ImprovedBy`),
  ...["withAnotherFortitude", "rerollFailedToHit", "rerollFailedToHitAgainstTarget", "rerollFailedToWound", TOUCHING],
];

/** Of those alone who can: every blow, and every spell that is tried, asks. */
function offers(edition: Edition, word: SpellWord, keys: ReadonlySet<string>): Pick<R, "offer"> {
  const again = AGAIN.some((key) => keys.has(key)) ? offersOf(edition, word) : {};
  const offer = { ...again, ...(MAGICAL.some((key) => keys.has(key)) ? magicalOf(edition, word) : {}) };
  return Object.keys(offer).length === 0 ? {} : { offer };
}

function refusalsOf(edition: Edition, word: SpellWord): R["allow"] {
  return {
    "take a break test": {
      unit: (game, { unit: u }, held) =>
        factsOf(edition, word, held).supernalTakesNoBreakTest === true &&
        hasRule(game, u, "supernal") &&
        wholly(u, "supernal")
          ? refuse("refuse.spell-no-break-test", spellRule(word), { spell: message(`rule.${word}`) })
          : true,
    },
    shoot: {
      unit: (_, { unit: u }, held) =>
        factsOf(edition, word, held).shootingAttacks === false
          ? refuse("refuse.spell-no-shooting", spellRule(word), {
              spell: message(`rule.${word}`),
              unit: bilingual(u.entry.name),
            })
          : true,
    },
  };
}

/**
 * A spell as a rule, held by whom it lies on; one that only hits has a name and nothing more. What it changes counts for
 * each time that it lies there; a second rule has what counts once (sheet 000: what a row limits). `only`: where the editions
 * print it differently, it is the rule of this one.
 */
function rulesOf(edition: Edition, word: SpellWord, only: readonly Edition[] | undefined): readonly R[] {
  const keys = new Set(spellRow(edition, word).versions.flatMap((v) => Object.keys(effectOf(edition, word, v.name))));
  const hits = keys.has("hits") || keys.has("hitsOnEachModel");
  // One that is not played yet does nothing, whoever knows it.
  const [adding, once] = isPlayed(edition, word)
    ? [modifiesOf(edition, word, hits, false), modifiesOf(edition, word, hits, true)]
    : [{}, {}];
  const all = {
    name: spellName(word),
    enforces: [spellRule(word)],
    ...(only === undefined ? {} : { editions: only }),
  };
  const first: R = {
    ...all,
    id: word,
    each: true,
    // The hooks are made by moment and role: no type knows which spell speaks where.
    ...(Object.keys(adding).length === 0 ? {} : { modify: adding }),
    ...offers(edition, word, keys),
    ...(keys.has("shootingAttacks") || keys.has("supernalTakesNoBreakTest")
      ? { allow: there(refusalsOf(edition, word)) }
      : {}),
  };
  return Object.keys(once).length === 0 ? [first] : [first, { ...all, id: `${word}.once`, heldBy: word, modify: once }];
}

/** Spells, as rows of the book say what they do. */
export const spellRules: readonly R[] = EDITIONS.flatMap((edition, at) =>
  spellWords(edition).flatMap((word) =>
    printedAlike(word) ? (at === 0 ? rulesOf(edition, word, undefined) : []) : rulesOf(edition, word, [edition]),
  ),
);
