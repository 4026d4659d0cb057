import type { Frame } from "@tercio/kernel";

type Stop = (top: Frame) => boolean;

/** Where a walk stops: where its question does, and where it knows what all that follows hangs on. */
export const stopsAt = (asked: Stop, known: { readonly at: Stop } | undefined): Stop =>
  known === undefined ? asked : (top) => asked(top) || known.at(top);

/**
 * Where a walk stops that goes on from a place at which games have waited for each other: there only where the question does
 * (`asked`), else it would never leave; from then on as it always stops.
 */
export function onwards(asked: Stop, stop: Stop): Stop {
  let first = true;
  return (top) => {
    const here = first;
    first = false;
    return here ? asked(top) : stop(top);
  };
}
