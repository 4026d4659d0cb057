import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { hasChromium } from "./browser.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the app, with a slash at its end. */
    readonly app: string;
  }
}

/** What a player gets: `npm start` builds the app as it is shipped and serves it, once for all the browser's tests. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (!hasChromium) return undefined;
  // Vitest calls itself a test; an app built under that name would be React's slow one for developers.
  const { NODE_ENV: _, ...env } = process.env;
  const server = spawn(process.execPath, ["tools/start.mjs", "--port", "0"], {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((found, failed) => {
    let told = "";
    server.stdout.on("data", (part: Buffer) => {
      told += part.toString();
      const url = /^Tercio: (http\S+)/m.exec(told)?.[1];
      if (url !== undefined) found(url);
    });
    server.once("exit", (code) => failed(new Error(`npm start ended with ${code}: ${told}`)));
  });
  project.provide("app", address);
  return () => void server.kill();
}
