import type { PlayerWord } from "@tercio/bots";
import type { Json, JsonObject } from "@tercio/kernel";
import { simulate, type Simulated } from "@tercio/lab";
import { scenarioOf, systemOf } from "./systems.ts";

/** What came of a share, and what the process that played it has used so far, in seconds of CPU, its start included. */
export interface Played {
  readonly sum: Simulated;
  readonly process: number;
  readonly cpu: number;
}

/** One share of a simulation, in a process of its own. */
export default function share(job: {
  system: string;
  first: number;
  battles: number;
  bots: PlayerWord;
  pieces?: readonly [number, number];
  scenario?: string;
  edition?: string;
  armies?: readonly Json[];
  set: JsonObject;
}): Played {
  const { armies, bots, edition, pieces, scenario, set } = job;
  const system = systemOf(job.system);
  const sum = simulate(system, job.first, job.battles, {
    bots,
    set,
    ...(armies === undefined ? {} : { armies }),
    ...(pieces === undefined ? {} : { pieces }),
    ...(edition === undefined ? {} : { edition }),
    ...(scenario === undefined ? {} : { scenario: scenarioOf(system, scenario) }),
  });
  const { user, system: kernel } = process.cpuUsage();
  return { sum, process: process.pid, cpu: (user + kernel) / 1e6 };
}
