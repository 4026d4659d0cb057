import {
  type Breakdown,
  type Given,
  inForce,
  type Message,
  message,
  type Modifier,
  type Reason,
  resolve,
} from "@tercio/kernel";
import { book } from "../asking/book.ts";
import type { AttackEffect, Strike } from "../asking/moments.ts";
import { missileRow } from "../state/missiles.ts";
import type { NinthAge, Pool } from "../state/state.ts";
import { armourOf } from "./characteristics.ts";
import { healthEach } from "./health.ts";
import { bounded, NEEDED, priorityOfModifiers } from "./pipeline.ts";
import { ruleId } from "../state/ids.ts";
import { needToHit, needToSave, needToWound } from "../state/tables.ts";

/** Every number of one attack from the hit on, each with its reasons (sheet 000, Attack Sequence and its tables). */
export interface HitNumbers {
  readonly strength: Breakdown;
  readonly penetration: Breakdown;
  readonly resilience: Breakdown;
  readonly armour: Breakdown;
  /** What changes the needed face to wound, once the table has given it. */
  readonly toWound: readonly Modifier[];
  /** Likewise to save. */
  readonly toSave: readonly Modifier[];
  /** Least face that succeeds. */
  readonly wound: number;
  /** null: no save possible. */
  readonly save: number | null;
  readonly effects: readonly Given<AttackEffect>[];
  /** The one special save that is made; null: none. */
  readonly special: Given<SpecialSave> | null;
  /** Health Points of one model that is hit: Multiple Wounds count no more. */
  readonly each: number;
}

/** The same of a blow in close combat, with what it takes to hit. */
export interface StrikeNumbers extends HitNumbers {
  readonly offensiveSkill: Breakdown;
  readonly defensiveSkill: Breakdown;
  readonly toHit: readonly Modifier[];
  readonly hit: number;
}

type SpecialSave = Extract<AttackEffect, { readonly kind: "special-save" }>;

const OFFENSIVE = message("value.offensive-skill");
const DEFENSIVE = message("value.defensive-skill");
const STRENGTH = message("value.strength");
const PENETRATION = message("value.armour-penetration");
const BASE = message("base");
const AIM = message("value.aim-of-weapon");
/** A Partial Hit has half the Strength and Armour Penetration, fractions up. */
const PARTIAL: Modifier = {
  operation: "divide",
  value: 2,
  because: message("because.partial-hit"),
  rule: ruleId("partial-hit"),
};
const HIT = message("because.to-hit-table");
const WOUND = message("because.to-wound-table");
const SAVE = message("because.armour-table");

/** Of the two ways in which Parry works the one that ends higher; where both end alike the plain point. */
function defended(game: NinthAge, s: Strike, offensiveSkill: number): Breakdown {
  const base = s.atPool.profile.defensiveSkill;
  const others = book.modifiers("defensive skill", game, s);
  // Field by field: every blow of a walk asks, and a spread of so many costs ten times as much.
  const { by, pool, part, at, atPool, facing, foeFacing, special, shot, striker, struck } = s;
  const skilled = { by, pool, part, at, atPool, facing, foeFacing, special, shot, striker, struck, offensiveSkill };
  const raised = book.modifiers("defensive skill, raised", game, skilled);
  const plain = bounded(base, raised.length === 0 ? others : [...others, ...raised], DEFENSIVE);
  const copied = book.modifiers("defensive skill, copied", game, skilled);
  if (copied.length === 0) return plain;
  const other = bounded(base, [...copied, ...others], DEFENSIVE);
  return other.value > plain.value ? other : plain;
}

const DISTRACTING = ruleId("distracting");
/** Who is harder to hit for any other reason is not the harder for being Distracting. */
const undistracted = (modifiers: readonly Modifier[]): readonly Modifier[] =>
  modifiers.some((m) => m.rule === DISTRACTING) &&
  modifiers.some((m) => m.operation === "add" && m.value < 0 && m.rule !== DISTRACTING)
    ? modifiers.filter((m) => m.rule !== DISTRACTING)
    : modifiers;

/** A bonus to the roll is a smaller need. */
const turned = (modifiers: readonly Modifier[]): readonly Modifier[] =>
  modifiers.length === 0 ? modifiers : modifiers.map((m) => (m.operation === "add" ? { ...m, value: -m.value } : m));

/** A needed face as the table gives it, changed by rules; without any of them it stays what the table says. */
const rolled = (table: number, modifiers: readonly Modifier[], because: Message): number =>
  modifiers.length === 0 ? table : bounded(table, modifiers, because, NEEDED).value;
/** The same with its reasons, for who reads them. */
const because = (table: number, modifiers: readonly Modifier[], why: Message): Breakdown =>
  modifiers.length === 0 ? resolve(priorityOfModifiers, table, modifiers, why) : bounded(table, modifiers, why, NEEDED);

const NONE: readonly never[] = [];

/** Strength and Armour Penetration before anything changes them: of who strikes, or of the weapon that is shot. */
function baseOf({ part, shot, special }: Strike): {
  strength: number;
  penetration: number;
  because: [Message, Message];
} {
  if (special !== null && special.strength !== null && special.armourPenetration !== null) {
    const of = message(`rule.${special.rule}`);
    return { strength: special.strength, penetration: special.armourPenetration, because: [of, of] };
  }
  if (shot === null)
    return { strength: part.strength, penetration: part.armourPenetration, because: [STRENGTH, PENETRATION] };
  const row = missileRow(shot.weapon);
  const { strength, armourPenetration } = shot.bracket && row.bracket !== undefined ? row.bracket : row;
  const name = message(`rule.${shot.weapon}`);
  return {
    strength: strength === "user" ? part.strength : strength,
    penetration: armourPenetration === "user" ? part.armourPenetration : armourPenetration,
    because: [strength === "user" ? STRENGTH : name, armourPenetration === "user" ? PENETRATION : name],
  };
}

/** How many of 36 wounds a special save stops. */
const stops = ({ gives }: Given<SpecialSave>, again: boolean): number => {
  const faces = 7 - gives.need;
  return again && gives.save === "aegis" ? faces * faces : faces * 6;
};

/** Of several special saves the likeliest, those that must be made again taken as such. */
function bestSave(effects: readonly Given<AttackEffect>[]): Given<SpecialSave> | null {
  const again = effects.some((e) => e.gives.kind === "reroll-aegis");
  let best: Given<SpecialSave> | null = null;
  for (const e of effects) {
    if (e.gives.kind !== "special-save") continue;
    const save = e as Given<SpecialSave>;
    if (best === null || stops(save, again) > stops(best, again)) best = save;
  }
  return inForce("t9a.sequence.attacks.attack.6") ? best : null;
}

/** The numbers of a hit, however it came about. */
export function hitNumbers(game: NinthAge, s: Strike): HitNumbers {
  const base = baseOf(s);
  // A Partial Hit is halved before anything else is done to it.
  const halved = (modifiers: readonly Modifier[]) => (s.shot?.partial === true ? [PARTIAL, ...modifiers] : modifiers);
  const strength = bounded(base.strength, halved(book.modifiers("strength", game, s)), base.because[0]);
  const pierced = halved(book.modifiers("armour penetration", game, s));
  const penetration = bounded(base.penetration, pierced, base.because[1]);
  // Who holds a weapon in both hands has a Shield against whatever comes flying.
  const armour = armourOf(game, s.at, s.shot === null || s.atPool.weapon === null ? s.atPool : unheld(s.atPool), s);
  const resilience = bounded(s.atPool.profile.resilience, book.modifiers("resilience", game, s), BASE);
  const toWound = turned(book.modifiers("to-wound roll", game, s));
  const toSave = turned(book.modifiers("save roll", game, s));
  const save = needToSave(armour.value - penetration.value);
  const effects = unstopped(book.offers("attack effects", game, s));
  return {
    strength,
    penetration,
    resilience,
    armour,
    toWound,
    toSave,
    wound: rolled(needToWound(strength.value - resilience.value), toWound, WOUND),
    save: save === null ? null : rolled(save, toSave, SAVE),
    effects,
    special: effects.length === 0 ? null : saveMade(effects, save),
    each: effects.length === 0 ? 1 : healthEach(game, s.at, s.atPool),
  };
}

/**
 * The special save that is made against wounds on which an Armour Save was failed that needs so much: none where that is made
 * again and stops more (reading `dusk-forged`).
 */
function saveMade(effects: readonly Given<AttackEffect>[], save: number | null): Given<SpecialSave> | null {
  const best = bestSave(effects);
  if (best === null || save === null || !effects.some((e) => e.gives.kind === "reroll-armour")) return best;
  const again = effects.some((e) => e.gives.kind === "reroll-aegis");
  return stops(best, again) > (7 - save) * 6 ? best : null;
}

/** What is left of the effects of an attack where rules are stopped. */
function unstopped(effects: readonly Given<AttackEffect>[]): readonly Given<AttackEffect>[] {
  if (effects.length === 0) return effects;
  const stopped = effects.flatMap((e) => (e.gives.kind === "stops" ? e.gives.rules : []));
  return stopped.length === 0 ? effects : effects.filter((e) => !stopped.includes(e.rule) && e.gives.kind !== "stops");
}

const unheld = (pool: Pool): Pool => ({ ...pool, weapon: null });

export function strikeNumbers(game: NinthAge, s: Strike): StrikeNumbers {
  const offensiveSkill = bounded(s.part.offensiveSkill, book.modifiers("offensive skill", game, s), OFFENSIVE);
  const defensiveSkill = defended(game, s, offensiveSkill.value);
  const hit = hitNumbers(game, s);
  const toHit = turned(undistracted(book.modifiers("to-hit roll", game, s)));
  const table = needToHit(offensiveSkill.value - defensiveSkill.value);
  // Field by field: every blow of a walk asks.
  const { strength, penetration, resilience, armour, toWound, toSave, wound, save, effects, special, each } = hit;
  return {
    offensiveSkill,
    defensiveSkill,
    strength,
    penetration,
    resilience,
    armour,
    toHit,
    hit: rolled(table, toHit, HIT),
    toWound,
    toSave,
    wound,
    save,
    effects,
    special,
    each,
  };
}

/** The needed face of a shot, from its Aim: 7 and more are hopeless, which no natural 6 alone hits. */
export function aimOf(game: NinthAge, s: Strike, aim: number): Breakdown {
  const modifiers = turned(book.modifiers("to-hit roll", game, s));
  return bounded(aim, modifiers, AIM, { low: NEEDED.low, high: Number.POSITIVE_INFINITY });
}

const reason = (name: string, breakdown: Breakdown): Reason => ({ name: message(`value.${name}`), breakdown });

/** What it takes to hit in close combat; nobody rolls to hit with a Stomp. */
export const hitReasons = (n: StrikeNumbers): readonly Reason[] => [
  reason("offensive-skill", n.offensiveSkill),
  reason("defensive-skill", n.defensiveSkill),
  reason("to-hit", bounded(needToHit(n.offensiveSkill.value - n.defensiveSkill.value), n.toHit, HIT, NEEDED)),
];

/** What a shot needs to hit. */
export const aimReasons = (aim: Breakdown): readonly Reason[] => [reason("to-hit", aim)];

/** The reasons for the needed rolls of one hit, in the order of the dice. */
export function reasonsFor(n: HitNumbers): readonly Reason[] {
  const saved = needToSave(n.armour.value - n.penetration.value);
  const special = n.special;
  return [
    reason("strength", n.strength),
    reason("resilience", n.resilience),
    reason("to-wound", because(needToWound(n.strength.value - n.resilience.value), n.toWound, WOUND)),
    reason("armour-penetration", n.penetration),
    reason("armour", n.armour),
    ...(saved === null ? [] : [reason("to-save", because(saved, n.toSave, SAVE))]),
    ...(special === null
      ? []
      : [
          reason(
            "special-save",
            resolve(priorityOfModifiers, special.gives.need, NONE, message(`rule.${special.rule}`)),
          ),
        ]),
  ];
}
