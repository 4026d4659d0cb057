import { follow } from "@tercio/mass-battle";
import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { kept, openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { asks, playedUntil } from "../saves.ts";
import { inProof } from "../in-turn.ts";

/** A regiment that may be moved, far from everybody. */
const alone = JSON.stringify({
  system: ninthAge.id,
  scene: {
    phase: "movement",
    units: {
      Guard: { side: "first", profile: "imperial-guard", models: 20, files: 10, at: [0, -10] },
      Foes: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 18], facing: 180 },
    },
  },
  script: [],
});
const BASE = 2000;
const guard = { files: 10, models: 20, baseWidth: BASE, baseDepth: BASE };
const START = { x: 0, y: -25_400, facing: 0 };
/** So often the key for a little wheel is pressed, each two degrees, 1/65536 turns. */
const PRESSES = 20;
const LITTLE = 364;

interface At {
  readonly x: number;
  readonly y: number;
}
const far = (p: At, q: At): number => Math.hypot(p.x - q.x, p.y - q.y);

describe.skipIf(!hasChromium)("what happens is seen", () => {
  const app = theApp("motion");
  /** From here on whatever is set going stands at its beginning: how long a slow machine takes to look does not matter. */
  const hold = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...given) {
        const made = animate.apply(this, given);
        made.pause();
        return made;
      };
    });
  const choosePace = async (page: Page, pace: string): Promise<void> => {
    await page.click(".menu-toggle");
    await page.selectOption("#pace", pace);
    await page.click(".menu-toggle");
  };
  /** Where the middle of the front of a piece is drawn, 0.01 mm, on a table that is not turned. */
  const where = (page: Page): Promise<At> =>
    page.evaluate(() => {
      const board = document.querySelector<SVGSVGElement>("svg.board");
      const piece = board?.querySelector<SVGGElement>('[data-piece="0"]');
      const to = board?.getScreenCTM()?.inverse();
      const m = piece?.getScreenCTM();
      if (to === undefined || m == null) throw new Error("the unit is not drawn");
      const at = new DOMPoint(m.e, m.f).matrixTransform(to);
      return { x: at.x * 100, y: -at.y * 100 };
    });
  const playing = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.querySelector(".stage[data-playing]") !== null);
  /** Leads it by keys about its corner, then straight on, and confirms. */
  const march = async (page: Page): Promise<void> => {
    await page.locator('svg.board [data-piece="0"]').focus();
    await page.keyboard.press("Enter");
    await page.click("#kind-march");
    for (let i = 0; i < PRESSES; i++) await page.keyboard.press("]");
    await page.keyboard.press("Shift+ArrowUp");
    await page.click("#confirm:enabled");
    await page.waitForFunction(() => document.querySelector(".app")?.getAttribute("data-answers") === "1");
  };
  const open = async (motion: "no-preference" | "reduce", pace: string): Promise<Page> => {
    const page = await app.open({ oddless: true, random: true });
    page.setDefaultTimeout(20_000);
    await page.emulateMedia({ reducedMotion: motion });
    await page.click("#hotseat");
    await openFile(app, page, "march.json", alone);
    await page.waitForSelector('.prompt[data-asked="move"]');
    await choosePace(page, pace);
    return page;
  };
  const close = async (page: Page): Promise<void> => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await app.close(page);
  };

  test("a march with a wheel goes about its corner, through a place that only the true path has; an input ends it at once", async () => {
    const page = await open("no-preference", "slow");
    await hold(page);
    await march(page);
    expect(await playing(page)).toBe(true);
    // What is held is looked at as it is at each time.
    const length = await page.evaluate(() => {
      const all = document.getAnimations().filter((a) => a.effect?.getTiming().iterations === 1);
      return Math.max(...all.map((a) => Number(a.effect?.getComputedTiming().endTime ?? 0)));
    });
    const seen: At[] = [];
    for (let k = 0; k <= 40; k++) {
      await page.evaluate(
        (t) => {
          for (const a of document.getAnimations()) a.currentTime = t;
        },
        ((length - 1) * k) / 40,
      );
      seen.push(await where(page));
    }
    const wheel = { kind: "wheel", side: "right", angle: PRESSES * LITTLE } as const;
    const turned = follow(START, guard, [wheel]).ends[0] ?? START;
    const last = seen.at(-1) ?? START;
    expect(far(seen[0] ?? last, START)).toBeLessThan(200);
    // The straight line from here to there leads nowhere near where the wheel ends.
    const along =
      ((turned.x - START.x) * (last.x - START.x) + (turned.y - START.y) * (last.y - START.y)) / far(last, START) ** 2;
    const foot = { x: START.x + along * (last.x - START.x), y: START.y + along * (last.y - START.y) };
    expect(far(foot, turned)).toBeGreaterThan(600);
    expect(Math.min(...seen.map((p) => far(p, turned)))).toBeLessThan(400);
    expect(await barred(page, "under way")).toEqual([]);
    // The first press counts, and all stand where they stand.
    await page.keyboard.press("e");
    expect(await playing(page)).toBe(false);
    await page.waitForFunction(() => document.querySelector(".app")?.getAttribute("data-answers") !== "1");
    expect(far(await where(page), last)).toBeLessThan(150);
    await close(page);
  });

  test("who wants no motion sees a line of where a unit came from, and nothing moves", async () => {
    const page = await open("reduce", "normal");
    await march(page);
    expect(await playing(page)).toBe(false);
    expect(await page.locator('[data-trail="0"]').count()).toBe(1);
    expect(await page.evaluate(() => document.querySelector('[data-piece="0"]')?.getAnimations().length)).toBe(0);
    expect(far(await where(page), START)).toBeGreaterThan(5000);
    expect(await barred(page, "trail")).toEqual([]);
    await page.keyboard.press("e");
    await page.waitForFunction(() => document.querySelector("[data-trail]") === null);
    await close(page);
  });

  inProof("a chip shows its moment again and then the present; the pace is kept through reloads", async () => {
    const { text } = playedUntil(6, (b) => asks("charge")(b) && b.game.active === 0 && b.game.gameTurn === 2, {
      seats: [{ by: "human" }, { by: "computer", level: "random" }],
    });
    const page = await app.open({ oddless: true, random: true, french: true });
    page.setDefaultTimeout(20_000);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.click("#hotseat");
    await openFile(app, page, "chips.json", text);
    await page.waitForSelector(".story-chip");
    await choosePace(page, "slow");
    const board = (): Promise<string> =>
      page.evaluate(() =>
        [...document.querySelectorAll<SVGGElement>("svg.board [data-piece]")]
          .map((p) => `${p.dataset["piece"]} ${p.style.transform}`)
          .join(),
      );
    const file = (): Promise<string | null> => page.getAttribute(".app", "data-answers");
    await page.click("#show-threat");
    await page.waitForSelector("[data-threats]");
    const [present, answers] = [await board(), await file()];
    await hold(page);
    await page.locator(".story-chip").first().click();
    expect(await playing(page)).toBe(true);
    expect(await board()).not.toBe(present);
    expect(await file()).toBe(answers);
    // Dangers of now are none of then.
    expect(await page.locator("[data-threats]").count()).toBe(0);
    await page.evaluate(() => {
      for (const a of document.getAnimations()) if (a.effect?.getTiming().iterations === 1) a.finish();
    });
    await page.waitForFunction(() => document.querySelector(".stage[data-playing]") === null);
    expect(await board()).toBe(present);
    expect(await file()).toBe(answers);
    expect(await page.locator("[data-threats]").count()).toBe(1);
    await kept(page);
    for (let i = 0; i < (inject("fully") ? 10 : 3); i++) {
      await page.reload();
      await page.waitForSelector(".menu-toggle");
    }
    await page.waitForSelector(".story-chip");
    expect(await page.locator("#pace").inputValue()).toBe("slow");
    // By one key the next of them, told in the reader's language.
    await page.locator(".prompt-body").focus();
    await page.keyboard.press("o");
    await expect.poll(() => page.locator(".film [role=status]").innerText()).toBe("Allure\u00a0: normale");
    expect(app.faults).toEqual([]);
    await close(page);
  });
});
