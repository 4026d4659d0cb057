import { inject } from "vitest";
import { sizes } from "./sizes.ts";

type Size = (typeof sizes)[number];

/**
 * The windows for the so-manieth of what is alike: the narrowest, where room is least, and one of the others in turn; each that
 * there is in `npm run proof -- tests`.
 */
export const inTurn = (turn: number): readonly Size[] =>
  inject("fully") ? sizes : [sizes[0], sizes[1 + (turn % (sizes.length - 1))] as Size];

/** Of what is alike every so-manieth; all of it in `npm run proof -- tests`. */
export const some = <T>(list: readonly T[], every: number): readonly T[] =>
  inject("fully") ? list : list.filter((_, at) => at % every === 0);

/** Of ways to do the same the last; each that there is in `npm run proof -- tests`. */
export const lastOf = <T>(list: readonly T[]): readonly T[] => (inject("fully") ? list : list.slice(-1));
