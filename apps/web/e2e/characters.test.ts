import { ninthAge } from "@tercio/ninth-age";
import { describe, expect, test } from "vitest";
import { oneWindow } from "./in-turn.ts";
import { openFile, theApp } from "./app.ts";
import { hasChromium } from "./browser.ts";

const first = { side: "first", facing: "north" } as const;
const halberds = { ...first, profile: "heavy-infantry-with-halberds", models: 30, files: 6 } as const;
/** A Marshal two inches behind one regiment; another stands in the first rank of the next. */
const scene = JSON.stringify({
  system: ninthAge.id,
  scene: {
    phase: "movement",
    units: {
      Marshal: { ...first, profile: "marshal", models: 1, files: 1, at: [0, -6] },
      Halberds: { ...halberds, at: [0, 0] },
      Led: {
        ...halberds,
        profile: "heavy-infantry-with-spears",
        at: [12, 0],
        characters: [{ profile: "marshal-with-battle-standard", file: 3 }],
      },
      Foes: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 16] },
    },
  },
  script: [],
});

describe.skipIf(!hasChromium)("Characters", () => {
  const app = theApp("characters");
  test.each(
    oneWindow(
      [
        ["desktop", { width: 1366, height: 768 }],
        ["phone", { width: 390, height: 844, touch: true }],
      ] as const,
      0,
    ),
  )("walk up to a unit and are one of it, and step out of another, on a %s", async (name, look) => {
    const page = await app.open({ oddless: true, ...look });
    page.setDefaultTimeout(20_000);
    await page.click("#hotseat");
    await openFile(app, page, "characters.json", scene);
    await page.waitForSelector('.prompt[data-asked="move"]');
    const pieces = (): Promise<number> => page.locator("svg.board [data-piece] .hull").count();
    const before = await pieces();
    const choose = (who: RegExp): Promise<void> =>
      page.locator(".prompt .answer, .prompt button").filter({ hasText: who }).first().click();
    await choose(/Marshal/);
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowUp");
    await page.waitForSelector("[data-ghost]");
    await app.picture(page, `${name}-joins.png`);
    expect(await page.locator(".prompt").innerText()).toMatch(/joins Heavy Infantry with Halberds/);
    await page.click("#confirm");
    await expect.poll(pieces).toBe(before - 1);
    expect(await page.locator('svg.board [data-piece="1"]').first().getAttribute("aria-label")).toMatch(/31 models/);
    // Out of the other regiment, by a way of that regiment.
    await choose(/Spears/);
    await choose(/leaves: Advance/);
    for (let i = 0; i < 3; i++) await page.click("#ahead");
    await page.waitForSelector("[data-ghost]");
    await app.picture(page, `${name}-leaves.png`);
    await page.click("#confirm");
    await expect.poll(pieces).toBe(before);
    await app.picture(page, `${name}-left.png`);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
