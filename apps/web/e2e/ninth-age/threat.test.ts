import { engineOf, openSituation, silent } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import { percent } from "@tercio/dice";
import { expect, describe, test } from "vitest";
import { openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";

/** A General who leads from the ranks of A: he reaches C, and not D. */
const characters = [
  {
    profile: {
      ...{ type: "Infantry", height: "Standard", base: [20, 20], adv: 4, mar: 8, dis: 9, hp: 3, def: 4, res: 4 },
      ...{ parts: [{ att: 3, off: 4, str: 4, ap: 0, agi: 4 }], rules: ["general"] },
    },
  },
];
const situation = {
  system: "ninth-age",
  scene: {
    phase: "movement",
    units: {
      A: {
        side: "first",
        profile: "heavy-infantry-with-halberds",
        models: 20,
        files: 5,
        at: [0, -8],
        facing: "north",
        characters,
      },
      E: { side: "second", profile: "warriors", models: 12, files: 6, at: [0, 8], facing: "south" },
      F: { side: "second", profile: "warriors", models: 12, files: 6, at: [20, 20], facing: "north" },
      C: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [10, -8], facing: "north" },
      D: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [22, -8], facing: "north" },
    },
  },
};

/** The chance that E charges A home once A has gone so many inches ahead, in whole percents. */
function chanceAfter(inches: number): string {
  const opened = openSituation(ninthAge, situation);
  if (!opened.ok) throw new Error(opened.problem.where);
  const { game } = opened.battle;
  const path = [{ kind: "straight", distance: inches * 2540 }];
  const after = engineOf(ninthAge).reply(game, { unit: 0, move: "advance", path }, silent);
  const [target] = ninthAge.views.targets?.(after.game, 1, 0) ?? [];
  if (target === undefined) throw new Error("E could not charge");
  return percent(exactOdds(ninthAge, target.question).results.find((r) => r.id === "arrives")?.probability ?? 0);
}

describe.skipIf(!hasChromium)("where enemies could come", () => {
  const app = theApp("threat");

  test("drawn by a key, named for whom one chooses; whom a General reaches, with it; what a piece would expose itself to while it is led, in a number and words", async () => {
    const page = await app.open({ width: 1366, height: 768, oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "threat.json", JSON.stringify(situation));
    await page.waitForSelector('.prompt[data-asked="move"]');
    await page.keyboard.press("w");
    await page.waitForSelector('[data-threats="2"]');
    expect(await page.getAttribute("#show-threat", "aria-pressed")).toBe("true");
    await page.locator('svg.board [data-piece="1"]').hover();
    await expect.poll(() => page.locator("[data-edges] .chip").allTextContents()).toHaveLength(3);
    // Before its front, where nobody stands, it is counted who could come.
    const hull = await page.locator('svg.board [data-piece="1"] .hull').boundingBox();
    if (hull === null) throw new Error("E is not drawn");
    await page.mouse.move(hull.x + hull.width / 2, hull.y + hull.height + 30);
    await expect.poll(() => page.locator('[data-comers="1"] text').allTextContents()).toContain("Warriors 6″ · 100%");
    await page.mouse.move(5, 300);
    await expect.poll(() => page.locator("[data-comers]").count()).toBe(0);
    // With any other layer.
    await page.locator('svg.board [data-piece="0"]').click();
    await page.keyboard.press("g");
    await page.waitForSelector("[data-band]");
    expect(await page.locator("[data-threats]").count()).toBe(1);
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await page.waitForSelector('[data-range="0 commanding-presence"][data-reaches="0 3"]', { state: "attached" });
    expect(await page.locator(".app .overlay .chip").allTextContents()).toContain("Commanding Presence 12″");
    expect(await page.locator('[data-ranges-of="reaches"] li').allInnerTexts()).toEqual([
      "Commanding Presence 12″ · Imperial Guard",
    ]);
    expect(await page.locator("[data-threats]").count()).toBe(1);
    expect(await barred(page, "ranges")).toEqual([]);
    // In words, whoever it is of.
    await page.keyboard.press("t");
    await expect.poll(() => page.locator("[data-all-ranges] li").count()).toBe(1);
    await page.keyboard.press("Escape");
    const ring = (): Promise<string | null> =>
      page.locator('[data-range="0 commanding-presence"] path').first().getAttribute("d");
    const stood = await ring();
    for (const inches of [1, 2]) {
      await page.click("#ahead");
      const told = `${chanceAfter(inches)}%`;
      await expect.poll(() => page.locator(".exposed-to").textContent()).toContain(`Warriors ${told}`);
      expect(await page.locator("[data-exposed] .chip").allTextContents()).toEqual([`Warriors ${told}`]);
    }
    // The ranges of who is led there go along.
    await expect.poll(ring).not.toBe(stood);
    expect(await barred(page, "threat")).toEqual([]);
    // It is chosen for the next visit, too.
    await page.reload();
    await page.waitForSelector('#show-threat[aria-pressed="true"]');
    await page.waitForSelector('#show-ranges[aria-pressed="true"]');
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
