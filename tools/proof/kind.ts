/** What one chunk of a proof counted: whole numbers are summed, "most …" and "least …" keep their extreme. */
export interface Counted {
  readonly [what: string]: number;
}

/** One chunk as its command told it: numbers, and what is wrong in words. */
export interface Chunk {
  readonly counted: Counted;
  readonly wrong: readonly string[];
}

/** A long proof, cut into chunks that can be run one by one, in any order, today or tomorrow. */
export interface Proof {
  readonly id: string;
  /** What it shows, as it stands in docs/proofs.md. */
  readonly title: string;
  readonly chunks: number;
  /** The command of a chunk, as typed at the root of the project. */
  readonly command: (chunk: number) => readonly string[];
  /** Folders and files that it hangs on (git's pathspecs), where it is not {@link engine}. */
  readonly sources?: readonly string[];
  /** Files beside the project without which it is skipped. */
  readonly needs?: string;
  /** What the command's output comes to; throws where it told nothing. */
  readonly read: (out: string, chunk: number) => Chunk;
  /** The figures in words. */
  readonly line: (sum: Counted) => string;
}

/**
 * What battles and odds hang on: all engine packages and who plays them. How it is said (words, the reference) and what
 * other tests claim changes no answer, die or number of a battle.
 */
export const engine: readonly string[] = [
  "packages",
  ":(exclude)packages/reference",
  ":(exclude)packages/*/src/words",
  ":(exclude,glob)packages/**/*.test.ts",
  ":(exclude)packages/systems/*/tests/expected",
  ":(exclude)packages/systems/*/tests/rule-cases",
  ":(exclude)packages/lab/bench",
  "apps/cli/src",
  "tools/proof",
  "package-lock.json",
];

/** All chunks together. */
export function summed(chunks: readonly Chunk[]): Counted {
  const sum: { [what: string]: number } = {};
  for (const { counted } of chunks)
    for (const [what, n] of Object.entries(counted)) {
      const known = sum[what];
      if (known === undefined) sum[what] = n;
      else if (what.startsWith("most ")) sum[what] = Math.max(known, n);
      else if (what.startsWith("least ")) sum[what] = Math.min(known, n);
      else sum[what] = known + n;
    }
  return sum;
}

/** The last line of an output, read as JSON. */
export function lastLine(out: string): unknown {
  const line = out.trim().split("\n").at(-1) ?? "";
  return JSON.parse(line) as unknown;
}
