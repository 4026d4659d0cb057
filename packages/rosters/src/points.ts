import type { Bilingual } from "@tercio/kernel";
import { named } from "./book.ts";
import { holds, type ResolvedUnit, type ResolvedList, optionCost, priceOf } from "./resolve.ts";

/** One line of what a unit costs. */
export interface CostLine {
  readonly name: Bilingual;
  readonly points: number;
  /** Models that it is counted for; left out: once. */
  readonly models?: number;
}

export interface UnitCost {
  readonly lines: readonly CostLine[];
  readonly points: number;
  /** Of the points, those of what it rides: they count in the mount's categories too. */
  readonly mount: number;
}

/** What a unit costs, line by line; free things are left out. */
export function costOfUnit(m: ResolvedList, u: ResolvedUnit): UnitCost {
  const { entry, unit } = u;
  const name = (text: string): Bilingual => named(m.book, text);
  const further = unit.models - entry.models.least;
  const lines: CostLine[] = [{ name: name(entry.name), points: entry.cost.once ?? 0, models: entry.models.least }];
  if (further !== 0 && entry.cost.each !== undefined)
    lines.push({ name: name(entry.name), points: entry.cost.each * further, models: further });
  for (const { when, cost } of entry.more ?? [])
    if (holds(m, u, when))
      lines.push({ name: name(entry.name), points: priceOf(cost, unit.models), models: unit.models });
  for (const title of unit.titles ?? []) {
    const points = entry.titles?.[title] ?? 0;
    if (points !== 0) lines.push({ name: m.book.titles[title] ?? { en: title, fr: title }, points });
  }
  let mount = 0;
  if (u.ride !== null && u.mount !== null) {
    const points = u.ride.but?.find((b) => holds(m, u, b.when))?.cost ?? u.ride.cost;
    mount += points;
    lines.push({ name: name(u.mount.name), points });
  }
  for (const { option, of } of u.taken) {
    const points = optionCost(m, u, option, of === "mount" ? 1 : unit.models);
    if (of === "mount") mount += points;
    if (points !== 0)
      lines.push({
        name: name(option.name),
        points,
        ...(option.cost?.each === undefined ? {} : { models: unit.models }),
      });
  }
  for (const { item } of u.items) lines.push({ name: name(item.name), points: itemCost(m, u, item) });
  return { lines, points: lines.reduce((sum, l) => sum + l.points, 0), mount };
}

export function itemCost(m: ResolvedList, u: ResolvedUnit, item: ResolvedUnit["items"][number]["item"]): number {
  const cost = item.but?.find((b) => holds(m, u, b.when))?.cost;
  return cost === undefined ? item.cost : priceOf(cost, u.unit.models);
}

export interface ListCost {
  readonly units: readonly (UnitCost & { readonly at: number })[];
  readonly points: number;
  /** Points by category. */
  readonly categories: ReadonlyMap<string, number>;
}

/** Categories that a unit's points count in. */
export const categoriesOf = (m: ResolvedList, u: ResolvedUnit): readonly string[] => [
  ...new Set([
    ...u.entry.categories,
    ...(u.entry.also ?? []).filter((a) => holds(m, u, a.when)).map((a) => a.category),
  ]),
];

/** What a list costs, unit by unit and category by category. */
export function costOfList(m: ResolvedList): ListCost {
  const categories = new Map<string, number>();
  const add = (category: string, points: number): void =>
    void categories.set(category, (categories.get(category) ?? 0) + points);
  const units = m.units.map((u) => {
    const cost = costOfUnit(m, u);
    for (const category of categoriesOf(m, u)) add(category, cost.points);
    // What is ridden counts for itself where the unit does not count already.
    for (const category of u.mount?.categories ?? [])
      if (!categoriesOf(m, u).includes(category)) add(category, cost.mount);
    return { ...cost, at: u.at };
  });
  return { units, points: units.reduce((sum, u) => sum + u.points, 0), categories };
}
