import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";

const CHROMIUM = "/usr/bin/chromium";
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

/** The app from its sources on a free port. */
export async function serve(): Promise<{ readonly server: ViteDevServer; readonly url: string }> {
  const server = await createServer({
    root: new URL("..", import.meta.url).pathname,
    server: { host: "127.0.0.1", port: 0 },
    logLevel: "error",
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === "string")
    throw new Error("the server has no port");
  return { server, url: `http://127.0.0.1:${address.port}/` };
}
