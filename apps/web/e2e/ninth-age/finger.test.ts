import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { finger } from "../hands/hands.ts";
import { asks, playedUntil } from "../saves.ts";
import { misplaced, onceSettled } from "../walk.ts";

const against = [{ by: "human" }, { by: "computer", level: "random" }] as const;

/** Goes on by what the prompt offers until one of these is asked with more than one answer, beneath what happened meanwhile and beside dice that have fallen. */
const metNext = (page: Page, kinds: readonly string[]): Promise<string | null> =>
  page.evaluate(async (wanted) => {
    const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    for (const until = performance.now() + 60_000; performance.now() < until; ) {
      const asked = one(".prompt")?.dataset["asked"] ?? "";
      if (asked === "over") return null;
      const many = document.querySelectorAll(".prompt .answer").length > 1;
      if (wanted.includes(asked) && many && one(".story") !== null && one(".last-roll") !== null) return asked;
      const next = "#roll:enabled, #confirm, #end-moves, .prompt .answers button:enabled, .prompt [data-ends]";
      (one(next) ?? one(".prompt-foot button:enabled"))?.click();
      await drawn();
    }
    return "nothing goes on";
  }, kinds);

/** Runs in the page: what of the question lies under what stands below it, before anything is scrolled. */
const cutOff = `() => {
  const body = document.querySelector(".prompt-body");
  const what = document.querySelector(".prompt-body .what").getBoundingClientRect();
  const hidden = what.bottom - body.getBoundingClientRect().bottom;
  return body.scrollTop === 0 && hidden > 1 ? "of the question " + Math.round(hidden) + " pixels are cut off" : null;
}`;

/** Runs in the page: of each chance how uncertain it is as yet, as while it is sampled. */
const doubtful = `(() => {
  for (const e of document.querySelectorAll(".prompt .outlook strong")) e.append(" \u00b1\u00a011,4");
})()`;

describe.skipIf(!hasChromium)("on a phone, beneath what happened meanwhile and beside dice that have fallen", () => {
  const app = theApp("finger");

  test("the question is read, the button that goes on is in sight, and each answer within reach of a finger", async () => {
    const phone = { width: 390, height: 844, touch: true, french: true, random: true };
    const page = await app.open(phone);
    await page.click("#hotseat");
    const own = (turn: number): string =>
      playedUntil(6, (b) => asks("charge")(b) && b.game.active === 0 && b.game.gameTurn >= turn, { seats: against })
        .text;
    await openFile(app, page, "turn.json", own(2));
    await page.waitForSelector(".story-chip");
    const hand = await finger(page);
    const left = new Set(["charge", ...(inject("fully") ? ["charge-reaction", "allocate"] : [])]);
    while (left.size > 0) {
      const kind = await metNext(page, [...left]);
      expect([...left]).toContain(kind);
      left.delete(kind ?? "");
      // What each answer may come to is most of its button.
      if (kind === "charge-reaction") await page.locator(".prompt .answer .outlook").last().waitFor();
      expect(await page.evaluate(onceSettled(misplaced))).toBeNull();
      expect(await page.evaluate(onceSettled(cutOff)), kind ?? "").toBeNull();
      if (kind === "charge-reaction") await page.evaluate(doubtful);
      expect(await page.evaluate(onceSettled(misplaced))).toBeNull();
      const answers = await page.locator(".prompt .answer").count();
      for (let nth = 0; nth < answers; nth++) await hand.reached(".prompt .answer", nth);
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
