import { chooser } from "@tercio/testkit";
import { say } from "@tercio/kernel";
import {
  type ArmyBook,
  type ArmyList,
  listProblems,
  type ListUnit,
  resolveList,
  randomList,
  readList,
} from "@tercio/rosters";
import { describe, expect, inject, test } from "vitest";
import { bookNames, openBook } from "../src/armies/open-book.ts";
import { ninthAge } from "../src/index.ts";

const REVIEWED = bookNames.filter((b) => b.reviewed).map((b) => b.id);
const SIZES = [2000, 3000, 4500, 2000, 3000, 4500, 8000] as const;

async function opened(id: string): Promise<ArmyBook> {
  const book = await openBook(id);
  if (book === null) throw new Error(id);
  return book;
}

interface Made {
  readonly book: ArmyBook;
  readonly list: ArmyList;
}

/** Lists of all reviewed books and several sizes: two hundred in `npm run proof -- tests`. */
async function lists(count = inject("fully") ? 200 : 40): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (let seed = 1; made.length < count; seed++) {
    const book = await opened(REVIEWED[seed % REVIEWED.length] as string);
    const list = randomList(chooser(seed), book, SIZES[seed % SIZES.length] as number);
    if (list !== null) made.push({ book, list });
    else if (seed > 400) throw new Error("chance finds too few lists");
  }
  return made;
}

type Mutilation = readonly [
  name: string,
  change: (m: Made, at: number) => { readonly list: ArmyList; readonly where: string } | null,
];

const withUnit = (list: ArmyList, at: number, change: (u: ListUnit) => ListUnit): ArmyList => ({
  ...list,
  units: list.units.map((u, i) => (i === at ? change(u) : u)),
});
const entryOf = ({ book, list }: Made, at: number) => book.entries.find((e) => e.id === list.units[at]?.entry);

/** Ways to break a list, and where that must be told; null where the unit has nothing to break so. */
const mutilations: readonly Mutilation[] = [
  [
    "too many models",
    (m, at) => ({ list: withUnit(m.list, at, (u) => ({ ...u, models: 400 })), where: `units.${at}.models` }),
  ],
  [
    "too few models",
    (m, at) =>
      (entryOf(m, at)?.models.least ?? 1) < 2
        ? null
        : { list: withUnit(m.list, at, (u) => ({ ...u, models: 1 })), where: `units.${at}.models` },
  ],
  [
    "a unit of no book",
    (m, at) => ({ list: withUnit(m.list, at, (u) => ({ ...u, entry: "nobody" })), where: `units.${at}.entry` }),
  ],
  [
    "an option of nobody",
    (m, at) => ({
      list: withUnit(m.list, at, (u) => ({ ...u, options: [...(u.options ?? []), "nothing"] })),
      where: `units.${at}.options.${m.list.units[at]?.options?.length ?? 0}`,
    }),
  ],
  [
    "two of one group",
    (m, at) => {
      const group = entryOf(m, at)?.groups?.find(
        (g) => g.pick === "one" && g.options.length > 1 && g.when === undefined,
      );
      if (group === undefined) return null;
      const two = group.options.slice(0, 2).map((o) => o.id);
      return { list: withUnit(m.list, at, (u) => ({ ...u, options: two })), where: `units.${at}.options` };
    },
  ],
  [
    "nothing of what is needed",
    (m, at) => {
      const group = entryOf(m, at)?.groups?.find(
        (g) => g.must === true && g.usual === undefined && g.when === undefined,
      );
      if (group === undefined) return null;
      const ids = group.options.map((o) => o.id);
      return {
        list: withUnit(m.list, at, (u) => ({ ...u, options: (u.options ?? []).filter((o) => !ids.includes(o)) })),
        where: `units.${at}.options`,
      };
    },
  ],
  [
    "a command of nobody",
    (m, at) => ({
      list: withUnit(m.list, at, (u) => ({ ...u, command: ["drummer"] })),
      where: `units.${at}.command.0`,
    }),
  ],
  [
    "a mount of nobody",
    (m, at) => ({ list: withUnit(m.list, at, (u) => ({ ...u, mount: { mount: "cow" } })), where: `units.${at}.mount` }),
  ],
  [
    "an item of nobody",
    (m, at) => ({
      list: withUnit(m.list, at, (u) => ({ ...u, items: [{ slot: "artefact", item: "teapot" }] })),
      where: `units.${at}.items.0`,
    }),
  ],
  [
    "the same item twice",
    (m, at) => {
      const first = m.list.units[at]?.items?.[0];
      return first === undefined
        ? null
        : { list: withUnit(m.list, at, (u) => ({ ...u, items: [first, first] })), where: `units.${at}.items` };
    },
  ],
  [
    "too many artefacts",
    (m, at) => {
      if (entryOf(m, at)?.kits?.some((k) => k.kit === "special") !== true) return null;
      const three = m.book.items
        .filter((i) => i.slot === "artefact" && i.when === undefined && i.of === undefined)
        .slice(0, 3);
      return {
        list: withUnit(m.list, at, (u) => ({ ...u, items: three.map((i) => ({ slot: i.slot, item: i.id })) })),
        where: `units.${at}.items`,
      };
    },
  ],
  [
    "a General who may not be one",
    (m, at) =>
      entryOf(m, at)?.titles?.general === undefined
        ? { list: withUnit(m.list, at, (u) => ({ ...u, titles: ["general"] })), where: "units" }
        : null,
  ],
  ["no General", (m) => ({ list: { ...m.list, units: m.list.units.map(({ titles: _, ...u }) => u) }, where: "units" })],
  ["more points than agreed", (m) => ({ list: { ...m.list, size: 500 }, where: "" })],
  [
    "more units than allowed",
    (m, at) => {
      const entry = entryOf(m, at);
      if (entry?.most === undefined) return null;
      const unit = m.list.units[at] as ListUnit;
      const more = Array.from({ length: 12 }, () => unit);
      return { list: { ...m.list, units: [...m.list.units, ...more] }, where: "units" };
    },
  ],
];

describe("lists drawn by chance", () => {
  test("are legal, and as many that were broken are refused where they were", async () => {
    const made = await lists();
    for (const { book, list } of made) expect(listProblems(book, list)).toEqual([]);
    const used = new Set<string>();
    for (const [i, m] of made.entries()) {
      const source = chooser(1000 + i);
      for (let tries = 0; ; tries++) {
        // Those that were not made yet come first: some lists have nothing to break so.
        const fresh = mutilations.filter(([name]) => !used.has(name));
        const [name, change] = (fresh[tries] ?? mutilations[(i + tries) % mutilations.length]) as Mutilation;
        const broken = change(m, source.next(m.list.units.length) - 1);
        if (broken === null) continue;
        used.add(name);
        const problems = listProblems(m.book, broken.list);
        expect(
          problems.map((p) => p.where).some((where) => where.startsWith(broken.where)),
          `${i}: ${name}`,
        ).toBe(true);
        for (const { problem } of problems)
          for (const lang of ["en", "fr"] as const)
            expect(say(ninthAge, problem, lang)).not.toMatch(/\{|\?|list\.|when\./);
        break;
      }
    }
    expect([...used].sort()).toEqual(mutilations.map(([name]) => name).sort());
  });

  test("the same numbers draw the same list, and every kind of unit comes up", async () => {
    const book = await opened("dread-elves");
    expect(randomList(chooser(7), book, 3000)).toEqual(randomList(chooser(7), book, 3000));
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++)
      for (const u of randomList(chooser(seed), book, 4500)?.units ?? []) seen.add(u.entry);
    expect(seen.size).toBeGreaterThan(book.entries.length * 0.9);
  });

  test("books that nobody reviewed can be built from as well", async () => {
    for (const { id, reviewed } of bookNames) {
      if (reviewed) continue;
      const book = await opened(id);
      expect(book.reviewed).toBe(false);
      const list = randomList(chooser(3), book, 3000) ?? randomList(chooser(4), book, 3000);
      expect(list, id).not.toBeNull();
      if (list !== null) expect(resolveList(book, list).units.length).toBe(list.units.length);
    }
  });

  test("whatever is done to a file, it is a list or is refused with a place, and nothing falls over", async () => {
    const { list } = (await lists(6)).at(-1) as Made;
    const room = await ninthAge.rosters?.();
    const values = [null, -1, 0.5, "", "x", [], {}, [null], { mount: 3 }, Number.NaN, "__proto__"];
    for (let seed = 1; seed <= 300; seed++) {
      const source = chooser(seed);
      const file = JSON.parse(JSON.stringify(list)) as { [field: string]: unknown };
      // Somewhere in it something else stands.
      let at: { [field: string]: unknown } = file;
      for (let deep = source.next(5); deep > 0; deep--) {
        const fields = Object.keys(at);
        const field = fields[source.next(Math.max(1, fields.length)) - 1] ?? "extra";
        const inner = at[field];
        if (deep > 1 && typeof inner === "object" && inner !== null && Object.keys(inner).length > 0)
          at = inner as { [field: string]: unknown };
        else {
          at[field] = values[source.next(values.length) - 1];
          break;
        }
      }
      const read = readList(file);
      if ("problem" in read) expect(say(ninthAge, read.problem.problem, "fr")).not.toMatch(/[{}]|army\./);
      else {
        const book = await openBook(read.list.army);
        if (book === null) continue;
        if (listProblems(book, read.list).length === 0) room?.field(book, read.list);
      }
      await room?.convert(file, "x");
    }
  });
});
