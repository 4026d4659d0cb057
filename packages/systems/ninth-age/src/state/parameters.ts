import { FEATURES } from "../book/terrain.ts";
import { type Check, oneOf, shaped, text, whole } from "@tercio/rosters";

/** Dice whose total is a number of inches. */
export const DICE = ["2D6", "3D6"] as const;

/** What a wound may count as. */
const WOUNDS = ["2", "3", "D3", "D3+1", "D6"] as const;

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
  aegis: { readonly need: number };
  fortitude: { readonly need: number };
  /** What each unsaved wound counts as. */
  "multiple-wounds": { readonly times: (typeof WOUNDS)[number] };
  /** Ground that is no danger. */
  strider: { readonly terrain: (typeof FEATURES)[number] | "any" };
  /** Inches, where they are not the usual ones. */
  vanguard: { readonly inches: number };
  /** Whom its models guard, where it is not every Character: by the name in the Army List, with "General" behind it as such alone. */
  bodyguard: { readonly of: string };
}

type Parametric = { readonly [R in keyof Parameters]: { readonly rule: R } & Parameters[R] }[keyof Parameters];

/** A special rule in a profile: its word, or an object with its parameters beside it. */
export type RuleGiven = string | Parametric;

export const wordOf = (given: RuleGiven): string => (typeof given === "string" ? given : given.rule);

const fields: { readonly [R in keyof Parameters]: { readonly [F in keyof Parameters[R]]: Check } } = {
  fly: { advance: whole(1, 20), march: whole(1, 30) },
  "random-movement": { dice: oneOf(...DICE) },
  "hard-target": { value: whole(1, 3) },
  aegis: { need: whole(2, 6) },
  fortitude: { need: whole(2, 6) },
  "multiple-wounds": { times: oneOf(...WOUNDS) },
  strider: { terrain: oneOf("any", ...FEATURES) },
  vanguard: { inches: whole(1, 18) },
  bodyguard: { of: text },
};

/** What is said of them besides, where anything is. */
const MAY: readonly string[] = ["vanguard", "bodyguard"];
/** Rules that say nothing without their parameters. */
export const needsParameters = (word: string): boolean => Object.hasOwn(fields, word) && !MAY.includes(word);

/** Is this one of these words, or one with its parameters? */
export const ruleShape = (words: () => readonly string[]): Check => {
  const shapes = Object.fromEntries(
    Object.entries(fields).map(([rule, own]) => [rule, shaped({ rule: oneOf(rule), ...own })]),
  );
  return (v, where) => {
    const rule = typeof v === "object" && v !== null ? (v as { readonly rule?: unknown }).rule : undefined;
    const shape = typeof rule === "string" && Object.hasOwn(shapes, rule) ? shapes[rule] : undefined;
    if (shape !== undefined) return shape(v, where);
    return oneOf(...words().filter((word) => !needsParameters(word)))(v, where);
  };
};
