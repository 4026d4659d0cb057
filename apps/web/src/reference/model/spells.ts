import { type Entry, type Facts, isSpell, type Language, type SpellFacts, type SpellVersion } from "@tercio/reference";
import { spellDurations, spellReach, spellTypes } from "@tercio/reference/spell-words";
import { spoken } from "./labels.ts";

/** What a spell's card shows above its words; empty strings where the spell has none. */
export interface SpellLine {
  readonly number: string;
  readonly casting: string;
  readonly range: string;
  readonly types: string;
  readonly duration: string;
}

const nothing: SpellLine = { number: "", casting: "", range: "", types: "", duration: "" };

/** Each thing once, in the order of the versions. */
const once = (said: readonly (string | null)[], between: string): string =>
  [...new Set(said)].filter((s) => s !== null && s !== "").join(between);

const casting = (v: SpellVersion): readonly string[] =>
  v.powerLevel?.map(String) ?? (v.castingValue === null ? [] : [`${v.castingValue}+`]);

export function spellLine(facts: Facts, language: Language): SpellLine {
  if (!isSpell(facts)) return nothing;
  const { number, versions } = facts;
  return {
    number: number === "attribute" ? "★" : number === null ? "" : (spoken(number, language) ?? ""),
    casting: once(versions.flatMap(casting), " / "),
    range: once(
      versions.map(({ range }) => range && spellReach(range, language)),
      " / ",
    ),
    types: once(
      versions.flatMap((v) => v.types.map((t) => spellTypes[t][language])),
      ", ",
    ),
    duration: once(
      versions.map((v) => v.duration && spellDurations[v.duration][language]),
      " / ",
    ),
  };
}

export interface SpellFilter {
  readonly type: string | null;
  /** Reach in inches that a spell must have at least; 0 = the caster's own or special reach only; null = any. */
  readonly reach: number | null;
  /** Highest casting value that is wanted; null = any. */
  readonly casting: number | null;
}

export const noFilter: SpellFilter = { type: null, reach: null, casting: null };

const inches = (v: SpellVersion): number | null => v.range?.inches ?? null;
const castings = (v: SpellVersion): readonly number[] =>
  v.powerLevel ?? (v.castingValue === null ? [] : [v.castingValue]);
const versionsOf = (facts: Facts): SpellFacts["versions"] => (isSpell(facts) ? facts.versions : []);

/** A spell passes when one of its versions does; one of its own reach only when no version measures any. */
export function passes(facts: Facts, filter: SpellFilter): boolean {
  const { type, reach, casting: most } = filter;
  const versions = versionsOf(facts);
  if (reach === 0 && versions.some((v) => inches(v) !== null)) return false;
  return versions.some(
    (v) =>
      (type === null || v.types.some((t) => t === type)) &&
      (reach === null || reach === 0 || (inches(v) ?? -1) >= reach) &&
      (most === null || castings(v).some((c) => c <= most)),
  );
}

/** What the filters can offer for these spells. */
export function choices(spells: readonly Entry[], edition: string) {
  const all = spells.flatMap((s) => versionsOf((s.editions[edition] ?? Object.values(s.editions)[0])?.facts ?? {}));
  const ascending = (numbers: readonly (number | null)[]): readonly number[] =>
    [...new Set(numbers)].filter((n) => n !== null).sort((a, b) => a - b);
  return {
    types: [...new Set(all.flatMap((v) => v.types))],
    reaches: ascending(all.map(inches)),
    castings: ascending(all.flatMap(castings)),
  };
}
