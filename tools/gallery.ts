// Pictures of the built app in the states that players see most, at the sizes they see them: npm run gallery
//   [-- --only combat,first] [--at http://...] [--to docs/gallery]
// Every state in English by day at six sizes; by night, in strong contrast and in French on a phone and on a desk.
// What is worst in them, and what became of it, is written by hand in docs/gallery/README.md.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Battle } from "@tercio/kernel";
import type { NinthAge } from "@tercio/ninth-age";
import type { Browser, Page } from "playwright-core";
import { asks, playedUntil } from "../apps/web/e2e/saves.ts";
import { withApp } from "./served.ts";

const { values } = parseArgs({
  options: { only: { type: "string" }, at: { type: "string" }, to: { type: "string", default: "docs/gallery" } },
});

interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: "light" | "dark" | "contrast";
  readonly language: "en" | "fr";
}
const sizes = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const both = [sizes[0], sizes[3]];
const looks: readonly Look[] = [
  ...sizes.map(([width, height]) => ({ width, height, theme: "light", language: "en" }) as const),
  ...both.flatMap(([width, height]) => [
    { width, height, theme: "dark", language: "en" } as const,
    { width, height, theme: "contrast", language: "en" } as const,
    { width, height, theme: "light", language: "fr" } as const,
  ]),
];
const nameOf = ({ width, height, theme, language }: Look): string =>
  [`${width}x${height}`, ...(theme === "light" ? [] : [theme]), ...(language === "en" ? [] : [language])].join("-");

const against = [{ by: "human" }, { by: "computer", level: "random" }] as const;
type Played = ReturnType<typeof playedUntil>;
const at = (seed: number, stop: (b: Battle<NinthAge>) => boolean, seats: typeof against | readonly [] = []): Played =>
  playedUntil(seed, stop, { seats });
const inTurn = (turn: number) => (b: Battle<NinthAge>) => b.game.gameTurn >= turn;

/** Opens the text of a battle, and waits until it stands there. */
async function opened(page: Page, { text, battle }: Played): Promise<void> {
  await page.setInputFiles("input[type=file]", {
    name: "battle.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await page.waitForSelector(`.app[data-answers="${battle.log?.length ?? 0}"]`);
}

/** Each state: how one gets there from the first screen. */
const states: { readonly [name: string]: (page: Page) => Promise<void> } = {
  first: async (page) => {
    await page.waitForSelector("svg.board [data-piece]");
  },
  deployment: async (page) => {
    await opened(page, at(3, asks("deploy")));
  },
  "own-move": async (page) => {
    await opened(
      page,
      at(21, (b) => asks("move")(b) && inTurn(2)(b)),
    );
    await page.keyboard.press("n");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
  },
  "opponents-turn": async (page) => {
    const stop = (b: Battle<NinthAge>): boolean =>
      b.request?.type === "choice" && b.request.player === 0 && inTurn(3)(b) && asks("charge")(b);
    await opened(page, at(17, stop, against));
  },
  threat: async (page) => {
    await opened(
      page,
      at(21, (b) => asks("move")(b) && inTurn(2)(b)),
    );
    await page.keyboard.press("w");
  },
  charge: async (page) => {
    await opened(
      page,
      at(11, (b) => asks("charge")(b) && inTurn(2)(b)),
    );
  },
  combat: async (page) => {
    const melee = (b: Battle<NinthAge>): boolean =>
      b.request?.type === "roll" && b.game.stack.some((f) => f.sequence === "round-of-combat");
    await opened(page, at(21, melee));
  },
  result: async (page) => {
    await opened(
      page,
      at(5, () => false),
    );
  },
  shelf: async (page) => {
    await opened(
      page,
      at(11, (b) => asks("move")(b) && inTurn(2)(b)),
    );
    await page.waitForTimeout(1500);
    await opened(
      page,
      at(21, (b) => asks("move")(b) && inTurn(4)(b)),
    );
    await page.waitForTimeout(1500);
    await page.click(".menu-toggle");
    await page.click("#shelf");
  },
};

/** Numbers that are still being worked out, and armies not yet standing, are waited for. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(900);
  await page.waitForSelector('.odds[aria-busy="true"]', { state: "detached", timeout: 15_000 }).catch(() => null);
  await page.waitForTimeout(200);
}

async function pictures(browser: Browser, address: string): Promise<void> {
  mkdirSync(values.to, { recursive: true });
  const wanted = values.only?.split(",") ?? Object.keys(states);
  for (const look of looks) {
    for (const name of wanted) {
      const state = states[name];
      if (state === undefined) throw new Error(`there is no "${name}": ${Object.keys(states).join(", ")}`);
      // A browser that knows nothing of the state before.
      const context = await browser.newContext({
        viewport: { width: look.width, height: look.height },
        locale: look.language === "fr" ? "fr-FR" : "en-GB",
        hasTouch: Math.min(look.width, look.height) < 700,
        reducedMotion: "reduce",
        serviceWorkers: "block",
      });
      await context.addInitScript(`localStorage.setItem("theme", "${look.theme}")`);
      const page = await context.newPage();
      await page.goto(`${address}?fast=random`);
      await page.waitForSelector(".app[data-seed] #hotseat");
      if (name !== "first") await page.click("#hotseat");
      await state(page);
      await settled(page);
      const path = join(values.to, `${name}-${nameOf(look)}.jpg`);
      await page.screenshot({ path, type: "jpeg", quality: 62 });
      await context.close();
    }
    console.log(nameOf(look));
  }
}

await withApp(values.at, pictures);
