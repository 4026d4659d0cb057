import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { inTurn, inProof } from "../in-turn.ts";
import { ownLists } from "../../../../packages/systems/ninth-age/src/armies/books/lists-own.ts";

describe.skipIf(!hasChromium)("chances told in numbers", () => {
  const app = theApp("chances");

  test("by keys on a phone: a charge, compared with another, along a curve; the address holds all of it; a wrong number is told", async () => {
    const page = await app.open({ width: 390, height: 844, oddless: true });
    await page.evaluate(() => (location.hash = "#/odds"));
    const chances = (): Promise<(string | null)[]> =>
      page.locator("[data-chance]").evaluateAll((all) => all.map((e) => e.textContent));
    await expect.poll(chances).toEqual(["58.3% 7/12"]);
    await page.locator('[data-flag="swiftstride"]').focus();
    await page.keyboard.press("Space");
    await expect.poll(chances).toEqual(["80.6% 29/36"]);
    await page.keyboard.press("Space");
    await expect.poll(chances).toEqual(["58.3% 7/12"]);
    await page.locator("#compare").focus();
    await page.keyboard.press("Enter");
    await page.locator('[data-number="need"]').nth(1).fill("9");
    await expect.poll(chances).toEqual(["58.3% 7/12", "27.8% 5/18"]);
    expect(await barred(page, "chances")).toEqual([]);
    // A page that is opened with this address says the same.
    const kept = await page.evaluate(() => location.hash);
    expect(kept).toBe("#/odds/ninth-age/charge?a=need:7&b=need:9");
    await page.reload();
    await expect.poll(chances).toEqual(["58.3% 7/12", "27.8% 5/18"]);
    await page.locator(".chart summary").first().click();
    await expect
      .poll(() => page.locator(".chart").first().locator("tbody tr").filter({ hasText: /^7/ }).textContent())
      .toMatch(/58\.3%.*58\.3%/);
    // U16: what is all but certain, or all but never, has one row at either end.
    const ends = await page.locator(".chart").first().locator("tbody tr th").allTextContents();
    expect([ends[0], ends.at(-1)]).toEqual(["2 or fewer", "13 or more"]);
    await page.locator('[data-number="need"]').first().fill("31");
    await expect.poll(() => page.locator(".lacking").textContent()).toMatch(/from 0 to 30/);
    for (const size of inTurn(0)) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${size.width}`).toBeLessThanOrEqual(0);
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("U6: the first answer is that of plain infantry, above the fold with what it counts; sides have the names of their units", async () => {
    const page = await app.open({ width: 1440, height: 900, oddless: true });
    page.setDefaultTimeout(60_000);
    await page.evaluate(() => (location.hash = "#/odds"));
    await expect
      .poll(() => page.locator("[data-chance]").first().textContent(), { timeout: 60_000 })
      .toBe("58.3% 7/12");
    expect(await page.locator(".assumed").textContent()).toBe(
      "inches beyond the Advance Rate: 7 · without Swiftstride: one more die, the lowest dropped; re-roll of a failed roll",
    );
    for (const question of ["charge", "fight", "losses"])
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate((id) => (location.hash = `#/odds/ninth-age/${id}`), question);
        const shown = page.locator("[data-chance]").first();
        await shown.waitFor();
        const foot = (): Promise<number> => shown.evaluate((e) => e.getBoundingClientRect().bottom);
        await expect.poll(foot, { message: question }).toBeLessThan(height);
        await app.picture(page, `${question}-${width}.png`);
      }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => (location.hash = "#/odds/ninth-age/fight"));
    await expect.poll(() => page.locator(".results").count()).toBe(1);
    expect(await page.locator('[data-result="second-caught"]').textContent()).toMatch(
      /^Barbarians with spears: broken and run down/i,
    );
    expect((await page.locator(".results, .decisions label > span").allTextContents()).join()).not.toMatch(
      /Player [12]/,
    );
    // Two of a kind are told apart by letter, a typed one has no other name.
    await page.selectOption('[data-word="a"]', "barbarians-with-spears");
    await expect
      .poll(() => page.locator('[data-result="first-gone"]').textContent())
      .toMatch(/^A \(Barbarians with spears\): wiped out/i);
    expect(app.faults).toEqual([]);
    await app.close(page);
  }, 120_000);

  inProof(
    "two units by keys on a phone: of an army, typed, with what is rolled and why; so many at least, exactly, at most; a picture",
    async () => {
      const page = await app.open({ width: 390, height: 844, oddless: true });
      page.setDefaultTimeout(60_000);
      await page.evaluate(() => (location.hash = "#/odds/ninth-age/losses"));
      await expect.poll(() => page.locator("[data-chance]").count(), { timeout: 60_000 }).toBe(1);
      await page.locator('[data-word="a"]').focus();
      await page.selectOption('[data-word="a"]', "typed");
      await page.selectOption('[data-word="b"]', "typed");
      await page.selectOption('[data-word="charges"]', "nobody");
      for (const whose of ["a", "b"]) {
        await page.locator(`[data-number="${whose}-models"]`).fill("4");
        await page.locator(`[data-number="${whose}-files"]`).fill("4");
      }
      await page.locator('[data-number="a-strength"]').fill("5");
      const chance = async (): Promise<number> =>
        Number(await page.locator("[data-chance]").getAttribute("data-chance"));
      // Four blows that hit on 4 and wound on 2, and nobody saves.
      const one = (1 / 2) * (5 / 6);
      await expect.poll(chance, { timeout: 60_000 }).toBeCloseTo(1 - (1 - one) ** 4, 10);
      await page.locator(".why summary").focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.locator(".why").textContent()).toMatch(/Needed to wound 2/);
      const cell = (row: number): Promise<string | null> =>
        page.locator(".chart").last().locator("tbody tr").nth(row).locator("td").first().textContent();
      await page.locator(".chart summary").last().click();
      await expect.poll(() => cell(4)).toBe(`${Math.round(1000 * one ** 4) / 10}%`);
      await page.locator("#shown").focus();
      await page.selectOption("#shown", "most");
      await expect.poll(() => cell(4)).toBe("100%");
      await page.selectOption("#shown", "exactly");
      await expect.poll(() => cell(0)).toBe(`${Math.round(1000 * (1 - one) ** 4) / 10}%`);
      const saved = page.waitForEvent("download");
      await page.locator('.chart [data-take="png"]').last().click();
      expect((await saved).suggestedFilename()).toBe("ninth-age-losses-at-exactly.png");
      expect(await barred(page, "chances")).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      // The address holds it, and a curve when one is asked for.
      await page.selectOption("#along", "a-strength");
      await expect.poll(() => page.locator(".chart").count()).toBe(2);
      const before = await chance();
      await page.reload();
      await expect.poll(chance, { timeout: 60_000 }).toBe(before);
      await expect.poll(() => page.locator(".chart").count()).toBe(2);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
    180_000,
  );

  inProof(
    "a unit of a list that lies on the shelf fights",
    async () => {
      const page = await app.open({ width: 1366, height: 768, oddless: true });
      page.setDefaultTimeout(60_000);
      const list = ownLists[0];
      if (list === undefined) throw new Error("no list");
      await page.evaluate(
        (text) => localStorage.setItem("tercio-list here", text),
        JSON.stringify({ list, army: { en: "An army", fr: "Une armée" }, changed: 1, points: 0, wrong: 0 }),
      );
      await page.evaluate(() => (location.hash = "#/odds/ninth-age/fight?a=a:imperial-guard,b:warhounds"));
      await page.reload();
      const listed = page.locator('[data-word="a"] optgroup option');
      await expect.poll(() => listed.count(), { timeout: 60_000 }).toBeGreaterThan(2);
      await expect.poll(() => page.locator("[data-result]").count(), { timeout: 60_000 }).toBeGreaterThan(4);
      const chance = (): Promise<string | null> => page.locator("[data-chance]").first().getAttribute("data-chance");
      const first = await chance();
      const own = await listed.evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
      const regiment = own.find((told) => !told.includes("character"));
      if (regiment === undefined) throw new Error("nobody but Characters");
      await page.selectOption('[data-word="a"]', regiment);
      await expect
        .poll(async () => ((await page.locator("[data-chance]").count()) > 0 ? chance() : first), { timeout: 90_000 })
        .not.toBe(first);
      // U6: what it brings is told beside its name; a Character of the list joins it, a second unit comes to its side.
      expect(await listed.filter({ hasText: "Heavy Infantry" }).first().textContent()).toBe(
        "Heavy Infantry · 30, Halberd, Champion, Standard Bearer, Musician",
      );
      await page.locator(".more summary").click();
      const joins = page.locator('[data-word="a-character"] optgroup option');
      expect(await joins.allTextContents()).toEqual(["Marshal · General, Great Weapon"]);
      const result = (id: string) =>
        expect.poll(() => page.locator(`[data-result="${id}"] strong`).textContent({ timeout: 90_000 }), {
          timeout: 90_000,
        });
      const moved = async (change: () => Promise<unknown>): Promise<void> => {
        const before = await chance();
        await change();
        await expect
          .poll(async () => ((await page.locator("[data-chance]").count()) > 0 ? chance() : before), {
            timeout: 90_000,
          })
          .not.toBe(before);
      };
      await moved(async () =>
        page.selectOption('[data-word="a-character"]', (await joins.first().getAttribute("value")) ?? ""),
      );
      expect(await page.locator(".assumed").textContent()).toContain("A: joined Character: Marshal");
      await page.locator('[data-word="a-character"]').selectOption("");
      await moved(() => page.selectOption('[data-word="second"]', "imperial-guard"));
      await result("second-caught").toMatch(/%/);
      expect(await page.locator('[data-result="first-gone"]').textContent()).toMatch(
        /^Heavy Infantry, Imperial Guard:/,
      );
      expect(await page.locator(".assumed").textContent()).toContain(
        "A: second unit: Imperial Guard · A: second unit at which facing of B: left flank",
      );
      expect(await barred(page, "chances")).toEqual([]);
      await app.picture(page, "two-against-one.png");
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
    180_000,
  );

  inProof(
    "by keys on a phone: what the winner does is answered otherwise, then looked for; the address holds it; all as it was",
    async () => {
      const page = await app.open({ width: 390, height: 844, oddless: true });
      page.setDefaultTimeout(90_000);
      await page.evaluate(() => (location.hash = "#/odds/old-world/fight"));
      const chance = async (): Promise<number> =>
        Number(await page.locator("[data-chance]").getAttribute("data-chance"));
      await expect.poll(() => page.locator("[data-decision]").count(), { timeout: 90_000 }).toBe(4);
      const granted = await chance();
      await page.locator(".decisions summary").focus();
      await page.keyboard.press("Enter");
      // The decision of player 1 who may pursue: to restrain, the next answer down.
      const pursues = page.locator("[data-decision]").nth(1);
      await expect
        .poll(() => pursues.evaluate((e: HTMLSelectElement) => e.selectedOptions[0]?.textContent))
        .toMatch(/^Pursue/);
      await pursues.focus();
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/answers=[0-9a-f]{12}\.[0-9a-f]{12}$/);
      await expect.poll(chance, { timeout: 90_000 }).not.toBe(granted);
      const held = await chance();
      expect(await barred(page, "chances")).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      // Whoever is sent the address sees the same.
      await page.reload();
      await expect.poll(chance, { timeout: 90_000 }).toBe(held);
      await page.locator(".decisions summary").click();
      await page.locator("[data-granted]").click();
      await expect.poll(chance, { timeout: 90_000 }).toBe(granted);
      // As bad as can be for player 1: no better than restraining.
      await page.selectOption('[data-seeks="0"]', "least:asked");
      await expect.poll(chance, { timeout: 90_000 }).toBeLessThanOrEqual(Math.min(held, granted) + 1e-9);
      await expect.poll(() => page.locator(".decisions").textContent()).toMatch(/Every answer on offer was tried/);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
    240_000,
  );

  test("what is not certain is not told as certain; a curve reaches to the end of its number; an address with broken signs opens", async () => {
    const page = await app.open({ width: 1366, height: 768, oddless: true });
    page.setDefaultTimeout(60_000);
    await page.evaluate(() => (location.hash = "#/odds/age-of-sigmar/strike"));
    const chances = (): Promise<(string | null)[]> =>
      page.locator("[data-chance]").evaluateAll((all) => all.map((e) => e.textContent));
    await expect.poll(chances, { timeout: 60_000 }).toEqual(["> 99.9% at least 1 · exact"]);
    // A score that no dice fall for: it is certain, and has no chances number by number.
    await page.evaluate(() => (location.hash = "#/odds/ninth-age/victory"));
    await expect.poll(chances, { timeout: 60_000 }).toEqual(["100% exact"]);
    const rows = page.locator(".chart tbody tr");
    expect(await page.locator(".chart").count()).toBe(1);
    // Its ends are told at once in the table; taken along it has all of them.
    await expect.poll(() => rows.last().textContent(), { timeout: 60_000 }).toMatch(/^\d+ or more100%$/);
    expect(await rows.first().textContent()).toMatch(/^\d+ or fewer0%$/);
    const saved = page.waitForEvent("download");
    await page.locator('.chart [data-take="csv"]').click();
    const table = readFileSync((await (await saved).path()) ?? "", "utf8").split("\n");
    expect([table[0], table[1], table.at(-1)]).toEqual([
      '"cost of enemies destroyed","First"',
      '"0","0"',
      '"20000","1"',
    ]);
    await page.evaluate(() => (location.hash = "#/odds/ninth-age/charge?a=need:7%E0%A4&b"));
    await expect.poll(() => page.locator("#question").inputValue()).toBe("charge");
    expect(app.faults).toEqual([]);
    await app.close(page);
  }, 120_000);

  inProof(
    "on a phone the parts of the app, the language and the theme share one line in both languages; what is native follows the theme",
    async () => {
      const page = await app.open({ width: 390, height: 844, oddless: true });
      const scheme = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      for (const part of ["#/odds/ninth-age/assault", "#/lists", "#/rules"]) {
        await page.evaluate((hash) => (location.hash = hash), part);
        await page.waitForSelector(".head-bar #language");
        for (const language of ["fr", "en"]) {
          await page.click("#language");
          await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language);
          for (const width of [360, 390]) {
            await page.setViewportSize({ width, height: 844 });
            const lines = await page.evaluate(
              () =>
                new Set(
                  [...document.querySelectorAll(".head-bar > :not(.grow)")].flatMap((e) => {
                    const { height, top, bottom } = e.getBoundingClientRect();
                    return height === 0 ? [] : [Math.round((top + bottom) / 2 / 12)];
                  }),
                ).size,
            );
            expect(lines, `${part} ${language} ${width}`).toBe(1);
          }
        }
      }
      expect(await scheme()).toBe("light");
      await page.click("#theme");
      expect(await scheme()).toBe("dark");
      // A question too long for the line of a list is told in full below it.
      await page.evaluate(() => (location.hash = "#/odds/ninth-age/assault"));
      const whole = page.locator(".whole");
      await expect.poll(() => whole.isVisible()).toBe(true);
      expect(await whole.textContent()).toBe(await page.locator("#question option:checked").textContent());
      // Where nothing is counted there is no number for a curve to run along.
      await page.evaluate(() => (location.hash = "#/odds/age-of-sigmar/priority"));
      await page.locator("[data-chance]").first().waitFor({ timeout: 60_000 });
      expect(await page.locator("#along").count()).toBe(0);
      await app.close(page);
    },
  );

  inProof(
    "U6: attacks of The Ninth Age by the form on a phone, what is seldom wanted behind one press; the address holds it",
    async () => {
      const page = await app.open({ width: 390, height: 844, oddless: true });
      await page.evaluate(() => (location.hash = "#/odds/ninth-age/attack"));
      const chance = async (): Promise<number> =>
        Number(await page.locator("[data-chance]").getAttribute("data-chance"));
      await expect.poll(() => page.locator("[data-chance]").count()).toBe(1);
      // How many to expect comes first, that it is not none after it.
      expect(await page.locator(".outcomes .chance").textContent()).toMatch(/^3\.33 on average/);
      expect(await page.locator(".assumed").textContent()).toBe(
        "given as: what the dice need · attacks: 20 · needed to hit: 4 · needed to wound: 4 · needed to save, Armour Penetration counted: 5",
      );
      // Five fields and no more, until more are wanted.
      const visible = () => page.locator("form :is(input, select):visible").count();
      expect(await visible()).toBe(6);
      await page.locator('[data-number="attacks"]').fill("1");
      await page.locator('[data-number="save"]').fill("");
      await expect.poll(chance).toBeCloseTo(1 / 4, 9);
      await page.locator(".more summary").focus();
      await page.keyboard.press("Enter");
      await page.selectOption('[data-word="reroll-hits"]', "failed");
      await page.locator('[data-flag="poison-attacks"]').check();
      await expect.poll(chance).toBeCloseTo(9 / 36 + (1 / 2) * (18 / 36), 9);
      expect(await page.locator(".more .flag").allTextContents()).toEqual([
        ...["Battle Focus", "Divine Attacks", "Lethal Strike", "Poison Attacks"],
      ]);
      expect(await barred(page, "chances")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await app.picture(page, "attack-ninth-age-phone.png");
      await page.reload();
      await expect.poll(() => page.locator('[data-flag="poison-attacks"]').isChecked()).toBe(true);
      await page.selectOption('[data-word="by"]', "figures");
      await page.locator('[data-number="strength"]').fill("5");
      await page.locator('[data-number="armour"]').fill("3");
      // Of 36 rolls with their re-rolls 9 are a natural 6, 18 another hit; 5 of 6 wound, 3 of 6 are not saved.
      await expect.poll(chance).toBeCloseTo((9 / 36 + (5 / 6) * (18 / 36)) / 2, 9);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  inProof(
    "U6: on a phone B stands and shoots, or flees, as its charger comes; old addresses say what they said",
    async () => {
      const page = await app.open({ width: 390, height: 844, oddless: true });
      page.setDefaultTimeout(60_000);
      const at = "#/odds/ninth-age/assault?a=a:imperial-guard,b:light-infantry-with-handguns,distance:10";
      await page.evaluate((hash) => (location.hash = hash), at);
      const result = (id: string) =>
        expect.poll(() => page.locator(`[data-result="${id}"] strong`).allTextContents(), { timeout: 60_000 });
      await result("fails").toEqual(["27.8%"]);
      expect(await page.locator("form :is(input, select):visible").count()).toBe(9);
      await page.selectOption('[data-word="reaction"]', "stand-and-shoot");
      await result("driven-off").toHaveLength(1);
      expect(await page.evaluate(() => location.hash)).toBe(`${at},reaction:stand-and-shoot`);
      await page.selectOption('[data-word="reaction"]', "flee");
      await result("caught").toHaveLength(1);
      await page.selectOption('[data-word="b"]', "barbarians-with-spears");
      await page.selectOption('[data-word="reaction"]', "stand-and-shoot");
      await expect.poll(() => page.locator(".lacking").textContent()).toMatch(/B cannot react to the charge like that/);
      expect(await barred(page, "chances")).toEqual([]);
      await app.picture(page, "assault-phone.png");
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
    120_000,
  );

  inProof(
    "U6: a spell on a phone, in French: what it costs once it is cast, and with Magic Dice against others",
    async () => {
      const page = await app.open({ width: 390, height: 844, oddless: true, french: true });
      await page.evaluate(() => (location.hash = "#/odds/ninth-age/spell?a=b:typed"));
      const means = (mean: RegExp) => expect.poll(() => page.locator(".outcomes").textContent()).toMatch(mean);
      // Of D6 hits of Strength 4 two thirds wound.
      await means(/2,33 en moyenne/);
      expect(await page.locator('[data-word="spell"] option').first().textContent()).toMatch(/\(Alchimie\)$/);
      // Any two dice but 1-1, 1-2 and 2-1 cast it.
      await page.locator('[data-number="dice"]').fill("2");
      await means(/2,14 en moyenne/);
      await page.locator('[data-number="dispel-dice"]').fill("2");
      await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/b:typed,dice:2,dispel-dice:2$/);
      await means(/[01],\d+ en moyenne/);
      await page.selectOption('[data-word="spell"]', "pyromancy.blaze");
      await expect.poll(() => page.locator(".lacking").textContent()).toMatch(/pas de jet de lancement/);
      expect(await barred(page, "chances")).toEqual([]);
      await app.picture(page, "spell-fr-phone.png");
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  inProof(
    "attacks of another game by its own sequence, in French: mean, what comes of each case, the table to take along",
    async () => {
      const page = await app.open({ width: 1366, height: 768, oddless: true, french: true });
      await page.evaluate(() => (location.hash = "#/odds/age-of-sigmar/attack"));
      await expect.poll(() => page.locator("[data-chance]").count()).toBe(1);
      expect(Number(await page.locator("[data-chance]").getAttribute("data-chance"))).toBeCloseTo(0.993437, 6);
      await expect.poll(() => page.locator(".outcomes").textContent()).toMatch(/8,89 en moyenne/);
      const saved = page.waitForEvent("download");
      await page.locator('.chart [data-take="csv"]').last().click();
      expect((await saved).suggestedFilename()).toBe("age-of-sigmar-attack-at-least.csv");
      // U17: without a save, a hit that is a mortal wound instead, re-rolls beside a modifier: all by the form.
      const chance = async (): Promise<number> =>
        Number(await page.locator("[data-chance]").getAttribute("data-chance"));
      const one = "attacks:1,hit:3,wound:4,rend:0";
      await page.evaluate((a) => (location.hash = `#/odds/age-of-sigmar/attack?a=${a}`), one);
      await expect.poll(chance).toBeCloseTo((4 / 6) * (1 / 2), 9);
      await page.locator('[data-number="save"]').fill("4");
      await page.locator(".more summary").click();
      await page.locator('[data-number="mortal-on-hit"]').fill("6");
      await page.locator('[data-flag="mortal-instead"]').check();
      await expect.poll(chance).toBeCloseTo((3 / 6) * (1 / 2) * (1 / 2) + 1 / 6, 9);
      await page.locator('[data-flag="mortal-instead"]').uncheck();
      await page.locator('[data-number="mortal-on-hit"]').fill("");
      await page.locator('[data-number="hit-modifier"]').fill("-1");
      await page.selectOption('[data-word="reroll-hits"]', "failed");
      await page.selectOption('[data-word="reroll-saves"]', "failed");
      await expect.poll(chance).toBeCloseTo((2 / 3) * (1 / 2) * (1 / 4), 9);
      await page.click("#theme");
      await app.picture(page, "attack-fr-dark.png");
      await page.setViewportSize({ width: 390, height: 844 });
      await app.picture(page, "attack-fr-dark-phone.png");
      await page.selectOption("#game", "old-world");
      await page.selectOption("#question", "break");
      await expect.poll(() => page.locator("[data-result]").count()).toBe(3);
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );
});
