import { atStep } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromMenu, openFile, textOf, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { aboutOf, asks, playedUntil } from "../saves.ts";

describe.skipIf(!hasChromium)("what the screen says", () => {
  const app = theApp("words");
  const { text: file, battle } = playedUntil(5, asks("move"));
  const { units } = aboutOf<{ units: readonly number[] }>(battle);
  /** One for all who speak English: each opens a battle of its own. */
  let page: Page;
  beforeAll(async () => {
    page = await app.open({ oddless: true });
    await page.click("#hotseat");
  });
  afterAll(() => app.close(page));

  test("a move dragged too far stops where it must: its length of all it may be, and no warning beside the tick", async () => {
    await openFile(app, page, "move.json", file);
    await page.waitForSelector('.app[data-seed="5"]');
    let told = "";
    // Some units have room ahead for all of their move, whatever stands elsewhere.
    for (const id of units) {
      await page.locator(`[data-unit="${id}"]`).click();
      for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowUp");
      told = (await page.locator(".tried").count()) > 0 ? await textOf(page, ".tried") : "";
      const limit = battle.game.units[id]?.entry.advanceRate ?? 0;
      if (told.includes(`${limit} of ${limit} inches.`)) break;
      await page.keyboard.press("Escape");
    }
    expect(told).toMatch(/(\d+) of \1 inches\./);
    expect(told).not.toMatch(/Farther|Stop sooner|Shortened/);
    expect(await page.locator(".tried .legal").count()).toBe(1);
    expect(await page.locator('[role="alert"]').count()).toBe(0);
  });

  test("in French a unit's Height and Type are French", async () => {
    const page = await app.open({ french: true, oddless: true });
    await openFile(app, page, "move.json", file);
    const seen = new Set<string>();
    for (const button of await page.locator(".unit-box .armies button").all()) seen.add(await button.innerText());
    expect(seen.size).toBeGreaterThan(5);
    await page.locator(".unit-box .armies button").first().click();
    expect(await textOf(page, ".unit-box .facts")).toMatch(/Taille et Type[\s\S]*Infanterie, taille standard/);
    expect(await textOf(page, ".unit-box .facts")).not.toMatch(/Standard Infantry|Infantry/);
    await app.close(page);
  });

  const MEN = { profile: "imperial-guard", models: 20, files: 5 };
  const facing = (seed: number, more: object, men: object = {}): string => {
    const units = {
      A: { side: "first", ...MEN, at: [0, -6], ...men },
      B: { side: "second", ...MEN, at: [0, 8] },
    };
    return JSON.stringify({
      ...{ system: "ninth-age", seed, script: [] },
      scene: { phase: "movement", units, ...more },
    });
  };

  test("a single model that turns on the spot is not hidden by the tick that allows it", async () => {
    await openFile(app, page, "single.json", facing(1, {}, { models: 1, files: 1 }));
    await page.waitForSelector('.app[data-seed="1"]');
    await page.waitForSelector("#end-moves");
    await page.keyboard.press("n");
    await page.click("#pivot-right");
    const [model, tick] = [page.locator("[data-ghost] .shape"), page.locator("[data-ghost] .verdict circle")];
    const [at, over] = [await model.boundingBox(), await tick.boundingBox()];
    if (at === null || over === null) throw new Error("nothing is tried");
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    expect(Math.hypot(over.x + over.width / 2 - x, over.y + over.height / 2 - y)).toBeGreaterThan(over.width / 2);
  });

  test("what is at work on a unit stands on its card, each effect in a line of its own, in both languages", async () => {
    const on = { on: 0, from: null, params: {} };
    const effects = [
      { ...on, id: 1, rule: "fear", until: { steps: [{ ...atStep("magic-phase", "1"), player: 0 }] } },
      { ...on, id: 2, rule: "fearless", until: { uses: 2 } },
    ];
    await openFile(app, page, "effects.json", facing(2, { effects }));
    await page.waitForSelector('.app[data-seed="2"]');
    await page.locator(".armies button").first().click();
    expect(await page.locator(".list-fact li").allInnerTexts()).toEqual([
      "Fear: until “Start of the Magic Phase” (Magic Phase) of Player 1",
      "Fearless: for 2 uses more",
    ]);
    await fromMenu(page, "#language");
    expect(await page.locator(".list-fact li").nth(1).innerText()).toMatch(/^Sans peur\s: encore 2 utilisations$/);
    await fromMenu(page, "#language");
  });

  test("a new battle asks by name who plays, and says what an empty seed means", async () => {
    await fromMenu(page, "#new");
    const who = page.getByRole("group", { name: "Players" });
    expect(await who.locator("button[aria-pressed=true]").innerText()).toBe("Two players here");
    await page.click("#seed summary");
    expect(await page.locator("#seed").innerText()).toContain("Leave it empty for any.");
    await page.getByLabel("Seed of the dice").fill("7");
    await page.click("#start");
    await page.waitForSelector('.app[data-seed="7"]');
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
