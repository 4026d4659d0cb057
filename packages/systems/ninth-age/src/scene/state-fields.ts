import { weaponIds } from "../book/weapons.ts";
import { type Check, oneOf, whole, yesNo } from "@tercio/rosters";
import type { Unit } from "../state/state.ts";

/** One word of a unit's `state`: what it may be, and what it is where nothing is said. */
interface StateField {
  readonly check: Check;
  readonly usual: boolean | number | string | null;
  /** The start of every phase sets it anew: a situation is told without it. */
  readonly fleeting?: true;
}

const flag: StateField = { check: yesNo, usual: false };
const moves = ["none", "pivot", "advance", "march", "reform", "charge", "failed-charge", "flee", "rally"] as const;

/**
 * Every field of a unit: null where the unit's own lines say it, else its word in `state`. A field that is new to the
 * game must be named here, so that no situation loses it.
 */
const fields: { readonly [field in keyof Required<Unit>]: StateField | null } = {
  id: null,
  outOf: null,
  seat: null,
  entry: null,
  place: null,
  x: null,
  y: null,
  facing: null,
  files: null,
  pools: null,
  standard: null,
  musician: null,
  fleeing: flag,
  shaken: flag,
  afraid: flag,
  moved: { check: oneOf(...moves), usual: "none" },
  marchTest: { check: oneOf("none", "passed", "failed"), usual: "none" },
  // The name of a unit of the scene: looked up where the units are known.
  declared: { check: () => null, usual: null },
  // Left out: the facing before which the charger stands.
  declaredFacing: { check: oneOf("front", "left", "right", "rear"), usual: null },
  redirected: flag,
  feigns: flag,
  air: flag,
  charging: flag,
  shot: flag,
  shakenUntil: { check: whole(1, 14), usual: null },
  rounds: { check: whole(0, 12), usual: 0 },
  healthAtPhaseStart: { check: whole(0, 10_000), usual: null, fleeting: true },
  lostUnengaged: { check: whole(0, 10_000), usual: 0, fleeting: true },
  panicPassed: { ...flag, fleeting: true },
  scoringLost: flag,
  noChargeIn: { check: whole(1, 12), usual: null },
  vanguarded: flag,
  special: { check: oneOf("scout", "ambush", "underground", "short-edge", "reborn"), usual: null },
  arrivedIn: { check: whole(1, 12), usual: null },
  fought: flag,
  nextSide: { check: (v, where) => (v === 1 || v === -1 ? null : whole(1, 1)(v, where)), usual: null },
};

/** The weapon that the unit's own models have chosen: it stands with their pools. */
export const weaponField: Check = oneOf(...weaponIds);

/** The words of `state`, as pairs. */
export const stateFields: readonly (readonly [keyof Unit, StateField])[] = Object.entries(fields).flatMap(([k, f]) =>
  f === null ? [] : [[k as keyof Unit, f] as const],
);
