import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

const root = fileURLToPath(new URL("..", import.meta.url));
const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** A word for the sources as they are now: every path, size and time under what the app is made from. */
function stamp(): string {
  const hash = createHash("sha1").update(root);
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (["node_modules", "dist", "e2e", "tests", "bench"].includes(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else {
        const { size, mtimeMs } = statSync(path);
        hash.update(`${path} ${size} ${mtimeMs}\n`);
      }
    }
  };
  walk(root);
  walk(join(repository, "packages"));
  return hash.digest("hex").slice(0, 16);
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Builds the app once for all test files, also for those that run at the same time. */
async function built(): Promise<string> {
  const shelf = join(tmpdir(), "tercio-e2e-built");
  const name = stamp();
  const folder = join(shelf, name);
  const done = join(shelf, `${name}.done`);
  mkdirSync(shelf, { recursive: true });
  for (;;) {
    if (existsSync(done)) return folder;
    try {
      mkdirSync(join(shelf, `${name}.lock`));
    } catch {
      // Somebody else builds it; one who died doing so left a lock that grows old.
      const since = statSync(join(shelf, `${name}.lock`), { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > 180_000) rmSync(join(shelf, `${name}.lock`), { recursive: true, force: true });
      await pause(200);
      continue;
    }
    try {
      for (const old of readdirSync(shelf))
        if (!old.startsWith(name) && Date.now() - statSync(join(shelf, old)).mtimeMs > 6 * 3_600_000)
          rmSync(join(shelf, old), { recursive: true, force: true });
      await build({ root, logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
      writeFileSync(done, "");
    } finally {
      rmSync(join(shelf, `${name}.lock`), { recursive: true, force: true });
    }
  }
}

/** The app as it is shipped, service worker and all, served on a free port. */
export async function serveBuilt(): Promise<{ readonly server: PreviewServer; readonly url: string }> {
  const server = await preview({
    root,
    logLevel: "error",
    build: { outDir: await built() },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("the server has no address");
  return { server, url };
}
