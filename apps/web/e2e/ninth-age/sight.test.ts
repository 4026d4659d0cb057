import { type Json, type Request, say, type Scenario } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import type { SightView, Sketch } from "@tercio/board";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { fromMenu, openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { aboutOf, asks, playedUntil } from "../saves.ts";
import { sizes } from "../sizes.ts";
import { onceSettled } from "../walk.ts";
import { inProof, oneAlike } from "../in-turn.ts";

type Asking = ReturnType<typeof playedUntil>["battle"];

const onMap = (map: string): Scenario => {
  const named = ninthAge.rules.scenarios().find((s) => s.id === "guns-and-eagles");
  if (named === undefined) throw new Error("no such battle");
  return { ...named.scenario, setup: { ...named.scenario.setup, map } };
};

/** A battle by chance on a map, where the first shot, or the first charge that somebody may declare, is asked for. */
const asking = (kind: "shoot" | "charge", map: string) => {
  const stop = (b: Asking): boolean => asks(kind)(b) && aboutOf<{ pairs: readonly object[] }>(b).pairs.length > 2;
  const found = playedUntil(kind === "charge" ? 2 : 1, stop, { scenario: onMap(map) });
  if (found.battle.request === null) throw new Error(`no ${kind} in a whole battle: another seed`);
  return found;
};

/** All lines of sight of the side that is asked. */
function linesOf({ game, request }: Asking): readonly SightView[] {
  return game.units.flatMap((u) =>
    game.units.flatMap((v) => ninthAge.views.sight?.(game, request as Request, u.id, v.id) ?? []),
  );
}

/** Runs in the page: names of pieces of terrain that are wider than what they name, or null. */
const wordsBeyondTheirGround = `() => {
  const wrong = [...document.querySelectorAll(".patch")].flatMap((g) => {
    const name = g.querySelector("text")?.getBoundingClientRect();
    const ground = g.querySelector(".edge")?.getBoundingClientRect();
    if (name === undefined || ground === undefined) return [];
    const out = name.left < ground.left - 2 || name.right > ground.right + 2;
    return out ? [g.textContent + ": " + name.width.toFixed(0) + " on " + ground.width.toFixed(0)] : [];
  });
  return wrong.length === 0 ? null : wrong.join("; ");
}`;

describe.skipIf(!hasChromium)("what the ground does is seen", () => {
  const app = theApp("sight");
  const open = async (file: string, kind: string, look: object = {}): Promise<Page> => {
    const page = await app.open({ width: 1366, height: 768, oddless: true, ...look });
    // A mouse that rests somewhere would point at what comes to lie there.
    if ("touch" in look) await page.tap("#hotseat");
    else {
      await page.click("#hotseat");
      await page.mouse.move(5, 300);
    }
    await openFile(app, page, `${kind}.json`, file);
    await page.waitForSelector(`.prompt[data-asked="${kind}"]`);
    return page;
  };
  const drawn = (page: Page): Promise<string | null> =>
    page.evaluate(() => document.querySelector("[data-sight]")?.getAttribute("data-sight") ?? null);
  const notes = async (page: Page): Promise<string> =>
    (await page.locator(".note text").allTextContents()).join(" ").replace(/\s+/g, " ");

  test("a line from the shooter to whom is pointed at: by mouse at an answer and on the board, by the focus, to the ear", async () => {
    const { text, battle } = asking("shoot", "two-woods");
    const page = await open(text, "shoot");
    const { pairs } = aboutOf<{ pairs: readonly { unit: number; target: number }[] }>(battle);
    expect(await drawn(page)).toBeNull();
    for (const [i, { unit, target }] of pairs.slice(0, 4).entries()) {
      const answer = page.locator(".prompt .answers .answer").nth(i);
      await (i % 2 === 0 ? answer.hover() : answer.focus());
      // Nobody was chosen: who has the focus chooses the shooter, and his answers come first.
      const shown = await drawn(page);
      if (i % 2 === 0) expect(shown).toBe(`${unit} ${target}`);
      const [by, at] = (shown ?? "").split(" ").map(Number);
      const line = linesOf(battle).find((l) => l.piece === by && l.target === at);
      if (line === undefined) throw new Error(`no line from ${shown}`);
      expect(await page.getAttribute("[data-sight]", "data-may")).toBe("true");
      expect(await page.locator("[data-stop]").count()).toBe(line.stops.length);
      const words = say(ninthAge, line.words, "en");
      expect(await notes(page)).toContain(words);
      await expect.poll(() => page.locator("#announcer").textContent()).toContain(words);
      await page.keyboard.press("Escape");
      await page.mouse.move(5, 300);
      await page.locator(".prompt-body").focus();
      await expect.poll(() => drawn(page)).toBeNull();
    }
    // Somebody who is hidden: the line stops there, with a cross and a name, and the refusal in the referee's words.
    const hidden = linesOf(battle).find((l) => !l.may && l.stops.at(-1)?.opaque === true);
    if (hidden === undefined) throw new Error("nobody is hidden");
    await page.locator(`[data-piece="${hidden.piece}"]`).focus();
    await page.keyboard.press("Enter");
    await page.locator(`[data-piece="${hidden.target}"] .hull`).hover();
    await expect.poll(() => drawn(page)).toBe(`${hidden.piece} ${hidden.target}`);
    expect(await page.getAttribute("[data-sight]", "data-may")).toBe("false");
    expect(await page.locator('[data-stop="hides"]').count()).toBe(1);
    const stop = hidden.stops.at(-1);
    expect(await notes(page)).toContain(say(ninthAge, stop?.label ?? { key: "" }, "en"));
    expect(await notes(page)).toContain(say(ninthAge, hidden.words, "en"));
    // The cross stands where the line comes to it.
    const at = await page.evaluate(() => {
      const svg = document.querySelector("svg.board") as SVGSVGElement;
      const box = document.querySelector('[data-stop="hides"]')?.getBoundingClientRect() as DOMRect;
      const p = new DOMPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const there = p.matrixTransform(svg.getScreenCTM()?.inverse());
      return { x: there.x * 100, y: -there.y * 100 };
    });
    // The side that is near may be the north's.
    const sign = battle.game.zone[0] === 1 ? -1 : 1;
    expect(Math.abs(at.x * sign - (stop?.at.x ?? 0))).toBeLessThan(400);
    expect(Math.abs(at.y * sign - (stop?.at.y ?? 0))).toBeLessThan(400);
    await app.picture(page, "hidden.png");
    expect(await barred(page, "sight")).toEqual([]);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("a charge: the line to its target, and why it cannot be declared", async () => {
    const { text, battle } = asking("charge", "two-woods");
    const page = await open(text, "charge");
    const lines = linesOf(battle);
    expect(lines.some((l) => l.may)).toBe(true);
    for (const line of [lines.find((l) => l.may), lines.find((l) => !l.may)]) {
      if (line === undefined) throw new Error("no such line");
      await page.keyboard.press("Escape");
      await page.locator(`[data-piece="${line.piece}"]`).focus();
      await page.keyboard.press("Enter");
      await page.locator(`[data-piece="${line.target}"] .hull`).hover();
      await expect.poll(() => drawn(page)).toBe(`${line.piece} ${line.target}`);
      expect(await notes(page)).toContain(say(ninthAge, line.words, "en"));
      await page.mouse.move(5, 300);
    }
    // An answer that is pointed at is drawn: the way, and where it would come to stand.
    await page.keyboard.press("Escape");
    const { pairs } = aboutOf<{ pairs: readonly { unit: number; target: number }[] }>(battle);
    const [first] = pairs;
    const sketch = ninthAge.views.sketch?.(battle.game, battle.request as Request, first as object as Json);
    await page.locator(".prompt .answers .answer").first().hover();
    await expect.poll(() => page.locator("[data-sketch]").getAttribute("data-sketch")).toBe(`${first?.unit}`);
    expect(await page.locator(".sketch .chip").textContent()).toBe(say(ninthAge, (sketch as Sketch).short, "en"));
    await expect
      .poll(() => page.locator("#announcer").textContent())
      .toContain(say(ninthAge, (sketch as Sketch).words, "en"));
    await page.mouse.move(5, 300);
    await expect.poll(() => page.locator("[data-sketch]").count()).toBe(0);
    // Declared, it stays drawn while the enemy chooses how to meet it, with who comes and how far that is.
    expect(await page.locator("[data-declared]").count()).toBe(0);
    await page.locator(".prompt .answers .answer").first().click();
    await page.waitForSelector('.prompt[data-asked="charge-reaction"]');
    expect(await page.locator("[data-declared]").getAttribute("data-declared")).toBe(`${first?.unit} ${first?.target}`);
    const charger = battle.game.units[first?.unit ?? -1];
    expect((await page.locator(".declared .note text").allTextContents())[0]).toBe(charger?.entry.name.en);
    expect((await page.locator(".declared .note text").allTextContents())[1]).toMatch(/″ away/);
    await app.close(page);
  });

  test("fingers: the chosen unit’s lines to every enemy at once, on a table that stands upright", async () => {
    const { text, battle } = asking("shoot", "two-woods");
    const page = await open(text, "shoot", { width: 390, height: 844, touch: true });
    const { pairs } = aboutOf<{ pairs: readonly { unit: number }[] }>(battle);
    const unit = pairs[0]?.unit ?? -1;
    await page.locator(`[data-piece="${unit}"] .hull`).tap();
    await expect
      .poll(() => page.locator("[data-sight]").count())
      .toBe(linesOf(battle).filter((l) => l.piece === unit).length);
    // Whom he may not choose has a cross and no line across the field; a finger that rests there is told why.
    const crossed = linesOf(battle).find((l) => l.piece === unit && !l.may);
    if (crossed === undefined) throw new Error("everybody may be chosen");
    const one = page.locator(`[data-sight="${unit} ${crossed.target}"]`);
    expect(await one.locator("path").count()).toBe(1);
    expect(await one.locator("path").getAttribute("stroke")).toBe("var(--bad)");
    await app.picture(page, "phone.png");
    const box = await page.locator(`[data-piece="${crossed.target}"] .hull`).boundingBox();
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const finger = await page.context().newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await expect.poll(() => notes(page)).toContain(say(ninthAge, crossed.words, "en"));
    expect(await page.locator("[data-sight]").count()).toBe(1);
    await app.picture(page, "phone-one.png");
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await app.close(page);
  });

  inProof(
    "a Terrain Feature tells what it does: its card and a slip beside it, by click, by keys, by a finger",
    async () => {
      const { text } = playedUntil(2, asks("charge"), { scenario: onMap("marshes") });
      const page = await open(text, "charge");
      const water = page.locator('.patch[aria-label^="Water"]').first();
      await water.locator(".edge").click({ position: { x: 12, y: 20 } });
      expect(await textOf(page, ".unit-box .card h2")).toBe("Water");
      expect(await textOf(page, ".unit-box .card")).toMatch(/Dangerous Terrain \(1\) to Infantry, Beasts/);
      expect(await page.locator(".unit-box .card a").first().getAttribute("href")).toMatch(
        /^#\/rules\/t9a\.terrain\.water/,
      );
      expect((await page.locator(".tip text").allTextContents()).join(" ")).toContain("Standard Height");
      await page.keyboard.press("Escape");
      expect(await page.locator(".unit-box .card").count()).toBe(0);
      await page.locator('.patch[aria-label^="Hill"]').first().focus();
      await page.keyboard.press("Enter");
      expect(await textOf(page, ".unit-box .card h2")).toBe("Hill");
      expect(await barred(page, "terrain card")).toEqual([]);
      await fromMenu(page, "#language");
      expect(await textOf(page, ".unit-box .card h2")).toBe("Colline");
      await app.close(page);
      const phone = await open(text, "charge", { width: 390, height: 844, touch: true });
      const box = await phone.locator('.patch[aria-label^="Forest"] .edge').first().boundingBox();
      await phone.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 4);
      await expect
        .poll(async () => (await phone.locator(".tip text").allTextContents()).join(" "))
        .toContain("Dangerous");
      await app.close(phone);
      expect(app.faults).toEqual([]);
    },
  );

  test("no name of the ground is wider than its ground, on any map, at every size, in both languages", async () => {
    const maps = [
      "two-woods",
      "broken-town",
      "the-ford",
      "high-ground",
      "hedgerows",
      "marshes",
      "the-pass",
      "crossroads",
    ];
    for (const french of oneAlike([false, true], 1)) {
      const page = await app.open({ french, oddless: true });
      await page.click("#hotseat");
      // Some of the maps, where room is least and at one size more; or all of it.
      for (const [at, map] of maps.entries()) {
        if (!inject("fully") && at % 4 !== 1) continue;
        await openFile(app, page, `${map}.json`, playedUntil(1, asks("deploy"), { scenario: onMap(map) }).text);
        await page.waitForSelector(".patch");
        for (const [nth, size] of sizes.entries()) {
          if (!inject("fully") && size.width !== 390 && nth !== at % sizes.length) continue;
          await page.setViewportSize(size);
          const wrong = await page.evaluate(onceSettled(wordsBeyondTheirGround));
          expect(wrong, `${map} at ${size.width}`).toBeNull();
        }
      }
      await app.close(page);
    }
    expect(app.faults).toEqual([]);
  });
});
