import type { ArmyBook, Entry, Group, Option, Span } from "./book.ts";
import { listProblems, unitProblems } from "./check.ts";
import { type ArmyList, FORMAT, FORMAT_VERSION, type ListUnit } from "./list.ts";
import { holds, itemsFor, resolveList } from "./resolve.ts";
import { costOfList } from "./points.ts";
import type { Problem } from "./shape.ts";

/** Gives a whole number from 1 to `sides`, each as likely. */
interface Source {
  next(sides: number): number;
}

const between = (source: Source, { least = 0, most = least }: Span): number =>
  least + source.next(most - least + 1) - 1;
const oneOf = <T>(source: Source, all: readonly T[]): T => all[source.next(all.length) - 1] as T;
/** So many of a hundred times. */
const sometimes = (source: Source, percent: number): boolean => source.next(100) <= percent;

/** What a list drawn by chance is like. Percents are of a hundred draws. */
interface Taste {
  /** Units that are as small as may be, of a hundred. */
  readonly small: number;
  /** Of each champion, standard bearer and musician on offer. */
  readonly command: number;
  /** Items for one unit, at most. */
  readonly items: number;
  readonly bearer: number;
  /** Points that are spent, of a hundred, at least. */
  readonly spent: number;
  /** How often something more is looked for when there is room left. */
  readonly more: number;
}

/** Anything that is legal, the odd and the half empty too: for those who try rules out. */
const ANY: Taste = { small: 30, command: 60, items: 3, bearer: 50, spent: 50, more: 20 };
/** As players build: whole units with their command, a Battle Standard, the points spent. */
const PLAYED: Taste = { small: 25, command: 95, items: 2, bearer: 90, spent: 98, more: 90 };

/** Ids of some options of these groups, now and then none where none is needed. */
function someOf(source: Source, groups: readonly Group[]): readonly string[] {
  return groups.flatMap((g) => {
    const taken: Option[] = [];
    if (g.pick === "any") taken.push(...g.options.filter(() => sometimes(source, 25)));
    else if (g.options.length > 0 && (g.must === true || sometimes(source, 45))) taken.push(oneOf(source, g.options));
    if (g.must === true && taken.length === 0 && g.options.length > 0) taken.push(oneOf(source, g.options));
    return taken.flatMap((o) => [o.id, ...someOf(source, o.groups ?? [])]);
  });
}

/** A unit of an entry with this and that: most are legal, those that are not are mended or thrown away. */
function unitOf(source: Source, book: ArmyBook, entry: Entry, title: string | null, taste: Taste): ListUnit {
  const most = Math.max(entry.models.least, ...[entry.models.most.most]);
  const models = sometimes(source, taste.small)
    ? entry.models.least
    : between(source, { least: entry.models.least, most });
  const options = someOf(source, entry.groups ?? []);
  const command = (entry.command ?? []).filter(() => sometimes(source, taste.command)).map((o) => o.id);
  const ride = entry.rides !== undefined && sometimes(source, 40) ? oneOf(source, entry.rides) : null;
  const aboard = someOf(source, book.mounts.find((m) => m.id === ride?.mount)?.groups ?? []);
  const forIt = itemsFor(book, entry);
  const wanted = forIt.length === 0 ? 0 : source.next(taste.items + 1) - 1;
  const items = Array.from({ length: wanted }, () => oneOf(source, forIt)).map(({ slot, id }) => ({ slot, item: id }));
  return {
    entry: entry.id,
    models,
    ...(title === null ? {} : { titles: [title] }),
    ...(options.length === 0 ? {} : { options }),
    ...(command.length === 0 ? {} : { command }),
    ...(ride === null ? {} : { mount: { mount: ride.mount, ...(aboard.length === 0 ? {} : { options: aboard }) } }),
    ...(items.length === 0 ? {} : { items }),
  };
}

/** What more units may still put right. */
const mayCome = ({ where, problem }: Problem): boolean =>
  problem.key === "list.share-least" || (problem.key === "list.need" && where === "units");

const without = <T>(all: readonly T[] | undefined, at: number): readonly T[] => (all ?? []).filter((_, i) => i !== at);

/** A unit without what a problem speaks of; null where that does not help. */
function mended(unit: ListUnit, { where }: Problem): ListUnit | null {
  const [, , field, second, third] = where.split(".");
  const at = Number(second);
  switch (field) {
    case "options":
    case "command":
    case "items":
      if (second === undefined)
        return field === "items" && (unit.items?.length ?? 0) > 0 ? { ...unit, items: without(unit.items, 0) } : null;
      return field === "items"
        ? { ...unit, items: without(unit.items, at) }
        : { ...unit, [field]: without(unit[field], at) };
    case "mount": {
      if (second === "options" && third !== undefined && unit.mount !== undefined)
        return { ...unit, mount: { ...unit.mount, options: without(unit.mount.options, Number(third)) } };
      const { mount: _, ...rest } = unit;
      return rest;
    }
    default:
      return null;
  }
}

const TRIES = 12;

/** The list with one more unit, if one can be found that does no harm; null else. */
function grown(
  source: Source,
  book: ArmyBook,
  list: ArmyList,
  entries: readonly Entry[],
  title: string | null,
  taste: Taste,
): ArmyList | null {
  if (entries.length === 0) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    let unit: ListUnit | null = unitOf(source, book, oneOf(source, entries), title, taste);
    // Each mending takes something away.
    for (let left = 40; unit !== null && left > 0; left--) {
      const made: ArmyList = { ...list, units: [...list.units, unit] };
      // First the unit by itself: that is soon told.
      const own = unitProblems(resolveList(book, made), list.units.length)[0];
      const harm = own ?? listProblems(book, made).find((p) => !mayCome(p));
      if (harm === undefined) return made;
      const at = `units.${list.units.length}`;
      unit = harm.where === at || harm.where.startsWith(`${at}.`) ? mended(unit, harm) : null;
    }
  }
  return null;
}

/**
 * A legal list for so many points, drawn by chance: the same numbers of the source give the same list. Null where
 * chance found none.
 */
export const randomList = (source: Source, book: ArmyBook, size: number): ArmyList | null =>
  drawn(source, book, size, ANY);

/**
 * A legal list as players build them, which spends nearly all of so many points, drawn by chance: the same numbers of the
 * source give the same list. Null where none of so many draws does.
 */
export function playedList(source: Source, book: ArmyBook, size: number, draws = 12): ArmyList | null {
  for (let draw = 0; draw < draws; draw++) {
    const list = drawn(source, book, size, PLAYED);
    if (list !== null && costOfList(resolveList(book, list)).points * 100 >= size * PLAYED.spent) return list;
  }
  return null;
}

function drawn(source: Source, book: ArmyBook, size: number, taste: Taste): ArmyList | null {
  const empty = {
    format: FORMAT,
    version: FORMAT_VERSION,
    system: "",
    army: book.id,
    name: "–",
    size,
    units: [],
  } as const;
  const printed = book.entries.filter((e) => e.profile !== null);
  const leaders = printed.filter((e) => e.titles?.general !== undefined);
  let list = grown(source, book, empty, leaders, "general", taste);
  for (const need of book.needs) {
    if (list === null) return null;
    const least = need.units.least ?? 0;
    for (let tries = 0; tries < 200 && list !== null; tries++) {
      const m = resolveList(book, list);
      if (m.units.filter((u) => holds(m, u, need.unit)).length >= least) break;
      const tried = grown(source, book, list, printed, null, taste);
      if (tried === null) break;
      const n = resolveList(book, tried);
      const last = n.units.at(-1);
      if (last !== undefined && holds(n, last, need.unit)) list = tried;
    }
  }
  // Now and then a Battle Standard.
  const bearers = printed.filter((e) => e.titles?.["battle-standard-bearer"] !== undefined);
  if (list !== null && sometimes(source, taste.bearer))
    list = grown(source, book, list, bearers, "battle-standard-bearer", taste) ?? list;
  for (const { category, kind, percent } of book.shares)
    for (let tries = 0; tries < 40 && list !== null && kind === "least"; tries++) {
      const points = costOfList(resolveList(book, list)).categories.get(category) ?? 0;
      if (points * 100 >= size * percent) break;
      list =
        grown(
          source,
          book,
          list,
          printed.filter((e) => e.categories.includes(category)),
          null,
          taste,
        ) ?? list;
    }
  // As much as goes in, or a part of it.
  const enough = between(source, { least: Math.floor((size * taste.spent) / 100), most: size });
  for (let tries = 0; tries < taste.more && list !== null; tries++) {
    if (costOfList(resolveList(book, list)).points >= enough) break;
    const more: ArmyList | null = grown(source, book, list, printed, null, taste);
    if (more === null && taste.more <= 20) break;
    list = more ?? list;
  }
  return list !== null && listProblems(book, list).length === 0 ? list : null;
}
