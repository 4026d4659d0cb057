import { normalise, radians, roundHalfAway, signedTurn, TURN } from "@tercio/tabletop";
import { type Base, extent, farApart, gap, insideTable, type Table } from "./base.ts";
import { outerRadius } from "./corners.ts";

/** What a turning base must keep from another: nearer than `level` is too near. */
export interface Level {
  readonly base: Base;
  readonly level: number;
}

/** Turned step by step, of which none brings any part of the rim this much nearer to anything (0.01 mm). */
const STEP = 0.5;

/**
 * What turning on the spot counts as moved: nothing for a round base, for an oval the way of the end of its longer half,
 * for a rectangle that of a corner (0.01 mm, a real number), by the shorter way round.
 */
export function pivotLength(base: Base, facing: number): number {
  if (base.shape.kind === "round") return 0;
  return outerRadius(base.shape) * radians(Math.abs(signedTurn(facing - base.facing)));
}

/** Whether a base may turn by `turn` on its spot and be too near to nothing, and on the table, all the while. */
function mayTurn(base: Base, turn: number, levels: readonly Level[], table: Table): boolean {
  if (base.shape.kind === "round" || turn === 0) return true;
  const sense = turn < 0 ? -1 : 1;
  const size = Math.abs(turn);
  const turned = (at: number): Base => ({ ...base, facing: normalise(base.facing + sense * at) });
  // No point of the border comes nearer to anything, in its direction, by more than this for a radian.
  const rectangular = base.shape.kind === "rectangle";
  const speed = rectangular ? outerRadius(base.shape) : Math.abs(base.shape.length - base.shape.width) / 2;
  const keeps = (away: (b: Base) => number): boolean => {
    for (let at = 0; at < size; ) {
      const left = away(turned(at));
      if (left < -STEP) return false;
      at += Math.max(Math.floor((left + STEP) / (speed * radians(1))), 1);
    }
    return true;
  };
  if (rectangular) {
    if (!keeps((b) => roomAt(b, table))) return false;
  } else {
    // It reaches farthest to a side where its length or width points there.
    const askew = normalise(sense * base.facing) % (TURN / 4);
    for (let at = TURN / 4 - askew; at < size; at += TURN / 4) if (!insideTable(turned(at), table)) return false;
  }
  return levels.every(({ base: other, level }) => farApart(base, other, level) || keeps((b) => gap(b, other) - level));
}

/** How far a base is from the nearest edge of the table, negative where it sticks out. */
function roomAt(b: Base, table: Table): number {
  const { east, north } = extent(b);
  return Math.min(table.width / 2 - Math.abs(b.x) - east, table.depth / 2 - Math.abs(b.y) - north);
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
