import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openSituation, type Save, type Situation } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { asked, fromMenu, lookUp, openFile, textOf, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";

const redirect = readFileSync(new URL("../../../../playthroughs/ninth-age/redirect.json", import.meta.url), "utf8");

describe.skipIf(!hasChromium)("scenes in the app", () => {
  const app = theApp("scenes");
  const downloaded = async (page: Page, button: string): Promise<unknown> => {
    const [file] = await Promise.all([page.waitForEvent("download"), fromMenu(page, button)]);
    const path = join(app.folder, "downloaded.json");
    await file.saveAs(path);
    return JSON.parse(readFileSync(path, "utf8"));
  };

  test("a scene opens with its script played, can be undone into it, and a position is saved as one", async () => {
    const page = await app.open({ oddless: true });
    expect(await page.locator("#scene").isDisabled()).toBe(true);
    await openFile(app, page, "redirect.json", redirect);
    // The only weapon of each is taken without a word.
    await expect.poll(() => asked(page)).toContain("Electoral Cavalry (Knight) against Barbarians with Great Weapons");
    await lookUp(page, "log");
    expect(await textOf(page, ".log-box")).toContain("redirected the charge to Barbarians with Great Weapons");
    const again = await downloaded(page, "#scene");
    const opened = openSituation(ninthAge, again);
    if (!opened.ok) throw new Error(opened.problem.where);
    // The Melee Phase has begun since: only the weapons need be chosen to come here.
    expect(opened.battle.game.phase).toBe("melee");
    expect(opened.battle.request).toMatchObject({ type: "roll" });
    expect((again as Situation).script).toHaveLength(2);
    const answers = (): Promise<number> =>
      page.evaluate(() => Number((document.querySelector(".app") as HTMLElement).dataset["answers"]));
    const before = await answers();
    await page.click("#undo");
    expect(await answers()).toBeLessThan(before);
    expect(((await downloaded(page, "#save")) as Save).scenario.setup).toHaveProperty("scene");
    await app.close(page);
  });

  test("a wrong scene is told with its place, and the battle that was there stays", async () => {
    const page = await app.open({ french: true, oddless: true });
    await page.click("#hotseat");
    const scene = JSON.parse(redirect) as { scene: { units: { [name: string]: object } } };
    const far = { ...scene.scene.units["B"], at: [0, 30] };
    const wrong = { ...scene, scene: { ...scene.scene, units: { ...scene.scene.units, B: far } } };
    await openFile(app, page, "wrong.json", JSON.stringify(wrong));
    const said = await textOf(page, '[role="alert"]');
    expect(said).toContain("scene.units.B.at");
    expect(said).toContain("dépasse de la table");
    expect(await page.getAttribute(".app", "data-answers")).toBe("0");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
