import { type Battle, openSituation, save } from "@tercio/kernel";
import { oldWorld } from "@tercio/old-world";
import { describe, expect, test } from "vitest";
import { fromMenu, lookUp, openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";

describe.skipIf(!hasChromium)("screens of The Old World", () => {
  const app = theApp("old-world-screens");

  test("a dazed unit bears its sign, and its sheet has its Movement", async () => {
    const page = await app.open({ width: 390, height: 844, touch: true, french: true, oddless: true });
    const unit = { models: 20, files: 5 };
    const units = {
      Spears: { ...unit, side: "first", at: [0, -12] },
      Trolls: { ...unit, side: "second", at: [0, 12], facing: 180, stupid: true },
    };
    const scene = { field: { rounds: 1, terrain: [] }, units, contact: [] };
    const opened = openSituation(oldWorld, { system: oldWorld.id, seed: 4, scene, script: [] });
    if (!opened.ok) throw new Error(opened.problem.message.key);
    await page.click("#hotseat");
    await openFile(app, page, "dazed.json", JSON.stringify(save(opened.battle as unknown as Battle)));
    await page.waitForSelector('.app[data-seed="4"]');
    await lookUp(page, "unit");
    await page.locator(".armies button", { hasText: "Trolls" }).click();
    const card = page.locator(".card");
    await expect.poll(() => card.innerText()).toContain("hébétée");
    expect(await card.locator("th").allInnerTexts()).toContain("M");
    await app.picture(page, "dazed.png");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("where units deploy one by one, each layout is offered for the next of them", async () => {
    const page = await app.open({ oddless: true });
    await fromMenu(page, "#new");
    await page.selectOption("#choose-game", oldWorld.id);
    await page.click("#start");
    for (let i = 0; i < 20 && (await page.locator("#preset-next-line").count()) === 0; i++) {
      const answers = await page.getAttribute(".app", "data-answers");
      await page.waitForSelector("#roll:enabled, .prompt .answer, #preset-next-line");
      if ((await page.locator("#preset-next-line").count()) > 0) break;
      const roll = page.locator("#roll:enabled");
      await ((await roll.count()) > 0 ? roll : page.locator(".prompt .answer").last()).click();
      await page.waitForSelector(`.app:not([data-answers="${answers}"])`);
    }
    const left = await page.locator(".prompt .what").innerText();
    await page.click("#preset-next-centre");
    await page.waitForSelector("[data-ghost]", { state: "attached" });
    expect(await page.locator("[data-ghost]").count()).toBe(1);
    await page.click("#confirm");
    await expect.poll(() => page.locator(".prompt .what").innerText()).not.toBe(left);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
