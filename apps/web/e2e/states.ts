// The states of a battle that players see most, each as the way there from the first screen: the gallery takes their
// pictures, and a test measures them. The battles are The Ninth Age's, played by chance from fixed seeds.
import type { Battle } from "@tercio/kernel";
import { type NinthAge, ninthAge, stands } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { PATIENCE } from "./browser.ts";
import { kept } from "./kept.ts";
import { opened } from "./opened.ts";
import { asks, playedUntil } from "./saves.ts";

const against = [{ by: "human" }, { by: "computer", level: "random" }] as const;
type Played = ReturnType<typeof playedUntil>;
const at = (seed: number, stop: (b: Battle<NinthAge>) => boolean, seats: typeof against | readonly [] = []): Played =>
  playedUntil(seed, stop, { seats });
const inTurn = (turn: number) => (b: Battle<NinthAge>) => b.game.gameTurn >= turn;

/** Opens the text of a battle, and waits until it stands there. */
export async function begun(page: Page, { text, battle }: Played): Promise<void> {
  await opened(page, text);
  await page.waitForSelector(`.app[data-answers="${battle.log?.length ?? 0}"]`);
}

/** Each state: how one gets there from the first screen. */
export const states: { readonly [name: string]: (page: Page) => Promise<void> } = {
  first: async (page) => {
    await page.waitForSelector("svg.board [data-piece]");
  },
  deployment: async (page) => {
    await begun(page, at(3, asks("deploy")));
  },
  "own-move": async (page) => {
    await begun(
      page,
      at(21, (b) => asks("move")(b) && inTurn(2)(b)),
    );
    await page.keyboard.press("n");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.waitForSelector("[data-ghost]", { state: "attached" });
  },
  "opponents-turn": async (page) => {
    const stop = (b: Battle<NinthAge>): boolean =>
      b.request?.type === "choice" && b.request.player === 0 && inTurn(3)(b) && asks("charge")(b);
    await begun(page, at(28, stop, against));
  },
  threat: async (page) => {
    await begun(
      page,
      at(21, (b) => asks("move")(b) && inTurn(2)(b)),
    );
    await page.keyboard.press("w");
    await page.waitForSelector("[data-threats]", { state: "attached" });
  },
  charge: async (page) => {
    await begun(
      page,
      at(11, (b) => asks("charge")(b) && inTurn(2)(b)),
    );
  },
  magic: async (page) => {
    const { scenario } = ninthAge.rules.scenarios().find((s) => s.id === "magic") ?? {};
    const stop = (b: Battle<NinthAge>): boolean => asks("cast-spell")(b) && inTurn(2)(b);
    await begun(page, playedUntil(2, stop, { seats: against, ...(scenario === undefined ? {} : { scenario }) }));
    // Nothing else is pointed at.
    await page.mouse.move(2, 2);
    // Where the first spell reaches is drawn beside its place in the list.
    await page.locator(".prompt .answer").first().focus();
    await page.waitForSelector(".sketch [data-area]", { state: "attached" });
  },
  combat: async (page) => {
    const melee = (b: Battle<NinthAge>): boolean =>
      b.request?.type === "roll" && b.game.stack.some((f) => stands(f, "round-of-combat"));
    await begun(page, at(21, melee));
  },
  result: async (page) => {
    await begun(
      page,
      at(5, () => false),
    );
  },
  shelf: async (page) => {
    await begun(
      page,
      at(11, (b) => asks("move")(b) && inTurn(2)(b)),
    );
    await kept(page);
    await begun(
      page,
      at(21, (b) => asks("move")(b) && inTurn(4)(b)),
    );
    await kept(page);
    await page.click(".menu-toggle");
    await page.click("#shelf");
    await page.waitForSelector(".shelf li");
  },
};

/** A list of those to start from, with the unit of this place open. */
async function listed(page: Page, unit: number): Promise<void> {
  await page.goto(page.url().replace(/#.*$|$/, "#/lists"));
  await page.locator(".starts button").nth(1).click();
  await page.click(`[data-place="units.${unit}"]`);
  await page.waitForSelector(".unit-body .read");
}

/** States of the list builder and of the armies in play, for the gallery alone. */
export const ofLists: typeof states = {
  list: (page) => listed(page, 0),
  "list-print": async (page) => {
    await listed(page, 3);
    await page.click("#more");
    await page.click("#print-list");
    await page.waitForSelector(".leaves[data-set=true] .leaf", { state: "attached" });
  },
  armies: async (page) => {
    await begun(page, at(3, asks("deploy")));
    await page.keyboard.press("z");
    await page.locator("[data-brought] summary").first().click();
  },
};

/** Numbers that are still being worked out are waited for, and what is shown to happen. */
export async function settled(page: Page): Promise<void> {
  if ((await page.locator(".app").count()) === 0) return;
  const look = { state: "attached", timeout: PATIENCE } as const;
  await page.waitForSelector(".details:not([data-weighing])", look);
  await page.waitForSelector(".stage:not([data-playing])", look);
}
