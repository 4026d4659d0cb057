import { type ChoiceRequest, type Json, type Request, say, type Scenario } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { lookUp, openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { answeredSince, before, keys } from "../by-keys.ts";
import { aboutOf, asks, playedUntil } from "../saves.ts";

const scene = (phase: string, units: object, terrain: readonly object[]): string =>
  JSON.stringify({ system: ninthAge.id, scene: { phase, units, terrain }, script: [] });

const foot = { side: "first", profile: "imperial-guard", models: 20, files: 5 };
const horse = { side: "first", profile: "electoral-cavalry", models: 5, files: 5 };
const foe = { side: "second", profile: "barbarians-with-spears", models: 20, files: 5 };

/** A rock before the foot, a wood before the horse. */
const round = scene(
  "movement",
  { Foot: { ...foot, at: [0, -10] }, Horse: { ...horse, at: [14, -10] }, Foe: { ...foe, at: [-20, 16] } },
  [
    { kind: "impassable", rectangle: { at: [0, -7], size: [3, 2] } },
    { kind: "forest", rectangle: { at: [14, -5], size: [7, 4] } },
  ],
);

/** One charger must wheel past a rock, another stands right behind one. */
const past = scene(
  "charge",
  {
    Near: { ...horse, at: [-2, -8] },
    Behind: { ...horse, at: [-20, -8] },
    Foe: { ...foe, at: [0, 2] },
    Other: { ...foe, at: [-20, 2] },
  },
  [
    { kind: "impassable", rectangle: { at: [-4, -2], size: [4, 2] } },
    { kind: "impassable", rectangle: { at: [-20, -3], size: [14, 3] } },
  ],
);

describe.skipIf(!hasChromium)("ground and missiles in the browser", () => {
  const app = theApp("terrain");
  const ways = [
    ["mouse", { width: 1366, height: 768 }],
    ["keys", { width: 1366, height: 768 }],
    ["touch", { width: 390, height: 844, touch: true }],
  ] as const;
  const open = async (text: string, kind: string, look: object): Promise<Page> => {
    const page = await app.open({ oddless: true, ...look });
    if ("touch" in look) await page.tap("#hotseat");
    else await page.click("#hotseat");
    await openFile(app, page, `${kind}.json`, text);
    await page.waitForSelector(`.prompt[data-asked="${kind}"]`);
    return page;
  };

  test.each(inject("fully") ? ways : ways.slice(0, 1))(
    "a move round a rock and one through a wood, by %s",
    async (hand, look) => {
      const page = await open(round, "move", look);
      const press = (selector: string): Promise<void> => (hand === "touch" ? page.tap(selector) : page.click(selector));
      // Straight ahead it is cut short, by name and rule.
      if (hand === "keys") await keys(page, "n", "Shift+ArrowUp");
      else {
        await press('[data-unit="0"]');
        for (let i = 0; i < 4; i++) await press("#ahead");
      }
      expect(await textOf(page, ".tried")).toContain("Impassable Terrain");
      expect(await page.locator(".tried .rule-link").first().getAttribute("href")).toMatch(/^#\/rules\//);
      // A wheel first, and there is a way past it.
      await page.keyboard.press("Escape");
      if (hand === "keys") await keys(page, ...Array.from({ length: 22 }, () => "]"), "Shift+ArrowUp");
      else {
        for (let i = 0; i < 4; i++) await press("#wheel-right");
        for (let i = 0; i < 2; i++) await press("#ahead");
      }
      expect(await page.locator(".tried .legal").count()).toBe(1);
      const was = await before(page);
      if (hand === "keys") await keys(page, "Enter");
      else await press("#confirm");
      await answeredSince(page, was.answers);
      // The horse marches through the wood: each model's die is asked for, and why.
      if (hand === "keys") await keys(page, "n", "m", "Shift+ArrowUp", "Enter");
      else {
        await press('[data-unit="1"]');
        await press("#kind-march");
        for (let i = 0; i < 12; i++) await press("#ahead");
        await press("#confirm");
      }
      await page.waitForSelector('.prompt[data-asked="roll"]');
      expect(await textOf(page, ".prompt .what")).toMatch(/Dangerous Terrain|dangerous/i);
      if (hand !== "touch") await app.picture(page, "wood.png");
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  test.each(inject("fully") ? ways : ways.slice(1, 2))(
    "a charge past a rock, and one that a rock forbids, by %s",
    async (hand, look) => {
      const page = await open(past, "charge", look);
      const choose = async (id: number): Promise<void> => {
        const piece = page.locator(`[data-piece="${id}"]`);
        if (hand === "keys") {
          await piece.focus();
          await keys(page, "Enter");
        } else if (hand === "touch") await piece.locator(".hull").tap();
        else await piece.locator(".hull").click();
      };
      await choose(1);
      if (hand === "mouse") {
        await page.locator('[data-piece="3"] .hull').hover();
        expect(await page.locator('[data-stop="hides"]').count()).toBe(1);
      }
      await choose(3);
      expect((await textOf(page, '[role="alert"]')).length).toBeGreaterThan(20);
      expect(await page.locator('[role="alert"] a').count()).toBe(1);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      const was = await before(page);
      await choose(0);
      await choose(2);
      await answeredSince(page, was.answers);
      await lookUp(page, "log");
      await expect.poll(() => textOf(page, ".log")).toContain("declared a charge");
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  const named = ninthAge.rules.scenarios().find((s) => s.id === "guns-and-eagles");
  const onMap = { ...named?.scenario, setup: { ...named?.scenario.setup, map: "two-woods" } } as Scenario;
  const shooting = () =>
    playedUntil(1, (b) => asks("shoot")(b) && aboutOf<{ pairs: readonly object[] }>(b).pairs.length > 2, {
      scenario: onMap,
    });

  // One on open ground is gone through in shooting.test.ts.
  test.each(inject("fully") ? ways : [])("a whole Shooting Phase among woods and ruins, by %s", async (hand, look) => {
    const { text, battle } = shooting();
    const page = await open(text, "shoot", look);
    // Before anything falls each answer says what it costs on average, in the referee's own words.
    const kind = ninthAge.rules.choices["shoot"];
    const { about } = battle.request as ChoiceRequest;
    const said = ((kind?.enumerate?.(battle.game, about as never) ?? []) as readonly Json[]).map((a) =>
      say(ninthAge, kind?.label?.(battle.game, about as never, a as never) ?? { key: "" }, "en"),
    );
    const shown = (await page.locator(".prompt .answer .answer-label").allTextContents()).map((t) =>
      t.replace(/^[\dE]/, ""),
    );
    expect([...shown].sort()).toEqual([...said].sort());
    expect(said.filter((t) => t.includes("lost on average")).length).toBeGreaterThan(3);
    // Who can be seen: as many lines as the referee draws from the shooter, and what stops them.
    const shooter = aboutOf<{ pairs: readonly { unit: number }[] }>(battle).pairs[0]?.unit ?? -1;
    const lines = battle.game.units.flatMap(
      (v) => ninthAge.views.sight?.(battle.game, battle.request as Request, shooter, v.id) ?? [],
    );
    const piece = page.locator(`[data-piece="${shooter}"]`);
    if (hand === "touch") {
      await piece.locator(".hull").tap();
      await expect.poll(() => page.locator("[data-sight]").count()).toBe(lines.length);
      expect(await page.locator('[data-may="true"]').count()).toBe(lines.filter((l) => l.may).length);
    } else {
      if (hand === "mouse") await piece.locator(".hull").click();
      else {
        await piece.focus();
        await keys(page, "Enter");
      }
      for (const line of lines) {
        const target = page.locator(`[data-piece="${line.target}"]`);
        if (hand === "mouse") await target.locator(".hull").hover();
        await expect
          .poll(async () => {
            // Choosing the shooter moves the keys once more when it is drawn: they are led to the target until they are there.
            // What has the focus already is focused again only once it has lost it: a resting mouse may have pointed elsewhere last.
            if (hand !== "mouse") {
              await target.blur();
              await target.focus();
            }
            return page.evaluate(() => document.querySelector("[data-sight]")?.getAttribute("data-sight"));
          })
          .toBe(`${line.piece} ${line.target}`);
        expect(await page.locator("[data-stop]").count()).toBe(line.stops.length);
      }
    }
    await page.keyboard.press("Escape");
    if (hand === "mouse") await page.mouse.move(5, 300);
    const met = new Set<string>();
    for (let n = 0; n < 80; n++) {
      const now = await before(page);
      if (!["shoot", "missile", "share-hits", "roll"].includes(now.asked)) break;
      met.add(now.asked);
      if (n < 2) expect(await barred(page, now.asked)).toEqual([]);
      const button = page.locator("#roll:enabled, .prompt .answer, .prompt .answers button").first();
      if (hand === "touch") await button.tap();
      else if (hand === "mouse") await button.click();
      else await keys(page, ...(now.asked === "roll" ? ["Enter"] : now.number));
      await answeredSince(page, now.answers);
    }
    expect([...met]).toEqual(expect.arrayContaining(["shoot", "roll"]));
    // What each number is made of: needs with their reasons, Cover among them.
    await lookUp(page, "log");
    const reasons = page.locator(".log .reasons");
    expect(await reasons.count()).toBeGreaterThan(2);
    // They are made when they are asked for.
    await page.evaluate(() => {
      for (const s of document.querySelectorAll<HTMLElement>(".log .reasons summary")) s.click();
    });
    const told = (await reasons.allTextContents()).join(" ");
    expect(told).toMatch(/Needed to hit/);
    expect(told).toMatch(/Needed to wound/);
    expect(told).toMatch(/Cover|Long/i);
    await app.picture(page, `shot-${hand}.png`);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
