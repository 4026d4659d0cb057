import { expect, test, describe } from "vitest";
import type { Page } from "playwright-core";
import { until } from "../until.ts";
import { some } from "../in-turn.ts";
import { theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { settled, states } from "../states.ts";
import { misplaced } from "../walk.ts";

/** Runs in the page: of the window, how much is the drawing of the field, as far as nothing lies over it. */
const seen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const board = document.querySelector("svg.board");
    const box = board?.getBoundingClientRect() as DOMRect;
    let on = 0;
    const steps = 40;
    for (let i = 0; i < steps; i++)
      for (let k = 0; k < steps; k++) {
        const at = document.elementFromPoint(
          box.left + ((i + 0.5) / steps) * box.width,
          box.top + ((k + 0.5) / steps) * box.height,
        );
        if (at !== null && board?.contains(at) === true) on++;
      }
    return ((on / steps ** 2) * box.width * box.height) / (innerWidth * innerHeight);
  });

describe.skipIf(!hasChromium)("in every state of the gallery", () => {
  const app = theApp("room");

  test("the field has three fifths of a window of 1366 by 768 and what is looked up a quarter of its height; a phone cuts nothing off without a sign", async () => {
    // Those at which something of their own is looked at, and some of the others.
    const own = ["first", "charge", "opponents-turn"];
    const alike = some(
      Object.keys(states).filter((name) => !own.includes(name)),
      60,
    );
    for (const [name, state] of Object.entries(states)) {
      if (!own.includes(name) && !alike.includes(name)) continue;
      const page = await app.open({ width: 1366, height: 768, random: true });
      if (name !== "first") await page.click("#hotseat");
      await state(page);
      await settled(page);
      if (name !== "shelf") {
        expect(await seen(page), name).toBeGreaterThanOrEqual(0.6);
        const pane = await page.locator(".pane").boundingBox();
        expect(pane?.height ?? 0, name).toBeGreaterThanOrEqual(768 / 4);
        expect(await page.evaluate(`(${misplaced})()`), name).toBeNull();
        // No name is written over that of somebody who is gone.
        expect(
          await page.evaluate(() => {
            const boxes = (what: string) => [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
            const labels = boxes("[data-label] text");
            return boxes(".fallen text").filter((f) =>
              labels.some((l) => l.left < f.right && f.left < l.right && l.top < f.bottom && f.top < l.bottom),
            ).length;
          }),
          name,
        ).toBe(0);
        await page.setViewportSize({ width: 390, height: 844 });
        await until(page, `(${misplaced})() === null`);
        // What lies beyond the edge of a line is counted on a button beside it.
        await page.waitForFunction(() =>
          [...document.querySelectorAll(".chip-line")].every((line) => {
            const box = line.firstElementChild;
            const edge = (box?.getBoundingClientRect().right ?? 0) + 1;
            const beyond = [...(box?.children ?? [])].filter((c) => c.getBoundingClientRect().right > edge).length;
            return (line.querySelector(".chips-on")?.textContent?.match(/\+(\d+)/)?.[1] ?? "0") === String(beyond);
          }),
        );
        if (name === "charge") {
          // Whoever unfolds the answers of others stands at the first of them.
          const own = await page.locator(".prompt .answers.weighed .answer").count();
          await page.keyboard.press("n");
          const others = page.locator(".prompt .others");
          await others.waitFor();
          const shown = await page.locator(".prompt .answers.weighed .answer").count();
          expect(shown).toBeLessThan(own);
          await others.focus();
          await page.keyboard.press("Enter");
          await others.waitFor({ state: "detached" });
          expect(
            await page.evaluate(() =>
              [...document.querySelectorAll(".prompt .answers.weighed .answer")].indexOf(
                document.activeElement as Element,
              ),
            ),
          ).toBe(shown);
        }
        if (name === "opponents-turn") {
          expect(await page.locator(".story .chips-on").count()).toBe(1);
          // Whoever is gone is told first, and lies where it stood.
          expect(await page.locator(".story-chip").first().innerText()).toMatch(/^Destroyed: /);
          expect(await page.locator("[data-fallen]").count()).toBeGreaterThan(0);
          // To the end of the line and back to its beginning: whoever presses stands at the chip that has come.
          const on = page.locator(".story .chips-on");
          const chips = await page.locator(".story-chip").count();
          const at = (): Promise<number> =>
            page.evaluate(() =>
              [...document.querySelectorAll(".story-chip")].indexOf(document.activeElement as Element),
            );
          const came: number[] = [];
          while ((await on.innerText()).startsWith("+")) {
            const was = await on.innerText();
            await on.click();
            came.push(await at());
            await page.waitForFunction((w) => document.querySelector(".story .chips-on")?.textContent !== w, was);
          }
          expect(came.toSorted((a, b) => a - b)).toEqual(came);
          expect(came[0]).toBeGreaterThan(0);
          expect(came.at(-1)).toBeLessThan(chips);
          expect(await on.innerText()).toMatch(/^‹ \d+$/);
          await on.click();
          expect(await at()).toBe(0);
          await page.waitForFunction(() => document.querySelector(".story .chips-on")?.textContent?.startsWith("+"));
          expect(await barred(page, name)).toEqual([]);
        }
      }
      await app.close(page);
    }
    expect(app.faults).toEqual([]);
  });
});
