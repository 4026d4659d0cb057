import { describe, expect, inject, test } from "vitest";
import { openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { answeredSince, before, keys } from "../by-keys.ts";
import { asks, playedUntil } from "../saves.ts";
import { inProof } from "../in-turn.ts";

const against = [{ by: "human" }, { by: "computer", level: "1" }] as const;

describe.skipIf(!hasChromium)("what the computer thinks", () => {
  const app = theApp("advice");

  test("advice, asked for by key: where it leads is drawn, and the same key takes it", async () => {
    const page = await app.open({ width: 390, height: 844, oddless: true });
    await page.click("#hotseat");
    const kinds = [
      ["charge", false],
      ["move", true],
      ["deploy", true],
    ] as const;
    for (const [kind, moves] of inject("fully") ? kinds : kinds.slice(0, 2)) {
      await openFile(app, page, `${kind}.json`, playedUntil(5, asks(kind)).text);
      await page.waitForSelector(`.prompt[data-asked="${kind}"] #advice`);
      const { answers } = await before(page);
      await keys(page, "/");
      await page.waitForSelector("#take-advice");
      const told = await textOf(page, ".advice p");
      expect(told).toMatch(/^I would: .{5,}/);
      const drawn = page.locator(".sketch [data-sketched]");
      if (moves && !told.includes("No more")) {
        await expect.poll(() => drawn.count()).toBeGreaterThan(0);
        const key = (await drawn.first().getAttribute("data-sketched")) ?? "";
        const name = await page.locator(`.prompt [data-unit="${key}"]`).first().innerText();
        expect(told).toContain(name.replace(/^\d+/, "").split("\n")[0]?.trim());
      }
      expect(await barred(page, kind)).toEqual([]);
      await keys(page, "/");
      await answeredSince(page, answers);
      expect(await page.locator(".advice").count()).toBe(0);
    }
    await app.close(page);
  });

  inProof(
    "why it answered as it did stands in what happened meanwhile, with numbers, until a person answers",
    async () => {
      const { text } = playedUntil(6, (b) => asks("move")(b) && b.game.active === 0 && b.game.gameTurn === 2, {
        seats: against,
      });
      const page = await app.open({ width: 1366, height: 768, oddless: true });
      await page.click("#hotseat");
      await openFile(app, page, "turn.json", text);
      await page.waitForSelector("#end-moves");
      const chip = page.locator(".story-chip", { hasText: "The computer’s reasons" });
      for (let i = 0; i < 30 && (await chip.count()) === 0; i++) {
        const { answers } = await before(page);
        await page.locator("#roll:enabled, #end-moves, #confirm, .prompt .answer, .prompt [data-ends]").first().click();
        await answeredSince(page, answers);
        await page.waitForSelector("#roll:enabled, #end-moves, #confirm, .prompt .answer, .prompt [data-ends]");
      }
      // Nothing of it stands in what is asked.
      expect(await page.locator(".prompt .reason").count()).toBe(0);
      await chip.click();
      expect(await textOf(page, ".moment p")).toMatch(/\d/);
      expect(await barred(page, "reasons")).toEqual([]);
      const { answers } = await before(page);
      await page.locator("#roll:enabled, #end-moves, #confirm, .prompt .answer, .prompt [data-ends]").first().click();
      await answeredSince(page, answers);
      await app.close(page);
    },
  );

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
