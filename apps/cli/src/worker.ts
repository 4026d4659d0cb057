import { simulate } from "@tercio/lab";
import { systemOf } from "./systems.ts";

/** One share of a simulation, in a thread of its own. */
export default function share(job: {
  system: string;
  first: number;
  battles: number;
  bots: "random" | "real";
  pieces?: readonly [number, number];
}): unknown {
  const { bots, pieces } = job;
  return simulate(systemOf(job.system), job.first, job.battles, { bots, ...(pieces === undefined ? {} : { pieces }) });
}
