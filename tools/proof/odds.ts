import type { LongRun } from "../../packages/systems/ninth-age/tests/oracle/long-run.ts";
import { lastLine, type Proof } from "./kind.ts";

/** Combats, one a chunk, and how often each is rolled. */
const COMBATS = 40;
const ROUNDS = 100_000;

export const oddsProofs: readonly Proof[] = [
  {
    id: "odds",
    title: "Random combats: exact odds against a count by hand and against rolled rounds",
    chunks: COMBATS,
    command: (chunk) => [
      ...["node", "tools/run.mjs", "packages/systems/ninth-age/tests/oracle/long-run.ts"],
      ...[String(chunk + 1), String(chunk + 1), String(ROUNDS)],
    ],
    read(out) {
      const [run] = lastLine(out) as readonly [LongRun];
      const wrong = run.difference > 1e-9 || run.tail <= 1e-6 ? [JSON.stringify(run)] : [];
      return { counted: { combats: 1, "most difference": run.difference, "least tail": run.tail }, wrong };
    },
    line: (c) =>
      `${c["combats"]} combats: largest difference from the count by hand ${(c["most difference"] ?? 1).toExponential(1)}; against ${ROUNDS.toLocaleString("en")} rounds each rolled by the engine, least exact binomial tail ${(c["least tail"] ?? 0).toExponential(1)}`,
  },
];
