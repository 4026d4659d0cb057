import { gameTitles, loadGame } from "@tercio/games/reference";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { hasChromium } from "../browser.ts";
import { borrowed, givenBack } from "../pages.ts";
import { placeOf, windowsOfLinks } from "../deep-links.ts";

/**
 * An entry that a fresh visitor did not find on the screen, one that the edition lacks that is read, one without a row in a grid;
 * one far down a long chapter of another game stands beside them.
 */
const NAMED = ["t9a.rule.steadfast", "t9a.totem.general", "t9a.table.casting.miscast-modifier-note"];
/** How long an entry has to come into sight, and each page at once asks for so many. */
const [PATIENTLY, AT_ONCE] = [3000, 7];

describe.skipIf(!hasChromium)("U1: a rule that an address names is on the screen", () => {
  const url = inject("app");
  const fully = inject("fully");
  let ids: readonly string[] = [];
  const pages: Page[] = [];

  beforeAll(async () => {
    const games = await Promise.all(gameTitles.map(({ id }) => loadGame(id)));
    ids = fully
      ? games.flatMap(({ entries }) => entries.map((e) => e.id))
      : [...NAMED, ...games.slice(-1).map(({ entries }) => entries[Math.floor(entries.length * 0.97)]?.id ?? "")];
  });
  afterAll(async () => {
    await Promise.all(pages.map(givenBack));
  });

  test.each(windowsOfLinks.slice(0, fully ? 4 : 1))(
    "$width x $height",
    async (size) => {
      expect(ids.length).toBeGreaterThan(gameTitles.length);
      const left = [...ids];
      const look = { ...size, dark: false, touch: false, french: false };
      const outside: string[] = [];
      const worker = async (): Promise<void> => {
        const page = await borrowed(look);
        pages.push(page);
        for (let id = left.pop(); id !== undefined; id = left.pop()) {
          const place = await placeOf(page, url, id, fully ? PATIENTLY : 800);
          if (place !== "in the window") outside.push(`${id}: ${place}`);
        }
      };
      await Promise.all(Array.from({ length: fully ? AT_ONCE : 1 }, worker));
      expect(outside).toEqual([]);
    },
    3_600_000,
  );

  test("the reader's own scrolling ends it", async () => {
    const page = await borrowed({ width: 1440, height: 900, dark: false, touch: false, french: false });
    pages.push(page);
    expect(await placeOf(page, url, "t9a.rule.steadfast", 200)).toBe("in the window");
    /** How far below the window's top the entry begins. */
    const below = () =>
      page.evaluate(() => document.getElementById("entry-t9a.rule.steadfast")?.getBoundingClientRect().top ?? 0);
    // Until the chapter stands above it whole there is nothing to scroll back to.
    await page.waitForFunction(() => window.scrollY > 2500, undefined, { timeout: 20_000, polling: 100 });
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, -2000);
    await page.waitForFunction(
      () =>
        (document.getElementById("entry-t9a.rule.steadfast")?.getBoundingClientRect().top ?? 0) > window.innerHeight,
      undefined,
      { timeout: 20_000, polling: 100 },
    );
    await page.evaluate(() => {
      const filling = document.createElement("div");
      filling.style.height = "300px";
      document.querySelector(".page")?.prepend(filling);
    });
    await page.waitForTimeout(300);
    // The browser may hold the line that is read; it does not go back to the entry.
    expect(await below()).toBeGreaterThan(900);
  });

  test("an address shows its entry that a filter hid, and one that was scrolled away from and is asked for again", async () => {
    const page = await borrowed({ width: 1440, height: 900, dark: false, touch: false, french: false });
    pages.push(page);
    const spell = "t9a.spell.cosmology.ice-and-fire";
    const card = page.locator(`[id="entry-${spell}"]`);
    const search = async (): Promise<void> => {
      await page.fill("#search", "ice and fire");
      await page.waitForSelector("[role=option]");
      await page.press("#search", "Enter");
    };
    const seen = () =>
      page.waitForFunction((id) => {
        const box = document.getElementById(`entry-${id}`)?.getBoundingClientRect();
        return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
      }, spell);
    const away = async (): Promise<void> => {
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, -2000);
      await page.waitForFunction(
        (id) => (document.getElementById(`entry-${id}`)?.getBoundingClientRect().top ?? 0) > window.innerHeight,
        spell,
      );
    };
    await page.goto(`${url}#/rules/ninth-age/spells`);
    await page.locator(".filters select").last().selectOption({ index: 1 });
    await card.waitFor({ state: "detached" });
    await search();
    await seen();
    // Of one that the filter shows it stays.
    await page.locator(".filters select").last().selectOption({ value: "8" });
    await away();
    await search();
    await seen();
    expect(await page.locator(".filters select").last().inputValue()).toBe("8");
    // The same by its own link.
    await page.evaluate((id) => {
      const top = document.getElementById(`entry-${id}`)?.getBoundingClientRect().top ?? 0;
      window.dispatchEvent(new WheelEvent("wheel"));
      window.scrollBy(0, top - window.innerHeight + 60);
    }, spell);
    await page.waitForFunction(
      (id) => (document.getElementById(`entry-${id}`)?.getBoundingClientRect().bottom ?? 0) > window.innerHeight,
      spell,
    );
    await card.locator("h3 a").click();
    await seen();
  });
});
