import { type Edition } from "../book/row.ts";
import type { Form } from "../entries/spells/effect.ts";
import { message, type Modifier, type Operation } from "@tercio/kernel";
import type { NinthAgeMoments, Strike } from "../hooks/moments.ts";
import { type SpellEffect, spellRule, type SpellWord, wizardAmong } from "../state/spells.ts";
import { listOf, needOf, numberOf } from "../state/facts.ts";
import { missileRow } from "../state/missiles.ts";
import type { Unit } from "../state/state.ts";

/** What one fact of a spell changes; `facts`: all of them. */
type Change = (fact: unknown, facts: SpellEffect, asked: Asked, edition: Edition) => number | Modifier | null;

/** What is asked, as far as spells look at it. */
export interface Asked {
  readonly strike: Strike | null;
  readonly unit: Unit | null;
  readonly use: string | null;
  /** Of the part whose Agility is asked, its own. */
  readonly agility: number | null;
}

export const because = (word: SpellWord, operation: Operation, value: number): Modifier => ({
  operation,
  value,
  because: message(`rule.${word}`),
  rule: spellRule(word),
});

const isMelee = (s: Strike | null): boolean => s !== null && s.shot === null;
export const isBlow = (s: Strike | null): boolean => isMelee(s) && s?.special === null;
const isShot = (s: Strike | null): boolean => s !== null && s.shot !== null && s.shot.free === undefined;
/** An attack of one of these kinds; Ranged Attacks are shots (reading `howl-ranged`). */
export const among = (s: Strike | null, kinds: unknown): boolean =>
  listOf(kinds).some((kind) =>
    kind === "Melee Attacks" ? isMelee(s) : kind === "Close Combat Attacks" ? isBlow(s) : isShot(s),
  );

/** With figures that are the model's own; where the spell speaks of attacks, all of them (reading `spell-figures`). */
const ownStrength = (s: Strike | null, f: SpellEffect): boolean =>
  s === null ||
  f.flaming === true ||
  (s.shot === null
    ? s.special === null || s.special.strength === null
    : s.shot.free === undefined && missileRow(s.shot.weapon).strength === "user");

const rankAndFile = (s: Strike | null, whose: "pool" | "atPool"): boolean =>
  s !== null && s[whose].kind !== "character";
const set = (value: number): Modifier => ({ operation: "set", value, because: message("base"), rule: null });

/** At which moment, in which role of who has the spell on, which of its facts speaks, and by how much it changes that. */
export const changes: readonly (readonly [keyof NinthAgeMoments["modify"], string, Form, Change])[] = [
  ["offensive skill", "by", "offensiveSkill", numberOf],
  ["defensive skill", "at", "defensiveSkill", numberOf],
  ["agility", "model", "agility", numberOf],
  // A model that is slower by itself is not quickened by the bound.
  [
    "agility",
    "model",
    "agilityMinimum",
    (n, _, { agility }) => (agility === null ? null : atLeast(Math.min(numberOf(n) ?? 0, agility))),
  ],
  ["attack value", "by", "attackValue", (n, f, { strike }) => (among(strike, f.attacks) ? numberOf(n) : null)],
  ["strength", "by", "strength", (n, f, { strike }) => (ownStrength(strike, f) ? numberOf(n) : null)],
  [
    "armour penetration",
    "by",
    "armourPenetration",
    (n, f, { strike }) =>
      ownStrength(strike, f) && (f.attacks === undefined || among(strike, f.attacks)) ? numberOf(n) : null,
  ],
  ["resilience", "at", "resilience", numberOf],
  [
    "resilience",
    "at",
    "shamansInUnit",
    (_, f, { strike }, edition) =>
      strike !== null && isShaman(edition, strike) ? numberOf(f.shamansInUnit?.resilience) : null,
  ],
  ["armour", "model", "armour", numberOf],
  ["own discipline", "model", "discipline", numberOf],
  ["to-hit roll", "by", "toHit", numberOf],
  ["to-hit roll", "by", "aimBetterBy", (n, _, { strike }) => (isShot(strike) ? numberOf(n) : null)],
  ["to-hit roll", "by", "aimWorseBy", (n, _, { strike }) => (isShot(strike) ? negative(numberOf(n)) : null)],
  ["to-hit roll", "by", "closeCombatToHit", (n, _, { strike }) => (isBlow(strike) ? numberOf(n) : null)],
  ["to-hit roll", "by", "shootingToHit", (n, _, { strike }) => (isShot(strike) ? numberOf(n) : null)],
  [
    "to-hit roll",
    "by",
    "closeCombatToHitSetTo",
    (n, f, { strike }) => (isBlow(strike) && turnsOwn(f, strike) ? to(n) : null),
  ],
  [
    "to-hit roll",
    "at",
    "closeCombatToHitSetTo",
    (n, f, { strike }) => (isBlow(strike) && turnsFoes(f, strike) ? to(n) : null),
  ],
  ["to-wound roll", "by", "toWound", (n, f, { strike }) => (among(strike, f.attacks) ? numberOf(n) : null)],
  ["to-wound roll", "at", "toWoundAgainstTarget", numberOf],
  ["to-wound roll", "at", "meleeToWoundAgainstTarget", (n, _, { strike }) => (isMelee(strike) ? numberOf(n) : null)],
  [
    "to-wound roll",
    "at",
    "meleeNeverWoundsBetterThan",
    (n, _, { strike }) => (isMelee(strike) ? atLeast(needOf(n)) : null),
  ],
  [
    "to-wound roll",
    "at",
    "meleeToWoundFailsOn",
    (faces, _, { strike }) => (isMelee(strike) ? atLeast(beyond(faces)) : null),
  ],
  // It fails on these faces and succeeds on all others, whatever else would change it.
  [
    "to-hit roll",
    "at",
    "failsOn",
    (faces, f, { strike }) => (f.rolls === HITS_AT && isMelee(strike) ? atLeast(beyond(faces)) : null),
  ],
  [
    "to-hit roll",
    "at",
    "succeedsOn",
    (faces, f, { strike }) => (f.rolls === HITS_AT && isMelee(strike) ? atMost(from(faces)) : null),
  ],
  [
    "to-wound roll",
    "at",
    "failsOn",
    (faces, f, { strike }) => (f.rolls === WOUNDS_AT && isMelee(strike) ? atLeast(beyond(faces)) : null),
  ],
  [
    "to-wound roll",
    "at",
    "succeedsOn",
    (faces, f, { strike }) => (f.rolls === WOUNDS_AT && isMelee(strike) ? atMost(from(faces)) : null),
  ],
  [
    "to-wound roll",
    "by",
    "meleeToWoundSetTo",
    (n, f, { strike }) => (isMelee(strike) && turnsOwn(f, strike) ? to(n) : null),
  ],
  [
    "to-wound roll",
    "at",
    "meleeToWoundSetTo",
    (n, f, { strike }) => (isMelee(strike) && turnsFoes(f, strike) ? to(n) : null),
  ],
  ["test dice", "unit", "disciplineTests", (said) => (said === "Minimised Roll" ? -1 : null)],
  ["combat score", "unit", "combatScore", (said, _, { unit: u }) => (said === "-X" && u !== null ? 0 - doom(u) : null)],
  ["maximised dice", "unit", "maximisedRoll", (n, f, { use }) => (listOf(f.rolls).includes(use) ? numberOf(n) : null)],
  [
    "maximised dice",
    "unit",
    "minimisedRoll",
    (n, f, { use }) => (listOf(f.rolls).includes(use) ? negative(numberOf(n)) : null),
  ],
  ["charge advance", "unit", "chargeRange", numberOf],
  [
    "inches rolled",
    "unit",
    "pursuitAndOverrunDistance",
    (n, _, { use }) => (use === "pursuit" || use === "overrun" ? numberOf(n) : null),
  ],
  ["casting roll", "caster", "castingRoll", numberOf],
  ["danger of all ground", "unit", "dangerousTerrain", numberOf],
];

/** Reading `shamans`: a Wizard. */
const isShaman = (edition: Edition, s: Strike): boolean => wizardAmong(edition, s.atPool) !== null;
const negative = (value: number | null): number | null => (value === null ? null : 0 - value);
const atLeast = (value: number | null): Modifier | null =>
  value === null ? null : { ...set(value), operation: "atLeast" };
const atMost = (value: number | null): Modifier | null =>
  value === null ? null : { ...set(value), operation: "atMost" };
/** The result that a die needs which fails on these faces, and that of one which succeeds on these. */
const beyond = (faces: unknown): number | null => {
  const all = listOf(faces).map(Number);
  return all.length === 0 ? null : Math.max(...all) + 1;
};
const from = (faces: unknown): number | null => {
  const all = listOf(faces).map(Number);
  return all.length === 0 ? null : Math.min(...all);
};
const HITS_AT = "to hit of Melee Attacks against target";
const WOUNDS_AT = "to wound of Melee Attacks against target";
const to = (value: unknown): Modifier | null => {
  const need = needOf(value);
  return need === null ? null : set(need);
};
const turnsOwn = (f: SpellEffect, s: Strike | null): boolean =>
  listOf(f.attacks).includes("from Rank and File of target") && rankAndFile(s, "pool");
const turnsFoes = (f: SpellEffect, s: Strike | null): boolean =>
  listOf(f.attacks).includes("against Rank and File of target") && rankAndFile(s, "atPool");

/** Portent of Doom: one for each Character, and one if anybody of the rank and file stands. */
const doom = (u: Unit): number =>
  u.pools.filter((p) => p.kind === "character" && p.count > 0).length +
  (u.pools.some((p) => p.kind !== "character" && p.count > 0) ? 1 : 0);
