import type { Weighing } from "./exact-odds.ts";

/** Milliseconds: how long a question is walked before a sample is taken, and when its first answer is due. */
const WALK = 13;
const DUE = 32;

/** Goes on with a question by turns until so much time has passed or nothing is left to do. */
function until(end: number, now: () => number, more: () => boolean, work: () => void): void {
  while (more() && now() < end) work();
}

/**
 * The first answer to a question, within some 50 ms: exact where that is quick, and sampled where it is not. In the smallest
 * portions: the first states and plays of a question may take milliseconds each.
 * @param now a clock, in milliseconds
 */
export function firstAnswer(weighing: Weighing, now: () => number): void {
  const start = now();
  until(
    start + WALK,
    now,
    () => weighing.walks,
    () => weighing.walk(1),
  );
  if (weighing.done) return;
  // One play at least, whatever the clock says: without any there is no answer.
  if (weighing.odds === null && weighing.plays) weighing.play(1);
  until(
    start + DUE,
    now,
    () => weighing.plays,
    () => weighing.play(1),
  );
}
