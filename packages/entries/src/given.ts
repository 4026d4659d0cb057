import { type Check, list, oneOf, shaped, text, whole } from "@tercio/rosters";
import type { Entry } from "./entry.ts";
import type { Field, Parameters } from "./field.ts";

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

type Parametric<P extends object> = { readonly [R in keyof P]: { readonly rule: R } & P[R] }[keyof P];
/** A rule in a profile: its word, or an object with its parameters beside it. `P`: the parameters by word. */
export type RuleGiven<P extends object> = string | Parametric<P>;

export const wordOf = (given: string | { readonly rule: string }): string =>
  typeof given === "string" ? given : given.rule;

/** How rules of a profile are read, where some have parameters. `P`: the parameters by word. */
export interface GivenRules<P extends object> {
  /** Does the rule say nothing without its parameters? */
  needsParameters(word: string): boolean;
  /** Is this one of these words, or one with its parameters? */
  ruleShape(words: () => readonly string[]): Check;
  /** A rule with these of its parameters, those that are none of its left out; null where they are none that it can have. */
  parametric(word: string, said: { readonly [field: string]: unknown }): RuleGiven<P> | null;
}

export function givenRules<P extends object>(
  entries: readonly Entry[],
  wordOfId: (id: string) => string,
): GivenRules<P> {
  const known = new Map(
    entries.flatMap(({ id, alone, parameters }) => {
      const word = wordOfId(id);
      return parameters === undefined ? [] : [[word, { alone, parameters, shape: shapeOf(word, parameters) }]];
    }),
  );
  const fits = (v: { readonly rule: PropertyKey }): v is Parametric<P> =>
    known.get(String(v.rule))?.shape(v, "") === null;
  const needsParameters = (word: string): boolean => known.has(word) && known.get(word)?.alone !== true;
  return {
    needsParameters,
    ruleShape: (words) => (v, where) => {
      const rule = typeof v === "object" && v !== null && "rule" in v ? v.rule : undefined;
      const shape = typeof rule === "string" ? known.get(rule)?.shape : undefined;
      if (shape !== undefined) return shape(v, where);
      return oneOf(...words().filter((word) => !needsParameters(word)))(v, where);
    },
    parametric(word, said) {
      const fields = known.get(word)?.parameters ?? {};
      const own = Object.entries(said).filter(([field]) => Object.hasOwn(fields, field));
      const made = { rule: word, ...Object.fromEntries(own) };
      return own.length > 0 && fits(made) ? made : null;
    },
  };
}
