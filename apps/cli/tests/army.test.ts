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
      "Hiérophante, 10, 0 avec Ankh de Naptesh, 25 avec Maître magicien et pas avec Ankh de Naptesh, max 1",
    );
    expect(none).toMatchObject({ code: 2 });
    expect(none.err).toContain('has no "corsair"; similar ones: corsairs');
  });

  test("reads lists that call things by their names as they are", async () => {
    const path = file("as-it-is.json", named);
    const [checked, shown, counted] = await Promise.all([run("check", path), run("show", path), run("points", path)]);
    for (const answer of [checked, shown, counted]) expect(answer).toMatchObject({ code: 0, err: "" });
    expect(checked.out).toContain("Core: 330");
    expect(counted.out).toContain("140  20 × Heavy Infantry");
  });

  const tercioList = { format: "tercio-army-list", version: 1, system: "ninth-age", army: "dread-elves", name: "x" };
  const unit = (more: object) => ({ ...tercioList, size: 4500, units: [{ entry: "corsairs", models: 10, ...more }] });
  test.each<readonly [string, unknown, string]>([
    ["empty", "", "is empty"],
    ["cut", '{"format":', "ends in the middle"],
    ["bytes", "\u0000\u0001ÿ", "is not JSON"],
    ["text", '"x"', "is not an army list; how one is written stands in docs/army-format.md"],
    ["null", "null", "is not an army list; how"],
    ["rows", [1, 2], "is not an army list; how"],
    ["other", { a: 1 }, "is not an army list; how"],
    ["game", { ...tercioList, system: "chess", size: 1, units: [] }, 'system: no game "chess"; there are: ninth-age'],
    ["book", { ...tercioList, army: "elves", size: 1, units: [] }, 'army: no army book "elves"; there are: empire'],
    ["size", { ...tercioList, size: 1e308, units: [] }, "size: must be a whole number from 1 to 100000"],
    ["models", unit({ models: 1e21 }), "units.0.models: must be a whole number from 1 to 500"],
    ["parts", unit({ models: 0.5 }), "units.0.models: must be a whole number"],
    ["entry", unit({ entry: "corsair" }), "units.0.entry: Dread Elves has no unit “corsair”; similar ones: corsairs"],
    [
      "option",
      unit({ options: ["constructor"] }),
      "units.0.options.0: Corsairs has no option “constructor”; it may have",
    ],
    ["command", unit({ command: ["drummer"] }), "units.0.command.0: "],
    ["mount", unit({ mount: { mount: "toString" } }), "units.0.mount: Corsairs cannot ride “toString”"],
    ["item", unit({ items: [{ slot: "x", item: "y" }] }), "units.0.items.0: no item “y” (x) for Corsairs"],
    ["title", unit({ titles: ["king"] }), "units.0.titles.0: Corsairs cannot be king"],
  ])("refuses garbage with place and remedy: %s", async (name, value, says) => {
    const path = file(`garbage-${name}.json`, value);
    for (const what of ["check", "show", "points"] as const) {
      const { code, err, out } = await run(what, path);
      expect(code, what).toBeGreaterThan(0);
      expect(err, what).toContain(`${path}: ${says}`);
      expect(err + out, what).not.toMatch(/\n\s+at |undefined|NaN|\[object/);
    }
  });

  test("lists of a book that nobody reviewed can be built and counted; their rules are not known to Tercio", async () => {
    const dwarves = {
      ...{ ...tercioList, army: "dwarven-holds", size: 2000 },
      units: [
        { entry: "king", models: 1, titles: ["general"] },
        { entry: "clan-warriors", models: 20 },
      ],
    };
    const path = file("dwarves.json", dwarves);
    const [books, entry, checked, shown] = await Promise.all([
      run("book"),
      run("book", "dwarven-holds", "king"),
      run("check", path),
      run("show", path),
    ]);
    expect(books.out).toMatch(/dwarven-holds.*not reviewed/);
    expect(entry).toMatchObject({ code: 0, err: "" });
    expect(checked.err).not.toMatch(/has no unit|has no option/);
    expect(shown).toMatchObject({ code: 0, err: "" });
    expect(shown.out).toMatch(/not known to Tercio: .*Shield Wall/);
  });
});
