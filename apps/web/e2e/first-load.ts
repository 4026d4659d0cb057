// What a first visit to the built app fetches before a player can press something.
import { gzipSync } from "node:zlib";

/** Script and style that may be fetched before the first screen can be used, bytes as compressed by gzip. */
export const BUDGET = 100_000;

/** A file of a build. */
export type Read = (file: string) => Promise<Buffer>;

/** Files that a script of the build imports before it runs; those that it fetches later are not among them. */
const importsOf = (script: string): readonly string[] =>
  [...script.matchAll(/(?:^|[;}\n])import(?:[\w*\s{},$]*?from)?["']\.\/([\w.-]+\.js)["']/g)].map(
    ([, name = ""]) => `assets/${name}`,
  );

/** Scripts and styles that come with these, each with its compressed bytes. */
async function together(read: Read, files: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const take = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    const body = await read(file);
    found.set(file, gzipSync(body, { level: 9 }).length);
    if (file.endsWith(".js")) for (const next of importsOf(body.toString("utf8"))) await take(next);
  };
  for (const file of files) await take(file);
  return found;
}

/** Each script and style of the first screen with its compressed bytes; `read` gives a file of a build. */
export async function firstLoad(read: Read): Promise<ReadonlyMap<string, number>> {
  const page = (await read("index.html")).toString("utf8");
  const own = [...page.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.(?:js|css))"/g)].map(([, file = ""]) => file);
  return together(read, own);
}

export const sum = (files: ReadonlyMap<string, number>): number => [...files.values()].reduce((all, n) => all + n, 0);
