// How smoothly a unit follows the mouse in the built app: frames a second while it is dragged, the 95th percentile of their
// times, and how often the ghost came to another place. Thirty loose models; with --crowd a regiment among forty units and
// twenty Terrain Features; with --sixty among sixty units of 1,500 models. tsx tools/drag-frames.ts
// [--models 30] [--crowd] [--sixty] [--seconds 4] [--times 3] [--ways keep,line] [--phone] [--at http://...]
import { parseArgs } from "node:util";
import { ageOfSigmar } from "@tercio/age-of-sigmar";
import { ninthAge } from "@tercio/ninth-age";
import type { Page } from "playwright-core";
import { crowd, opening, sceneOf, sixty } from "../packages/lab/bench/drags.ts";
import { opened } from "../apps/web/e2e/opened.ts";
import { withApp } from "../apps/web/e2e/served.ts";

const { values } = parseArgs({
  options: {
    models: { type: "string", default: "30" },
    seconds: { type: "string", default: "4" },
    times: { type: "string", default: "3" },
    ways: { type: "string" },
    crowd: { type: "boolean", default: false },
    sixty: { type: "boolean", default: false },
    phone: { type: "boolean", default: false },
    at: { type: "string" },
  },
});

/** A hand moves a mouse that often, milliseconds. */
const EVERY = 8;

interface Frames {
  readonly frames: readonly number[];
  readonly ghosts: number;
}

/** CPU seconds of the page's own thread: all, scripts, style and layout. */
const PARTS = ["TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration"] as const;
type Spent = { readonly [part in (typeof PARTS)[number]]: number };

/** Runs in the page: the times between frames from now on, and how often the ghost has another place or shape. */
const WATCH = `(() => {
  const seen = (window.seen = { frames: [], ghosts: 0, ends: false });
  let was = performance.now();
  let shape = "";
  const frame = () => {
    if (seen.ends) return;
    const now = performance.now();
    seen.frames.push(now - was);
    was = now;
    const ghost = document.querySelector("[data-ghost]");
    const is = ghost === null ? "" : ghost.getAttribute("transform") + ghost.querySelector(".shape").getAttribute("d");
    if (is !== shape) [shape, seen.ghosts] = [is, seen.ghosts + 1];
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Once round by the mouse: ahead, into friends, to the enemy, back. Nobody waits for the page to keep up. */
async function dragged(page: Page, seconds: number): Promise<Frames & { readonly spent: Spent }> {
  const box = await page.locator('svg.board [data-piece="0"] .hull').boundingBox();
  if (box === null) throw new Error("the unit is not drawn");
  const { width } = (await page.locator("svg.board").boundingBox()) ?? { width: 0 };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const by = await page.context().newCDPSession(page);
  const mouse = (type: string, x: number, y: number): Promise<unknown> =>
    by.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 } as never);
  // Thread ticks: what other work on the machine takes is not counted.
  await by.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<Spent> => {
    const { metrics } = await by.send("Performance.getMetrics");
    const of = (name: string): number => metrics.find((m) => m.name === name)?.value ?? 0;
    return Object.fromEntries(PARTS.map((part) => [part, of(part)])) as Spent;
  };
  await mouse("mousePressed", middle.x, middle.y);
  const before = await spent();
  await page.evaluate(WATCH);
  const start = performance.now();
  const sent: Promise<unknown>[] = [];
  for (let part = 0; part < 1; part = (performance.now() - start) / (seconds * 1000)) {
    const angle = part * 2 * Math.PI;
    const far = width * 0.16;
    sent.push(mouse("mouseMoved", middle.x + far * Math.sin(angle), middle.y - far * (1 - Math.cos(angle))));
    await pause(EVERY);
  }
  const seen = (await page.evaluate("(seen.ends = true, seen)")) as Frames;
  await Promise.all(sent);
  const after = await spent();
  await mouse("mouseReleased", middle.x, middle.y);
  await by.detach();
  return { ...seen, spent: Object.fromEntries(PARTS.map((part) => [part, after[part] - before[part]])) as Spent };
}

const models = Number(values.models);
const script = opening.map((answer) => ({ answer }));
const regiments = values.crowd || values.sixty;
const played = regiments
  ? { system: ninthAge.id, scene: values.sixty ? sixty : crowd, script: [] }
  : { system: ageOfSigmar.id, scene: sceneOf(models), script };
const ways = (values.ways ?? (regiments ? "advance,march" : "keep,line")).split(",");
const what = values.sixty
  ? "60 units, 1,500 models"
  : values.crowd
    ? "40 units, 20 features"
    : `${String(models)} models`;
await withApp(values.at, async (browser, at) => {
  const viewport = values.phone ? { width: 390, height: 844 } : { width: 1366, height: 768 };
  const context = await browser.newContext({ viewport, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(at);
  await page.click("#hotseat");
  await opened(page, JSON.stringify(played));
  await page.waitForSelector('.prompt[data-asked="move"]');
  for (const way of ways) {
    const frames: number[] = [];
    let ghosts = 0;
    let seconds = 0;
    const cpu = new Map<string, number>();
    for (let i = 0; i <= Number(values.times); i++) {
      // Of a crowd one must be taken before its ways stand there; of one unit they do.
      if (regiments) await page.locator('[data-unit="0"]').click();
      await page.keyboard.press("0");
      await page.locator(`#kind-${way}`).click();
      const seen = await dragged(page, Number(values.seconds));
      await page.keyboard.press("Escape");
      // The first time round warms it up.
      if (i === 0) continue;
      frames.push(...seen.frames);
      for (const [part, took] of Object.entries(seen.spent)) cpu.set(part, (cpu.get(part) ?? 0) + took);
      ghosts += seen.ghosts;
      seconds += seen.frames.reduce((sum, f) => sum + f, 0) / 1000;
    }
    frames.sort((a, b) => a - b);
    const share = (part: number): string => (frames[Math.floor((frames.length - 1) * part)] ?? 0).toFixed(1);
    console.log(
      `${what}, ${way}: ${(frames.length / seconds).toFixed(1)} frames a second, ${share(0.5)} ms median, ${share(0.95)} ms 95th percentile, ${share(1)} ms longest; ${(ghosts / seconds).toFixed(1)} previews a second; CPU of the page for each preview, ms: ${[...cpu].map(([part, took]) => `${part.replace("Duration", "")} ${((took * 1000) / ghosts).toFixed(1)}`).join(", ")}`,
    );
  }
});
