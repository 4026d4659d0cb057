import { there } from "@tercio/kernel";
import type { Core, OddsQuestion, RuleSystem } from "@tercio/kernel";
import { type Odds, type OddsOptions, weigh } from "@tercio/odds";

/** Nobody is told of what takes less, nor more often than so. Milliseconds. */
const PATIENCE = 2000;
const STEP = 1000;

/** Odds that may take long: on the way it is told how far they are, and where they are sampled after all, why. */
export function weighed(system: RuleSystem<Core>, question: OddsQuestion<Core>, options: OddsOptions): Odds {
  const weighing = weigh(system, question, options);
  let last = performance.now();
  let shown = false;
  const tell = (what: string): void => {
    const now = performance.now();
    if (now - last < PATIENCE) return;
    last = now;
    shown = true;
    process.stderr.write(`${process.stderr.isTTY ? "\r\u001b[K" : ""}${what}${process.stderr.isTTY ? "" : "\n"}`);
  };
  let [states, plays] = [0, 0];
  while (weighing.walks) {
    weighing.walk(STEP);
    states += STEP;
    tell(`counting: ${states.toLocaleString("en")} positions`);
  }
  while (!weighing.done) {
    weighing.play(100);
    plays += 100;
    tell(`too many positions to count; sampling: ${plays.toLocaleString("en")} plays`);
  }
  if (shown && process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  return there(weighing.odds);
}
