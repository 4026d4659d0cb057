import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lookUp, openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { playedUntil } from "../saves.ts";
import { inProof } from "../in-turn.ts";

/** What stands in a line of the sources that is shown as "file:line" or "file:line (commit …)". */
function lineOf(shown: string): string {
  const [, file = "", line = ""] = /^(\S+?):(\d+)/.exec(shown) ?? [];
  return readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8").split("\n")[Number(line) - 1] ?? "";
}

describe.skipIf(!hasChromium)("the source of a rule", () => {
  const app = theApp("source");
  const { text } = playedUntil(12, (b) => (b.log?.length ?? 0) > 60 && b.request?.type === "choice");

  /** A battle under way, its log in sight, and the last line in it that names a rule. */
  async function atLog(page: Page, press: "tap" | "click") {
    await page[press]("#hotseat");
    await openFile(app, page, "source.json", text);
    await page.waitForSelector(".app[data-seed='12']");
    await lookUp(page, "log");
    return page.locator(".log > li:has(.rule-link)").last();
  }
  const rows = (page: Page): Promise<string[]> => page.locator("dialog .source-code li").allInnerTexts();

  inProof("on a phone: from a line of the log to the rule, and from there to its files, in French", async () => {
    const page = await app.open({ width: 390, height: 844, touch: true, french: true, oddless: true });
    const line = await atLog(page, "tap");
    const id = (await line.locator(".rule-link").first().getAttribute("href"))?.replace("#/rules/", "") ?? "";
    await line.locator(".rule-link").first().tap();
    await page.getByRole("button", { name: "Code source" }).tap();
    await page.waitForSelector("dialog .source-code li code");
    const [entry = "", ...rest] = await rows(page);
    expect(entry).toMatch(/^Entrée packages\/.*\.ts:\d+ \(commit [0-9a-f]{8}\)/);
    expect(lineOf(entry.replace("Entrée ", ""))).toContain(`"${id}"`);
    expect(rest.length).toBeGreaterThan(0);
    expect(await barred(page, "the source of a rule")).toEqual([]);
    await app.picture(page, "phone.png");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("by keys: two presses from the line to the file, a third copies where it is", async () => {
    const page = await app.open({ oddless: true });
    const line = await atLog(page, "click");
    await line.locator(".rule-link").first().focus();
    await page.keyboard.press("Enter");
    const button = page.getByRole("button", { name: "Source code" });
    await button.waitFor();
    for (let i = 0; i < 12 && !(await button.evaluate((b) => b === document.activeElement)); i++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog .source-code li code");
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (said: string) => document.body.setAttribute("data-copied", said);
    });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForSelector("body[data-copied]");
    const copied = (await page.getAttribute("body", "data-copied")) ?? "";
    expect(copied).toBe(await page.locator("dialog .source-code li code").first().innerText());
    await page.getByRole("button", { name: "Copy the path: Entry" }).waitFor();
    expect(await page.locator("dialog .source-code li").first().innerText()).toContain("Copied");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
