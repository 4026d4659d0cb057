import { games } from "@tercio/games";
import { describe, expect, inject, test } from "vitest";
import { fromMenu, kept, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { inProof } from "../in-turn.ts";

describe.skipIf(!hasChromium)("a guided first battle", () => {
  const app = theApp("guided");

  test("is begun from the welcome by touch; its hints follow the position, and can be put away and taken up", async () => {
    const page = await app.open({ width: 390, height: 844, touch: true, french: true, oddless: true, random: true });
    const hint = (): Promise<string | null> => page.locator(".hint").getAttribute("data-hint");
    // French spaces are narrow before ; ! ? and never break.
    expect(await page.locator(".welcome .what").textContent()).toMatch(/Qui joue\u202f\?$/);
    const loose = (): Promise<string[] | undefined> =>
      page.evaluate(() =>
        document
          .querySelector(".app")
          ?.textContent?.match(/[ \u00a0][;!?»]|«[ \u00a0]| :/g)
          ?.slice(),
      );
    expect(await loose()).toBeUndefined();
    await page.tap("#guided");
    await page.waitForSelector('.prompt[data-asked="move"] [data-hint]');
    const first = await hint();
    // What it speaks of stands in sight beside it.
    for (const seen of ["[data-hint] p", ".prompt .what", "#end-moves", "svg.board"])
      expect(await page.locator(seen).first().isVisible(), seen).toBe(true);
    const [card, button] = [await page.locator(".hint").boundingBox(), await page.locator("#end-moves").boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    expect(await loose()).toBeUndefined();
    expect(await barred(page, "hint")).toEqual([]);
    await page.tap("#hint-next");
    await page.waitForFunction((was) => document.querySelector<HTMLElement>(".hint")?.dataset["hint"] !== was, first);
    const second = await hint();
    await page.tap("#end-moves");
    await page.waitForSelector('.app:not([data-answers="0"])');
    // Back in time what was read before then stays read, what was read later would come again.
    await page.waitForSelector(".prompt:not([data-asked=roll]) .hint, #rematch");
    await kept(page);
    await page.reload();
    await page.waitForSelector(".prompt:not([data-asked=who])");
    expect(await page.evaluate(() => document.querySelector(".hint") !== null)).toBe(true);
    await page.tap("#hints-off");
    await page.waitForSelector("#hints-on");
    await page.reload();
    await page.waitForSelector("#hints-on");
    await page.focus("#hints-on");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-hint]");
    // The button is gone, and whoever went by keys is not lost with it.
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("prompt-body");
    expect(second).not.toBe(first);
    await app.close(page);
  });

  inProof(
    "a hint that was read comes again when the answer before it is taken back, and it all ends in a whole battle",
    async () => {
      const page = await app.open({ oddless: true, random: true });
      await page.click("#guided");
      await page.waitForSelector('[data-hint="move"]');
      // By keys: the first unit straight ahead; then the hints are read.
      await page.keyboard.press("n");
      for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowUp");
      await page.click("#confirm");
      await page.waitForSelector('.app[data-answers="1"]');
      await page.focus("#hint-next");
      await page.keyboard.press("Enter");
      await page.waitForSelector('[data-hint="march"]');
      await page.keyboard.press("u");
      await page.waitForSelector('.app[data-answers="0"] [data-hint="move"]');
      await fromMenu(page, "#concede");
      await page.click("#yes");
      await page.waitForSelector(".learned li");
      expect(await page.locator(".learned li").count()).toBeGreaterThan(3);
      expect(await barred(page, "learned")).toEqual([]);
      await page.click("#whole");
      await page.waitForSelector(".prompt:not([data-asked=over])");
      expect(await page.locator(".hint").count()).toBe(0);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  // The same of each but the first: one, and all of them in `npm run proof -- tests`.
  test.each(games.slice(inject("fully") ? 1 : -1).map((g) => [g.id, g] as const))(
    "the game that is chosen leads: %s stands on the table, and its guided battle is one press away",
    async (id, game) => {
      const page = await app.open({ width: 390, height: 844, oddless: true, random: true });
      await page.focus(`#play-${id}`);
      await page.keyboard.press("Enter");
      const { pieces } = game.views.board(game.rules.setup(game.rules.starter()));
      await page.waitForFunction(
        (n) => document.querySelectorAll("svg.board [data-piece]").length === n,
        pieces.length,
      );
      expect(await page.locator(".welcome .soft").innerText()).toContain(game.views.notYet?.en);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(`play-${id}`);
      expect(await barred(page, id)).toEqual([]);
      // All of them, where they stand: nobody has fought before anybody plays.
      for (const { key, count } of pieces)
        expect(await page.locator(`[data-label="${key}"]`).textContent()).toContain(String(count?.now));
      await page.click("#guided.primary");
      await page.waitForSelector(`[data-hint="${game.views.guided?.hints[0]?.id}"]`);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );
});
