import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openFile, textOf, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { before } from "../by-keys.ts";
import { asks, playedUntil } from "../saves.ts";
import { oneAlike } from "../in-turn.ts";

const man = {
  ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 7, hp: 1, def: 3, res: 3 },
  parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }],
};
/** Twelve files against five: the champion at the right end touches nobody. */
const outOfContact = JSON.stringify({
  system: "ninth-age",
  scene: {
    phase: "melee",
    units: {
      A: { side: "first", profile: man, models: 24, files: 12, at: [0, 0], champion: true, championFile: 11 },
      B: { side: "second", profile: man, models: 10, files: 5 },
    },
    contact: [{ of: "B", at: "A", facing: "front", offset: 0 }],
  },
  script: [],
});

describe.skipIf(!hasChromium)("a place is chosen on the board", () => {
  const app = theApp("spots");
  const answers = async (page: Page): Promise<number> => (await before(page)).answers;
  const spot = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).and(page.locator(".spot"));
  const zone = playedUntil(5, asks("zone")).text;
  const open = async (text: string, kind: string, look: object): Promise<Page> => {
    const page = await app.open({ oddless: true, ...look });
    await page.click("#hotseat");
    await openFile(app, page, `${kind}.json`, text);
    await page.waitForSelector(`.prompt[data-asked="${kind}"]`);
    await page.waitForSelector(".spot");
    return page;
  };

  test.each(
    oneAlike(
      [
        ["desktop", { width: 1440, height: 900 }],
        ["phone", { width: 390, height: 844, touch: true, dark: true, french: true }],
      ] as const,
      1,
    ),
  )("a Deployment Zone, on a %s: tapped, confirmed, by arrows and Enter, or by its button", async (name, look) => {
    const page = await open(zone, "zone", look);
    const [south, north] = "french" in look ? ["Le sud", "Le nord"] : ["The south", "The north"];
    const was = await answers(page);
    // Still listed, and nothing is chosen yet.
    expect(await page.locator(".prompt .answer").allTextContents()).toEqual([`1${south}`, `2${north}`]);
    expect(await page.locator(".spot.chosen").count()).toBe(0);
    await app.picture(page, `zone-${name}.png`);
    // A tap tries it; Escape takes it back.
    await spot(page, north).click();
    expect(await spot(page, north).getAttribute("aria-pressed")).toBe("true");
    expect(await textOf(page, ".tried")).toContain(north);
    await app.picture(page, `zone-${name}-tried.png`);
    await page.keyboard.press("Escape");
    expect(await page.locator(".spot.chosen").count()).toBe(0);
    expect(await answers(page)).toBe(was);
    // By keys: down to the south, and Enter.
    await page.locator(".prompt-body").focus();
    // On a phone the table stands upright, and the south lies at the left.
    for (const arrow of "touch" in look ? ["ArrowRight", "ArrowLeft"] : ["ArrowUp", "ArrowDown"])
      await page.keyboard.press(arrow);
    expect(await spot(page, south).getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Enter");
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    expect(await page.locator(".spot").count()).toBe(0);
    await page.click("#undo");
    await page.waitForSelector('.prompt[data-asked="zone"]');
    // Tapped twice it is answered; the zone lies there.
    await spot(page, north).click();
    await spot(page, north).click();
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test.each(
    oneAlike(
      [
        ["desktop", { width: 1440, height: 900, dark: true }],
        ["phone", { width: 390, height: 844, touch: true }],
      ] as const,
      0,
    ),
  )("the place to step to, on a %s: near enough to be tapped", async (name, look) => {
    const page = await open(outOfContact, "make-way", look);
    const was = await answers(page);
    await app.picture(page, `make-way-${name}.png`);
    const box = await spot(page, "Step into file 5").boundingBox();
    // As wide as a finger needs at the least.
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    expect(await page.locator(".spot").count()).toBe(7);
    await spot(page, "Step into file 5").click();
    // The files of a table that stands upright run down the window.
    await page.keyboard.press("touch" in look ? "ArrowDown" : "ArrowRight");
    expect(await spot(page, "Step into file 6").getAttribute("aria-pressed")).toBe("true");
    await app.picture(page, `make-way-${name}-tried.png`);
    await page.click("#confirm");
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    expect(await page.locator(".spot").count()).toBe(0);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
