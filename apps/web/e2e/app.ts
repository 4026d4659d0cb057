import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { PreviewServer } from "vite";
import { afterAll, beforeAll } from "vitest";
import { launch, serveBuilt } from "./browser.ts";

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly french?: boolean;
  readonly dark?: boolean;
  /** Computers that do not think. */
  readonly random?: boolean;
  /** Another page of the same browser: what one keeps, the other finds. */
  readonly context?: BrowserContext;
}

export interface TheApp {
  /** The app with computers that do not dawdle; every fault of the console is written down. */
  open(look?: Look): Promise<Page>;
  readonly faults: string[];
  /** Where files of this test file go. */
  readonly folder: string;
}

/** The built app in a browser, for all tests of one file. */
export function theApp(name: string): TheApp {
  const folder = join(tmpdir(), "tercio-e2e", name);
  const faults: string[] = [];
  let browser: Browser;
  let server: PreviewServer;
  let url: string;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    ({ server, url } = await serveBuilt());
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  return {
    folder,
    faults,
    async open(look = {}) {
      const context =
        look.context ??
        (await browser.newContext({
          viewport: { width: look.width ?? 1440, height: look.height ?? 900 },
          locale: look.french === true ? "fr-FR" : "en-GB",
          colorScheme: look.dark === true ? "dark" : "light",
          hasTouch: look.touch === true,
          acceptDownloads: true,
        }));
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      page.on("pageerror", (e) => faults.push(e.message));
      page.on("console", (m) => ["error", "warning"].includes(m.type()) && faults.push(m.text()));
      await page.goto(`${url}?fast${look.random === true ? "=random" : ""}`);
      await page.waitForSelector(look.context === undefined ? "#hotseat" : ".prompt .what");
      return page;
    },
  };
}

/** Opens a text as a file, as a player does from the menu. */
export async function openFile(app: TheApp, page: Page, name: string, text: string): Promise<void> {
  const path = join(app.folder, name);
  writeFileSync(path, text);
  await page.setInputFiles("input[type=file]", path);
}

export const textOf = (page: Page, selector: string): Promise<string> => page.locator(selector).first().innerText();
/** What is asked. */
export const asked = (page: Page): Promise<string> => textOf(page, ".prompt .what");

/** Until everything played so far is kept: the app writes a moment after the last answer. */
export const kept = (page: Page): Promise<void> => page.waitForTimeout(400);
