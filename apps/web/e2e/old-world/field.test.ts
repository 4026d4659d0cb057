import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "@tercio/kernel";
import { oldWorld } from "@tercio/old-world";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fromMenu, offered, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { oneAlike } from "../in-turn.ts";

/** Enough answers for a set-up. */
const MANY = 60;

describe.skipIf(!hasChromium)("a battle of The Old World", () => {
  const app = theApp("old-world-field");

  /** Answers what is asked, the first there is. Kinds of choices met. */
  async function playOn(page: Page, enough: (met: ReadonlySet<string>) => boolean): Promise<ReadonlySet<string>> {
    const met = new Set<string>();
    for (let i = 0; i < MANY && !enough(met) && (await page.locator("#rematch").count()) === 0; i++) {
      const asked = (await page.getAttribute(".prompt", "data-asked")) ?? "";
      met.add(asked);
      const answers = await page.getAttribute(".app", "data-answers");
      if ((await page.locator("#roll:enabled").count()) > 0) await page.click("#roll");
      else if ((await page.locator("[id^=preset-]").count()) > 0) {
        await page.locator("[id^=preset-]").first().click();
        await page.click("#confirm");
      } else if ((await page.locator(".prompt .answer").count()) > 0)
        await page.locator(".prompt .answer").first().click();
      else await offered(page);
      await page
        .waitForFunction((n) => document.querySelector(".app")?.getAttribute("data-answers") !== n, answers, {
          timeout: 2000,
        })
        .catch(() => undefined);
    }
    return met;
  }

  const looks = [
    ["desktop", { width: 1440, height: 900 }],
    ["phone", { width: 390, height: 844, touch: true, french: true }],
  ] as const;
  // On a desk `hands.test.ts` plays.
  test.each(oneAlike(looks, 1))("armies deploy, and the first of them moves: %s", async (name, look) => {
    const page = await app.open({ ...look, oddless: true });
    await fromMenu(page, "#new");
    await page.selectOption("#choose-game", oldWorld.id);
    expect(await page.locator("#choose-battle option").count()).toBe(7);
    await page.click("#start");
    await page.waitForSelector("svg.board");
    const met = await playOn(page, (seen) => seen.has("move") && seen.has("deploy"));
    expect([...met]).toEqual(expect.arrayContaining(["choose-zone", "deploy", "move"]));
    expect(await page.locator("svg.board [data-piece]").count()).toBeGreaterThan(15);
    await app.picture(page, `${name}-moves.png`);
    expect(await barred(page, name)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "#save")]);
    const path = join(app.folder, `${name}.json`);
    await file.saveAs(path);
    expect(load(oldWorld, JSON.parse(readFileSync(path, "utf8")) as unknown, { verify: true }).ok).toBe(true);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
