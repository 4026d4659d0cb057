import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { counterSource } from "@tercio/dice";
import { say } from "@tercio/kernel";
import {
  type ArmyBook,
  type ArmyList,
  costOfList,
  listProblems,
  type ListUnit,
  resolveList,
  optionsIn,
  randomList,
} from "@tercio/rosters";
import { converted } from "../../src/armies/convert.ts";
import { bookNames, openBook } from "../../src/armies/open-book.ts";
import { ninthAge } from "../../src/index.ts";

const tables = "../shared/data/ninth-age";
const script = "packages/systems/ninth-age/tests/by-tables/legal.py";

/** Are the tables and Python here? */
export const here = (): boolean => existsSync(`${tables}/check.py`) && spawnSync("python3", ["--version"]).status === 0;

/** What legal.py tells of a list. */
interface Judged {
  readonly points: readonly number[];
  /** Prices of a unit that check.py does not read, by their rows. */
  readonly unread: readonly (readonly (readonly [row: string, points: number])[])[];
  readonly wrong: readonly { readonly kind: string; readonly unit: number; readonly what: string }[];
  readonly check: string;
}

/** A list with the names of the tables, as the lists that came with them are written; what no row is called keeps its id. */
function byName(book: ArmyBook, list: ArmyList): unknown {
  const m = resolveList(book, list);
  const cost = costOfList(m);
  const units = list.units.map((unit, at) => {
    const u = m.units.find((v) => v.at === at);
    const of = (from: "options" | "command" | "mount", ids: readonly string[] = []): readonly string[] => {
      const known = u?.taken.filter((t) => t.of === from && t.place !== null) ?? [];
      return [...known.map((t) => t.option.name), ...ids.filter((id) => !known.some((t) => t.option.id === id))];
    };
    return {
      unit: u?.entry.name ?? unit.entry,
      models: unit.models,
      points: cost.units.find((c) => c.at === at)?.points ?? 0,
      general: unit.titles?.includes("general") ?? false,
      bsb: unit.titles?.includes("battle-standard-bearer") ?? false,
      options: of("options", unit.options),
      command: of("command", unit.command),
      ...(unit.mount === undefined ? {} : { mount: u?.mount?.name ?? unit.mount.mount }),
      mount_options: of("mount", unit.mount?.options),
      items: (unit.items ?? []).map(({ slot, item }, i) => ({
        slot: slot.replace("-guiding", " (guiding)"),
        name: u?.items.find((t) => t.place === `units.${at}.items.${i}`)?.item.name ?? item,
      })),
    };
  });
  return { army: book.name.en, points_limit: list.size, points: cost.points, units };
}

export interface Made {
  readonly book: ArmyBook;
  readonly list: ArmyList;
}

/** What the tables say of lists. */
function judged(made: readonly Made[], check: boolean): readonly Judged[] {
  const input = JSON.stringify(made.map(({ book, list }) => byName(book, list)))
    .replaceAll("’", "'")
    .replaceAll("″", '\\"');
  const { stdout, stderr, status } = spawnSync("python3", [script, tables, ...(check ? ["--check"] : [])], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as readonly Judged[];
}

const SIZES = [2000, 3000, 4500] as const;

/** Legal lists of the reviewed books in turn, drawn by the numbers from `seed` on. */
export async function drawn(seed: number, count: number): Promise<readonly Made[]> {
  const reviewed = bookNames.filter((b) => b.reviewed);
  const made: Made[] = [];
  for (let i = 0; i < count; i++) {
    const book = await openBook(reviewed[(seed + i) % reviewed.length]?.id ?? "");
    if (book === null) throw new Error("no book");
    const size = SIZES[(seed + i) % SIZES.length] as number;
    // Chance finds none now and then: it is asked again with other numbers.
    let list: ArmyList | null = null;
    for (let again = 0; list === null && again < 20; again++)
      list = randomList(counterSource(seed + i + again * 100_000, 0), book, size);
    if (list === null) throw new Error(`no list by ${seed + i}`);
    made.push({ book, list });
  }
  return made;
}

interface Way {
  /** What legal.py calls it. */
  readonly kind: RegExp;
  /** Where it has to be told. */
  readonly where: RegExp;
  /** Null where a list has nothing to break so. */
  readonly broken: (m: Made) => ArmyList | null;
}
const at = (list: ArmyList, i: number, change: Partial<ListUnit>): ArmyList => ({
  ...list,
  units: list.units.map((u, j) => (j === i ? { ...u, ...change } : u)),
});
const entryOf = ({ book }: Made, u: ListUnit) => book.entries.find((e) => e.id === u.entry);
const more = (list: ArmyList, { titles: _, ...unit }: ListUnit, times: number): ArmyList => ({
  ...list,
  units: [...list.units, ...Array.from({ length: times }, () => unit)],
});

/** What a list must not have, one way each. */
export const ways: { readonly [way: string]: Way } = {
  "points over": {
    kind: /^points$/,
    where: /^size$/,
    broken: ({ book, list }) => ({ ...list, size: costOfList(resolveList(book, list)).points - 1 }),
  },
  "too many models": {
    kind: /^models$/,
    where: /^units\.\d+\.models$/,
    broken: (m) => at(m.list, 0, { models: (entryOf(m, m.list.units[0] as ListUnit)?.models.most.most ?? 0) + 1 }),
  },
  "too few models": {
    kind: /^models$/,
    where: /^units\.\d+\.models$/,
    broken: (m) => {
      const i = m.list.units.findIndex((u) => (entryOf(m, u)?.models.least ?? 1) > 1);
      return i < 0 ? null : at(m.list, i, { models: (entryOf(m, m.list.units[i] as ListUnit)?.models.least ?? 0) - 1 });
    },
  },
  "an option of somebody else": {
    kind: /^option$/,
    where: /^units\.\d+\.options\.\d+$/,
    broken: (m) => {
      const last = m.list.units.length - 1;
      const unit = m.list.units[last] as ListUnit;
      const own = new Set(optionsIn(entryOf(m, unit)?.groups).map((o) => o.name));
      const other = m.book.entries.flatMap((e) => optionsIn(e.groups)).find((o) => !own.has(o.name));
      return other === undefined ? null : at(m.list, last, { options: [...(unit.options ?? []), other.id] });
    },
  },
  "one item twice": {
    kind: /^(item|too often: item)$/,
    where: /^units\.\d+\.items/,
    broken: (m) => {
      const bearer = m.list.units.find((u) =>
        u.items?.some((b) => m.book.items.some((i) => i.id === b.item && i.slot === b.slot && i.most?.most === 1)),
      );
      return bearer === undefined ? null : more(m.list, bearer, 1);
    },
  },
  "a category over its share": {
    kind: /^category max$/,
    where: /^units$/,
    broken: (m) => {
      const share = m.book.shares.find(
        (s) => s.kind === "most" && m.list.units.some((u) => entryOf(m, u)?.categories.includes(s.category)),
      );
      const unit = m.list.units.find((u) => entryOf(m, u)?.categories.includes(share?.category ?? ""));
      return share === undefined || unit === undefined ? null : more(m.list, unit, 25);
    },
  },
  "a category under its share": {
    kind: /^category min$/,
    where: /^units$/,
    broken: (m) => ({ ...m.list, units: m.list.units.filter((u) => !entryOf(m, u)?.categories.includes("Core")) }),
  },
  "too many of a kind": {
    kind: /^units$/,
    where: /^units\.\d+$/,
    broken: (m) => {
      const unit = m.list.units.find((u) => {
        const most = entryOf(m, u)?.most;
        return most !== undefined && most.shared === undefined;
      });
      return unit === undefined ? null : more(m.list, unit, 12);
    },
  },
  "a command of nobody": {
    kind: /^command$/,
    where: /^units\.\d+\.command\.\d+$/,
    broken: ({ list }) => at(list, 0, { command: [...(list.units[0]?.command ?? []), "drummer"] }),
  },
  "a mount of nobody": {
    kind: /^mount$/,
    where: /^units\.\d+\.mount$/,
    broken: ({ list }) => at(list, 0, { mount: { mount: "cow" } }),
  },
};

export interface Compared {
  readonly counted: { readonly [what: string]: number };
  readonly wrong: readonly string[];
}

/** The lists that came with the tables, as ours. */
export async function printed(): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const file of readdirSync(`${tables}/armies`).sort()) {
    const named: unknown = JSON.parse(readFileSync(`${tables}/armies/${file}`, "utf8"));
    const read = await converted(named, file);
    const book = read !== null && "list" in read ? await openBook(read.list.army) : null;
    if (read === null || !("list" in read) || book === null) throw new Error(file);
    made.push({ book, list: read.list });
  }
  return made;
}

/** Lists against the tables and check.py: the points of every unit, and that all three find nothing wrong. */
export function compared(made: readonly Made[]): Compared {
  const counted = { lists: made.length, units: 0, alike: 0, unread: 0 };
  const wrong: string[] = [];
  for (const [i, { points, unread, wrong: found, check }] of judged(made, true).entries()) {
    const { book, list } = made[i] as Made;
    const cost = costOfList(resolveList(book, list));
    const name = `${book.id} ${i}`;
    counted.units += list.units.length;
    for (const p of listProblems(book, list))
      wrong.push(`${name}: refused: ${p.where}: ${say(ninthAge, p.problem, "en")}`);
    for (const w of found) wrong.push(`${name}: by the tables: ${JSON.stringify(w)}`);
    for (const [at, u] of cost.units.entries())
      if (u.points !== points[at]) wrong.push(`${name}: unit ${at}: ${u.points}, by the tables ${points[at]}`);
    // check.py, but for what it does not read: those rows make the whole difference, unit by unit.
    const rows = unread.flat();
    if (rows.length === 0) counted.alike++;
    else counted.unread++;
    const less = new Map(
      [...check.matchAll(/points (\d+) != ([\d.]+)/g)].map((x, n) => [n, Number(x[1]) - Number(x[2])]),
    );
    const owed = unread.map((r) => r.reduce((sum, [, n]) => sum + n, 0)).filter((n) => n !== 0);
    // An item is told with its slot, its own quotes within those of the line: it is to be read by its name, as rows are.
    const others = [
      ...check.replace(/item \{'slot': '[^']+', 'name': '([^']+)'\}/g, "$1").matchAll(/["']([^"']+)["'](?=[,\]])/g),
    ]
      .map((x) => x[1] as string)
      .filter(
        (x) => !/points \d+ !=|^total /.test(x) && !rows.some(([row]) => row.startsWith(x.replace(/.*: mount /, ""))),
      );
    if (JSON.stringify([...less.values()]) !== JSON.stringify(owed) || others.length > 0)
      wrong.push(`${name}: check.py: ${check}; not read by it: ${JSON.stringify(rows)}`);
  }
  return { counted, wrong };
}

/** Each list broken in one way: both refuse it for that, ours with its place and a sentence in both languages. */
export function mutilated(made: readonly Made[], from = 0): Compared {
  const counted: { [what: string]: number } = { mutilated: 0 };
  const wrong: string[] = [];
  const names = Object.keys(ways);
  const broken = made.map((m, i) => {
    for (let n = 0; ; n++) {
      const name = names[(from + i + n) % names.length] as string;
      const list = ways[name]?.broken(m) ?? null;
      if (list !== null) return { name, book: m.book, list };
    }
  });
  for (const [i, { wrong: found }] of judged(broken, false).entries()) {
    const { name, book, list } = broken[i] as (typeof broken)[number];
    const { kind, where } = ways[name] as Way;
    counted["mutilated"] = (counted["mutilated"] ?? 0) + 1;
    counted[name] = (counted[name] ?? 0) + 1;
    const told = listProblems(book, list);
    const place = told.some((p) => where.test(p.where));
    const said = told.every((p) =>
      (["en", "fr"] as const).every((l) => !/[{}]|list\./.test(say(ninthAge, p.problem, l))),
    );
    if (!found.some((w) => kind.test(w.kind))) wrong.push(`${i} ${name}: not by the tables: ${JSON.stringify(found)}`);
    if (!place || !said) wrong.push(`${i} ${name}: ${told.map((p) => p.where).join(", ")}`);
  }
  return { counted, wrong };
}
