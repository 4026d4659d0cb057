import { FEATURES } from "../book/terrain.ts";
import { type Check, list, oneOf, shaped, text, whole } from "@tercio/rosters";

/** Dice whose total is a number of inches. */
export const DICE = ["2D6", "3D6"] as const;

/** What a wound may count as. */
export const WOUNDS = ["2", "3", "D3", "D3+1", "D6"] as const;

/** Hits of a Special Attack, or another number that is rolled; what is added to dice is added to one die alone. */
const HITS = [
  "1",
  "2",
  "3",
  "4",
  "D3",
  "D3+1",
  "D3+2",
  "D3+3",
  "D6",
  "D6+1",
  "D6+2",
  "D6+3",
  "D6+4",
  "D6+5",
  "D6+6",
  "2D3",
  "3D3",
  "2D6",
] as const;
export type Hits = (typeof HITS)[number];
/** Figures of a part that are rolled: one total, so that something may be added to several dice. */
const FIGURES = [...HITS, "2D3+1"] as const;
export const rolledShape = shaped({}, { attackValue: oneOf(...FIGURES), offensiveSkill: oneOf(...FIGURES) });
export const isRolled = (text: string): text is RolledText => FIGURES.some((known) => known === text);
export type RolledText = (typeof FIGURES)[number];

/**
 * Against whom or against what alone a rule speaks: any of these, each of them words that must all be true. Of who is
 * struck its Height, its Type, a rule that it has, that it is a Character; of an attack what it is.
 */
const AGAINST = [
  ...(["Standard", "Large", "Gigantic", "Infantry", "Beast", "Cavalry", "Construct", "Character", "fly"] as const),
  ...(["flaming-attacks", "magical-attacks", "no magical-attacks", "toxic-attacks"] as const),
  ...(["melee", "shooting", "special"] as const),
  ...(["Large Infantry", "Large Beast", "Large Cavalry"] as const),
] as const;
export type Against = (typeof AGAINST)[number];

/** Health Points that come back at a time. */
const BACK = ["D3", "D3+1", "D3+2", "D3+4", "D6+4", "2D6+4"] as const;
type Back = (typeof BACK)[number];
const back: Check = (v, where) => (typeof v === "number" ? whole(1, 12)(v, where) : oneOf(...BACK)(v, where));

/** Rules that a charge may give. */
const CHARGE_GIVES = [
  ...([
    "battle-focus",
    "distracting",
    "fear",
    "fight-in-extra-rank",
    "lethal-strike",
    "poison-attacks",
    "terror",
  ] as const),
] as const;
/** The Paths of Magic. */
export const PATHS = [
  ...(["alchemy", "cosmology", "divination", "druidism", "evocation"] as const),
  ...(["occultism", "pyromancy", "shamanism", "thaumaturgy", "witchcraft"] as const),
] as const;
/** What the hits of a Breath Attack may be like. */
const BREATH = ["divine-attacks", "flaming-attacks", "magical-attacks", "poison-attacks", "toxic-attacks"] as const;

/**
 * Of a Wizard: its path, all that it may learn from where there are several, the spell of its army, and the paths that it
 * could have taken but has not, where its army has a use for them. A type, so that an army is JSON.
 */
type OfWizard = {
  readonly path: (typeof PATHS)[number];
  readonly paths?: readonly (typeof PATHS)[number][];
  readonly hereditary?: string;
  readonly others?: readonly (typeof PATHS)[number][];
};

/**
 * Special rules that come with figures of their own, as a profile says them: Fly (8″, 16″), Random Movement (2D6″),
 * Hard Target (1). The same fields stand in the `params` of an effect that gives such a rule.
 */
export interface Parameters {
  /** Inches through the air, in place of the Advance and the March Rate. */
  fly: { readonly advance: number; readonly march: number };
  "random-movement": { readonly dice: (typeof DICE)[number] };
  /** By how much Shooting Attacks at it are harder. */
  "hard-target": { readonly value: number };
  /** The least face of a special save that succeeds. */
  aegis: { readonly need: number; readonly against?: readonly Against[] };
  fortitude: { readonly need: number; readonly against?: readonly Against[] };
  /** What each unsaved wound counts as. */
  "multiple-wounds": { readonly times: (typeof WOUNDS)[number]; readonly against?: readonly Against[] };
  /** What a charge adds to Characteristics, and the rules that it gives. */
  "devastating-charge": {
    readonly attackValue?: number;
    readonly offensiveSkill?: number;
    readonly strength?: number;
    readonly armourPenetration?: number;
    readonly agility?: number;
    readonly gives?: readonly (typeof CHARGE_GIVES)[number][];
  };
  /** Against some enemies alone, where it says so. */
  hatred: { readonly against?: readonly Against[] };
  /** The most Supporting Attacks of one model. */
  "extra-support": { readonly value: number };
  "impact-hits": { readonly dice: Hits };
  "grind-attacks": { readonly dice: Hits };
  "stomp-attacks": { readonly dice: Hits };
  /** Of its hits. */
  "breath-attack": {
    readonly strength: number;
    readonly armourPenetration: number;
    readonly attributes?: readonly (typeof BREATH)[number][];
  };
  /** Ground that is no danger. */
  strider: { readonly terrain: (typeof FEATURES)[number] | "any" };
  /** Inches, where they are not the usual ones. */
  vanguard: { readonly inches: number };
  "wizard-apprentice": OfWizard;
  "wizard-adept": OfWizard;
  "wizard-master": OfWizard;
  /** Veil Tokens that it adds when the Veil is siphoned. */
  /** The spells among which the Champion of a conclave has his. */
  "wizard-conclave": { readonly spells: readonly string[] };
  channel: { readonly value: number };
  "magic-resistance": { readonly value: number };
  /** Health Points that a spell of its army gives back at a time. */
  reanimated: { readonly value: number | Back };
  resurrected: { readonly value: number | Back };
  /** Whom its models guard, where it is not every Character: by the name in the Army List, with "General" behind it as such alone. */
  bodyguard: { readonly of: string };
}

type Parametric = { readonly [R in keyof Parameters]: { readonly rule: R } & Parameters[R] }[keyof Parameters];

/** A special rule in a profile: its word, or an object with its parameters beside it. */
export type RuleGiven = string | Parametric;

export const wordOf = (given: RuleGiven): string => (typeof given === "string" ? given : given.rule);

/** Rules that somebody may have more than once, each against something of its own: none hides another. */
export const SEVERAL: readonly string[] = ["aegis", "fortitude", "hatred", "multiple-wounds"];

type Fields = { readonly [field: string]: Check };
const fields: { readonly [R in keyof Parameters]: Fields } = {
  fly: { advance: whole(1, 20), march: whole(1, 30) },
  "random-movement": { dice: oneOf(...DICE) },
  "hard-target": { value: whole(1, 3) },
  aegis: { need: whole(2, 6) },
  fortitude: { need: whole(2, 6) },
  "multiple-wounds": { times: oneOf(...WOUNDS) },
  strider: { terrain: oneOf("any", ...FEATURES) },
  vanguard: { inches: whole(1, 18) },
  bodyguard: {},
  "devastating-charge": {},
  hatred: {},
  "extra-support": { value: whole(1, 5) },
  "impact-hits": { dice: oneOf(...HITS) },
  "grind-attacks": { dice: oneOf(...HITS) },
  "stomp-attacks": { dice: oneOf(...HITS) },
  "breath-attack": { strength: whole(1, 10), armourPenetration: whole(0, 10) },
  "wizard-apprentice": { path: oneOf(...PATHS) },
  "wizard-adept": { path: oneOf(...PATHS) },
  "wizard-master": { path: oneOf(...PATHS) },
  "wizard-conclave": { spells: list(text, 1, 6) },
  channel: { value: whole(1, 6) },
  "magic-resistance": { value: whole(1, 3) },
  reanimated: { value: back },
  resurrected: { value: back },
};

const bonus = whole(1, 5);
const against = { against: list(oneOf(...AGAINST), 1, 6) };
const ofWizard = {
  hereditary: text,
  paths: list(oneOf(...PATHS), 2, PATHS.length),
  others: list(oneOf(...PATHS), 1, PATHS.length),
};
/** Fields that may be left out. */
const optional: { readonly [R in keyof Parameters]?: Fields } = {
  aegis: against,
  fortitude: against,
  "multiple-wounds": against,
  hatred: against,
  bodyguard: { of: text },
  "devastating-charge": {
    ...{ attackValue: bonus, offensiveSkill: bonus, strength: bonus, armourPenetration: bonus, agility: bonus },
    gives: list(oneOf(...CHARGE_GIVES), 1, 3),
  },
  "breath-attack": { attributes: list(oneOf(...BREATH), 1, 3) },
  "wizard-apprentice": ofWizard,
  "wizard-adept": ofWizard,
  "wizard-master": ofWizard,
};

/** Rules that say something without their parameters, too. */
const ALONE: readonly string[] = ["vanguard", "hatred", "bodyguard"];
/** Rules that say nothing without their parameters. */
export const needsParameters = (word: string): boolean => Object.hasOwn(fields, word) && !ALONE.includes(word);

/** A rule with these of its parameters, those that are none of its left out; null where they are none that it can have. */
export function parametric(word: string, given: { readonly [field: string]: unknown }): RuleGiven | null {
  if (!Object.hasOwn(fields, word)) return null;
  const rule = word as keyof Parameters;
  const known = { ...fields[rule], ...optional[rule] };
  const own = Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(known, field)));
  if (Object.keys(own).length === 0) return null;
  const made = { rule, ...own };
  return shaped({ rule: oneOf(rule), ...fields[rule] }, optional[rule] ?? {})(made, "") === null
    ? (made as Parametric)
    : null;
}

/** Is this one of these words, or one with its parameters? */
export const ruleShape = (words: () => readonly string[]): Check => {
  const shapes = Object.fromEntries(
    Object.entries(fields).map(([rule, own]) => [
      rule,
      shaped({ rule: oneOf(rule), ...own }, optional[rule as keyof Parameters] ?? {}),
    ]),
  );
  return (v, where) => {
    const rule = typeof v === "object" && v !== null ? (v as { readonly rule?: unknown }).rule : undefined;
    const shape = typeof rule === "string" && Object.hasOwn(shapes, rule) ? shapes[rule] : undefined;
    if (shape !== undefined) return shape(v, where);
    return oneOf(...words().filter((word) => !needsParameters(word)))(v, where);
  };
};
