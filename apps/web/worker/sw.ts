/// <reference lib="webworker" />
import { getCacheKeyForURL, precacheAndRoute, type PrecacheEntry } from "workbox-precaching";
import { cacheNames } from "workbox-core";
import { type About, aboutFileOf, aboutOfPage, cacheOf, isKeptCache, pageOf } from "../src/kept/about.ts";
import builds from "../../../kept/builds.json" with { type: "json" };

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/**
 * The app without a network, and the builds of before that battles still need. What replaces a build waits until nobody has it
 * open or a player asks for it, so that an update never comes over a battle.
 */

const here = (path: string): string => new URL(path, self.registration.scope).href;

/** What a page says of its build; pages of before they said so are of the first kept one. */
function aboutOf(html: string): About {
  const [first] = builds;
  const said = aboutOfPage(html);
  if (said !== null || first === undefined) return said ?? { name: "unknown", day: "", rules: {} };
  return { name: first.commit.slice(0, 8), day: first.day, rules: first.rules };
}

const sameRules = (a: About, b: About): boolean =>
  Object.keys({ ...a.rules, ...b.rules }).every((system) => a.rules[system] === b.rules[system]);

/**
 * The build that this one replaces is kept whole where its rules differ: its battles go on with it. Those that nobody needs
 * are dropped by the page, which knows the battles.
 */
async function keepReplaced(): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const requests = await cache.keys();
  const pages = requests.filter((r) => new URL(r.url).pathname.endsWith("/index.html"));
  const own = aboutOf(await (await fetch(here("index.html"), { cache: "no-cache" })).text());
  for (const page of pages) {
    const html = await (await cache.match(page))?.text();
    const about = html === undefined ? own : aboutOf(html);
    if (html === undefined || sameRules(about, own)) continue;
    const kept = await caches.open(cacheOf(about.name));
    for (const request of requests) {
      const file = new URL(request.url);
      const response = pages.includes(request) ? undefined : await cache.match(request);
      file.search = "";
      if (response !== undefined) await kept.put(file.href, response);
    }
    await kept.put(here(pageOf(about.name)), new Response(html, { headers: { "content-type": "text/html" } }));
    await kept.put(here(aboutFileOf(about.name)), new Response(JSON.stringify(about)));
  }
}

self.addEventListener("install", (event) => event.waitUntil(keepReplaced()));
precacheAndRoute(self.__WB_MANIFEST);
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page that an address leads to: a kept build's where it names one that is here, else today's. */
async function pageFor(request: Request): Promise<Response> {
  const { href } = new URL(request.url);
  const name = href.startsWith(here("kept/")) ? /^[\w.-]+/.exec(href.slice(here("kept/").length))?.[0] : undefined;
  const kept = name === undefined ? undefined : await caches.match(here(pageOf(name)), { cacheName: cacheOf(name) });
  if (kept !== undefined) return kept;
  // One that only the server has.
  if (name !== undefined) return fetch(request);
  const key = getCacheKeyForURL(here("index.html"));
  return (key === undefined ? undefined : await caches.match(key)) ?? fetch(request);
}

/** A file of a kept build: what today's build has was answered before. */
async function keptFile(request: Request): Promise<Response> {
  for (const cacheName of (await caches.keys()).filter(isKeptCache)) {
    const found = await caches.match(request, { cacheName });
    if (found !== undefined) return found;
  }
  return fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (!request.url.endsWith("/kept/index.json")) event.respondWith(keptFile(request));
});

self.addEventListener("message", (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type !== "UPDATE") return;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      // Every page would go on with parts of two builds: it is for the player to close the others first.
      const others = open.filter((c) => c.frameType === "top-level" || c.frameType === "none").length > 1;
      event.source?.postMessage({ type: others ? "others" : "updating" });
      return others ? undefined : self.skipWaiting();
    }),
  );
});
