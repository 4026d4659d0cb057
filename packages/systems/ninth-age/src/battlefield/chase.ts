import { inForce } from "@tercio/kernel";
import { type Chase, chase as straightOn } from "@tercio/regiments";
import { rectangleOf } from "../calculation/formation.ts";
import type { NinthAge, Unit } from "../state/state.ts";
import { solids } from "./terrain.ts";
import { APART, FLUSH, others } from "./world.ts";

/** Units that do not stand in a pursuer's way as others do. */
export interface Combat {
  /** Friends of the same combat: open ground while it moves. */
  readonly open: readonly number[];
  /** Enemies that fled from that combat: obstructions, no new enemy. */
  readonly fled: readonly number[];
}

/**
 * A Pursuit or Overrun: turned to `direction`, straight for the whole distance (0.01 mm) or until something is in the way.
 * Where the pursuer cannot even turn, it stays as it is.
 */
export const chase = (game: NinthAge, u: Unit, direction: number, distance: number, combat: Combat): Chase =>
  straightOn(rectangleOf(u), direction, distance, {
    table: game,
    units: others(game, u.id).map((o) => ({
      id: o.id,
      shape: rectangleOf(o),
      enemy: o.seat !== u.seat && !combat.fled.includes(o.id),
      open: combat.open.includes(o.id),
    })),
    rocks: solids(game).map((s) => s.shape),
    apart: APART,
    apartFromRocks: APART,
    flush: FLUSH,
    leaves: inForce("t9a.rule.pursuit-off-board"),
  });
