import { counterSource } from "@tercio/dice";
import { startBattle } from "@tercio/kernel";
import { costOfList, listProblems, resolveList, playedList } from "@tercio/rosters";
import { describe, expect, test } from "vitest";
import { bookNames, openBook } from "../src/armies/open-book.ts";
import { ninthAge } from "../src/index.ts";

const room = await ninthAge.rosters?.();
if (room === undefined) throw new Error("no army books");
const ready = await room.ready();

describe("U7: ready armies", () => {
  test("each book has one of 1,500 and one of 4,500 points", () => {
    const wanted = [1500, 4500].flatMap((size) => bookNames.map((b) => `${b.id} ${size}`));
    expect(ready.map(({ list }) => `${list.army} ${list.size}`).sort()).toEqual(wanted.sort());
  });

  test.each(ready)("$name.en: legal, its points spent, with a General, on the field as it is", async ({ list }) => {
    const book = await openBook(list.army);
    if (book === null) throw new Error(list.army);
    expect(listProblems(book, list)).toEqual([]);
    const { points } = costOfList(resolveList(book, list));
    expect(points).toBeGreaterThanOrEqual(list.size * 0.98);
    expect(points).toBeLessThanOrEqual(list.size);
    expect(list.units.filter((u) => u.titles?.includes("general"))).toHaveLength(1);
    const made = room.field(book, list);
    if (!("army" in made)) throw new Error(JSON.stringify(made.problems));
    const starter = ninthAge.rules.starter();
    const setup = { ...starter.setup, armies: [made.army, made.army], size: list.size };
    const { battle } = startBattle(ninthAge, { ...starter, setup }, 1);
    expect(battle.game.units.length).toBeGreaterThanOrEqual(list.units.length * 2);
  });
});

test("armies drawn as players build them are legal and spend their points; the same numbers draw the same", async () => {
  for (const [at, { id }] of bookNames.entries()) {
    if (at % 4 !== 0) continue;
    const book = await openBook(id);
    if (book === null) throw new Error(id);
    const list = playedList(counterSource(at, 0), book, 2000);
    expect(list, id).not.toBeNull();
    if (list === null) continue;
    expect(listProblems(book, list)).toEqual([]);
    expect(costOfList(resolveList(book, list)).points).toBeGreaterThanOrEqual(1960);
    expect(playedList(counterSource(at, 0), book, 2000)).toEqual(list);
  }
});
