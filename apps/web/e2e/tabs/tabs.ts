import type { BrowserContext, CDPSession, Page } from "playwright-core";

/** A tab of the browser, as whoever only sees the page uses it. */
export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
  frozen: boolean;
}

export async function openTab(context: BrowserContext, url: string): Promise<Tab> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForSelector(".app[data-seed] .prompt[data-asked]");
  return { page, devtools, frozen: false };
}

const WHERE = `(() => {
  const { seed, answers, chain } = document.querySelector(".app").dataset;
  return { seed, answers: Number(answers), chain, asked: document.querySelector(".prompt")?.dataset.asked ?? "" };
})()`;
export interface Stands {
  readonly seed: string;
  readonly answers: number;
  /** The last hash of its record: it covers all that was played. */
  readonly chain: string;
  readonly asked: string;
}
export const stands = (tab: Tab): Promise<Stands> => tab.page.evaluate(WHERE) as Promise<Stands>;

/** Answers once, whatever is asked, with the last answer on offer or the first. @returns where the battle stands then; null where nothing could be answered */
export async function answerOnce({ page }: Tab, which: "first" | "last" = "last"): Promise<Stands | null> {
  // A tab that is not in front draws nothing, and nobody presses anything there.
  await page.bringToFront();
  const before = (await page.evaluate(WHERE)) as Stands;
  if (before.asked === "elsewhere") return null;
  for (let tries = 0; tries < 6; tries++) {
    const done = page.locator("#confirm:enabled, #roll:enabled, #end-moves:enabled").first();
    const all = page.locator(".prompt .answers button:enabled, [id^=preset-]:enabled");
    const some = which === "first" ? all.first() : all.last();
    await ((await done.count()) > 0 ? done : some).click({ timeout: 1000 }).catch(() => {});
    for (let waits = 0; waits < 10; waits++) {
      const now = (await page.evaluate(WHERE)) as Stands;
      if (now.answers > before.answers) return now;
      if (now.asked === "elsewhere") return null;
      await page.waitForTimeout(20);
    }
  }
  return null;
}

/** Takes the battle over where another tab plays it. */
export async function playHere({ page }: Tab): Promise<void> {
  const button = page.locator("#play-here");
  await page.bringToFront();
  if ((await button.count()) === 0) return;
  await button.click();
  await page.waitForSelector('.prompt:not([data-asked="elsewhere"])');
}

export async function freeze(tab: Tab, frozen: boolean): Promise<void> {
  await tab.devtools.send("Page.setWebLifecycleState", { state: frozen ? "frozen" : "active" });
  tab.frozen = frozen;
}

/** Every hash that the shelf holds, battle by battle. */
export async function shelved(page: Page): Promise<readonly (readonly string[])[]> {
  return (await page.evaluate(`(async () => {
    const done = (r) => new Promise((told, failed) => { r.onsuccess = () => told(r.result); r.onerror = () => failed(r.error); });
    const store = await done(indexedDB.open("tercio"));
    const texts = await done(store.transaction("texts").objectStore("texts").getAll());
    store.close();
    return texts.map((text) => JSON.parse(text).entries.map((e) => e.hash));
  })()`)) as readonly (readonly string[])[];
}

/** Until the shelf holds all of these, or for so many milliseconds. @returns those that it never held */
export async function missing(page: Page, hashes: ReadonlySet<string>, patience = 8000): Promise<readonly string[]> {
  for (const until = Date.now() + patience; ; ) {
    const there = new Set((await shelved(page)).flat());
    const left = [...hashes].filter((h) => !there.has(h));
    if (left.length === 0 || Date.now() > until) return left;
    await page.waitForTimeout(60);
  }
}

/** Begins a battle of two players at this screen. */
export async function begin(tab: Tab): Promise<void> {
  await tab.page.click("#hotseat");
  await tab.page.waitForSelector('.prompt:not([data-asked="who"])');
}
