import { join } from "node:path";
import { load, type NamedScenario, type Request } from "@tercio/kernel";
import { type NinthAge, ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import { percent } from "@tercio/dice";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fromMenu, lookUp, openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { answeredSince, before, keys } from "../by-keys.ts";
import { oneAlike } from "../in-turn.ts";

/** Bows, guns and artillery at the start of their Shooting Phase. */
const named = ninthAge.rules.scenarios().find((s) => s.id === "missiles") as NamedScenario;
const file = JSON.stringify({ system: ninthAge.id, scenario: named.scenario, seed: 1, script: [] });
const game = ninthAge.rules.setup(named.scenario as never) as NinthAge;
const piece = (name: string): string => `[data-piece="${game.units.find((u) => u.entry.name.en === name)?.id}"]`;

describe.skipIf(!hasChromium)("a Shooting Phase", () => {
  const app = theApp("shooting");
  const opened = async (look: Parameters<typeof app.open>[0]): Promise<Page> => {
    const page = await app.open(look);
    page.setDefaultTimeout(60_000);
    await page.click("#hotseat");
    await openFile(app, page, "missiles.json", file);
    await page.waitForSelector('.prompt[data-asked="shoot"]');
    return page;
  };
  const answers = async (page: Page): Promise<number> => (await before(page)).answers;
  const alert = (page: Page): Promise<string> => textOf(page, '[role="alert"]');

  test("by mouse: what each shot costs before it falls, who cannot be shot and why, dice with their reasons, kept", async () => {
    const page = await opened({ width: 1366, height: 768 });
    // Shots, needs and losses stand on the button; the chance beside it is the odds package's own.
    const first = page.locator(".prompt .answer").first();
    expect(await first.innerText()).toMatch(
      /Archers at Barbarians with Spears: 24 shots, 4\+ to hit, 4 lost on average/,
    );
    const pair = { unit: Number(await page.locator(piece("Archers")).first().getAttribute("data-piece")) };
    const shot = ninthAge.views
      .questions(game, {
        type: "choice",
        choice: "shoot",
        player: 0,
        about: { pairs: [{ ...pair, target: 6 }] },
      } as Request)
      .map((q) => exactOdds(ninthAge, q));
    // Any losses at all, and not only those that leave the unit standing.
    const likely = percent(
      (shot[0]?.results ?? []).filter((r) => r.id !== "nothing").reduce((sum, r) => sum + r.probability, 0),
    );
    await expect.poll(() => first.locator(".chance").innerText()).toContain(`${likely}%`);
    // Nobody shoots behind himself, or at his own: the rule is named, and nothing happens.
    const was = await answers(page);
    await page.locator(piece("Flame Cannon")).first().click();
    await page.locator(piece("Skirmishers")).first().click();
    expect((await alert(page)).length).toBeGreaterThan(15);
    expect(await page.locator('[role="alert"] a').getAttribute("href")).toMatch(/^#\/rules\/t9a\./);
    expect(await answers(page)).toBe(was);
    await page.locator(piece("Archers")).first().click();
    await page.locator(piece("Barbarians with Spears")).first().click();
    await answeredSince(page, was);
    await app.picture(page, "desktop-roll.png");
    await page.click("#roll");
    await lookUp(page, "log");
    await page.waitForSelector(".log .chain");
    const chain = page.locator(".log .chain").first();
    expect(await chain.locator(".stage-name").first().innerText()).toMatch(/^[2-6]\+ to hit$/);
    // The champion, whose shot is his own, besides the 23.
    expect(await page.locator(".log .chain .stages li:first-child .die").count()).toBe(24);
    await chain.locator("summary").click();
    expect(await chain.locator(".reasons").innerText()).toMatch(
      /Needed to hit[\s\S]*Needed to wound[\s\S]*Needed to save/,
    );
    await app.picture(page, "desktop.png");
    expect(await barred(page, "desktop")).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "#save")]);
    const path = join(app.folder, "saved.json");
    await download.saveAs(path);
    expect(load(ninthAge, JSON.parse(readFileSync(path, "utf8")) as unknown, { verify: true }).ok).toBe(true);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  // Other phases are gone through by keys in hands.test.ts.
  test.each(
    oneAlike(
      [
        ["by keys", { width: 1366, height: 768 }],
        ["on a phone in French", { width: 390, height: 844, touch: true, french: true }],
      ] as const,
      1,
    ),
  )("%s, until nobody is left to shoot", async (name, look) => {
    const page = await opened({ ...look, oddless: true });
    const touch = "touch" in look;
    const met = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const now = await before(page);
      met.add(now.asked);
      if (!["shoot", "missile", "share-hits", "roll"].includes(now.asked)) break;
      if (n < 3) expect(await barred(page, now.asked)).toEqual([]);
      const button = page.locator("#roll:enabled, .prompt .answer, .prompt .answers button").first();
      if (touch) await button.tap();
      else if (now.asked === "roll") await keys(page, "Enter");
      else await keys(page, ...now.number);
      await answeredSince(page, now.answers);
    }
    await app.picture(page, `${name}.png`);
    expect([...met]).toEqual(expect.arrayContaining(["shoot", "roll"]));
    // Everybody has shot: the phase is over by itself.
    await lookUp(page, "log");
    const log = await page.locator(".log").first().textContent();
    expect(log).toMatch(touch ? /canon/i : /Cannon/);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
