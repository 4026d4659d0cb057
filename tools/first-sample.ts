// How long a player of the built app waits for the first sampled odds: from the moment a combat of five units is asked
// about to the first number with its ± in the panel. tsx tools/first-sample.ts [--times 5]
import { parseArgs } from "node:util";
import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { opened } from "../apps/web/e2e/opened.ts";
import { withApp } from "../apps/web/e2e/served.ts";

const { values } = parseArgs({ options: { times: { type: "string", default: "5" }, at: { type: "string" } } });

/**
 * Runs in the page before the app: writes down when something else is asked than before, and when a number with its ±
 * stands there for the first time since.
 */
const WATCH = `(() => {
  const seen = (window.seen = { asked: null, sampled: null });
  let was = "";
  new MutationObserver(() => {
    const app = document.querySelector(".app");
    const now = app === null || document.querySelector(".prompt .what") === null ? "" : app.dataset.seed + " " + app.dataset.answers;
    if (now !== was && now !== "") [was, seen.asked, seen.sampled] = [now, performance.now(), null];
    const told = document.querySelector(".odds .bars .n");
    if (seen.sampled === null && told !== null && told.textContent.includes("±")) seen.sampled = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()`;

/** Milliseconds from question to number, once both stand there. */
async function waited(page: Page): Promise<number> {
  const both = await page.waitForFunction(() => {
    const { asked, sampled } = (globalThis as unknown as { seen: { asked: number | null; sampled: number | null } })
      .seen;
    return asked !== null && sampled !== null && sampled > asked ? sampled - asked : null;
  });
  return (await both.jsonValue()) as number;
}

const five = ninthAge.rules.scenarios().find((s) => s.id === "many-in-one-combat");
if (five === undefined) throw new Error("no such scenario");
const text = JSON.stringify({ system: ninthAge.id, scenario: five.scenario, seed: 1, script: [] });
await withApp(values.at, async (browser, at) => {
  const times: { readonly [kind: string]: number[] } = { "in a battle under way": [], "on opening the app again": [] };
  for (let i = 0; i < Number(values.times); i++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await page.goto(at);
    await page.click("#hotseat");
    await page.waitForSelector('.odds[aria-busy="false"], #roll:enabled');
    await opened(page, text);
    times["in a battle under way"]?.push(await waited(page));
    // It is kept a moment after it has been opened.
    await page.waitForTimeout(2_000);
    await page.reload();
    times["on opening the app again"]?.push(await waited(page));
    await context.close();
  }
  for (const [kind, list] of Object.entries(times)) {
    const sorted = list.map(Math.round).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(`${kind}: ${median} ms, the median of ${sorted.length} (${sorted[0]} to ${sorted.at(-1)})`);
  }
});
