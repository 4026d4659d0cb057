import { describe, expect, test } from "vitest";
import { theApp } from "./app.ts";
import { barred } from "./barred.ts";
import { hasChromium } from "./browser.ts";
import { inTurn } from "./in-turn.ts";

describe.skipIf(!hasChromium)("chances told in numbers", () => {
  const app = theApp("chances");

  test("by keys on a phone: a charge, compared with another, along a curve; the address holds all of it; a wrong number is told", async () => {
    const page = await app.open({ width: 390, height: 844, oddless: true });
    await page.evaluate(() => (location.hash = "#/odds"));
    const chances = (): Promise<(string | null)[]> =>
      page.locator("[data-chance]").evaluateAll((all) => all.map((e) => e.textContent));
    await expect.poll(chances).toEqual(["80.6% 29/36"]);
    await page.locator('[data-flag="swiftstride"]').focus();
    await page.keyboard.press("Space");
    await expect.poll(chances).toEqual(["58.3% 7/12"]);
    await page.locator("#compare").focus();
    await page.keyboard.press("Enter");
    await page.locator('[data-number="need"]').nth(1).fill("9");
    await expect.poll(chances).toEqual(["58.3% 7/12", "27.8% 5/18"]);
    expect(await barred(page, "chances")).toEqual([]);
    // A page that is opened with this address says the same.
    const kept = await page.evaluate(() => location.hash);
    expect(kept).toBe("#/odds/ninth-age/charge?a=need:7&b=need:9");
    await page.reload();
    await expect.poll(chances).toEqual(["58.3% 7/12", "27.8% 5/18"]);
    await page.locator(".chart summary").first().click();
    await expect
      .poll(() => page.locator(".chart").first().locator("tbody tr").nth(7).textContent())
      .toMatch(/58\.3%.*58\.3%/);
    await page.locator('[data-number="need"]').first().fill("31");
    await expect.poll(() => page.locator(".lacking").textContent()).toMatch(/from 0 to 30/);
    for (const size of inTurn(0)) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${size.width}`).toBeLessThanOrEqual(0);
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("attacks of another game by its own sequence, in French: mean, what comes of each case, the table to take along", async () => {
    const page = await app.open({ width: 1366, height: 768, oddless: true, french: true });
    await page.evaluate(() => (location.hash = "#/odds/age-of-sigmar/attack"));
    await expect.poll(() => page.locator("[data-chance]").count()).toBe(1);
    expect(Number(await page.locator("[data-chance]").getAttribute("data-chance"))).toBeCloseTo(0.993437, 6);
    await expect.poll(() => page.locator(".outcomes").textContent()).toMatch(/8,89 en moyenne/);
    const saved = page.waitForEvent("download");
    await page.locator('.chart [data-take="csv"]').last().click();
    expect((await saved).suggestedFilename()).toBe("age-of-sigmar-attack-at-least.csv");
    await page.selectOption("#game", "old-world");
    await page.selectOption("#question", "break");
    await expect.poll(() => page.locator("[data-result]").count()).toBe(3);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
