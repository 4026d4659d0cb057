import { availableParallelism } from "node:os";
import type { PlayerWord } from "@tercio/bots";
import { eventKinds, merge, pairOf, type Simulated, simulate } from "@tercio/lab";
import { SingleBar } from "cli-progress";
import Table from "cli-table3";
import type { Command } from "commander";
import { Tinypool } from "tinypool";
import { armyFrom, listsIn } from "../shared/armies.ts";
import {
  BOTS,
  botsOf,
  chosenOf,
  drawsArmies,
  piecesOf,
  editionOf,
  scenarioOf,
  systemOf,
  wholeNumber,
  Wrong,
} from "../shared/systems.ts";
import type { Played } from "../shared/worker.ts";

interface Options {
  system: string;
  battles: number;
  seed: number;
  bots: PlayerWord;
  cores?: number;
  randomArmies?: readonly [number, number];
  scenario?: string;
  edition?: string;
  pairs?: string;
  set: readonly string[];
  json?: true;
}

/** What went wrong, each with the command that plays it again. */
export function complaints(
  sum: Simulated,
  o: Pick<Options, "system" | "bots" | "randomArmies" | "scenario"> &
    Partial<Pick<Options, "set" | "pairs" | "edition">>,
): readonly string[] {
  const drawn = o.randomArmies === undefined ? "" : ` --random-armies ${o.randomArmies.join("-")}`;
  const named = o.scenario === undefined ? "" : ` --scenario ${o.scenario}`;
  const edition = o.edition === undefined ? "" : ` --edition ${o.edition}`;
  const set = (o.set ?? []).map((text) => ` --set ${text}`).join("");
  const lists = o.pairs === undefined ? [] : listsIn(o.pairs);
  const met = (seed: number): string =>
    lists.length === 0
      ? ""
      : pairOf(seed, lists.length)
          .map((at) => ` --army ${lists[at]}`)
          .join("");
  return sum.problems.map(
    (p) =>
      `seed ${p.seed}: ${p.problem}\n  npx tercio battle --system ${o.system}${edition} --seed ${p.seed} --bots ${o.bots}${drawn}${named}${met(p.seed)}${set}`,
  );
}

/**
 * How each process that plays is started. It is given one core, and its collector and compiler stay on it: as threads of
 * their own they would take a core that another process plays on. A function is compiled after fifteen times as much work
 * as usual, since each process compiles for itself; what an answer leaves behind is gone before a larger nursery is full.
 */
const ONE_CORE = [
  "--single-threaded-gc",
  "--no-concurrent-recompilation",
  "--interrupt-budget=1000000",
  "--max-semi-space-size=64",
];

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The battles asked for, and the seconds of CPU of all processes together, starting and compiling included. */
async function run(o: Options): Promise<{ readonly sum: Simulated; readonly cpu: number }> {
  const system = systemOf(o.system);
  const pieces = o.randomArmies === undefined ? {} : { pieces: o.randomArmies };
  if (o.randomArmies !== undefined) drawsArmies(system);
  if (o.scenario !== undefined && o.randomArmies !== undefined)
    throw new Wrong("give --scenario or --random-armies, not both");
  if (o.scenario !== undefined && o.set.length > 0) throw new Wrong("a scenario has its own table: leave --set out");
  if (o.pairs !== undefined && (o.scenario !== undefined || o.randomArmies !== undefined))
    throw new Wrong("lists that meet in pairs are the armies: leave --scenario and --random-armies out");
  const set = chosenOf(system, o.set);
  const edition = editionOf(system, o.edition);
  const lists = o.pairs === undefined ? [] : listsIn(o.pairs);
  const armies = await Promise.all(lists.map((path) => armyFrom(system, path, "en")));
  const met = armies.length === 0 ? {} : { armies };
  const named = o.scenario === undefined ? {} : { scenario: scenarioOf(system, o.scenario) };
  const here = availableParallelism();
  if ((o.cores ?? 1) > here)
    console.error(
      `--cores ${o.cores}: this machine has ${here}, and more would only wait for each other: ${here} are used`,
    );
  const cores = Math.min(o.cores ?? here, here, o.battles);
  if (o.battles < 20) {
    const before = ownCpu();
    const sum = simulate(system, o.seed, o.battles, { bots: o.bots, set, ...edition, ...pieces, ...named, ...met });
    return { sum, cpu: ownCpu() - before };
  }
  const before = ownCpu();
  const pool = new Tinypool({
    // Beside this module in the bundle that is running: see bin/tercio.mjs.
    filename: new URL("./worker.mjs", import.meta.url).href,
    runtime: "child_process",
    execArgv: ONE_CORE,
    env: process.env as Record<string, string>,
    minThreads: cores,
    maxThreads: cores,
  });
  const bar = new SingleBar({
    format: "{bar} {value}/{total} battles",
    clearOnComplete: true,
    noTTYOutput: false,
    stream: process.stderr,
  });
  bar.start(o.battles, 0);
  const jobs: Promise<Simulated>[] = [];
  const used = new Map<number, number>();
  const job = { system: o.system, bots: o.bots, scenario: o.scenario, set, ...edition, ...pieces, ...met };
  for (let at = 0, battles = 0; at < o.battles; at += battles) {
    // Small shares, and smaller and smaller ones at the end: nobody waits longer for the last than for one battle.
    battles = Math.max(1, Math.min(10, Math.floor((o.battles - at) / (cores * 3))));
    const now = battles;
    jobs.push(
      (pool.run({ ...job, first: o.seed + at, battles }) as Promise<Played>).then(({ sum, process: by, cpu }) => {
        bar.increment(now);
        used.set(by, cpu);
        return sum;
      }),
    );
  }
  // In the order of the seeds, whoever finished first.
  const parts = await Promise.all(jobs).finally(async () => {
    bar.stop();
    await pool.destroy();
  });
  return { sum: parts.reduce(merge), cpu: [...used.values()].reduce((all, one) => all + one, ownCpu() - before) };
}

export function simulateCommand(command: Command): void {
  command
    .requiredOption("--system <id>", "rule system")
    .option("--edition <id>", "edition of the game; its usual one unless given")
    .option("--battles <n>", "how many", wholeNumber("battles", 1, 1_000_000), 100)
    .option("--seed <n>", "first seed", wholeNumber("seed", 0, 0xffffffff), 1)
    .option("--bots <player>", `who plays: ${BOTS}`, botsOf, "random")
    .option("--random-armies <units>", "random armies of so many units a side, such as 3-20", piecesOf)
    .option("--scenario <id>", "a battle by name, instead of the starter")
    .option("--pairs <folder>", "the lists of a folder, each against each other and itself, one pair a seed")
    .option(
      "--set <field=value>",
      "what may be chosen before a battle, such as a table; a wrong field lists what there is",
      (value: string, all: readonly string[]) => [...all, value],
      [],
    )
    .option(
      "--cores <n>",
      "processes, each on a core of its own; default: as many as there are cores",
      wholeNumber("cores", 1, 1024),
    )
    .option("--json", "one JSON object")
    .action(async (o: Options) => {
      const started = performance.now();
      // What the clock says depends on who else works here.
      const { sum, cpu } = await run(o);
      const wall = (performance.now() - started) / 1000;
      const report = {
        system: o.system,
        battles: sum.battles,
        finished: sum.finished,
        violations: sum.violations,
        unexplainedRefusals: sum.unexplainedRefusals,
        secondsPerBattle: sum.seconds / sum.battles,
        battlesPerCpuSecond: sum.battles / cpu,
        battlesPerSecond: sum.battles / wall,
        answersPerBattle: sum.answers / sum.battles,
        events: sum.events,
        neverOccurred: eventKinds(systemOf(o.system)).filter((kind) => sum.events[kind] === undefined),
        byRule: sum.byRule,
        dice: sum.dice,
        perBattle: Object.fromEntries(Object.entries(sum.events).map(([k, n]) => [k, n / sum.battles])),
        problems: sum.problems,
      };
      if (o.json === true) console.log(JSON.stringify(report, null, 2));
      else {
        const table = new Table({ head: ["what", "in all", "per battle"] });
        for (const kind of Object.keys(sum.events).sort())
          table.push([kind, sum.events[kind] ?? 0, ((sum.events[kind] ?? 0) / sum.battles).toFixed(2)]);
        console.log(table.toString());
        if (report.neverOccurred.length > 0) console.log(`never occurred: ${report.neverOccurred.join(", ")}`);
        console.log(
          `${sum.finished} of ${sum.battles} battles finished, ${sum.violations} violations, ${sum.unexplainedRefusals} unexplained refusals, ${(sum.battles / cpu).toFixed(1)} battles a CPU second, ${(sum.battles / wall).toFixed(1)} a second`,
        );
      }
      for (const line of complaints(sum, o)) console.error(line);
      if (sum.violations > 0 || sum.unexplainedRefusals > 0 || sum.finished < sum.battles) process.exitCode = 1;
    });
}
