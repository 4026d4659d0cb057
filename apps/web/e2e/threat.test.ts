import { engineOf, openSituation, silent } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import { percent } from "@tercio/dice";
import { expect, describe, test } from "vitest";
import { openFile, theApp } from "./app.ts";
import { barred } from "./barred.ts";
import { hasChromium } from "./browser.ts";

const situation = {
  system: "ninth-age",
  scene: {
    phase: "movement",
    units: {
      A: { side: "first", profile: "heavy-infantry-with-halberds", models: 20, files: 5, at: [0, -8], facing: "north" },
      E: { side: "second", profile: "warriors", models: 12, files: 6, at: [0, 8], facing: "south" },
      F: { side: "second", profile: "warriors", models: 12, files: 6, at: [20, 20], facing: "north" },
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

  test("drawn by a key, named for whom one chooses; what a piece would expose itself to while it is led, in a number and words", async () => {
    const page = await app.open({ width: 1366, height: 768, oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "threat.json", JSON.stringify(situation));
    await page.waitForSelector('.prompt[data-asked="move"]');
    await page.keyboard.press("w");
    await page.waitForSelector('[data-threats="2"]');
    expect(await page.getAttribute("#show-threat", "aria-pressed")).toBe("true");
    await page.locator('svg.board [data-piece="1"]').hover();
    await expect.poll(() => page.locator("[data-threats] .chip").allTextContents()).toHaveLength(3);
    await page.mouse.move(5, 300);
    // With any other layer.
    await page.locator('svg.board [data-piece="0"]').click();
    await page.keyboard.press("g");
    await page.waitForSelector("[data-band]");
    expect(await page.locator("[data-threats]").count()).toBe(1);
    await page.keyboard.press("g");
    for (const inches of [1, 2]) {
      await page.click("#ahead");
      const told = `${chanceAfter(inches)}%`;
      await expect.poll(() => page.locator(".exposed-to").textContent()).toContain(`Warriors ${told}`);
      expect(await page.locator("[data-exposed] .chip").allTextContents()).toEqual([`Warriors ${told}`]);
    }
    expect(await barred(page, "threat")).toEqual([]);
    // It is chosen for the next visit, too.
    await page.reload();
    await page.waitForSelector('#show-threat[aria-pressed="true"]');
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
