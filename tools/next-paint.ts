// How soon the page paints after an input while others think: Event Timing of inputs in the built app, every 90 ms or so, while
// the computer has its turn (pace "at once" and "normal") and while odds become better beside the page. tsx tools/next-paint.ts
// [--slower 4] [--battles 3] [--only instant,normal,odds] [--units 20] [--at http://...]
import { parseArgs } from "node:util";
import { counterSource } from "@tercio/dice";
import { type JsonObject, save, startBattle } from "@tercio/kernel";
import { ninthAge } from "@tercio/ninth-age";
import { byChance } from "@tercio/testkit";
import type { Page } from "playwright-core";
import { opened } from "../apps/web/e2e/opened.ts";
import { withApp } from "../apps/web/e2e/served.ts";
import { until } from "../apps/web/e2e/until.ts";

const { values } = parseArgs({
  options: {
    slower: { type: "string", default: "1" },
    battles: { type: "string", default: "3" },
    only: { type: "string", default: "instant,normal,odds" },
    units: { type: "string" },
    at: { type: "string" },
  },
});

/** A battle in its second Game Turn that computers go on with, as a file: the starter's, or so many regiments a side. */
function ofComputers(seed: number): string {
  const units = Number(values.units ?? 0);
  const scenario = ninthAge.rules.starter();
  const side = (name: "first" | "second"): JsonObject =>
    Object.fromEntries(
      Array.from({ length: units }, (_, i) => [
        `${name} ${i}`,
        {
          side: name,
          profile: name === "first" ? "imperial-guard" : "barbarians-with-spears",
          models: 20,
          files: 5,
          at: [(i % 10) * 6.4 - 29, (name === "first" ? -1 : 1) * (8 + 5 * Math.floor(i / 10))],
          ...(name === "second" ? { facing: 180 } : {}),
        },
      ]),
    );
  const crowd = ninthAge.rules.scenes?.scenario({
    phase: "charge",
    active: "second",
    units: { ...side("first"), ...side("second") },
  });
  const seats = [
    { by: "computer", level: "level3" },
    { by: "computer", level: "level3" },
  ] as const;
  const begun = startBattle(ninthAge, units > 0 && crowd !== undefined ? crowd : scenario, seed, { seats });
  let { battle } = begun;
  const its = (b: typeof battle): boolean => b.game.gameTurn >= 2;
  if (units === 0)
    for ({ battle } of byChance({ battle, events: [] }, counterSource(seed, 3)))
      if (battle.request === null || its(battle)) break;
  return JSON.stringify(save(battle));
}

/** Runs in the page before the app: every input with what it took to the next paint, and the frames that took long. */
const WATCH = `
  window.inputs = [];
  window.longs = [];
  new PerformanceObserver((list) => {
    for (const e of list.getEntries())
      if (/^(pointerdown|pointerup|click|keydown|keyup|mousedown)$/.test(e.name))
        inputs.push({ name: e.name, at: e.startTime, took: e.duration, waited: e.processingStart - e.startTime, worked: e.processingEnd - e.processingStart });
  }).observe({ type: "event", durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries())
      longs.push({ at: e.startTime, took: e.duration, style: e.startTime + e.duration - (e.styleAndLayoutStart || e.startTime + e.duration), scripts: e.scripts.map((s) => ({ took: s.duration, by: s.invoker + " " + s.sourceFunctionName + " " + s.sourceCharPosition, layout: s.forcedStyleAndLayoutDuration })) });
  }).observe({ type: "long-animation-frame" });
`;

interface Input {
  readonly name: string;
  readonly at: number;
  readonly took: number;
  readonly waited: number;
  readonly worked: number;
}
interface Long {
  readonly at: number;
  readonly took: number;
  readonly style: number;
  readonly scripts: readonly { readonly took: number; readonly by: string; readonly layout: number }[];
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What somebody does who waits: looks things up, looks about, takes a unit in hand. None of it answers anything. */
async function fidgets(page: Page, costs: Map<string, number[]>, until: () => Promise<boolean>): Promise<number> {
  const by = await page.context().newCDPSession(page);
  // Thread ticks: what other work on the machine takes is not counted.
  await by.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> =>
    1000 * ((await by.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration")?.value ?? 0);
  let sent = 0;
  const box = (selector: string): Promise<{ x: number; y: number } | null> =>
    page.evaluate(`(() => {
      const list = [...document.querySelectorAll(${JSON.stringify(selector)})];
      const b = list[${sent} % Math.max(1, list.length)]?.getBoundingClientRect();
      return b === undefined || b.width === 0 ? null : { x: b.left + b.width / 2, y: b.top + b.height / 2 };
    })()`);
  const click = async (selector: string): Promise<void> => {
    const at = await box(selector);
    if (at !== null) await page.mouse.click(at.x, at.y);
  };
  const drag = async (): Promise<void> => {
    const b = await page.locator("svg.board").boundingBox();
    if (b === null) return;
    await page.mouse.move(b.x + 20, b.y + b.height - 20);
    await page.mouse.down();
    await page.mouse.move(b.x + 60, b.y + b.height - 40, { steps: 4 });
    await page.mouse.up();
  };
  const deeds: readonly (readonly [what: string, does: () => Promise<void>])[] = [
    ["the log", () => click("#tab-log")],
    ["reach", () => page.keyboard.press("g")],
    ["a unit", () => click("svg.board [data-piece]")],
    ["nearer", () => page.keyboard.press("+")],
    ["push the field", drag],
    ["the sequence", () => click("#tab-sequence")],
    ["arcs", () => page.keyboard.press("a")],
    ["Tab", () => page.keyboard.press("Tab")],
    ["the whole field", () => page.keyboard.press("0")],
    ["the unit", () => click("#tab-unit")],
    ["threats", () => page.keyboard.press("w")],
    ["a unit", () => click("svg.board [data-piece]")],
    ["threats", () => page.keyboard.press("w")],
    ["Escape", () => page.keyboard.press("Escape")],
  ];
  while (!(await until())) {
    const [what, does] = deeds[sent % deeds.length] as (typeof deeds)[number];
    const before = await spent();
    await page.evaluate(`void (window.deeds ??= []).push({ what: ${JSON.stringify(what)}, at: performance.now() })`);
    await does();
    await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
    costs.set(what, [...(costs.get(what) ?? []), (await spent()) - before]);
    sent++;
    await pause(90);
  }
  return sent;
}

const OVER = `document.querySelector("#rematch") !== null`;

await withApp(values.at, async (browser, at) => {
  for (const kind of values.only.split(",")) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.addInitScript(
      `if (localStorage.getItem("tempo") === null) localStorage.setItem("tempo", "${kind === "normal" ? "normal" : "instant"}")`,
    );
    await page.addInitScript(WATCH);
    await page.goto(at);
    await page.click("#hotseat");
    const by = await context.newCDPSession(page);
    let sent = 0;
    const costs = new Map<string, number[]>();
    for (let i = 0; i < Number(values.battles); i++) {
      if (kind === "odds") {
        const many = ninthAge.rules.scenarios().find((s) => s.id === "many-in-one-combat");
        if (many === undefined) throw new Error("no combat of many");
        const { battle } = startBattle(ninthAge, many.scenario, i + 1, {});
        await opened(page, JSON.stringify(save(battle)));
      } else await opened(page, ofComputers(40 + i));
      // The battle is there; its file was read before anybody waits.
      await until(page, 'document.querySelectorAll("svg.board [data-piece]").length > 1');
      await pause(400);
      await page.evaluate("void (inputs.length = 0, longs.length = 0, (window.all ??= { inputs: [], longs: [] }))");
      await by.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });
      const end = Date.now() + 20_000;
      sent += await fidgets(
        page,
        costs,
        async () => Date.now() > end || (kind !== "odds" && ((await page.evaluate(OVER)) as boolean)),
      );
      await pause(300);
      await by.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await page.evaluate("void (all.inputs.push(...inputs), all.longs.push(...longs))");
    }
    const { inputs, longs } = (await page.evaluate("all")) as {
      readonly inputs: readonly Input[];
      readonly longs: readonly Long[];
    };
    const deeds = (await page.evaluate("deeds")) as readonly { readonly what: string; readonly at: number }[];
    const byDeed = new Map<string, number[]>();
    for (const i of inputs) {
      const what = deeds.findLast((d) => d.at <= i.at)?.what ?? "?";
      byDeed.set(what, [...(byDeed.get(what) ?? []), i.took]);
    }
    // Those that took less than two frames tell nothing of themselves.
    const took = inputs.map((i) => i.took).sort((a, b) => a - b);
    const over = inputs.filter((i) => i.took > 100).sort((a, b) => b.took - a.took);
    const share = (part: number): string => (took[Math.floor((took.length - 1) * part)] ?? 0).toFixed(0);
    console.log(
      `${kind}${values.units === undefined ? "" : `, ${values.units} a side`}, CPU ${values.slower}x slower: ${sent} deeds, ${inputs.length} events of 16 ms and more; ${share(0.5)} ms median, ${share(0.95)} 95th percentile, ${share(1)} longest; over 100 ms: ${over.length}`,
    );
    console.log(
      `  the page's own CPU from the input to the next frame, median and most, ms: ${[...costs].map(([what, list]) => `${what} ${list.sort((a, b) => a - b)[list.length >> 1]?.toFixed(0)}, ${list.at(-1)?.toFixed(0)}`).join("; ")}`,
    );
    console.log(
      `  by deed, median and longest, ms: ${[...byDeed].map(([what, list]) => `${what} ${list.sort((a, b) => a - b)[list.length >> 1]?.toFixed(0)}, ${list.at(-1)?.toFixed(0)}`).join("; ")}`,
    );
    for (const i of over.slice(0, 4)) {
      console.log(
        `  ${deeds.findLast((d) => d.at <= i.at)?.what}: ${i.name} ${i.took.toFixed(0)} ms: waited ${i.waited.toFixed(0)}, worked ${i.worked.toFixed(0)}`,
      );
      for (const l of longs.filter((f) => f.at < i.at + i.took && f.at + f.took > i.at))
        console.log(
          `    frame ${l.took.toFixed(0)} ms, style and layout ${l.style.toFixed(0)}: ${l.scripts.map((s) => `${s.by} ${s.took.toFixed(0)} (${s.layout.toFixed(0)} layout)`).join("; ")}`,
        );
    }
    await context.close();
  }
});
