import type { Edition } from "../book/row.ts";
import * as magic from "../entries/rules/magic.ts";
import { distribution } from "@tercio/dice";
import { type Breakdown, inForce, message, type Modifier, resolve } from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { Casting } from "../hooks/casting.ts";
import { numberOf } from "../state/facts.ts";
import { castings, fizzle, fluxCards } from "../book/magic.ts";
import { listedRule, ruleId } from "../state/ids.ts";
import { mayActivate } from "../state/bearers.ts";
import { effectsOf } from "../state/items.ts";
import { profileHas, hasRule } from "../state/held.ts";
import { placeIn } from "./joining.ts";
import { easedByLeyLines } from "./ley-lines.ts";
import {
  attributeOf,
  comesAlong,
  isConclave,
  type SpellWord,
  spellRow,
  spellRule,
  type Way,
  wayOf,
  type WayName,
  wizardAmong,
  wizardOf,
  levels,
} from "../state/spells.ts";
import { boundSpells } from "./bound-spells.ts";
import { isPlayed, openWays } from "./spell-effects.ts";
import { type NinthAge, onField, type Pool, type PoolRef, type Seat, type Unit, unit } from "../state/state.ts";
import { priorityOfModifiers, within } from "./pipeline.ts";

/** Who tries to cast what, how, with how many Magic Dice, at whom. A type, so that a frame may hold it. */
export type Attempt = {
  /** The record of the Wizard, also while it stands in a unit. */
  readonly wizard: number;
  readonly spell: SpellWord;
  readonly way: WayName;
  readonly dice: number;
  readonly targets: readonly PoolRef[];
  /** It is made harder for a spell that follows it. */
  readonly augmented?: boolean;
  /** Somebody in the Wizard's unit has bled for it. */
  readonly offered?: boolean;
};

/** A Wizard on the table: its unit, and its pool there. */
export interface Caster {
  readonly wizard: number;
  readonly unit: Unit;
  readonly pool: Pool;
  readonly at: number;
}

/** Where a Wizard stands; null where it is off the table, or has fallen. */
export function casterOf(game: NinthAge, wizard: number): Caster | null {
  const place = placeIn(game, wizard);
  if (place !== null) return onField(place.host) ? { wizard, unit: place.host, pool: place.pool, at: place.at } : null;
  const u = unit(game, wizard);
  const at = isConclave(u.entry) ? u.pools.findIndex((p) => p.kind === "champion") : 0;
  const pool = u.pools[at];
  return onField(u) && pool !== undefined && pool.count > 0 ? { wizard, unit: u, pool, at } : null;
}

/** Where it stands, or where it stood. */
export function casterRef(game: NinthAge, wizard: number): PoolRef {
  const caster = casterOf(game, wizard);
  return caster === null ? { unit: wizard, pool: 0 } : { unit: caster.unit.id, pool: caster.at };
}

const NO_CHANNEL = "t9a.fleeing.cannot.channel";

/** All Wizards of a side that stand on the table and do not flee. */
export const casters = (game: NinthAge, seat: Seat): readonly Caster[] =>
  game.units.flatMap((u) => {
    if (u.seat !== seat || game.magic.known[u.id] === undefined) return [];
    const caster = casterOf(game, u.id);
    return caster === null || !mayActivate(caster.unit) ? [] : [caster];
  });

/** The spells that somebody knows. */
export const knownBy = (game: NinthAge, wizard: number): readonly SpellWord[] => game.magic.known[wizard] ?? [];

/** Does a spell lie on this Wizard that opens other ways of casting those of its path? */
export const enthroned = (game: NinthAge, wizard: number, path: string): boolean => {
  const word = comesAlong(game.edition, path);
  return word !== null && inForce(spellRule(word)) && game.effects.some((e) => e.rule === word && e.on === wizard);
};

/** The ways in which somebody casts a spell now. */
export const waysOf = (game: NinthAge, wizard: number, word: SpellWord): readonly Way[] =>
  openWays(game.edition, word, enthroned(game, wizard, spellRow(game.edition, word).school)).filter(
    ({ effect: { castBy } }) => castBy === undefined || isA(game, wizard, castBy),
  );
/** Is this Wizard of such a kind? Asked before it stands on the table, too. */
const isA = (game: NinthAge, wizard: number, kind: NonNullable<Way["effect"]["castBy"]>): boolean =>
  profileHas(unit(game, wizard).entry, kind);

/** Does any Wizard stand on a list, or come to one later; or has somebody a Bound Spell? */
export const hasWizards = (game: NinthAge, seat: Seat): boolean =>
  game.units.some((u) => u.seat === seat && wizardOf(game.edition, u.entry) !== null) ||
  boundSpells(game, seat).length > 0;

/** Veil Tokens that a side adds when the Veil is siphoned. */
export function channelled(game: NinthAge, seat: Seat): number {
  let sum = 0;
  for (const u of game.units) {
    if (u.seat !== seat || !onField(u) || (u.fleeing && inForce(NO_CHANNEL))) continue;
    for (const p of u.pools) if (p.count > 0) sum += channelOf(game.edition, p);
  }
  return sum;
}

/** Veil Tokens that armies add when a side siphons the Veil, with their reasons. */
export const tokensOfArmies = (game: NinthAge, seat: Seat): Breakdown =>
  resolve(priorityOfModifiers, 0, book.modifiers("veil tokens", game, { seat }));

/** Veil Tokens that a side may keep once it has siphoned the Veil. */
export const tokensKept = (game: NinthAge, seat: Seat, usual: number): number =>
  resolve(priorityOfModifiers, usual, book.modifiers("veil tokens kept", game, { seat })).value;

/** Veil Tokens that such a model adds. */
export function channelOf(edition: Edition, pool: Pool): number {
  const { profile } = pool;
  const wizard = wizardAmong(edition, pool);
  const own = profile.rules.find((r) => typeof r !== "string" && r.rule === "channel");
  const more =
    typeof own === "object" && "value" in own && inForce(listedRule("channel"))
      ? own.value * magic.channel.figures.tokensEach
      : 0;
  const items = (profile.items ?? []).flatMap((id) => effectsOf(id).map((e) => ("channels" in e ? e.channels : 0)));
  return (wizard === null ? 0 : levels[`t9a.rule.${wizard.level}`].channel) + items.reduce((a, b) => a + b, more);
}

/** Does somebody of this side lead souls, so that no Flux Card is drawn? */
export const hasSoulConduit = (game: NinthAge, seat: Seat): boolean =>
  [magic.soulConduit.id, ...magic.soulConduit.also].every(inForce) &&
  game.units.some(
    (u) => u.seat === seat && onField(u) && u.pools.some((p) => p.count > 0 && profileHas(p.profile, "soul-conduit")),
  );

/** The Magic Dice, the Veil Tokens and the Miscast Modifier of a Flux Card. */
export const cardOf = (card: number) => fluxCards[`t9a.flux-card.${card}` as keyof typeof fluxCards];

export const miscastModifier = (game: NinthAge, spell: SpellWord): number =>
  (game.magic.card === null || !inForce(`t9a.flux-card.${game.magic.card}`)
    ? 0
    : (cardOf(game.magic.card).miscastModifier ?? 0)) + (judged(game.edition, spell) ? JUDGED_MISCAST : 0);

/** Thaumaturgy looks at its dice again. */
const ON_HIGH = "t9a.spell.thaumaturgy.judgement-on-high";
const { rerollDiceShowing, miscastModifier: JUDGED } = castings[ON_HIGH];
/** What Thaumaturgy adds to the Miscast Modifier. */
export const JUDGED_MISCAST = JUDGED;
const judged = (edition: Edition, spell: SpellWord): boolean =>
  spellRow(edition, spell).school === "thaumaturgy" && inForce(ON_HIGH);
/** So many alike are a Miscast. */
const TRIPLE = 3;

/** So many Magic Dice; `again`: with the second look of Thaumaturgy. */
export const magicDice = (dice: number, again: boolean) =>
  ({
    kind: "hand",
    dice,
    sides: 6,
    ...(again ? { rerollFaces: [rerollDiceShowing], keepAlike: TRIPLE } : {}),
  }) as const;

/** A Magic Die that joins others that have been rolled: Thaumaturgy looks at it again too, unless it makes them a Miscast. */
export function moreDice(edition: Edition, spell: SpellWord, faces: readonly number[]) {
  const alike = faces.filter((face) => face === rerollDiceShowing).length + 1;
  return magicDice(1, judged(edition, spell) && alike < TRIPLE);
}

/** The dice of a casting roll. */
export const castingDice = (edition: Edition, { dice, spell }: Pick<Attempt, "dice" | "spell">) =>
  magicDice(dice, judged(edition, spell));

const unitsAt = (game: NinthAge, targets: readonly PoolRef[]): readonly Unit[] =>
  [...new Set(targets.map((t) => t.unit))].map((id) => unit(game, id));

const castingOf = (game: NinthAge, a: Attempt): Casting | null => {
  const caster = casterOf(game, a.wizard);
  if (caster === null) return null;
  const targets = unitsAt(game, a.targets);
  const first = !game.magic.casters.includes(a.wizard);
  return {
    ...{ unit: caster.unit, pool: caster.pool, wizard: a.wizard, spell: a.spell, dice: a.dice, targets, first },
    offered: a.offered === true,
  };
};

const { least, most, except } = castings["t9a.rule.casting-modifiers"];
const MODIFIERS = { low: least, high: most };
const RESISTANCE = ruleId(except);
const counted = ({ operation, rule }: Modifier): boolean => operation === "add" && rule !== RESISTANCE;

/** What is added to the dice of a casting roll, with its reasons: bounded (reading `casting-modifiers`), then Magic Resistance. */
export function castingBonus(game: NinthAge, a: Attempt): Breakdown {
  const facts = castingOf(game, a);
  return castingSum(facts === null ? [] : book.modifiers("casting roll", game, facts));
}

/** What so many modifiers of a casting roll come to. */
export function castingSum(all: readonly Modifier[]): Breakdown {
  const added = within(resolve(priorityOfModifiers, 0, all.filter(counted)), MODIFIERS, "casting-modifiers");
  const { value, lines } = resolve(
    priorityOfModifiers,
    added.value,
    all.filter((m) => !counted(m)),
  );
  return { value, lines: [...added.lines, ...lines.slice(1)] };
}

/** A spell and how it is cast; its targets, where they are known, may make it easier. */
type Tried = Pick<Attempt, "wizard" | "spell" | "way" | "augmented"> & Partial<Pick<Attempt, "targets">>;

/** The total that a spell must reach, with its reasons. */
export function castingValueOf(game: NinthAge, a: Tried): Breakdown {
  const caster = casterOf(game, a.wizard);
  const facts = caster === null ? null : { unit: caster.unit, pool: caster.pool, spell: a.spell };
  return resolve(priorityOfModifiers, wayOf(game.edition, a.spell, a.way).castingValue ?? 0, [
    ...duality(game, a.way),
    ...(a.augmented === true ? harder(game, a) : []),
    ...(a.targets === undefined ? [] : easedByLeyLines(game, a.spell, unitsAt(game, a.targets))),
    ...(facts === null ? [] : book.modifiers("casting value", game, facts)),
  ]);
}
export const castingValue = (game: NinthAge, a: Tried): number => castingValueOf(game, a).value;

/** A spell that its caster may have follow this one, if it makes this one harder; null: it knows none that may still be tried. */
export function follower(game: NinthAge, a: Pick<Attempt, "wizard" | "spell" | "way">): SpellWord | null {
  if (
    spellRow(game.edition, a.spell).number === "attribute" ||
    !wayOf(game.edition, a.spell, a.way).types.includes("A")
  )
    return null;
  const follows = (word: SpellWord): boolean =>
    isPlayed(game.edition, word) && spellRow(game.edition, word).effect.triggerCastingValue !== undefined;
  const free = (word: SpellWord): boolean => !game.magic.tried.includes(word);
  return knownBy(game, a.wizard).find((word) => follows(word) && free(word)) ?? null;
}

/**
 * Does it follow at these only where the spell was made harder for it? By sheet 000 always; by sheet 002 where statues that walk
 * are in the unit.
 */
export function mustAugment(game: NinthAge, word: SpellWord, targets: readonly PoolRef[]): boolean {
  const { triggerCastingValueRequired: always, triggerCastingValueRequiredFor: some } = spellRow(
    game.edition,
    word,
  ).effect;
  return (
    always !== false ||
    (some !== undefined && targets.some((t) => hasRule(game, unit(game, t.unit), "ensouled-statue")))
  );
}

/** What that costs. */
export const followerCost = (edition: Edition, word: SpellWord): number =>
  numberOf(spellRow(edition, word).effect.triggerCastingValue) ?? 0;

function harder(game: NinthAge, a: Pick<Attempt, "wizard" | "spell" | "way">): readonly Modifier[] {
  const word = follower(game, a);
  if (word === null) return [];
  return [
    {
      operation: "add",
      value: followerCost(game.edition, word),
      because: message(`rule.${word}`),
      rule: spellRule(word),
    },
  ];
}

/** What is added to the dice of an attempt to dispel this one, with its reasons. */
export function dispellingBonus(game: NinthAge, a: Pick<Attempt, "wizard" | "spell" | "dice">): Breakdown {
  const caster = casterOf(game, a.wizard);
  if (caster === null) return resolve(priorityOfModifiers, 0, []);
  const { seat } = caster.unit;
  const facts = {
    ...{ unit: caster.unit, pool: caster.pool, spell: a.spell, castWith: a.dice },
    dispellers: game.units.filter((u) => u.seat !== seat && onField(u)),
    first: game.magic.dispels === 0,
  };
  return resolve(priorityOfModifiers, 0, book.modifiers("dispelling roll", game, facts));
}

const DUALITY = castings["t9a.spell.cosmology.duality"];
/** After a success of one face a spell of the other is easier. */
function duality({ magic: { face } }: NinthAge, way: WayName): readonly Modifier[] {
  const opposite = face !== null && DUALITY.names.some((n) => n === way) && face !== way;
  if (!opposite || !inForce("t9a.spell.cosmology.duality")) return [];
  const value = DUALITY.castingValueOfNextOppositeSpell;
  return [{ operation: "add", value, because: message("because.duality"), rule: "t9a.spell.cosmology.duality" }];
}

/** What a roll of Magic Dice came to. */
export interface Judged {
  readonly total: number;
  readonly passed: boolean;
  /** Three 1s have broken the concentration of an attempt that would have passed. */
  readonly broken: boolean;
  /** The row of the table of Miscasts; null where no three dice are alike or the attempt has failed anyway. */
  readonly miscast: number | null;
  /** Dice that return to the pool they came from. */
  readonly back: number;
}

const ALONE = castings["t9a.rule.casting-dice"].alone.failsOnOrBelow;
const MOST_ROW = 7;
const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);
/** A lone die that shows too little (reading `lone-magic-die`). */
const weak = (dice: number, shown: number): boolean => dice === 1 && shown <= ALONE && inForce("t9a.rule.casting-dice");

/** Dice of a failed roll that return: those that show a natural 1, where several were rolled. */
const returning = (faces: readonly number[]): number =>
  (faces.length >= fizzle["t9a.magic.fizzle"].magicDiceAtLeast || !inForce("t9a.magic.fizzle.single-die")) &&
  inForce("t9a.magic.fizzle")
    ? faces.filter((face) => face === fizzle["t9a.magic.fizzle"].natural).length
    : 0;

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const BROKEN = 1;
const TABLE = "t9a.table.miscast";
const NO_EFFECT = "t9a.miscast.000";

/** A Casting Attempt by its dice: `value` is to be reached, `miscast` shifts the row of the table. */
export function judgeCasting(faces: readonly number[], bonus: number, value: number, miscast: number): Judged {
  const total = sum(faces) + bonus;
  const enough = total >= value && !weak(faces.length, sum(faces));
  const alike = FACES.find((face) => faces.filter((f) => f === face).length >= TRIPLE);
  const row =
    alike === undefined || !inForce(TABLE)
      ? null
      : Math.max(inForce(NO_EFFECT) ? 0 : BROKEN, Math.min(MOST_ROW, alike + miscast));
  const broken = enough && row === BROKEN && inForce("t9a.miscast.111");
  const passed = enough && !broken;
  const kept = passed && inForce("t9a.magic.fizzle.passed-then-dispelled");
  return { total, passed, broken, miscast: enough ? row : null, back: kept ? 0 : returning(faces) };
}

/** A Dispelling Attempt by its dice: it must reach the total of the casting roll, or the power of a Bound Spell. */
export function judgeDispelling(
  faces: readonly number[],
  bonus: number,
  against: number,
): Omit<Judged, "miscast" | "broken"> {
  const passed = dispels(faces.length, sum(faces), bonus, against);
  return { total: dispellingTotal(sum(faces), bonus), passed, back: passed ? 0 : returning(faces) };
}
const dispellingTotal = (shown: number, bonus: number): number => shown + bonus;

/** By what so many dice show together. */
const dispels = (dice: number, shown: number, bonus: number, against: number): boolean =>
  dispellingTotal(shown, bonus) >= against && !weak(dice, shown);

/**
 * How likely so many dice, with this added, dispel a spell that was cast with this total; `more`: a die may be added once the
 * roll is seen.
 */
export function dispelChance(dice: number, total: number, bonus = 0, more = false): number {
  if (dice === 0) return 0;
  const saved = (shown: number): number =>
    more ? FACES.filter((face) => dispels(dice + 1, shown + face, bonus, total)).length / FACES.length : 0;
  return distribution({ kind: "sum", dice, sides: 6 }).reduce(
    (all, { outcome, probability }) =>
      all + probability * (dispels(dice, outcome.total, bonus, total) ? 1 : saved(outcome.total)),
    0,
  );
}

/** The Attribute Spell that a success brings along; null where there is none, or it is not played. */
export function attributeAfter(edition: Edition, spell: SpellWord): SpellWord | null {
  const { school, number, effect } = spellRow(edition, spell);
  if (number === "attribute" || number === null || effect.triggersAttributeSpell === false) return null;
  const word = attributeOf(edition, school);
  return word !== null && isPlayed(edition, word) ? word : null;
}
