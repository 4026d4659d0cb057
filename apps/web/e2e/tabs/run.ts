// Random runs of several tabs with one battle in the built app: tsx apps/web/e2e/tabs/run.ts FIRST-SEED COUNT [STEPS] [--at http://...].
// Ends with one line of JSON.
import { parseArgs } from "node:util";
import { summed } from "@tercio/lab/chunks";
import { withApp } from "../served.ts";
import { randomRun, type Run } from "./random.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: "string" } } });
const [first = 1, count = 10, steps = 12] = positionals.map(Number);

const runs: Run[] = [];
await withApp(values.at, async (browser, at) => {
  for (let seed = first; seed < first + count; seed++) {
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
    context.setDefaultTimeout(60_000);
    runs.push(
      await randomRun(context, `${at}?fast`, seed, steps).catch((error: unknown) => ({
        counted: { runs: 1 },
        wrong: [`seed ${seed}: ${String(error).slice(0, 600)}`],
      })),
    );
    await context.close();
  }
});
console.log(JSON.stringify({ counted: summed(runs), wrong: runs.flatMap((r) => r.wrong) }));
