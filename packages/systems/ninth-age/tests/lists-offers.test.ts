import {
  additions,
  type ArmyBook,
  type ArmyList,
  costOfList,
  doubledUnit,
  FORMAT,
  FORMAT_VERSION,
  itemOffers,
  itemSlots,
  listProblems,
  movedUnit,
  resolveList,
  type Offer,
  type OfferGroup,
  unitOffers,
  withoutUnit,
} from "@tercio/rosters";
import { describe, expect, test } from "vitest";
import { ninthAge } from "../src/index.ts";

const rosters = await ninthAge.rosters?.();
if (rosters === undefined) throw new Error("no army books");

const empty = (army: string, size = 1500): ArmyList => ({
  format: FORMAT,
  version: FORMAT_VERSION,
  system: "ninth-age",
  army,
  name: "x",
  size,
  units: [],
});

async function bookOf(army: string): Promise<ArmyBook> {
  const book = await rosters?.open(army);

  if (book == null) throw new Error(army);
  return book;
}

const add = (book: ArmyBook, list: ArmyList, entry: string): ArmyList => {
  const found = additions(book, list).find((a) => a.entry.id === entry);
  if (found === undefined) throw new Error(entry);
  return found.then();
};

const all = (groups: readonly OfferGroup[]): readonly Offer[] =>
  groups.flatMap((g) => g.offers.flatMap((o) => [o, ...all(o.groups)]));

function offerOf(book: ArmyBook, list: ArmyList, at: number, key: string): Offer {
  const m = resolveList(book, list);
  const items = itemSlots(m, at).flatMap((s) => itemOffers(m, at, s.slot));
  const found = [...all(unitOffers(m, at)?.groups ?? []), ...items].find((o) => o.key === key);
  if (found === undefined) throw new Error(key);
  return found;
}

describe("what may be chosen for a unit of a list", () => {
  test("the first who may lead the army does; what must be chosen is, at the least cost", async () => {
    const book = await bookOf("empire-of-sonnstahl");
    const one = add(book, empty("empire-of-sonnstahl"), "marshal");
    expect(one.units).toEqual([{ entry: "marshal", models: 1, titles: ["general"] }]);
    expect(add(book, one, "marshal").units[1]).toEqual({ entry: "marshal", models: 1 });
    const wizard = add(book, one, "wizard");
    const own = listProblems(book, wizard).filter((p) => p.where.startsWith("units.1"));
    expect(own).toEqual([]);
  });

  test("of one group one is taken, and the next takes its place; what hangs on it goes with it", async () => {
    const book = await bookOf("empire-of-sonnstahl");
    let list = add(book, empty("empire-of-sonnstahl"), "marshal");
    const take = (key: string): void => {
      list = offerOf(book, list, 0, key).then();
    };
    take("options great-weapon");
    take("options halberd");
    expect(list.units[0]?.options).toEqual(["halberd"]);
    // A dragon is for princes: said with its reason, and not to be had.
    const dragon = offerOf(book, list, 0, "mount commanding-dragon");
    expect([dragon.barred, dragon.why?.key]).toEqual([true, "list.when"]);
    take("options imperial-prince");
    expect(offerOf(book, list, 0, "mount commanding-dragon").barred).toBe(false);
    take("mount commanding-dragon");
    expect(list.units[0]?.mount).toEqual({ mount: "commanding-dragon" });
    take("mount commanding-dragon");
    expect(list.units[0]?.mount).toBeUndefined();
  });

  test("what would be too much for the army is told and may be taken; points decide on the boundary", async () => {
    const book = await bookOf("empire-of-sonnstahl");
    const list = add(book, empty("empire-of-sonnstahl"), "marshal");
    // A griffon costs as much as is left, or one point more than that.
    const { points } = offerOf(book, list, 0, "mount great-griffon");
    const key = (size: number): string | undefined =>
      offerOf(book, { ...list, size }, 0, "mount great-griffon").why?.key;
    const spent = 140 + points;
    expect(key(spent)).toBe("list.share-most");
    expect(key(spent - 1)).toBe("list.size");
    expect(offerOf(book, { ...list, size: spent - 1 }, 0, "mount great-griffon").barred).toBe(false);
    // Of many points a share of forty percent is enough.
    expect(key(Math.ceil((spent * 100) / 40))).toBeUndefined();
    expect(key(Math.ceil((spent * 100) / 40) - 1)).toBe("list.share-most");
  });

  test("every offer that nothing bars is right for its unit, and every one that is barred is not", async () => {
    for (const army of ["undying-dynasties", "daemon-legions"]) {
      const book = await bookOf(army);
      for (const entry of book.entries.filter((_, i) => i % 4 === 0)) {
        const list = add(book, empty(army, 4500), entry.id);
        const m = resolveList(book, list);
        const wrong = (l: ArmyList): readonly string[] =>
          listProblems(book, l)
            .filter((p) => p.where.startsWith("units.0") && p.problem.key !== "list.most-models")
            .map((p) => p.problem.key);
        expect(wrong(list), entry.id).toEqual([]);
        const slots = itemSlots(m, 0).flatMap((s) => itemOffers(m, 0, s.slot));
        for (const o of [...all(unitOffers(m, 0)?.groups ?? []), ...slots])
          if (!o.taken) expect(wrong(o.then()).length > 0, `${entry.id} ${o.key}`).toBe(o.barred);
      }
    }
  });

  test("units change places, are doubled and go", async () => {
    const book = await bookOf("empire-of-sonnstahl");
    const list = add(book, add(book, empty("empire-of-sonnstahl"), "marshal"), "heavy-infantry");
    const entries = (l: ArmyList): readonly string[] => l.units.map((u) => u.entry);
    expect(entries(movedUnit(list, 0, 1))).toEqual(["heavy-infantry", "marshal"]);
    expect(movedUnit(list, 0, 2)).toBe(list);
    expect(movedUnit(list, 0, -1)).toBe(list);
    // Two Generals are one too many: the second of them is none.
    const two = doubledUnit(list, 0);
    expect(two.units.map((u) => u.titles?.length ?? 0)).toEqual([1, 0, 0]);
    expect(entries(withoutUnit(two, 1))).toEqual(["marshal", "heavy-infantry"]);
  });

  test("a unit is read as the game has it; one that cannot be played as its army book prints it, with the reason", async () => {
    const book = await bookOf("empire-of-sonnstahl");
    const list = add(book, add(book, empty("empire-of-sonnstahl"), "heavy-infantry"), "steam-tank");
    const m = resolveList(book, list);
    const [foot, tank] = m.units.map((u) => rosters.card(m, u));
    expect(foot?.barred).toBeNull();
    const told = (card: typeof foot, key: string) => card?.sheet.facts.find((f) => f.label.key === key)?.told;
    expect([told(foot, "value.advance-rate"), told(foot, "value.discipline")]).toEqual([4, 7]);
    expect(foot?.sheet.tables[0]?.rows).toHaveLength(1);
    expect(tank?.sheet.facts.length).toBeGreaterThan(5);
  });
});

test("lists of our own to start from are legal, of their size and can be played; each army of them has a small and a large one", async () => {
  const { ownLists } = await import("../src/armies/books/lists-own.ts");
  const sizes = new Map<string, number[]>();
  for (const list of ownLists) {
    const book = await bookOf(list.army);
    expect(listProblems(book, list), list.name).toEqual([]);
    const { points } = costOfList(resolveList(book, list));
    // Nobody leaves a unit's worth unspent.
    expect(points, list.name).toBeGreaterThan(list.size - 50);
    expect("army" in (rosters?.field(book, list) ?? {}), list.name).toBe(true);
    sizes.set(list.army, [...(sizes.get(list.army) ?? []), list.size]);
  }
  expect(sizes.size).toBeGreaterThanOrEqual(4);
  for (const own of sizes.values()) expect(own).toEqual([1500, 3000]);
});
