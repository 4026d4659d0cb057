import type { Given } from "@tercio/rosters";
import { needsParameters, parametric, type RuleGiven } from "../state/parameters.ts";
import { knownRules } from "./check.ts";

/** What a book prints behind "against", as the game says it. */
const AGAINST: readonly (readonly [RegExp, string])[] = [
  [/non-magical/, "no magical-attacks"],
  [/magical/, "magical-attacks"],
  [/flaming/, "flaming-attacks"],
  [/toxic/, "toxic-attacks"],
  [/melee/, "melee"],
  [/shooting/, "shooting"],
  [/special/, "special"],
  [/large (and )?infantry/, "Large Infantry"],
  [/large (and )?beast/, "Large Beast"],
  [/large (and )?cavalry/, "Large Cavalry"],
  [/character/, "Character"],
  [/standard/, "Standard"],
  [/gigantic/, "Gigantic"],
  [/large/, "Large"],
  [/beast/, "Beast"],
  [/cavalry/, "Cavalry"],
  [/\bfly\b/, "fly"],
];
/** Null where the game does not know one of them. */
function against(printed: unknown): readonly string[] | null {
  if (!Array.isArray(printed)) return null;
  const words = printed.map((text) => AGAINST.find(([of]) => of.test(String(text).toLowerCase()))?.[1]);
  return words.every((word) => word !== undefined) ? words : null;
}

/** A special rule as a profile of the game says it; null where the game does not know it so. */
export function ruleGiven({ what, figures = {} }: Given): RuleGiven | null {
  if (!knownRules.some((r) => r === what)) return null;
  const { and, of, against: whom, ...plain } = figures;
  const fields: { [field: string]: unknown } = { ...plain };
  const narrowed = whom ?? (what === "hatred" || what === "multiple-wounds" ? of : undefined);
  if (narrowed !== undefined) {
    const words = against(narrowed);
    if (words === null) return null;
    fields.against = words;
  }
  switch (what) {
    case "hard-target":
      fields.value ??= 1;
      break;
    case "reanimated":
      if (Array.isArray(of)) fields.value = of[0];
      break;
    case "strider":
      fields.terrain = Array.isArray(of) && of[0] === "Forest" ? "forest" : "any";
      break;
    case "bodyguard":
      if (Array.isArray(of)) fields.of = of[0];
      break;
    case "devastating-charge":
      if (and !== undefined) fields.gives = and;
      break;
    case "breath-attack":
      // What follows a breath is no attribute of its hits.
      if (Array.isArray(and) && and.some(isAttribute)) fields.attributes = and.filter(isAttribute);
      break;
    case "stomp-attacks":
      fields.dice ??= "1";
      break;
  }
  return parametric(what, fields) ?? (needsParameters(what) || narrowed !== undefined ? null : what);
}

const isAttribute = (word: unknown): boolean => typeof word === "string" && word.endsWith("-attacks");
