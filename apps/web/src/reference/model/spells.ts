import type { Entry, Fact, Facts, Language } from "@tercio/reference";
import { distance, asWritten, spoken } from "./labels.ts";

/** What a spell's card shows above its words; empty strings where the spell has none. */
export interface SpellLine {
  readonly number: string;
  readonly casting: string;
  readonly range: string;
  readonly types: string;
  readonly duration: string;
}

const list = (fact: Fact | undefined): readonly Fact[] =>
  fact === undefined || fact === null ? [] : Array.isArray(fact) ? fact : [fact];

const needed = (fact: Fact): string => (typeof fact === "number" ? `${fact}+` : asWritten(fact));

export function spellLine(facts: Facts, language: Language): SpellLine {
  const casting = list(facts.castingValue ?? facts.powerLevel);
  const types = typesOf(facts);
  const ranges = list(facts.range).map((r) => distance(r, language) ?? "");
  return {
    number: spoken(facts.number, language) ?? (facts.attribute === true ? "★" : ""),
    casting: casting.map((c) => (facts.powerLevel === undefined ? needed(c) : asWritten(c))).join(" / "),
    range: [...new Set(ranges)].filter((r) => r !== "").join(" / "),
    types: types
      .map((t) => spoken(t, language) ?? "")
      .filter((t) => t !== "")
      .join(", "),
    duration: spoken(facts.duration, language) ?? "",
  };
}

/** Types as the entry's data name them, also those of a spell's two sides or versions. */
function typesOf(facts: Facts): readonly string[] {
  const found = new Set<string>();
  for (const t of list(facts.types)) if (typeof t === "string") found.add(t);
  for (const side of Object.values(facts))
    if (side !== null && typeof side === "object" && !Array.isArray(side))
      for (const t of list((side as Facts).types)) if (typeof t === "string") found.add(t);
  return [...found];
}

export interface SpellFilter {
  readonly type: string | null;
  /** Reach in inches that a spell must have at least; 0 = the caster's own or special reach only; null = any. */
  readonly reach: number | null;
  /** Highest casting value that is wanted; null = any. */
  readonly casting: number | null;
}

export const noFilter: SpellFilter = { type: null, reach: null, casting: null };

const inches = (fact: Fact): number | null =>
  typeof fact === "number" ? fact : typeof fact === "string" && /^\d/.test(fact) ? Number.parseInt(fact, 10) : null;

/** A spell passes when one of its versions does. */
export function passes(facts: Facts, filter: SpellFilter): boolean {
  if (filter.type !== null && !typesOf(facts).includes(filter.type)) return false;
  const reaches = list(facts.range).map(inches);
  if (filter.reach === 0 && !reaches.every((r) => r === null)) return false;
  if (filter.reach !== null && filter.reach > 0 && !reaches.some((r) => r !== null && r >= (filter.reach ?? 0)))
    return false;
  const castings = list(facts.castingValue ?? facts.powerLevel).filter((c) => typeof c === "number");
  return filter.casting === null || castings.some((c) => (c as number) <= (filter.casting as number));
}

/** What the filters can offer for these spells. */
export function choices(spells: readonly Entry[], edition: string) {
  const all = spells.map((s) => (s.editions[edition] ?? Object.values(s.editions)[0])?.facts ?? {});
  const types = [...new Set(all.flatMap(typesOf))];
  const reaches = [...new Set(all.flatMap((f) => list(f.range).map(inches)))]
    .filter((r) => r !== null)
    .sort((a, b) => a - b);
  const castings = [...new Set(all.flatMap((f) => list(f.castingValue ?? f.powerLevel)))]
    .filter((c) => typeof c === "number")
    .sort((a, b) => a - b);
  return { types, reaches, castings };
}
