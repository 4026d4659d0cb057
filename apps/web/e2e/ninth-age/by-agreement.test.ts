import { ninthAge } from "@tercio/ninth-age";
import { describe, expect, test } from "vitest";
import { fromMenu, openFile, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";

const lines = { models: 20, files: 5, champion: true, standard: true, musician: true } as const;
/** Two champions in contact: a Duel, and what it leads to. */
const duel = JSON.stringify({
  system: ninthAge.id,
  scene: {
    phase: "melee",
    units: {
      A: { side: "first", profile: "imperial-guard", at: [0, 0], state: { charging: true }, ...lines },
      B: { side: "second", profile: "barbarians-with-great-weapons", ...lines },
    },
    contact: [{ of: "B", at: "A", facing: "front" }],
  },
  script: [
    { choice: "weapon", answer: { unit: "A", weapon: "hand-weapon" } },
    { choice: "weapon", answer: { unit: "B", weapon: "great-weapon" } },
  ],
});
const hydra = {
  ...{
    name: "Hydra",
    type: "Beast",
    height: "Gigantic",
    base: [50, 100],
    adv: 6,
    mar: 12,
    dis: 8,
    hp: 6,
    def: 4,
    res: 5,
    arm: 3,
  },
  parts: [
    {
      ...{ name: "Hydra", att: 5, off: 4, str: 5, ap: 2, agi: 2, harnessed: true },
      rules: ["rage", { rule: "breath-attack", strength: 4, armourPenetration: 1 }],
    },
    { name: "Handlers", att: 2, off: 4, str: 3, ap: 0, agi: 5 },
  ],
};
/** A monster six inches before a regiment, whose turn to charge it is. */
const monster = JSON.stringify({
  system: ninthAge.id,
  scene: {
    phase: "charge",
    units: {
      M: { side: "first", profile: hydra, models: 1, files: 1, at: [0, -3], facing: "north" },
      B: { side: "second", profile: "barbarians-with-spears", models: 20, files: 5, at: [0, 3], facing: "south" },
    },
  },
  script: [],
});

describe.skipIf(!hasChromium)("What is put right by agreement", () => {
  const app = theApp("by-agreement");
  test("on a phone and by keys: wounds, a place that is refused, undo; a Duel and a monster's charge played", async () => {
    const page = await app.open({ oddless: true, width: 390, height: 844, touch: true });
    page.setDefaultTimeout(20_000);
    const shot = (name: string): Promise<unknown> => app.picture(page, `${name}.png`);
    await page.click("#hotseat");
    await openFile(app, page, "monster.json", monster);
    await page.waitForSelector('.prompt[data-asked="charge"]');
    await fromMenu(page, "#correct");
    await page.waitForSelector("#correct-piece");
    await shot("correct");
    // Another inch towards the enemy is too near in the end; the rule says so.
    await page.fill("#correct-y", "2.5");
    expect(await page.locator("#correct-why").innerText()).not.toBe("");
    expect(await page.locator("[data-asks]").first().isDisabled()).toBe(true);
    await page.fill("#correct-y", "-4");
    const figure = page.locator("#correct-pool-0");
    await figure.fill("3");
    await shot("correct-filled");
    await page.click("[data-asks='0']");
    await shot("correct-asked");
    // The other one agrees, by keys.
    await page.locator("[data-agrees='1']").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
    await fromMenu(page, "#correct");
    expect(await figure.inputValue()).toBe("3");
    expect(await page.locator("#correct-y").inputValue()).toBe("-4");
    // Taken back like an answer, and made no more; keys are the field's at the very moment at which the dialog closes.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true }));
    });
    await expect.poll(() => page.locator("dialog").count()).toBe(0);
    await fromMenu(page, "#correct");
    expect(await page.locator("#correct-y").inputValue()).toBe("-3");
    await page.keyboard.press("Escape");
    await shot("monster");
    // The charge, by the answers and keys, to its dice and stomps.
    for (
      let i = 0;
      i < 40 &&
      !(await page
        .locator(`.prompt[data-asked="move"], #rematch${i > 3 ? ', .prompt[data-asked="charge"]' : ""}`)
        .count());
      i++
    ) {
      const roll = page.locator("#roll:enabled");
      const answers = page.locator(
        ".prompt .answer:visible, .prompt .answers button:visible, #confirm:visible:enabled",
      );
      await page.waitForSelector("#roll:enabled, .prompt .answer, .prompt .answers button, #confirm:enabled");
      if (i % 4 === 0) await shot(`monster-${i}`);
      if ((await roll.count()) > 0) await page.keyboard.press("r");
      else await answers.first().click();
    }
    await openFile(app, page, "duel.json", duel);
    const champion = page.locator(".prompt .answer").filter({ hasText: "champion" }).first();
    for (const asked of ["issue-duel", "accept-duel"]) {
      await page.waitForSelector(`.prompt[data-asked="${asked}"]`);
      await champion.focus();
      await page.keyboard.press("Enter");
    }
    await page.waitForSelector("#roll:enabled");
    await shot("duel");
    await page.keyboard.press("r");
    await page.waitForSelector("#roll:enabled");
    await shot("duel-struck");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
