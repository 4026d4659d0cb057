import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { load } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import type { Browser, Page } from "playwright-core";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasChromium, launch, serve } from "./browser.ts";
import { playedUntil } from "./saves.ts";

const folder = join(tmpdir(), "tercio-e2e");

describe.skipIf(!hasChromium)("the battle in the browser", () => {
  let browser: Browser;
  let server: ViteDevServer;
  let url: string;
  const faults: string[] = [];

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    ({ server, url } = await serve());
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  async function open(width = 1440, height = 900): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height }, locale: "en-GB", acceptDownloads: true });
    const page = await context.newPage();
    page.on("pageerror", (e) => faults.push(e.message));
    page.on("console", (m) => m.type() === "error" && faults.push(m.text()));
    await page.goto(url);
    await page.waitForSelector("#hotseat");
    return page;
  }

  const loadSave = async (page: Page, name: string, text: string): Promise<void> => {
    const path = join(folder, name);
    writeFileSync(path, text);
    await page.setInputFiles("input[type=file]", path);
  };

  test("opens, deploys both armies by presets, is accessible, speaks French", async () => {
    const page = await open();
    await page.click("#hotseat");
    await page.click("#roll");
    await page.locator(".prompt .row button").first().click();
    await page.locator(".prompt .row button").first().click();
    for (let i = 0; i < 8 && (await page.locator("svg [data-piece]").count()) < 11; i++) {
      if ((await page.locator("#preset-line").count()) === 0) {
        // Between the two: the first to finish declares the intent to go first or second.
        await page.locator(".prompt .row button").first().click();
        continue;
      }
      await page.click("#preset-line");
      await page.click("#confirm");
    }
    expect(await page.locator("svg [data-piece]").count()).toBe(11);
    await page.keyboard.press("t");
    expect(await page.locator("dialog table tbody tr").count()).toBe(11);
    await page.keyboard.press("Escape");
    for (const theme of ["light", "dark"]) {
      const axe = await new AxeBuilder({ page }).analyze();
      expect(
        axe.violations.map((v) => `${theme} ${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(", ")}`),
      ).toEqual([]);
      await page.screenshot({ path: join(folder, `wide-${theme}.png`) });
      await page.setViewportSize({ width: 390, height: 844 });
      const phone = await new AxeBuilder({ page }).analyze();
      expect(phone.violations.map((v) => `phone ${theme} ${v.id}`)).toEqual([]);
      await page.screenshot({ path: join(folder, `phone-${theme}.png`) });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.click("#theme");
    }
    await page.click("#language");
    expect(await page.locator("#language").innerText()).toBe("English");
    expect(await page.locator("aside.left h2").first().innerText()).toBe("Séquence");
    await page.context().close();
  });

  test("declares a charge with its chances shown, is refused with a reason, fights, takes back, saves and resumes", async () => {
    const { text, battle } = playedUntil(11, (b) => b.request?.type === "choice" && b.request.choice === "charge");
    const pairs = (battle.request as unknown as { about: { pairs: readonly { unit: number; target: number }[] } }).about
      .pairs;
    const page = await open();
    await page.click("#hotseat");
    await loadSave(page, "charge.json", text);
    await page.waitForFunction(() => document.querySelectorAll(".bars").length > 0, null, { timeout: 30_000 });
    expect(await page.locator(".bars .n").first().innerText()).toMatch(/^\d+%$/);
    // An enemy that this unit cannot reach: refused, with the rule's name, and nothing changes.
    const pair = pairs[0] as { unit: number; target: number };
    const far = battle.game.units.find(
      (u) =>
        u.seat !== battle.game.active &&
        u.place === "field" &&
        !pairs.some((p) => p.unit === pair.unit && p.target === u.id),
    );
    if (far !== undefined) {
      await page.locator(`[data-piece="${pair.unit}"]`).focus();
      await page.keyboard.press("Enter");
      await page.locator(`[data-piece="${far.id}"]`).focus();
      await page.keyboard.press("Enter");
      expect(await page.locator('[role="alert"] a').first().innerText()).toMatch(/^t9a\./);
    }
    await page.locator(`[data-piece="${pair.unit}"]`).focus();
    await page.keyboard.press("Enter");
    await page.locator(`[data-piece="${pair.target}"]`).focus();
    await page.keyboard.press("Enter");
    await page.click("#undo");
    await page.waitForFunction(() => document.querySelectorAll(".bars").length > 0, null, { timeout: 30_000 });
    // On until dice have fallen in a fight, always by what the prompt offers.
    for (let i = 0; i < 60 && !(await page.locator(".log").innerText()).includes("Round of Combat"); i++) {
      if ((await page.locator("#roll").count()) > 0) await page.click("#roll");
      else if ((await page.locator("#end-moves").count()) > 0) await page.click("#end-moves");
      else await page.locator(".prompt .row button").first().click();
    }
    expect(await page.locator(".log .die").count()).toBeGreaterThan(0);
    // A rule link opens the entry of the reference.
    await page.locator('.log a[href="#/rules/t9a.sequence.melee.round-of-combat.1"]').first().click();
    await page.waitForFunction(
      () => document.querySelector("dialog h2")?.textContent === "Start of the Round of Combat",
    );
    await page.keyboard.press("Escape");
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
    const path = join(folder, "saved.json");
    await download.saveAs(path);
    const file: unknown = JSON.parse(readFileSync(path, "utf8"));
    const verified = load(ninthAge, file, { verify: true });
    expect(verified.ok).toBe(true);
    await page.waitForTimeout(600);
    const before = await page.locator(".prompt .what").innerText();
    await page.reload();
    await page.waitForFunction((t) => document.querySelector(".prompt .what")?.textContent === t, before, {
      timeout: 15_000,
    });
    await page.context().close();
  });

  test("a broken file is refused with its place and the battle goes on", async () => {
    const { text } = playedUntil(12, (b) => (b.log?.length ?? 0) > 20);
    const page = await open();
    await page.click("#hotseat");
    const before = await page.locator(".prompt .what").innerText();
    const broken = JSON.parse(text) as { entries: { answer?: unknown; outcome?: unknown }[] };
    const at = broken.entries.findIndex((e) => e.answer !== undefined);
    (broken.entries[at] as { answer: unknown }).answer = { nonsense: true };
    await loadSave(page, "broken.json", JSON.stringify(broken));
    expect(await page.locator('[role="alert"]').innerText()).toContain(`${at + 1}, answer`);
    expect(await page.locator(".prompt .what").innerText()).toBe(before);
    await page.context().close();
  });

  test("Chromium verifies battles that were played in Node, hash by hash", async () => {
    const files = [21, 22, 23].map((seed) => playedUntil(seed, (b) => (b.log?.length ?? 0) >= 120));
    const page = await open();
    for (const f of files) {
      await loadSave(page, "node.json", f.text);
      await page.waitForTimeout(300);
      const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
      const path = join(folder, "chromium.json");
      await download.saveAs(path);
      expect(readFileSync(path, "utf8")).toBe(f.text);
    }
    await page.context().close();
  });

  test("no fault in the console all along", () => {
    expect(faults).toEqual([]);
  });
});
