import type { Chunk, Counted } from "@tercio/lab/chunks";

export { type Chunk, type Counted, lastLine, summed } from "@tercio/lab/chunks";

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
