// node tools/run.mjs tools/round-times.ts [--turns 60] : how long exact odds of a round of two regiments take, by the thirty questions of
// the bench, each asked so many times. Prints medians over the questions, in ms of CPU and by the clock: of the least of the
// first 19 turns, and of the median of all turns once the code has run (from the 13th on). The same build differs by a
// quarter from one minute to the next where others share the host, so run it several times.
import { parseArgs } from "node:util";
import { ninthAge } from "@tercio/ninth-age";
import { exactOdds } from "@tercio/odds";
import { combats } from "../packages/lab/bench/questions.ts";

const { values } = parseArgs({ options: { turns: { type: "string", default: "60" } } });
const turns = Number(values.turns);
const WARM = 12;
if (!Number.isInteger(turns) || turns < 20) throw new Error("--turns: a whole number, 20 or more");

const median = (list: readonly number[]): number => {
  const sorted = list.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
};

const questions = combats();
const cpu: number[][] = questions.map(() => []);
const clock: number[][] = questions.map(() => []);
for (let turn = 0; turn < turns; turn++)
  for (const [at, question] of questions.entries()) {
    const before = process.cpuUsage();
    const began = performance.now();
    if (!exactOdds(ninthAge, question).exact) throw new Error("too many states");
    clock[at]?.push(performance.now() - began);
    const { user, system } = process.cpuUsage(before);
    cpu[at]?.push((user + system) / 1000);
  }
const ms = (n: number): string => n.toFixed(2);
const warm = (list: readonly number[]): number => median(list.slice(WARM));
console.log(`least of the first 19 turns: ${ms(median(cpu.map((list) => Math.min(...list.slice(0, 19)))))} ms of CPU`);
console.log(`median once warm: ${ms(median(cpu.map(warm)))} ms of CPU, ${ms(median(clock.map(warm)))} by the clock`);
