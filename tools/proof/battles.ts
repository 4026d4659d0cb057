import type { Chunk, Counted, Proof } from "./kind.ts";

interface Simulated {
  readonly battles: number;
  readonly finished: number;
  readonly violations: number;
  readonly unexplainedRefusals: number;
  readonly perBattle: { readonly [kind: string]: number };
}

/** Battles a chunk. */
const EACH = 10;
const KINDS = ["chargesDeclared", "chargesArrived", "combatRounds"] as const;

function read(out: string): Chunk {
  const r = JSON.parse(out) as Simulated;
  const counted: { [what: string]: number } = {
    battles: EACH,
    finished: r.finished,
    violations: r.violations,
    unexplained: r.unexplainedRefusals,
  };
  for (const kind of KINDS) counted[kind] = Math.round((r.perBattle[kind] ?? 0) * r.finished);
  const well = r.finished === EACH && r.violations === 0 && r.unexplainedRefusals === 0;
  return { counted, wrong: well ? [] : [out.slice(0, 2000)] };
}

function line(c: Counted): string {
  const mean = (kind: string): string => ((c[kind] ?? 0) / Math.max(1, c["finished"] ?? 0)).toFixed(1);
  return `${c["finished"]} of ${c["battles"]} finished, ${c["violations"]} violations, ${c["unexplained"]} unexplained refusals; per battle ${mean("chargesDeclared")} charges declared, ${mean("chargesArrived")} arrived, ${mean("combatRounds")} rounds of combat`;
}

const battles = (id: string, title: string, count: number, system: string, more: readonly string[] = []): Proof => ({
  id,
  title,
  chunks: count / EACH,
  command: (chunk) => [
    ...["node", "apps/cli/bin/tercio.mjs", "simulate", "--system", system, "--battles", String(EACH)],
    ...["--seed", String(1 + chunk * EACH), ...more, "--json"],
  ],
  read,
  line,
});

export const battleProofs: readonly Proof[] = [
  battles("battles", "Random battles of the starter armies", 200, "ninth-age"),
  battles("armies", "Random legal armies of 3 to 20 units a side", 300, "ninth-age", ["--random-armies", "3-20"]),
  battles("crowds", "Random legal armies of 20 to 30 units a side", 50, "ninth-age", ["--random-armies", "20-30"]),
  battles("old-world", "Random combats of The Old World", 1000, "old-world"),
];
