import { bilingual, type Bilingual, type Message } from "@tercio/kernel";
import { type ArmyBook, named } from "./book.ts";
import type { ResolvedList } from "./resolve.ts";
import { categoriesOf, type ListCost } from "./points.ts";
import { tell } from "./messages.ts";

/** A category of a book, and how a list stands in it. */
export interface CategoryState {
  readonly category: string;
  readonly name: Bilingual;
  readonly points: number;
  /** Points that the agreed size asks for, or allows; null: none. Rounded to where no point more or less would do. */
  readonly least: number | null;
  readonly most: number | null;
  /** Percent of the size, as the book has them. */
  readonly percent: { readonly least: number | null; readonly most: number | null };
  /** What is wrong with its share. */
  readonly problems: readonly Message[];
  /** Units of the list that count in it, by their places. */
  readonly units: readonly number[];
}

const known = new WeakMap<ArmyBook, readonly string[]>();

/** Categories that entries, mounts or shares name, those of entries in the order of the book. */
function categoriesIn(book: ArmyBook): readonly string[] {
  const before = known.get(book);
  if (before !== undefined) return before;
  const main = book.entries.flatMap((e) => e.categories.slice(0, 1));
  const other = [...book.entries, ...book.mounts].flatMap((c) => c.categories);
  const all = [...new Set([...main, ...book.shares.map((s) => s.category), ...other])];
  known.set(book, all);
  return all;
}

/** Every category of the book with its points and limits, and what is wrong with its share. */
export function categoryStates(m: ResolvedList, cost: ListCost): readonly CategoryState[] {
  const { book, list } = m;
  return categoriesIn(book).map((category) => {
    const points = cost.categories.get(category) ?? 0;
    const name = named(book, category);
    const of = (kind: "least" | "most"): number | null =>
      book.shares.find((s) => s.category === category && s.kind === kind)?.percent ?? null;
    const percent = { least: of("least"), most: of("most") };
    const problems: Message[] = [];
    const say = (kind: "least" | "most", share: number): void => {
      const limit = Math.floor((list.size * share) / 100);
      problems.push(tell(`list.share-${kind}`, { category: bilingual(name), points, limit, percent: share }));
    };
    // Compared without a division: a share of the points may be a fraction.
    if (percent.least !== null && points * 100 < list.size * percent.least) say("least", percent.least);
    if (percent.most !== null && points * 100 > list.size * percent.most) say("most", percent.most);
    return {
      category,
      name,
      points,
      least: percent.least === null ? null : Math.ceil((list.size * percent.least) / 100),
      most: percent.most === null ? null : Math.floor((list.size * percent.most) / 100),
      percent,
      problems,
      units: m.units.filter((u) => categoriesOf(m, u).includes(category)).map((u) => u.at),
    };
  });
}
