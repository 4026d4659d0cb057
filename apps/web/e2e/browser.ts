import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Another place may be named; a place where nothing is makes the browser tests count as skipped. */
const CHROMIUM = process.env.TERCIO_CHROMIUM ?? "/usr/bin/chromium";
export const hasChromium = existsSync(CHROMIUM);
/** How long a page may take over anything before it is taken to hang, milliseconds: a busy machine is no fault. */
export const PATIENCE = 120_000;

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-quic",
    ],
  });

let shared: Promise<Browser> | undefined;

/** The one browser of this process, which ends with it; each page in it has a context of its own. */
export const theBrowser = (): Promise<Browser> => (shared ??= launch());
