import type { Battle } from "@tercio/kernel";
import { type NinthAge, stands } from "@tercio/ninth-age";
import { describe, expect, test } from "vitest";
import { openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { answeredSince, before } from "../by-keys.ts";
import { asks, playedUntil } from "../saves.ts";
import { begun } from "../states.ts";

describe.skipIf(!hasChromium)("by ear", () => {
  const app = theApp("ears");

  test("dice, needs and what came of them are said, also where answers follow at once; a combat’s card reads as sentences; arrows walk from unit to unit", async () => {
    const page = await app.open({ width: 1366, height: 768, oddless: true, random: true });
    await page.click("#hotseat");
    // Whatever is said is kept: the next sentence takes the place of the last.
    await page.evaluate(() => {
      const all: string[] = [];
      Object.assign(window, { said: all });
      const live = document.querySelector("#announcer");
      new MutationObserver(() => all.push(live?.textContent ?? "")).observe(live as Node, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    const fight = (b: Battle<NinthAge>): boolean =>
      b.request?.type === "roll" && b.game.stack.some((f) => stands(f, "round-of-combat"));
    await openFile(app, page, "fight.json", playedUntil(21, fight).text);
    await page.waitForSelector("#roll:enabled");
    const card = await page.locator(".combat-card").first().ariaSnapshot();
    expect(card).toMatch(/paragraph: \d+ (die|dice) ?, \d\+ to hit ?, \d\+ to wound/);
    expect(card).toMatch(/ against /);
    expect(card).not.toMatch(/[›→]|list "Player \d"$/m);
    const sentences = (): Promise<number> => page.evaluate(() => (window as unknown as { said: string[] }).said.length);
    /** Whoever listens hears what is said before going on: of what follows too fast only the last is said. */
    const heard = (than: number): Promise<unknown> =>
      page.waitForFunction((n) => (window as unknown as { said: string[] }).said.length > n, than);
    await heard(0);
    let chains = 0;
    for (let i = 0; i < 30 && chains === 0; i++) {
      const was = await before(page);
      const than = await sentences();
      if (was.asked === "roll") {
        const blows = await page.evaluate(() =>
          document.querySelector(".prompt .what")?.textContent?.includes("strike"),
        );
        await page.keyboard.press("r");
        await answeredSince(page, was.answers);
        if (blows === true) chains++;
      } else {
        await page.locator(".prompt .answer, .prompt [data-ends], #confirm").first().click();
        await answeredSince(page, was.answers);
      }
      await heard(than);
    }
    const said = (): Promise<string> => page.evaluate(() => (window as unknown as { said: string[] }).said.join("\n"));
    // Two dice with their sum; blows of each side with how many went on.
    await expect.poll(said).toMatch(/Discipline \d+ or less on two dice\. \d, \d = \d+\./);
    await expect.poll(said).toMatch(/against [^:]+: \d+ hits?, \d+ wounds?, \d+ unsaved\..* lost \d+ Health Point/);
    const longest = Math.max(...(await said()).split("\n").map((s) => s.split(/[.?!] /).length));
    expect(longest).toBeLessThan(20);

    await page.keyboard.press("Escape");
    const at = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
    await page.locator('svg.board [data-piece][aria-label^="Player 1"]').first().focus();
    const names = new Set([await at()]);
    // Up as often as there are units in the way: at the far end of the table is the enemy, wherever the battle has come to.
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", ...Array<string>(8).fill("ArrowUp")]) {
      await page.keyboard.press(key);
      names.add(await at());
    }
    expect(names.size).toBeGreaterThan(2);
    expect([...names].join("\n")).toMatch(/^Player 2/m);
    await page.locator('svg.board [data-piece][aria-label^="Player 1"]').first().focus();
    const own = new Set<string>();
    for (const key of ["ArrowUp", "ArrowRight", "ArrowLeft", "ArrowDown"]) {
      await page.keyboard.press(`Shift+${key}`);
      own.add(await at());
      expect(await at()).toMatch(/^Player 1/);
    }
    expect(own.size).toBeGreaterThan(1);

    // What is tried is said in place of what was said; when it is taken back, that is not said once more.
    const told = (): Promise<string> => page.locator("#announcer").evaluate((live) => live.textContent ?? "");
    await begun(
      page,
      playedUntil(21, (b) => asks("move")(b) && b.game.gameTurn >= 2),
    );
    // The mouse points at nothing any more.
    await page.mouse.move(2, 2);
    // Not what was said before this battle was opened.
    await expect.poll(told).toMatch(/Move a unit/);
    const asked = await told();
    await page.keyboard.press("n");
    await page.keyboard.press("ArrowUp");
    await page.waitForSelector("[data-ghost]");
    await expect.poll(told).not.toBe(asked);
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-ghost]", { state: "detached" });
    await expect.poll(told).toBe("");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
