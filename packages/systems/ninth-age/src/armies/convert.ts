import { isRecord } from "@tercio/kernel";
import {
  type ArmyList,
  FORMAT,
  FORMAT_VERSION,
  type ListUnit,
  type Option,
  optionsIn,
  type Problem,
  wrong,
} from "@tercio/rosters";
import { bookNames, openBook } from "./open-book.ts";
import type { NinthAgeBook } from "./profile.ts";

/** A list written with names, as such files go round: fields that are not named here are left aside. */
interface Named {
  readonly army: string;
  readonly points_limit: number;
  readonly units: readonly NamedUnit[];
}
interface NamedUnit {
  readonly unit: string;
  readonly models: number;
  readonly general?: boolean;
  readonly bsb?: boolean;
  readonly mount?: string;
  readonly mount_options?: readonly string[];
  readonly options?: readonly string[];
  readonly command?: readonly string[];
  readonly banner?: string;
  readonly items?: readonly { readonly slot: string; readonly name: string }[];
  readonly wizard?: { readonly level: string; readonly path: string | null; readonly spells?: readonly string[] };
}

const isText = (v: unknown): v is string => typeof v === "string";
const texts = (v: unknown): boolean => v === undefined || (Array.isArray(v) && v.every(isText));

/** Is a value a list with names, as far as its shape goes? */
const isNamed = (v: unknown): v is Named =>
  isRecord(v) &&
  isText(v.army) &&
  Number.isInteger(v.points_limit) &&
  Array.isArray(v.units) &&
  v.units.every(
    (u: unknown) =>
      isRecord(u) &&
      isText(u.unit) &&
      Number.isInteger(u.models) &&
      (u.mount === undefined || isText(u.mount)) &&
      (u.banner === undefined || isText(u.banner)) &&
      texts(u.options) &&
      texts(u.mount_options) &&
      texts(u.command) &&
      (u.items === undefined ||
        (Array.isArray(u.items) && u.items.every((i: unknown) => isRecord(i) && isText(i.slot) && isText(i.name)))) &&
      (u.wizard === undefined || (isRecord(u.wizard) && isText(u.wizard.level) && texts(u.wizard.spells))),
  );

/** As names are compared: without apostrophes' shapes, case and aims. */
const plain = (name: string): string =>
  name
    .replace(/[’']/g, "")
    .replace(/ \(\d\+\)$/, "")
    .replace(/^Unit - /, "")
    .toLowerCase()
    .trim();

interface Converting {
  readonly book: NinthAgeBook;
  readonly problems: Problem[];
}

function idOf(
  c: Converting,
  name: string,
  among: readonly { readonly id: string; readonly name: string }[],
  where: string,
): string[] {
  const found = among.find((a) => plain(a.name) === plain(name));
  if (found !== undefined) return [found.id];
  c.problems.push(wrong(where, "list.name", { name }));
  return [];
}

function unitOf(c: Converting, u: NamedUnit, where: string): ListUnit | null {
  const { book } = c;
  const entry = book.entries.find((e) => plain(e.name) === plain(u.unit));
  if (entry === undefined) {
    c.problems.push(wrong(`${where}.unit`, "list.name", { name: u.unit }));
    return null;
  }
  const own = optionsIn(entry.groups);
  const mount = u.mount === undefined ? [] : idOf(c, u.mount, book.mounts, `${where}.mount`);
  const ridden = book.mounts.find((m) => m.id === mount[0]);
  const options = (u.options ?? []).flatMap((name, i) => idOf(c, name, own, `${where}.options.${i}`));
  // A level and a path are options where they are to be chosen.
  const magic = u.wizard === undefined ? [] : [`Wizard ${u.wizard.level}`, u.wizard.path ?? ""];
  const learnt = magic.flatMap((name) => own.filter((o: Option) => plain(o.name) === plain(name)).slice(0, 1));
  const items = [...(u.items ?? []), ...(u.banner === undefined ? [] : [{ slot: "banner", name: u.banner }])].flatMap(
    (i, at) => {
      const slot = i.slot.replace(" (guiding)", "-guiding");
      const [item] = idOf(
        c,
        i.name,
        book.items.filter((x) => x.slot === slot),
        `${where}.items.${at}`,
      );
      return item === undefined ? [] : [{ slot, item }];
    },
  );
  const titles = [...(u.general === true ? ["general"] : []), ...(u.bsb === true ? ["battle-standard-bearer"] : [])];
  const command = (u.command ?? []).flatMap((name, i) => idOf(c, name, entry.command ?? [], `${where}.command.${i}`));
  const all = [...options, ...learnt.map((o) => o.id)];
  const aboard = (u.mount_options ?? []).flatMap((name, i) =>
    idOf(c, name, optionsIn(ridden?.groups), `${where}.mount_options.${i}`),
  );
  const spells = u.wizard?.spells ?? [];
  return {
    entry: entry.id,
    models: u.models,
    ...(titles.length === 0 ? {} : { titles }),
    ...(all.length === 0 ? {} : { options: all }),
    ...(command.length === 0 ? {} : { command }),
    ...(ridden === undefined
      ? {}
      : { mount: { mount: ridden.id, ...(aboard.length === 0 ? {} : { options: aboard }) } }),
    ...(items.length === 0 ? {} : { items }),
    ...(spells.length === 0 ? {} : { spells }),
  };
}

/**
 * A list that calls units, options and items by their English names, as one of ours; else what is wrong with it and where.
 * Null for what is no such list. Never throws.
 */
export async function converted(
  value: unknown,
  name: string,
): Promise<{ readonly list: ArmyList } | { readonly problems: readonly Problem[] } | null> {
  if (!isNamed(value)) return null;
  const id = bookNames.find((b) => plain(b.name.en) === plain(value.army))?.id ?? "";
  const book = await openBook(id);
  if (book === null) {
    const options = bookNames.map((b) => b.name.en).join(", ");
    return { problems: [wrong("army", "list.army", { id: value.army, options })] };
  }
  const c: Converting = { book, problems: [] };
  const units = value.units.flatMap((u, i) => unitOf(c, u, `units.${i}`) ?? []);
  if (c.problems.length > 0) return { problems: c.problems };
  return {
    list: {
      format: FORMAT,
      version: FORMAT_VERSION,
      system: "ninth-age",
      army: id,
      name,
      size: value.points_limit,
      units,
    },
  };
}
