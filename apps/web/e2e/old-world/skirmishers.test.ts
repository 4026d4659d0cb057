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

  /** Eight bases of 25 mm half an inch apart, an enemy far ahead. */
  const walkers = JSON.stringify({
    system: oldWorld.id,
    scene: {
      field: {},
      active: "first",
      units: {
        Hunters: {
          side: "first",
          models: 8,
          files: 8,
          profile: { skirmishers: true, rules: ["close-order"] },
          loose: Array.from({ length: 8 }, (_, i) => [3770 * i - 13_195, -40_000]),
        },
        North: { side: "second", profile: "northmen", models: 10, files: 5, at: [0, 20], facing: 180 },
      },
      contact: [],
    },
    script: [],
  });

  test("eight of them are led in one drag, spread out, and take ranks by a Reform", async () => {
    const page = await app.open({ oddless: true, width: 1366, height: 768 });
    page.setDefaultTimeout(20_000);
    await page.click("#hotseat");
    await openFile(app, page, "walkers.json", walkers);
    await page.waitForSelector('.prompt[data-asked="move"]');
    const was = await answers(page);
    const box = await page.locator('svg.board [data-piece="0"] .hull').first().boundingBox();
    if (box === null) throw new Error("no hull is drawn");
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 40, { steps: 6 });
    await page.mouse.up();
    await page.waitForSelector("[data-ghost]");
    expect(await textOf(page, ".tried")).toMatch(/of 4″/);
    await page.getByRole("button", { name: "Spread out", exact: true }).click();
    await app.picture(page, "led.png");
    await page.click("#confirm");
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    await page.click("#undo");
    await page.waitForSelector('.prompt[data-asked="move"]');
    await page.locator('svg.board [data-piece="0"]').first().click();
    await page.getByRole("button", { name: "Reform: Close Order" }).click();
    await page.waitForSelector("[data-ghost]");
    await app.picture(page, "reformed.png");
    await page.click("#confirm");
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    expect(await barred(page, "skirmishers led")).toEqual([]);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
