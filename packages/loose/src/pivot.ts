import { normalise, radians, roundHalfAway, signedTurn, TURN } from "@tercio/tabletop";
import { type Base, farApart, gap, insideTable, type Table } from "./base.ts";

/** What a turning base must keep from another: nearer than `level` is too near. */
export interface Level {
  readonly base: Base;
  readonly level: number;
}

/** Turned step by step, of which none brings any part of the rim this much nearer to anything (0.01 mm). */
const STEP = 0.5;

/**
 * What turning on the spot counts as moved: nothing for a round base, for an oval the way of the end of its longer half
 * (0.01 mm, a real number), by the shorter way round.
 */
export function pivotLength(base: Base, facing: number): number {
  if (base.shape.kind === "round") return 0;
  return (Math.max(base.shape.length, base.shape.width) / 2) * radians(Math.abs(signedTurn(facing - base.facing)));
}

/** Whether a base may turn by `turn` on its spot and be too near to nothing, and on the table, all the while. */
function mayTurn(base: Base, turn: number, levels: readonly Level[], table: Table): boolean {
  if (base.shape.kind === "round" || turn === 0) return true;
  const sense = turn < 0 ? -1 : 1;
  const size = Math.abs(turn);
  // It reaches farthest to a side where its length or width points there.
  const askew = normalise(sense * base.facing) % (TURN / 4);
  for (let at = TURN / 4 - askew; at < size; at += TURN / 4)
    if (!insideTable({ ...base, facing: normalise(base.facing + sense * at) }, table)) return false;
  // No point of the border comes nearer to anything, in its direction, by more than this for a radian.
  const speed = Math.abs(base.shape.length - base.shape.width) / 2;
  for (const { base: other, level } of levels) {
    if (farApart(base, other, level)) continue;
    for (let at = 0; at < size; ) {
      const away = gap({ ...base, facing: normalise(base.facing + sense * at) }, other) - level;
      if (away < -STEP) return false;
      const step = Math.floor((away + STEP) / (speed * radians(1)));
      at += Math.max(step, 1);
    }
  }
  return true;
}

/**
 * Whether a base may turn to `facing` on its spot, its end included; half a turn either way round. It may come up to
 * 0.005 mm too near, which is what steps cost.
 */
export function pivotFree(base: Base, facing: number, levels: readonly Level[], table: Table): boolean {
  const turn = roundHalfAway(signedTurn(facing - base.facing));
  if (mayTurn(base, turn, levels, table)) return true;
  return Math.abs(turn) === TURN / 2 && mayTurn(base, -turn, levels, table);
}
