import type { Edition } from "../book/row.ts";
import type { Form, Sacrifice } from "../entries/spells/effect.ts";
import * as attackEffects from "../entries/rules/attack-effects.ts";
import type { FreeHit } from "../hooks/casting.ts";
import { CHARGE } from "../state/figures.ts";
import { fieldsOf, needOf, numberOf, textOf, textsOf } from "../state/facts.ts";
import {
  bracketOf,
  effectOf,
  facesOf,
  isPrinted,
  type SpellEffect,
  spellRow,
  spellRule,
  type SpellWord,
  type Way,
  type WayName,
} from "../state/spells.ts";

/** Hits of a spell on each of its targets. */
export interface SpellHits {
  /** Dice, a number, or "each model": one on each of the target. */
  readonly number: string | number;
  /** Models that are hit, each by so many; null: whoever hits from afar hits. */
  readonly models: number | null;
  /** Rolled with one die more, the lowest dropped. */
  readonly maximised: boolean;
  /** Ranks across, and deep. */
  readonly area: readonly [number, number] | null;
  /** Rolled for its Strength. */
  readonly strengthDice: string | null;
  /** Dice that the target's player rolls, whose total is taken from that of the hits. */
  readonly against: string | null;
  readonly hit: FreeHit;
  /** The one hit of an area that has the values in brackets. */
  readonly bracket: FreeHit | null;
}

const ATTRIBUTES = [
  ["flaming", "flaming-attacks"],
  ["magical", "magical-attacks"],
  ["divine", "divine-attacks"],
] as const;
const attributesOf = (effect: SpellEffect): readonly string[] =>
  ATTRIBUTES.flatMap(([fact, word]) => (effect[fact] === true ? [word] : []));

/** What such facts need to wound: "4+", or the words of one that turns Armour against its bearer. */
function woundsOn(effect: SpellEffect): FreeHit["woundsOn"] {
  const said = textOf(effect.woundsOn);
  if (said === null) return null;
  return said.endsWith("+") ? Number.parseInt(said, 10) : "armour";
}

/** Hits with these facts, under a name of their own. */
export function freeHit(name: string, rule: string, effect: SpellEffect): FreeHit {
  const { strength, rerollSuccessful } = effect;
  return {
    name,
    rule,
    strength: typeof strength === "number" ? strength : textOf(strength) === "target's Armour" ? "armour" : null,
    armourPenetration: numberOf(effect.armourPenetration) ?? 0,
    woundsOn: woundsOn(effect),
    wounds: effect.woundsAutomatically === true,
    againstDiscipline: effect.woundsAgainst === "Discipline",
    attributes: attributesOf(effect),
    multipleWounds: effect.multipleWounds === undefined ? null : String(effect.multipleWounds),
    specialSaves: effect.specialSaves !== false,
    again: rerollSuccessful === "Armour Saves" ? "armour" : rerollSuccessful === "Special Saves" ? "special" : null,
  };
}

/** No Armour Save is left against it. */
const PIERCES_ALL = 10;
/** A hit that wounds by itself and that nothing saves from. */
export const sureHit = (name: string, rule: string): FreeHit =>
  freeHit(name, rule, { woundsAutomatically: true, armourPenetration: PIERCES_ALL, specialSaves: false });

export const isDice = (value: unknown): value is string =>
  typeof value === "string" && /^\d*D[36](\+\d+)?$/.test(value);

/** Hits with what The Sacrifice adds to them. */
function bled(effect: SpellEffect, { strengthModifier, armourPenetrationModifier }: Sacrifice): SpellEffect {
  return {
    ...effect,
    ...(strengthModifier === undefined
      ? {}
      : { strength: (numberOf(effect.strength) ?? 0) + (numberOf(strengthModifier) ?? 0) }),
    ...(armourPenetrationModifier === undefined
      ? {}
      : { armourPenetration: (numberOf(effect.armourPenetration) ?? 0) + (numberOf(armourPenetrationModifier) ?? 0) }),
  };
}

/** Facts under which a spell has hits besides those of its targets. */
export type OtherHits = "contacts" | "sweepingAttack" | "perDiscardedVeilToken" | "strike";

/** Null: a spell that hits nobody. `fact`: other hits that it has under that name. `sacrificed`: The Sacrifice was paid for it. */
export function hitsOf(
  edition: Edition,
  word: SpellWord,
  way: WayName,
  sacrificed = false,
  fact: OtherHits = "contacts",
): SpellHits | null {
  const own = effectOf(edition, word, way);
  const effect: SpellEffect = sacrificed ? bled(own, bracketOf(edition, word)) : (own[fact] ?? own);
  const { hits, hitsOnEachModel, areaAttack, bracketed, strength, casterRolls } = effect;
  const count =
    hitsOnEachModel === 1 ? "each model" : typeof hits === "number" || isDice(hits) ? hits : textOf(casterRolls);
  if (count === null) return null;
  const hit = freeHit(word, spellRule(word), effect);
  const [wide = 1, deep = 1] = (textOf(areaAttack) ?? "").split("x").map(Number);
  return {
    number: count,
    models: numberOf(effect.models) ?? numberOf(effect.modelsUpTo),
    maximised: effect.roll === "Maximised Roll",
    area: areaAttack === undefined ? null : [wide, deep],
    strengthDice: isDice(strength) ? strength : null,
    against: textOf(effect.targetRolls),
    hit,
    bracket: bracketed === undefined ? null : freeHit(word, spellRule(word), { ...effect, ...fieldsOf(bracketed) }),
  };
}

/** Does a spell hit, and do nothing that lasts? Some only hit whoever touches those that they lie on. */
export const onlyHits = (edition: Edition, word: SpellWord, way: WayName, sacrificed = false): boolean =>
  hitsOf(edition, word, way, sacrificed) !== null && effectOf(edition, word, way).contacts === undefined;

/** What it does to those whom its hits have hurt, in the words of either edition; undefined: nothing. */
export const harmOf = ({
  ifUnsavedWounds,
  ifHealthPointsLost,
}: SpellEffect): SpellEffect["ifUnsavedWounds"] | SpellEffect["ifHealthPointsLost"] =>
  ifUnsavedWounds ?? ifHealthPointsLost;

/** A special rule that a spell gives, with its parameters. */
export type Gain = { readonly rule: string; readonly [param: string]: string | number | readonly string[] };

const kebab = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const BREATH = "breath-attack";
const TOXIC = attackEffects.toxicAttacks.figures;
/** A breath whose hits are such; one that is Toxic has its figures from that. */
const breathOf = (attributes: readonly string[]): Gain => ({
  ...{ rule: BREATH, strength: TOXIC.strength, armourPenetration: TOXIC.armourPenetration },
  attributes,
});

/** "Hard Target (1)" and "Strider (Forest)" as the game holds them. */
function gainOf(words: string): Gain {
  const [, name = words, param] = /^(.*?)(?: \((.*)\))?$/.exec(words) ?? [];
  const rule = kebab(name);
  if (param === undefined) return { rule };
  if (rule === BREATH) return breathOf(param.split(", ").map((word) => `${kebab(word)}-attacks`));
  if (/^\dD6$/.test(param)) return { rule, dice: param };
  return /^\d+$/.test(param) ? { rule, value: Number(param) } : { rule, terrain: kebab(param) };
}

const MELEE = "Melee Attacks";

/** Special rules that last on the target of a spell that hits nobody; `friendly`: a friend of its caster. */
export function gainsOf(edition: Edition, word: SpellWord, way: WayName, face = 0, friendly = false): readonly Gain[] {
  const effect = { ...effectOf(edition, word, way), ...facesOf(edition, word)[face] };
  if (onlyHits(edition, word, way)) return [];
  const gains = [...textsOf(effect.gains), ...(friendly ? textsOf(effect.friendlyGains) : [])].map(gainOf);
  const widened =
    effect.appliesToFriendlySpells === true ? gains.map((g) => ({ ...g, friendly: "own spells" })) : gains;
  const said = effect.against === MELEE ? widened.map((g) => ({ ...g, attacks: "melee" })) : widened;
  const saves = (["aegis", "fortitude"] as const).flatMap((save): readonly Gain[] => {
    const need = needOf(effect[save]);
    const against = effect.against === MELEE ? { against: ["melee"] } : {};
    return need === null ? [] : [{ rule: save, need, ...against }];
  });
  const { armourPenetration, ...breath } = fieldsOf(effect.breathAttack);
  const breathed: readonly Gain[] =
    effect.breathAttack === undefined
      ? []
      : [
          {
            ...{ rule: BREATH, armourPenetration: numberOf(armourPenetration) ?? 0 },
            ...{ strength: numberOf(breath.strength) ?? 0, attributes: attributesOf(breath) },
          },
        ];
  const charges: readonly Gain[] = effect.devastatingCharge === undefined ? [] : [{ rule: CHARGE }];
  return [...said, ...charges, ...breathed, ...attributesOf(effect).map((rule) => ({ rule })), ...saves];
}

/**
 * How each form is played: as one of hits, as something that lasts (`rules/spells.ts` plays what changes a number), at once;
 * "not known": it hangs on what no source defines and is named, nothing more (reading `spell-not-known`); none: of the later
 * edition, or of spells that are not cast yet.
 */
const PLAYED: { readonly [form in Form]: readonly ("hits" | "lasts" | "at once" | "not known")[] } = {
  hits: ["hits"],
  hitsOnEachModel: ["hits"],
  models: ["hits"],
  modelsUpTo: ["hits"],
  roll: ["hits", "at once"],
  strength: ["hits", "lasts"],
  armourPenetration: ["hits", "lasts"],
  flaming: ["hits", "lasts"],
  magical: ["hits", "lasts"],
  divine: ["hits", "lasts"],
  woundsOn: ["hits"],
  woundsAutomatically: ["hits"],
  woundsAgainst: ["hits"],
  specialSaves: ["hits"],
  rerollSuccessful: ["hits"],
  multipleWounds: ["hits"],
  areaAttack: ["hits"],
  bracketed: ["hits"],
  casterRolls: ["hits"],
  targetRolls: ["hits"],
  offensiveSkill: ["lasts"],
  defensiveSkill: ["lasts"],
  agility: ["lasts"],
  attackValue: ["lasts"],
  agilityMinimum: ["lasts"],
  resilience: ["lasts"],
  armour: ["lasts"],
  discipline: ["lasts"],
  disciplineCumulative: ["lasts"],
  advanceRate: ["lasts"],
  marchRate: [],
  advanceRateMinimum: ["lasts"],
  marchRateMinimum: [],
  aimBetterBy: ["lasts"],
  aimWorseBy: ["lasts"],
  toHit: ["lasts"],
  closeCombatToHit: ["lasts"],
  shootingToHit: ["lasts"],
  toWound: ["lasts"],
  toWoundAgainstTarget: ["lasts"],
  meleeToWoundAgainstTarget: ["lasts"],
  meleeNeverWoundsBetterThan: ["lasts"],
  meleeToWoundFailsOn: ["lasts"],
  meleeToWoundSetTo: ["lasts"],
  closeCombatToHitSetTo: ["lasts"],
  setBeforeModifiers: ["lasts"],
  failsOn: ["lasts"],
  succeedsOn: ["lasts"],
  attacks: ["lasts"],
  rerollFailedToHit: ["lasts"],
  rerollFailedToHitAgainstTarget: ["lasts"],
  rerollFailedToWound: ["lasts"],
  enemiesInContactRerollToHit: ["lasts"],
  disciplineTests: ["lasts"],
  mayRerollFailedDisciplineTests: [],
  chargeRange: ["lasts"],
  pursuitAndOverrunDistance: ["lasts"],
  maximisedRoll: ["lasts"],
  minimisedRoll: ["lasts"],
  rolls: ["lasts"],
  castingRoll: ["lasts"],
  combatScore: ["lasts"],
  x: ["lasts"],
  dangerousTerrain: ["lasts"],
  shootingAttacks: ["lasts"],
  until: [],
  gains: ["lasts"],
  gainsOneOf: ["lasts"],
  friendlyGains: ["lasts"],
  appliesToFriendlySpells: ["lasts"],
  supernalTakesNoBreakTest: ["lasts"],
  devastatingCharge: ["lasts"],
  against: ["lasts"],
  aegis: ["lasts"],
  fortitude: ["lasts"],
  aegisImprovedBy: ["lasts"],
  aegisAtBest: ["lasts"],
  fortitudeImprovedBy: ["lasts"],
  fortitudeAtBest: ["lasts"],
  withAnotherFortitude: ["lasts"],
  breathAttack: ["lasts"],
  recovers: ["at once"],
  raises: ["at once"],
  rankAndFile: ["at once"],
  character: ["at once"],
  maximumPerModelAndPhase: ["at once"],
  maximumPerPhase: ["lasts", "at once"],
  maximumPerPhaseForToweringPresence: ["at once"],
  maximumPerMagicPhaseForToweringPresence: ["at once"],
  maximumPerPhaseForCharactersAndToweringPresence: ["at once"],
  target: ["lasts"],
  targets: ["lasts"],
  castBy: ["lasts"],
  of: ["lasts"],
  treatedAs: ["hits"],
  mayTargetEnemyInContactWith: ["hits"],
  casterUnitAffected: ["hits"],
  affectsEngagedEnemy: ["lasts"],
  unitsWithin: ["lasts"],
  within: ["lasts"],
  fromBoardEdge: ["at once"],
  terrain: ["lasts"],
  area: ["lasts"],
  marker: ["lasts"],
  tornado: ["lasts"],
  limit: ["lasts"],
  maximumPerUnit: ["lasts"],
  endedBy: ["lasts"],
  endsOtherSpells: ["lasts"],
  ends: ["at once"],
  dispels: ["lasts"],
  triggersAttributeSpell: ["lasts"],
  triggerCastingValue: ["at once"],
  triggerCastingValueRequired: ["at once"],
  triggerCastingValueRequiredFor: ["at once"],
  veilTokens: ["at once"],
  ifPoolBelow: ["at once"],
  discard: ["lasts"],
  discardUpTo: ["lasts"],
  perDiscardedVeilToken: ["lasts"],
  trigger: ["lasts"],
  lossesIgnored: ["lasts"],
  maximumPerCharacterOrGiganticAndPhase: ["lasts"],
  orisonTokens: ["not known"],
  incendiaryMarkers: ["not known"],
  perMarker: ["not known"],
  additionalLimit: ["not known"],
  totalLimit: ["not known"],
  counters: ["at once"],
  rows: ["at once"],
  strike: ["at once"],
  magicalMove: ["at once"],
  moveWith: ["at once"],
  losesScoringUntil: ["at once"],
  sweepingAttack: ["at once"],
  marchTestIfHit: ["hits"],
  summons: ["not known"],
  friend: ["lasts"],
  friendly: ["lasts"],
  enemy: ["lasts"],
  enemiesInBaseContact: ["lasts"],
  shamansInUnit: ["lasts"],
  contacts: ["lasts"],
  ifUnsavedWounds: ["hits"],
  ifHealthPointsLost: ["hits"],
  disciplineTest: ["at once"],
  oneOf: ["lasts"],
  which: ["lasts"],
  strengthPerEarlierSpell: ["hits"],
  counts: ["hits"],
  sacrifice: ["hits", "lasts"],
  printedBeside: ["hits", "at once"],
};
const isForm = (fact: string): fact is Form => Object.hasOwn(PLAYED, fact);
/** Does a spell do something that hangs on what no source defines? */
export const isUnknown = (edition: Edition, word: SpellWord, way: WayName): boolean =>
  Object.keys(effectOf(edition, word, way)).some((fact) => isForm(fact) && PLAYED[fact].includes("not known"));

function plays(edition: Edition, word: SpellWord, { name, types, range }: Way): boolean {
  const effect = effectOf(edition, word, name);
  // Some have several targets of their own: those wait.
  if (types.length > 0 && range === null && !types.includes("F")) return false;
  const hits = onlyHits(edition, word, name);
  return Object.keys(effect).every((fact) => isForm(fact) && PLAYED[fact].some((as) => (as === "hits") === hits));
}

/** The ways in which a spell is cast; with the throne those alone that need it, where it has such. */
export function openWays(edition: Edition, word: SpellWord, throne: boolean): readonly Way[] {
  const { versions } = spellRow(edition, word);
  const of = versions.filter((v) => (v.name === "throne") === throne);
  return of.length === 0 ? versions : of;
}

/** Does an edition have a spell, and is it played in all its ways? Who would know another chooses among those that are. */
export const isPlayed = (edition: Edition, word: SpellWord): boolean =>
  isPrinted(edition, word) && spellRow(edition, word).versions.every((way) => plays(edition, word, way));
