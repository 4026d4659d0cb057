import { type Check, list, oneOf, shaped, text, whole } from "@tercio/rosters";
import { type Field, type Parameters, wordOfId } from "../entries/define.ts";
import { HITS } from "../entries/forms.ts";
import { entryOf, type ParametersOf, ruleEntries, wordsOf } from "../entries/index.ts";

/** Figures of a part that are rolled: one total, so that something may be added to several dice. */
const FIGURES = [...HITS, "2D3+1"] as const;
export const rolledShape = shaped({}, { attackValue: oneOf(...FIGURES), offensiveSkill: oneOf(...FIGURES) });
export const isRolled = (text: string): text is RolledText => FIGURES.some((known) => known === text);
export type RolledText = (typeof FIGURES)[number];

type Parametric = { readonly [R in keyof ParametersOf]: { readonly rule: R } & ParametersOf[R] }[keyof ParametersOf];

/** A special rule in a profile: its word, or an object with its parameters beside it. */
export type RuleGiven = string | Parametric;

export const wordOf = (given: RuleGiven): string => (typeof given === "string" ? given : given.rule);

/** Rules that somebody may have more than once, each against something of its own: none hides another. */
export const SEVERAL = wordsOf((e) => e.several === "beside");

function checkOf(field: Field): Check {
  if ("whole" in field && "oneOf" in field) {
    const [number, word] = [whole(...field.whole), oneOf(...field.oneOf)];
    return (v, where) => (typeof v === "number" ? number : word)(v, where);
  }
  if ("whole" in field) return whole(...field.whole);
  if ("oneOf" in field) return oneOf(...field.oneOf);
  if ("listOf" in field) return list(oneOf(...field.listOf), field.least, field.most);
  return "texts" in field ? list(text, 1, field.texts) : text;
}
function shapeOf(word: string, parameters: Parameters): Check {
  const checks = { needed: {} as { [field: string]: Check }, optional: {} as { [field: string]: Check } };
  for (const [name, field] of Object.entries(parameters))
    if ("optional" in field) checks.optional[name] = checkOf(field.optional);
    else checks.needed[name] = checkOf(field);
  return shaped({ rule: oneOf(word), ...checks.needed }, checks.optional);
}
const shapes: ReadonlyMap<string, Check> = new Map(
  ruleEntries.flatMap(({ id, parameters }) =>
    parameters === undefined ? [] : [[wordOfId(id), shapeOf(wordOfId(id), parameters)]],
  ),
);

/** Rules that say nothing without their parameters. */
export function needsParameters(word: string): boolean {
  const entry = entryOf(word);
  return entry?.parameters !== undefined && entry.alone !== true;
}

/** A rule with these of its parameters, those that are none of its left out; null where they are none that it can have. */
export function parametric(word: string, given: { readonly [field: string]: unknown }): RuleGiven | null {
  const known = entryOf(word)?.parameters;
  if (known === undefined) return null;
  const own = Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(known, field)));
  if (Object.keys(own).length === 0) return null;
  const made = { rule: word, ...own };
  return shapes.get(word)?.(made, "") === null ? (made as Parametric) : null;
}

/** Is this one of these words, or one with its parameters? */
export const ruleShape =
  (words: () => readonly string[]): Check =>
  (v, where) => {
    const rule = typeof v === "object" && v !== null ? (v as { readonly rule?: unknown }).rule : undefined;
    const shape = typeof rule === "string" ? shapes.get(rule) : undefined;
    if (shape !== undefined) return shape(v, where);
    return oneOf(...words().filter((word) => !needsParameters(word)))(v, where);
  };
