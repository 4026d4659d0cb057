import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Page } from "playwright-core";
import { chooser } from "@tercio/testkit";
import { theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { inProof } from "../in-turn.ts";

/** Addresses of every page, with gaps for what a stranger writes there. */
const ROUTES = [
  ...["#/?", "#/play/?", "#/kept/?", "#/?/?", "#?"],
  ...["#/rules/?", "#/rules/?/?", "#/rules/ninth-age/?", "#/rules/ninth-age/now/?/?", "#/rules/ninth-age/phase/?"],
  ...[
    "#/rules/pins/with/?",
    "#/rules/pins/with/?/print",
    "#/rules/pins/?",
    "#/rules/t9a.rule.?",
    "#/rules/old-world/?/?",
  ],
  ...["#/lists/?", "#/lists/?/print", "#/lists/with/?", "#/lists/with/1?", "#/lists/with/0?"],
  ...["#/odds/?", "#/odds/ninth-age/?", "#/odds/ninth-age/charge?a=need:?", "#/odds/ninth-age/charge?a=?&b=?&along=?"],
  ...[
    "#/odds/ninth-age/charge?answers=?&answers-b=?",
    "#/odds/ninth-age/fight?a=a:?,a-models:?",
    "#/odds/age-of-sigmar/?",
  ],
] as const;

const STRANGE = [
  ...[
    "~zzzz~",
    "%E0%A4%A",
    "%",
    "%00",
    "\u0000",
    "\ud800",
    "__proto__",
    "constructor",
    "toString",
    "../../..",
    "-1",
    "1e999",
  ],
  ...[
    "999999999999999999999",
    "NaN",
    "<script>",
    "'\"`",
    "a".repeat(5000),
    ",:,:,",
    "a:b:c",
    "~0~~1~",
    "é漢🜁",
    "null",
    "?",
    "#",
    "{}",
  ],
  ...["need:~zzzz~", "need", "need:-5", "need:7,need:x", ".", "..", "1.most.__proto__", "9.least.x,~~"],
];

describe.skipIf(!hasChromium)("C3: whatever an address says, the page stays", () => {
  const app = theApp("addresses");
  const errors: string[] = [];
  let page: Page;
  beforeAll(async () => {
    page = await app.open({ oddless: true, random: true });
    page.on("pageerror", (e) => errors.push(e.message));
  });
  test("a rule's address opens beside the odds, as beside a battle or a list, and closing leads back to the question", async () => {
    const odds = "#/odds/ninth-age/charge?a=need:9";
    await page.evaluate((hash) => (location.hash = hash), odds);
    const chance = page.locator("[data-chance]").first();
    await expect.poll(() => chance.textContent()).toContain("27.8%");
    await page.evaluate(() => (location.hash = "#/rules/t9a.rule.steadfast"));
    const dialog = page.locator("dialog[open]");
    await expect.poll(() => dialog.locator("h2").first().textContent()).toContain("Steadfast");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(odds);
    expect(await chance.textContent()).toContain("27.8%");
    // Opened from one another, they are left all at once.
    for (const rule of ["t9a.rule.steadfast", "t9a.rule.fear"])
      await page.evaluate((id) => (location.hash = `#/rules/${id}`), rule);
    await expect.poll(() => dialog.locator("h2").first().textContent()).toContain("Fear");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(odds);
  });

  afterAll(() => app.close(page));

  /** Goes there within the page. @returns what is wrong with it then */
  async function wrongAt(hash: string): Promise<string | null> {
    await page.evaluate((to) => {
      try {
        location.hash = to;
      } catch {
        // No address at all.
      }
    }, hash);
    const shows = await page
      .waitForFunction(() => document.body.innerText.trim() !== "", undefined, { timeout: 6000 })
      .then(
        () => true,
        () => false,
      );
    await page.waitForTimeout(30);
    const broken = (await page.locator("#reload").count()) > 0;
    const found = errors.splice(0);
    if (shows && !broken && found.length === 0) return null;
    await page.goto(`${inject("app")}?fast=random`);
    return `${hash.slice(0, 120)}: ${broken ? "broken off" : shows ? "" : "nothing is shown"} ${found.join("; ")}`;
  }

  test("the addresses of which it was known say what they do not understand, and lead on", async () => {
    await page.goto(`${inject("app")}?fast=random#/odds/ninth-age/charge?a=need:~zzzz~`);
    await page.reload();
    expect(await page.locator(".strange").innerText()).toContain("need");
    expect(await page.locator("#question").count()).toBe(1);
    await app.picture(page, "odds.png");
    await page.goto(`${inject("app")}?fast=random#/rules/%E0%A4%A`);
    await page.reload();
    expect(await page.locator(".strange").innerText()).toContain("%E0%A4%A");
    expect(await page.locator(".page a").count()).toBeGreaterThan(0);
    await app.picture(page, "rules.png");
    await page.setViewportSize({ width: 390, height: 844 });
    await app.picture(page, "rules-phone.png");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  inProof("every route with strange words in every gap, and with words drawn by chance", async () => {
    const source = chooser(31);
    const drawn = (): string =>
      Array.from({ length: source.next(12) }, () => String.fromCharCode(source.next(0x2ff))).join("");
    const wrong: string[] = [];
    const all = ROUTES.flatMap((route, at) =>
      STRANGE.filter((_, i) => inject("fully") || (i + at) % 12 === 0).map((word) => route.replaceAll("?", () => word)),
    );
    const chance = Array.from({ length: inject("fully") ? 600 : 12 }, () =>
      (ROUTES[source.next(ROUTES.length) - 1] ?? "").replaceAll("?", () =>
        source.next(2) === 1 ? drawn() : (STRANGE[source.next(STRANGE.length) - 1] ?? ""),
      ),
    );
    for (const hash of [...all, ...chance]) {
      const said = await wrongAt(hash);
      if (said !== null) wrong.push(said);
    }
    expect(wrong).toEqual([]);
  });
});
