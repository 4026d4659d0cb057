import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { inject } from "vitest";
export { kept } from "./kept.ts";
import { borrowed, givenBack } from "./pages.ts";

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly french?: boolean;
  readonly dark?: boolean;
  /** Computers that do not think. */
  readonly random?: boolean;
  /** Nobody works out the odds: where a test does not look at them they are most of the work. */
  readonly oddless?: boolean;
  /** Where the app is served, if it is another than all tests share. */
  readonly at?: string;
}

export interface TheApp {
  /** The app with computers that do not dawdle; every fault of the console is written down. */
  open(look?: Look): Promise<Page>;
  /** Done with a page: the next to open one may get it, and finds nothing there of what was kept. */
  close(page: Page): Promise<void>;
  /** A picture of the page in the folder, for whoever wants to look at what is tried: only where TERCIO_PICTURES is set. */
  picture(page: Page, name: string): Promise<void>;
  readonly faults: string[];
  /** Where files of this test file go. */
  readonly folder: string;
}

/** Runs in the page before the app: what is asked of the odds never reaches the worker that thinks beside the page. */
export function withoutOdds(): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, asked: { readonly kind?: unknown }): void {
    if (asked.kind !== "odds") postMessage.call(this, asked, {});
  };
}

/** The built app in a browser, for all tests of one file. */
export function theApp(name: string): TheApp {
  const folder = join(tmpdir(), "tercio-e2e", name);
  const faults: string[] = [];
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    faults,
    async open(look = {}) {
      const { width = 1440, height = 900, dark = false, touch = false, french = false } = look;
      const first = look.oddless === true ? withoutOdds : undefined;
      const page = await borrowed({ width, height, dark, touch, french, first });
      page.on("pageerror", (e) => faults.push(e.message));
      page.on("console", (m) => {
        // A page that was given back shows a picture, for which the browser looks for an icon of its own, whenever it likes.
        if (m.location().url.endsWith("/favicon.ico")) return;
        if (["error", "warning"].includes(m.type()) && !m.text().endsWith("blocked by Playwright"))
          faults.push(`${m.text()} ${m.location().url}`.trim());
      });
      await page.goto(`${look.at ?? inject("app")}?fast${look.random === true ? "=random" : ""}`);
      // The welcome stands there before the battle screen does; most tests want both.
      await page.waitForSelector(".app[data-seed] #hotseat");
      return page;
    },
    async picture(page, name) {
      if (process.env.TERCIO_PICTURES !== undefined) await page.screenshot({ path: join(folder, name) });
    },
    close: givenBack,
  };
}

/** Opens a text as a file, as a player does from the menu. */
export async function openFile(app: TheApp, page: Page, name: string, text: string): Promise<void> {
  const path = join(app.folder, name);
  writeFileSync(path, text);
  await page.setInputFiles("input[type=file]", path);
}

export const textOf = (page: Page, selector: string): Promise<string> => page.locator(selector).first().innerText();
/** Presses something of the menu, which closes over it. */
export async function fromMenu(page: Page, button: string): Promise<void> {
  if ((await page.locator("#menu.open").count()) === 0) await page.click(".menu-toggle");
  await page.click(button);
  // What speaks of every game fetches them first.
  const content = { "#new": "#start", "#shelf": ".shelf" }[button];
  if (content !== undefined) await page.waitForSelector(content);
}

/** Opens one of what may be looked up, unless it stands there. */
export async function lookUp(page: Page, what: "unit" | "sequence" | "log"): Promise<void> {
  const tab = page.locator(`#tab-${what}`);
  if ((await tab.getAttribute("aria-pressed")) !== "true") await tab.click();
  // A log is drawn from its end.
  if (what === "log") await page.waitForSelector(".log:not([aria-busy])", { state: "attached" });
}

/** What is asked. */
export const asked = (page: Page): Promise<string> => textOf(page, ".prompt .what");

/** Until a player may press something, or `also` stands there. */
export async function offered(page: Page, also = "#rematch"): Promise<void> {
  const buttons = "#roll:enabled, #end-moves, #confirm, [id^=preset-], .prompt .answer, .prompt .answers button";
  await page.waitForSelector(`${buttons}, ${also}`, { state: "attached" });
}
