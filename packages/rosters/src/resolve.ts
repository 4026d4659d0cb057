import {
  type ArmyBook,
  type Choosable,
  type Condition,
  type Cost,
  type Entry,
  type Given,
  type Group,
  type Item,
  type Limit,
  type Option,
  type Ride,
  type Span,
} from "./book.ts";
import type { ArmyList, Bought, ListUnit } from "./list.ts";

/** An option that a unit has: chosen, or usual where nothing else was. `place` is where the list names it; null: nowhere. */
export interface Taken {
  readonly option: Option;
  readonly place: string | null;
  readonly of: "options" | "command" | "mount";
}

/** A unit of a list, with the rows that it names. What the list names and no row is called is left out. */
export interface ResolvedUnit<P = unknown> {
  readonly at: number;
  readonly unit: ListUnit;
  readonly entry: Entry<P>;
  readonly taken: readonly Taken[];
  readonly ride: Ride | null;
  readonly mount: Choosable<P> | null;
  readonly items: readonly { readonly item: Item; readonly place: string }[];
  /** Ids of all that it has chosen or has by itself in place of a choice. */
  readonly ids: ReadonlySet<string>;
}

/** A list beside the book that it is of. */
export interface ResolvedList<P = unknown> {
  readonly book: ArmyBook<P>;
  readonly list: ArmyList;
  readonly units: readonly ResolvedUnit<P>[];
}

/** The item of a slot that a unit means: of those called so the one that is for it. */
export function itemOf(book: ArmyBook, entry: Entry, { slot, item }: Bought): Item | null {
  const called = book.items.filter((i) => i.id === item && i.slot === slot);
  const kits = (entry.kits ?? []).map((k) => k.kit);
  const fits = (i: Item): boolean => i.of?.includes(entry.id) ?? (i.kit !== undefined && kits.includes(i.kit));
  return called.find(fits) ?? called.find((i) => i.of === undefined && i.kit === undefined) ?? called[0] ?? null;
}

/** Every item that an entry may ever buy, by its kits and by whom it is for. */
export function itemsFor(book: ArmyBook, entry: Entry): readonly Item[] {
  const kits = (entry.kits ?? []).map((k) => k.kit);
  const slots = new Set(kits.flatMap((k) => book.kits[k] ?? []).map((s) => s.slot));
  const own = book.items.filter((i) => slots.has(i.slot));
  if (kits.length === 1 && own.some((i) => i.kit === kits[0])) return own.filter((i) => i.kit === kits[0]);
  return own.filter((i) => i.kit === undefined && (i.of?.includes(entry.id) ?? true));
}

/** Options of these groups that the ids name, and those that are usual where nothing of a group is named. */
function takenOf(
  groups: readonly Group[],
  ids: readonly string[],
  place: (at: number) => string,
  of: Taken["of"],
): Taken[] {
  const found: Taken[] = [];
  for (const g of groups) {
    const own = g.options.flatMap((option): Taken[] => {
      const at = ids.indexOf(option.id);
      return at < 0 ? [] : [{ option, place: place(at), of }];
    });
    const usual = own.length === 0 ? g.options.find((o) => o.id === g.usual) : undefined;
    const all = usual === undefined ? own : [{ option: usual, place: null, of }];
    for (const t of all) found.push(t, ...takenOf(t.option.groups ?? [], ids, place, of));
  }
  return found;
}

/** A unit with its rows; null where no entry is called so. */
function resolveUnit<P>(book: ArmyBook<P>, unit: ListUnit, at: number): ResolvedUnit<P> | null {
  const entry = book.entries.find((e) => e.id === unit.entry);
  if (entry === undefined) return null;
  const where = `units.${at}`;
  const ride = entry.rides?.find((r) => r.mount === unit.mount?.mount) ?? null;
  const mount = ride === null ? null : (book.mounts.find((m) => m.id === ride.mount) ?? null);
  const taken = [
    ...takenOf(entry.groups ?? [], unit.options ?? [], (i) => `${where}.options.${i}`, "options"),
    ...takenOf(
      [{ id: "command", name: "", pick: "any", options: entry.command ?? [] }],
      unit.command ?? [],
      (i) => `${where}.command.${i}`,
      "command",
    ),
    ...(mount === null
      ? []
      : takenOf(mount.groups ?? [], unit.mount?.options ?? [], (i) => `${where}.mount.options.${i}`, "mount")),
  ];
  const items = (unit.items ?? []).flatMap((bought, i) => {
    const item = itemOf(book, entry, bought);
    return item === null ? [] : [{ item, place: `${where}.items.${i}` }];
  });
  const ids = new Set([
    ...taken.map((t) => t.option.id),
    ...(mount === null ? [] : [mount.id]),
    ...items.map((i) => i.item.id),
  ]);
  return { at, unit, entry, taken, ride, mount, items, ids };
}

/** Units as they were resolved last, by their book and their record: most of a list that is changed stays as it was. */
const resolvedUnits = new WeakMap<object, WeakMap<ListUnit, ResolvedUnit>>();

export function resolveList<P>(book: ArmyBook<P>, list: ArmyList): ResolvedList<P> {
  let known = resolvedUnits.get(book);
  if (known === undefined) resolvedUnits.set(book, (known = new WeakMap()));
  const units: ResolvedUnit<P>[] = [];
  for (const [at, unit] of list.units.entries()) {
    // Of this book: the records are kept for each apart.
    const before = known.get(unit) as ResolvedUnit<P> | undefined;
    const u = before?.at === at ? before : resolveUnit(book, unit, at);
    if (u === null) continue;
    known.set(unit, u);
    units.push(u);
  }
  return { book, list, units };
}

export const inSpan = (n: number, { least, most }: Span): boolean =>
  (least === undefined || n >= least) && (most === undefined || n <= most);

/** Whether something is so of a unit of a list. Without a unit, what is asked of one is not so. */
export function holds(m: ResolvedList, u: ResolvedUnit | null, c: Condition): boolean {
  if ("all" in c) return c.all.every((p) => holds(m, u, p));
  if ("any" in c) return c.any.some((p) => holds(m, u, p));
  if ("not" in c) return !holds(m, u, c.not);
  if ("army" in c) return m.units.some((v) => holds(m, v, c.army));
  if ("size" in c) return inSpan(m.list.size, c.size);
  if (u === null) return false;
  if ("has" in c) return c.has.some((id) => u.ids.has(id));
  if ("title" in c) return u.unit.titles?.includes(c.title) ?? false;
  if ("mounted" in c) return u.mount !== null;
  if ("is" in c) return c.is.includes(u.entry.id);
  if ("trait" in c)
    return (
      (u.mount ?? u.entry).traits.includes(c.trait) || (c.trait === "character" && u.entry.traits.includes(c.trait))
    );
  if ("models" in c) return inSpan(u.unit.models, c.models);
  return c.carries.some((what) => carries(m, u, what));
}

/** What an entry has by itself and puts away for another choice of the same group. */
function putAway(u: ResolvedUnit): ReadonlySet<string> {
  const taken = new Set(u.taken.map((t) => t.option));
  return new Set(
    (u.entry.groups ?? [])
      .filter((g) => g.pick === "one" && g.options.some((o) => taken.has(o)))
      .flatMap((g) => g.options.filter((o) => !taken.has(o)).map((o) => o.id)),
  );
}

/** All rules and equipment that a unit has, of its own, by its options and from what it rides. */
export function givenTo(m: ResolvedList, u: ResolvedUnit): readonly Given[] {
  const away = putAway(u);
  const own = (u.entry.given ?? []).filter((g) => !away.has(g.what));
  const all = [...own, ...(u.mount?.given ?? []), ...u.taken.flatMap(({ option }) => option.gives ?? [])];
  return all.filter((g) => g.when === undefined || holds(m, u, g.when));
}

const carries = (m: ResolvedList, u: ResolvedUnit, what: string): boolean =>
  u.ids.has(what) || givenTo(m, u).some((g) => g.what === what);

/** How many a limit allows in this list. */
export function allowed(m: ResolvedList, u: ResolvedUnit | null, limit: Limit): number {
  const holding = (limit.but ?? []).filter((b) => holds(m, u, b.when));
  return holding.length === 0 ? limit.most : Math.min(...holding.map((b) => b.most));
}

export const priceOf = ({ once = 0, each = 0 }: Cost, models: number): number => once + each * models;

/** What an option costs a unit of so many models. */
export function optionCost(m: ResolvedList, u: ResolvedUnit, o: Option, models: number): number {
  const cost = o.but?.find((b) => holds(m, u, b.when))?.cost ?? o.cost;
  return cost === undefined ? 0 : priceOf(cost, models);
}
