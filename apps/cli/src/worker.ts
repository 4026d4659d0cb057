import type { PlayerWord } from "@tercio/bots";
import type { Json, JsonObject } from "@tercio/kernel";
import { simulate } from "@tercio/lab";
import { scenarioOf, systemOf } from "./systems.ts";

/** One share of a simulation, in a thread of its own. */
export default function share(job: {
  system: string;
  first: number;
  battles: number;
  bots: PlayerWord;
  pieces?: readonly [number, number];
  scenario?: string;
  armies?: readonly Json[];
  set: JsonObject;
}): unknown {
  const { armies, bots, pieces, scenario, set } = job;
  const system = systemOf(job.system);
  return simulate(system, job.first, job.battles, {
    bots,
    set,
    ...(armies === undefined ? {} : { armies }),
    ...(pieces === undefined ? {} : { pieces }),
    ...(scenario === undefined ? {} : { scenario: scenarioOf(system, scenario) }),
  });
}
