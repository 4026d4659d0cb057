import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { hasChromium } from "../browser.ts";
import { borrowed, givenBack } from "../pages.ts";
import { oneAlike } from "../in-turn.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

describe.skipIf(!hasChromium)("the rules at the table", () => {
  const url = inject("app");
  const faults: string[] = [];

  async function open(hash: string, size = desk, french = false): Promise<Page> {
    const page = await borrowed({ ...size, french, dark: false, touch: false });
    page.on("pageerror", (e) => faults.push(e.message));
    await page.goto(url + hash);
    return page;
  }
  const sideways = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  test("what both sides bring is chosen once; each phase lists what they can use, and it is kept", async () => {
    const page = await open("#/rules/old-world/now", phone);
    await page.click('[data-bring="mine lore-battle-magic"]');
    await page.click('[data-bring="theirs lore-necromancy"]');
    await page.click('[data-phase="shooting"]');
    const names = (side: string): Promise<string[]> => page.locator(`#${side} h3`).allInnerTexts();
    expect(await names("mine")).toContain("Fireball");
    expect(await names("mine")).not.toContain("Oaken Shield");
    expect(await names("theirs")).toContain("Unquiet Spirits");
    await page.click('[data-phase="strategy"]');
    expect(await names("mine")).toContain("Oaken Shield");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.reload();
    await page.waitForSelector('[data-bring="mine lore-battle-magic"][aria-pressed="true"]', { state: "attached" });
    await givenBack(page);
  });

  const brought = [
    ["age-of-sigmar", "wizard", "aos2.keyword.wizard", "hero"],
    ["ninth-age", "fear", "t9a.rule.fear", "melee"],
    ["old-world", "armour bane", "tow.keyword.armour-bane", "combat"],
  ] as const;
  test.each(oneAlike(brought, 2))(
    "of %s one rule is brought by its name, with what names it, and the link brings it elsewhere",
    async (game, asked, id, phase) => {
      const page = await open(`#/rules/${game}/now`, phone);
      await page.fill('[data-find="mine"]', asked);
      await page.click(`[data-bring="mine ${id}"]`);
      await page.click(`[data-phase="${phase}"]`);
      await page.waitForSelector("#mine .entry, #always .entry");
      const shown = await page.locator("#mine h3, #always h3").allInnerTexts();
      expect(shown.join("|").toLowerCase()).toContain(asked);
      expect(await page.evaluate(() => location.hash)).toBe(`#/rules/${game}/now/${id}/-`);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const link = await page.evaluate(() => location.hash);
      await givenBack(page);
      const other = await open(link, desk, true);
      await other.waitForSelector(`[data-single="${id}"]`, { state: "attached" });
      // Who opens a link reads: what is brought is said, and both lists are folded.
      expect(await other.locator(".bring[open]").count()).toBe(0);
      await givenBack(other);
    },
  );

  test("an army book of The Ninth Age is one choice: its rules, items and lore, each in its phase", async () => {
    const page = await open("#/rules/ninth-age/now", phone);
    await page.click('[data-bring="theirs army.vampire-covenant"]');
    const names = async (phase: string): Promise<readonly string[]> => {
      await page.click(`[data-phase="${phase}"]`);
      await page.waitForSelector("#theirs .entry");
      return page.locator("#theirs h3, #theirs h2").allInnerTexts();
    };
    expect(await names("magic")).toEqual(expect.arrayContaining(["Arise!", "Danse Macabre"]));
    expect(await names("magic")).not.toContain("Fireball");
    expect(await page.evaluate(() => location.hash)).toBe("#/rules/ninth-age/now/-/army.vampire-covenant");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await givenBack(page);
  });

  test("all that differs between the editions is one thing to print, marked word by word, with nothing cut off", async () => {
    for (const french of oneAlike([false, true], 1)) {
      const page = await open("#/rules/ninth-age/differences", desk, french);
      await page.waitForSelector('.leaves[data-set="true"] .leaf');
      expect(await page.locator(".leaves u").count()).toBeGreaterThan(60);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll(".leaves .column > *")].flatMap((piece) => {
          const low = piece.closest(".leaf")?.getBoundingClientRect().bottom ?? 0;
          return piece.getBoundingClientRect().bottom > low ? [piece.textContent?.slice(0, 40)] : [];
        }),
      );
      expect(cut).toEqual([]);
      expect(await page.locator(".leaves .leaf").count()).toBeLessThanOrEqual(6);
      await givenBack(page);
    }
  });

  test("true chances stand beside printed ones, misprints marked; a worked example is the engine’s, fetched when it is opened", async () => {
    const page = await open("#/rules/ninth-age/probabilities", phone);
    const fetched: string[] = [];
    page.on("request", (r) => fetched.push(r.url()));
    const table = page.locator('[data-opens="chances"]').nth(1);
    await table.locator("summary").click();
    await table.locator("input").waitFor();
    expect(fetched.length).toBeGreaterThan(0);
    await table.locator("input").fill("15");
    const row = table.locator('[data-row="t9a.table.casting.3d6"]');
    expect(await row.getAttribute("data-wrong")).toBe("true");
    expect(await row.locator("s").innerText()).toMatch(/10/);
    await table.locator("input").fill("9");
    expect(await row.getAttribute("data-wrong")).toBe("false");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.goto(`${url}#/rules/old-world/decisions`);
    const card = page.locator("#decision-break-test");
    await card.locator("summary").click();
    await card.locator('[data-result="fallsBack"]').waitFor();
    expect(await card.locator(".chance strong").innerText()).toMatch(/%/);
    expect(await card.locator(".worked h2").innerText()).toMatch(/^\p{Lu}/u);
    expect((await card.locator(".given li").allInnerTexts()).join("; ")).toMatch(/^\d+ /);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await givenBack(page);
  });

  test("words say whose they are, and a term opens its entry", async () => {
    const page = await open("#/rules/t9a.sequence.charge.charge-phase.3", phone);
    const card = page.locator(".entry.target");
    await card.waitFor();
    expect(await card.locator(".word.of-elsewhere").count()).toBe(5);
    expect(await card.locator(".whose").first().innerText()).toMatch(/^°/);
    await page.waitForSelector(".signs");
    await card.locator("a.term").first().click();
    await page.waitForFunction(() => !location.hash.includes("charge-phase.3"));
    await page.waitForSelector(".entry.target, tr.target");
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await givenBack(page);
  });

  test("no fault all along", () => {
    expect(faults).toEqual([]);
  });
});
