import type { Bilingual, Message } from "@tercio/kernel";
import { type ArmyBook, type Cost, type Entry, type Group, named, type Option } from "./book.ts";
import { completed, type Field, withEntry, withItem, withMount, withOption, withTitle, withUnit } from "./change.ts";
import { problemsAround } from "./check.ts";
import type { ArmyList, ListUnit } from "./list.ts";
import { allowed, holds, itemsFor, resolveList, type ResolvedUnit, type ResolvedList, optionCost } from "./resolve.ts";
import { costOfList, itemCost } from "./points.ts";
import type { Problem } from "./shape.ts";

/** Something that may be chosen for a unit, and where that leads. */
export interface Offer {
  /** Unique in its unit. */
  readonly key: string;
  readonly name: Bilingual;
  /** Points for the unit as it stands. */
  readonly points: number;
  /** Of them for each model, where it is counted so. */
  readonly each: number | null;
  readonly taken: boolean;
  /** It has it because nothing else of the group was named. */
  readonly usual: boolean;
  /** Where the list names it; null where it does not. */
  readonly place: string | null;
  /** What would be wrong if it were taken; of what is taken: what is wrong with it. */
  readonly why: Message | null;
  /** What is wrong is about this unit and no other: it cannot be taken now. Else the army would have too much. */
  readonly barred: boolean;
  /** The list with it; of what is taken: without it. */
  readonly then: () => ArmyList;
  /** What may be chosen further, while it is taken. */
  readonly groups: readonly OfferGroup[];
}

export interface OfferGroup {
  readonly key: string;
  readonly name: Bilingual | null;
  readonly kind: "one" | "any";
  /** Nothing of it need be taken. */
  readonly none: (() => ArmyList) | null;
  /** What may go into it: points so far, and at most. */
  readonly budget: { readonly points: number; readonly most: number } | null;
  /** Of places: how many are taken, and there are. */
  readonly places: { readonly taken: number; readonly most: number } | null;
  readonly offers: readonly Offer[];
}

/** All that may be chosen for one unit of a list. */
export interface UnitOffers {
  readonly models: { readonly least: number; readonly most: number };
  readonly sized: (models: number) => ArmyList;
  readonly groups: readonly OfferGroup[];
}

/** Faults of the army as a whole, which another unit may mend as well. */
const WIDE: readonly string[] = [
  "list.size",
  "list.share-least",
  "list.share-most",
  "list.sum",
  "list.need",
  "list.most-units",
  "list.most-models",
  "list.most-points",
];

/** What is wrong with the list `then` that was not so with the one before: of what is said alike, what there is more of. */
function anew(before: readonly Problem[], then: readonly Problem[]): Problem | null {
  const alike = ({ where, problem }: Problem): string => `${problem.key} ${where.split(".").slice(0, 3).join(".")}`;
  const count = new Map<string, number>();
  for (const p of before) count.set(alike(p), (count.get(alike(p)) ?? 0) + 1);
  for (const p of then) {
    const left = (count.get(alike(p)) ?? 0) - 1;
    if (left < 0) return p;
    count.set(alike(p), left);
  }
  return null;
}

/** Asks of each offer the one check of lists. */
interface Asker {
  readonly m: ResolvedList;
  readonly u: ResolvedUnit;
  readonly problems: readonly Problem[];
}

const listWith = ({ m, u }: Asker, unit: ListUnit): ArmyList => completed(m.book, withUnit(m.list, u.at, unit), u.at);

function offer(
  a: Asker,
  about: Pick<Offer, "key" | "name" | "points" | "taken"> & Partial<Pick<Offer, "each" | "usual" | "place">>,
  unit: (taken: boolean) => ListUnit,
  groups: readonly OfferGroup[] = [],
): Offer {
  const { taken, place = null } = about;
  const then = (): ArmyList => listWith(a, unit(!taken));
  const wrong = taken
    ? (a.problems.find((p) => p.where === place) ?? null)
    : anew(a.problems, problemsAround(a.m.book, then(), a.u.at));
  const barred = wrong !== null && !taken && !WIDE.includes(wrong.problem.key);
  return { each: null, usual: false, ...about, place, why: wrong?.problem ?? null, barred, then, groups };
}

const eachOf = ({ once = 0, each = 0 }: Cost = {}): number | null => (each === 0 || once !== 0 ? null : each);

function groupOffers(a: Asker, field: Field, groups: readonly Group[] = []): readonly OfferGroup[] {
  const { m, u } = a;
  const models = field === "mount" ? 1 : u.unit.models;
  return groups.flatMap((g): readonly OfferGroup[] => {
    const has = (o: Option) => u.taken.find((t) => t.of === field && t.option === o);
    const some = g.options.some((o) => has(o) !== undefined);
    // What is not for such a unit is not shown, unless it has it all the same.
    if (g.when !== undefined && !holds(m, u, g.when) && !some) return [];
    const offers = g.options.map((o) => {
      const taking = has(o);
      const usual = taking !== undefined && taking.place === null;
      return offer(
        a,
        {
          key: `${field} ${o.id}`,
          name: named(m.book, o.name),
          points: optionCost(m, u, o, models),
          each: field === "options" ? eachOf(o.but?.find((b) => holds(m, u, b.when))?.cost ?? o.cost) : null,
          taken: taking !== undefined,
          usual,
          place: taking?.place ?? null,
        },
        (taken) => withOption(u.unit, field, g, o, taken),
        taking === undefined ? [] : groupOffers(a, field, o.groups),
      );
    });
    const chosen = g.options.find((o) => (has(o)?.place ?? null) !== null);
    const points = g.options.reduce((sum, o) => sum + (has(o) === undefined ? 0 : optionCost(m, u, o, models)), 0);
    return [
      {
        key: `${field} ${g.id}`,
        name: g.name === "" ? null : named(m.book, g.name),
        kind: g.pick,
        none:
          g.pick === "any" || g.must === true || g.usual !== undefined
            ? null
            : () => (chosen === undefined ? m.list : listWith(a, withOption(u.unit, field, g, chosen, false))),
        budget: g.budget === undefined ? null : { points, most: g.budget },
        places: null,
        offers,
      },
    ];
  });
}

function mountOffers(a: Asker): readonly OfferGroup[] {
  const { m, u } = a;
  const rides = u.entry.rides ?? [];
  if (rides.length === 0) return [];
  const offers = rides.map((r) => {
    const taken = u.ride === r;
    return offer(
      a,
      {
        key: `mount ${r.mount}`,
        name: named(m.book, m.book.mounts.find((c) => c.id === r.mount)?.name ?? r.mount),
        points: r.but?.find((b) => holds(m, u, b.when))?.cost ?? r.cost,
        taken,
        place: taken ? `units.${u.at}.mount` : null,
      },
      (take) => withMount(u.unit, take ? r.mount : null),
      taken ? groupOffers(a, "mount", u.mount?.groups) : [],
    );
  });
  const none = (): ArmyList => listWith(a, withMount(u.unit, null));
  return [{ key: "mounts", name: null, kind: "one", none, budget: null, places: null, offers }];
}

function titleOffers(a: Asker): readonly OfferGroup[] {
  const { m, u } = a;
  const titles = Object.entries(u.entry.titles ?? {});
  if (titles.length === 0) return [];
  const offers = titles.map(([title, points]) => {
    const at = u.unit.titles?.indexOf(title) ?? -1;
    return offer(
      a,
      {
        key: `title ${title}`,
        name: m.book.titles[title] ?? { en: title, fr: title },
        points,
        taken: at >= 0,
        place: at < 0 ? null : `units.${u.at}.titles.${at}`,
      },
      (taken) => withTitle(u.unit, title, taken),
    );
  });
  return [{ key: "titles", name: null, kind: "any", none: null, budget: null, places: null, offers }];
}

function commandOffers(a: Asker): readonly OfferGroup[] {
  const { command = [] } = a.u.entry;
  if (command.length === 0) return [];
  return groupOffers(a, "command", [{ id: "command", name: "", pick: "any", options: command }]);
}

/** What a unit may buy of the items of one slot. Apart: there may be hundreds, and who has not opened them asks for none. */
export function itemOffers(m: ResolvedList, at: number, slot: string): readonly Offer[] {
  const u = m.units.find((v) => v.at === at);
  if (u === undefined) return [];
  const a = { m, u, problems: problemsAround(m.book, m.list, at) };
  return itemsFor(m.book, u.entry)
    .filter((i) => i.slot === slot)
    .map((i) => {
      const bought = u.items.find((b) => b.item === i);
      return offer(
        a,
        {
          key: `item ${slot} ${i.id}`,
          name: named(m.book, i.name),
          points: itemCost(m, u, i),
          taken: bought !== undefined,
          place: bought?.place ?? null,
        },
        (taken) => withItem(u.unit, { slot, item: i.id }, taken),
      );
    });
}

/** Places for items that a unit has, or has filled. */
export interface ItemSlot {
  readonly slot: string;
  readonly most: number;
  readonly taken: readonly { readonly name: Bilingual; readonly points: number }[];
}

export function itemSlots(m: ResolvedList, at: number): readonly ItemSlot[] {
  const u = m.units.find((v) => v.at === at);
  if (u === undefined) return [];
  const places = new Map<string, number>();
  for (const { kit } of u.entry.kits ?? [])
    for (const s of m.book.kits[kit] ?? [])
      places.set(s.slot, (places.get(s.slot) ?? 0) + (s.when === undefined || holds(m, u, s.when) ? s.most : 0));
  const sold = new Set(itemsFor(m.book, u.entry).map((i) => i.slot));
  return [...places].flatMap(([slot, most]): readonly ItemSlot[] => {
    const taken = u.items
      .filter((b) => b.item.slot === slot)
      .map((b) => ({ name: named(m.book, b.item.name), points: itemCost(m, u, b.item) }));
    return (most > 0 && sold.has(slot)) || taken.length > 0 ? [{ slot, most, taken }] : [];
  });
}

/** Points in items of a unit, and how many there may be; null: no limit. */
export function itemBudget(m: ResolvedList, at: number): { readonly points: number; readonly most: number | null } {
  const u = m.units.find((v) => v.at === at);
  if (u === undefined) return { points: 0, most: null };
  const mosts = (u.entry.kits ?? []).flatMap(
    ({ budget }) => budget?.find((b) => b.when === undefined || holds(m, u, b.when))?.most ?? [],
  );
  const points = u.items.reduce((sum, b) => sum + itemCost(m, u, b.item), 0);
  return { points, most: mosts.length === 0 ? null : Math.min(...mosts) };
}

/** All that may be chosen for a unit but its items; null where no entry is called so. */
export function unitOffers(m: ResolvedList, at: number): UnitOffers | null {
  const u = m.units.find((v) => v.at === at);
  if (u === undefined) return null;
  const a = { m, u, problems: problemsAround(m.book, m.list, at) };
  return {
    models: { least: u.entry.models.least, most: allowed(m, u, u.entry.models.most) },
    sized: (models) => withUnit(m.list, at, { ...u.unit, models }),
    groups: [...titleOffers(a), ...groupOffers(a, "options", u.entry.groups), ...commandOffers(a), ...mountOffers(a)],
  };
}

/** A kind of unit that an army may have, and the list with one more of it. */
export interface Addition {
  readonly entry: Entry;
  readonly name: Bilingual;
  /** Points of one of its least size as it comes. */
  readonly points: number;
  readonly models: { readonly least: number; readonly most: number };
  /** Units of the list that are of it, and may be; null: as many as one likes. */
  readonly have: number;
  readonly most: number | null;
  /** What would be too much, or is not for this army. */
  readonly why: Message | null;
  readonly then: () => ArmyList;
}

/** What lacks may still come with further units. */
const MAY_COME: readonly string[] = ["list.share-least", "list.need"];

/** Every kind of unit of a book, or those that are so, as it would come to a list. */
export function additions(
  book: ArmyBook,
  list: ArmyList,
  of: (entry: Entry) => boolean = () => true,
): readonly Addition[] {
  const m = resolveList(book, list);
  const at = list.units.length;
  const wide = problemsAround(book, list, -1);
  return book.entries.filter(of).map((entry) => {
    const made = withEntry(book, list, entry);
    const wrong = anew(
      wide,
      problemsAround(book, made, at).filter((p) => !MAY_COME.includes(p.problem.key)),
    );
    return {
      entry,
      name: named(book, entry.name),
      points: costOfList(resolveList(book, made)).units.at(-1)?.points ?? 0,
      models: { least: entry.models.least, most: allowed(m, null, entry.models.most) },
      have: m.units.filter((u) => u.entry === entry).length,
      most: entry.most === undefined ? null : allowed(m, null, entry.most),
      why: wrong?.problem ?? null,
      then: () => made,
    };
  });
}
