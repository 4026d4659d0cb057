import { mkdirSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { withoutOdds } from "../app.ts";
import { hasChromium, theBrowser } from "../browser.ts";
import { inProof } from "../in-turn.ts";

describe.skipIf(!hasChromium)("L1: one list in several tabs", () => {
  let context: BrowserContext;
  const faults: string[] = [];
  beforeAll(async () => {
    context = await (await theBrowser()).newContext({ locale: "en-GB", serviceWorkers: "block" });
    context.setDefaultTimeout(30_000);
    await context.addInitScript(withoutOdds);
  });
  afterAll(() => context.close());
  const openAt = async (hash: string, selector: string): Promise<Page> => {
    const page = await context.newPage();
    page.on("pageerror", (e) => faults.push(e.message));
    await page.goto(`${inject("app")}?fast${hash}`);
    await page.waitForSelector(selector);
    return page;
  };
  const picture = async (page: Page, name: string): Promise<void> => {
    if (process.env.TERCIO_PICTURES === undefined) return;
    mkdirSync("/tmp/tercio-e2e/lists-tabs", { recursive: true });
    await page.screenshot({ path: `/tmp/tercio-e2e/lists-tabs/${name}.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: `/tmp/tercio-e2e/lists-tabs/${name}-phone.png` });
    await page.setViewportSize({ width: 1280, height: 720 });
  };
  const name = (page: Page): Promise<string> => page.inputValue("#list-name");
  const shows = (page: Page, title: string): Promise<unknown> =>
    page.waitForFunction((t) => document.querySelector<HTMLInputElement>("#list-name")?.value === t, title);

  inProof(
    "L1: the second tab follows, takes the list over, and the first follows then; a new name from the shelf reaches both",
    async () => {
      const one = await openAt("#/lists", "#begin-list");
      await one.fill("#new-name", "A");
      await one.click("#begin-list");
      await one.waitForSelector(".builder");
      const hash = await one.evaluate(() => location.hash);
      const two = await openAt(hash, "#list-elsewhere");
      await one.bringToFront();
      await one.fill("#list-size", "2000");
      await one.fill("#list-name", "Written in one");
      await shows(two, "Written in one");
      await two.bringToFront();
      await picture(two, "elsewhere");
      expect(await two.locator("#list-name").isEditable()).toBe(false);
      expect(await two.locator("#undo").isDisabled()).toBe(true);
      await two.click("#edit-here");
      await two.waitForSelector("#list-elsewhere", { state: "detached" });
      await one.waitForSelector("#list-elsewhere");
      await two.fill("#list-name", "Written in two");
      await shows(one, "Written in two");
      expect(await one.inputValue("#list-size")).toBe("2000");
      const three = await openAt("#/lists", ".kept-lists li");
      await three.click(".kept-lists .name");
      await three.fill(".kept-lists form input", "Named on the shelf");
      await three.keyboard.press("Enter");
      await shows(two, "Named on the shelf");
      await picture(two, "changed");
      await two.click("#undo-notice");
      await shows(one, "Written in two");
      expect(await three.locator(".kept-lists li strong").allInnerTexts()).toEqual(["Written in two"]);
      // The tab that writes goes: the other takes over without waiting for it.
      await two.close();
      await one.bringToFront();
      await one.click("#edit-here");
      await one.fill("#list-name", "And one again");
      await three.waitForFunction(() => document.querySelector(".kept-lists strong")?.textContent === "And one again");
      expect(await name(one)).toBe("And one again");
      expect(faults).toEqual([]);
      await Promise.all([one.close(), three.close()]);
    },
  );

  test("C2: what cannot be read of a list is shown, kept, and deleted by its player alone", async () => {
    const hostile = '{"list":{"version":{"toString":1}}';
    const one = await openAt("#/lists", "#begin-list");
    await one.evaluate((text) => localStorage.setItem("tercio-list broken", text), hostile);
    await one.reload();
    await one.waitForSelector(".kept-lists .unread");
    await picture(one, "unread");
    expect(await one.locator(".unread .wrong").innerText()).toContain("ends in the middle");
    expect(await one.evaluate(() => localStorage.getItem("tercio-list broken"))).toBe(hostile);
    await one.click(".unread .delete");
    await one.click(".unread .really");
    await one.waitForSelector(".unread", { state: "detached" });
    await one.close();
  });
});
