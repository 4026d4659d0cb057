import { builds, hasCommit, siteOf } from "@tercio/keeper";
import { keptBattles } from "@tercio/keeper/corpus";
import { ninthAge } from "@tercio/ninth-age";
import type { BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";
import { openFile, textOf, theApp, withoutOdds } from "../app.ts";
import { hasChromium, theBrowser } from "../browser.ts";
import { serve, type Site } from "../sites.ts";
import { inProof } from "../in-turn.ts";

const first = builds()[0] as ReturnType<typeof builds>[number];
/** Rules of today that differ from the first kept ones: else there is nothing to keep it for. */
const changed = first.rules[ninthAge.id] !== ninthAge.version;
const ANSWER = "#usual, #roll:enabled, .prompt .answer, .prompt .answers button, #confirm";

const answersIn = (where: Page | Frame): Promise<number> =>
  where.evaluate(() => Number(document.querySelector(".app")?.getAttribute("data-answers") ?? -1));

/** Gives an answer, any that is offered. */
async function answer(where: Page | Frame): Promise<void> {
  const before = await answersIn(where);
  await where.locator(ANSWER).first().click();
  await expect.poll(() => answersIn(where)).toBeGreaterThan(before);
}

const frameOf = async (page: Page): Promise<Frame> => {
  await page.waitForSelector(".kept-battle iframe");
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames().find((f) => f !== page.mainFrame()) as Frame;
  await frame.waitForSelector(".app[data-seed]");
  return frame;
};

describe.skipIf(!hasChromium)("builds that battles outlive", () => {
  const app = theApp("kept-builds");
  const open: { context?: BrowserContext; site?: Site }[] = [];
  afterAll(async () => {
    for (const { context, site } of open) {
      await context?.close();
      await site?.close();
    }
  });
  const started = async (from: string): Promise<{ context: BrowserContext; site: Site }> => {
    const site = await serve({ from });
    const context = await (await theBrowser()).newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript(withoutOdds);
    open.push({ context, site });
    return { context, site };
  };
  const visit = async ({ context, site }: { context: BrowserContext; site: Site }): Promise<Page> => {
    const page = await context.newPage();
    page.on("pageerror", (e) => app.faults.push(e.message));
    await page.goto(`${site.address}?fast=random`);
    return page;
  };
  const controlled = (page: Page): Promise<unknown> =>
    page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const caches = (page: Page): Promise<string[]> =>
    page.evaluate(async () => (await window.caches.keys()).filter((name) => name.startsWith("tercio-kept")));

  // It builds an app of that day: `npm run proof -- tests` takes the time.
  if (inject("fully"))
    test.skipIf(!hasCommit(first.commit) || !changed)(
      "L3: a battle begun with the first kept build goes on after an update, offline, until it is deleted",
      async () => {
        const there = await started(await siteOf(first));
        const before = await visit(there);
        await before.waitForSelector(".app[data-seed] #hotseat");
        await before.click("#hotseat");
        for (let i = 0; i < 4; i++) await answer(before);
        const answers = await answersIn(before);
        await controlled(before);
        // What it needs without a network is in its cache.
        await expect
          .poll(() =>
            before.evaluate(
              async () => (await (await window.caches.open((await window.caches.keys())[0] ?? "")).keys()).length,
            ),
          )
          .toBeGreaterThan(150);
        // The update comes, but not over the battle: also a reload finds it in its own build.
        there.site.put({ from: inject("app") });
        await before.reload();
        await expect.poll(() => answersIn(before)).toBe(answers);
        expect(await before.locator("meta[name=tercio-build]").count()).toBe(0);
        await expect.poll(() => caches(before)).toEqual([`tercio-kept ${first.commit.slice(0, 8)}`]);
        await before.close();
        // Closed and opened again: today's app, which goes on with the battle in the build that it was begun with.
        // The newer worker takes its place a moment after the last page is gone; a page that comes sooner holds it up.
        await new Promise((done) => setTimeout(done, 300));
        let page = await visit(there);
        for (let tries = 0; (await page.locator("meta[name=tercio-build]").count()) === 0 && tries < 20; tries++) {
          await page.close();
          await new Promise((done) => setTimeout(done, 500));
          page = await visit(there);
        }
        await there.site.close();
        await there.context.setOffline(true);
        await page.reload();
        let frame = await frameOf(page);
        const day = new Date(`${first.day}T12:00:00`).toLocaleDateString("en", { dateStyle: "long" });
        await page.locator(".kept-line", { hasText: day }).waitFor();
        expect(await answersIn(frame)).toBe(answers);
        await answer(frame);
        const more = await answersIn(frame);
        await frame.waitForTimeout(400);
        await page.reload();
        frame = await frameOf(page);
        await expect.poll(() => answersIn(frame)).toBe(more);
        await app.picture(page, "kept-build.png");
        // On a phone the line that leads back and the whole prompt are in the window too.
        await page.setViewportSize({ width: 390, height: 844 });
        await app.picture(page, "kept-build-phone.png");
        for (const box of [await page.locator("#today").boundingBox(), await frame.locator(".prompt").boundingBox()]) {
          expect(box?.x).toBeGreaterThanOrEqual(0);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        // Back to today's, and to it again from the shelf.
        await page.click("#today");
        await page.waitForSelector(".app[data-seed] #hotseat");
        await page.click(".menu-toggle");
        await page.click("#shelf");
        await page.click(".shelf .open");
        expect(await answersIn(await frameOf(page))).toBe(more);
        await page.click("#today");
        await page.waitForSelector(".app[data-seed] #hotseat");
        // With its last battle the kept build goes.
        await page.click(".menu-toggle");
        await page.click("#shelf");
        await page.click(".shelf .delete");
        await page.click(".shelf .really");
        await expect.poll(() => page.locator(".shelf li").count()).toBe(0);
        await page.reload();
        await expect.poll(() => caches(page)).toEqual([]);
      },
    );

  test("L3: a battle that no build plays can be read and is not lost", async () => {
    const page = await app.open({ oddless: true });
    const [battle] = keptBattles(ninthAge.id, first.rules[ninthAge.id] as string);
    await openFile(app, page, "eleven.json", JSON.stringify({ ...battle, version: "11" }));
    await page.waitForSelector(".faults #read-it");
    expect(await page.locator("#kept-go-on").count()).toBe(0);
    await page.click("#read-it");
    expect(await page.locator(".reading ol li").count()).toBe(battle?.entries.length);
    await page.keyboard.press("Escape");
    const shown = { language: "en", board: ["Guard, far from home"], lines: ["It begins.", "It ends."] };
    await openFile(app, page, "eleven-shown.json", JSON.stringify({ ...battle, version: "11", shown }));
    await page.click("#read-it");
    expect(await textOf(page, ".reading")).toContain("Guard, far from home");
    expect(await page.locator(".reading ol li").allInnerTexts()).toEqual(shown.lines);
    await app.picture(page, "reading.png");
    await app.close(page);
  });

  inProof("L3: an update waits for the player, and for the other tabs", async () => {
    const there = await started(inject("app"));
    const page = await visit(there);
    await page.waitForSelector(".app[data-seed] #hotseat");
    await page.click("#hotseat");
    await answer(page);
    const answers = await answersIn(page);
    await controlled(page);
    await page.reload();
    await expect.poll(() => answersIn(page)).toBe(answers);
    await page.evaluate(() => {
      (window as { stays?: true }).stays = true;
    });
    there.site.put({ from: inject("app"), altered: (path, text) => (path === "/sw.js" ? `${text}\n// newer` : text) });
    const other = await visit(there);
    await other.waitForSelector(".app[data-seed]");
    await page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((r) => r?.update())
        .then(() => null),
    );
    await page.waitForSelector("#update");
    await app.picture(page, "update.png");
    const roll = await page.locator(".prompt").boundingBox();
    expect((roll?.y ?? 0) + (roll?.height ?? 0)).toBeLessThanOrEqual(900);
    expect(await page.evaluate(() => (window as { stays?: true }).stays)).toBe(true);
    await page.click("#update-now");
    await expect.poll(() => textOf(page, "#update p")).toContain("Close the other tabs");
    await other.close();
    await page.click("#update-now");
    await expect
      .poll(() => page.evaluate(() => (window as { stays?: true }).stays ?? null).catch(() => true))
      .toBe(null);
    await expect.poll(() => answersIn(page)).toBe(answers);
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
