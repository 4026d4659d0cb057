import { expect, describe, test } from "vitest";
import { lookUp, openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { playedUntil } from "../saves.ts";

describe.skipIf(!hasChromium)("the log", () => {
  const app = theApp("log");

  test("is narrowed to dice and to a side; a line leads to its place, and to its rule by a faint sign", async () => {
    const { text } = playedUntil(12, (b) => (b.log?.length ?? 0) > 60 && b.request?.type === "choice");
    const page = await app.open({ width: 390, height: 844, touch: true, oddless: true });
    await page.tap("#hotseat");
    await openFile(app, page, "log.json", text);
    await page.waitForSelector(".app[data-seed='12']");
    await lookUp(page, "log");
    expect(await barred(page, "the log")).toEqual([]);
    const shown = (): Promise<number> => page.locator(".log > li:not(.turn-mark, .phase-mark)").count();
    const all = await shown();
    await page.selectOption("#log-sort", "dice");
    await page.waitForFunction((n) => document.querySelectorAll(".log > li .told").length < n, all);
    // Both counted at once: the list may still be growing.
    expect(
      await page.evaluate(() => document.querySelectorAll(".log > li:not(.turn-mark, .phase-mark, .roll-line)").length),
    ).toBe(0);
    const dice = await shown();
    await page.selectOption("#log-side", "1");
    await page.waitForFunction((n) => document.querySelectorAll(".log > li .told").length < n, dice);
    await page.selectOption("#log-side", "");
    // Nobody goes by keys to a line that has neither a place nor a rule.
    await page.selectOption("#log-sort", "");
    expect(await page.locator("li:has(span.told):has(.rule-link)").count()).toBe(0);
    await page.selectOption("#log-sort", "moves");
    const line = page.locator(".log > li:has(.told):has(.rule-link)").last();
    const sign = (): Promise<string> => line.locator(".rule-link").evaluate((a) => getComputedStyle(a).opacity);
    // Nothing rests on it there: it is faint, and takes a tap.
    expect(await sign()).toBe("0.6");
    expect(await line.locator(".rule-link").evaluate((a) => getComputedStyle(a).pointerEvents)).toBe("auto");
    // By keys as well: the line is a button, the rule the next thing behind it.
    await line.locator(".told").focus();
    expect(await sign()).toBe("1");
    await page.keyboard.press("Enter");
    // The drawer gives way to the board, where whoever it is about is chosen.
    await page.waitForSelector(".log-box", { state: "detached" });
    await page.waitForSelector(".piece[aria-pressed=true]");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
