/** Geometry of rank-and-file formations: pure functions with parameters, no sequences, no game's name. */
export {
  alignAbout,
  type Chirality,
  type Contact,
  contactOf,
  type Facing,
  type FacingLine,
  facingLine,
  nudgeIntoContact,
  type Placement,
  placeInContact,
  rectangleAt,
  type Size,
} from "./facing.ts";
export {
  boundary,
  fileOffset,
  type Formation,
  frontage,
  fullRanks,
  lastRankCount,
  type ModelPlace,
  modelPlaces,
  type Place,
  rankCount,
  rankSlots,
  ranksOf,
} from "./formation.ts";
export {
  type BaseContact,
  baseContacts,
  type EdgeModel,
  edgeModels,
  modelsInContact,
  supportersBehind,
} from "./fighting.ts";
export { type AfterCasualties, casualties, shifted } from "./casualties.ts";
export { type Followed, follow, type MovePath, type Segment } from "./path.ts";
export {
  checkPath,
  farthestModel,
  type MoveLimits,
  type MoveObstacle,
  type MoveRefusal,
  type MoveWorld,
  type PathCheck,
  type Table,
} from "./move.ts";
export { type Trimmed, trimPath } from "./trim.ts";
export { longestWay, type ReformCheck, reformCheck, reformPlacement } from "./reform.ts";
export { reachBand } from "./reach.ts";
export { type Flight, type FlightObstacle, type FlightWorld, fleePath } from "./flight.ts";
export { type TurnClearance, turnClearance } from "./turn-clearance.ts";
export {
  canCharge,
  findCharges,
  leastChargeDistance,
  type NoCharge,
  reachableOffsets,
  shortestCharge,
  whyNoCharge,
} from "./charge/find.ts";
export type { Charge, ChargeObstacle, ChargeQuestion, ComingCharger, ContactPriority } from "./charge/types.ts";
