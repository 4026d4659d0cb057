import type { ArmyBook, Entry, Group, Option } from "./book.ts";
import type { ArmyList, Bought, ListUnit } from "./list.ts";
import { holds, resolveList, type ResolvedUnit, type ResolvedList, optionCost } from "./resolve.ts";

/** Where choices of a unit stand: its options, its command, the options of what it rides. */
export type Field = "options" | "command" | "mount";

type Filled = { -readonly [K in keyof ListUnit]: ListUnit[K] };

/** A unit without what is empty: a list says nothing of what is not taken. */
function plain(unit: ListUnit): ListUnit {
  const kept: Filled = { ...unit };
  for (const field of ["titles", "options", "command", "items", "spells"] as const)
    if (kept[field]?.length === 0) delete kept[field];
  if (kept.mount?.options?.length === 0) kept.mount = { mount: kept.mount.mount };
  return kept;
}

/** The list with another unit at this place. */
export const withUnit = (list: ArmyList, at: number, unit: ListUnit): ArmyList => ({
  ...list,
  units: list.units.map((u, i) => (i === at ? plain(unit) : u)),
});

export const withoutUnit = (list: ArmyList, at: number): ArmyList => ({
  ...list,
  units: list.units.filter((_, i) => i !== at),
});

/** The list with the unit of one place standing at another. */
export function movedUnit(list: ArmyList, from: number, to: number): ArmyList {
  const unit = list.units[from];
  if (unit === undefined || to < 0 || to >= list.units.length) return list;
  const rest = list.units.filter((_, i) => i !== from);
  return { ...list, units: [...rest.slice(0, to), unit, ...rest.slice(to)] };
}

/** The list with a unit twice, the second after the first; who may be one alone to the army is so only once. */
export function doubledUnit(list: ArmyList, at: number): ArmyList {
  const unit = list.units[at];
  if (unit === undefined) return list;
  const { titles: _, ...again } = unit;
  return { ...list, units: [...list.units.slice(0, at + 1), again, ...list.units.slice(at + 1)] };
}

const idsOf = (unit: ListUnit, field: Field): readonly string[] =>
  (field === "mount" ? unit.mount?.options : unit[field]) ?? [];

function withIds(unit: ListUnit, field: Field, ids: readonly string[]): ListUnit {
  if (field !== "mount") return plain({ ...unit, [field]: ids });
  return unit.mount === undefined ? unit : plain({ ...unit, mount: { ...unit.mount, options: ids } });
}

/** An option and all that stands inside it, by id. */
const within = (o: Option): readonly string[] => [
  o.id,
  ...(o.groups ?? []).flatMap((g) => g.options.flatMap((inner) => within(inner))),
];

/** A unit with an option of a group, in place of another where only one may be; or without it, and what stood inside it. */
export function withOption(unit: ListUnit, field: Field, group: Group, option: Option, taken: boolean): ListUnit {
  const instead = taken && group.pick === "one" ? group.options : [option];
  const gone = new Set(instead.flatMap((o) => within(o)));
  const rest = idsOf(unit, field).filter((id) => !gone.has(id));
  return withIds(unit, field, taken ? [...rest, option.id] : rest);
}

/** Groups that are open to a unit, those inside what it has too, each with the field its choices stand in. */
function openGroups(m: ResolvedList, u: ResolvedUnit): readonly { readonly field: Field; readonly group: Group }[] {
  const walk = (field: Field, groups: readonly Group[] = []): { field: Field; group: Group }[] =>
    groups.flatMap((group) => [
      ...(group.when === undefined || holds(m, u, group.when) ? [{ field, group }] : []),
      ...u.taken
        .filter((t) => t.of === field && group.options.includes(t.option))
        .flatMap((t) => walk(field, t.option.groups)),
    ]);
  return [...walk("options", u.entry.groups), ...walk("mount", u.mount?.groups)];
}

/** More than any unit has groups. */
const MOST_STEPS = 40;

/** The list where the unit of this place has the cheapest of whatever it must have something of. */
export function completed(book: ArmyBook, list: ArmyList, at: number): ArmyList {
  let made = list;
  for (let step = 0; step < MOST_STEPS; step++) {
    const m = resolveList(book, made);
    const u = m.units.find((v) => v.at === at);
    if (u === undefined) return made;
    const has = new Set(u.taken.map((t) => t.option));
    const lacking = openGroups(m, u).find(
      ({ group }) => group.must === true && !group.options.some((o) => has.has(o)) && free(m, u, group).length > 0,
    );
    if (lacking === undefined) return made;
    const { field, group } = lacking;
    const costs = (o: Option): number => optionCost(m, u, o, field === "mount" ? 1 : u.unit.models);
    const [first, ...others] = free(m, u, group);
    if (first === undefined) return made;
    const cheapest = others.reduce((best, o) => (costs(o) < costs(best) ? o : best), first);
    made = withUnit(made, at, withOption(u.unit, field, group, cheapest, true));
  }
  return made;
}

const free = (m: ResolvedList, u: ResolvedUnit, group: Group): readonly Option[] =>
  group.options.filter((o) => o.when === undefined || holds(m, u, o.when));

/**
 * The list with a unit of an entry at its end: of the least size, with what it must have, and whom the army still needs where it
 * may be that.
 */
export function withEntry(book: ArmyBook, list: ArmyList, entry: Entry): ArmyList {
  const m = resolveList(book, list);
  const wanted = book.needs.flatMap(({ unit, units }) =>
    "title" in unit &&
    entry.titles?.[unit.title] !== undefined &&
    m.units.filter((u) => holds(m, u, unit)).length < (units.least ?? 0)
      ? [unit.title]
      : [],
  );
  const unit = plain({ entry: entry.id, models: entry.models.least, titles: wanted });
  return completed(book, { ...list, units: [...list.units, unit] }, list.units.length);
}

/** A unit with or without an item; bought once more where it has it already. */
export function withItem(unit: ListUnit, bought: Bought, taken: boolean): ListUnit {
  const rest = (unit.items ?? []).filter((i) => i.slot !== bought.slot || i.item !== bought.item);
  return plain({ ...unit, items: taken ? [...rest, bought] : rest });
}

export function withTitle(unit: ListUnit, title: string, taken: boolean): ListUnit {
  const rest = (unit.titles ?? []).filter((t) => t !== title);
  return plain({ ...unit, titles: taken ? [...rest, title] : rest });
}

/** A unit upon another mount, or on none; what it had for the last one is gone. */
export function withMount(unit: ListUnit, mount: string | null): ListUnit {
  const { mount: _, ...rest } = unit;
  return mount === null ? rest : { ...rest, mount: { mount } };
}
