import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "@tercio/kernel";
import { games as systems } from "@tercio/games";
import { oldWorld } from "@tercio/old-world";
import { describe, expect, test } from "vitest";
import { asked, fromMenu, kept, offered, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";

describe.skipIf(!hasChromium)("another game in the same app", () => {
  const app = theApp("games");

  test("The Old World's combat is set up, read, weighed, played to its end, saved and opened again", async () => {
    const page = await app.open();
    await fromMenu(page, "#new");
    await page.selectOption("#choose-game", oldWorld.id);
    await page.click("#scenes summary");
    await page.check('#scenes input[value="combat"]');
    // What the other game rolls for is not asked here.
    expect(await page.locator("#choose-deployment").count()).toBe(0);
    await page.click("#start");
    await page.waitForSelector("svg.board [data-piece]");
    expect(await page.locator("svg.board [data-piece]").count()).toBe(3);
    expect(await textOf(page, ".unit-box .edition")).toContain(oldWorld.name.en);
    // The card has the columns of this game, its weapons lead to its rules.
    await page.locator(".unit-box .armies button").first().click();
    expect(await page.locator(".unit-box .parts th.n").allInnerTexts()).toEqual([
      "M",
      "WS",
      "S",
      "T",
      "W",
      "I",
      "A",
      "Ld",
    ]);
    expect(await page.locator(".unit-box .list-fact a").first().getAttribute("href")).toContain("tow.weapon");
    await page.waitForFunction(() => document.querySelector('.odds[aria-busy="false"] section') !== null);
    await page.keyboard.press("t");
    expect(await page.locator("dialog table tbody tr").count()).toBe(3);
    await page.keyboard.press("Escape");
    await app.picture(page, "wide.png");
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      expect(await barred(page, `${size.width}`)).toEqual([]);
      if (size.width < 500) await app.picture(page, "phone.png");
    }
    const met = new Set<string>();
    for (let i = 0; i < 200 && (await page.locator("#rematch").count()) === 0; i++) {
      met.add((await page.getAttribute(".prompt", "data-asked")) ?? "");
      if ((await page.locator("#roll:enabled").count()) > 0) await page.click("#roll");
      else if ((await page.locator(".prompt .answer").count()) > 0)
        await page.locator(".prompt .answer").first().click();
      else await offered(page);
    }
    expect(met).toContain("roll");
    expect(await asked(page)).toMatch(/^The battle is over/);
    const end = await page.getAttribute(".app", "data-answers");
    const [file] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "#save")]);
    const path = join(app.folder, "old-world.json");
    await file.saveAs(path);
    expect(load(oldWorld, JSON.parse(readFileSync(path, "utf8")) as unknown, { verify: true }).ok).toBe(true);
    await kept(page);
    await page.reload();
    await page.waitForSelector("#rematch");
    expect(await page.getAttribute(".app", "data-answers")).toBe(end);
    await fromMenu(page, "#language");
    expect(await textOf(page, ".unit-box .edition")).toContain(oldWorld.name.fr);
    await fromMenu(page, "#shelf");
    await expect.poll(() => textOf(page, ".shelf li .soft")).toContain(oldWorld.name.fr);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("a battle by name is chosen and begun: its own units, and nothing to roll for", async () => {
    const page = await app.open();
    for (const game of systems) {
      await fromMenu(page, "#new");
      await page.selectOption("#choose-game", game.id);
      await page.click("#scenes summary");
      await page.check('#scenes input[value="one-model"]');
      expect(await page.locator("#choose-size").count()).toBe(0);
      await page.click("#start");
      await expect.poll(() => page.locator(".unit-box .armies button").count(), { message: game.id }).toBe(2);
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
