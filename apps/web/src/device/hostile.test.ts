import { counterSource } from "@tercio/dice";
import { asStored, valueOf } from "@tercio/files";
import { games } from "@tercio/games";
import { type Json, save, startBattle } from "@tercio/kernel";
import { type ArmyList, FORMAT, FORMAT_VERSION } from "@tercio/rosters";
import { MONSTERS, mutated } from "@tercio/testkit";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readAddress } from "../chances/address.ts";
import { aboutFrom } from "../kept/about.ts";
import { codeOf, listIn } from "../lists/model/link.ts";
import { reread, useLists } from "../lists/model/shelf.ts";
import { allLeft } from "../session/left.ts";
import { volumeOf } from "../session/writer/volume.ts";
import { allAside } from "./aside.ts";
import { storedAs } from "./stored.ts";

const list: ArmyList = {
  ...{ format: FORMAT, version: FORMAT_VERSION, system: "ninth-age", army: "orcs", name: "One", size: 1500 },
  units: [{ entry: "a", models: 20, options: ["b"], items: [{ slot: "c", item: "d" }] }],
};
const volume = {
  ...{ id: "b", name: "Mine", begun: 1, played: 2, pace: { autoRoll: true, paused: false }, seed: 3, answers: 4 },
  ...{ system: "ninth-age", moment: { key: "a", values: { n: 1, of: { key: "c" } } }, edition: "e", version: "13" },
  ...{ seats: ["human", "computer"], points: [1, 2] },
  picture: { width: 1, depth: 2, below: 0, things: [{ seat: 0, corners: [1, 2, 3, 4] }] },
};
const system = games[0] as (typeof games)[number];
const battle = JSON.parse(JSON.stringify(save(startBattle(system, system.rules.starter(), 1, {}).battle))) as Json;

/** Every kind of stored word as it is right. */
const STORED: { readonly [kind: string]: Json } = {
  volume,
  unwritten: { volume, text: JSON.stringify(battle), base: "0" },
  "kept-list": { list: { ...list } as unknown as Json, army: { en: "a", fr: "b" }, changed: 1, points: 2, wrong: 3 },
  pins: { pins: ["a", "b"], edition: "2e-early" },
  table: { "ninth-age": { mine: ["a"], theirs: [] } },
  layers: ["reach"],
  position: { name: "Mine", system: "ninth-age", scene: { phase: "charge", units: {} }, changed: 1 },
  build: { name: "cac82406", day: "2026-11-01", rules: { "ninth-age": "12" } },
  "kept-build": { name: "cac82406", day: "2026-11-01", rules: { "ninth-age": "12" }, content: ["assets/a.js"] },
} as const;

const local: { [name: string]: string } = {};
const storage = Object.create(
  {
    getItem: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null),
    setItem: (name: string, text: string) => void (storage[name] = text),
    removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
  },
  {},
) as typeof local;
beforeEach(() => {
  for (const name of Object.keys(storage)) Reflect.deleteProperty(storage, name);
  vi.stubGlobal("localStorage", storage);
});
afterAll(() => {
  vi.unstubAllGlobals();
  reread();
});

const source = counterSource(31, 7);
/** As text; some monsters are too deep to be written. */
function written(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch {
    return "[".repeat(9000);
  }
}
/** A value changed here and there, cut off, swapped for a monster: as text. */
function* hostile(value: Json, times: number): Generator<string> {
  for (const monster of MONSTERS) yield written(monster);
  const text = JSON.stringify(value);
  yield* ["", "{", "null", "[".repeat(20_000), `{"a":${'{"b":'.repeat(20_000)}`, `\ufeff${text}`];
  for (let i = 0; i < times; i++) {
    const one = written(mutated(value, source).value);
    yield source.next(4) === 1 ? one.slice(0, source.next(one.length) - 1) : one;
  }
}
const says = (text: string, kind: Parameters<typeof asStored>[1]): string => {
  const value = valueOf(text);
  const read = value.ok ? asStored(value.value, kind) : value;
  return read.ok ? "" : `${read.problem.where} ${read.problem.says.en} ${read.problem.says.fr}`;
};

describe("C2: what the browser keeps and what an address holds, whoever wrote it", () => {
  test.each(Object.entries(STORED))(
    "C2: %s as it is is read, changed anywhere it is read or refused in words",
    (kind, value) => {
      const of = kind as Parameters<typeof asStored>[1];
      expect(says(JSON.stringify(value), of)).toBe("");
      let refused = 0;
      for (const text of hostile(value, 400)) {
        const words = says(text, of);
        if (words === "") continue;
        refused++;
        expect(words).not.toMatch(/\[object|undefined|RangeError|TypeError/);
        expect(words.length).toBeLessThan(700);
      }
      expect(refused).toBeGreaterThan(20);
    },
  );

  test("C2: a version that is no text, in each kind that has one", () => {
    const monster = { toString: 1 };
    expect(volumeOf({ ...volume, version: monster })?.version).toBe("");
    expect(says(JSON.stringify({ list: { ...list, version: monster } }), "kept-list")).toContain("list.version");
    expect(aboutFrom(JSON.stringify({ ...(STORED["build"] as object), rules: { "ninth-age": monster } }))).toBeNull();
    expect(says(JSON.stringify({ ...(STORED["kept-build"] as object), content: ["../x"] }), "kept-build")).toContain(
      "content.0",
    );
  });

  test("C2: nothing stored is lost: it is read, or lies where its player finds it", () => {
    let aside = 0;
    for (const [name, kind] of [
      ["tercio-reference", "pins"],
      ["tercio-now", "table"],
      ["layers", "layers"],
    ] as const)
      for (const text of hostile(STORED[kind] as Json, 60)) {
        localStorage.setItem(name, text);
        if (storedAs(name, kind) !== null) continue;
        aside++;
        expect(allAside().find((a) => a.name === name)?.text).toBe(text);
        expect(localStorage.getItem(name)).toBe(text);
      }
    expect(aside).toBeGreaterThan(60);
    for (const text of hostile(STORED["unwritten"] as Json, 100)) {
      localStorage.setItem("tercio-unwritten x", text);
      const [left] = allLeft();
      expect(left?.raw ?? allAside().find((a) => a.name === "x")?.text).toBe(text);
      localStorage.removeItem("tercio-unwritten x");
    }
    for (const text of hostile(STORED["kept-list"] as Json, 100)) {
      localStorage.setItem("tercio-list x", text);
      reread();
      const { lists, unread } = useLists.getState();
      expect(lists.length + unread.length).toBe(1);
      expect(localStorage.getItem("tercio-list x")).toBe(text);
      if (unread[0] !== undefined) expect(unread[0].text).toBe(text);
    }
  });

  test("C2: links changed anywhere hold a list or none, a question or none", async () => {
    const code = await codeOf(list);
    for (let i = 0; i < 200; i++) {
      const at = source.next(code.length) - 1;
      const with_ = "AZ09-_~%/é{".charAt(source.next(11) - 1);
      await listIn(`${code.slice(0, at)}${with_}${code.slice(at + source.next(3) - 1)}`);
    }
    for (const text of hostile({ ...list } as unknown as Json, 100))
      await listIn(`0${Buffer.from(text).toString("base64url")}`);
    const address = "#/odds/ninth-age/charge?a=need:7,swift&b=need:8&along=need&answers=1a.2b,0.most.x";
    for (let i = 0; i < 300; i++) {
      const at = source.next(address.length) - 1;
      const changed = `${address.slice(0, at)}${"~zzzz~%E0,:.&=".slice(source.next(8))}${address.slice(at + 1)}`;
      expect(typeof readAddress(changed).a).toBe("object");
    }
    expect(readAddress(`#/odds/${"x".repeat(5000)}/y?a=b:1`)).toMatchObject({ game: null, question: null });
  });
});
