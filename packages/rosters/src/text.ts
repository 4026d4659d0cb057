import type { Bilingual, Language } from "@tercio/kernel";
import { named } from "./book.ts";
import type { ResolvedUnit, ResolvedList } from "./resolve.ts";
import { type CategoryState } from "./shares.ts";
import type { ListCost } from "./points.ts";

/** What a unit of a list has chosen, by name; not what it has by itself. */
export function chosenBy({ book }: ResolvedList, u: ResolvedUnit): readonly Bilingual[] {
  const name = (text: string): Bilingual => named(book, text);
  const same = (text: string): Bilingual => ({ en: text, fr: text });
  return [
    ...(u.unit.titles ?? []).map((t) => book.titles[t] ?? same(t)),
    ...u.taken.filter((t) => t.place !== null && t.of !== "mount").map((t) => name(t.option.name)),
    ...(u.mount === null ? [] : [name(u.mount.name)]),
    ...u.taken.filter((t) => t.place !== null && t.of === "mount").map((t) => name(t.option.name)),
    ...u.items.map((i) => name(i.item.name)),
    ...(u.unit.spells ?? []).map(same),
  ];
}

/** After the name of a book that was taken over as it was found. */
export const NOT_REVIEWED: Bilingual = { en: " (book not reviewed)", fr: " (livre non relu)" };

/** Between a word and what is said of it: French has a fixed space before its colon. */
export const colon = (language: Language): string => (language === "fr" ? "\u00a0: " : ": ");

/** A list in a line: name, army, points of those agreed on. */
export const headOf = ({ book, list }: ResolvedList, cost: ListCost, language: Language): string =>
  `${list.name} – ${book.name[language]}${colon(language)}${cost.points} / ${list.size}${book.reviewed ? "" : NOT_REVIEWED[language]}`;

/** "20 Spearmen: musician, shield". */
export function unitInText(m: ResolvedList, u: ResolvedUnit, language: Language): string {
  const has = chosenBy(m, u).map((name) => name[language]);
  const many = u.unit.models > 1 ? `${u.unit.models} ` : "";
  return `${many}${named(m.book, u.entry.name)[language]}${has.length === 0 ? "" : `${colon(language)}${has.join(", ")}`}`;
}

/** A list as players send it to each other, category by category; each unit stands in the first of its own. */
export function listText(
  m: ResolvedList,
  cost: ListCost,
  categories: readonly CategoryState[],
  language: Language,
): string {
  const lines = [headOf(m, cost, language)];
  for (const { category, name, points } of categories) {
    const own = m.units.filter((u) => u.entry.categories[0] === category);
    if (own.length === 0) continue;
    lines.push("", `${name[language]}${colon(language)}${points}`);
    for (const u of own)
      lines.push(`${cost.units.find((c) => c.at === u.at)?.points ?? 0}  ${unitInText(m, u, language)}`);
  }
  return `${lines.join("\n")}\n`;
}
