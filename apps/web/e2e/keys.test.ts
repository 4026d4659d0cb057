import type { JsonObject } from "@tercio/kernel";
import { armies, ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { asked, lookUp, openFile, textOf, theApp } from "./app.ts";
import { hasChromium } from "./browser.ts";
import { answeredSince, before, keys } from "./by-keys.ts";
import { asks, firstAsked, playedUntil } from "./saves.ts";

const focusedId = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");

describe.skipIf(!hasChromium)("by keys alone", () => {
  const app = theApp("keys");

  test("the first start button is one Tab away, what is asked two keys from anywhere", async () => {
    const page = await app.open({ oddless: true });
    await page.waitForSelector("#hotseat");
    await page.keyboard.press("Tab");
    // Whoever has never played here is led first.
    expect(await focusedId(page)).toBe("guided");
    await page.keyboard.press("Tab");
    expect(await focusedId(page)).toBe("versus");
    await page.keyboard.press("Tab");
    expect(await focusedId(page)).toBe("hotseat");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#roll:enabled");
    expect((await before(page)).focus).toBe("prompt");
    await page.locator("#about, header.top a").first().focus();
    await page.evaluate(() => document.querySelector<HTMLElement>(".skip")?.focus());
    await page.keyboard.press("Enter");
    expect((await before(page)).focus).toBe("prompt");
    await app.close(page);
  });

  test("a whole battle, from the roll for the zones to the final score; the focus is never lost", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    // Three units a side: all that a battle asks, in a third of the answers.
    const starter = ninthAge.rules.starter();
    const small = Object.values(armies)
      .slice(0, 2)
      .map((army) => ({ ...army, units: army.units.slice(0, 3) }));
    const setup = { ...starter.setup, armies: small } as unknown as JsonObject;
    const opening = playedUntil(23, () => true, { scenario: { ...starter, setup } });
    await openFile(app, page, "new.json", opening.text);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForSelector('.app[data-seed="23"] #roll');
    const kinds = new Map<string, number>();
    let moved = 0;
    // Given up where keys change nothing any more, however slow the machine: a hundred looks without one more answer.
    let last = -1;
    let idle = 0;
    for (let i = 0; idle < 100; i++) {
      // The focus follows within a frame of what is drawn; on a slow machine that is later than the next look.
      if (i > 0) await page.waitForFunction(() => document.activeElement !== document.body).catch(() => undefined);
      const now = await before(page);
      if (now.asked === "over") break;
      idle = now.answers > last ? 0 : idle + 1;
      last = now.answers;
      const times = (kinds.get(now.asked) ?? 0) + 1;
      kinds.set(now.asked, times);
      if (i > 0) expect(now.focus, `${now.asked}, after ${now.answers} answers`).not.toBe("nowhere");
      if (now.asked === "roll" && times < 25) await keys(page, "Enter");
      else if (now.asked === "roll" && now.auto) await answeredSince(page, now.answers);
      else if (now.asked === "roll") {
        // From here on the dice fall by themselves, which is wished by keys as well.
        for (let tab = 0; tab < 6 && (await focusedId(page)) !== "auto-roll"; tab++) await page.keyboard.press("Tab");
        await keys(page, "Space");
      } else if (now.asked === "deploy") {
        // The first unit of each side by hand, the others by a preset and Enter on what it offers.
        if (times < 3) await keys(page, "n", "ArrowUp", "Shift+ArrowLeft", "[", "]", "Enter");
        else await keys(page, "1", "Enter");
      } else if (now.asked === "move" && moved < 24) {
        // Each unit as far ahead as it goes; where that is nowhere, Enter finds nothing to confirm.
        for (let u = 0; u < now.units; u++) await keys(page, "n", "m", "Shift+ArrowUp", "Enter");
        const after = await before(page);
        moved += after.answers - now.answers;
        if (after.asked === "move") await keys(page, "Escape", "e");
      } else if (now.asked === "move" || (now.asked === "charge" && times % 3 === 0)) await keys(page, "e");
      // A place along the enemy is tried at once: an inch aside if there is one, and there it goes.
      else if (now.asked === "charge-move") await keys(page, "ArrowLeft", "Enter");
      else await keys(page, "1");
    }
    expect((await before(page)).asked, `the keys of ${last} answers: ${[...kinds].join("; ")}`).toBe("over");
    expect(await textOf(page, ".prompt .what")).toMatch(/^The battle is over/);
    expect(moved).toBeGreaterThan(6);
    for (const kind of ["roll", "deploy", "charge", "charge-reaction", "charge-move", "move", "pursue"])
      expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(0);
    await app.close(page);
  });

  test("a preset: Enter tries it, Enter confirms it", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "deploy.json", playedUntil(5, asks("deploy")).text);
    await page.locator("#preset-refused").focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("#confirm");
    const standing = await page.locator("svg [data-piece]").count();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("svg [data-piece]").count()).toBeGreaterThan(standing + 3);
    expect((await before(page)).focus).toBe("prompt");
    await app.close(page);
  });

  test("M changes the kind of move of what is being tried, says so, and is not remembered for the next unit", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "move.json", playedUntil(5, asks("move")).text);
    await page.waitForSelector("#end-moves");
    await keys(page, "n", "Shift+ArrowUp");
    const cost = async (): Promise<number> => Number(/\d+(\.\d+)?/.exec(await textOf(page, ".tried"))?.[0]);
    const advance = await cost();
    expect(advance).toBeGreaterThan(2);
    expect(await page.locator("[data-ghost]").count()).toBe(1);
    await keys(page, "m");
    expect(await page.locator("[data-ghost]").count()).toBe(1);
    expect(await page.locator("#kind-march").getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => page.locator("#announcer").textContent()).toMatch(/\d/);
    await keys(page, "Shift+ArrowUp");
    expect(await cost()).toBeGreaterThan(advance);
    await keys(page, "Enter");
    await lookUp(page, "log");
    await expect.poll(() => textOf(page, ".log")).toContain("march.");
    await keys(page, "n");
    expect(await page.locator("#kind-advance").getAttribute("aria-pressed")).toBe("true");
    await keys(page, "m");
    await expect.poll(() => page.locator("#announcer").textContent()).toContain("March");
    await app.close(page);
  });

  test("attacks are shared out and units reformed without a mouse", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "allocate.json", firstAsked("allocate"));
    await page.waitForSelector('.prompt[data-asked="allocate"]');
    const question = await asked(page);
    if ((await page.locator(".shares").count()) > 0) {
      const tabTo = async (selector: string): Promise<void> => {
        for (let i = 0; i < 20; i++) {
          if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
          await page.keyboard.press("Tab");
        }
        throw new Error(`${selector} is more than 20 tabs away`);
      };
      await tabTo(".shares .row button:enabled");
      await page.keyboard.press("Enter");
      await tabTo("#share-out, .shares .row:nth-of-type(2) button:last-of-type:enabled");
      await page.keyboard.press("Enter");
      await tabTo("#share-out:enabled");
      await page.keyboard.press("Enter");
      await expect.poll(() => asked(page)).not.toBe(question);
      expect((await before(page)).focus).toBe("prompt");
    }
    await openFile(app, page, "reform.json", firstAsked("post-combat"));
    await page.waitForSelector('.prompt[data-asked="post-combat"]');
    await keys(page, "]", "]");
    await page.waitForSelector("#confirm, .refusal");
    expect(await page.locator("[data-ghost]").count()).toBeLessThanOrEqual(1);
    await keys(page, "Escape", "1");
    await expect.poll(async () => (await before(page)).asked).not.toBe("post-combat");
    await app.close(page);
  });

  test("a dialog gives the focus back", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await page.waitForSelector("#roll:enabled");
    await keys(page, "t");
    await page.waitForSelector("dialog[open]");
    await page.locator('dialog button[aria-label="Close"]').focus();
    await keys(page, "Enter");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    expect((await before(page)).focus).toBe("prompt");
    await app.close(page);
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
