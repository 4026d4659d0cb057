import { describe, expect, test } from "vitest";
import { openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { asks, playedUntil } from "../saves.ts";

describe.skipIf(!hasChromium)("what is on offer", () => {
  const app = theApp("profiles");

  test("U14: units on offer show their characteristics: in a list that is built, and on the board while they are pointed at", async () => {
    const page = await app.open({ width: 390, height: 844, oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "move.json", playedUntil(11, asks("move")).text);
    const chip = page.locator(".prompt .units [data-unit]").first();
    // By keys: a tap would leave it over what is to be led.
    await page.keyboard.press("Tab");
    await chip.focus();
    const told = async (): Promise<string> => (await page.locator(".tip text").allTextContents()).join(" ");
    await expect.poll(told).toMatch(/Advance Rate\s\d+ · March Rate\s\d+ · Discipline\s\d+/);
    expect(await told()).toMatch(/Att\s\d+ · Off\s\d+ · Str\s\d+ · AP\s\d+ · Agi\s\d+/);
    await app.picture(page, "phone tip.png");
    await page.setViewportSize({ width: 1440, height: 900 });
    await chip.hover();
    await expect.poll(told).toMatch(/Advance Rate/);
    await app.picture(page, "desk tip.png");
    await page.evaluate(() => {
      location.hash = "#/lists";
    });
    await page.waitForSelector("#begin-list");
    await page.selectOption("#list-army", "empire-of-sonnstahl");
    await page.click("#begin-list");
    await page.click('[data-category="Characters"] .add');
    // By its row of the book: Discipline 9, 3 Health Points, Attack Value 3, Offensive Skill 5.
    await expect
      .poll(() => page.locator("[data-entry=marshal]").innerText())
      .toMatch(/Discipline\s9 · Health Points\s3[\s\S]*Att\s3 · Off\s5/);
    await app.picture(page, "desk list.png");
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await barred(page, "offer")).toEqual([]);
    await app.picture(page, "phone list.png");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
