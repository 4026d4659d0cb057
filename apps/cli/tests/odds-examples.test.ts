import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { games } from "@tercio/games";
import { save, startBattle } from "@tercio/kernel";
import { ownLists } from "../../../packages/systems/ninth-age/src/armies/books/lists-own.ts";
import { run } from "./command.ts";
import { inProof } from "@tercio/testkit/in-proof";

let folder: string;
const at = (name: string): string => join(folder, name);
/** The scenes that the help names, as they stand in the document that it names. */
const scenes =
  readFileSync(new URL("../../../docs/scenes.md", import.meta.url), "utf8").split("## Odds of a scene")[1] ?? "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tercio-examples-"));
  const blocks = [...scenes.matchAll(/odds \w+ (\w+\.json)`[^`]*```json\n([\s\S]*?)```/g)];
  for (const [, name = "", text = ""] of blocks) writeFileSync(at(name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines to type that the help of a command gives, each with the chance that it says comes of it; null where it says none. */
async function examples(
  command: string,
): Promise<readonly { readonly typed: readonly string[]; readonly chance: string | null }[]> {
  const { out } = await run("odds", command, "--help");
  return [...out.matchAll(/^ {2}tercio (odds .*)\n(?: {4}[<>]?\d+% {2}\((\d\.\d{6})\))?/gm)].map(
    ([, line = "", chance]) => ({
      typed: line.split(" ").map((word) => (word.endsWith(".json") ? at(word) : word)),
      chance: chance ?? null,
    }),
  );
}
/** On a slow machine the progress of a count is shown, and nothing else. */
const withoutProgress = (err: string): string => err.replaceAll(/^counting: [\d,]+ positions\n/gm, "");
const known = [
  ...new Set(games.flatMap((g) => [...(g.views.diceQuestions ?? []), ...(g.views.calculator ?? [])].map((q) => q.id))),
];

describe("examples of the help can be typed as they stand", () => {
  test("the help lists every command of odds, and each game answers its own questions", async () => {
    const listed = [...(await run("odds", "--help")).out.matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map(
      ([, name]) => name,
    );
    expect(listed.sort((a, b) => (`${a}` < `${b}` ? -1 : 1))).toEqual(
      [...known, "combat", "shoot"].sort((a, b) => (a < b ? -1 : 1)),
    );
  });

  test.each(known)("odds %s", async (command) => {
    const all = await examples(command);
    const asked = games.filter((g) =>
      [...(g.views.diceQuestions ?? []), ...(g.views.calculator ?? [])].some((q) => q.id === command),
    );
    expect(all.map(({ typed }) => typed[typed.indexOf("--system") + 1])).toEqual(asked.map((g) => g.id));
    for (const [n, { typed, chance }] of all.entries()) {
      const told = await run(...typed);
      expect({ code: told.code, err: withoutProgress(told.err) }).toEqual({ code: 0, err: "" });
      expect(told.out.split("\n")[0]).toContain(`(${chance})`);
      // As JSON it is counted once more: one example of each command, all of them in `npm run proof -- tests`.
      if (n > 0 && !inject("fully")) continue;
      const { probability } = JSON.parse((await run(...typed, "--json")).out) as { readonly probability: number };
      expect(probability.toFixed(6)).toBe(chance);
    }
  });

  test.each([
    ["combat", 5],
    ["shoot", 2],
  ] as const)("odds %s, with the scenes of the document", async (command, lines) => {
    const all = await examples(command);
    expect(all.length).toBe(lines);
    const said = new Set<string>();
    // Each of them is there to show something else; the dearer are left to `npm run proof -- tests`.
    const tried = inject("fully") ? all : all.slice(0, 1);
    for (const { typed } of tried) {
      const told = await run(...typed);
      expect({ code: told.code, err: withoutProgress(told.err) }).toEqual({ code: 0, err: "" });
      expect(told.out).toMatch(
        typed.includes("--json") ? /^\{"probability":0\.\d+,"questions":\[\{/ : /^\S.*\n +[<>]?\d+% {2}\w/,
      );
      said.add(told.out);
    }
    expect(said.size).toBe(tried.length);
  });
});

describe("files that cannot be weighed up", () => {
  const said = async (...args: readonly string[]): Promise<string> => {
    const { code, err, out } = await run("odds", ...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    return err;
  };
  test.each(["combat", "shoot"])("odds %s says what is wrong, where, and what to do", async (command) => {
    for (const [name, text, wrong] of [
      ["empty.json", "", "is empty: choose another file"],
      ["cut.json", '{"system":', "ends in the middle: it is cut off; copy it again from where it came from"],
      ["list.json", "[]", "is not a saved battle or a scene: it has neither “entries” nor “scene”"],
      ["none.json", "null", "is not a saved battle or a scene"],
      [
        "chess.json",
        '{"system":"chess","scene":{}}',
        "must be one of ninth-age, old-world, age-of-sigmar, and is “chess”",
      ],
      ["neither.json", '{"system":"ninth-age"}', "it has neither “entries” nor “scene”"],
      ["bare.json", '{"system":"ninth-age","scene":{}}', "scene: This scene cannot be used: lacks “units”."],
    ] as const) {
      writeFileSync(at(name), text);
      expect(await said(command, at(name)), name).toContain(wrong);
    }
    expect(await said(command, folder)).toContain("it is a folder, not a file");
    expect(await said(command, at("nowhere.json"))).toContain("there is no such file");
    expect(await said(command, at("melee.json"), "--until", "1")).toContain("a scene has none to leave out");
    expect(await said(command, at("melee.json"), "--system", "old-world")).toContain('is a battle of "ninth-age"');
  });

  test("a saved battle that does not hold is told with the entry; shots are no combats", async () => {
    const [ninthAge] = games;
    if (ninthAge === undefined) throw new Error("no game");
    const { battle } = startBattle(ninthAge, ninthAge.rules.starter(), 1);
    writeFileSync(
      at("bad.json"),
      JSON.stringify({ ...save(battle), entries: [{ seat: 0, answer: { no: 1 }, hash: "0" }] }),
    );
    expect(await said("combat", at("bad.json"))).toContain("bad.json: entry 0, ");
    expect((await run("odds", "shoot", at("melee.json"))).out).toContain("no target to shoot at is chosen here");
    expect(JSON.parse((await run("odds", "shoot", at("melee.json"), "--json")).out)).toEqual({
      probability: null,
      questions: [],
    });
    expect(await said("shoot", "--system", "old-world")).toContain("old-world plays no shooting yet");
  });
});

test("U16: the attack of samples/reports/odds-aos.md, row 40: less than a percent, and one row for the tail", async () => {
  const asked = ["odds", "attack", "--attacks", "20", "--hit", "3", "--wound", "4", "--rend", "1", "--damage", "2"];
  const { out } = await run(...asked, "--save", "4");
  const rows = out.trimEnd().split("\n").slice(3);
  expect(rows.at(-1)).toMatch(/^ +\d+ on +<1% +<1% +100%$/);
  expect(rows.length).toBeLessThan(15);
  const told = JSON.parse((await run(...asked, "--save", "4", "--json")).out) as {
    readonly distribution: { readonly [damage: string]: number };
  };
  expect(told.distribution["40"]).toBeCloseTo((2 / 9) ** 20, 25);
});

test("U17: attacks without a save, with modifiers, re-rolls and mortal wounds, as typed", async () => {
  const mean = async (...typed: readonly string[]): Promise<string | undefined> =>
    /mean ([\d.]+)/.exec((await run("odds", "attack", "--rend", "0", ...typed)).out)?.[1];
  expect(await mean("--attacks", "6", "--hit", "4", "--wound", "3", "--save", "none")).toBe("2.0000");
  const one = ["--attacks", "1", "--hit", "3", "--wound", "4", "--save", "4"];
  expect(await mean(...one, "--mortal-on-hit", "6", "--mortal-instead")).toBe("0.2917");
  const turned = ["--hit-modifier", "-1", "--reroll-hits", "failed", "--reroll-saves", "failed"];
  // Hits 2/3, wounds 1/2, fails both saves 1/4.
  expect(await mean(...one, ...turned)).toBe("0.0833");
});

describe("U6: what the command line takes", () => {
  test("each game has its own words; what counts only with another word is not passed over", async () => {
    const one = ["odds", "attack", "--attacks", "1", "--hit", "4", "--wound", "4"];
    const chance = async (...more: readonly string[]): Promise<string | undefined> =>
      /\((\d\.\d{6})\)/.exec((await run(...one, ...more)).out)?.[1];
    expect(await chance("--system", "ninth-age", "--reroll-hits", "sixes")).toBe((5 / 24).toFixed(6));
    expect(await chance("--system", "age-of-sigmar", "--reroll-hits", "ones")).toBe((7 / 24).toFixed(6));
    const strange = await run(...one, "--system", "ninth-age", "--reroll-hits", "ones");
    expect([strange.code, strange.err]).toEqual([2, expect.stringContaining("--reroll-hits takes failed, sixes")]);
    const passed = await run(...one, "--system", "ninth-age", "--strength", "5");
    expect([passed.code, passed.err]).toEqual([2, expect.stringContaining("--strength counts only with --by figures")]);
  });

  test("a unit of a list fights by its name or its place, with what it brings; a Character of it joins", async () => {
    writeFileSync(at("guard.json"), JSON.stringify(ownLists[0]));
    const mean = async (...more: readonly string[]): Promise<number> => {
      const told = await run(
        "odds",
        "losses",
        "--b",
        "barbarians-with-spears",
        "--charges",
        "nobody",
        "--json",
        ...more,
      );
      expect(told.err).toBe("");
      return (JSON.parse(told.out) as { readonly mean: number }).mean;
    };
    const named = await mean("--a", `${at("guard.json")}:heavy infantry`);
    expect(await mean("--a", `${at("guard.json")}:2`)).toBe(named);
    // Thirty with halberds, six wide: as those that are known by name strike.
    const six = ["--a-models", "30", "--a-files", "6"];
    expect(named).toBe(await mean("--a", "heavy-infantry-with-halberds", ...six));
    expect(named).not.toBe(await mean("--a", "heavy-infantry-with-spears", ...six));
    expect(await mean("--a", `${at("guard.json")}:2`, "--a-character", `${at("guard.json")}:Marshal`)).not.toBe(named);
    const nobody = await run("odds", "losses", "--a", `${at("guard.json")}:Dragon`);
    expect([nobody.code, nobody.err]).toEqual([
      2,
      expect.stringMatching(/no unit "Dragon"; there are: Marshal, Heavy/),
    ]);
    const joins = await run("odds", "losses", "--a-character", `${at("guard.json")}:2`);
    expect([joins.code, joins.err]).toEqual([2, expect.stringContaining("--a-character takes marshal")]);
  });
});

inProof("C5: a fight of 60 against 60 over six rounds is sampled after a counted limit, and says so", async () => {
  const sizes = ["a", "b"].flatMap((of) => [`--${of}-models`, "60", `--${of}-files`, "10"]);
  const started = process.memoryUsage().rss;
  const { code, out } = await run(
    "odds",
    "fight",
    "--system",
    "ninth-age",
    "--a",
    "heavy-infantry-with-halberds",
    "--b",
    "barbarians-with-spears",
    ...sizes,
    "--rounds",
    "6",
    "--json",
  );
  expect(code).toBe(0);
  const { probability, error, plays } = JSON.parse(out) as {
    readonly probability: number;
    readonly error: number;
    readonly plays: number;
  };
  // The same plays and the same chance on every machine: the limit counts positions, no clock.
  expect(plays).toBe(9600);
  expect(probability).toBeCloseTo(0.006771, 6);
  expect(error).toBeLessThan(0.01);
  expect(process.memoryUsage().rss - started).toBeLessThan(500e6);
});
