import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Battle, load, type Save } from "@tercio/kernel";
import { armies, ninthAge, type NinthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { asked, fromMenu, kept, offered, openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { asks, playedUntil } from "../saves.ts";
import { inProof } from "../in-turn.ts";

const against = [{ by: "human" }, { by: "computer", level: "random" }] as const;

describe.skipIf(!hasChromium)("a battle is kept as it is", () => {
  const app = theApp("session");

  const saved = async (page: Page): Promise<Save> => {
    const [file] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "#save")]);
    const path = join(app.folder, "saved.json");
    await file.saveAs(path);
    return JSON.parse(readFileSync(path, "utf8")) as Save;
  };
  const battleOf = (page: Page): Promise<{ seed: string; answers: string }> =>
    page.evaluate(() => {
      const { seed = "", answers = "" } = (document.querySelector(".app") as HTMLElement).dataset;
      return { seed, answers };
    });
  const shelf = async (page: Page): Promise<string[]> => {
    await fromMenu(page, "#shelf");
    // A sentence stands there before the list has been read.
    await page.waitForSelector(".shelf li");
    return page.locator(".shelf li").allInnerTexts();
  };

  inProof(
    "however often the page is reloaded, the computer keeps its seat, the dice their pace, a concession its effect",
    async () => {
      const mine = (b: Battle<NinthAge>): boolean => b.request?.type === "roll" && b.request.player === 0;
      const { text: file, battle } = playedUntil(11, (b) => mine(b) && b.game.gameTurn > 0, { seats: against });
      const page = await app.open({ oddless: true, random: true });
      await page.click("#hotseat");
      await openFile(app, page, "against.json", file);
      await page.waitForFunction(() => document.querySelector(".who")?.textContent?.includes("· you"));
      const fallen = async (): Promise<void> => {
        const least = (battle.log?.length ?? 0) + 1;
        await page.waitForFunction(
          (n) => Number((document.querySelector(".app") as HTMLElement | null)?.dataset["answers"]) >= n,
          least,
        );
      };
      await page.click("#auto-roll");
      await fallen();
      for (let times = 0; times < (inject("fully") ? 3 : 2); times++) {
        await kept(page);
        await page.reload();
        await page.waitForSelector('.app[data-seed="11"]');
        await expect.poll(() => textOf(page, ".who")).toMatch(/Player 1 · you|Player 2 · the computer|Both sides/);
        expect((await saved(page)).seats).toEqual(against);
      }
      // Nobody presses the button for the dice any more: they fall by themselves, as was wished before the page was closed.
      const enough = Number((await battleOf(page)).answers) + 25;
      for (let i = 0; i < 200 && Number((await battleOf(page)).answers) < enough; i++) {
        const next = page.locator("#end-moves, .answers button, [id^=preset-], #confirm").last();
        // The dice may fall and take it away before the hand comes down.
        if ((await next.count()) > 0) await next.click({ timeout: 500 }).catch(() => {});
        else await offered(page);
      }
      expect(Number((await battleOf(page)).answers)).toBeGreaterThanOrEqual(enough);
      await fromMenu(page, "#concede");
      await page.click("#yes");
      for (let times = 0; times < 2; times++) {
        expect(await asked(page)).toContain("Player 1 concedes the battle. Player 2 wins. Battle Points: 0");
        await kept(page);
        await page.reload();
        await page.waitForSelector("#rematch");
      }
      const file2 = await saved(page);
      expect(file2.entries.at(-1)).toMatchObject({ declared: "concede", seat: 0 });
      const verified = load(ninthAge, file2, { verify: true });
      expect(verified.ok && ninthAge.rules.outcome(verified.battle.game)?.points).toEqual([0, 20]);
      // Taken back like any answer, also after a reload.
      await page.click("#undo");
      expect(await page.locator("#rematch").count()).toBe(0);
      await app.close(page);
    },
  );

  inProof(
    "a file made against the computer opens against the computer, and file and screen name the edition",
    async () => {
      const { text: file } = playedUntil(11, (b) => asks("charge")(b) && b.game.active === 1, { seats: against });
      for (const look of [{}, { width: 390, height: 844, french: true }] as const) {
        const page = await app.open({ oddless: true, random: true, ...look });
        await openFile(app, page, "against.json", file);
        // It is the computer's turn to declare charges: nobody has to press anything.
        await page.waitForFunction((n) => {
          const now = Number((document.querySelector(".app") as HTMLElement | null)?.dataset["answers"]);
          return now > n;
        }, JSON.parse(file).entries.length as number);
        if ("width" in look) {
          await page.click(".menu-toggle");
          expect(await textOf(page, ".edition.narrow")).toBe("Le Neuvième Âge, deuxième édition, début");
        } else expect(await textOf(page, ".edition.wide")).toBe("The Ninth Age, second edition, early");
        expect(JSON.parse(file).scenario.edition).toBe("2e-early");
        await app.close(page);
      }
    },
  );

  test("a new battle asks first and keeps the old one on a shelf: named, opened again as it was, deleted after a question", async () => {
    const { text: file } = playedUntil(12, (b) => (b.log?.length ?? 0) > 40 && b.request?.type === "choice");
    const page = await app.open({ oddless: true });
    await openFile(app, page, "first.json", file);
    await page.waitForSelector(".app[data-seed='12']");
    const first = await battleOf(page);
    const was = await asked(page);
    await fromMenu(page, "#new");
    expect(await textOf(page, "#under-way")).toContain("It goes on the shelf");
    // Not yet: closing the question leaves the battle where it was.
    await page.keyboard.press("Escape");
    expect(await battleOf(page)).toEqual(first);
    await fromMenu(page, "#new");
    await page.click("#start");
    expect((await battleOf(page)).seed).not.toBe("12");
    await page.click("#roll");
    await kept(page);
    expect((await shelf(page)).length).toBe(2);
    const at = (): Promise<string> =>
      page.evaluate(() => {
        const volumes = [...document.querySelectorAll(".shelf li")];
        const on = document.activeElement;
        return `${on?.className} of ${volumes.findIndex((v) => v.contains(on))}`;
      });
    // The first that can be opened: the other one is.
    await expect.poll(at).toBe("open of 1");
    expect(await barred(page, "the shelf")).toEqual([]);
    // Each has a small picture of its position, with both sides on it.
    for (const side of ["first", "second"])
      expect(await page.locator(`.shelf li:nth-child(2) .picture .${side}`).count(), side).toBeGreaterThan(2);
    const old = page.locator(".shelf li").nth(1);
    expect(await page.locator(".shelf li").nth(0).innerText()).toContain("open now");
    expect(await page.locator(".shelf li").nth(0).locator(".open, .delete").count()).toBe(0);
    await old.locator(".name").click();
    await page.keyboard.type("The first one");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".shelf")?.textContent?.includes("The first one"));
    expect(await at()).toBe("name of 1");
    await page.keyboard.press("Escape");
    const second = await battleOf(page);
    await page.reload();
    await page.waitForSelector(`.app[data-seed="${second.seed}"]`);
    await shelf(page);
    await page.locator(".shelf li", { hasText: "The first one" }).locator(".open").click();
    await page.waitForSelector(".app[data-seed='12']");
    expect(await battleOf(page)).toEqual(first);
    expect(await asked(page)).toBe(was);
    expect(await page.locator("#undo").isEnabled()).toBe(true);
    // It keeps its name and its place, and the other one can go.
    const titles = await shelf(page);
    expect(titles.length).toBe(2);
    expect(titles[0]).toContain("The first one");
    const other = page.locator(".shelf li").nth(1);
    await other.locator(".delete").click();
    expect(await other.getByRole("alert").innerText()).toContain("for good?");
    // By keys: one stands where nothing is lost, and then where one asked.
    await page.keyboard.press("Enter");
    expect(await at()).toBe("delete of 1");
    expect(await page.locator(".shelf li").count()).toBe(2);
    await other.locator(".delete").click();
    await other.locator(".really").click();
    await page.waitForFunction(() => document.querySelectorAll(".shelf li").length === 1);
    await page.keyboard.press("Escape");
    // A battle in which nothing was done is not worth a place, unless it has a name.
    await fromMenu(page, "#new");
    await page.click("#start");
    await fromMenu(page, "#new");
    expect(await page.locator("#under-way").count()).toBe(0);
    await page.click("#start");
    await kept(page);
    expect((await shelf(page)).length).toBe(2);
    await app.close(page);
  });

  test("a battle of older rules is refused for its version, in either language, and can be begun anew", async () => {
    const { text: file } = playedUntil(12, (b) => (b.log?.length ?? 0) > 20, { seats: against });
    const old = { ...JSON.parse(file), version: "1", format: 1, seed: 4711 };
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    const before = await battleOf(page);
    await openFile(app, page, "old.json", JSON.stringify(old));
    await expect
      .poll(() => textOf(page, '[role="alert"]'))
      .toMatch(/^This file cannot be opened: played by version 1 of/);
    expect(await textOf(page, '[role="alert"]')).not.toMatch(/changed|hash|seed/);
    expect(await battleOf(page)).toEqual(before);
    await fromMenu(page, "#language");
    expect(await textOf(page, '[role="alert"]')).toContain("jouée selon la version 1 des règles (Le Neuvième Âge)");
    await page.click("#anew");
    await page.waitForSelector(".app[data-seed='4711']");
    expect(await page.locator('[role="alert"]').count()).toBe(0);
    expect((await saved(page)).seats).toEqual([{ by: "human" }, { by: "computer", level: "level1" }]);
    await app.close(page);
  });

  inProof("the battle that ran in an app of before the shelf moves onto it, and its fate is told", async () => {
    const { text: file } = playedUntil(12, (b) => (b.log?.length ?? 0) > 20);
    const old = JSON.stringify({ ...JSON.parse(file), version: "1", format: 1 });
    const first = await app.open({ oddless: true });
    // Before the app opens its store: what the app of that time left there.
    const home = first.url();
    await first.goto("about:blank");
    await first.goto(`${home}#/rules`);
    await first.waitForSelector(".page");
    await first.evaluate(async (text) => {
      await new Promise((done) => {
        indexedDB.deleteDatabase("tercio").onsuccess = done;
      });
      await new Promise((done) => {
        const request = indexedDB.open("tercio", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("saves");
        request.onsuccess = () => {
          const put = request.result.transaction("saves", "readwrite");
          put
            .objectStore("saves")
            .put(JSON.stringify({ file: text, seats: ["human", "computer"], conceded: null }), "running");
          put.oncomplete = () => {
            request.result.close();
            done(null);
          };
        };
      });
    }, old);
    await first.goto(home);
    await expect.poll(() => textOf(first, '[role="alert"]')).toContain("stays on the shelf");
    expect(await textOf(first, '[role="alert"]')).toContain("version 1 of the rules");
    const [row] = await shelf(first);
    expect(row).toContain("older rules");
    await app.close(first);
  });

  test("a battle against nobody can be ended as it stands; of two people at one screen the one who concedes is asked for", async () => {
    const starter = ninthAge.rules.starter();
    const army = armies["warriors-of-the-dark-gods"] as (typeof armies)[string];
    const few = { ...army, units: army.units.filter((u) => u.name.en === army.units.at(-2)?.name.en).slice(0, 1) };
    // Everybody is on the table from the start.
    const setup = { ...starter.setup, deployment: "frontline-clash", armies: ["empire-of-sonnstahl", few] as never };
    const scenario = { ...starter, setup };
    let seed = 1;
    const alone = (n: number) =>
      playedUntil(
        n,
        (b) =>
          b.request?.type === "choice" &&
          b.request.player === 0 &&
          !b.game.units.some((u) => u.seat === 1 && u.place !== "gone"),
        { scenario },
      );
    let found = alone(seed);
    while (found.battle.request === null && seed < 40) found = alone(++seed);
    expect(found.battle.request).not.toBeNull();
    const page = await app.open({ oddless: true });
    await openFile(app, page, "alone.json", found.text);
    await page.click("#end-as-it-stands");
    expect(await textOf(page, "dialog p")).toContain("The enemy has no unit left. End the battle here");
    await page.click("#yes");
    expect(await asked(page)).toContain(
      "Player 1 ends the battle as it stands: the enemy has no unit left. Player 1 wins",
    );
    await page.click("#undo");
    expect(await page.locator("#end-as-it-stands").count()).toBe(1);
    await fromMenu(page, "#concede");
    await page.click('[data-declare="1"]');
    expect(await asked(page)).toContain("Player 2 concedes the battle. Player 1 wins. Battle Points: 20");
    await app.close(page);
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
