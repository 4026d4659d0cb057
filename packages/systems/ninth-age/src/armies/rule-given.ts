import type { Reading } from "../entries/define.ts";
import { entryOf } from "../entries/index.ts";
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

/** A parameter as a book prints it; undefined where it prints none. */
function printedAs({ first, all, attributes, words, usual }: Reading, figures: NonNullable<Given["figures"]>): unknown {
  const list = all === undefined ? undefined : figures[all];
  // What follows a breath is no attribute of its hits.
  if (attributes === true) return Array.isArray(list) && list.some(isAttribute) ? list.filter(isAttribute) : undefined;
  if (list !== undefined) return list;
  const said = first === undefined ? undefined : figures[first];
  const one: unknown = Array.isArray(said) ? said[0] : undefined;
  return (words === undefined ? one : words[String(one)]) ?? usual;
}

/** A special rule as a profile of the game says it; null where the game does not know it so. */
export function ruleGiven({ what, figures = {} }: Given): RuleGiven | null {
  if (!knownRules.some((r) => r === what)) return null;
  const { and: _, of, against: whom, ...plain } = figures;
  const fields: { [field: string]: unknown } = { ...plain };
  const entry = entryOf(what);
  const narrowed = whom ?? (entry?.parameters?.against === undefined ? undefined : of);
  if (narrowed !== undefined) {
    const words = against(narrowed);
    if (words === null) return null;
    fields.against = words;
  }
  for (const [parameter, reading] of Object.entries(entry?.reads ?? {})) {
    const read = printedAs(reading, figures);
    if (read !== undefined) fields[parameter] ??= read;
  }
  return parametric(what, fields) ?? (needsParameters(what) || narrowed !== undefined ? null : what);
}

const isAttribute = (word: unknown): boolean => typeof word === "string" && word.endsWith("-attacks");
