import { FORMAT, FORMAT_VERSION, type ListUnit, resolveList } from "@tercio/rosters";
import { describe, expect, test } from "vitest";
import { fielded } from "../src/armies/field.ts";
import { armies } from "../src/index.ts";
import { namesOfUnit } from "../src/armies/list-names.ts";
import { openBook } from "../src/armies/open-book.ts";
import { lists } from "../src/armies/books/lists.ts";
import { enforced } from "../src/enforced.ts";
import { EDITIONS } from "../src/book/row.ts";
import { totemsOf, wizardOf } from "../src/state/spells.ts";
import type { UnitEntry } from "../src/state/state.ts";

async function playedAs(army: string, unit: ListUnit): Promise<UnitEntry> {
  const book = await openBook(army);
  if (book === null) throw new Error(army);
  const list = {
    format: FORMAT,
    version: FORMAT_VERSION,
    system: "ninth-age",
    army,
    name: "x",
    size: 4500,
    units: [unit],
  } as const;
  const made = fielded(book, list);
  if ("problems" in made) throw new Error(JSON.stringify(made.problems));
  return made.army.units[0] as UnitEntry;
}

test("special items that are rules of their bearer are fielded with it; of Guiding Manifestations nothing is", async () => {
  const herald = (slot: string) =>
    playedAs("daemon-legions", {
      entry: "harbinger-of-father-chaos",
      models: 1,
      items: [{ slot, item: "whipcrack-tail" }],
    });
  const [own, guiding] = [await herald("manifestation"), await herald("manifestation-guiding")];
  expect([own.rules.includes("whipcrack-tail"), guiding.rules.includes("whipcrack-tail")]).toEqual([true, false]);
  expect([own, guiding].map((u) => u.notYet?.some((name) => name.en === "Whipcrack Tail"))).toEqual([false, true]);
});

test("lists of the later edition: who is an Orc or a Goblin, the spells of four armies, totems", async () => {
  const rules = async (army: string, entry: string, options: readonly string[], titles: readonly string[] = []) =>
    (await playedAs(army, { entry, models: 1, options, titles })).rules;
  const orc = await rules("orcs-and-goblins", "orc-shaman", ["common-orc", "wizard-adept", "shamanism"]);
  const goblin = await rules("orcs-and-goblins", "goblin-witch-doctor", ["cave-goblin", "wizard-adept", "witchcraft"]);
  expect([orc, goblin].map((r) => [r.includes("orc"), r.includes("goblin")])).toEqual([
    [true, false],
    [false, true],
  ]);
  const known = async (army: string, entry: string, ...options: string[]) => {
    const unit = await playedAs(army, { entry, models: 1, options: ["wizard-apprentice", ...options] });
    return EDITIONS.map((edition) => wizardOf(edition, unit)?.hereditary);
  };
  expect(await known("orcs-and-goblins", "orc-shaman", "common-orc", "shamanism")).toEqual([
    "hereditary.ong.bring-the-pain",
    "hereditary.ong.guile-and-fury",
  ]);
  expect(await known("asklanders", "seidhkennar", "thaumaturgy")).toEqual([null, "hereditary.ask.frostbite"]);
  expect(await known("makhar", "taltos", "pyromancy")).toEqual([null, "hereditary.mak.breath-of-the-steppe"]);
  expect(await known("hobgoblins", "hobgoblin-conjurer", "pyromancy")).toEqual([
    null,
    "hereditary.hob.chains-of-pride",
  ]);
  expect(await known("cultists", "daemonic-symbiote", "witchcraft")).toEqual([
    null,
    "hereditary.cul.spear-of-infinity",
  ]);
  const centaurs = await playedAs("beast-herds", {
    ...{ entry: "centaurs", models: 5, options: ["totem-bearer", "clouded-eye-totem"] },
  });
  expect(EDITIONS.map((edition) => totemsOf(edition, centaurs))).toEqual([[], ["totem.clouded-eye"]]);
});

/** A unit of a list, and the same written by hand: army, and its place there. */
const alike: readonly (readonly [entry: Omit<ListUnit, "models">, army: string, book: string, at: number])[] = [
  [{ entry: "heavy-infantry", options: ["halberd"] }, "empire-of-sonnstahl", "empire-of-sonnstahl", 0],
  [{ entry: "heavy-infantry", options: ["spear"] }, "empire-of-sonnstahl", "empire-of-sonnstahl", 1],
  [{ entry: "electoral-cavalry", options: ["lance", "shield"] }, "empire-of-sonnstahl", "empire-of-sonnstahl", 3],
  [{ entry: "knights-of-the-sun-griffon" }, "empire-of-sonnstahl", "empire-of-sonnstahl", 4],
  [{ entry: "light-infantry", options: ["handgun"] }, "sonnstahl-guns", "empire-of-sonnstahl", 1],
  [{ entry: "imperial-rangers" }, "sonnstahl-guns", "empire-of-sonnstahl", 3],
  [{ entry: "artillery", options: ["mortar"] }, "sonnstahl-guns", "empire-of-sonnstahl", 6],
  [{ entry: "barbarians", options: ["spear-and-shield"] }, "warriors-of-the-dark-gods", "warriors-of-the-dark-gods", 1],
  [{ entry: "warhounds-core" }, "warriors-of-the-dark-gods", "warriors-of-the-dark-gods", 4],
  [{ entry: "feldraks" }, "warriors-of-the-dark-gods", "warriors-of-the-dark-gods", 5],
  [{ entry: "citizen-archers" }, "highborn-elves", "highborn-elves", 1],
  [{ entry: "marshal", titles: ["general"], options: ["halberd"] }, "sonnstahl-led", "empire-of-sonnstahl", 4],
  [
    { entry: "marshal", titles: ["battle-standard-bearer"], options: ["shield"] },
    "sonnstahl-led",
    "empire-of-sonnstahl",
    5,
  ],
  [{ entry: "chosen-lord", titles: ["general"] }, "dark-gods-led", "warriors-of-the-dark-gods", 4],
  [
    { entry: "barbarian-chief", titles: ["battle-standard-bearer"], options: ["great-weapon"] },
    "dark-gods-led",
    "warriors-of-the-dark-gods",
    5,
  ],
  [
    {
      entry: "heavy-infantry",
      options: ["halberd"],
      items: [{ slot: "banner", item: "banner-of-the-relentless-company" }],
    },
    "sonnstahl-heirlooms",
    "empire-of-sonnstahl",
    0,
  ],
  [
    {
      entry: "marshal",
      titles: ["general"],
      options: ["halberd"],
      items: [
        { slot: "weapon", item: "supernatural-dexterity" },
        { slot: "armour", item: "imperial-seal" },
      ],
    },
    "sonnstahl-heirlooms",
    "empire-of-sonnstahl",
    4,
  ],
  [
    {
      entry: "marshal",
      titles: ["battle-standard-bearer"],
      options: ["shield"],
      items: [
        { slot: "weapon", item: "heros-heart" },
        { slot: "shield", item: "shield-of-volund" },
        { slot: "armour", item: "ghostly-guard" },
        { slot: "artefact", item: "talisman-of-shielding" },
      ],
    },
    "sonnstahl-heirlooms",
    "empire-of-sonnstahl",
    5,
  ],
  [
    {
      entry: "chosen-lord",
      titles: ["general"],
      items: [
        { slot: "weapon", item: "burning-portent" },
        { slot: "artefact", item: "dragonfire-gem" },
        { slot: "shield", item: "willows-ward" },
        { slot: "artefact", item: "potion-of-swiftness" },
      ],
    },
    "dark-gods-heirlooms",
    "warriors-of-the-dark-gods",
    4,
  ],
  [
    {
      entry: "barbarian-chief",
      titles: ["battle-standard-bearer"],
      options: ["great-weapon"],
      items: [
        { slot: "weapon", item: "touch-of-greatness" },
        { slot: "armour", item: "basalt-infusion" },
        { slot: "banner", item: "stalkers-standard" },
      ],
    },
    "dark-gods-heirlooms",
    "warriors-of-the-dark-gods",
    5,
  ],
];

describe("a unit of a list", () => {
  test.each(alike)("%o is what was written by hand for %s", async (unit, army, book, at) => {
    const byHand = armies[army]?.units[at];
    if (byHand === undefined) throw new Error(army);
    const command = [
      ...(byHand.champion ? ["champion"] : []),
      ...(byHand.standard ? ["standard-bearer"] : []),
      ...(byHand.musician ? ["musician"] : []),
    ];
    const made = await playedAs(book, { models: byHand.models, command, files: byHand.files, ...unit });
    const figures = ({ name: _, parts, rules, items, notYet: __, army: ____, ...rest }: UnitEntry) => ({
      ...rest,
      items: [...(items ?? [])].sort(),
      // Whose army it is of is said by lists alone.
      // What the blow is struck with stands in the book; names are the book’s.
      parts: parts.map(({ name: ___, ...p }) => p).sort((a, b) => Number(a.harnessed) - Number(b.harnessed)),
      rules: rules
        .map((r) => JSON.stringify(r))
        .filter((r) => !IMPLIED.includes(r))
        .sort(),
    });
    expect(figures(made)).toEqual(figures(byHand));
  });

  test("names what no rule plays for it, and only that", async () => {
    const guard = await playedAs("empire-of-sonnstahl", { entry: "imperial-guard", models: 20 });
    expect(guard.notYet.map((n) => n.en)).toEqual([]);
    const hydra = await playedAs("dread-elves", { entry: "hydra", models: 1 });
    expect(hydra.notYet.map((n) => n.en)).toEqual([]);
    const maidens = await playedAs("sylvan-elves", { entry: "briar-maidens", models: 5 });
    expect(maidens.notYet.map((n) => n.en)).toEqual(["Forest Walker"]);
    // A rule of some parts alone is not that of the whole model.
    const knights = await playedAs("dread-elves", { entry: "dread-knights", models: 5, options: ["lance"] });
    expect(knights.rules).not.toContain("lethal-strike");
    expect(knights.parts.map((p) => p.rules ?? [])).toContainEqual(expect.arrayContaining(["lethal-strike"]));
    expect(knights.notYet.map((n) => n.en)).not.toContain("Lethal Strike");
  });
});

/** What a hand in one list wrote and another left to Type and equipment. */
const IMPLIED = ['"parry"', '"move-or-fire"'];

test("every name of the lists that come along has a rule that is enforced, or none", async () => {
  const names = new Map<string, string | null>();
  for (const list of lists) {
    const book = await openBook(list.army);
    if (book === null) throw new Error(list.army);
    const m = resolveList(book, list);
    for (const u of m.units) for (const n of namesOfUnit(m, u)) names.set(n.what, n.rule);
  }
  const rules = [...names.values()].filter((rule) => rule !== null && rule !== "given");
  expect(rules.filter((rule) => !Object.hasOwn(enforced, rule ?? ""))).toEqual([]);
  expect(names.size).toBeGreaterThan(200);
});

describe("a Wizard of a list", () => {
  const wizard = (unit: UnitEntry) =>
    unit.rules.filter((r) => typeof r === "object" && (r as { rule: string }).rule.startsWith("wizard-"));

  test("has its level, its path and the spell of its army", async () => {
    const master = await playedAs("empire-of-sonnstahl", {
      entry: "wizard",
      models: 1,
      options: ["wizard-master", "pyromancy"],
    });
    expect(wizard(master)).toEqual([
      { rule: "wizard-master", path: "pyromancy", others: ["alchemy", "divination", "cosmology"] },
    ]);
    const sorcerer = await playedAs("warriors-of-the-dark-gods", {
      entry: "sorcerer",
      models: 1,
      options: ["wizard-adept", "alchemy"],
    });
    expect(wizard(sorcerer)).toEqual([
      { rule: "wizard-adept", path: "alchemy", hereditary: "hereditary.wdg.hellfire" },
    ]);
    for (const u of [master, sorcerer]) expect(u.notYet?.map((n) => n.en)).not.toContain("Wizard Adept");
  });

  test("has several where it may choose among them", async () => {
    const tower = await playedAs("highborn-elves", {
      entry: "commander",
      models: 1,
      options: ["master-of-canreig-tower"],
    });
    expect(wizard(tower)).toEqual([
      {
        rule: "wizard-adept",
        path: "alchemy",
        paths: ["alchemy", "cosmology", "divination", "pyromancy"],
        hereditary: "hereditary.he.favour-of-meladis",
      },
    ]);
    const free = await playedAs("highborn-elves", {
      entry: "mage",
      models: 1,
      options: ["cosmology"],
      items: [{ slot: "artefact", item: "essence-of-a-free-mind" }],
    });
    expect(wizard(free)).toEqual([
      {
        rule: "wizard-adept",
        path: "cosmology",
        paths: ["cosmology", "pyromancy", "divination"],
        hereditary: "hereditary.he.favour-of-meladis",
      },
    ]);
  });

  test("is told as not played where nobody says which path is its own", async () => {
    const herald = await playedAs("warriors-of-the-dark-gods", { entry: "exalted-herald", models: 1 });
    expect(wizard(herald)).toEqual([]);
    expect(herald.notYet?.map((n) => n.en)).toContain("Wizard Adept");
  });
});
