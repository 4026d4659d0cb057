import { type Holder, watched } from "@tercio/kernel";
import { entryOf } from "../entries/index.ts";
import { withGrants } from "./grants.ts";
import { isBanner, type ItemId, parametersOfItems } from "./items.ts";
import { type RuleGiven, SEVERAL, wordOf } from "./parameters.ts";
import type { Profile } from "./state.ts";

/** Figures of rules, by their words. */
export type Params = NonNullable<Holder["params"]>;
type Figures = Params[string];
export const NO_PARAMS: Params = {};

export const CHARGE = "devastating-charge";
/** All that somebody has of such a rule: the figures that a hook is told, and those beside them. */
export const each = (params: Figures): readonly Figures[] =>
  Array.isArray(params["besides"]) ? [params, ...(params["besides"] as readonly Figures[])] : [params];

/** Figures of one rule that come together: of which there is one only, `q` in place of `p`. */
function together(word: string, p: Figures, q: Figures): Figures {
  const several = entryOf(word)?.several;
  if (several === "beside") {
    const { besides: _, ...first } = p;
    return { ...first, besides: [...each(p).slice(1), ...each(q)] };
  }
  // What somebody has of his own is lowered by nothing, and what is safe ground stays so.
  if (several === "highest") return Number(p["value"]) > Number(q["value"]) ? p : q;
  if (word === "strider") return p["terrain"] === "any" ? p : q;
  return several === "sum" ? summed(p, q) : q;
}

function summed(p: Figures, q: Figures): Figures {
  const sum: { [field: string]: Figures[string] } = { ...p };
  for (const [field, value] of Object.entries(q)) {
    const known = sum[field];
    if (typeof value === "number" && typeof known === "number") sum[field] = known + value;
    else if (Array.isArray(value) && Array.isArray(known)) sum[field] = [...new Set([...known, ...value])];
    else if (field !== "rule") sum[field] = value;
  }
  return sum;
}

function merged(before: Params, more: Params): Params {
  const all: { [word: string]: Figures } = { ...before };
  for (const [word, q] of Object.entries(more)) {
    const p = all[word];
    all[word] = p === undefined ? q : together(word, p, q);
  }
  return all;
}

/** The figures of such rules besides those known already; of all that neither add up nor stand beside each other the first counts. */
export function paramsOf(rules: readonly RuleGiven[], before: Params): Params {
  if (rules.every((r) => typeof r === "string")) return before;
  const all: { [word: string]: Figures } = {};
  for (const r of rules) {
    const word = wordOf(r);
    // A rule without figures counts beside the same with some.
    if (
      typeof r === "string" &&
      !(SEVERAL.includes(word) && rules.some((x) => typeof x !== "string" && x.rule === word))
    )
      continue;
    const known = all[word];
    const own = typeof r === "string" ? { rule: r } : { ...r };
    if (known === undefined) all[word] = own;
    else if (entryOf(word)?.several !== undefined) all[word] = together(word, known, own);
  }
  return merged(before, all);
}

/** These figures, and those of rules that items give. */
export const withFiguresOf = (items: readonly ItemId[], own: Params): Params => merged(own, parametersOfItems(items));

/** These figures, and those of rules that are lent without any: what somebody has against some he then has against all. */
export const withLent = (rules: readonly string[], own: Params): Params =>
  merged(
    own,
    Object.fromEntries(
      rules.filter((rule) => SEVERAL.includes(rule) && own[rule] !== undefined).map((rule) => [rule, { rule }]),
    ),
  );

const known = new WeakMap<Profile, Params>();

/** The parameters that a profile prints with its special rules, by their words. */
export function parametersOf(profile: Profile): Params {
  const found = watched() ? undefined : known.get(profile);
  if (found !== undefined) return found;
  const own = paramsOf(withGrants(profile.rules), NO_PARAMS);
  // A banner's are its unit's, while the standard stands (`held.ts`).
  const made =
    profile.items === undefined
      ? own
      : withFiguresOf(
          profile.items.filter((id) => !isBanner(id)),
          own,
        );
  if (!watched()) known.set(profile, made);
  return made;
}
