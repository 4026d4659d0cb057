import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { lookUp, openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { counterSource } from "@tercio/dice";
import { games } from "@tercio/games";
import { type Core, type GameEvent, save, startBattle } from "@tercio/kernel";
import { byChance } from "@tercio/testkit";
import { storyOf } from "@tercio/board";
import { asks, playedUntil } from "../saves.ts";
import { misplaced } from "../walk.ts";
import { inProof, oneAlike } from "../in-turn.ts";

/** A battle against a computer that chance plays, saved where the player is asked again when enough has happened without. */
function meanwhile(game: (typeof games)[number], seed: number): { readonly text: string; readonly answers: number } {
  const happened: GameEvent[] = [];
  let [without, own] = [0, true];
  const begun = startBattle<Core>(game, game.rules.starter(), seed, { seats: against });
  for (const { battle, events } of byChance(begun, counterSource(seed, 0))) {
    if (!own) happened.push(...events);
    const { request } = battle;
    const choice = request?.type === "choice" ? game.rules.choices[request.choice] : undefined;
    own =
      request?.type === "choice" &&
      request.player === 0 &&
      choice?.enumerate?.(battle.game, request.about)?.length !== 1;
    if (own && without > 1 && storyOf(game.views.story ?? [], happened, 6).length > 0)
      return { text: JSON.stringify(save(battle)), answers: battle.log?.length ?? 0 };
    if (own) {
      without = 0;
      happened.length = 0;
    } else if (request?.player === 1) without++;
  }
  throw new Error("it is over before the player is asked");
}

const against = [{ by: "human" }, { by: "computer", level: "random" }] as const;

describe.skipIf(!hasChromium)("a turn that can be watched", () => {
  const app = theApp("story");
  const faces = (page: Page): Promise<readonly number[][]> =>
    page.evaluate(() =>
      [...document.querySelectorAll(".last-roll .dice[role=img]")].map(
        (g) => (g.getAttribute("aria-label") ?? "").match(/\d+/g)?.map(Number) ?? [],
      ),
    );
  const answers = (page: Page): Promise<number> =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>(".app")?.dataset["answers"]));

  test("dice stay in sight until a person answers: sorted, with what they needed and what came of them", async () => {
    // Blows of several at once, of which the player rolls the own ones.
    const { text } = playedUntil(
      16,
      (b) => b.request?.type === "roll" && b.request.player === 0 && (b.request.chains?.length ?? 0) > 1,
      { seats: against },
    );
    const phone = { width: 390, height: 844 };
    for (const look of [
      ...(inject("fully")
        ? [
            { width: 1366, height: 768, french: false },
            { ...phone, touch: true },
            { ...phone, french: true, dark: true },
          ]
        : []),
      ...(inject("fully") ? [] : [{ ...phone, touch: true, french: true, dark: true }]),
    ]) {
      const french = "french" in look && look.french;
      const page = await app.open({ ...look, oddless: true, random: true });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.click("#hotseat");
      await openFile(app, page, "blows.json", text);
      await page.waitForSelector(".prompt #roll:enabled");
      expect(await page.locator(".last-roll").count()).toBe(0);
      await page.click("#roll");
      await page.waitForSelector(".app .last-roll .die");
      const tumbles = await page.evaluate(() => {
        const die = document.querySelector(".app .last-roll .die");
        return die === null ? "" : getComputedStyle(die).animationName;
      });
      expect(tumbles).toBe("tumble");
      await page.waitForSelector(".last-roll .stages");
      expect(await textOf(page, ".last-roll .stages .some")).toMatch(french ? /^\d+ sur \d+$/ : /^\d+ of \d+$/);
      expect(await textOf(page, ".last-roll .stage-name")).toMatch(/^\d\+ /);
      expect(await textOf(page, ".last-roll .effect")).toMatch(french ? /perdu/ : /struck|lost/);
      const shown = await faces(page);
      for (const group of shown) expect(group).toEqual(group.toSorted((a, b) => b - a));
      // The rest of the combat: what falls next, whoever rolls it, takes the place of what fell before.
      while ((await page.locator("#roll:enabled").count()) > 0) {
        const before = await answers(page);
        await page.click("#roll");
        await page.waitForFunction(
          (n) => Number(document.querySelector<HTMLElement>(".app")?.dataset["answers"]) > n,
          before,
        );
        await page.waitForSelector(".prompt [data-ends], .prompt .answers button:enabled, #roll:enabled");
      }
      // Asked now, the player still sees them, and the button for the answer is where it was.
      expect(await page.locator(".last-roll .die, .last-roll strong").count()).toBeGreaterThan(0);
      expect(await page.evaluate(`(${misplaced})()`)).toBeNull();
      expect(await barred(page, "dice")).toEqual([]);
      const was = await textOf(page, ".last-roll");
      await page.locator(".prompt .answers button, [data-ends]").first().click();
      await page.waitForFunction((text) => document.querySelector<HTMLElement>(".last-roll")?.innerText !== text, was);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await app.close(page);
    }
  });

  test("who wants no motion sees the dice where they lie", async () => {
    const { text } = playedUntil(11, (b) => b.request?.type === "roll" && b.request.player === 0);
    const page = await app.open({ oddless: true, random: true });
    // As all pages of these tests are asked for, but for those above.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.click("#hotseat");
    await openFile(app, page, "roll.json", text);
    await page.click("#roll");
    await page.waitForSelector(".last-roll .die");
    expect(await page.evaluate(() => document.querySelector(".last-roll .die")?.getAnimations().length)).toBe(0);
    await app.close(page);
  });

  test("the computer’s turn is told in at most six chips; each opens its moments, on the field and in the log", async () => {
    const { text } = playedUntil(6, (b) => asks("charge")(b) && b.game.active === 0 && b.game.gameTurn === 2, {
      seats: against,
    });
    const looks = [
      { width: 1366, height: 768 },
      { width: 390, height: 844, touch: true, french: true },
    ];
    for (const look of oneAlike(looks, 0)) {
      const page = await app.open({ ...look, oddless: true, random: true });
      await page.click("#hotseat");
      await openFile(app, page, "turn.json", text);
      await page.waitForSelector(".story-chip");
      const chips = page.locator(".story-chip");
      const told = await chips.allInnerTexts();
      expect(told.length).toBeLessThanOrEqual(6);
      expect(told.join("; ")).toMatch(look.french === true ? /unités? déplacées?/ : /units? moved/);
      expect(await page.evaluate(`(${misplaced})()`)).toBeNull();
      await chips.last().click();
      const moment = await textOf(page, ".moment p");
      expect(moment.length).toBeGreaterThan(5);
      // Whoever it tells of is chosen on the field.
      await page.waitForSelector("svg.board [data-piece][aria-pressed=true], svg.board .chosen, svg.board .selected");
      expect(await page.evaluate(`(${misplaced})()`)).toBeNull();
      expect(await barred(page, "story")).toEqual([]);
      await app.picture(page, `story-${look.width}.png`);
      if ((await page.locator(".moment button:enabled").count()) > 1) {
        await page.locator(".moment button:enabled").first().click();
        await page.waitForFunction(
          (was) => document.querySelector<HTMLElement>(".moment p")?.innerText !== was,
          moment,
        );
      }
      const now = await textOf(page, ".moment p");
      await page.click(".moment .in-log");
      const led = page.locator(".log > li.led");
      await led.waitFor();
      expect(await led.innerText()).toContain(now.trim());
      expect(await led.evaluate((li) => li.getBoundingClientRect().top < innerHeight)).toBe(true);
      await app.picture(page, `story-log-${look.width}.png`);
      // A reload tells it again; the player's answer ends it.
      if (look.width < 600) await page.click("#tab-log");
      await page.locator(".prompt [data-ends], #end-moves").first().click();
      await page.waitForFunction(
        (was) => document.querySelector<HTMLElement>(".story")?.innerText !== was,
        told.join("\n"),
      );
      await app.close(page);
    }
  });

  inProof("so is that of any other game", async () => {
    const page = await app.open({ oddless: true, random: true });
    await page.click("#hotseat");
    for (const game of games) {
      const { text, answers } = meanwhile(game, 7);
      await openFile(app, page, "turn.json", text);
      // Another game is fetched first; until then the chips are those of the one before.
      await page.waitForSelector(`.app[data-answers="${answers}"] .story-chip`);
      expect(await page.locator(".story-chip").count(), game.id).toBeLessThanOrEqual(6);
      await page.locator(".story-chip").first().click();
      await page.waitForSelector(".moment p");
      expect(await barred(page, game.id)).toEqual([]);
    }
    await app.close(page);
  });

  inProof(
    "a combat is one card: who strikes when and what is to be expected, then what fell, score and chances",
    async () => {
      const { text } = playedUntil(
        6,
        (b) => b.request?.type === "roll" && b.request.player === 0 && (b.request.chains?.length ?? 0) > 1,
        { seats: against },
      );
      for (const look of [
        { width: 1366, height: 768 },
        { width: 390, height: 844, touch: true, french: true },
      ]) {
        const french = look.french === true;
        const page = await app.open({ ...look, random: true });
        await page.click("#hotseat");
        await openFile(app, page, "combat.json", text);
        await page.waitForSelector("#roll:enabled");
        if (look.width < 600) await lookUp(page, "unit");
        const card = page.locator(".combat-card");
        await card.waitFor();
        expect(await card.locator(".rolled-step").count()).toBe(0);
        expect(await card.locator("h4").first().innerText()).toMatch(/Initiative \d+/);
        expect(await card.locator(".blow-stages").first().innerText()).toMatch(
          french ? /\d+ dés?\s*,\s*\d\+ / : /\d+ di[ce]e?\s*,\s*\d\+ /,
        );
        expect(await card.innerText()).toMatch(french ? /attendu \d+,\d/ : /expected \d+\.\d/);
        // The odds of the whole, as they are before a blow has fallen.
        await card.locator(".ends td").first().waitFor();
        expect(await barred(page, "card")).toEqual([]);
        expect(await card.evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true);
        await app.picture(page, `card-before-${look.width}.png`);
        await page.click("#roll");
        await card.locator(".rolled-step").first().waitFor();
        expect(await card.locator(".rolled-step strong").count()).toBeGreaterThan(1);
        expect(await card.locator(".totals strong").count()).toBe(2);
        await page.waitForSelector(".combat-card .ends thead th:nth-child(3)");
        expect(await barred(page, "card, rolled")).toEqual([]);
        await app.picture(page, `card-after-${look.width}.png`);
        await app.close(page);
      }
    },
  );

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
