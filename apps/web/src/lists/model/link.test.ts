import { type ArmyList, FORMAT, FORMAT_VERSION } from "@tercio/rosters";
import { expect, test } from "vitest";
import { codeOf, listIn } from "./link.ts";
import { readRoute } from "./route.ts";
import { placesAround, unitOf } from "./state.ts";
import { back, begunWith, forth, stepped } from "./steps.ts";

const list: ArmyList = {
  format: FORMAT,
  version: FORMAT_VERSION,
  system: "a-game",
  army: "an-army",
  name: "L’été « à Åsk » ⚔",
  size: 1500,
  units: Array.from({ length: 20 }, (_, i) => ({
    entry: `unit-${i % 7}`,
    models: 20 + i,
    options: ["shield", "spear"],
    command: ["first", "second"],
    items: [{ slot: "banner", item: `flag-${i}` }],
  })),
};

test("a list goes into a link and comes out as it was, a fifth as long as its file and of letters that an address may have", async () => {
  const code = await codeOf(list);
  expect(code).toMatch(/^1[\w-]+$/);
  expect(code.length).toBeLessThan(JSON.stringify(list).length / 5);
  expect(await listIn(code)).toEqual(list);
  expect(readRoute(`#/lists/with/${code}`)).toEqual({ at: "shared", code, print: false });
  expect(readRoute(`#/lists/with/${code}/print`)).toEqual({ at: "shared", code, print: true });
});

test("a link that was cut, changed or made up holds no list, and nothing falls over", async () => {
  const code = await codeOf(list);
  const other = await codeOf({ ...list, size: 0 });
  const bomb = await codeOf({ ...list, name: "x".repeat(1_000_000) });
  for (const broken of [
    "",
    "1",
    "0",
    "2abc",
    code.slice(0, -9),
    code.slice(1),
    `${code}äöü`,
    "1AAAA",
    "0e30",
    other,
    bomb,
  ])
    expect(await listIn(broken), broken.slice(0, 20)).toBeNull();
  for (let at = 1; at < code.length; at += 7) {
    const changed = await listIn(`${code.slice(0, at)}${code[at] === "A" ? "B" : "A"}${code.slice(at + 1)}`);
    if (changed !== null) expect(changed.format).toBe(FORMAT);
  }
});

test("where nothing can be packed a link is longer and opens all the same", async () => {
  const packs = globalThis.CompressionStream;
  Reflect.deleteProperty(globalThis, "CompressionStream");
  const code = await codeOf(list);
  globalThis.CompressionStream = packs;
  expect(code[0]).toBe("0");
  expect(await listIn(code)).toEqual(list);
});

test("an address leads to the shelf, a list, its print", () => {
  expect(readRoute("#/lists")).toEqual({ at: "shelf" });
  expect(readRoute("#/lists/")).toEqual({ at: "shelf" });
  expect(readRoute("#/lists/abc")).toEqual({ at: "list", id: "abc" });
  expect(readRoute("#/lists/abc/print")).toEqual({ at: "print", id: "abc" });
});

test("steps go back and forth; what is typed goes back at once; a step aside forgets what was ahead", () => {
  const named = (name: string): ArmyList => ({ ...list, name });
  let s = begunWith(named("a"));
  s = stepped(s, named("b"));
  s = stepped(s, named("bc"), true);
  expect(back(s).now.name).toBe("a");
  expect(forth(back(s)).now.name).toBe("bc");
  expect(back(back(s)).now.name).toBe("a");
  const aside = stepped(back(s), named("d"));
  expect(forth(aside)).toEqual(aside);
  // A hundred steps are kept, and no more.
  for (let i = 0; i < 150; i++) s = stepped(s, named(`${i}`));
  for (let i = 0; i < 150; i++) s = back(s);
  expect(s.now.name).toBe("49");
});

test("a place of a list lies in a unit, or in the army as a whole", () => {
  expect(unitOf("units.12.options.3")).toBe(12);
  expect(unitOf("units")).toBeNull();
  expect(unitOf("size")).toBeNull();
  expect(placesAround("units.2.items.0")).toEqual(["units.2.items.0", "units.2.items", "units.2", "units"]);
});
