import { ageOfSigmar } from "@tercio/age-of-sigmar";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openFile, textOf, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { before } from "../by-keys.ts";

/** Ten on foot and five riders, a charge away from each other. */
const scene = JSON.stringify({
  system: ageOfSigmar.id,
  scene: {
    table: [30, 24],
    rounds: 1,
    units: {
      Guard: { side: "first", warscroll: "shieldguard", models: 10, at: [-5, -6] },
      Riders: { side: "first", warscroll: "storm-riders", models: 5, at: [7, -6], arrangement: "line" },
      Dead: { side: "second", warscroll: "barrow-dead", models: 12, at: [-4, 5] },
    },
  },
  script: [{ answer: { first: 0 } }, { answer: { unit: "Guard", kind: "move" } }],
});

/** Five against ten, an eighth of an inch apart, in the combat phase. */
const engaged = JSON.stringify({
  system: ageOfSigmar.id,
  scene: {
    table: [24, 24],
    rounds: 1,
    units: {
      Watch: { side: "first", warscroll: "gate-watch", models: 5, at: [0, -0.73], arrangement: "line" },
      Dead: { side: "second", warscroll: "barrow-dead", models: 6, at: [0, 0.7], arrangement: "line" },
    },
  },
  script: [{ answer: { first: 0 } }, { answer: { done: true } }],
});

describe.skipIf(!hasChromium)("a unit of loose models", () => {
  const app = theApp("loose");
  const answers = async (page: Page): Promise<number> => (await before(page)).answers;
  const open = async (look: object, file = scene, first = "move"): Promise<Page> => {
    const page = await app.open({ oddless: true, ...look });
    page.setDefaultTimeout(20_000);
    await page.click("#hotseat");
    await openFile(app, page, "loose.json", file);
    await page.waitForSelector(`.prompt[data-asked="${first}"]`);
    return page;
  };
  const middle = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not drawn`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  test("ten models are moved in one drag, in line, and by keys", async () => {
    const page = await open({});
    const was = await answers(page);
    const from = await middle(page, 'svg.board [data-piece="0"] .hull');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 90, { steps: 6 });
    await page.mouse.up();
    await page.waitForSelector("[data-ghost]");
    await app.picture(page, "drag.png");
    const ghost = await middle(page, "[data-ghost] .shape");
    expect(Math.abs(ghost.x - from.x - 40)).toBeLessThan(25);
    expect(from.y - ghost.y).toBeGreaterThan(20);
    expect(await textOf(page, ".tried")).toMatch(/of 5 inches/);
    await app.picture(page, "drag.png");
    // Another arrangement, by its button.
    await page.getByRole("button", { name: "In line" }).click();
    await app.picture(page, "line.png");
    await page.click("#confirm");
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    await page.click("#undo");
    await page.waitForSelector('.prompt[data-asked="move"]');
    // By keys: ahead, and Enter.
    await page.locator('svg.board [data-piece="0"]').first().focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.waitForSelector("[data-ghost]");
    await page.keyboard.press("Enter");
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("U12: a drag picks a unit up; where no move is open to it, the rule that says so is named", async () => {
    const { script, ...begun } = JSON.parse(scene) as { script: readonly unknown[] };
    const page = await open({}, JSON.stringify({ ...begun, script: script.slice(0, 1) }), "move-unit");
    const dragged = async (piece: number, x: number, y: number): Promise<void> => {
      const from = await middle(page, `svg.board [data-piece="${piece}"] .hull`);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + x, from.y + y, { steps: 8 });
      await page.mouse.up();
    };
    await dragged(2, 0, 60);
    await page.waitForSelector(".refusal");
    await dragged(0, 40, -90);
    await page.waitForSelector('.prompt[data-asked="move"]');
    await page.waitForSelector("[data-ghost]");
    expect(await textOf(page, ".tried")).toMatch(/of 5 inches/);
    await page.click("#confirm");
    await page.waitForSelector('.prompt[data-asked="move-unit"]');
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("on a phone a unit is led by touch; nothing stands in the way of who cannot see", async () => {
    const page = await open({ width: 390, height: 844, touch: true, dark: true, french: true });
    const was = await answers(page);
    const from = await middle(page, 'svg.board [data-piece="0"] .hull');
    // A finger on it, drawn ahead and lifted.
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", by?: number): Promise<unknown> =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: by === undefined ? [] : [{ x: from.x, y: from.y - by }],
      });
    await touch("touchStart", 0);
    for (let by = 6; by <= 60; by += 6) await touch("touchMove", by);
    await touch("touchEnd");
    await page.waitForSelector("[data-ghost]");
    await app.picture(page, "phone.png");
    expect(await barred(page, "390")).toEqual([]);
    await page.click("#confirm");
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("no button is cut off by a narrow window; the knob stands clear of the models; a key turns them", async () => {
    const page = await open({ width: 390, height: 844, touch: true, french: true }, engaged, "pile-in");
    expect(await page.locator(".segments button").count()).toBe(6);
    const cut = (): Promise<readonly string[]> =>
      page.locator(".prompt button").evaluateAll((all) =>
        all.flatMap((b) => {
          const { left, right } = b.getBoundingClientRect();
          return left < 0 || right > innerWidth ? [b.textContent ?? ""] : [];
        }),
      );
    expect(await cut()).toEqual([]);
    // Those who stand one by one are turned, and not formed up.
    expect(await textOf(page, ".prompt")).not.toContain("Se reformer");
    const asks = await page.locator("svg.board .handle circle").last().boundingBox();
    const unit = await page.locator('svg.board [data-piece="0"] .hull').boundingBox();
    if (asks === null || unit === null) throw new Error("knob or unit is not drawn");
    expect(asks.y + asks.height).toBeLessThan(unit.y);
    await app.picture(page, "narrow.png");
    await app.close(page);

    const wide = await open({});
    await wide.click("#kind-line");
    await wide.locator(".prompt-body").focus();
    const shape = (): Promise<string | null> => wide.locator("[data-ghost] .shape").first().getAttribute("d");
    const before = await shape();
    await wide.keyboard.press("]");
    await expect.poll(shape).not.toBe(before);
    expect(await wide.locator("#confirm:enabled").count()).toBe(1);
    expect(app.faults).toEqual([]);
    await app.close(wide);
  });

  test("its attack is weighed before it is made", async () => {
    const page = await open({ oddless: false }, engaged, "pile-in");
    await page.waitForSelector(".odds[aria-busy='false'] section");
    expect(await textOf(page, ".odds")).toContain("Gate watch against Barrow dead");
    expect(await textOf(page, ".odds")).toMatch(/exact/);
    // Models that fall are no battle won.
    expect(await textOf(page, ".odds")).not.toContain("wins");
    expect(await barred(page, "pile-in")).toEqual([]);
    expect(await textOf(page, "#end-moves")).toMatch(/Stay$/);
    const was = await answers(page);
    await page.getByRole("button", { name: "As near as can be" }).click();
    await page.waitForSelector("[data-ghost]");
    const card = page.locator(".combat-card");
    await app.picture(page, "odds.png");
    const expected = (await card.locator(".totals").innerText()).match(/expected [\d.]+/)?.[0];
    expect(expected).toMatch(/expected [1-6]\.\d/);
    await page.click("#confirm");
    await expect.poll(() => answers(page)).toBeGreaterThan(was);
    // The card of the fight: what was expected stays while stage after stage is rolled.
    await page.waitForSelector("#roll:enabled");
    expect(await card.locator(".blow-stages").first().innerText()).toMatch(
      /\d+ di(?:ce|e)\s*,?\s*\d\+ to hit\s*,?\s*\d\+ to wound/,
    );
    const stood = (await card.locator(".totals").innerText()).match(/expected [\d.]+/)?.[0];
    expect(stood).toMatch(/expected [1-6]\.\d/);
    expect(await card.innerText()).not.toMatch(/[Ss]core/);
    await page.click("#roll");
    await expect.poll(() => card.locator(".blow-stages strong").count()).toBeGreaterThan(0);
    expect(await card.locator(".totals").innerText()).toContain(stood);
    expect(await barred(page, "card")).toEqual([]);
    // What it may still come to, beside what it might have before.
    await page.waitForSelector(".combat-card .ends thead th:nth-child(3)");
    await app.picture(page, "card.png");
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("it charges and piles in as far as the rules have it, and is played to its end", async () => {
    const page = await open({});
    const met = new Set<string>();
    // A push ahead is tried once; where it may not be, what is offered instead is taken.
    let tried = "";
    for (let i = 0; i < 120 && (await page.locator("#rematch").count()) === 0; i++) {
      const asked = (await page.getAttribute(".prompt", "data-asked")) ?? "";
      met.add(asked);
      if ((await page.locator("#roll:enabled").count()) > 0) await page.click("#roll");
      else if ((await page.locator("#confirm:enabled").count()) > 0) {
        if (asked === "charge-move") expect(await barred(page, asked)).toEqual([]);
        if (asked === "charge-move") await app.picture(page, "charge.png");
        await page.click("#confirm");
      } else if ((await page.locator(".prompt .answer").count()) > 0)
        await page.locator(".prompt .answer").first().click();
      else if (tried === asked && (await page.locator("#end-moves").count()) > 0) await page.click("#end-moves");
      else if (tried === asked) await page.keyboard.press("Escape");
      else {
        tried = asked;
        await page.locator(".prompt-body").focus();
        await page.keyboard.press("ArrowUp");
        continue;
      }
      if ((await page.getAttribute(".prompt", "data-asked")) !== asked) tried = "";
    }
    await app.picture(page, "end.png");
    expect([...met]).toContain("charge-move");
    expect(await page.locator("#rematch").count()).toBe(1);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });
});
