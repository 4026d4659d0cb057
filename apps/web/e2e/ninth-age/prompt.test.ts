import { percents } from "@tercio/dice";
import { type Battle, type Json, type JsonObject, type Request, say } from "@tercio/kernel";
import { armies, ninthAge, type NinthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { lookUp, openFile, textOf, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";
import { before, keys, panelAnswered } from "../by-keys.ts";
import { atSize, inProof, inTurn, some } from "../in-turn.ts";
import { asks, everyKindOfChoice, playedUntil, sceneUpTo } from "../saves.ts";
import { sizes as windows } from "../sizes.ts";
import { backUntil, illegible, misplaced, onceSettled } from "../walk.ts";

/**
 * Stops where something is wrong; where what is met is no choice or several things at once, the first time, or the second as
 * well (the choices are the next test's); and every seventh step, for another window.
 */
const wrongOrNew = (choices: readonly string[]): string => `() => {
  const wrong = (${misplaced})() ?? (${illegible})();
  if (wrong !== null) return wrong;
  const asked = document.querySelector(".prompt")?.dataset.asked ?? "?";
  const several = document.querySelectorAll(".what.several li").length;
  const kind = asked + (several > 0 ? " several" : "");
  const met = (window.met ??= {});
  met[kind] = (met[kind] ?? 0) + 1;
  if (met[kind] <= ${inject("fully") ? 2 : 1} && !${JSON.stringify(choices)}.includes(kind)) return "new: " + kind;
  window.steps = (window.steps ?? 0) + 1;
  return window.steps % 7 === 0 ? "another window" : null;
}`;

/** Where a number is not enough. */
const path: { readonly [kind: string]: readonly string[] } = {
  deploy: ["n", "ArrowUp", "Enter"],
  move: ["e"],
  "charge-move": ["ArrowRight", "Enter"],
  // As many as a Wizard learns, and all of them are confirmed; more only take the place of others.
  "select-spell": ["1", "2", "3", "4", "Enter"],
};

/** Looks at a window of each size. @param names also those of the units; not where the view has moved to one of them */
async function atSizes(page: Page, sizes: readonly (typeof windows)[number][], names = true): Promise<void> {
  const look = names ? `() => (${misplaced})() ?? (${illegible})()` : misplaced;
  for (const size of sizes) {
    await atSize(page, size);
    expect(await page.evaluate(onceSettled(look))).toBeNull();
  }
}
/** A whole battle of three units a side: a third as many requests as one of all of them, and the same kinds of them. */
function ofFew(): string {
  const starter = ninthAge.rules.starter();
  const few = Object.values(armies)
    .slice(0, 2)
    .map((army) => ({ ...army, units: army.units.slice(0, 3) }));
  const setup = { ...starter.setup, armies: few } as unknown as JsonObject;
  return playedUntil(23, () => false, { scenario: { ...starter, setup } }).text;
}

const atAllSizes = (page: Page, names = true): Promise<void> => atSizes(page, windows, names);
describe.skipIf(!hasChromium)("what is asked", () => {
  const app = theApp("prompt");
  inProof(
    "at every request of a battle the button that goes on stands in the window, at six sizes, and no unit's name is lost",
    async () => {
      const { whole: large, points } = everyKindOfChoice();
      const whole = inject("fully") ? large : ofFew();
      const page = await app.open({ width: 390, height: 844, oddless: true });
      await atAllSizes(page);
      await page.click("#hotseat");
      await openFile(app, page, "whole.json", whole);
      await page.waitForSelector("#rematch");
      await atAllSizes(page);
      const stop = wrongOrNew([...points.keys()]);
      for (let i = 0; ; i++) {
        // The way is looked at on one window after another.
        await page.setViewportSize(windows[i % windows.length] as { width: number; height: number });
        const at = await backUntil(page, stop);
        if (at === null) break;
        expect(at).toMatch(/^new: |^another window$/);
        if (at.startsWith("new")) await atSizes(page, inTurn(i));
      }
      const kinds = await page.evaluate(() => Object.keys((window as unknown as { met: object }).met));
      expect(kinds.length, kinds.join()).toBeGreaterThan(inject("fully") ? 18 : 10);
      await app.close(page);
    },
  );

  test("so does it at each kind of choice there is, with the odds that belong to it; a key answers it, and the keys go on", async () => {
    const { points, unseen } = everyKindOfChoice();
    expect(unseen).toEqual([]);
    const page = await app.open({ width: 390, height: 844 });
    await page.click("#hotseat");
    for (const [turn, [kind, text]] of some([...points], 5).entries()) {
      await openFile(app, page, "kind.json", text);
      await page.waitForSelector(`.prompt[data-asked="${kind}"]`);
      await page.waitForFunction(() => document.querySelector('.odds[aria-busy="true"]') === null);
      // The best place is looked for and tried by itself.
      if (kind === "charge-move") await page.waitForSelector("#confirm");
      await atSizes(page, inject("fully") ? windows : [windows[turn % windows.length] as (typeof windows)[number]]);
      const was = await before(page);
      if (was.panel) await panelAnswered(page);
      else await keys(page, ...(path[kind] ?? was.number));
      await expect.poll(async () => (await before(page)).answers, { message: kind }).toBeGreaterThan(was.answers);
      await expect.poll(async () => (await before(page)).focus, { message: kind }).toBe("prompt");
    }
    await app.close(page);
  });

  inProof("so does the one that confirms what is tried, with the legend and a card open as well", async () => {
    const page = await app.open({ width: 390, height: 844 });
    await page.click("#hotseat");
    await openFile(app, page, "deploy.json", playedUntil(5, asks("deploy")).text);
    await page.waitForSelector("#preset-line");
    // Pointed at or focused it is drawn, before it is pressed; and no longer.
    for (const preset of ["#preset-refused", "#preset-centre"]) {
      await page.hover(preset);
      await expect.poll(() => page.locator(".sketch [data-sketched]").count()).toBeGreaterThan(3);
      expect(await page.locator(".ghosts").count()).toBe(0);
      await page.mouse.move(5, 300);
      await expect.poll(() => page.locator(".sketch").count()).toBe(0);
    }
    await page.locator("#preset-line").focus();
    await expect.poll(() => page.locator(".sketch [data-sketched]").count()).toBeGreaterThan(3);
    await page.click("#preset-line");
    await page.waitForSelector("#confirm");
    await atAllSizes(page, false);
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await page.keyboard.press("ArrowUp");
    await page.waitForSelector("#confirm");
    await atAllSizes(page, false);
    await openFile(app, page, "move.json", playedUntil(5, asks("move")).text);
    await page.waitForSelector("#end-moves");
    await page.click("#show-legend");
    await page.locator(".units button").first().click();
    await page.click("#ahead");
    await page.waitForSelector("#confirm");
    await atAllSizes(page, false);
    // The arcs go where it is being tried out.
    await page.click("#show-arcs");
    const begins = (): Promise<string> =>
      page.locator(".overlay[data-arcs] path").first().getAttribute("d").then(String);
    await page.waitForSelector(".overlay[data-arcs]");
    const before = await begins();
    await page.click("#wheel-left");
    await expect.poll(begins).not.toBe(before);
    await page.click("#show-arcs");
    // Whoever looks at somebody else while a place along a facing is asked for can still go on.
    await openFile(app, page, "slide.json", everyKindOfChoice().points.get("charge-move") ?? "");
    await page.waitForSelector("#confirm");
    const led = await page.locator('[data-piece][aria-pressed="true"]').getAttribute("data-piece");
    await page.locator(`[data-piece]:not([data-piece="${led}"])`).first().focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector("#slide-anew");
    await atAllSizes(page, false);
    await page.click("#slide-anew");
    await page.waitForSelector("#confirm");
    await app.close(page);
  });

  const weighed = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => document.querySelector('.odds[aria-busy="false"] section') !== null);

  test("beside the dice stand the chances of these dice, not of a unit that happens to be chosen", async () => {
    // A blow falls while a unit elsewhere, which is chosen, could charge.
    const struck = playedUntil(11, (b) => b.request?.type === "roll" && (b.request.chains?.length ?? 0) > 1);
    const free = struck.battle.game.units.find(
      (u) => (ninthAge.views.reach?.(struck.battle.game, u.id)?.targets.length ?? 0) > 0,
    );
    if (free === undefined) throw new Error("nobody could charge");
    const page = await app.open();
    await page.click("#hotseat");
    await openFile(app, page, "struck.json", struck.text);
    await page.locator(`[data-piece="${free.id}"]`).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".unit-box")?.textContent?.includes("The charge arrives"));
    expect(await page.locator(".prompt .chance").allInnerTexts()).toEqual([]);
    // A unit flees while charges are still under way.
    const fleeing = playedUntil(
      23,
      (b) =>
        b.request?.type === "roll" &&
        b.request.label.key === "roll.flee" &&
        b.game.stack.some((f) => f.sequence.startsWith("charge")),
    );
    await openFile(app, page, "fleeing.json", fleeing.text);
    await page.waitForFunction(() => document.querySelector(".prompt .what")?.textContent?.includes("flee"));
    await page.waitForTimeout(300);
    expect(await page.locator(".prompt .chance").allInnerTexts()).toEqual([]);
    await app.close(page);
  });

  /** The shares of a question's results as its list shows them. */
  const sharesOf = (battle: Battle<NinthAge>, id: string): ReadonlyMap<string, number> => {
    const question = ninthAge.views.questions(battle.game, battle.request as Request).find((q) => q.id === id);
    if (question === undefined) throw new Error(`nobody asks ${id}`);
    const results = exactOdds(ninthAge, question).results.filter((r) => r.probability >= 0.0005);
    const whole = percents(results.map((r) => r.probability));
    return new Map(results.map((r, i) => [r.id, whole[i] as number]));
  };

  test("hold or flee: each answer carries what it may come to", async () => {
    const { battle, text } = playedUntil(
      11,
      (b) =>
        asks("charge-reaction")(b) &&
        (ninthAge.rules.choices["charge-reaction"]?.enumerate?.(
          b.game,
          (b.request as unknown as { about: never }).about,
        )?.length ?? 0) > 1,
    );
    const page = await app.open();
    await page.click("#hotseat");
    await openFile(app, page, "reaction.json", text);
    await weighed(page);
    const kind = ninthAge.rules.choices["charge-reaction"];
    const { about } = battle.request as unknown as { about: never };
    const questions = ninthAge.views.questions(battle.game, battle.request as Request);
    for (const answer of (kind?.enumerate?.(battle.game, about) ?? []) as readonly Json[]) {
      const label = say(ninthAge, kind?.label?.(battle.game, about, answer) ?? { key: "" }, "en");
      const button = page.locator(".prompt-foot .answer", { hasText: label });
      const own = questions.filter((q) => JSON.stringify(q.answer) === JSON.stringify(answer));
      expect(own.length).toBeGreaterThan(0);
      for (const q of own) {
        const line = await button.locator(`[data-question="${q.id}"]`).innerText();
        const shares = sharesOf(battle, q.id);
        const contest = q.results.some((r) => typeof r.winner === "number");
        // Each side by its unit.
        const name = (seat: number): string => {
          const piece = ninthAge.views
            .board(battle.game)
            .pieces.find((u) => u.seat === seat && q.pieces?.some((p) => p === u.key));
          return piece === undefined ? "?" : say(ninthAge, piece.name, "en");
        };
        const sum = (winner: number | null): number =>
          q.results.filter((r) => r.winner === winner).reduce((s, r) => s + (shares.get(r.id) ?? 0), 0);
        const expected = contest
          ? [
              [`${name(0)} wins`, sum(0)],
              ["No winner", sum(null)],
              [`${name(1)} wins`, sum(1)],
            ]
          : q.results.map((r) => [say(ninthAge, r.label, "en", name), shares.get(r.id) ?? 0]);
        for (const [words, share] of expected) if ((share as number) > 0) expect(line).toContain(`${words} ${share}%`);
      }
    }
    await app.close(page);
  });

  test("percentages of one list add up to a hundred, and what is taken for granted stands beside “exact”", async () => {
    const page = await app.open();
    await page.click("#hotseat");
    let assumed = 0;
    // Each scene with as many lines of its script as lead to the question.
    for (const [name, lines, asked] of [
      ["combined-charge", 0, "charge"],
      ["combined-charge", 12, "roll"],
      ["duel", 0, "issue-duel"],
      ["charge-and-flee", 1, "charge-reaction"],
    ] as const) {
      await openFile(app, page, `${name}.json`, sceneUpTo(name, lines));
      // Not the odds of what was asked before.
      await page.waitForSelector(`.prompt[data-asked="${asked}"]`);
      await weighed(page);
      const lists = await page.evaluate(() =>
        [...document.querySelectorAll(".odds section")].map((s) => ({
          title: s.querySelector("h3")?.textContent ?? "",
          sides: [...s.querySelectorAll(".contest-words strong")].map((e) => Number.parseInt(e.textContent ?? "", 10)),
          lines: [...s.querySelectorAll(".bars .n")].map((e) => Number.parseInt(e.textContent ?? "", 10)),
          nobody: s.querySelector(".contest-words")?.textContent?.includes("No winner") ?? false,
          means: s.querySelectorAll(".tallies li").length,
        })),
      );
      expect(lists.length).toBeGreaterThan(0);
      const sum = (list: readonly number[]): number => list.reduce((s, n) => s + n, 0);
      for (const { title, sides, lines, nobody, means } of lists) {
        // What is told by its mean alone has no shares.
        if (means > 0 && lines.length === 0) continue;
        if (sides.length === 0) expect(sum(lines), title).toBe(100);
        else {
          expect(sum(sides), title).toBe(100);
          // A draw has no line of its own unless there are several ways to part without a winner.
          expect(sum(lines), title).toBe(nobody ? 100 : 100 - (sides[1] as number));
        }
      }
      assumed += await page.locator(".odds .decisions li, .odds .decisions [data-decision]").count();
    }
    expect(assumed).toBeGreaterThan(0);
    expect(await textOf(page, ".odds .exact")).toMatch(/^(exact|sampled)/);
    await app.close(page);
  });

  test("a save that fails is told as one, and the lit dice are those that held", async () => {
    const page = await app.open();
    await page.click("#hotseat");
    const { text } = playedUntil(11, (b) => b.request?.type === "roll" && b.request.dice.kind.startsWith("chain"));
    await openFile(app, page, "blows.json", text);
    await page.waitForSelector("#roll");
    await lookUp(page, "log");
    for (let i = 0; i < 60 && !(await textOf(page, ".log")).includes("armour saves"); i++) {
      if ((await page.locator("#roll:enabled").count()) > 0) await page.click("#roll");
      else await page.locator(".prompt .answer, #end-moves").first().click();
    }
    const stages = await page.evaluate(() =>
      [...document.querySelectorAll(".log .stages li")]
        .filter((li) => li.textContent?.includes("armour saves"))
        .map((li) => ({
          need: Number.parseInt(li.querySelector(".stage-name")?.textContent ?? "", 10),
          lit: [...li.querySelectorAll(".die.on")].map((d) => Number(d.textContent)),
          out: [...li.querySelectorAll(".die.out")].map((d) => Number(d.textContent)),
          result: li.querySelector("strong.n")?.textContent ?? "",
        })),
    );
    expect(stages.length).toBeGreaterThan(0);
    for (const { need, lit, out, result } of stages) {
      expect(lit.every((face) => face >= need || face === 6)).toBe(true);
      expect(out.every((face) => face < need || face === 1)).toBe(true);
      expect(result).toBe(`→ ${out.length} failed`);
    }
    await app.close(page);
  });

  test("no fault in the console all along", () => {
    expect(app.faults).toEqual([]);
  });
});
