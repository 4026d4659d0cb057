import { ageOfSigmar } from "@tercio/age-of-sigmar";
import { ninthAge } from "@tercio/ninth-age";
import type { CDPSession, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openFile, textOf, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";

/** A unit of ten whose move is asked for, on a table that a phone shows large. */
const loose = JSON.stringify({
  system: ageOfSigmar.id,
  scene: {
    table: [24, 30],
    units: {
      Guard: { side: "first", warscroll: "shieldguard", models: 10, at: [0, -6] },
      Dead: { side: "second", warscroll: "barrow-dead", models: 10, at: [0, 10] },
    },
  },
  script: [{ answer: { first: 0 } }, { answer: { unit: "Guard", kind: "move" } }],
});

/** A regiment that may be moved, with a friend beside it. */
const block = JSON.stringify({
  system: ninthAge.id,
  scene: {
    phase: "movement",
    units: {
      Guard: { side: "first", profile: "imperial-guard", models: 20, files: 5, at: [0, -10] },
      Spears: { side: "first", profile: "heavy-infantry-with-spears", models: 20, files: 5, at: [20, -10] },
      Foes: { side: "second", profile: "barbarians-with-spears", models: 25, files: 5, at: [0, 15] },
    },
  },
  script: [],
});

interface At {
  readonly x: number;
  readonly y: number;
}
/** The middle of what is drawn, and half its width and height. */
interface Drawn extends At {
  readonly wide: number;
  readonly high: number;
}

describe.skipIf(!hasChromium)("a tap on the ground", () => {
  const app = theApp("tap");
  const open = async (file: string, phone: boolean): Promise<Page> => {
    const page = await app.open({ oddless: true, ...(phone ? { width: 390, height: 844, touch: true } : {}) });
    page.setDefaultTimeout(20_000);
    await page.click("#hotseat");
    await openFile(app, page, "tap.json", file);
    await page.waitForSelector('.prompt[data-asked="move"]');
    return page;
  };
  const hull = async (page: Page): Promise<Drawn> => {
    const box = await page.locator('svg.board [data-piece="0"] .hull').boundingBox();
    if (box === null) throw new Error("the unit is not drawn");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, wide: box.width / 2, high: box.height / 2 };
  };
  const ghost = async (page: Page): Promise<At> => {
    const box = await page.locator("[data-ghost] .shape").first().boundingBox();
    if (box === null) throw new Error("nothing is tried");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  type Touch = "touchStart" | "touchMove" | "touchEnd";
  const touch = (by: CDPSession, type: Touch, ...points: readonly At[]): Promise<unknown> =>
    by.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

  test.each([false, true])(
    "leads a unit of loose models there, in the way that was chosen; phone: %s",
    async (phone) => {
      const page = await open(loose, phone);
      const from = await hull(page);
      const tap = (at: At): Promise<void> => (phone ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
      // Beside it, clear of the knob that turns it.
      const beside = { x: from.x - from.wide - 16, y: from.y - 8 };
      await tap(beside);
      // The field may have become smaller with what is written below: only to which side it goes is sure.
      const first = await ghost(page);
      expect(from.x - first.x).toBeGreaterThan(from.wide);
      // In line it is as wide as ten bases, and stays so where the next tap takes it.
      await page.click("#kind-line");
      const now = await hull(page);
      await tap({ x: now.x, y: now.y + now.high + 16 });
      const wide = await page.locator("[data-ghost] .shape").first().boundingBox();
      if (wide === null) throw new Error("nothing is tried");
      expect(wide.width).toBeGreaterThan(4 * wide.height);
      await page.click("#cancel");
      const again = await hull(page);
      await tap({ x: again.x, y: again.y - again.high - 66 });
      expect(await textOf(page, ".tried")).toContain("of 5 inches");
      await page.click("#confirm");
      await page.waitForSelector('.prompt:not([data-asked="move"])');
      expect(app.faults).toEqual([]);
      await app.close(page);
    },
  );

  test.each([false, true])("leads a chosen regiment; phone: %s", async (phone) => {
    const page = await open(block, phone);
    const tap = (at: At): Promise<void> => (phone ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
    const from = await hull(page);
    // Ahead is up the window; on a phone, where the table stands upright, to the right.
    const ahead = (at: At, by: number): At => (phone ? { x: at.x + by, y: at.y } : { x: at.x, y: at.y - by });
    // Nobody is in hand yet.
    await tap(ahead(from, 60));
    expect(await page.locator("[data-ghost]").count()).toBe(0);
    await tap(from);
    expect(await page.getAttribute('[data-piece="0"]', "aria-pressed")).toBe("true");
    expect(await page.locator("[data-ghost]").count()).toBe(0);
    const chosen = await hull(page);
    await tap(ahead(chosen, (phone ? chosen.wide : chosen.high) + 64));
    const tried = await ghost(page);
    expect(phone ? tried.x - chosen.x : chosen.y - tried.y).toBeGreaterThan(8);
    expect(await textOf(page, ".tried")).toMatch(/of \d+ inches/);
    await app.close(page);
  });

  test("two fingers and a push of the field lead nobody", async () => {
    const page = await open(loose, true);
    const finger = await page.context().newCDPSession(page);
    const from = await hull(page);
    const [left, right] = [
      { x: from.x - 60, y: from.y - 80 },
      { x: from.x + 60, y: from.y - 80 },
    ];
    const seen = (): Promise<string | null> => page.getAttribute("svg.board", "viewBox");
    const before = await seen();
    await touch(finger, "touchStart", left);
    await touch(finger, "touchStart", left, right);
    for (let by = 4; by <= 20; by += 4)
      await touch(finger, "touchMove", { ...left, x: left.x - by }, { ...right, x: right.x + by });
    await touch(finger, "touchEnd", { ...left, x: left.x - 20 });
    await touch(finger, "touchEnd");
    const nearer = await seen();
    expect(Number(nearer?.split(" ")[2])).toBeLessThan(Number(before?.split(" ")[2]));
    expect(await page.locator("[data-ghost]").count()).toBe(0);
    const now = await hull(page);
    const aside = { x: now.x, y: now.y - 120 };
    await touch(finger, "touchStart", aside);
    for (let by = 10; by <= 50; by += 10) await touch(finger, "touchMove", { x: aside.x + by, y: aside.y });
    await touch(finger, "touchEnd");
    expect(await seen()).not.toBe(nearer);
    expect(await page.locator("[data-ghost]").count()).toBe(0);
    // And the unit itself is still taken along.
    const there = await hull(page);
    await touch(finger, "touchStart", there);
    for (let by = 10; by <= 40; by += 10) await touch(finger, "touchMove", { x: there.x, y: there.y - by });
    await touch(finger, "touchEnd");
    expect(there.y - (await ghost(page)).y).toBeGreaterThan(15);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("a finger that rests asks: arrows, tools, units and lines of the log are named, and nothing is pressed by it", async () => {
    const page = await open(block, true);
    const finger = await page.context().newCDPSession(page);
    /** Rests there until it is answered, and is lifted. */
    const rest = async (at: At, answer: string): Promise<string> => {
      await touch(finger, "touchStart", at);
      const text = await page.locator(answer).first().textContent();
      await touch(finger, "touchEnd");
      return text ?? "";
    };
    const middle = async (selector: string): Promise<At> => {
      const box = await page.locator(selector).first().boundingBox();
      if (box === null) throw new Error(`${selector} is not seen`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await page.touchscreen.tap((await hull(page)).x, (await hull(page)).y);
    await page.waitForSelector("#wheel-left");
    expect(await rest(await middle("#wheel-left"), ".named-slip")).toContain("left");
    expect(await page.locator(".tried").count()).toBe(0);
    expect(await rest(await middle("#show-threat"), ".named-slip")).toBe("Threat");
    expect(await page.getAttribute("#show-threat", "aria-pressed")).toBe("false");
    // Who stands there, though something is in hand; a tap elsewhere leads that there as ever.
    expect(await rest(await middle('[data-piece="2"] .hull'), ".tip")).toContain("Barbarians with Spears");
    expect(await page.locator("[data-ghost]").count()).toBe(0);
    await page.touchscreen.tap((await hull(page)).x, (await hull(page)).y);
    await page.click("#ahead");
    await page.click("#confirm");
    await page.click("#tab-log");
    const line = await middle(".log li[data-rule] .told");
    await touch(finger, "touchStart", line);
    await page.waitForSelector("dialog[open]");
    await touch(finger, "touchEnd");
    expect(new URL(page.url()).hash).toBe(`#/rules/${await page.getAttribute(".log li[data-rule]", "data-rule")}`);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
