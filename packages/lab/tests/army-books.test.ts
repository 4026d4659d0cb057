import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bookFaults } from "../src/army-books/schema.ts";

const folder = new URL("../../systems/ninth-age/src/armies/books/", import.meta.url);
/** Lists of armies that lie beside the books. */
const LISTS = "ready.json";
const files = readdirSync(folder).filter((f) => f.endsWith(".json") && f !== LISTS);
type Rows = {
  entries: { id: string; cost: { [of: string]: unknown }; profile: { [figure: string]: unknown } | null }[];
};
const read = (file: string): Rows => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Rows;

describe("the rows of army books are data files", () => {
  test("there are twenty", () => expect(files).toHaveLength(20));

  test.each(files)("%s is as its schema says", (file) => {
    expect(bookFaults(read(file))).toEqual([]);
    expect(read(file).entries.length).toBeGreaterThan(5);
  });

  test("a field spelt wrongly, one that is missing and a figure of another kind are found, with their place", () => {
    const [file = ""] = files;
    const changed = (change: (entry: Rows["entries"][number]) => void): readonly string[] => {
      const rows = read(file);
      change(rows.entries[2] as Rows["entries"][number]);
      return bookFaults(rows);
    };
    expect(changed((e) => Object.assign(e.cost, { ecah: 3 }))[0]).toContain("entries.2.cost.ecah");
    expect(changed((e) => Reflect.deleteProperty(e, "cost"))[0]).toContain("entries.2.cost");
    expect(changed((e) => Object.assign(e.profile ?? {}, { resilience: [3] }))[0]).toContain("entries.2.profile");
  });
});
