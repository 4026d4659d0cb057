import { ninthAge } from "@tercio/ninth-age";
import { describe, expect, test } from "vitest";
import { asked, fromMenu, lookUp, openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { answeredSince, before, keys, panelAnswered } from "../by-keys.ts";
import { asks, CASTING, DECLARED, playedUntil } from "../saves.ts";
import { inProof } from "../in-turn.ts";

const file = (script = CASTING.script): string => JSON.stringify({ system: ninthAge.id, ...CASTING, script });

describe.skipIf(!hasChromium)("a Magic Phase", () => {
  const app = theApp("magic");

  inProof(
    "by keys on a phone, from both sides: what is in hand, whom a spell reaches, its chances; then a target by hand",
    async () => {
      const page = await app.open({ width: 390, height: 844, oddless: true });
      await page.click("#hotseat");
      await openFile(app, page, "magic.json", file());
      await page.waitForSelector('.prompt[data-asked="siphon"]');
      const supply = (id: string): Promise<string> => textOf(page, `[data-supply="${id}"]`);
      expect(await supply("magic-dice")).toMatch(/Magic Dice[\s\S]*5[\s\S]*5/);
      const met = new Set<string>();
      for (let n = 0; n < 40; n++) {
        const now = await before(page);
        // A cast that succeeds may bring a spell along, which has a target of its own.
        if (!["siphon", "cast-spell", "dispel", "roll", "spell-target"].includes(now.asked)) break;
        if (!met.has(now.asked)) expect(await barred(page, now.asked)).toEqual([]);
        if (now.asked === "cast-spell" && !met.has(now.asked)) {
          expect(await supply("magic-dice")).toMatch(/Magic Dice[\s\S]*6[\s\S]*5/);
          expect(await textOf(page, ".answers .head")).toBe("Wizard Master");
          await page.locator(".prompt .answer").first().focus();
          await page.waitForSelector(".sketch [data-area]", { state: "attached" });
        }
        met.add(now.asked);
        if (now.panel) await panelAnswered(page);
        else await keys(page, ...(now.asked === "roll" ? ["Enter"] : now.number));
        await answeredSince(page, now.answers);
      }
      expect([...met]).toEqual(expect.arrayContaining(["siphon", "cast-spell", "roll"]));
      // The phase is over, and so is what was in hand.
      await page.waitForSelector(".supplies", { state: "detached" });
      await lookUp(page, "log");
      expect(await page.locator(".log").first().textContent()).toMatch(/Wizard Master: Silver Spike/);
      await page.setViewportSize({ width: 1366, height: 768 });
      await openFile(app, page, "declared.json", file(DECLARED));
      await page.waitForSelector('.prompt[data-asked="spell-target"]');
      // A friend is refused with the rule; whoever is pressed once more is meant.
      for (let i = 0; i < 2; i++) await page.locator('[data-piece="1"]').first().click();
      expect(await page.locator('[role="alert"] a').getAttribute("href")).toMatch(/^#\/rules\/t9a\./);
      for (let i = 0; i < 2; i++) await page.locator('[data-piece="2"]').first().click();
      await page.waitForSelector('.deed-chosen:has-text("Barbarians")');
      expect(await asked(page)).toMatch(/Silver Spike/);
      // What the Wizards know is read in both lists, and printed as cards.
      await fromMenu(page, "#armies");
      await page.locator("[data-brought] summary", { hasText: "Wizard Master" }).click();
      expect(await textOf(page, "[data-brought][open]")).toMatch(/Silver Spike: 6\+, 18″/);
      await page.click("[data-cards='0']");
      await page.waitForSelector(".pin-sheet.cards .set", { state: "attached" });
      expect(await page.locator(".flow .set b").allTextContents()).toEqual(["Silver Spike", "Word of Iron"]);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  test("U4: all spells of a Wizard in one question, each with value, range, effect and link; what cannot succeed comes last", async () => {
    const page = await app.open({ width: 390, height: 844, oddless: true });
    await page.click("#hotseat");
    const wizards = ninthAge.rules.scenarios().find((s) => s.id === "magic");
    const { text } = playedUntil(3, asks("select-spell"), wizards === undefined ? {} : { scenario: wizards.scenario });
    await openFile(app, page, "select.json", text);
    await page.waitForSelector('.prompt[data-asked="select-spell"]');
    const was = (await before(page)).answers;
    const rows = page.locator(".gather-row");
    await page.waitForSelector(".gather-row .says");
    const known = await rows.count();
    const [first = ""] = await rows.allInnerTexts();
    expect(first).toMatch(/\d+\+, (\d+″|caster)/);
    expect(await rows.first().locator("a.rule-link").getAttribute("href")).toMatch(/^#\/rules\/t9a\.spell\./);
    const wanted = Number(/of (\d)/.exec(await textOf(page, "#gather"))?.[1]);
    expect(wanted).toBeGreaterThan(1);
    expect(await page.locator("#gather").isDisabled()).toBe(true);
    // By keys: as many numbers as spells, and Enter.
    await keys(page, ...Array.from({ length: wanted }, (_, i) => String(i + 1)), "Enter");
    await expect.poll(async () => (await before(page)).answers).toBe(was + wanted);
    expect(known).toBeGreaterThan(wanted);
    // What was given in one press is taken back in one.
    await keys(page, "u");
    await expect.poll(async () => (await before(page)).answers).toBe(was);
    expect(await barred(page, "select-spell")).toEqual([]);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
