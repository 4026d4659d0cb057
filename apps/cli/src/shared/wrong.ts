import { briefly } from "@tercio/kernel";

/** Longer words than any path or name are repeated only in part, and lines as far as they are read. */
const MOST_WORD = 300;
const MOST_LINE = 2000;
const WORDS = new RegExp(`\\S{${MOST_WORD + 1},}`, "g");

/** What is said of what somebody typed or a file holds, in lines that can be read. */
export const readable = (said: string): string =>
  said
    .split("\n")
    .map((line) => line.replaceAll(WORDS, (word) => briefly(word)))
    .map((line) => (line.length > MOST_LINE ? `${line.slice(0, MOST_LINE)}…` : line))
    .join("\n");

/** A fault of the caller: one clear line and exit code 2. */
export class Wrong extends Error {
  constructor(said: string) {
    super(readable(said));
  }
}
