import { telling } from "@tercio/kernel";

/** Writes one line of the log. */
export const tell = telling<string>();
