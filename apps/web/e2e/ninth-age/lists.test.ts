import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { fromMenu, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { inProof } from "../in-turn.ts";

describe.skipIf(!hasChromium)("the list builder", () => {
  const app = theApp("lists");

  /** The shelf of lists; nothing of a battle is needed for it. */
  const shelf = async (page: Page): Promise<void> => {
    await page.evaluate(() => {
      location.hash = "#/lists";
    });
    await page.waitForSelector("#begin-list");
  };
  const add = async (page: Page, category: string, entry: string): Promise<void> => {
    await page.click(`[data-category="${category}"] .add`);
    await page.click(`[data-entry="${entry}"]`);
    await page.waitForFunction(() => document.activeElement?.classList.contains("unit-head"));
  };
  const sums = (page: Page): Promise<readonly [string | null, string | null]> =>
    Promise.all([
      page.locator(".builder").getAttribute("data-points"),
      page.locator(".builder").getAttribute("data-wrong"),
    ]);

  test("by touch on a phone: 1,500 points, legal; every fault is told beside what it is about; kept, shared, brought back, printed, played", async () => {
    const page = await app.open({ width: 390, height: 844, touch: true, oddless: true });
    await shelf(page);
    expect(await barred(page, "shelf")).toEqual([]);
    await page.selectOption("#list-army", "empire-of-sonnstahl");
    await page.fill("#new-name", "Griffons of the north");
    await page.click("#begin-list");
    await page.waitForSelector(".builder");
    // An empty army lacks its General and its Core.
    expect(await sums(page)).toEqual(["0", "2"]);
    await add(page, "Characters", "marshal");
    await page.tap("[data-offer='options shield']");
    expect(await barred(page, "unit open")).toEqual([]);
    // A dragon is for princes: said at the dragon, which cannot be taken.
    await page.tap("[data-offer='mount commanding-dragon']", { force: true });
    expect(await page.isChecked("[data-offer='mount commanding-dragon']")).toBe(false);
    await page.click("[data-slot=artefact]");
    await page.waitForSelector("[data-offer^='item artefact']");
    expect(await barred(page, "items open")).toEqual([]);
    await page.tap("[data-offer='item artefact lucky-charm']");
    await add(page, "Core", "heavy-infantry");
    await page.fill(".models input", "40");
    for (const command of ["champion", "musician", "standard-bearer"])
      await page.tap(`[data-offer='command ${command}']`);
    expect(Number((await sums(page))[0])).toBeGreaterThan(300);
    await add(page, "Core", "light-infantry");
    await page.fill(".models input", "60");
    // Too many for such a unit: the way to the fault leads there.
    expect(Number((await sums(page))[1])).toBeGreaterThan(0);
    await page.click("#faults");
    expect(await barred(page, "faults open")).toEqual([]);
    // On the narrowest phone nothing lies beside it.
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 390, height: 844 });
    const fault = page.locator("#fault-list button", { hasText: "60" });
    await fault.click();
    await page.waitForFunction(
      () => (document.activeElement as HTMLElement | null)?.dataset.place === "units.2.models",
    );
    await page.fill(".models input", "15");
    // Taken away with all it has, and back.
    await page.click("[data-place='units.1']");
    const before = await sums(page);
    await page.click(".unit-tools .remove");
    expect((await sums(page))[0]).not.toBe(before[0]);
    await page.click("#undo-notice");
    expect(await sums(page)).toEqual(before);
    await add(page, "Special", "imperial-guard");
    await page.fill(".models input", "40");
    await add(page, "Core", "electoral-cavalry");
    while (Number((await sums(page))[0]) < 1400) await page.click(".stepper button:last-child");
    await page.waitForSelector("#legal");
    const [points] = await sums(page);
    expect(Number(points)).toBeLessThanOrEqual(1500);

    // Nothing is lost when the page goes.
    await page.reload();
    await page.waitForSelector("#legal");
    expect((await sums(page))[0]).toBe(points);
    await page.click("#more");
    expect(await barred(page, "actions open")).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("#save-list")]);
    const path = join(app.folder, "list.json");
    await file.saveAs(path);
    const [plain] = await Promise.all([page.waitForEvent("download"), page.click("#save-text")]);
    const asText = join(app.folder, "list.txt");
    await plain.saveAs(asText);
    await page.click("#share");
    const link = await page.inputValue("#link");
    expect(link.length).toBeLessThan(1000);

    // On paper: one sheet.
    await page.click("#print-list");
    await page.waitForSelector(".leaves[data-set=true] .leaf", { state: "attached" });
    const leaves = await page.locator(".leaves .leaf").count();
    expect(leaves).toBeLessThanOrEqual(2);
    expect(await textOf(page, ".leaves")).toContain("Heavy Infantry");
    await page.emulateMedia({ media: "print" });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(leaves);
    await page.emulateMedia({ media: "screen" });

    // What was shared opens elsewhere, and what is broken says so.
    await page.goto(link.replace(/^.*#/, `${inject("app")}?fast#`));
    await page.waitForSelector("#keep-shared");
    expect(await textOf(page, ".as-text")).toContain(`${points} / 1500`);
    expect(await barred(page, "shared")).toEqual([]);
    // U14: printed as it is, without being kept; and back.
    await page.click("#print-shared");
    await page.waitForSelector(".leaves[data-set=true] .leaf", { state: "attached" });
    expect(await textOf(page, ".leaves")).toContain("Heavy Infantry");
    await page.goBack();
    await page.waitForSelector("#play-shared");
    await page.click("#keep-shared");
    await page.waitForSelector("#legal");
    expect((await sums(page))[0]).toBe(points);
    await page.evaluate((broken) => (location.hash = broken), link.replace(/^.*#/, "#").slice(0, -12));
    await page.waitForSelector("#broken-link");
    await shelf(page);
    expect(await page.locator(".kept-lists > li").count()).toBe(2);
    await page.click("#bring-in");
    for (const [text, told] of [
      ["{ not json", /line 1, column 3: is not JSON/],
      ['{"units": 3}', /not an army list/],
      [readFileSync(path, "utf8").replace('"models": 40', '"models": "forty"'), /units\.1\.models/],
      [readFileSync(path, "utf8").replace("empire-of-sonnstahl", "nobody"), /army: .*“nobody”/],
    ] as const) {
      await page.fill("#list-text", text);
      await page.click("#read-text");
      await expect.poll(() => textOf(page, "#bring-wrong")).toMatch(told);
    }
    expect(await barred(page, "broken file")).toEqual([]);
    expect(await page.locator(".kept-lists > li").count()).toBe(2);
    // U2: the text that the app makes is read back, by the link that it carries.
    await page.fill("#list-text", readFileSync(asText, "utf8"));
    await page.click("#read-text");
    await page.waitForSelector("#legal");
    expect((await sums(page))[0]).toBe(points);
    await page.goBack();
    await page.waitForSelector("#bring-in");
    await page.locator(".kept-lists .delete").first().click();
    await page.click(".really");
    await page.click("#bring-in");
    await page.setInputFiles("#list-file", path);
    await page.waitForSelector("#legal");
    expect((await sums(page))[0]).toBe(points);
    // Deleted only when asked.
    await shelf(page);
    expect(await page.locator(".kept-lists > li").count()).toBe(3);
    await page.locator(".kept-lists .delete").first().click();
    await page.click(".really");
    expect(await page.locator(".kept-lists > li").count()).toBe(2);
    // Played, for either side; both armies can be read while they fight.
    await page.locator(".kept-list").first().click();
    await page.waitForSelector("#legal");
    await page.click("#play-list");
    await page.waitForSelector("dialog #start");
    const mine = await page.inputValue("#choose-armies-1");
    expect(mine).toMatch(/^list /);
    await page.selectOption("#choose-armies-2", mine);
    expect(await barred(page, "to be played")).toEqual([]);
    await page.click("#start");
    await page.waitForSelector("dialog", { state: "detached" });
    await fromMenu(page, "#armies");
    expect(await page.locator("[data-brought]").count()).toBe(10);
    await page.locator("[data-brought] summary").first().click();
    await page.waitForSelector("[data-brought] .facts");
    expect(await textOf(page, ".both-armies")).toContain("Griffons of the north");
    expect(await barred(page, "both armies")).toEqual([]);
    await page.locator("[data-brought][open] a.rule-link.named").first().click();
    await page.waitForSelector("dialog .rule-body");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  inProof(
    "by keys alone, in French, on a desk: a list is begun, a unit added, its option chosen, moved, undone",
    async () => {
      const page = await app.open({ french: true, dark: true, oddless: true });
      await shelf(page);
      const press = async (key: string, times = 1): Promise<void> => {
        for (let i = 0; i < times; i++) await page.keyboard.press(key);
      };
      /** On by Tab until this has the focus. */
      const to = async (selector: string): Promise<void> => {
        for (let i = 0; i < 80; i++) {
          if (await page.evaluate((s) => document.activeElement?.matches(s) === true, selector)) return;
          await page.keyboard.press("Tab");
        }
        throw new Error(`${selector} cannot be reached by Tab`);
      };
      await to("#new-name");
      await page.keyboard.type("Sans souris");
      await press("Enter");
      await page.waitForSelector(".builder");
      await to("[data-category=Characters] .add");
      await press("Enter");
      await to("[data-entry=marshal]");
      await press("Enter");
      await page.waitForFunction(() => document.activeElement?.matches("[data-place='units.0']"));
      await to("[data-offer='title general']");
      await press("Space");
      expect((await sums(page))[1]).toBe("2");
      await press("Control+z");
      expect((await sums(page))[1]).toBe("1");
      await to("[data-category=Core] .add");
      await press("Enter");
      await to("[data-entry=heavy-infantry]");
      await press("Enter");
      await page.waitForFunction(() => document.activeElement?.matches("[data-place='units.1']"));
      const [before] = await sums(page);
      await to(".models input");
      await press("End");
      await press("Backspace");
      await page.keyboard.type("5");
      expect(Number((await sums(page))[0])).toBeGreaterThan(Number(before));
      expect(await barred(page, "desk")).toEqual([]);
      // What it is in play stands beside its choices; its names lead to the rules, and the list stays.
      await to(".read summary");
      await press("Enter");
      await page.waitForSelector(".read .facts");
      await to(".read a.rule-link.named");
      await press("Enter");
      await page.waitForSelector("dialog .rule-body");
      await press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
      expect(await page.locator(".builder").count()).toBe(1);
      for (let i = 0; i < 2; i++) {
        await page.click("#theme");
        expect(await barred(page, `theme ${i}`)).toEqual([]);
      }
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );
});
