import { ruleEntries } from "@tercio/old-world/book";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Simulated, simulate } from "@tercio/lab";
import { oldWorld } from "@tercio/old-world";
import { describe, expect, test } from "vitest";
import { run, started } from "./command.ts";

const COMBAT = ["--system", "old-world", "--scenario", "combat"] as const;
const folder = mkdtempSync(join(tmpdir(), "tercio-old-world-"));

describe("the tercio command with the second system", () => {
  test("battle, verify and replay: one combat from the first blow to the end of the pursuit", async () => {
    const path = join(folder, "battle.json");
    const told = await started("battle", "--system", "old-world", "--scenario", "combat", "--seed", "3", "--out", path);
    expect(told.code).toBe(0);
    expect(told.out).toContain("Combat result: ");
    expect(
      (await run("battle", "--system", "old-world", "--scenario", "combat", "--seed", "3", "--lang", "fr")).out,
    ).toContain("Résultat");
    expect((await run("verify", path)).out).toMatch(/^ok: \d+ answers, final hash [0-9a-f]{16}/);
    const file = JSON.parse(readFileSync(path, "utf8")) as { entries: { outcome?: { points: number } }[] };
    const at = file.entries.findIndex((e) => e.outcome !== undefined);
    (file.entries[at]?.outcome as { points: number }).points++;
    writeFileSync(join(folder, "altered.json"), JSON.stringify(file));
    const altered = await run("verify", join(folder, "altered.json"));
    expect([altered.code, altered.err]).toEqual([1, expect.stringContaining(`entry ${at}, outcome`)]);
    const cut = await run("replay", path, "--until", "4", "--stack");
    expect(cut.out).toContain("combat-phase › ");
  });

  test("simulate finishes every battle without a violation", async () => {
    const whole = await run("simulate", "--system", "old-world", "--battles", "6", "--json");
    expect(JSON.parse(whole.out)).toMatchObject({ battles: 6, finished: 6, violations: 0, unexplainedRefusals: 0 });
    for (const bots of ["random", "level1", "level3"]) {
      const { code, out } = await run("simulate", ...COMBAT, "--battles", "12", "--bots", bots, "--json");
      const report = JSON.parse(out) as { events: { [kind: string]: number } };
      expect(code).toBe(0);
      expect(report).toMatchObject({ battles: 12, finished: 12, violations: 0, unexplainedRefusals: 0 });
      expect(report.events.combatResult ?? 0).toBeGreaterThanOrEqual(12);
    }
  });

  test("simulate: battles shared out to two processes come to what they come to one after the other", async () => {
    const shared = await started("simulate", "--system", "old-world", "--battles", "8", "--cores", "2", "--json");
    expect([shared.code, shared.err]).toEqual([0, expect.not.stringContaining("Error")]);
    const { finished, answersPerBattle, events, byRule, dice, battlesPerCpuSecond } = JSON.parse(shared.out) as Told;
    interface Told extends Omit<Simulated, "answers"> {
      readonly answersPerBattle: number;
      readonly battlesPerCpuSecond: number;
    }
    const { answers, ...alone } = simulate(oldWorld, 1, 8, { bots: "random" });
    expect({ finished, answers: answersPerBattle * 8, events, byRule, dice }).toEqual({
      finished: 8,
      answers,
      events: alone.events,
      byRule: alone.byRule,
      dice: alone.dice,
    });
    // Each of the two has started and compiled for some time.
    expect(8 / battlesPerCpuSecond).toBeGreaterThan(0.1);
  });

  test("odds combat: of a saved battle at its start and at an answer", async () => {
    const path = join(folder, "odds.json");
    await run("battle", "--system", "old-world", "--scenario", "combat", "--seed", "3", "--out", path);
    interface Answer {
      readonly id: string;
      readonly exact: boolean;
      readonly results: readonly { readonly probability: number }[];
    }
    interface Told {
      readonly probability: number;
      readonly questions: readonly Answer[];
    }
    const start = JSON.parse((await run("odds", "combat", path, "--until", "0", "--json")).out) as Told;
    expect(start.probability).toBeGreaterThan(0);
    expect(start.questions.map((a) => [a.id, a.exact])).toEqual([
      ["combat-0-1-2", true],
      ["losses-0-1-2", true],
      ["unit-0", true],
      ["unit-1", true],
      ["unit-2", true],
    ]);
    // Two dice against two, and who rolls as much catches: 721 of 1,296.
    const chase = JSON.parse((await run("odds", "combat", path, "--until", "4", "--json")).out) as Told;
    expect([chase.questions[0]?.id, chase.probability]).toEqual([
      "pursuit-0-2",
      expect.closeTo(721 / 1296, 12) as number,
    ]);
    for (const a of start.questions) expect(a.results.reduce((sum, r) => sum + r.probability, 0)).toBeCloseTo(1, 10);
  });

  test("what the system does not have is said in one line", async () => {
    const save = join(folder, "said.json");
    await run("battle", "--system", "old-world", "--out", save);
    writeFileSync(join(folder, "army.json"), "{}");
    for (const [args, words] of [
      [["battle", "--system", "old-world", "--army", join(folder, "army.json")], "takes no army files yet"],
      [["odds", "charge", "--need", "7", "--system", "old-world"], "odds charge --system old-world has no --need"],
      [
        ["odds", "discipline", "--value", "7", "--system", "old-world"],
        'no odds of a single discipline for "old-world" yet',
      ],
      [["odds", "combat", save, "--system", "ninth-age"], 'is a battle of "old-world", not of "ninth-age"'],
      [["odds", "combat", "--system", "old-world", "--until", "3"], "--until needs a saved battle"],
      [["odds", "combat"], "needs a saved battle, or --system"],
      [["odds", "combat", join(folder, "army.json")], "is not a saved battle or a scene"],
      [["battle", "--system", "old-world", "--set", "size=3"], "old-world lets armies-1 ("],
      [["battle", "--system", "third-age"], "there is: ninth-age, old-world, age-of-sigmar"],
    ] as const) {
      const { code, out, err } = await run(...args);
      expect([code, out, err.trim().split("\n").length], args.join(" ")).toEqual([2, "", 1]);
      expect(err).toContain(words);
    }
  });

  test("coverage: every rule that runs is missed by a test when it is switched off", async () => {
    const { code, out } = await started("coverage", "--system", "old-world", "--knockout", "--json");
    const rows = JSON.parse(out) as { id: string; status: string; by?: string; why?: string }[];
    expect(code).toBe(0);
    expect(rows.filter((r) => r.status === "runs" || r.status === "missing")).toEqual([]);
    expect(rows.filter((r) => r.status === "enforced" && r.by !== undefined).length).toBe(
      oldWorld.rules.enforced.length,
    );
    // What is not played yet says why, and nothing that a rule enforces hides among the definitions.
    expect(rows.filter((r) => r.status === "later" && r.why === undefined)).toEqual([]);
    const read = (name: string): unknown[] =>
      JSON.parse(
        readFileSync(new URL(`../../../packages/lab/src/ids/${name}.json`, import.meta.url), "utf8"),
      ) as unknown[];
    const ids = read("tow") as [string, string, string][];
    const defines = new Set(ids.filter(([, expects]) => expects === "define").map(([id]) => id));
    expect(rows.filter((r) => r.status === "reference" && !defines.has(r.id))).toEqual([]);
    expect(rows.length).toBe(ids.length + ruleEntries.filter((e) => e.reference !== undefined).length);
  });
});
