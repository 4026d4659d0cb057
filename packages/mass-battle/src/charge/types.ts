import type { Block, Point } from "@tercio/tabletop";
import type { Chirality, Facing, Placement } from "../facing.ts";
import type { Formation } from "../formation.ts";
import type { Table } from "../move.ts";
import type { MovePath } from "../path.ts";

/** A unit or feature that a charger may neither pass through nor stand on. */
export interface ChargeObstacle {
  readonly id: number;
  readonly kind: "friend" | "enemy" | "impassable";
  readonly shape: Block;
}

/** Another charger of the same target that has still to move; what is not said here is as in the question. */
export interface ChargeMate {
  /** Its id among the obstacles of the question, as long as it stands where it is. */
  readonly id: number;
  readonly charger: Placement;
  readonly chargerFormation: Formation;
  /** The facing of the target that it contacts, fixed when its charge was declared. */
  readonly facing: Facing;
  readonly mayWheel: boolean;
  /** Longest way of its charge; left out: as long as it needs. */
  readonly maximum?: number;
  /** As in the question. */
  readonly passes?: readonly number[];
}

/** By what a contact can be better: fewer other enemies, more room for chargers to come, more models in base contact. */
export type ContactPriority = "fewest-enemies" | "most-chargers" | "most-models";

/** What is asked about one charge. Lengths in 0.01 mm. */
export interface ChargeQuestion {
  readonly charger: Placement;
  readonly chargerFormation: Formation;
  readonly target: Placement;
  readonly targetFormation: Formation;
  /** The facing of the target to be contacted, fixed when the charge was declared. */
  readonly facing: Facing;
  /** Longest way of the charge; left out: as long as it needs. */
  readonly maximum?: number;
  /** Everyone but the charger and the target. */
  readonly obstacles: readonly ChargeObstacle[];
  /** Ids of obstacles that are in contact with this facing already. */
  readonly inContact: readonly number[];
  /**
   * Chargers of the same target that move later and will reach it: room is left for as many of them as possible, and the
   * models in base contact are counted for all of them together. They stand among the obstacles too, under the same ids.
   */
  readonly mates?: readonly ChargeMate[];
  /** What the charge must see to, the most important first. */
  readonly priorities: readonly ContactPriority[];
  /** Whether the charger may wheel at all. */
  readonly mayWheel: boolean;
  /** Whether obstacles matter only at the end of the move. */
  readonly passesOver: boolean;
  /** Ids of obstacles that matter only at the end of the move: the charger begins it among them. */
  readonly passes?: readonly number[];
  /** Whether the target may be turned where the charger cannot align. */
  readonly targetMayTurn: boolean;
  readonly table: Table | null;
  readonly chirality: Chirality;
}

/** A question of which nothing is left out. */
export type Asked = Required<ChargeQuestion>;

export function asked(q: ChargeQuestion): Asked {
  return {
    charger: q.charger,
    chargerFormation: q.chargerFormation,
    target: q.target,
    targetFormation: q.targetFormation,
    facing: q.facing,
    maximum: q.maximum ?? Infinity,
    obstacles: q.obstacles,
    inContact: q.inContact,
    mates: q.mates ?? [],
    priorities: q.priorities,
    mayWheel: q.mayWheel,
    passesOver: q.passesOver,
    passes: q.passes ?? [],
    targetMayTurn: q.targetMayTurn,
    table: q.table,
    chirality: q.chirality,
  };
}

/**
 * The question among others, or with others to come. Every field is written out, as in all that a search makes by the thousand: V8 gives
 * copies by spread a shape each, and code that meets more than four shapes is slow.
 */
export const among = (q: Asked, obstacles: Asked["obstacles"], mates: Asked["mates"] = q.mates): Asked => ({
  charger: q.charger,
  chargerFormation: q.chargerFormation,
  target: q.target,
  targetFormation: q.targetFormation,
  facing: q.facing,
  maximum: q.maximum,
  obstacles,
  inContact: q.inContact,
  mates,
  priorities: q.priorities,
  mayWheel: q.mayWheel,
  passesOver: q.passesOver,
  passes: q.passes,
  targetMayTurn: q.targetMayTurn,
  table: q.table,
  chirality: q.chirality,
});

/** One way to bring a charge home. */
export interface Charge {
  /** Straight, wheel, straight, as far as each is needed; ends where the front touches the target. */
  readonly path: MovePath;
  /** Where it touches first, about which the charger turns. Whole 0.01 mm. */
  readonly contactPoint: Point;
  /** The free turn to align, 1/65536 turns, positive clockwise. */
  readonly align: number;
  /** Where the charger stands aligned. */
  readonly end: Placement;
  /** The offset of the contact on record, see `Contact`: the charger's front against the facing. */
  readonly offset: number;
  /** Way of the charge: both straight parts and the outer corner's arc, rounded up. */
  readonly distance: number;
  /** Models in base contact: the charger's, and those of the target that no earlier charger touches. */
  readonly modelsInContact: { readonly own: number; readonly theirs: number };
  /** Ids of other enemies in contact, in the order of the question. */
  readonly otherEnemies: readonly number[];
  /** How many of the chargers to come still find room. */
  readonly roomFor: number;
  /** The turn of the target, 1/65536 turns, positive clockwise; 0 nearly always. */
  readonly rotateTarget: number;
  /** Where the target stands afterwards. */
  readonly target: Placement;
}

/**
 * Offsets along the facing (as in {@link Charge.offset}, both ends included, `from` <= `to`) to which a charge leads and
 * which are all worth the same; `chargeAt` gives the charge to any of them. One place alone has `from` = `to`.
 */
export interface ChargeStretch {
  readonly from: number;
  readonly to: number;
  /** The charge with the shortest way that ends in it. */
  readonly best: Charge;
}

/** What a search that was ended early may have missed: other places that are just as good, or better ones too. */
export type Missing = "nothing" | "as good" | "better";

/** All the best places for a charge. Plain data. */
export interface ChargePlaces {
  /** Everywhere it may end, by the question's priorities: the stretch with the shortest way first. Empty: no charge. */
  readonly stretches: readonly ChargeStretch[];
  /** The charge with the shortest way of all of them; null when there is none. */
  readonly best: Charge | null;
  /** Ids of mates of whom no account was taken, because so many cannot all be weighed together; nearly always nobody. */
  readonly unheeded: readonly number[];
  /** What was not looked at any more, where several that have still to come have too many orders; nearly always nothing. */
  readonly missing: Missing;
}
