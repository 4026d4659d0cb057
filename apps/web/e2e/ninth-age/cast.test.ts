import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fromMenu, lookUp, openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { answeredSince, before, keys } from "../by-keys.ts";
import { CASTING, SIPHONED } from "../saves.ts";

const IRON = { wizard: 0, spell: "spell.alchemy.word-of-iron", way: "boosted" };
/** One die is left: with it no roll reaches a spell that is boosted. */
const POOR = [
  ...SIPHONED,
  { choice: "cast-spell", answer: IRON },
  { choice: "spell-target", answer: { unit: 1, pool: -1 } },
  { choice: "casting-dice", answer: { dice: 5 } },
  { dice: [2, 3, 2, 3, 4] },
  { choice: "dispel", answer: { dice: 0 } },
  { choice: "spell-target", answer: { unit: 3, pool: -1 } },
];
const file = (script: readonly unknown[]): string =>
  JSON.stringify({ system: ninthAge.id, scene: CASTING.scene, script });

describe.skipIf(!hasChromium)("a cast as one panel", () => {
  const app = theApp("cast");
  const answers = async (page: Page): Promise<number> => (await before(page)).answers;
  const row = (page: Page, text: RegExp) => page.locator(".deed-open .answer", { hasText: text });
  const openQuestion = (page: Page) => page.locator(".deed-open").getAttribute("aria-label");
  async function begun(page: Page, script: readonly unknown[]): Promise<void> {
    await page.click("#hotseat");
    await openFile(app, page, "cast.json", file(script));
    await page.waitForSelector('.prompt[data-asked="cast-spell"] .deed-row .says');
  }

  test("U4: by mouse, spell, target and dice are chosen together, given in one press, and taken back in one", async () => {
    const page = await app.open({});
    await begun(page, SIPHONED);
    const was = await answers(page);
    await app.picture(page, "desk 1.png");
    expect(await page.locator("#confirm").isDisabled()).toBe(true);
    await row(page, /Silver Spike/)
      .first()
      .click();
    // The odds are those of the question that is open: what the spell does to each.
    await page.waitForSelector(".deed-open .chance strong");
    const wide = page.locator(".deed-row .answer").evaluateAll((all) => all.map((e) => e.scrollWidth - e.clientWidth));
    expect(Math.max(...(await wide)), "a chance leaves its row").toBeLessThanOrEqual(0);
    expect(await page.locator(".deed-open h2").count()).toBe(1);
    await app.picture(page, "desk 2.png");
    // A friend is refused with the rule; an enemy that is pressed on the board is chosen.
    for (let i = 0; i < 2; i++) await page.locator('svg.board [data-piece="1"]').first().click();
    expect(await page.locator('[role="alert"] a').getAttribute("href")).toMatch(/^#\/rules\/t9a\./);
    for (let i = 0; i < 2; i++) await page.locator('svg.board [data-piece="2"]').first().click();
    expect(await openQuestion(page)).toMatch(/how many Magic Dice/);
    expect(await page.locator('[role="alert"]').count()).toBe(0);
    // As the rules count them: with three dice also that of a Miscast.
    const dice = await page.locator(".deed-open .answer").allInnerTexts();
    expect(dice).toHaveLength(5);
    expect(dice[0]).toMatch(/1 die: 33\.3% to pass/);
    expect(dice[2]).toMatch(/3 dice: 98\.1% to pass.*2\.3% for a Miscast/);
    // What is usual is chosen already; another target is chosen without beginning again.
    expect(await row(page, /2 dice/).getAttribute("aria-pressed")).toBe("true");
    await row(page, /3 dice/).click();
    await page.locator(".deed-chosen", { hasText: "Barbarians with Spears" }).click();
    await row(page, /Sorcerer/).click();
    expect(await row(page, /3 dice/).getAttribute("aria-pressed")).toBe("true");
    await app.picture(page, "desk 3.png");
    expect(await answers(page)).toBe(was);
    await page.click("#confirm");
    await answeredSince(page, was);
    expect(await answers(page)).toBe(was + 3);
    await page.waitForSelector("#roll");
    await lookUp(page, "log");
    await page.waitForSelector('.log:has-text("Sorcerer Adept")');
    await page.click("#undo");
    await page.waitForSelector('.prompt[data-asked="cast-spell"] .deed-row');
    expect(await answers(page)).toBe(was);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("U4: on a phone, what cannot succeed comes last and says so; dispelling is another panel, with what the spell does", async () => {
    const page = await app.open({ width: 390, height: 844, touch: true, oddless: true });
    await begun(page, POOR);
    const rows = await page.locator(".deed-open .answer").allInnerTexts();
    const never = rows.map((text) => /cannot succeed/.test(text));
    expect(never).toEqual([false, true]);
    expect(await barred(page, "cast")).toEqual([]);
    await app.picture(page, "phone 1.png");
    await row(page, /Silver Spike/)
      .first()
      .tap();
    await app.picture(page, "phone 2.png");
    await row(page, /Barbarians with Spears/).tap();
    await app.picture(page, "phone 3.png");
    const was = await answers(page);
    await page.tap("#confirm");
    await answeredSince(page, was);
    await openFile(
      app,
      page,
      "dispel.json",
      file([
        ...SIPHONED,
        { choice: "cast-spell", answer: { wizard: 0, spell: "spell.alchemy.silver-spike", way: "basic" } },
        { choice: "spell-target", answer: { unit: 2, pool: -1 } },
        { choice: "casting-dice", answer: { dice: 4 } },
        { dice: [2, 3, 4, 6] },
      ]),
    );
    await page.waitForSelector('.prompt[data-asked="dispel"] .deed-open > .says');
    const against = await page.locator(".deed-open .answer").allInnerTexts();
    expect(against).toHaveLength(5);
    // The total is beyond two dice and what is added.
    expect(against.slice(-2).every((text) => /cannot dispel/.test(text))).toBe(true);
    expect(against[0]).toMatch(/3 dice: [\d.]+% to dispel/);
    expect(await barred(page, "dispel")).toEqual([]);
    await app.picture(page, "phone 4.png");
    await page.locator(".prompt [data-ends]", { hasText: "Let it through" }).tap();
    await page.waitForSelector('.prompt:not([data-asked="dispel"])');
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("U4: by keys on the text board, Escape steps back and what is chosen is announced; quick mode gives with the last choice", async () => {
    const page = await app.open({ width: 390, height: 844, oddless: true });
    await begun(page, SIPHONED);
    await keys(page, "t");
    await page.waitForSelector("dialog th[scope=row]");
    await keys(page, "Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    const was = await answers(page);
    const status = page.locator(".deed [role=status]");
    await keys(page, "1");
    expect(await openQuestion(page)).toMatch(/which unit is the target/);
    await expect.poll(() => status.textContent()).toMatch(/Silver Spike.*which unit is the target/);
    await keys(page, "Escape");
    expect(await openQuestion(page)).toMatch(/Cast a spell/);
    // By the focus alone: it goes with the question that is open.
    await row(page, /Silver Spike/)
      .first()
      .focus();
    await keys(page, "Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".prompt") !== null)).toBe(true);
    await keys(page, "1", "4");
    expect(await answers(page)).toBe(was);
    await expect.poll(() => status.textContent()).toMatch(/Silver Spike.*4 dice/);
    await keys(page, "Enter");
    await answeredSince(page, was);
    expect(await answers(page)).toBe(was + 3);
    await keys(page, "u");
    await page.waitForSelector('.prompt[data-asked="cast-spell"]');
    // Taken back it is chosen as before.
    expect(await answers(page)).toBe(was);
    expect(await row(page, /4 dice/).getAttribute("aria-pressed")).toBe("true");
    await fromMenu(page, "#quick");
    await keys(page, "Escape", "Escape", "2");
    expect(await answers(page)).toBe(was);
    await keys(page, "3");
    // It is rolled at once, too.
    await answeredSince(page, was + 3);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
