import type { Change, Fairness } from "../../packages/lab/src/fair.ts";
import { unfair } from "../../packages/lab/src/fair.ts";
import { type Counted, lastLine, type Proof } from "./kind.ts";

/** Battles, and how many a chunk. */
const [BATTLES, EACH] = [200, 10] as const;
/** Of so many rolls a mean this far from zero is a fault of the judgement. */
const BOUNDS = { rolls: 50, errors: 3, points: 5 } as const;
const FIELDS = ["count", "sum", "squares"] as const;

interface Told extends Pick<Fairness, "proposals" | "illegal"> {
  readonly battles: number;
  readonly changes: { readonly [kind: string]: Change };
}

/** The changes by kind of roll out of sums such as "sum of t9a.rule.rally". */
function changesOf(c: Counted): ReadonlyMap<string, Change> {
  const kinds = Object.keys(c).flatMap((key) => (key.startsWith("count of ") ? [key.slice("count of ".length)] : []));
  return new Map(
    kinds.map((kind) => {
      const [count = 0, sum = 0, squares = 0] = FIELDS.map((field) => c[`${field} of ${kind}`]);
      return [kind, { count, sum, squares }];
    }),
  );
}

export const fairProofs: readonly Proof[] = [
  {
    id: "fair",
    title: "The judgement of The Ninth Age’s positions does not change on average when dice fall",
    chunks: BATTLES / EACH,
    command: (chunk) => [
      ...["node", "tools/run.mjs", "packages/lab/bench/fair.ts"],
      ...[String(EACH), String(60_000 + chunk * EACH), "random", "--json"],
    ],
    read(out) {
      const told = lastLine(out) as Told;
      const counted: { [what: string]: number } = {
        battles: told.battles,
        proposals: told.proposals,
        refused: told.illegal.length,
      };
      for (const [kind, change] of Object.entries(told.changes))
        for (const field of FIELDS) counted[`${field} of ${kind}`] = change[field];
      return { counted, wrong: told.illegal };
    },
    line(c) {
      const changes = changesOf(c);
      const often = [...changes.values()].filter(({ count }) => count >= BOUNDS.rolls).length;
      const off = unfair({ changes }, BOUNDS);
      return `${c["battles"]} battles, ${often} kinds of rolls seen ${BOUNDS.rolls} times or more: of ${off.length} the mean change is more than ${BOUNDS.points} points and ${BOUNDS.errors} standard errors off zero${off.length === 0 ? "" : ` (${off.join("; ")})`}; ${c["refused"]} of ${c["proposals"]} answers thought of refused`;
    },
  },
];
