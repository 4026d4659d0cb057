import { existsSync, readdirSync, readFileSync } from "node:fs";
import { say } from "@tercio/kernel";
import { type ArmyList, costOfList, listProblems, muster } from "@tercio/rosters";
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
    const cost = costOfList(muster(book, list));
    expect(cost.units.map((u) => u.points)).toEqual(printed(file).units.map((u) => u.points));
    expect(cost.points).toBe(printed(file).points);
    expect(listProblems(book, list).map((p) => `${p.where}: ${say(ninthAge, p.problem, "en")}`)).toEqual([]);
  });
});
