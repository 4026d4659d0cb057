import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run, started } from "./command.ts";

const folder = mkdtempSync(join(tmpdir(), "tercio-hint-"));

/** Knights before spearmen who stand with their flank to them, and before a rock of a unit. */
const scene = join(folder, "scene.json");
writeFileSync(
  scene,
  JSON.stringify({
    system: "ninth-age",
    scene: {
      phase: "charge",
      units: {
        Knights: { side: "first", profile: "electoral-cavalry", models: 10, files: 5, at: [0, -6] },
        Spears: { side: "second", profile: "barbarians-with-spears", models: 20, files: 5, at: [0, 0], facing: "east" },
      },
    },
  }),
);

test("a hint tells the best answer, why in numbers, what else and by how much, the same each time", async () => {
  const { code, out } = await started("hint", scene);
  expect(code).toBe(0);
  const lines = out.trim().split("\n");
  expect(lines[1]).toMatch(/^Best: Electoral Cavalry: charge .*\{"unit":0,"target":1\}$/);
  expect(lines[2]).toMatch(
    /^Why: arrives 100%, then breaks them \d+%, breaks itself \d+%; .*[+−]\d+.* against “No more charges”/,
  );
  const [, behind] = /^Else: No more charges .*\{"done":true\}, ([\d.]+) behind$/.exec(lines[3] ?? "") ?? [];
  expect(Number(behind)).toBeGreaterThan(20);
  expect(lines[4]).toMatch(/^\d+ positions judged$/);
  expect((await run("hint", scene)).out).toBe(out);
});

test("a hint speaks French, asks other levels, and any place of a saved battle", async () => {
  const path = join(folder, "battle.json");
  expect((await run("battle", "--system", "ninth-age", "--seed", "5", "--bots", "level1", "--out", path)).code).toBe(0);
  const french = await run("hint", path, "--until", "12", "--lang", "fr", "--level", "2");
  expect(french.code).toBe(0);
  expect(french.out).toContain("Le mieux\u00a0: ");
  expect(french.out).toContain("positions jugées");
  expect((await run("hint", path)).out.trim()).toBe("The battle is over: there is nothing to decide.");
  expect((await run("hint", path, "--lang", "fr")).out).toContain("La bataille est finie");
});

test("a hint that cannot be given says why", async () => {
  for (const [args, words] of [
    [[scene, "--until", "3"], "a scene has none to leave out"],
    [[scene, "--level", "4"], "--level takes a whole number from 1 to 3"],
    [[join(folder, "none.json")], "cannot be read"],
  ] as const) {
    const { code, err } = await run("hint", ...args);
    expect([code, err.includes(words)], err).toEqual([2, true]);
  }
});

test("many battles are played by computers of a level as well", async () => {
  const { code, out } = await run("simulate", "--system", "ninth-age", "--battles", "2", "--bots", "level1", "--json");
  expect(code).toBe(0);
  const report = JSON.parse(out) as { finished: number; violations: number; events: { chargesDeclared?: number } };
  expect(report).toMatchObject({ finished: 2, violations: 0 });
  expect(report.events.chargesDeclared ?? 0).toBeGreaterThan(0);
});
