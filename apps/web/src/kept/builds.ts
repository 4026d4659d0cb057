import { asStored, valueOf } from "@tercio/files";
import { type About, ABOUT, aboutFileOf, aboutFrom, cacheOf, isKeptCache, pageOf } from "./about.ts";

/** A kept build as the server lists it, with every file that it consists of. */
interface Listed extends About {
  readonly content: readonly string[];
}

/** What this page's own build says of itself; null where developers have it from its sources. */
export const ownBuild = (): About | null =>
  aboutFrom(document.querySelector<HTMLMetaElement>(`meta[name="${ABOUT}"]`)?.content);

const here = (path: string): string => new URL(path, document.baseURI).href;

/** The kept builds in this browser's caches. */
async function cached(): Promise<readonly About[]> {
  if (!("caches" in globalThis)) return [];
  const names = (await caches.keys()).filter(isKeptCache);
  const found = await Promise.all(
    names.map(async (cache) => {
      const about = await (await caches.open(cache)).match(here(aboutFileOf(cache.slice(cacheOf("").length))));
      return about === undefined ? null : aboutFrom(await about.text());
    }),
  );
  return found.filter((about) => about !== null);
}

/** The kept builds that the server has beside the app; none where it has none or is out of reach. */
async function served(): Promise<readonly Listed[]> {
  try {
    const answer = await fetch(here("kept/index.json"));
    // A server that answers every address with the app has no list.
    if (!answer.ok || answer.headers.get("content-type")?.includes("json") !== true) return [];
    const list = valueOf(await answer.text());
    if (!list.ok || !Array.isArray(list.value)) return [];
    // One that is written wrongly keeps no other from being used.
    return list.value.flatMap((one: unknown): readonly Listed[] => {
      const read = asStored(one, "kept-build");
      return read.ok ? [read.value] : [];
    });
  } catch {
    return [];
  }
}

/** Brings a build of the server into this browser's caches, so that its battles go on without a network. */
async function keep({ content, ...about }: Listed): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(cacheOf(about.name));
  const page = here(pageOf(about.name));
  await cache.addAll(content.filter((file) => file !== "index.html").map((file) => new URL(file, page).href));
  await cache.add(page);
  // Last: what says that it is there.
  await cache.put(here(aboutFileOf(about.name)), new Response(JSON.stringify(about)));
}

const plays = (about: About, system: string, version: string): boolean => about.rules[system] === version;

/**
 * The kept build that plays a game by this version of its rules: of this browser, else of the server, from which it is then
 * kept here too; null where there is none.
 */
export async function buildFor(system: string, version: string): Promise<About | null> {
  try {
    const own = (await cached()).find((about) => plays(about, system, version));
    if (own !== undefined) return own;
    const found = (await served()).find((about) => plays(about, system, version));
    if (found === undefined) return null;
    // A full store keeps it from being played offline, not from being played.
    await keep(found).catch(() => undefined);
    return found;
  } catch {
    return null;
  }
}

/** Drops every kept build that none of these battles needs any more; those that today's build plays need none. */
export async function dropUnneeded(
  battles: readonly { readonly system: string; readonly version: string }[],
): Promise<void> {
  const own = ownBuild();
  const older = battles.filter((b) => own === null || !plays(own, b.system, b.version));
  for (const about of await cached())
    if (!older.some((b) => plays(about, b.system, b.version))) await caches.delete(cacheOf(about.name));
}
