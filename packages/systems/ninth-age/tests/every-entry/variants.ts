import {
  type ArmyBook,
  type ArmyList,
  additions,
  FORMAT,
  FORMAT_VERSION,
  itemOffers,
  itemSlots,
  itemsFor,
  type ListUnit,
  resolveList,
  type Offer,
  type OfferGroup,
  optionsIn,
  unitOffers,
} from "@tercio/rosters";

/** A unit of a book, as small as it comes but for one thing. */
export interface Variant {
  readonly entry: string;
  /** The option, command, title, mount, option of a mount, or item; "" for the entry as it comes. */
  readonly key: string;
  readonly unit: ListUnit;
  /** Is the unit by itself as the book allows it? Else the thing was put there without what it needs. */
  readonly lawful: boolean;
}

export const listOf = (army: string, units: readonly ListUnit[]): ArmyList => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  system: "ninth-age",
  army,
  name: "Everything",
  size: 100_000,
  units,
});

const flat = (groups: readonly OfferGroup[]): readonly Offer[] =>
  groups.flatMap((g) => g.offers.flatMap((o) => [o, ...flat(o.groups)]));

/** All that may be taken or left for the only unit of a list. */
function offersOf(book: ArmyBook, list: ArmyList): readonly Offer[] {
  const m = resolveList(book, list);
  const items = itemSlots(m, 0).flatMap((s) => itemOffers(m, 0, s.slot));
  return [...flat(unitOffers(m, 0)?.groups ?? []), ...items];
}

/** What an entry has in its rows: every key that must come to the table once. */
function keysOf(book: ArmyBook, entry: ArmyBook["entries"][number]): readonly string[] {
  const rides = entry.rides ?? [];
  return [
    ...optionsIn(entry.groups).map((o) => `options ${o.id}`),
    ...(entry.command ?? []).map((o) => `command ${o.id}`),
    ...Object.keys(entry.titles ?? {}).map((t) => `title ${t}`),
    ...rides.map((r) => `mount ${r.mount}`),
    ...rides.flatMap((r) =>
      optionsIn(book.mounts.find((m) => m.id === r.mount)?.groups).map((o) => `mount ${r.mount} ${o.id}`),
    ),
    ...itemsFor(book, entry).map((i) => `item ${i.slot} ${i.id}`),
  ];
}

/** What of the keys a unit has. */
function hasOf(book: ArmyBook, unit: ListUnit): readonly string[] {
  const u = resolveList(book, listOf(book.id, [unit])).units[0];
  const ride = unit.mount?.mount;
  return [
    ...(u?.taken ?? []).map((t) => (t.of === "mount" ? `mount ${ride} ${t.option.id}` : `${t.of} ${t.option.id}`)),
    ...(unit.titles ?? []).map((t) => `title ${t}`),
    ...(ride === undefined ? [] : [`mount ${ride}`]),
    ...(unit.items ?? []).map((i) => `item ${i.slot} ${i.item}`),
  ];
}

/** The unit with one thing put there as no book would. */
function forced(unit: ListUnit, key: string): ListUnit {
  const [kind, first = "", second = ""] = key.split(" ");
  switch (kind) {
    case "options":
      return { ...unit, options: [...(unit.options ?? []), first] };
    case "command":
      return { ...unit, command: [...(unit.command ?? []), first] };
    case "title":
      return { ...unit, titles: [first] };
    case "item":
      return { ...unit, items: [{ slot: first, item: second }] };
    default:
      return { ...unit, mount: second === "" ? { mount: first } : { mount: first, options: [second] } };
  }
}

/** How many units of an entry are looked at, where what has not been met is searched for more than one choice deep. */
const ENOUGH = 400;

/**
 * Every entry of a book as it comes, and then with every option, command, title, mount, option of a mount and item that its rows
 * name, each once at least: by what the list builder offers, `deep` choices deep; what it has not offered by then is put there by force.
 */
export function variantsOf(book: ArmyBook, deep: number): readonly Variant[] {
  return additions(book, listOf(book.id, [])).flatMap(({ entry, then: begun }): readonly Variant[] => {
    const first = begun();
    const missing = new Set(keysOf(book, entry));
    const found: Variant[] = [];
    const keep = (list: ArmyList): void => {
      const unit = list.units[0] as ListUnit;
      const gained = hasOf(book, unit).filter((k) => missing.delete(k));
      if (gained.length > 0 || found.length === 0)
        found.push({ entry: entry.id, key: gained.join(", "), unit, lawful: true });
    };
    keep(first);
    let edge: readonly ArmyList[] = [first];
    for (let depth = 0, looked = 0; depth < deep; depth++) {
      const next: ArmyList[] = [];
      for (const list of edge) {
        if (missing.size === 0 || looked > ENOUGH) break;
        looked++;
        for (const o of offersOf(book, list)) {
          if (o.taken || o.barred) continue;
          const then = o.then();
          keep(then);
          // What brings nothing new itself may be what something else needs.
          if (/^(options|title|mount)/.test(o.key)) next.push(then);
        }
      }
      edge = next;
    }
    for (const key of missing)
      found.push({ entry: entry.id, key, unit: forced(first.units[0] as ListUnit, key), lawful: false });
    return found;
  });
}
