import { keep, kept } from "./kept.ts";

const KEY = "played";

/** Has a battle been begun on this device? */
export const hasPlayed = (): boolean => kept(KEY) !== null;

export function tellPlayed(): void {
  if (!hasPlayed()) keep(KEY, "yes");
}
