import { existsSync, readdirSync, readFileSync } from "node:fs";
import { say } from "@tercio/kernel";
import { type ArmyList, called, costOfList, listProblems, resolveList, named } from "@tercio/rosters";
import { describe, expect, test } from "vitest";
import { converted } from "../src/armies/convert.ts";
import { openBook } from "../src/armies/open-book.ts";
import { ninthAge } from "../src/index.ts";

const folder = new URL("../../../../../shared/data/ninth-age/armies/", import.meta.url);
const files = existsSync(folder) ? readdirSync(folder).filter((f) => f.endsWith(".json")) : [];

interface Printed {
  readonly points: number;
  readonly units: readonly { readonly points: number }[];
}
const printed = (file: string): Printed => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Printed;

async function listOf(file: string): Promise<ArmyList> {
  const made = await converted(printed(file), file);
  if (made === null || !("list" in made)) throw new Error(`${file}: ${JSON.stringify(made)}`);
  return made.list;
}

describe.skipIf(files.length === 0)("the lists of tournaments", () => {
  test.each(files)("%s costs what it says, unit by unit, and is legal", async (file) => {
    const list = await listOf(file);
    const book = await openBook(list.army);
    if (book === null) throw new Error(list.army);
    const cost = costOfList(resolveList(book, list));
    expect(cost.units.map((u) => u.points)).toEqual(printed(file).units.map((u) => u.points));
    expect(cost.points).toBe(printed(file).points);
    expect(listProblems(book, list).map((p) => `${p.where}: ${say(ninthAge, p.problem, "en")}`)).toEqual([]);
  });
});

test("every name of the lists that come along is said in French, and written as texts are", async () => {
  const room = await ninthAge.rosters?.();
  const same: string[] = [];
  for (const { name: title, list } of (await room?.lists()) ?? []) {
    if (title.fr === title.en) same.push(title.en);
    const book = await openBook(list.army);
    if (room === undefined || book === null) throw new Error(list.army);
    const m = resolveList(book, list);
    const names = m.units.flatMap((u) => [
      u.entry.name,
      ...(u.entry.profile?.parts ?? []).map((p) => p.name),
      ...u.taken.map((t) => t.option.name),
      ...u.items.map((i) => i.item.name),
      ...room
        .names(m, u)
        .filter((n) => n.kind !== "title")
        .map((n) => String(called(book, n.what).values?.en ?? "")),
    ]);
    for (const name of names) if (!Object.hasOwn(book.french, name) && named(book, name).fr === name) same.push(name);
    for (const text of Object.values(book.french)) expect(text).not.toMatch(/['"]| [;:!?]/);
  }
  expect([...new Set(same)]).toEqual([]);
});
