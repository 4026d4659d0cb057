/** Geometry of rank-and-file formations: pure functions with parameters, no sequences, no game's name. */
export {
  bestPlacements,
  canPlace,
  type ChargeInput,
  type ChargePlacement,
  chargePlacements,
  type Facing,
  facingLine,
  flush,
} from "./charge-placements.ts";
