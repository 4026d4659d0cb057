import { games } from "@tercio/games";
import { describe, expect, inject, test } from "vitest";
import { BUDGET, firstLoad, sum } from "../first-load.ts";
import { fromMenu, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { borrowed, givenBack } from "../pages.ts";
import { inProof, oneAlike } from "../in-turn.ts";

describe.skipIf(!hasChromium)("the first load", () => {
  const app = theApp("first-load");

  test("script and style of the first screen keep to their budget, and who plays can be said before the battle is there", async () => {
    const read = async (file: string): Promise<Buffer> =>
      Buffer.from(await (await fetch(new URL(file, inject("app")))).arrayBuffer());
    const first = await firstLoad(read);
    expect(first.size).toBeGreaterThan(2);
    expect(sum(first)).toBeLessThanOrEqual(BUDGET);
    // Somebody who is here for the first time is asked with these alone, in either language.
    const page = await borrowed({ width: 390, height: 844, dark: false, touch: true, french: true });
    let free = (): void => {};
    const freed = new Promise<void>((go) => (free = go));
    await page.route(/\/assets\/[^/]*\.(js|css)$/, async (route) => {
      if (!first.has(new URL(route.request().url()).pathname.slice(1))) await freed;
      await route.continue();
    });
    await page.goto(inject("app"));
    expect(await page.locator("#hotseat").innerText()).toBe("Deux joueurs ici");
    await page.click("#other-language");
    expect(await page.locator("#hotseat").innerText()).toBe("Two players here");
    free();
    await page.waitForSelector(".app[data-seed] #hotseat");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await givenBack(page);
  });

  test("a reader of the rules fetches no code that plays entries, in any game; a battle does", async () => {
    const plays = (await (await fetch(new URL("plays.json", inject("app")))).json()) as {
      readonly [script: string]: readonly string[];
    };
    // Every file beside an entry that plays it is in one of these scripts.
    const beside = Object.values(plays).flat();
    for (const { id } of games)
      expect([id, beside.some((file) => file.startsWith(`systems/${id}/`))]).toEqual([id, true]);
    const page = await app.open({ oddless: true });
    const fetched = new Set<string>();
    page.on("response", (r) => fetched.add(new URL(r.url()).pathname.slice(1)));
    const playing = (): readonly string[] => Object.keys(plays).filter((script) => fetched.has(script));
    // Loaded anew: what the first screen has already fetched is no part of the rules.
    await page.goto("about:blank");
    fetched.clear();
    for (const { id } of oneAlike(games, 0)) {
      await page.goto(`${inject("app")}#/rules/${id}`);
      await page.reload();
      await page.waitForSelector(".reference h1");
      await page.waitForLoadState("networkidle");
    }
    expect(playing()).toEqual([]);
    await page.goto(`${inject("app")}#/`);
    await page.reload();
    await page.click("#hotseat");
    await page.waitForSelector(".app[data-seed] .prompt:not([data-asked=who])");
    expect(playing().length).toBeGreaterThan(0);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("no engine of another game comes before it is asked for; a press on the first screen begins the battle", async () => {
    const page = await app.open({ oddless: true });
    const scripts: string[] = [];
    page.on("response", (r) => {
      if (r.url().endsWith(".js") && !r.url().includes("worker")) scripts.push(r.url());
    });
    let held = (): void => {};
    const hold = new Promise<void>((go) => (held = go));
    await page.route(/\/assets\/App-[^/]*\.js$/, async (route) => {
      await hold;
      await route.continue();
    });
    await page.reload();
    // The battle screen is not there yet: what is pressed counts all the same.
    await page.click("#hotseat");
    expect(await page.locator(".app[data-seed]").count()).toBe(0);
    held();
    await page.waitForSelector(".app[data-seed] .prompt:not([data-asked=who])");
    const told = async (url: string): Promise<string> => (await fetch(url)).text();
    const texts = await Promise.all(scripts.map(told));
    const marks = games.map((g) => g.rules.scenarios()[0]?.title.en ?? "");
    expect(marks.map((mark) => texts.some((t) => t.includes(mark)))).toEqual(games.map((_, i) => i === 0));
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  inProof("without a store it opens all the same; what cannot be fetched is said, and found again", async () => {
    const page = await app.open({ oddless: true });
    // A browser that forbids its stores throws already when one is only named.
    const forbidden = await page.addInitScript(() => {
      for (const store of ["localStorage", "sessionStorage", "indexedDB"])
        Object.defineProperty(window, store, {
          get() {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
    });
    const battle = /\/assets\/App-[^/]*\.js$/;
    let held = (): void => {};
    const hold = new Promise<void>((go) => (held = go));
    await page.route(battle, async (route) => {
      await hold;
      await route.abort();
    });
    await page.reload();
    await page.focus("#watch");
    held();
    await page.waitForSelector("#reload");
    expect(await page.getByRole("alert").innerText()).toContain("could not be opened");
    expect(await barred(page, "nothing fetched")).toEqual([]);
    await page.unroute(battle);
    let free = (): void => {};
    const freed = new Promise<void>((go) => (free = go));
    await page.route(battle, async (route) => {
      await freed;
      await route.continue();
    });
    await page.click("#reload");
    await page.focus("#watch");
    free();
    await page.waitForSelector(".app[data-seed] #watch");
    // The question stayed, and whoever was about to answer it is where they were.
    await page.waitForFunction(() => document.activeElement?.id === "watch");
    await fromMenu(page, "#theme");
    await page.waitForSelector("[data-theme=dark]");
    await forbidden.dispose();
    app.faults.length = 0;
    await app.close(page);
  });
});
