import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { keys } from "../by-keys.ts";
import { asks, playedUntil } from "../saves.ts";
import { oneAlike } from "../in-turn.ts";

/** Runs in the page: which of the first lie over which of the others, which are drawn shapes, told by their keys. */
const over = (upon: string, shapes: string): string => `(() => {
  const key = (e) => { const k = e.closest("[data-piece],[data-ghost],[data-label]"); return k?.dataset.piece ?? k?.dataset.ghost ?? k?.dataset.label; };
  const hulls = [...document.querySelectorAll("${shapes}")];
  if (hulls.length === 0) return ["nothing is drawn"];
  const found = [];
  for (const e of document.querySelectorAll("${upon}")) {
    const b = e.getBoundingClientRect();
    for (const hull of hulls) {
      const to = hull.getScreenCTM().inverse();
      for (const [i, j] of [[0.1, 0.5], [0.5, 0.5], [0.9, 0.5], [0.5, 0.2], [0.5, 0.8]])
        if (hull.isPointInFill(new DOMPoint(b.left + b.width * i, b.top + b.height * j).matrixTransform(to))) {
          found.push((e.textContent || "a tick of " + key(e)) + " over " + key(hull));
          break;
        }
    }
  }
  return found;
})()`;
const BLOCKS = "svg.board [data-piece] .hull, svg.board [data-ghost] .shape";
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

describe.skipIf(!hasChromium)("what is written on the field", () => {
  const app = theApp("covers");
  const found = (page: Page, upon: string, shapes = BLOCKS): Promise<readonly string[]> =>
    page.evaluate<readonly string[]>(over(upon, shapes));

  test("U11: the words of a reach cover no unit, at the size of a desk and of a phone", async () => {
    let charges = 0;
    const { text } = playedUntil(11, (b) => asks("charge")(b) && ++charges > 5);
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "charge.json", text);
    await page.waitForSelector('.prompt[data-asked="charge"]');
    await keys(page, "g");
    for (const [width, height] of oneAlike(SIZES, 1)) {
      await page.setViewportSize({ width, height });
      for (let unit = 0; unit < 3; unit++) {
        await keys(page, "n");
        await page.waitForSelector("[data-band] .chip");
        await page.waitForSelector("[data-target] .chip");
        await expect.poll(() => found(page, "[data-band] .chip, [data-target] .chip")).toEqual([]);
        await app.picture(page, `reach ${width} ${unit}.png`);
      }
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("U11: the ticks of a preset cover neither a Character nor a name", async () => {
    const magic = ninthAge.rules.scenarios().find((s) => s.id === "magic");
    const { text } = playedUntil(3, asks("deploy"), magic === undefined ? {} : { scenario: magic.scenario });
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "deploy.json", text);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForSelector("[id^=preset-], #confirm");
      if ((await page.locator("#confirm").count()) > 0) await page.click("#cancel");
      await page.locator("[id^=preset-]").first().click();
      await page.waitForSelector(".verdict");
      const ghosts = await page.locator("svg.board [data-ghost] .shape").evaluateAll((all) =>
        all.map((e) => {
          const { width, height } = (e as SVGGraphicsElement).getBBox();
          return { key: e.parentElement?.dataset["ghost"], area: width * height };
        }),
      );
      // Those who stand in a unit of many are the Characters.
      const small = ghosts.filter(({ area }) => area < 1000).map(({ key }) => key);
      expect(small.length, JSON.stringify(ghosts)).toBeGreaterThan(2);
      const characters = small.map((key) => `svg.board [data-ghost='${key}'] .shape`).join(", ");
      await expect.poll(() => found(page, ".verdict circle", characters)).toEqual([]);
      // One for each unit: whoever is in it has that one.
      expect(await page.locator(".verdict").count()).toBe(ghosts.length - small.length);
      await expect
        .poll(() =>
          page.evaluate(() => {
            const ticks = [...document.querySelectorAll(".verdict circle")].map((e) => e.getBoundingClientRect());
            return [...document.querySelectorAll("svg.board [data-label] text")]
              .filter((e) => {
                const b = e.getBoundingClientRect();
                return ticks.some(
                  (c) => c.left < b.right - 1 && c.right > b.left + 1 && c.top < b.bottom - 2 && c.bottom > b.top + 2,
                );
              })
              .map((e) => e.textContent);
          }),
        )
        .toEqual([]);
      await app.picture(page, `preset ${width}.png`);
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("U11: no name is drawn over a unit that was led step by step", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "move.json", playedUntil(11, (b) => b.game.gameTurn === 2 && asks("move")(b)).text);
    await page.waitForSelector('.prompt[data-asked="move"]');
    for (const [width, height] of oneAlike(SIZES, 0)) {
      await page.setViewportSize({ width, height });
      await keys(page, "n", "ArrowUp", "ArrowUp", "]", "ArrowUp");
      await page.waitForSelector("[data-ghost]");
      await expect.poll(() => found(page, "svg.board [data-label] text")).toEqual([]);
      await keys(page, "Enter");
      await page.waitForSelector("[data-ghost]", { state: "detached" });
      await expect.poll(() => found(page, "svg.board [data-label] text")).toEqual([]);
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
