// One battle by hand in the built app against the computer: tsx apps/web/e2e/hands/play.ts mouse|touch|keys GAME SEED
// [--at http://...] [--tell] [--reloads 10] [--quick: without axe] [--slower 4: CPU]. Ends with one line of JSON.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { finger, type Hand, keyboard, mouse } from "./hands.ts";
import { playOut } from "./battle.ts";
import { look } from "./seen.ts";
import { withApp } from "../served.ts";
import type { Chunk } from "@tercio/lab/chunks";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: "string" },
    tell: { type: "boolean", default: false },
    reloads: { type: "string", default: "10" },
    quick: { type: "boolean", default: false },
    slower: { type: "string", default: "1" },
  },
});
const [name = "mouse", game = "", seed = "1"] = positionals;

const looks = {
  mouse: { viewport: { width: 1366, height: 768 }, locale: "en-GB", colorScheme: "light" },
  touch: {
    viewport: { width: 390, height: 844 },
    locale: "fr-FR",
    colorScheme: "dark",
    hasTouch: true,
    isMobile: true,
  },
  keys: { viewport: { width: 1440, height: 900 }, locale: "en-GB", colorScheme: "light" },
} as const;

/** Against the computer, from the first screen; another game from the dialog of a new battle. */
async function begin(page: Page, hand: Hand): Promise<void> {
  await page.waitForSelector("#versus");
  if (game === "") {
    await hand.press("#versus");
    return;
  }
  // In a wide window the button itself, in a narrow one what is behind the menu's.
  await page.waitForSelector("#new:visible, .menu-toggle:visible");
  if (!(await page.locator("#new").isVisible())) await hand.press(".menu-toggle");
  await hand.press("#new");
  await page.waitForSelector("#choose-game");
  await hand.choose("#choose-game", game);
  await hand.press("#start");
}

const told: Chunk = await (async () => {
  let chunk: Chunk | undefined;
  await withApp(values.at, async (browser, at) => {
    const context = await browser.newContext({
      ...looks[name as keyof typeof looks],
      serviceWorkers: "block",
      acceptDownloads: true,
    });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    // A compiler's helper that functions sent into the page may name.
    await page.addInitScript("globalThis.__name ??= (f) => f");
    // What happens is there at once, until a pace is chosen.
    await page.addInitScript('if (localStorage.getItem("tempo") === null) localStorage.setItem("tempo", "instant")');
    // The same battle each time, as far as the computer takes its time for it.
    await page.addInitScript(
      `{ let n = ${Number(seed) * 1000}; crypto.getRandomValues = (list) => (list.fill(0), (list[0] = ++n), list); }`,
    );
    const faults: string[] = [];
    const heard = (told: string): void => {
      faults.push(told);
      // Where the battle breaks off, this says why.
      console.error(`HEARD ${told}`);
    };
    page.on("pageerror", (e) => heard(`page: ${e.stack ?? e.message}`));
    page.on("console", (m) => {
      if (["error", "warning"].includes(m.type()) && !m.text().endsWith("blocked by Playwright"))
        heard(`console: ${m.text()}`);
    });
    const by = await context.newCDPSession(page);
    await by.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });
    await page.goto(at);
    const hand = name === "touch" ? await finger(page) : name === "keys" ? keyboard(page) : mouse(page);
    await begin(page, hand);
    await page.waitForSelector('.prompt:not([data-asked="who"])');
    const first = await look(page);
    const played = await playOut(page, hand, {
      seed: Number(seed),
      reloads: Number(values.reloads),
      curious: 18,
      paces: true,
      looks: !values.quick,
      folder: join(".cache/by-hand", `${name}-${game}-${seed}`),
      ...(values.tell ? { tell: (line: string) => console.log(line) } : {}),
    });
    console.log(JSON.stringify({ seed: first.seed, ...played }, null, 1));
    const { deeds, answers, reloads, during, abrupt, states } = played;
    chunk = {
      counted: { battles: 1, deeds, answers, reloads, during, abrupt, states: states.length },
      wrong: [...played.wrong, ...faults].map((w) => `${name} ${game}: ${w}`),
    };
  });
  return chunk as Chunk;
})();
console.log(JSON.stringify(told));
