import { counterSource } from "@tercio/dice";
import { games } from "@tercio/games";
import { type Json, save, situationOf, snapshotOf, startBattle } from "@tercio/kernel";
import { byChance, MONSTERS, mutated } from "@tercio/testkit";
import { describe, expect, test } from "vitest";
import { asKind, asStored, kindOf, textOf, valueOf } from "@tercio/files";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, big: boolean, mark: boolean): Uint8Array => {
  const marked = `${mark ? "\ufeff" : ""}${text}`;
  const units = Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at));
  return Uint8Array.from(units.flatMap((u) => (big ? [u >> 8, u & 255] : [u & 255, u >> 8])));
};
const says = (read: ReturnType<typeof valueOf>): string =>
  read.ok ? "right" : [read.problem.where, read.problem.says.en].filter((part) => part !== "").join(": ");

describe("C7: a text is read however it was saved", () => {
  const text = '{"name":"Épée","n":1}';
  test.each([
    ["UTF-8", utf8(text)],
    ["UTF-8 with a byte order mark", utf8(`\ufeff${text}`)],
    ["UTF-16, little end first", utf16(text, false, true)],
    ["UTF-16, big end first", utf16(text, true, true)],
    ["UTF-16 without a mark", utf16(text, false, false)],
    ["UTF-16 without a mark, big end first", utf16(text, true, false)],
  ])("C7: %s", (_, bytes) => {
    const read = textOf(bytes);
    expect(read).toEqual({ ok: true, value: text });
    expect(read.ok && valueOf(read.value)).toEqual({ ok: true, value: { name: "Épée", n: 1 } });
  });

  test("C7: what is no text is named, with what to do", () => {
    const read = textOf(Uint8Array.from([0x7b, 0xc3, 0x28, 0x80, 0x81]));
    expect(!read.ok && read.problem.says.en).toBe(
      "is not a text in UTF-8 or UTF-16: choose a file that Tercio saved, or save it as UTF-8",
    );
  });

  test.each([
    ["", "is empty: choose another file"],
    ["\n  \n", "is empty: choose another file"],
    ["hello", "is not JSON, the form in which Tercio saves: choose a file that Tercio saved"],
    ['{"a":', "ends in the middle: it is cut off; copy it again from where it came from"],
    ['{"a":[1,2', "ends in the middle: it is cut off; copy it again from where it came from"],
    ['{\n "a": 1,\n "b": }', "line 3, column 7: is not JSON from here on: it was changed by hand, or damaged"],
    ['{"a": [1, 2,, 3]}', "line 1, column 13: is not JSON from here on: it was changed by hand, or damaged"],
    ['{"a": "x\\q"}', "line 1, column 9: is not JSON from here on: it was changed by hand, or damaged"],
    ['{"a": 1} more', "line 1, column 10: is not JSON from here on: it was changed by hand, or damaged"],
    ["[".repeat(20_000), "has lists within lists more than 100 levels deep: no file of Tercio has"],
    [`{"a":${'{"b":'.repeat(20_000)}`, "has lists within lists more than 100 levels deep: no file of Tercio has"],
    [`[${"[],".repeat(1_600_000)}[]]`, "holds more than any battle or list does"],
    [`"${"x".repeat(17 * 2 ** 20)}"`, "is larger than 16 MB: no battle, scene or list is"],
  ])("C2: a text that is no file of ours: %#", (text, why) => {
    const started = performance.now();
    expect(says(valueOf(text))).toBe(why);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test("C2: brackets within a text count for nothing", () => {
    expect(valueOf(JSON.stringify({ a: '["'.repeat(500) })).ok).toBe(true);
  });
});

describe.each(games.map((game) => [game.id, game] as const))("%s", (_, game) => {
  const begun = startBattle(game, game.rules.starter(), 3, {
    seats: [{ by: "human" }, { by: "computer", level: "real" }],
  });
  const all = [...byChance(begun, counterSource(1, 0), 60)].map(({ battle }) => battle);
  const last = all.at(-1) as (typeof all)[number];
  const shown = { language: "en", board: ["A"], lines: ["one", "two"] } as const;
  const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
  const file = plain(save(last, { build: "cac82406", shown })) as { readonly entries: readonly object[] };
  const files = { save: file, snapshot: plain(snapshotOf(last)), scene: plain(situationOf(last)) } as const;

  test("L5: what the program writes is read, as the kind that it is", () => {
    for (const [kind, value] of Object.entries(files)) {
      if (value === null) continue;
      expect(kindOf(value)).toBe(kind);
      expect(asKind(value, [kind as "save"])).toMatchObject({ ok: true, value: { kind } });
    }
  });

  test.each([
    ["the head", (f: typeof file) => ({ ...f, note: 1 }), "note"],
    [
      "an entry",
      (f: typeof file) => ({ ...f, entries: f.entries.map((e, i) => (i === 3 ? { ...e, note: 1 } : e)) }),
      "entries.3.note",
    ],
    [
      "the set-up",
      (f: typeof file) => ({ ...f, scenario: { ...(f as unknown as { scenario: object }).scenario, note: 1 } }),
      "scenario.note",
    ],
    ["what is shown", (f: typeof file) => ({ ...f, shown: { ...shown, note: 1 } }), "shown.note"],
  ])("L5: a field that no save has is refused in %s, with its place", (_where, change, where) => {
    const read = asKind(change(file), ["save"]);
    expect(read.ok ? null : read.problem.where).toBe(where);
    expect(read.ok ? "" : read.problem.says.en).toContain("remove “note”");
  });

  test("C2: any JSON in its place, and thousands of changes: read or refused with a sentence", () => {
    const source = counterSource(9, 0);
    for (const value of Object.values(files)) {
      if (value === null) continue;
      for (const given of [...MONSTERS, ...Array.from({ length: 300 }, () => mutated(value as Json, source).value)]) {
        const read = asKind(given, ["save", "scene", "list", "army", "named-list", "snapshot"]);
        if (read.ok) continue;
        expect(read.problem.says.en.length).toBeLessThan(400);
        expect(read.problem.where.length).toBeLessThan(201);
      }
    }
  });
});

test("C7: a list opened as a battle is called a list", () => {
  const list = {
    format: "tercio-army-list",
    version: 1,
    system: "ninth-age",
    army: "x",
    name: "x",
    size: 1,
    units: [],
  };
  expect(asKind(list, ["save", "scene"])).toEqual({
    ok: false,
    problem: {
      where: "",
      says: {
        en: "is an army list, not a saved battle or a scene",
        fr: "est une liste d’armée, et non une bataille enregistrée ou une position",
      },
      found: "list",
    },
  });
  expect(asKind(list, ["list"])).toMatchObject({ ok: true });
  expect(asKind({ ...list, note: 1 }, ["list"])).toMatchObject({ ok: false, problem: { where: "note" } });
});

test("C2: what a browser kept and what an address holds", () => {
  for (const kind of ["volume", "unwritten", "kept-list", "list-code", "odds-link"] as const)
    for (const monster of MONSTERS) expect(typeof asStored(monster, kind).ok).toBe("boolean");
  expect(asStored({ id: "b1", played: 5 }, "volume")).toMatchObject({ ok: true, value: { id: "b1", seed: 0 } });
  expect(asStored("{", "unwritten").ok).toBe(false);
  expect(asStored("1abc-_", "list-code").ok).toBe(true);
  expect(asStored("2abc", "list-code").ok).toBe(false);
});
