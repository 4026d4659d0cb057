import { bilingual, type Message, nearest, there } from "@tercio/kernel";
import { type ArmyBook, type Group, type Limit, named, type Option } from "./book.ts";
import type { ArmyList } from "./list.ts";
import {
  allowed,
  holds,
  itemOf,
  resolveList,
  type ResolvedUnit,
  type ResolvedList,
  optionCost,
  type Taken,
} from "./resolve.ts";
import { costOfList, itemCost, type ListCost } from "./points.ts";
import { called, only } from "./said.ts";
import { categoryStates } from "./shares.ts";
import type { Problem } from "./shape.ts";
import { tell } from "./messages.ts";

/** What is wrong with a list of an army, each with its place; the order of the list. */
export function listProblems(book: ArmyBook, list: ArmyList): readonly Problem[] {
  const m = resolveList(book, list);
  const cost = costOfList(m);
  return [...list.units.flatMap((_, at) => unitProblems(m, at)), ...armyProblems(m, cost)];
}

/** What is wrong with one unit (-1: with none) and with the army as a whole: all that another choice for that unit may change. */
export function problemsAround(book: ArmyBook, list: ArmyList, at: number): readonly Problem[] {
  const m = resolveList(book, list);
  return [...(at in list.units ? unitProblems(m, at) : []), ...armyProblems(m, costOfList(m))];
}

type Say = (where: string, problem: Message) => void;
type Wrong = (where: string, key: Parameters<typeof tell>[0], values?: Message["values"]) => void;

function collect(): { readonly found: Problem[]; readonly say: Say; readonly wrong: Wrong } {
  const found: Problem[] = [];
  const say: Say = (where, problem) => void found.push({ where, problem });
  return { found, say, wrong: (where, key, values) => say(where, tell(key, values)) };
}

/** What is wrong with the unit at a place of the list by itself, whatever is too much of in the army. */
export function unitProblems(m: ResolvedList, at: number): readonly Problem[] {
  const { book, list } = m;
  const { found, say, wrong } = collect();
  const unit = there(list.units[at]);
  const where = `units.${at}`;
  const u = m.units.find((v) => v.at === at);
  if (u === undefined) {
    const options = nearest(
      unit.entry,
      book.entries.map((e) => e.id),
    ).join(", ");
    wrong(`${where}.entry`, "list.entry", { army: bilingual(book.name), id: unit.entry, options });
    return found;
  }
  const { entry } = u;
  const name = bilingual(named(book, entry.name));
  const most = allowed(m, u, entry.models.most);
  if (unit.models < entry.models.least || unit.models > most)
    wrong(`${where}.models`, "list.models", { unit: name, models: unit.models, least: entry.models.least, most });
  if (unit.files !== undefined && unit.files > unit.models)
    wrong(`${where}.files`, "list.files", { unit: name, files: unit.files, models: unit.models });
  const twice = (ids: readonly string[] | undefined, field: string): void =>
    ids?.forEach((id, i) => {
      if (ids.indexOf(id) !== i) wrong(`${where}.${field}.${i}`, "list.twice", { what: called(book, id) });
    });
  for (const field of ["titles", "options", "command"] as const) twice(unit[field], field);
  twice(unit.mount?.options, "mount.options");
  for (const [i, title] of (unit.titles ?? []).entries())
    if (entry.titles?.[title] === undefined)
      wrong(`${where}.titles.${i}`, "list.title", { unit: name, title: called(book, title) });
  choices(m, u, "options", `${where}.options`, unit.options ?? [], entry.groups ?? [], wrong, say);
  const orders: Group = { id: "command", name: "", pick: "any", options: entry.command ?? [] };
  choices(m, u, "command", `${where}.command`, unit.command ?? [], [orders], wrong, say);
  if (unit.mount !== undefined) {
    if (u.ride === null || u.mount === null) {
      const options = (entry.rides ?? []).map((r) => r.mount).join(", ");
      wrong(`${where}.mount`, "list.mount", {
        unit: name,
        id: unit.mount.mount,
        options: options === "" ? "–" : options,
      });
    } else {
      if (u.ride.when !== undefined && !holds(m, u, u.ride.when))
        say(`${where}.mount`, only(book, name, called(book, u.ride.mount), u.ride.when));
      choices(m, u, "mount", `${where}.mount.options`, unit.mount.options ?? [], u.mount.groups ?? [], wrong, say);
    }
  }
  itemProblems(m, u, where, wrong, say);
  return found;
}

/** What is wrong with what is chosen of these groups, those inside what is taken too. */
function choices(
  m: ResolvedList,
  u: ResolvedUnit,
  of: Taken["of"],
  where: string,
  ids: readonly string[],
  groups: readonly Group[],
  wrong: Wrong,
  say: Say,
): void {
  const { book } = m;
  const name = bilingual(named(book, u.entry.name));
  const models = of === "mount" ? 1 : u.unit.models;
  const place = new Map(u.taken.filter((t) => t.of === of).map((t) => [t.option, t.place]));
  const open: Option[] = [];
  const walk = (list: readonly Group[]): void => {
    for (const g of list) {
      open.push(...g.options);
      const taken = g.options.filter((o) => place.has(o));
      const chosen = taken.filter((o) => place.get(o) !== null);
      const may = g.when === undefined || holds(m, u, g.when);
      const title = bilingual(named(book, g.name));
      const [first, second] = chosen;
      if (g.pick === "one" && first !== undefined && second !== undefined)
        wrong(place.get(second) ?? where, "list.one-of", {
          unit: name,
          group: title,
          first: called(book, first.id),
          second: called(book, second.id),
        });
      if (first !== undefined && !may && g.when !== undefined)
        say(place.get(first) ?? where, only(book, name, title, g.when));
      const free = g.options.filter((o) => o.when === undefined || holds(m, u, o.when));
      if (g.must === true && may && taken.length === 0 && free.length > 0)
        wrong(where, "list.must", { unit: name, group: title, options: free.map((o) => o.id).join(", ") });
      for (const o of taken)
        if (o.when !== undefined && !holds(m, u, o.when))
          say(place.get(o) ?? where, only(book, name, called(book, o.id), o.when));
      const points = taken.reduce((sum, o) => sum + optionCost(m, u, o, models), 0);
      if (g.budget !== undefined && points > g.budget)
        wrong(where, "list.budget", { unit: name, points, group: title, most: g.budget });
      for (const o of taken) walk(o.groups ?? []);
    }
  };
  walk(groups);
  for (const [i, id] of ids.entries())
    if (!open.some((o) => o.id === id)) {
      const options = open.length === 0 ? "–" : open.map((o) => o.id).join(", ");
      wrong(`${where}.${i}`, of === "command" ? "list.command" : "list.option", { unit: name, id, options });
    }
}

function itemProblems(m: ResolvedList, u: ResolvedUnit, where: string, wrong: Wrong, say: Say): void {
  const { book } = m;
  const { entry, unit } = u;
  const name = bilingual(named(book, entry.name));
  for (const [i, bought] of (unit.items ?? []).entries())
    if (itemOf(book, entry, bought) === null)
      wrong(`${where}.items.${i}`, "list.item", { unit: name, item: bought.item, slot: bought.slot });
  const places = placesOf(m, u);
  const kits = new Set((entry.kits ?? []).map((k) => k.kit));
  const count = new Map<string, number>();
  for (const [i, { item, place }] of u.items.entries()) {
    const what = bilingual(named(book, item.name));
    const mine = item.kit === undefined ? (item.of?.includes(entry.id) ?? true) : kits.has(item.kit);
    if (!mine || (item.kit === undefined && kits.size === 1 && kits.has("feldrak")))
      wrong(place, "list.item-owner", { unit: name, item: what });
    if (item.when !== undefined && !holds(m, u, item.when)) say(place, only(book, name, what, item.when));
    // What is called alike is the same thing, also where it costs more.
    if (u.items.findIndex((j) => j.item.name === item.name) !== i) wrong(place, "list.twice", { what });
    const n = (count.get(item.slot) ?? 0) + 1;
    count.set(item.slot, n);
    const most = places.get(item.slot) ?? 0;
    if (n > most) wrong(place, "list.slot", { unit: name, count: n, slot: called(book, item.slot), most });
  }
  tooDear(m, u, where, wrong);
}

/** How many items a unit has room for, by slot, of every kit that it has. */
function placesOf(m: ResolvedList, u: ResolvedUnit): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { kit } of u.entry.kits ?? [])
    for (const s of m.book.kits[kit] ?? [])
      if (s.when === undefined || holds(m, u, s.when)) places.set(s.slot, (places.get(s.slot) ?? 0) + s.most);
  return places;
}

/** Items that cost more than the kits of their unit allow. */
function tooDear(m: ResolvedList, u: ResolvedUnit, where: string, wrong: Wrong): void {
  const name = bilingual(named(m.book, u.entry.name));
  for (const { budget } of u.entry.kits ?? []) {
    const limit = budget?.find((b) => b.when === undefined || holds(m, u, b.when))?.most;
    const points = u.items.reduce((sum, { item }) => sum + itemCost(m, u, item), 0);
    if (limit !== undefined && points > limit)
      wrong(`${where}.items`, "list.items-budget", { unit: name, points, most: limit });
  }
}

/** What is wrong with the army as a whole; each stands at the last unit that is too much, or at the list itself. */
function armyProblems(m: ResolvedList, cost: ListCost): readonly Problem[] {
  const { book, list } = m;
  const { found, say, wrong } = collect();
  const name = (text: string): Message => bilingual(named(book, text));
  if (cost.points > list.size) wrong("size", "list.size", { points: cost.points, size: list.size });
  for (const need of book.needs) {
    const units = m.units.filter((u) => holds(m, u, need.unit));
    const { least = 0, most = list.units.length } = need.units;
    if (units.length < least || units.length > most)
      wrong(units.length > most ? `units.${units[most]?.at ?? 0}` : "units", "list.need", {
        what: bilingual(need.name),
        count: units.length,
        least,
        most,
      });
  }
  for (const { problems } of categoryStates(m, cost)) for (const problem of problems) say("units", problem);
  tooMany(m, wrong);
  takenTooOften(m, wrong);
  for (const sum of book.sums ?? []) {
    const weigh = (u: ResolvedUnit): number => (u.entry.weighs?.[sum.id] ?? 0) + (u.mount?.weighs?.[sum.id] ?? 0);
    const count = m.units.reduce((n, u) => n + weigh(u), 0);
    const more = (sum.more ?? []).reduce((n, { unit, by }) => n + (m.units.some((u) => holds(m, u, unit)) ? by : 0), 0);
    const most = Math.ceil(list.size / sum.per) + more;
    if (count > most) wrong("units", "list.sum", { what: name(sum.name), count, most });
  }
  return found;
}

/** Units and models of an entry, and of those that share its limit. */
function tooMany(m: ResolvedList, wrong: Wrong): void {
  const { book } = m;
  const name = (text: string): Message => bilingual(named(book, text));
  const seen = new Set<string>();
  for (const { entry, at } of m.units) {
    const key = entry.most?.shared ?? entry.id;
    if (seen.has(key)) continue;
    seen.add(key);
    const alike = m.units.filter((v) => (v.entry.most?.shared ?? v.entry.id) === key);
    const most = entry.most === undefined ? null : allowed(m, null, entry.most);
    if (most !== null && alike.length > most)
      wrong(`units.${alike[most]?.at ?? at}`, "list.most-units", { units: alike.length, what: name(entry.name), most });
    const own = m.units.filter((v) => v.entry.id === entry.id);
    const models = own.reduce((sum, v) => sum + v.unit.models, 0);
    const all = entry.allModels === undefined ? null : allowed(m, null, entry.allModels);
    if (all !== null && models > all)
      wrong(`units.${own.at(-1)?.at ?? at}.models`, "list.most-models", { models, what: name(entry.name), most: all });
  }
}

interface Taking {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly points: number;
  readonly most?: Limit;
  readonly all?: number;
  readonly unit: ResolvedUnit;
}

/** What an army may take so often, or put so many points into: options, mounts and items by their names. */
function takenTooOften(m: ResolvedList, wrong: Wrong): void {
  const takings: Taking[] = m.units.flatMap((u): Taking[] => [
    ...u.taken.flatMap(({ option, place, of }) => ({
      id: option.id.replace(/.*\//, ""),
      name: option.name,
      place: place ?? `units.${u.at}`,
      points: optionCost(m, u, option, of === "mount" ? 1 : u.unit.models),
      ...(option.most === undefined ? {} : { most: option.most }),
      ...(option.points === undefined ? {} : { all: option.points }),
      unit: u,
    })),
    ...(u.ride === null
      ? []
      : [
          {
            id: u.ride.mount,
            name: u.mount?.name ?? u.ride.mount,
            place: `units.${u.at}.mount`,
            points: u.ride.cost,
            ...(u.ride.most === undefined ? {} : { most: u.ride.most }),
            unit: u,
          },
        ]),
    ...u.items.map(({ item, place }) => ({
      id: `${item.slot} ${item.id}`,
      name: item.name,
      place,
      points: item.cost,
      ...(item.most === undefined ? {} : { most: item.most }),
      unit: u,
    })),
  ]);
  const byId = new Map<string, Taking[]>();
  for (const t of takings)
    if (t.most !== undefined || t.all !== undefined) byId.set(t.id, [...(byId.get(t.id) ?? []), t]);
  for (const alike of byId.values()) {
    const [one] = alike as [Taking, ...Taking[]];
    const what = bilingual(named(m.book, one.name));
    const mosts = alike.flatMap((t) => (t.most === undefined ? [] : [allowed(m, t.unit, t.most)]));
    const most = mosts.length === 0 ? null : Math.min(...mosts);
    const counted = alike.filter((t) => t.most !== undefined);
    if (most !== null && counted.length > most)
      wrong(counted[most]?.place ?? one.place, "list.most-taken", { what, count: counted.length, most });
    const points = alike.filter((t) => t.all !== undefined).reduce((sum, t) => sum + t.points, 0);
    const all = alike.flatMap((t) => t.all ?? []);
    if (all.length > 0 && points > Math.min(...all))
      wrong(alike.at(-1)?.place ?? one.place, "list.most-points", { what, points, most: Math.min(...all) });
  }
}
