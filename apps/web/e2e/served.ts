// The app as it is shipped, served for as long as something is done with it in a browser.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Browser } from "playwright-core";
import { launch } from "./browser.ts";

async function served(): Promise<{ readonly at: string; readonly server: ChildProcess }> {
  const server = spawn(process.execPath, ["tools/start.mjs", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  let told = "";
  for await (const part of server.stdout) {
    told += String(part);
    const at = /^Tercio: (http\S+)/m.exec(told)?.[1];
    if (at !== undefined) return { at, server };
  }
  throw new Error(`npm start ended: ${told}`);
}

/** Does something with the app at that address, or with one served for it, in a browser of its own. */
export async function withApp(
  at: string | undefined,
  use: (browser: Browser, at: string) => Promise<void>,
): Promise<void> {
  const own = at === undefined ? await served() : null;
  const browser = await launch();
  try {
    await use(browser, at ?? own?.at ?? "");
  } finally {
    await browser.close();
    own?.server.kill();
  }
  if (own !== null && own.server.exitCode === null) await once(own.server, "exit");
}
