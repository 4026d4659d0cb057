/** What one chunk of a proof counted: whole numbers are summed, "most …" and "least …" keep their extreme. */
export interface Counted {
  readonly [what: string]: number;
}

/** One chunk as its command told it: numbers, and what is wrong in words. */
export interface Chunk {
  readonly counted: Counted;
  readonly wrong: readonly string[];
}

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
