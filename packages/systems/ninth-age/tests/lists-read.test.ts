import { say } from "@tercio/kernel";
import {
  type ArmyBook,
  type ArmyList,
  costOfList,
  FORMAT,
  FORMAT_VERSION,
  listProblems,
  type ListUnit,
  resolveList,
} from "@tercio/rosters";
import { describe, expect, test } from "vitest";
import { openBook } from "../src/armies/open-book.ts";
import { ninthAge } from "../src/index.ts";
import { listRulings } from "../src/rulings/fixed/lists.ts";

interface Given {
  readonly army: string;
  readonly size?: number;
  readonly units: readonly (Omit<ListUnit, "models"> & { readonly models?: number })[];
}

async function bookOf(army: string): Promise<ArmyBook> {
  const book = await openBook(army);
  if (book === null) throw new Error(army);
  return book;
}
const listOf = ({ army, size = 4500, units }: Given): ArmyList => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  system: "ninth-age",
  army,
  name: "x",
  size,
  units: units.map((u) => ({ models: 1, ...u })),
});

/** What is wrong with these units, but for what an army of few units always lacks. */
async function wrongs(given: Given): Promise<readonly string[]> {
  const list = listOf(given);
  return listProblems(await bookOf(given.army), list)
    .filter((p) => p.problem.key !== "list.share-least" && !(p.problem.key === "list.need" && p.where === "units"))
    .map((p) => `${p.where}: ${say(ninthAge, p.problem, "en")}`);
}
const points = async (given: Given): Promise<number> =>
  costOfList(resolveList(await bookOf(given.army), listOf(given))).points;

const EOS = "empire-of-sonnstahl";
const marshal = { entry: "marshal", titles: ["general"] } as const;

describe("a list is refused with its place", () => {
  test.each([19, 20, 50, 51])("a regiment of %i of 20 to 50 models", async (models) => {
    const found = await wrongs({ army: EOS, units: [{ entry: "heavy-infantry", models }] });
    expect(found).toEqual(
      models >= 20 && models <= 50 ? [] : [`units.0.models: Heavy Infantry: ${models} models, but it takes 20 to 50`],
    );
  });

  test.each([
    [3000, 2, 3],
    [3001, 4, 5],
    [7999, 4, 5],
    [8000, 8, 9],
  ])("at %i points %i units of Militia, not %i", async (size, most, more) => {
    const units = (n: number) => Array.from({ length: n }, () => ({ entry: "state-militia", models: 10 }));
    expect(await wrongs({ army: EOS, size, units: units(most) })).toEqual([]);
    expect(await wrongs({ army: EOS, size, units: units(more) })).toEqual([
      `units.${most}: ${more} units of State Militia, at most ${most} in an army of this size`,
    ]);
  });

  test("a share of the points on its boundary", async () => {
    // A Marshal of 140 points: 40 percent of 350, and one point too much of 349.
    expect(await wrongs({ army: EOS, size: 350, units: [marshal] })).toEqual([]);
    expect(await wrongs({ army: EOS, size: 349, units: [marshal] })).toEqual([
      "units: Characters: 140 points, at most 139 (40 percent) are allowed",
    ]);
  });

  test("points one over what was agreed", async () => {
    const units = [{ entry: "heavy-infantry", models: 20 }];
    expect(await wrongs({ army: EOS, size: 140, units })).toEqual([]);
    expect(await wrongs({ army: EOS, size: 139, units })).toEqual(["size: 140 points, but 139 were agreed"]);
  });

  test("options that exclude each other, that are needed, and that ask for something", async () => {
    expect(await wrongs({ army: EOS, units: [{ ...marshal, options: ["halberd", "lance"] }] })).toEqual([
      "units.0.options.1: Marshal: only one of “Melee Weapon”, not Halberd and Lance",
    ]);
    expect(await wrongs({ army: EOS, units: [{ entry: "artillery" }] })).toEqual([
      "units.0.options: Artillery must take one of “Artillery Weapon”: cannon, volley-gun, mortar, imperial-rocketeer",
    ]);
    const irregulars = (models: number) =>
      wrongs({ army: EOS, units: [{ entry: "state-militia", models, options: ["irregulars"] }] });
    expect(await irregulars(15)).toEqual([]);
    expect(await irregulars(16)).toEqual(["units.0.options.0: State Militia: Irregulars only with at most 15 models"]);
  });

  test("a budget of items to the point, and two artefacts of them", async () => {
    const items = (...ids: readonly string[]) => ids.map((item) => ({ slot: "artefact", item }));
    const of = (...ids: readonly string[]) =>
      wrongs({ army: EOS, units: [{ entry: "inquisitor", items: items(...ids) }] });
    expect(await of("talisman-of-shielding", "talisman-of-the-void")).toEqual([]);
    expect(await of("locket-of-sunna", "lightning-vambraces")).toEqual([
      "units.0.items: Inquisitor: items for 105 points, at most 100",
    ]);
    expect(await of("lucky-charm", "dragon-staff", "mantle-of-ullor")).toEqual([
      "units.0.items.2: Inquisitor: 3 of “artefact”, at most 2",
    ]);
  });

  test("an Imperial Prince has fewer points of items than other Marshals; upon Blades of Darag nothing is laid", async () => {
    const prince = (...items: string[]) =>
      wrongs({
        army: EOS,
        units: [{ ...marshal, options: ["imperial-prince"], items: items.map((item) => ({ slot: "artefact", item })) }],
      });
    expect(await prince("talisman-of-shielding")).toEqual([]);
    expect(await prince("talisman-of-shielding", "lucky-charm")).toEqual([
      "units.0.items: Marshal: items for 60 points, at most 50",
    ]);
    const outcast = (...options: string[]) =>
      wrongs({
        army: "dread-elves",
        units: [
          {
            entry: "warlock-outcast",
            options: ["alchemy", ...options],
            items: [{ slot: "weapon", item: "king-slayer" }],
          },
        ],
      });
    const [bladed, armed] = [await outcast("blades-of-darag"), await outcast("paired-weapons")];
    const upon = (list: readonly string[]) => list.filter((line) => line.startsWith("units.0.items.0"));
    expect([upon(bladed).length, upon(armed).length]).toEqual([1, 0]);
  });

  test("mounts: who may ride one, and how many of an army may", async () => {
    const pegasus = { entry: "marshal", mount: { mount: "pegasus" } };
    const wizard = { entry: "wizard", options: ["alchemy"], mount: { mount: "pegasus" } };
    expect(await wrongs({ army: EOS, size: 8000, units: [pegasus, pegasus, wizard, wizard] })).toEqual([]);
    expect(await wrongs({ army: EOS, size: 8000, units: [pegasus, pegasus, wizard, wizard, pegasus] })).toEqual([
      "units.4.mount: Pegasus is taken 5 times, at most 4 in an army",
    ]);
    const griffon = { entry: "marshal", mount: { mount: "great-griffon" } };
    expect(await wrongs({ army: EOS, units: [{ ...griffon, titles: ["battle-standard-bearer"] }] })).toEqual([
      "units.0.mount: Marshal: Great Griffon not as Battle Standard Bearer",
    ]);
  });

  test("two Generals, and the rites of the dead without or with two Hierophants", async () => {
    expect(await wrongs({ army: EOS, units: [marshal, marshal] })).toEqual([
      "units.1: General: 2 in the army, 1 to 1 are needed",
    ]);
    const priest = { entry: "death-cult-hierarch", options: ["evocation", "hierophant"] };
    const found = listProblems(
      await bookOf("undying-dynasties"),
      listOf({ army: "undying-dynasties", units: [priest, priest] }),
    );
    expect(found.filter((p) => p.problem.key === "list.need").map((p) => p.where)).toEqual(["units", "units.1"]);
  });

  test("great beasts by the size of the army", async () => {
    const army = "warriors-of-the-dark-gods";
    const elder = { entry: "feldrak-elder" };
    expect(await wrongs({ army, size: 3000, units: [elder, elder] })).toEqual([]);
    const giant = { entry: "marauding-giant", options: ["giant-club"] };
    expect(await wrongs({ army, size: 3000, units: [elder, elder, giant] })).toEqual([
      "units: Legendary Beasts: 5, at most 4 in an army of this size",
    ]);
    expect(await wrongs({ army, size: 3001, units: [elder, elder, giant] })).toEqual([]);
  });
});

/** By the reading: a list that it takes, and the fault of one that it does not; or what something costs by it. */
const shown: { readonly [reading: string]: () => Promise<void> } = {
  "list-limits-by-name": async () => {
    const scroll = (entry: string) => ({ entry, items: [{ slot: "artefact", item: "binding-scroll" }] });
    expect(await wrongs({ army: EOS, units: ["marshal", "prelate"].map(scroll) })).toEqual([]);
    expect(
      await wrongs({ army: EOS, size: 8000, units: ["marshal", "prelate", "knight-commander"].map(scroll) }),
    ).toEqual(["units.2.items.0: Binding Scroll is taken 3 times, at most 2 in an army"]);
  },
  "list-limits-together": async () => {
    const book = await bookOf(EOS);
    const most = {
      most: 9,
      but: [
        { when: { size: { least: 1000 } }, most: 2 },
        { when: { size: { least: 2000 } }, most: 3 },
      ],
    };
    const strict = { ...book, entries: book.entries.map((e) => (e.id === "flagellants" ? { ...e, most } : e)) };
    const units = (n: number) => Array.from({ length: n }, () => ({ entry: "flagellants", models: 15 }));
    const tooMany = (n: number, size: number) =>
      listProblems(strict, listOf({ army: EOS, size, units: units(n) })).some(
        (p) => p.problem.key === "list.most-units",
      );
    expect([tooMany(3, 999), tooMany(2, 2000), tooMany(3, 2000)]).toEqual([false, false, true]);
  },
  "list-enchanted-things": async () => {
    const seal = (options: readonly string[]) =>
      wrongs({ army: EOS, units: [{ entry: "prelate", options, items: [{ slot: "armour", item: "imperial-seal" }] }] });
    expect(await seal(["plate-armour"])).toEqual([]);
    expect(await seal([])).toHaveLength(1);
    const shield = (options: readonly string[]) =>
      wrongs({ army: EOS, units: [{ ...marshal, options, items: [{ slot: "shield", item: "shield-of-volund" }] }] });
    expect(await shield(["shield"])).toEqual([]);
    expect(await shield([])).toHaveLength(1);
  },
  "list-mounts-categories": async () => {
    const book = await bookOf(EOS);
    const list = listOf({ army: EOS, units: [{ entry: "marshal", mount: { mount: "great-griffon" } }] });
    const { categories } = costOfList(resolveList(book, list));
    expect([categories.get("Characters"), categories.get("Sunna’s Fury")]).toEqual([285, 145]);
  },
  "list-callings": async () => {
    const exarch = (more: Partial<ListUnit>) =>
      wrongs({ army: "dread-elves", units: [{ entry: "temple-exarch", ...more }] });
    expect(await exarch({ options: ["divination"], titles: ["battle-standard-bearer"] })).toEqual([]);
    expect(await exarch({ options: ["divination", "oracle-of-doom"] })).toEqual([]);
    expect(await exarch({ options: ["divination"] })).toEqual([
      "units.0.options: Temple Exarch must take one of “Calling”: oracle-of-doom",
    ]);
  },
  "list-manifestations": async () => {
    const omen = (...items: readonly (readonly [string, string])[]) =>
      wrongs({
        army: "daemon-legions",
        units: [
          { entry: "omen-of-savar", options: ["divination"], items: items.map(([slot, item]) => ({ slot, item })) },
        ],
      });
    expect(
      await omen(["manifestation-guiding", "living-shield"], ["manifestation-guiding", "brimstone-secretions"]),
    ).toEqual([]);
    expect(await omen(["manifestation", "living-shield"], ["manifestation", "living-shield"])).toHaveLength(1);
    // One that guides is still the same one.
    expect(await omen(["manifestation", "living-shield"], ["manifestation-guiding", "living-shield"])).toHaveLength(1);
  },
  "list-additions": async () => {
    const skeletons = { entry: "skeletons", models: 20 };
    const pharaoh = { entry: "pharaoh", options: ["lord-of-the-barrow-legion"] };
    const army = "undying-dynasties";
    const alone = await points({ army, units: [{ entry: "pharaoh" }, skeletons] });
    expect(await points({ army, units: [pharaoh, skeletons] })).toBe(alone + 20);
  },
  "list-of-the-army": async () => {
    const army = "undying-dynasties";
    const lance = { entry: "skeleton-cavalry", models: 10, options: ["lance"] };
    expect(
      await wrongs({ army, units: [{ entry: "pharaoh", options: ["lord-of-the-barrow-legion"] }, lance] }),
    ).toEqual([]);
    expect(await wrongs({ army, units: [{ entry: "pharaoh" }, lance] })).toHaveLength(1);
  },
};

describe("how the tables are read", () => {
  test.each(listRulings.map((r) => r.id))("%s", async (id) => {
    const show = shown[id];
    if (show === undefined) throw new Error(`${id} is shown by nothing`);
    await show();
  });
});
