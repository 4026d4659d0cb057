import type { BrowserContext, Page } from "playwright-core";
import { PATIENCE, theBrowser } from "./browser.ts";

/** What a window is like, and what runs in it before the app. */
export interface Window {
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
  readonly touch: boolean;
  readonly french: boolean;
  /** Runs in the page before the app does. */
  readonly first?: (() => void) | undefined;
}

/**
 * Pages that nobody uses, by what cannot be changed once they are open. A page of its own for each test costs a process
 * that starts, links and compiles the whole app: three seconds, of which half is saved where the process stays.
 */
const idle = new Map<string, Page[]>();
const kinds = new WeakMap<Page, string>();
/** What runs in a page before the app, until it is given back. */
const firsts = new WeakMap<Page, { dispose(): Promise<void> }>();

async function newContext({ width, height, dark, touch, french }: Window): Promise<BrowserContext> {
  const context = await (await theBrowser()).newContext({
    viewport: { width, height },
    locale: french ? "fr-FR" : "en-GB",
    colorScheme: dark ? "dark" : "light",
    hasTouch: touch,
    acceptDownloads: true,
    // What slides or fades in is there at once: nobody waits for it, and nothing is looked at half way.
    reducedMotion: "reduce",
    // Storing the app for days without a network is reference.test.ts's; here it would be stored anew for each page.
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(PATIENCE);
  // What a player may choose: nobody waits until the computer's turn has been watched.
  await context.addInitScript(() => {
    if (location.protocol.startsWith("http") && localStorage.getItem("tempo") === null)
      localStorage.setItem("tempo", "instant");
  });
  return context;
}

/** A page that knows nothing of those who had it before. */
export async function borrowed(look: Window): Promise<Page> {
  const kind = JSON.stringify([look.touch, look.french]);
  const page = idle.get(kind)?.pop() ?? (await (await newContext(look)).newPage());
  kinds.set(page, kind);
  await page.setViewportSize({ width: look.width, height: look.height });
  await page.emulateMedia({ colorScheme: look.dark ? "dark" : "light" });
  if (look.first !== undefined) firsts.set(page, await page.addInitScript(look.first));
  return page;
}

/** The page is done with: the app ends, and what it kept there is deleted. */
export async function givenBack(page: Page): Promise<void> {
  const kind = kinds.get(page);
  if (kind === undefined) throw new Error("this page was not borrowed");
  for (const heard of ["console", "pageerror", "worker"]) page.removeAllListeners(heard);
  // A picture of the same place: the process stays, and what a tab keeps can still be reached.
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await browser.detach();
  await firsts.get(page)?.dispose();
  firsts.delete(page);
  await page.mouse.move(0, 0);
  page.setDefaultTimeout(PATIENCE);
  idle.set(kind, [...(idle.get(kind) ?? []), page]);
}
