import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { asked, lookUp, openFile, textOf, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { answeredSince, before, keys } from "../by-keys.ts";
import { asks, firstAsked, offered, playedUntil } from "../saves.ts";

const focusedId = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");

describe.skipIf(!hasChromium)("by keys alone", () => {
  const app = theApp("keys");

  test("the first start button is one Tab away, what is asked two keys from anywhere", async () => {
    const page = await app.open({ oddless: true });
    await page.waitForSelector("#hotseat");
    await page.keyboard.press("Tab");
    // Whoever has never played here is led first.
    expect(await focusedId(page)).toBe("guided");
    await page.keyboard.press("Tab");
    expect(await focusedId(page)).toBe("versus");
    await page.keyboard.press("Tab");
    expect(await focusedId(page)).toBe("hotseat");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#roll:enabled");
    expect((await before(page)).focus).toBe("prompt");
    await page.locator("#about, header.top a").first().focus();
    await page.evaluate(() => document.querySelector<HTMLElement>(".skip")?.focus());
    await page.keyboard.press("Enter");
    expect((await before(page)).focus).toBe("prompt");
    await app.close(page);
  });

  test("a preset: Enter tries it, Enter confirms it", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "deploy.json", playedUntil(5, asks("deploy")).text);
    await page.locator("#preset-refused").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("#confirm");
    const standing = await page.locator("svg [data-piece]").count();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("svg [data-piece]").count()).toBeGreaterThan(standing + 3);
    expect((await before(page)).focus).toBe("prompt");
    await app.close(page);
  });

  test("M changes the kind of move of what is being tried, says so, and is not remembered for the next unit", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "move.json", playedUntil(5, asks("move")).text);
    await page.waitForSelector("#end-moves");
    await keys(page, "n", "Shift+ArrowUp");
    const cost = async (): Promise<number> => Number(/\d+(\.\d+)?/.exec(await textOf(page, ".tried"))?.[0]);
    const advance = await cost();
    expect(advance).toBeGreaterThan(2);
    expect(await page.locator("[data-ghost]").count()).toBe(1);
    await keys(page, "m");
    expect(await page.locator("[data-ghost]").count()).toBe(1);
    expect(await page.locator("#kind-march").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => page.locator("#announcer").textContent()).toMatch(/\d/);
    await keys(page, "Shift+ArrowUp");
    expect(await cost()).toBeGreaterThan(advance);
    await keys(page, "Enter");
    await lookUp(page, "log");
    await expect.poll(() => textOf(page, ".log")).toContain("marched.");
    await keys(page, "n");
    expect(await page.locator("#kind-advance").getAttribute("aria-pressed")).toBe("true");
    await keys(page, "m");
    await expect.poll(() => page.locator("#announcer").textContent()).toContain("March");
    await app.close(page);
  });

  test("a unit by its number, its kind of move by a letter, ahead, Enter: five keys at most, all of them shown; of a long list too", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "move.json", playedUntil(5, asks("move")).text);
    await page.waitForSelector("#end-moves");
    const shown = (selector: string): Promise<string | null> => page.locator(`${selector} .number`).textContent();
    expect(await shown("#end-moves")).toBe("E");
    const unit = page.locator(".units button").first();
    const number = (await unit.getAttribute("data-number")) ?? "";
    expect(await unit.locator(".number").textContent()).toBe(number);
    await keys(page, ...number.split(""));
    await page.waitForSelector('.units button:first-child[aria-pressed="true"]');
    const ways = '[id^="kind-"]';
    const way = page.locator(ways).nth(1);
    await keys(page, (await way.locator(".number").textContent())?.toLowerCase() ?? "", "Shift+ArrowUp");
    await page.waitForSelector(`${ways}:nth-child(2)[aria-pressed=true]`);
    await page.waitForSelector("#confirm");
    expect([await shown("#confirm"), await shown("#cancel")]).toEqual(["↵", "Esc"]);
    const { answers } = await before(page);
    await keys(page, "Enter");
    await answeredSince(page, answers);
    await openFile(app, page, "long.json", playedUntil(11, (b) => (offered(b) ?? 0) > 9).text);
    const last = page.locator(".prompt .answer[data-number]").last();
    await last.waitFor();
    const typed = (await last.getAttribute("data-number")) ?? "";
    expect(typed).toMatch(/^[1-9]{2}$/);
    const then = (await before(page)).answers;
    await keys(page, ...typed.split(""));
    await answeredSince(page, then);
    await app.close(page);
  });

  test("attacks are shared out and units reformed without a mouse", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "allocate.json", firstAsked("allocate"));
    await page.waitForSelector('.prompt[data-asked="allocate"]');
    const question = await asked(page);
    if ((await page.locator(".shares").count()) > 0) {
      const tabTo = async (selector: string): Promise<void> => {
        for (let i = 0; i < 20; i++) {
          if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
          await page.keyboard.press("Tab");
        }
        throw new Error(`${selector} is more than 20 tabs away`);
      };
      await tabTo(".shares .row button:enabled");
      await page.keyboard.press("Enter");
      await tabTo("#share-out, .shares .row:nth-of-type(2) button:last-of-type:enabled");
      await page.keyboard.press("Enter");
      await tabTo("#share-out:enabled");
      await page.keyboard.press("Enter");
      await expect.poll(() => asked(page)).not.toBe(question);
      expect((await before(page)).focus).toBe("prompt");
    }
    await openFile(app, page, "reform.json", firstAsked("post-combat"));
    await page.waitForSelector('.prompt[data-asked="post-combat"]');
    await keys(page, "]", "]");
    await page.waitForSelector("#confirm, .refusal");
    expect(await page.locator("[data-ghost]").count()).toBeLessThanOrEqual(1);
    await keys(page, "Escape", "1");
    await expect.poll(async () => (await before(page)).asked).not.toBe("post-combat");
    await app.close(page);
  });

  test("a dialog gives the focus back", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await page.waitForSelector("#roll:enabled");
    await keys(page, "t");
    await page.waitForSelector("dialog[open]");
    await page.locator('dialog button[aria-label="Close"]').focus();
    await keys(page, "Enter");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    expect((await before(page)).focus).toBe("prompt");
    await app.close(page);
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
