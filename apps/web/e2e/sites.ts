import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

/** What is served: a folder, or the address of a server that has it; `altered` changes a text on its way. */
interface Served {
  readonly from: string;
  readonly altered?: (path: string, text: string) => string;
}

/** A plain web server that serves something else from one moment to the next, as a host puts a new release in place. */
export interface Site {
  readonly address: string;
  put(served: Served): void;
  close(): Promise<void>;
}

/** The file or the answer behind a path; null where there is none. */
async function found({ from }: Served, path: string): Promise<{ readonly body: Buffer; readonly type: string } | null> {
  if (from.startsWith("http")) {
    const answer = await fetch(new URL(path, from));
    if (!answer.ok) return null;
    return { body: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get("content-type") ?? "" };
  }
  const named = join(from, normalize(path));
  const file = existsSync(named) && statSync(named).isDirectory() ? join(named, "index.html") : named;
  return existsSync(file)
    ? { body: readFileSync(file), type: TYPES[extname(file)] ?? "application/octet-stream" }
    : null;
}

export async function serve(served: Served): Promise<Site> {
  let now = served;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    const serving = now;
    void found(serving, path).then((answer) => {
      if (answer === null) {
        response.writeHead(404).end();
        return;
      }
      const body = serving.altered === undefined ? answer.body : serving.altered(path, answer.body.toString("utf8"));
      const changed = serving.altered !== undefined && /text|javascript|json/.test(answer.type);
      response.writeHead(200, { "content-type": answer.type, "cache-control": "no-cache" });
      response.end(changed ? body : answer.body);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    put: (other) => {
      now = other;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
