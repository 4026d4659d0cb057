import { counterSource } from "@tercio/dice";
import { games } from "@tercio/games";
import { type Battle, type Core, save, startBattle } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { byChance, listening, type RuleCase, pagesOf } from "@tercio/testkit";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { ruleCases as ofSigmar } from "../../../../packages/systems/age-of-sigmar/tests/rule-cases/index.ts";
import { ruleCases as ofNinthAge } from "../../../../packages/systems/ninth-age/tests/rule-cases/index.ts";
import { ruleCases as ofOldWorld } from "../../../../packages/systems/old-world/tests/rule-cases/index.ts";
import { lookUp, openFile, theApp } from "../app.ts";
import { barred } from "../barred.ts";
import { hasChromium } from "../browser.ts";
import { atSize, inTurn, some, inProof } from "../in-turn.ts";
import { asks, playedUntil } from "../saves.ts";
import { misplaced, onceSettled } from "../walk.ts";
import { sizes } from "../sizes.ts";

interface Share {
  /** Of the window, what the drawing of the field covers, and what the table itself. */
  readonly field: number;
  readonly table: number;
  readonly fieldWide: number;
  readonly tableWide: number;
  readonly upright: boolean;
}

const shares = (page: Page): Promise<Share> =>
  page.evaluate(() => {
    const box = (selector: string): DOMRect => document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
    const [field, table] = [box("svg.board"), box("svg.board .table-top")];
    const all = innerWidth * innerHeight;
    return {
      field: (field.width * field.height) / all,
      table: (table.width * table.height) / all,
      fieldWide: field.width / innerWidth,
      tableWide: table.width / innerWidth,
      upright: table.height > table.width,
    };
  });

/** The middle of all units of a side, as fractions of the field from its left and from its top. */
const middleOf = (page: Page, seat: 1 | 2): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate((n) => {
    const field = document.querySelector("svg.board")?.getBoundingClientRect() as DOMRect;
    const own = [...document.querySelectorAll("svg.board [data-piece]")]
      .filter((e) => e.getAttribute("aria-label")?.startsWith(`Player ${n}`))
      .map((e) => e.querySelector(".hull")?.getBoundingClientRect() as DOMRect);
    const mean = (of: (r: DOMRect) => number): number => own.reduce((sum, r) => sum + of(r), 0) / own.length;
    return {
      x: (mean((r) => (r.left + r.right) / 2) - field.left) / field.width,
      y: (mean((r) => (r.top + r.bottom) / 2) - field.top) / field.height,
    };
  }, seat);

/** Words of dice that are rolled nowhere by themselves: parts of a sentence, and mortal wounds of a rolled number, which no unit of ours inflicts. */
const PARTS: { readonly [game: string]: readonly string[] } = {
  "old-world": ["roll.hit", "roll.wound", "roll.save"],
  "age-of-sigmar": ["roll.mortal"],
};

/** Battles by name in which chance comes to all that a game asks, with their seeds; of the usual game the dice alone. */
const WALKED: { readonly [game: string]: readonly (readonly [scenario: string, seed: number])[] } = {
  "old-world": ["starter", "one-model", "standards", "skirmishers"].map((id) => [id, 7] as const),
  "age-of-sigmar": [
    ["wings", 2],
    ["guided", 28],
    ["wings", 28],
  ],
};

/** Pages of the rules, which come to what is seldom asked. */
const pages: { readonly [game: string]: readonly RuleCase[] } = {
  "ninth-age": ofNinthAge,
  "old-world": ofOldWorld,
  "age-of-sigmar": ofSigmar,
};

/** What `npm run proof -- tests` walks: whatever is asked in any battle by name, and on any page of the rules that begins as a battle does. */
const FULLY = (game: (typeof games)[number]) => game.rules.scenarios().map((s) => [s.id, 7] as const);

/**
 * Where battles of a game that chance plays first ask for each kind of thing, saved: the dice alone, or choices too; and
 * dice that are met, but only where nothing can be saved.
 */
function kindsOf(
  game: (typeof games)[number],
  choices: boolean,
): { readonly found: ReadonlyMap<string, string>; readonly unsaved: readonly string[] } {
  const found = new Map<string, string>();
  const met = new Set<string>();
  const see = (battle: Battle<Core>): void => {
    const { request } = battle;
    if (request === null) return;
    const kind = request.type === "roll" ? request.label.key : request.choice;
    if (!choices && request.type === "choice") return;
    if (request.type === "roll") met.add(kind);
    if (found.has(kind)) return;
    try {
      found.set(kind, JSON.stringify(save(battle)));
    } catch {
      // A page may begin in the midst of something, where no battle does.
    }
  };
  const walked = [...(WALKED[game.id] ?? [["starter", 7] as const]), ...(inject("fully") ? FULLY(game) : [])];
  for (const [of, seed] of walked) {
    const scenario = game.rules.scenarios().find((s) => s.id === of)?.scenario ?? game.rules.starter();
    for (const { battle } of byChance(startBattle<Core>(game, scenario, seed), counterSource(seed, 0), 250))
      see(battle);
  }
  if (inject("fully")) {
    listening.to = (battle) => see({ ...battle, system: game });
    // Pages of another edition alone are tried where that one is played.
    const [usual = ""] = game.rules.editions;
    for (const page of pagesOf(pages[game.id] ?? [], usual)) page.run();
    listening.to = null;
  }
  return { found, unsaved: [...met].filter((kind) => !found.has(kind)) };
}

describe.skipIf(!hasChromium)("the board comes first", () => {
  const app = theApp("layout");
  const drawn = (page: Page): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  /** What is wrong with the buttons when the board has taken up the window's new size. */
  const wrongOnceDrawn = (page: Page): Promise<unknown> => page.evaluate(onceSettled(misplaced));

  test("with the panels open it covers at least three fifths of a window of 1366 by 768, and a phone’s whole width", async () => {
    const page = await app.open({ width: 1366, height: 768, oddless: true });
    // Before anybody has chosen anything, too.
    expect((await shares(page)).table).toBeGreaterThanOrEqual(0.6);
    await page.click("#hotseat");
    const starter = ninthAge.rules.starter();
    const setup = { ...starter.setup, deployment: "frontline-clash", objective: "hold-the-ground", map: "hedgerows" };
    const scenario = { ...starter, setup };
    for (const [turn, kind] of ["move", ...some(["deploy", "charge", "allocate", "pursue"], 2)].entries()) {
      await openFile(app, page, `${kind}.json`, playedUntil(11, asks(kind), { scenario }).text);
      await page.waitForSelector(`.prompt[data-asked="${kind}"]`);
      // The first in all windows.
      for (const size of turn === 0 ? sizes : inTurn(turn)) {
        await page.setViewportSize(size);
        await drawn(page);
        const { field, table, fieldWide, tableWide, upright } = await shares(page);
        const where = `${kind} at ${size.width}x${size.height}: ${field.toFixed(2)}, ${table.toFixed(2)}`;
        if (size.width > size.height && size.width > 1000) {
          expect(field, where).toBeGreaterThanOrEqual(0.6);
          // The table itself: the drawing is not stretched around it.
          expect(table, where).toBeGreaterThanOrEqual(size.width === 1440 ? 0.58 : 0.6);
          for (const tab of ["log", "sequence", "unit"] as const) {
            await lookUp(page, tab);
            expect((await shares(page)).field, `${where}, ${tab}`).toBeGreaterThanOrEqual(0.6);
          }
        }
        if (size.width < size.height) expect(fieldWide, where).toBe(1);
        // What is tried may need some of the height; else the table itself is as wide as the phone, but for its margin.
        if (size.width === 390) expect(tableWide, where).toBeGreaterThan(0.75);
        expect(upright, where).toBe(size.width === 390);
        expect(await page.evaluate(`(${misplaced})()`)).toBeNull();
      }
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  test("the viewer’s side is near, wherever it was deployed and whichever seat it has; the table turns by hand", async () => {
    const page = await app.open({ width: 1366, height: 768, oddless: true, random: true });
    const found = new Set<string>();
    // Where each kind was found, then wherever it may be.
    const known = [1, 2, 3, 7].map((seed, i) => [seed, i % 2 === 0 ? "human" : "computer"] as const);
    const others = Array.from({ length: 39 }, (_, i) => i + 1).flatMap((seed) => [
      [seed, "human"] as const,
      [seed, "computer"] as const,
    ]);
    for (const [seed, first] of [...known, ...others]) {
      if (found.size === 4) break;
      const seats =
        first === "human"
          ? ([{ by: "human" }, { by: "computer", level: "random" }] as const)
          : ([{ by: "computer", level: "random" }, { by: "human" }] as const);
      const { text, battle } = playedUntil(
        seed,
        (b) => (asks("charge")(b) && b.game.active === (first === "human" ? 0 : 1)) || b.game.gameTurn > 1,
        { seats },
      );
      const kind = `${first} ${battle.game.zone[0]}`;
      if (battle.request === null || battle.game.gameTurn > 1 || found.has(kind)) continue;
      found.add(kind);
      await openFile(app, page, "seats.json", text);
      await page.waitForSelector(`.app[data-seed="${seed}"][data-answers="${battle.log?.length ?? 0}"]`);
      const [own, foe] = first === "human" ? ([1, 2] as const) : ([2, 1] as const);
      await page.setViewportSize({ width: 1366, height: 768 });
      await drawn(page);
      expect((await middleOf(page, own)).y, kind).toBeGreaterThan((await middleOf(page, foe)).y + 0.1);
      await page.setViewportSize({ width: 390, height: 844 });
      await drawn(page);
      expect((await middleOf(page, own)).x, kind).toBeLessThan((await middleOf(page, foe)).x - 0.1);
      // A quarter more, by hand: at the top of the window; and by the key, all the way round.
      await page.click("#turn-table");
      await drawn(page);
      expect((await middleOf(page, own)).y, kind).toBeLessThan((await middleOf(page, foe)).y - 0.1);
      for (let i = 0; i < 3; i++) await page.keyboard.press("v");
      await drawn(page);
      expect((await middleOf(page, own)).x, kind).toBeLessThan((await middleOf(page, foe)).x - 0.1);
    }
    expect([...found].sort()).toEqual(["computer -1", "computer 1", "human -1", "human 1"]);
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  inProof("at whatever any game asks, the button for the next answer is in a window of each size", async () => {
    const page = await app.open({ oddless: true });
    await page.click("#hotseat");
    for (const game of games) {
      // Every choice of The Ninth Age is looked at in prompt.test.ts.
      const choices = game.id !== ninthAge.id;
      const { found: kinds, unsaved } = kindsOf(game, choices);
      const lacking = Object.keys(game.rules.choices).filter((kind) => choices && !kinds.has(kind));
      expect(lacking, game.id).toEqual([]);
      // The dice of the smaller games, all of them; of the usual one those of its pages, but for parts that no battle begins with.
      const rolled = choices ? Object.keys(game.messages.en).filter((key) => /^roll\.[a-z-]+$/.test(key)) : [];
      expect(
        rolled.filter((key) => !kinds.has(key) && !PARTS[game.id]?.includes(key)),
        game.id,
      ).toEqual([]);
      if (inject("fully")) expect(unsaved.length, unsaved.join()).toBeLessThan(7);
      expect(kinds.size, game.id).toBeGreaterThan(3);
      // Each kind of choice, and some of the dice, that have all the same button.
      const rolls = some(
        [...kinds.keys()].filter((kind) => game.rules.choices[kind] === undefined),
        4,
      );
      for (const [turn, [kind, text]] of [...kinds].entries()) {
        if (game.rules.choices[kind] === undefined && !rolls.includes(kind)) continue;
        await openFile(app, page, "kind.json", text);
        await page.waitForFunction(
          (n) => document.querySelector<HTMLElement>(".app")?.dataset["answers"] === n,
          String((JSON.parse(text) as { entries: readonly unknown[] }).entries.length),
        );
        for (const size of inTurn(turn)) {
          await atSize(page, size);
          expect(await wrongOnceDrawn(page), `${game.id}, ${kind}`).toBeNull();
        }
      }
      expect(await barred(page, game.id)).toEqual([]);
    }
    expect(app.faults).toEqual([]);
    await app.close(page);
  });

  inProof("the drawers of a small screen open over the field and leave what is asked in sight", async () => {
    const { text } = playedUntil(5, asks("move"));
    for (const size of sizes.slice(0, 3)) {
      const page = await app.open({ ...size, touch: size.width === 390, oddless: true });
      await page.click("#hotseat");
      await openFile(app, page, "move.json", text);
      await page.waitForSelector("#end-moves");
      // On a tablet that stands there is room for one of them below the field.
      const tablet = size.width > 600 && size.height > size.width;
      expect(await page.locator(".pane").count()).toBe(tablet ? 1 : 0);
      for (const tab of ["unit", "sequence", "log"] as const) {
        await page.click(`#tab-${tab}`);
        expect(await page.evaluate(`(${misplaced})()`), tab).toBeNull();
        // The same panes, on a phone's window only: what bars somebody in them is no question of size.
        if (size.width === 390) expect(await barred(page, `${tab} ${size.width}`)).toEqual([]);
        const box = await page.locator(".pane").boundingBox();
        expect((box?.height ?? 0) * (box?.width ?? 0)).toBeGreaterThan(60_000);
      }
      // Pressed again a drawer goes.
      await page.click("#tab-log");
      expect(await page.locator(".pane").count()).toBe(tablet ? 1 : 0);
      await app.close(page);
    }
    expect(app.faults).toEqual([]);
  });
});
