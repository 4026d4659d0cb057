import { say } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { isStanding } from "@tercio/board";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { some, inProof, oneAlike } from "../in-turn.ts";
import { fromMenu, openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { asks, playedUntil } from "../saves.ts";
import { illegible } from "../walk.ts";
import { sizes } from "../sizes.ts";

describe.skipIf(!hasChromium)("what stands on the field", () => {
  const app = theApp("labels");

  inProof(
    "no name is lost, cut off or covered by another in the thick of it, on a desk and on a phone, in both languages",
    async () => {
      for (const [width, height, french] of [
        [1366, 768, false],
        [390, 844, true],
      ] as const) {
        const page = await app.open({ width, height, french, oddless: true });
        await page.click("#hotseat");
        const thick = [
          [11, 2],
          [31, 5],
          [23, 3],
        ] as const;
        for (const [seed, turn] of inject("fully") ? thick : thick.slice(french ? 0 : 1, french ? 1 : 2)) {
          const { text, battle } = playedUntil(seed, (b) => b.game.gameTurn >= turn && b.request?.type === "choice");
          await openFile(app, page, "thick.json", text);
          await page.waitForSelector(`.app[data-seed="${seed}"][data-answers="${battle.log?.length ?? 0}"]`);
          expect(await page.evaluate(`(${illegible})()`)).toBeNull();
          // Nearer, too, and with one of them chosen.
          await page.keyboard.press("+");
          await page.locator("svg [data-piece]").first().focus();
          await page.keyboard.press("Enter");
          await page.keyboard.press("0");
          expect(await page.evaluate(`(${illegible})()`)).toBeNull();
        }
        await app.close(page);
      }
    },
  );

  inProof(
    "twenty units a side, one melee in the middle of them: every name at every size, from afar and from near",
    async () => {
      const unit = (i: number, first: boolean) => ({
        side: first ? "first" : "second",
        profile: ["imperial-guard", "heavy-infantry-with-spears", "barbarians-with-spears", "warriors"][i % 4],
        models: 10 + (i % 3) * 5,
        files: 5,
        // Ten stand in two lines, ten are thrown together.
        at:
          i < 10
            ? [(i % 5) * 13 - 26, (first ? -1 : 1) * (17 - Math.floor(i / 5) * 5)]
            : [((i - 10) % 5) * 6 - 12 + (first ? 0 : 1.5), (first ? -1 : 1) * (1.5 + Math.floor((i - 10) / 5) * 4.6)],
        facing: (first ? 0 : 180) + (i % 10) * (i < 10 ? 9 : 1),
      });
      const units = Object.fromEntries(
        [true, false].flatMap((first) =>
          Array.from({ length: 20 }, (_, i) => [`${first ? "A" : "B"}${i}`, unit(i, first)]),
        ),
      );
      const page = await app.open({ oddless: true });
      await page.click("#hotseat");
      await openFile(
        app,
        page,
        "forty.json",
        JSON.stringify({ system: "ninth-age", scene: { phase: "movement", units } }),
      );
      await page.waitForFunction(() => document.querySelectorAll("svg.board [data-piece]").length === 40);
      for (const size of some(sizes, 2)) {
        await page.setViewportSize(size);
        for (const keys of ["0", "+++", "0-"]) {
          for (const key of keys) await page.keyboard.press(key);
          // The names follow the view when there is time for it.
          await expect.poll(() => page.evaluate(`(${illegible})()`), { timeout: 5000 }).toBeNull();
        }
      }
      await app.close(page);
    },
  );

  test("whoever is led along takes his name with him, and the others make way once he rests", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    const units = Object.fromEntries(
      [-14, -7, 0, 7].map((x, i) => [
        `U${i}`,
        { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [x, -8] },
      ]),
    );
    const foe = { side: "second", profile: "barbarians-with-spears", models: 20, files: 5, at: [0, 16], facing: 180 };
    const scene = { phase: "movement", units: { ...units, Foe: foe } };
    await openFile(app, page, "led.json", JSON.stringify({ system: "ninth-age", scene }));
    await page.waitForSelector('.prompt[data-asked="move"]');
    await page.click('[data-unit="0"]');
    const led = "0";
    const from = await page.locator(`[data-piece="${led}"] .hull`).boundingBox();
    if (from === null) throw new Error("nobody to lead");
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.evaluate((key) => {
      const seen: { ghost: number; off: number; others: string }[] = [];
      Object.assign(window, { seen });
      const top = (key: string): number => document.querySelector(key)?.getBoundingClientRect().top ?? Number.NaN;
      const frame = (): void => {
        const ghost = top(`[data-ghost="${key}"] .shape`);
        const others = [...document.querySelectorAll(`[data-label]:not([data-label="${key}"]) > g`)];
        const places = others.map((g) => g.getAttribute("transform")).join();
        if (!Number.isNaN(ghost)) seen.push({ ghost, off: top(`[data-label="${key}"] > g`) - ghost, others: places });
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    }, led);
    for (let i = 1; i <= 24; i++) await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 - i);
    await page.mouse.up();
    const along = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: readonly { ghost: number; off: number; others: string }[] };
      return seen.filter((now, i) => {
        const was = seen[i - 1];
        const moved = was !== undefined && Math.abs(was.ghost - now.ghost) > 0.2;
        return moved && Math.abs(was.off - now.off) < 0.2 && was.others === now.others;
      }).length;
    });
    expect(along).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(`(${illegible})()`), { timeout: 5000 }).toBeNull();
    await app.close(page);
  });

  const colour = (page: Page, name: string): Promise<string> =>
    page.evaluate((n) => {
      const probe = document.createElement("i");
      probe.style.color = `var(${n})`;
      document.body.append(probe);
      const found = getComputedStyle(probe).color;
      probe.remove();
      return found;
    }, name);

  test("what is chosen has a colour of its own, in the light and in the dark", async () => {
    for (const dark of oneAlike([false, true], 1)) {
      const page = await app.open({ dark, oddless: true });
      await page.click("#hotseat");
      await openFile(app, page, "move.json", playedUntil(5, asks("move")).text);
      await page.locator("[data-unit]").first().click();
      const chosen = await page
        .locator('[data-piece][aria-pressed="true"] .hull')
        .evaluate((e) => getComputedStyle(e).stroke);
      const parts = (c: string): number[] => (c.match(/\d+/g) ?? []).slice(0, 3).map(Number);
      for (const other of ["--first", "--second", "--good", "--bad", "--focus"]) {
        const [a, b] = [parts(chosen), parts(await colour(page, other))];
        const apart = Math.hypot(...a.map((n, i) => n - (b[i] as number)));
        expect(apart, `${other} ${dark ? "in the dark" : ""}`).toBeGreaterThan(60);
      }
      // Rather yellow than blue: neither of the sides' hues.
      const [red = 0, green = 0, blue = 0] = parts(chosen);
      expect(Math.min(red, green)).toBeGreaterThan(blue + 60);
      await app.close(page);
    }
  });

  test("each unit is told with its side, its name and its signs: to the ear, to the pointer, to the focus", async () => {
    const { text, battle } = playedUntil(11, (b) => ninthAge.views.board(b.game).pieces.some((p) => p.astray));
    const fleeing = ninthAge.views.board(battle.game).pieces.find((p) => p.astray && isStanding(p));
    if (fleeing === undefined) throw new Error("nobody flees");
    const name = say(ninthAge, fleeing.name, "en");
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "fleeing.json", text);
    const piece = page.locator(`[data-piece="${fleeing.key}"]`);
    for (const p of ninthAge.views.board(battle.game).pieces.filter(isStanding))
      expect(await page.locator(`[data-piece="${p.key}"]`).getAttribute("aria-label")).toContain(
        `Player ${(p.seat ?? 0) + 1}. ${say(ninthAge, p.name, "en")}`,
      );
    expect(await page.locator(".tip").count()).toBe(0);
    await piece.hover();
    const told = (): Promise<string[]> => page.locator(".tip text").allTextContents();
    expect((await told())[0]).toBe(
      `Player ${(fleeing.seat ?? 0) + 1} · ${name} · ${fleeing.count?.now}/${fleeing.count?.start}`,
    );
    expect((await told()).join()).toContain("Fleeing");
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator(".tip").count()).toBe(0);
    await page.keyboard.press("Tab");
    await piece.focus();
    await expect.poll(async () => (await told())[0] ?? "").toContain(name);
    // The armies at a glance name the side of each as well.
    expect(await page.locator(".armies button").first().textContent()).toContain("Player 1");
    await app.close(page);
  });

  test("the legend explains every sign of the game, in both languages, and bars nobody", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    await openFile(app, page, "move.json", playedUntil(5, asks("move")).text);
    for (const language of ["en", "fr"] as const) {
      await page.click("#show-legend");
      const words = await page.locator(".legend li").allInnerTexts();
      for (const [key, sentence] of Object.entries(ninthAge.messages[language]))
        if (key.startsWith("sign.") || key.startsWith("figure."))
          expect(words.map((w) => w.trim())).toContain(sentence);
      expect(words.length).toBeGreaterThan(14);
      expect(await barred(page, language)).toEqual([]);
      await page.locator(".legend").focus();
      await page.keyboard.press("Escape");
      expect(await page.locator(".legend").count()).toBe(0);
      await fromMenu(page, "#language");
    }
    await app.close(page);
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
