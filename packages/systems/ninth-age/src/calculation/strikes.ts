import {
  type Breakdown,
  type Given,
  inForce,
  type Message,
  message,
  type Modifier,
  NOBODY,
  type Reason,
  resolve,
} from "@tercio/kernel";
import { book } from "../hooks/book.ts";
import type { FreeHit } from "../hooks/casting.ts";
import type { AttackEffect } from "../hooks/attack-effects.ts";
import type { Strike } from "../hooks/moments.ts";
import { missileRow } from "../state/missiles.ts";
import type { NinthAge, Pool } from "../state/state.ts";
import { armourOf, discipline } from "./characteristics.ts";
import { healthEach } from "./health.ts";
import { bounded, NEEDED, priorityOfModifiers } from "./pipeline.ts";
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
  /** Needed to wound before that, and why so much. */
  readonly toWoundFrom: { readonly need: number; readonly because: Message };
  /** Least face that succeeds. */
  readonly wound: number;
  /** null: no save possible. */
  readonly save: number | null;
  readonly effects: readonly Given<AttackEffect>[];
  /** The one special save that is made; null: none. */
  readonly special: Given<SpecialSave> | null;
  /** That of natural 6s which go past armour and all Fortitude, where it is another than `special`; null: there is none. */
  readonly unfortified: Given<SpecialSave> | null;
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
  rule: "t9a.rule.partial-hit",
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

const DISTRACTING: readonly (string | null)[] = ["t9a.rule.distracting", "t9a.terrain.wall.distracting"];
/** Who is harder to hit for any other reason is not the harder for being Distracting, nor for being it twice. */
function undistracted(modifiers: readonly Modifier[]): readonly Modifier[] {
  const first = modifiers.find((m) => DISTRACTING.includes(m.rule));
  if (first === undefined) return modifiers;
  const others = modifiers.filter((m) => !DISTRACTING.includes(m.rule));
  return others.some((m) => m.operation === "add" && m.value < 0)
    ? others
    : modifiers.filter((m) => m === first || !DISTRACTING.includes(m.rule));
}

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

/** What hits are called that come from no weapon. */
export const freeName = (hit: FreeHit | undefined): Message => message(`rule.${hit?.name ?? "casting-dice"}`);

/** Strength and Armour Penetration before anything changes them: of who strikes, or of the weapon that is shot. */
function baseOf({ part, shot, special, striker }: Strike): {
  strength: number;
  penetration: number;
  because: [Message, Message];
} {
  if (special !== null && special.strength !== null && special.armourPenetration !== null) {
    const of = message(`rule.${special.rule}`);
    return { strength: special.strength, penetration: special.armourPenetration, because: [of, of] };
  }
  if (shot?.free !== undefined) {
    const { strength, armourPenetration } = shot.free;
    const of = freeName(shot.free);
    return { strength: typeof strength === "number" ? strength : 0, penetration: armourPenetration, because: [of, of] };
  }
  if (shot === null)
    return { strength: part.strength, penetration: part.armourPenetration, because: [STRENGTH, PENETRATION] };
  const breathed = shot.weapon === "breath-attack" ? striker.params?.[shot.weapon] : undefined;
  if (breathed !== undefined) {
    const of = message("rule.breath-attack");
    return {
      strength: Number(breathed.strength),
      penetration: Number(breathed.armourPenetration),
      because: [of, of],
    };
  }
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
const stops = ({ value: granted }: Given<SpecialSave>, again: boolean): number => {
  const faces = 7 - granted.need;
  return again && granted.save === "aegis" ? faces * faces : faces * 6;
};

/** A special save as others make it better. */
function improved(save: Given<SpecialSave>, effects: readonly Given<AttackEffect>[]): Given<SpecialSave> {
  let { need } = save.value;
  for (const { value: granted } of effects)
    if (
      granted.kind === "improve-save" &&
      granted.save === save.value.save &&
      need > granted.atBest &&
      (granted.notOf === undefined || save.held.effect?.params.spell !== granted.notOf)
    )
      need = Math.max(granted.atBest, need - granted.by);
  return need === save.value.need ? save : { ...save, value: { ...save.value, need } };
}

/** Of several special saves the likeliest, those that must be made again taken as such. */
function bestSave(effects: readonly Given<AttackEffect>[]): Given<SpecialSave> | null {
  const again = effects.some((e) => e.value.kind === "reroll-aegis");
  let best: Given<SpecialSave> | null = null;
  for (const e of effects) {
    if (e.value.kind !== "special-save") continue;
    const save = improved(e as Given<SpecialSave>, effects);
    if (best === null || stops(save, again) > stops(best, again)) best = save;
  }
  return inForce("t9a.sequence.attacks.attack.6") ? best : null;
}

/** From which the Armour is taken that some spells turn against its bearer; a 1 never wounds. */
const SEVEN = 7;
const BEST = 2;
/** Discipline of who is hit, where that withstands instead of Resilience. */
const withstands = (game: NinthAge, s: Strike): Breakdown => discipline(game, s.at, "withstand", 0, null, s.atPool);

/** The numbers of a hit, however it came about. */
export function hitNumbers(game: NinthAge, s: Strike): HitNumbers {
  const base = baseOf(s);
  // A Partial Hit is halved before anything else is done to it.
  const halved = (modifiers: readonly Modifier[]) => (s.shot?.partial === true ? [PARTIAL, ...modifiers] : modifiers);
  const pierced = halved(book.modifiers("armour penetration", game, s));
  const penetration = bounded(base.penetration, pierced, base.because[1]);
  // Who holds a weapon in both hands has a Shield against whatever comes flying.
  const armour = armourOf(game, s.at, s.shot === null || s.atPool.weapon === null ? s.atPool : unheld(s.atPool), s);
  const free = s.shot?.free;
  const own = free?.strength === "armour" ? armour.value : base.strength;
  const strength = bounded(own, halved(book.modifiers("strength", game, s)), base.because[0]);
  const resilience =
    free?.againstDiscipline === true
      ? withstands(game, s)
      : bounded(s.atPool.profile.resilience, book.modifiers("resilience", game, s), BASE);
  const toWound = turned(book.modifiers("to-wound roll", game, s));
  const toWoundFrom =
    free === undefined || free.woundsOn === null
      ? { need: needToWound(strength.value - resilience.value), because: WOUND }
      : {
          need: free.woundsOn === "armour" ? Math.max(BEST, SEVEN - armour.value) : free.woundsOn,
          because: freeName(free),
        };
  const toSave = turned(book.modifiers("save roll", game, s));
  const save = needToSave(armour.value - penetration.value);
  const effects = withOwn(unstopped(book.offers("attack effects", game, s)), free);
  const unsaved = effects.length === 0 || free?.specialSaves === false;
  const special = unsaved ? null : saveMade(effects, save);
  return {
    strength,
    penetration,
    resilience,
    armour,
    toWound,
    toSave,
    toWoundFrom,
    wound: rolled(toWoundFrom.need, toWound, WOUND),
    save: save === null ? null : rolled(save, toSave, SAVE),
    effects,
    special,
    unfortified: unsaved || special?.value.save === "aegis" ? null : bestSave(effects.filter(notFortitude)),
    each: effects.length === 0 ? 1 : healthEach(game, s.at, s.atPool),
  };
}

/**
 * The special save that is made against wounds on which an Armour Save was failed that needs so much: none where that is made
 * again and stops more (reading `dusk-forged`).
 */
function saveMade(effects: readonly Given<AttackEffect>[], save: number | null): Given<SpecialSave> | null {
  const best = bestSave(effects);
  if (best === null || save === null || !effects.some((e) => e.value.kind === "reroll-armour")) return best;
  const again = effects.some((e) => e.value.kind === "reroll-aegis");
  return stops(best, again) > (7 - save) * 6 ? best : null;
}

const OF_HIT: Given<AttackEffect>["held"] = { piece: NOBODY, effect: null, params: {} };
/** The effects of an attack, and what its hits themselves do. */
function withOwn(effects: readonly Given<AttackEffect>[], free: FreeHit | undefined): readonly Given<AttackEffect>[] {
  if (free === undefined || (free.again === null && !free.wounds && free.woundsAgain === undefined)) return effects;
  const own: readonly AttackEffect[] = [
    ...(free.wounds ? [{ kind: "hits-wound" } as const] : []),
    ...(free.woundsAgain === true ? [{ kind: "reroll-wounds" } as const] : []),
    ...(free.again === null ? [] : [{ kind: "reroll-saved", saves: free.again } as const]),
  ];
  return [...effects, ...own.map((value) => ({ value, rule: free.name, held: OF_HIT }))];
}

/** The rule that an effect is of, where it is another's than the one by which it is given. */
const ruleOf = ({ value: granted, rule }: Given<AttackEffect>): string | null =>
  "as" in granted && granted.as !== undefined ? granted.as : rule;
const savesBy = (effects: readonly Given<AttackEffect>[], save: string): boolean =>
  effects.some(({ value: granted }) => granted.kind === "special-save" && granted.save === save);

const notFortitude = ({ value: granted }: Given<AttackEffect>): boolean =>
  granted.kind !== "special-save" || granted.save !== "fortitude";

/** What is left of the effects of an attack where rules are stopped, and what counts against some saves finds none. */
function unstopped(effects: readonly Given<AttackEffect>[]): readonly Given<AttackEffect>[] {
  if (effects.length === 0) return effects;
  const stopped = effects.flatMap((e) => (e.value.kind === "stops" ? e.value.rules : []));
  const left =
    stopped.length === 0
      ? effects
      : effects.filter((e) => !stopped.some((word) => word === ruleOf(e)) && e.value.kind !== "stops");
  return left.filter(
    ({ value: granted }) =>
      granted.kind !== "multiply" || granted.ifSave === undefined || savesBy(left, granted.ifSave),
  );
}

const unheld = (pool: Pool): Pool => ({ ...pool, weapon: null });

export function strikeNumbers(game: NinthAge, s: Strike): StrikeNumbers {
  const offensiveSkill = bounded(s.part.offensiveSkill, book.modifiers("offensive skill", game, s), OFFENSIVE);
  const defensiveSkill = defended(game, s, offensiveSkill.value);
  const hit = hitNumbers(game, s);
  const toHit = turned(undistracted(book.modifiers("to-hit roll", game, s)));
  const table = needToHit(offensiveSkill.value - defensiveSkill.value);
  // Field by field: every blow of a walk asks.
  const { strength, penetration, resilience, armour, toWound, toWoundFrom, toSave, wound, save } = hit;
  const { effects, special, unfortified, each } = hit;
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
    toWoundFrom,
    toSave,
    wound,
    save,
    effects,
    special,
    unfortified,
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
  const past = n.effects.some((e) => e.value.kind === "six-pierces") ? n.unfortified : null;
  return [
    reason("strength", n.strength),
    reason("resilience", n.resilience),
    reason("to-wound", because(n.toWoundFrom.need, n.toWound, n.toWoundFrom.because)),
    reason("armour-penetration", n.penetration),
    reason("armour", n.armour),
    ...(saved === null ? [] : [reason("to-save", because(saved, n.toSave, SAVE))]),
    ...(special === null
      ? []
      : [
          reason(
            "special-save",
            resolve(priorityOfModifiers, special.value.need, NONE, message(`rule.${special.rule}`)),
          ),
        ]),
    ...(past === null
      ? []
      : [
          reason(
            "save-past-fortitude",
            resolve(priorityOfModifiers, past.value.need, NONE, message(`rule.${past.rule}`)),
          ),
        ]),
  ];
}
