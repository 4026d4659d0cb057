import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openFile, textOf, theApp } from "./app.ts";
import { barred } from "./barred.ts";
import { hasChromium } from "./browser.ts";
import { playedUntil } from "./saves.ts";
import { misplaced } from "./walk.ts";

const against = [{ by: "human" }, { by: "computer", level: "random" }] as const;

describe.skipIf(!hasChromium)("a turn that can be watched", () => {
  const app = theApp("story");
  const faces = (page: Page): Promise<readonly number[][]> =>
    page.evaluate(() =>
      [...document.querySelectorAll(".last-roll .dice[role=img]")].map(
        (g) => (g.getAttribute("aria-label") ?? "").match(/\d+/g)?.map(Number) ?? [],
      ),
    );
  const answers = (page: Page): Promise<number> =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>(".app")?.dataset["answers"]));

  test("dice stay in sight until a person answers: sorted, with what they needed and what came of them", async () => {
    // Blows of several at once, of which the player rolls the own ones.
    const { text } = playedUntil(
      11,
      (b) => b.request?.type === "roll" && b.request.player === 0 && (b.request.chains?.length ?? 0) > 1,
      { seats: against },
    );
    for (const look of [
      { width: 1366, height: 768 },
      { width: 390, height: 844, touch: true },
      { width: 390, height: 844, french: true, dark: true },
    ]) {
      const french = look.french === true;
      const page = await app.open({ ...look, oddless: true, random: true });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.click("#hotseat");
      await openFile(app, page, "blows.json", text);
      await page.waitForSelector(".prompt #roll:enabled");
      expect(await page.locator(".last-roll").count()).toBe(0);
      const tumbles = await page.evaluate(
        () =>
          new Promise<string>((done) => {
            addEventListener("animationstart", (e) => done(e.animationName), { once: true });
            document.querySelector<HTMLButtonElement>("#roll")?.click();
          }),
      );
      expect(tumbles).toBe("tumble");
      await page.waitForSelector(".last-roll .stages");
      expect(await textOf(page, ".last-roll .stages .some")).toMatch(french ? /^\d+ sur \d+$/ : /^\d+ of \d+$/);
      expect(await textOf(page, ".last-roll .stage-name")).toMatch(/^\d\+ /);
      expect(await textOf(page, ".last-roll .effect")).toMatch(french ? /perdu/ : /strike|lose/);
      const shown = await faces(page);
      for (const group of shown) expect(group).toEqual(group.toSorted((a, b) => b - a));
      // The rest of the combat: what falls next, whoever rolls it, takes the place of what fell before.
      while ((await page.locator("#roll:enabled").count()) > 0) {
        const before = await answers(page);
        await page.click("#roll");
        await page.waitForFunction(
          (n) => Number(document.querySelector<HTMLElement>(".app")?.dataset["answers"]) > n,
          before,
        );
        await page.waitForSelector(".prompt [data-ends], .prompt .answers button:enabled, #roll:enabled");
      }
      // Asked now, the player still sees them, and the button for the answer is where it was.
      expect(await page.locator(".last-roll .die, .last-roll strong").count()).toBeGreaterThan(0);
      expect(await page.evaluate(`(${misplaced})()`)).toBeNull();
      expect(await barred(page, "dice")).toEqual([]);
      const was = await textOf(page, ".last-roll");
      await page.locator(".prompt .answers button, [data-ends]").first().click();
      await page.waitForFunction((text) => document.querySelector<HTMLElement>(".last-roll")?.innerText !== text, was);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await app.close(page);
    }
  });

  test("who wants no motion sees the dice where they lie", async () => {
    const { text } = playedUntil(11, (b) => b.request?.type === "roll" && b.request.player === 0);
    const page = await app.open({ oddless: true, random: true });
    // As all pages of these tests are asked for, but for those above.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.click("#hotseat");
    await openFile(app, page, "roll.json", text);
    await page.click("#roll");
    await page.waitForSelector(".last-roll .die");
    expect(await page.evaluate(() => document.querySelector(".last-roll .die")?.getAnimations().length)).toBe(0);
    await app.close(page);
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
