import { type Json, type JsonObject } from "@tercio/kernel";
import { armies, ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { fromMenu, openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { playedByMouse } from "../presses.ts";
import { asks, playedUntil } from "../saves.ts";
import { inProof } from "../in-turn.ts";

const against = (level: string) => [{ by: "human" }, { by: "computer", level }] as const;

/** Two units a side, or the starter armies whole. */
function begun(units: number): string {
  const starter = ninthAge.rules.starter();
  const small = Object.values(armies)
    .slice(0, 2)
    .map((army) => ({ ...army, units: army.units.slice(0, units) }));
  const setup = { ...starter.setup, armies: small as unknown as Json } as JsonObject;
  return playedUntil(23, () => true, {
    scenario: { ...starter, setup },
    seats: against(inject("fully") ? "level1" : "random"),
  }).text;
}

describe.skipIf(!hasChromium)("quick mode", () => {
  const app = theApp("quick");
  const answers = (page: Page): Promise<number> =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>(".app")?.dataset["answers"]));

  test("one switch: a unit that is led is answered when the next is taken, or the moves are ended; undo takes it back", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "move.json", playedUntil(11, asks("move")).text);
    await page.waitForSelector('.prompt[data-asked="move"]');
    await page.click(".menu-toggle");
    await page.check("#quick");
    await page.keyboard.press("Escape");
    const before = await answers(page);
    const drag = async (unit: string): Promise<void> => {
      const box = await page.locator(`svg.board [data-piece="${unit}"] .hull`).boundingBox();
      if (box === null) throw new Error(unit);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + 20, { steps: 4 });
      await page.mouse.up();
    };
    const units = await page
      .locator(".prompt .units [data-unit]")
      .evaluateAll((all) => all.map((e) => e.dataset["unit"]));
    await drag(units[1] ?? "");
    await page.waitForSelector("#confirm");
    expect(await answers(page)).toBe(before);
    await drag(units[2] ?? "");
    await expect.poll(() => answers(page)).toBe(before + 1);
    // The end of the moves answers what is tried, and ends them: two entries.
    await page.click("#end-moves");
    await expect.poll(() => answers(page)).toBeGreaterThanOrEqual(before + 3);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  inProof(
    "a battle by mouse takes at least a third fewer presses",
    async () => {
      const file = begun(inject("fully") ? 99 : 2);
      const all: number[] = [];
      for (const quick of [false, true]) {
        const page = await app.open({ oddless: true, random: true });
        await page.click("#versus");
        await openFile(app, page, "begun.json", file);
        await page.waitForSelector('.app[data-seed="23"] .prompt');
        if (quick) {
          await fromMenu(page, "#quick");
          await page.keyboard.press("Escape");
        }
        const presses = await playedByMouse(page);
        console.log(JSON.stringify({ quick, ...presses }));
        all.push(presses.all);
        await app.close(page);
      }
      const [usual = 0, quick = 0] = all;
      expect(usual).toBeGreaterThan(20);
      expect(quick).toBeLessThanOrEqual((usual * 2) / 3);
      expect(app.faults).toEqual([]);
    },
    1_200_000,
  );
});
