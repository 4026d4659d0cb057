import type { Json } from "@tercio/kernel";
import { oldWorld } from "@tercio/old-world";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { oneAlike } from "../in-turn.ts";
import { openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { before } from "../by-keys.ts";

const scenario = oldWorld.rules.scenarios().find((s) => s.id === "skirmishers")?.scenario;
const scene = JSON.stringify({
  system: oldWorld.id,
  scene: (scenario?.setup as { readonly scene: Json } | undefined)?.scene ?? null,
  script: [],
});

describe.skipIf(!hasChromium)("skirmishers that were charged", () => {
  const app = theApp("skirmishers");
  const answers = async (page: Page): Promise<number> => (await before(page)).answers;

  test.each(
    oneAlike(
      [
        ["desktop", { width: 1366, height: 768 }],
        ["phone", { width: 390, height: 844, touch: true, french: true }],
      ] as const,
      1,
    ),
  )("form up where their owner says, and it says who is lost, on a %s", async (name, look) => {
    const page = await app.open({ oddless: true, ...look });
    page.setDefaultTimeout(20_000);
    await page.click("#hotseat");
    await openFile(app, page, "skirmishers.json", scene);
    await page.waitForSelector('.prompt[data-asked="form-up"]');
    // One by one: a base for each of the six, and no front.
    await page.waitForSelector('svg.board [data-piece="0"]');
    expect(await page.locator(".spot").count()).toBe(3);
    const listed = await page.locator(".prompt .answer").allTextContents();
    expect(listed.map((t) => /\b1 (is lost|perdue)/.test(t))).toEqual([false, true, true]);
    await app.picture(page, `${name}.png`);
    const was = await answers(page);
    // The middle one of the three, on the board; then the one in which all stand, and Enter.
    await page.locator(".spot").nth(1).click();
    expect(await textOf(page, ".tried")).toMatch(/\b1 (is lost|perdue)/);
    await page.locator(".prompt-body").focus();
    await page.waitForSelector("[data-ghost]");
    await page.keyboard.press("ArrowRight");
    await app.picture(page, `${name}-tried.png`);
    await page.keyboard.press("Escape");
    await page.locator(".prompt .answer").first().click();
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    await page.waitForTimeout(300);
    await app.picture(page, `${name}-formed.png`);
    expect(await barred(page, name)).toEqual([]);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
