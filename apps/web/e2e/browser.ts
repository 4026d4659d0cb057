import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { build, type PreviewServer, preview } from "vite";

/** Another place may be named; a place where nothing is makes the browser tests count as skipped. */
const CHROMIUM = process.env.TERCIO_CHROMIUM ?? "/usr/bin/chromium";
export const hasChromium = existsSync(CHROMIUM);

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

/** The app as it is shipped, service worker and all, built into `folder` and served on a free port. */
export async function serveBuilt(folder: string): Promise<{ readonly server: PreviewServer; readonly url: string }> {
  const root = new URL("..", import.meta.url).pathname;
  await build({ root, logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
  const server = await preview({
    root,
    logLevel: "error",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("the server has no address");
  return { server, url };
}
