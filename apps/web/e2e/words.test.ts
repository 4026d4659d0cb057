import { describe, expect, test } from "vitest";
import { openFile, textOf, theApp } from "./app.ts";
import { hasChromium } from "./browser.ts";
import { aboutOf, asks, playedUntil } from "./saves.ts";

describe.skipIf(!hasChromium)("what the screen says", () => {
  const app = theApp("words");
  const { text: file, battle } = playedUntil(5, asks("move"));
  const { units } = aboutOf<{ units: readonly number[] }>(battle);

  test("a move dragged too far stops where it must: its length of all it may be, and no warning beside the tick", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "move.json", file);
    let told = "";
    // Some units have room ahead for all of their move, whatever stands elsewhere.
    for (const id of units) {
      await page.locator(`[data-unit="${id}"]`).click();
      for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowUp");
      told = (await page.locator(".tried").count()) > 0 ? await textOf(page, ".tried") : "";
      const limit = battle.game.units[id]?.entry.advanceRate ?? 0;
      if (told.includes(`${limit} of ${limit} inches.`)) break;
      await page.keyboard.press("Escape");
    }
    expect(told).toMatch(/(\d+) of \1 inches\./);
    expect(told).not.toMatch(/Farther|Stop sooner|Shortened/);
    expect(await page.locator(".tried .legal").count()).toBe(1);
    expect(await page.locator('[role="alert"]').count()).toBe(0);
    await page.context().close();
  });

  test("in French a unit's Height and Type are French", async () => {
    const page = await app.open({ french: true, oddless: true });
    await openFile(app, page, "move.json", file);
    const seen = new Set<string>();
    for (const button of await page.locator("aside.right .armies button").all()) seen.add(await button.innerText());
    expect(seen.size).toBeGreaterThan(5);
    await page.locator("aside.right .armies button").first().click();
    expect(await textOf(page, "aside.right .facts")).toMatch(/Taille et Type[\s\S]*Infanterie, taille standard/);
    expect(await textOf(page, "aside.right .facts")).not.toMatch(/Standard Infantry|Infantry/);
    await page.context().close();
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
