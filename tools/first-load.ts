// What a first visit to the built app fetches before a player can press something, and before the battle stands; how long that
// takes on a phone (CPU four times slower, 1.6 Mb/s). tsx tools/first-load.ts [--time]
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { BUDGET, firstLoad, type Read, sum } from "../apps/web/e2e/first-load.ts";
import { withApp } from "../apps/web/e2e/served.ts";

/** Milliseconds on a slow phone until the first screen can be used, and until a battle that was begun there stands. */
async function timed(browser: Browser, read: Read): Promise<void> {
  const types: { readonly [ending: string]: string } = {
    html: "text/html",
    js: "text/javascript",
    css: "text/css",
    svg: "image/svg+xml",
    png: "image/png",
    woff2: "font/woff2",
    webmanifest: "application/manifest+json",
  };
  const packed = new Map<string, Buffer>();
  const answer = async (
    url: string,
  ): Promise<{ readonly body: Buffer; readonly type: string; readonly text: boolean }> => {
    const path = url.replace(/\?.*/, "").replace(/\/$/, "/index.html").slice(1);
    const ending = path.slice(path.lastIndexOf(".") + 1);
    const text = ["html", "js", "css", "svg"].includes(ending);
    const known = packed.get(path);
    const body = known ?? (text ? gzipSync(await read(path)) : await read(path));
    packed.set(path, body);
    return { body, type: types[ending] ?? "text/plain", text };
  };
  const server = createServer((request, response) => {
    void answer(request.url ?? "/").then(({ body, type, text }) => {
      response.writeHead(200, { "content-type": type, ...(text ? { "content-encoding": "gzip" } : {}) });
      response.end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  try {
    for (let i = 0; i < 3; i++) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send("Network.enable");
      await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await client.send("Network.emulateNetworkConditions", {
        ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
      });
      const fetched: string[] = [];
      page.on("requestfinished", (r) => fetched.push(new URL(r.url()).pathname));
      const begun = Date.now();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: "commit" });
      await page.waitForSelector("#versus");
      const usable = Date.now() - begun;
      const files = [...fetched];
      const bytes = (paths: readonly string[]): number =>
        paths.reduce((all, path) => all + (/\.(js|css)$/.test(path) ? (packed.get(path.slice(1))?.length ?? 0) : 0), 0);
      await page.click("#versus");
      await page.waitForSelector(".app[data-seed] .prompt:not([data-asked=who])");
      const stood = Date.now() - begun;
      console.log(`usable after ${usable} ms, script and style fetched till then ${bytes(files)}`);
      console.log(`the battle stands after ${stood} ms, fetched till then ${bytes(fetched)}`);
      await context.close();
    }
  } finally {
    server.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { values } = parseArgs({ options: { time: { type: "boolean", default: false } } });
  await withApp(undefined, async (browser, at) => {
    const read: Read = async (file) => Buffer.from(await (await fetch(new URL(file, at))).arrayBuffer());
    const first = await firstLoad(read);
    for (const [file, bytes] of first) console.log(`${String(bytes).padStart(8)} ${file}`);
    console.log(
      `${String(sum(first)).padStart(8)} script and style before the first screen can be used; at most ${BUDGET}`,
    );
    if (values.time) await timed(browser, read);
  });
}
