import type { Page } from "playwright-core";
import { PATIENCE } from "./browser.ts";

/** Runs in the page: is the battle that is open on the shelf with every answer given so far? */
const WRITTEN = `(async () => {
  const done = (request) =>
    new Promise((told, failed) => {
      request.onsuccess = () => told(request.result);
      request.onerror = () => failed(request.error);
    });
  const { seed, answers } = document.querySelector(".app").dataset;
  const store = await done(indexedDB.open("tercio"));
  const volumes = await done(store.transaction("volumes").objectStore("volumes").getAll());
  store.close();
  return volumes.some((v) => String(v.seed) === seed && String(v.answers) === answers);
})()`;

/** Until everything played so far is on the shelf: the app writes a moment after the last answer. @throws where it never is */
export async function kept(page: Page): Promise<void> {
  // Asked again from here: a promise is true enough for waitForFunction, whatever comes of it.
  const until = Date.now() + PATIENCE;
  while ((await page.evaluate(WRITTEN)) !== true) {
    if (Date.now() > until) throw new Error("what was played is not kept");
    await page.waitForTimeout(50);
  }
}
