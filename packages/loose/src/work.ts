/**
 * What looking for places has cost since the process began, by the points sought on borders: the same on every machine. Only what is
 * added while something is asked means anything.
 */
export const work = { done: 0 };
