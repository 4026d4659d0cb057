import { join } from "node:path";
import { load } from "@tercio/kernel";
import { readFileSync } from "node:fs";
import { armies, ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { oneAlike } from "../in-turn.ts";
import { fromMenu, lookUp, openFile, textOf, theApp } from "../app.ts";
import { kept } from "../kept.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";

describe.skipIf(!hasChromium)("what a battle is begun with", () => {
  const app = theApp("setup-battle");
  const saved = async (page: Page): Promise<{ readonly scenario: { readonly setup: object } }> => {
    const [file] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "#save")]);
    const path = join(app.folder, "begun.json");
    await file.saveAs(path);
    const json = JSON.parse(readFileSync(path, "utf8")) as { readonly scenario: { readonly setup: object } };
    expect(load(ninthAge, json, { verify: true }).ok).toBe(true);
    return json;
  };

  test.each(
    oneAlike(
      [
        ["desktop", { width: 1366, height: 768 }],
        ["phone", { width: 390, height: 844, touch: true, french: true }],
      ] as const,
      0,
    ),
  )(
    "each side’s army, of all that the game has; table and objective are folded away and told in a line: %s",
    async (name, look) => {
      const page = await app.open({ ...look, oddless: true });
      // Before anybody is asked, both armies stand on the table; they go when the battle begins with putting them down.
      const shown = page.locator("svg.board [data-piece]");
      const starter = ninthAge.rules.setup(ninthAge.rules.starter());
      await expect.poll(() => shown.count()).toBe(starter.units.length);
      expect(await barred(page, `${name}, first`)).toEqual([]);
      await page.click("#hotseat");
      await expect.poll(() => shown.count()).toBe(0);
      await fromMenu(page, "#new");
      const options = (await page.locator("#choose-armies-2 option").allTextContents()).join();
      const language = "french" in look ? "fr" : "en";
      for (const army of Object.values(armies)) {
        expect(options).toContain(army.name[language]);
        expect(options).toContain(String(army.units.reduce((sum, u) => sum + u.pointCost, 0)));
      }
      expect(await page.locator("#choose-map").isVisible()).toBe(false);
      // What is folded away says what it is.
      expect(await textOf(page, "#more summary")).toMatch(
        language === "fr" ? /Déploiement\u00a0: Tirer au dé/ : /Deployment: Roll for it/,
      );
      await page.selectOption("#choose-armies-1", "highborn-elves");
      await page.selectOption("#choose-armies-2", "beast-herds");
      await page.click("#more summary");
      await page.selectOption("#choose-map", "the-ford");
      await page.selectOption("#choose-objective", "breakthrough");
      expect(await barred(page, name)).toEqual([]);
      await app.picture(page, `${name}.png`);
      const start = await page.locator("#start").boundingBox();
      expect((start?.x ?? -1) >= 0 && (start?.x ?? 0) + (start?.width ?? 0) <= look.width).toBe(true);
      await page.click("#start");
      await page.waitForSelector("dialog", { state: "detached" });
      expect((await saved(page)).scenario.setup).toMatchObject({
        armies: ["highborn-elves", "beast-herds"],
        map: "the-ford",
        objective: "breakthrough",
      });
      expect(await page.locator(".patch").count()).toBeGreaterThan(5);
      await lookUp(page, "unit");
      const units = (await page.locator(".armies li").allTextContents()).join();
      for (const id of ["highborn-elves", "beast-herds"])
        for (const u of armies[id]?.units ?? []) expect(units).toContain(u.name[language]);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  test("by keys alone; an army dearer than the game is refused in words", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await fromMenu(page, "#new");
    await page.locator("#choose-armies-1").focus();
    // The next of the list, and on to the fold.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.locator("#choose-map").isVisible()).toBe(true);
    await page.fill("#choose-size", "1000");
    await page.locator("#start").focus();
    await page.keyboard.press("Enter");
    expect(await textOf(page, "dialog [role=alert]")).toMatch(/1000/);
    await page.fill("#choose-size", "1500");
    await page.locator("#start").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog", { state: "detached" });
    const second = Object.keys(armies)[1];
    expect((await saved(page)).scenario.setup).toMatchObject({ armies: [second, "warriors-of-the-dark-gods"] });
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("whoever is new leaves all that comes before armies are put down to the usual answers, by one press", async () => {
    const page = await app.open({ width: 390, height: 844, touch: true, random: true, oddless: true });
    await page.click("#versus");
    await page.click("#usual");
    await page.waitForSelector('.prompt[data-asked="deploy"] [id^=preset-]');
    expect(await page.locator("#usual, .beforehand").count()).toBe(0);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("U7: an army that comes along meets one of as many points; unequal points are said; scenes hide the armies", async () => {
    const page = await app.open({ oddless: true, random: true });
    await page.click("#hotseat");
    await fromMenu(page, "#new");
    await page.waitForSelector("#choose-armies-1 optgroup:nth-of-type(2)", { state: "attached" });
    await page.selectOption("#choose-armies-1", { label: "Dread Elves in 4500 points" });
    expect(await page.inputValue("#choose-armies-2")).toBe("draw");
    expect(await page.locator("#unequal").count()).toBe(0);
    await page.selectOption("#choose-armies-2", "beast-herds");
    expect(await textOf(page, "#unequal")).toMatch(/4500 points against \d+/);
    await page.click("#scenes summary");
    await page.check('#scenes input[value="led"]');
    expect(await page.locator("#choose-armies-1").count()).toBe(0);
    expect(await textOf(page, "#of-scene")).toContain("Generals and Battle Standards in their units");
    await page.click("#of-scene button");
    expect(await page.inputValue("#choose-armies-1")).toMatch(/^ready /);
    expect(await barred(page, "new battle")).toEqual([]);
    await app.close(page);
  });

  test("U7: a fair battle in one press: two legal armies of as many points, a rolled map", async () => {
    const page = await app.open({ width: 390, height: 844, touch: true, random: true, oddless: true });
    await page.click("#hotseat");
    await fromMenu(page, "#new");
    await page.click("#fair");
    await page.waitForSelector("dialog", { state: "detached" });
    const { setup } = (await saved(page)).scenario as { setup: { map?: string; size?: number; armies: unknown[] } };
    expect(setup).toMatchObject({ map: "roll", size: 1500 });
    // What each army costs is worked out by the rules again, unit by unit.
    const costs = ninthAge.rules
      .setup({ ...ninthAge.rules.starter(), setup } as never)
      .units.reduce((sum, u) => sum.with(u.seat, (sum[u.seat] ?? 0) + u.entry.pointCost), [0, 0]);
    for (const cost of costs) expect(cost).toBeGreaterThanOrEqual(1470);
    expect(Math.abs((costs[0] ?? 0) - (costs[1] ?? 0))).toBeLessThanOrEqual(30);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test.each(
    oneAlike(
      [
        ["en", "The Ninth Age, second edition, early", "The Ninth Age, second edition, late"],
        ["fr", "Le Neuvième Âge, deuxième édition, début", "Le Neuvième Âge, deuxième édition, fin"],
      ] as const,
      1,
    ),
  )(
    "a battle by the later edition on a phone: chosen, named in the menu, and one that was saved goes on by it: %s",
    async (language, early, late) => {
      const page = await app.open({ width: 390, height: 844, touch: true, french: language === "fr", oddless: true });
      const named = async (): Promise<string> => {
        await page.click(".menu-toggle");
        const said = await textOf(page, "#menu .edition");
        await page.click(".menu-toggle");
        return said;
      };
      await page.click("#hotseat");
      expect(await named()).toBe(early);
      await fromMenu(page, "#new");
      await page.selectOption("#choose-edition", "2e-late");
      expect(await barred(page, `edition, ${language}`)).toEqual([]);
      await app.picture(page, `edition-${language}.png`);
      await page.click("#start");
      await page.waitForSelector("dialog", { state: "detached" });
      expect(await named()).toBe(late);
      const json = await saved(page);
      expect(json.scenario).toMatchObject({ edition: "2e-late" });
      // Another battle, by the usual edition again; the file brings the later one back.
      await fromMenu(page, "#new");
      expect(await page.inputValue("#choose-edition")).toBe("2e-early");
      await page.click("#start");
      await page.waitForSelector("dialog", { state: "detached" });
      expect(await named()).toBe(early);
      await openFile(app, page, "late.json", JSON.stringify(json));
      await expect.poll(named).toBe(late);
      expect((await saved(page)).scenario).toEqual(json.scenario);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  test("U14: players have names, in the prompt, on the shelf, in the file, and after a reload", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await fromMenu(page, "#new");
    await page.fill("#name-1", "Anna");
    await page.fill("#name-2", "Béla ");
    await page.click("#scenes summary");
    await page.check('#scenes input[value="one-model"]');
    await page.click("#start");
    await page.waitForSelector(".armies");
    await expect.poll(() => textOf(page, ".armies")).toContain("Anna");
    const file = (await saved(page)) as unknown as { readonly seats: unknown };
    expect(file.seats).toEqual([
      { by: "human", name: "Anna" },
      { by: "human", name: "Béla" },
    ]);
    await page.click(".prompt-foot button");
    await kept(page);
    // Also where the log, a question and the result name a player.
    await lookUp(page, "log");
    expect(await page.locator(".log").innerText()).toMatch(/(Anna|Béla) chooses the Deployment Zone/);
    await fromMenu(page, "#concede");
    await page.click("[data-declare='0'], #yes");
    await expect.poll(() => textOf(page, ".prompt .what")).toMatch(/Anna concedes the battle\. Béla wins/);
    expect(await page.locator(".log").innerText()).not.toMatch(/Player [12]/);
    await page.click("#undo");
    await kept(page);
    await page.reload();
    await expect.poll(() => textOf(page, ".armies")).toContain("Béla");
    await fromMenu(page, "#shelf");
    await expect.poll(() => textOf(page, ".shelf li .soft")).toContain("Anna – Béla");
    // Names stay for the next battle; an empty one is a number again.
    await page.keyboard.press("Escape");
    await fromMenu(page, "#new");
    expect(await page.inputValue("#name-1")).toBe("Anna");
    await page.fill("#name-1", "");
    await page.fill("#name-2", "");
    await page.click("#start");
    await expect.poll(() => textOf(page, ".armies")).toContain("Player 1");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
