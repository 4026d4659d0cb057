import type { Page } from "playwright-core";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { fromMenu, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { inProof } from "../in-turn.ts";

describe.skipIf(!hasChromium)("a position placed by hand", () => {
  const app = theApp("position");
  afterAll(() => expect(app.faults).toEqual([]));
  const middle = async (page: Page, piece: number): Promise<readonly [number, number]> => {
    const box = await page.locator(`.position-field [data-piece="${piece}"]`).boundingBox();
    if (box === null) throw new Error(`piece ${piece} is not on the table`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  /** Two regiments, one of each side. */
  const two = async (page: Page): Promise<void> => {
    await page.waitForSelector("#position-put");
    await page.click("#position-put");
    await page.click('[data-side="1"]');
    await page.selectOption("#position-unit", "1");
    await page.click("#position-put");
    await page.waitForSelector('.position-field [data-piece="1"]');
  };

  test("pieces are put down, dragged into contact, weighed, undone, saved, and played", async () => {
    const page = await app.open();
    await fromMenu(page, "#position");
    await page.waitForSelector("#position-put");
    expect(await page.locator("#position-wrong").innerText()).toBe("Add a unit to begin.");
    expect(await page.locator("#position-play").isDisabled()).toBe(true);
    await two(page);
    expect(await page.locator("#position-play").isDisabled()).toBe(false);
    const [from, to] = [await middle(page, 1), await middle(page, 0)];
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(to[0], to[1] - 30, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>("#position-contact")?.value === "0 front",
    );
    await page.click("#position-battle summary");
    await page.selectOption("#position-phase", "melee");
    await page
      .locator("#position-odds .contest-words", { hasText: /Heavy Infantry with Halberds wins \d+%/ })
      .first()
      .waitFor();
    await app.picture(page, "contact.png");
    expect(await barred(page, "desk", { within: "dialog" })).toEqual([]);
    // Undone in one step each, and the knob turns by keys.
    await page.click("#position-undo");
    expect(await page.inputValue("#position-phase")).toBe("charge");
    await page.selectOption("#position-phase", "melee");
    const [saved] = await Promise.all([page.waitForEvent("download"), page.click("#position-save")]);
    const file = JSON.parse(readFileSync(await saved.path(), "utf8")) as { scene: { contact: unknown[] } };
    expect(file.scene.contact).toHaveLength(1);
    await page.fill("#position-name", "Bridge");
    await page.click("#position-play");
    await page.waitForSelector(".position", { state: "detached" });
    expect(await page.locator(".app .field [data-piece]").count()).toBe(2);
    // It is kept, and opened again from the scenes of a new battle.
    await page.reload();
    await page.waitForSelector(".app[data-seed] .field [data-piece]");
    await fromMenu(page, "#new");
    await page.click("#scenes summary");
    await page.locator("[data-position]", { hasText: "Bridge" }).locator("button").first().click();
    await page.waitForSelector('.position-field [data-piece="1"]');
    expect(await page.inputValue("#position-name")).toBe("Bridge");
    await app.close(page);
  });

  inProof(
    "on a phone by touch, and by keys alone: moved by an inch, turned, removed; this battle as it stands",
    async () => {
      const page = await app.open({ width: 390, height: 844, touch: true });
      await fromMenu(page, "#position");
      await two(page);
      await app.picture(page, "phone.png");
      const piece = page.locator('.position-field [data-piece="1"]');
      await piece.focus();
      await page.keyboard.press("Enter");
      const value = (id: string) => page.inputValue(`#position-${id}`);
      const [x, facing] = [Number(await value("x")), Number(await value("facing"))];
      // A phone held upright shows the table turned: up is one of its long sides.
      await page.keyboard.press("ArrowUp");
      await page.waitForFunction(
        (was) => document.querySelector<HTMLInputElement>("#position-x")?.value !== was,
        String(x),
      );
      expect(Math.abs(Number(await value("x")) - x)).toBe(1);
      await page.keyboard.press("]");
      await page.waitForFunction(
        (was) => document.querySelector<HTMLInputElement>("#position-facing")?.value !== was,
        String(facing),
      );
      expect(Number(await value("facing"))).toBe(facing + 15);
      await page.keyboard.press("Delete");
      await piece.waitFor({ state: "detached" });
      expect(await barred(page, "phone", { within: "dialog" })).toEqual([]);
      await app.close(page);
    },
  );
});
