import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "./command.ts";

const path = (name: string): string => join(mkdtempSync(join(tmpdir(), "tercio-account-")), name);
const linesOf = (out: string): readonly string[] => out.split("\n").map((line) => line.trim());

/** "to hit 3+: 6 5 2; re-roll: 4 → 3": what it needed, the faces that stand, and how many go on. */
const STAGE = /^\D+ (\d)\+: ([^→]*) → (\d+)( failed)?$/;
/** The faces that stand: those that were re-rolled, or rolled for something else, are not among them. */
const stand = (dice: string): readonly number[] =>
  dice
    .split("; ")
    .map((part) => part.replace(/,? ?re-rolled [\d ]+/, "").replace(/^re-roll: /, ""))
    .flatMap((part) =>
      part
        .split(" ")
        .filter((word) => /^\d$/.test(word))
        .map(Number),
    );

describe.each(["ninth-age", "old-world", "age-of-sigmar"])("R4: the account of a battle of %s alone says", (system) => {
  const save = path("battle.json");

  test("what each number was made of, what was needed, what fell and what came of it", async () => {
    const { code, out } = await run("battle", "--system", system, "--seed", "3", "--out", save);
    expect(code).toBe(0);
    const lines = linesOf(out);
    const stages = lines.flatMap((line) => {
      const found = STAGE.exec(line);
      if (found === null || /6s again|for each/.test(line)) return [];
      const [, need, dice, passed, failed] = found;
      const hits = stand(dice ?? "").filter((face) => face >= Number(need)).length;
      const all = stand(dice ?? "").length;
      return [{ line, counted: failed === undefined ? hits : all - hits, passed: Number(passed) }];
    });
    // Age of Sigmar rolls its dice as groups, each with its own sentence: there dice and reasons stand alone.
    if (system !== "age-of-sigmar") expect(stages.length).toBeGreaterThan(5);
    expect(
      stages.filter(({ counted, passed, line }) => counted !== passed && !(passed > counted && line.includes("6"))),
    ).toEqual([]);
    expect(lines.filter((line) => /^\d( \d)*( = \d+)?/.test(line)).length).toBeGreaterThan(3);
    // Numbers that something changed, with how.
    expect(lines.some((line) => /\(\d+, [+−=≥≤×÷]/.test(line))).toBe(true);
  });

  test("what a score was made of: its lines add up to it", async () => {
    const { out } = await run("battle", "--system", system, "--seed", "3");
    const scores = linesOf(out).flatMap((line) => {
      const [, total, made] = /^Player [12]: (\d+) \((.*)\)$/.exec(line) ?? [];
      if (made === undefined) return [];
      const by = [...made.matchAll(/(?:^|, )([+−]?\d+)/g)].map(([, n]) => Number((n ?? "").replace("−", "-")));
      return [[Number(total), by.reduce((sum, n) => sum + n, 0)] as const];
    });
    if (system !== "age-of-sigmar") expect(scores.length).toBeGreaterThan(1);
    for (const [total, sum] of scores) expect(sum).toBe(total);
  });

  test("the same in a replay of the saved battle", async () => {
    const [played, again] = [await run("battle", "--system", system, "--seed", "3"), await run("replay", save)];
    const under = (out: string) =>
      out
        .split("\n")
        .filter((line) => /^ {6,} {0,4}\S/.test(line))
        .map((line) => line.trim());
    const told = under(played.out);
    expect(told.length).toBeGreaterThan(5);
    expect(under(again.out)).toEqual(expect.arrayContaining([...told]));
  });
});

test("R4: dice that are dropped, and a test against its need, are told", async () => {
  const { out } = await run("battle", "--system", "ninth-age", "--seed", "1");
  const lines = linesOf(out);
  const tests = lines.flatMap((line) => /^(\d) (\d) = (\d+), needs (\d+) or less$/.exec(line) ?? []);
  expect(tests.length).toBeGreaterThan(0);
  expect(lines.some((line) => /^\d \d = \d+, dropped \d/.test(line))).toBe(true);
});
