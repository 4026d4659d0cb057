import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Answered, run as answered, started } from "./command.ts";

const run = (...args: readonly string[]): Promise<Answered> => answered("army", ...args);
const folder = mkdtempSync(join(tmpdir(), "tercio-army-"));
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === "string" ? value : JSON.stringify(value));
  return path;
};

const named = {
  army: "Empire of Sonnstahl",
  points_limit: 1000,
  units: [
    {
      unit: "Marshal",
      models: 1,
      general: true,
      options: ["Shield"],
      items: [{ slot: "artefact", name: "Lucky Charm" }],
    },
    { unit: "Heavy Infantry", models: 40, options: ["Halberd"], command: ["Champion"] },
  ],
};

describe("tercio army", () => {
  test("converts a list with names, checks, shows and counts it, and plays it no worse than any other", async () => {
    const out = join(folder, "mine.json");
    expect((await started("army", "convert", file("named.json", named), "--out", out)).code).toBe(0);
    const [checked, shown, counted] = await Promise.all([
      run("check", out),
      run("show", out, "--lang", "fr"),
      run("points", out),
    ]);
    expect(checked).toMatchObject({ code: 0, err: "" });
    expect(checked.out).toContain("Core: 330");
    expect(shown.out).toContain("160  Maréchal\u00a0: Général");
    expect(shown.out).toContain("Empire de Sonnstahl");
    expect(counted.out).toContain("140  20 × Heavy Infantry");
    expect(counted.out).toContain("40  40 × Halberd");
  });

  test("says where a list is wrong, in both languages, and what to do with files that are none", async () => {
    const out = join(folder, "wrong.json");
    await run("convert", file("named.json", named), "--out", out);
    file(
      "wrong.json",
      readFileSync(out, "utf8").replace('"halberd"', '"halbert"').replace('"models": 40', '"models": 51'),
    );
    const [english, french, garbage, list, nothing, name] = await Promise.all([
      run("check", out),
      run("check", out, "--lang", "fr"),
      run("check", file("garbage.json", "{")),
      run("check", file("list.json", { format: "tercio-army-list", version: 2 })),
      run("show", join(folder, "nowhere.json")),
      run("convert", file("misnamed.json", { ...named, units: [{ unit: "Marshall", models: 1 }] })),
    ]);
    expect(english.code).toBe(1);
    expect(english.err).toContain("units.1.models: Heavy Infantry: 51 models, but it takes 20 to 50");
    expect(english.err).toContain(
      "units.1.options.0: Heavy Infantry has no option “halbert”; it may have: spear, halberd",
    );
    expect(french.err).toContain("mais il en faut de 20 à 50");
    for (const broken of [garbage, list, nothing, name]) {
      expect(broken.code).toBe(2);
      expect(broken.err).not.toMatch(/\n\s+at /);
    }
    expect(list.err).toContain("version: must be one of 1");
    expect(name.err).toContain("units.0.unit: the army book has nothing called “Marshall”");
  });

  test("tells the books, the units of one, and all that a unit may take", async () => {
    const [books, units, one, none] = await Promise.all([
      run("book"),
      run("book", "dread-elves"),
      run("book", "undying-dynasties", "death-cult-hierarch", "--lang", "fr"),
      run("book", "dread-elves", "corsair"),
    ]);
    expect(books.out.split("\n").filter((line) => line !== "")).toHaveLength(20);
    expect(units.out).toMatch(/^silexian-spears +Silexian Spears, 210 \+14, 15–40, Core$/m);
    expect(one.out).toContain(
      "Hiérophante, 10, 0 avec Ankh de Naptesh, 25 avec Maître sorcier et pas avec Ankh de Naptesh, max 1",
    );
    expect(none).toMatchObject({ code: 2 });
    expect(none.err).toContain('has no "corsair"; like it there are: corsairs');
  });
});
