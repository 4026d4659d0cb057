import type { Page } from "playwright-core";
import { PATIENCE } from "./browser.ts";

/** Until everything played so far is on the shelf: the app writes a moment after the last answer. @throws where it never is */
export async function kept(page: Page): Promise<void> {
  const written = async (): Promise<boolean> => {
    const { seed, answers } = (document.querySelector(".app") as HTMLElement).dataset;
    const store = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open("tercio");
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => failed(opening.error);
    });
    const volumes = await new Promise<readonly { readonly seed: number; readonly answers: number }[]>(
      (done, failed) => {
        const reading = store.transaction("volumes").objectStore("volumes").getAll();
        reading.onsuccess = () => done(reading.result);
        reading.onerror = () => failed(reading.error);
      },
    );
    store.close();
    return volumes.some((v) => String(v.seed) === seed && String(v.answers) === answers);
  };
  // Asked again from here: a promise is true enough for waitForFunction, whatever comes of it.
  const until = Date.now() + PATIENCE;
  while (!(await page.evaluate(written))) {
    if (Date.now() > until) throw new Error("what was played is not kept");
    await page.waitForTimeout(50);
  }
}
