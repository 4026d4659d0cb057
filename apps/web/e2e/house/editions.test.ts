import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { textOf, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { inProof } from "../in-turn.ts";

describe.skipIf(!hasChromium)("two editions beside each other", () => {
  const app = theApp("editions");
  const both = async (page: Page, hash: string): Promise<void> => {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await page.waitForSelector('[data-edition="both"]');
    await page.click('[data-edition="both"]');
    await page.waitForSelector("#both-note");
  };

  test("differences are marked word by word, and what agrees says so: entry, table and page", async () => {
    const page = await app.open();
    await both(page, "#/rules/ninth-age/deployment");
    expect(await textOf(page, "#both-note")).toMatch(/^2 of the 8 rules here differ between the editions\./);
    const dawn = page.locator('[id="entry-t9a.deployment.dawn-assault"]');
    expect(await dawn.locator("mark").allInnerTexts()).toEqual(["placed touching it."]);
    expect(await textOf(page, '[id="entry-t9a.deployment.frontline-clash"] .agrees')).toBe(
      "= the same in both editions",
    );
    // A phase in which nothing differs is not silent about it.
    await both(page, "#/rules/ninth-age/phase/movement");
    expect(await textOf(page, "#both-note")).toBe("The two editions agree on everything here.");
    expect(await page.locator("mark").count()).toBe(0);
    await both(page, "#/rules/ninth-age/scoring");
    expect(await textOf(page, ".table-box .agrees")).toBe("= the same in both editions");
    // Altogether another rule: two texts, no forest of marks.
    await both(page, "#/rules/ninth-age/spells");
    const other = page.locator('[id="entry-t9a.spell.druidism.stone-skin"]');
    expect(await other.locator(".says mark").count()).toBe(0);
    expect(await other.locator(".side-title").first().innerText()).toBe("≠ Second edition, early · a different rule");
    await app.close(page);
  });

  inProof("issue 36: each difference says what it does to a number, or why none shows it", async () => {
    const page = await app.open();
    await both(page, "#/rules/ninth-age/spells");
    const iron = page.locator('[id="entry-t9a.spell.alchemy.word-of-iron"] .worked-numbers li');
    await iron.first().waitFor();
    expect((await iron.allTextContents()).map((text) => text.replace(/\s+/g, " "))).toEqual([
      "A Wizard Adept without other modifiers: chance to cast it with three Magic Dice (boosted) Second edition, early 74.1% → Second edition, late 62.5%",
    ]);
    await both(page, "#/rules/ninth-age/shooting");
    const cover = page.locator('[id="entry-t9a.cover.procedure"] .worked-numbers li').first();
    expect(await cover.textContent()).toMatch(/early 0\.11 → Second edition, late 0\.33$/);
    await app.picture(page, "both-editions.png");
    // One edition alone is not compared.
    await page.click('[data-edition="2e-late"]');
    await page.waitForSelector("#both-note", { state: "detached" });
    expect(await page.locator(".worked-numbers").count()).toBe(0);
    await page.evaluate(() => {
      window.location.hash = "#/rules/ninth-age/differences";
    });
    await page.waitForSelector(".leaves .worked-numbers");
    expect(await page.locator(".leaves .worked-numbers").count()).toBeGreaterThanOrEqual(60);
    await app.picture(page, "differences.png");
    await app.close(page);
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
