import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { smallWindows, unreachable } from "../reachable.ts";
import { asks, playedUntil } from "../saves.ts";
import { inProof, oneAlike } from "../in-turn.ts";

describe.skipIf(!hasChromium)("U3: at 200% and 400% every button can be pressed", () => {
  const app = theApp("zoom");

  /** Every window that is small, with what cannot be pressed there. */
  async function looked(page: Page, what: string, within?: string): Promise<void> {
    const wrong: string[] = [];
    for (const size of smallWindows) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const found = await page.evaluate<string[]>(unreachable(within));
      await app.picture(page, `${what}-${size.width}x${size.height}.png`);
      wrong.push(...found.map((f) => `${size.width}x${size.height}: ${f}`));
    }
    expect.soft(wrong, what).toEqual([]);
  }

  inProof("a battle: before it, moves, charges, magic, the dice, the panels", async () => {
    const page = await app.open({ width: 720, height: 450, oddless: true });
    await looked(page, "welcome");
    await page.click("#hotseat");
    for (const kind of ["deploy", "charge", "move", "allocate"]) {
      await openFile(app, page, `${kind}.json`, playedUntil(11, asks(kind)).text);
      await page.waitForSelector(`.prompt[data-asked="${kind}"]`);
      await looked(page, kind);
    }
    await page.setViewportSize({ width: 720, height: 450 });
    for (const tab of ["unit", "log"]) {
      await page.click(`#tab-${tab}`);
      await looked(page, tab, ".details");
      await page.setViewportSize({ width: 720, height: 450 });
      await page.click(`#tab-${tab}`);
    }
    await page.click(".menu-toggle");
    await looked(page, "menu", "#menu");
    await page.setViewportSize({ width: 720, height: 450 });
    for (const dialog of ["new", "shelf", "armies"]) {
      if (!(await page.locator(`#${dialog}`).isVisible())) await page.click(".menu-toggle");
      await page.click(`#${dialog}`);
      await page.waitForSelector("dialog[open]");
      await looked(page, dialog);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 720, height: 450 });
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("the pages that are read: lists, rules, odds", async () => {
    const page = await app.open({ width: 720, height: 450, oddless: true });
    const pages = [
      ["lists", "#/lists", ".lists"],
      ["rules", "#/rules/ninth-age", ".chapter-cards"],
      ["odds", "#/odds", ".chances"],
    ] as const;
    for (const [what, hash, there] of oneAlike(pages, 2)) {
      await page.evaluate((to) => void (location.hash = to), hash);
      await page.waitForSelector(there, { timeout: 20_000 });
      await looked(page, what);
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
