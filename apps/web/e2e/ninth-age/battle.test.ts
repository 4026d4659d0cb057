import { readFileSync } from "node:fs";
import { join } from "node:path";
import { percent } from "@tercio/dice";
import { load, type Request, type Save } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { asked, fromMenu, kept, lookUp, offered, openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { answeredSince, before, keys } from "../by-keys.ts";
import { aboutOf, asks, playedUntil } from "../saves.ts";
import { inProof } from "../in-turn.ts";

describe.skipIf(!hasChromium)("the battle in the browser", () => {
  const app = theApp("battle");
  const { open, faults, folder } = app;
  const loadSave = (page: Page, name: string, text: string): Promise<void> => openFile(app, page, name, text);
  const text = textOf;
  const say = asked;
  const log = async (page: Page): Promise<string> => {
    await lookUp(page, "log");
    return text(page, ".log");
  };

  test("both armies are deployed by hand, by keys and by presets; at both sizes, light and dark, nothing bars anyone", async () => {
    const page = await open({ oddless: true });
    await page.click("#hotseat");
    const starter = ninthAge.rules.starter();
    const setup = { ...starter.setup, deployment: "frontline-clash", objective: "hold-the-ground" };
    const opening = playedUntil(5, asks("deploy"), { scenario: { ...starter, setup } });
    await loadSave(page, "opening.json", opening.text);
    await page.waitForSelector("#preset-line");
    // By hand: a tap on the field, then a drag of the ghost beyond the zone, which is refused, and back.
    const zone = async (): Promise<{ x: number; y: number }> => {
      const label = (await text(page, ".prompt .what")).includes("1") ? 1 : 2;
      const box = await page
        .locator(".zone-label", { hasText: `${label}` })
        .first()
        .boundingBox();
      if (box === null) throw new Error("no zone is drawn");
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const field = await page.locator("svg.board").boundingBox();
    if (field === null) throw new Error("no field");
    await page.locator(".units button").first().click();
    const at = await zone();
    const inward = at.y > field.y + field.height / 2 ? -1 : 1;
    await page.mouse.click(at.x + 180, at.y + inward * 70);
    const ghost = await page.locator("[data-ghost] .shape").first().boundingBox();
    if (ghost === null) throw new Error("no ghost");
    const from = { x: ghost.x + ghost.width / 2, y: ghost.y + ghost.height / 2 };
    const drag = async (x: number, y: number): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(from.x, from.y + inward * 200);
    expect(await text(page, '[role="alert"]')).toContain("must be wholly in your zone");
    expect(await page.locator("#confirm").count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.mouse.click(at.x + 180, at.y + inward * 70);
    await page.click("#confirm");
    expect(await page.locator("svg [data-piece]").count()).toBe(1);
    // The other player, by keys alone: next unit, into the zone, aside, confirm.
    await page.keyboard.press("n");
    await page.keyboard.press("ArrowUp");
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    expect(await page.locator("svg [data-piece]").count()).toBe(2);
    // All the rest by presets.
    for (let i = 0; i < 8 && (await page.locator("svg [data-piece]").count()) < 11; i++) {
      if ((await page.locator("#preset-line").count()) === 0) {
        // Between the two: the first to finish declares the intent to go first or second.
        await page.locator(".answers button").first().click();
        continue;
      }
      await page.click(i % 2 === 0 ? "#preset-line" : "#preset-centre");
      await page.click("#confirm");
    }
    expect(await page.locator("svg [data-piece]").count()).toBe(11);
    await page.keyboard.press("t");
    expect(await page.locator("dialog table tbody tr").count()).toBe(11);
    await page.keyboard.press("Escape");
    for (const theme of ["light", "dark", "contrast"]) {
      // Of the dark and of the strong colours a phone's window tells: those of a desk are the same.
      if (theme === "light" || inject("fully")) expect(await barred(page, theme)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await barred(page, `phone ${theme}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await page.setViewportSize({ width: 1440, height: 900 });
      await fromMenu(page, "#theme");
    }
    await fromMenu(page, "#language");
    expect(await page.locator("#language").textContent()).toBe("English");
    expect(await text(page, "#tab-sequence")).toBe("Séquence");
    await app.close(page);
  });

  test("a charge: its chance before it is declared, a refusal with its rule, dice by blow with reasons, undo, save, reload, French", async () => {
    const saved = playedUntil(13, asks("charge"));
    const { pairs } = aboutOf<{ pairs: readonly { unit: number; target: number }[] }>(saved.battle);
    const page = await open();
    await page.click("#hotseat");
    await loadSave(page, "charge.json", saved.text);
    // The exact chance stands beside each charge; it is the odds package's own.
    // Where it takes long, a sample or a bound stands there first.
    await expect.poll(() => page.locator(".answers .chance strong").count()).toBe(pairs.length);
    const questions = ninthAge.views.questions(saved.battle.game, saved.battle.request as Request);
    for (const [i, pair] of pairs.entries()) {
      const question = questions.find((q) => q.id === `charge-${pair.unit}-${pair.target}`);
      if (question === undefined) throw new Error("no question for a charge on offer");
      const arrives = exactOdds(ninthAge, question).results.find((r) => r.id === "arrives")?.probability ?? -1;
      const shown = page.locator(".answers .chance strong").nth(i);
      await expect.poll(() => shown.innerText()).toBe(`${percent(arrives)}%`);
    }
    // Until the fight is worked out its words are bounds.
    await page
      .locator(".unit-box .contest-words")
      .filter({ hasText: /^(?!Player 1).+ wins \d+%/ })
      .first()
      .waitFor();
    // An enemy that this unit cannot reach: refused, with the rule's name, and nothing changes.
    const pair = pairs[0] as { unit: number; target: number };
    const far = saved.battle.game.units.find(
      (u) =>
        u.seat !== saved.battle.game.active &&
        u.place === "field" &&
        !pairs.some((p) => p.unit === pair.unit && p.target === u.id),
    );
    if (far === undefined) throw new Error("every enemy is within reach");
    await page.locator(`[data-piece="${pair.unit}"]`).focus();
    await page.keyboard.press("Enter");
    await page.locator(`[data-piece="${far.id}"]`).focus();
    await page.keyboard.press("Enter");
    expect((await text(page, '[role="alert"]')).length).toBeGreaterThan(20);
    expect(await page.locator('[role="alert"] a').getAttribute("href")).toMatch(/^#\/rules\/t9a\./);
    const before = await say(page);
    await page.locator(`[data-piece="${pair.target}"]`).focus();
    await page.keyboard.press("Enter");
    expect(await say(page)).not.toBe(before);
    await page.click("#undo");
    expect(await say(page)).toBe(before);
    await lookUp(page, "log");
    // On until dice have fallen in a fight, always by what the prompt offers.
    for (let i = 0; i < 80 && (await page.locator(".log .stages").count()) === 0; i++) {
      if ((await page.locator("#roll").count()) > 0) await page.click("#roll");
      else if ((await page.locator("#end-moves").count()) > 0) await page.click("#end-moves");
      else if ((await page.locator("#confirm").count()) > 0) await page.click("#confirm");
      else if ((await page.locator(".answers button").count()) > 0)
        await page.locator(".answers button").first().click();
      else await offered(page, ".log .stages");
    }
    const chain = page.locator(".log .chain").first();
    expect(await chain.locator(".stage-name").first().innerText()).toMatch(/^[2-6]\+ to hit$/);
    const dice = await chain.locator(".stages li").first().locator(".die").count();
    const on = await chain.locator(".stages li").first().locator(".die.on").count();
    expect(dice).toBeGreaterThan(0);
    expect(await chain.locator(".stages li").first().locator("strong").innerText()).toBe(`→ ${on}`);
    await chain.locator("summary").click();
    expect(await chain.locator(".reasons").innerText()).toContain("Offensive Skill");
    // Beyond the dice both players must agree.
    const score = await log(page);
    await page.click("#undo");
    if ((await page.locator("#yes").count()) > 0) await page.click("#yes");
    expect(await log(page)).not.toBe(score);
    // A rule link opens the entry of the reference; it is there for who rests on its line.
    const first = page.locator('.log > li:has(a[href="#/rules/t9a.sequence.melee.round-of-combat.1"])').first();
    await first.hover();
    await first.locator('a[href="#/rules/t9a.sequence.melee.round-of-combat.1"]').click();
    await page.waitForFunction(
      () => document.querySelector("dialog h2")?.textContent === "Start of the Round of Combat",
    );
    await page.keyboard.press("Escape");
    const [download] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "#save")]);
    const path = join(folder, "saved.json");
    await download.saveAs(path);
    expect(load(ninthAge, JSON.parse(readFileSync(path, "utf8")) as unknown, { verify: true }).ok).toBe(true);
    await kept(page);
    const asked = await say(page);
    await page.reload();
    await page.waitForFunction((t) => document.querySelector<HTMLElement>(".prompt .what")?.innerText === t, asked);
    // What was played before the page was closed can still be taken back.
    expect(await page.locator("#undo").isEnabled()).toBe(true);
    await fromMenu(page, "#language");
    await page.waitForFunction((t) => document.querySelector<HTMLElement>(".prompt .what")?.innerText !== t, asked);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("fr");
    await app.close(page);
  });

  test("a move: dragged, its cost and what blocks it with the rule; reach and arcs by button and key; by a finger on a phone", async () => {
    const saved = playedUntil(5, asks("move"));
    const { units } = aboutOf<{ units: readonly number[] }>(saved.battle);
    const id = units[0] as number;
    const page = await open();
    await page.click("#hotseat");
    await loadSave(page, "move.json", saved.text);
    await page.locator(`[data-unit="${id}"]`).click();
    await page.click("#show-reach");
    await expect
      .poll(() => page.locator("[data-band]").count())
      .toBe(ninthAge.views.reach?.(saved.battle.game, id)?.bands.length ?? -1);
    await page.keyboard.press("a");
    await expect
      .poll(() => page.locator(".overlay .caps").allTextContents())
      .toEqual(["front", "flank", "flank", "rear"]);
    await page.keyboard.press("a");
    const hull = await page.locator(`[data-piece="${id}"] .hull`).boundingBox();
    const friend = await page.locator(`[data-piece="${units[1]}"] .hull`).boundingBox();
    if (hull === null || friend === null) throw new Error("two units should stand on the field");
    const middle = { x: hull.x + hull.width / 2, y: hull.y + hull.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(friend.x + friend.width / 2, friend.y + friend.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await text(page, ".tried")).toMatch(/of \d+ inches|No room|in the way/);
    await page.keyboard.press("Escape");
    // Sideways into the neighbour: cut short, the blocker outlined, its name and the rule beside it.
    for (const side of ["ArrowLeft", "ArrowRight"]) {
      for (let i = 0; i < 12; i++) await page.keyboard.press(side);
      if ((await page.locator(".tried .rule-link").count()) > 0) break;
      await page.keyboard.press("Escape");
    }
    expect(await text(page, ".tried")).toContain("Shortened.");
    expect(await page.locator(".tried .rule-link").first().getAttribute("href")).toMatch(/^#\/rules\//);
    await page.click("#confirm");
    expect(await log(page)).toContain("advanced.");
    await app.close(page);

    const phone = await open({ width: 390, height: 844, touch: true, french: true, dark: true });
    await phone.tap("#hotseat");
    await loadSave(phone, "move.json", saved.text);
    await phone.locator(`[data-unit="${id}"]`).tap();
    const block = await phone.locator(`[data-piece="${id}"] .hull`).boundingBox();
    if (block === null) throw new Error("the unit is not in view");
    const finger = await phone.context().newCDPSession(phone);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0): Promise<unknown> =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    const start = { x: block.x + block.width / 2, y: block.y + block.height / 2 };
    // The table stands upright, the own side at the left.
    const own = saved.battle.game.zone[0] === 1 ? 32768 : 0;
    const ahead = saved.battle.game.units[id]?.facing === own ? 1 : -1;
    await touch("touchStart", start.x, start.y);
    for (let i = 1; i <= 4; i++) await touch("touchMove", start.x + ahead * i * 8, start.y);
    await touch("touchEnd");
    expect(await text(phone, ".tried")).toMatch(/sur \d+ pouces/);
    expect(await barred(phone, "phone, French, dark, moving")).toEqual([]);
    await phone.tap("#confirm");
    expect(await phone.locator(".tabs button").nth(2).innerText()).toBe("Journal");
    await phone.locator(".tabs button").nth(2).tap();
    expect(await phone.locator(".log-box .log li").count()).toBeGreaterThan(5);
    await app.close(phone);
  });

  test("attacks are shared out among the targets as the player likes", async () => {
    const { text: file, battle } = playedUntil(
      11,
      (b) => asks("allocate")(b) && aboutOf<{ packet: { dice: number } }>(b).packet.dice > 2,
    );
    const { dice } = aboutOf<{ packet: { dice: number } }>(battle).packet;
    const page = await open({ oddless: true });
    await page.click("#hotseat");
    await loadSave(page, "allocate.json", file);
    const rows = page.locator(".shares .row");
    await rows.nth(0).locator("button").first().click();
    expect(await page.locator("#share-out").isDisabled()).toBe(true);
    await rows.nth(1).locator("button").last().click();
    expect(await rows.nth(0).innerText()).toContain(`${dice - 1} at`);
    const asked = await say(page);
    await page.click("#share-out");
    await page.waitForFunction((t) => document.querySelector<HTMLElement>(".prompt .what")?.innerText !== t, asked);
    await app.close(page);
  });

  inProof("a whole turn without a mouse, told to a screen reader", async () => {
    const saved = playedUntil(13, asks("charge"));
    const page = await open({ oddless: true });
    await page.locator("#hotseat").focus();
    await page.keyboard.press("Enter");
    await loadSave(page, "charge.json", saved.text);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.waitForFunction(() => document.querySelector("#announcer")?.textContent?.includes("Declare a charge"));
    const turn = await text(page, ".turn-word");
    let moved = false;
    for (let i = 0; i < 200 && (await text(page, ".turn-word")) === turn; i++) {
      await offered(page);
      const { asked: kind, answers, confirm } = await before(page);
      if (kind === "roll") await keys(page, "r");
      else if (kind === "move") {
        // One unit an inch or two ahead, then the rest stays.
        if (!moved) await keys(page, "n", "ArrowUp", "ArrowUp");
        moved ||= (await page.locator("#confirm").count()) > 0;
        await keys(page, (await before(page)).confirm ? "Enter" : "e");
      } else if ((await page.locator("#share-out:enabled").count()) > 0) {
        await page.locator("#share-out").focus();
        await keys(page, "Enter");
      } else await keys(page, confirm ? "Enter" : "1");
      await answeredSince(page, answers);
    }
    expect(await log(page)).toContain("advanced.");
    expect(await text(page, ".turn-word")).not.toBe(turn);
    await app.close(page);
  });

  inProof("two computers play to the end while the page stays awake; rematch, pause, back into the dice", async () => {
    const page = await open({ random: true, oddless: true });
    let workers = 0;
    page.on("worker", () => workers++);
    await page.click("#watch");
    // Its beginning, and the end of another: what lies between is more of the same.
    if (!inject("fully")) {
      await answeredSince(page, 40);
      const seats = [
        { by: "computer", level: "random" },
        { by: "computer", level: "random" },
      ] as const;
      await openFile(app, page, "late.json", playedUntil(11, (b) => b.game.gameTurn === 5, { seats }).text);
      // The one that is left may come to its end just then.
      await page.waitForSelector(`.app[data-seed="11"]`);
    }
    await page.waitForSelector("#rematch", { timeout: 300_000 });
    expect(await say(page)).toMatch(/The battle is over\. (Player [12] (wins|ends)|A draw)/);
    // The computers think beside the page, not in it.
    expect(workers).toBeGreaterThan(0);
    expect(await barred(page, "the end")).toEqual([]);
    await page.click("#rematch");
    await page.click("#pause");
    // What was under way when it was pressed may still come in; then nothing does, and the battle is not at its end.
    const still = async (): Promise<boolean> => {
      const shown = await log(page);
      await page.waitForTimeout(300);
      return (await log(page)) === shown;
    };
    await expect.poll(still).toBe(true);
    expect(await page.locator("#rematch").count()).toBe(0);
    await app.close(page);
  });

  test("against the computer: it answers, undo asks before it takes dice back, conceding ends it", async () => {
    const seats = [{ by: "human" }, { by: "computer", level: "level3" }] as const;
    const saved = playedUntil(11, (b) => asks("charge")(b) && b.game.active === 0, { seats });
    const page = await open({ oddless: true });
    await page.click("#versus");
    await page.click("#auto-roll");
    // The dice fall by themselves and the computer answers: nobody presses but where answers are listed.
    const answering = async (which: "first" | "last", until: string): Promise<void> => {
      for (;;) {
        await page.waitForSelector(`.prompt .answers button, ${until}`);
        if ((await page.locator(until).count()) > 0) return;
        const { answers } = await before(page);
        await page.locator(".prompt .answers button")[which]().click();
        await answeredSince(page, answers);
      }
    };
    await answering("first", `[id^="preset-"]`);
    await loadSave(page, "charge.json", saved.text);
    const asked = await say(page);
    await page.locator(".answers button").last().click();
    await page.waitForFunction((t) => document.querySelector<HTMLElement>(".prompt .what")?.innerText !== t, asked);
    await answering("last", "#end-moves");
    await page.click("#end-moves");
    await lookUp(page, "log");
    await page.waitForFunction(() => document.querySelector(".log")?.textContent?.includes("Player 2"));
    await fromMenu(page, "#concede");
    await page.click("#yes");
    expect(await say(page)).toContain("Player 1 concedes the battle. Player 2 wins");
    await app.close(page);
  });

  test("a broken file is refused with its place and the battle goes on", async () => {
    const { text: file } = playedUntil(12, (b) => (b.log?.length ?? 0) > 20);
    const page = await open({ oddless: true });
    await page.click("#hotseat");
    const before = await say(page);
    const broken = JSON.parse(file) as { entries: { answer?: unknown; outcome?: unknown }[] };
    const at = broken.entries.findIndex((e) => e.answer !== undefined);
    (broken.entries[at] as { answer: unknown }).answer = { nonsense: true };
    await loadSave(page, "rubbish.json", "{not a battle");
    // The first message stays until the second file has been read.
    await expect.poll(() => text(page, '[role="alert"]')).toContain("JSON");
    expect(await say(page)).toBe(before);
    // What the kernel finds is said in the language of the page.
    await fromMenu(page, "#language");
    const cut = { ...JSON.parse(file), entries: "none" };
    await loadSave(page, "coupee.json", JSON.stringify(cut));
    await expect.poll(() => text(page, '[role="alert"]')).toContain("entries\u00a0: doit être une liste");
    // What holds as far as a place is looked at there.
    await loadSave(page, "broken.json", JSON.stringify(broken));
    await page.waitForSelector('.prompt[data-asked="forged"]');
    expect(await text(page, ".prompt .refusal")).toContain(`Entrée ${at}, answer`);
    await app.close(page);
  });

  inProof("Chromium verifies battles that were played in Node, hash by hash", async () => {
    const files = [21, 22, 23].map((seed) =>
      playedUntil(seed, (b) => (b.log?.length ?? 0) >= 120 && b.request?.type === "roll"),
    );
    const page = await open({ oddless: true });
    for (const f of files) {
      await loadSave(page, "node.json", f.text);
      const { dice, log: last } = f.battle;
      await page.waitForSelector(`.app[data-seed="${dice.seed}"][data-answers="${last?.length ?? 0}"]`);
      const [download] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "#save")]);
      const path = join(folder, "chromium.json");
      await download.saveAs(path);
      // Beside the record stands what a build that cannot play it may show; nothing of that is part of it.
      const { build, shown, ...record } = JSON.parse(readFileSync(path, "utf8")) as Save;
      expect(record).toEqual(JSON.parse(f.text));
      expect([build, shown?.language, (shown?.lines.length ?? 0) > 0]).toEqual([expect.any(String), "en", true]);
    }
    await app.close(page);
  });

  test("no fault in the console all along", () => {
    expect(faults).toEqual([]);
  });
});
