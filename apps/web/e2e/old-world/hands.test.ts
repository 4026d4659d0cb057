import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Battle, type JsonObject, load, openSituation, type Save, save } from "@tercio/kernel";
import { oldWorld } from "@tercio/old-world";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fromMenu, lookUp, openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { playOut } from "../hands/battle.ts";
import { finger, type Hand, keyboard, mouse } from "../hands/hands.ts";
import { inProof } from "../in-turn.ts";

const tall = { width: 390, height: 844, touch: true, french: true };
const hands: readonly (readonly [string, object, (page: Page) => Hand | Promise<Hand>, number, RegExp])[] = [
  ["mouse", { width: 1366, height: 768 }, mouse, 3, /^The battle is over/],
  ["touch", tall, finger, 4, /^La bataille est terminée/],
  ["keys", { width: 1440, height: 900 }, keyboard, 5, /^The battle is over/],
];

/** The last round of a battle, two units a side: moves, a charge and its reaction, a combat, the score. */
function lastRound(): string {
  const unit = (side: string, x: number, y: number, models = 20): JsonObject => ({
    ...{ side, models, files: 5, at: [x, y] },
    ...(side === "second" ? { facing: 180 } : {}),
  });
  const units = {
    Spears: unit("first", 0, -3),
    Wing: unit("first", 18, -10, 10),
    Shields: unit("second", 0, 3),
    Reserve: unit("second", -18, 10, 10),
  };
  const opened = openSituation(
    oldWorld,
    { system: oldWorld.id, seed: 4, scene: { field: { rounds: 1, terrain: [] }, units, contact: [] }, script: [] },
    { seats: [{ by: "human" }, { by: "human" }] },
  );
  if (!opened.ok) throw new Error(`${opened.problem.where}: ${opened.problem.message.key}`);
  return JSON.stringify(save(opened.battle as unknown as Battle));
}

describe.skipIf(!hasChromium)("a battle of The Old World to its end by who knows only the page", () => {
  const app = theApp("old-world-hands");

  test("its last round by keys alone: a charge, its reaction, the combat and the score", async () => {
    const page = await app.open({ width: 1440, height: 900, oddless: true });
    const text = lastRound();
    await page.click("#hotseat");
    await openFile(app, page, "last-round.json", text);
    await page.waitForSelector('.app[data-seed="4"]');
    const { wrong, result, asked } = await playOut(page, keyboard(page), {
      ...{ seed: 5, reloads: 0, curious: 0, looks: false, most: 120, folder: join(app.folder, "last-round") },
    });
    expect(wrong).toEqual([]);
    expect(result).toMatch(/^The battle is over/);
    for (const kind of ["charge", "charge-reaction", "move", "roll"]) expect(asked[kind] ?? 0, kind).toBeGreaterThan(0);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  // Both sides by one hand, from the roll for the zones to the score: deployment, moves, charges and their combats.
  for (const [name, look, handOf, course, over] of hands)
    inProof(
      name,
      async () => {
        const page = await app.open({ ...look, oddless: true });
        await fromMenu(page, "#new");
        await page.selectOption("#choose-game", oldWorld.id);
        await page.click("#start");
        await page.waitForSelector('.prompt:not([data-asked="who"])');
        const folder = join(app.folder, name);
        const { wrong, result, asked } = await playOut(page, await handOf(page), {
          ...{ seed: course, reloads: 2, curious: 3, looks: false, most: 1500, folder },
        });
        expect(wrong).toEqual([]);
        expect(result).toMatch(over);
        for (const kind of ["deploy", "move", "charge", "charge-reaction", "charge-move", "roll"])
          expect(asked[kind] ?? 0, kind).toBeGreaterThan(0);
        await lookUp(page, "log");
        writeFileSync(join(folder, "log.txt"), await page.locator(".log").innerText());
        await app.picture(page, `${name}.png`);
        expect(await barred(page, name)).toEqual([]);
        const [file] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "#save")]);
        const path = join(folder, "saved.json");
        await file.saveAs(path);
        const saved = JSON.parse(readFileSync(path, "utf8")) as Save;
        const loaded = load(oldWorld, saved, { verify: true });
        // Four turns of each player at least.
        expect(loaded.ok && loaded.battle.game.turn).toBeGreaterThanOrEqual(8);
        expect(app.faults).toEqual([]);
        await app.close(page);
      },
      1_500_000,
    );
});
