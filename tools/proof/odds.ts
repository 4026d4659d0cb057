import type { LongRun } from "../../packages/systems/ninth-age/tests/oracle/long-run.ts";
import type { Rolled } from "../../packages/lab/bench/rolled-odds.ts";
import { lastLine, type Proof } from "./kind.ts";

/** Combats, one a chunk, and how often each is rolled. */
const COMBATS = 40;
const ROUNDS = 100_000;

/** Games, and random situations of each: three a chunk. */
const GAMES = ["ninth-age", "old-world", "age-of-sigmar"] as const;
const [SITUATIONS, EACH] = [60, 3] as const;

const rolledProofs = GAMES.map(
  (game): Proof => ({
    id: `rolled-${game}`,
    title: `Random situations of ${game}: exact odds against what the engine rolls`,
    chunks: SITUATIONS / EACH,
    command: (chunk) => [
      ...["node", "tools/run.mjs", "packages/lab/bench/rolled-odds.ts", game],
      ...[String(chunk * EACH + 1), String((chunk + 1) * EACH), String(ROUNDS)],
    ],
    read(out) {
      const runs = lastLine(out) as readonly Rolled[];
      const exact = runs.filter((r) => r.exact);
      return {
        counted: {
          situations: exact.length,
          "too large": runs.length - exact.length,
          "least tail": Math.min(1, ...exact.map((r) => r.tail)),
        },
        wrong: exact.filter((r) => r.tail <= 1e-6).map((r) => JSON.stringify(r)),
      };
    },
    line: (c) =>
      `${c["situations"]} situations against ${ROUNDS.toLocaleString("en")} plays each, least exact binomial tail ${(c["least tail"] ?? 0).toExponential(1)}; ${c["too large"] ?? 0} too large to be exact`,
  }),
);

export const oddsProofs: readonly Proof[] = [
  ...rolledProofs,
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
