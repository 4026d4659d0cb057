import { describe, expect, test } from "vitest";
import { kept, theApp } from "../app.ts";
import { hasChromium } from "../browser.ts";

describe.skipIf(!hasChromium)("a page that is lent again", () => {
  const app = theApp("pages");

  test("holds nothing of who had it: no battle, no words, no window, no colours, nothing that ran before the app", async () => {
    const first = await app.open({ width: 390, height: 844, dark: true, oddless: true });
    const sends = (): Promise<string> => first.evaluate(() => Worker.prototype.postMessage.toString());
    expect(await sends()).toContain("odds");
    await first.click("#hotseat");
    await first.click("#roll");
    await kept(first);
    await first.evaluate(() => {
      localStorage.setItem("theme", "dark");
      localStorage.setItem("language", "fr");
      sessionStorage.setItem("afresh", "1");
    });
    await app.close(first);
    const second = await app.open();
    expect(second).toBe(first);
    expect(await sends()).toContain("[native code]");
    const left = await second.evaluate(() => ({
      width: innerWidth,
      dark: matchMedia("(prefers-color-scheme: dark)").matches,
      language: document.documentElement.lang,
      local: Object.keys(localStorage),
      afresh: sessionStorage.getItem("afresh"),
    }));
    // The pace at which all pages of tests begin is set before the app runs.
    expect(left).toEqual({ width: 1440, dark: false, language: "en", local: ["tempo"], afresh: null });
    // A battle that was kept would go on by itself: there would be nothing to start, for which `open` waits.
    const volumes = await second.evaluate(
      () =>
        new Promise<number>((done) => {
          const opening = indexedDB.open("tercio");
          opening.onsuccess = () => {
            const store = opening.result;
            if (!store.objectStoreNames.contains("volumes")) return done(0);
            const counting = store.transaction("volumes").objectStore("volumes").count();
            counting.onsuccess = () => done(counting.result);
          };
        }),
    );
    expect(volumes).toBe(0);
    await app.close(second);
    expect(app.faults).toEqual([]);
  });
});
