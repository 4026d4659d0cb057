// How smoothly what happens is seen in the built app: frames a second while a regiment of 25 among sixty marches about its
// corner, or reforms base by base, and the 95th percentile of their times. tsx tools/motion-frames.ts [--times 6] [--phone]
// [--at http://...]
import { parseArgs } from "node:util";
import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { sixty } from "../packages/lab/bench/drags.ts";
import { opened } from "../apps/web/e2e/opened.ts";
import { withApp } from "../apps/web/e2e/served.ts";
import { until } from "../apps/web/e2e/until.ts";

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "6" },
    phone: { type: "boolean", default: false },
    at: { type: "string" },
  },
});

/** Runs in the page: the times between frames as long as something is shown; the first is what is shown being set up. */
const WATCH = `(() => {
  const seen = (window.seen = { frames: [], first: 0, over: false });
  let was = 0;
  const frame = () => {
    const now = performance.now();
    const playing = document.querySelector(".stage[data-playing]") !== null;
    if (playing && was !== 0) seen.frames.push(now - was);
    if (!playing && was !== 0) { seen.over = true; return; }
    was = playing ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

/** One move shown from its beginning to its end, by keys: the times of its frames. */
async function shown(
  page: Page,
  unit: number,
  keys: readonly string[],
  way: string | null,
): Promise<{ readonly frames: readonly number[]; readonly cpu: number }> {
  await page.locator(`svg.board [data-piece="${unit}"]`).focus();
  await page.keyboard.press("Enter");
  if (way !== null) await page.click(`#kind-${way}`);
  await page.locator(`svg.board [data-piece="${unit}"]`).focus();
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForSelector("#confirm:enabled");
  const by = await page.context().newCDPSession(page);
  // Thread ticks: what other work on the machine takes is not counted.
  await by.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> =>
    (await by.send("Performance.getMetrics")).metrics.find((m) => m.name === "TaskDuration")?.value ?? 0;
  await page.evaluate(WATCH);
  await page.click("#confirm");
  await until(page, "window.seen.frames.length > 2");
  const [before, from] = [await spent(), (await page.evaluate("window.seen.frames.length")) as number];
  await until(page, "window.seen.over");
  const frames = (await page.evaluate("window.seen.frames")) as readonly number[];
  const cpu = (1000 * ((await spent()) - before)) / Math.max(1, frames.length - from);
  await by.detach();
  return { frames, cpu };
}

const moves = [
  { name: "a march about its corner", keys: [...Array.from({ length: 8 }, () => "]"), "Shift+ArrowUp"], way: "march" },
  { name: "a reform, base by base", keys: ["."], way: null },
] as const;

await withApp(values.at, async (browser, at) => {
  const viewport = values.phone ? { width: 390, height: 844 } : { width: 1366, height: 768 };
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript('localStorage.setItem("tempo", "slow")');
  await page.goto(at);
  await page.click("#hotseat");
  await opened(page, JSON.stringify({ system: ninthAge.id, scene: sixty, script: [] }));
  await page.waitForSelector('.prompt[data-asked="move"]');
  for (const { name, keys, way } of moves) {
    const frames: number[] = [];
    const cpu: number[] = [];
    for (let i = 0; i <= Number(values.times); i++) {
      const seen = await shown(page, i % 10, keys, way);
      // The first time warms it up.
      if (i > 0) {
        frames.push(...seen.frames);
        cpu.push(seen.cpu);
      }
      await page.click("#undo");
    }
    const seconds = frames.reduce((sum, f) => sum + f, 0) / 1000;
    frames.sort((a, b) => a - b);
    const share = (part: number): string => (frames[Math.floor((frames.length - 1) * part)] ?? 0).toFixed(1);
    console.log(
      `60 units, 1,500 models, ${name}: ${(frames.length / seconds).toFixed(1)} frames a second, ${share(0.5)} ms median, ${share(0.95)} ms 95th percentile, ${share(1)} ms longest, ${frames.length} frames; CPU of the page for each, ms: ${(cpu.reduce((sum, c) => sum + c, 0) / cpu.length).toFixed(1)}`,
    );
  }
});
